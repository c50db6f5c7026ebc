"""What the served screens share: the link to the server and the lobby's words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult

from weimar_tui.server.wire import AnyReply
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen

if TYPE_CHECKING:
    from weimar_tui.server.lobby_words import LobbyMessages
    from weimar_tui.server.remote_table import ServerLink
    from weimar_tui.tui.lobby.app import ServedApp


class ServedScreen(WeimarScreen):
    """A screen that hears the server while it lives."""

    _stop: Callable[[], None] | None = None

    @property
    def served(self) -> ServedApp:
        """The app of a served client."""
        return cast("ServedApp", self.app)

    @property
    def link(self) -> ServerLink:
        """The connection."""
        return self.served.link

    @property
    def lobby_words(self) -> LobbyMessages:
        """The lobby's sentences."""
        return self.served.lobby_words

    def on_mount(self) -> None:
        self._stop = self.link.subscribe(self._hear)
        self.arrived()

    def on_unmount(self) -> None:
        if self._stop is not None:
            self._stop()

    def _hear(self, reply: AnyReply) -> None:
        if not self.leaving:
            self.heard(reply)

    def arrived(self) -> None:
        """The screen is there."""

    def heard(self, reply: AnyReply) -> None:
        """The server said something."""
        raise NotImplementedError


class ServedList(ServedScreen):
    """Something to see, below it a list of what can be done, and a line with news."""

    notice: str = ""

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self.draw_head, id="head", focusable=False)
        yield ChoicePane(self.look, id="list")
        yield Pane(self.look, self._draw_foot, id="foot", focusable=False)

    def draw_head(self, canvas: Canvas) -> None:
        """Draw what is to be seen."""
        raise NotImplementedError

    def choice(self) -> Choice:
        """What can be done now."""
        raise NotImplementedError

    def usual_foot(self) -> str:
        """What the line says while there is no news."""
        return ""

    def fill(self) -> None:
        """Show everything as it is now."""
        self.query_one(ChoicePane).ask_again(self.choice())
        for name in ("head", "foot"):
            self.query_one(f"#{name}", Pane).show()

    def follow_settings(self) -> None:
        """What was said before may have been said in another language."""
        self.notice = ""
        self.fill()
        super().follow_settings()

    def say(self, text: str) -> None:
        """Say something at the foot."""
        self.notice = text
        self.query_one("#foot", Pane).show()

    def _draw_foot(self, canvas: Canvas) -> None:
        canvas.put(1, 0, self.notice or self.usual_foot(), "title" if self.notice else "muted")

    def action_help(self) -> None:
        """How a served game goes."""
        say = self.lobby_words.say
        self.app.push_screen(ReadingDialog(say("help-title"), say("help-text")))
