"""The yellow, orange and brown timeline cards, a scenario each."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions, bases
from weimar_tui.games.weimar.rules.events import AttemptAnnounced, CardLaidOpen, PrussiaStruck
from weimar_tui.games.weimar.rules.phases.impulse import EndImpulse, FinishCard
from weimar_tui.games.weimar.rules.position import Impulse
from weimar_tui.games.weimar.rules.runner import WeimarRunner

LARGE_SMALL = "32 22 23 31 32 31 22 31 22 32 22 22 31 23 13 32 31 22 32 31 31 42 22 32"
VALUES = {f"A{54 + n}": (int(v[0]), int(v[1])) for n, v in enumerate(LARGE_SMALL.split())}


def threats(runner: WeimarRunner, name: str) -> list[str]:
    return runner.position.cities[name].threats


def points(runner: WeimarRunner) -> tuple[int, ...]:
    """VP of SPD, KPD, Zentrum, DNVP."""
    return tuple(runner.position.vp[party] for party in ("spd", "kpd", "z", "dnvp"))


def test_values_in_the_circles() -> None:
    cards = t.table().components.cards.values()
    coloured = ("yellow", "orange", "brown")
    assert {c.id: (c.large, c.small) for c in cards if c.set in coloured} == VALUES


@pytest.mark.parametrize("card", VALUES)
def test_every_coloured_card_leaves_the_game_but_the_league(card: str) -> None:
    runner = t.table()
    runner.position.impulses.append(Impulse("spd", card))
    t.do(runner, FinishCard(card, by_event=True), EndImpulse())
    assert runner.position.discards["timeline"] == []
    assert (card in runner.position.removed) is (card != "A65")


# --- yellow, 1918 to 1923 -----------------------------------------------------------------------
def test_a54_returning_soldiers_reinforce_both_sides() -> None:
    runner = t.event(t.table(), "A54", "z")
    assert runner.position.supply["government"]["reichswehr-2"] == 2
    assert runner.position.supply["dnvp"]["freikorps-2"] == 2
    assert t.options(runner, "z") == {"O1", "O2", "O3"}
    t.answer(runner, "O3", "z")
    assert runner.position.society == ["O3"]


def test_a55_stinnes_legien_agreement() -> None:
    runner = t.event(t.table(), "A55", "kpd")
    assert t.at_rest(runner)
    assert runner.position.society == ["stinnes-legien"]
    assert runner.position.issues == {"economy-1": "0"}


def test_a56_swimming_trunks() -> None:
    runner = t.table()
    t.issues(runner, {"media-1": "0"})
    t.event(runner, "A56", "dnvp")
    t.answer(runner, "media-1:D2", "dnvp", kind="debate")
    assert runner.position.society == ["swimming-trunks"]
    assert runner.position.issues == {"media-1": "D2"}


def test_a57_eisner_murdered_with_councils_in_muenchen_kpd_moves_there() -> None:
    runner = t.table()
    t.city(runner, "muenchen", threats=["councils"])
    t.event(runner, "A57", "spd")
    t.answers(runner, "workers:supply", "soldiers:supply")
    assert runner.position.cities["muenchen"].units == {"workers": 1, "soldiers": 1}
    assert threats(runner, "muenchen") == ["councils", "unrest"]


def test_a57_eisner_murdered_without_councils_muenchen_rises() -> None:
    runner = t.table()
    t.city(runner, "muenchen", threats=["regime"])
    t.event(runner, "A57", "spd")
    assert threats(runner, "muenchen") == ["unrest", "uprising"]


def test_a57_eisner_murdered_no_uprising_while_kpd_governs() -> None:
    """A governing party's threats never enter."""
    runner = t.event(t.table(government=("spd", "kpd")), "A57", "spd")
    assert threats(runner, "muenchen") == ["unrest"]


