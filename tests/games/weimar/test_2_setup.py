"""Rulebook, chapter 2: setting up the main scenario."""

from __future__ import annotations

import pytest

from tests.games.weimar.table import answer, asked, options
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import CITIES, PARTIES
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.games.weimar.rules.units import in_play

# Poverty: Leipzig (6+5), Leipzig again, Rostock (6+6), Königsberg (1+1).
POVERTY = [6, 5, 6, 5, 6, 6, 1, 1]

PLACES = {
    "spd": ("berlin", "hamburg", "leipzig", "breslau", "essen", "frankfurt"),
    "z": ("koeln", "muenchen", "essen", "breslau", "berlin"),
    "kpd": ("berlin", "hamburg", "essen", "muenchen"),
    "dnvp": ("berlin", "koenigsberg", "rostock"),
}
BASES = (("spd", 6), ("z", 5), ("kpd", 4), ("dnvp", 3))


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    return WeimarGame.load()


@pytest.fixture
def play(game: WeimarGame) -> WeimarRunner:
    play = game.start("main", "setup", {"dice": list(POVERTY)})
    assert isinstance(play, WeimarRunner)
    return play


def place_all(play: WeimarRunner) -> None:
    for party, number in BASES:
        for city in PLACES[party][:number]:
            answer(play, city, party, kind="place-base")


def test_trackers_stand_on_round_1_and_economy_1(play: WeimarRunner) -> None:
    assert (play.position.round, play.position.last_round) == (1, 6)
    assert play.position.economy == 1


def test_white_issues_lie_on_the_board_and_none_on_the_track(play: WeimarRunner) -> None:
    assert play.position.issues == {}


def test_the_timeline_deck_is_gray_and_yellow_shuffled(
    game: WeimarGame, play: WeimarRunner
) -> None:
    deck = play.position.decks["timeline"]
    assert sorted(deck) == [f"A{n}" for n in range(30, 62)]
    assert deck != sorted(deck)
    other = game.start("main", "another seed").position.decks["timeline"]
    assert deck != other


def test_orange_and_brown_are_set_aside(play: WeimarRunner) -> None:
    assert sorted(play.position.set_aside["timeline:orange"]) == [f"A{n}" for n in range(62, 70)]
    assert sorted(play.position.set_aside["timeline:brown"]) == [f"A{n}" for n in range(70, 78)]


def test_compiegne_is_gone_and_versailles_lies_on_top(play: WeimarRunner) -> None:
    affairs = play.position.foreign_affairs
    assert affairs.deck == ["A11", "A12", "A13", "A14", "A15", "A16"]
    assert affairs.beside == affairs.done == []


def test_ebert_is_president_and_the_card_lies_aside(play: WeimarRunner) -> None:
    assert play.position.president == "ebert"
    assert play.position.president_card == "aside"


def test_minor_parties_and_stresemann(play: WeimarRunner) -> None:
    assert play.position.minor_parties == {"ddp": "spd", "dvp": "z", "uspd": "kpd"}
    assert play.position.stresemann == "active"


def test_each_deck_holds_the_twelve_basic_cards(play: WeimarRunner) -> None:
    for party, letter in (("spd", "S"), ("z", "Z"), ("kpd", "K"), ("dnvp", "D")):
        basic = [f"{letter}{n:02}" for n in range(5, 17)]
        assert sorted(play.position.decks[party]) == basic
        assert play.position.decks[party] != basic
        assert play.position.sets[party] == ()


def test_two_sets_of_five_lie_aside_for_each_party(play: WeimarRunner) -> None:
    for party, letters in (("spd", "LD"), ("z", "EO"), ("kpd", "MR"), ("dnvp", "FP")):
        for letter in letters:
            assert len(play.position.set_aside[f"{party}:{letter}"]) == 5


def test_spd_and_zentrum_form_the_first_government(play: WeimarRunner) -> None:
    assert play.position.government == ("spd", "z")
    assert play.position.chancellor == "spd"


