"""Terminals that send odd bytes and sizes over SSH, and servers told to stop."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.server.ssh.hosting import Terminal, clients, enrol, gone, hosting
from tests.server.ssh.test_evening import Served
from tests.tui.test_terminal_input import REPLIES
from tests.waiting import PATIENCE, until
from weimar_tui.terminal_control import RESET


def send(terminal: Terminal, *data: bytes | str) -> None:
    for part in data:
        terminal.process.stdin.write(part.encode() if isinstance(part, str) else part)


async def ends_in_order(terminal: Terminal) -> None:
    """Ctrl+Q still ends the client, and the player sees nothing of the server's."""
    terminal.press("\x11")
    async with asyncio.timeout(PATIENCE):
        await terminal.closed.wait()
    assert terminal.process.exit_status == 0
    assert b"Traceback" not in terminal.raw and b"weimar_tui" not in terminal.raw


async def test_whatever_a_terminal_sends_the_client_goes_on(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.shows("you are Rosa")
        (pid,) = clients()
        await asyncio.sleep(0.5)
        before = terminal.screen.text
        send(terminal, *REPLIES.values(), bytes(range(128, 256)), b"\x1b[9999999999u")
        await asyncio.sleep(1.0)
        assert terminal.screen.text == before
        send(terminal, b"\xe4", b"?")
        await until(lambda: terminal.screen.text != before)
        assert clients() == [pid]
        await ends_in_order(terminal)
        await gone()


async def test_an_esc_is_waited_for_longer_over_ssh(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.shows("you are Rosa")
        await asyncio.sleep(0.5)
        lobby = terminal.screen.text
        terminal.press("?")
        await until(lambda: terminal.screen.text != lobby)
        await asyncio.sleep(0.5)
        send(terminal, "\x1b")
        await asyncio.sleep(0.25)
        send(terminal, "[B")
        await asyncio.sleep(0.7)
        assert terminal.screen.text != lobby, "the help is still there"
        send(terminal, "\x1b")
        await until(lambda: terminal.screen.text == lobby)
        await ends_in_order(terminal)
        await gone()


async def test_a_killed_client_leaves_no_terminal_behind_that_is_not_reset(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.shows("you are Rosa")
        (pid,) = clients()
        os.kill(pid, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            await terminal.closed.wait()
        assert RESET in terminal.raw
        await gone()


OTHERS = (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM)
"""More signals that end a server in order, besides those that the next test sends."""


@pytest.mark.parametrize(
    "number", [signal.SIGHUP, pytest.param(signal.SIGUSR1, marks=pytest.mark.slow)]
)
async def test_a_server_tells_its_players_before_a_signal_ends_it(
    tmp_path: Path, number: signal.Signals
) -> None:
    enrol(tmp_path, "Rosa")
    # Tests in the background may ignore some.
    before = {one: signal.signal(one, signal.SIG_DFL) for one in (number, *OTHERS)}
    try:
        served = await Served.start(tmp_path)
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
    status = Path(f"/proc/{served.process.pid}/status").read_text()
    caught = int(status.partition("SigCgt:")[2].split()[0], 16)
    assert [other for other in OTHERS if not caught >> (other - 1) & 1] == []
    terminal = await Terminal.come(served.port, "Rosa")
    await terminal.shows("you are Rosa")
    served.process.send_signal(number)
    async with asyncio.timeout(PATIENCE):
        await terminal.closed.wait()
        assert await served.process.wait() == 0
    told = terminal.raw[terminal.raw.rindex(b"\x1b[?1049l") :]
    assert b"server" in told.lower()
