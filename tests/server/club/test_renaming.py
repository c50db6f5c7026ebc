"""A player takes another name: what the account keeps, who may not, and two who want one name."""

from __future__ import annotations

import io
import zipfile
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.server.club.test_deletion import mentions
from tests.server.club.test_home import Guest
from tests.server.hosted import Hosted, answer
from tests.server.ssh.hosting import hosting
from tests.waiting import until
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.deletion import delete_account, exported
from weimar_tui.server.club.index import catch_up, reindex
from weimar_tui.server.club.keeper import Keeper
from weimar_tui.server.club.players import player_page
from weimar_tui.server.club.renaming import rename
from weimar_tui.server.club.settings import ClubSettings
from weimar_tui.server.club.store import accounts, games, home, membership, order, results
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.membership import Key
from weimar_tui.server.club.store.rows import Account
from weimar_tui.server.host import Refusal
from weimar_tui.server.record import read_record
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import Refused, TableStatus
from weimar_tui.server.requests import MakeTable, Request, Say, SetSettings, SetWish, Sit
from weimar_tui.server.server import TableServer
from weimar_tui.server.wire import Wish

NOW = 1_800_000_000
OLD, NEW = "Rosalinde", "Kunigunde"


def nowhere(_connection: Connection, _name: str) -> str:
    return ""


def renamed(database: Database, whose: int, name: str, now: int = NOW, by: str = "") -> Account:
    bots = ("random",)
    return database.write(membership.rename, whose, name, now, bots, nowhere, by=by)


def refusal(database: Database, whose: int, name: str, now: int = NOW) -> str:
    with pytest.raises(KernelError) as told:
        renamed(database, whose, name, now)
    return told.value.id


def test_the_old_name_stays_the_player_s(database: Database) -> None:
    rosa, otto = (database.write(accounts.add, name, NOW).id for name in ("Rosa", "Otto"))
    database.write(home.befriend, otto, rosa, NOW)
    assert renamed(database, rosa, "Luise").name == "Luise"
    for name in ("luise", "rosa"):
        found = database.read(accounts.named, name)
        assert found is not None and (found.id, found.name) == (rosa, "Luise")
    assert database.read(accounts.renamed) == {"rosa": "Luise"}
    assert database.read(home.friends, otto) == ["Luise"]
    assert refusal(database, otto, "ROSA") == "name-taken"
    assert refusal(database, otto, "Ro5a") == "name-like"
    later = NOW + 400 * DAY
    assert refusal(database, otto, "Rosa", later) == "name-taken", "its games still show it"
    assert renamed(database, otto, "Ro5a", later).name == "Ro5a"
    (entry,) = [one for one in database.read(order.audit_page) if one.who == f"#{rosa}"]
    assert (entry.action, entry.about) == ("renamed", f"#{rosa}")
    assert database.read(order.check_audit) is None


def test_a_name_can_be_changed_once_in_90_days(database: Database) -> None:
    rosa = database.write(accounts.add, "Rosa", NOW - DAY).id
    renamed(database, rosa, "Luise")
    assert refusal(database, rosa, "Clara", NOW + 89 * DAY) == "rename-soon"
    renamed(database, rosa, "Clara", NOW + DAY, by="host")
    assert refusal(database, rosa, "Rosa", NOW + 90 * DAY) == "rename-soon"
    back = renamed(database, rosa, "Rosa", NOW + 91 * DAY)
    assert back.name == "Rosa"
    assert database.read(accounts.renamed) == {"luise": "Rosa", "clara": "Rosa"}
    assert refusal(database, rosa, "rosa", NOW + 400 * DAY) == "name-taken"
    # A guest's game under a name is not the account's, unless it had the name then.
    read = database.read
    assert read(accounts.ids_of, ["rosa", "luise", "clara"]) == dict.fromkeys(
        ["rosa", "luise", "clara"], rosa
    )
    assert read(accounts.ids_of, ["rosa", "luise"], NOW - 1) == {"rosa": rosa}
    assert read(accounts.ids_of, ["luise", "clara"], NOW + 10) == {"luise": rosa}
    assert read(accounts.ids_of, ["rosa"], NOW - 2 * DAY) == {}


