"""Unrest and mass protest, including West Berlin's protests, which count twice
(rulebook 4, 10.2)."""

from __future__ import annotations

from . import decision_types as dt
from .events import (
    ImportEnded,
    ProtestEnded,
    ProtestImported,
    ProtestStarted,
    UnrestMoved,
    UnrestPlaced,
    UnrestRemoved,
)
from .names import (
    AREAS,
    AREAS_OF,
    EAST,
    PATRON_STATES,
    SIDE_OF,
    WEST,
    WEST_BERLIN,
)
from .position import VolkPosition
from .runner import VolkRunner, VolkStep
from .subjects import OfArea

PROTEST = 4
"""This much unrest brings a mass-protest marker, twice as much a second one, and so on."""

CALM = PROTEST - 1

MARKERS_WAIT = 7
"""The phase in which markers wait until all attacks have been made (rulebook 9.7)."""


def areas_with_unrest(position: VolkPosition, side: str) -> list[str]:
    """The areas of a side that have unrest."""
    unrest = position.unrest
    return [area for area in AREAS_OF[side] if unrest[area]]


def protesting(position: VolkPosition) -> list[str]:
    """Eastern areas with enough unrest for a marker."""
    unrest = position.unrest
    return [area for area in AREAS_OF[EAST] if unrest[area] >= PROTEST]


def markers(position: VolkPosition, area: str) -> int:
    """Mass-protest markers in an area, imported ones included."""
    return position.protests[SIDE_OF[area]].count(area)


def place_unrest(
    runner: VolkRunner, area: str, count: int, why: str, by: str = "", *, settle: bool = True
) -> None:
    """Place unrest in an area; without `settle`, markers wait for `settle_protests`."""
    position = runner.position
    position.unrest[area] = total = position.unrest[area] + count
    if SIDE_OF[area] == EAST:
        position.unrest_changed = True
    runner.emit(UnrestPlaced(area, count, total, why, by))
    if settle and total // PROTEST != (total - count) // PROTEST:
        _settle(runner, area)


def remove_unrest(runner: VolkRunner, area: str, count: int, why: str) -> None:
    """Remove up to `count` unrest."""
    position = runner.position
    before = position.unrest[area]
    count = min(count, before)
    if count:
        position.unrest[area] = total = before - count
        runner.emit(UnrestRemoved(area, count, total, why))
        if total // PROTEST != before // PROTEST:
            _settle(runner, area)


def move_unrest(runner: VolkRunner, area: str, to: str) -> None:
    """Move 1 unrest from an area of the East to another."""
    position = runner.position
    position.unrest[area] -= 1
    position.unrest[to] += 1
    position.unrest_changed = True
    runner.emit(UnrestMoved(area, to))
    if position.unrest[area] % PROTEST == CALM:
        _settle(runner, area)
    if position.unrest[to] % PROTEST == 0:
        _settle(runner, to)


def settle_protests(runner: VolkRunner) -> None:
    """Set the markers that were waiting (rulebook 9.7)."""
    for area in AREAS:
        _settle(runner, area)


def lay_markers(position: VolkPosition) -> None:
    """Place the markers of the unrest and of the imported protests on an empty board."""
    for area in AREAS:
        due = position.unrest[area] // PROTEST + position.imported.get(area, 0)
        position.protests[SIDE_OF[area]] += [area] * due


def _settle(runner: VolkRunner, area: str) -> None:
    """Make the markers of an area match its unrest; West Berlin's have a twin elsewhere."""
    position = runner.position
    laid = position.protests[SIDE_OF[area]]
    lie = laid.count(area) - position.imported.get(area, 0)
    due = position.unrest[area] // PROTEST
    for _ in range(due - lie):
        laid.append(area)
        runner.emit(ProtestStarted(area, len(laid)))
        if area == WEST_BERLIN:
            runner.push(ImportProtest())
    for _ in range(lie - due):
        runner.emit(ProtestEnded(area, _take_marker(laid, area)))
        if area == WEST_BERLIN:
            runner.push(EndImport())


def _take_marker(laid: list[str], area: str) -> int:
    """Take the last marker of an area; return its number."""
    number = len(laid) - laid[::-1].index(area)
    del laid[number - 1]
    return number


class ImportProtest(VolkStep, frozen=True, tag="import"):
    """For a marker in West Berlin a supplier gets one too; the East chooses which
    (rulebook 10.2)."""

    def run(self, runner: VolkRunner) -> None:
        runner.ask(self, EAST, dt.IMPORT, PATRON_STATES, OfArea(WEST_BERLIN))

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        position = runner.position
        position.imported[option] += 1
        position.protests[WEST].append(option)
        runner.emit(ProtestImported(option, len(position.protests[WEST])))


class EndImport(VolkStep, frozen=True, tag="end-import"):
    """With a marker of West Berlin an imported one is removed; the East chooses it
    (rulebook 10.2)."""

    def run(self, runner: VolkRunner) -> None:
        imported = runner.position.imported
        options = [patron_state for patron_state in PATRON_STATES if imported[patron_state]]
        runner.ask(self, EAST, dt.EXPORT, options, OfArea(WEST_BERLIN))

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        position = runner.position
        position.imported[option] -= 1
        runner.emit(ImportEnded(option, _take_marker(position.protests[WEST], option)))
