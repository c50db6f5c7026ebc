"""The index of games says what the files say, also after kills; backups bring everything back."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, text

from tests.server.hosted import Hosted, answer
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.announcement import Announcement, read_announcement, write_announcement
from weimar_tui.server.club.backup import back_up, restore
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.index import GameIndex, catch_up, reindex
from weimar_tui.server.club.store import accounts, games, order, results
from weimar_tui.server.club.store.database import Database, open_database
from weimar_tui.server.lobby import Lobby
from weimar_tui.server.table_status import Finished

ROOT = Path(__file__).parents[3]
NOW = 1_800_000_000


def rows(database: Database) -> dict[str, Any]:
    """The whole index, without the number that grows with every change."""
    found = {}
    for id in sorted(database.read(games.states)):
        row = database.read(games.find, id)
        assert row is not None
        seats = database.read(games.seats_of, [id])[id]
        found[id] = (msgspec.structs.replace(row, changed=0), seats)
    return found


async def settle(hosted: Hosted, database: Database) -> None:
    """Do what a server does when it starts, then stops."""
    index = GameIndex(Club(database, hosted.host.disk), hosted.host)
    lobby = hosted.lobby
    index.follow(lobby.tables, lobby.finished)
    await index.close()
    await lobby.close()
    catch_up(hosted.host, database)


async def test_the_index_follows_the_tables(database: Database, hosted: Hosted) -> None:
    lobby = hosted.lobby
    index = GameIndex(Club(database, hosted.host.disk), hosted.host)

    async def follow() -> None:
        index.follow(lobby.tables, lobby.finished)
        await index.close()

    waiting = await hosted.table("Cy")
    table, _, _ = await hosted.duel()
    await follow()
    seat = table.asked[0].seat
    player = table.record.seats[seat].player
    ((row, _),) = database.read(games.my_turn, player.lower())
    assert row.id == table.record.id
    assert [row.id for row in database.read(games.public, "waiting")] == [waiting.record.id]
    while table.asked:
        await answer(table, table.asked[0].seat)
    await lobby.close_table("Cy", waiting)
    await follow()
    assert database.read(games.waits_for, player) == 0
    (row,) = database.read(games.of_player, "ann", ("over",))
    assert (row.ending, row.state) == (table.record.ending, "over") and row.picks > 0
    assert set(database.read(games.states)) == {table.record.id}
    assert [row.id for row in database.read(games.search, "bob duel", "Cy")] == [table.record.id]


@pytest.mark.slow
def execute(connection: Connection, change: str) -> None:
    connection.execute(text(change))


async def test_a_running_server_finds_rows_that_differ_from_the_files(
    database: Database, hosted: Hosted, caplog: pytest.LogCaptureFixture
) -> None:
    index = GameIndex(Club(database, hosted.host.disk), hosted.host)
    assert await index.check_one() == "", "nothing has finished"
    table, _, _ = await hosted.duel()
    while table.asked:
        await answer(table, table.asked[0].seat)
    await table.write_if_changed()
    await settle(hosted, database)
    before, id = rows(database), table.record.id
    assert before[id][0].state == "over" and await index.check_one() == ""
    for change in (
        "UPDATE game_table SET sha256 = 'x'",
        "UPDATE seat SET picks = 99 WHERE position = 0",
        "DELETE FROM seat",
    ):
        database.write(execute, change)
        assert rows(database) != before
        assert await index.check_one() == id
        assert rows(database) == before and await index.check_one() == ""
    assert caplog.text.count(f"differed from the files of table {id}") == 3


async def test_after_kills_the_index_says_what_the_files_say(tmp_path: Path, duel: None) -> None:
    chance = Random(7)
    setting = f"sqlite:///{tmp_path / 'club.sqlite'}"
    command = [sys.executable, "-m", "tests.server.club.played", str(tmp_path), setting]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "examples" / "duel")}
    for _ in range(2):
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, env=env) as playing:
            assert playing.stdout is not None
            for _ in range(chance.randrange(30, 120)):
                assert playing.stdout.readline() == b"answered\n"
            playing.kill()
    database = open_database(setting, tmp_path)
    hosted = Hosted(tmp_path)
    await settle(hosted, database)
    kept = rows(database)
    assert {row.state for row, _ in kept.values()} >= {"over"}
    assert reindex(hosted.host, database) == len(kept)
    assert rows(database) == kept
    hosted.host.disk.close()
    database.close()


async def test_a_rebuild_reads_each_finished_game_once_and_counts(
    database: Database, hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        table, *_ = await hosted.duel()
        while table.asked:
            await answer(table, table.asked[0].seat)
    await hosted.table("Cy")
    await hosted.lobby.close()
    store, read = hosted.host.store, []
    recording = store.recording

    def counted(id: str) -> bytes:
        read.append(id)
        return recording(id)

    monkeypatch.setattr(store, "recording", counted)
    told: list[tuple[int, int]] = []
    assert reindex(hosted.host, database, lambda *done: told.append(done)) == 3
    assert told == [(n, 3) for n in range(4)]
    assert len(database.read(results.results)) == 2
    finished = {id for id, state in database.read(games.states).items() if state == "over"}
    assert sorted(read) == sorted(finished)


async def test_a_backup_brings_everything_back(
    database: Database, setting: str, tmp_path: Path, duel: None
) -> None:
    there, target, folder = tmp_path / "host", tmp_path / "backup", tmp_path / "new"
    hosted = Hosted(there)
    ann = database.write(accounts.add_with_key, "Ann", "AAAA", "SHA256:a", NOW, source="self")
    database.write(accounts.add, "Bob", NOW, invited_by=ann.id)
    database.write(order.write_audit, NOW, who="host", action="enrolled", about=f"#{ann.id}")
    table, _, _ = await hosted.duel()
    await answer(table, table.asked[0].seat)
    (there / "authorized_keys").write_text("ssh-ed25519 AAAA Ann\n")
    write_announcement(there, Announcement("Cup on Sunday"))
    number = back_up(there, database, target)
    assert number == 4
    with pytest.raises(KernelError, match="backup-exists"):
        back_up(there, database, target)
    await settle(hosted, database)
    folder.mkdir()
    again = open_database(setting, folder)
    try:
        assert restore(target, folder, again) == number
        assert again.read(accounts.named, "ann") == ann
        assert again.read(order.check_audit) is None
        assert read_announcement(folder).text == "Cup on Sunday"
        back = Hosted(folder)
        reindex(back.host, again)
        assert set(again.read(games.states)) == {table.record.id}
        name = table.record.id
        game = (folder / "tables" / name / "game.weimar").read_bytes()
        assert game == (there / "tables" / name / "game.weimar").read_bytes()
        # New rows get numbers of their own.
        assert again.write(accounts.add, "Cy", NOW).id > ann.id + 1
        with pytest.raises(KernelError, match="restore-full"):
            restore(target, folder, again)
        await back.close()
    finally:
        again.close()
        hosted.host.disk.close()


def test_a_damaged_backup_is_refused(database: Database, setting: str, tmp_path: Path) -> None:
    import gzip

    database.write(accounts.add, "Ann", NOW)
    back_up(tmp_path / "host", database, tmp_path / "backup")
    path = tmp_path / "backup" / "club.jsonl.gz"
    lines = gzip.decompress(path.read_bytes()).splitlines(keepends=True)
    again = open_database(setting, tmp_path)
    for damaged in (lines[:-1], lines[1:], [*lines[:1], lines[-1]], []):
        path.write_bytes(gzip.compress(b"".join(damaged)))
        with pytest.raises(KernelError, match="restore-incomplete"):
            restore(tmp_path / "backup", tmp_path / "new", again)
        assert again.read(accounts.count) == 0
    again.close()


async def test_a_start_lists_finished_tables_from_the_index_without_their_files(
    database: Database, hosted: Hosted
) -> None:
    table, *_ = await hosted.duel()
    private, *_ = await hosted.duel(public=False, invited=("Bob",))
    for one in (table, private):
        await one.end("closed")
        await one.write_if_changed()
    await settle(hosted, database)
    (table.file.folder / "table.json").write_text("{")
    over = await Club(database, hosted.host.disk).finished_tables()
    assert set(over) == {table.record.id}, "who may see a private table is in its file"
    again = Lobby(hosted.host)
    again.open(games=False, over=over)
    assert set(again.finished) == {table.record.id, private.record.id}
    assert again.finished[table.record.id].listed("Ann").mine == "red"
    assert again.finished[table.record.id].state == Finished.of(table.record).state
    assert not again.finished[private.record.id].may_see("Eve")
    assert again.names.spelling("BOB") == "Bob" and again.names.spelling("EVE") == "EVE"