def test_a58_murder_of_rathenau() -> None:
    runner = t.table()
    t.dice(runner, 6, 6)
    t.event(runner, "A58", "dnvp")
    t.answer(runner, "essen", "spd", kind="choose-city")
    t.answer(runner, "koeln", "z", kind="choose-city")
    assert threats(runner, "berlin") == threats(runner, "rostock") == ["unrest"]
    assert runner.position.dr_box == ["instable-state"]
    assert (bases(runner, "spd"), bases(runner, "z")) == (1, 1)


def test_a58_murder_of_rathenau_from_round_2_the_dnvp_attempts_a_coup_in_berlin() -> None:
    runner = t.table(round=2)
    t.dice(runner, 6, 6, 6, 1)
    t.event(runner, "A58", "spd")
    assert runner.position.dr_box == ["instable-state", "instable-state"]
    t.answers(runner, "freikorps-1:supply", "freikorps-2:supply")
    while "pass" in t.options(runner):
        t.answer(runner, "pass")
    (tried,) = t.happened(runner, AttemptAnnounced)
    assert (tried.party, tried.action) == ("dnvp", "coup")
    assert (tried.city, tried.modifiers) == ("berlin", (("A58", 2),))
    assert runner.position.cities["berlin"].units == {"freikorps-1": 1, "freikorps-2": 1}


def test_a59_occupation_of_the_ruhr() -> None:
    runner = t.event(t.table(), "A59", "z")
    t.answer(runner, "essen", "dnvp", kind="choose-city")
    assert runner.position.dr_box == ["violent-peace"]
    assert runner.position.vp["dnvp"] == 2
    assert threats(runner, "essen") == ["poverty", "unrest"]
    assert threats(runner, "koeln") == ["unrest"]
    assert runner.position.cities["essen"].bases == {"dnvp": 1}


def test_a59_occupation_of_the_ruhr_from_round_2_the_kpd_demonstrates() -> None:
    runner = t.event(t.table(round=2), "A59", "z")
    assert runner.position.dr_box == ["violent-peace", "violent-peace"]
    t.answers(runner, "soldiers:supply", "essen", "soldiers:supply", "essen")
    (tried,) = t.happened(runner, AttemptAnnounced)
    assert (tried.party, tried.action) == ("kpd", "demonstrate")
    assert tried.city == "essen"
    assert runner.position.cities["essen"].units == {"soldiers": 2}


def test_a60_hyperinflation() -> None:
    runner = t.table()
    t.dice(runner, 6, 6, 1, 1)
    t.event(runner, "A60", "dnvp")
    t.answer(runner, "P1", "dnvp")
    assert runner.position.dr_box == []
    assert runner.position.vp["dnvp"] == 2
    assert threats(runner, "rostock") == threats(runner, "koenigsberg") == ["unrest"]
    assert runner.position.society == ["P1"]


def test_a60_hyperinflation_from_round_2_the_kpd_rises_where_unrest_lies() -> None:
    runner = t.table(round=2)
    t.dice(runner, 6, 6, 1, 1)
    t.event(runner, "A60", "dnvp")
    assert t.options(runner, "kpd") == {"rostock", "koenigsberg"}
    t.answer(runner, "rostock", "kpd", kind="choose-city")
    assert runner.position.dr_box == ["inflation", "instable-state", "instable-state"]
    assert threats(runner, "rostock") == ["unrest", "uprising"]
    assert threats(runner, "koenigsberg") == ["unrest"]


def test_a61_hitler_putsch_with_a_figure_two_seats() -> None:
    runner = t.event(t.table(), "A61", "dnvp")
    t.answer(runner, "yes", "dnvp", kind="pay")
    assert runner.position.nsdap_track == ["dnvp"]
    assert runner.position.seats["dnvp"] == 2
    assert threats(runner, "muenchen") == ["unrest"]
    assert runner.position.dr_box == []


