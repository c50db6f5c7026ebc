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


def threats(play: WeimarRunner, name: str) -> list[str]:
    return play.position.cities[name].threats


def points(play: WeimarRunner) -> tuple[int, ...]:
    """VP of SPD, KPD, Zentrum, DNVP."""
    return tuple(play.position.vp[party] for party in ("spd", "kpd", "z", "dnvp"))


def test_values_in_the_circles() -> None:
    cards = t.table().components.cards
    gray = {c.id: (c.large, c.small) for c in cards.values() if c.set == "gray"}
    assert gray == VALUES


@pytest.mark.parametrize("card", VALUES)
def test_where_the_card_goes_after_its_event(card: str) -> None:
    play = t.table()
    play.position.impulses.append(Impulse("spd", card))
    t.do(play, FinishCard(card, by_event=True), EndImpulse())
    stays = card not in ("A33", "A39")
    assert (card in play.position.discards["timeline"]) is stays
    assert (card in play.position.removed) is (card == "A39")


def test_a30_reichstag_election_scores_1_vp_for_2_seats() -> None:
    play = t.table()
    t.seats(play, spd=7, kpd=4, z=1, dnvp=0, nsdap=4)
    t.event(play, "A30", "kpd")
    assert points(play) == (3, 2, 0, 0)


def test_a31_power_of_the_street_scores_1_vp_for_3_bases() -> None:
    play = t.table()
    t.city(play, "berlin", bases={"spd": 3, "kpd": 2})
    t.city(play, "hamburg", bases={"spd": 2, "kpd": 2})
    t.event(play, "A31", "z")
    assert points(play) == (1, 1, 0, 0)


def test_a32_general_strike_ends_a_regime_where_the_player_has_a_base() -> None:
    play = t.table()
    t.city(play, "berlin", threats=["regime"], bases={"spd": 1})
    t.city(play, "essen", threats=["regime"])
    t.event(play, "A32", "spd")
    t.answer(play, "1", "spd", kind="choose-option")
    assert threats(play, "berlin") == []
    assert threats(play, "essen") == ["regime"]


def test_a32_general_strike_or_places_a_base() -> None:
    play = t.table()
    t.city(play, "essen", threats=["regime"])
    t.event(play, "A32", "kpd")
    t.answer(play, "essen", "kpd", kind="choose-city")
    assert play.position.cities["essen"].bases == {"kpd": 1}


def test_a33_rapallo_is_laid_beside_the_deck_and_can_be_negotiated() -> None:
    play = t.event(t.table(), "A33", "dnvp")
    assert t.happened(play, CardLaidOpen) == [CardLaidOpen("A33")]
    actions(play, "spd", 2, "essen")
    assert "negotiate:A33" in t.options(play)


def test_a34_state_visit_the_chancellor_places_a_flag_and_the_player_gains_reserve() -> None:
    play = t.event(t.table(government=("z", "spd"), chancellor="z"), "A34", "dnvp")
    t.answer(play, "ussr", "z", kind="place-flag")
    assert play.position.flags["ussr"] == 1
    assert play.position.reserve == {"spd": 0, "kpd": 0, "z": 0, "dnvp": 1}


def test_a35_strike_wave_in_two_random_cities() -> None:
    play = t.table()
    t.dice(play, 6, 6, 1, 1)
    t.event(play, "A35", "dnvp")
    t.answer(play, "essen", "spd", kind="choose-city")
    assert threats(play, "rostock") == threats(play, "koenigsberg") == ["unrest"]
    assert play.position.cities["essen"].bases == {"spd": 1}
    assert points(play) == (0, 1, 0, 1)


def test_a36_cabinet_crisis_governing_parties_roll_the_opposition_gains_2_vp() -> None:
    play = t.table()
    t.seats(play, spd=5, z=5)
    t.dice(play, 3, 2, 5, 4)
    t.event(play, "A36", "spd")
    assert play.position.seats["spd"] == 4, "a 3"
    assert points(play) == (0, 2, 0, 2)


def test_a36_cabinet_crisis_in_turn_order_from_the_player() -> None:
    play = t.table()
    t.seats(play, spd=5, z=5)
    t.dice(play, 3, 3, 6, 6)
    t.event(play, "A36", "kpd")
    assert (play.position.seats["z"], play.position.seats["spd"]) == (4, 5)


def test_a37_blind_in_the_right_eye() -> None:
    play = t.table(dissolved={"freikorps-1": 1, "workers": 1})
    t.city(play, "berlin", bases={"kpd": 1})
    t.event(play, "A37", "spd")
    t.answer(play, "muenchen", "dnvp", kind="move-to")
    assert play.position.cities["muenchen"].units == {"freikorps-1": 1}
    assert bases(play, "kpd") == 0
    assert play.position.issues == {"media-1": "0"}


