"""The map of Germany: the cities with bases, threats and units."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from weimar_tui.tui.canvas import Canvas, Piece, width_of, wrap
from weimar_tui.tui.ground import Raster

from ...rules.components import WHITE
from ...rules.opinion import ARM as LETTER
from ...rules.position import CITIES, PARTIES
from ...scene import CITY_NUMBERS, WeimarScene
from .dr_box import draw_dr_box
from .map_ground import ABROAD, WOVEN, ground, paint
from .map_labels import Tag, bases, put_tags, size_of, spaced, strengths, threats, units
from .map_lines import COLUMNS, ROWS, draw_outline, project
from .map_outline import NEIGHBOURS
from .map_places import LARGE, PLATE, city_spots, corners

_LABEL = 22
"""The most columns that a label needs."""
_DISSOLVED = 43
OUTLINED = 14
"""With this many rows or more, coast and borders are drawn."""
_TILE = 3
"""Columns of each colour sample in the legend."""
_LEGEND = 24
"""With this many rows or more, the map has a legend."""


Taken = Mapping[str, tuple[int, int, int]]
"""Column, row and number of rows of each label."""


def taken_by(scene: WeimarScene, width: int, height: int) -> Taken:
    """The space that labels take on a canvas of this size; rows without text stay free
    for others."""
    large = height >= LARGE
    taken = {}
    for city, (x, y) in city_spots(width, height).items():
        state = scene.view.cities[city]
        has_units = any(state.units.values())
        rows = bool(state.threats) + has_units if large else bool(state.threats) or has_units
        taken[city] = x, y, 1 + rows
    return taken


def room(taken: Taken, x: int, y: int, width: int, *, plates: bool = False) -> int:
    """The column where text on a row must end: before the next label that uses the row.

    Two blanks separate them; otherwise threats of one city would seem to belong to the next. With
    `plates`, names have a number in front.
    """
    ends = [
        ox - (PLATE + 1 if plates and oy == y else 2)
        for ox, oy, rows in taken.values()
        if ox > x and oy <= y < oy + rows
    ]
    return min([width, *ends])


def depth(taken: Taken, x: int, y: int, height: int) -> int:
    """The number of rows available to a label at this place, down to the next label."""
    below = [oy for ox, oy, _ in taken.values() if oy > y and abs(ox - x) < _LABEL]
    return min([height, *below]) - y


def draw_map(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw the map as large as the canvas allows, with the DR box and dissolved units."""
    large = canvas.height >= LARGE
    taken = taken_by(scene, canvas.width, canvas.height)
    painted = canvas.look.paints
    picture = (
        ground(canvas.width, canvas.height, corners(canvas.width, canvas.height))
        if painted
        else None
    )
    if picture is not None:
        canvas.lay(0, 0, picture, paint(scene.view, scene.look.theme))
    homeless = {city: _draw_city(canvas, scene, city, large, taken) for city in CITIES}
    draw_dr_box(canvas, scene, 24 * canvas.width // COLUMNS, _dr_box_ends(taken, canvas.width))
    _draw_dissolved(canvas, scene, large)
    for city, forces in homeless.items():
        x, y, _ = taken[city]
        if forces and not _put_if_blank(canvas, x, y + 2, spaced(forces)):
            canvas.right(y + 1, canvas.look.more, "danger", room(taken, x, y + 1, canvas.width))
            canvas.things_without_room({key: value for _, _, key, value in forces})
    if picture is not None:
        _name_neighbours(canvas, scene, picture)
        _draw_legend(canvas, scene)
    elif canvas.height >= OUTLINED:
        draw_outline(canvas)


def _name_neighbours(canvas: Canvas, scene: WeimarScene, picture: Raster) -> None:
    """Write the names of neighbouring countries wherever the cells are free and outside Germany."""
    for country, place in NEIGHBOURS.items():
        u, v = project(place)
        name = scene.words.ui(f"map-{country}")
        x = round(u * canvas.width / COLUMNS) - width_of(name) // 2
        x = max(0, min(x, canvas.width - width_of(name)))
        y = max(0, min(canvas.height - 1, round(v * canvas.height / ROWS)))
        end = x + width_of(name)
        cells = [(2 * at + beside, 2 * y) for at in range(x, end) for beside in (0, 1)]
        if not _is_blank(canvas, x, y, end) or any(
            picture.at(u, row + below) != ABROAD for (u, row) in cells for below in (0, 1)
        ):
            continue
        canvas.put(x, y, name, "ink.abroad")


def _draw_city(
    canvas: Canvas, scene: WeimarScene, city: str, large: bool, taken: Taken
) -> list[Tag]:
    """Draw a city's label; return the units for which its rows have no room."""
    x, y, _ = taken[city]
    plates = scene.asks_for_city
    ends = [room(taken, x, y + row, canvas.width, plates=plates) for row in range(3)]
    column = _name_city(canvas, scene, city, x, y, ends[0])
    put_tags(canvas, column + 1, y, bases(scene, city), ends[0])
    forces = spaced(units(scene, city))
    words = spaced(threats(scene, city))
    beside = [] if large else [Tag(" ", ""), *forces]
    # On a large map two rows are better than threats under the name of a neighbour.
    own = min([ends[1], *(ox - 2 for ox, oy, _ in taken.values() if ox > x and oy == y)])
    full = threats(scene, city)
    limit = own if large and _in_two_rows(full, own - x) is not None else ends[1]
    if size_of([*words, *beside]) > limit - x:
        rows = _in_two_rows(full, limit - x)
        if large and rows is not None and depth(taken, x, y, canvas.height) > 3 + bool(forces):
            for row, part in enumerate(rows, 1):
                put_tags(canvas, x, y + row, part, ends[1])
            put_tags(canvas, x, y + 3, forces, ends[2])
            return []
        if large and rows is not None:
            first, second = rows
            second = [*second, Tag(" ", ""), *forces] if forces else second
            if size_of(second) <= ends[2] - x:
                put_tags(canvas, x, y + 1, first, ends[1])
                put_tags(canvas, x, y + 2, second, ends[2])
                return []
        words = _shortened(scene, city, limit - x - size_of(beside))
    column = put_tags(canvas, x, y + 1, words, ends[1])
    if large:
        put_tags(canvas, x, y + (2 if words else 1), forces, ends[2 if words else 1])
        return []
    column += bool(words)
    if size_of(forces) > ends[1] - column:
        forces = units(scene, city)
    # Better a single blank before the next label than units left out.
    tight = min(ends[1] + 1, canvas.width)
    if size_of(forces) > tight - column:
        return forces
    put_tags(canvas, column, y + 1, forces, tight)
    return []


def _name_city(canvas: Canvas, scene: WeimarScene, city: str, x: int, y: int, end: int) -> int:
    """Write a city's name from (x, y); where it answers the question, with its number on a plate.

    Return the column after the name.
    """
    name, painted = scene.words.city(city), canvas.look.paints
    pointed, asks = city in scene.pointed, scene.asks_for_city
    start = x
    if asks and city in scene.marked:
        start = max(0, x - PLATE)
        style = "place.now" if pointed else "place.choose"
        lead = canvas.look.glyph("pointer") if pointed else " "
        number = f"{CITY_NUMBERS[city]:>{x - 1 - start}}"
        after = canvas.put(start, y, number, "place.number")
        column = canvas.put(after, y, f"{lead}{name} ", style, end) - 1
    else:
        style = "ink.strong" if painted else "strong"
        if pointed:
            style = "place.now"
        elif asks:
            style = "ink.soft" if painted else ""
        elif city in scene.marked:
            style = "ink.choose" if painted else "key underline"
        column = canvas.put(x, y, name, style, end)
    canvas.thing(city, start, y, column, "")
    return column


def _shortened(scene: WeimarScene, city: str, width: int) -> list[Tag]:
    """The threats of a city with as few short names as fit."""
    names = scene.view.cities[city].threats
    for number in range(1, len(names)):
        for some in combinations(names, number):
            words = spaced(threats(scene, city, short=some))
            if size_of(words) <= width:
                return words
    return spaced(threats(scene, city, short=names))


def _in_two_rows(words: list[Tag], width: int) -> tuple[list[Tag], list[Tag]] | None:
    """The words on two rows of this width, or None if they do not fit."""
    for number in range(len(words) - 1, 0, -1):
        rows = spaced(words[:number]), spaced(words[number:])
        if all(size_of(row) <= width for row in rows):
            return rows
    return None


def _put_if_blank(canvas: Canvas, x: int, y: int, row: list[Tag]) -> bool:
    """Write a row if its cells and their neighbours are blank; return whether it was written."""
    end = x + size_of(row)
    if y >= canvas.height or end > canvas.width:
        return False
    if not _is_blank(canvas, x, y, end):
        return False
    put_tags(canvas, x, y, row)
    return True


def _is_blank(canvas: Canvas, x: int, y: int, end: int) -> bool:
    """Whether the cells between two columns of a row, and their neighbours, are blank."""
    return all(canvas.at(at, y) == " " for at in range(max(0, x - 1), min(canvas.width, end + 1)))


def _dr_box_ends(taken: Taken, width: int) -> list[int]:
    """The end of each row that the DR box can use, down to the first city on the far left."""
    left = 24 * width // COLUMNS
    below = min(y for x, y, _ in taken.values() if x < left)
    return [room(taken, 0, y, width) for y in range(below + 1)]


def _draw_dissolved(canvas: Canvas, scene: WeimarScene, large: bool) -> None:
    """Draw the dissolved units, below Breslau as on the board."""
    dissolved = {unit: number for unit, number in sorted(scene.view.dissolved.items()) if number}
    if not scene.view.dissolved:
        canvas.thing("dissolved", 0, 0, 0, dissolved)
        return
    style = "ink.soft" if canvas.look.paints else "muted"
    x = int(_DISSOLVED * canvas.width / COLUMNS)
    y = city_spots(canvas.width, canvas.height)["breslau"][1] + (4 if large else 2)
    text = scene.words.several(
        scene.words.text(
            "board-several", number=number, name=scene.words.name(WHITE.get(unit, unit))
        )
        for unit, number in scene.view.dissolved.items()
    )
    text = scene.words.ui("map-dissolved", units=text)
    if len(wrap(canvas.look.plain(text), canvas.width - x)) <= 2:
        canvas.paragraph(x, y, text, style, rows=2)
        first = wrap(canvas.look.plain(text), canvas.width - x)[0]
        canvas.thing("dissolved", x, y, x + width_of(first), dissolved)
        return
    start, x = x, canvas.put(x, y, scene.words.ui("map-dissolved", units=""), style)
    end = put_tags(canvas, x, y, spaced(strengths(scene, scene.view.dissolved)))
    canvas.thing("dissolved", start, y, end, dissolved)


def _draw_legend(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw the meaning of the colours (who leads, no single leader, danger) in a free corner."""
    words = scene.words
    tiles = [(f" {LETTER[party]} ", f"ink.strong @{party}.tint") for party in PARTIES]
    blank = " " * _TILE
    rows: list[list[Piece]] = [
        [(words.ui("map-leads"), "ink.abroad")],
        tiles,
        [(blank, "@ground.land"), (f" {words.ui('map-nobody')}", "ink.abroad")],
        [(blank, ""), (f" {words.ui('map-threatened')}", "ink.abroad")],
    ]
    width = max(sum(width_of(text) for text, _ in row) for row in rows)
    x, top = canvas.width - width - 1, canvas.height - len(rows)
    if canvas.height < _LEGEND or not all(
        all(canvas.free(y)[x - 1 :]) for y in range(top, canvas.height)
    ):
        return
    for y, row in enumerate(rows, top):
        canvas.pieces(x, y, row)
    hot = ("heat.5", "ground.plate" if scene.look.theme == WOVEN else "heat.5")
    weave = [[hot[(column + row) % 2] for column in range(2 * _TILE)] for row in range(2)]
    canvas.lay(x, canvas.height - 1, Raster.of(weave))
