"""Owners have the tables and fronts the players: real processes, one front and two owners."""

from __future__ import annotations

import asyncio
import datetime
import random
import signal
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.club.conftest import schema
from tests.server.club.machines_run import Machines
from tests.server.serving import Player, play_on
from tests.waiting import PATIENCE, until
from weimar_tui.cli.main import main
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.reactions import PASS
from weimar_tui.server.club.store import journals
from weimar_tui.server.club.store.database import open_database
from weimar_tui.server.framing import LARGEST_REPLY, frame, read_frame, read_reply
from weimar_tui.server.limits import new_visitor
from weimar_tui.server.machines.certificates import make_certificates
from weimar_tui.server.machines.introduction import Introduce
from weimar_tui.server.machines.listener import split_address
from weimar_tui.server.machines.tls import tls_of
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import Bye, Chat, Refused, TableStatus, Update
from weimar_tui.server.requests import (
    AgreeToEnd,
    AskRematch,
    Enter,
    Exit,
    MakeTable,
    Say,
    Sit,
    Start,
)
from weimar_tui.server.wire import VERSION

SEATS = {"spd": "Otto", "kpd": "Rosa"}


@pytest.fixture(scope="module")
def cluster(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    """The owners `a` and `b`, and the front `f`."""
    folder = tmp_path_factory.mktemp("machines")
    with schema(postgres) as address:
        rows = open_database(address, folder)
        found = Machines(folder, address, rows)
        try:
            found.start("owner", "a", "b")
            found.start("front", "f")
            yield found
        finally:
            found.end()
            rows.close()


async def come(cluster: Machines, name: str) -> Player:
    """A player who comes to the front."""
    return Player(await ServerLink.connect(cluster.socket("f"), name))


@asynccontextmanager
async def game(cluster: Machines, **wish: Any) -> AsyncIterator[tuple[str, dict[str, Player]]]:
    """A game of two players and two bots that has begun."""
    players = {seat: await come(cluster, name) for seat, name in SEATS.items()}
    bots = dict.fromkeys(("z", "dnvp"), "random")
    owner = players["spd"]
    id = await make_table_soon(owner, game="weimar", seats=bots, **wish)
    rosa = players["kpd"]
    await rosa.until(lambda: id in [one.id for one in rosa.link.lobby.tables])
    for seat, player in players.items():
        table = player.enter(id)
        player.send(Sit(table=id, seat=seat))
        await player.until(lambda t=table: t.status is not None and t.status.table.mine)
    owner.send(Start(table=id))
    for player in players.values():
        await player.until(lambda p=player: p.table.begun and p.table.seat)
    yield id, players
    for player in players.values():
        assert player.link.ended == "", "a player was sent away"
        await player.close()


async def make_table_soon(player: Player, **wish: Any) -> str:
    """A new table's id. An owner on a very busy machine takes none for a while."""
    while True:
        player.said.clear()
        player.send(MakeTable(**wish))
        reply: TableStatus | Refused = await player.next(TableStatus | Refused)
        if isinstance(reply, TableStatus):
            return reply.table.id
        assert reply.id in ("drain-tables", "tables-slow"), reply.text
        await asyncio.sleep(1)


async def owner_of_new_table(cluster: Machines) -> str:
    """The machine that gets a table that a player makes now."""
    nina = await come(cluster, "Nina")
    owner = cluster.owner_of(await make_table_soon(nina, game="weimar"))
    await nina.close()
    return owner


def in_the_journal(cluster: Machines, id: str) -> int:
    """The number of picks in a table's journal."""
    text = cluster.rows.read(journals.text, id)
    lines = text.count(b"\n")
    saved = parse_save(text, Path(f"{id}.weimar"))
    assert lines == len(set(text.splitlines())), "a line was written twice"
    return len(saved.picks)


async def come_back(players: dict[str, Player]) -> None:
    """Wait until the front has lost the players' table and found it again."""

    def is_back(player: Player) -> bool:
        lost = [n for n, one in enumerate(player.said) if _is_lost(one)]
        return bool(lost) and any(isinstance(one, Update) for one in player.said[lost[-1] :])

    for player in players.values():
        await player.until(lambda p=player: is_back(p))


def _is_lost(reply: object) -> bool:
    return isinstance(reply, Chat) and reply.id == "table-reconnecting"


async def test_players_of_a_front_play_at_an_owner(cluster: Machines) -> None:
    async with game(cluster) as (id, players):
        assert cluster.owner_of(id) in ("a", "b")
        assert await play_on(players, 4) == 4
        assert in_the_journal(cluster, id) >= 4
        otto, rosa = players["spd"], players["kpd"]
        otto.send(Say(table=id, text="good luck"))
        await rosa.until(lambda: "good luck" in [line.text for line in rosa.table.chat])
        refused = await rosa.refusal_of(AskRematch(table=id, answer="yes"))
        assert refused
        rosa.send(Exit())
        await otto.until(
            lambda: not next(s for s in otto.status.table.seats if s.seat == "kpd").present
        )
        # The list says whose turn it is, as the owner has written it.
        asked = [one.seat for one in otto.table.awaited()] + ["spd"] * bool(otto.question)
        await rosa.until(
            lambda: (
                set(next(t for t in rosa.link.lobby.tables if t.id == id).waiting_for) == set(asked)
            )
        )
        rosa.enter(id)
        await rosa.until(lambda: rosa.table.begun)


async def window_for_both(players: dict[str, Player]) -> None:
    """Play until a covered window asks both people, who have not answered."""
    chance, both = random.Random(3), list(players.values())
    for _ in range(1000):
        async with asyncio.timeout(PATIENCE):
            while not any(one.question for one in both):
                await asyncio.sleep(0.005)
        first = next(one for one in both if one.question)
        other = next(one for one in both if one is not first)
        if first.table.in_window and other.table.seat in [d.seat for d in first.table.awaited()]:
            await other.until(lambda p=other: p.question is not None and p.table.in_window)
            return
        assert await play_on(players, 1, chance)
    raise AssertionError("no window")


@pytest.mark.slow
async def test_a_visitor_watches_a_covered_window_through_a_front(cluster: Machines) -> None:
    async with game(cluster, pace="slow", window=900) as (id, players):
        otto, rosa = players["spd"], players["kpd"]
        visitor = await come(cluster, new_visitor())

        def present() -> list[str]:
            tables = [one for one in visitor.link.lobby.tables if one.id == id]
            return [seat.player for one in tables for seat in one.seats if seat.present]

        await visitor.until(lambda: present() == ["Otto", "Rosa"])
        await window_for_both(players)
        visitor.enter(id)
        await visitor.until(lambda: visitor.table.begun)
        asked = {"spd", "kpd"}
        await visitor.until(lambda: {one.seat for one in visitor.table.awaited()} >= asked)
        otto.table.pick(otto.asked.number, PASS)
        await otto.until(lambda: otto.question is None)
        otto.send(Say(table=id, text="done"))
        await rosa.until(lambda: "done" in [line.text for line in rosa.table.chat])
        late = await come(cluster, new_visitor())
        late.enter(id)
        await late.until(lambda: late.table.begun)
        for one in (visitor, late):
            assert {there.seat for there in one.table.awaited()} >= asked, "no one learns it"
            assert not any(line.player for line in one.table.chat)
            assert await one.refusal_of(Say(table=id, text="hello"))
            await one.close()
        rosa.table.pick(rosa.asked.number, PASS)
        await rosa.until(lambda: rosa.question is None or not rosa.table.in_window)


async def test_tables_of_a_killed_owner_go_on(cluster: Machines) -> None:
    async with game(cluster) as (id, players):
        await play_on(players, 3)
        first = cluster.owner_of(id)
        cluster.kill(first)
        before = in_the_journal(cluster, id)
        await come_back(players)
        assert cluster.owner_of(id) not in (first, "")
        assert await owner_of_new_table(cluster) != first
        await play_on(players, 3)
        assert in_the_journal(cluster, id) >= before + 3
        cluster.start("owner", first)


async def test_a_drained_owner_hands_its_players_over(cluster: Machines) -> None:
    async with game(cluster) as (id, players):
        first = cluster.owner_of(id)
        visitor = await come(cluster, new_visitor())
        await visitor.until(lambda: id in [one.id for one in visitor.link.lobby.tables])
        visitor.enter(id)
        await visitor.until(lambda: visitor.table.begun)
        join = ("--join", str(cluster.folder / "a.toml"))
        assert main(["machines", "drain", first, *join]) == 0
        await come_back({**players, "": visitor})
        await visitor.close()
        assert cluster.owner_of(id) not in (first, "")
        assert await owner_of_new_table(cluster) != first, "although it has the fewest tables"
        await play_on(players, 2)
        assert main(["machines", "undrain", first, *join]) == 0
        left = cluster.row(first).left
        await until(lambda: cluster.row(first).left > left)  # it has seen that


async def test_a_silent_owner_is_given_up(cluster: Machines) -> None:
    async with game(cluster) as (id, players):
        first = cluster.owner_of(id)
        cluster.kill(first, signal.SIGSTOP)
        try:
            await come_back(players)
            await play_on(players, 2)
            done = in_the_journal(cluster, id)
            assert cluster.owner_of(id) != first and done >= 2
        finally:
            cluster.kill(first, signal.SIGCONT)
        await until(lambda: cluster.row(first).left > 0)


async def test_games_of_a_restored_cluster_verify(
    cluster: Machines, tmp_path: Path, postgres: str
) -> None:
    async with game(cluster) as (going, players):
        assert await play_on(players, 6) == 6
        async with game(cluster) as (over, others):
            assert await play_on(others, 6) == 6
            for player in others.values():
                player.send(AgreeToEnd(table=over))
            await others["spd"].until(lambda: others["spd"].table.over)
        config, backup = tmp_path / "host.toml", tmp_path / "backup"
        config.write_text(f'join = "{cluster.folder / "a.toml"}"\n')
        there = ("--config", str(config), "--data", str(cluster.folder / "a"))
        assert main(["club", "backup", str(backup), *there]) == 0
        with schema(postgres) as address:
            config.write_text(f'database = "{address}"\n')
            new = ("--config", str(config), "--data", str(tmp_path / "new"))
            assert main(["club", "restore", str(backup), *new]) == 0
            rows = open_database(address, tmp_path)
            for id in (going, over):
                path = tmp_path / f"{id}.weimar"
                path.write_bytes(rows.read(journals.text, id))
                assert main(["replay", "--verify", str(path)]) == 0
                assert len(parse_save(path.read_bytes(), path).picks) >= 6
            rows.close()


# --- certificates -------------------------------------------------------------------------------
async def said(cluster: Machines, context: ssl.SSLContext, *frames: bytes) -> object:
    """What an owner answers first to these frames; None if it ends the connection."""
    host, port = split_address(cluster.row("a").address)
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(
                host, port, ssl=context, server_hostname="owner", limit=2**20
            )
            writer.write(b"".join(frames))
            body = await read_frame(reader, LARGEST_REPLY)
    except OSError:
        return None
    writer.close()
    return None if body is None else read_reply(body)


def introduced(version: int = VERSION, name: str = "Rosa") -> bytes:
    return frame(Introduce(version=version, name=name))


def client(folder: Path, role: str) -> ssl.SSLContext:
    return tls_of(folder / f"{role}.pem", folder / "authority.pem", listens=False)


ENTER = frame(Enter(table="0" * 12))


async def test_only_fronts_introduce_players(cluster: Machines, tmp_path: Path) -> None:
    folder = cluster.folder / "machines"
    front, owner = client(folder, "front"), client(folder, "owner")
    answer = await said(cluster, front, introduced(), ENTER)
    assert getattr(answer, "id", "") == "table-unknown"
    assert await said(cluster, owner, introduced(), ENTER) is None
    make_certificates(tmp_path, datetime.datetime.now(datetime.UTC))
    stranger = tls_of(tmp_path / "front.pem", folder / "authority.pem", listens=False)
    assert await said(cluster, stranger, introduced(), ENTER) is None
    nobody = ssl.create_default_context(cafile=str(folder / "authority.pem"))
    assert await said(cluster, nobody, introduced(), ENTER) is None
    for first in (ENTER, introduced(VERSION + 1), introduced(name="Rosa\n")):
        assert isinstance(await said(cluster, front, first, ENTER), Bye)


async def test_a_front_trusts_owners_only(cluster: Machines, tmp_path: Path) -> None:
    folder = cluster.folder / "machines"
    make_certificates(tmp_path, datetime.datetime.now(datetime.UTC))
    served: list[asyncio.StreamReader] = []
    for listening, ok in (
        (folder / "owner", True),
        (folder / "front", False),
        (tmp_path / "owner", False),
    ):
        context = tls_of(listening.with_suffix(".pem"), folder / "authority.pem", listens=True)
        server = await asyncio.start_server(
            lambda r, w: served.append(r), "127.0.0.1", 0, ssl=context
        )
        port = server.sockets[0].getsockname()[1]
        try:
            _, writer = await asyncio.open_connection(
                "127.0.0.1", port, ssl=client(folder, "front"), server_hostname="owner"
            )
            assert ok, listening
            writer.close()
        except ssl.SSLError:
            assert not ok, listening
        server.close()


def test_what_init_writes_is_secret_and_never_replaced(
    cluster: Machines, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = cluster.folder / "machines"
    assert sorted(path.name for path in folder.iterdir()) == [
        "authority.key", "authority.pem", "front.pem", "owner.pem",
    ]  # fmt: skip
    assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
    assert main(["machines", "init", "--data", str(cluster.folder)]) == 1
    assert "already exist" in capsys.readouterr().err


def test_a_role_needs_a_whole_cluster_file(
    cluster: Machines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", str(tmp_path / "data"))
    assert main(["serve", "--role", "owner", *data]) == 1
    assert "needs a cluster file" in capsys.readouterr().err
    whole = (
        (cluster.folder / "a.toml").read_text().replace("machines/", f"{cluster.folder}/machines/")
    )
    for setting in ("listen", "certificate", "authority"):
        lines = [line for line in whole.splitlines() if not line.startswith(setting)]
        (tmp_path / "a.toml").write_text("\n".join(lines))
        assert main(["serve", "--role", "owner", "--join", str(tmp_path / "a.toml"), *data]) == 1
        assert f"`{setting}`" in capsys.readouterr().err
