"""The machines of a club and their leases. Times are those of the database."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from weimar_tui.server.club.store import dialects
from weimar_tui.server.club.store.schema import machine
from weimar_tui.server.club.store.tools import every

LEASE = 5.0
"""Seconds that a lease lasts after its last renewal."""

GIVEN_UP = 15.0
"""Seconds for which most fronts must report an owner before it gives its tables away."""


class Lease(Struct, frozen=True):
    """A lease that was renewed.

    `draining`: the host wants the machine to give its tables away. `first`: no other machine with
    tables and a lease has an earlier name. `cut_off`: most fronts cannot reach the machine.
    """

    draining: bool
    first: bool
    cut_off: bool = False


class MachineRow(Struct, frozen=True, kw_only=True):
    """A machine. `left`: seconds until its lease ends, negative if it has ended.

    `is_full`: its answers wait too long for the journal. `unreachable`: the owners that a front
    cannot reach, by incarnation, and for how many seconds. `here`: its players.
    """

    id: str
    incarnation: str
    role: str
    address: str
    left: float
    draining: bool
    program: str
    rules: dict[str, str]
    is_full: bool = False
    unreachable: dict[str, float] = {}
    here: tuple[str, ...] = ()

    @property
    def is_owner(self) -> bool:
        """Whether it can hold tables: its lease runs, and fronts can connect to it."""
        return self.left > 0 and bool(self.address)

    @property
    def takes_tables(self) -> bool:
        """Whether fronts can open tables at this machine."""
        return self.is_owner and self.role != "front" and not self.draining


def register(
    connection: Connection,
    id: str,
    incarnation: str,
    role: str,
    address: str,
    program: str,
    rules: Mapping[str, str],
) -> bool:
    """Begin a lease for a new incarnation of a machine; False while an earlier one has a lease."""
    now = dialects.seconds_now(connection)
    values: dict[str, Any] = {
        "incarnation": incarnation,
        "role": role,
        "address": address,
        "until": now + LEASE,
        "draining": False,
        "program": program,
        "rules": dict(rules),
        "is_full": False,
        "unreachable": {},
        "here": [],
    }
    # Before the first change: two machines that had both changed something could not both lock.
    dialects.one_writer(connection, machine)
    ended = machine.c.id == id, machine.c.until < now
    if connection.execute(update(machine).where(*ended).values(values)).rowcount:
        return True
    if connection.execute(select(machine.c.id).where(machine.c.id == id)).first() is not None:
        return False
    connection.execute(machine.insert().values(id=id, **values))
    return True


def renew(
    connection: Connection,
    id: str,
    incarnation: str,
    *,
    is_full: bool = False,
    unreachable: Collection[str] = (),
    here: Collection[str] = (),
) -> Lease | None:
    """Renew a lease; None if it has ended or another incarnation has registered.

    Also writes whether the machine is full, and of a front, which owners it cannot reach now and
    who is here.
    """
    now = dialects.seconds_now(connection)
    mine = machine.c.id == id, machine.c.incarnation == incarnation, machine.c.until >= now
    columns = machine.c.draining, machine.c.role, machine.c.unreachable, now.label("now")
    row = connection.execute(select(*columns).where(*mine)).first()
    if row is None:
        return None
    since = {owner: row.unreachable.get(owner, row.now) for owner in unreachable}
    values = {"until": now + LEASE, "is_full": is_full, "unreachable": since, "here": list(here)}
    if not connection.execute(update(machine).where(*mine).values(values)).rowcount:
        return None
    earlier = machine.c.id < id, machine.c.until >= now, machine.c.role != "front"
    before = connection.execute(select(machine.c.id).where(*earlier).limit(1)).first()
    cut_off = row.role == "owner" and incarnation in given_up(all_machines(connection))
    return Lease(bool(row.draining), first=before is None, cut_off=cut_off)


def end(connection: Connection, id: str, incarnation: str) -> None:
    """End a lease, so that others take the machine's tables at once."""
    mine = machine.c.id == id, machine.c.incarnation == incarnation
    connection.execute(update(machine).where(*mine).values(until=0.0))


def drain(connection: Connection, id: str, yes: bool) -> bool:
    """Ask a machine to give its tables away, or to take tables again; False if it is unknown."""
    change = update(machine).where(machine.c.id == id).values(draining=yes)
    return bool(connection.execute(change).rowcount)


def forget(connection: Connection, id: str) -> bool:
    """Remove a machine whose lease has ended; False if there is none."""
    now = dialects.seconds_now(connection)
    gone = machine.delete().where(machine.c.id == id, machine.c.until < now)
    return bool(connection.execute(gone).rowcount)


def connected_elsewhere(rows: Iterable[MachineRow], incarnation: str) -> frozenset[str]:
    """Return who is connected to other machines than this one, of those that have their lease."""
    others = (row for row in rows if row.left > 0 and row.incarnation != incarnation)
    return frozenset(name for row in others for name in row.here)


def all_machines(connection: Connection) -> list[MachineRow]:
    """Return all machines by name."""
    now = dialects.seconds_now(connection)
    left = (machine.c.until - now).label("left")
    rows = every(connection, MachineRow, select(machine, left).order_by(machine.c.id))
    time = connection.execute(select(now)).scalar_one() if any(r.unreachable for r in rows) else 0.0
    return [
        replace(row, unreachable={one: time - since for one, since in row.unreachable.items()})
        if row.unreachable
        else row
        for row in rows
    ]


def given_up(rows: Sequence[MachineRow]) -> set[str]:
    """Return the incarnations of owners that most fronts have not reached for `GIVEN_UP` seconds.

    Only fronts with a lease that reach some owner count: a front that reaches none is cut off
    itself. If no other owner could take the tables, none is given up.
    """
    owners = {row.incarnation: row for row in rows if row.takes_tables}
    fronts = [row for row in rows if row.role == "front" and row.left > 0]
    fronts = [row for row in fronts if not owners.keys() <= row.unreachable.keys()]
    found = {
        owner
        for owner in owners
        if 2 * sum(row.unreachable.get(owner, 0.0) >= GIVEN_UP for row in fronts) > len(fronts)
    }
    rest = [owner for owner, row in owners.items() if owner not in found and not row.is_full]
    return found if rest else set()
