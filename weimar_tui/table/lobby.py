"""All tables of a server: made, listed, opened again after a restart."""

from __future__ import annotations

import logging
import shutil
from datetime import datetime

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.journal import SUFFIX
from weimar_tui.table.clocks import Clock
from weimar_tui.table.fair_dice import new_secret
from weimar_tui.table.host import Host, Refusal
from weimar_tui.table.hosted_table import HostedTable
from weimar_tui.table.limits import plain_text
from weimar_tui.table.record import (
    OVER,
    PLAYING,
    WAITING,
    SeatRecord,
    TableRecord,
    is_id,
    new_id,
    read_record,
)
from weimar_tui.table.wire import MakeTable, TableState

_log = logging.getLogger("weimar_tui.table")
_FINISHED_SHOWN = 20
_ORDER = {PLAYING: 0, WAITING: 1, OVER: 2}


class Lobby:
    """The tables. `open` reads those of an earlier run and lets their games go on."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.tables: dict[str, HostedTable] = {}

    def open(self) -> None:
        """Find the tables on disk; a damaged one is logged and left alone."""
        self.host.tables.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.host.saves.mkdir(exist_ok=True, mode=0o700)
        for folder in sorted(self.host.tables.iterdir()):
            if not is_id(folder.name):
                continue
            try:
                table = HostedTable(read_record(folder), self.host)
                if table.record.state == PLAYING:
                    assert table.local is not None
            except KernelError as error:
                _log.error("a table is left out: %s", error)
                continue
            self.tables[table.record.id] = table
            table.wake()

    def close(self) -> None:
        """Write everything and let go."""
        for table in self.tables.values():
            table.close()

    def find(self, name: str, id: str) -> HostedTable:
        """A table that a player may know of. Raises Refusal, the same for those they may not."""
        table = self.tables.get(id)
        if table is None or not table.may_see(name):
            raise Refusal("There is no such table.", id="table-unknown")
        return table

    def make(self, name: str, wish: MakeTable) -> HostedTable:
        """Make a table. Raises Refusal."""
        host, limits = self.host, self.host.limits
        going = [t for t in self.tables.values() if t.record.state != OVER]
        if len(going) >= limits.tables:
            raise Refusal("There are too many tables already.", id="tables-full")
        if sum(t.record.owner == name for t in going) >= limits.tables_each:
            raise Refusal("You have too many tables already.", id="tables-yours")
        if wish.save and wish.save not in self.saves():
            raise Refusal("There is no such saved game.", id="save-unknown")
        if wish.scenario not in host.scenarios:
            raise Refusal("There is no such scenario.", id="scenario-unknown")
        seats = host.game.seats(wish.scenario)
        if any(seat not in seats for seat in wish.seats):
            raise Refusal("There is no such seat.", id="seat-unknown")
        if any(bot and bot not in host.bot_names for bot in wish.seats.values()):
            raise Refusal("There is no such bot.", id="bot-unknown")
        record = TableRecord(
            id=new_id(),
            title=plain_text(wish.title, 40) or f"{name}'s table",
            scenario=wish.scenario,
            owner=name,
            seats={seat: SeatRecord(bot=wish.seats.get(seat, "")) for seat in seats},
            public=wish.public,
            invited=list(wish.invited),
            save=wish.save,
            created=datetime.now().isoformat(timespec="seconds"),
            secret=new_secret(),
            clock=Clock(decision=wish.decision_clock, game=wish.game_clock),
            watch=wish.watch,
            delay=wish.delay,
        )
        table = HostedTable(record, host)
        table.write()
        self.tables[record.id] = table
        return table

    def close_table(self, name: str, table: HostedTable) -> None:
        """Take away a table whose game has not begun. Raises Refusal."""
        if table.record.owner != name:
            raise Refusal("Only who made the table can close it.", id="close-owner")
        if table.record.state != WAITING:
            raise Refusal("The game has begun; it stays.", id="close-begun")
        del self.tables[table.record.id]
        shutil.rmtree(table.folder, ignore_errors=True)

    def saves(self) -> tuple[str, ...]:
        """The saved games that the host laid out to be gone on with."""
        try:
            found = [p.name for p in self.host.saves.glob(f"*{SUFFIX}") if p.is_file()]
        except OSError:
            return ()
        return tuple(sorted(name for name in found if name.isascii() and len(name) <= 64)[:50])

    def list_for(self, name: str) -> tuple[TableState, ...]:
        """The tables as a player sees them: games first, of the finished ones only the latest."""
        seen = [t for t in self.tables.values() if t.may_see(name)]
        seen.sort(key=lambda t: t.record.created, reverse=True)
        over = [t for t in seen if t.record.state == OVER][_FINISHED_SHOWN:]
        shown = [t for t in seen if t not in over]
        shown.sort(key=lambda t: (not t.seat_of(name), _ORDER.get(t.record.state, 3)))
        return tuple(table.state(name) for table in shown)