def test_a38_vox_house_forces_one_opponent_to_play_a_card() -> None:
    play = t.table()
    t.hand(play, "z", "Z14", "Z09")
    t.hand(play, "dnvp", "D05")
    t.event(play, "A38", "kpd")
    assert t.options(play, "kpd") == {"spd", "z", "dnvp"}
    t.answer(play, "z")
    t.answer(play, "Z14:event", "z", kind="play-card")
    t.answer(play, "pass", "dnvp", kind="react")
    assert play.position.seats["z"] == 1
    assert play.position.cities["muenchen"].bases == {"z": 1}
    assert play.position.hands["z"] == ["Z09"]


def test_a38_vox_house_an_empty_hand_plays_nothing() -> None:
    play = t.event(t.table(), "A38", "kpd")
    t.answer(play, "spd", "kpd")
    assert t.at_rest(play)


def test_a39_voelkisch_agitation_the_opponent_loses_bases() -> None:
    play = t.table()
    t.city(play, "berlin", bases={"dnvp": 2})
    t.event(play, "A39", "spd")
    t.answer(play, "dnvp", "spd", kind="name-opponent")
    assert t.options(play, "dnvp") == {"1", "2"}
    t.answer(play, "1", "dnvp")
    assert bases(play, "dnvp") == 0
    assert play.position.nsdap_track == []


def test_a39_voelkisch_agitation_or_the_opponent_places_a_figure() -> None:
    play = t.table()
    t.city(play, "berlin", bases={"dnvp": 2})
    t.event(play, "A39", "spd")
    t.answers(play, "dnvp", "2")
    assert play.position.nsdap_track == ["dnvp"]
    assert bases(play, "dnvp") == 2


def test_a40_hunger_winter_poverty_and_unrest_in_the_same_random_city() -> None:
    play = t.table()
    t.dice(play, 6, 6)
    t.event(play, "A40", "spd")
    assert threats(play, "rostock") == ["poverty", "unrest"]
    assert points(play) == (0, 1, 0, 1)
    assert len(t.happened(play, RandomCityRolled)) == 1


def test_a41_landtag_elections_take_a_seat_from_the_largest() -> None:
    play = t.table()
    t.seats(play, spd=6, kpd=3)
    t.event(play, "A41", "kpd")
    assert (play.position.seats["spd"], play.position.seats["kpd"]) == (5, 4)


def test_a41_landtag_elections_in_a_tie_the_chancellor_names_the_largest() -> None:
    play = t.table()
    t.seats(play, spd=4, kpd=3)
    t.event(play, "A41", "kpd")
    t.answer(play, "kpd", "spd", kind="break-tie")
    assert (play.position.seats["spd"], play.position.seats["kpd"]) == (4, 3)


def test_a42_metropolis_takes_a_marker_off_and_brings_citizens() -> None:
    play = t.table()
    t.society(play, "W1", "P1")
    t.event(play, "A42", "dnvp")
    t.answer(play, "W1", "dnvp", kind="remove-society")
    assert t.options(play, "dnvp") == {"C1", "C2", "C3", "C4"}
    t.answer(play, "C2")
    assert play.position.society == ["C2", "P1"]


def test_a43_bauhaus_prosperity_and_a_point_for_the_owner_of_the_ddp() -> None:
    play = t.table(minor_parties={"uspd": "kpd", "ddp": "z", "dvp": "z"})
    t.dice(play, 6, 5)
    t.event(play, "A43", "kpd")
    assert threats(play, "leipzig") == ["prosperity"]
    assert points(play) == (0, 0, 1, 0)


def test_a44_upswing() -> None:
    assert t.event(t.table(economy=2), "A44", "kpd").position.economy == 3


def test_a45_reparations_dispute() -> None:
    play = t.event(t.table(), "A45", "spd")
    assert play.position.dr_box == ["violent-peace"]
    assert points(play) == (0, 0, 0, 1)
    assert play.position.issues == {"reparations": "D1"}


def test_a45_reparations_dispute_leaves_an_issue_on_the_track_where_it_is() -> None:
    """Ruling 37."""
    play = t.table()
    t.issues(play, {"reparations": "S2"})
    t.event(play, "A45", "spd")
    assert play.position.issues == {"reparations": "S2"}


def test_a46_printing_press_inflation_and_reserve_for_governing_parties() -> None:
    play = t.table()
    t.reserve(play, z=2)
    t.event(play, "A46", "kpd")
    assert play.position.dr_box == ["inflation"]
    assert play.position.reserve == {"spd": 1, "kpd": 0, "z": 2, "dnvp": 0}