def test_supplies_hold_the_units_the_boards_print(play: WeimarRunner) -> None:
    assert play.position.supply == {
        "government": {"police": 5, "reichswehr-1": 1, "reichswehr-2": 1},
        "spd": {},
        "kpd": {"soldiers": 3, "workers": 3},
        "dnvp": {"freikorps-1": 2, "freikorps-2": 1},
    }
    assert all(city.units == {} for city in play.position.cities.values())


def test_units_not_in_a_supply_are_not_in_play(play: WeimarRunner) -> None:
    for unit in ("reichsbanner", "spartacists", "ruhr-army", "red-front", "stahlhelm"):
        assert in_play(play, unit) == 0


def test_poverty_in_three_different_random_cities_rolling_again_on_a_repeat(
    play: WeimarRunner,
) -> None:
    poor = [city for city in CITIES if "poverty" in play.position.cities[city].threats]
    assert sorted(poor) == ["koenigsberg", "leipzig", "rostock"]
    assert play.position.dice.script == []


def test_one_blockade_and_one_inflation_in_the_dr_box(play: WeimarRunner) -> None:
    assert sorted(play.position.dr_box) == ["blockade", "inflation"]


def test_councils_in_muenchen_and_unrest_in_four_cities(play: WeimarRunner) -> None:
    cities = play.position.cities
    assert [c for c in CITIES if "councils" in cities[c].threats] == ["muenchen"]
    unrest = {c for c in CITIES if "unrest" in cities[c].threats}
    assert unrest == {"berlin", "muenchen", "essen", "hamburg"}


def test_each_player_places_all_figures_at_once_in_order(play: WeimarRunner) -> None:
    """SPD 6, Zentrum 5, KPD 4, DNVP (misprinted DVP, R46) 3."""
    order: list[str] = []
    while (question := asked(play)).kind == "place-base":
        if not order or order[-1] != question.seat:
            order.append(question.seat)
        answer(play, question.options[0])
    assert order == ["spd", "z", "kpd", "dnvp"]
    for party, number in BASES:
        held = [c for c in play.position.cities.values() if c.bases.get(party)]
        assert len(held) == number


def test_only_one_figure_of_each_party_in_a_city_during_setup(play: WeimarRunner) -> None:
    answer(play, "berlin", "spd")
    assert "berlin" not in options(play, "spd")


def test_no_city_holds_more_figures_than_spaces(play: WeimarRunner) -> None:
    for city in ("rostock", "berlin", "essen", "koeln", "leipzig", "breslau"):
        answer(play, city, "spd")
    for city in ("rostock", "berlin", "essen", "koeln", "leipzig"):
        answer(play, city, "z")
    assert "rostock" not in options(play, "kpd"), "2 spaces, both taken"
    assert "essen" in options(play, "kpd"), "3 spaces, one left"


def test_seats_7_5_4_3(play: WeimarRunner) -> None:
    assert play.position.seats == {"spd": 7, "z": 5, "kpd": 4, "dnvp": 3, "nsdap": 0}


def test_reserves_points_flags_and_society_track_are_empty(play: WeimarRunner) -> None:
    position = play.position
    assert set(position.reserve.values()) == set(position.vp.values()) == {0}
    assert position.flags == {"usuk": 0, "france": 0, "ussr": 0}
    assert position.society == position.nsdap_track == []


def test_after_the_figures_round_1_begins_with_its_round_card(play: WeimarRunner) -> None:
    place_all(play)
    assert play.position.phase == "agenda"
    assert play.position.issues == {"protecting-republic-law": "0"}
    assert asked(play).kind == "first-player"


def test_figures_taken_from_the_thirty_of_each_party(play: WeimarRunner, game: WeimarGame) -> None:
    place_all(play)
    assert game.check(play.position) == []
    for party in PARTIES:
        assert play.position.hands[party] == []
