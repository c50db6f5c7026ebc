"""How things look: styles by name, signs and their ASCII stand-ins.

Colour never carries a meaning alone: parties are letters, threats are words, marks are signs.
"""

from __future__ import annotations

from rich.style import Style

from weimar_tui.games.weimar.opinion import ARM

LETTER = dict(ARM)
"""The letter of each party, as on the opinion track."""

_PALETTE = {
    "text": "#e8e4d8 on #16181c",
    "muted": "#8d8f92",
    "faint": "#5b5e63",
    "title": "#e8c547 bold",
    "active": "#16181c on #e8c547 bold",
    "frame": "#5b5e63",
    "strong": "#ffffff bold",
    "danger": "#ff8f70 bold",
    "good": "#8fd18a",
    "cursor": "#16181c on #e8e4d8 bold",
    "mark": "underline",
    "key": "#e8c547",
    "spd": "#ff6b5e",
    "kpd": "#e58ad8",
    "z": "#7db8f0",
    "dnvp": "#d9a860",
    "nsdap": "#b0896b",
    "government": "#ffffff",
    "dialog": "#e8e4d8 on #23262c",
}

_SIGNS = {
    "line": ("─", "-"),
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
    "arrow": ("→", "->"),
    "left": ("◂", "<"),
    "right": ("▸", ">"),
    "more-up": ("↑", "^"),
    "more-down": ("↓", "v"),
    "half": ("½", "/"),
    "warn": ("!", "!"),
    "cut": ("…", "~"),
    "chancellor": ("*", "*"),
}

_ASCII = {ord(sign): plain for sign, plain in _SIGNS.values() if not sign.isascii()} | {
    ord(char): plain
    for char, plain in {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "–": "-",
        "—": "-",
        "−": "-",
        "…": "...",
        "„": '"',
        "“": '"',
        "”": '"',
        "‚": "'",
        "‘": "'",
        "’": "'",
        "×": "x",
        "≥": ">=",
        "≤": "<=",
        "←": "<-",
        "↔": "<->",
        "é": "e",
        "è": "e",
        "\u00a0": " ",
        "\u202f": " ",
    }.items()
}


class Look:
    """The signs and styles in use."""

    def __init__(self, *, ascii_only: bool = False) -> None:
        self.ascii_only = ascii_only
        self.more = "~" if ascii_only else "…"
        self._column = 1 if ascii_only else 0
        self._styles: dict[str, Style] = {}

    def glyph(self, name: str) -> str:
        """A sign by name; always one column."""
        return _SIGNS[name][self._column][:1]

    def plain(self, text: str) -> str:
        """The text as this terminal can show it."""
        if not self.ascii_only or text.isascii():
            return text
        folded = text.translate(_ASCII)
        return folded if folded.isascii() else folded.encode("ascii", "replace").decode()

    def style(self, names: str) -> Style:
        """The style for names from the palette, or words that Rich knows (`bold`, `reverse`)."""
        found = self._styles.get(names)
        if found is None:
            found = Style.parse(_PALETTE["text"])
            for name in names.split():
                found += Style.parse(_PALETTE.get(name, name))
            self._styles[names] = found
        return found
