"""Rulebook 6.2: building the economy."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import answer, asked, table, turn


@pytest.mark.parametrize(
    ("card", "seat", "points"),
    [("16", "west", 4), ("16", "east", 1), ("23", "east", 3), ("1", "west", 2)],
)
def test_build_points_by_the_value_for_that_side(card: str, seat: str, points: int) -> None:
    runner = turn(table(factories=["berlin", "dortmund"]), seat, card, "3")
    answer(runner, "turn", f"{card}:build")
    placed = 0
    while asked(runner).kind == "build":
        runner.pick(asked(runner).number, asked(runner).options[0])
        placed += 1
    assert placed == points


def test_any_normal_card_also_of_the_other_colour() -> None:
    runner = turn(table(), "east", "12", "11", "1")
    assert {"12:build", "11:build", "1:build"} <= set(asked(runner).options)


def test_points_may_be_left_unused() -> None:
    """Ruling W4."""
    runner = turn(table(), "west", "16", "3")
    answer(runner, "turn", "16:build", "build", "koeln", "build", "stop")
    assert set(runner.position.factories) == {"koeln"}
    assert asked(runner).seat == "east"


def test_not_in_areas_with_a_protest() -> None:
    runner = turn(table(unrest=by_code(NW=4)), "west", "16", "3")
    answer(runner, "turn", "16:build")
    assert "koeln" not in asked(runner).options
    assert "koblenz" in asked(runner).options


def test_the_rulebooks_example() -> None:
    runner = turn(table(factories=["dortmund"]), "west", "17", "3")
    answer(runner, "turn", "17:build", "build", "koeln")
    answer(runner, "build", "dortmund/koeln", "build", "duisburg/dortmund")
    assert runner.position.lines == {"dortmund/koeln": 1, "duisburg/dortmund": 1}
    assert asked(runner).seat == "east"
