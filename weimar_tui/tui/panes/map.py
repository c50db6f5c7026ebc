"""The map of Germany: cities where they lie, with bases, threats and units."""

from __future__ import annotations

from weimar_tui.games.weimar.box import WHITE
from weimar_tui.games.weimar.position import CITIES, PARTIES
from weimar_tui.games.weimar.threats import DR_SPACES, THREAT_PARTY, is_active
from weimar_tui.tui.canvas import Canvas, Piece, width_of, wrap
from weimar_tui.tui.look import LETTER
from weimar_tui.tui.scene import Scene

# Column and row of each city's label on a map of 60 columns; two rows a city on 13, three on 21.
_SMALL = {
    "koenigsberg": (44, 0),
    "rostock": (25, 0),
    "hamburg": (11, 2),
    "berlin": (29, 4),
    "essen": (1, 4),
    "leipzig": (25, 6),
    "breslau": (43, 7),
    "koeln": (0, 7),
    "frankfurt": (8, 9),
    "muenchen": (28, 10),
    "stuttgart": (3, 11),
}
_LARGE = {
    "koenigsberg": (44, 0),
    "rostock": (26, 1),
    "hamburg": (12, 3),
    "berlin": (30, 6),
    "essen": (2, 7),
    "leipzig": (26, 10),
    "breslau": (43, 11),
    "koeln": (1, 11),
    "frankfurt": (9, 14),
    "muenchen": (26, 17),
    "stuttgart": (4, 18),
}
_COLUMNS = 60
_DISSOLVED = 43
_GOOD = frozenset({"prosperity"})


def bases(scene: Scene, city: str) -> list[Piece]:
    """The base spaces of a city: a letter for each base, a dot for each free space."""
    state = scene.view.cities[city].bases
    pieces: list[Piece] = [("[", "muted")]
    used = 0
    for party in PARTIES:
        number = state.get(party, 0)
        if number:
            pieces.append((LETTER[party] * number, f"{party} bold"))
            used += number
    free = max(0, scene.box.spaces[city] - used)
    pieces += [(scene.look.glyph("free") * free, "faint"), ("]", "muted")]
    return pieces


def threats(scene: Scene, city: str, *, short: bool) -> list[Piece]:
    """The threats of a city in words; those that lie face down in brackets."""
    pieces: list[Piece] = []
    for threat in scene.view.cities[city].threats:
        name = scene.words.ui(f"threat-short-{threat}" if short else f"threat-{threat}")
        style = "good" if threat in _GOOD else THREAT_PARTY.get(threat, "danger")
        if threat in THREAT_PARTY:
            if is_active(scene.view, threat):
                name = name.upper()
                style += " reverse"
            else:
                name, style = f"({name})", "muted"
        pieces.append((name, style))
    return pieces


def units(scene: Scene, city: str) -> list[Piece]:
    """Strength of the units by whom they belong to: K3, B2 (black Reichswehr), R2, P1."""
    return strengths(scene, scene.view.cities[city].units)


def strengths(scene: Scene, units: dict[str, int]) -> list[Piece]:
    """Units summed up by whom they belong to."""
    worth = scene.box.strength
    sums: dict[str, tuple[int, str]] = {}
    for unit, number in units.items():
        owner = scene.box.owner[unit]
        if unit in WHITE:
            mark, style = scene.words.ui("unit-mark-black"), "dnvp"
        elif owner == "government":
            police = unit == "police"
            mark = scene.words.ui("unit-mark-police" if police else "unit-mark-reichswehr")
            style = "government"
        else:
            mark, style = LETTER[owner], owner
        sums[mark] = (sums.get(mark, (0, ""))[0] + number * worth[unit], style)
    return [(f"{mark}{total}", f"{style} bold") for mark, (total, style) in sums.items() if total]


def _spaced(pieces: list[Piece]) -> list[Piece]:
    spaced: list[Piece] = []
    for piece in pieces:
        if spaced:
            spaced.append((" ", ""))
        spaced.append(piece)
    return spaced


def _room(x: int, y: int, rows: int, grid: dict[str, tuple[int, int]], width: int) -> int:
    """The column where the next label on the same rows begins."""
    ends = [ox for ox, oy in grid.values() if ox > x and abs(oy - y) < rows]
    return min([width, *(end - 1 for end in ends)])


