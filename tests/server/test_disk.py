"""The disk: a slow one delays no other table, a full one changes and announces nothing."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import (
    Player,
    game,
    local_of,
    make_table,
    play_on,
    save_of,
    serving,
    sit_down,
)
from tests.waiting import until
from weimar_tui.kernel.journal import read_save
from weimar_tui.server.record import game_file, read_record
from weimar_tui.server.replies import Pong, Refused, Update
from weimar_tui.server.requests import AddWord, MakeTable, PickOption, Ping, Say, Sit, Stand, Start


def file_of(handle: int) -> str:
    return str(Path(f"/proc/self/fd/{handle}").readlink())


class SlowDisk:
    """Writes under a folder wait until they are allowed."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.of = "nothing yet"
        self.may = threading.Event()
        self.waiting = threading.Event()
        self._fsync = os.fsync
        patch.setattr(os, "fsync", self._wait)

    def _wait(self, handle: int) -> None:
        if self.of in file_of(handle):
            self.waiting.set()
            assert self.may.wait(20)
        self._fsync(handle)

    async def asked(self) -> None:
        """Wait until something waits for the disk."""
        await until(self.waiting.is_set)


@contextmanager
def full_disk(folder: str = "tables") -> Iterator[None]:
    """Writes under a folder of that name fail."""
    with pytest.MonkeyPatch.context() as patch:
        write, fsync = os.write, os.fsync

        def refuse(handle: int, *data: Any) -> Any:
            if f"/{folder}/" in file_of(handle):
                raise OSError(errno.ENOSPC, "No space left on device")
            return write(handle, *data) if data else fsync(handle)

        patch.setattr(os, "write", refuse)
        patch.setattr(os, "fsync", refuse)
        yield


def answer(player: Player, option: str = "") -> PickOption:
    question = player.question
    assert question is not None
    return PickOption(
        table=player.table.id,
        decision=question.number,
        option=option or question.options[0],
        turn=player.turn,
    )


def asked(players: dict[str, Player]) -> Player:
    return next(player for player in players.values() if player.question)


# --- slow ---------------------------------------------------------------------------------------
async def test_a_slow_disk_at_one_table_holds_no_other_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowDisk(monkeypatch)
    try:
        async with serving(tmp_path, sync=True):
            slow, players = await sit_down(tmp_path)
            _, others = await sit_down(
                tmp_path, {"spd": "Anna", "kpd": "Berta", "z": "Carl", "dnvp": "Dora"}
            )
            player = asked(players)
            disk.of = slow
            player.said.clear()
            before = player.question
            player.send(answer(player))
            player.send(Say(table=slow, text="after it"))
            await disk.asked()
            # Meanwhile other tables are played, and this one is visible in the lobby.
            assert await play_on(others, 15, random.Random(1)) == 15
            harry = await Player.come(tmp_path, "Harry")
            assert {table.id for table in harry.link.lobby.tables} >= {slow} or await harry.next(
                type(harry.link.lobby)
            )
            # Nothing that happened is shown before it is on disk.
            assert player.question == before
            assert not any(isinstance(reply, Update) for reply in player.said)
            # people who enter meanwhile wait too
            harry.enter(slow)
            otherwise = next(iter(others.values()))
            await otherwise.answered()
            assert not harry.table.begun
            disk.may.set()
            await player.until(lambda: player.question != before)
            await harry.until(lambda: harry.table.begun)
            await player.until(lambda: player.table.chat and player.table.chat[-1].text)
    finally:
        disk.may.set()


async def test_a_slow_record_holds_nobody_up_and_is_shown_after_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowDisk(monkeypatch)
    try:
        async with serving(tmp_path) as server:
            otto, rosa = [await Player.come(tmp_path, name) for name in ("Otto", "Rosa")]
            id = await make_table(otto)
            rosa.enter(id)
            await rosa.until(lambda: rosa.table.status is not None)
            disk.of = id
            rosa.send(Sit(table=id, seat="spd"))
            await disk.asked()
            otto.send(Ping(n=5))
            assert (await otto.next(Pong)).n == 5
            assert server.lobby.tables[id].seat_of("Rosa") == ""
            disk.may.set()
            await rosa.until(lambda: rosa.status.table.mine == "spd")
    finally:
        disk.may.set()


async def test_two_who_sit_down_at_once_do_not_share_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowDisk(monkeypatch)
    try:
        async with serving(tmp_path) as server:
            otto, rosa = [await Player.come(tmp_path, name) for name in ("Otto", "Rosa")]
            id = await make_table(otto)
            otto.enter(id)
            rosa.enter(id)
            await rosa.until(lambda: rosa.table.status is not None)
            disk.of = id
            rosa.said.clear()
            otto.send(Sit(table=id, seat="spd"))
            await disk.asked()
            rosa.send(Sit(table=id, seat="spd"))
            disk.may.set()
            assert "taken" in (await rosa.next(Refused)).text
            assert server.lobby.tables[id].record.seats["spd"].player == "Otto"
    finally:
        disk.may.set()


async def test_a_server_that_stops_finishes_what_it_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowDisk(monkeypatch)
    async with serving(tmp_path, sync=True) as server:
        id, players = await sit_down(tmp_path)
        path = save_of(server.lobby.tables[id])
        player = asked(players)
        disk.of = id
        player.send(answer(player))
        await disk.asked()
        threading.Timer(0.2, disk.may.set).start()
    assert len(read_save(path).picks) == 1
    assert not read_save(path).torn


