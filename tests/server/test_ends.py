"""How tables of a host end, by people or by time, and what is fetched of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.hosted import (
    Hosted,
    answer,
    refused,
    session_of,
    three,
)
from weimar_tui.server import hosted_table
from weimar_tui.server.fair_dice import commitment_to
from weimar_tui.server.host import Expiry
from weimar_tui.server.record import SeatRecord, read_record
from weimar_tui.server.wire import Update

pytestmark = pytest.mark.usefixtures("duel")


# --- the end ------------------------------------------------------------------------------------
async def test_who_resigns_leaves_the_seat_to_a_bot_and_the_rest_play_on(
    hosted: Hosted,
) -> None:
    table, ann, bob, _ = await three(hosted)
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


async def test_when_the_last_has_resigned_the_game_is_over(hosted: Hosted) -> None:
    table, *_ = await hosted.duel()
    await table.resign("Ann")
    assert table.record.state == "playing"
    await table.resign("Bob")
    assert (table.record.state, table.record.ending) == ("over", "abandoned")


async def test_a_game_is_ended_by_most_of_its_people_and_all_who_are_there(
    hosted: Hosted,
) -> None:
    table, ann, _, cy = await three(hosted)
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


async def test_one_alone_of_two_ends_nothing(hosted: Hosted) -> None:
    table, _, bob = await hosted.duel()
    table.leave(bob)
    await table.agree_to_end("Ann", True)
    assert table.record.state == "playing"


@pytest.mark.parametrize(
    ("ending", "line"),
    [("abandoned", "ended-abandoned"), ("expired", "ended-expired"), ("closed", "ended-closed")],
)
async def test_a_game_is_ended_once_and_everybody_reads_why(
    hosted: Hosted, ending: str, line: str
) -> None:
    table, ann, _ = await hosted.duel()
    await table.end(ending)
    await table.end("closed")
    assert (table.record.ending, ann.room.table.ending) == (ending, ending)
    assert ann.lines == [line]


async def test_a_table_that_waits_has_no_game_to_end(hosted: Hosted) -> None:
    table = await hosted.table()
    await table.end("closed")
    assert (table.record.state, table.record.ending) == ("waiting", "")


async def test_a_game_that_ends_by_its_rules_is_over_with_its_dice_revealed(
    hosted: Hosted,
) -> None:
    table, ann, _ = await hosted.duel()
    session = session_of(table)
    while session.outcome is None:
        await answer(table, table.asked[0].seat, table.asked[0].options[-1])
    assert (table.record.state, table.record.ending) == ("over", session.outcome.ending)
    assert ann.room.table.state == "over" and ann.room.seed == session.header.seed
    assert commitment_to(ann.room.secret) == ann.room.commitment
    assert ann.room.table.round == 4


# --- fetching -----------------------------------------------------------------------------------
async def test_the_game_is_fetched_by_its_players_when_it_is_over(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, *_ = await three(hosted)
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
async def test_a_table_tells_how_many_days_it_has_once_they_are_few(tmp_path: Path) -> None:
    hosted = Hosted(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    table = await hosted.table()
    (ann,) = await hosted.seat(table, red="Ann")
    hosted.later(4.9)
    assert table.state("Ann").expires == -1.0
    table.warn()
    assert ann.lines == []
    hosted.later(0.1)
    table.warn()
    assert table.state("Ann").expires == pytest.approx(5.0)
    table.warn()
    assert ann.lines == ["expires-soon"] and table.talk.lines[0].arguments == {"days": 5}
    hosted.later(4.9)
    table.warn()
    assert table.expires() == pytest.approx(0.1) and ann.lines == ["expires-soon"]
    table.active()
    assert table.expires() == -1.0
    hosted.later(11)
    table.warn()
    assert table.expires() == 5.0, "its people have been away: they are told first"
    hosted.later(5)
    assert table.expires() == 0.0 and ann.lines == 2 * ["expires-soon"]
    await hosted.close()


async def test_what_is_over_stays(tmp_path: Path) -> None:
    hosted = Hosted(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    table, *_ = await hosted.duel()
    hosted.later(25)
    table.warn()
    hosted.later(4)
    assert table.expires() == pytest.approx(1.0)
    await table.end("closed")
    hosted.later(1000)
    assert table.expires() == -1.0
    await hosted.close()


async def test_where_tables_never_end_nobody_is_told(tmp_path: Path) -> None:
    hosted = Hosted(tmp_path, expiry=Expiry(waiting=0, playing=0))
    table = await hosted.table()
    hosted.later(10_000)
    assert table.expires() == -1.0
    assert await hosted.lobby.expire() == []
    await hosted.close()


@pytest.mark.parametrize("days", [100, -100, 36500])
async def test_a_calendar_that_jumps_ends_no_game_and_notice_is_given_anew(
    tmp_path: Path, days: int
) -> None:
    """A server's clock is set by others: no game may be lost by it."""
    hosted = Hosted(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    table, ann, _ = await hosted.duel()
    waiting = await hosted.table("Ann")
    hosted.later(1)
    assert await hosted.lobby.expire() == []
    hosted.calendar.now += days * 86400
    hosted.later(1 / 1440)
    assert await hosted.lobby.expire() == []
    hosted.later(2)
    assert await hosted.lobby.expire() == [] and "expires-soon" not in ann.lines
    assert table.record.state == "playing" and waiting.record.id in hosted.lobby.tables
    hosted.later(24)
    await hosted.lobby.expire()
    assert ann.lines == ["expires-soon"]
    hosted.later(4)
    hosted.calendar.now += days * 86400
    assert await hosted.lobby.expire() == []
    assert table.expires() in (-1.0, 5.0), "not the one day that was left"
    await hosted.close()


async def test_a_table_played_at_while_the_calendar_was_ahead_ends_all_the_same(
    tmp_path: Path,
) -> None:
    hosted = Hosted(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    table = await hosted.table()
    table.record.active += 1000 * 86400
    await table.write_what_is_left()
    again = Hosted(tmp_path, expiry=hosted.host.expiry)
    (back,) = again.lobby.tables.values()
    again.later(5)
    assert await again.lobby.expire() == [] and back.expires() == 5.0
    again.later(5)
    assert await again.lobby.expire() == [back]
    await again.close()
    await hosted.close()


# --- a game that is over holds nothing ----------------------------------------------------------
def open_games(folder: Path) -> list[str]:
    """The recorded games that this process holds open."""
    held = [link.readlink() for link in Path("/proc/self/fd").iterdir() if link.is_symlink()]
    return [str(path) for path in held if folder in path.parents and path.suffix == ".weimar"]


async def test_games_that_are_over_hold_no_file_and_leave_memory(tmp_path: Path) -> None:
    """Else any player stops the server by ending tables by agreement, one after the other."""
    hosted = Hosted(tmp_path)
    for _ in range(5):
        table, ann, bob = await hosted.duel()
        assert len(open_games(tmp_path)) == 1
        for name in ("Ann", "Bob"):
            await table.agree_to_end(name, True)
        assert open_games(tmp_path) == []
        for connection in (ann, bob):
            table.leave(connection)
        await table.write_what_is_left()
    hosted.lobby.put_away()
    assert hosted.lobby.tables == {}
    assert [state.ending for state in hosted.listed("Ann")] == 5 * ["abandoned"]
    eve = await hosted.come(await hosted.lobby.find("Eve", table.record.id), "Eve")
    assert eve.room.table.ending == "abandoned" and open_games(tmp_path) == []
    hosted.lobby.put_away()
    assert list(hosted.lobby.tables) == [table.record.id], "somebody is there"
    await hosted.close()


async def test_a_game_played_to_its_end_holds_no_file_either(hosted: Hosted) -> None:
    table, *connections = await hosted.duel()
    while table.record.state == "playing":
        await answer(table, table.asked[0].seat, "")
    assert open_games(hosted.host.folder) == []
    for connection in connections:
        table.leave(connection)
    await table.write_what_is_left()
    hosted.lobby.put_away()
    assert hosted.lobby.tables == {} and hosted.listed("Eve")[0].ending in ("time", "touched")


async def test_what_was_said_at_a_table_that_is_over_is_there_for_who_comes_back(
    hosted: Hosted,
) -> None:
    table, ann, bob = await hosted.duel()
    await table.end("closed")
    table.say("Bob", "well played", "")
    for connection in (ann, bob):
        table.leave(connection)
    hosted.lobby.put_away()
    assert hosted.lobby.tables, "what was said is not on disk yet"
    await table.write_what_is_left()
    hosted.lobby.put_away()
    assert hosted.lobby.tables == {}
    ann.heard.clear()
    back = await hosted.lobby.find("Ann", table.record.id)
    await hosted.come(back, "Ann")
    assert ann.lines == ["ended-closed", "well played"] and ann.room.secret
    assert (await back.file("Bob"))[0] == f"duel-{back.record.id}.weimar"
