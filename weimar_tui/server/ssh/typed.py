"""What a terminal sends, as keys: names for those that move and act, characters for the rest."""

from __future__ import annotations

import codecs
import re

_STRINGS = "]P_^X"
"""Characters that, after Esc, start a sequence up to its terminator."""

_LONGEST = 32
"""Characters of a sequence that are kept to recognize it."""

_CONTROLS = {
    "\x03": "leave",
    "\x04": "leave",
    "\t": "tab",
    "\x7f": "backspace",
    "\b": "backspace",
    "\x15": "clear",
}
_FINAL = {"A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end", "Z": "up"}
_NUMBERED = {
    "1": "home", "4": "end", "5": "page up", "6": "page down", "7": "home", "8": "end",
}  # fmt: skip
_CODES = {9: "tab", 13: "enter", 27: "escape", 127: "backspace"}
"""Keys that terminals with the kitty protocol send as `CSI code u`."""


class KeyReader:
    r"""Turns bytes into keys. Answers of the terminal, mouse reports and unknown keys are dropped.

    Inside a bracketed paste, line breaks count as blanks, so that nothing pasted is an Enter.

    >>> KeyReader().feed(b"Ro\x1b[A\x1b]11;rgb:00\x07\x1b[<0;3;3M\x1b[27u\r\n")
    ['R', 'o', 'up', 'escape', 'enter']
    >>> KeyReader().feed(b"\x1b[200~a\rb\x1b[201~\r")
    ['a', ' ', 'b', 'enter']
    >>> reader = KeyReader()
    >>> reader.feed(b"\x1b"), reader.is_waiting, reader.stop_waiting()
    ([], True, ['escape'])
    """

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._state = ""
        self._sequence = ""
        self._skip = 0
        self._before = ""
        self._pasting = False

    @property
    def is_waiting(self) -> bool:
        """Whether a sequence has begun that could also be a lone Esc."""
        return bool(self._state)

    def stop_waiting(self) -> list[str]:
        """Give up the sequence that has begun; return Esc if nothing followed it."""
        lone, self._state = self._state == "esc", ""
        return ["escape"] if lone else []

    def feed(self, data: bytes) -> list[str]:
        """Return the keys that are now complete."""
        keys = []
        for char in self._decoder.decode(data):
            if self._state:
                key = self._follow(char)
            elif self._skip:
                self._skip -= 1
                key = ""
            elif char == "\x1b":
                self._state, key = "esc", ""
            else:
                key = self._plain(char)
            if key:
                keys.append(key)
            self._before = char
        return keys

    def _plain(self, char: str) -> str:
        """Return the key of a character outside a sequence."""
        if char in "\r\n":
            if char == "\n" and self._before == "\r":
                return ""
            return " " if self._pasting else "enter"
        if char in _CONTROLS:
            return "" if self._pasting else _CONTROLS[char]
        return char if char.isprintable() else ""

    def _follow(self, char: str) -> str:
        """Continue a sequence, and return its key if this was the end of one."""
        match self._state:
            case "esc" if char == "\x1b":
                return "escape"
            case "esc":
                inside = {"[": "csi", "O": "one", **dict.fromkeys(_STRINGS, "string")}
                self._state, self._sequence = inside.get(char, ""), ""
                return "leave" if char in "\x03\x04" else ""
            case "csi" if not "\x40" <= char <= "\x7e":
                if char in "\x03\x04\r":  # not a sequence, but somebody typing
                    self._state = ""
                    return self._plain(char)
                self._sequence = (self._sequence + char)[:_LONGEST]
                return ""
            case "csi":
                self._state = ""
                if char == "M" and self._before == "[":
                    self._skip = 3
                return self._named(char)
            case "one":
                self._state = ""
                return _FINAL.get(char, "")
            case "string" if char in "\r\x03\x04":
                self._state = ""
                return self._plain(char)
            case "string":
                self._state = {"\x07": "", "\x1b": "ending"}.get(char, "string")
            case _:
                self._state = "" if char == "\\" else "string"
        return ""

    def _named(self, final: str) -> str:
        """Return the key of a complete CSI sequence."""
        first, _, modifiers = self._sequence.partition(";")
        if final == "~":
            if first in ("200", "201"):
                self._pasting = first == "200"
            return "" if self._pasting else _NUMBERED.get(first, "")
        if final == "u" and re.fullmatch(r"[0-9]{1,4}", first):
            code = int(first)
            if modifiers.startswith("5"):  # with Ctrl
                return {ord("c"): "leave", ord("d"): "leave", ord("u"): "clear"}.get(code, "")
            return _CODES.get(code, "")
        return (
            "" if self._pasting or self._sequence.startswith(("<", "?")) else _FINAL.get(final, "")
        )