def test_the_new_name_is_checked_as_at_sign_up(database: Database) -> None:
    rosa, ida = (database.write(accounts.add, name, NOW).id for name in ("Rosa", "Ida"))
    database.write(accounts.change, ida, role="helper")
    wrong = {
        "Ida": "name-taken",
        "lda": "name-like",
        "Random": "name-like",
        "host": "name-kept",
        "join-x": "name-kept",
        "a b": "name-wrong",
        "": "name-wrong",
    }
    assert {name: refusal(database, rosa, name) for name in wrong} == wrong
    found = database.read(accounts.named, "Rosa")
    assert found is not None and found.renamed is None
    assert renamed(database, ida, "1da").name == "1da", "it resembles only her own"


@pytest.mark.parametrize("measure", ["mute", "suspend", "ban"])
def test_nobody_slips_a_sanction(database: Database, measure: str) -> None:
    rosa = database.write(accounts.add, "Rosa", NOW).id
    database.write(order.add_sanction, measure, NOW, by="host", account_id=rosa, until=NOW + DAY)
    assert refusal(database, rosa, "Luise") == "rename-barred"
    renamed(database, rosa, "Luise", NOW + DAY)
    database.write(order.add_sanction, measure, NOW + DAY, by="host", account_id=rosa)
    hidden = database.read(order.muted, NOW + DAY)
    assert hidden == {"rosa", "luise"}, "what they typed under the old name is hidden too"


@pytest.mark.parametrize("state", ["held", "suspended", "closed"])
def test_only_a_free_account_changes_its_name(database: Database, state: str) -> None:
    rosa = database.write(accounts.add, "Rosa", NOW).id
    database.write(accounts.change, rosa, state=state)
    assert refusal(database, rosa, "Luise") == "rename-barred"


def test_recovery_words_work_under_either_name(database: Database) -> None:
    for name, typed in (("Rosa", "Rosa2"), ("Otto", "Otto")):
        whose = database.write(accounts.add, name, NOW)
        database.write(membership.set_recovery, whose, f"words of {name}", NOW)
        renamed(database, whose.id, f"{name}2")
        key = Key(f"key of {name}", f"SHA256:{name}")
        found = database.write(membership.recover, typed, f"words of {name}", key, NOW)
        assert found.id == whose.id
        with pytest.raises(KernelError):
            database.write(membership.recover, typed, f"words of {name}", key, NOW)


def test_of_two_who_want_one_name_one_gets_it(database: Database) -> None:
    people = [database.write(accounts.add, f"player{n}", NOW).id for n in range(6)]

    def attempt(whose: int) -> str:
        try:
            return renamed(database, whose, "Luise").name
        except KernelError as error:
            return error.id

    with ThreadPoolExecutor(6) as threads:
        told = list(threads.map(attempt, people))
    assert sorted(told) == ["Luise", *["name-taken"] * 5]
    names = [one.name for one in database.read(accounts.page)]
    assert len(set(names)) == 6 and names.count("Luise") == 1
    given_up = database.read(accounts.renamed)
    assert list(given_up.values()) == ["Luise"], "the others have changed nothing"


def test_who_sits_down_meanwhile_learns_of_the_change(database: Database) -> None:
    """The server asks after a seat is on disk: it must wait for a change that has not seen it."""
    rosa = database.write(accounts.add, "Rosa", NOW).id
    asking: list[Future[bool]] = []

    with ThreadPoolExecutor(1) as threads:

        def looks(_connection: Connection, name: str) -> str:
            if name == "Rosa":
                asking.append(threads.submit(database.write, membership.is_called, name))
                with pytest.raises(TimeoutError):
                    asking[0].result(0.2)
            return ""

        database.write(membership.rename, rosa, "Luise", NOW, (), looks)
        assert asking[0].result() is False
    assert database.write(membership.is_called, "luise")
    assert database.write(membership.is_called, "a guest")


async def club_of(database: Database, folder: Path) -> tuple[Hosted, Club]:
    hosted = Hosted(folder)
    club = Club(database, hosted.host.disk, now=hosted.calendar)
    club.all_tables = hosted.host.store
    return hosted, club


async def finished(hosted: Hosted, public: bool = False) -> str:
    table = await hosted.table(OLD, public=public, invited=("Bob",), options={"length": "long"})
    await hosted.seat(table, red=OLD, blue="Bob")
    await table.seating.start(OLD)
    table.say(OLD, "good luck")
    while table.asked:
        await answer(table, table.asked[0].seat)
    await table.file.write()
    return table.record.id