def city_spots(width: int, height: int) -> dict[str, tuple[int, int]]:
    """Where the label of each city begins on a canvas of this size."""
    large = height >= 20
    spare = max(0, (height - (21 if large else 13)) // 2)
    return {
        city: (x * width // _COLUMNS, y + spare)
        for city, (x, y) in (_LARGE if large else _SMALL).items()
    }


def draw_map(canvas: Canvas, scene: Scene) -> None:
    """Draw the map as large as the canvas allows, with the DR box and the dissolved units."""
    large = canvas.height >= 20
    grid = city_spots(canvas.width, canvas.height)
    for city in CITIES:
        x, y = grid[city]
        _draw_city(canvas, scene, city, x, y, large, grid)
    _draw_dr_box(canvas, scene)
    _draw_dissolved(canvas, scene, large)


def _draw_city(
    canvas: Canvas,
    scene: Scene,
    city: str,
    x: int,
    y: int,
    large: bool,
    grid: dict[str, tuple[int, int]],
) -> None:
    rows = 3 if large else 2
    end = _room(x, y, rows, grid, canvas.width)
    name = scene.words.city(scene.box.components, city)
    style = "strong"
    if city in scene.pointed:
        style = "cursor"
    elif city in scene.marked:
        style = "key underline"
    column = canvas.put(x, y, name, style, end)
    canvas.pieces(column + 1, y, bases(scene, city), end)
    forces = _spaced(units(scene, city))
    if large:
        words = _spaced(threats(scene, city, short=False))
        if sum(width_of(text) for text, _ in words) > end - x:
            words = _spaced(threats(scene, city, short=True))
        canvas.pieces(x, y + 1, words, end)
        canvas.pieces(x, y + (2 if words else 1), forces, end)
        return
    words = _spaced(threats(scene, city, short=False))
    needed = sum(width_of(text) for text, _ in words + forces) + 2
    if needed > end - x:
        words = _spaced(threats(scene, city, short=True))
    column = canvas.pieces(x, y + 1, words, end)
    canvas.pieces(column + (1 if words else 0), y + 1, forces, end)


def _draw_dr_box(canvas: Canvas, scene: Scene) -> None:
    """The DR box, in the corner of the map where the North Sea is."""
    markers = scene.view.dr_box
    alarm = len(markers) >= DR_SPACES
    style = "danger" if alarm else "title"
    end = 24 * canvas.width // _COLUMNS
    head = scene.words.ui("dr-box-title", number=len(markers), limit=DR_SPACES + 1)
    canvas.put(0, 0, head, style, end)
    counted = {kind: markers.count(kind) for kind in dict.fromkeys(markers)}
    words = scene.words
    names = [
        words.ui(f"threat-{kind}") + (f" {number}" if number > 1 else "")
        for kind, number in counted.items()
    ]
    text = ", ".join(names)
    if canvas.height < 20 and width_of(text) > end:
        names = [
            words.ui(f"threat-short-{kind}") + (str(number) if number > 1 else "")
            for kind, number in counted.items()
        ]
        text = " ".join(names)
    if canvas.height >= 20:
        canvas.paragraph(0, 1, text, "danger", end=end, rows=2)
    else:
        canvas.put(0, 1, text, "danger", end)


def _draw_dissolved(canvas: Canvas, scene: Scene, large: bool) -> None:
    """Dissolved units, below Breslau as on the board."""
    if not scene.view.dissolved:
        return
    x = _DISSOLVED * canvas.width // _COLUMNS
    y = city_spots(canvas.width, canvas.height)["breslau"][1] + (4 if large else 2)
    kinds = scene.box.components.units
    text = ", ".join(
        f"{number} {scene.words.pick(kinds[WHITE.get(unit, unit)].name)}"
        for unit, number in scene.view.dissolved.items()
        if number
    )
    text = scene.words.ui("map-dissolved", units=text)
    if len(wrap(canvas.look.plain(text), canvas.width - x)) <= 2:
        canvas.paragraph(x, y, text, "muted", rows=2)
        return
    x = canvas.put(x, y, scene.words.ui("map-dissolved", units=""), "muted")
    canvas.pieces(x, y, _spaced(strengths(scene, scene.view.dissolved)))
