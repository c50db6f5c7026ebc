"""Tables and journals are the same in files and in PostgreSQL."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from weimar_duel.rules import Duel

from tests.kernel.playing import new_duel, play_on
from tests.server.club.breaking import Breaking
from tests.server.hosted import DUEL, Hosted, answer, refused, session_of
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.journal import Pick, parse_save
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.verify import verify
from weimar_tui.server.club.store import journals
from weimar_tui.server.club.store.database import Database, open_database
from weimar_tui.server.club.store.schema import journal_file, journal_line
from weimar_tui.server.machines.tables import PostgresTables
from weimar_tui.server.record import SeatRecord, TableRecord, record_text
from weimar_tui.server.table_store import FolderTables, LostTable, TableStore

only_postgresql = pytest.mark.parametrize("kind", ["postgresql"])

ID, OTHER = "0123456789ab", "ba9876543210"
DIGESTS = {"duel": DUEL.game.digest}


def record(id: str = ID, **changes: Any) -> TableRecord:
    seats = {"red": SeatRecord(player="Ann"), "blue": SeatRecord(player="Bob")}
    values = {"title": "A duel", "game": "duel", "scenario": "main", "owner": "Ann", **changes}
    return TableRecord(id=id, seats=seats, **values)


@pytest.fixture
def breaking(database: Database) -> Breaking:
    return Breaking(database.url)


@pytest.fixture
def store(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> TableStore:
    """Each kind of store: SQLite stands for a host with files."""
    if kind == "sqlite":
        return FolderTables(tmp_path / "tables", sync=False)
    return postgres_store(request.getfixturevalue("database"))


def postgres_store(database: Database, owner: str = "one") -> PostgresTables:
    found = PostgresTables(database, DIGESTS, "1.2.0")
    found.hold(owner, [])
    return found


def begin(store: TableStore, picks: int = 5, **changes: Any) -> Session[Any]:
    """A table with a game that has begun."""
    store.make(record(**changes))
    session = Session.new(Duel(), "main", "7", options={"seats": 2}, store=store.new_game(ID))
    play_on(session, picks)
    return session


def reopened(store: TableStore) -> Session[Any]:
    return Session.open_in(store.game(ID), lambda header: Duel())[0]


# --- both ---------------------------------------------------------------------------------------
def test_a_game_is_written_and_goes_on_after_a_restart(store: TableStore, tmp_path: Path) -> None:
    session = begin(store)
    session.undo("red") if session.can_undo("red") else session.undo("blue")
    play_on(session, 3)
    assert parse_save(store.recording(ID), Path("x")).picks == session.history.picks
    session.close()
    again = reopened(store)
    play_on(again, 200)
    data = store.recording(ID)
    assert again.outcome is not None and store.size(ID) == len(data)
    assert b'"line":"undo"' in data and data.endswith(b'"}\n')
    (tmp_path / "whole.weimar").write_bytes(data)
    found = verify(tmp_path / "whole.weimar", lambda header: Duel())
    assert found.complete and found.difference is None and not found.damaged


@only_postgresql
def test_the_bytes_are_those_of_a_file(database: Database, tmp_path: Path) -> None:
    stores = postgres_store(database), FolderTables(tmp_path / "tables")
    for one in stores:
        play_on(begin(one), 300)
    assert stores[0].recording(ID) == stores[1].recording(ID)
    assert stores[0].read(ID) == stores[1].read(ID) == record()


def test_records_are_replaced_and_tables_removed(store: TableStore) -> None:
    store.make(record())
    store.make(record(OTHER, title="Another"))
    assert list(store.ids()) == [ID, OTHER] and store.read(OTHER).title == "Another"
    changed = record(title="Z")
    store.write(changed)
    assert store.read(ID) == changed and list(store.read(ID).seats) == ["red", "blue"]
    store.remove(OTHER)
    assert list(store.ids()) == [ID]
    with pytest.raises(SaveError):
        store.read(OTHER)
    with pytest.raises(SaveError):
        store.recording(ID)


def test_a_failed_start_leaves_nothing_behind(store: TableStore) -> None:
    begin(store).close()
    session = Session.new(Duel(), "main", "8", options={"seats": 2}, store=store.new_game(ID))
    assert parse_save(store.recording(ID), Path("x")).header.seed == session.header.seed


@pytest.mark.parametrize("cut", [0, 1, 40])
def test_a_table_resumes_a_save_even_if_its_last_line_is_torn(store: TableStore, cut: int) -> None:
    data = play_on(new_duel(), 9).to_bytes()
    store.make(record())
    store.resume(ID, data[: len(data) - cut])
    session = reopened(store)
    assert len(session.history.picks) in (8, 9)
    play_on(session, 2)
    assert parse_save(store.recording(ID), Path("x")).picks == session.history.picks


def test_a_damaged_game_goes_on_in_a_copy_and_stays_as_it_is(store: TableStore) -> None:
    data = play_on(new_duel(), 9).to_bytes()
    lines = data.splitlines(keepends=True)
    lines[-2] = lines[-2].replace(b'"n"', b'"m"')
    store.make(record())
    store.resume(ID, b"".join(lines))
    session, notices = Session.open_in(store.game(ID), lambda header: Duel())
    assert [notice.kind for notice in notices] == ["damaged-line", "beside"]
    assert store.recording(ID) == b"".join(lines), "nothing is written before the next pick"
    play_on(session, 1)
    assert parse_save(store.recording(ID), Path("x")).picks == session.history.picks
    assert not parse_save(store.recording(ID), Path("x")).damaged
    assert kept(store) == b"".join(lines)


def kept(store: TableStore) -> bytes:
    """The game that was left as it was."""
    if isinstance(store, FolderTables):
        return Path(store.name(ID), "game.weimar").read_bytes()
    assert isinstance(store, PostgresTables)
    packed = store.database.read(lambda c: c.execute(select(journal_file.c.packed)).scalar_one())
    return zlib.decompress(packed)


async def test_a_server_plays_on_it_and_finds_its_tables_again(
    store: TableStore, tmp_path: Path
) -> None:
    hosted = Hosted(tmp_path, opened=False)
    hosted.host.store = store
    hosted.lobby.open()
    table, ann, bob = await hosted.duel(options={"length": "short"})
    id = table.record.id
    while table.record.state == "playing":
        await answer(table, table.asked[0].seat)
    _, data = await table.recording("Ann")
    assert parse_save(data, Path("x")).picks == session_of(table).history.picks
    table.leave(ann), table.leave(bob)
    await table.write_if_changed()
    hosted.lobby.put_away()
    assert id not in hosted.lobby.tables and await refused(hosted.lobby.find("Eve", "x"))
    await hosted.lobby.close()
    again = Hosted(tmp_path, opened=False)
    again.host.store = store
    again.lobby.open()
    back = await again.lobby.find("Ann", id)
    await again.come(back, "Ann")
    assert (await back.recording("Ann"))[1] == data == store.recording(id)
    await again.close()


# --- PostgreSQL ---------------------------------------------------------------------------------
@pytest.fixture
def rows(request: pytest.FixtureRequest, kind: str) -> Breaking:
    assert kind == "postgresql", "journals are kept in PostgreSQL only"
    found: Breaking = request.getfixturevalue("breaking")
    return found


@only_postgresql
def test_an_owner_that_lost_its_table_cannot_write(rows: Breaking) -> None:
    old, new = postgres_store(rows), postgres_store(rows, "two")
    session = begin(old)
    before = old.recording(ID)
    new.take(ID)  # no machine holds a lease here
    for act in (
        lambda: play_on(session, 1),
        lambda: session.undo(next(seat for seat in ("red", "blue") if session.can_undo(seat))),
        lambda: old.write(record(title="Stolen")),
        lambda: old.remove(ID),
        lambda: old.new_game(ID).create(b"{}\n"),
    ):
        with pytest.raises(LostTable):
            act()
    assert new.recording(ID) == before and new.read(ID) == record()
    assert session.to_bytes() == before, "what was refused is undone"
    play_on(reopened(new), 1)
    assert new.recording(ID).startswith(before) and new.recording(ID) != before


@only_postgresql
def test_a_repeated_append_is_refused(rows: Breaking) -> None:
    store = postgres_store(rows)
    begin(store)
    lines = store.known_lines(ID)
    assert rows.write(journals.append, ID, 1, lines + 1, [b"a\n", b"b\n"])
    assert not rows.write(journals.append, ID, 1, lines + 1, [b"a\n", b"b\n"])
    assert not rows.write(journals.append, ID, 1, lines + 4, [b"c\n"]), "a gap"
    assert not rows.write(journals.append, ID, 2, lines + 3, [b"c\n"]), "another epoch"
    assert rows.read(journals.tail, ID, lines) == [b"a\n", b"b\n"]


@only_postgresql
def test_a_commit_whose_reply_is_lost_counts(rows: Breaking) -> None:
    store = postgres_store(rows)
    session = begin(store, 3)
    for _ in range(3):
        rows.breaks = True
        play_on(session, 1)
    assert store.recording(ID) == session.to_bytes() and store.epoch(ID) == 4
    numbers = rows.read(lambda c: list(c.execute(select(journal_line.c.n)).scalars()))
    assert sorted(numbers) == list(range(1, len(numbers) + 1))


@only_postgresql
def test_an_append_that_players_saw_fail_is_gone_afterwards(
    rows: Breaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weimar_tui.server.machines.tables._PATIENCE", ())
    store = postgres_store(rows)
    session = begin(store, 3)
    before, write = store.recording(ID), rows.write

    def lose(work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        rows.breaks = True
        try:
            return write(work, *args, **kwargs)
        finally:
            rows.away = True

    monkeypatch.setattr(rows, "write", lose)
    with pytest.raises(SaveError, match="table-unwritable"):
        play_on(session, 1)
    monkeypatch.setattr(rows, "write", write)
    with pytest.raises(SaveError, match="table-unwritable"):
        play_on(session, 1)
    rows.away = rows.breaks = False
    assert store.recording(ID) != before, "it was committed after all"
    play_on(session, 2)
    assert store.recording(ID) == session.to_bytes() and store.size(ID) == len(session.to_bytes())
    picks = [line.n for line in parse_save(store.recording(ID), Path("x")).picks]
    assert picks == list(range(1, len(picks) + 1)) and isinstance(session.history.picks[0], Pick)


@only_postgresql
def test_a_finished_game_becomes_a_file_and_can_be_changed_later(rows: Breaking) -> None:
    store = postgres_store(rows)
    session = begin(store)
    play_on(session, 300)
    data = session.to_bytes()
    store.write(record(state="over"))
    store.put_away(ID)
    assert store.recording(ID) == data and store.size(ID) == len(data)
    assert rows.read(journals.tail, ID, 0) == []
    with pytest.raises(LostTable):
        store.write(record(state="over", title="Z"))
    store.take(ID)
    store.write(record(state="over", title="Z"))
    store.put_away(ID)
    assert store.read(ID).title == "Z" and store.recording(ID) == data
    assert rows.read(journals.adopt, "two", DIGESTS, 0, 25) == [], "only unfinished games"


@only_postgresql
def test_a_backup_has_the_journals(rows: Breaking, tmp_path: Path) -> None:
    from weimar_tui.server.club.store import dump

    store = postgres_store(rows)
    data = begin(store).to_bytes()
    store.make(record(OTHER))
    lines: list[bytes] = []
    rows.read(dump.dumped, lines.append)
    copy = open_database("", tmp_path / "copy")
    copy.write(dump.restore, b"".join(lines).splitlines())
    assert copy.read(journals.text, ID) == data
    found = copy.read(journals.find, OTHER)
    assert found is not None and found.record == record_text(record(OTHER)).decode()
    copy.close()
