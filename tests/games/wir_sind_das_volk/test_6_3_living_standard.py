"""Rulebook 6.3: generating living standard."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import answer, asked, do, options, standard, table, turn
from weimar_tui.games.wir_sind_das_volk.rules.actions import LivingStandard
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner

SAXONY = ["leipzig", "dresden", "karl-marx-stadt"]
MECKLENBURG = ["rostock", "neubrandenburg"]
THURINGIA = ["eisenach", "jena"]


def generate(runner: VolkRunner, seat: str, value: int) -> VolkRunner:
    return do(runner, LivingStandard(seat, "1", value))


def offered(runner: VolkRunner) -> set[str]:
    """The areas that can get living standard now."""
    found = asked(runner)
    return set(found.options) - {"stop"} if found.kind == "standard" else set()


def test_up_to_three_in_different_areas() -> None:
    runner = generate(table(factories=[*SAXONY, *MECKLENBURG, *THURINGIA, "berlin"]), "east", 4)
    answer(runner, "standard", "sachsen")
    assert "sachsen" not in offered(runner)
    answer(runner, "standard", "mecklenburg", "standard", "thueringen")
    assert standard(runner) == by_code(SN=1, MV=1, TH=1)
    assert asked(runner).kind == "at-rest"


def test_fewer_if_one_likes() -> None:
    runner = generate(table(factories=SAXONY), "east", 1)
    answer(runner, "standard", "stop")
    assert standard(runner) == {}


RHINE = ["duisburg", "dortmund", "bielefeld", "koeln"]
RHINE_LINES = ["duisburg/dortmund", "duisburg/koeln", "dortmund/koeln"]


@pytest.mark.parametrize(
    ("held", "cities", "lines", "possible"),
    [
        (0, 2, 0, False),  # the first needs 3
        (0, 3, 0, True),
        (1, 4, 0, False),  # the second needs 6
        (1, 4, 1, True),
        (2, 4, 2, False),  # the third needs 9
        (2, 4, 3, True),
    ],
)
def test_an_area_needs_a_power_of_three_for_each(
    held: int, cities: int, lines: int, possible: bool
) -> None:
    runner = table(factories=RHINE[:cities], lines=RHINE_LINES[:lines], standard=by_code(NW=held))
    generate(runner, "west", 0)
    assert offered(runner) == ({"nordrhein-westfalen"} if possible else set())


def test_power_is_the_sum_of_the_values_of_all_factories() -> None:
    runner = generate(table(factories=["eisenach", "jena"], lines=["eisenach/jena"]), "east", 0)
    assert offered(runner) == {"thueringen"}


def test_missing_points_come_from_the_card() -> None:
    runner = generate(table(factories=MECKLENBURG), "east", 1)
    assert offered(runner) == {"mecklenburg"}


def test_spread_over_several_areas_but_never_more_than_two_for_one() -> None:
    runner = generate(table(factories=["rostock", "eisenach"]), "east", 4)
    assert offered(runner) == {"mecklenburg", "thueringen"}
    answer(runner, "standard", "mecklenburg", "standard", "thueringen")
    assert standard(runner) == by_code(MV=1, TH=1)
    assert offered(generate(table(), "east", 4)) == set(), "three are missing everywhere"


def test_no_more_than_the_card_is_worth() -> None:
    runner = generate(table(factories=["rostock", "eisenach"]), "east", 3)
    answer(runner, "standard", "mecklenburg")
    assert asked(runner).kind == "at-rest"
    assert standard(runner) == by_code(MV=1)


@pytest.mark.parametrize(("value", "areas"), [(2, 3), (1, 2)])
def test_the_rulebooks_example(value: int, areas: int) -> None:
    runner = table(factories=[*SAXONY, *MECKLENBURG, *THURINGIA], unrest=by_code(SN=1, MV=2, TH=1))
    generate(runner, "east", value)
    for area in ("sachsen", "mecklenburg", "thueringen")[:areas]:
        answer(runner, "standard", area)
    assert sum(standard(runner).values()) == areas
    assert runner.position.unrest["sachsen"] == 0
    assert runner.position.unrest["mecklenburg"] == 1
    assert runner.position.unrest["thueringen"] == (0 if areas == 3 else 1)
    assert asked(runner).kind == "at-rest"


def test_an_area_loses_one_unrest_if_it_has_any() -> None:
    runner = generate(table(factories=SAXONY), "east", 0)
    answer(runner, "standard", "sachsen")
    assert runner.position.unrest["sachsen"] == 0


def test_a_protest_does_not_hinder_it_and_may_end_by_it() -> None:
    runner = generate(table(factories=SAXONY, unrest=by_code(SN=4)), "east", 0)
    answer(runner, "standard", "sachsen")
    assert runner.position.unrest["sachsen"] == 3
    assert runner.position.protests["east"] == []


def test_unrest_goes_only_when_all_living_standard_is_placed() -> None:
    runner = table(factories=[*SAXONY, *THURINGIA], unrest=by_code(SN=2))
    generate(runner, "east", 1)
    answer(runner, "standard", "sachsen")
    assert runner.position.unrest["sachsen"] == 2
    answer(runner, "standard", "stop")
    assert runner.position.unrest["sachsen"] == 1


def test_any_normal_card_with_the_value_for_that_side() -> None:
    runner = table(factories=["rostock"])
    turn(runner, "east", "16", "23", "1")
    answer(runner, "turn", "16:standard")
    assert standard(runner) == {}, "the East has 1 point on this card and lacks 2"
    answer(runner, "turn", "1:build", "build", "stop")
    answer(runner, "turn", "23:standard", "standard", "mecklenburg")
    assert standard(runner) == by_code(MV=1)


def test_never_directly_in_west_berlin() -> None:
    runner = generate(table(factories=["koblenz", "saarbruecken", "kaiserslautern"]), "west", 4)
    assert "west-berlin" not in options(runner, "standard", "west")


def test_living_standard_stays_without_the_power_it_needed() -> None:
    """It is lost only when the rules say so."""
    runner = table(factories=SAXONY, standard=by_code(SN=1))
    turn(runner, "west", "17", "1")
    answer(runner, "turn", "17:event")
    while asked(runner).kind in ("dismantle", "place-unrest", "next-symbol"):
        runner.pick(asked(runner).number, asked(runner).options[0])
    assert runner.position.factories == {}
    assert standard(runner) == by_code(SN=1)
