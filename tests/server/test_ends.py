"""How tables of a host end, by people or by time, and what can be fetched."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.hosted import Hosted, answer, refused, session_of, three
from tests.waiting import until
from weimar_tui.server import table_file
from weimar_tui.server.fair_dice import commitment_to
from weimar_tui.server.host import Expiry
from weimar_tui.server.record import SeatRecord, read_record
from weimar_tui.server.replies import Update

pytestmark = pytest.mark.usefixtures("duel")


# --- the end ------------------------------------------------------------------------------------
async def test_who_resigns_leaves_the_seat_to_a_bot_and_the_rest_play_on(
    hosted: Hosted,
) -> None:
    table, ann, bob, _ = await three(hosted)
    assert await refused(table.votes.resign("Eve")) == "resign-players"
    await table.votes.agree_to_end("Ann", True)
    await table.votes.resign("Bob")
    record = read_record(table.file.folder)
    assert record.seats["blue"] == SeatRecord(bot="first") and record.resigned == ["Bob"]
    assert bob.status.table.mine == "" and bob.last(Update).seat == ""
    assert set(bob.view.hands["blue"]) == {"?"}
    assert ann.lines == ["vote-end", "player-resigned"]
    assert table.record.state == "playing", "Cy has not agreed"
    await table.votes.resign("Cy")
    assert table.record.state == "over" and table.record.ending == "abandoned"
    assert await refused(table.votes.resign("Ann")) == "resign-players"


async def test_when_the_last_has_resigned_the_game_is_over(hosted: Hosted) -> None:
    table, *_ = await hosted.duel()
    await table.votes.resign("Ann")
    assert table.record.state == "playing"
    await table.votes.resign("Bob")
    assert (table.record.state, table.record.ending) == ("over", "abandoned")


async def test_a_game_is_ended_by_most_of_its_people_and_all_who_are_there(
    hosted: Hosted,
) -> None:
    table, ann, _, cy = await three(hosted)
    assert await refused(table.votes.agree_to_end("Eve", True)) == "resign-players"
    await table.votes.agree_to_end("Ann", True)
    await table.votes.agree_to_end("Bob", True)
    assert table.record.state == "playing", "Cy is there and does not wish it"
    table.leave(cy)
    assert await refused(table.votes.agree_to_end("Cy", True)) == "agree-elsewhere"
    await table.votes.agree_to_end("Bob", False)
    assert table.record.state == "playing" and ann.status.agreed_to_end == ("Ann",)
    await table.votes.agree_to_end("Bob", True)
    assert read_record(table.file.folder).ending == "abandoned"
    assert ann.lines == ["vote-end", "ended-abandoned"], "a vote is announced once"
    assert ann.status.secret == table.record.secret
    assert ann.status.seed == session_of(table).header.seed
    assert ann.status.table.waiting_for == ()


async def test_one_alone_of_two_ends_the_game_once_the_other_is_away_for_long(
    hosted: Hosted,
) -> None:
    """Otherwise two people could neither end nor continue it when one has left for good."""
    table, ann, bob = await hosted.duel(absence=60)
    table.leave(bob)
    hosted.clock.now += 59
    await table.votes.agree_to_end("Ann", True)
    assert table.record.state == "playing"
    (vote,) = ann.status.votes
    assert (vote.seat, vote.agreed, vote.missing, vote.more) == ("", ("Ann",), ("Bob",), 1)
    assert vote.since == hosted.calendar.now
    assert not table.votes.are_decided
    hosted.clock.now += 1
    assert table.votes.are_decided, "nobody has to vote again for that"
    await table.votes.carry_out()
    assert table.record.ending == "abandoned" and ann.status.votes == ()


async def test_who_is_back_is_asked_again_before_the_game_ends(hosted: Hosted) -> None:
    table, _, bob = await hosted.duel(absence=60)
    table.leave(bob)
    hosted.clock.now += 100
    await hosted.come(table, "Bob")
    await table.votes.agree_to_end("Ann", True)
    assert table.record.state == "playing"


async def test_agreements_of_who_has_resigned_do_not_count(hosted: Hosted) -> None:
    table, ann, _, _ = await three(hosted)
    await table.votes.agree_to_end("Bob", True)
    await table.votes.resign("Bob")
    assert ann.status.agreed_to_end == () and ann.status.votes == ()
    await table.votes.agree_to_end("Ann", True)
    assert table.record.state == "playing", "Ann and Cy decide, Cy has not agreed"
    assert await refused(table.votes.agree_to_end("Bob", True)) == "resign-players"


async def test_a_seat_that_a_bot_has_taken_is_voted_on_no_more(hosted: Hosted) -> None:
    """However it got the seat: here the player's clock runs out during the vote."""
    table, ann, bob, cy = await three(hosted, absence=60, game_clock=1800)
    table.leave(bob)
    hosted.clock.now += 60
    await table.votes.agree_to_bot("Ann", "blue", True)
    assert [vote.seat for vote in ann.status.votes] == ["blue"]
    table.answering.run_clock(1800.0)
    await until(lambda: table.record.seats["blue"].stand_in)
    await until(lambda: cy.status.votes == ())
    assert cy.status.table.seats[1].agreed == ()
    assert await refused(table.votes.agree_to_bot("Ann", "blue", True)) == "agree-already"


