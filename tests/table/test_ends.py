"""How tables of a host end, by people or by time, and what is fetched of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.house import (
    House,
    answer,
    refused,
    session_of,
    three,
)
from weimar_tui.table import hosted_table
from weimar_tui.table.fair_dice import commitment_to
from weimar_tui.table.host import Expiry
from weimar_tui.table.record import SeatRecord, read_record
from weimar_tui.table.wire import Update

pytestmark = pytest.mark.usefixtures("duel")


# --- the end ------------------------------------------------------------------------------------
async def test_who_resigns_leaves_the_seat_to_a_bot_and_the_rest_play_on(house: House) -> None:
    table, ann, bob, _ = await three(house)
    assert await refused(table.resign("Eve")) == "resign-players"
    await table.agree_to_end("Ann", True)
    await table.resign("Bob")
    record = read_record(table.folder)
    assert record.seats["blue"] == SeatRecord(bot="first") and record.resigned == ["Bob"]
    assert bob.room.table.mine == "" and bob.last(Update).seat == ""
    assert set(bob.view.hands["blue"]) == {"?"}
    assert ann.lines == ["player-resigned"]
    assert table.record.state == "playing", "Cy has not agreed"
    await table.resign("Cy")
    assert table.record.state == "over" and table.record.ending == "abandoned"
    assert await refused(table.resign("Ann")) == "resign-players"


async def test_when_the_last_has_resigned_the_game_is_over(house: House) -> None:
    table, *_ = await house.duel()
    await table.resign("Ann")
    assert table.record.state == "playing"
    await table.resign("Bob")
    assert (table.record.state, table.record.ending) == ("over", "abandoned")


async def test_a_game_is_ended_by_most_of_its_people_and_all_who_are_there(house: House) -> None:
    table, ann, _, cy = await three(house)
    assert await refused(table.agree_to_end("Eve", True)) == "resign-players"
    await table.agree_to_end("Ann", True)
    await table.agree_to_end("Bob", True)
    assert table.record.state == "playing", "Cy is there and does not wish it"
    table.leave(cy)
    assert await refused(table.agree_to_end("Cy", True)) == "agree-elsewhere"
    await table.agree_to_end("Bob", False)
    assert table.record.state == "playing" and ann.room.agreed_to_end == ("Ann",)
    await table.agree_to_end("Bob", True)
    assert read_record(table.folder).ending == "abandoned"
    assert ann.lines == ["ended-abandoned"]
    assert ann.room.secret == table.record.secret
    assert ann.room.seed == session_of(table).header.seed
    assert ann.room.table.waiting_for == ()


async def test_one_alone_of_two_ends_nothing(house: House) -> None:
    table, _, bob = await house.duel()
    table.leave(bob)
    await table.agree_to_end("Ann", True)
    assert table.record.state == "playing"


@pytest.mark.parametrize(
    ("ending", "line"),
    [("abandoned", "ended-abandoned"), ("expired", "ended-expired"), ("closed", "ended-closed")],
)
async def test_a_game_is_ended_once_and_everybody_reads_why(
    house: House, ending: str, line: str
) -> None:
    table, ann, _ = await house.duel()
    await table.end(ending)
    await table.end("closed")
    assert (table.record.ending, ann.room.table.ending) == (ending, ending)
    assert ann.lines == [line]


async def test_a_table_that_waits_has_no_game_to_end(house: House) -> None:
    table = await house.table()
    await table.end("closed")
    assert (table.record.state, table.record.ending) == ("waiting", "")


async def test_a_game_that_ends_by_its_rules_is_over_with_its_dice_revealed(house: House) -> None:
    table, ann, _ = await house.duel()
    session = session_of(table)
    while session.outcome is None:
        await answer(table, table.asked[0].seat, table.asked[0].options[-1])
    assert (table.record.state, table.record.ending) == ("over", session.outcome.ending)
    assert ann.room.table.state == "over" and ann.room.seed == session.header.seed
    assert commitment_to(ann.room.secret) == ann.room.commitment
    assert ann.room.table.round == 4


# --- fetching -----------------------------------------------------------------------------------
async def test_the_game_is_fetched_by_its_players_when_it_is_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, *_ = await three(house)
    await table.resign("Cy")
    assert await refused(table.file("Ann")) == "fetch-not"
    await table.end("closed")
    assert await refused(table.file("Eve")) == "fetch-not"
    for name in ("Ann", "Cy"):
        called, data = await table.file(name)
        assert called == f"duel-{table.record.id}.weimar"
        assert data == (table.folder / "game.weimar").read_bytes()
    monkeypatch.setattr(hosted_table, "_LARGEST_FILE", len(data))
    assert await table.file("Ann")
    monkeypatch.setattr(hosted_table, "_LARGEST_FILE", len(data) - 1)
    assert await refused(table.file("Ann")) == "game-unreadable"


# --- idle tables --------------------------------------------------------------------------------
DAY = 86400.0


async def test_a_table_tells_how_many_days_it_has_once_they_are_few(tmp_path: Path) -> None:
    house = House(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    table = await house.table()
    (ann,) = await house.seat(table, red="Ann")
    house.calendar.now += 4.9 * DAY
    assert table.state("Ann").expires == -1.0
    table.warn()
    assert ann.lines == []
    house.calendar.now += 0.1 * DAY
    table.warn()
    assert table.state("Ann").expires == pytest.approx(5.0)
    table.warn()
    assert ann.lines == ["expires-soon"] and table.talk.lines[0].arguments == {"days": 5}
    house.calendar.now += 4.9 * DAY
    table.active()
    assert table.expires() == -1.0 and not table.record.warned
    house.calendar.now += 11 * DAY
    assert table.expires() == 0.0
    await house.close()


async def test_what_is_over_stays(tmp_path: Path) -> None:
    house = House(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    table, *_ = await house.duel()
    house.calendar.now += 29 * DAY
    assert table.expires() == pytest.approx(1.0)
    await table.end("closed")
    house.calendar.now += 1000 * DAY
    assert table.expires() == -1.0
    await house.close()


async def test_where_tables_never_end_nobody_is_told(tmp_path: Path) -> None:
    house = House(tmp_path, expiry=Expiry(waiting=0, playing=0))
    table = await house.table()
    house.calendar.now += 10_000 * DAY
    assert table.expires() == -1.0
    assert await house.lobby.expire() == []
    await house.close()


async def test_on_its_last_day_a_table_still_tells_that_it_ends(tmp_path: Path) -> None:
    house = House(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    for days, told in ((9.6, 1), (20, 1)):
        table = await house.table()
        house.calendar.now += days * DAY
        table.warn()
        assert [line.arguments for line in table.talk.lines] == [{"days": told}]
    await house.close()
