"""The list of tables in the lobby: its order, and the updates sent when it changes."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from weimar_tui.server.directory import ENDED, FREE, OTHERS
from weimar_tui.server.names import name_key
from weimar_tui.server.record import OVER, PLAYING, WAITING
from weimar_tui.server.replies import Changes, PageShown, Tables, TableState, free_seats, is_my_turn
from weimar_tui.server.wire import PAGE, TableFilter

if TYPE_CHECKING:
    from weimar_tui.server.lobby import Lobby

AT_ONCE = 20
"""Finished games of the player in the first list, and the number that each request for
more adds."""

_MINE = "mine"
"""The player's own unfinished tables, next to the lists of the directory."""

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
        pages=known.pages if changes.pages is None else changes.pages,
    )


class LobbySubscription:
    """What was sent to one connection about the lobby: a page of each list, and only news of it."""

    def __init__(self, lobby: Lobby, name: str) -> None:
        self.lobby = lobby
        self.name = name
        self.finished = AT_ONCE
        self.starts = {FREE: 0, OTHERS: 0}
        self.filter: TableFilter | None = None
        self._passing: list[str] = []
        self._shown: dict[str, list[str]] = {}
        self._versions: dict[str, object] = {}
        self._sent: dict[str, TableState] = {}
        self._over: dict[str, TableState] = {}
        self._more = 0
        self._rest: tuple[object, ...] = ()

    def whole(self, here: tuple[str, ...]) -> Tables:
        """Return the lobby, for a connection that has just entered it or wants another page."""
        self._versions.clear()
        self._look((_MINE, FREE, OTHERS, ENDED))
        states = {id: self._state(id) for ids in self._shown.values() for id in ids}
        self._sent = {id: state for id, state in states.items() if state is not None} | self._over
        pages = self._pages()
        self._rest = (self.lobby.saves, here, self._more, pages)
        return Tables(
            tables=in_order(self._sent.values()),
            saves=self.lobby.saves,
            here=here,
            more=self._more,
            pages=pages,
        )

    def changes(
        self, here: tuple[str, ...], ids: Collection[str], *, with_others: bool = True
    ) -> Changes | None:
        """Return what is new, or None if nothing is. `ids`: the tables that have changed.

        Without `with_others`, only the player's own tables and free seats.
        """
        kinds = (_MINE, FREE, ENDED) if not with_others else (_MINE, FREE, ENDED, OTHERS)
        self._look(kinds)
        known = self._sent
        now: dict[str, TableState | None] = dict(self._over)
        for kind in (_MINE, FREE, OTHERS):
            for id in self._shown[kind]:
                if id not in known or (kind in kinds and id in ids):
                    now[id] = self._state(id)
        wanted = {id for shown in self._shown.values() for id in shown} | self._over.keys()
        gone = (known.keys() - wanted) | {id for id, state in now.items() if state is None}
        new = {id: state for id, state in now.items() if state and known.get(id) != state}
        before, pages = self._rest, self._pages()
        self._rest = (self.lobby.saves, here, self._more, pages)
        if not new and not gone & known.keys() and before == self._rest:
            return None
        known.update(new)
        for id in gone:
            known.pop(id, None)
        return Changes(
            tables=tuple(new.values()),
            gone=tuple(gone),
            saves=self.lobby.saves if before[0] != self.lobby.saves else None,
            here=here if before[1] != here else None,
            more=self._more,
            pages=pages if before[3] != pages else None,
        )

    def _look(self, kinds: Iterable[str]) -> None:
        """Read those lists again that have changed."""
        lobby = self.lobby
        lobby.refresh()
        for kind in kinds:
            version = self._version(kind)
            if self._versions.get(kind) == version:
                continue
            self._versions[kind] = version
            if kind == ENDED:
                over, self._more = lobby.over_seen_by(self.name, self.finished)
                self._over = {state.id: state for state in over}
            elif kind == _MINE:
                self._shown[kind] = [table.record.id for table in lobby.mine(self.name)]
            else:
                if kind == FREE and self._is_filtered:
                    self._passing = lobby.passing(self.name, self.filter or TableFilter())
                last = max(0, self._number(kind) - 1) // PAGE * PAGE
                start = self.starts[kind] = min(self.starts[kind], last)
                self._shown[kind] = self._page(kind, start)

    @property
    def _is_filtered(self) -> bool:
        """Whether some tables with free seats are not listed: those that the player does not look
        for, or where somebody sits who is kept apart from the player."""
        return self.filter is not None or name_key(self.name) in self.lobby.host.apart

    def _number(self, kind: str) -> int:
        """The length of a list without the player's own tables; of those with free seats, only the
        ones that pass the filter."""
        if kind == FREE and self._is_filtered:
            return len(self._passing)
        return self.lobby.directory.number(kind, self.name)

    def _page(self, kind: str, start: int) -> list[str]:
        if kind == FREE and self._is_filtered:
            return self._passing[start : start + PAGE]
        return [table.record.id for table in self.lobby.page(kind, self.name, start)]

    def _version(self, kind: str) -> object:
        """What changes whenever a list, or the player's part of it, does."""
        versions = self.lobby.directory.versions
        mine = versions[f"@{name_key(self.name)}"]
        if kind == ENDED:
            return (versions[ENDED], len(self.lobby.finished), self.finished)
        return mine if kind == _MINE else (versions[kind], mine, self.starts[kind])

    def _pages(self) -> dict[str, PageShown]:
        return {
            kind: PageShown(start=self.starts[kind], all=self._number(kind))
            for kind in (FREE, OTHERS)
        }

    def _state(self, id: str) -> TableState | None:
        table = self.lobby.tables.get(id)
        if table is None or not table.may_see(self.name):
            return None
        return table.listed(self.name)
