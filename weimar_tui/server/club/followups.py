"""What follows at once, for players who are here, from a change that can have been made elsewhere:
on another machine, or by a command."""

from __future__ import annotations

from typing import Final

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.store import accounts, order
from weimar_tui.server.club.store.rows import SettledReport
from weimar_tui.server.names import name_key
from weimar_tui.server.requests import AskHome
from weimar_tui.server.server import TableServer

_RECENT: Final = 600
"""Seconds for which a change is looked for."""


class Followups:
    """Ends sessions of removed keys, hides what muted players have typed, keeps players apart who
    were blocked, and tells players here how their reports were decided.

    Each change counts once on each machine: a browser that logs in after its owner has removed a
    key stays. `look` may be called often.
    """

    def __init__(self, club: Club, server: TableServer) -> None:
        self._club = club
        self._server = server
        self._reports: set[int] = set()

    async def look(self) -> None:
        """Look for changes since the last call. Raises KernelError."""
        club, since = self._club, self._club.now - _RECENT
        revoked = await club.read(accounts.revoked_since, since)
        for name, key in revoked:
            club.end_key(name, key)
        club.ended_keys &= {key for _, key in revoked}
        settled = await club.read(order.settled_since, since)
        for report in settled:
            if report.id not in self._reports:
                self._reports.add(report.id)
                await self._tell(report)
        self._reports &= {report.id for report in settled}
        self._mute(await club.muted())
        self._server.host.shut_out = await club.shut_out()
        await self._keep_apart()

    def _mute(self, muted: frozenset[str]) -> None:
        host, lobby = self._server.host, self._server.lobby
        changed, host.muted = host.muted ^ muted, muted
        for id, table in lobby.tables.items() if changed else ():
            if name_key(table.record.owner) in changed:
                table.status_changed()
                lobby.changed.table(id)

    async def _keep_apart(self) -> None:
        host, lobby = self._server.host, self._server.lobby
        before, host.apart = host.apart, await self._club.apart()
        for name in before.keys() | host.apart.keys():
            if before.get(name) != host.apart.get(name):
                lobby.directory.versions[f"@{name}"] += 1
                lobby.changed.set()

    async def _tell(self, report: SettledReport) -> None:
        news = KernelError(
            "report-upheld" if report.state == "upheld" else "report-dismissed", name=report.about
        )
        author = report.author
        # A front tells the players whom it has introduced.
        clients = [c for c in self._server.clients if c.name == author and not c.introduced]
        for client in clients:
            table = client.table.record.id if client.table is not None else ""
            self._server.audience.tell(client, news, table)
            if not table:
                client.send(await self._club.home.carry_out(author, AskHome()))
