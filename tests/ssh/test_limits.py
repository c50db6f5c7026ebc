"""Limits and defence of the SSH side: each refused with a line, dropped, or without effect."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from pathlib import Path

import asyncssh
import pytest

from tests.ssh.house import KEYS, Terminal, connect, hosting
from weimar_tui.ssh import client_process, terminal as terminal_room
from weimar_tui.ssh.config import SshLimits
from weimar_tui.ssh.gate import House
from weimar_tui.ssh.invites import Invitations
from weimar_tui.ssh.keys import KeyRing
from weimar_tui.ssh.session import NO_COMMANDS, NO_TERMINAL


def clients() -> dict[int, list[str]]:
    """The client processes that this test process started: their environments."""
    found = {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            words = (folder / "cmdline").read_bytes()
            if parent == os.getpid() and b"weimar_tui.cli.join" in words:
                values = (folder / "environ").read_bytes().decode().split("\0")
                found[int(folder.name)] = [value for value in values if value]
        except (OSError, IndexError):
            continue
    return found


async def gone(seconds: float = 8.0) -> None:
    """Wait until no client process is left."""
    async with asyncio.timeout(seconds):
        while clients():
            await asyncio.sleep(0.05)


# --- environment --------------------------------------------------------------------------------
async def test_the_environment_is_a_whitelist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_OF_THE_HOST", "x")
    evil = tmp_path / "evil"
    evil.mkdir()
    (evil / "sitecustomize.py").write_text("raise SystemExit('taken over')\n")
    async with hosting(tmp_path / "d") as host:
        terminal = await Terminal.come(
            host.port,
            "Rosa",
            env={
                "LANG": "de_DE.UTF-8",
                "LC_TIME": "de_DE.UTF-8",
                "COLORTERM": "truecolor",
                "NO_COLOR": "1",
                "TEXTUAL_DRIVER": "textual.drivers.headless_driver:HeadlessDriver",
                "TEXTUAL": "debug",
                "PYTHONPATH": str(evil),
                "PYTHONSTARTUP": str(evil / "sitecustomize.py"),
                "LD_PRELOAD": "/nonexistent.so",
                "LC_ALL": "$(touch /tmp/x)",
                "LANGUAGE": "de",
                "HOME": "/root",
                "PATH": "/evil",
            },
        )
        await terminal.shows("du bist Rosa")  # German, in a real terminal driver
        ((_, environment),) = clients().items()
        assert sorted(environment) == [
            "COLORTERM=truecolor",
            "LANG=de_DE.UTF-8",
            "LC_TIME=de_DE.UTF-8",
            "NO_COLOR=1",
            "TERM=xterm-256color",
        ]
        await terminal.close()
        await gone()


def test_odd_values_do_not_get_into_the_environment() -> None:
    long = "x" * 65
    wished = {"LANG": long, "LC_ALL": "a\nb", "LC_CTYPE": "C.UTF-8", "lang": "de", "LC_": "x"}
    assert client_process.environment("../../evil", wished) == {
        "TERM": "xterm-256color",
        "LC_CTYPE": "C.UTF-8",
    }


async def test_many_variables_fill_no_memory(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        many = {f"X{number}": "y" for number in range(3000)}
        terminal = await Terminal.come(host.port, "Rosa", env=many)
        await terminal.shows("you are Rosa")
        (session,) = host.house.sessions
        assert len(session._chan.get_environment_bytes()) == 64
        await terminal.close()
        await gone()


# --- what is not there --------------------------------------------------------------------------
@pytest.mark.parametrize(
    "command", ["id", "", "scp -t /tmp", "rsync --server", "git-upload-pack x", "weimar"]
)
async def test_commands_are_refused_with_a_line(tmp_path: Path, command: str) -> None:
    async with hosting(tmp_path) as host, await connect(host.port, "Rosa") as conn:
        for term in (None, "xterm"):
            if not command and term is None:
                continue
            result = await conn.run(command or "\0", term_type=term)
            said = str(result.stderr) + str(result.stdout)
            assert said.strip() == NO_COMMANDS
            assert result.exit_status == 1
            break
        assert not clients()


async def test_no_terminal_is_refused_with_a_line(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, await connect(host.port, "Rosa") as conn:
        result = await conn.run()
        assert str(result.stderr).strip() == NO_TERMINAL
        assert result.exit_status == 1
        assert not clients()


async def test_subsystems_are_refused_with_a_line(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        async with await connect(host.port, "Rosa") as conn:
            process = await conn.create_process(subsystem="sftp")
            assert (await process.stderr.read()).strip() == NO_COMMANDS
        async with await connect(host.port, "Rosa") as conn:
            with pytest.raises((asyncssh.Error, OSError)):
                await conn.start_sftp_client()
        assert not clients()


async def test_nothing_is_forwarded(tmp_path: Path) -> None:
    reached = []

    async def never(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        reached.append(1)
        writer.close()

    inside = await asyncio.start_server(never, "127.0.0.1", 0)
    port = inside.sockets[0].getsockname()[1]
    unix = await asyncio.start_unix_server(never, tmp_path / "u")
    async with hosting(tmp_path) as host, await connect(host.port, "Rosa") as conn:
        with pytest.raises(asyncssh.ChannelOpenError):
            await conn.open_connection("127.0.0.1", port)
        with pytest.raises(asyncssh.ChannelOpenError):
            await conn.open_unix_connection(str(tmp_path / "u"))
        with pytest.raises(asyncssh.ChannelOpenError):
            await conn.open_unix_connection(str(tmp_path / "s"))
        with pytest.raises(asyncssh.ChannelListenError):
            await conn.forward_remote_port("127.0.0.1", 0, "127.0.0.1", port)
        with pytest.raises(asyncssh.ChannelListenError):
            await conn.forward_remote_path(str(tmp_path / "v"), str(tmp_path / "u"))
        with pytest.raises(asyncssh.ChannelOpenError):
            await conn.create_process(
                term_type="xterm", x11_forwarding=True, x11_display=":0", encoding=None
            )
    async with hosting(tmp_path / "b") as host:
        conn = await connect(host.port, "Rosa", agent_forwarding=True)
        process = await conn.create_process(term_type="xterm", encoding=None)
        await asyncio.wait_for(process.stdout.read(10), 10)
        assert not any("SSH_AUTH_SOCK" in value for e in clients().values() for value in e)
        conn.abort()
    assert not reached
    inside.close()
    unix.close()
    await gone()


async def test_one_connection_has_one_session(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        with pytest.raises(asyncssh.ChannelOpenError):
            await terminal.conn.create_process(term_type="xterm")
        await terminal.shows("you are Rosa")
        await terminal.close()
        await gone()


# --- how many, how long -------------------------------------------------------------------------
async def knock(port: int) -> bytes:
    """What a bare connection is sent first; nothing if it is dropped."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        return await asyncio.wait_for(reader.read(3), 3)
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def test_new_connections_from_one_address_are_limited(tmp_path: Path) -> None:
    async with hosting(tmp_path, connections_at_once=3, connection_seconds=1000.0) as host:
        assert [await knock(host.port) for _ in range(5)] == [b"SSH"] * 3 + [b""] * 2


