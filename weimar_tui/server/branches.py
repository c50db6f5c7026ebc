"""Tables that continue a finished game from one of its picks."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from msgspec import Struct

from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.journal import Saved, parse_save, write_lines
from weimar_tui.play.branch import branch_lines
from weimar_tui.players import HUMAN
from weimar_tui.server.fair_dice import OPTION
from weimar_tui.server.host import Host
from weimar_tui.server.record import TableRecord


class Branch(Struct, frozen=True, kw_only=True):
    """A pick of a finished game: the table where it was played, and how many picks to keep."""

    table: str
    moment: int
    game: str
    scenario: str
    seats: tuple[str, ...]


def branch_of(saved: Saved, table: str, moment: int) -> Branch:
    """Return a pick of a recorded game. Raises SaveError if no one can play on from there."""
    last = saved.base + len(saved.picks)
    if not saved.base <= moment <= last:
        raise SaveError("branch-outside", first=saved.base, last=last)
    if moment == last and saved.end is not None:
        raise SaveError("branch-over")
    header = saved.header
    return Branch(
        table=table,
        moment=moment,
        game=header.game,
        scenario=header.scenario,
        seats=tuple(header.seats),
    )


def branched_save(host: Host, record: TableRecord) -> bytes:
    """Return the save with which a table that continues another game begins. Raises SaveError."""
    store = host.store
    saved = parse_save(store.recording(record.branch), Path(store.name(record.branch)))
    lines = branch_lines(
        saved,
        record.moment,
        digest=host.games[record.game].game.digest,
        players={seat: there.bot or HUMAN for seat, there in record.seats.items()},
        program=host.program,
        created=datetime.now().isoformat(timespec="seconds"),
        without=(OPTION,),
    )
    return write_lines(lines)[0]
