"""The DR box (rulebook 5.10) on the map: every kind of marker by name, with its number."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.tui.canvas import Canvas, width_of

from ...rules.threats import DR_SPACES
from ...scene import WeimarScene

Line = tuple[int, int, int]
"""Column, row and end column of a line that the DR box can use."""

_LEAST = 5
"""Columns that a line needs to be useful."""


def draw_dr_box(canvas: Canvas, scene: WeimarScene, corner: int, ends: Sequence[int]) -> None:
    """Draw the DR box in the top left corner, in the North Sea.

    The spaces and the markers go below the title, within `corner` columns and all rows of `ends`
    except two. If there are too many, they start to the right of the title and use every row above
    the first city, and the spaces are left out; `ends` gives the end column of each row, from the
    first. Long names are shortened only if that is not enough.
    """
    markers = scene.view.dr_box
    calm, alarm = ("ink.strong", "ink.danger") if scene.look.paints else ("title", "danger")
    style = alarm if len(markers) >= DR_SPACES else calm
    title = scene.words.ui("dr-box-title", number=len(markers), limit=DR_SPACES + 1)
    after = canvas.put(0, 0, title, style)
    canvas.thing("dr-box", 0, 0, after, len(markers))
    counted = {kind: markers.count(kind) for kind in dict.fromkeys(markers)}
    below = [(0, y, min(corner, ends[y])) for y in range(1, max(2, len(ends) - 1))]
    placed = _flow(scene, _names(scene, counted, ()), below)
    if scene.look.paints and below[0][2] >= 2 * DR_SPACES:
        under = _flow(scene, _names(scene, counted, ()), below[1:])
        if len(under) == len(counted):
            _draw_spaces(canvas, len(markers))
            placed = under
    if not markers:
        return
    lines = [(after + 2, 0, ends[0]), *((0, y, end) for y, end in enumerate(ends[1:], 1))]
    for shortened in () if placed else _ways(scene, counted):
        placed = _flow(scene, _names(scene, counted, shortened), lines)
        if placed:
            break
    # If nothing fits, the title represents all markers.
    for (kind, number), (x, y, name) in zip(counted.items(), placed, strict=False):
        end = canvas.put(x, y, name, alarm, ends[y])
        canvas.thing(f"dr-box/{kind}", x, y, end, number)


def _draw_spaces(canvas: Canvas, taken: int) -> None:
    """Draw a cell for each space, in a fire colour if it holds a marker."""
    for space in range(max(DR_SPACES + 1, taken)):
        sign, style = ("!", "ink.badge") if space < taken else ("·", "ink.soft")
        canvas.put(2 * space, 1, sign, style)


def _names(scene: WeimarScene, counted: dict[str, int], shortened: Sequence[str]) -> list[str]:
    """The kinds by name, with a number after those with more than one marker."""
    words = scene.words
    return [
        words.ui(f"dr-box-{kind}" if kind in shortened else f"threat-{kind}")
        + (f" {number}" if number > 1 else "")
        for kind, number in counted.items()
    ]


def _ways(scene: WeimarScene, counted: dict[str, int]) -> list[tuple[str, ...]]:
    """Sets of kinds to shorten: none, then one more each time, starting with the largest saving."""
    words = scene.words

    def saved(kind: str) -> int:
        return width_of(words.ui(f"threat-{kind}")) - width_of(words.ui(f"dr-box-{kind}"))

    kinds = sorted((kind for kind in counted if saved(kind) > 0), key=saved, reverse=True)
    return [tuple(kinds[:number]) for number in range(len(kinds) + 1)]


def _flow(
    scene: WeimarScene, names: Sequence[str], lines: Sequence[Line]
) -> list[tuple[int, int, str]]:
    """The place of each name, with breaks only between names; empty if not all fit."""
    free = [line for line in lines if line[2] - line[0] >= _LEAST]
    placed: list[tuple[int, int, str]] = []
    for index, name in enumerate(names):
        if index < len(names) - 1:
            name = scene.words.text("join-commas", first=name, rest="").rstrip()
        size = width_of(scene.look.plain(name))
        while free and free[0][0] + size > free[0][2]:
            free = free[1:]
        if not free:
            return []
        (x, y, end), *below = free
        placed.append((x, y, name))
        free = [(x + size + (0 if size > len(name) else 1), y, end), *below]
    return placed
