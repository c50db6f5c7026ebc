"""Slow lines: output is compressed, and outdated frames are skipped."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import zlib
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from asyncssh.constants import MSG_IGNORE
from asyncssh.packet import String

from tests.server.ssh.hosting import Terminal, connect, hosting
from tests.server.ssh.slow_line import slow_line
from tests.waiting import until

ZLIB = ["zlib@openssh.com", "none"]
QUIET = 0.3
F9, ESCAPE = "\x1b[20~", "\x1b"


def spoken(conn: asyncssh.SSHClientConnection) -> tuple[object, object]:
    """The compression of each direction."""
    return conn.get_extra_info("send_compression"), conn.get_extra_info("recv_compression")


@pytest.mark.parametrize(
    ("offered", "expected"),
    [
        (ZLIB, "zlib@openssh.com"),
        (ZLIB[::-1], "zlib@openssh.com"),
        (ZLIB[:1], "zlib@openssh.com"),
        (["none"], "none"),
    ],
)
async def test_whoever_can_decompress_is_sent_compressed(
    tmp_path: Path, offered: list[str], expected: str
) -> None:
    """OpenSSH lists `none` first unless started with -C, and other clients list only `none`."""
    async with (
        hosting(tmp_path) as host,
        await connect(host.port, compression_algs=offered) as conn,
    ):
        assert spoken(conn) == (expected, expected)


async def test_a_host_can_switch_compression_off(tmp_path: Path) -> None:
    async with hosting(tmp_path, compression=False) as host:
        async with await connect(host.port, compression_algs=ZLIB) as conn:
            assert spoken(conn) == ("none", "none")
        with pytest.raises(asyncssh.KeyExchangeFailed):
            await connect(host.port, compression_algs=ZLIB[:1])


async def test_a_client_that_waits_for_the_servers_algorithms_is_served(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        writer.write(b"SSH-2.0-patient\r\n")
        async with asyncio.timeout(30):
            assert (await reader.readline()).startswith(b"SSH-2.0-weimar")
            assert b"zlib@openssh.com" in await reader.read(4096)
        writer.close()


async def test_a_lobby_takes_a_third_of_the_bytes_or_less(tmp_path: Path) -> None:
    sent = {}
    async with hosting(tmp_path) as host:
        for offered in (ZLIB, ["none"]):
            async with slow_line(host.port, 1e7) as line:
                terminal = await Terminal.come(
                    line.port, "Rosa", size=(120, 40), compression_algs=offered
                )
                await terminal.shows("you are Rosa")
                await quiet(terminal)
                sent[offered[0]] = line.bytes
                await terminal.close()
    assert 3 * sent[ZLIB[0]] < sent["none"], sent


async def test_a_packet_that_expands_without_end_ends_the_connection(tmp_path: Path) -> None:
    """Sixteen megabytes of zeros take sixteen kilobytes on the line."""
    async with hosting(tmp_path) as host:
        conn: Any = await connect(host.port, compression_algs=ZLIB)

        class Bomb:
            def compress(self, data: bytes) -> bytes:
                deflate = zlib.compressobj()
                packet = bytes([MSG_IGNORE]) + String(bytes(16 * 1024 * 1024))
                return deflate.compress(packet) + deflate.flush(zlib.Z_SYNC_FLUSH)

        conn._compressor = Bomb()
        conn.send_packet(MSG_IGNORE, String(b""))
        async with asyncio.timeout(30):
            await conn.wait_closed()
        await until(lambda: not host.state.limiter.connections)


async def quiet(terminal: Terminal) -> None:
    """Wait until no more data arrives."""
    seen = -1
    while seen != len(terminal.raw):
        seen = len(terminal.raw)
        await asyncio.sleep(QUIET)


async def test_frames_that_are_outdated_are_not_sent(tmp_path: Path) -> None:
    """Without compression, since compressed frames are too small to fill the line."""
    async with hosting(tmp_path) as host, slow_line(host.port, 1e7) as line:
        terminal = await Terminal.come(line.port, "Rosa", size=(120, 40), compression_algs=["none"])
        await terminal.shows("you are Rosa")
        await quiet(terminal)
        frames = []
        for key in (F9, ESCAPE) * 2:  # the settings fill the screen, and back
            before = len(terminal.raw)
            terminal.press(key)
            while len(terminal.raw) == before:
                await asyncio.sleep(0.01)
            await quiet(terminal)
            frames.append(len(terminal.raw) - before)
        shown = terminal.screen.text
        before, pairs, line.rate = len(terminal.raw), 30, 0
        for _ in range(pairs):
            for key in (F9, ESCAPE):
                terminal.press(key)
                await asyncio.sleep(0.12)
        line.rate = 1e7
        await quiet(terminal)
        assert terminal.screen.text == shown
        assert len(terminal.raw) - before < pairs * sum(frames[2:]) / 2


@pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no OpenSSH client here")
async def test_openssh_is_sent_compressed_without_being_told_to(tmp_path: Path) -> None:
    async with hosting(tmp_path, open=True) as host:
        said = await asyncio.to_thread(
            subprocess.run,
            [
                *("ssh", "-vv", "-T", "-F", "none", "-p", str(host.port), "Karl@127.0.0.1"),
                *("-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null"),
                *("-o", "BatchMode=yes", "-o", "IdentityAgent=none"),
            ],
            capture_output=True,
            text=True,
            input="",
            timeout=60,
        )
    chosen = [line for line in said.stderr.splitlines() if "kex: server->client" in line]
    assert "compression: zlib@openssh.com" in chosen[0]
    assert "Karl" in said.stdout
