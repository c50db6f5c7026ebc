"""Connections on the map: lines between cities, bright if they work, with places for
infrastructure.

On a painted ground they are thin lines of braille dots, otherwise dots and strokes in the cells of
the path.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from weimar_tui.tui.braille import Dot, Lines
from weimar_tui.tui.canvas import Canvas

from ...rules.network import works
from ...scene import VolkScene
from ..changes import changed_ink, changed_style
from ..maps import SIGNS, Cell, Map, slots, stroke_sign, widest

_THIN = 2
"""Connections that do not work are drawn with every second dot."""


def draw_ways(canvas: Canvas, scene: VolkScene, sheet: Map, at: Cell) -> None:
    """Draw all connections where the cells are free."""
    if scene.look.paints:
        _draw_lines(canvas, scene, sheet, at)
    else:
        _draw_strokes(canvas, scene, sheet, at)


def _ways(scene: VolkScene, sheet: Map) -> Iterator[str]:
    """The connections of a sheet that exist."""
    return (connection for connection in sheet.ways if connection in scene.board.ends)


def _side(scene: VolkScene, connection: str) -> str:
    return scene.board.side_of[scene.board.ends[connection][0]]


def _working(scene: VolkScene, sheet: Map) -> Iterator[tuple[str, bool, int]]:
    """Every connection, whether it would work, and 1 if it would begin to, -1 if it would stop."""
    board, view, then = scene.board, scene.view, scene.then
    for connection in _ways(scene, sheet):
        working = works(board, then, connection)
        yield connection, working, working - works(board, view, connection)


def _draw_strokes(canvas: Canvas, scene: VolkScene, sheet: Map, at: Cell) -> None:
    for connection, working, change in _working(scene, sheet):
        way = sheet.ways[connection]
        ends = [way[0], *way, way[-1]]
        style = f"{_side(scene, connection)} bold" if working else "faint"
        if change:
            style = changed_style(change)
        elif connection in scene.pointed:
            style = "key bold"
        signs = (
            stroke_sign(*three) if working else "free"
            for three in zip(ends, way, ends[2:], strict=False)
        )
        glyphs = {
            cell: (scene.look.glyph(sign), style) for cell, sign in zip(way, signs, strict=True)
        }
        canvas.sketch(*at, glyphs)


def _draw_lines(canvas: Canvas, scene: VolkScene, sheet: Map, at: Cell) -> None:
    """Draw connections that work or would change last, so that they are on top where lines meet."""
    ways = []
    for connection, working, change in sorted(_working(scene, sheet), key=_rank):
        style = f"{_side(scene, connection)}.ink" if working else "ink.soft"
        if change:
            style = changed_ink(change)
        elif connection in scene.pointed:
            style = "ink.choose"
        ways.append((_points(scene, sheet, connection), style, working))
    _lines(tuple(ways)).draw(canvas, *at)


@lru_cache(maxsize=8)
def _lines(ways: tuple[tuple[tuple[Dot, ...], str, bool], ...]) -> Lines:
    """Lines through points in one style; working ones are thick."""
    lines = Lines()
    for points, style, working in ways:
        every = _THIN if style == "ink.soft" else 1
        lines.add(points, style, every=every, thick=working)
    return lines


def _rank(way: tuple[str, bool, int]) -> tuple[bool, bool]:
    _, working, change = way
    return change != 0, working


def _points(scene: VolkScene, sheet: Map, connection: str) -> tuple[Dot, ...]:
    """The bends of a connection in dots, between names and through the middles of its cells."""
    first, second = (_box(sheet, scene, city) for city in scene.board.ends[connection])
    return _bends(sheet.ways[connection], first, second)


Box = tuple[int, int, int]
"""Row, first and last column of a name with its mark and value."""


def _box(sheet: Map, scene: VolkScene, city: str) -> Box:
    x, y = sheet.cities[city]
    name = sheet.names.get(city) or scene.game.data.cities[city].name
    return y, x, x + widest(*name.values()) + SIGNS - 1


@lru_cache(maxsize=512)
def _bends(way: tuple[Cell, ...], first: Box, second: Box) -> tuple[Dot, ...]:
    inner = ((2 * x, 4 * y + 2) for x, y in way)
    return _door(first, way[0]), *inner, _door(second, way[-1])


def _door(cadre_school: Box, cell: Cell) -> Dot:
    """Where a path leaves its last cell towards a name."""
    y, left, right = cadre_school
    across = (cell[0] < left) - (cell[0] > right)
    down = (cell[1] < y) - (cell[1] > y)
    return 2 * cell[0] + (across > 0), 4 * cell[1] + (2, 3, 0)[down]


def draw_places(canvas: Canvas, scene: VolkScene, sheet: Map, at: Cell) -> None:
    """Draw the places for lines on each connection: rings, or discs if filled."""
    lines_now, lines_then = scene.view.lines, scene.then.lines
    ring, disc = scene.look.glyph("ring"), scene.look.glyph("disc")
    for connection in _ways(scene, sheet):
        places = slots(sheet.ways[connection], scene.board.lines[connection])
        now, then = lines_now.get(connection, 0), lines_then.get(connection, 0)
        for number, (column, row) in enumerate(places):
            style = _style_of_place(scene, connection, now=number < now, then=number < then)
            x, y = at[0] + column, at[1] + row
            end = canvas.put(x, y, disc if number < then else ring, style)
            # With an id such as `jena/gera`, its places would count as parts of the city `jena`.
            canvas.thing(
                f"line {connection}".replace("/", " ") + f"/{number}", x, y, end, number < now
            )
            clicked = end if connection in scene.marked else x
            canvas.thing(f"{connection}/{number}", x, y, clicked, "")
        column, row = places[min(now, len(places) - 1)]
        x, y = at[0] + column, at[1] + row
        canvas.thing(connection, x, y, x + (connection in scene.marked), "")
        if connection in scene.marked:
            if connection in scene.pointed:
                canvas.tint(x, y, 1, "cursor")
            canvas.spot(connection, x, y)


def _style_of_place(scene: VolkScene, connection: str, *, now: bool, then: bool) -> str:
    paints, side = scene.look.paints, _side(scene, connection)
    if now != then:
        return changed_style(1 if then else -1)
    if connection in scene.marked:
        return "ink.choose mark" if paints else "key underline"
    if then:
        return f"{side}.ink" if paints else f"{side} bold"
    return "ink.soft" if paints else "muted"
