"""A page that the server draws on a player's terminal: styled text in cells, and what changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby

from rich.color import ColorSystem
from rich.style import Style

from weimar_tui.terminal_control import shows_all_colours
from weimar_tui.text.breaks import width_of
from weimar_tui.text.folding import PLAIN_LETTERS

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


def colours_of(variables: Mapping[str, str]) -> ColorSystem | None:
    """Return the colours of a terminal by its environment; None for none.

    >>> colours_of({"TERM": "xterm", "COLORTERM": "truecolor"}).name
    'TRUECOLOR'
    >>> colours_of({"TERM": "screen-256color"}).name, colours_of({"TERM": "linux"}).name
    ('EIGHT_BIT', 'STANDARD')
    >>> colours_of({"TERM": "foot", "NO_COLOR": "1"}), colours_of({"TERM": "vt220"})
    (None, None)
    """
    term = variables.get("TERM", "")
    if variables.get("NO_COLOR") or (term.startswith("vt") and not term.startswith("vte")):
        return None
    if variables.get("COLORTERM", "") in ("truecolor", "24bit") or shows_all_colours(term):
        return ColorSystem.TRUECOLOR
    return ColorSystem.EIGHT_BIT if "256" in term else ColorSystem.STANDARD


def is_ascii(variables: Mapping[str, str]) -> bool:
    """Whether a terminal's locale says that it can show ASCII characters only.

    >>> is_ascii({"LANG": "C"}), is_ascii({"LANG": "C.UTF-8"}), is_ascii({})
    (True, False, False)
    """
    locale = next(
        (variables[one] for one in ("LC_ALL", "LC_CTYPE", "LANG") if variables.get(one)), ""
    )
    return bool(locale) and "utf" not in locale.lower()


@cache
def _style(name: str, colours: ColorSystem | None) -> Style:
    if name.startswith("#"):
        ink, back = name.split()
        return Style(color=ink, bgcolor=back)
    if colours in (None, ColorSystem.STANDARD):
        style = Style.parse(_FEW.get(name, ""))
        return style.without_color if colours is None else style
    return Style.parse(_STYLES[name])


class Sheet:
    """Rows of cells. A wide character fills two; what does not fit is left out."""

    def __init__(
        self, width: int, height: int, colours: ColorSystem | None, *, ascii_only: bool = False
    ) -> None:
        self.width, self.height = width, height
        self._colours = colours
        self._ascii_only = ascii_only
        self._rows = [[(" ", "text")] * width for _ in range(height)]

    @property
    def shows_pictures(self) -> bool:
        """Whether there are enough colours for pictures, and more than ASCII."""
        many = (ColorSystem.EIGHT_BIT, ColorSystem.TRUECOLOR)
        return self._colours in many and not self._ascii_only

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
        return _style(style, self._colours).render(
            text, color_system=self._colours or ColorSystem.STANDARD
        )


@cache
def _block(quarters: tuple[str, ...]) -> tuple[str, str]:
    """Return the block character and the style for the colours of four quarters."""
    kinds = sorted(dict.fromkeys(quarters), key=quarters.count, reverse=True)
    if len(kinds) == 1:
        return " ", f"{kinds[0]} {kinds[0]}"
    back, ink = kinds[:2]
    block = _BLOCKS[sum(1 << place for place, one in enumerate(quarters) if one == ink)]
    return block, f"{ink} {back}"