async def held(port: int, number: int) -> list[asyncio.StreamWriter]:
    """Connections that say nothing."""
    return [(await asyncio.open_connection("127.0.0.1", port))[1] for _ in range(number)]


@pytest.mark.parametrize("limit", ["sessions", "sessions_each_address", "unknown"])
async def test_connections_at_once_are_limited(tmp_path: Path, limit: str) -> None:
    async with hosting(tmp_path, **{limit: 3}) as host:
        writers = await held(host.port, 3)
        async with asyncio.timeout(3):
            while len(host.house.gates) < 3:
                await asyncio.sleep(0.01)
        assert await knock(host.port) == b""
        for writer in writers:
            writer.close()
        async with asyncio.timeout(3):
            while host.house.gates:
                await asyncio.sleep(0.01)
        assert await knock(host.port) == b"SSH"


def test_addresses_are_limited_one_by_one(tmp_path: Path) -> None:
    house = House(
        socket=tmp_path,
        keys=KeyRing(tmp_path / "k"),
        invitations=Invitations(tmp_path / "i"),
        limits=SshLimits(connections_at_once=2, connection_seconds=10),
        clock=lambda: 0.0,
    )
    assert [bool(house.refusal_of("192.0.2.1")) for _ in range(3)] == [False, False, True]
    assert not house.refusal_of("192.0.2.2")


