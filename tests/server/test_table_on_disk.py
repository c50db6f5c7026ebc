"""What a table writes and when, and what happens if it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.hosted import Hosted, answer, asked, bots_waits, full, refused, session_of
from tests.waiting import until
from weimar_tui.server import answering, table_store
from weimar_tui.server.record import read_record
from weimar_tui.server.replies import Update

pytestmark = pytest.mark.usefixtures("duel")


# --- what is written later ----------------------------------------------------------------------
async def test_talk_and_clocks_are_written_before_long_and_at_the_end(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, *_ = await hosted.duel(decision_clock=600)
    assert table.file.is_due, "that it has begun is soon written"
    await table.write_if_changed()
    table.answering.run_clock(10.0)
    assert not table.file.is_due
    table.say("Ann", "hello", "")
    assert not read_record(table.file.folder).chat
    table.answering.run_clock(20.0)
    assert table.file.is_due
    await table.write_if_changed()
    assert not table.file.is_due
    record = read_record(table.file.folder)
    assert [line.text for line in record.chat] == ["hello"] and record.said == 1
    assert [stint.used for stint in record.clock.stints.values()] == [30.0, 30.0]
    table.say("Ann", "bye", "")
    closed: list[str] = []
    monkeypatch.setattr(session_of(table), "close", lambda: closed.append("the game's file"))
    await table.close()
    assert closed
    assert [line.text for line in read_record(table.file.folder).chat] == ["hello", "bye"]
    assert table.local is None


async def test_where_nothing_was_said_nothing_is_written(hosted: Hosted) -> None:
    table, *_ = await hosted.duel()
    await table.write_if_changed()
    table.answering.run_clock(1000.0)
    assert not table.file.is_due
    before = (table.file.folder / "table.json").stat().st_mtime_ns
    await table.write_if_changed()
    assert (table.file.folder / "table.json").stat().st_mtime_ns == before


async def test_a_game_goes_on_after_the_server_was_off(hosted: Hosted, tmp_path: Path) -> None:
    table, *_ = await hosted.duel(watch="all")
    await answer(table, "red")
    hosted.lobby.tables.clear()
    await table.close()
    again = Hosted(tmp_path)
    (back,) = again.lobby.tables.values()
    assert back.asked[0].seat == "blue" and session_of(back).history.end == 1
    ann = await again.come(back, "Ann")
    assert ann.last(Update).seat == "red" and len(ann.last(Update).events) == 1
    assert ann.status.table.state == "playing"
    await answer(back, "blue")
    await again.close()


async def test_a_game_that_cannot_be_opened_is_told_of_in_a_line(
    hosted: Hosted, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table, *_ = await hosted.duel()
    await table.end("closed")
    await table.close()
    hosted.lobby.tables.clear()
    (table.file.folder / "game.weimar").write_text("Dear diary")
    again = Hosted(tmp_path)
    back = await again.lobby.find("Ann", table.record.id)
    assert await refused(again.come(back, "Ann")) == "game-unreadable"
    assert f"table {back.record.id}: " in caplog.text and back.audience.connections == {}
    await again.close()


# --- a full disk --------------------------------------------------------------------------------
async def test_a_start_that_cannot_be_written_can_be_tried_again(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, _ = await hosted.duel(start=False)
    with monkeypatch.context() as patch:
        patch.setattr(table_store, "write_record", full)
        assert await refused(table.seating.start("Ann")) == "disk-full"
    assert (table.record.state, table.local, table.asked) == ("waiting", None, ())
    with monkeypatch.context() as patch:
        patch.setattr("weimar_tui.kernel.disk.SaveFile.create", full)
        assert await refused(table.seating.start("Ann")) == "disk-full"
    await table.seating.start("Ann")
    assert ann.last(Update).seat == "red"


async def test_what_cannot_be_written_is_refused_and_nothing_of_it_told(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, ann, _ = await hosted.duel()
    heard = len(ann.heard)
    number = asked(table, "red").number
    with monkeypatch.context() as patch:
        patch.setattr("weimar_tui.kernel.disk.SaveFile.append", full)
        assert await refused(table.pick("Ann", number, "guard", 0)) == "disk-full"
    assert (table.turns["red"], len(ann.heard)) == (0, heard)
    await table.pick("Ann", number, "guard", 0)
    with monkeypatch.context() as patch:
        patch.setattr("weimar_tui.kernel.disk.SaveFile.append", full)
        assert await refused(table.undoing.undo("Ann", 1)) == "disk-full"
    assert table.turns["red"] == 1
    with monkeypatch.context() as patch:
        patch.setattr(table_store, "write_record", full)
        assert await refused(table.votes.resign("Bob")) == "disk-full"
        table.say("Ann", "hello", "")
        await table.write_if_changed()
    assert table.record.resigned == [] and caplog.text.count("no space left") == 4
    await table.write_if_changed()
    assert [line.text for line in read_record(table.file.folder).chat] == ["hello"]


async def test_bots_try_again_ever_later_and_it_is_said_once(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = bots_waits(monkeypatch)
    monkeypatch.setattr(answering, "_RETRY", (5.0, 10.0))
    table = await hosted.table(seats={"red": "", "blue": "first"})
    (ann,) = await hosted.seat(table, red="Ann")
    with monkeypatch.context() as patch:
        patch.setattr("weimar_tui.kernel.disk.SaveFile.append", full)
        await table.seating.start("Ann")
        await until(lambda: len(waits) > 3)
    assert waits[:4] == [5.0, 10.0, 10.0, 10.0] and ann.lines == ["disk-waits"]
    await until(lambda: not table.answering.stuck)
    assert [pick.seat for pick in session_of(table).history.picks] == ["blue"]
    assert ann.lines == ["disk-waits"]
