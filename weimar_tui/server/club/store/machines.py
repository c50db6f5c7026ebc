"""The machines of a club and their leases, by the database's clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, select, update

from weimar_tui.server.club.store import dialects
from weimar_tui.server.club.store.schema import machine
from weimar_tui.server.club.store.tools import every

LEASE = 5.0
"""Seconds that a lease lasts after its last renewal."""


class Lease(Struct, frozen=True):
    """A lease that was renewed.

    `draining`: the host wants the machine to give its tables away. `first`: no other machine with
    tables and a lease has an earlier name.
    """

    draining: bool
    first: bool


class MachineRow(Struct, frozen=True, kw_only=True):
    """A machine. `left`: seconds until its lease ends, negative if it has ended."""

    id: str
    incarnation: str
    role: str
    address: str
    left: float
    draining: bool
    program: str
    rules: dict[str, str]


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
    }
    ended = machine.c.id == id, machine.c.until < now
    if connection.execute(update(machine).where(*ended).values(values)).rowcount:
        return True
    if connection.execute(select(machine.c.id).where(machine.c.id == id)).first() is not None:
        return False
    dialects.one_writer(connection, machine)
    if connection.execute(select(machine.c.id).where(machine.c.id == id)).first() is not None:
        return False
    connection.execute(machine.insert().values(id=id, **values))
    return True


def renew(connection: Connection, id: str, incarnation: str) -> Lease | None:
    """Renew a lease; None if it has ended or another incarnation has registered."""
    now = dialects.seconds_now(connection)
    mine = machine.c.id == id, machine.c.incarnation == incarnation, machine.c.until >= now
    change = update(machine).where(*mine).values(until=now + LEASE)
    row = connection.execute(change.returning(machine.c.draining)).first()
    if row is None:
        return None
    earlier = machine.c.id < id, machine.c.until >= now, machine.c.role != "front"
    before = connection.execute(select(machine.c.id).where(*earlier).limit(1)).first()
    return Lease(bool(row.draining), first=before is None)


def end(connection: Connection, id: str, incarnation: str) -> None:
    """End a lease, so that others take the machine's tables at once."""
    mine = machine.c.id == id, machine.c.incarnation == incarnation
    connection.execute(update(machine).where(*mine).values(until=0.0))


def drain(connection: Connection, id: str, yes: bool) -> bool:
    """Ask a machine to give its tables away, or to take some again; False if it is unknown."""
    change = update(machine).where(machine.c.id == id).values(draining=yes)
    return bool(connection.execute(change).rowcount)


def forget(connection: Connection, id: str) -> bool:
    """Remove a machine whose lease has ended; False if there is none."""
    now = dialects.seconds_now(connection)
    gone = machine.delete().where(machine.c.id == id, machine.c.until < now)
    return bool(connection.execute(gone).rowcount)


def all_machines(connection: Connection) -> list[MachineRow]:
    """Return all machines by name."""
    left = (machine.c.until - dialects.seconds_now(connection)).label("left")
    return every(connection, MachineRow, select(machine, left).order_by(machine.c.id))
