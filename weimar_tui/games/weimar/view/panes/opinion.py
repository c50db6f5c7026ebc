"""The opinion track: a cross with every issue on its cell, and a list of their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from weimar_tui.tui.canvas import Canvas, Piece, width_of
from weimar_tui.tui.ground import Raster
from weimar_tui.tui.look import Look

from ...rules.opinion import LENGTH, OWNERS, PLACES, half_wins
from ...rules.position import PARTIES
from ...scene import WeimarScene

_SIGNS = "abcdefghijklmnopqrstuvwxyz"


def sign_of(scene: WeimarScene, marker: str) -> str:
    """The letter of an issue marker; it never changes during a game."""
    return _SIGNS[list(scene.components.issue_kind).index(marker) % len(_SIGNS)]


def _cell_style(cell: str) -> str:
    owners = OWNERS[cell]
    return owners[0] if len(owners) == 1 else "muted"


@dataclass(frozen=True)
class Cross:
    """The position of the cells on a sheet: the middle cell, and the columns from cell to cell.

    When painted, the middle is wider by `wider` columns on each side, and the long arm is two rows
    high: half a row more above and below.
    """

    centre: int
    middle: int
    step: int
    wider: int = 0
    painted: bool = False

    @staticmethod
    def of(width: int, height: int, *, painted: bool) -> Cross:
        """The largest cross that fits."""
        step = max(3, min(6, (width - 1) // (2 * LENGTH + 1)))
        wider = max(0, min(2, (width - 1 - step * (2 * LENGTH + 1)) // 2)) if painted else 0
        return Cross(width // 2 - 1, height // 2, step, wider, painted)

    def at(self, cell: str) -> tuple[int, int]:
        """Column and row of a cell's letters."""
        column, row = PLACES[cell]
        aside = self.wider * ((column > 0) - (column < 0))
        return self.centre + column * self.step + aside, self.middle - row

    def room(self, cell: str) -> int:
        """The number of columns for the letters of a cell."""
        column, row = PLACES[cell]
        if column or not row:
            return self.step - 1 + (0 if column else 2 * self.wider)
        return self.step + 3

    @property
    def left(self) -> int:
        """The first column of the vertical arm."""
        return self.centre - 1 - self.wider

    @property
    def right(self) -> int:
        """The column after the vertical arm."""
        return self.centre - 1 + self.step + self.wider

    def raster(self, width: int, height: int) -> Raster:
        """The cross as a picture with a key for each cell; shared cells are chequered."""
        raster = Raster(width, height)
        broad = self.step - 1
        for cell, (column, row) in PLACES.items():
            x, y = self.at(cell)
            x, y = 2 * (x - 1), 2 * y
            if len(OWNERS[cell]) == 2:
                for number in range(4 * broad):
                    u, v = number % (2 * broad), number // (2 * broad)
                    raster.dot(x + u, y + v, f"{OWNERS[cell][(u + v) % 2]}.half")
            elif column:
                raster.fill(x, y - 1, 2 * broad, 4, cell)
            elif row:
                raster.fill(2 * self.left, y, 2 * (self.right - self.left) - 1, 2, cell)
        width = 2 * (self.right - self.left) - 1
        raster.fill(2 * self.left, 2 * self.middle - 1, width, 4, "0")
        return raster


@lru_cache(maxsize=8)
def _picture(cross: Cross, width: int, height: int) -> Raster:
    return cross.raster(width, height)


def _colours() -> Mapping[str, str]:
    """Each arm in its party's colour, brighter towards the tip."""
    colours = {"0": "cross.middle"}
    for cell, (column, row) in PLACES.items():
        if len(OWNERS[cell]) == 1:
            out = max(abs(column), abs(row))
            colours[cell] = f"{OWNERS[cell][0]}.mix.{90 - 4 * out}"
    return colours | {f"{party}.half": f"{party}.mix.84" for party in PARTIES}


_PAINT = _colours()


def cell_spots(width: int, height: int, *, painted: bool = False) -> dict[str, tuple[int, int]]:
    """The position of each cell on a canvas of this size."""
    cross = Cross.of(width, height, painted=painted)
    return {cell: cross.at(cell) for cell in PLACES}


