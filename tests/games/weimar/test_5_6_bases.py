"""Rulebook 5.6: party bases in cities, and the Demonstration."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions, bases, roll_for
from weimar_tui.games.weimar.rules.events import BaseRemoved, DiceRolled
from weimar_tui.games.weimar.rules.parliament import figures_left
from weimar_tui.games.weimar.rules.runner import WeimarRunner


# --- placing and removing -----------------------------------------------------------------------
def test_a_base_is_a_figure_from_the_supply() -> None:
    runner = t.table()
    before = figures_left(runner.position, "spd")
    t.effects(runner, "base +1 Leipzig", "spd")
    assert runner.position.cities["leipzig"].bases == {"spd": 1}
    assert figures_left(runner.position, "spd") == before - 1 == 29


def test_the_party_named_chooses_the_city() -> None:
    runner = t.table()
    t.effects(runner, "base +1 DNVP any", "spd")
    t.answer(runner, "rostock", "dnvp", kind="choose-city")
    assert runner.position.cities["rostock"].bases == {"dnvp": 1}


def test_example_in_full_leipzig_spd_removes_a_dnvp_base_instead() -> None:
    runner = t.table()
    t.city(runner, "leipzig", bases={"spd": 1, "dnvp": 1, "kpd": 1})
    t.effects(runner, "base +1 Leipzig", "spd")
    assert t.asked(runner, "spd").kind == "full-city"
    assert t.options(runner) == {"dnvp", "kpd"}
    t.answer(runner, "dnvp")
    assert runner.position.cities["leipzig"].bases == {"spd": 1, "kpd": 1}
    assert figures_left(runner.position, "dnvp") == 30


def test_a_second_base_of_the_same_effect_finds_the_free_space() -> None:
    """R9."""
    runner = t.table()
    t.city(runner, "leipzig", bases={"dnvp": 3})
    t.effects(runner, "base +2 Leipzig", "spd")
    assert runner.position.cities["leipzig"].bases == {"dnvp": 2, "spd": 1}


def test_a_city_full_of_own_bases_nothing_happens() -> None:
    """R9."""
    runner = t.table()
    t.city(runner, "rostock", bases={"spd": 2})
    t.effects(runner, "base +1 Rostock", "spd")
    assert t.at_rest(runner)
    assert runner.position.cities["rostock"].bases == {"spd": 2}


def test_cities_where_nothing_would_happen_are_not_offered() -> None:
    runner = t.table()
    t.city(runner, "rostock", bases={"spd": 2})
    t.effects(runner, "base +1 any", "spd")
    assert "rostock" not in t.options(runner)


def test_spaces_of_the_cities() -> None:
    spaces = t.table().components.spaces
    assert spaces == {
        "koenigsberg": 2,
        "stuttgart": 2,
        "frankfurt": 2,
        "koeln": 3,
        "hamburg": 4,
        "berlin": 5,
        "essen": 3,
        "muenchen": 3,
        "breslau": 3,
        "leipzig": 3,
        "rostock": 2,
    }


def test_the_owner_chooses_which_base_it_loses() -> None:
    """R12."""
    runner = t.table()
    t.city(runner, "rostock", bases={"kpd": 1})
    t.city(runner, "essen", bases={"kpd": 1, "spd": 1})
    t.effects(runner, "base -1 KPD any", "spd")
    assert t.options(runner, "kpd") == {"rostock", "essen"}
    t.answer(runner, "essen")
    assert [event.by for event in t.happened(runner, BaseRemoved)] == ["kpd"]


def test_unless_the_card_gives_the_choice_to_the_acting_player() -> None:
    """R12: `by self`."""
    runner = t.table()
    t.city(runner, "rostock", bases={"kpd": 1})
    t.city(runner, "essen", bases={"kpd": 1})
    t.effects(runner, "base -1 KPD any by self", "spd")
    t.answer(runner, "essen", "spd")
    assert runner.position.cities["essen"].bases == {}
    assert [event.by for event in t.happened(runner, BaseRemoved)] == ["spd"]


def test_a_party_without_bases_loses_none() -> None:
    runner = t.effects(t.table(), "base -1 any", "spd")
    assert t.at_rest(runner)


def test_different_cities_where_the_card_demands_them() -> None:
    runner = t.effects(t.table(), "base +2 any diff", "spd")
    t.answer(runner, "berlin")
    assert "berlin" not in t.options(runner)
    t.answer(runner, "essen")
    assert bases(runner, "spd") == 2


def test_the_same_city_twice_where_it_does_not() -> None:
    runner = t.effects(t.table(), "base +2 any", "spd")
    t.answer(runner, "berlin")
    t.answer(runner, "berlin")
    assert runner.position.cities["berlin"].bases == {"spd": 2}


def test_with_all_thirty_figures_in_use_a_gain_is_lost() -> None:
    """R10."""
    runner = t.table()
    t.seats(runner, spd=29)
    t.city(runner, "berlin", bases={"spd": 1})
    t.effects(runner, "base +1 any; seat +1", "spd")
    assert t.at_rest(runner)
    assert (bases(runner, "spd"), runner.position.seats["spd"]) == (1, 29)


def test_even_without_figures_a_base_can_be_removed_from_a_full_city() -> None:
    runner = t.table()
    t.seats(runner, spd=30)
    t.city(runner, "rostock", bases={"dnvp": 2})
    t.effects(runner, "base +1 any", "spd")
    assert runner.position.cities["rostock"].bases == {"dnvp": 1}


# --- the Demonstration --------------------------------------------------------------------------
def demonstrating(party: str, **state: list[str]) -> WeimarRunner:
    """Leipzig, where the party rolls three dice."""
    runner = t.table()
    t.supply(runner, "government")
    units = {"kpd": {"workers": 2}, "z": {"police": 2}, "dnvp": {"freikorps-2": 1}}
    t.city(runner, "leipzig", units=units.get(party, {}), threats=state.get("threats", []))
    return runner


def test_it_costs_1_ap() -> None:
    runner = actions(t.table(), "spd", 2, "leipzig")
    t.answer(runner, "demonstrate")
    assert runner.position.impulses[-1].ap == 1


def test_one_die_and_the_strength_of_the_partys_units() -> None:
    runner = t.table()
    t.city(runner, "leipzig", units={"workers": 1, "freikorps-1": 2, "police": 1})
    t.effects(runner, "demonstrate Leipzig", "kpd")
    assert len(t.happened(runner, DiceRolled)[-1].dice) == 2


def test_spd_rolls_three_dice_regardless_of_units() -> None:
    for units in ({}, {"reichsbanner": 3}):
        runner = t.table()
        t.city(runner, "leipzig", units=units)
        t.effects(runner, "demonstrate Leipzig", "spd")
        assert len(t.happened(runner, DiceRolled)[-1].dice) == 3


def test_zentrum_may_first_move_one_police_there_for_free() -> None:
    runner = t.table()
    t.city(runner, "berlin", units={"police": 1})
    t.supply(runner, "government", police=1)
    t.effects(runner, "demonstrate Leipzig", "z")
    assert t.asked(runner, "z").kind == "move-police"
    assert t.options(runner) == {"supply", "berlin", "pass"}
    t.answer(runner, "berlin")
    assert len(t.happened(runner, DiceRolled)[-1].dice) == 2
    assert runner.position.cities["leipzig"].units == {"police": 1}


def test_zentrum_counts_reichswehr_only_in_government() -> None:
    for government, number in ((("spd", "z"), 4), (("spd", "kpd"), 2)):
        runner = t.table(government=government)
        t.supply(runner, "government")
        t.city(runner, "leipzig", units={"police": 1, "reichswehr-2": 1})
        t.effects(runner, "demonstrate Leipzig", "z")
        assert len(t.happened(runner, DiceRolled)[-1].dice) == number


def test_dnvp_counts_black_reichswehr() -> None:
    runner = t.table()
    t.city(runner, "leipzig", units={"reichswehr-2-black": 1, "reichswehr-1": 1})
    t.effects(runner, "demonstrate Leipzig", "dnvp")
    assert len(t.happened(runner, DiceRolled)[-1].dice) == 3


def test_a_governing_radical_party_commands_white_units_too() -> None:
    """R14."""
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    t.city(runner, "leipzig", units={"police": 1, "reichswehr-1": 1, "freikorps-1": 1})
    t.effects(runner, "demonstrate Leipzig", "dnvp")
    assert len(t.happened(runner, DiceRolled)[-1].dice) == 4


THREATS = ["poverty", "unrest"]
# Per row: bases placed, threats left of Poverty and Unrest, Reichswehr turned black.
ROWS = {
    "spd": [
        (0, THREATS),
        (0, THREATS),
        (0, THREATS),
        (1, THREATS),
        (1, THREATS),
        (1, ["unrest"]),
        (1, []),
        (2, []),
    ],
    "z": [
        (0, THREATS),
        (0, THREATS),
        (1, THREATS),
        (1, THREATS),
        (1, ["poverty"]),
        (2, ["poverty"]),
        (2, []),
        (2, []),
    ],
}


@pytest.mark.parametrize("row", range(1, 9))
@pytest.mark.parametrize("party", ["spd", "z"])
def test_rally_and_beer_tent_row_by_row(party: str, row: int) -> None:
    runner = demonstrating(party, threats=list(THREATS))
    roll_for(runner, row, 3)
    t.effects(runner, "demonstrate Leipzig", party)
    leipzig = runner.position.cities["leipzig"]
    placed, left = ROWS[party][row - 1]
    assert leipzig.bases.get(party, 0) == placed
    assert leipzig.threats == left


@pytest.mark.parametrize(
    ("row", "placed", "threats"),
    [
        (1, 0, []),
        (2, 0, []),
        (3, 0, ["unrest"]),
        (4, 1, []),
        (5, 2, []),
        (6, 1, ["unrest"]),
        (7, 1, ["unrest", "uprising"]),
        (8, 2, ["unrest", "uprising"]),
    ],
)
def test_march_row_by_row(row: int, placed: int, threats: list[str]) -> None:
    runner = demonstrating("kpd")
    roll_for(runner, row, 3)
    t.effects(runner, "demonstrate Leipzig", "kpd")
    leipzig = runner.position.cities["leipzig"]
    assert leipzig.bases.get("kpd", 0) == placed
    assert leipzig.threats == threats


@pytest.mark.parametrize(
    ("row", "placed", "unrest", "black"),
    [
        (1, 0, [], 0),
        (2, 0, [], 0),
        (3, 0, ["unrest"], 0),
        (4, 1, [], 0),
        (5, 1, [], 0),
        (6, 2, [], 0),
        (7, 2, [], 1),
        (8, 2, [], 2),
    ],
)
def test_parade_row_by_row(row: int, placed: int, unrest: list[str], black: int) -> None:
    runner = demonstrating("dnvp")
    t.city(runner, "leipzig", units={"freikorps-2": 1, "reichswehr-1": 3})
    roll_for(runner, row, 3)
    t.effects(runner, "demonstrate Leipzig", "dnvp")
    leipzig = runner.position.cities["leipzig"]
    assert leipzig.bases.get("dnvp", 0) == placed
    assert leipzig.threats == unrest
    assert leipzig.units.get("reichswehr-1-black", 0) == black


@pytest.mark.parametrize("row", [7, 8])
def test_a_march_on_an_uprising_replaces_it_by_councils(row: int) -> None:
    """R71: an Uprising there is replaced wherever the board would place one."""
    runner = demonstrating("kpd", threats=["uprising"])
    roll_for(runner, row, 3)
    t.effects(runner, "demonstrate Leipzig", "kpd")
    assert runner.position.cities["leipzig"].threats == ["unrest", "councils"]


def test_a_march_of_6_makes_councils_of_an_uprising() -> None:
    runner = demonstrating("kpd", threats=["uprising"])
    roll_for(runner, 6, 3)
    t.effects(runner, "demonstrate Leipzig", "kpd")
    assert runner.position.cities["leipzig"].threats == ["councils"]


@pytest.mark.parametrize(("row", "bases"), [(6, 1), (7, 1), (8, 2)])
def test_while_kpd_governs_its_march_places_bases_but_no_party_threat(row: int, bases: int) -> None:
    runner = demonstrating("kpd")
    runner.position.government = ("spd", "kpd")
    roll_for(runner, row, 3)
    t.effects(runner, "demonstrate Leipzig", "kpd")
    leipzig = runner.position.cities["leipzig"]
    assert leipzig.bases == {"kpd": bases}
    assert set(leipzig.threats) <= {"unrest"}


def test_a_reaction_is_possible() -> None:
    runner = demonstrating("spd")
    t.city(runner, "leipzig", bases={"kpd": 1}, units={"workers": 1})
    t.reserve(runner, kpd=1)
    t.effects(runner, "demonstrate Leipzig", "spd")
    assert t.options(runner, "kpd") == {"board", "pass"}


def test_bases_of_a_demonstration_in_a_full_city_replace_others() -> None:
    runner = demonstrating("kpd")
    t.city(runner, "leipzig", bases={"spd": 1, "z": 2})
    t.dice(runner, 5, 1, 1)
    t.effects(runner, "demonstrate Leipzig", "kpd")
    t.answer(runner, "z", "kpd", kind="full-city")
    assert runner.position.cities["leipzig"].bases == {"spd": 1, "z": 1, "kpd": 1}
