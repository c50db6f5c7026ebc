"""Germany: cities with the values of their factories, connections and their lines, areas."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, Piece, clip, width_of

from ...rules.names import RHEINSBERG, SIDE_OF
from ...rules.position import RUNDOWN
from ...scene import VolkScene
from ..changes import changed_style
from ..decade_steps import StepScene
from ..ground import ground_of, paint_of_areas
from ..maps import AREA_WIDTH, Map, Name, map_of, widest
from .ways import draw_places, draw_ways

FEW_NAMES = "few names"
"""The layer with only the names of cities that matter now."""

_FOREIGN = "foreign"
_LABELS = {"sea": "ink.sea", "abroad": "ink.abroad", "west": "west.ink", "east": "east.ink"}


def draw_west(canvas: Canvas, scene: VolkScene) -> None:
    """Draw the western half, or all of Germany if there is room."""
    _draw(canvas, scene, "west")


def draw_east(canvas: Canvas, scene: VolkScene) -> None:
    """Draw the eastern half, or all of Germany if there is room."""
    _draw(canvas, scene, "east")


def _draw(canvas: Canvas, scene: VolkScene, half: Name) -> None:
    sizes: tuple[Name, ...] = ("whole", "middle", half)
    name = next(name for name in sizes if name == half or _has_room(canvas, name))
    sheet = map_of(name)
    x = max(0, (canvas.width - sheet.width) // 2)
    y = max(0, (canvas.height - sheet.height) // 2)
    if scene.look.paints:
        ground = ground_of(name, canvas.width, canvas.height, x, y)
        canvas.lay(0, 0, ground, paint_of_areas(scene.areas_then, wall=scene.then.wall))
        for label in sheet.labels:
            column, row = label.at
            canvas.put(x + column, y + row, scene.words.pick(label.name), _LABELS[label.kind])
    draw_places(canvas, scene, sheet, (x, y))
    for city in sheet.cities:
        if city in scene.board.areas_of:
            _draw_city(canvas, scene, sheet, city, x, y)
    for area, (column, row) in sheet.areas.items():
        _draw_area(canvas, scene, area, x + column, y + row, sheet.area_rows)
    draw_ways(canvas, scene, sheet, (x, y))


def _has_room(canvas: Canvas, name: Name) -> bool:
    sheet = map_of(name)
    return canvas.width >= sheet.width and canvas.height >= sheet.height


# --- cities -------------------------------------------------------------------------------------
def city_name(scene: VolkScene, sheet: Map, city: str) -> str:
    """The city's name on the map."""
    name = sheet.names.get(city)
    return scene.words.pick(name) if name else scene.words.name(city)


def city_width(scene: VolkScene, sheet: Map, city: str) -> int:
    """Columns available for a name, up to the next thing on its row in the map's layout."""
    name = sheet.names.get(city) or scene.game.data.cities[city].name
    return widest(*name.values())


def _draw_city(canvas: Canvas, scene: VolkScene, sheet: Map, city: str, x: int, y: int) -> None:
    """Draw a city's name, a mark, and the value of its factory or a sign that it has none."""
    column, row = sheet.cities[city]
    if scene.layer == FEW_NAMES and not _matters(scene, city):
        canvas.thing(city, x + column, y + row, x + column, _state(scene, city))
        return
    name = clip(city_name(scene, sheet, city), city_width(scene, sheet, city), scene.look.more)
    side = _FOREIGN if city in scene.board.foreign else scene.board.side_of[city]
    at = canvas.put(x + column, y + row, name, _style_of_name(scene, city, side))
    end = canvas.pieces(at, y + row, [_mark(scene, city), _value(scene, city, side)])
    canvas.thing(city, x + column, y + row, end, _state(scene, city))
    if city in scene.marked:
        canvas.spot(city, x + column, y + row)


def _state(scene: VolkScene, city: str) -> tuple[object, ...]:
    """What is in a city: its factory, its value, and whether it is gone for good."""
    view = scene.view
    return view.factories.get(city), scene.values.get(city), city in view.razed


def _matters(scene: VolkScene, city: str) -> bool:
    """Whether a city has something: a factory, a protest, a question, or the cursor."""
    view, then = scene.view, scene.then
    asked = city in scene.marked or city in scene.pointed
    pointed = not scene.pointed.isdisjoint(scene.board.areas_of[city])
    built = any(city in at.factories or city in at.razed for at in (view, then))
    return asked or pointed or built or city in scene.blocked_then


def _style_of_name(scene: VolkScene, city: str, side: str) -> str:
    """Underlined if the city can be chosen, or if its area is under the cursor."""
    paints, has = scene.look.paints, city in scene.then.factories
    if city in scene.pointed:
        return "cursor"
    if city in scene.marked:
        return "ink.choose mark" if paints else "key underline"
    style = (
        ("ink.strong" if paints else f"{side} bold")
        if has
        else ("ink.soft" if scene.look.paints else "muted")
    )
    return style if scene.pointed.isdisjoint(scene.board.areas_of[city]) else f"{style} mark"


