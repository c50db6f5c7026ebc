"""Connections on the map: lines from name to name, bright where they work, with their places.

On a ground they are thin lines of braille dots, elsewhere dots and strokes in the cells of the way.
"""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.games.wir_sind_das_volk.rules.network import works
from weimar_tui.games.wir_sind_das_volk.screen.maps import SIGNS, Cell, Map, slots, stroke, widest
from weimar_tui.games.wir_sind_das_volk.screen.panes.changed import changed_ink, changed_style
from weimar_tui.games.wir_sind_das_volk.screen.scene import VolkScene
from weimar_tui.tui.braille import Dot, Lines
from weimar_tui.tui.canvas import Canvas

_THIN = 2
"""Of a connection that does not work every second dot is drawn."""


def draw_ways(canvas: Canvas, scene: VolkScene, sheet: Map, at: Cell) -> None:
    """All connections, where nothing else stands."""
    if scene.look.paints:
        _draw_lines(canvas, scene, sheet, at)
    else:
        _draw_strokes(canvas, scene, sheet, at)


def _ways(scene: VolkScene, sheet: Map) -> Iterator[str]:
    """The connections of a sheet that there are."""
    return (connection for connection in sheet.ways if connection in scene.board.ends)


def _side(scene: VolkScene, connection: str) -> str:
    return scene.board.side_of[scene.board.ends[connection][0]]


def _change(scene: VolkScene, connection: str) -> int:
    """1 if it would begin to work, -1 if it would stop, else 0."""
    return works(scene.board, scene.then, connection) - works(scene.board, scene.view, connection)


def _draw_strokes(canvas: Canvas, scene: VolkScene, sheet: Map, at: Cell) -> None:
    for connection in _ways(scene, sheet):
        way = sheet.ways[connection]
        ends = [way[0], *way, way[-1]]
        working = works(scene.board, scene.then, connection)
        style = f"{_side(scene, connection)} bold" if working else "faint"
        if change := _change(scene, connection):
            style = changed_style(change)
        elif connection in scene.pointed:
            style = "key bold"
        for before, cell, after in zip(ends, way, ends[2:], strict=False):
            x, y = at[0] + cell[0], at[1] + cell[1]
            if canvas.at(x, y) == " ":
                sign = scene.look.glyph(stroke(before, cell, after) if working else "free")
                canvas.put(x, y, sign, style)


def _draw_lines(canvas: Canvas, scene: VolkScene, sheet: Map, at: Cell) -> None:
    """Those that work come last, and those that would change: they are seen where lines meet."""
    lines = Lines()
    working = {way: works(scene.board, scene.then, way) for way in _ways(scene, sheet)}
    for connection in sorted(working, key=lambda way: (_change(scene, way) != 0, working[way])):
        style = f"{_side(scene, connection)}.ink" if working[connection] else "ink.soft"
        if change := _change(scene, connection):
            style = changed_ink(change)
        elif connection in scene.pointed:
            style = "ink.choose"
        whole = style != "ink.soft"
        points = _points(scene, sheet, connection)
        lines.add(points, style, every=1 if whole else _THIN, thick=working[connection])
    lines.draw(canvas, *at)


def _points(scene: VolkScene, sheet: Map, connection: str) -> list[Dot]:
    """The bends of a connection in dots, from name to name through the middles of its cells."""
    way = sheet.ways[connection]
    first, second = scene.board.ends[connection]
    inner = [(2 * x, 4 * y + 2) for x, y in way]
    return [_door(sheet, scene, first, way[0]), *inner, _door(sheet, scene, second, way[-1])]


def _door(sheet: Map, scene: VolkScene, city: str, cell: Cell) -> Dot:
    """Where a way leaves its last cell towards the name of a city."""
    x, y = sheet.cities[city]
    name = sheet.names.get(city) or scene.game.components.cities[city].name
    right = x + widest(name.values()) + SIGNS - 1
    across = (cell[0] < x) - (cell[0] > right)
    down = (cell[1] < y) - (cell[1] > y)
    return 2 * cell[0] + (across > 0), 4 * cell[1] + (2, 3, 0)[down]


def draw_places(canvas: Canvas, scene: VolkScene, sheet: Map, at: Cell) -> None:
    """The places for lines on each connection: rings, or discs if filled."""
    for connection in _ways(scene, sheet):
        places = slots(sheet.ways[connection], scene.board.lines[connection])
        now, then = (table.lines.get(connection, 0) for table in (scene.view, scene.then))
        for number, (column, row) in enumerate(places):
            style = _style_of_place(scene, connection, now=number < now, then=number < then)
            sign = scene.look.glyph("disc" if number < then else "ring")
            canvas.put(at[0] + column, at[1] + row, sign, style)
        if connection in scene.marked:
            column, row = places[min(now, len(places) - 1)]
            x, y = at[0] + column, at[1] + row
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
