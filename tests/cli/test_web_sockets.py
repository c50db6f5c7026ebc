"""Sockets of browsers: enormous windows, odd bytes, and processes that end with their browser."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.ssh.hosting import children_of
from tests.waiting import PATIENCE, until

aiohttp = pytest.importorskip("aiohttp", reason="browsers need textual-serve")
pytest.importorskip("textual_serve", reason="browsers need textual-serve")


def below(parent: int) -> set[int]:
    """All child processes of a process, direct and indirect."""
    found = set(children_of(parent))
    for child in list(found):
        found |= below(child)
    return found


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[asyncio.subprocess.Process, int]]:
    """`weimar serve --web` and its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "weimar_tui", "serve", "--open", "--no-ssh"),
        *("--web", str(port), "--data", str(folder)),
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.DEVNULL,
    )

    def listens() -> bool:
        with socket.socket() as asking:
            return asking.connect_ex(("127.0.0.1", port)) == 0

    await until(listens)
    try:
        yield process, port
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def shown(browser: Any, text: str) -> bytes:
    """Everything written until a text appears."""
    data = b""
    async with asyncio.timeout(PATIENCE):
        while text.encode() not in data:
            message = await browser.receive()
            assert isinstance(message.data, bytes), message
            data += message.data
    return data


@pytest.mark.slow
async def test_of_an_enormous_window_a_part_is_drawn_and_clients_end_with_their_socket(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as (process, port), aiohttp.ClientSession() as session:
        (web,) = below(process.pid)
        page = f"http://127.0.0.1:{port}"
        url = f"ws://127.0.0.1:{port}/ws?width=999999&height=999999"
        async with session.ws_connect(url, headers={"Origin": page}) as browser:
            data = await shown(browser, "name")
            places = re.findall(rb"\x1b\[(\d+);(\d+)H", data)
            assert max(int(row) for row, _ in places) <= 200
            assert max(int(column) for _, column in places) <= 401
            await browser.send_json(["resize", {"width": 888888, "height": 777777}])
            await browser.send_json(["stdin", "\x1b]11;rgb:1/2/3\x1b\\\x1b[9999999999u"])
            for letter in "Rosa\r":
                await browser.send_json(["stdin", letter])
            await shown(browser, "web-Rosa")
            assert len(below(process.pid)) > 1
        await until(lambda: below(process.pid) == {web})


async def test_web_server_and_clients_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    async with served(tmp_path) as (process, port), aiohttp.ClientSession() as session:
        page = f"http://127.0.0.1:{port}"
        url = f"ws://127.0.0.1:{port}/ws?width=80&height=24"
        async with session.ws_connect(url, headers={"Origin": page}) as browser:
            await shown(browser, "name")
            left = below(process.pid)
            assert len(left) > 1
            process.send_signal(signal.SIGKILL)
            await until(lambda: not any(map(runs, left)))
