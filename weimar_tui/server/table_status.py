"""The status sent to connections at a table: players, fair dice, clocks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.kernel.decision import Decision
from weimar_tui.server.fair_dice import commitment_to
from weimar_tui.server.record import OVER, PLAYING, WAITING, TableRecord
from weimar_tui.server.replies import SeatState, TableState, TableStatus


def table_state(
    record: TableRecord,
    asked: Collection[str],
    here: Collection[str],
    watchers: int,
    agreed: Mapping[str, Iterable[str]],
    expires: float,
) -> TableState:
    """Return a table as the lobby lists it for a player without a seat there.

    `asked` are the seats with an open question; they are listed in the order of the seats, since
    any other order could reveal the order of answers. `here` are the names of those at the table,
    `agreed` has the players who agreed to a bot, by seat. `expires`: days until the table ends if
    it stays idle, -1 while that is far off.
    """
    seats = tuple(
        SeatState(
            seat=seat,
            player=there.player,
            bot=there.bot,
            present=there.player in here,
            stand_in=there.stand_in,
            agreed=tuple(agreed.get(seat, ())),
            left=record.clock.seat_left(seat),
            ready=there.player in record.ready and record.state == WAITING,
            held=there.held and record.state != OVER,
            joins=there.joins,
        )
        for seat, there in record.seats.items()
    )
    playing = record.state == PLAYING
    waiting_for = tuple(seat for seat in record.seats if playing and seat in asked)
    return TableState(
        id=record.id,
        title=record.title,
        game=record.game,
        scenario=record.scenario,
        owner=record.owner,
        state=record.state,
        public=record.public,
        seats=seats,
        round=record.round,
        watchers=watchers,
        waiting_for=waiting_for,
        made=record.created,
        ending=record.ending,
        expires=expires,
        pace=record.pace,
        rated=record.rated if record.state == WAITING else "",
        level=record.level,
        language=record.language,
    )


def status_of(
    record: TableRecord,
    asked: Sequence[Decision],
    table: TableState,
    consents: Iterable[str],
    agreed_to_end: Iterable[str],
    seed: str,
    characters: Mapping[str, str],
) -> TableStatus:
    """The status of a table for a player at it; secrets are included once the game is over."""
    over = record.state == OVER and not record.save
    left = -1.0
    if record.clock.decision:
        running = [decision for decision in asked if decision.seat == table.mine] or asked
        left = min(map(record.clock.decision_left, running), default=-1.0)
    return TableStatus(
        table=table,
        options=dict(record.options),
        commitment="" if record.save else commitment_to(record.secret),
        words=dict(record.words),
        secret=record.secret if over else "",
        seed=seed if over else "",
        characters=dict(characters) if record.state == OVER else {},
        consents=tuple(consents),
        agreed_to_end=tuple(agreed_to_end),
        watch=record.watch,
        invited=() if record.public else tuple(record.invited),
        absence=record.absence,
        decision_clock=record.clock.decision,
        decision_left=left,
        starts=record.starts and record.state == WAITING,
        rated=record.rated,
        window=record.window,
        vacation=record.vacation,
    )


class Finished(Struct, frozen=True, kw_only=True):
    """A finished table: its list entry and who can see it. The rest is on disk.

    `seats` and `its_people` have the names that the players have now, `state` those that they had.
    """

    state: TableState
    created: str
    public: bool
    seats: dict[str, str]
    its_people: frozenset[str]

    @classmethod
    def of(cls, record: TableRecord) -> Finished:
        """Return the part of a table's record that is kept."""
        return cls(
            state=table_state(record, (), (), 0, {}, -1.0),
            created=record.created,
            public=record.public,
            seats={there.player: seat for seat, there in record.seats.items() if there.player},
            its_people=record.its_people,
        )

    @classmethod
    def of_entry(cls, state: TableState) -> Finished:
        """Return a public table from its list entry."""
        return cls(
            state=state,
            created=state.made,
            public=True,
            seats={one.player: one.seat for one in state.seats if one.player},
            its_people=frozenset(),
        )

    def called(self, now_called: Callable[[str], str]) -> Finished:
        """Return the table with the names that its players have now."""
        seats = {now_called(name): seat for name, seat in self.seats.items()}
        people = frozenset(map(now_called, self.its_people))
        if seats == self.seats and people == self.its_people:
            return self
        return replace(self, seats=seats, its_people=people)

    def may_see(self, name: str) -> bool:
        """Return whether the table is visible to a player."""
        return self.public or name in self.its_people

    def listed(self, name: str) -> TableState:
        """The table as the lobby lists it for a player."""
        return replace(self.state, mine=self.seats[name]) if name in self.seats else self.state
