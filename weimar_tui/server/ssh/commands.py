"""What commands over SSH print: a player's data, pages to read, finished games."""

from __future__ import annotations

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.deletion import exported
from weimar_tui.server.fetch import fetched
from weimar_tui.server.player_settings import PlayerSettings
from weimar_tui.server.ssh.account_page import Visitor, web_link
from weimar_tui.server.ssh.lines import catalogue
from weimar_tui.server.ssh.printed import PrintRequest, Reader, printed
from weimar_tui.server.ssh.state import ServerState
from weimar_tui.text.languages import languages


class Commands:
    """Answers the commands of one player as bytes to print. Methods raise KernelError."""

    def __init__(
        self, state: ServerState, name: str, visitor: Visitor | None, language: str
    ) -> None:
        self._state = state
        self._name = name
        self._visitor = visitor
        self.language = language

    async def export(self) -> bytes:
        """Return everything that is stored about the player, as a ZIP file."""
        club, visitor = self._state.club, self._visitor
        if club is None or visitor is None:
            raise KernelError("page-none")
        return await club.disk.run(exported, club, self._state.folder, visitor.account)

    async def read(self, wish: PrintRequest) -> bytes:
        """Return something that players can read, in the language of their settings."""
        library, club = self._state.library, self._state.club
        if library is None or club is None or self._visitor is None:
            raise KernelError("page-none")
        settings = await PlayerSettings(self._state.folder, club.disk).of(self._name)
        chosen = settings.get("language")
        if isinstance(chosen, str) and chosen in languages():
            self.language = chosen
        if wish.command == "link":
            link = await web_link(club, self._visitor)
            return f"{catalogue(self.language).text('club-web-link', link=link)}\n".encode()
        reader = Reader(self._name, self.language, self._visitor.server)
        return await printed(library, reader, wish, club.notices)

    async def game(self, table: str) -> bytes:
        """Return a finished game of the player, or (without a table) the list of them."""
        return await fetched(self._state.socket, self._name, table, self.language)