# --- bots that the host seats -------------------------------------------------------------------
async def test_the_host_lets_a_bot_play_for_who_is_away_without_any_vote(hosted: Hosted) -> None:
    table, ann, bob = await hosted.duel()
    assert await refused(table.votes.seat_bot("blue", "")) == "agree-here"
    assert await refused(table.votes.seat_bot("green", "")) == "seat-unknown"
    table.leave(bob)
    assert await refused(table.votes.seat_bot("blue", "nobody")) == "bot-unknown"
    await table.votes.seat_bot("blue", "last")
    assert read_record(table.file.folder).seats["blue"] == SeatRecord(player="Bob", stand_in="last")
    assert ann.status.table.seats[1].stand_in == "last" and ann.lines == ["bot-stands-in"]
    assert await refused(table.votes.seat_bot("blue", "")) == "agree-already"
    await hosted.come(table, "Bob")
    assert table.record.seats["blue"] == SeatRecord(player="Bob")
    await table.end("closed")
    assert await refused(table.votes.seat_bot("blue", "")) == "game-none"


async def test_the_host_puts_a_bot_on_a_free_seat(hosted: Hosted) -> None:
    table = await hosted.table()
    (ann,) = await hosted.seat(table, red="Ann")
    await table.votes.seat_bot("blue", "")
    assert ann.status.table.seats[1].bot == "first"
    await table.seating.start("Ann")
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
    assert (table.record.ending, ann.status.table.ending) == (ending, ending)
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
    assert ann.status.table.state == "over" and ann.status.seed == session.header.seed
    assert commitment_to(ann.status.secret) == ann.status.commitment
    assert ann.status.table.round == 4


