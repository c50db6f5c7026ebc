"""The part of a game sent to one connection, and how far it has been sent."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from weimar_tui.kernel.events import Event
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.server.covered import CoveredWindows
from weimar_tui.server.host import Connection
from weimar_tui.server.replies import TableStatus, Update

_encode = msgspec.json.Encoder().encode
_MOST_LATE = 200


class GameMoment:
    """The game at one moment; views are shared between connections.

    `over`: the game has ended, perhaps by agreement; undo is disabled then.
    """

    def __init__(
        self,
        table: str,
        local: GameHandle,
        turns: dict[str, int],
        windows: CoveredWindows | None = None,
        *,
        over: bool = False,
    ) -> None:
        self.table = table
        self.local = local
        self.turns = turns
        self.windows = windows
        self.over = over or local.outcome is not None
        self._views: dict[tuple[str, bool], bytes] = {}

    def view(self, seat: str, *, own: bool = True) -> bytes:
        """Return what a seat (empty: a spectator) may know; `own`: for its own player."""
        view = self._views.get((seat, own))
        if view is None:
            session = self.local.session
            windows = self.windows
            seen = windows.view(self.local, seat, own=own) if windows is not None else None
            if seen is None:
                seen = session.view(seat or None)
                if sealed := [asked for asked in session.sealed if asked.seat != seat]:
                    shown = [*seen.decisions, *sealed]
                    seen.decisions = sorted(shown, key=lambda asked: asked.number)
            view = self._views[seat, own] = session.game.encode(seen)
        return view

    def whole(self) -> bytes:
        """Return everything, for the players of a finished game."""
        session = self.local.session
        return session.game.encode(session.position)

    def all_events(self) -> tuple[bytes, ...]:
        """Return all events, including secret ones."""
        return tuple(map(_encode, self.local.session.events))

    def events(self, seat: str, first: int) -> tuple[bytes, ...]:
        """Return the events from number `first` on, as the seat can read them."""
        viewer = seat or None
        events: list[Event] = list(self.local.session.events[first:])
        return tuple(_encode(event.seen_by(viewer)) for event in events)


@dataclass
class Subscription:
    """A connection's part of a game: its own `seat`, or for spectators `through` another, delayed.

    `sent`: how many events were sent or are queued for their delay; `cuts`: the number of undos by
    then. `shown`: what was sent last, without the events.
    """

    seat: str = ""
    through: str = ""
    delay: float = 0.0
    sent: int = 0
    cuts: int = 0
    begun: bool = False
    shown: Update | None = None
    status: tuple[TableStatus, tuple[int, ...]] | None = None
    late: deque[tuple[float, Update]] = field(default_factory=deque)

    def forget(self) -> None:
        """Start over: send everything again."""
        self.sent = 0
        self.begun = False
        self.shown = None
        self.late.clear()

    def look_openly(self) -> None:
        """Go back to the public view and drop the delayed queue."""
        self.through = ""
        self.forget()

    def is_new(self, status: TableStatus, asked: tuple[int, ...]) -> bool:
        """Return whether the status differs from the one sent last, apart from running clocks.

        A status after every answer would reveal that a sealed answer was given. `asked` are the
        questions with visible clocks.
        """
        seats = tuple(replace(seat, left=-1.0) for seat in status.table.seats)
        still = replace(status, table=replace(status.table, seats=seats), decision_left=-1.0)
        before, self.status = self.status, (still, asked)
        return before != self.status

    def tell(self, connection: Connection, moment: GameMoment, now: float) -> None:
        """Send what is new, or queue it until it is old enough.

        Without visible news nothing is sent, so that hidden answers stay hidden.
        """
        if not self.through:
            first, before = self.sent, self.shown
            update = self._update(moment, self.seat)
            self.shown = replace(update, first=0, events=())
            if self.shown != before or update.events or update.first != first:
                connection.send(update)
            return
        if not self.begun:
            self.begun = True
            connection.send(self._update(moment, ""))
            self.sent = 0
        if len(self.late) >= _MOST_LATE:
            # Merge two picks, shown when the later one is old enough.
            self.sent = self.late.pop()[1].first
        self.late.append((now + self.delay, self._update(moment, self.through)))

    def tell_due(self, connection: Connection, now: float) -> None:
        """Send what is old enough by now."""
        while self.late and self.late[0][0] <= now:
            connection.send(self.late.popleft()[1])

    def _update(self, moment: GameMoment, seat: str) -> Update:
        local = moment.local
        session = local.session
        first = min(self.sent, *session.cuts[self.cuts :], len(session.events))
        own = bool(seat) and seat == self.seat
        is_asked = own and not moment.over
        mine = [d for d in session.decisions if d.seat == seat] if is_asked else []
        self.sent, self.cuts = len(session.events), len(session.cuts)
        if own and moment.over:
            first, view, events = 0, moment.whole(), moment.all_events()
        else:
            view, events = moment.view(seat, own=own), moment.events(seat, first)
        windows = moment.windows
        disabled = windows.disabled_options(local, seat) if windows and is_asked else None
        if disabled is None:
            disabled = tuple(local.disabled_options(mine[0])) if mine else ()
        has_answered = windows is not None and windows.has_answer_of(seat)
        can_undo = own and (has_answered or session.can_undo(seat))
        return Update(
            table=moment.table,
            seat=seat,
            view=view,
            first=first,
            events=events,
            disabled_options=disabled,
            can_undo=can_undo and not moment.over,
            turn=moment.turns.get(seat, 0) if own else 0,
        )
