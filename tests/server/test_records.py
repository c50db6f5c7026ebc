"""A host's files: records of tables, bans, notification settings."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import threading
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.server import notify as wishes_file
from weimar_tui.server.bans import Bans, network_of
from weimar_tui.server.fair_dice import FairDice, commitment_to, players_of
from weimar_tui.server.host import Disk
from weimar_tui.server.notify import NotifyPrefs
from weimar_tui.server.record import (
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
from weimar_tui.server.wire import Wish

DAY = 86400.0


pytestmark = pytest.mark.usefixtures("duel")


# --- records ------------------------------------------------------------------------------------
def test_a_copy_of_a_record_shares_nothing_that_can_change() -> None:
    """A change that cannot be written must leave the record as it was."""
    copy = RECORD.copied()
    for name in RECORD.__struct_fields__:
        mine, other = getattr(RECORD, name), getattr(copy, name)
        assert mine == other
        # The clock goes on meanwhile; the talk has its own list, in `Talk`.
        assert not isinstance(mine, list | dict) or mine is not other or name == "chat", name
    assert copy.seats["red"] is not RECORD.seats["red"] and copy.clock is RECORD.clock


RECORD = TableRecord(
    id="0123456789ab",
    title="",
    game="weimar",
    scenario="main",
    owner="Ann",
    seats={"red": SeatRecord()},
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
    with pytest.raises(SaveError, match="file-unreadable"):
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
    tokens = {"Ann": "p1"}
    record = replace(RECORD, secret="s", words={"Ann": "x"}, seats=seats, tokens=tokens)
    fair = fair_dice(record)
    assert fair == FairDice(
        commitment=commitment_to("s"),
        secret="s",
        words={"p1": "x"},
        seats={"red": "p1", "blue": "[first]"},
    )
    assert players_of(fair.seats) == {"red": "human", "blue": "first"}
    seeds = {
        fair.seed("duel", "main"),
        fair.seed("duel", "quick"),
        fair.seed("chess", "main"),
        replace(fair, words={}).seed("duel", "main"),
        replace(fair, seats={}).seed("duel", "main"),
        replace(fair, secret="t").seed("duel", "main"),
    }
    assert len(seeds) == 6


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


def test_lines_written_by_hand_ban_whom_they_mean_and_others_are_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    lines = "2001:DB8::1:2\n ::ffff:192.0.2.7\nRosa L\n10.0.0.0/8\n-x\n"
    (tmp_path / "banned").write_text(lines, encoding="utf-8")
    bans = Bans(tmp_path)
    assert bans.holds(network_of("2001:db8::7")) and bans.holds("192.0.2.7")
    assert [re.findall(r"line (\d)", line.getMessage()) for line in caplog.records] == [
        ["3"],
        ["4"],
        ["5"],
    ]
    caplog.clear()
    assert not bans.holds("rosa") and not caplog.records, "told once"


def test_bans_that_cannot_be_written_or_read_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(KernelError) as told:
        Bans(tmp_path / "nowhere").add("Ann")
    assert told.value.id == "host-unwritable"
    bans = Bans(tmp_path)
    bans.add("Ann")
    assert bans.holds("ann")

    def forbidden(path: Path, *_: Any, **__: Any) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied")

    (tmp_path / "banned").write_text("bob and more\n")
    monkeypatch.setattr("weimar_tui.server.bans.read_bounded", forbidden)
    assert bans.holds("ann"), "those known before hold"
    assert "banned cannot be read: permission denied" in caplog.text


async def test_wishes_are_remembered_the_latest_of_so_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wishes_file, "_MOST", 2)
    prefs, disk = NotifyPrefs(tmp_path, Disk()), Disk()
    prefs.open()
    for name in ("Ann", "Bob", "Ann", "Cy"):
        await prefs.change(name, Wish(ring="bell"))
    found = NotifyPrefs(tmp_path, disk)
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
        prefs = NotifyPrefs(tmp_path, disk)
        prefs.open()
        assert prefs.of("Ann").ring == ring
    assert caplog.text.count("wishes.json cannot be used") == 3
    with pytest.raises(SaveError):  # a file is in the place of its folder
        await NotifyPrefs(path, disk).change("Ann", Wish(ring="bell"))
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
