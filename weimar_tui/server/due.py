"""When each table is to be looked at next: tables where nothing is due cost nothing."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

from weimar_tui.server.clocks import SLOW
from weimar_tui.server.record import OVER, PLAYING

if TYPE_CHECKING:
    from weimar_tui.server.server_table import ServerTable

_OFTEN, _SELDOM = 30.0, 600.0
"""The most seconds between two looks at a table whose clocks run, and at all others. Clocks are
written at each look, and vacations and other rare changes count from then on."""


class DueTimes:
    """A heap of the times at which tables are due, each table once.

    >>> times = DueTimes()
    >>> times.put("a", 5.0); times.put("b", 3.0); times.put("a", 1.0)
    >>> times.take(2.0), times.take(4.0), times.take(9.0)
    (['a'], ['b'], [])
    """

    def __init__(self) -> None:
        self._at: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []

    def __len__(self) -> int:
        return len(self._at)

    def put(self, id: str, at: float) -> None:
        """Note when a table is due, instead of what was noted before."""
        self._at[id] = at
        heapq.heappush(self._heap, (at, id))
        if len(self._heap) > 2 * len(self._at) + 64:
            self._heap = [(at, id) for id, at in self._at.items()]
            heapq.heapify(self._heap)

    def take(self, now: float) -> list[str]:
        """Return the tables that are due by now, and forget them."""
        due = []
        while self._heap and self._heap[0][0] <= now:
            at, id = heapq.heappop(self._heap)
            if self._at.get(id) == at:
                del self._at[id]
                due.append(id)
        return due


def look_at(table: ServerTable, since: float) -> None:
    """Do what is due at a table: clocks (of a new table, `since` a moment), delayed spectators,
    passes, votes, its file."""
    table.audience.send_due()
    table.answering.pass_time(since)
    table.answering.pass_for_absent()
    table.windows.close_if_due()
    if table.votes.are_decided:
        table.later(table.votes.carry_out())
    if table.file.is_due:
        table.later(table.write_if_changed())


def next_look(table: ServerTable, now: float, tells_after: float) -> float:
    """Return when a table is due next. `tells_after`: how long players are away before they are
    told that it is their turn."""
    record = table.record
    if table.audience.connections or table.votes.are_open:
        return now
    if table.file.unwritten:
        return now + table.file.due_in
    if record.state == OVER:
        return now + _SELDOM
    runs = record.clock.on and record.state == PLAYING and record.pace not in SLOW
    times = [_OFTEN if runs else _SELDOM, *table.answering.due_in(now)]
    if record.covered is not None:
        times.append(table.windows.left())
    away = (table.audience.away(name) for name in table.people())
    times += (tells_after - seconds for seconds in away if seconds < tells_after)
    return now + max(0.0, min(times))
