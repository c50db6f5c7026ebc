"""The 24 gray timeline cards, a scenario each."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions, bases
from weimar_tui.games.weimar.rules.events import CardLaidOpen, RandomCityRolled
from weimar_tui.games.weimar.rules.phases.impulse import EndImpulse, FinishCard
from weimar_tui.games.weimar.rules.position import Impulse
from weimar_tui.games.weimar.rules.runner import WeimarRunner

LARGE_SMALL = "22 22 31 22 22 31 22 22 23 22 31 22 13 22 21 31 31 30 22 31 13 22 32 13"
VALUES = {f"A{30 + n}": (int(v[0]), int(v[1])) for n, v in enumerate(LARGE_SMALL.split())}


def threats(runner: WeimarRunner, name: str) -> list[str]:
    return runner.position.cities[name].threats


def points(runner: WeimarRunner) -> tuple[int, ...]:
    """VP of SPD, KPD, Zentrum, DNVP."""
    return tuple(runner.position.vp[party] for party in ("spd", "kpd", "z", "dnvp"))


def test_values_in_the_circles() -> None:
    cards = t.table().components.cards
    gray = {c.id: (c.large, c.small) for c in cards.values() if c.set == "gray"}
    assert gray == VALUES


@pytest.mark.parametrize("card", VALUES)
def test_where_the_card_goes_after_its_event(card: str) -> None:
    runner = t.table()
    runner.position.impulses.append(Impulse("spd", card))
    t.do(runner, FinishCard(card, by_event=True), EndImpulse())
    stays = card not in ("A33", "A39")
    assert (card in runner.position.discards["timeline"]) is stays
    assert (card in runner.position.removed) is (card == "A39")


def test_a30_reichstag_election_scores_1_vp_for_2_seats() -> None:
    runner = t.table()
    t.seats(runner, spd=7, kpd=4, z=1, dnvp=0, nsdap=4)
    t.event(runner, "A30", "kpd")
    assert points(runner) == (3, 2, 0, 0)


def test_a31_power_of_the_street_scores_1_vp_for_3_bases() -> None:
    runner = t.table()
    t.city(runner, "berlin", bases={"spd": 3, "kpd": 2})
    t.city(runner, "hamburg", bases={"spd": 2, "kpd": 2})
    t.event(runner, "A31", "z")
    assert points(runner) == (1, 1, 0, 0)


def test_a32_general_strike_ends_a_regime_where_the_player_has_a_base() -> None:
    runner = t.table()
    t.city(runner, "berlin", threats=["regime"], bases={"spd": 1})
    t.city(runner, "essen", threats=["regime"])
    t.event(runner, "A32", "spd")
    t.answer(runner, "1", "spd", kind="choose-option")
    assert threats(runner, "berlin") == []
    assert threats(runner, "essen") == ["regime"]


def test_a32_general_strike_or_places_a_base() -> None:
    runner = t.table()
    t.city(runner, "essen", threats=["regime"])
    t.event(runner, "A32", "kpd")
    t.answer(runner, "essen", "kpd", kind="choose-city")
    assert runner.position.cities["essen"].bases == {"kpd": 1}


def test_a33_rapallo_is_laid_beside_the_deck_and_can_be_negotiated() -> None:
    runner = t.event(t.table(), "A33", "dnvp")
    assert t.happened(runner, CardLaidOpen) == [CardLaidOpen("A33")]
    actions(runner, "spd", 2, "essen")
    assert "negotiate:A33" in t.options(runner)


def test_a34_state_visit_the_chancellor_places_a_flag_and_the_player_gains_reserve() -> None:
    runner = t.event(t.table(government=("z", "spd"), chancellor="z"), "A34", "dnvp")
    t.answer(runner, "ussr", "z", kind="place-flag")
    assert runner.position.flags["ussr"] == 1
    assert runner.position.reserve == {"spd": 0, "kpd": 0, "z": 0, "dnvp": 1}


def test_a35_strike_wave_in_two_random_cities() -> None:
    runner = t.table()
    t.dice(runner, 6, 6, 1, 1)
    t.event(runner, "A35", "dnvp")
    t.answer(runner, "essen", "spd", kind="choose-city")
    assert threats(runner, "rostock") == threats(runner, "koenigsberg") == ["unrest"]
    assert runner.position.cities["essen"].bases == {"spd": 1}
    assert points(runner) == (0, 1, 0, 1)


def test_a36_cabinet_crisis_governing_parties_roll_the_opposition_gains_2_vp() -> None:
    runner = t.table()
    t.seats(runner, spd=5, z=5)
    t.dice(runner, 3, 2, 5, 4)
    t.event(runner, "A36", "spd")
    assert runner.position.seats["spd"] == 4, "a 3"
    assert points(runner) == (0, 2, 0, 2)


def test_a36_cabinet_crisis_in_turn_order_from_the_player() -> None:
    runner = t.table()
    t.seats(runner, spd=5, z=5)
    t.dice(runner, 3, 3, 6, 6)
    t.event(runner, "A36", "kpd")
    assert (runner.position.seats["z"], runner.position.seats["spd"]) == (4, 5)


def test_a37_blind_in_the_right_eye() -> None:
    runner = t.table(dissolved={"freikorps-1": 1, "workers": 1})
    t.city(runner, "berlin", bases={"kpd": 1})
    t.event(runner, "A37", "spd")
    t.answer(runner, "muenchen", "dnvp", kind="move-to")
    assert runner.position.cities["muenchen"].units == {"freikorps-1": 1}
    assert bases(runner, "kpd") == 0
    assert runner.position.issues == {"media-1": "0"}


def test_a38_vox_house_forces_one_opponent_to_play_a_card() -> None:
    runner = t.table()
    t.hand(runner, "z", "Z14", "Z09")
    t.hand(runner, "dnvp", "D05")
    t.event(runner, "A38", "kpd")
    assert t.options(runner, "kpd") == {"spd", "z", "dnvp"}
    t.answer(runner, "z")
    t.answer(runner, "Z14:event", "z", kind="play-card")
    t.answer(runner, "pass", "dnvp", kind="react")
    assert runner.position.seats["z"] == 1
    assert runner.position.cities["muenchen"].bases == {"z": 1}
    assert runner.position.hands["z"] == ["Z09"]


def test_a38_vox_house_an_empty_hand_plays_nothing() -> None:
    runner = t.event(t.table(), "A38", "kpd")
    t.answer(runner, "spd", "kpd")
    assert t.at_rest(runner)


def test_a39_voelkisch_agitation_the_opponent_loses_bases() -> None:
    runner = t.table()
    t.city(runner, "berlin", bases={"dnvp": 2})
    t.event(runner, "A39", "spd")
    t.answer(runner, "dnvp", "spd", kind="name-opponent")
    assert t.options(runner, "dnvp") == {"1", "2"}
    t.answer(runner, "1", "dnvp")
    assert bases(runner, "dnvp") == 0
    assert runner.position.nsdap_track == []


def test_a39_voelkisch_agitation_or_the_opponent_places_a_figure() -> None:
    runner = t.table()
    t.city(runner, "berlin", bases={"dnvp": 2})
    t.event(runner, "A39", "spd")
    t.answers(runner, "dnvp", "2")
    assert runner.position.nsdap_track == ["dnvp"]
    assert bases(runner, "dnvp") == 2


def test_a40_hunger_winter_poverty_and_unrest_in_the_same_random_city() -> None:
    runner = t.table()
    t.dice(runner, 6, 6)
    t.event(runner, "A40", "spd")
    assert threats(runner, "rostock") == ["poverty", "unrest"]
    assert points(runner) == (0, 1, 0, 1)
    assert len(t.happened(runner, RandomCityRolled)) == 1


def test_a41_landtag_elections_two_seats() -> None:
    runner = t.table()
    t.seats(runner, spd=6, kpd=3)
    t.event(runner, "A41", "kpd")
    assert (runner.position.seats["spd"], runner.position.seats["kpd"]) == (6, 5)


def test_a42_metropolis_takes_a_marker_off_and_brings_citizens() -> None:
    runner = t.table()
    t.society(runner, "W1", "P1")
    t.event(runner, "A42", "dnvp")
    t.answer(runner, "W1", "dnvp", kind="remove-society")
    assert t.options(runner, "dnvp") == {"C1", "C2", "C3", "C4"}
    t.answer(runner, "C2")
    assert runner.position.society == ["C2", "P1"]


def test_a43_bauhaus_prosperity_and_a_point_for_the_owner_of_the_ddp() -> None:
    runner = t.table(minor_parties={"uspd": "kpd", "ddp": "z", "dvp": "z"})
    t.dice(runner, 6, 5)
    t.event(runner, "A43", "kpd")
    assert threats(runner, "leipzig") == ["prosperity"]
    assert points(runner) == (0, 0, 1, 0)


def test_a44_upswing() -> None:
    assert t.event(t.table(economy=2), "A44", "kpd").position.economy == 3


def test_a45_reparations_dispute() -> None:
    runner = t.event(t.table(), "A45", "spd")
    assert runner.position.dr_box == ["violent-peace"]
    assert points(runner) == (0, 0, 0, 1)
    assert runner.position.issues == {"reparations": "D1"}


def test_a45_reparations_dispute_leaves_an_issue_on_the_track_where_it_is() -> None:
    """An issue on the track is not moved."""
    runner = t.table()
    t.issues(runner, {"reparations": "S2"})
    t.event(runner, "A45", "spd")
    assert runner.position.issues == {"reparations": "S2"}


def test_a46_printing_press_inflation_and_reserve_for_governing_parties() -> None:
    runner = t.table()
    t.reserve(runner, z=2)
    t.event(runner, "A46", "kpd")
    assert runner.position.dr_box == ["inflation"]
    assert runner.position.reserve == {"spd": 1, "kpd": 0, "z": 2, "dnvp": 0}


@pytest.mark.parametrize(("round_now", "box"), [(3, ["inflation"]), (4, [])])
def test_a46_printing_press_brings_inflation_up_to_round_3(round_now: int, box: list[str]) -> None:
    runner = t.event(t.table(round=round_now), "A46", "kpd")
    assert runner.position.dr_box == box
    assert runner.position.reserve["spd"] == 1


def test_a46_printing_press_after_the_rentenmark_brings_no_inflation() -> None:
    runner = t.event(t.table(rentenmark=True), "A46", "kpd")
    assert runner.position.dr_box == []
    assert runner.position.reserve["spd"] == 1


def test_a47_street_battle_unrest_and_a_unit_of_the_players_choice() -> None:
    runner = t.table()
    t.city(runner, "berlin", units={"workers": 1})
    t.city(runner, "essen", units={"stahlhelm": 1, "soldiers": 1})
    t.event(runner, "A47", "z")
    t.answer(runner, "koeln", "z", kind="choose-city")
    t.answer(runner, "1", "z", kind="choose-option")
    assert t.options(runner, "z") == {"workers:berlin", "soldiers:essen"}
    t.answer(runner, "soldiers:essen")
    assert threats(runner, "koeln") == ["unrest"]
    assert runner.position.dissolved == {"soldiers": 1}


def test_a47_street_battle_must_hit_whom_it_can() -> None:
    runner = t.table()
    t.city(runner, "essen", units={"stahlhelm": 1})
    t.event(runner, "A47", "z")
    t.answer(runner, "koeln", "z")
    assert runner.position.dissolved == {"stahlhelm": 1}


def test_a48_police_on_alert_moves_two_police_and_calms_a_city_with_police() -> None:
    runner = t.table()
    t.city(runner, "berlin", threats=["unrest"])
    t.city(runner, "essen", threats=["unrest"])
    t.event(runner, "A48", "kpd")
    t.answers(runner, "police:supply", "berlin", "pass")
    assert threats(runner, "berlin") == [], "no other city with Unrest has Police"
    assert threats(runner, "essen") == ["unrest"]


def test_a49_state_within_the_state_turns_a_reichswehr_black() -> None:
    runner = t.table()
    t.city(runner, "berlin", units={"reichswehr-1": 1})
    t.event(runner, "A49", "spd")
    assert runner.position.cities["berlin"].units == {"reichswehr-1-black": 1}
    assert runner.position.reserve["dnvp"] == 1


def test_a49_state_within_the_state_or_white_as_the_player_chooses() -> None:
    runner = t.table()
    t.city(runner, "berlin", units={"reichswehr-1": 1, "reichswehr-2-black": 1})
    t.event(runner, "A49", "spd")
    t.answer(runner, "2", "spd", kind="choose-option")
    assert runner.position.cities["berlin"].units == {"reichswehr-1": 1, "reichswehr-2": 1}


def test_a50_the_new_woman_any_white_society_marker_and_a_debate() -> None:
    runner = t.table()
    t.issues(runner, {"media-1": "0"})
    t.society(runner, "W1")
    t.event(runner, "A50", "z")
    offered = t.options(runner, "z")
    assert len(offered) == 20, "21 white markers, one on the track"
    t.answer(runner, "F1")
    assert runner.position.issues == {"media-1": "Z1"}
    assert runner.position.society == ["F1", "W1"]


def test_a50_the_new_woman_brings_no_yellow_marker() -> None:
    """A white group means white markers only."""
    runner = t.event(t.table(), "A50", "z")
    society_markers = runner.components.data.society
    assert {society_markers[m].colour for m in t.options(runner, "z")} == {"white"}


def test_a51_christmas_peace_removes_two_unrest() -> None:
    runner = t.table()
    for name in ("berlin", "essen", "koeln"):
        t.city(runner, name, threats=["unrest"])
    t.event(runner, "A51", "kpd")
    t.answers(runner, "berlin", "koeln")
    assert [threats(runner, n) for n in ("berlin", "essen", "koeln")] == [[], ["unrest"], []]


def test_a52_no_confidence_vote() -> None:
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    t.seats(runner, z=4)
    t.event(runner, "A52", "dnvp")
    assert runner.position.seats["z"] == 3
    assert points(runner) == (2, 2, 0, 0)


def test_a52_no_confidence_vote_costs_another_seat_from_round_2() -> None:
    runner = t.table(round=2, government=("z", "dnvp"), chancellor="z")
    t.seats(runner, z=4)
    t.event(runner, "A52", "dnvp")
    assert runner.position.seats["z"] == 2


def test_a53_die_weltbuehne_any_free_white_issue_on_0_and_a_debate_of_2() -> None:
    runner = t.table()
    t.issues(runner, {"media-1": "S1", "dvp": "Z1"})
    t.event(runner, "A53", "spd")
    assert {"media-2", "economy-1"} <= t.options(runner, "spd")
    assert t.options(runner, "spd").isdisjoint({"dvp", "media-1", "economy-2", "rentenmark"})
    t.answer(runner, "economy-1", "spd", kind="choose-issue")
    t.answer(runner, "economy-1:S2", "spd", kind="debate")
    assert t.at_rest(runner)
    assert runner.position.issues["economy-1"] == "S2"
