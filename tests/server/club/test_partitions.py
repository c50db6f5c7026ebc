"""Owners that fronts cannot reach: who may vote, and what the owner does."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.club.breaking import Breaking
from tests.server.club.running import end_lease, running
from tests.server.hosted import refused
from weimar_tui.server.club.store import journals, machines
from weimar_tui.server.club.store.machines import GIVEN_UP, MachineRow, given_up
from weimar_tui.server.club.store.schema import machine as machine_table
from weimar_tui.server.machines.certificates import make_certificates
from weimar_tui.server.machines.reach import Reach
from weimar_tui.server.machines.table_link import Owner
from weimar_tui.server.machines.tls import tls_of


@pytest.fixture
def kind() -> str:
    return "postgresql"


# --- who may vote -------------------------------------------------------------------------------
def owner(name: str, **changes: Any) -> MachineRow:
    values = {"id": name, "incarnation": name, "role": "owner", "address": "h:1", "left": 4.0}
    return MachineRow(**{**values, "draining": False, "program": "", "rules": {}, **changes})


def front(name: str, left: float = 4.0, **reports: float) -> MachineRow:
    return owner(name, role="front", address="", left=left, unreachable=reports)


A, B = owner("a"), owner("b")
LONG, SHORT = GIVEN_UP, GIVEN_UP - 0.1


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        pytest.param([front("f")], set(), id="reached"),
        pytest.param([front("f", a=LONG)], {"a"}, id="the only front"),
        pytest.param([front("f", a=SHORT)], set(), id="not for long enough"),
        pytest.param([front("f", a=LONG), front("g")], set(), id="one of two"),
        pytest.param([front("f", a=LONG), front("g", a=LONG)], {"a"}, id="both"),
        pytest.param([front("f", a=LONG), front("g", a=SHORT)], set(), id="both, one too short"),
        pytest.param([*map(front, "fgh", (4, 4, 4))], set(), id="three"),
        pytest.param(
            [front("f", a=LONG), front("g", a=LONG), front("h")], {"a"}, id="two of three"
        ),
        pytest.param([front("f", left=-1, a=LONG), front("g")], set(), id="a dead front"),
        pytest.param(
            [front("f", left=-1), front("g", a=LONG)], {"a"}, id="a dead front that reached it"
        ),
        pytest.param([front("f", a=LONG, b=LONG)], set(), id="a front that reaches no owner"),
        pytest.param(
            [front("f", a=LONG, b=SHORT), front("g", a=LONG)], {"a"}, id="one of those, one whole"
        ),
        pytest.param(
            [front("f", a=LONG, b=SHORT), front("g")], set(), id="one of those, one reaching it"
        ),
        pytest.param([front("f", a=LONG), owner("c", unreachable={"a": 0.0})], {"a"}, id="owners"),
    ],
)
def test_most_fronts_decide(rows: list[MachineRow], found: set[str]) -> None:
    assert given_up([A, B, *rows]) == found


@pytest.mark.parametrize(
    "other",
    [{"left": -1.0}, {"draining": True}, {"is_full": True}, {"address": ""}],
    ids=lambda changes: next(iter(changes)),
)
def test_an_owner_stays_if_no_other_could_take_its_tables(other: Mapping[str, Any]) -> None:
    fronts = [front("f", a=LONG), front("g", a=LONG)]
    assert given_up([A, owner("b", **other), *fronts]) == set()
    assert given_up([A, owner("b", **other), owner("c"), *fronts]) == {"a"}


# --- what the owner does ------------------------------------------------------------------------
def let_time_pass(rows: Breaking, front: str, seconds: float) -> None:
    """Let the reports of a front be older."""

    def change(connection: Any) -> None:
        mine = machine_table.c.id == front
        reports = connection.execute(select(machine_table.c.unreachable).where(mine)).scalar_one()
        since = {one: at - seconds for one, at in reports.items()}
        connection.execute(update(machine_table).where(mine).values(unreachable=since))

    rows.write(change)


async def test_an_owner_that_most_fronts_cannot_reach_gives_its_tables_away(
    tmp_path: Path, rows: Breaking
) -> None:
    async with (
        running(tmp_path, rows, "a", "owner") as a,
        running(tmp_path, rows, "b", "owner") as b,
        running(tmp_path, rows, "f", "front") as f,
        running(tmp_path, rows, "g", "front") as g,
    ):
        table, *_ = await a.hosted.duel()
        id, lost = table.record.id, [a.machine.incarnation]
        f.machine.unreachable = lambda: lost
        await f.tick(), await g.tick()
        let_time_pass(rows, "f", GIVEN_UP)
        await f.tick(), await a.tick()
        assert list(a.lobby.tables) == [id], "one of two fronts is no majority"
        end_lease(rows, "g")
        await a.tick()
        assert a.machine.draining and a.lobby.tables == {} and rows.read(journals.waiting) == 1
        assert await refused(a.hosted.table("Ann")) == "drain-tables"
        await b.tick()
        assert list(b.lobby.tables) == [id]
        lost.clear()
        await f.tick(), await a.tick()
        assert not a.machine.draining and await a.hosted.table("Ann")


async def test_a_report_starts_over_after_the_owner_was_reached(
    tmp_path: Path, rows: Breaking
) -> None:
    async with (
        running(tmp_path, rows, "a", "owner") as a,
        running(tmp_path, rows, "b", "owner"),
        running(tmp_path, rows, "f", "front") as f,
    ):
        lost: list[str] = []
        f.machine.unreachable = lambda: lost
        for now in ([a.machine.incarnation], [], [a.machine.incarnation]):
            lost[:] = now
            await f.tick()
            let_time_pass(rows, "f", GIVEN_UP - 1)
        await f.tick(), await a.tick()
        assert not a.machine.draining
        let_time_pass(rows, "f", 1)
        end_lease(rows, "f")
        await a.tick()
        assert not a.machine.draining, "a front without its lease does not count"
        assert not (await f.tick()), "it registers again"
        await a.tick()
        assert not a.machine.draining, "and its old report is gone"


async def test_a_machine_says_that_it_is_full(tmp_path: Path, rows: Breaking) -> None:
    async with (
        running(tmp_path, rows, "a", "owner") as a,
        running(tmp_path, rows, "b", "owner") as b,
    ):
        waiting = await b.hosted.table("Ann")
        with a.hosted.host.backlog.waiting():
            a.hosted.clock.now += 5.1
            await a.tick()
            assert {row.id: row.is_full for row in rows.read(machines.all_machines)} == {
                "a": True,
                "b": False,
            }
            rows.write(machines.drain, "b", True)
            await b.tick(), await a.tick()
            assert a.lobby.tables == {}, "it takes no tables"
        a.hosted.clock.now += 2.1
        await a.tick()
        assert list(a.lobby.tables) == [waiting.record.id]
        assert not any(row.is_full for row in rows.read(machines.all_machines))


async def test_a_slow_database_counts_as_waiting(tmp_path: Path, rows: Breaking) -> None:
    async with running(tmp_path, rows, "a") as a:
        write = rows.write

        def slow(*arguments: Any, **more: Any) -> Any:
            if arguments[0] is machines.renew:
                a.hosted.clock.now += 2.1
            return write(*arguments, **more)

        rows.write = slow  # type: ignore[method-assign]
        await a.tick()
        rows.write = write  # type: ignore[method-assign]
        assert await refused(a.hosted.table("Ann")) == "tables-slow"
        a.hosted.clock.now += 2.1
        assert await a.hosted.table("Ann")


async def test_a_front_never_leads(tmp_path: Path, rows: Breaking) -> None:
    async with (
        running(tmp_path, rows, "a", "front") as front,
        running(tmp_path, rows, "b", "owner") as owner,
    ):
        await front.tick(), await owner.tick()
        assert not front.machine.leads() and owner.machine.leads()


# --- how a front finds out ----------------------------------------------------------------------
async def test_a_front_tries_the_owners(tmp_path: Path) -> None:
    make_certificates(tmp_path, datetime.datetime.now(datetime.UTC))
    authority = tmp_path / "authority.pem"
    now = [0.0]
    server = await asyncio.start_server(
        lambda _, writer: writer.close(),
        "127.0.0.1",
        0,
        ssl=tls_of(tmp_path / "owner.pem", authority, listens=True),
    )
    other = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0)
    ports = [one.sockets[0].getsockname()[1] for one in (server, other)]
    owners = [Owner(name, f"127.0.0.1:{port}") for name, port in zip("ab", ports, strict=True)]
    owners.append(Owner("c", "127.0.0.1:1"))

    async def alive() -> list[Owner]:
        return owners

    reach = Reach(alive, tls_of(tmp_path / "front.pem", authority, listens=False), lambda: now[0])
    assert reach.unreachable() == set()
    await reach.look()
    assert reach.unreachable() == {"b", "c"}, "b speaks no TLS, c does not listen"
    del owners[1:]
    server.close()
    await reach.look()
    assert reach.unreachable() == {"a"}
    now[0] += 10.1
    assert reach.unreachable() == set(), "an old result says nothing"
    other.close()
