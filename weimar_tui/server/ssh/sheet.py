"""A page that the server draws on a player's terminal: styled text in cells, and what changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby

from weimar_tui.terminal_control import shows_all_colours
from weimar_tui.text.breaks import width_of
from weimar_tui.text.folding import PLAIN_LETTERS

NONE, SIXTEEN, CUBE, ALL = 0, 16, 256, 1 << 24
"""Numbers of colours of a terminal; with `NONE`, text is only bold or reversed."""

_STYLES: Mapping[str, str] = {
    "text": "#e8e4d8 on #16181c",
    "muted": "#9a9ca0 on #16181c",
    "title": "bold #e8c547 on #16181c",
    "band": "bold #e8c547 on #23262c",
    "band-muted": "#b4b6ba on #23262c",
    "key": "#e8c547 on #16181c",
    "strong": "bold #ffffff on #16181c",
    "good": "#8fd18a on #16181c",
    "danger": "bold #ff8f70 on #16181c",
    "cursor": "bold #16181c on #e8e4d8",
}
_FEW: Mapping[str, str] = {
    "title": "bold",
    "band": "bold reverse",
    "band-muted": "reverse",
    "key": "bold",
    "strong": "bold",
    "good": "green",
    "danger": "bold red",
    "cursor": "bold reverse",
}
"""With 16 colours the background stays the terminal's own; pale ones could be illegible on it."""

_SIGNS = {"▸": ">", "←": "<", "→": ">", "◂": "<", "─": "-", "·": ".", "↑": "^", "↓": "v", "…": "~"}
_PLAIN = str.maketrans({**PLAIN_LETTERS, **_SIGNS})

_BLOCKS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""The block character for each set of quarters: 1, 2, 4, 8 for top left, top right, and below."""


def colours_of(variables: Mapping[str, str]) -> int:
    """Return the number of colours of a terminal by its environment.

    >>> colours_of({"TERM": "xterm", "COLORTERM": "truecolor"}) == ALL
    True
    >>> colours_of({"TERM": "screen-256color"}), colours_of({"TERM": "linux"})
    (256, 16)
    >>> colours_of({"TERM": "foot", "NO_COLOR": "1"}), colours_of({"TERM": "vt220"})
    (0, 0)
    """
    term = variables.get("TERM", "")
    if variables.get("NO_COLOR") or (term.startswith("vt") and not term.startswith("vte")):
        return NONE
    if variables.get("COLORTERM", "") in ("truecolor", "24bit") or shows_all_colours(term):
        return ALL
    return CUBE if "256" in term else SIXTEEN


def is_ascii(variables: Mapping[str, str]) -> bool:
    """Whether a terminal's locale says that it can show ASCII characters only.

    >>> is_ascii({"LANG": "C"}), is_ascii({"LANG": "C.UTF-8"}), is_ascii({})
    (True, False, False)
    """
    locale = next(
        (variables[one] for one in ("LC_ALL", "LC_CTYPE", "LANG") if variables.get(one)), ""
    )
    return bool(locale) and "utf" not in locale.lower()


_CODES = {"bold": "1", "reverse": "7", "red": "31", "green": "32"}
_LEVELS = (0, 95, 135, 175, 215, 255)


@cache
def _codes(style: str, colours: int) -> str:
    """Return the control sequence for a style: words, an ink `#rrggbb`, and `on #rrggbb`."""
    words = (
        style if style.startswith("#") else (_STYLES if colours > SIXTEEN else _FEW).get(style, "")
    )
    codes, ground = ["0"], False
    for word in words.split():
        if word == "on":
            ground = True
        elif word.startswith("#"):
            codes.append(("48;" if ground else "38;") + _colour(word, colours))
        elif colours or word in ("bold", "reverse"):
            codes.append(_CODES[word])
    return f"\x1b[{';'.join(codes)}m"


def _colour(name: str, colours: int) -> str:
    """Return a colour for a control sequence, with few colours the nearest one of the cube.

    >>> _colour("#102030", ALL), _colour("#16181c", CUBE), _colour("#e8c547", CUBE)
    ('2;16;32;48', '5;234', '5;185')
    """
    parts = [int(name[at : at + 2], 16) for at in (1, 3, 5)]
    if colours > CUBE:
        return "2;" + ";".join(map(str, parts))
    cube = [min(range(6), key=lambda step: abs(_LEVELS[step] - part)) for part in parts]
    grey = min(max(0, round((sum(parts) / 3 - 8) / 10)), 23)
    far_cube = sum(abs(_LEVELS[step] - part) for step, part in zip(cube, parts, strict=True))
    far_grey = sum(abs(8 + 10 * grey - part) for part in parts)
    if far_grey < far_cube:
        return f"5;{232 + grey}"
    red, green, blue = cube
    return f"5;{16 + 36 * red + 6 * green + blue}"


class Sheet:
    """Rows of cells. A wide character fills two; what does not fit is left out."""

    def __init__(self, width: int, height: int, colours: int, *, ascii_only: bool = False) -> None:
        self.width, self.height = width, height
        self._colours = colours
        self._ascii_only = ascii_only
        self._rows = [[(" ", "text")] * width for _ in range(height)]

    @property
    def shows_pictures(self) -> bool:
        """Whether there are enough colours for pictures, and more than ASCII."""
        return self._colours > SIXTEEN and not self._ascii_only

    def put(self, x: int, y: int, text: str, style: str = "text", end: int | None = None) -> int:
        """Write a text up to column `end`; return the column after it."""
        end = self.width if end is None else min(end, self.width)
        if not 0 <= y < self.height:
            return x
        if self._ascii_only:
            text = text.translate(_PLAIN)
        row = self._rows[y]
        for char in text:
            size = width_of(char)
            if size == 0 and 0 < x <= end:
                row[x - 1] = (row[x - 1][0] + char, style)  # an accent on the letter before it
            elif size and x + size > end:
                break
            elif size:
                row[x] = (char, style)
                if size == 2:
                    row[x + 1] = ("", style)
                x += size
        return x

    def fill(self, y: int, style: str) -> None:
        """Give a whole row a style."""
        if 0 <= y < self.height:
            self._rows[y] = [(" ", style)] * self.width

    def picture(self, x: int, y: int, rows: list[list[str]]) -> None:
        """Draw a picture from its colours: two rows, and two colours in each, per cell."""
        for down in range(len(rows) // 2):
            above, below = rows[2 * down], rows[2 * down + 1]
            for across in range(len(above) // 2):
                pair = slice(2 * across, 2 * across + 2)
                if 0 <= y + down < self.height and 0 <= x + across < self.width:
                    self._rows[y + down][x + across] = _block((*above[pair], *below[pair]))

    def lines(self) -> list[str]:
        """Return each row with its control codes."""
        return [
            "".join(self._run(*run) for run in groupby(row, lambda cell: cell[1]))
            for row in self._rows
        ]

    def _run(self, style: str, cells: Iterable[tuple[str, str]]) -> str:
        text = "".join(char for char, _ in cells)
        return _codes(style, self._colours) + text


@cache
def _block(quarters: tuple[str, ...]) -> tuple[str, str]:
    """Return the block character and the style for the colours of four quarters."""
    kinds = sorted(dict.fromkeys(quarters), key=quarters.count, reverse=True)
    if len(kinds) == 1:
        return " ", f"{kinds[0]} on {kinds[0]}"
    back, ink = kinds[:2]
    block = _BLOCKS[sum(1 << place for place, one in enumerate(quarters) if one == ink)]
    return block, f"{ink} on {back}"
