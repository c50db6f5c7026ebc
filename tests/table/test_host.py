"""What a host keeps and offers: tables and their list, records, bans, wishes, words to the away."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.table.house import House, answer, session_of
from tests.table.test_hosted_table import refused
from tests.toy.offer import DuelOffer
from weimar_tui import registry
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.table import lobby as lobby_file, notify as notify_file, wishes as wishes_file
from weimar_tui.table.bans import Bans
from weimar_tui.table.clocks import Clock
from weimar_tui.table.disk import Disk
from weimar_tui.table.fair_dice import FairDice, commitment_to, players_of
from weimar_tui.table.host import Expiry
from weimar_tui.table.limits import Bucket
from weimar_tui.table.notify import Notifier
from weimar_tui.table.record import (
    SeatRecord,
    TableRecord,
    fair_dice,
    game_file,
    is_id,
    new_id,
    read_record,
    record_text,
    write_record,
)
from weimar_tui.table.talk import KEPT, ChatLine, Talk
from weimar_tui.table.wire import Wish
from weimar_tui.table.wishes import Wishes

DAY = 86400.0


@pytest.fixture(autouse=True)
def _duel() -> Iterator[None]:
    registry.register(DuelOffer())
    yield
    registry.unregister("duel")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    found = House(tmp_path)
    yield found
    await found.close()


# --- tables are made ----------------------------------------------------------------------------
async def test_a_table_is_made_as_wished_and_is_on_disk(house: House) -> None:
    table = await house.table(
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
    assert record == read_record(table.folder)
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
    assert record.active == house.calendar.now and len(record.secret) == 64
    other = await house.table("Ann", title="\x1b")
    assert other.record.title == "Ann's table" and other.record.secret != record.secret
    assert other.record.seats == {"red": SeatRecord(), "blue": SeatRecord()}


async def test_seats_that_nobody_can_take_are_the_scenarios(house: House) -> None:
    table = await house.table(scenario="quick", seats={"blue": "last"})
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
    house: House, wish: dict[str, Any], id: str
) -> None:
    assert await refused(house.table(**wish)) == id
    assert house.lobby.tables == {} and list(house.host.tables.iterdir()) == []


async def test_one_player_and_all_together_have_so_many_tables(tmp_path: Path) -> None:
    house = House(tmp_path, tables=3, tables_each=2)
    first = await house.table("Ann")
    await house.table("Ann")
    assert await refused(house.table("Ann")) == "tables-yours"
    await house.table("Bob")
    assert await refused(house.table("Cy")) == "tables-full"
    await house.lobby.close_table("Ann", first)
    await house.seat(await house.table("Ann", seats={"blue": "first"}), red="Ann")
    over = list(house.lobby.tables.values())[-1]
    await over.start("Ann")
    assert await refused(house.table("Cy")) == "tables-full"
    await over.end("closed")
    await house.table("Cy")
    await house.close()


async def test_tables_being_made_at_the_same_time_count(tmp_path: Path) -> None:
    house = House(tmp_path, tables=5, tables_each=2)
    made = await asyncio.gather(*(house.table("Ann") for _ in range(4)), return_exceptions=True)
    assert [getattr(one, "id", "") for one in made] == ["", "", "tables-yours", "tables-yours"]
    made = await asyncio.gather(
        *(house.table(name) for name in ("Bob", "Cy", "Eve", "Max")), return_exceptions=True
    )
    assert [getattr(one, "id", "") for one in made] == ["", "", "", "tables-full"]
    await house.close()


async def test_a_table_that_cannot_be_written_is_not_made_and_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(tmp_path, tables_each=1)

    def full(folder: Path, text: bytes) -> None:
        raise SaveError("The table cannot be written: no space left on device.")

    with monkeypatch.context() as patch:
        patch.setattr(lobby_file, "write_record", full)
        assert await refused(house.table()) == "disk-full"
    assert "no space left" in caplog.text and house.lobby.tables == {}
    await house.table()
    await house.close()


# --- tables are found, listed and taken away ----------------------------------------------------
async def test_private_tables_are_found_and_listed_by_their_people(house: House) -> None:
    table = await house.table("Ann", public=False, invited=("Bob",))
    id = table.record.id
    for name in ("Ann", "Bob"):
        assert house.lobby.find(name, id) is table
        assert [one.id for one in house.lobby.list_for(name)] == [id]
    for name, asked in (("Eve", id), ("Ann", "nowhere")):
        with pytest.raises(KernelError) as told:
            house.lobby.find(name, asked)
        assert told.value.id == "table-unknown"
    assert house.lobby.list_for("Eve") == ()


async def test_ones_own_tables_come_first_then_what_is_played_and_the_newest(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [await house.table("Ann", seats={"blue": "first"}, title=str(n)) for n in range(5)]
    for number, table in enumerate(made):
        table.record.created = f"2026-11-2{number}"
    await house.seat(made[1], red="Ann")
    await made[1].start("Ann")
    await house.seat(made[3], red="Bob")
    made[0].record.state = "over"

    def titles(name: str) -> list[str]:
        return [table.title for table in house.lobby.list_for(name)]

    assert titles("Eve") == ["1", "4", "3", "2", "0"]
    assert titles("Bob") == ["3", "1", "4", "2", "0"]
    for table in made[2:]:
        table.record.state = "over"
    monkeypatch.setattr(lobby_file, "_FINISHED_SHOWN", 2)
    assert titles("Eve") == ["1", "4", "3"], "old games that are over are not listed"
    assert titles("Bob") == ["3", "1", "4", "2"], "except for who played in them"


async def test_a_table_is_taken_away_by_its_maker_before_the_game(house: House) -> None:
    table = await house.table("Ann", seats={"blue": "first"})
    assert await refused(house.lobby.close_table("Bob", table)) == "close-owner"
    await house.seat(table, red="Ann")
    other = await house.table("Ann")
    await house.lobby.close_table("Ann", other)
    assert not other.folder.exists() and list(house.lobby.tables.values()) == [table]
    await table.start("Ann")
    assert await refused(house.lobby.close_table("Ann", table)) == "close-begun"
    assert await refused(house.lobby.close_by_host("nowhere")) == "table-unknown"
    await house.lobby.close_by_host(table.record.id)
    assert table.record.ending == "closed" and table.folder.exists()


async def test_idle_tables_go_and_idle_games_end(tmp_path: Path) -> None:
    house = House(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    waiting = await house.table("Ann")
    playing = await house.table("Ann", seats={"blue": "first"})
    (ann,) = await house.seat(playing, red="Ann")
    await playing.start("Ann")
    house.calendar.now += 9 * DAY
    assert await house.lobby.expire() == []
    assert [line.id for line in waiting.talk.lines] == ["expires-soon"]
    house.calendar.now += 1 * DAY
    assert await house.lobby.expire() == [waiting]
    assert not waiting.folder.exists() and list(house.lobby.tables.values()) == [playing]
    house.calendar.now += 20 * DAY
    assert await house.lobby.expire() == [playing]
    assert playing.record.ending == "expired" and "ended-expired" in ann.lines
    assert await house.lobby.expire() == []
    await house.close()


async def test_a_disk_that_takes_nothing_keeps_tables_for_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    first, _, _ = await house.duel()
    second = await house.table("Bob")
    house.calendar.now += 1000 * DAY

    def full(folder: Path, text: bytes) -> None:
        raise SaveError("The table cannot be written: no space left on device.")

    with monkeypatch.context() as patch:
        patch.setattr("weimar_tui.table.game_table.write_record", full)
        assert await house.lobby.expire() == [second]
    assert first.record.state == "playing"
    assert await house.lobby.expire() == [first]
    await house.close()


# --- saved games to go on with ------------------------------------------------------------------
async def saved_duel(house: House, name: str) -> Path:
    table, *_ = await house.duel()
    await answer(table, "red")
    path = house.host.saves / name
    path.write_bytes((table.folder / "game.weimar").read_bytes())
    return path


async def test_games_the_host_lays_out_can_be_gone_on_with(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    path = await saved_duel(house, "evening.weimar")
    (house.host.saves / "letter.weimar").write_text("Dear diary")
    (house.host.saves / "übel.weimar").write_bytes(path.read_bytes())
    (house.host.saves / f"{'x' * 60}.weimar").write_bytes(path.read_bytes())
    (house.host.saves / "folder.weimar").mkdir()
    assert await house.lobby.look_for_saves()
    (saved,) = house.lobby.saves
    assert (saved.name, saved.game, saved.scenario, saved.seats) == (
        "evening.weimar",
        "duel",
        "main",
        ("red", "blue"),
    )
    assert caplog.text.count("a saved game is left out: letter.weimar") == 1
    assert not await house.lobby.look_for_saves()
    assert caplog.text.count("a saved game is left out") == 1, "it is read once"

    table = await house.table(save="evening.weimar", seats={"blue": "last"}, options={})
    assert table.record.options == {} and table.record.save == "evening.weimar"
    (ann,) = await house.seat(table, red="Ann")
    assert await refused(table.add_word("Ann", "x")) == "seed-of-save"
    assert ann.room.commitment == ""
    await table.start("Ann")
    assert session_of(table).history.end >= 1
    await table.end("closed")
    assert ann.room.secret == ann.room.seed == "", "its dice were not this host's"
    assert len(list((table.folder).glob("*.weimar"))) == 1 and path.exists()


async def test_a_saved_game_that_is_gone_is_told_at_the_start(house: House) -> None:
    path = await saved_duel(house, "evening.weimar")
    await house.lobby.look_for_saves()
    table = await house.table(save="evening.weimar", seats={"blue": "last"})
    await house.seat(table, red="Ann")
    path.unlink()
    assert await refused(table.start("Ann")) == "start-save"
    assert table.record.state == "waiting" and table.local is None
    assert await house.lobby.look_for_saves() and house.lobby.saves == ()


async def test_a_folder_of_saves_that_cannot_be_looked_into_offers_none(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await saved_duel(house, "evening.weimar")
    await house.lobby.look_for_saves()

    def forbidden(path: Path, pattern: str) -> Any:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "glob", forbidden)
        assert await house.lobby.look_for_saves()
    assert house.lobby.saves == ()
    assert await house.lobby.look_for_saves() and len(house.lobby.saves) == 1


# --- a restart ----------------------------------------------------------------------------------
async def test_what_is_no_table_is_left_out_and_the_rest_opened(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    good = await house.table("Ann")
    foreign, damaged = await house.table("Ann"), await house.table("Ann")
    write_record(foreign.folder, record_text(replace(foreign.record, game="chess")))
    (damaged.folder / "table.json").write_text("{")
    (house.host.tables / "notes").mkdir()
    again = House(tmp_path)
    assert list(again.lobby.tables) == [good.record.id]
    assert (
        sorted(line.getMessage().partition(":")[0] for line in caplog.records)
        == ["a table is left out"] * 2
    )
    assert "the game 'chess' is not hosted here" in caplog.text
    await again.close()


async def test_after_the_server_was_off_there_is_time_before_a_table_ends(tmp_path: Path) -> None:
    expiry = Expiry(waiting=10, playing=30, notice=5)
    house = House(tmp_path, expiry=expiry)
    waiting = await house.table("Ann")
    playing, *_ = await house.duel()
    began = house.calendar.now
    for later, left in ((1 * DAY, -1.0), (8 * DAY, 5.0), (1000 * DAY, 5.0)):
        for table in (waiting, playing):
            table.record.active = began
        house.calendar.now = began + later
        for table in (waiting, playing):
            table.grant_notice()
        assert waiting.expires() == pytest.approx(left)
    assert playing.expires() == pytest.approx(5.0)
    await house.close()


# --- records ------------------------------------------------------------------------------------
RECORD = TableRecord(
    id="0123456789ab", title="", scenario="main", owner="Ann", seats={"red": SeatRecord()}
)


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    folder = tmp_path / "tables" / RECORD.id
    write_record(folder, record_text(RECORD))
    assert read_record(folder) == RECORD
    assert folder.stat().st_mode & 0o777 == 0o700
    assert b'\n  "owner": "Ann"' in (folder / "table.json").read_bytes(), "people may read it"
    write_record(folder, record_text(replace(RECORD, title="x")))
    assert [path.name for path in folder.iterdir()] == ["table.json"]


def test_a_record_of_another_table_or_none_is_refused(tmp_path: Path) -> None:
    for name, text in (
        ("0123456789ac", record_text(RECORD)),
        ("0123456789ab", b"["),
        ("0123456789ab", b"\xff"),
        ("notes", record_text(replace(RECORD, id="notes"))),
    ):
        folder = tmp_path / name
        write_record(folder, text)
        with pytest.raises(SaveError):
            read_record(folder)
    with pytest.raises(SaveError, match="cannot be read"):
        read_record(tmp_path / "nowhere")


def test_a_record_that_cannot_be_written_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError) as told:
        write_record(tmp_path / "file" / "x", b"{}")
    assert told.value.id == "table-unwritable" and str(tmp_path) not in str(told.value)


def test_a_copied_record_can_be_changed_alone() -> None:
    copy = RECORD.copied()
    copy.seats["red"].player, copy.words["Ann"] = "Ann", "x"
    copy.resigned.append("Bob")
    assert (RECORD.seats["red"].player, RECORD.words, RECORD.resigned) == ("", {}, [])
    assert copy.id == RECORD.id


def test_the_game_goes_on_in_the_file_with_the_longest_name(tmp_path: Path) -> None:
    assert game_file(tmp_path) == tmp_path / "game.weimar"
    for name in ("game.weimar", "game-2.weimar", "game-2-2.weimar", "other-longer-name.weimar"):
        (tmp_path / name).write_text("")
    assert game_file(tmp_path) == tmp_path / "game-2-2.weimar"


def test_ids_are_made_by_the_server_alone() -> None:
    assert all(is_id(new_id()) for _ in range(20)) and new_id() != new_id()
    for wrong in ("0123456789a", "0123456789abc", "0123456789aB", "0123456789a/", ""):
        assert not is_id(wrong)


def test_the_seed_is_made_of_secret_words_and_sitters() -> None:
    seats = {"red": SeatRecord(player="Ann"), "blue": SeatRecord(bot="first")}
    record = replace(RECORD, secret="s", words={"Ann": "x"}, seats=seats)
    fair = fair_dice(record)
    assert fair == FairDice(
        version=2,
        commitment=commitment_to("s"),
        secret="s",
        words={"Ann": "x"},
        seats={"red": "Ann", "blue": "[first]"},
    )
    assert players_of(fair.seats) == {"red": "human", "blue": "first"}
    seeds = {
        fair.seed("duel", "main"),
        fair.seed("duel", "quick"),
        fair.seed("chess", "main"),
        replace(fair, words={}).seed("duel", "main"),
        replace(fair, seats={}).seed("duel", "main"),
        replace(fair, secret="t").seed("duel", "main"),
        replace(fair, version=1).seed("duel", "main"),
    }
    assert len(seeds) == 7
    old = replace(fair, version=1)
    assert old.seed("duel", "main") == replace(old, seats={}).seed("chess", "quick")


# --- bans and wishes ----------------------------------------------------------------------------
def test_bans_are_read_again_when_somebody_has_edited_them(tmp_path: Path) -> None:
    bans = Bans(tmp_path)
    assert not bans.holds("ann")
    path = tmp_path / "banned"
    path.write_text("# who cheated\n  Ann \n\n#Bob\n", encoding="utf-8")
    assert bans.holds("ANN") and not bans.holds("bob") and not bans.holds("# who cheated")
    os.utime(path, ns=(1, 1))
    assert bans.holds("ann")
    path.write_text("Cy\n", encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert bans.holds("cy") and not bans.holds("ann"), "its size is another one"
    path.unlink()
    assert not bans.holds("cy")


def test_names_and_networks_are_banned_and_let_in_again(tmp_path: Path) -> None:
    bans = Bans(tmp_path)
    for who in ("Rosa", "2001:db8::1:2", "192.0.2.7", "Anna"):
        bans.add(who)
    assert (tmp_path / "banned").read_text() == "192.0.2.7\n2001:db8::\nanna\nrosa\n"
    assert bans.holds("2001:db8::") and not bans.holds("2001:db8::1")
    assert bans.remove("ROSA") and not bans.remove("rosa")
    assert bans.remove("2001:db8::9") and not bans.holds("rosa")
    for wrong in ("a b", "", "300.1.1.1"):
        with pytest.raises(KernelError) as told:
            bans.add(wrong)
        assert told.value.id == "ban-wrong" and told.value.arguments == {"who": wrong}


def test_bans_that_cannot_be_written_or_read_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(KernelError) as told:
        Bans(tmp_path / "nowhere").add("Ann")
    assert told.value.id == "host-unwritable"
    bans = Bans(tmp_path)
    bans.add("Ann")
    assert bans.holds("ann")

    def forbidden(path: Path, **_: Any) -> str:
        raise PermissionError(errno.EACCES, "Permission denied")

    (tmp_path / "banned").write_text("bob and more\n")
    monkeypatch.setattr(Path, "read_text", forbidden)
    assert bans.holds("ann"), "those known before hold"
    assert "banned cannot be read: permission denied" in caplog.text


async def test_wishes_are_remembered_the_latest_of_so_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wishes_file, "_MOST", 2)
    wishes, disk = Wishes(tmp_path, Disk()), Disk()
    wishes.open()
    for name in ("Ann", "Bob", "Ann", "Cy"):
        await wishes.change(name, Wish(ring="bell"))
    found = Wishes(tmp_path, disk)
    found.open()
    assert [found.of(name).ring for name in ("Ann", "Bob", "Cy")] == ["bell", "off", "bell"]
    await found.change("Ann", Wish())
    assert b"Ann" not in (tmp_path / "wishes.json").read_bytes()
    assert found.of("Cy") == Wish(ring="bell")
    disk.close()


async def test_wishes_that_cannot_be_used_count_as_none(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    disk = Disk()
    path = tmp_path / "wishes.json"
    text = b'{"Ann":{"ring":"bell"}}'
    for content, ring in (
        (text + b" " * ((1 << 20) - len(text)), "bell"),
        (text + b" " * ((1 << 20) + 1 - len(text)), "off"),
        (b"[" * 100_000, "off"),
        (b'{"Ann":{"ring":"drum"}}', "off"),
    ):
        path.write_bytes(content)
        wishes = Wishes(tmp_path, disk)
        wishes.open()
        assert wishes.of("Ann").ring == ring
    assert caplog.text.count("wishes.json cannot be used") == 3
    with pytest.raises(SaveError):
        await Wishes(tmp_path / "nowhere", disk).change("Ann", Wish(ring="bell"))
    disk.close()


# --- the disk -----------------------------------------------------------------------------------
async def test_who_is_cancelled_is_so_when_the_work_is_done() -> None:
    disk, go_on, done = Disk(), threading.Event(), []

    def work(what: str) -> str:
        assert go_on.wait(20)
        done.append(what)
        return what

    waiting = asyncio.create_task(disk.run(work, "written"))
    await asyncio.sleep(0.01)
    waiting.cancel()
    await asyncio.sleep(0.01)
    assert not waiting.done(), "a lock it holds must hold as long as it takes"
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert done == ["written"]
    assert await disk.run(work, "again") == "again"
    with pytest.raises(ZeroDivisionError):
        await disk.run(lambda: 1 // 0)
    disk.close()


# --- too much -----------------------------------------------------------------------------------
def test_a_debt_is_paid_off_before_anything_is_given() -> None:
    bucket = Bucket(rate=2.0, burst=10.0)
    assert bucket.spend(14.0, 100.0) == 2.0
    assert bucket.spend(0.0, 101.0) == 1.0
    assert not bucket.take(102.0)
    assert bucket.take(102.5) and not bucket.take(102.5)


def test_talk_keeps_the_latest_lines() -> None:
    talk = Talk([], 0)
    for number in range(KEPT + 3):
        assert talk.add("Ann", "red", str(number)).n == number + 1
    assert (len(talk.lines), talk.lines[0].n, talk.said) == (KEPT, 4, KEPT + 3)
    line = talk.add("", "", "x", to_player="Bob", id="y", arguments={"z": 1})
    assert line == ChatLine(
        n=KEPT + 4, player="", seat="", text="x", to_player="Bob", id="y", arguments={"z": 1}
    )


def test_who_hears_what() -> None:
    def heard(line: ChatLine) -> list[str]:
        people = {"Ann": "red", "Bob": "blue", "Eve": "", "Max": ""}
        return [name for name, seat in people.items() if line.heard_by(name, seat)]

    said = ChatLine(n=1, player="Ann", seat="red", text="x")
    assert heard(said) == ["Ann", "Bob", "Eve", "Max"]
    assert heard(replace(said, to="blue", to_player="Bob")) == ["Ann", "Bob"]
    assert heard(replace(said, to="blue")) == ["Ann"]
    assert heard(replace(said, player="Eve", seat="")) == ["Eve", "Max"]
    assert heard(replace(said, player="", seat="")) == ["Ann", "Bob", "Eve", "Max"]
    assert heard(replace(said, player="", seat="", to_player="Bob")) == ["Bob"]


def test_clocks_run_for_those_who_are_asked() -> None:
    red, blue = Decision(1, "red", "x", ("a",), None), Decision(2, "blue", "x", ("a",), None)
    clock = Clock(decision=10, game=15)
    assert clock.on and not Clock().on and Clock(game=1).on and Clock(decision=1).on
    assert clock.run([red, blue], 4.0) == []
    assert clock.shown(("red", "blue", "green")) == {"red": 11.0, "blue": 11.0, "green": 15.0}
    assert clock.run([red], 6.0) == [red]
    assert (clock.used, clock.seat_left("red")) == ({1: 10.0}, 5.0)
    assert clock.decision_left(blue) == 10.0, "it was answered meanwhile"
    again = replace(red, number=3)
    assert clock.run([again], 4.9) == [] and clock.run([again], 0.1) == [again]
    assert clock.flagged("red") and clock.seat_left("red") == 0.0
    assert clock.run([replace(red, number=4)], 1.0), "without time every question is late"
    only = Clock(decision=5)
    assert only.run([red], 5.0) == [red] and only.left == {} and only.seat_left("red") == -1.0
    assert not only.flagged("red") and Clock(game=5).decision_left(red) == -1.0


# --- telling the away ---------------------------------------------------------------------------
class Told:
    """A host's command, played by the test: whom it was told of, and how it ends."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.runs: list[dict[str, str]] = []
        self.options: dict[str, Any] = {}
        self.status = 0
        self.hangs = self.killed = False
        patch.setattr(notify_file.asyncio, "create_subprocess_exec", self.start)

    async def start(self, *command: str, env: dict[str, str], **options: Any) -> Told:
        assert command == ("tell", "--loudly")
        self.runs.append(env)
        self.options = options
        return self

    async def wait(self) -> int:
        if self.hangs and not self.killed:
            await asyncio.sleep(3600)
        return self.status

    def kill(self) -> None:
        self.killed = True


