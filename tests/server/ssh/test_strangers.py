"""What people without a key can do to players: nothing noticeable."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from asyncssh.constants import MSG_IGNORE
from asyncssh.packet import String

from tests.server.ssh.hosting import KEYS, Terminal, connect, gone, hosting
from tests.waiting import PATIENCE, until
from weimar_tui.server.ssh.account_page import key_of
from weimar_tui.server.ssh.config import SshLimits
from weimar_tui.server.ssh.connection import algorithms
from weimar_tui.server.ssh.limiter import ConnectionLimiter
from weimar_tui.server.ssh.state import AccessLog

REFUSED = (asyncssh.PermissionDenied, asyncssh.ConnectionLost, asyncssh.ProtocolError)


# --- cryptography -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "offered",
    [
        {"kex_algs": ["diffie-hellman-group18-sha512"]},
        {"kex_algs": ["diffie-hellman-group14-sha256"]},
        {"kex_algs": ["diffie-hellman-group-exchange-sha256"]},
        {"kex_algs": ["diffie-hellman-group14-sha1"]},
        {"kex_algs": ["rsa2048-sha256"]},
        {"mac_algs": ["hmac-sha1"], "encryption_algs": ["aes256-ctr"]},
        {"encryption_algs": ["aes256-cbc"]},
    ],
)
async def test_dear_and_old_cryptography_is_not_spoken(
    tmp_path: Path, offered: dict[str, Any]
) -> None:
    async with hosting(tmp_path) as host:
        with pytest.raises(asyncssh.KeyExchangeFailed):
            await connect(host.port, "Rosa", **offered)


@pytest.mark.parametrize("kex", algorithms()["kex_algs"])
async def test_modern_key_exchange_is_spoken(tmp_path: Path, kex: str) -> None:
    async with hosting(tmp_path) as host, await connect(host.port, "Rosa", kex_algs=[kex]):
        pass


def test_nothing_offered_is_finite_field_or_sha_1() -> None:
    offered = [name for names in algorithms().values() for name in names]
    assert not [name for name in offered if "diffie-hellman" in name or "sha1" in name]
    assert "ssh-rsa" not in offered and "ssh-dss" not in offered


async def test_a_signature_by_sha_1_is_not_taken(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-rsa", comment="Karl")
    async with hosting(tmp_path) as host:
        host.state.keys.add(key, "Karl")
        with pytest.raises(asyncssh.PermissionDenied):
            await connect(host.port, "Karl", client_keys=[key], signature_algs=["ssh-rsa"])
        async with await connect(host.port, "Karl", client_keys=[key]):
            pass


class Renewing(asyncssh.SSHClient):
    """A client that keeps renewing its keys instead of logging in."""

    renewed = 0

    def connection_made(self, conn: asyncssh.SSHClientConnection) -> None:
        self.conn: Any = conn

    async def public_key_auth_requested(self) -> None:
        for _ in range(40):
            await renew(self.conn)
            Renewing.renewed += 1


async def renew(conn: Any) -> None:
    conn._send_kexinit()
    conn._kexinit_sent = True
    while not conn._kex_complete or conn._kex:
        if conn._transport is None:
            raise asyncssh.ConnectionLost("dropped")
        await asyncio.sleep(0.001)


async def test_keys_are_not_renewed_before_the_login(tmp_path: Path) -> None:
    Renewing.renewed = 0
    async with hosting(tmp_path) as host:
        with pytest.raises(REFUSED):
            await asyncssh.connect(
                "127.0.0.1",
                host.port,
                known_hosts=None,
                config=None,
                client_keys=None,
                agent_path=None,
                client_factory=Renewing,
                username="Mallory",
            )
        assert Renewing.renewed == 0


async def test_players_renew_their_keys_now_and_then(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        conn = await connect(host.port, "Rosa")
        now = [0.0]
        host.state.clock = lambda: now[0]
        conn = await connect(host.port, "Rosa")
        for _ in range(6):
            await renew(conn)
        now[0] = 20.0
        await renew(conn)
        with pytest.raises(asyncssh.ConnectionLost):
            await renew(conn)
        await conn.wait_closed()


# --- much before the login ----------------------------------------------------------------------
class Chattering(asyncssh.SSHClient):
    """A client that sends meaningless packets instead of logging in."""

    def connection_made(self, conn: asyncssh.SSHClientConnection) -> None:
        self.conn: Any = conn

    async def public_key_auth_requested(self) -> None:
        for _ in range(300):
            self.conn.send_packet(MSG_IGNORE, String(b"x"))
        await asyncio.sleep(5)


async def test_who_only_chatters_is_dropped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "weimar_tui.access")
    async with hosting(tmp_path) as host:
        with pytest.raises(REFUSED):
            await asyncssh.connect(
                "127.0.0.1",
                host.port,
                known_hosts=None,
                config=None,
                client_keys=None,
                agent_path=None,
                client_factory=Chattering,
                username="Mallory",
            )
        await until(lambda: "(ProtocolError)" in caplog.text)


async def test_keys_are_not_tried_without_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "weimar_tui.access")
    tried = []

    class Trying(asyncssh.SSHClient):
        def public_key_auth_requested(self) -> asyncssh.SSHKey:
            tried.append(1)
            return KEYS["Mallory"]

    async with hosting(tmp_path) as host:
        with pytest.raises(REFUSED):
            await asyncssh.connect(
                "127.0.0.1",
                host.port,
                known_hosts=None,
                config=None,
                client_keys=None,
                agent_path=None,
                client_factory=Trying,
                username="Mallory",
            )
        assert len(tried) == 30
        await until(lambda: "(PermissionDenied)" in caplog.text)


@pytest.mark.parametrize("others", [190, 191])
async def test_a_login_may_come_after_some_chatter(tmp_path: Path, others: int) -> None:
    """Two hundred messages together; the login itself takes ten."""

    class Talkative(asyncssh.SSHClient):
        def connection_made(self, conn: asyncssh.SSHClientConnection) -> None:
            self.conn: Any = conn

        def public_key_auth_requested(self) -> asyncssh.SSHKey:
            for _ in range(others):
                self.conn.send_packet(MSG_IGNORE, String(b"x"))
            return KEYS["Rosa"]

    async with hosting(tmp_path) as host:
        with pytest.raises(REFUSED) if others > 190 else contextlib.nullcontext():
            conn = await asyncssh.connect(
                "127.0.0.1",
                host.port,
                known_hosts=None,
                config=None,
                client_keys=None,
                agent_path=None,
                client_factory=Talkative,
                username="Rosa",
            )
            conn.abort()


async def test_too_many_bytes_before_the_login_end_it(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        writer.write(b"SSH-2.0-x\r\n" + (250 * 1024).to_bytes(4, "big") + b"x" * 300_000)
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionResetError):
                await reader.read()
            while len(host.state.limiter):
                await asyncio.sleep(0.01)
        writer.close()


# --- places -------------------------------------------------------------------------------------
class Visitor:
    """A connection from an address."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address, self.name = address, name
        self.dropped = ""
        self.idle = 0.0

    def drop(self, why: str) -> None:
        self.dropped = why

    def dismiss(self, line: str) -> None:
        self.dropped = line


