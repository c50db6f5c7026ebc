"""What the served screens share: the link to the server and the lobby's words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from weimar_tui.table.wire import AnyReply
from weimar_tui.tui.screen import WeimarScreen

if TYPE_CHECKING:
    from weimar_tui.table.lobby_words import LobbyWords
    from weimar_tui.table.remote_table import ServerLink
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
    def lobby_words(self) -> LobbyWords:
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