async def away(house: House, told: Told, *, wish: bool = True) -> tuple[Notifier, Any]:
    """A duel whose Bob is asked and away."""
    wishes = Wishes(house.host.folder, house.host.disk)
    if wish:
        await wishes.change("Bob", Wish(away=True))
    table, _, bob = await house.duel(title="Evening")
    table.leave(bob)
    return Notifier(("tell", "--loudly"), wishes, 60.0), table


async def looked(notifier: Notifier, table: Any, *connected: str) -> None:
    notifier.look([table], connected)
    await asyncio.gather(*notifier._running)


async def test_who_is_away_long_enough_is_told_once_for_each_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(monkeypatch)
    notifier, table = await away(house, told)
    await looked(notifier, table, "Ann")
    house.clock.now += 59.9
    await looked(notifier, table, "Ann")
    assert told.runs == []
    house.clock.now += 0.1
    for _ in range(2):
        await looked(notifier, table, "Ann")
    (environment,) = told.runs
    assert {name: environment[name] for name in environment if name.startswith("WEIMAR")} == {
        "WEIMAR_PLAYER": "Bob",
        "WEIMAR_TABLE": table.record.id,
        "WEIMAR_TITLE": "Evening",
        "WEIMAR_GAME": "duel",
        "WEIMAR_EVENT": "turn",
    }
    assert set(environment) - {"PATH", "LANG"} == {n for n in environment if n[:6] == "WEIMAR"}
    assert told.options["start_new_session"] is True
    await looked(notifier, table, "Ann", "Bob")
    await looked(notifier, table, "Ann")
    assert len(told.runs) == 2, "he was here again"