def test_a61_hitler_putsch_from_round_2_the_dnvp_attempts_a_coup_in_muenchen() -> None:
    runner = t.table(round=2)
    t.dice(runner, 6, 1, 1, 1, 1)
    t.event(runner, "A61", "z")
    t.answer(runner, "yes", "z", kind="pay")
    assert runner.position.dr_box == ["instable-state"]
    t.answers(runner, "freikorps-2:supply", "freikorps-1:supply")
    (tried,) = t.happened(runner, AttemptAnnounced)
    assert (tried.party, tried.action) == ("dnvp", "coup")
    assert (tried.city, tried.modifiers) == ("muenchen", (("A61", 2),))
    assert runner.position.cities["muenchen"].units == {"freikorps-1": 1, "freikorps-2": 1}


def test_a61_hitler_putsch_refused_brings_police_to_muenchen() -> None:
    runner = t.event(t.table(), "A61", "dnvp")
    t.answers(runner, "no", "police:supply", "police:supply")
    assert runner.position.nsdap_track == []
    assert runner.position.cities["muenchen"].units == {"police": 2}
    assert threats(runner, "muenchen") == ["unrest"]
    assert runner.position.dr_box == []


# --- orange, 1924 to 1928 -----------------------------------------------------------------------
def test_a62_nsdap_refounded_is_held_down_if_the_players_pay_together() -> None:
    runner = t.table()
    t.reserve(runner, spd=2, kpd=2, z=2)
    t.city(runner, "essen", threats=["unrest"])
    t.event(runner, "A62", "kpd")
    t.answer(runner, "2", "kpd", kind="pledge")
    t.answer(runner, "1", "z")
    t.answer(runner, "2", "spd")
    assert runner.position.reserve == {"spd": 0, "kpd": 0, "z": 1, "dnvp": 0}
    assert threats(runner, "essen") == []
    assert runner.position.nsdap_track == []


def test_a62_nsdap_refounded_else_the_chancellors_party_places_a_figure() -> None:
    runner = t.table()
    t.reserve(runner, spd=2, kpd=2, z=2)
    t.event(runner, "A62", "kpd")
    t.answer(runner, "2", "kpd")
    t.answer(runner, "2", "z")
    t.answer(runner, "0", "spd")
    assert runner.position.nsdap_track == ["spd"]
    assert runner.position.reserve["kpd"] == 2, "nothing is paid"


def test_a62_nsdap_refounded_without_reserve_nobody_is_asked() -> None:
    runner = t.event(t.table(), "A62", "dnvp")
    assert t.at_rest(runner)
    assert runner.position.nsdap_track == ["spd"]


def test_a63_friedrich_ebert_dies_and_a_president_is_elected() -> None:
    runner = t.table()
    t.city(runner, "berlin", bases={"dnvp": 2, "spd": 1})
    t.dice(runner, 4, 1, 2, 6)
    t.event(runner, "A63", "dnvp")
    for seat in ("dnvp", "spd", "kpd"):
        t.answer(runner, seat, "dnvp", kind="order-voting")
    for seat in ("dnvp", "spd", "kpd", "z"):
        t.answer(runner, "dnvp", seat, kind="cast-vote")
    assert runner.position.president == "dnvp"
    assert runner.position.president_card == "active"


def test_a63_friedrich_ebert_dies_only_once() -> None:
    runner = t.event(t.table(president="z", president_card="active"), "A63", "dnvp")
    assert t.at_rest(runner)
    assert runner.position.president == "z"


def test_a64_flag_dispute() -> None:
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    t.seats(runner, z=5, dnvp=5)
    t.event(runner, "A64", "spd")
    assert runner.position.issues == {"flag-dispute": "0"}
    assert (runner.position.seats["z"], runner.position.seats["dnvp"]) == (4, 5)


def test_a65_the_league_is_laid_beside_the_deck_and_can_be_negotiated() -> None:
    runner = t.event(t.table(), "A65", "dnvp")
    assert t.happened(runner, CardLaidOpen) == [CardLaidOpen("A65")]
    actions(runner, "spd", 2, "essen")
    assert "negotiate:A65" in t.options(runner)