def test_a46_printing_press_after_the_rentenmark_brings_no_inflation() -> None:
    play = t.event(t.table(rentenmark=True), "A46", "kpd")
    assert play.position.dr_box == []
    assert play.position.reserve["spd"] == 1


def test_a47_street_battle_unrest_and_a_unit_of_the_players_choice() -> None:
    play = t.table()
    t.city(play, "berlin", units={"workers": 1})
    t.city(play, "essen", units={"stahlhelm": 1, "soldiers": 1})
    t.event(play, "A47", "z")
    t.answer(play, "koeln", "z", kind="choose-city")
    t.answer(play, "1", "z", kind="choose-option")
    assert t.options(play, "z") == {"workers:berlin", "soldiers:essen"}
    t.answer(play, "soldiers:essen")
    assert threats(play, "koeln") == ["unrest"]
    assert play.position.dissolved == {"soldiers": 1}


def test_a47_street_battle_must_hit_whom_it_can() -> None:
    play = t.table()
    t.city(play, "essen", units={"stahlhelm": 1})
    t.event(play, "A47", "z")
    t.answer(play, "koeln", "z")
    assert play.position.dissolved == {"stahlhelm": 1}


def test_a48_police_on_alert_moves_two_police_and_calms_a_city_with_police() -> None:
    play = t.table()
    t.city(play, "berlin", threats=["unrest"])
    t.city(play, "essen", threats=["unrest"])
    t.event(play, "A48", "kpd")
    t.answers(play, "police:supply", "berlin", "pass")
    assert threats(play, "berlin") == [], "no other city with Unrest has Police"
    assert threats(play, "essen") == ["unrest"]


def test_a49_state_within_the_state_turns_a_reichswehr_black() -> None:
    play = t.table()
    t.city(play, "berlin", units={"reichswehr-1": 1})
    t.event(play, "A49", "spd")
    assert play.position.cities["berlin"].units == {"reichswehr-1-black": 1}
    assert play.position.reserve["dnvp"] == 1


def test_a49_state_within_the_state_or_white_as_the_player_chooses() -> None:
    play = t.table()
    t.city(play, "berlin", units={"reichswehr-1": 1, "reichswehr-2-black": 1})
    t.event(play, "A49", "spd")
    t.answer(play, "2", "spd", kind="choose-option")
    assert play.position.cities["berlin"].units == {"reichswehr-1": 1, "reichswehr-2": 1}


def test_a50_the_new_woman_any_white_society_marker_and_a_debate() -> None:
    play = t.table()
    t.issues(play, {"media-1": "0"})
    t.society(play, "W1")
    t.event(play, "A50", "z")
    offered = t.options(play, "z")
    assert len(offered) == 20, "21 white markers, one on the track"
    t.answer(play, "F1")
    assert play.position.issues == {"media-1": "Z1"}
    assert play.position.society == ["F1", "W1"]


def test_a50_the_new_woman_brings_no_yellow_marker() -> None:
    """Ruling 67."""
    play = t.event(t.table(), "A50", "z")
    society_markers = play.components.data.society
    assert {society_markers[m].colour for m in t.options(play, "z")} == {"white"}


def test_a51_christmas_peace_removes_two_unrest() -> None:
    play = t.table()
    for name in ("berlin", "essen", "koeln"):
        t.city(play, name, threats=["unrest"])
    t.event(play, "A51", "kpd")
    t.answers(play, "berlin", "koeln")
    assert [threats(play, n) for n in ("berlin", "essen", "koeln")] == [[], ["unrest"], []]


def test_a52_no_confidence_vote() -> None:
    play = t.table(government=("z", "dnvp"), chancellor="z")
    t.seats(play, z=4)
    t.event(play, "A52", "dnvp")
    assert play.position.seats["z"] == 3
    assert points(play) == (2, 2, 0, 0)


def test_a53_die_weltbuehne_any_free_white_issue_on_0_and_a_debate_of_2() -> None:
    play = t.table()
    t.issues(play, {"media-1": "S1", "dvp": "Z1"})
    t.event(play, "A53", "spd")
    assert {"media-2", "economy-1"} <= t.options(play, "spd")
    assert t.options(play, "spd").isdisjoint({"dvp", "media-1", "economy-2", "rentenmark"})
    t.answer(play, "economy-1", "spd", kind="choose-issue")
    t.answer(play, "economy-1:S2", "spd", kind="debate")
    assert t.at_rest(play)
    assert play.position.issues["economy-1"] == "S2"
