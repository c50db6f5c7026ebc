"""Base classes of the served screens, with the link to the server and the lobby's messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.own_rows import known_names
from weimar_tui.server.replies import AnyReply
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
    """A screen that receives the server's messages while it exists."""

    _stop: Callable[[], None] | None = None

    @property
    def served(self) -> ServedApp:
        return cast("ServedApp", self.app)

    @property
    def link(self) -> ServerLink:
        return self.served.link

    @property
    def known_names(self) -> tuple[str, ...]:
        """The names that Tab completes where a player is named."""
        link = self.link
        return known_names(link.home, link.lobby, link.name)

    @property
    def lobby_words(self) -> LobbyMessages:
        """The lobby's messages."""
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
        """Called when the screen is ready."""

    def heard(self, reply: AnyReply) -> None:
        """Process a message of the server."""
        raise NotImplementedError


class ServedList(ServedScreen):
    """A drawing, below it a list of actions, and a line with news."""

    notice: str = ""

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self.draw_head, id="head", focusable=False)
        yield ChoicePane(self.look, id="list")
        yield Pane(self.look, self._draw_foot, id="foot", focusable=False)

    def draw_head(self, canvas: Canvas) -> None:
        """Draw the upper part."""
        raise NotImplementedError

    def choice(self) -> Choice:
        """The actions available now."""
        raise NotImplementedError

    def usual_foot(self) -> str:
        """The text of the footer without news."""
        return ""

    def fill(self) -> None:
        """Show everything in its present state."""
        self.query_one(ChoicePane).ask_again(self.choice())
        for name in ("head", "foot"):
            self.query_one(f"#{name}", Pane).show()

    def follow_settings(self) -> None:
        """Clear the message, which may be in another language."""
        self.notice = ""
        self.fill()
        super().follow_settings()

    def on_screen_suspend(self) -> None:
        """Clear the message: the player does something else."""
        self.say("")

    def say(self, text: str) -> None:
        """Show a message in the footer."""
        self.notice = text
        self.query_one("#foot", Pane).show()

    def complain(self, error: KernelError) -> None:
        """Show in the footer what is wrong."""
        self.say(self.words.problem(error))

    def _draw_foot(self, canvas: Canvas) -> None:
        canvas.put(1, 0, self.notice or self.usual_foot(), "title" if self.notice else "muted")

    def action_help(self) -> None:
        """Show help on served games."""
        say = self.lobby_words.say
        self.app.push_screen(ReadingDialog(say("help-title"), say("help-text")))
