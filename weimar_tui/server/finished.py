"""The finished tables of a server, in order: pages of them cost the same however many there are."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping

from weimar_tui.server.names import name_key
from weimar_tui.server.table_status import Finished

_Key = tuple[str, str]
"""When a table was made, and its id."""


class FinishedTables(Mapping[str, Finished]):
    """Finished tables by id. `newest` and `of_player` list them, newest first.

    Players find them by the name that they have now: `now_called`.
    """

    def __init__(self, now_called: Callable[[str], str] = lambda name: name) -> None:
        self._now_called = now_called
        self._tables: dict[str, Finished] = {}
        self._order: list[_Key] = []
        self._of_player: dict[str, list[_Key]] = {}
        self._titles: Counter[str] = Counter()
        self._spelled: dict[str, str] = {}

    def __getitem__(self, id: str) -> Finished:
        return self._tables[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tables)

    def __len__(self) -> int:
        return len(self._tables)

    def put(self, table: Finished) -> None:
        """Add a table, or replace it."""
        table = table.called(self._now_called)
        id = table.state.id
        self.take(id)
        self._tables[id] = table
        key = (table.created, id)
        insort(self._order, key)
        for name in table.seats:
            insort(self._of_player.setdefault(name, []), key)
            self._spelled.setdefault(name_key(name), name)
        self._titles[name_key(table.state.title)] += 1

    def take(self, id: str) -> Finished | None:
        """Remove a table; return it if it was there."""
        table = self._tables.pop(id, None)
        if table is None:
            return None
        key = (table.created, id)
        del self._order[bisect_left(self._order, key)]
        for name in table.seats:
            theirs = self._of_player[name]
            del theirs[bisect_left(theirs, key)]
            if not theirs:
                del self._of_player[name]
                self._spelled.pop(name_key(name), None)
        self._titles[name_key(table.state.title)] -= 1
        return table

    def put_again(self, names: Collection[str]) -> None:
        """List the tables of players who have other names now; `names`: those before, by
        `name_key`."""
        for table in list(self.values()):
            if any(name_key(name) in names for name in (*table.seats, *table.its_people)):
                self.put(table)

    # --- reading --------------------------------------------------------------------------------
    def newest(self) -> Iterator[Finished]:
        """All tables, newest first."""
        return (self._tables[id] for _, id in reversed(self._order))

    def of_player(self, name: str) -> Iterator[Finished]:
        """The tables at which a player has a seat, newest first."""
        return (self._tables[id] for _, id in reversed(self._of_player.get(name, [])))

    def number_of(self, name: str) -> int:
        """The number of tables at which a player has a seat."""
        return len(self._of_player.get(name, ()))

    def players(self) -> Iterator[str]:
        """Everyone with a seat at one of these tables."""
        return iter(self._of_player)

    def spelling(self, key: str) -> str | None:
        """The name of a player with a seat at one of these tables, by `name_key`."""
        return self._spelled.get(key)

    def has_title(self, title: str) -> bool:
        """Whether a table has this title, whatever its case."""
        return self._titles[name_key(title)] > 0
