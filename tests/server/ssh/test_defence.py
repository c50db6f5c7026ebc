"""What SSH does not offer, what has no effect, and what a player sees of trouble."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.server.ssh.hosting import Terminal, clients, connect, gone, hosting
from tests.waiting import PATIENCE, until
from weimar_tui.server.ssh import client_process
from weimar_tui.server.ssh.clients import Clients
from weimar_tui.server.ssh.lines import ssh_line


# --- environment --------------------------------------------------------------------------------
async def test_the_environment_is_a_whitelist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_OF_THE_HOST", "x")
    evil = tmp_path / "evil"
    evil.mkdir()
    (evil / "sitecustomize.py").write_text("raise SystemExit('taken over')\n")
    printing = Clients(client="tests.server.ssh.strange_clients:environment", preload="")
    async with hosting(tmp_path / "d", clients=printing) as host:
        terminal = await Terminal.come(
            host.port,
            "Rosa",
            size=(200, 24),
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
        await terminal.says("|end")
        *_, printed = (
            terminal.raw.decode().strip().splitlines()
        )  # a busy server first says "one moment"
        assert printed.split("|") == [
            "COLORTERM=truecolor",
            "LANG=de_DE.UTF-8",
            "LC_TIME=de_DE.UTF-8",
            "NO_COLOR=1",
            "TERM=xterm-256color",
            "end",
        ]
        # The process that it was forked from knows nothing of the host either.
        if os.geteuid() == 0:  # others cannot read its memory
            mine = Path(f"/proc/{printing.pid}/environ").read_bytes().split(b"\0")
            assert sorted(filter(None, mine)) == [b"LANG=C.UTF-8", b"TERM=xterm-256color"]
        await terminal.close()


async def test_the_language_asked_for_is_spoken(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        terminal = await Terminal.come(host.port, "Rosa", env={"LANG": "de_DE.UTF-8"})
        await terminal.shows("du bist Rosa")
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
        session: Any = next(iter(host.state.sessions))
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
            assert said.strip() == ssh_line("no-commands", "en")
            assert result.exit_status == 1
            break
        assert not clients()


async def test_without_a_terminal_lines_are_played(tmp_path: Path) -> None:
    """`ssh -T HOST`: no control codes, no echo; the end of the input is the end."""
    async with asyncio.timeout(40), hosting(tmp_path) as host, await connect(host.port) as conn:
        result = await conn.run(input="?\nneuen tisch\nzurück", env={"LANG": "de_DE.UTF-8"})
        said = str(result.stdout)
        assert "Rosa" in said and "Ein neuer Tisch" in said
        assert said.endswith("Auf Wiedersehen. Deine Spiele bleiben auf dem Server.\n")
        assert "\x1b" not in said and "\r" not in said and str(result.stderr) == ""
        assert result.exit_status == 0


async def test_on_a_dumb_terminal_lines_are_played(tmp_path: Path) -> None:
    async with asyncio.timeout(40), hosting(tmp_path) as host, await connect(host.port) as conn:
        process = await conn.create_process(term_type="dumb", env={"LANG": "x;y"})
        process.stdin.write("quit\r")
        said = await process.stdout.read()
        assert "you are Rosa" in said and "Goodbye. Your games are kept" in said
        assert "\x1b" not in said
        assert (await process.wait()).exit_status == 0


async def test_who_closes_the_input_at_once_leaves_nothing_behind(tmp_path: Path) -> None:
    """`ssh -tt HOST </dev/null`: the channel is closed while the client still draws."""
    troubles: list[object] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda loop, context: troubles.append(context.get("exception") or context["message"])
    )

    def descriptors() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    async with hosting(tmp_path) as host:
        before = descriptors()
        for term in ("xterm", "dumb"):
            conn = await connect(host.port, "Rosa")
            process = await conn.create_process(term_type=term, encoding=None)
            process.stdin.write_eof()
            async with asyncio.timeout(PATIENCE):
                await process.stdout.read(100)
            conn.abort()
            await conn.wait_closed()
        await gone()
        await until(lambda: descriptors() <= before and not host.state.sessions)
    gc.collect()
    assert troubles == []


async def test_subsystems_are_refused_with_a_line(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        async with await connect(host.port, "Rosa") as conn:
            process = await conn.create_process(subsystem="sftp")
            assert (await process.stderr.read()).strip() == ssh_line("no-commands", "en")
        async with await connect(host.port, "Rosa") as conn:
            with pytest.raises((asyncssh.Error, OSError)):
                await conn.start_sftp_client()
        assert not clients()


async def test_nothing_is_forwarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reached = []
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))

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
        await asyncio.wait_for(process.stdout.read(10), PATIENCE)
        conn.abort()
    assert not reached and not list((tmp_path / "temporary").iterdir())
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


# --- trouble ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("client", "wrong"),
    [("crashing", "KeyError"), ("raising", "RuntimeError"), ("grumbling", "nothing is wrong")],
)
async def test_a_crash_shows_one_line_and_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, client: str, wrong: str
) -> None:
    broken = Clients(
        client=f"tests.server.ssh.strange_clients:{client}",
        preload="tests.server.ssh.strange_clients:nothing",
    )
    async with hosting(tmp_path, clients=broken) as host:
        with caplog.at_level(logging.ERROR):
            terminal = await Terminal.come(host.port, "Rosa")
            async with asyncio.timeout(PATIENCE):
                await terminal.closed.wait()
        said = terminal.raw.decode(errors="replace")
        assert "Something went wrong; your game is saved. Tell the host: " in said
        assert "Traceback" not in said and wrong not in said and "1919" not in said
        assert terminal.process.exit_status == 1
        trouble = said.split("Tell the host: ")[1].split()[0]
        assert re.fullmatch(r"[0-9a-f]{8}", trouble)
        (logged,) = [r.getMessage() for r in caplog.records if trouble in r.getMessage()]
        assert wrong in logged and "Rosa" in logged


async def test_a_crash_on_a_dumb_terminal_is_said_without_control_codes(tmp_path: Path) -> None:
    for client in ("raising", "silent"):
        broken = Clients(client=f"tests.server.ssh.strange_clients:{client}", preload="")
        async with (
            hosting(tmp_path / client, clients=broken) as host,
            await connect(host.port, "Rosa") as conn,
        ):
            ran = await conn.run(term_type="dumb", encoding=None)
            assert isinstance(ran.stdout, bytes) and ran.exit_status == 1
            assert b"Something went wrong" in ran.stdout and b"\x1b" not in ran.stdout


def test_a_client_that_runs_by_itself_says_what_it_lacks(tmp_path: Path) -> None:
    """As for browsers (`weimar serve --web`)."""
    reading, log = os.pipe()
    words = client_process.client_command(tmp_path / "s", "Rosa", log, {"pack": "", "lang": "de"})
    ran = subprocess.run(words, pass_fds=[log], capture_output=True, cwd="/", text=True)
    os.close(log)
    with os.fdopen(reading) as stream:
        assert stream.read() == ""
    assert ran.returncode == 1 and "antwortet kein Server" in ran.stdout, ran


async def test_a_client_that_cannot_start_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = Clients(client="tests.server.ssh.strange_clients:leaving", preload="")
    async with hosting(tmp_path, clients=broken) as host:
        await broken.close()
        monkeypatch.setattr(sys, "executable", "/nonexistent/python")
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.says("The server is full at the moment")
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
        if os.geteuid() == 0:  # others cannot read its memory
            assert Path(f"/proc/{pid}/cwd").resolve() == Path("/")
        terminal.press("\x13", "\x1a", "?")  # save as, suspend: nothing happens
        await terminal.shows("Enter close")
        assert pid in clients() and not terminal.closed.is_set()
        await terminal.close()
        await gone()
