"""The list of tables in the lobby: its order, and the updates sent when it changes."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from weimar_tui.server.record import OVER, PLAYING, WAITING
from weimar_tui.server.wire import Changes, Tables, TableState, free_seats, is_my_turn

if TYPE_CHECKING:
    from weimar_tui.server.lobby import Lobby

AT_ONCE = 20
"""Finished games of the player in the first list, and the number that each request for
more adds."""

_ORDER = {PLAYING: 0, WAITING: 1, OVER: 2}


def in_order(tables: Iterable[TableState]) -> tuple[TableState, ...]:
    """Return the tables in order: your turn, your other tables, free seats, in progress, waiting,
    over.

    Each group lists the newest first.
    """

    def rank(table: TableState) -> tuple[bool, bool, bool, int]:
        free = free_seats(table) > 0
        return (not is_my_turn(table), not table.mine, not free, _ORDER.get(table.state, 3))

    return tuple(sorted(sorted(tables, key=lambda one: one.made, reverse=True), key=rank))


def with_changes(known: Tables, changes: Changes) -> Tables:
    """Return the list after some changes; unchanged tables stay the same objects."""
    tables = {table.id: table for table in known.tables}
    tables.update((table.id, table) for table in changes.tables)
    for id in changes.gone:
        tables.pop(id, None)
    return Tables(
        tables=in_order(tables.values()),
        saves=known.saves if changes.saves is None else changes.saves,
        here=known.here if changes.here is None else changes.here,
        more=changes.more,
    )


class LobbySubscription:
    """What was sent to one connection about the lobby, so that only news is sent."""

    def __init__(self, lobby: Lobby, name: str) -> None:
        self.lobby = lobby
        self.name = name
        self.finished = AT_ONCE
        self._sent: dict[str, TableState] = {}
        self._rest: tuple[object, ...] = ()

    def whole(self, here: tuple[str, ...]) -> Tables:
        """Return the whole lobby, for a connection that has just entered it."""
        states, more = self.lobby.seen_by(self.name, self.finished)
        self._sent = {state.id: state for state in states}
        self._rest = (self.lobby.saves, here, more)
        return Tables(tables=in_order(states), saves=self.lobby.saves, here=here, more=more)

    def changes(
        self, here: tuple[str, ...], ids: Collection[str] | None, *, with_others: bool = True
    ) -> Changes | None:
        """Return what is new at these tables (None: all tables), or None if nothing is.

        Without `with_others`, only the player's own tables and free seats.
        """
        known, more = self._sent, self._rest[2]
        now: dict[str, TableState] = {}
        if ids is None:
            states, more = self.lobby.seen_by(self.name, self.finished)
            now = {state.id: state for state in states}
            gone = known.keys() - now.keys()
        else:
            gone = set()
            for table in filter(None, map(self.lobby.tables.get, ids)):
                mine = bool(table.seat_of(self.name))
                if with_others or mine or table.record.state != PLAYING:
                    if table.may_see(self.name):
                        now[table.record.id] = table.state(self.name)
                    elif table.record.id in known:
                        gone.add(table.record.id)
        new = tuple(state for id, state in now.items() if known.get(id) != state)
        before, self._rest = self._rest, (self.lobby.saves, here, more)
        if not new and not gone and before == self._rest:
            return None
        known.update((state.id, state) for state in new)
        for id in gone:
            del known[id]
        assert isinstance(more, int)
        return Changes(
            tables=new,
            gone=tuple(gone),
            saves=self.lobby.saves if before[0] != self.lobby.saves else None,
            here=here if before[1] != here else None,
            more=more,
        )
