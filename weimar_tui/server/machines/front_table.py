"""A table as a front knows it: a copy of its record, for the lobby."""

from __future__ import annotations

from collections.abc import Callable, Collection

from weimar_tui.server.directory import LobbyChanges
from weimar_tui.server.host import Host
from weimar_tui.server.record import TableRecord
from weimar_tui.server.server_table import ServerTable


class FrontTable(ServerTable):
    """Its owner has the connections, so its players count as present while they are connected to
    any front. `online` returns their names."""

    def __init__(
        self,
        record: TableRecord,
        host: Host,
        changed: LobbyChanges,
        online: Callable[[], Collection[str]],
    ) -> None:
        super().__init__(record, host, changed)
        self._online = online

    def here(self) -> Collection[str]:
        return self._online()
