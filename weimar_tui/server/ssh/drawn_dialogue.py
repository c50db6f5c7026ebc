"""The server's own questions as a page: what was said, the question with its keys, a cursor.

Only rows that changed are sent. While the player's terminal takes nothing, nothing is drawn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence

from weimar_tui.server.ssh.dialogue import Dialogue, PlayerLeft
from weimar_tui.server.ssh.questions import Cursor, Menu, Question, TextEntry
from weimar_tui.server.ssh.sheet import Sheet, colours_of, is_ascii
from weimar_tui.server.ssh.typed import KeyReader
from weimar_tui.terminal_control import REMOTE_DELAY
from weimar_tui.text.breaks import width_of, wrap

_MOST_LINES = 400
"""Lines that are kept to be read."""

_BEGIN = b"\x1b[?7l\x1b[?25l\x1b[0m\x1b[2J"
_ALTERNATE, _BACK = b"\x1b[?1049h", b"\x1b[?1049l"
_END = b"\x1b[0m\x1b[?7h\x1b[?25h"


class DrawnDialogue(Dialogue):
    """A dialogue on a terminal of `size`. `variables`: its environment.

    `title`: the message that heads the page. `over`: the page covers a client, which has the
    alternate screen already and draws everything again afterwards.
    """

    def __init__(
        self,
        write: Callable[[bytes], None],
        language: str,
        title: str,
        size: tuple[int, int],
        variables: Mapping[str, str],
        *,
        over: bool = False,
    ) -> None:
        super().__init__(language)
        self.size = size
        self._title = title
        self._over_client = over
        self._colours, self._ascii = colours_of(variables), is_ascii(variables)
        self._write = write
        self._reader = KeyReader()
        self._waiting: asyncio.TimerHandle | None = None
        self._said: list[str] = []
        self._back = 0
        """Lines scrolled back from the end of what was said."""
        self._question: Question | None = None
        self._answered: asyncio.Future[None] | None = None
        self._left = False
        self._held = False
        self._shown: list[str] = []
        self._begun = False

    # --- the player's side ----------------------------------------------------------------------
    def feed(self, data: bytes) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        self._take(self._reader.feed(data))
        if self._reader.is_waiting:
            loop = asyncio.get_running_loop()
            self._waiting = loop.call_later(REMOTE_DELAY, self._stop_waiting)

    def _stop_waiting(self) -> None:
        self._waiting = None
        self._take(self._reader.stop_waiting())

    def _take(self, keys: Sequence[str]) -> None:
        """Act on keys; those that no question waits for are dropped."""
        for key in keys:
            if key == "leave":
                self.end_input()
            elif key in ("page up", "page down"):
                self._back = max(0, self._back + (1 if key == "page up" else -1) * self._page())
            elif self._question is not None and self._question.answer is None:
                self._question.press(key)
        self.draw()
        question, answered = self._question, self._answered
        has_answer = question is not None and question.answer is not None
        if has_answer and answered is not None and not answered.done():
            answered.set_result(None)

    def end_input(self) -> None:
        self._left = True
        if self._answered is not None and not self._answered.done():
            self._answered.set_exception(PlayerLeft())

    def forget_typed(self) -> None:
        """Nothing to drop: keys are only taken by the question that is shown."""

    def resize(self, columns: int, rows: int) -> None:
        self.size = columns, rows
        self._shown = []
        self.draw()

    def hold(self, full: bool) -> None:
        self._held = full
        self.draw()

    # --- the server's side ----------------------------------------------------------------------
    def show(self, line: str = "") -> None:
        if self._said[-1:] != [line] and (line or self._said):
            self._said = [*self._said, line][-_MOST_LINES:]
            self._back = 0

    async def ask(self, name: str, /, **arguments: object) -> str:
        return str(await self.put(TextEntry(self.text(name, **arguments))))

    async def choose(self, options: Sequence[str]) -> int:
        answer = await self.put(Menu(options, self.text("back")))
        self._said = []
        return int(answer)

    async def confirm(self, name: str, /, **arguments: object) -> bool:
        confirmed = await super().confirm(name, **arguments)
        self._said = [] if confirmed else self._said[-1:]
        return confirmed

    async def put(self, question: Question) -> str | int:
        """Show a question and return its answer. Raises Left."""
        if self._left:
            raise PlayerLeft
        self._question = question
        self._answered = asyncio.get_running_loop().create_future()
        self._back = 0
        self.draw()
        try:
            await self._answered
        finally:
            self._question = self._answered = None
        assert question.answer is not None
        return question.answer

    def take_said(self) -> list[str]:
        """Return what was said since the last list, for a question that fills the page."""
        said, self._said = self._said, []
        return said

    async def finish(self) -> None:
        if self._said and not self._left:
            await self.put(Menu((), self.text("back")))
            self._said = []

    def close(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        if not self._begun:
            return
        self._begun = False
        if not self._over_client:
            unread = "".join(f"{line}\r\n" for line in self._said if line)
            self._write(_END + _BACK + unread.encode())

    # --- drawing --------------------------------------------------------------------------------
    def draw(self) -> None:
        """Send what has changed since the last time."""
        question = self._question
        if question is None or self._held:
            return
        width, height = self.size
        sheet = Sheet(width, height, self._colours, ascii_only=self._ascii)
        if question.fills:
            cursor = question.draw(sheet, 0, height - 1)
        else:
            cursor = self._draw_page(sheet, question)
        self._draw_footer(sheet, question)
        lines = sheet.lines()
        out = bytearray()
        if not self._begun or not self._shown:
            out += (b"" if self._begun or self._over_client else _ALTERNATE) + _BEGIN
            self._begun, self._shown = True, [""] * height
        for y, line in enumerate(lines):
            if line != self._shown[y]:
                out += f"\x1b[{y + 1};1H{line}".encode()
        self._shown = lines
        place = f"\x1b[{cursor[1] + 1};{cursor[0] + 1}H\x1b[?25h" if cursor else "\x1b[?25l"
        self._write(b"\x1b[?2026h\x1b[?25l" + bytes(out) + place.encode() + b"\x1b[?2026l")

    def _lines(self) -> list[str]:
        """Return what was said, broken at the width of the terminal."""
        lines, room = [], max(8, self.size[0] - 2)
        for said in self._said:
            text = said.lstrip(" ")
            indent = min(len(said) - len(text), room // 2)
            lines += [" " * indent + part for part in wrap(text, room - indent)]
        return lines

    def _page(self) -> int:
        return max(1, self.size[1] // 2)

    def _draw_page(self, sheet: Sheet, question: Question) -> Cursor | None:
        """Draw a header (if there is room), what was said, and the question."""
        top = 0
        if sheet.height >= 10:
            sheet.fill(0, "band")
            sheet.put(1, 0, self.text(self._title), "band")
            top = 2
        rows = sheet.height - 1 - top
        lines = self._lines()
        needed = question.height(sheet.width)
        gap = 1 if lines and rows > 6 else 0
        room = min(len(lines), max(rows - gap - needed, rows // 3))
        self._back = min(self._back, max(0, len(lines) - room))
        end = len(lines) - self._back
        for y, line in enumerate(lines[max(0, end - room) : end], top):
            sheet.put(1, y, line)
        if room and len(lines) > room:
            self._draw_more(sheet, top - 1 if top else 0, end - room, len(lines) - end)
        below = top + room + (gap if room else 0)
        return question.draw(sheet, below, sheet.height - 1 - below)

    def _draw_more(self, sheet: Sheet, y: int, above: int, below: int) -> None:
        """Say how many lines are out of view."""
        counts = [f"{sign} {n}" for sign, n in (("↑", above), ("↓", below)) if n > 0]
        text = f"{' '.join(counts)}  {self.text('keys-scroll')}"
        sheet.put(max(0, sheet.width - width_of(text) - 1), y, text, "muted")

    def _draw_footer(self, sheet: Sheet, question: Question) -> None:
        """Draw as many keys as fit; three blanks separate them in the message. `?` is at the right
        edge and always there."""
        x, y, end = 1, sheet.height - 1, sheet.width
        parts = self.text(question.footer).split("   ")
        if parts[-1].startswith("?"):
            key, _, action = parts.pop().partition(" ")
            end = max(0, sheet.width - width_of(f"{key} {action}") - 1)
            sheet.put(sheet.put(end, y, key, "key"), y, f" {action}", "muted")
        for part in parts:
            key, _, action = part.partition(" ")
            if x + width_of(part) > end - (end < sheet.width):
                break
            x = sheet.put(x, y, key, "key")
            x = sheet.put(x, y, f" {action}", "muted") + 2
