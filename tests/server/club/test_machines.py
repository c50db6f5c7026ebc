"""Machines that share their tables: leases, adoption, fencing and draining."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from tests.server.club.breaking import Breaking
from tests.server.club.conftest import schema
from tests.server.club.running import Running, end_lease, running
from tests.server.hosted import DUEL, answer, refused, session_of
from tests.server.serving import Player, make_table
from tests.waiting import PATIENCE, until
from weimar_tui.cli.main import main
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.index import GameIndex
from weimar_tui.server.club.keeper import Keeper
from weimar_tui.server.club.renaming import rename
from weimar_tui.server.club.store import accounts, games, journals, machines
from weimar_tui.server.club.store.database import open_database
from weimar_tui.server.club.store.journals import Written
from weimar_tui.server.club.store.schema import VERSION, game_table
from weimar_tui.server.health import Health
from weimar_tui.server.machines.machine import SURE
from weimar_tui.server.metrics import metrics_page
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import Chat

ROOT = Path(__file__).resolve().parents[3]
DIGEST = DUEL.game.digest


@pytest.fixture
def kind() -> str:
    return "postgresql"


async def test_tables_of_a_dead_machine_go_on_at_another(tmp_path: Path, rows: Breaking) -> None:
    async with running(tmp_path, rows, "a") as a, running(tmp_path, rows, "b") as b:
        table, ann, _ = await a.hosted.duel()
        await answer(table, table.asked[0].seat)
        id, before = table.record.id, session_of(table).to_bytes()
        await a.tick(), await b.tick()
        assert b.lobby.tables == {} and rows.read(journals.waiting) == 0
        assert await refused(b.lobby.find("Ann", id)) == "table-unknown"
        end_lease(rows, "a")
        assert rows.read(journals.waiting) == 1
        await b.tick()
        there = b.lobby.tables[id]
        assert session_of(there).to_bytes() == before and there.record.seats == table.record.seats
        await b.hosted.come(there, "Ann"), await b.hosted.come(there, "Bob")
        await answer(there, there.asked[0].seat)
        after = rows.read(journals.text, id)
        # The old owner has not noticed yet: what it does is refused and changes nothing.
        assert await refused(answer(table, table.asked[0].seat)) == "table-moving"
        table.say("Ann", "hello")
        await table.write_if_changed()
        assert session_of(table).to_bytes() == before and rows.read(journals.text, id) == after
        await a.tick()
        assert a.lobby.tables == {} and a.server.host.measures.fenced == 1 and a.machine.incarnation
        assert [line for line in ann.lines if line == "table-moved"] == []
        await a.tick()
        assert a.lobby.tables == {} and list(b.lobby.tables) == [id]


async def test_a_machine_without_the_database_stops_by_its_own_clock(
    tmp_path: Path, rows: Breaking
) -> None:
    async with running(tmp_path, rows, "a") as a:
        table, *_ = await a.hosted.duel()
        rows.away = True
        a.time.now += SURE - 0.1
        with pytest.raises(KernelError, match="club-database"):
            await a.tick()
        a.machine.check_lease()
        assert table.record.id in a.lobby.tables and a.machine.seconds_left() > 0
        a.time.now += 0.2
        rows.away = False
        # A process that was stopped answers nothing, even before it has noticed.
        assert await refused(answer(table, table.asked[0].seat)) == "table-moving"
        assert await refused(a.hosted.table("Ann")) == "disk-full"
        a.machine.check_lease()
        assert a.lobby.tables == {} and a.server.host.measures.fenced == 1
        end_lease(rows, "a")
        await a.tick()
        assert list(a.lobby.tables) == [table.record.id], "its own table, as a new incarnation"


async def test_a_renewal_counts_from_when_it_was_sent(tmp_path: Path, rows: Breaking) -> None:
    async with running(tmp_path, rows, "a") as a:
        write = rows.write

        def slow(*arguments: Any, **more: Any) -> Any:
            a.time.now += 3.0
            return write(*arguments, **more)

        rows.write = slow  # type: ignore[method-assign]
        await a.tick()
        assert a.machine.seconds_left() < SURE - 3.0 + 0.01


async def test_a_drained_machine_gives_its_tables_away(tmp_path: Path, rows: Breaking) -> None:
    async with running(tmp_path, rows, "a") as a, running(tmp_path, rows, "b") as b:
        table, *_ = await a.hosted.duel()
        table.say("Ann", "hello")
        waiting = await a.hosted.table("Eve")
        assert rows.write(machines.drain, "a", True) and not rows.write(machines.drain, "c", True)
        await a.tick()
        assert a.lobby.tables == {} and await refused(a.hosted.table("Ann")) == "drain-tables"
        assert rows.read(journals.waiting) == 2
        await a.tick()
        assert a.lobby.tables == {}
        await b.tick()
        assert set(b.lobby.tables) == {table.record.id, waiting.record.id}
        there = b.lobby.tables[table.record.id]
        assert [line.text for line in there.talk.lines] == ["hello"]
        assert session_of(there).to_bytes() == session_of(table).to_bytes()
        assert rows.write(machines.drain, "a", False)
        await a.tick()
        assert await a.hosted.table("Ann")


async def test_the_index_keeps_tables_that_move(tmp_path: Path, rows: Breaking) -> None:
    async with running(tmp_path, rows, "a") as a:
        index = GameIndex(Club(rows, a.hosted.host.disk), a.hosted.host)
        a.server.index = index
        table, *_ = await a.hosted.duel()
        index.follow(a.lobby.tables, a.lobby.kept)
        await index.close()
        rows.write(machines.drain, "a", True)
        await a.tick()
        index.follow(a.lobby.tables, a.lobby.kept)
        await index.close()
        assert rows.read(_indexed) == {table.record.id}


async def test_a_finished_table_can_be_entered_at_any_machine(
    tmp_path: Path, rows: Breaking
) -> None:
    async with running(tmp_path, rows, "a") as a, running(tmp_path, rows, "b") as b:
        table, ann, bob = await a.hosted.duel()
        await table.end("closed")
        id = table.record.id
        assert await refused(b.lobby.find("Ann", id)) == "table-unknown", "a still has it"
        table.leave(ann), table.leave(bob)
        await table.write_if_changed()
        a.lobby.put_away()
        await until(lambda: rows.read(journals.tail, id, 0) == [])
        there = await b.lobby.find("Ann", id)
        assert (await there.recording("Ann"))[1].startswith(b'{"line":"header"')
        await b.tick()
        assert list(a.lobby.finished) == [id] and b.server.host.measures.adopted == 0


async def test_a_name_belongs_to_one_machine(tmp_path: Path, rows: Breaking) -> None:
    async with running(tmp_path, rows, "a"):
        second = Running(tmp_path, rows, "a")
        with pytest.raises(KernelError, match="machine-name"):
            await second.machine.join()
        end_lease(rows, "a")
        await second.machine.join()
        (row,) = rows.read(machines.all_machines)
        assert row.incarnation == second.machine.incarnation and 4 < row.left <= 5
        assert row.rules == {"duel": DIGEST} and not rows.write(machines.forget, "a")
        await second.machine.stop()
        await second.hosted.close()
    assert rows.write(machines.forget, "a") and rows.read(machines.all_machines) == []


async def test_a_machine_without_its_lease_is_not_ready(tmp_path: Path, rows: Breaking) -> None:
    async with running(tmp_path, rows, "a") as a:
        health = Health(a.server, "127.0.0.1:0")
        assert await health.ready() == {"journal": True, "room": True, "lease": True}
        a.time.now += SURE
        assert await health.ready() == {"journal": True, "room": True, "lease": False}


async def test_metrics_tell_of_the_lease_and_of_tables_taken_over(
    tmp_path: Path, rows: Breaking
) -> None:
    async with running(tmp_path, rows, "a") as a, running(tmp_path, rows, "b") as b:
        await a.hosted.duel()
        assert "weimar_fenced_total 0.0" in metrics_page(a.server, {}).decode()
        end_lease(rows, "a")
        await b.tick(), await a.tick()
        page = metrics_page(b.server, {}).decode()
        assert "weimar_adopted_total 1.0" in page
        found = re.search(r"^weimar_lease_seconds_left (\S+)$", page, re.MULTILINE)
        assert found is not None and 0 < float(found[1]) <= SURE
        assert "weimar_fenced_total 1.0" in metrics_page(a.server, {}).decode()


async def test_one_of_the_machines_leads(tmp_path: Path, rows: Breaking) -> None:
    async with running(tmp_path, rows, "a") as a, running(tmp_path, rows, "b") as b:
        await b.tick(), await a.tick()
        assert a.machine.leads() and not b.machine.leads()
        a.time.now += SURE
        assert not a.machine.leads(), "it does not know whether it still has its lease"
        end_lease(rows, "a")
        await b.tick()
        assert b.machine.leads()
        await a.tick(), await b.tick()
        assert a.machine.leads() or b.machine.leads()
        assert a.machine.incarnation


async def test_a_front_never_leads(tmp_path: Path, rows: Breaking) -> None:
    async with running(tmp_path, rows, "a", "front") as front:
        await front.tick()
        assert front.machine.is_alive() and not front.machine.leads()
        async with running(tmp_path, rows, "b") as b:
            await b.tick()
            assert b.machine.leads(), "although its name is not the first"


async def test_a_deleted_name_leaves_the_tables_of_all_machines(
    tmp_path: Path, rows: Breaking
) -> None:
    async with running(tmp_path, rows, "a") as a, running(tmp_path, rows, "b") as b:
        days = Days()
        keepers = [days.keeper(one, rows) for one in (a, b)]
        eve = await keepers[0].club.enrolled("Eve")
        there, here = await b.hosted.table("Eve"), await a.hosted.table("Eve")
        await b.hosted.seat(there, red="Eve"), await a.hosted.seat(here, red="Eve")
        await a.tick(), await b.tick()
        closes = {"state": "closed", "closes": int(days.now)}
        await keepers[0].club.write(accounts.change, eve.id, **closes)
        for keeper in keepers:
            await keeper.tidy()
        assert here.record.owner == there.record.owner == "former-1"
        assert rows.read(accounts.named, "Eve"), "the others must come first"
        days.now += 300
        await keepers[1].tidy()
        assert rows.read(accounts.named, "Eve"), "only the first machine deletes"
        await keepers[0].tidy()
        assert rows.read(accounts.named, "Eve") is None


class Days:
    """The calendar of a club, and keepers that look at it."""

    now = 1_700_000_000.0

    def keeper(self, at: Running, rows: Breaking) -> Keeper:
        """The keeper of a machine."""
        club = Club(rows, at.hosted.host.disk, now=lambda: self.now)
        keeper = Keeper(club, at.server)
        keeper.leads = at.machine.leads
        return keeper


# --- what an owner adopts -----------------------------------------------------------------------
def add(rows: Breaking, id: int, **changes: Any) -> str:
    values = {"record": "{}", "state": "playing", "game": "duel", "digest": DIGEST, "release": 5}
    written = Written(**{"waits": False, **values, **changes})
    rows.write(journals.add, f"{id:012x}", "gone", written)
    return f"{id:012x}"


def adopted(rows: Breaking, release: int = 5, limit: int = 25, owner: str = "me") -> list[str]:
    found = rows.write(journals.adopt, owner, {"duel": DIGEST}, release, limit)
    return sorted(held.table_id for held in found)


def test_the_rules_decide_who_adopts_a_game(rows: Breaking) -> None:
    same, waiting = add(rows, 1), add(rows, 2, state="waiting", digest="")
    older, newer = add(rows, 3, digest="x", release=4), add(rows, 4, digest="x", release=5)
    add(rows, 5, game="chess")
    add(rows, 6, state="over")
    assert adopted(rows) == [same, waiting, older]
    assert adopted(rows, release=6, owner="new") == [same, waiting, older, newer]


def test_where_somebody_waits_comes_first(rows: Breaking) -> None:
    for id in range(10):
        add(rows, id, waits=id in (4, 7))
    assert [int(id, 16) for id in adopted(rows, limit=2)] == [4, 7]


def test_machines_that_register_at_once_do_not_block_each_other(rows: Breaking) -> None:
    together = threading.Barrier(3)
    found: list[bool] = []

    def register(name: str) -> None:
        for number in range(20):
            together.wait(PATIENCE)
            id = f"{name}{number}"
            found.append(rows.write(machines.register, id, id, "owner", "", "1.2.0", {}))

    threads = [threading.Thread(target=register, args=[name]) for name in ("one", "two", "three")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [True] * 60


def test_machines_that_adopt_at_once_never_get_the_same_table(rows: Breaking) -> None:
    for id in range(60):
        add(rows, id)
    for name in ("one", "two", "three"):
        assert rows.write(machines.register, name, name, "owner", "", "1.2.0", {})
    found: dict[str, list[str]] = {}

    def adopt(name: str) -> None:
        found[name] = []
        while more := adopted(rows, owner=name, limit=7):
            found[name] += more

    threads = [threading.Thread(target=adopt, args=[name]) for name in ("one", "two", "three")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    ids = [id for theirs in found.values() for id in theirs]
    assert len(ids) == len(set(ids)) == 60
    assert rows.read(journals.numbers) == {
        name: (len(theirs), 0) for name, theirs in found.items() if theirs
    }


async def test_a_machine_adopts_only_what_it_has_room_for(tmp_path: Path, rows: Breaking) -> None:
    async with running(tmp_path, rows, "a") as a, running(tmp_path, rows, "b", tables=2) as b:
        for name in ("Ann", "Bob", "Cy"):
            await a.hosted.table(name)
        rows.write(machines.drain, "a", True)
        await a.tick(), await b.tick()
        assert len(b.lobby.tables) == 2 and rows.read(journals.waiting) == 1


def test_machines_that_create_the_database_at_once_do_not_collide(
    postgres: str, tmp_path: Path
) -> None:
    found: list[str] = []

    def begin() -> None:
        database = open_database(address, tmp_path)
        found.append(database.version())
        database.close()

    with schema(postgres) as address:
        threads = [threading.Thread(target=begin) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert found == 4 * [VERSION]


# --- processes ----------------------------------------------------------------------------------
def serve(tmp_path: Path, name: str, database: str) -> subprocess.Popen[str]:
    (tmp_path / f"{name}.toml").write_text(f'name = "{name}"\ndatabase = "{database}"\n')
    more = ("--data", str(tmp_path / name), "--join", str(tmp_path / f"{name}.toml"))
    command = [sys.executable, "-m", "weimar_tui", "serve", "--no-ssh", *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None and "tables.sock" in process.stdout.readline()
    return process


async def test_two_processes_share_their_tables(
    tmp_path: Path, rows: Breaking, capsys: pytest.CaptureFixture[str]
) -> None:
    database = rows.url.set(drivername="postgresql").render_as_string(hide_password=False)
    a = serve(tmp_path, "a", database)
    try:
        rosa = Player(await ServerLink.connect(tmp_path / "a" / "tables.sock", "Rosa"))
        id = await make_table(rosa, game="weimar")
        b = serve(tmp_path, "b", database)
        try:
            join = ("--join", str(tmp_path / "b.toml"))
            assert main(["machines", "list", *join]) == 0
            said = capsys.readouterr().out
            assert "tables: 1, waiting for a player: 0" in said
            assert "Tables without a machine: 0" in said
            assert main(["machines", "drain", "a", *join]) == 0
            again = Player(await ServerLink.connect(tmp_path / "b" / "tables.sock", "Rosa"))
            await again.until(lambda: id in [one.id for one in again.link.lobby.tables])
            moved = next(one for one in rosa.said if isinstance(one, Chat) and not one.player)
            assert moved.id == "table-moved"
            again.enter(id)
            await again.until(lambda: again.table.status is not None)
            await again.close()
            await rosa.close()
            a.send_signal(signal.SIGTERM)
            assert a.wait(PATIENCE) == 0
        finally:
            b.kill()
            b.wait()
    finally:
        a.kill()
        a.wait()
    assert main(["machines", "drain", "x", *join]) == 1
    assert "No machine is named x" in capsys.readouterr().err


def _indexed(connection: Connection) -> set[str]:
    return set(connection.execute(select(game_table.c.id)).scalars())


async def test_a_player_with_a_table_at_another_machine_keeps_the_name(
    tmp_path: Path, rows: Breaking
) -> None:
    async with running(tmp_path, rows, "a") as a, running(tmp_path, rows, "b") as b:
        club = Club(rows, b.hosted.host.disk)
        club.all_tables = b.hosted.host.store
        accounts_of = {name: await club.enrolled(name) for name in ("Ann", "Bob", "Cy")}
        table, _, _ = await a.hosted.duel()
        assert rows.read(games.states) == {}, "there is no index"
        for name in ("Ann", "Bob"):
            with pytest.raises(KernelError) as told:
                await rename(club, accounts_of[name], f"{name}e")
            assert told.value.id == "rename-sits"
        end_lease(rows, "a")  # its table is between two machines
        with pytest.raises(KernelError):
            await rename(club, accounts_of["Ann"], "Anne")
        await b.tick()
        there = b.lobby.tables[table.record.id]
        while there.asked:
            await answer(there, there.asked[0].seat)
        await there.file.write()
        assert (await rename(club, accounts_of["Ann"], "Anne")).name == "Anne"
        assert (await rename(club, accounts_of["Cy"], "Cyan")).name == "Cyan"
