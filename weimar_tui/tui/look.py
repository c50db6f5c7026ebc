"""The look of the interface: styles by name, signs and their ASCII substitutes.

Colour is never the only carrier of a meaning: parties have letters, threats have names, marks have
signs.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from unicodedata import category, east_asian_width, normalize

from rich.style import Style

from weimar_tui.text.folding import PLAIN_LETTERS
from weimar_tui.tui.ground import COVERS, MARKS, PLAIN
from weimar_tui.tui.paints import Paints, lab, luminance, paint_of
from weimar_tui.tui.themes import PALE, PALETTES, is_native

_CUBE = (0, 95, 135, 175, 215, 255)
_LIGHTNESS = 0.3
"""The weight of a difference in lightness, relative to one in colour."""
_LIVELY, _SEA = 1.5, 2.4
"""Saturation factors for the nearest-colour search, in general and for the sea. Without them, dull
colours would match none of the dark colours."""
_DARK, _PALE = 0.112, 0.3
"""The highest luminance of a background under light text, and the lowest under dark text."""


@cache
def _colours() -> dict[str, tuple[tuple[float, float, float], float]]:
    """The 240 palette colours that look the same on all terminals, with their
    perceptual coordinates."""
    cube = [(red, green, blue) for red in _CUBE for green in _CUBE for blue in _CUBE]
    greys = [(level, level, level) for level in range(8, 248, 10)]
    names = (f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in (*cube, *greys))
    return {name: (lab(name), luminance(name)) for name in names}


@cache
def nearest(name: str, of: str, *, dark: bool) -> str:
    """The colour of the 256-colour palette for a colour of this name, in a dark or a light theme.

    >>> nearest("heat.1", "#523b18", dark=True), nearest("ink.soft", "#dedad0", dark=True)
    ('#5f5f00', '#e4e4e4')
    """
    lightness, a, b = lab(of)
    bright = luminance(of)
    lively = _SEA if name == "ground.sea" else _LIVELY
    ink = name.startswith("ink.") or name.endswith(".ink")
    limit = bright if ink else max(bright, _DARK) if dark else min(bright, _PALE)
    brighter = dark == ink

    def far(other: str) -> float:
        (light, red, yellow), _ = _colours()[other]
        colour = (lively * a - red) ** 2 + (lively * b - yellow) ** 2
        return _LIGHTNESS * (lightness - light) ** 2 + colour

    fit = (
        n
        for n, (_, seen) in _colours().items()
        if abs(seen - limit) < 1e-6 or (seen > limit) == brighter
    )
    return min(fit, key=far)


_SIXTEEN_COLOURS = (
    *("#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa"),
    *("#555555", "#ff5555", "#55ff55", "#ffff55", "#ff55ff", "#55ffff", "#ffffff"),
)
"""The 16 colours of a terminal as Rich takes them to be, without the bright blue, which many
terminals show too dark on black."""
_VIVID = 2.5
"""Saturation factor for the nearest of 16 colours: without it, most seats would be grey."""
_READABLE, _VISIBLE = 4.0, 2.5
"""The least contrast of text to its background, and of frames. Brown on black has 4.0."""
_BLACK = 0.34
"""Darker colours than this lightness count as black."""
_DIM = frozenset(("faint", "frame", "border"))


@cache
def nearest_of_sixteen(of: str, beside: str = "", least: float = 1.0) -> str:
    """The nearest of a terminal's 16 colours with at least this contrast to another colour.

    >>> nearest_of_sixteen("#6b6e74"), nearest_of_sixteen("#6b6e74", "#000000", 4.5)
    ('#555555', '#aaaaaa')
    """
    lightness, a, b = lab(of)
    if lightness < _BLACK:
        return "#000000" if not beside or _contrast("#000000", beside) >= least else "#ffffff"

    def far(other: str) -> float:
        light, red, yellow = lab(other)
        colour = (_VIVID * a - red) ** 2 + (_VIVID * b - yellow) ** 2
        return _LIGHTNESS * (lightness - light) ** 2 + colour

    fit = (one for one in _SIXTEEN_COLOURS if not beside or _contrast(one, beside) >= least)
    return min(fit, key=far)


def _contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


SIXTEEN, FEW_COLOURS, ALL_COLOURS = 16, 256, 1 << 24
"""Possible numbers of colours of a terminal."""

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
    "unfolded": ("▾", "v"),
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
    "refused": ("×", "x"),
    "star": ("★", "*"),
    "majority": ("┊", "|"),
    "half-bar": ("▬", "="),
    "plus": ("+", "+"),
}

_LINES = dict.fromkeys("║┃", "|") | dict.fromkeys("╔╗╚╝┏┓┗┛", "+")
_MINUS = re.compile(r"(?<![\w)\]])-(?=\d)")
"""A hyphen that stands for a minus: before a number, and not after a letter, number or bracket."""
_ASCII = str.maketrans(
    {
        **PLAIN_LETTERS,
        **{sign: plain for sign, plain in _SIGNS.values() if not sign.isascii()},
        **_LINES,
        "…": PLAIN_LETTERS["…"],
    }
)


class Look:
    """The present signs and styles."""

    def __init__(
        self, *, ascii_only: bool = False, wide_signs: bool = False, theme: str = "default"
    ) -> None:
        """`wide_signs`: the terminal draws characters of ambiguous width two cells wide."""
        self._ascii_only = ascii_only
        self.wide_signs = wide_signs
        self.has_scripts = True
        """Whether the terminal's encoding can represent the scripts of all languages."""
        self.theme = theme
        self._palette = PALETTES[theme]
        self._styles: dict[str, Style] = {}
        self._kinds: dict[str, int] = {}
        self._named: dict[str, str] = {}
        self._painted: dict[str, Paints] = {}
        self._colours = ALL_COLOURS
        self.changes = 0
        """How often the meaning of styles has changed."""

    def name_styles(self, names: Mapping[str, str]) -> None:
        """Add names for styles of the palette, such as those of a game's seats."""
        if not names.items() <= self._named.items():
            self._named.update(names)
            self._forget()

    def name_paints(self, paints: Mapping[str, Paints]) -> None:
        """Add a game's own colours, by theme and name."""
        for theme, names in paints.items():
            if not names.items() <= self._painted.get(theme, {}).items():
                self._painted[theme] = {**self._painted.get(theme, {}), **names}
                self._forget()

    @property
    def ascii_only(self) -> bool:
        """Whether frames and signs are limited to ASCII."""
        return self._ascii_only or self.wide_signs

    @ascii_only.setter
    def ascii_only(self, value: bool) -> None:
        self._ascii_only = value

    @property
    def paints(self) -> bool:
        """Whether pictures are drawn: the terminal has enough colours, and more than ASCII."""
        return self._colours > SIXTEEN and not self.ascii_only and not is_native(self.theme)

    @property
    def more(self) -> str:
        """The sign for cut text."""
        return "~" if self.ascii_only else "…"

    def wear(self, theme: str) -> None:
        """Switch to another theme."""
        self.theme = theme
        self._palette = PALETTES[theme]
        self._forget()

    def have(self, colours: int) -> None:
        """Adapt to a terminal's number of colours: 16, 256, or all."""
        if colours != self._colours:
            self._colours = colours
            self._forget()

    def _forget(self) -> None:
        self._styles.clear()
        self._kinds.clear()
        self.changes += 1

    def glyph(self, name: str) -> str:
        """A sign by name; always one column wide."""
        return _SIGNS[name][1 if self.ascii_only else 0][:1]

    def plain(self, text: str) -> str:
        """Return the text as this terminal can show it: plain signs, but every script's letters.

        A hyphen before a number becomes a minus sign, which is as wide as a plus sign.
        """
        if not self.ascii_only:
            return _MINUS.sub("−", text) if "-" in text else text
        if text.isascii():
            return text
        folded = text.translate(_ASCII)
        return folded if folded.isascii() else "".join(map(self._plain_letter, folded))

    def _plain_letter(self, letter: str) -> str:
        """A character without a substitute: kept if it is a letter of some script,
        dropped if it is a sign."""
        if letter.isascii():
            return letter
        width, kind = east_asian_width(letter), category(letter)[0]
        bare = normalize("NFKD", letter)[0]
        if self._ascii_only and kind in "LM" and bare.isascii():
            return bare  # Latin with an accent, such as Č
        # A wide sign can only belong to a text in a script of wide characters.
        in_script = kind in "LM" or width in "WF"
        if in_script and self.has_scripts and not (self.wide_signs and width == "A"):
            return letter
        return bare if bare.isascii() else "?"

    def style(self, names: str) -> Style:
        """The style for names of the theme, or for Rich's words (`bold`, `reverse`).

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
            if self._colours == SIXTEEN and not is_native(self.theme):
                least = _VISIBLE if _DIM & set(names.split()) else _READABLE
                style += _in_sixteen(style, Style.parse(self._palette["text"]), least)
            self._styles[names] = style
        return style

    def _meaning(self, name: str) -> Style:
        """The style of one name. `west.tint` is the tint of the seat whose style `west` uses."""
        known = self._painted.get(self.theme, {}).get(name)
        head, dot, rest = name.partition(".")
        name = self._named.get(head, head) + dot + rest
        known = known or self._palette.get(name)
        if known is None and dot:
            known = paint_of(self.theme, name, self._palette)
        style = Style.parse(name if known is None else known)
        # A native theme's colours are the terminal's own, however many it has.
        few = dot and self._colours < ALL_COLOURS and not is_native(self.theme)
        return self._with_few_colours(name, style) if few else style

    def _with_few_colours(self, name: str, style: Style) -> Style:
        """The style with the nearest of 256 colours: a background, or text on one."""
        if style.color is None or style.bgcolor is not None:
            return style
        of = style.color.get_truecolor().hex
        return style + Style(color=nearest(name, of, dark=self.theme not in PALE))

    def kind(self, names: str) -> int:
        """How a style behaves on a picture: one with its own background hides it."""
        kind = self._kinds.get(names)
        if kind is None:
            style, text = self.style(names), self.style("")
            covers = style.reverse or style.bgcolor != text.bgcolor
            marks = style.underline or style.strike
            kind = self._kinds[names] = COVERS if covers else MARKS if marks else PLAIN
        return kind


def _in_sixteen(style: Style, plain: Style, least: float) -> Style:
    """The style's colours as the nearest of 16.

    Text adapts to the theme's own background (that of `plain`); other backgrounds adapt to their
    text, so that a seat has one colour as text and as a chip.
    """
    if style.color is None or style.bgcolor is None:
        return Style()
    text, ground = (one.get_truecolor().hex for one in (style.color, style.bgcolor))
    if style.bgcolor == plain.bgcolor:
        ground = nearest_of_sixteen(ground)
        text = nearest_of_sixteen(text, ground, least)
    else:
        text = nearest_of_sixteen(text)
        ground = nearest_of_sixteen(ground, text, least)
    return Style(color=text, bgcolor=ground)