def limiter(**limits: Any) -> ConnectionLimiter:
    return ConnectionLimiter(SshLimits(**{"connections_at_once": 99, **limits}), lambda: 0.0)


async def test_silent_strangers_keep_no_player_out(tmp_path: Path) -> None:
    """Thirty silent connections from five addresses."""
    async with hosting(tmp_path, unknown=30, sessions_each_address=10) as host:
        silent = [
            await asyncio.open_connection("127.0.0.1", host.port, local_addr=(f"127.0.0.{at}", 0))
            for at in range(2, 7)
            for _ in range(6)
        ]
        rosa = await Terminal.come(host.port, "Rosa")
        await rosa.shows("you are Rosa")
        assert len(host.state.limiter.strangers) == 29
        for _, writer in silent:
            writer.close()
        await rosa.close()
        await gone()


def test_the_address_with_most_strangers_makes_room() -> None:
    found = limiter(unknown=4)
    first, many = Visitor("192.0.2.1"), [Visitor("192.0.2.2") for _ in range(3)]
    for visitor in (first, *many):
        assert found.admit(visitor) == ""
    assert found.admit(Visitor("192.0.2.3")) == ""
    assert many[0].dropped and not first.dropped
    assert not many[1].dropped and not many[2].dropped


def test_an_address_that_players_came_from_makes_room_last() -> None:
    found = limiter(unknown=2)
    rosa = Visitor("192.0.2.1", "Rosa")
    found.admit(rosa)
    assert found.logged_in(rosa) == ""
    again, stranger = Visitor("192.0.2.1"), Visitor("192.0.2.9")
    found.admit(again)
    found.admit(stranger)
    found.admit(Visitor("192.0.2.8"))
    assert stranger.dropped and not again.dropped