# --- full ---------------------------------------------------------------------------------------
async def test_a_pick_on_a_full_disk_is_refused_once_and_tells_nothing_of_the_host(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path, sync=True) as server:
        id, players = await sit_down(tmp_path)
        session = local_of(server.lobby.tables[id]).session
        player, before = asked(players), game().encode(session.position)
        for other in players.values():
            other.said.clear()
        with full_disk():
            text = await player.refusal_of(answer(player))
            player.send(Ping(n=1))
            await player.next(Pong)
        assert "cannot save" in text and "/" not in text and str(tmp_path) not in text
        assert sum(isinstance(reply, Refused) for reply in player.said) == 0  # not reported twice
        for other in players.values():
            assert not any(isinstance(reply, Update) for reply in other.said)
        assert game().encode(session.position) == before
        assert "disk is full" in caplog.text.lower()
        assert await play_on(players, 5, random.Random(1)) == 5


async def test_a_game_file_changed_by_others_is_logged_and_no_pick_is_lost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        table = server.lobby.tables[id]
        game_file(table.file.folder).unlink()
        assert await play_on(players, 5, random.Random(1)) == 5
        assert caplog.text.count("Another program changed") == 1
        picks = local_of(table).session.history.picks
        assert read_save(game_file(table.file.folder)).picks == picks


async def test_seats_words_and_starts_on_a_full_disk_change_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, sync=True, now=lambda: 1e9) as server:
        id, players = await sit_down(tmp_path, start=False)
        table, otto = server.lobby.tables[id], players["spd"]
        before = read_record(table.file.folder)
        with full_disk():
            for request in (
                Stand(table=id),
                AddWord(table=id, word="spring"),
                Start(table=id),
                MakeTable(),
            ):
                text = await otto.refusal_of(request)
                assert "cannot save" in text and "/" not in text
        assert table.record == before == read_record(table.file.folder)
        assert table.seat_of("Otto") == "spd" and not table.record.words
        assert list(server.lobby.tables) == [id]
        assert otto.status.table.mine == "spd" and otto.status.words == {}
        otto.send(Start(table=id))
        await otto.until(lambda: otto.table.begun)
        assert await play_on(players, 3, random.Random(1)) == 3


async def test_bots_wait_for_a_full_disk_and_say_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("weimar_tui.server.answering._RETRY", (0.01, 0.02))
    caplog.set_level(logging.CRITICAL)
    async with serving(tmp_path, sync=True) as server:
        id, players = await sit_down(tmp_path, {"z": "Matthias"}, start=False)
        player, table = players["z"], server.lobby.tables[id]
        player.send(Start(table=id))
        await player.until(lambda: player.table.begun)
        await player.until(lambda: player.question is not None)
        wait, held_back = asyncio.Event(), asyncio.Event()
        ask = server.host.bots.answer

        async def held(question: Any, *, patient: bool = False) -> Any:
            held_back.set()
            await wait.wait()
            return await ask(question, patient=patient)

        monkeypatch.setattr(server.host.bots, "answer", held)
        while table.answering.asked() is None:
            await play_on(players, 1, random.Random(3))
        await held_back.wait()  # no bot's pick is under way
        picks = local_of(table).session.history.end
        with full_disk():
            wait.set()
            await player.until(lambda: any(line.id == "disk-waits" for line in player.table.chat))
            await until(lambda: table.answering.stuck > 3)
            await player.answered()
            waits = [line for line in player.table.chat if line.id == "disk-waits"]
            assert len(waits) == 1
            assert local_of(table).session.history.end == picks
        await player.until(lambda: local_of(table).session.history.end > picks)


async def test_a_clock_that_runs_out_on_a_full_disk_announces_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weimar_tui.server.answering._RETRY", (0.01, 0.02))
    async with serving(tmp_path, sync=True) as server:
        id, players = await sit_down(tmp_path, decision_clock=60)
        table, player = server.lobby.tables[id], asked(players)
        number = player.asked.number
        with full_disk():
            for _ in range(5):
                table.answering.run_clock(61.0)
                await player.answered()
            await until(lambda: table.answering.stuck)
            assert player.asked.number == number
            assert not [line for line in table.talk.lines if line.id.startswith("clock")]
        table.answering.run_clock(1.0)
        await player.until(lambda: player.question is None or player.asked.number != number)
        await player.until(lambda: any(line.id == "clock-over" for line in player.table.chat))


# --- the files of a host ------------------------------------------------------------------------
async def test_a_table_file_of_nothing_but_brackets_is_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path):
        good, _ = await sit_down(tmp_path)
    for name, text in (
        ("0" * 12, "[" * 200_000),
        ("1" * 12, '{"id":' * 200_000),
        ("2" * 12, '{"id": "222222222222", "more": ' + "[" * 200_000),
    ):
        (tmp_path / "tables" / name).mkdir()
        (tmp_path / "tables" / name / "table.json").write_text(text)
    (tmp_path / "saves").mkdir(exist_ok=True)
    (tmp_path / "saves" / "deep.weimar").write_text("[" * 200_000)
    (tmp_path / "saves" / "deeper.weimar").write_text(
        '{"line":"header","options":' + "[" * 200_000 + "\n"
    )
    caplog.clear()
    async with serving(tmp_path) as server:
        assert list(server.lobby.tables) == [good]
        assert server.lobby.saves == ()
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == 5
    assert all("\n" not in line and len(line) < 400 for line in lines)