def draw_opinion(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw the cross, 13 cells each way, and the issues by name in its corners."""
    cross = Cross.of(canvas.width, canvas.height, painted=canvas.look.paints)
    if cross.painted:
        canvas.lay(0, 0, _picture(cross, canvas.width, canvas.height), _PAINT)
    targets = {cell for cell in PLACES if cell != "0" and cell in scene.marked}
    if targets and "0" in scene.marked:
        targets.add("0")
    for cell in PLACES:
        _draw_cell(canvas, scene, cross, cell, is_target=cell in targets)
    _arms(canvas, scene, cross)
    _names(canvas, scene, cross)
    listed = {f"issue/{issue}": cell for issue, cell in scene.view.issues.items()}
    canvas.things_without_room(listed)


def _draw_cell(
    canvas: Canvas, scene: WeimarScene, cross: Cross, cell: str, *, is_target: bool
) -> None:
    """Draw a cell: its number, or the letters of the issues on it."""
    x, y = cross.at(cell)
    issues = list(_on(scene, cell))
    style = "ink.strong" if cross.painted else _cell_style(cell)
    if is_target:
        style = "place.choose" if cross.painted else f"{style} underline"
    if issues:
        label = "".join(sorted(sign_of(scene, marker) for marker in issues))
        room = cross.room(cell)
        if len(label) > room:
            label = label[: room - 1] + "+"
        if cross.painted:
            yellow = all(_is_yellow(scene, marker) for marker in issues)
            style = f"{'track.now' if yellow else 'badge.government'}{' underline' * is_target}"
            if len(label) < room - (cell == "0"):
                x, label = x - 1, f" {label} "
            if not PLACES[cell][0]:
                x = (cross.left + cross.right - len(label)) // 2
        else:
            style += " reverse bold"
    elif cell == "0":
        label = "0"
    elif len(OWNERS[cell]) == 2:
        label = scene.look.glyph("half")
    else:
        label = cell[1]
    if cell == scene.pointed_cell:
        style = "place.now"
    end = canvas.put(x, y, label, style)
    canvas.thing(cell, x, y, end, "")
    for issue in issues:
        at = label.find(sign_of(scene, issue))
        first, last = (x, end) if len(issues) == 1 else (x + at, x + at + 1)
        canvas.thing(f"cross/{issue}", first, y, last if at >= 0 else first, cell)


def _on(scene: WeimarScene, cell: str) -> Iterator[str]:
    """The issues on a cell."""
    return (marker for marker, place in scene.view.issues.items() if place == cell)


def _is_yellow(scene: WeimarScene, marker: str) -> bool:
    return scene.components.data.issues[scene.components.issue_kind[marker]].colour == "yellow"


def halves(number: int, look: Look) -> str:
    """A number of half issues as a mixed number: `2½`."""
    half = look.glyph("half") if number % 2 else ""
    return f"{number // 2 or ('' if half else 0)}{half}"


def _arms(canvas: Canvas, scene: WeimarScene, cross: Cross) -> None:
    """Write the names of the arms, with the number of issues each party holds."""
    held = {party: half_wins(scene.view, party) for party in PARTIES}

    def label(party: str) -> str:
        wins, value = held[party]
        number = halves(wins, scene.look)
        return f"{scene.words.seat(party)} {number} ({value})"

    beside = cross.right + 1 if cross.painted else cross.centre + 3
    above = cross.middle - 1 - cross.painted
    canvas.put(beside, cross.middle - LENGTH, label("kpd"), "kpd bold")
    canvas.put(beside, cross.middle + LENGTH, label("dnvp"), "dnvp bold")
    canvas.put(cross.at(f"S{LENGTH}")[0] - cross.painted, above, label("spd"), "spd bold")
    end = cross.at(f"Z{LENGTH}")[0] + 1 + cross.painted
    canvas.right(above, label("z"), "z bold", min(canvas.width, end))


def _names(canvas: Canvas, scene: WeimarScene, cross: Cross) -> None:
    """List the issues on the track by name in the four corners of the cross."""
    markers = [marker for marker in scene.components.issue_kind if marker in scene.view.issues]
    middle = cross.middle
    # Next to the corners the room is one step less, and none at all if the arm is two rows high.
    narrow = 0 if cross.painted else cross.step
    beside = cross.right + 1 if cross.painted else cross.centre + cross.step + 3
    below = middle + 1 + cross.painted
    above = middle - 1 - cross.painted
    left = [
        (0, y, cross.left - (narrow if abs(y - middle) == 1 else 0))
        for y in (*range(middle - LENGTH, above), *range(below, middle + LENGTH + 1))
    ]
    right = [
        (beside, y, canvas.width)
        for y in (*range(middle - LENGTH + 1, above), *range(below, middle + LENGTH))
    ]
    spots = left if len(markers) <= len(left) else left + right
    for (x, y, end), marker in zip(spots, markers, strict=False):
        _name_issue(canvas, scene, marker, (x, y, end))


def _name_issue(
    canvas: Canvas, scene: WeimarScene, marker: str, line: tuple[int, int, int]
) -> None:
    """Write an issue on a line (column, row, end): its letter, its name and its cell."""
    left, y, end = line
    cell = scene.view.issues[marker]
    yellow = _is_yellow(scene, marker)
    painted = canvas.look.paints
    style = "title" if yellow else "text"
    if painted and not yellow and len(OWNERS[cell]) == 1:
        style = OWNERS[cell][0]
    style = scene.offered(marker, style)
    counter = ("track.now" if yellow else "badge.government") if painted else "strong"
    sign: list[Piece] = [(sign_of(scene, marker), counter), (" ", "")]
    x = canvas.pieces(left, y, sign, end)
    name = canvas.look.plain(scene.words.issue(marker))
    if width_of(name) > end - x:
        name = canvas.look.plain(scene.words.issue_in_brief(marker))
    at = canvas.put(x, y, name, style, end)
    if at + 1 + len(cell) <= end:  # the cross shows the cell anyway
        at = canvas.put(at + 1, y, cell, _cell_style(cell), end)
    canvas.thing(f"issue/{marker}", left, y, at, cell)
