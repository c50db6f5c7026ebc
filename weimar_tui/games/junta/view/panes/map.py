"""The map of Puerto Plátano: areas, connections, the river, units and their control."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, width_of

from ...rules.component_data import Area
from ...rules.coup.common import holders
from ...rules.position import JUNTA
from ...scene import JuntaScene
from .city import paint, picture
from .coup import draw_below
from .map_grid import MapGrid, grid_of, river_of, rows_needed, strokes
from .map_labels import letters_of, name_of, painted_name, stands_at, units_at

_FRAMES = {"power": "╔═╗║╚╝", "barracks": "┏━┓┃┗┛", "precinct": "┏━┓┃┗┛"}
_THIN = "┌─┐│└┘"
_CORNER = 15
"""Columns of a free corner that can explain the letters of units."""


def draw_map(canvas: Canvas, scene: JuntaScene) -> None:
    """Draw the city as large as possible, with the current situation below."""
    areas = scene.components.areas
    grid = grid_of(areas, canvas.width, canvas.height)
    rows = rows_needed(areas, canvas.width, canvas.height)
    if canvas.look.paints:
        city = picture(areas, canvas.width, canvas.height, min(rows, canvas.height))
        canvas.lay(0, 0, city, paint(scene, framed=grid.framed))
        for area in areas.values():
            _label(canvas, scene, area, grid)
        letters = _draw_letters(canvas, scene, grid)
        if canvas.height > rows:
            draw_below(canvas, scene, rows, letters=letters)
        return
    _draw_water(canvas, scene, grid, rows)
    for stroke in strokes(areas, grid):
        bridge = stroke.sign == "double-line"
        for x, y in stroke.cells:
            canvas.put(x, y, scene.look.glyph(stroke.sign), "strong" if bridge else "frame")
    held_by = holders(scene.runner)
    for area in areas.values():
        _draw_area(canvas, scene, area, grid, held=held_by.get(area.id) == JUNTA)
    letters = _draw_letters(canvas, scene, grid)
    if canvas.height > rows:
        draw_below(canvas, scene, rows, letters=letters)


def _label(canvas: Canvas, scene: JuntaScene, area: Area, grid: MapGrid) -> None:
    """Write number, name and counters on the block of an area."""
    x, y = grid.corners[area.id]
    end = min(canvas.width, x + grid.width - (1 if grid.framed else 0))
    left, row = (x + 1, y + 2) if grid.framed else (x, y)
    after = canvas.pieces(left, row, painted_name(scene, area, end - left), end)
    _register(canvas, scene, area, left, row, after)
    after = canvas.pieces(left, row + 1, units_at(scene, area.id, end - left), end)
    _register_units(canvas, scene, area, left, row + 1, after)


def _register(canvas: Canvas, scene: JuntaScene, area: Area, x: int, y: int, end: int) -> None:
    """The name of an area: what can be chosen, and for a power centre who holds it."""
    canvas.thing(area.id, x, y, end, "")
    if area.kind == "power":
        canvas.thing(f"{area.id}/holder", x, y, end, holders(scene.runner).get(area.id, ""))
    if area.id in scene.marked:
        canvas.spot(area.id, x, y)


def _register_units(
    canvas: Canvas, scene: JuntaScene, area: Area, x: int, y: int, end: int
) -> None:
    """Register the units of an area; its name represents those that have left."""
    value = stands_at(scene, area.id)
    name = canvas.things[area.id]
    if value:
        canvas.thing(f"{area.id}/units", x, y, end, value)
    else:
        canvas.thing(f"{area.id}/units", name.x, name.y, name.end, value)


def _draw_letters(canvas: Canvas, scene: JuntaScene, grid: MapGrid) -> bool:
    """Explain the letters of the units in the city's free corner, if all have room there; return
    whether they have."""
    top = max(y for _, y in grid.corners.values())
    left = min(x for x, y in grid.corners.values() if y == top)
    if not grid.framed or left < _CORNER:
        return False
    rows: list[list[tuple[str, str]]] = []
    used = left
    for letter, word in letters_of(scene):
        width = 3 + width_of(word)
        if used + width > left + 1:
            rows, used = [*rows, []], 0
        used += width
        rows[-1].append((letter, word))
    if len(rows) >= grid.height:
        return False
    for y, row in enumerate(rows, top + 1):
        x = 0
        for letter, word in row:
            x = canvas.pieces(x, y, [(letter, "ink.soft"), (f" {word}", "ink.number")], left) + 1
    return True


def _draw_water(canvas: Canvas, scene: JuntaScene, grid: MapGrid, rows: int) -> None:
    river = river_of(scene.components.areas, grid)
    if river is None:
        return
    for y in range(river.top, min(river.bottom, rows)):
        canvas.fill(river.left, y, river.right - river.left, scene.look.glyph("water"), "coast")


def _draw_area(canvas: Canvas, scene: JuntaScene, area: Area, grid: MapGrid, *, held: bool) -> None:
    x, y = grid.corners[area.id]
    if not grid.framed:
        end = min(canvas.width, x + grid.width)
        after = canvas.pieces(x, y, name_of(scene, area, end - x), end)
        _register(canvas, scene, area, x, y, after)
        if held:
            canvas.tint(x, y, after - x, "danger reverse")
        _units(canvas, scene, area, x + 1, y + 1, end - 1)
        return
    style = "key" if area.id in scene.marked or area.id in scene.pointed else "muted"
    _frame(canvas, x, y, grid, _FRAMES.get(area.kind, _THIN), "danger" if held else style)
    end = x + grid.width - 1
    after = canvas.pieces(x + 1, y + 1, name_of(scene, area, end - x - 1), end)
    _register(canvas, scene, area, x + 1, y + 1, after)
    if held:
        canvas.tint(x + 1, y + 1, grid.width - 2, "danger reverse")
    _units(canvas, scene, area, x + 2, y + 2, end)


def _units(canvas: Canvas, scene: JuntaScene, area: Area, x: int, y: int, end: int) -> None:
    row = units_at(scene, area.id, end - x)
    if row:
        canvas.put(x - 1, y, " ")
        after = canvas.pieces(x, y, row, end)
        canvas.put(after, y, " ", "", end)
    else:
        after = canvas.put(x, y, scene.look.glyph("free"), "faint")
    _register_units(canvas, scene, area, x, y, after)


def _frame(canvas: Canvas, x: int, y: int, grid: MapGrid, signs: str, style: str) -> None:
    nw, top, ne, side, sw, se = tuple(signs)
    right, bottom = x + grid.width - 1, y + grid.height - 1
    canvas.put(x, y, nw + top * (grid.width - 2) + ne, style)
    for row in range(y + 1, bottom):
        canvas.put(x, row, side, style)
        canvas.put(x + 1, row, " " * (grid.width - 2), "")
        canvas.put(right, row, side, style)
    canvas.put(x, bottom, sw + top * (grid.width - 2) + se, style)
