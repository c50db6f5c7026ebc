"""The tables of a host: created, found, listed, removed, reopened."""

from __future__ import annotations

import asyncio
import errno
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace
from weimar_duel.rules import Duel, DuelPosition

from tests.server.hosted import Hosted, answer, refused, session_of
from tests.waiting import until
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.journal import Checkpoint, read_save, write_lines
from weimar_tui.server import lobby as lobby_file
from weimar_tui.server.clocks import Clock
from weimar_tui.server.host import Expiry, Refusal
from weimar_tui.server.record import (
    SeatRecord,
    read_record,
    record_text,
    write_record,
)

pytestmark = pytest.mark.usefixtures("duel")


# --- tables are made ----------------------------------------------------------------------------
async def test_a_table_is_made_as_wished_and_is_on_disk(hosted: Hosted) -> None:
    table = await hosted.table(
        "Ann",
        title="Even[ing]",
        seats={"red": "", "blue": "last", "green": ""},
        options={"length": "long"},
        public=False,
        invited=("Bob",),
        decision_clock=60,
        game_clock=3600,
        watch="all",
        delay=5,
        absence=90,
    )
    record = table.record
    assert record == read_record(table.file.folder)
    assert (record.title, record.owner, record.game, record.scenario) == (
        "Even(ing)",
        "Ann",
        "duel",
        "main",
    )
    assert record.seats == {
        "red": SeatRecord(),
        "blue": SeatRecord(bot="last"),
        "green": SeatRecord(),
    }
    assert record.options == {"length": "long", "light": "day"}
    assert (record.public, record.invited, record.watch) == (False, ["Bob"], "all")
    assert record.clock == Clock(decision=60, game=3600)
    assert (record.delay, record.absence, record.state) == (5, 90, "waiting")
    assert record.active == hosted.calendar.now and len(record.secret) == 64
    other = await hosted.table("Ann", title="\x1b")
    assert other.record.title == "Ann's table" and other.record.secret != record.secret
    assert other.record.seats == {"red": SeatRecord(), "blue": SeatRecord()}


async def test_seats_that_nobody_can_take_are_the_scenarios(hosted: Hosted) -> None:
    table = await hosted.table(scenario="quick", seats={"blue": "last"})
    assert table.record.seats == {"red": SeatRecord(), "blue": SeatRecord(bot="first")}
    assert table.record.options == {}


@pytest.mark.parametrize(
    ("wish", "id"),
    [
        ({"game": "chess"}, "game-not-hosted"),
        ({"scenario": "endless"}, "scenario-unknown"),
        ({"seats": {"red": "grandmaster"}}, "bot-unknown"),
        ({"seats": {"white": ""}}, "seat-unknown"),
        ({"options": {"length": "endless"}}, "option-unknown"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"save": "evening.weimar"}, "save-unknown"),
    ],
)
async def test_what_there_is_not_cannot_be_wished(
    hosted: Hosted, wish: dict[str, Any], id: str
) -> None:
    assert await refused(hosted.table(**wish)) == id
    assert hosted.lobby.tables == {} and list(hosted.host.tables.iterdir()) == []


async def test_a_player_makes_so_many_tables_an_hour_however_they_end(tmp_path: Path) -> None:
    hosted = Hosted(tmp_path, tables_an_hour=3)
    for _ in range(3):
        table = await hosted.table("Ann")
        await hosted.lobby.close_table("Ann", table)
    assert await refused(hosted.table("Ann")) == "tables-hour"
    await hosted.table("Bob")
    hosted.later(1 / 72)
    await hosted.table("Ann")
    assert await refused(hosted.table("Ann")) == "tables-hour"
    await hosted.close()


async def test_one_player_and_all_together_have_so_many_tables(tmp_path: Path) -> None:
    hosted = Hosted(tmp_path, tables=3, tables_each=2)
    first = await hosted.table("Ann")
    await hosted.table("Ann")
    assert await refused(hosted.table("Ann")) == "tables-yours"
    await hosted.table("Bob")
    assert await refused(hosted.table("Cy")) == "tables-full"
    await hosted.lobby.close_table("Ann", first)
    await hosted.seat(await hosted.table("Ann", seats={"blue": "first"}), red="Ann")
    over = list(hosted.lobby.tables.values())[-1]
    await over.seating.start("Ann")
    assert await refused(hosted.table("Cy")) == "tables-full"
    await over.end("closed")
    await hosted.table("Cy")
    await hosted.close()


