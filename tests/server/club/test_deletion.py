"""A person's data is exported whole, and deleted everywhere."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import msgspec
from msgspec.structs import replace

from tests.server.hosted import Hosted, answer
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.verify import verify
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.deletion import concerns, delete_account, exported, forget
from weimar_tui.server.club.index import reindex
from weimar_tui.server.club.keeper import Keeper
from weimar_tui.server.club.store import accounts, games, home, membership, order
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.membership import Key
from weimar_tui.server.fair_dice import check_fair
from weimar_tui.server.record import SeatRecord, TableRecord, read_record, record_text
from weimar_tui.server.server import TableServer
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.talk import ChatLine

NAME = "Rosalinde"


def mentions(folder: Path, name: str) -> list[str]:
    """The files that contain a name, in any case."""
    found = []
    for path in folder.rglob("*"):
        if path.is_file() and name.casefold().encode() in path.read_bytes().lower():
            found.append(str(path.relative_to(folder)))
    return found


async def played(hosted: Hosted) -> str:
    """A duel of Rosalinde and Bob that is over; its id."""
    table = await hosted.table(NAME)
    await hosted.seat(table, red=NAME, blue="Bob")
    await table.seating.add_word(NAME, "spring")
    await table.seating.start(NAME)
    table.say(NAME, "good luck")
    table.say("Bob", "and to you")
    while table.asked:
        await answer(table, table.asked[0].seat)
    await table.file.write()
    return table.record.id


async def unfinished_game(hosted: Hosted) -> ServerTable:
    """A duel of Rosalinde and Bob that has begun."""
    table = await hosted.table(NAME)
    await hosted.seat(table, red=NAME, blue="Bob")
    await table.seating.start(NAME)
    return table


async def test_deletion_leaves_no_name_and_games_verify(
    database: Database, tmp_path: Path, duel: None
) -> None:
    folder = tmp_path / "host"
    hosted = Hosted(folder)
    club = Club(database, hosted.host.disk)
    rosalinde = await club.enrolled(NAME)
    database.write(membership.add_key, rosalinde.id, Key("AAAA", "SHA256:a"), club.now)
    bob, cleo = await club.enrolled("Bob"), await club.enrolled("Cleo")
    await club.home.tell(["Bob"], "invited", by=NAME, title="Evening", table="t1")
    await club.home.tell(["Bob"], "report-upheld", about=NAME)
    talk_of_two = [{"player": one, "text": "hm", "at": 1} for one in (NAME, "Cleo")]
    await club.write(order.add_report, bob.id, cleo.id, club.now, text="loud", lines=talk_of_two)
    id = await played(hosted)
    unfinished = await unfinished_game(hosted)
    await hosted.lobby.close()
    (folder / "banned").write_text(f"192.0.2.7\n{NAME.lower()}\n")
    (folder / "authorized_keys").write_text(f"ssh-ed25519 AAAA {NAME}\nssh-ed25519 BBBB Bob\n")
    (folder / "wishes.json").write_text(f'{{"{NAME}": {{}}, "Bob": {{}}}}')
    (folder / "settings").mkdir()
    (folder / "settings" / f"{NAME.lower()}.json").write_text("{}")
    reindex(hosted.host, database)

    data = exported(club, folder, rosalinde)
    with zipfile.ZipFile(io.BytesIO(data)) as file:
        assert [name for name in file.namelist() if name.startswith("games/")] == [
            f"games/{id}.weimar"
        ], "a game in progress would show the hands of others"
        assert b"SHA256:a" in file.read("account.jsonl")
        talk = [msgspec.json.decode(line) for line in file.read("talk.jsonl").splitlines()]
        assert [line["text"] for line in talk] == ["good luck"]

    assert delete_account(club, folder, rosalinde) == 2
    assert mentions(folder, NAME) == []
    assert list((folder / "settings").iterdir()) == []
    assert (folder / "authorized_keys").read_text() == "ssh-ed25519 BBBB Bob\n"
    assert (folder / "banned").read_text() == "192.0.2.7\n"
    left = read_record(folder / "tables" / unfinished.record.id)
    assert left.seats["red"].player == "former-1", "the seat of a game in progress stays taken"
    record = read_record(folder / "tables" / id)
    assert record.seats["red"].player == "former-1" and record.words == {"former-1": "spring"}
    assert [line.text for line in record.chat if line.player] == ["and to you"]
    assert database.read(accounts.named, NAME) is None
    assert database.read(accounts.keys, rosalinde.id) == []
    assert database.read(games.search, NAME, "Bob") == []
    assert database.read(home.unread_notices, bob.id) == []
    (report,) = database.read(order.open_reports)
    assert [line["player"] for line in report.lines] == ["Cleo"]
    # Nobody can take the name soon, and the game's dice are as fair as before.
    assert database.read(accounts.looks_like, "Ro5alinde", club.now, ("helper",))
    path = folder / "tables" / id / "game.weimar"
    verdict = check_fair(read_save(path).header, verify(path, hosted.host.game_of))
    assert (verdict.result, list(verdict.words.values())) == ("fair", ["spring"])
    hosted.host.disk.close()


async def test_the_running_server_deletes_at_its_open_tables(
    database: Database, tmp_path: Path, duel: None
) -> None:
    folder = tmp_path / "host"
    hosted = Hosted(folder, opened=False)
    club = Club(database, hosted.host.disk)
    server = TableServer(hosted.host, folder / "s", club)
    await server.start()
    hosted.lobby = server.lobby
    keeper = Keeper(club, server)
    rosalinde = await club.enrolled(NAME)
    id = await played(hosted)
    running, _, _ = await hosted.duel()
    waiting = await hosted.table(NAME)
    await hosted.seat(waiting, red=NAME)
    await club.write(accounts.change, rosalinde.id, state="closed", closes=club.now - 1)
    await keeper.tidy()
    assert running.record.seats["red"].player == "Ann"
    assert waiting.record.seats["red"].player == "" and waiting.record.owner == "former-1"
    assert server.lobby.tables[id].record.seats["red"].player == "former-1"
    await server.stop()
    assert mentions(folder / "tables", NAME) == []


EMPTY = TableRecord(id="0" * 12, title="t", game="duel", scenario="main", owner="Ann", seats={})


def test_a_record_names_a_deleted_player_nowhere() -> None:
    record = TableRecord(
        id="0" * 12,
        title="Evening",
        game="duel",
        scenario="main",
        owner="Ann",
        seats={"red": SeatRecord(player="Ann"), "blue": SeatRecord(bot="first", joins="Bob")},
        state="over",
        invited=["Bob"],
        removed=["Bob"],
        resigned=["Bob"],
        ready=["Bob"],
        joined=["Bob"],
        words={"Bob": "weather"},
        tokens={"Bob": "p1", "Ann": "p2"},
    )
    forgotten = forget(record, "bob")
    assert b"Bob" not in record_text(forgotten)
    (former,) = forgotten.resigned
    assert forgotten.words == {former: "weather"} and forgotten.tokens[former] == "p1"
    assert forgotten.joined == [former] and forgotten.ready == []
    assert forget(record, "Max") == record
    for field in ("invited", "removed", "resigned", "ready", "joined"):
        assert concerns(replace(EMPTY, **{field: ["Bob"]}), "bob"), field
    for field in ("words", "tokens"):
        assert concerns(replace(EMPTY, **{field: {"Bob": "p1"}}), "bob"), field
    for seat in (SeatRecord(player="Bob"), SeatRecord(joins="Bob")):
        assert concerns(replace(EMPTY, seats={"red": seat}), "bob")
    line = ChatLine(n=1, player="Ann", seat="", text="")
    for changes in ({"player": "Bob"}, {"to_player": "Bob"}, {"arguments": {"name": "Bob"}}):
        assert concerns(replace(EMPTY, chat=[replace(line, **changes)]), "bob"), changes
    assert concerns(replace(EMPTY, owner="Bob"), "bob")
    assert not concerns(EMPTY, "bob")
