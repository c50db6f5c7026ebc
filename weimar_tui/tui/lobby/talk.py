"""Talk at the table: what was said, and one line to say, to all or to one seat."""

from __future__ import annotations

from collections.abc import Callable

from textual import events
from textual.app import ComposeResult

from weimar_tui.table.remote_table import RemoteTable
from weimar_tui.table.wire import AnyReply, Chat, Refused, Say
from weimar_tui.text.words import GameWords
from weimar_tui.tui.canvas import Canvas, wrap
from weimar_tui.tui.lobby.words import LobbyWords
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarDialog, boxed

_MOST = 200


class TalkDialog(WeimarDialog):
    """The talk in a box over the game; Esc goes back."""

    def __init__(self, table: RemoteTable, words: LobbyWords, game: GameWords) -> None:
        super().__init__()
        self.table = table
        self.lobby_words = words
        self.game_words = game
        self.value = ""
        self.to = ""
        self.notice = ""
        self._stop: Callable[[], None] | None = None

    def compose(self) -> ComposeResult:
        title = self.lobby_words.say("talk-title")
        yield Pane(self.look, self._drawing, title=title, id="talk", framed=True)

    def on_mount(self) -> None:
        self._stop = self.table.link.subscribe(self._heard)
        self.query_one("#talk", Pane).focus()

    def on_unmount(self) -> None:
        if self._stop is not None:
            self._stop()

    def _heard(self, reply: AnyReply) -> None:
        if isinstance(reply, Refused):
            self.notice = self.lobby_words.say("sent-not", why=self.game_words.problem(reply))
        if isinstance(reply, Chat | Refused):
            self.query_one("#talk", Pane).show()

    def _listeners(self) -> list[str]:
        """To whom one can speak: all, or another person's seat (not for spectators)."""
        room = self.table.room
        if room is None or not room.table.mine:
            return [""]
        return ["", *(s.seat for s in room.table.seats if s.player and s.seat != room.table.mine)]

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
        to = words.say("talk-to", party=self.game_words.seat(self.to)) if self.to else ""
        y = canvas.height - 3
        canvas.put(0, y, self.notice or f"{to or words.say('talk-to-all')}:", "title")
        shown = self.value[-(canvas.width - 2) :]
        x = canvas.put(0, y + 1, shown, "strong")
        canvas.put(x, y + 1, " ", "cursor")
        canvas.right(y + 2, words.say("talk-keys"), "muted")

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one("#talk", Pane)
        pane.place(boxed(width, height, 84, max(12, height - 6)))
        pane.show()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if event.key == "escape":
            self.dismiss(None)
            return
        self.notice = ""
        if event.key == "enter":
            if self.value.strip():
                self.table.link.send(Say(table=self.table.id, text=self.value, to=self.to))
            self.value = ""
        elif event.key == "tab":
            known = self._listeners()
            at = known.index(self.to) if self.to in known else 0
            self.to = known[(at + 1) % len(known)]
        elif event.key == "backspace":
            self.value = self.value[:-1]
        elif event.key == "ctrl+u":
            self.value = ""
        elif event.is_printable and event.character:
            self.value = (self.value + event.character)[:_MOST]
        self.query_one("#talk", Pane).show()

    def on_paste(self, event: events.Paste) -> None:
        event.stop()
        self.value = (self.value + " ".join(event.text.split()))[:_MOST]
        self.query_one("#talk", Pane).show()