def _mark(scene: VolkScene, city: str) -> Piece:
    """The sign before the value: rundown, a protest that forbids building, or nothing."""
    look, then = scene.look, scene.then
    if then.factories.get(city) == RUNDOWN:
        changed = scene.view.factories.get(city) != RUNDOWN
        danger = "ink.danger" if look.paints else "danger"
        return look.glyph("rundown"), changed_style(-1) if changed else danger
    if city in scene.blocked_then and city not in then.factories:
        return look.glyph("raised"), "ink.badge"
    return " ", ""


def _value(scene: VolkScene, city: str, side: str) -> Piece:
    """The value of a factory, a cross for one removed for good, a dot for a free site.

    On a painted ground, free sites have no dot: names are enough.
    """
    now, then = scene.values.get(city), scene.values_then.get(city)
    if then is not None:
        usual = f"{side}.chip" if scene.look.paints else "strong"
        return str(then), changed_style(then - (now or 0)) if then != now else usual
    if now is not None:
        return scene.look.glyph("free"), changed_style(-1)
    if city in scene.then.razed:
        return scene.look.glyph("razed"), ("ink.soft" if scene.look.paints else "muted")
    if city == RHEINSBERG:
        return "-", "ink.soft" if scene.look.paints else "faint"
    return (" ", "") if scene.look.paints else (scene.look.glyph("free"), "muted")


# --- areas --------------------------------------------------------------------------------------
def _draw_area(canvas: Canvas, scene: VolkScene, area: str, x: int, y: int, rows: int) -> None:
    """Draw an area's code, living standard and unrest, with the words of protest below."""
    words = scene.words
    now, then = scene.areas[area], scene.areas_then[area]
    side = SIDE_OF[area]
    code = scene.game.data.areas[area].code
    style = f"{side} bold reverse"
    if area in scene.pointed:
        style = "cursor"
    elif area in scene.marked:
        style = "ink.choose bold mark" if scene.look.paints else "key bold underline"
    at = canvas.put(x, y, code, style)
    canvas.thing(area, x, y, at, "")
    corner, end = (x, y), x + AREA_WIDTH
    standard = words.ui("map-standard", number=then.standard)
    unrest, usual = words.ui("map-unrest", number=then.unrest), "text"
    if isinstance(scene, StepScene) and now.unrest != then.unrest:
        change = f"{now.unrest}{scene.look.glyph('arrow')}{then.unrest}"
        unrest = words.ui("map-unrest", number=change)
    elif then.protests and rows == 1:
        unrest, usual = unrest + scene.look.glyph("raised"), "danger"
    pieces: list[Piece] = [
        (standard, _figure_style(then.standard - now.standard, "strong")),
        (unrest, _figure_style(now.unrest - then.unrest, usual)),
    ]
    spare = AREA_WIDTH - width_of(code) - sum(width_of(text) for text, _ in pieces)
    canvas.wash(x, y, AREA_WIDTH, 1, "ground.plate")
    figures = ("standard", now.standard), ("unrest", now.unrest)
    for (text, style), (figure, number) in zip(pieces, figures, strict=True):
        gap = 1 if spare > 0 else 0
        spare -= gap
        start, at = at + gap, canvas.put(at + gap, y, text, style, end + 1)
        canvas.thing(f"{area}/{figure}", start, y, at, number)
    if rows > 1 and then.protests:
        start, at, y = x, _draw_protest(canvas, scene, area, x, y + 1), y + 1
    if now.protests:
        # On a single row, a mark after the unrest represents the words.
        canvas.thing(f"{area}/protests", start, y, at, now.protests)
    if area in scene.marked:
        canvas.spot(area, *corner)


def _draw_protest(canvas: Canvas, scene: VolkScene, area: str, x: int, y: int) -> int:
    """Draw the words of protest below a sign, or a mark for each marker if they do not fit.

    Returns the column after them.
    """
    protest, raised = protest_words(scene, area), scene.look.glyph("raised")
    has_room = width_of(protest) < AREA_WIDTH
    if not has_room:
        protest = raised * len(scene.areas_then[area].protests)
    if scene.look.paints:
        text = raised + protest if has_room else protest
        return canvas.put(x, y, text, "ink.badge", x + AREA_WIDTH)
    return canvas.put(x + 1, y, protest, "danger", x + AREA_WIDTH)


def _figure_style(better: int, style: str) -> str:
    return changed_style(better) if better else style


def protest_words(scene: VolkScene, area: str) -> str:
    """The words on the protest markers in an area."""
    numbers = scene.areas_then[area].protests
    return " ".join(scene.words.protest(SIDE_OF[area], number) for number in numbers)
