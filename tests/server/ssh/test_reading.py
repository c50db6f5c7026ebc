"""Over SSH: pages about players, the archive and shared games, printed and in the lobby."""

from __future__ import annotations

from pathlib import Path

from tests.server.club.archived import SAVE, archive
from tests.server.ssh.hosting import Terminal, connect, hosting
from tests.waiting import until
from weimar_tui.server.club.settings import ClubSettings
from weimar_tui.server.club.store import games

A = "0000000000aa"
ENGLISH = {"LANG": "en_GB.UTF-8"}


async def test_players_read_about_each_other_and_share_games(tmp_path: Path) -> None:
    archive(tmp_path, A, "Berlin evenings", 1_772_000_000.0)
    names = ("Otto", "Rosa", "Harry")
    async with hosting(tmp_path, names=names, club=ClubSettings(), kept=True) as host:
        for name in names:
            await host.club.enrolled(name)
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

        harry = await Terminal.come(host.port, "Harry", size=(100, 40), env=ENGLISH)
        await harry.shows("Make a new table")
        harry.press("w")
        await harry.shows("Whose page?")
        harry.press("rosa\r")
        await harry.shows("Rosa · here since")
        harry.press("\r")
        await until(lambda: "here since" not in harry.screen.text)
        harry.press("a")
        await harry.shows("Search for")
        harry.press("evenings\r")
        await harry.shows("Archive: evenings")
        harry.press("\r")
        await harry.shows("Share it to be read")
        harry.press("3", "\r")
        await harry.shows("ssh HOST show")
        await harry.close()