async def test_who_is_not_asked_is_told_only_that_the_table_ends(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(monkeypatch)
    notifier, table = await away(house, told)
    house.clock.now += 100
    table.asked = tuple(d for d in table.asked if d.seat == "red")
    await looked(notifier, table)
    assert told.runs == []
    house.calendar.now += 85 * DAY
    await looked(notifier, table)
    assert [run["WEIMAR_EVENT"] for run in told.runs] == ["expires"]
    await table.end("closed")
    house.calendar.now += 1000 * DAY
    notifier._told.clear()
    await looked(notifier, table)
    assert len(told.runs) == 1


async def test_who_did_not_wish_it_is_told_nothing_nor_is_who_has_a_bot(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(monkeypatch)
    notifier, table = await away(house, told, wish=False)
    house.clock.now += 100
    await looked(notifier, table)
    await notifier.wishes.change("Bob", Wish(away=True))
    table.record.seats["blue"].stand_in = "first"
    table.set_player("blue")
    await looked(notifier, table)
    assert told.runs == []
    silent = Notifier((), notifier.wishes, 60.0)
    await looked(silent, table)


async def test_a_command_that_fails_or_hangs_is_written_down(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    told = Told(monkeypatch)
    monkeypatch.setattr(notify_file, "_SECONDS", 0.01)
    notifier, table = await away(house, told)
    await notifier._run(table, "Bob", "turn")
    assert not caplog.records
    told.status = 3
    await notifier._run(table, "Bob", "turn")
    told.hangs = True
    await notifier._run(table, "Bob", "turn")
    assert [line.getMessage() for line in caplog.records] == [
        "tell ended with status 3",
        "tell took too long",
    ]
    assert told.killed


async def test_so_many_commands_run_at_once_and_none_after_the_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(monkeypatch)
    told.hangs = True
    notifier, table = await away(house, told)
    tasks = [asyncio.create_task(notifier._run(table, "Bob", "turn")) for _ in range(6)]
    notifier._running.update(tasks)
    await asyncio.sleep(0.01)
    assert len(told.runs) == 4
    notifier.close()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert all(task.cancelled() for task in tasks)