async def test_who_does_not_log_in_is_dropped(tmp_path: Path) -> None:
    async with hosting(tmp_path, login=0.4) as host:
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        start = time.monotonic()
        async with asyncio.timeout(5):
            await reader.read()
        assert time.monotonic() - start < 3
        assert not host.house.gates
        writer.close()


async def test_who_logs_in_but_does_not_play_is_dropped(tmp_path: Path) -> None:
    async with hosting(tmp_path, login=0.6) as host:
        conn = await connect(host.port, "Rosa")
        async with asyncio.timeout(5):
            await conn.wait_closed()


async def test_idle_players_are_told_and_sent_away(tmp_path: Path) -> None:
    async with hosting(tmp_path, idle=1.2) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.shows("you are Rosa")
        await terminal.says("No key was pressed")
        async with asyncio.timeout(5):
            await terminal.closed.wait()
        await gone()


async def test_no_connection_lasts_for_ever(tmp_path: Path) -> None:
    async with hosting(tmp_path, absolute=1.5) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.shows("you are Rosa")
        await terminal.says("lasted as long as it may")
        await gone()


async def test_a_dead_line_is_noticed(tmp_path: Path) -> None:
    async with hosting(tmp_path, keepalive=0.3, keepalive_missed=2) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.shows("you are Rosa")
        terminal.conn._transport.pause_reading()  # as if the cable were pulled
        terminal.conn.send_packet = lambda *_, **__: None  # type: ignore[method-assign]
        async with asyncio.timeout(8):
            while host.house.gates:
                await asyncio.sleep(0.05)
        await gone()


