"""The list of tables in the lobby: what is sent to whom, and when."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.hosted import answer
from tests.server.served import Line, Served, refusal
from tests.waiting import until
from weimar_tui.server import server as server_file
from weimar_tui.server.listing import in_order, with_changes
from weimar_tui.server.record import SeatRecord, TableRecord
from weimar_tui.server.replies import Changes, Chat, PageShown, Tables, TableState, free_seats
from weimar_tui.server.requests import CloseTable, Exit, MakeTable, MoreFinished, Say, ShowPage
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.wire import PAGE

pytestmark = pytest.mark.usefixtures("duel")


@asynccontextmanager
async def ticking(served: Served, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Let the server's time pass, by the host's clock."""
    monkeypatch.setattr(server_file, "_TICK", 0.001)
    task = asyncio.create_task(served.server._tick())
    yield
    task.cancel()


async def some_ticks() -> None:
    for _ in range(10):
        await asyncio.sleep(0.002)


def lists(line: Line) -> list[Changes | Tables]:
    return [reply for reply in line.writer.heard if isinstance(reply, Changes | Tables)]


async def going(served: Served, *names: str) -> ServerTable:
    """A duel of two players who are not in the lobby."""
    table = await served.server.lobby.maker.make(names[0], MakeTable())
    for name, seat in zip(names, ("red", "blue"), strict=True):
        await table.seating.sit(name, seat)
    await table.seating.start(names[0])
    return table


