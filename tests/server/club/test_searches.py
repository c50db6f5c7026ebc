"""Players are told once when a table appears that they look for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.club.breaking import Breaking
from tests.server.club.three_players import NOW, club_of_three, people
from tests.server.served import Line, Served, refusal
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.store import searches
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.record import TableRecord
from weimar_tui.server.replies import Home, Refused
from weimar_tui.server.requests import AskHome, Block, MakeTable, WatchForTable
from weimar_tui.server.wire import Level, TableFilter


def record(**changes: Any) -> TableRecord:
    values = {"id": "1", "title": "", "game": "duel", "scenario": "main", "owner": "Zoe"}
    return TableRecord(**{**values, "seats": {}, **changes})


def test_a_search_finds_what_its_filter_says(database: Database) -> None:
    names = ("All", "Duel", "Chess", "Slow", "Rated", "German")
    filters = (
        TableFilter(),
        TableFilter(game="duel"),
        TableFilter(game="chess"),
        TableFilter(pace="slow"),
        TableFilter(rated="yes"),
        TableFilter(language="de"),
    )
    for id, filter in zip(people(database, *names), filters, strict=True):
        database.write(searches.put, id, filter, NOW)

    def found(**changes: Any) -> set[str]:
        return set(database.read(searches.fitting, record(**changes), NOW))

    assert found() == {"All", "Duel", "Rated", "German"}
    assert found(rated="no") == {"All", "Duel", "German"}
    assert found(pace="slow", language="de") == {"All", "Duel", "Slow", "Rated", "German"}
    assert found(game="chess", language="en") == {"All", "Chess", "Rated"}
    assert database.read(searches.fitting, record(), NOW + 14 * DAY) == []


def test_a_player_has_one_search_until_it_ends(database: Database) -> None:
    ann, bob = people(database, "Ann", "Bob")
    for filter in (TableFilter(game="chess"), TableFilter(game="duel")):
        database.write(searches.put, ann, filter, NOW)
    database.write(searches.put, bob, TableFilter(), NOW)
    assert database.read(searches.fitting, record(), NOW) == ["Ann", "Bob"]
    assert database.read(searches.fitting, record(game="chess"), NOW) == ["Bob"]
    database.write(searches.end, "ann")
    assert database.read(searches.fitting, record(), NOW) == ["Bob"]
    database.write(searches.put, bob, None, NOW)
    assert not database.read(searches.has, bob, NOW)
    database.write(searches.put, ann, TableFilter(), NOW)
    database.write(searches.forget, NOW + 14 * DAY + 1)
    assert not database.read(searches.has, ann, NOW)


@pytest.fixture
def club(served: Served, database: Database) -> Club:
    return club_of_three(served, database)


async def home_of(line: Line) -> Home:
    return [one for one in await line.say(AskHome()) if isinstance(one, Home)][-1]


@pytest.mark.usefixtures("club", "duel")
async def test_the_inbox_names_the_table_once(served: Served) -> None:
    ann, bob = await served.come("Ann"), await served.come("Bob")
    assert not (await home_of(ann)).watches
    await ann.say(WatchForTable(filter=TableFilter(game="duel")))
    assert (await home_of(ann)).watches
    await ann.say(MakeTable(title="my own"))
    for wish in (
        MakeTable(title="private", public=False),
        MakeTable(title="full", seats={"red": "first", "blue": "first"}),
        MakeTable(title="too good", level=Level(low=2000)),
    ):
        await bob.say(wish)
    assert (await home_of(ann)).inbox == ()
    await bob.say(MakeTable(title="evening"))
    home = await home_of(ann)
    (notice,) = home.inbox
    assert (notice.kind, notice.data["by"], notice.data["title"]) == ("match", "Bob", "evening")
    assert not home.watches
    await ann.say(WatchForTable(filter=TableFilter()), Block(person="Bob"))
    cy = await served.come("Cy")
    await bob.say(MakeTable(title="blocked"))
    assert len((await home_of(ann)).inbox) == 1
    await cy.say(MakeTable(title="of Cy"))
    assert [one.data["title"] for one in (await home_of(ann)).inbox] == ["of Cy", "evening"]
    guest = await served.come("Guest")
    assert await refusal(guest, WatchForTable(filter=TableFilter())) == (
        "watch-for-table", "home-guest",
    )  # fmt: skip


@pytest.mark.usefixtures("duel")
async def test_a_table_is_made_while_the_database_is_away(served: Served, rows: Breaking) -> None:
    served.server.club = Club(rows, served.server.host.disk, now=served.server.host.now)
    ann = await served.come("Ann")
    rows.away = True
    said = await ann.say(MakeTable())
    assert not [one for one in said if isinstance(one, Refused)]
    assert served.table().record.owner == "Ann"
    rows.away = False
