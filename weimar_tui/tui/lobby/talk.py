"""Chat at the table: the lines so far, and a line to write, to everyone or to one seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.remote_table import RemoteTable
from weimar_tui.server.replies import AnyReply, Chat, Refused
from weimar_tui.server.requests import Say
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.canvas import Canvas, wrap
from weimar_tui.tui.layout import Place
from weimar_tui.tui.line import LineInput
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarDialog, boxed

_MOST = 200


class TalkDialog(WeimarDialog):
    """The chat in a box over the game; Esc returns and keeps the typed text for next time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "back"),
        Binding("tab", "to", "to whom", priority=True),
    ]

    def __init__(self, table: RemoteTable, words: LobbyMessages, game: GameMessages) -> None:
        super().__init__()
        self.table = table
        self.lobby_words = words
        self.game_words = game
        self.to = ("", "")
        self.notice = ""
        self._stop: Callable[[], None] | None = None

    def compose(self) -> ComposeResult:
        title = self.lobby_words.say("talk-title")
        yield Pane(self.look, self._drawing, title=title, id="talk", framed=True, focusable=False)
        yield LineInput(draft=self._draft(), most=_MOST)

    def _draft(self) -> str:
        """The text left with Esc, for the same listener; a whisper is never offered to others."""
        for listener in self._listeners():
            if text := self.here.drafts.of(*self._purpose(listener)):
                self.to = listener
                return text
        return ""

    def _purpose(self, listener: tuple[str, str]) -> tuple[str, ...]:
        return "talk", self.table.id, *listener

    def on_mount(self) -> None:
        self._stop = self.table.link.subscribe(self._heard)
        self.query_one(LineInput).focus()

    def on_unmount(self) -> None:
        if self._stop is not None:
            self._stop()

    def _heard(self, reply: AnyReply) -> None:
        if isinstance(reply, Refused):
            self.notice = self.lobby_words.say("sent-not", why=self.game_words.problem(reply))
        if isinstance(reply, Chat | Refused):
            self.query_one("#talk", Pane).show()

    def _listeners(self) -> list[tuple[str, str]]:
        """Possible listeners: everyone, or another person in a seat (not for spectators)."""
        status, to_all = self.table.status, ("", "")
        if status is None or not status.table.mine:
            return [to_all]
        seats = status.table.seats
        return [to_all, *((s.seat, s.player) for s in seats if s.player and s.player != self._me)]

    @property
    def _me(self) -> str:
        return self.table.link.name

    def _drawing(self, canvas: Canvas) -> None:
        words = self.lobby_words
        rows: list[tuple[str, str]] = []
        for line in self.table.chat:
            style = "muted" if not line.player else "key" if line.to else "text"
            plain = canvas.look.plain(words.chat(line, self.game_words))
            rows += [(text, style) for text in wrap(plain, canvas.width)]
        room = canvas.height - 4
        if not rows:
            rows = [(words.say("talk-empty"), "muted")]
        for y, (text, style) in enumerate(rows[-room:] if room > 0 else []):
            canvas.put(0, y, text, style)
        seat, name = self.to
        to = words.say("talk-to-all")
        if seat:
            to = words.say("talk-to", seat=self.game_words.seat(seat), name=name)
        y = canvas.height - 3
        canvas.put(0, y, self.notice or f"{to}:", "title")
        canvas.right(y + 2, words.say("talk-keys"), "muted")

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one("#talk", Pane)
        box = boxed(width, height, 84, max(12, height - 6))
        pane.place(box)
        self.query_one(LineInput).place(Place(box.x + 2, box.y + box.height - 3, box.width - 4, 1))
        pane.show()

    def action_leave(self) -> None:
        self.here.drafts.keep(self.query_one(LineInput).value, *self._purpose(self.to))
        self.dismiss(None)

    def action_to(self) -> None:
        """Switch to another listener."""
        known = self._listeners()
        at = known.index(self.to) if self.to in known else 0
        self.to = known[(at + 1) % len(known)]
        self.query_one("#talk", Pane).show()

    @on(LineInput.Changed)
    def _changed(self) -> None:
        self.notice = ""
        self.query_one("#talk", Pane).show()

    @on(LineInput.Submitted)
    def _said(self, message: LineInput.Submitted) -> None:
        message.stop()
        text = " ".join(message.value.split())
        if text:
            seat, person = self.to
            self.table.link.send(Say(table=self.table.id, text=text, to=seat, person=person))
        self.query_one(LineInput).value = ""
        self.here.drafts.keep("", *self._purpose(self.to))