async def test_a_pick_at_one_of_many_tables_is_told_later_and_of_that_table_alone(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each pick anywhere used to send the whole list to everyone in the lobby."""
    tables = [await going(served, f"A{n}", f"B{n}") for n in range(30)]
    mine = await going(served, "Eve", "Max")
    async with ticking(served, monkeypatch):
        eve = await served.come("Eve")
        served.hosted.clock.now += 3.0
        await some_ticks()
        before = len(eve.writer.data)
        told = len(lists(eve))
        assert len(lists(eve)[0].tables) == 31
        for table in tables[:3]:
            await answer(table, "red")
        await some_ticks()
        assert len(lists(eve)) == told, "others' games are no matter of haste"
        await answer(mine, "blue")
        await until(lambda: len(lists(eve)) == told + 1)
        assert [table.id for table in lists(eve)[-1].tables] == [mine.record.id]
        served.hosted.clock.now += 3.0
        await until(lambda: len(lists(eve)) == told + 2)
        assert {table.id for table in lists(eve)[-1].tables} == {t.record.id for t in tables[:3]}
        assert len(eve.writer.data) - before < 3000, "the whole list had 12,000 bytes"
        served.hosted.clock.now += 3.0
        await some_ticks()
        assert len(lists(eve)) == told + 2, "nothing is new"


async def test_new_tables_seats_taken_and_tables_that_are_gone_are_told_at_once(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with ticking(served, monkeypatch):
        eve, ann = await served.come("Eve"), await served.come("Ann")
        known = lists(eve)[0]

        def shown() -> tuple[TableState, ...]:
            lobby: Any = known
            told: tuple[TableState, ...]
            for reply in lists(eve)[1:]:
                lobby = with_changes(lobby, reply) if isinstance(reply, Changes) else reply
            told = lobby.tables
            return told

        (status,) = await ann.say(MakeTable(title="Evening"))
        await until(lambda: [table.title for table in shown()] == ["Evening"])
        table = served.table()
        await table.seating.sit("Bob", "red")
        await until(lambda: shown()[0].seats[0].player == "Bob")
        await ann.say(CloseTable(table=status.table.id))
        await until(lambda: shown() == ())
        assert [kind for kind in lists(eve) if isinstance(kind, Tables)] == [known]


async def test_ones_own_games_that_are_over_come_twenty_at_a_time(served: Served) -> None:
    for _ in range(45):
        served.hosted.clock.now += 600
        table = await going(served, "Ann", "Bob")
        await table.end("closed")
        await table.write_if_changed()
    served.server.lobby.put_away()
    assert served.server.lobby.tables == {}
    ann, eve = await served.come("Ann"), await served.come("Eve")
    assert [(len(t.tables), t.more) for t in lists(ann)] == [(20, 25)]
    assert [(len(t.tables), t.more) for t in lists(eve)] == [(20, 0)], "of others' games the latest"
    await ann.say(MoreFinished(), MoreFinished())
    assert [(len(t.tables), t.more) for t in lists(ann)[1:]] == [(40, 5), (45, 0)]
    await ann.say(Exit())
    assert len(lists(ann)[-1].tables) == 45, "also when one comes back to the lobby"


def test_what_has_changed_takes_its_place_in_the_order() -> None:
    state = TableState(
        id="1", title="", game="duel", scenario="main", owner="Ann", state="waiting", public=True,
        seats=(), made="2026-11-21",
    )  # fmt: skip
    playing = replace(state, id="2", state="playing", made="2026-11-20")
    over = replace(state, id="3", state="over", made="2026-11-23")
    newer = replace(state, id="4", made="2026-11-22")
    known = Tables(tables=in_order((over, state, playing, newer)), here=("Ann",), more=3)
    assert [table.id for table in known.tables] == ["2", "4", "1", "3"]
    mine = replace(over, mine="red")
    now = with_changes(known, Changes(tables=(mine,), gone=("4", "9"), more=2))
    assert [table.id for table in now.tables] == ["3", "2", "1"]
    assert now.tables[1] is playing and (now.here, now.more) == (("Ann",), 2)
    assert with_changes(known, Changes(here=())).here == ()


async def test_a_private_table_is_told_of_to_its_people_alone(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with ticking(served, monkeypatch):
        ann, bob, eve = [await served.come(name) for name in ("Ann", "Bob", "Eve")]
        await ann.say(MakeTable(public=False, invited=("Bob",)))
        await until(lambda: any(reply.tables for reply in lists(bob)))
        served.hosted.clock.now += 3.0
        await some_ticks()
        assert not any(reply.tables for reply in lists(eve))


# --- talk in the lobby --------------------------------------------------------------------------
def talk(line: Line) -> list[str]:
    return [
        f"{r.player}: {r.text}" for r in line.writer.heard if isinstance(r, Chat) and not r.table
    ]


async def test_in_the_lobby_all_hear_each_other_but_who_is_at_a_table(served: Served) -> None:
    ann, bob, eve = [await served.come(name) for name in ("Ann", "Bob", "Eve")]
    await eve.say(MakeTable())
    await ann.say(Say(table="", text="Who pl\x1bays [a] game?"))
    assert talk(ann) == talk(bob) == ["Ann: Who plays (a) game?"] and talk(eve) == []
    assert await refusal(ann, Say(table="", text=" \x1b ")) == ("say", "say-empty")
    await bob.say(Say(table="", text="I do"))
    await eve.say(Exit())
    assert talk(eve) == talk(ann), "who comes reads what was said last"
    cy = await served.come("Cy")
    await cy.say()
    assert talk(cy) == talk(ann)
    for n in range(int(served.hosted.host.limits.chat_at_once) - 1):
        await bob.say(Say(table="", text=f"line {n}"))
    assert await refusal(bob, Say(table="", text="more")) == ("say", "say-slowly")


# --- many tables --------------------------------------------------------------------------------
def add_tables(served: Served, number: int) -> list[ServerTable]:
    """Tables of many players, none of them on disk: the first half waits, the others play."""
    lobby, first = served.server.lobby, len(served.server.lobby.tables)
    made = []
    for n in range(first, first + number):
        record = TableRecord(
            id=f"{n:012x}",
            title=f"Table {n}",
            game="duel",
            scenario="main",
            owner=f"P{n}",
            seats={"red": SeatRecord(player=f"P{n}"), "blue": SeatRecord()},
            created=f"2026-11-{n % 28 + 1:02}T{n % 24:02}:00:{n % 60:02}",
            state="waiting" if n % 2 else "playing",
        )
        lobby.tables[record.id] = ServerTable(record, served.hosted.host, lobby.changed)
        lobby.changed.table(record.id)
        made.append(lobby.tables[record.id])
    return made


async def test_the_lobby_costs_the_same_with_a_hundred_and_with_a_thousand_tables(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    state = ServerTable.state

    def counting(table: ServerTable, name: str) -> TableState:
        read.append(table.record.id)
        return state(table, name)

    monkeypatch.setattr(ServerTable, "state", counting)
    costs, eves = [], []
    for number in (100, 900):
        tables = add_tables(served, number)
        served.server.lobby.refresh()
        read.clear()
        eve = await served.come(f"Eve{number}")
        (first,) = lists(eve)
        assert isinstance(first, Tables) and len(first.tables) == 2 * PAGE
        shown = {table.id for table in first.tables}
        costs.append((len(read), len(eve.writer.data) // 1000))
        async with ticking(served, monkeypatch):
            await some_ticks()
            served.hosted.clock.now += 3.0
            await some_ticks()
            before = len(lists(eve))
            read.clear()
            for table in tables:
                if table.record.id not in shown and table.record.state == "playing":
                    table.audience.send_status()
            served.hosted.clock.now += 3.0
            await some_ticks()
            assert read == [] and len(lists(eve)) == before, "rows that are not shown"
            seen = next(table for table in tables if table.record.id in shown)
            seen.record.seats["blue"].player = "Max"
            seen.audience.send_status()
            served.hosted.clock.now += 3.0
            while len(lists(eve)) != before + 1:
                await some_ticks()
            assert len(lists(eve)[-1].tables) <= 2 and len(read) <= 3
        eves.append(first.pages["others"].all)
        await eve.hang_up()
    assert costs[0] == costs[1], "rows read, and kilobytes sent"
    assert eves[1] > 400


async def test_the_pages_of_a_list_hold_every_table_once(served: Served) -> None:
    add_tables(served, 210)
    eve = await served.come("P7")
    seen: list[str] = []

    async def page(start: int) -> Tables:
        told = await eve.say(ShowPage(list="free", start=start))
        return next(reply for reply in told if isinstance(reply, Tables))

    for start in (0, 40, 80):
        shown = await page(start)
        ids = [table.id for table in shown.tables if free_seats(table) and not table.mine]
        assert len(ids) == min(40, 104 - start), "without one's own"
        assert shown.pages["free"] == PageShown(start=start, all=104)
        seen += ids
    assert len(set(seen)) == len(seen) == 104
    assert (await page(4000)).pages["free"].start == 80, "the last page there is"
