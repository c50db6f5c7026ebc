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


def generate(play: VolkRunner, seat: str, value: int) -> VolkRunner:
    return do(play, LivingStandard(seat, "1", value))


def offered(play: VolkRunner) -> set[str]:
    """The areas that can get living standard now."""
    found = asked(play)
    return set(found.options) - {"stop"} if found.kind == "standard" else set()


def test_up_to_three_in_different_areas() -> None:
    play = generate(table(factories=[*SAXONY, *MECKLENBURG, *THURINGIA, "berlin"]), "east", 4)
    answer(play, "standard", "sachsen")
    assert "sachsen" not in offered(play)
    answer(play, "standard", "mecklenburg", "standard", "thueringen")
    assert standard(play) == by_code(SN=1, MV=1, TH=1)
    assert asked(play).kind == "at-rest"


def test_fewer_if_one_likes() -> None:
    play = generate(table(factories=SAXONY), "east", 1)
    answer(play, "standard", "stop")
    assert standard(play) == {}


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
    play = table(factories=RHINE[:cities], lines=RHINE_LINES[:lines], standard=by_code(NW=held))
    generate(play, "west", 0)
    assert offered(play) == ({"nordrhein-westfalen"} if possible else set())


def test_power_is_the_sum_of_the_values_of_all_factories() -> None:
    play = generate(table(factories=["eisenach", "jena"], lines=["eisenach/jena"]), "east", 0)
    assert offered(play) == {"thueringen"}


def test_missing_points_come_from_the_card() -> None:
    play = generate(table(factories=MECKLENBURG), "east", 1)
    assert offered(play) == {"mecklenburg"}


def test_spread_over_several_areas_but_never_more_than_two_for_one() -> None:
    play = generate(table(factories=["rostock", "eisenach"]), "east", 4)
    assert offered(play) == {"mecklenburg", "thueringen"}
    answer(play, "standard", "mecklenburg", "standard", "thueringen")
    assert standard(play) == by_code(MV=1, TH=1)
    assert offered(generate(table(), "east", 4)) == set(), "three are missing everywhere"


def test_no_more_than_the_card_is_worth() -> None:
    play = generate(table(factories=["rostock", "eisenach"]), "east", 3)
    answer(play, "standard", "mecklenburg")
    assert asked(play).kind == "at-rest"
    assert standard(play) == by_code(MV=1)


@pytest.mark.parametrize(("value", "areas"), [(2, 3), (1, 2)])
def test_the_rulebooks_example(value: int, areas: int) -> None:
    play = table(factories=[*SAXONY, *MECKLENBURG, *THURINGIA], unrest=by_code(SN=1, MV=2, TH=1))
    generate(play, "east", value)
    for area in ("sachsen", "mecklenburg", "thueringen")[:areas]:
        answer(play, "standard", area)
    assert sum(standard(play).values()) == areas
    assert play.position.unrest["sachsen"] == 0
    assert play.position.unrest["mecklenburg"] == 1
    assert play.position.unrest["thueringen"] == (0 if areas == 3 else 1)
    assert asked(play).kind == "at-rest"


def test_an_area_loses_one_unrest_if_it_has_any() -> None:
    play = generate(table(factories=SAXONY), "east", 0)
    answer(play, "standard", "sachsen")
    assert play.position.unrest["sachsen"] == 0


def test_a_protest_does_not_hinder_it_and_may_end_by_it() -> None:
    play = generate(table(factories=SAXONY, unrest=by_code(SN=4)), "east", 0)
    answer(play, "standard", "sachsen")
    assert play.position.unrest["sachsen"] == 3
    assert play.position.protests["east"] == []


def test_unrest_goes_only_when_all_living_standard_is_placed() -> None:
    play = table(factories=[*SAXONY, *THURINGIA], unrest=by_code(SN=2))
    generate(play, "east", 1)
    answer(play, "standard", "sachsen")
    assert play.position.unrest["sachsen"] == 2
    answer(play, "standard", "stop")
    assert play.position.unrest["sachsen"] == 1


def test_any_normal_card_with_the_value_for_that_side() -> None:
    play = table(factories=["rostock"])
    turn(play, "east", "16", "23", "1")
    answer(play, "turn", "16:standard")
    assert standard(play) == {}, "the East has 1 point on this card and lacks 2"
    answer(play, "turn", "1:build", "build", "stop")
    answer(play, "turn", "23:standard", "standard", "mecklenburg")
    assert standard(play) == by_code(MV=1)


def test_never_directly_in_west_berlin() -> None:
    play = generate(table(factories=["koblenz", "saarbruecken", "kaiserslautern"]), "west", 4)
    assert "west-berlin" not in options(play, "standard", "west")


def test_living_standard_stays_without_the_power_it_needed() -> None:
    """It only goes when the rules say so."""
    play = table(factories=SAXONY, standard=by_code(SN=1))
    turn(play, "west", "17", "1")
    answer(play, "turn", "17:event")
    while asked(play).kind in ("dismantle", "place-unrest", "next-symbol"):
        play.pick(asked(play).number, asked(play).options[0])
    assert play.position.factories == {}
    assert standard(play) == by_code(SN=1)
