"""How things look: styles by name, signs and their ASCII stand-ins.

Colour never carries a meaning alone: parties are letters, threats are words, marks are signs.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style

from weimar_tui.text.folding import PLAIN_LETTERS
from weimar_tui.tui.few_colours import nearest
from weimar_tui.tui.ground import COVERS, MARKS, PLAIN
from weimar_tui.tui.paints import Paints, paint_of
from weimar_tui.tui.themes import PALE, PALETTES, is_native

SIXTEEN, FEW_COLOURS, ALL_COLOURS = 16, 256, 1 << 24
"""How many colours a terminal may have."""

_SIGNS = {
    "line": ("─", "-"),
    "heavy-line": ("━", "="),
    "bar": ("│", "|"),
    "corner-nw": ("┌", "+"),
    "corner-ne": ("┐", "+"),
    "corner-sw": ("└", "+"),
    "corner-se": ("┘", "+"),
    "free": ("·", "."),
    "pointer": ("▸", ">"),
    "full": ("■", "#"),
    "empty": ("□", "o"),
    "block": ("█", "#"),
    "block-left": ("▌", "|"),
    "shade": ("▒", "="),
    "upper-half": ("▀", "'"),
    "lower-half": ("▄", "."),
    "arrow": ("→", "->"),
    "left": ("◂", "<"),
    "right": ("▸", ">"),
    "rundown": ("↓", "!"),
    "more-up": ("↑", "^"),
    "more-down": ("↓", "v"),
    "half": ("½", "/"),
    "warn": ("!", "!"),
    "cut": ("…", "~"),
    "chancellor": ("*", "*"),
    "enough": ("✓", "="),
    "double-line": ("═", "="),
    "water": ("≈", "~"),
    "rising": ("╱", "/"),
    "falling": ("╲", "\\"),
    "diamond": ("◆", "*"),
    "abroad": ("¤", "$"),
    "dead": ("†", "+"),
    "gone": ("»", ">"),
    "raised": ("▲", "^"),
    "round": ("●", "o"),
    "ring": ("○", "o"),
    "disc": ("●", "#"),
    "pip": ("▪", "*"),
    "razed": ("×", "x"),
    "star": ("★", "*"),
    "majority": ("┊", "|"),
    "half-bar": ("▬", "="),
    "plus": ("+", "+"),
}

_LINES = dict.fromkeys("║┃", "|") | dict.fromkeys("╔╗╚╝┏┓┗┛", "+")
_ASCII = str.maketrans(
    {
        **PLAIN_LETTERS,
        **{sign: plain for sign, plain in _SIGNS.values() if not sign.isascii()},
        **_LINES,
        "…": PLAIN_LETTERS["…"],
    }
)


class Look:
    """The signs and styles in use."""

    def __init__(self, *, ascii_only: bool = False, theme: str = "default") -> None:
        self.ascii_only = ascii_only
        self.theme = theme
        self._palette = PALETTES[theme]
        self._styles: dict[str, Style] = {}
        self._kinds: dict[str, int] = {}
        self._named: dict[str, str] = {}
        self._painted: dict[str, Paints] = {}
        self._colours = ALL_COLOURS
        self.changes = 0
        """How often styles have come to mean something else."""

    def name_styles(self, names: Mapping[str, str]) -> None:
        """Give styles of the palette other names: those of a game's seats."""
        if not names.items() <= self._named.items():
            self._named.update(names)
            self._forget()

    def name_paints(self, paints: Mapping[str, Paints]) -> None:
        """Take a game's own colours, by theme and name, besides those of the themes."""
        for theme, names in paints.items():
            if not names.items() <= self._painted.get(theme, {}).items():
                self._painted[theme] = {**self._painted.get(theme, {}), **names}
                self._forget()

    @property
    def paints(self) -> bool:
        """Whether pictures are painted here: there are colours for them, and more than letters."""
        return self._colours > SIXTEEN and not self.ascii_only and not is_native(self.theme)

    @property
    def more(self) -> str:
        """The sign where something is cut off."""
        return "~" if self.ascii_only else "…"

    def wear(self, theme: str) -> None:
        """Use another theme from now on."""
        self.theme = theme
        self._palette = PALETTES[theme]
        self._forget()

    def have(self, colours: int) -> None:
        """Be shown on a terminal of so many colours: 16, 256, or all that there are."""
        if colours != self._colours:
            self._colours = colours
            self._forget()

    def _forget(self) -> None:
        self._styles.clear()
        self._kinds.clear()
        self.changes += 1

    def glyph(self, name: str) -> str:
        """A sign by name; always one column."""
        return _SIGNS[name][1 if self.ascii_only else 0][:1]

    def plain(self, text: str) -> str:
        """The text as this terminal can show it."""
        if not self.ascii_only or text.isascii():
            return text
        folded = text.translate(_ASCII)
        return folded if folded.isascii() else folded.encode("ascii", "replace").decode()

    def style(self, names: str) -> Style:
        """The style for names of the theme, or words that Rich knows (`bold`, `reverse`).

        `@ground.sea` is the colour of that name as a background.
        """
        style = self._styles.get(names)
        if style is None:
            style = Style.parse(self._palette["text"])
            for name in names.split():
                if name.startswith("@"):
                    style += Style(bgcolor=self._meaning(name[1:]).color)
                else:
                    style += self._meaning(name)
            self._styles[names] = style
        return style

    def _meaning(self, name: str) -> Style:
        """The style of one name. `west.tint` is the tint of the seat that West is named after."""
        known = self._painted.get(self.theme, {}).get(name)
        head, dot, rest = name.partition(".")
        name = self._named.get(head, head) + dot + rest
        known = known or self._palette.get(name)
        if known is None and dot:
            known = paint_of(self.theme, name, self._palette)
        style = Style.parse(name if known is None else known)
        few = dot and self._colours < ALL_COLOURS
        return self._with_few_colours(name, style) if few else style

    def _with_few_colours(self, name: str, style: Style) -> Style:
        """The nearest of 256 colours for a style of one: that of a ground, or of words on it."""
        if style.color is None or style.bgcolor is not None:
            return style
        of = style.color.get_truecolor().hex
        return style + Style(color=nearest(name, of, dark=self.theme not in PALE))

    def kind(self, names: str) -> int:
        """What a style is on a ground: one that brings its own background hides it."""
        kind = self._kinds.get(names)
        if kind is None:
            style, text = self.style(names), self.style("")
            covers = style.reverse or style.bgcolor != text.bgcolor
            marks = style.underline or style.strike
            kind = self._kinds[names] = COVERS if covers else MARKS if marks else PLAIN
        return kind