async def test_results_and_games_stay_the_player_s(
    database: Database, tmp_path: Path, duel: None
) -> None:
    folder = tmp_path / "host"
    hosted, club = await club_of(database, folder)
    for name in (OLD, "Bob"):
        database.write(accounts.add, name, 900_000)
    account = await club.named(OLD)
    assert account is not None
    with pytest.raises(KernelError) as told:
        waiting = await hosted.table(OLD)
        await rename(club, account, NEW)
    assert told.value.id == "rename-sits", "the index does not know the table yet"
    await hosted.lobby.take_away(waiting)
    of_guest = await hosted.table("Guest")
    with pytest.raises(KernelError) as told:
        await rename(club, account, "guest")
    assert told.value.id == "name-taken", "the guest's table would be hers"
    await hosted.lobby.take_away(of_guest)
    id = await finished(hosted)
    catch_up(hosted.host, database)
    before = player_page(database, OLD, OLD)
    rated = database.read(results.of_person, str(account.id))
    assert before.pools[0].rating is not None and [one.table for one in before.latest] == [id]

    now = await rename(club, account, NEW)

    def check() -> None:
        page = player_page(database, NEW, NEW)
        assert (page.name, page.pools, page.latest) == (NEW, before.pools, before.latest)
        assert player_page(database, OLD, NEW) == page
        assert database.read(results.of_person, str(account.id)) == rated
        for words in (OLD, NEW, f"{NEW} bob"):
            assert [row.id for row in database.read(games.search, words, NEW)] == [id], words
        assert database.read(games.search, NEW, OLD) == [], "nobody sees it by the old name"
        seats = {one.seat: one for one in database.read(games.seats_of, [id])[id]}
        assert (seats["red"].player, seats["red"].account) == (OLD, account.id)

    check()
    reindex(hosted.host, database)
    check()
    assert read_record(folder / "tables" / id).seats["red"].player == OLD
    with zipfile.ZipFile(io.BytesIO(exported(club, folder, now))) as file:
        assert f"games/{id}.weimar" in file.namelist()
        assert b"good luck" in file.read("talk.jsonl")
        assert OLD.lower().encode() in file.read("account.jsonl")

    await hosted.lobby.close()
    assert delete_account(club, folder, now) == 1
    assert mentions(folder, OLD) == mentions(folder, NEW) == []
    for name in (OLD, NEW):
        assert database.read(accounts.named, name) is None
        assert database.read(accounts.looks_like, name, club.now, ())
        assert database.read(games.search, name, "Bob") == []
    hosted.host.disk.close()


