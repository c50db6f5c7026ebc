"""Looking around and watching from the front door, over SSH, without an account."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.server.serving import sit_down
from tests.server.ssh.hosting import Open, Terminal, gone, hosting
from tests.server.ssh.test_club import club, lines
from tests.waiting import PATIENCE, until
from weimar_tui.server.club.store import schema
from weimar_tui.server.ssh.clients import Clients
from weimar_tui.server.ssh.config import SshLimits
from weimar_tui.server.ssh.visits import Visits


def kept(folder: Path) -> dict[str, int]:
    """Every file of the server but the database's own, and its size."""
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {str(path): path.stat().st_size for path in paths if not path.name.startswith("club.")}


def rows(host: Open) -> dict[str, int]:
    """How many rows every table of the database has."""

    def count(connection: Connection) -> dict[str, int]:
        tables = schema.metadata.tables.items()
        return {name: len(connection.execute(table.select()).all()) for name, table in tables}

    return host.club.database.read(count)


async def test_a_visitor_plays_watches_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club()) as host:
        id, players = await sit_down(tmp_path)
        await host.server.lobby.tables[id].write_if_changed()
        before, stored = kept(tmp_path), rows(host)
        guest = await Terminal.come(host.port, "Mallory", username="new", size=(120, 40))
        await guest.shows("doesn't know your key yet")
        guest.press("?")
        await guest.shows("All keys")
        guest.press("\r")
        await guest.shows("nothing is saved")
        guest.press("\t", "\t", "3", "\r")
        await guest.shows("Looking around without an account")
        guest.press("+")
        await guest.shows("Decision")
        guest.press("q")
        await guest.shows("Looking around without an account")
        guest.press("\x1b")
        await guest.shows("doesn't know your key yet")
        guest.press("\t", "\t", "4", "\r")
        await guest.shows("LIVE GAMES")
        await guest.shows("Otto")
        guest.press("\r")
        await guest.shows("Otto")
        await until(lambda: host.server.lobby.tables[id].audience.spectators == 1)
        assert not host.server.lobby.tables[id].seat_of("Mallory")
        guest.press("t", "x")  # there is no talk to open
        await guest.close()
        await until(lambda: host.server.lobby.tables[id].audience.spectators == 0)
        await gone()
        await until(lambda: not host.state.sessions)
        assert kept(tmp_path) == before and rows(host) == stored
        for player in players.values():
            await player.close()


@pytest.mark.parametrize(
    ("language", "look", "live", "back"),
    [
        ("en_GB.UTF-8", "Look around", "LIVE GAMES", "not registered here"),
        ("de_DE.UTF-8", "Umsehen", "LAUFENDE SPIELE", "Dein Schlüssel ist hier nicht"),
        ("zh_TW.UTF-8", "參觀", "進行中的對局", "金鑰"),
    ],
)
async def test_line_mode_offers_the_same(
    tmp_path: Path, language: str, look: str, live: str, back: str
) -> None:
    async with hosting(tmp_path, club=club()) as host:
        id, _ = await sit_down(tmp_path)
        async with lines(host, "Mallory", "new") as talk:
            if not language.startswith("en"):
                await talk.until("0  ")
                talk.type("5", "2" if language.startswith("de") else "3")
            await talk.until(look)
            talk.type("4")
            await talk.until(live)
            title = host.server.lobby.tables[id].record.title
            await talk.until(title)
            talk.type("5")
            await until(lambda: host.server.lobby.tables[id].audience.spectators == 1)
            talk.type("lobby" if language.startswith("en") else "0")
            talk.process.stdin.write_eof()
            await asyncio.wait_for(talk.process.wait(), PATIENCE)
        await gone()


async def test_a_client_broken_into_during_a_visit_gets_nothing(tmp_path: Path) -> None:
    broken = Clients(client="tests.server.ssh.broken_in:ask_everything", preload="")
    async with hosting(tmp_path, clients=broken, club=club()) as host:
        id, _ = await sit_down(tmp_path, {"spd": "Otto"}, public=False)
        before, stored = kept(tmp_path), rows(host)
        host.server.host.limits.requests_at_once = 100_000.0  # otherwise it is sent away early
        guest = await Terminal.come(
            host.port, "Mallory", username="new", size=(80, 50), env={"LC_TABLE": id}
        )
        await guest.shows("doesn't know your key yet")
        guest.press("\t", "\t", "3", "\r")
        await guest.says("end|")
        answers = re.findall(r"([A-Z][a-z]+|refused|end)\|", guest.raw.decode())
        others = [answer for answer in answers if answer not in ("refused", "end")]
        assert set(others) <= {"Tables", "Refused", "Pong"} and others.count("Refused") == 1
        assert answers.count("refused") > 35
        assert kept(tmp_path).keys() == before.keys() and rows(host) == stored
        await guest.close()


async def test_visits_are_few_and_short_and_a_host_can_forbid_them(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club(), visitors=1, visit=1.0) as host:
        async with lines(host, "Mallory", "new") as first:
            await first.until("Number:")
            first.type("3")
            await first.until("Looking around")
            async with lines(host, "Harry", "new") as second:
                await second.until("Number:")
                second.type("4")
                await second.until("Too many visitors")
            await first.until("Your visit has reached its time limit")
        async with lines(host, "Harry", "new") as second:
            await second.until("Number:")
            second.type("3")
            await second.until("Looking around")
    async with (
        hosting(tmp_path, club=club(), visitors=0) as host,
        lines(host, "Harry", "new") as talk,
    ):
        said = await talk.until("Number:")
        assert "Look around" not in said and "3  Language" in said


def test_an_address_cannot_begin_visits_without_end() -> None:
    now = [0.0]
    visits = Visits(SshLimits(), lambda: now[0])
    begun = 0
    for now[0] in range(60):
        try:
            visits.end(visits.begin("192.0.2.1"))
        except Exception:
            continue
        begun += 1
    assert begun == 8
    visits.begin("192.0.2.2")
