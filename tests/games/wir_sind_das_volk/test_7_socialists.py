"""Rulebook 7: socialists."""

from __future__ import annotations

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import answer, asked, options, table, turn, unrest
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner


def after_an_action(seat: str = "west", **fields: object) -> VolkRunner:
    runner = turn(table(**fields), seat, "1", "2")
    return answer(runner, "turn", "1:standard")


def socialists(runner: VolkRunner) -> dict[str, int]:
    return {area: number for area, number in runner.position.socialists.items() if number}


def test_so_many_move_that_the_protest_ends() -> None:
    runner = after_an_action(unrest=by_code(SN=5), cadre_school=4)
    assert unrest(runner) == by_code(SN=3)
    assert socialists(runner) == by_code(SN=2)
    assert runner.position.cadre_school == 2


def test_after_an_action_of_either_player() -> None:
    """Ruling W22."""
    for seat in ("west", "east"):
        runner = after_an_action(seat, unrest=by_code(SN=4), cadre_school=1)
        assert unrest(runner) == by_code(SN=3)


def test_into_every_area_with_a_protest() -> None:
    runner = after_an_action(unrest=by_code(SN=5, TH=4), cadre_school=3)
    assert unrest(runner) == by_code(SN=3, TH=3)
    assert runner.position.cadre_school == 0
    assert asked(runner).kind == "turn"


def test_with_too_few_the_east_says_where_each_one_goes() -> None:
    runner = after_an_action(unrest=by_code(SN=5, TH=4), cadre_school=2)
    assert options(runner, "socialist", "east") == ("sachsen", "thueringen")
    answer(runner, "socialist", "sachsen")
    assert options(runner, "socialist", "east") == ("sachsen", "thueringen")
    answer(runner, "socialist", "thueringen")
    assert unrest(runner) == by_code(SN=4, TH=3)


def test_all_of_the_box_must_be_used() -> None:
    runner = after_an_action(unrest=by_code(SN=6), cadre_school=2)
    assert runner.position.cadre_school == 0
    assert unrest(runner) == by_code(SN=4)


def test_none_move_without_a_protest() -> None:
    runner = after_an_action(unrest=by_code(SN=3), cadre_school=2)
    assert runner.position.cadre_school == 2


def test_a_socialist_stays_in_its_area() -> None:
    runner = after_an_action(unrest=by_code(SN=2), socialists=by_code(SN=1), cadre_school=0)
    assert socialists(runner) == by_code(SN=1)


def test_the_west_has_none() -> None:
    runner = after_an_action(unrest=by_code(BY=5), cadre_school=3)
    assert unrest(runner) == by_code(BY=5)
