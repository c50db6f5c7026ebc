"""What a server remembers of tables that are over and at which nobody is: enough to list them."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.table.record import TableRecord
from weimar_tui.table.room import table_state
from weimar_tui.table.wire import TableState


class Finished(Struct, frozen=True, kw_only=True):
    """A table that is over: how it is listed, and who may know of it. The rest is on disk."""

    state: TableState
    created: str
    public: bool
    seats: dict[str, str]
    known: frozenset[str]

    @classmethod
    def of(cls, record: TableRecord) -> Finished:
        """What is kept of a table's record."""
        return cls(
            state=table_state(record, (), (), 0, {}, -1.0),
            created=record.created,
            public=record.public,
            seats={there.player: seat for seat, there in record.seats.items() if there.player},
            known=frozenset((record.owner, *record.invited, *record.resigned)),
        )

    def may_see(self, name: str) -> bool:
        """Whether a player may know of the table."""
        return self.public or name in self.known or name in self.seats

    def listed(self, name: str) -> TableState:
        """The table as the lobby lists it for a player."""
        return replace(self.state, mine=self.seats[name]) if name in self.seats else self.state
