"""Where the lobby lists open tables: a page costs the same however many tables there are."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Callable, Iterator

from weimar_tui.server.names import name_key
from weimar_tui.server.record import OVER, WAITING, TableRecord
from weimar_tui.server.wire import PAGE

FREE, OTHERS, ENDED = "free", "others", "ended"
"""Public tables with a seat that can be taken, all other public ones, and finished ones that
are still open here."""

_Key = tuple[int, str, str]
"""The order within a list: the largest is listed first."""


class LobbyChanges(asyncio.Event):
    """Set when something in the lobby has changed.

    `unlisted` are the changed tables that the directory has not taken in yet, `untold` those whose
    change has not been sent to the players in the lobby yet, `unindexed` those that the index of
    games has not looked at, and `unchecked` those that the server has not looked at.
    """

    def __init__(self) -> None:
        super().__init__()
        self.unlisted: set[str] = set()
        self.untold: set[str] = set()
        self.unindexed: set[str] = set()
        self.unchecked: set[str] = set()

    def table(self, id: str) -> None:
        """Note that a table was made, changed or removed."""
        self.unlisted.add(id)
        self.untold.add(id)
        self.unindexed.add(id)
        self.unchecked.add(id)
        self.set()


class Directory:
    """The open tables in the order of the lobby's lists, and those of each player.

    `versions` counts the changes of each list, and of each player's tables, by `name_key`. Players
    find theirs by the name that they have now: `now_called`.
    """

    def __init__(self, now_called: Callable[[str], str] = lambda name: name) -> None:
        self._now_called = now_called
        self.versions: Counter[str] = Counter()
        self._lists: dict[str, list[_Key]] = {FREE: [], OTHERS: [], ENDED: []}
        self._place: dict[str, tuple[str, _Key]] = {}
        self._people: dict[str, frozenset[str]] = {}
        self._of: dict[str, set[str]] = {}
        self._spelled: dict[str, str] = {}

    # --- writing --------------------------------------------------------------------------------
    def put(self, record: TableRecord) -> None:
        """Add a table, or move it to its new place after a change."""
        self._file(record.id, _place_of(record))
        names = tuple(map(self._now_called, _people_of(record)))
        for name in names:
            self._spelled.setdefault(name_key(name), name)
        people = frozenset(map(name_key, names))
        before = self._people.get(record.id, frozenset())
        for key in before - people:
            self._leave(key, record.id)
        for key in people - before:
            self._of.setdefault(key, set()).add(record.id)
        for key in before ^ people:
            self.versions[f"@{key}"] += 1
        self._people[record.id] = people

    def remove(self, id: str) -> None:
        """Take a table out of all lists."""
        self._file(id, None)
        for key in self._people.pop(id, frozenset()):
            self._leave(key, id)
            self.versions[f"@{key}"] += 1

    def _leave(self, key: str, id: str) -> None:
        self._of[key].discard(id)
        if not self._of[key]:
            del self._of[key], self._spelled[key]

    def spelling(self, key: str) -> str | None:
        """The name of a player with a part in an open table, by `name_key`."""
        return self._spelled.get(key)

    def _file(self, id: str, place: tuple[str, _Key] | None) -> None:
        before = self._place.pop(id, None)
        if place is not None:
            self._place[id] = place
        if before == place:
            return
        if before is not None:
            keys = self._lists[before[0]]
            del keys[bisect_left(keys, before[1])]
            self.versions[before[0]] += 1
        if place is not None:
            insort(self._lists[place[0]], place[1])
            self.versions[place[0]] += 1

    # --- reading --------------------------------------------------------------------------------
    def of(self, name: str) -> set[str]:
        """The tables that a player owns, plays at or is invited to."""
        return self._of.get(name_key(name), set())

    def page(self, kind: str, name: str, start: int = 0, size: int = PAGE) -> list[str]:
        """Return a part of a list without the player's own tables."""
        keys = self._lists[kind]
        mine = sorted(len(keys) - 1 - at for at in self._mine_in(kind, name))
        for at in mine:
            start += at <= start
        found: list[str] = []
        skip = set(mine)
        for at in range(start, len(keys)):
            if len(found) == size:
                break
            if at not in skip:
                found.append(keys[-1 - at][2])
        return found

    def number(self, kind: str, name: str) -> int:
        """The length of a list without the player's own tables."""
        return len(self._lists[kind]) - len(self._mine_in(kind, name))

    def _mine_in(self, kind: str, name: str) -> list[int]:
        """The indices of the player's own tables in a list."""
        places = (self._place.get(id) for id in self.of(name))
        keys = self._lists[kind]
        return [bisect_left(keys, place[1]) for place in places if place and place[0] == kind]

    def ended(self) -> Iterator[str]:
        """Finished tables that are still open here, the newest first."""
        return (key[2] for key in reversed(self._lists[ENDED]))


def _place_of(record: TableRecord) -> tuple[str, _Key] | None:
    """The list of a table and its place there; private tables are in no list."""
    if record.state == OVER:
        return ENDED, (0, record.created, record.id)
    if not record.public:
        return None
    free = free_in(record)
    if free:
        return FREE, (-free, record.created, record.id)
    return OTHERS, (0, record.created, record.id)


def free_in(record: TableRecord) -> int:
    """The number of seats that a person can take now or at the start of the next round."""
    if record.state == OVER:
        return 0
    waits = record.state == WAITING
    return sum(
        not there.player and not there.joins and (there.held or (waits and not there.bot))
        for there in record.seats.values()
    )


def _people_of(record: TableRecord) -> tuple[str, ...]:
    """Everyone who owns a table, plays at it or is invited to it."""
    if record.state == OVER:
        return ()
    seated = (name for one in record.seats.values() for name in (one.player, one.joins) if name)
    return (record.owner, *record.invited, *record.resigned, *seated)
