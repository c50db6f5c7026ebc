"""Rulebook 4: mass protests."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import answer, do, effect, happened, table
from weimar_tui.games.wir_sind_das_volk.rules.events import ProtestEnded, ProtestStarted
from weimar_tui.games.wir_sind_das_volk.rules.pieces import PlaceUnrest, RemoveUnrest
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner
from weimar_tui.games.wir_sind_das_volk.rules.unrest import markers, place_unrest, remove_unrest
from weimar_tui.kernel.step import Step


class Shake(Step, frozen=True, tag="test-shake"):
    """Places unrest in an area, or removes it."""

    area: str
    count: int

    def run(self, runner: VolkRunner) -> None:
        if self.count > 0:
            place_unrest(runner, self.area, self.count, "test")
        else:
            remove_unrest(runner, self.area, -self.count, "test")


def test_at_four_unrest_a_protest_breaks_out() -> None:
    runner = do(table(unrest=by_code(SN=3)), PlaceUnrest("west", "east", "test"))
    answer(runner, "place-unrest", "sachsen")
    assert markers(runner.position, "sachsen") == 1
    assert happened(runner, ProtestStarted) == [ProtestStarted("sachsen", 1)]


@pytest.mark.parametrize(
    ("unrest", "number"), [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (16, 4)]
)
def test_at_eight_a_second_marker_at_twelve_a_third(unrest: int, number: int) -> None:
    runner = do(table(), Shake("bayern", unrest))
    assert markers(runner.position, "bayern") == number


def test_below_four_or_eight_a_marker_goes() -> None:
    runner = do(table(unrest=by_code(BY=8)), Shake("bayern", -1))
    assert markers(runner.position, "bayern") == 1
    assert happened(runner, ProtestEnded) == [ProtestEnded("bayern", 2)]
    do(runner, Shake("bayern", -3))
    assert markers(runner.position, "bayern") == 1
    do(runner, Shake("bayern", -1))
    assert markers(runner.position, "bayern") == 0


def test_markers_bear_the_words_in_the_order_in_which_they_are_placed() -> None:
    runner = do(table(), *(Shake(area, 4) for area in ("sachsen", "thueringen", "mecklenburg")))
    assert [event.number for event in happened(runner, ProtestStarted)] == [1, 2, 3]
    assert runner.position.protests["east"] == ["sachsen", "thueringen", "mecklenburg"]
    do(runner, Shake("thueringen", -1), Shake("brandenburg", 8))
    assert runner.position.protests["east"] == [
        *("sachsen", "mecklenburg", "brandenburg", "brandenburg")
    ]
    assert [event.number for event in happened(runner, ProtestStarted)[3:]] == [3, 4]


def test_each_side_has_its_own_words() -> None:
    runner = do(table(), Shake("sachsen", 4), Shake("bayern", 4))
    assert [event.number for event in happened(runner, ProtestStarted)] == [1, 1]


def test_unrest_removed_where_there_is_none_is_nothing() -> None:
    runner = do(table(), RemoveUnrest("east", "test"))
    assert sum(runner.position.unrest.values()) == 0
    do(runner, Shake("sachsen", -2))
    assert runner.position.unrest["sachsen"] == 0


def test_moved_unrest_ends_one_protest_and_starts_another() -> None:
    runner = effect(table(unrest=by_code(SN=4, TH=3)), "move east", "west")
    answer(runner, "move-from", "sachsen", "move-to", "thueringen")
    assert runner.position.protests["east"] == ["thueringen"]