async def test_five_and_twenty_strangers_leave_places_for_others(tmp_path: Path) -> None:
    """Whether they leave their tables waiting, or start their games and go."""
    for begin in (False, True):
        hosted = Hosted(tmp_path / str(begin), waiting_each=3)
        for stranger in range(25):
            for _ in range(9):
                hosted.clock.now += 600
                try:
                    table = await hosted.table(f"S{stranger}", seats={"blue": "first"})
                except Refusal as error:
                    assert error.id == "tables-yours"
                    break
                if begin:
                    await table.seating.sit(f"S{stranger}", "red")
                    await table.seating.start(f"S{stranger}")
        assert len(hosted.lobby.tables) < 150
        await hosted.table("Ann")
        await hosted.close()


async def test_tables_being_made_at_the_same_time_count(tmp_path: Path) -> None:
    hosted = Hosted(tmp_path, tables=5, tables_each=2)
    made = await asyncio.gather(*(hosted.table("Ann") for _ in range(4)), return_exceptions=True)
    assert [getattr(one, "id", "") for one in made] == ["", "", "tables-yours", "tables-yours"]
    made = await asyncio.gather(
        *(hosted.table(name) for name in ("Bob", "Cy", "Eve", "Max")), return_exceptions=True
    )
    assert [getattr(one, "id", "") for one in made] == ["", "", "", "tables-full"]
    await hosted.close()


async def test_a_table_that_cannot_be_written_is_not_made_and_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hosted = Hosted(tmp_path, tables_each=1)

    def full(folder: Path, text: bytes) -> None:
        raise SaveError("The table cannot be written: no space left on device.")

    with monkeypatch.context() as patch:
        patch.setattr("weimar_tui.server.table_store.write_record", full)
        assert await refused(hosted.table()) == "disk-full"
    assert "no space left" in caplog.text and hosted.lobby.tables == {}
    await hosted.table()
    await hosted.close()


# --- tables are found, listed and taken away ----------------------------------------------------
async def test_private_tables_are_found_and_listed_by_their_people(hosted: Hosted) -> None:
    table = await hosted.table("Ann", public=False, invited=("Bob",))
    id = table.record.id
    for name in ("Ann", "Bob"):
        assert await hosted.lobby.find(name, id) is table
        assert [one.id for one in hosted.listed(name)] == [id]
    for name, asked in (("Eve", id), ("Ann", "nowhere")):
        assert await refused(hosted.lobby.find(name, asked)) == "table-unknown"
    assert hosted.listed("Eve") == ()