async def test_sizes_are_clamped(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        terminal = await Terminal.come(host.port, "Rosa", size=(4_000_000, 100_000))
        await terminal.says("you are Rosa")
        (pid,) = clients()
        size = os.get_terminal_size(os.open(f"/proc/{pid}/fd/0", os.O_RDONLY | os.O_NOCTTY))
        assert tuple(size) == (500, 200)
        terminal.process.change_terminal_size(1, 1)
        handle = os.open(f"/proc/{pid}/fd/0", os.O_RDONLY | os.O_NOCTTY)
        async with asyncio.timeout(5):
            while tuple(os.get_terminal_size(handle)) != (20, 5):
                await asyncio.sleep(0.02)
        os.close(handle)
        await terminal.close()
        await gone()


async def test_resizing_repaints_the_client(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        terminal = await Terminal.come(host.port, "Rosa", size=(80, 24))
        await terminal.shows("you are Rosa")
        terminal.screen.__init__(60, 20)  # type: ignore[misc]
        terminal.process.change_terminal_size(60, 20)
        await terminal.shows("80×24")  # one line says that it is too small now
        await terminal.close()
        await gone()


# --- trouble ------------------------------------------------------------------------------------
async def test_a_crash_shows_one_line_and_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = client_process._START.replace(
        "    from weimar_tui.cli.join import served\n",
        "    from weimar_tui.cli.join import served\n"
        "    from weimar_tui.tui.lobby.lobby import LobbyScreen\n"
        "    def fail(self, canvas): hidden = 'the seed is 1919'; raise KeyError(hidden)\n"
        "    LobbyScreen._draw_head = fail\n",
    )
    monkeypatch.setattr(client_process, "_START", broken)
    async with hosting(tmp_path) as host:
        with caplog.at_level(logging.ERROR):
            terminal = await Terminal.come(host.port, "Rosa")
            async with asyncio.timeout(10):
                await terminal.closed.wait()
        said = terminal.raw.decode(errors="replace")
        assert "Something went wrong; your game is saved. Tell the host: " in said
        assert "Traceback" not in said and "KeyError" not in said and "1919" not in said
        trouble = said.split("Tell the host: ")[1][:8]
        (logged,) = [r.getMessage() for r in caplog.records if trouble in r.getMessage()]
        assert "KeyError" in logged and "Traceback" in logged and "Rosa" in logged


async def test_a_client_that_cannot_start_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/nonexistent/python")
    async with hosting(tmp_path) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.says("Try again later")
        assert "/nonexistent" not in terminal.raw.decode()


async def test_a_client_writes_no_files(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.shows("you are Rosa")
        (pid,) = clients()
        limits = Path(f"/proc/{pid}/limits").read_text()
        for name in ("Max file size", "Max core file size"):
            (line,) = [line for line in limits.splitlines() if line.startswith(name)]
            assert line.split()[-3:-1] == ["0", "0"]
        assert Path(f"/proc/{pid}/cwd").resolve() == Path("/")
        terminal.press("\x13", "\x1a")  # save as, suspend: nothing happens
        await asyncio.sleep(0.3)
        assert pid in clients() and not terminal.closed.is_set()
        await terminal.close()
        await gone()


# --- back-pressure ------------------------------------------------------------------------------
class SlowWire:
    """A player's side that takes in what it is told to."""

    def __init__(self) -> None:
        self.taken = 0
        self.reading = True

    def write(self, data: bytes) -> None:
        self.taken += len(data)

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


async def run_in_terminal(script: str) -> tuple[terminal_room.Terminal, SlowWire]:
    wire = SlowWire()
    terminal = terminal_room.Terminal(wire, lambda status, logged: None)
    await terminal.start(lambda log: [sys.executable, "-c", script], {}, (80, 24))
    return terminal, wire


async def test_a_slow_line_slows_only_its_own_client() -> None:
    endless = "import sys\nwhile True: sys.stdout.write('x' * 4096)"
    terminal, wire = await run_in_terminal(endless)
    async with asyncio.timeout(5):
        while wire.taken < 100_000:
            await asyncio.sleep(0.01)
    terminal.pause()
    before = wire.taken
    await asyncio.sleep(0.2)
    assert wire.taken == before
    terminal.resume()
    async with asyncio.timeout(5):
        while wire.taken < before + 100_000:
            await asyncio.sleep(0.01)
    terminal.hang_up()
    async with asyncio.timeout(8):
        assert terminal.process is not None
        await terminal.process.wait()


async def test_poured_in_bytes_fill_no_memory() -> None:
    deaf = "import time, tty\ntty.setraw(0)\nprint('!', flush=True)\ntime.sleep(60)"
    terminal, wire = await run_in_terminal(deaf)
    async with asyncio.timeout(5):
        while not wire.taken:
            await asyncio.sleep(0.01)
    poured = 0
    while wire.reading and poured < 10_000_000:
        terminal.feed(b"x" * 8192)
        poured += 8192
        await asyncio.sleep(0)
    assert not wire.reading and poured < 200_000
    terminal.hang_up()
    assert terminal.process is not None
    await asyncio.wait_for(terminal.process.wait(), 8)


async def test_a_flood_of_keys_harms_nobody_else(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        flooder, other = await asyncio.gather(
            Terminal.come(host.port, "Rosa"), Terminal.come(host.port, "Otto")
        )
        await flooder.shows("you are Rosa")
        await other.shows("you are Otto")
        flooder.process.stdin.write(b"\x1b[B" * 300_000)
        other.press("\r")
        await other.shows("A new table", 10)
        await flooder.close()
        await other.close()
        await gone(12)


def test_keys_of_other_kinds_are_read(tmp_path: Path) -> None:
    ring = KeyRing(tmp_path / "authorized_keys")
    for kind in ("ecdsa-sha2-nistp256", "ssh-rsa"):
        key = asyncssh.generate_private_key(kind, comment="Karl")
        ring.add(key, "Karl")
        assert ring.name_of(key.convert_to_public()) == "Karl"
    assert ring.name_of(KEYS["Rosa"].convert_to_public()) == ""
