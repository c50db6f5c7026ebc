"""What one connection sees of a game, and how far it has been told."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

import msgspec

from weimar_tui.table.host import Guest
from weimar_tui.table.local_table import LocalTable
from weimar_tui.table.wire import Update

_encode = msgspec.json.Encoder().encode


@dataclass
class Seeing:
    """A connection's eyes: its own `seat`, or for spectators perhaps `through` another, late.

    `told`: how many events were sent, or are in the queue of what is still too fresh; `cuts`: how
    often some had been taken back by then.
    """

    seat: str = ""
    through: str = ""
    delay: float = 0.0
    told: int = 0
    cuts: int = 0
    begun: bool = False
    late: deque[tuple[float, Update]] = field(default_factory=deque)

    def forget(self) -> None:
        """Begin anew: another game is on the table."""
        self.told = 0
        self.begun = False
        self.late.clear()

    def look_openly(self) -> None:
        """See only what is open again; whatever waited in the queue is dropped."""
        self.through = ""
        self.forget()

    def tell(self, guest: Guest, table: str, local: LocalTable, now: float) -> None:
        """Send what is new, or lay it aside until it is old enough."""
        if not self.through:
            guest.send(self._update(table, local, self.seat))
            return
        if not self.begun:
            self.begun = True
            guest.send(self._update(table, local, ""))
            self.told = 0
        self.late.append((now + self.delay, self._update(table, local, self.through)))

    def tell_due(self, guest: Guest, now: float) -> None:
        """Send what has become old enough."""
        while self.late and self.late[0][0] <= now:
            guest.send(self.late.popleft()[1])

    def _update(self, table: str, local: LocalTable, seat: str) -> Update:
        session = local.session
        viewer = seat or None
        told = min(self.told, *session.cuts[self.cuts :], len(session.events))
        events = tuple(_encode(event.seen_by(viewer)) for event in session.events[told:])
        self.told, self.cuts = len(session.events), len(session.cuts)
        mine = [d for d in session.decisions if d.seat == seat] if seat == self.seat else []
        return Update(
            table=table,
            seat=seat,
            view=session.game.encode(session.view(viewer)),
            first=told,
            events=events,
            why_not=tuple(tuple(local.why_not(mine[0])) if mine else ()),
            can_undo=bool(seat) and seat == self.seat and session.can_undo(seat),
        )
