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
def runner(game: WeimarGame) -> WeimarRunner:
    runner = game.start("main", "setup", {"dice": list(POVERTY)})
    assert isinstance(runner, WeimarRunner)
    return runner


def place_all(runner: WeimarRunner) -> None:
    for party, number in BASES:
        for city in PLACES[party][:number]:
            answer(runner, city, party, kind="place-base")


def test_trackers_stand_on_round_1_and_economy_1(runner: WeimarRunner) -> None:
    assert (runner.position.round, runner.position.last_round) == (1, 6)
    assert runner.position.economy == 1


def test_white_issues_lie_on_the_board_and_none_on_the_track(runner: WeimarRunner) -> None:
    assert runner.position.issues == {}


def test_the_timeline_deck_is_gray_and_yellow_shuffled(
    game: WeimarGame, runner: WeimarRunner
) -> None:
    deck = runner.position.decks["timeline"]
    assert sorted(deck) == [f"A{n}" for n in range(30, 62)]
    assert deck != sorted(deck)
    other = game.start("main", "another seed").position.decks["timeline"]
    assert deck != other


def test_orange_and_brown_are_set_aside(runner: WeimarRunner) -> None:
    assert sorted(runner.position.set_aside["timeline:orange"]) == [f"A{n}" for n in range(62, 70)]
    assert sorted(runner.position.set_aside["timeline:brown"]) == [f"A{n}" for n in range(70, 78)]


def test_compiegne_is_gone_and_versailles_lies_on_top(runner: WeimarRunner) -> None:
    affairs = runner.position.foreign_affairs
    assert affairs.deck == ["A11", "A12", "A13", "A14", "A15", "A16"]
    assert affairs.beside == affairs.done == []


def test_ebert_is_president_and_the_card_lies_aside(runner: WeimarRunner) -> None:
    assert runner.position.president == "ebert"
    assert runner.position.president_card == "aside"


def test_minor_parties_and_stresemann(runner: WeimarRunner) -> None:
    assert runner.position.minor_parties == {"ddp": "spd", "dvp": "z", "uspd": "kpd"}
    assert runner.position.stresemann == "active"


def test_each_deck_holds_the_twelve_basic_cards(runner: WeimarRunner) -> None:
    for party, letter in (("spd", "S"), ("z", "Z"), ("kpd", "K"), ("dnvp", "D")):
        basic = [f"{letter}{n:02}" for n in range(5, 17)]
        assert sorted(runner.position.decks[party]) == basic
        assert runner.position.decks[party] != basic
        assert runner.position.sets[party] == ()


def test_two_sets_of_five_lie_aside_for_each_party(runner: WeimarRunner) -> None:
    for party, letters in (("spd", "LD"), ("z", "EO"), ("kpd", "MR"), ("dnvp", "FP")):
        for letter in letters:
            assert len(runner.position.set_aside[f"{party}:{letter}"]) == 5


def test_spd_and_zentrum_form_the_first_government(runner: WeimarRunner) -> None:
    assert runner.position.government == ("spd", "z")
    assert runner.position.chancellor == "spd"


def test_supplies_hold_the_units_the_boards_print(runner: WeimarRunner) -> None:
    assert runner.position.supply == {
        "government": {"police": 5, "reichswehr-1": 1, "reichswehr-2": 1},
        "spd": {},
        "kpd": {"soldiers": 3, "workers": 3},
        "dnvp": {"freikorps-1": 2, "freikorps-2": 1},
    }
    assert all(city.units == {} for city in runner.position.cities.values())


def test_units_not_in_a_supply_are_not_in_play(runner: WeimarRunner) -> None:
    for unit in ("reichsbanner", "spartacists", "ruhr-army", "red-front", "stahlhelm"):
        assert in_play(runner, unit) == 0


def test_poverty_in_three_different_random_cities_rolling_again_on_a_repeat(
    runner: WeimarRunner,
) -> None:
    poor = [city for city in CITIES if "poverty" in runner.position.cities[city].threats]
    assert sorted(poor) == ["koenigsberg", "leipzig", "rostock"]
    assert runner.position.dice.script == []


def test_one_blockade_and_one_inflation_in_the_dr_box(runner: WeimarRunner) -> None:
    assert sorted(runner.position.dr_box) == ["blockade", "inflation"]


def test_councils_in_muenchen_and_unrest_in_four_cities(runner: WeimarRunner) -> None:
    cities = runner.position.cities
    assert [c for c in CITIES if "councils" in cities[c].threats] == ["muenchen"]
    unrest = {c for c in CITIES if "unrest" in cities[c].threats}
    assert unrest == {"berlin", "muenchen", "essen", "hamburg"}


def test_each_player_places_all_figures_at_once_in_order(runner: WeimarRunner) -> None:
    """SPD 6, Zentrum 5, KPD 4, DNVP (misprinted DVP, R46) 3."""
    order: list[str] = []
    while (question := asked(runner)).kind == "place-base":
        if not order or order[-1] != question.seat:
            order.append(question.seat)
        answer(runner, question.options[0])
    assert order == ["spd", "z", "kpd", "dnvp"]
    for party, number in BASES:
        held = [c for c in runner.position.cities.values() if c.bases.get(party)]
        assert len(held) == number


def test_only_one_figure_of_each_party_in_a_city_during_setup(runner: WeimarRunner) -> None:
    answer(runner, "berlin", "spd")
    assert "berlin" not in options(runner, "spd")


def test_no_city_holds_more_figures_than_spaces(runner: WeimarRunner) -> None:
    for city in ("rostock", "berlin", "essen", "koeln", "leipzig", "breslau"):
        answer(runner, city, "spd")
    for city in ("rostock", "berlin", "essen", "koeln", "leipzig"):
        answer(runner, city, "z")
    assert "rostock" not in options(runner, "kpd"), "2 spaces, both taken"
    assert "essen" in options(runner, "kpd"), "3 spaces, one left"


def test_seats_7_5_4_3(runner: WeimarRunner) -> None:
    assert runner.position.seats == {"spd": 7, "z": 5, "kpd": 4, "dnvp": 3, "nsdap": 0}


def test_reserves_points_flags_and_society_track_are_empty(runner: WeimarRunner) -> None:
    position = runner.position
    assert set(position.reserve.values()) == set(position.vp.values()) == {0}
    assert position.flags == {"usuk": 0, "france": 0, "ussr": 0}
    assert position.society == position.nsdap_track == []


def test_after_the_figures_round_1_begins_with_its_round_card(runner: WeimarRunner) -> None:
    place_all(runner)
    assert runner.position.phase == "agenda"
    assert runner.position.issues == {"protecting-republic-law": "0"}
    assert asked(runner).kind == "first-player"


def test_figures_taken_from_the_thirty_of_each_party(
    runner: WeimarRunner, game: WeimarGame
) -> None:
    place_all(runner)
    assert game.check(runner.position) == []
    for party in PARTIES:
        assert runner.position.hands[party] == []
