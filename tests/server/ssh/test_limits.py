"""Limits of the SSH side: each is refused with a line, dropped, or without effect."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.server.ssh.hosting import (
    CLIENTS,
    KEYS,
    KeptClients,
    Terminal,
    as_root,
    clients,
    connect,
    gone,
    hosting,
)
from tests.waiting import PATIENCE, until
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.ssh import terminal as terminal_room
from weimar_tui.server.ssh.clients import ClientProcess, Clients, Handles
from weimar_tui.server.ssh.keys import KeyRing
from weimar_tui.server.ssh.lines import ssh_line


# --- how many, how long -------------------------------------------------------------------------
async def knock(port: int) -> bytes:
    """The first bytes on a bare connection; empty if it is dropped."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        return await asyncio.wait_for(reader.read(3), PATIENCE)
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def test_new_connections_from_one_address_are_limited(tmp_path: Path) -> None:
    async with hosting(tmp_path, connections_at_once=3, connection_seconds=1000.0) as host:
        assert [await knock(host.port) for _ in range(5)] == [b"SSH"] * 3 + [b""] * 2


async def test_players_are_limited_and_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "weimar_tui.access")
    async with hosting(tmp_path, sessions=2, names=("Otto", "Rosa", "Harry")) as host:
        otto = await Terminal.come(host.port, "Otto")
        rosa = await Terminal.come(host.port, "Rosa")
        async with await connect(host.port, "Harry") as conn:
            result = await conn.run(term_type="xterm")
            assert str(result.stderr).strip() == ssh_line("full", "en")
            assert result.exit_status == 1
        await rosa.close()
        await until(lambda: len(host.state.limiter) <= 1)
        said = [record.getMessage() for record in caplog.records]
        assert [line for line in said if "Otto" not in line] == [
            "Rosa comes, from 127.0.0.1",
            "127.0.0.1 is refused: Harry: the server is full",
            "Rosa goes, from 127.0.0.1",
        ]
        harry = await Terminal.come(host.port, "Harry")
        await harry.shows("you are Harry")
        await harry.close()
        await otto.close()
        await gone()


async def test_who_does_not_log_in_is_dropped(tmp_path: Path) -> None:
    async with hosting(tmp_path, login=0.4) as host:
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        start = time.monotonic()
        async with asyncio.timeout(PATIENCE):
            await reader.read()
        assert time.monotonic() - start < 3
        assert not len(host.state.limiter)
        writer.close()


@pytest.mark.parametrize("open", [False, True])
async def test_who_logs_in_but_does_not_play_is_dropped(tmp_path: Path, open: bool) -> None:
    async with hosting(tmp_path, open=open, login=2.0) as host:
        otto = await Terminal.come(host.port, "Otto")
        conn = await connect(host.port, "Karl" if open else "Rosa")
        async with asyncio.timeout(PATIENCE):
            await conn.wait_closed()
        otto.press("?")
        await otto.shows("Enter close")  # a player at a table stays
        await otto.close()
        await gone()


async def test_nothing_is_kept_of_a_connection_that_ended(tmp_path: Path) -> None:
    async with hosting(tmp_path, login=1.0) as host:
        rosa = await Terminal.come(host.port, "Rosa")
        await rosa.shows("you are Rosa")
        _, writer = await asyncio.open_connection("127.0.0.1", host.port)
        await until(lambda: len(host.state.limiter.connections) == 2)
        there = (*host.state.limiter.connections, *host.state.sessions)
        kept = [weakref.ref(each) for each in there]
        del there
        writer.close()
        await rosa.close()
        await gone()
        await until(lambda: gc.collect() >= 0 and not any(each() for each in kept))