def test_a66_ruhr_iron_dispute() -> None:
    runner = t.event(t.table(), "A66", "kpd")
    assert t.options(runner, "kpd") == {"W1", "W2", "W3", "W4"}
    t.answer(runner, "W2")
    assert threats(runner, "essen") == ["poverty", "unrest"]


def test_a67_golden_twenties() -> None:
    runner = t.table()
    t.city(runner, "rostock", threats=["poverty"])
    t.city(runner, "berlin", threats=["unrest"])
    t.dice(runner, 6, 6, 1, 1)
    t.event(runner, "A67", "z")
    t.answer(runner, "C4", "z")
    assert threats(runner, "rostock") == []
    assert threats(runner, "koenigsberg") == ["prosperity"]
    assert threats(runner, "berlin") == []


def test_a68_the_threepenny_opera() -> None:
    runner = t.table()
    t.issues(runner, {"media-1": "0"})
    t.event(runner, "A68", "kpd")
    t.answer(runner, "W2")
    assert runner.position.society == ["W2"]
    assert points(runner) == (1, 0, 0, 0), "SPD controls the DDP"


def test_a69_stresemann_dies_and_his_card_leaves_the_game() -> None:
    runner = t.table(stresemann="active", flags={"usuk": 1, "france": 1, "ussr": 0})
    t.event(runner, "A69", "dnvp")
    t.answer(runner, "france", "dnvp", kind="remove-flag")
    assert runner.position.stresemann == "out"
    assert runner.position.flags == {"usuk": 1, "france": 0, "ussr": 0}
    assert runner.position.issues == {"dvp": "0"}


# --- brown, 1929 to 1933 ------------------------------------------------------------------------
def test_a70_banking_crisis() -> None:
    runner = t.table(economy=3)
    t.dice(runner, 3, 4)
    t.event(runner, "A70", "spd")
    assert runner.position.dr_box == ["black-friday"]
    assert runner.position.economy == 2
    assert threats(runner, "berlin") == ["poverty"]


def test_a71_deflation_the_chancellor_chooses_misery_and_crisis_rolls() -> None:
    runner = t.table(government=("z", "spd"), chancellor="z")
    t.seats(runner, spd=3, z=3)
    t.event(runner, "A71", "dnvp")
    t.dice(runner, 3, 4, 6, 6, 3, 1, 6, 1)
    t.answer(runner, "1", "z", kind="choose-option")
    assert threats(runner, "berlin") == threats(runner, "rostock") == ["poverty"]
    assert (runner.position.seats["z"], runner.position.seats["spd"]) == (2, 3)
    assert runner.position.nsdap_track == []


def test_a71_deflation_or_a_figure_on_the_nsdap_track() -> None:
    runner = t.event(t.table(government=("z", "spd"), chancellor="z"), "A71", "dnvp")
    t.answer(runner, "2", "z")
    assert runner.position.nsdap_track == ["z"]


def test_a72_september_election_forces_a_figure() -> None:
    runner = t.table()
    t.seats(runner, spd=5, dnvp=4)
    t.event(runner, "A72", "z")
    assert t.at_rest(runner)
    assert runner.position.nsdap_track == ["z"]
    assert runner.position.seats == {"spd": 4, "kpd": 3, "z": 0, "dnvp": 3, "nsdap": 0}


def test_a73_bloody_may() -> None:
    runner = t.table()
    t.city(runner, "berlin", bases={"spd": 1}, units={"red-front": 1})
    t.city(runner, "essen", bases={"spd": 1}, units={"workers": 1})
    t.event(runner, "A73", "dnvp")
    t.answer(runner, "essen", "spd", kind="choose-city")
    t.answer(runner, "red-front:berlin", "kpd", kind="choose-unit")
    assert threats(runner, "berlin") == ["unrest"]
    assert runner.position.cities["essen"].bases == {}
    assert runner.position.dissolved == {"red-front": 1}