def test_players_addresses_are_spared_however_many_places_they_hold() -> None:
    found = limiter(unknown=4)
    rosa = Visitor("192.0.2.1", "Rosa")
    found.admit(rosa)
    found.logged_in(rosa)
    again, stranger = [Visitor("192.0.2.1") for _ in range(3)], Visitor("192.0.2.9")
    for visitor in (*again, stranger):
        found.admit(visitor)
    found.admit(Visitor("192.0.2.8"))
    assert stranger.dropped and not any(visitor.dropped for visitor in again)


def test_an_address_that_players_come_back_to_is_remembered_longest() -> None:
    """If more addresses arrive than are remembered, the one silent for longest is forgotten."""
    found = limiter(unknown=2, sessions=5000)

    def comes(address: str) -> None:
        player = Visitor(address, address)
        assert found.admit(player) == "" and found.logged_in(player) == ""
        found.forget(player)

    others = [f"198.51.{high}.{low}" for high in range(4) for low in range(256)]
    for address in ("192.0.2.1", *others[:-1], "192.0.2.1", others[-1]):
        comes(address)
    rosa, forgotten = Visitor("192.0.2.1"), Visitor(others[0])
    found.admit(rosa)
    found.admit(forgotten)
    found.admit(Visitor("192.0.2.8"))
    assert forgotten.dropped and not rosa.dropped


def test_strangers_of_an_address_make_room_for_each_other_and_players_for_nobody() -> None:
    """The one that has been silent longest goes first."""
    found = limiter(sessions_each_address=3)
    rosa, otto, karl = (Visitor("192.0.2.1", name) for name in ("Rosa", "Otto", "Karl"))
    elsewhere, *silent = (Visitor(f"192.0.2.{at}") for at in (2, 1, 1))
    found.admit(rosa)
    found.logged_in(rosa)
    for visitor in (elsewhere, *silent):
        found.admit(visitor)
    for player, dropped in ((otto, [True, False]), (karl, [True, True])):
        assert found.admit(player) == "" and [bool(each.dropped) for each in silent] == dropped
        found.logged_in(player)
    assert "this address" in found.admit(Visitor("192.0.2.1"))
    assert not any(each.dropped for each in (rosa, otto, karl, elsewhere))


def test_one_player_does_not_take_all_places() -> None:
    found = limiter(sessions_each_player=2, sessions=3)
    for number in range(3):
        rosa = Visitor(f"192.0.2.{number}", "Rosa")
        found.admit(rosa)
        assert bool(found.logged_in(rosa)) == (number == 2)
    otto = Visitor("192.0.2.7", "Otto")
    found.admit(otto)
    assert found.logged_in(otto) == ""
    harry = Visitor("192.0.2.8", "Harry")
    found.admit(harry)
    assert "full" in found.logged_in(harry)


def test_in_a_full_server_the_player_idle_longest_makes_room_for_another_one() -> None:
    found = limiter(sessions=3, idle_when_full=600.0)
    players = [Visitor("192.0.2.1", name) for name in ("Rosa", "Otto", "Karl")]
    for player, idle in zip(players, (900.0, 5000.0, 700.0), strict=True):
        found.admit(player)
        assert found.logged_in(player) == ""
        player.idle = idle
    for name, dropped in (("Otto", [True, False, False]), ("Harry", [True, True, False])):
        newcomer = Visitor("192.0.2.7", name)
        found.admit(newcomer)
        assert found.logged_in(newcomer) == ""
        assert [bool(player.dropped) for player in players] == dropped, "never for oneself"