async def test_a_server_that_ended_listens_no_more(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        port = host.port
        silent = await asyncio.open_connection("127.0.0.1", port)
        conn = await connect(port, "Rosa")
    await asyncio.wait_for(silent[0].read(), PATIENCE)
    silent[1].close()
    await asyncio.wait_for(conn.wait_closed(), PATIENCE)
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection("127.0.0.1", port)


async def test_idle_players_are_told_and_sent_away(tmp_path: Path) -> None:
    async with hosting(tmp_path, idle=1.2) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.says("you had not pressed a key for a long time")
        async with asyncio.timeout(PATIENCE):
            await terminal.closed.wait()
        plain_again = (
            b"\x1b[?1049l",
            b"\x1b[?25h",
            b"\x1b[0m\rYou were disconnected because you had not pressed a key for a long time",
        )
        assert all(code in terminal.raw for code in plain_again)
        assert terminal.process.exit_status == 1
        await gone()


async def test_every_key_counts_as_activity(tmp_path: Path) -> None:
    now = [0.0]
    async with hosting(tmp_path, idle=100.0) as host:
        host.state.clock = lambda: now[0]
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.shows("you are Rosa")
        session: Any = next(iter(host.state.sessions))
        now[0] = 90.0
        terminal.press("j")
        await until(lambda: session.last_key >= 90.0)
        now[0] = 180.0
        session.check_idle()
        terminal.press("?")
        await terminal.shows("How a served game works")
        assert session.last_key >= 180.0
        now[0] = 280.0
        session.check_idle()
        terminal.press("\x1b")
        await until(lambda: session.last_key >= 280.0)
        await terminal.shows("you are Rosa")
        now[0] = 381.0
        session.check_idle()
        await terminal.says("you had not pressed a key for a long time")
        await gone()


async def test_a_connection_ends_with_its_game(tmp_path: Path) -> None:
    async with hosting(tmp_path, login=1000.0) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.shows("you are Rosa")
        terminal.press("\x11")
        async with asyncio.timeout(PATIENCE):
            await terminal.conn.wait_closed()
        assert terminal.process.exit_status == 0
        assert ssh_line("ended", "en") not in terminal.raw.decode()
        async with await connect(host.port, "Rosa") as conn:
            await conn.run("id")
            async with asyncio.timeout(PATIENCE):
                await conn.wait_closed()
        await gone()


class SlowClients(KeptClients):
    """Clients that do not start until `go_on` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.go_on = asyncio.Event(), asyncio.Event()

    def open(self) -> None:
        CLIENTS.open()

    async def start(
        self, handles: Handles, environment: Mapping[str, str], arguments: Sequence[str]
    ) -> ClientProcess:
        self.asked.set()
        await self.go_on.wait()
        return await CLIENTS.start(handles, environment, arguments)

    async def close(self) -> None:
        await CLIENTS.close()


@pytest.mark.parametrize("why", ["kick", "idle", "down", "absolute"])
async def test_a_session_dismissed_while_its_client_starts_is_told_and_ends(
    tmp_path: Path, why: str
) -> None:
    """Such a session used to stay open and kept its place for ever."""
    slow, absolute = SlowClients(), 2.0 if why == "absolute" else 1000.0
    async with hosting(tmp_path, clients=slow, idle=1000.0, absolute=absolute) as host:
        now = host.state.clock()
        terminal = await Terminal.come(host.port, "Rosa")
        await asyncio.wait_for(slow.asked.wait(), PATIENCE)
        match why:
            case "kick":
                assert host.front.send_away("Rosa", KernelError("sent-away")) == 1
            case "idle":
                host.state.clock = lambda: now + 2000.0
                for session in list(host.state.sessions):
                    session.check_idle()
            case "down":
                await host.front.stop()
        await terminal.says(
            {
                "kick": "disconnected you",
                "idle": "you had not pressed a key for a long time",
                "down": "shutting down",
                "absolute": "reached its time limit",
            }[why]
        )
        async with asyncio.timeout(PATIENCE):
            await terminal.closed.wait()
        await until(lambda: not len(host.state.limiter) and not clients())
        assert not host.state.sessions
        if why != "down":
            slow.go_on.set()
        await gone()


async def test_no_connection_lasts_for_ever(tmp_path: Path) -> None:
    async with hosting(tmp_path, absolute=1.5) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.says("reached its time limit")
        await gone()


async def test_a_dead_line_is_noticed(tmp_path: Path) -> None:
    async with hosting(tmp_path, keepalive=0.3, keepalive_missed=2) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.shows("you are Rosa")
        transport: Any = terminal.conn._transport
        transport.pause_reading()  # as if the cable were pulled
        terminal.conn.send_packet = lambda *_, **__: None  # type: ignore[method-assign]
        await until(lambda: not len(host.state.limiter))
        await gone()


@as_root
async def test_sizes_are_clamped(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        terminal = await Terminal.come(host.port, "Rosa", size=(4_000_000, 100_000))
        await terminal.says("you are Rosa")
        (pid,) = clients()
        size = os.get_terminal_size(os.open(f"/proc/{pid}/fd/0", os.O_RDONLY | os.O_NOCTTY))
        assert tuple(size) == (400, 200)
        terminal.process.change_terminal_size(1, 1)
        handle = os.open(f"/proc/{pid}/fd/0", os.O_RDONLY | os.O_NOCTTY)
        await until(lambda: tuple(os.get_terminal_size(handle)) == (20, 5))
        os.close(handle)
        await terminal.close()
        await gone()


async def test_resizing_repaints_the_client(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        terminal = await Terminal.come(host.port, "Rosa", size=(80, 24))
        await terminal.shows("you are Rosa")
        terminal.screen.__init__(60, 20)  # type: ignore[misc]
        terminal.process.change_terminal_size(60, 20)
        await terminal.shows("80×24")  # a line says that the terminal is too small now
        await terminal.close()
        await gone()


# --- back-pressure ------------------------------------------------------------------------------
class SlowWire:
    """A player's side that reads only when told to."""

    def __init__(self) -> None:
        self.shown = b""
        self.reading = True
        self.resumed = 0

    @property
    def taken(self) -> int:
        return len(self.shown)

    def write(self, data: bytes) -> None:
        self.shown += data

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True
        self.resumed += 1


LINE = "import sys; print(sys.stdin.readline().strip().upper())"


def descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Script:
    """A Python script in place of a client."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    def signal(self, number: int) -> None:
        os.killpg(self.process.pid, number)

    async def wait(self) -> int:
        return await self.process.wait()


_AS_ALWAYS = "import signal; signal.signal(signal.SIGHUP, signal.SIG_DFL)"
"""The start of clients, also if the caller ignores SIGHUP (nohup)."""


async def run_in_terminal(
    script: str, ended: Callable[[int, str], None] = lambda status, logged: None, **more: Any
) -> tuple[terminal_room.Terminal, SlowWire]:
    wire = SlowWire()
    terminal = terminal_room.Terminal(wire, ended)

    async def start(slave: int, log: int) -> Script:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", f"{_AS_ALWAYS}\n{script}", str(log)),
            pass_fds=[log],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        return Script(process)

    await terminal.start(start, (80, 24), **more)
    return terminal, wire


async def test_a_slow_line_slows_only_its_own_client() -> None:
    endless = "import sys\nwhile True: sys.stdout.write('x' * 4096)"
    terminal, wire = await run_in_terminal(endless)
    await until(lambda: wire.taken >= 100_000)
    terminal.pause()
    before = wire.taken
    await asyncio.sleep(0.2)
    assert wire.taken == before
    terminal.resume()
    await until(lambda: wire.taken >= before + 100_000)
    terminal.hang_up()
    async with asyncio.timeout(PATIENCE):
        assert terminal.client is not None
        await terminal.client.wait()


async def test_poured_in_bytes_fill_no_memory() -> None:
    deaf = "import time, tty\ntty.setraw(0)\nprint('!', flush=True)\ntime.sleep(60)"
    terminal, wire = await run_in_terminal(deaf)
    await until(lambda: wire.taken)
    poured = 0
    while wire.reading and poured < 10_000_000:
        terminal.feed(b"x" * 8192)
        poured += 8192
        await asyncio.sleep(0)
    assert not wire.reading and poured < 200_000
    terminal.hang_up()
    assert terminal.client is not None
    await asyncio.wait_for(terminal.client.wait(), PATIENCE)


async def test_who_has_taken_in_what_was_poured_is_read_from_again() -> None:
    """Not at once, but when most of the waiting data has been read."""
    late = (
        "import os, signal, tty\n"
        "tty.setraw(0)\n"
        "signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})\n"
        "print('!', flush=True)\n"
        "signal.sigwait({signal.SIGUSR1})\n"
        "while os.read(0, 65536): pass"
    )
    terminal, wire = await run_in_terminal(late)
    await until(lambda: wire.taken)
    while wire.reading:
        terminal.feed(b"x" * 8192)
        await asyncio.sleep(0)
    assert terminal.client is not None
    terminal.client.signal(signal.SIGUSR1)
    await until(lambda: wire.reading)
    once = wire.resumed
    for _ in range(20):
        await asyncio.sleep(0)
    assert wire.resumed == once, "nothing is done while nothing waits"
    terminal.hang_up()
    await asyncio.wait_for(terminal.client.wait(), PATIENCE)


@pytest.mark.parametrize("bare", [False, True])
async def test_a_terminal_that_ended_leaves_nothing_open(bare: bool) -> None:
    """The next one, with the same descriptor numbers, works as well."""
    before = descriptors()
    deaf = "import time, tty\nprint('!', flush=True)\ntime.sleep(60)"
    ended: list[int] = []
    terminal, wire = await run_in_terminal(deaf, lambda *end: ended.append(end[0]), bare=bare)
    await until(lambda: wire.taken)
    while wire.reading:
        terminal.feed(b"x" * 8192)
    terminal.hang_up()
    await until(lambda: ended)
    assert ended == [-signal.SIGHUP] and descriptors() == before
    for late in (terminal.resume, terminal.pause, terminal.resume, terminal.end_input):
        late()
    terminal.feed(b"x")
    terminal.resize((90, 30))
    terminal, wire = await run_in_terminal(LINE, bare=bare)
    terminal.feed(b"well\n")
    await until(lambda: b"WELL" in wire.shown)


async def test_what_a_client_shows_and_logs_last_is_not_lost() -> None:
    last = (
        "import os, sys\n"
        "log = int(sys.argv[1])\n"
        "for _ in range(7): os.write(log, b'x' * 10_000); os.write(1, b'.')\n"
        "os.write(1, b'y' * 3_000 + b'end')\n"
        "os.write(log, b'z' * 3_000 + b'end')"
    )
    ends: list[tuple[int, str]] = []
    terminal, wire = await run_in_terminal(last, lambda *end: ends.append(end))
    assert isinstance(terminal.client, Script)
    await until(lambda: wire.shown.startswith(b"......."))
    while runs(terminal.client.process.pid):
        time.sleep(0.001)  # nothing is read until it has ended
    await until(lambda: ends)
    ((status, logged),) = ends
    assert status == 0 and wire.shown.endswith(b"." + b"y" * 3_000 + b"end")
    assert len(logged) == 65536 and logged.endswith("x" + "z" * 3_000 + "end")


async def test_a_client_that_does_not_go_is_ended() -> None:
    stubborn = (
        "import signal, time\n"
        "signal.signal(signal.SIGHUP, signal.SIG_IGN)\n"
        "print('!', flush=True)\n"
        "while True: time.sleep(60)"
    )
    ended: list[int] = []
    terminal, wire = await run_in_terminal(stubborn, lambda *end: ended.append(end[0]))
    await until(lambda: wire.taken)
    terminal.hang_up()
    await until(lambda: ended)
    assert ended == [-signal.SIGKILL]


async def test_a_player_whose_line_is_slow_gets_everything(tmp_path: Path) -> None:
    much = Clients(client="tests.server.ssh.strange_clients:pouring", preload="")
    async with hosting(tmp_path, clients=much) as host, await connect(host.port, "Rosa") as conn:
        process = await conn.create_process(encoding=None, window=65536)
        await asyncio.sleep(0.5)  # more arrives than is read
        shown = await asyncio.wait_for(process.stdout.read(), PATIENCE)
        assert shown[:3_000_000] == b"y" * 3_000_000 and b"|end" in shown


async def test_a_flood_of_keys_harms_nobody_else(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        flooder, other = await asyncio.gather(
            Terminal.come(host.port, "Rosa"), Terminal.come(host.port, "Otto")
        )
        await flooder.shows("you are Rosa")
        await other.shows("you are Otto")
        flooder.process.stdin.write(b"\x1b[B" * 300_000)
        other.press("c")
        await other.shows("New table")
        await flooder.close()
        await other.close()
        await gone()


def test_keys_of_other_kinds_are_read(tmp_path: Path) -> None:
    ring = KeyRing(tmp_path / "authorized_keys")
    for kind in ("ecdsa-sha2-nistp256", "ssh-rsa"):
        key = asyncssh.generate_private_key(kind, comment="Karl")
        ring.add(key, "Karl")
        assert ring.name_of(key.convert_to_public()) == "Karl"
    assert ring.name_of(KEYS["Rosa"].convert_to_public()) == ""
