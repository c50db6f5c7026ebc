"""The yellow, orange and brown timeline cards, a scenario each."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions, bases
from weimar_tui.games.weimar.rules.events import CardLaidOpen, PrussiaStruck
from weimar_tui.games.weimar.rules.phases.impulse import EndImpulse, FinishCard
from weimar_tui.games.weimar.rules.position import Impulse
from weimar_tui.games.weimar.rules.runner import WeimarRunner

LARGE_SMALL = "32 22 23 31 32 31 22 31 22 32 22 22 31 23 13 32 31 22 32 31 31 42 22 32"
VALUES = {f"A{54 + n}": (int(v[0]), int(v[1])) for n, v in enumerate(LARGE_SMALL.split())}


def threats(play: WeimarRunner, name: str) -> list[str]:
    return play.position.cities[name].threats


def points(play: WeimarRunner) -> tuple[int, ...]:
    """VP of SPD, KPD, Zentrum, DNVP."""
    return tuple(play.position.vp[party] for party in ("spd", "kpd", "z", "dnvp"))


def test_values_in_the_circles() -> None:
    cards = t.table().components.cards.values()
    coloured = ("yellow", "orange", "brown")
    assert {c.id: (c.large, c.small) for c in cards if c.set in coloured} == VALUES


@pytest.mark.parametrize("card", VALUES)
def test_every_coloured_card_leaves_the_game_but_the_league(card: str) -> None:
    play = t.table()
    play.position.impulses.append(Impulse("spd", card))
    t.do(play, FinishCard(card, by_event=True), EndImpulse())
    assert play.position.discards["timeline"] == []
    assert (card in play.position.removed) is (card != "A65")


# --- yellow, 1918 to 1923 -----------------------------------------------------------------------
def test_a54_returning_soldiers_reinforce_both_sides() -> None:
    play = t.event(t.table(), "A54", "z")
    assert play.position.supply["government"]["reichswehr-2"] == 2
    assert play.position.supply["dnvp"]["freikorps-2"] == 2
    assert t.options(play, "z") == {"O1", "O2", "O3"}
    t.answer(play, "O3", "z")
    assert play.position.society == ["O3"]


def test_a55_stinnes_legien_agreement() -> None:
    play = t.event(t.table(), "A55", "kpd")
    assert t.at_rest(play)
    assert play.position.society == ["stinnes-legien"]
    assert play.position.issues == {"economy-1": "0"}


def test_a56_swimming_trunks() -> None:
    play = t.table()
    t.issues(play, {"media-1": "0"})
    t.event(play, "A56", "dnvp")
    t.answer(play, "media-1:D2", "dnvp", kind="debate")
    assert play.position.society == ["swimming-trunks"]
    assert play.position.issues == {"media-1": "D2"}


def test_a57_eisner_murdered_with_councils_in_muenchen_kpd_moves_there() -> None:
    play = t.table()
    t.city(play, "muenchen", threats=["councils"])
    t.event(play, "A57", "spd")
    t.answers(play, "workers:supply", "soldiers:supply")
    assert play.position.cities["muenchen"].units == {"workers": 1, "soldiers": 1}
    assert threats(play, "muenchen") == ["councils", "unrest"]


def test_a57_eisner_murdered_without_councils_muenchen_rises() -> None:
    play = t.table()
    t.city(play, "muenchen", threats=["regime"])
    t.event(play, "A57", "spd")
    assert threats(play, "muenchen") == ["unrest", "uprising"]


def test_a57_eisner_murdered_no_uprising_while_kpd_governs() -> None:
    """Ruling 31."""
    play = t.event(t.table(government=("spd", "kpd")), "A57", "spd")
    assert threats(play, "muenchen") == ["unrest"]


def test_a58_murder_of_rathenau() -> None:
    play = t.table()
    t.dice(play, 6, 6)
    t.event(play, "A58", "dnvp")
    t.answer(play, "essen", "spd", kind="choose-city")
    t.answer(play, "koeln", "z", kind="choose-city")
    assert threats(play, "berlin") == threats(play, "rostock") == ["unrest"]
    assert play.position.dr_box == ["instable-state", "instable-state"]
    assert (bases(play, "spd"), bases(play, "z")) == (1, 1)


def test_a59_occupation_of_the_ruhr() -> None:
    play = t.event(t.table(), "A59", "z")
    t.answer(play, "essen", "dnvp", kind="choose-city")
    assert play.position.dr_box == ["violent-peace", "violent-peace"]
    assert play.position.vp["dnvp"] == 2
    assert threats(play, "essen") == ["poverty", "unrest"]
    assert threats(play, "koeln") == ["unrest"]
    assert play.position.cities["essen"].bases == {"dnvp": 1}


def test_a60_hyperinflation() -> None:
    play = t.table()
    t.dice(play, 6, 6, 1, 1)
    t.event(play, "A60", "dnvp")
    t.answer(play, "P1", "dnvp")
    assert play.position.dr_box == ["inflation", "instable-state", "instable-state"]
    assert play.position.vp["dnvp"] == 2
    assert threats(play, "rostock") == threats(play, "koenigsberg") == ["unrest"]
    assert play.position.society == ["P1"]


def test_a61_hitler_putsch_with_a_figure_two_seats() -> None:
    play = t.event(t.table(), "A61", "dnvp")
    t.answer(play, "yes", "dnvp", kind="pay")
    assert play.position.nsdap_track == ["dnvp"]
    assert play.position.seats["dnvp"] == 2
    assert threats(play, "muenchen") == ["unrest"]
    assert play.position.dr_box == ["instable-state"]


def test_a61_hitler_putsch_refused_brings_police_to_muenchen() -> None:
    play = t.event(t.table(), "A61", "dnvp")
    t.answers(play, "no", "police:supply", "police:supply")
    assert play.position.nsdap_track == []
    assert play.position.cities["muenchen"].units == {"police": 2}
    assert threats(play, "muenchen") == ["unrest"]
    assert play.position.dr_box == ["instable-state"]


# --- orange, 1924 to 1928 -----------------------------------------------------------------------
def test_a62_nsdap_refounded_is_held_down_if_the_players_pay_together() -> None:
    play = t.table()
    t.reserve(play, spd=1, kpd=2, z=1)
    t.city(play, "essen", threats=["unrest"])
    t.event(play, "A62", "kpd")
    t.answer(play, "2", "kpd", kind="pledge")
    t.answer(play, "0", "z")
    t.answer(play, "1", "spd")
    assert play.position.reserve == {"spd": 0, "kpd": 0, "z": 1, "dnvp": 0}
    assert threats(play, "essen") == []
    assert play.position.nsdap_track == []


def test_a62_nsdap_refounded_else_the_chancellors_party_places_a_figure() -> None:
    play = t.table()
    t.reserve(play, spd=1, kpd=2)
    t.event(play, "A62", "kpd")
    t.answer(play, "2", "kpd")
    t.answer(play, "0", "spd")
    assert play.position.nsdap_track == ["spd"]
    assert play.position.reserve["kpd"] == 2, "nothing is paid"


def test_a62_nsdap_refounded_without_reserve_nobody_is_asked() -> None:
    play = t.event(t.table(), "A62", "dnvp")
    assert t.at_rest(play)
    assert play.position.nsdap_track == ["spd"]


def test_a63_friedrich_ebert_dies_and_a_president_is_elected() -> None:
    play = t.table()
    t.city(play, "berlin", bases={"dnvp": 2, "spd": 1})
    t.dice(play, 4, 1, 2, 6)
    t.event(play, "A63", "dnvp")
    for seat in ("dnvp", "spd", "kpd"):
        t.answer(play, seat, "dnvp", kind="order-voting")
    for seat in ("dnvp", "spd", "kpd", "z"):
        t.answer(play, "dnvp", seat, kind="cast-vote")
    assert play.position.president == "dnvp"
    assert play.position.president_card == "active"


def test_a63_friedrich_ebert_dies_only_once() -> None:
    play = t.event(t.table(president="z", president_card="active"), "A63", "dnvp")
    assert t.at_rest(play)
    assert play.position.president == "z"


def test_a64_flag_dispute() -> None:
    play = t.table(government=("z", "dnvp"), chancellor="z")
    t.seats(play, z=5, dnvp=5)
    t.event(play, "A64", "spd")
    assert play.position.issues == {"flag-dispute": "0"}
    assert (play.position.seats["z"], play.position.seats["dnvp"]) == (4, 5)


def test_a65_the_league_is_laid_beside_the_deck_and_can_be_negotiated() -> None:
    play = t.event(t.table(), "A65", "dnvp")
    assert t.happened(play, CardLaidOpen) == [CardLaidOpen("A65")]
    actions(play, "spd", 2, "essen")
    assert "negotiate:A65" in t.options(play)


def test_a66_ruhr_iron_dispute() -> None:
    play = t.event(t.table(), "A66", "kpd")
    assert t.options(play, "kpd") == {"W1", "W2", "W3", "W4"}
    t.answer(play, "W2")
    assert threats(play, "essen") == ["poverty", "unrest"]


def test_a67_golden_twenties() -> None:
    play = t.table()
    t.city(play, "rostock", threats=["poverty"])
    t.city(play, "berlin", threats=["unrest"])
    t.dice(play, 6, 6, 1, 1)
    t.event(play, "A67", "z")
    t.answer(play, "C4", "z")
    assert threats(play, "rostock") == []
    assert threats(play, "koenigsberg") == ["prosperity"]
    assert threats(play, "berlin") == []


def test_a68_the_threepenny_opera() -> None:
    play = t.table()
    t.issues(play, {"media-1": "0"})
    t.event(play, "A68", "kpd")
    t.answer(play, "W2")
    assert play.position.society == ["W2"]
    assert points(play) == (1, 0, 0, 0), "SPD controls the DDP"


def test_a69_stresemann_dies_and_his_card_leaves_the_game() -> None:
    play = t.table(stresemann="active", flags={"usuk": 1, "france": 1, "ussr": 0})
    t.event(play, "A69", "dnvp")
    t.answer(play, "france", "dnvp", kind="remove-flag")
    assert play.position.stresemann == "out"
    assert play.position.flags == {"usuk": 1, "france": 0, "ussr": 0}
    assert play.position.issues == {"dvp": "0"}


# --- brown, 1929 to 1933 ------------------------------------------------------------------------
def test_a70_banking_crisis() -> None:
    play = t.table(economy=3)
    t.dice(play, 3, 4)
    t.event(play, "A70", "spd")
    assert play.position.dr_box == ["black-friday"]
    assert play.position.economy == 2
    assert threats(play, "berlin") == ["poverty"]


def test_a71_deflation_the_chancellor_chooses_misery_and_crisis_rolls() -> None:
    play = t.table(government=("z", "spd"), chancellor="z")
    t.seats(play, spd=3, z=3)
    t.event(play, "A71", "dnvp")
    t.dice(play, 3, 4, 6, 6, 3, 1, 6, 1)
    t.answer(play, "1", "z", kind="choose-option")
    assert threats(play, "berlin") == threats(play, "rostock") == ["poverty"]
    assert (play.position.seats["z"], play.position.seats["spd"]) == (2, 3)
    assert play.position.nsdap_track == []


def test_a71_deflation_or_a_figure_on_the_nsdap_track() -> None:
    play = t.event(t.table(government=("z", "spd"), chancellor="z"), "A71", "dnvp")
    t.answer(play, "2", "z")
    assert play.position.nsdap_track == ["z"]


def test_a72_september_election_forces_a_figure() -> None:
    play = t.table()
    t.seats(play, spd=5, dnvp=4)
    t.event(play, "A72", "z")
    assert t.at_rest(play)
    assert play.position.nsdap_track == ["z"]
    assert play.position.seats == {"spd": 4, "kpd": 1, "z": 0, "dnvp": 3, "nsdap": 0}


def test_a73_bloody_may() -> None:
    play = t.table()
    t.city(play, "berlin", bases={"spd": 1}, units={"red-front": 1})
    t.city(play, "essen", bases={"spd": 1}, units={"workers": 1})
    t.event(play, "A73", "dnvp")
    t.answer(play, "essen", "spd", kind="choose-city")
    t.answer(play, "red-front:berlin", "kpd", kind="choose-unit")
    assert threats(play, "berlin") == ["unrest"]
    assert play.position.cities["essen"].bases == {}
    assert play.position.dissolved == {"red-front": 1}


def test_a74_six_million_unemployed_forces_a_figure_of_the_chancellor() -> None:
    play = t.table(government=("z", "spd"), chancellor="z")
    t.dice(play, 1, 1, 6, 6)
    t.event(play, "A74", "kpd")
    assert t.at_rest(play)
    assert play.position.nsdap_track == ["z"]
    assert threats(play, "koenigsberg") == threats(play, "rostock") == ["poverty"]


def prussia(actor: str, decision: str, **fields: object) -> WeimarRunner:
    play = t.table(**fields)
    t.city(play, "berlin", bases={"spd": 2, "kpd": 1})
    t.event(play, "A75", actor)
    return t.answer(play, decision, actor, kind="strike-on-prussia")


def test_a75_strike_on_prussia_with_a_figure() -> None:
    play = prussia("z", "accept")
    t.answers(play, "police:supply", "koeln", "pass")
    t.answer(play, "kpd", "z", kind="name-opponent")
    assert play.position.nsdap_track == ["z"]
    assert (play.position.vp["z"], play.position.seats["z"]) == (2, 2)
    assert play.position.cities["berlin"].bases == {"spd": 2}


def test_a75_strike_on_prussia_refused_dnvp_does_it_without_a_figure() -> None:
    play = prussia("spd", "refuse")
    assert t.asked(play, "dnvp").kind == "move-unit"
    t.answer(play, "pass", "dnvp")
    t.answer(play, "spd", "dnvp", kind="name-opponent")
    assert play.position.nsdap_track == []
    assert (play.position.vp["dnvp"], play.position.seats["dnvp"]) == (2, 2)
    assert play.position.cities["berlin"].bases == {"spd": 1, "kpd": 1}


def test_a75_strike_on_prussia_refused_by_dnvp_nothing_happens() -> None:
    play = prussia("dnvp", "refuse")
    assert t.at_rest(play)
    assert points(play) == (0, 0, 0, 0)
    assert t.happened(play, PrussiaStruck) == [PrussiaStruck("dnvp", False)]


def test_a75_strike_on_prussia_behind_the_iron_front() -> None:
    """6.1: only the placement is cancelled."""
    play = prussia("kpd", "accept", nsdap_shield=True)
    assert play.position.nsdap_track == []
    assert play.position.vp["kpd"] == 2


def test_a76_hoover_moratorium() -> None:
    play = t.table(dr_box=["violent-peace", "poverty"])
    t.city(play, "essen", threats=["poverty"])
    t.event(play, "A76", "dnvp")
    t.answer(play, "dr-box", "dnvp", kind="choose-city")
    assert play.position.flags["usuk"] == 1
    assert play.position.dr_box == []
    assert threats(play, "essen") == ["poverty"]


def test_a77_cabinet_of_barons_zentrum_loses_two_seats() -> None:
    play = t.table()
    t.seats(play, z=3)
    t.vp(play, z=1)
    t.event(play, "A77", "dnvp")
    t.answer(play, "1", "z", kind="choose-option")
    assert t.options(play, "dnvp") == {"R1", "R2", "R3"}
    t.answer(play, "R3", "dnvp")
    assert play.position.seats["z"] == 1
    assert play.position.society == ["R3"]


def test_a77_cabinet_of_barons_or_zentrum_places_a_figure() -> None:
    play = t.table()
    t.seats(play, z=3)
    t.society(play, "R1", "R2")
    t.event(play, "A77", "kpd")
    t.answer(play, "2", "z")
    assert play.position.nsdap_track == ["z"]
    assert play.position.society == ["R3", "R1", "R2"], "the last one of its group"


def test_a77_cabinet_of_barons_with_one_seat_zentrum_has_to_place_it() -> None:
    """Ruling 2: in full before in part."""
    play = t.table()
    t.seats(play, z=1)
    t.event(play, "A77", "kpd")
    assert play.position.nsdap_track == ["z"]
    assert play.position.seats["z"] == 1
