"""The rematch after a finished game: the players' answers, and the new seating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from weimar_tui.server.host import Refusal
from weimar_tui.server.names import name_key
from weimar_tui.server.record import OVER, SeatRecord, TableRecord
from weimar_tui.server.replies import RematchState
from weimar_tui.server.requests import MakeTable
from weimar_tui.server.wire import (
    RematchAnswer,
    allows_rating,
    pace_name,
    vacation_of,
    window_of,
)

if TYPE_CHECKING:
    from weimar_tui.server.server_table import ServerTable

_SAME: RematchAnswer = "same"
_NO: RematchAnswer = "no"


def moved_by_one(seats: Sequence[str]) -> dict[str, str]:
    """The seat that follows each seat, the first after the last.

    >>> moved_by_one(["red", "blue", "green"])
    {'red': 'blue', 'blue': 'green', 'green': 'red'}
    """
    return dict(zip(seats, [*seats[1:], *seats[:1]], strict=True))


class Rematch:
    """The players' answers at a finished table, until its rematch has a table of its own.

    Sides move on by one seat unless more players want to keep theirs.
    """

    def __init__(self, table: ServerTable) -> None:
        self._table = table
        self._answers: dict[str, RematchAnswer] = {}

    def state(self) -> RematchState | None:
        """The state for the players at the table; None before the end and at a table
        without people."""
        record = self._table.record
        people = self._people()
        if record.state != OVER or not people:
            return None
        known = {name: answer for name, answer in self._answers.items() if name in people}
        return RematchState(answers=known, moves=self._moves(), table=record.rematch)

    def answer(self, name: str, answer: RematchAnswer) -> bool:
        """Record a player's answer; return whether it is their first one for a rematch.

        Raises Refusal.
        """
        record = self._table.record
        if record.state != OVER or name not in self._people():
            raise Refusal("rematch-players")
        if record.rematch:
            raise Refusal("rematch-made")
        before = self._answers.get(name, _NO)
        self._answers[name] = answer
        return answer != _NO and before == _NO

    def withdraw(self, name: str) -> None:
        """Forget a player's answer."""
        self._answers.pop(name, None)

    @property
    def agreed(self) -> bool:
        """Whether every player wants a rematch."""
        people = self._people()
        return all(self._answers.get(name, _NO) != _NO for name in people)

    @property
    def can_be_rated(self) -> bool:
        """Whether the game of the rematch can be rated."""
        record = self._table.record
        bots = any(there.bot for there in record.seats.values())
        return allows_rating(_rated(record), fixed_bots=bots)

    async def check_rated(self) -> None:
        """Raise Refusal if it can be rated and one of its players cannot play rated games."""
        if self.can_be_rated:
            await self._table.host.check_all_rated(self._people())

    def _people(self) -> list[str]:
        """The players, by the names that they have now."""
        return [self._table.host.now_called(name) for name in self._table.people()]

    def _moves(self) -> dict[str, str]:
        """The new seat of each seat's player; seats that are always bots stay the same."""
        record = self._table.record
        scenario = self._table.host.games[record.game].offered.scenario(record.scenario)
        fixed = scenario.fixed if scenario is not None else {}
        moves = moved_by_one([seat for seat in record.seats if seat not in fixed])
        return {seat: moves.get(seat, seat) for seat in record.seats}

    def seats(self) -> dict[str, SeatRecord]:
        """The players and bots of the new table, by seat."""
        record = self._table.record
        same = sum(answer == _SAME for answer in self._answers.values())
        keep = 2 * same > len(self._people())
        moves: Mapping[str, str] = {} if keep else self._moves()
        now_called = self._table.host.now_called
        seated = {
            moves.get(seat, seat): SeatRecord(player=now_called(there.player), bot=there.bot)
            for seat, there in record.seats.items()
        }
        return {seat: seated[seat] for seat in record.seats}

    def wish(self, title: str, owner: str) -> MakeTable:
        """The request for the new table: as this one was made, with these bots and all
        its people invited."""
        record = self._table.record
        shut_out = self._table.host.shut_out
        apart = self._table.host.keeps_apart
        invited = [
            name
            for name in map(self._table.host.now_called, record.invited)
            if name_key(name) not in shut_out and not apart(owner, name)
        ]
        others = [name for name in (*invited, *self._people()) if name != owner]
        return MakeTable(
            title=title,
            game=record.game,
            scenario=record.scenario,
            seats={seat: there.bot for seat, there in self.seats().items()},
            options={} if record.save else record.options,
            public=record.public,
            invited=() if record.public else tuple(dict.fromkeys(others))[:16],
            decision_clock=record.clock.decision,
            game_clock=0 if record.pace else record.clock.game,
            pace=pace_name(record.pace),
            window=window_of(record.window),
            vacation=vacation_of(record.vacation),
            watch=record.watch,
            delay=record.delay,
            absence=record.absence,
            rated=_rated(record),
            language=record.language,
        )


def _rated(record: TableRecord) -> str:
    return "people" if record.save else record.rated
