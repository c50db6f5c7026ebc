"""Rulebook 9.10: whether a state collapses, and how the game ends."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import asked, at_rest, do, ending, happened, phase, table
from weimar_tui.games.wir_sind_das_volk.rules.decade import AfterDecade
from weimar_tui.games.wir_sind_das_volk.rules.endings import WINNER
from weimar_tui.games.wir_sind_das_volk.rules.events import DecadeGoesOn, GameEnded, MarkersCounted


@pytest.mark.parametrize(
    ("unrest", "result"),
    [
        (by_code(SN=16), "east-collapses"),
        (by_code(SN=4, TH=4, MV=4, BB=4), "east-collapses"),
        (by_code(BY=4, HE=4, SH=4, NI=4), "west-collapses"),
        (by_code(BY=16, SN=16), "both-collapse"),
        (by_code(BY=12, SN=15), ""),
    ],
)
def test_a_state_with_four_markers_or_more_collapses(unrest: dict[str, int], result: str) -> None:
    """If both collapse at once the East wins."""
    runner = phase(table(unrest=unrest), 10)
    assert ending(runner) == result
    if result:
        assert runner.position.outcome is not None
        assert runner.position.outcome.winners == (WINNER[result],)
        assert runner.position.steps == [], "nothing further is carried out (ruling W37)"
    else:
        assert happened(runner, MarkersCounted) == [MarkersCounted(3, 3)]


def test_west_berlins_markers_and_their_twins_count_four_in_all() -> None:
    """The rulebook's example."""
    runner = table(unrest=by_code(WB=8), imported={"rheinland-pfalz": 2})
    assert ending(phase(runner, 10)) == "west-collapses"


def test_if_none_collapses_the_next_decade_begins() -> None:
    runner = phase(table(), 10)
    assert at_rest(runner)
    assert happened(runner, DecadeGoesOn) == [DecadeGoesOn(1)]
    do(runner, AfterDecade())
    assert runner.position.decade == 2
    assert asked(runner).kind == "turn"


def test_after_four_decades_the_east_wins() -> None:
    """Only after the verdict (ruling W36)."""
    assert ending(phase(table(decade=4), 10)) == "four-decades"
    assert ending(phase(table(decade=4, unrest=by_code(SN=16)), 10)) == "east-collapses"
    assert ending(phase(table(decade=3), 10)) == ""


def test_in_a_lesson_endings_are_told_but_nobody_wins() -> None:
    """Ruling W59."""
    runner = phase(table(lesson=True, last_decade=1, unrest=by_code(SN=16)), 10)
    outcome = runner.position.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.reason) == (
        *("lesson-over", ()),
        "east-collapses",
    )
    runner = phase(table(lesson=True, last_decade=1), 10)
    assert happened(runner, GameEnded) == [GameEnded("", "", lesson=True)]