# --- fetching -----------------------------------------------------------------------------------
async def test_the_game_is_fetched_by_its_players_when_it_is_over(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, *_ = await three(hosted)
    await table.votes.resign("Cy")
    assert await refused(table.recording("Ann")) == "fetch-not"
    await table.end("closed")
    assert await refused(table.recording("Eve")) == "fetch-not"
    for name in ("Ann", "Cy"):
        called, data = await table.recording(name)
        assert called == f"duel-{table.record.id}.weimar"
        assert data == (table.file.folder / "game.weimar").read_bytes()
    monkeypatch.setattr(table_file, "LARGEST_FILE", len(data))
    assert await table.recording("Ann")
    monkeypatch.setattr(table_file, "LARGEST_FILE", len(data) - 1)
    assert await refused(table.recording("Ann")) == "game-unreadable"


# --- idle tables --------------------------------------------------------------------------------
async def test_a_table_tells_how_many_days_it_has_once_they_are_few(tmp_path: Path) -> None:
    hosted = Hosted(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    table = await hosted.table()
    (ann,) = await hosted.seat(table, red="Ann")
    hosted.later(4.9)
    assert table.state("Ann").expires == -1.0
    table.warn_of_expiry()
    assert ann.lines == []
    hosted.later(0.1)
    table.warn_of_expiry()
    assert table.state("Ann").expires == pytest.approx(5.0)
    table.warn_of_expiry()
    assert ann.lines == ["expires-soon"] and table.talk.lines[0].arguments == {"days": 5}
    hosted.later(4.9)
    table.warn_of_expiry()
    assert table.idle.days_left() == pytest.approx(0.1) and ann.lines == ["expires-soon"]
    table.idle.restart()
    assert table.idle.days_left() == -1.0
    hosted.later(11)
    table.warn_of_expiry()
    assert table.idle.days_left() == 5.0, "its people have been away: they are told first"
    hosted.later(5)
    assert table.idle.days_left() == 0.0 and ann.lines == 2 * ["expires-soon"]
    await hosted.close()


async def test_what_is_over_stays(tmp_path: Path) -> None:
    hosted = Hosted(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    table, *_ = await hosted.duel()
    hosted.later(25)
    table.warn_of_expiry()
    hosted.later(4)
    assert table.idle.days_left() == pytest.approx(1.0)
    await table.end("closed")
    hosted.later(1000)
    assert table.idle.days_left() == -1.0
    await hosted.close()


async def test_where_tables_never_end_nobody_is_told(tmp_path: Path) -> None:
    hosted = Hosted(tmp_path, expiry=Expiry(waiting=0, playing=0))
    table = await hosted.table()
    hosted.later(10_000)
    assert table.idle.days_left() == -1.0
    assert await hosted.lobby.expire() == []
    await hosted.close()


@pytest.mark.parametrize("days", [100, -100, 36500])
async def test_a_calendar_that_jumps_ends_no_game_and_notice_is_given_anew(
    tmp_path: Path, days: int
) -> None:
    """Other programs can set a server's clock, which must not end a game."""
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
    assert table.idle.days_left() in (-1.0, 5.0), "not the one day that was left"
    await hosted.close()


async def test_a_table_played_at_while_the_calendar_was_ahead_ends_all_the_same(
    tmp_path: Path,
) -> None:
    hosted = Hosted(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    table = await hosted.table()
    table.record.active += 1000 * 86400
    await table.write_if_changed()
    again = Hosted(tmp_path, expiry=hosted.host.expiry)
    (back,) = again.lobby.tables.values()
    again.later(5)
    assert await again.lobby.expire() == [] and back.idle.days_left() == 5.0
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
    """Otherwise a player could exhaust the server by ending tables one after the other."""
    hosted = Hosted(tmp_path)
    for _ in range(5):
        table, ann, bob = await hosted.duel()
        assert len(open_games(tmp_path)) == 1
        for name in ("Ann", "Bob"):
            await table.votes.agree_to_end(name, True)
        assert open_games(tmp_path) == []
        for connection in (ann, bob):
            table.leave(connection)
        await table.write_if_changed()
    hosted.lobby.put_away()
    assert hosted.lobby.tables == {}
    assert [state.ending for state in hosted.listed("Ann")] == 5 * ["abandoned"]
    eve = await hosted.come(await hosted.lobby.find("Eve", table.record.id), "Eve")
    assert eve.status.table.ending == "abandoned" and open_games(tmp_path) == []
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
    await table.write_if_changed()
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
    await table.write_if_changed()
    hosted.lobby.put_away()
    assert hosted.lobby.tables == {}
    ann.heard.clear()
    back = await hosted.lobby.find("Ann", table.record.id)
    await hosted.come(back, "Ann")
    assert ann.lines == ["ended-closed", "well played"] and ann.status.secret
    assert (await back.recording("Bob"))[0] == f"duel-{back.record.id}.weimar"
