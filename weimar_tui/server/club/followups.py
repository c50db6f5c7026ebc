"""What follows at once, for players who are here, from a change that can have been made elsewhere:
on another machine, or by a command."""

from __future__ import annotations

from typing import Final

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.client import Client
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.store import accounts, order
from weimar_tui.server.club.store.rows import SettledReport
from weimar_tui.server.dates import date_of
from weimar_tui.server.names import name_key
from weimar_tui.server.requests import AskHome
from weimar_tui.server.server import TableServer

_RECENT: Final = 600
"""Seconds for which a change is looked for."""


class Followups:
    """Ends sessions of removed keys and under names that were given up, hides what muted players
    have typed, keeps players apart who were blocked, and tells players here how their reports were
    decided and that they can play no rated games.

    Each change counts once on each machine: a browser that logs in after its owner has removed a
    key stays. `look` may be called often.
    """

    def __init__(self, club: Club, server: TableServer) -> None:
        self._club = club
        self._server = server
        self._reports: set[int] = set()
        self._unrated: dict[str, int] = {}

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
        self._rename(await club.renamed())
        self._mute(await club.muted())
        await self._tell_unrated(await club.unrated())
        self._server.host.shut_out = await club.shut_out()
        await self._keep_apart()

    def _rename(self, renamed: dict[str, str]) -> None:
        host, lobby = self._server.host, self._server.lobby
        before, host.renamed = host.renamed, renamed
        changed = {key for key in renamed if renamed[key] != before.get(key)}
        if not changed:
            return
        lobby.list_again(changed)
        for key in changed:
            self._server.admin.end_connections(key, KernelError("renamed", name=renamed[key]))

    def _mute(self, muted: frozenset[str]) -> None:
        host, lobby = self._server.host, self._server.lobby
        changed, host.muted = host.muted ^ muted, muted
        for id, table in lobby.tables.items() if changed else ():
            if name_key(table.record.owner) in changed:
                table.status_changed()
                lobby.changed.table(id)

    async def _tell_unrated(self, unrated: dict[str, int]) -> None:
        """Tell players here that they can play no rated games, or can again before the end."""
        now = self._club.now
        before, self._unrated = self._unrated, unrated
        for client in [c for c in self._server.clients if not c.introduced]:
            ended, until = (known.get(name_key(client.name), 0) for known in (before, unrated))
            if until != ended and max(until, ended) > now:
                told = KernelError("unrated", until=date_of(until))
                await self._show(client, told if until else KernelError("rated"))

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
            await self._show(client, news)

    async def _show(self, client: Client, news: KernelError) -> None:
        """Tell a player something that is in the inbox too."""
        table = client.table.record.id if client.table is not None else ""
        self._server.audience.tell(client, news, table)
        if not table:
            client.send(await self._club.home.carry_out(client.name, AskHome()))