def test_a_school_behind_one_router_comes_in() -> None:
    """Thirty pupils of one class, all in the first minute of the lesson, with the defaults."""
    found = ConnectionLimiter(SshLimits(), lambda: 0.0)
    for number in range(30):
        pupil = Visitor("192.0.2.1", f"Pupil{number}")
        assert found.admit(pupil) == "" and found.logged_in(pupil) == ""


def test_an_address_cannot_come_too_fast_and_hinders_no_other() -> None:
    found = limiter(connections_at_once=2, connection_seconds=10)
    assert [bool(found.admit(Visitor("192.0.2.1"))) for _ in range(3)] == [False, False, True]
    assert not found.admit(Visitor("192.0.2.2"))


def test_an_address_may_come_again_after_a_while() -> None:
    now = [0.0]
    limits = SshLimits(connections_at_once=2, connection_seconds=10)
    found = ConnectionLimiter(limits, lambda: now[0])
    for at, refused in ((0, False), (0, False), (0, True), (9.5, True), (10, False), (10, True)):
        now[0] = at
        assert bool(found.admit(Visitor("192.0.2.1"))) == refused


# --- what the host reads of it ------------------------------------------------------------------
async def test_refusals_are_logged_with_their_reason(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosting(tmp_path) as host:
        code = host.state.invitations.make("Karl")
        with caplog.at_level(logging.INFO, "weimar_tui.access"):
            for name in ("Mallory", "not a name", code[:-1] + "0"):
                with pytest.raises(REFUSED):
                    await connect(host.port, name, client_keys=[KEYS["Mallory"]])
            async with await connect(host.port, "Rosa"):
                pass
            await until(lambda: "Rosa goes" in caplog.text)
    said = "\n".join(record.getMessage() for record in caplog.records)
    assert "127.0.0.1 is refused: no player has its key; it called itself Mallory" in said
    assert "the invitation is unknown or no longer valid" in said and code[:-1] not in said
    assert "Rosa comes, from 127.0.0.1" in said
    assert "not a name" not in said


def test_refusals_of_an_address_are_told_once_a_minute_with_their_number(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO", "weimar_tui.access")
    now = [0.0]
    log = AccessLog(lambda: now[0])
    for now[0] in (0.0, 1.0, 59.0, 60.0, 61.0, 200.0):
        log.refused("192.0.2.1", "too fast")
    log.refused("192.0.2.1", "no key")
    assert [record.getMessage() for record in caplog.records] == [
        "192.0.2.1 is refused: too fast",
        "192.0.2.1 is refused: too fast (and 2 more before it)",
        "192.0.2.1 is refused: too fast (and 1 more before it)",
        "192.0.2.1 is refused: no key",
    ]


def test_refusals_of_many_addresses_fill_neither_memory_nor_disk() -> None:
    now = [0.0]
    log = AccessLog(lambda: now[0])
    told = sum(log.refused(f"2001:db8::{number:x}", "too fast") for number in range(2000))
    assert told == 512
    now[0] = 59.0
    assert not log.refused("192.0.2.1", "too fast"), "there is no room yet"
    now[0] = 60.0
    assert log.refused("2001:db8::1", "too fast") and log.refused("192.0.2.1", "too fast")


@pytest.mark.parametrize("comment", ["\x1b]0;evil\x07\x1b[2J", "[red]a\u202eb\x9b2J", "x" * 65536])
def test_the_comment_of_a_pasted_key_cannot_steer_a_terminal(comment: str) -> None:
    key = KEYS["Rosa"].convert_to_public()
    line = " ".join(key.export_public_key().decode().split()[:2])
    found, label = key_of(f"{line} {comment}")
    assert found.public == line
    assert key_of(f"{line} Jürgen 的電腦")[1] == "Jürgen 的電腦"
    assert label.isprintable() and len(label) <= 40 and "[" not in label
