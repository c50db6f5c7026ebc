"""Prepared tables for drawing panes: Germany in a bad year, and an End of Decade."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.games.wir_sind_das_volk.view.moments import Moment, game
from tests.tui import sheets
from weimar_tui.games.wir_sind_das_volk.rules.position import END_OF_DECADE, PowerCard
from weimar_tui.games.wir_sind_das_volk.scene import VolkScene
from weimar_tui.games.wir_sind_das_volk.view.game_view import VolkView
from weimar_tui.tui.canvas import Canvas

KIT = VolkView()


def trouble(*picks: str, **fields: Any) -> Moment:
    """*The Last Decade* with protests on both sides, after some picks of the West.

    Saxony has two markers, Thuringia and Bavaria one, North Rhine-Westphalia one of West Berlin's;
    Schwedt is rundown, Rostock gone for good. Keywords set fields of the position.
    """
    runner = game().start("1980", "s")
    position = runner.position
    position.unrest.update({"sachsen": 9, "thueringen": 5, "bayern": 4, "hessen": 0})
    position.protests["east"] = ["sachsen", "thueringen", "sachsen"]
    position.protests["west"] = ["bayern", "nordrhein-westfalen"]
    position.imported["nordrhein-westfalen"] = 1
    position.socialists.update(sachsen=2, mecklenburg=1)
    position.tracks.update(prestige=3, currency=-2, socialists=1)
    position.factories["schwedt"] = "rundown"
    del position.factories["rostock"]
    position.razed = ["rostock"]
    position.state_power = [PowerCard("5", "red", used=True), PowerCard("51", "pink")]
    position.pile = ["62", "66"]
    for name, value in fields.items():
        setattr(position, name, value)
    for pick in picks:
        runner.pick(position.decisions[0].number, pick)
    decision = position.decisions[0]
    return game().view(position, decision.seat), decision, tuple(runner.events or ())


def ending(phase: int = 5) -> Moment:
    """The same during its End of Decade, up to this phase."""
    view, decision, events = trouble(half=END_OF_DECADE, phase=phase, display=[], wall=False)
    return view, decision, events


def sheet(scene: VolkScene, pane: str, width: int, height: int) -> Canvas:
    """A pane on a canvas of its own."""
    return sheets.sheet(KIT, scene, pane, width, height)


def board(scene: VolkScene, width: int, height: int, shown: str = "west") -> Canvas:
    """All panes of a screen in their places, without frames and titles."""
    return sheets.board(KIT, scene, width, height, shown, without="chronicle")


def styles(canvas: Canvas, text: str) -> set[str]:
    """The styles of a text's cells at its first occurrence."""
    for row, marks in zip(canvas.text().splitlines(), canvas.styles(), strict=True):
        if (at := row.find(text)) >= 0:
            return set(columns(marks, row, at, text))
    raise AssertionError(f"{text!r} is not there:\n{canvas.text()}")


def columns(marks: list[str], row: str, at: int, text: str) -> Iterable[str]:
    """The styles of the columns of part of a row."""
    from weimar_tui.tui.canvas import width_of

    start = width_of(row[:at])
    return marks[start : start + width_of(text)]
