"""The opinion track: a cross with every issue at its cell, and a list that names them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from weimar_tui.games.weimar.rules.opinion import LENGTH, OWNERS, PLACES, half_wins
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.screen.scene import WeimarScene
from weimar_tui.tui.canvas import Canvas, Piece
from weimar_tui.tui.ground import Raster
from weimar_tui.tui.look import Look

_SIGNS = "abcdefghijklmnopqrstuvwxyz"


def sign_of(scene: WeimarScene, marker: str) -> str:
    """The letter of an issue marker; the same one all through the game."""
    return _SIGNS[list(scene.box.issue_kind).index(marker) % len(_SIGNS)]


def _cell_style(cell: str) -> str:
    owners = OWNERS[cell]
    return owners[0] if len(owners) == 1 else "muted"


def _measure(width: int, height: int) -> tuple[int, int, int]:
    """Column and row of the middle, and columns from cell to cell."""
    step = max(3, min(6, (width - 1) // (2 * LENGTH + 1)))
    return width // 2 - 1, height // 2, step


def cell_spots(width: int, height: int) -> dict[str, tuple[int, int]]:
    """Where each cell lies on a canvas of this size."""
    centre, middle, step = _measure(width, height)
    return {cell: (centre + column * step, middle - row) for cell, (column, row) in PLACES.items()}


@lru_cache(maxsize=8)
def _cross(width: int, height: int) -> Raster:
    """The cross as a picture: a key for each cell, half a row more for those of the long arm."""
    centre, middle, step = _measure(width, height)
    raster = Raster(width, height)
    for cell, (column, row) in PLACES.items():
        x, y = 2 * (centre + column * step - 1), 2 * (middle - row)
        if len(OWNERS[cell]) == 2:
            for number in range(4 * step):
                u, v = number % (2 * step), number // (2 * step)
                raster.dot(x + u, y + v, OWNERS[cell][(u + v) % 2] + ".half")
        elif column:
            raster.fill(x, y - 1, 2 * step - 1, 4, cell)
        else:
            raster.fill(x, y, 2 * step - 1, 2, cell)
    raster.fill(2 * (centre - 1), 2 * middle - 1, 2 * step - 1, 4, "0")
    return raster


def _colours() -> Mapping[str, str]:
    """Each arm in its party's colour, brighter outwards."""
    colours = {"0": "cross.middle"}
    for cell, (column, row) in PLACES.items():
        if len(OWNERS[cell]) == 1:
            out = max(abs(column), abs(row))
            colours[cell] = f"{OWNERS[cell][0]}.mix.{87 - 6 * out}"
    for party in PARTIES:
        colours[f"{party}.half"] = f"{party}.mix.84"
    return colours


_PAINT = _colours()


def draw_opinion(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw the cross, 13 cells each way, and the issues by name in its corners."""
    centre, middle, step = _measure(canvas.width, canvas.height)
    painted = canvas.look.paints
    if painted:
        canvas.lay(0, 0, _cross(canvas.width, canvas.height), _PAINT)
    on_cell: dict[str, str] = {}
    for marker, cell in scene.view.issues.items():
        on_cell[cell] = on_cell.get(cell, "") + sign_of(scene, marker)
    targets = {cell for cell in PLACES if cell != "0" and cell in scene.marked}
    if "0" in scene.marked and any(c in scene.marked for c in PLACES if c != "0"):
        targets.add("0")
    for cell, (column, row) in PLACES.items():
        x = centre + column * step
        y = middle - row
        signs = "".join(sorted(on_cell.get(cell, "")))
        style = "ink.soft" if painted else _cell_style(cell)
        if cell == scene.pointed_cell:
            style = "cursor"
        elif cell in targets:
            style = "ink.choose" if painted else f"{style} underline"
        if signs:
            room = step - 1 if column or not row else step + 3
            if len(signs) > room:
                signs = signs[: room - 1] + "+"
            label = signs
            if painted:
                yellow = all(_is_yellow(scene, marker) for marker in _on(scene, cell))
                counter = "track.now" if yellow else "badge.government"
                style = (
                    style
                    if style == "cursor"
                    else f"{counter} underline"
                    if (cell in targets)
                    else counter
                )
                if len(signs) < room:
                    x, label = x - 1, f" {signs} "[: room + 1]
            else:
                style += " bold" if style == "cursor" else " reverse bold"
        elif cell == "0":
            label = "0"
        elif len(OWNERS[cell]) == 2:
            label = scene.look.glyph("half")
        else:
            label = cell[1]
        canvas.put(x, y, label, style)
    _arms(canvas, scene, centre, middle, step)
    _names(canvas, scene, centre, middle, step)


def halves(number: int, look: Look) -> str:
    """A number of half issues in whole ones: `2½`."""
    half = look.glyph("half") if number % 2 else ""
    return f"{number // 2 or ('' if half else 0)}{half}"


def _on(scene: WeimarScene, cell: str) -> Iterator[str]:
    """The issues on a cell."""
    return (marker for marker, place in scene.view.issues.items() if place == cell)


def _is_yellow(scene: WeimarScene, marker: str) -> bool:
    return scene.box.components.issues[scene.box.issue_kind[marker]].colour == "yellow"


def _arms(canvas: Canvas, scene: WeimarScene, centre: int, middle: int, step: int) -> None:
    """Name the arms, with the issues each party holds."""
    held = {party: half_wins(scene.view, party) for party in PARTIES}

    def label(party: str) -> str:
        wins, value = held[party]
        number = halves(wins, scene.look)
        return f"{scene.words.seat(party)} {number} ({value})"

    canvas.put(centre + 3, middle - LENGTH, label("kpd"), "kpd bold")
    canvas.put(centre + 3, middle + LENGTH, label("dnvp"), "dnvp bold")
    canvas.put(centre - LENGTH * step, middle - 1, label("spd"), "spd bold")
    text = label("z")
    canvas.right(middle - 1, text, "z bold", min(canvas.width, centre + LENGTH * step + 1))


def _names(canvas: Canvas, scene: WeimarScene, centre: int, middle: int, step: int) -> None:
    """List the issues on the track in the four corners of the cross."""
    markers = [marker for marker in scene.box.issue_kind if marker in scene.view.issues]
    right_start = centre + step + 3
    top, bottom = middle - LENGTH, middle + LENGTH
    # Beside the corners there is a step less room.
    left = [
        (0, y, centre - 1 - (step if abs(y - middle) == 1 else 0))
        for y in (*range(top, middle - 1), *range(middle + 1, bottom + 1))
    ]
    right = [
        (right_start, y, canvas.width)
        for y in (*range(top + 1, middle - 1), *range(middle + 1, bottom))
    ]
    spots = left + right
    if len(markers) <= len(left):
        spots = left
    for (x, y, end), marker in zip(spots, markers, strict=False):
        cell = scene.view.issues[marker]
        yellow = _is_yellow(scene, marker)
        style = "cursor" if marker in scene.pointed else "title" if yellow else "text"
        if marker in scene.marked and style != "cursor":
            style += " underline"
        name = scene.words.issue(marker)
        sign = sign_of(scene, marker)
        pieces: list[Piece] = [(f"{sign} ", "strong")]
        if scene.look.paints:
            pieces = [(sign, "track.now" if yellow else "badge.government"), (" ", "")]
            owners = OWNERS[cell]
            if style == "text" and len(owners) == 1:
                style = owners[0]
        x = canvas.pieces(x, y, pieces, end)
        at = canvas.put(x, y, name, style, end - len(cell) - 1)
        canvas.put(at + 1, y, cell, _cell_style(cell), end)