async def test_ones_own_tables_come_first_then_free_seats_and_the_newest(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [await hosted.table("Ann", seats={"blue": "first"}, title=str(n)) for n in range(5)]
    for number, table in enumerate(made):
        table.record.created = f"2026-11-2{number}"
    await hosted.seat(made[1], red="Ann")
    await made[1].seating.start("Ann")
    await hosted.seat(made[3], red="Bob")
    made[0].record.state = "over"

    def titles(name: str) -> list[str]:
        return [table.title for table in hosted.listed(name)]

    assert titles("Eve") == ["4", "2", "1", "3", "0"], "free seats come first"
    assert titles("Bob") == ["3", "4", "2", "1", "0"]
    for table in made[2:]:
        table.record.state = "over"
    monkeypatch.setattr(lobby_file, "_FINISHED_SHOWN", 2)
    assert titles("Eve") == ["1", "4", "3"], "old games that are over are not listed"
    assert titles("Bob") == ["3", "1", "4", "2"], "except for who played in them"


async def test_a_table_is_taken_away_by_its_maker_before_the_game(hosted: Hosted) -> None:
    table = await hosted.table("Ann", seats={"blue": "first"})
    assert await refused(hosted.lobby.close_table("Bob", table)) == "close-owner"
    await hosted.seat(table, red="Ann")
    other = await hosted.table("Ann")
    await hosted.lobby.close_table("Ann", other)
    assert not other.file.folder.exists() and list(hosted.lobby.tables.values()) == [table]
    await table.seating.start("Ann")
    assert await refused(hosted.lobby.close_table("Ann", table)) == "close-begun"
    assert await refused(hosted.lobby.close_by_host("nowhere")) == "table-unknown"
    await hosted.lobby.close_by_host(table.record.id)
    assert table.record.ending == "closed" and table.file.folder.exists()


async def test_idle_tables_go_and_idle_games_end(tmp_path: Path) -> None:
    hosted = Hosted(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    waiting = await hosted.table("Ann")
    playing = await hosted.table("Ann", seats={"blue": "first"})
    (ann,) = await hosted.seat(playing, red="Ann")
    await playing.seating.start("Ann")
    hosted.later(5)
    assert await hosted.lobby.expire() == []
    assert [line.id for line in waiting.talk.lines] == ["expires-soon"]
    hosted.later(5)
    assert await hosted.lobby.expire() == [waiting]
    assert not waiting.file.folder.exists() and list(hosted.lobby.tables.values()) == [playing]
    hosted.later(20)
    assert await hosted.lobby.expire() == [], "nobody was told before"
    hosted.later(5)
    assert await hosted.lobby.expire() == [playing]
    assert playing.record.ending == "expired" and "ended-expired" in ann.lines
    assert await hosted.lobby.expire() == []
    await hosted.close()


async def test_a_disk_that_takes_nothing_keeps_tables_for_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosted = Hosted(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    first, _, _ = await hosted.duel()
    second = await hosted.table("Bob")
    hosted.later(1000)
    assert await hosted.lobby.expire() == []
    hosted.later(5)

    def full(folder: Path, text: bytes) -> None:
        raise SaveError("The table cannot be written: no space left on device.")

    with monkeypatch.context() as patch:
        patch.setattr("weimar_tui.server.table_store.write_record", full)
        assert await hosted.lobby.expire() == [second]
    assert first.record.state == "playing"
    assert await hosted.lobby.expire() == [first]
    await hosted.close()


# --- saved games to go on with ------------------------------------------------------------------
async def saved_duel(hosted: Hosted, name: str) -> Path:
    table, *_ = await hosted.duel()
    await answer(table, "red")
    path = hosted.host.saves / name
    path.write_bytes((table.file.folder / "game.weimar").read_bytes())
    return path


async def test_games_the_host_lays_out_can_be_gone_on_with(
    hosted: Hosted, caplog: pytest.LogCaptureFixture
) -> None:
    path = await saved_duel(hosted, "evening.weimar")
    (hosted.host.saves / "letter.weimar").write_text("Dear diary")
    (hosted.host.saves / "übel.weimar").write_bytes(path.read_bytes())
    (hosted.host.saves / f"{'x' * 60}.weimar").write_bytes(path.read_bytes())
    (hosted.host.saves / "folder.weimar").mkdir()
    assert await hosted.lobby.look_for_saves()
    (saved,) = hosted.lobby.saves
    assert (saved.name, saved.game, saved.scenario, saved.seats) == (
        "evening.weimar",
        "duel",
        "main",
        ("red", "blue"),
    )
    assert caplog.text.count("a saved game is left out: letter.weimar") == 1
    assert not await hosted.lobby.look_for_saves()
    assert caplog.text.count("a saved game is left out") == 1, "it is read once"

    table = await hosted.table(save="evening.weimar", seats={"blue": "last"}, options={})
    assert table.record.options == {} and table.record.save == "evening.weimar"
    (ann,) = await hosted.seat(table, red="Ann")
    assert await refused(table.seating.add_word("Ann", "x")) == "seed-of-save"
    assert ann.status.commitment == ""
    await table.seating.start("Ann")
    assert session_of(table).history.end >= 1
    await table.end("closed")
    assert ann.status.secret == ann.status.seed == "", "its dice were not this host's"
    assert len(list((table.file.folder).glob("*.weimar"))) == 1 and path.exists()


async def test_a_saved_game_that_is_gone_is_told_at_the_start(hosted: Hosted) -> None:
    path = await saved_duel(hosted, "evening.weimar")
    await hosted.lobby.look_for_saves()
    table = await hosted.table(save="evening.weimar", seats={"blue": "last"})
    await hosted.seat(table, red="Ann")
    path.unlink()
    assert await refused(table.seating.start("Ann")) == "start-save"
    assert table.record.state == "waiting" and table.local is None
    assert await hosted.lobby.look_for_saves() and hosted.lobby.saves == ()


async def test_a_folder_of_saves_that_cannot_be_looked_into_offers_none(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    await saved_duel(hosted, "evening.weimar")
    await hosted.lobby.look_for_saves()

    def forbidden(path: Path, pattern: str) -> Any:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "glob", forbidden)
        assert await hosted.lobby.look_for_saves()
    assert hosted.lobby.saves == ()
    assert await hosted.lobby.look_for_saves() and len(hosted.lobby.saves) == 1


# --- a restart ----------------------------------------------------------------------------------
async def test_what_is_no_table_is_left_out_and_the_rest_opened(
    hosted: Hosted, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    good = await hosted.table("Ann")
    foreign, damaged = await hosted.table("Ann"), await hosted.table("Ann")
    write_record(foreign.file.folder, record_text(replace(foreign.record, game="chess")))
    (damaged.file.folder / "table.json").write_text("{")
    for name in ("+notes", "notes"):
        (hosted.host.tables / name).mkdir()
    again = Hosted(tmp_path)
    assert list(again.lobby.tables) == [good.record.id]
    assert (
        sorted(line.getMessage().partition(":")[0] for line in caplog.records)
        == ["a table is left out"] * 2
    )
    assert "does not host that game: chess" in caplog.text
    await again.close()


async def test_a_game_that_nothing_can_make_out_is_left_out_and_named_and_the_rest_opened(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One file must not keep the whole server from starting."""
    hosted = Hosted(tmp_path)
    good, *_ = await hosted.duel()
    bad, *_ = await hosted.duel()
    await hosted.close()
    path, decode = bad.file.folder / "game.weimar", Duel.decode
    header, position = read_save(path).header, Duel().encode(Duel().start().position)
    late = Checkpoint(n=7, chapter=1, position=Raw(position.replace(b'"round":1', b'"round":99')))
    path.write_bytes(write_lines([header, late])[0])
    (tmp_path / "saves" / "bad.weimar").write_bytes(path.read_bytes())

    def trip(game: Duel, data: bytes) -> DuelPosition:
        if b'"round":99' in data:
            raise KeyError("99")
        return decode(game, data)

    monkeypatch.setattr(Duel, "decode", trip)
    again = Hosted(tmp_path)
    assert list(again.lobby.tables) == [good.record.id]
    assert f"a table is left out: {bad.file.folder}: {path} is damaged: KeyError" in caplog.text
    table = await again.table("Ann", save="bad.weimar", seats={"blue": "last"})
    await again.seat(table, red="Ann")
    assert await refused(table.seating.start("Ann")) == "start-save"
    assert table.record.state == "waiting"
    await again.close()


@pytest.mark.parametrize("part", [{"state": "asleep"}, {"seats": {"green": {}}}, {"clock": 5}])
async def test_a_table_that_does_not_fit_its_game_is_left_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, part: dict[str, Any]
) -> None:
    hosted = Hosted(tmp_path)
    table, *_ = await hosted.duel()
    await hosted.close()
    file = table.file.folder / "table.json"
    file.write_bytes(msgspec.json.encode({**msgspec.json.decode(file.read_bytes()), **part}))
    again = Hosted(tmp_path)
    assert again.lobby.tables == {} and again.listed("Ann") == ()
    assert f"a table is left out: {table.file.folder}: " in caplog.text
    await again.close()


@pytest.mark.parametrize(("days", "left"), [(1, -1.0), (8, 5.0), (1000, 5.0)])
async def test_after_the_server_was_off_there_is_time_before_a_table_ends(
    tmp_path: Path, days: float, left: float
) -> None:
    expiry = Expiry(waiting=10, playing=30, notice=5)
    hosted = Hosted(tmp_path, expiry=expiry)
    await hosted.table("Ann")
    await hosted.close()
    again = Hosted(tmp_path, opened=False, expiry=expiry)
    again.later(days)
    again.lobby.open()
    (waiting,) = again.lobby.tables.values()
    assert await again.lobby.expire() == [] and waiting.idle.days_left() == left
    again.host.expiry = Expiry(waiting=0.5, playing=30, notice=5)
    assert waiting.idle.days_left() == pytest.approx(0.5), "all it has, where that is less"
    await again.close()


async def test_a_hosts_folders_are_its_own_however_deep_they_lie(tmp_path: Path) -> None:
    for _ in range(2):
        hosted = Hosted(tmp_path / "srv" / "weimar")
        for folder in (hosted.host.tables, hosted.host.saves):
            assert folder.stat().st_mode & 0o777 == 0o700
        await hosted.close()


async def test_a_title_has_up_to_forty_letters(hosted: Hosted) -> None:
    assert (await hosted.table(title="x" * 50)).record.title == "x" * 40
    assert (await hosted.table(title="x" * 50)).record.title == "x" * 38 + " 2"


async def test_tables_made_at_the_same_time_count_each_other(hosted: Hosted) -> None:
    hosted.host.limits.waiting_each = 1
    made = await asyncio.gather(hosted.table(), hosted.table(), return_exceptions=True)
    refusals = [one.id for one in made if isinstance(one, Refusal)]
    assert refusals == ["tables-yours"] and len(hosted.lobby.tables) == 1


async def test_what_the_server_opens_again_has_its_notice_and_its_bots_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weimar_tui.server.answering._PACE_ALONE", 0.0)
    expiry = Expiry(waiting=10, playing=30, notice=5)
    hosted = Hosted(tmp_path, expiry=expiry)
    table = await hosted.table(seats={"red": "", "blue": "first"})
    await hosted.seat(table, red="Ann")
    hosted.bots.answer = stuck  # type: ignore[method-assign]
    await table.seating.start("Ann")
    table.record.active = -1e9
    await hosted.close()
    again = Hosted(tmp_path, opened=False, expiry=expiry)
    again.lobby.open()
    (back,) = again.lobby.tables.values()
    assert back.idle.days_left() == pytest.approx(5.0)
    await until(lambda: session_of(back).history.picks)
    assert session_of(back).history.picks[0].seat == "blue"
    await again.close()


async def stuck(*_: Any, **__: Any) -> Any:
    """A bot that never answers."""
    await asyncio.sleep(3600)