def test_a74_six_million_unemployed_forces_a_figure_of_the_chancellor() -> None:
    runner = t.table(government=("z", "spd"), chancellor="z")
    t.dice(runner, 1, 1, 6, 6)
    t.event(runner, "A74", "kpd")
    assert t.at_rest(runner)
    assert runner.position.nsdap_track == ["z"]
    assert threats(runner, "koenigsberg") == threats(runner, "rostock") == ["poverty"]


def prussia(actor: str, decision: str, **fields: object) -> WeimarRunner:
    runner = t.table(**fields)
    t.city(runner, "berlin", bases={"spd": 2, "kpd": 1})
    t.event(runner, "A75", actor)
    return t.answer(runner, decision, actor, kind="strike-on-prussia")


def test_a75_strike_on_prussia_with_a_figure() -> None:
    runner = prussia("z", "accept")
    t.answers(runner, "police:supply", "koeln", "pass")
    t.answer(runner, "kpd", "z", kind="name-opponent")
    assert runner.position.nsdap_track == ["z"]
    assert (runner.position.vp["z"], runner.position.seats["z"]) == (2, 2)
    assert runner.position.cities["berlin"].bases == {"spd": 2}


def test_a75_strike_on_prussia_refused_dnvp_does_it_without_a_figure() -> None:
    runner = prussia("spd", "refuse")
    assert t.asked(runner, "dnvp").kind == "move-unit"
    t.answer(runner, "pass", "dnvp")
    t.answer(runner, "spd", "dnvp", kind="name-opponent")
    assert runner.position.nsdap_track == []
    assert (runner.position.vp["dnvp"], runner.position.seats["dnvp"]) == (2, 2)
    assert runner.position.cities["berlin"].bases == {"spd": 1, "kpd": 1}


def test_a75_strike_on_prussia_refused_by_dnvp_nothing_happens() -> None:
    runner = prussia("dnvp", "refuse")
    assert t.at_rest(runner)
    assert points(runner) == (0, 0, 0, 0)
    assert t.happened(runner, PrussiaStruck) == [PrussiaStruck("dnvp", False)]


def test_a75_strike_on_prussia_behind_the_iron_front() -> None:
    """6.1: only the placement is cancelled."""
    runner = prussia("kpd", "accept", nsdap_shield=True)
    assert runner.position.nsdap_track == []
    assert runner.position.vp["kpd"] == 2


def test_a76_hoover_moratorium() -> None:
    runner = t.table(dr_box=["violent-peace", "poverty"])
    t.city(runner, "essen", threats=["poverty"])
    t.event(runner, "A76", "dnvp")
    t.answer(runner, "dr-box", "dnvp", kind="choose-city")
    assert runner.position.flags["usuk"] == 1
    assert runner.position.dr_box == []
    assert threats(runner, "essen") == ["poverty"]


def test_a77_cabinet_of_barons_zentrum_loses_two_seats() -> None:
    runner = t.table()
    t.seats(runner, z=3)
    t.vp(runner, z=1)
    t.event(runner, "A77", "dnvp")
    t.answer(runner, "1", "z", kind="choose-option")
    assert t.options(runner, "dnvp") == {"R1", "R2", "R3"}
    t.answer(runner, "R3", "dnvp")
    assert runner.position.seats["z"] == 1
    assert runner.position.society == ["R3"]


def test_a77_cabinet_of_barons_or_zentrum_places_a_figure() -> None:
    runner = t.table()
    t.seats(runner, z=3)
    t.society(runner, "R1", "R2")
    t.event(runner, "A77", "kpd")
    t.answer(runner, "2", "z")
    assert runner.position.nsdap_track == ["z"]
    assert runner.position.society == ["R3", "R1", "R2"], "the last one of its group"


def test_a77_cabinet_of_barons_with_one_seat_zentrum_has_to_place_it() -> None:
    """R2: fully before partly."""
    runner = t.table()
    t.seats(runner, z=1)
    t.event(runner, "A77", "kpd")
    assert runner.position.nsdap_track == ["z"]
    assert runner.position.seats["z"] == 1