async def test_a_change_that_is_cut_short_has_not_happened(
    database: Database, tmp_path: Path, duel: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosted, _ = await club_of(database, tmp_path / "host")
    account = database.write(accounts.add, OLD, 900_000)
    database.write(accounts.add, "Bob", 900_000)
    id = await finished(hosted)
    catch_up(hosted.host, database)

    def killed(*_arguments: object, **_more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(order, "write_audit", killed)
    with pytest.raises(KeyboardInterrupt):
        renamed(database, account.id, NEW, 1_000_000)
    assert database.read(accounts.by_id, account.id) == account
    assert database.read(accounts.renamed) == {}
    assert database.read(accounts.named, NEW) is None
    assert [row.id for row in database.read(games.search, OLD, OLD)] == [id]
    assert database.read(games.search, NEW, OLD) == []
    await hosted.close()


async def test_no_session_goes_on_under_the_old_name(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=ClubSettings(), kept=True) as host:
        server, club = host.server, host.club
        rosa, otto = Guest(await link(server, "Rosa")), Guest(await link(server, "Otto"))
        table = (await otto.ask(MakeTable(title="Evening"), TableStatus)).table.id
        account = await club.enrolled("Rosa")
        rosa.link.send(SetSettings(changes={"theme": "dark"}))
        rosa.link.send(SetWish(wish=Wish(away=True)))
        await until(lambda: server.prefs.of("Rosa").away)
        await until(lambda: (tmp_path / "settings" / "rosa.json").exists())

        guest = Guest(await link(server, "Guest"))
        with pytest.raises(KernelError) as told:
            await rename(club, account, "guest")
        assert told.value.id == "name-taken"
        await guest.link.close()

        # As by another machine: this one has not heard of it yet.
        await rename(club, account, "Luise")
        requests: list[Request] = [
            MakeTable(title="Mine"),
            Sit(table=table, seat="kpd"),
            Say(table="", text="hello"),
        ]
        for request in requests:
            assert (await rosa.ask(request, Refused)).id == "renamed", request
        assert list(server.lobby.tables) == [table]
        assert server.lobby.tables[table].people() == []
        await club.has_settled()
        await until(lambda: "Rosa" not in {client.name for client in server.clients})
        with pytest.raises(KernelError) as told:
            await link(server, "Rosa")
        assert told.value.id == "renamed"

        luise = Guest(await link(server, "Luise"))
        assert luise.link.welcome.settings == {"theme": "dark"}
        assert server.prefs.of("Luise").away and not server.prefs.of("Rosa").away
        assert [path.name for path in (tmp_path / "settings").iterdir()] == ["luise.json"]
        luise.link.send(Sit(table=table, seat="kpd"))
        await until(lambda: server.lobby.tables[table].people() == ["Luise"])
        with pytest.raises(KernelError) as told:
            await rename(club, await club.enrolled("Luise"), "Clara", by="host")
        assert told.value.id == "rename-sits"
        await luise.link.close()
        await otto.link.close()


async def test_an_invited_player_is_still_invited(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=ClubSettings(), kept=True) as host:
        server, club = host.server, host.club
        account = await club.enrolled("Rosa")
        otto = Guest(await link(server, "Otto"))
        made = MakeTable(title="Evening", public=False, invited=("Rosa",))
        table = (await otto.ask(made, TableStatus)).table.id
        await rename(club, account, "Luise")
        await club.has_settled()
        luise = Guest(await link(server, "Luise"))
        await until(lambda: [one.id for one in luise.link.lobby.tables] == [table])
        luise.link.send(Sit(table=table, seat="kpd"))
        await until(lambda: server.lobby.tables[table].people() == ["Luise"])
        another = MakeTable(title="Late", public=False, invited=("Rosa",))
        status = await otto.ask(another, TableStatus)
        assert status.invited == ("Luise",), "who still calls her Rosa finds her"
        await luise.link.close()
        await otto.link.close()


async def test_finished_tables_are_listed_under_the_new_name(
    database: Database, tmp_path: Path, duel: None
) -> None:
    hosted = Hosted(tmp_path / "host", opened=False)
    club = Club(database, hosted.host.disk)
    server = TableServer(hosted.host, tmp_path / "s", club)
    await server.start()
    keeper = Keeper(club, server)
    hosted.lobby = server.lobby
    account = await club.enrolled(OLD)
    await club.enrolled("Bob")
    closed, shown = await finished(hosted), await finished(hosted)
    for guest in hosted.connections.values():
        server.lobby.tables[closed].leave(guest)
    server.lobby.put_away()
    assert set(server.lobby.finished) == {closed} and set(server.lobby.tables) == {shown}
    (new,) = {"red"} & set(server.lobby.tables[shown].record.seats)
    await rename(club, account, NEW)
    await club.has_settled()

    async def check() -> None:
        for id in (closed, shown):
            listed = {table.id: table for table in hosted.listed(NEW)}
            assert listed[id].mine == new and listed[id].seats[0].player == OLD
            table = await server.lobby.find(NEW, id)
            assert table.seat_of(NEW) == new and (await table.recording(NEW))[1]
            assert id not in {table.id for table in hosted.listed(OLD)}, "it was private"
            with pytest.raises(Refusal):
                await server.lobby.find(OLD, id)

    await check()
    table = server.lobby.tables[shown]
    for name in (NEW, "Bob"):
        await server.lobby.maker.ask_rematch(name, table, "same")
    again = server.lobby.tables[table.record.rematch]
    assert set(again.people()) == {NEW, "Bob"} and again.record.owner == NEW
    await keeper.stop()
    await server.stop()

    hosted = Hosted(tmp_path / "host", opened=False)
    club = Club(database, hosted.host.disk)
    server = TableServer(hosted.host, tmp_path / "s", club)
    await server.start()
    hosted.lobby = server.lobby
    await check()
    await server.stop()


async def link(server: TableServer, name: str) -> ServerLink:
    return await ServerLink.connect(server.path, name)
