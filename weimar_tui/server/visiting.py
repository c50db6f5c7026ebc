"""Visitors: people without an account, who look around and watch public games.

The SSH front gives each a name that no player can have. A visitor's connection can do nothing but
watch: the server refuses every other request, lists only games that it can watch, and sends no
lines of players. What visitors do on their own runs in their client, in memory.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import islice
from typing import TYPE_CHECKING

from weimar_tui.server.directory import FREE, OTHERS
from weimar_tui.server.host import Refusal
from weimar_tui.server.listing import LobbySubscription, in_order
from weimar_tui.server.record import PLAYING, TableRecord
from weimar_tui.server.replies import Changes, Chat, Reply, Tables, TableState
from weimar_tui.server.requests import Enter, Exit, Ping, Request
from weimar_tui.server.wire import PAGE

if TYPE_CHECKING:
    from weimar_tui.server.server_table import ServerTable

_ALLOWED = (Enter, Exit, Ping)

_LOOKED_AT = 3 * PAGE
"""The most tables examined in each list."""


def check_request(request: Request, tables: Mapping[str, ServerTable]) -> None:
    """Raise Refusal if a visitor cannot make this request. `tables`: the open ones."""
    if not isinstance(request, _ALLOWED):
        raise Refusal("visitor-only")
    if isinstance(request, Enter):
        table = tables.get(request.table)
        if table is None or not is_live(table.record):
            raise Refusal("table-unknown")
        if request.through:
            raise Refusal("visitor-only")


def is_live(record: TableRecord) -> bool:
    """Whether a visitor can watch a table: a public game in which a person plays."""
    people = any(there.player for there in record.seats.values())
    return record.public and record.state == PLAYING and people


def is_hidden(reply: Reply) -> bool:
    """Whether a message is kept from visitors: the chat of players and spectators."""
    return isinstance(reply, Chat) and bool(reply.player)


class VisitorSubscription(LobbySubscription):
    """The lobby as a visitor sees it: some games to watch, and nothing else."""

    def whole(self, here: tuple[str, ...]) -> Tables:
        self._sent = self._live()
        return Tables(tables=in_order(self._sent.values()))

    def changes(
        self, here: tuple[str, ...], ids: Collection[str], *, with_others: bool = True
    ) -> Changes | None:
        if not with_others:
            return None
        known, self._sent = self._sent, self._live()
        new = [state for id, state in self._sent.items() if known.get(id) != state]
        gone = known.keys() - self._sent.keys()
        return Changes(tables=tuple(new), gone=tuple(gone)) if new or gone else None

    def _live(self) -> dict[str, TableState]:
        """The games to watch, those without a free seat first."""
        self.lobby.refresh()
        tables = (
            table
            for kind in (OTHERS, FREE)
            for start in range(0, _LOOKED_AT, PAGE)
            for table in self.lobby.page(kind, self.name, start)
        )
        live = (table for table in tables if is_live(table.record))
        return {table.record.id: table.listed(self.name) for table in islice(live, PAGE)}
