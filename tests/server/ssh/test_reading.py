"""Over SSH: pages about players, the archive and shared games, printed and in the lobby."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.club.archived import SAVE, archive
from tests.server.ssh.hosting import Open, Terminal, connect, hosting
from tests.waiting import PATIENCE, until
from weimar_tui.kernel.journal import parse_save
from weimar_tui.server.club.settings import ClubSettings
from weimar_tui.server.club.store import accounts, games

A = "0000000000aa"
EARLY = 1_770_000_000
ENGLISH = {"LANG": "en_GB.UTF-8"}


async def test_players_read_about_each_other_and_share_games(tmp_path: Path) -> None:
    archive(tmp_path, A, "Berlin evenings", 1_772_000_000.0)
    names = ("Otto", "Rosa", "Harry")
    async with hosting(tmp_path, names=names, club=ClubSettings(), kept=True) as host:
        for name in names:
            await host.club.write(accounts.add, name, EARLY)
        async with await connect(host.port, "Harry") as conn:
            assert (await conn.run("archive")).stdout == "No finished game matches.\n"
        assert host.keeper is not None
        host.keeper.start()
        database = host.club.database
        await until(lambda: database.read(games.states).get(A) == "over")

        async def run(name: str, command: str) -> tuple[str, str, int | None]:
            async with await connect(host.port, name) as conn:
                ran = await conn.run(command)
            return str(ran.stdout), str(ran.stderr), ran.exit_status

        out, _, status = await run("Harry", "archive berlin otto")
        assert status == 0 and out.startswith(f"{A}  2026-02-25 · Berlin evenings · Weimar")
        out, _, _ = await run("Harry", "player otto")
        assert "Otto · here since" in out and "Stayed to the end: 1 of 1 game" in out
        _, said, status = await run("Harry", f"share {A} all")
        assert status == 1 and "Only its players" in said
        out, _, _ = await run("Rosa", f"share {A} all")
        code = out.rstrip(").\n").rpartition(" ")[2]
        async with await connect(host.port, "Harry") as conn:
            ran = await conn.run(f"fetch {code}", encoding=None)
        assert ran.stdout == SAVE.read_bytes()
        _, said, status = await run("Harry", "show aaaaaaaaaaaaaa")
        assert status == 1 and "No game is shared" in said
        for wrong, form in (
            ("show", "show CODE"),
            (f"show {A}", "show CODE"),
            ("story ../x", "story ID"),
            ("share", "share ID"),
            ("player a b", "player NAME"),
            ("fetch ../x", "fetch ID"),
        ):
            _, said, status = await run("Harry", wrong)
            assert status == 1 and f"ssh -p {host.port} 127.0.0.1 {form}" in said, wrong

        harry = await Terminal.come(host.port, "Harry", size=(100, 40), env=ENGLISH)
        await harry.shows("Make a new table")
        harry.press("w")
        await harry.shows("Whose page?")
        harry.press("rosa\r")
        await harry.shows("Rosa · here since")
        harry.press("\r")
        await until(lambda: "here since" not in harry.screen.text)
        harry.press("a")
        await harry.shows("Player, game, title")
        harry.press("evenings\r")
        await harry.shows("Archive: evenings")
        harry.press("\r")
        await harry.shows("Share it for reading")
        harry.press("3", "\r")
        await harry.shows(f"ssh -p {host.port} HOST show")
        await harry.close()


@asynccontextmanager
async def hosting_an_archive(folder: Path) -> AsyncIterator[Open]:
    """A host with one finished game of Otto and Rosa in its archive."""
    archive(folder, A, "Berlin evenings", 1_772_000_000.0)
    names = ("Otto", "Rosa", "Harry")
    async with hosting(folder, names=names, club=ClubSettings(), kept=True) as host:
        for name in names:
            await host.club.write(accounts.add, name, EARLY)
        assert host.keeper is not None
        host.keeper.start()
        # Tests ask for the game's file twice a second, which no person does.
        host.server.host.limits.requests_at_once = 1000.0
        database = host.club.database
        await until(lambda: database.read(games.states).get(A) == "over")
        yield host


async def test_a_player_analyses_an_own_game_and_plays_on_from_one_of_its_picks(
    tmp_path: Path,
) -> None:
    async with hosting_an_archive(tmp_path) as host:
        rosa = await Terminal.come(host.port, "Rosa", size=(100, 40), env=ENGLISH)
        await rosa.shows("Make a new table")
        rosa.press("a")
        await rosa.shows("Player, game, title")
        rosa.press("\r")
        await rosa.shows("Archive: all finished games")
        rosa.press("\r")
        await rosa.shows("Analyse it")
        rosa.press("3", "\r")
        await rosa.shows("Analysis of weimar-")
        await rosa.shows("Analysed: ")
        assert "export" not in rosa.screen.text, "a client has no files"
        rosa.press("\x1b")
        await rosa.shows("everything open")
        rosa.press("1", "0", "\r", "p")
        await rosa.shows("Play on from pick 10")
        await rosa.shows("not rated")
        assert "Ratings" not in rosa.screen.text
        limits = host.server.host.limits
        allowed, limits.tables_each = limits.tables_each, 0
        rosa.press("\r")
        await rosa.shows("too many tables")
        assert "Play on from pick 10" in rosa.screen.text, "a refused form stays"
        limits.tables_each = allowed
        rosa.press("\r")
        lobby = host.server.lobby
        await until(lambda: any(table.record.branch == A for table in lobby.tables.values()))
        (table,) = (table for table in lobby.tables.values() if table.record.branch)
        await until(lambda: table.local is not None)
        first = parse_save(SAVE.read_bytes(), SAVE).picks[:10]
        data = host.server.host.store.recording(table.record.id)
        assert parse_save(data, SAVE).picks[:10] == first
        assert table.record.rated == "no" and not table.record.public
        assert table.seat_of("Rosa") == "spd"
        await rosa.shows("Round 1")
        rosa.press("q")
        await rosa.shows("Make a new table")
        assert "Archive: all finished games" not in rosa.screen.text
        await rosa.close()


async def test_a_code_shows_all_hands_in_line_mode(tmp_path: Path) -> None:
    async with hosting_an_archive(tmp_path) as host:
        async with await connect(host.port, "Rosa") as conn:
            shared = str((await conn.run(f"share {A} all")).stdout)
        code = shared.rstrip(").\n").rpartition(" ")[2]
        async with await connect(host.port, "Harry") as conn:
            process = await conn.create_process(env=ENGLISH)
            said = Lines(process)
            await said.until("Make a new table")
            said.type("archive")
            await said.until("a code you were given")
            said.type("")
            await said.until("Berlin evenings")
            said.type("1")
            await said.until("Share it for reading")
            assert "all hands" not in said.latest, "only its players see them"
            said.type("back")
            await said.until("Berlin evenings")
            said.type("back")
            await said.until("Make a new table")
            said.type("archive")
            await said.until("a code you were given")
            said.type(code)
            await said.until("Berlin evenings")
            said.type("1")
            await said.until("Play on from")
            assert "Go to the table" not in said.latest
            said.type("4")
            await said.until("Play on after which pick (0 to 193)?")
            said.type("194")
            await said.until("Choose a moment")
            said.type("1", "4", "20")
            await said.until("Play on from pick 20")
            said.type("1")
            lobby = host.server.lobby
            await until(lambda: any(table.record.branch == A for table in lobby.tables.values()))
            await said.until("Round 1")
            process.close()


class Lines:
    """What a player in line mode reads and types; `latest` came since the last waiting ended."""

    def __init__(self, process: Any) -> None:
        self._process = process
        self.latest = ""

    def type(self, *lines: str) -> None:
        self._process.stdin.write("".join(f"{line}\n" for line in lines))

    async def until(self, text: str) -> None:
        self.latest = ""
        async with asyncio.timeout(PATIENCE):
            while text not in self.latest:
                more = await self._process.stdout.read(4096)
                assert more, f"no {text!r} in:\n{self.latest}"
                self.latest += more
