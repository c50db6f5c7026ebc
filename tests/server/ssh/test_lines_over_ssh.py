"""Without a terminal (`ssh -T`), play is line by line, however long a line is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.ssh.hosting import connect, gone, hosting
from tests.waiting import PATIENCE, until
from weimar_tui.server.club.settings import ClubSettings
from weimar_tui.server.club.store import accounts
from weimar_tui.server.requests import MakeTable


async def read_until(process: Any, text: str) -> str:
    """The output up to a text."""
    heard = b""
    async with asyncio.timeout(PATIENCE):
        while text.encode() not in heard:
            data = await process.stdout.read(4096)
            assert data, f"ended: {heard[-500:]!r}"
            heard += data
    return heard.decode()


@pytest.mark.parametrize("length", [100, 5_000, 70_000, 300_000])
async def test_a_line_of_any_length_is_answered_in_a_line(tmp_path: Path, length: int) -> None:
    async with hosting(tmp_path) as host:
        conn = await connect(host.port)
        process = await conn.create_process(encoding=None)
        await read_until(process, "you are Rosa")
        process.stdin.write(b"x" * length + b"\n")
        said = await read_until(process, "Type a number")
        assert "xx" not in said
        process.stdin.write(b"?\n")
        await read_until(process, "quit")
        process.stdin.write_eof()
        await asyncio.wait_for(process.wait(), PATIENCE)
        conn.close()
        await gone()


async def test_lines_that_come_before_the_client_all_wait_for_it(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        conn = await connect(host.port)
        process = await conn.create_process(encoding=None)
        process.stdin.write(b"x" * 70_000 + b"\nhelp\n")
        process.stdin.write_eof()
        said = await asyncio.wait_for(process.stdout.read(), PATIENCE)
        assert b"you are Rosa" in said
        await asyncio.wait_for(process.wait(), PATIENCE)
        conn.close()
        await gone()


async def test_a_table_that_was_refused_keeps_what_was_filled_in(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        limits = host.server.host.limits
        limits.waiting_each = 0
        conn = await connect(host.port)
        process = await conn.create_process(encoding=None)
        await read_until(process, "you are Rosa")
        process.stdin.write(b"make a new table\nname\nSunday\nmake the table\n")
        await read_until(process, "too many tables")
        limits.waiting_each = 3
        process.stdin.write(b"make the table\n")
        async with asyncio.timeout(PATIENCE):
            while not host.server.lobby.tables:
                await asyncio.sleep(0.01)
        (table,) = host.server.lobby.tables.values()
        assert table.record.title == "Sunday"
        process.stdin.write_eof()
        await asyncio.wait_for(process.wait(), PATIENCE)
        conn.close()
        await gone()


async def test_play_now_takes_a_casual_table_for_a_player_on_hold(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=ClubSettings()) as host:
        rosa = await host.club.enrolled("Rosa")
        make = host.server.lobby.maker.make
        bot = host.server.host.games["weimar"].bots[0]
        seats = {"spd": "", "kpd": "", "z": bot, "dnvp": bot}
        rated = await make("Otto", MakeTable(game="weimar", seats=seats, rated="yes"))
        casual = await make("Otto", MakeTable(game="weimar", seats={**seats, "z": ""}))
        conn = await connect(host.port)
        process = await conn.create_process(encoding=None)
        await read_until(process, "you are Rosa")
        await host.club.write(accounts.change, rosa.id, state="held")
        process.stdin.write(b"play now; others\n")
        await read_until(process, casual.record.title)
        await until(lambda: "Rosa" in casual.people())
        assert "Rosa" not in rated.people()
        process.stdin.write_eof()
        await asyncio.wait_for(process.wait(), PATIENCE)
        conn.close()
        await gone()
