"""A small terminal emulator for tests: the screen drawn by a stream of bytes."""

from __future__ import annotations

import re

_TOKEN = re.compile(
    r"\x1b\[(?P<params>[0-?]*)[ -/]*(?P<final>[@-~])"
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"
    r"|\x1bP[^\x1b]*\x1b\\"
    r"|\x1b[()][A-Z0-9]|\x1b[=>78cDEHMNOZ]"
    r"|(?P<text>[^\x1b\r\n\x08]+)|(?P<control>[\r\n\x08])",
    re.S,
)


class Screen:
    """Rows of characters, without colours."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.cells = [[" "] * columns for _ in range(rows)]
        self.x = self.y = 0
        self._rest = b""

    def feed(self, data: bytes) -> None:
        data = self._rest + data
        cut = data.rfind(b"\x1b")
        self._rest = b""
        if (
            cut >= 0
            and len(data) - cut < 64
            and not _TOKEN.match(data[cut:].decode("utf-8", "ignore"))
        ):
            data, self._rest = data[:cut], data[cut:]
        else:
            while data and data[-1] & 0x80 and not self._rest:
                # possibly an incomplete character at the end
                for size in (1, 2, 3):
                    if len(data) >= size and data[-size] & 0xC0 == 0xC0:
                        need = 2 if data[-size] < 0xE0 else 3 if data[-size] < 0xF0 else 4
                        if need > size:
                            data, self._rest = data[:-size], data[-size:]
                        break
                break
        for token in _TOKEN.finditer(data.decode("utf-8", "replace")):
            if token["text"] is not None:
                self._write(token["text"])
            elif token["control"] is not None:
                self._control(token["control"])
            elif token["final"] is not None:
                self._sequence(token["params"] or "", token["final"])

    def _write(self, text: str) -> None:
        for char in text:
            if self.x < self.columns and self.y < self.rows:
                self.cells[self.y][self.x] = char
            self.x += 1

    def _control(self, char: str) -> None:
        if char == "\r":
            self.x = 0
        elif char == "\n":
            self.y = min(self.y + 1, self.rows - 1)
        else:
            self.x = max(0, self.x - 1)

    def _sequence(self, params: str, final: str) -> None:
        if params[:1] in "?<>=" and params:
            return
        numbers = [int(p) if p.isdigit() else 0 for p in params.split(";")]
        first = numbers[0] or 1
        if final in "Hf":
            self.y = first - 1
            self.x = (numbers[1] or 1) - 1 if len(numbers) > 1 else 0
        elif final == "A":
            self.y = max(0, self.y - first)
        elif final == "B":
            self.y = min(self.rows - 1, self.y + first)
        elif final == "C":
            self.x += first
        elif final == "D":
            self.x = max(0, self.x - first)
        elif final == "G":
            self.x = first - 1
        elif final == "J":
            self.cells = [[" "] * self.columns for _ in range(self.rows)]
        elif final == "K" and self.y < self.rows:
            self.cells[self.y][self.x :] = [" "] * max(0, self.columns - self.x)

    @property
    def text(self) -> str:
        return "\n".join("".join(row).rstrip() for row in self.cells)
