"""Germany: cities with the values of their factories, connections and their lines, areas."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules.names import RHEINSBERG, SIDE_OF
from weimar_tui.games.wir_sind_das_volk.rules.network import works
from weimar_tui.games.wir_sind_das_volk.rules.position import RUNDOWN
from weimar_tui.games.wir_sind_das_volk.screen.maps import (
    AREA_WIDTH,
    Map,
    Name,
    map_of,
    slots,
    stroke,
)
from weimar_tui.games.wir_sind_das_volk.screen.panes.changed import changed_style
from weimar_tui.games.wir_sind_das_volk.screen.scene import VolkScene
from weimar_tui.tui.canvas import Canvas, Piece, clip, width_of

_FOREIGN = "foreign"


def draw_west(canvas: Canvas, scene: VolkScene) -> None:
    """The western half, or all of Germany where there is room."""
    _draw(canvas, scene, "west")


def draw_east(canvas: Canvas, scene: VolkScene) -> None:
    """The eastern half, or all of Germany where there is room."""
    _draw(canvas, scene, "east")


def _draw(canvas: Canvas, scene: VolkScene, half: Name) -> None:
    sheet = map_of("whole")
    if canvas.width < sheet.width or canvas.height < sheet.height:
        sheet = map_of(half)
    x = max(0, (canvas.width - sheet.width) // 2)
    y = max(0, (canvas.height - sheet.height) // 2)
    for connection in sheet.ways:
        if connection in scene.board.ends:
            _draw_way(canvas, scene, sheet, connection, x, y)
    for city in sheet.cities:
        if city in scene.board.areas_of:
            _draw_city(canvas, scene, sheet, city, x, y)
    for area, (column, row) in sheet.areas.items():
        _draw_area(canvas, scene, area, x + column, y + row, sheet.area_rows)


# --- connections --------------------------------------------------------------------------------
def _draw_way(
    canvas: Canvas, scene: VolkScene, sheet: Map, connection: str, x: int, y: int
) -> None:
    """A connection: dots, strokes if it works; its lines are rings, or discs if filled."""
    look, way = scene.look, sheet.ways[connection]
    side = scene.board.side_of[scene.board.ends[connection][0]]
    pointed = connection in scene.pointed
    works_now = works(scene.board, scene.view, connection)
    works_then = works(scene.board, scene.then, connection)
    style = f"{side} bold" if works_then else "faint"
    if works_now != works_then:
        style = changed_style(1 if works_then else -1)
    elif pointed:
        style = "key bold"
    ends = [way[0], *way, way[-1]]
    for before, cell, after in zip(ends, way, ends[2:], strict=False):
        sign = look.glyph(stroke(before, cell, after) if works_then else "free")
        canvas.put(x + cell[0], y + cell[1], sign, style)
    filled, then = scene.view.lines.get(connection, 0), scene.then.lines.get(connection, 0)
    places = slots(way, scene.board.lines[connection])
    for place, (column, row) in enumerate(places):
        sign = look.glyph("disc" if place < then else "ring")
        style = f"{side} bold" if place < then else "muted"
        if (place < filled) != (place < then):
            style = changed_style(1 if place < then else -1)
        elif connection in scene.marked:
            style = "key underline"
        canvas.put(x + column, y + row, sign, style)
    if connection in scene.marked:
        column, row = places[min(filled, len(places) - 1)]
        if pointed:
            canvas.tint(x + column, y + row, 1, "cursor")
        canvas.spot(connection, x + column, y + row)


# --- cities -------------------------------------------------------------------------------------
def city_name(scene: VolkScene, sheet: Map, city: str) -> str:
    """What the map calls a city."""
    name = sheet.names.get(city)
    return scene.words.pick(name) if name else scene.words.name(city)


def city_width(scene: VolkScene, sheet: Map, city: str) -> int:
    """Columns a name may take: up to the next thing on its row, as the map was laid out."""
    name = sheet.names.get(city) or scene.game.components.cities[city].name
    return max(width_of(text) for text in name.values())


def _draw_city(canvas: Canvas, scene: VolkScene, sheet: Map, city: str, x: int, y: int) -> None:
    """A city: its name, a mark, and the value of its factory or a sign that there is none."""
    column, row = sheet.cities[city]
    name = clip(city_name(scene, sheet, city), city_width(scene, sheet, city), scene.look.more)
    side = _FOREIGN if city in scene.board.foreign else scene.board.side_of[city]
    has = city in scene.then.factories
    style = f"{side} bold" if has else "muted"
    if city in scene.pointed:
        style = "cursor"
    elif city in scene.marked:
        style = "key underline"
    at = canvas.put(x + column, y + row, name, style)
    at = canvas.pieces(at, y + row, [_mark(scene, city)])
    canvas.pieces(at, y + row, [_value(scene, city)])
    if city in scene.marked:
        canvas.spot(city, x + column, y + row)


def _mark(scene: VolkScene, city: str) -> Piece:
    """What stands before the value: rundown, a protest that forbids building, or nothing."""
    look, then = scene.look, scene.then
    if then.factories.get(city) == RUNDOWN:
        changed = scene.view.factories.get(city) != RUNDOWN
        return look.glyph("rundown"), changed_style(-1) if changed else "danger"
    if city in scene.blocked_then and city not in then.factories:
        return look.glyph("raised"), "danger"
    return " ", ""


def _value(scene: VolkScene, city: str) -> Piece:
    """The value of a factory; a dot for a free site, a cross for one that is gone for good."""
    now, then = scene.values.get(city), scene.values_then.get(city)
    if then is not None:
        changed = then != now
        return str(then), changed_style(then - (now or 0)) if changed else "strong"
    if now is not None:
        return scene.look.glyph("free"), changed_style(-1)
    if city in scene.then.razed:
        return scene.look.glyph("razed"), "muted"
    if city == RHEINSBERG:
        return "-", "faint"
    return scene.look.glyph("free"), "muted"


# --- areas --------------------------------------------------------------------------------------
def _draw_area(canvas: Canvas, scene: VolkScene, area: str, x: int, y: int, rows: int) -> None:
    """The sign of an area: its code, living standard, unrest; below it the words of protest."""
    words = scene.words
    now, then = scene.areas[area], scene.areas_then[area]
    side = SIDE_OF[area]
    code = scene.game.components.areas[area].code
    style = f"{side} bold reverse"
    if area in scene.pointed:
        style = "cursor"
    elif area in scene.marked:
        style = "key bold underline"
    at = canvas.put(x, y, code, style)
    end = x + AREA_WIDTH
    standard = words.ui("map-standard", number=then.standard)
    unrest, usual = words.ui("map-unrest", number=then.unrest), "text"
    if then.protests and rows == 1:
        unrest, usual = unrest + scene.look.glyph("raised"), "danger"
    told: list[Piece] = [
        (standard, _figure_style(then.standard - now.standard, "strong")),
        (unrest, _figure_style(now.unrest - then.unrest, usual)),
    ]
    spare = AREA_WIDTH - width_of(code) - sum(width_of(text) for text, _ in told)
    for text, style in told:
        gap = 1 if spare > 0 else 0
        spare -= gap
        at = canvas.put(at + gap, y, text, style, end + 1)
    if rows > 1:
        said = protest_words(scene, area)
        if width_of(said) >= AREA_WIDTH:
            said = scene.look.glyph("raised") * len(then.protests)
        canvas.put(x + 1, y + 1, said, "danger", end)
    if area in scene.marked:
        canvas.spot(area, x, y)


def _figure_style(better: int, style: str) -> str:
    return changed_style(better) if better else style


def protest_words(scene: VolkScene, area: str) -> str:
    """The words on the protest markers that lie in an area."""
    numbers = scene.areas_then[area].protests
    return " ".join(scene.words.protest(SIDE_OF[area], number) for number in numbers)
