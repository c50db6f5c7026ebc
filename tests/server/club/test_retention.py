"""What a club deletes by itself: old chat, old games that were not rated, and games without a
result. Everything else stays, and what is gone does not come back."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.server.club.test_line_stores import postgres_store
from tests.server.hosted import Hosted, answer, refused
from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.server.club.backup import back_up, restore
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.index import catch_up, reindex
from weimar_tui.server.club.keeper import Keeper
from weimar_tui.server.club.patience import FILE, Seen
from weimar_tui.server.club.results import annul
from weimar_tui.server.club.store import accounts, games, journals, order, results, shares
from weimar_tui.server.club.store.database import Database, open_database
from weimar_tui.server.club.store.rows import RatingRow
from weimar_tui.server.host import Expiry, Refusal
from weimar_tui.server.lobby import Lobby
from weimar_tui.server.record import OVER, PLAYING
from weimar_tui.server.requests import MakeTable
from weimar_tui.server.server import TableServer

EARLY = 900_000


class OldClub:
    """A club whose games were played long ago, in files (with SQLite) or in the database."""

    def __init__(self, hosted: Hosted, database: Database) -> None:
        self.database = database
        self.hosted = hosted
        self.club = Club(database, hosted.host.disk, now=hosted.calendar)

    async def played(self, ended: str = "", **wish: Any) -> str:
        """Play a game to its end, or end it in this way after two answers; return its table."""
        self.hosted.later(8)  # so that no two people play too often in a week
        table, *guests = await self.hosted.duel(options={"length": "long"}, **wish)
        table.say("Ann", "hello")
        for _ in range(2):
            await answer(table, table.asked[0].seat)
        if ended:
            await table.end(ended)
        while table.record.state == PLAYING:
            await answer(table, table.asked[0].seat)
        for guest in guests:
            table.leave(guest)
        await table.write_if_changed()
        return table.record.id

    async def restart(self) -> Keeper:
        """Start another server on the same tables."""
        host = self.hosted.host
        await self.hosted.lobby.close()
        for id in list(self.hosted.lobby.tables):
            self.hosted.lobby.drop(id)
            if host.store.shared:
                host.store.put_away(id)
        await host.disk.run(catch_up, host, self.database)
        server = TableServer(host, host.folder / "socket", self.club)
        server.lobby.open()
        return Keeper(self.club, server)

    def pass_days(self, days: float) -> None:
        """Let days pass; the server has run all the time."""
        self.hosted.later(days)
        seen = Seen(since=0, last=int(self.hosted.calendar.now))
        (self.hosted.host.folder / FILE).write_bytes(msgspec.json.encode(seen))

    def there(self) -> set[str]:
        """The tables in the store; the index says the same."""
        found = set(self.hosted.host.store.ids())
        assert set(self.database.read(games.states)) == found
        return found

    def chats(self) -> dict[str, int]:
        store = self.hosted.host.store
        return {id: len(store.read(id).chat) for id in store.ids()}

    def ratings(self) -> list[RatingRow]:
        return self.database.read(results.people)


@pytest.fixture
async def old(tmp_path: Path, database: Database, kind: str) -> AsyncIterator[OldClub]:
    hosted = Hosted(tmp_path / "host", opened=False)
    if kind == "postgresql":
        hosted.host.store = postgres_store(database)
    hosted.lobby.open()
    found = OldClub(hosted, database)
    for name in ("Ann", "Bob"):
        database.write(accounts.add, name, EARLY)
    yield found
    await found.hosted.close()


async def later(keeper: Keeper, old: OldClub, days: float) -> None:
    """Let days pass, and what is due be deleted."""
    old.pass_days(days)
    await keeper.tidy()


async def test_unfinished_games_go_after_90_days_and_casual_ones_after_two_years(
    old: OldClub,
) -> None:
    rated, casual = await old.played(rated="yes"), await old.played(rated="no")
    unfinished = await old.played("closed", rated="yes")
    keeper = await old.restart()
    before = old.ratings()
    assert len(before) == 2
    await later(keeper, old, 89)
    assert old.there() == {rated, casual, unfinished}
    await later(keeper, old, 2)
    assert old.there() == {rated, casual}
    assert set(keeper.server.lobby.finished) == {rated, casual}
    await later(keeper, old, 730 - 100)
    assert old.there() == {rated, casual}
    await later(keeper, old, 30)
    assert old.there() == {rated}
    await later(keeper, old, 10_000)
    assert old.there() == {rated}
    again = await old.restart()
    assert set(again.server.lobby.finished) == old.there() == {rated}
    assert old.ratings() == before


async def test_zero_keeps_everything_and_each_age_is_the_hosts(old: OldClub) -> None:
    casual, unfinished = await old.played(rated="no"), await old.played("closed")
    old.hosted.host.expiry = Expiry(talk=0, casual=0, unfinished=0)
    keeper = await old.restart()
    await later(keeper, old, 10_000)
    assert old.there() == {casual, unfinished} and all(old.chats().values())
    old.hosted.host.expiry = Expiry(talk=0, casual=0, unfinished=1)
    await later(keeper, old, 1)
    assert old.there() == {casual}
    old.hosted.host.expiry = Expiry(talk=20_000, casual=20_000, unfinished=0)
    await later(keeper, old, 1)
    assert old.there() == {casual} and all(old.chats().values())


async def test_games_that_go_on_or_have_not_begun_stay_with_their_chat(old: OldClub) -> None:
    old.hosted.host.expiry = Expiry(waiting=0, playing=0)
    playing, *_ = await old.hosted.duel()
    playing.say("Ann", "hello")
    waiting = await old.hosted.table("Cy")
    keeper = await old.restart()
    before = old.chats()
    await later(keeper, old, 10_000)
    assert before.keys() == {playing.record.id, waiting.record.id} and any(before.values())
    assert old.chats() == before


async def test_the_record_decides_and_not_an_index_that_is_wrong(old: OldClub) -> None:
    id = await old.played("closed")
    keeper = await old.restart()
    store, before = old.hosted.host.store, old.chats()
    store.take(id)
    store.write(replace(store.read(id), state=PLAYING))
    store.put_away(id)
    await later(keeper, old, 10_000)
    assert old.chats() == before and before[id] > 0
    store.take(id)
    store.write(replace(store.read(id), state=OVER, ended=old.hosted.calendar.now - 1, active=0))
    store.put_away(id)
    await later(keeper, old, 1)
    assert old.chats() == before


async def test_chat_goes_a_year_after_the_end_and_the_game_still_replays(old: OldClub) -> None:
    rated = await old.played(rated="yes")
    store = old.hosted.host.store
    game = store.recording(rated)
    keeper = await old.restart()
    await later(keeper, old, 364)
    assert old.chats()[rated] > 0
    await later(keeper, old, 2)
    assert old.chats() == {rated: 0}
    assert store.recording(rated) == game
    table = await keeper.server.lobby.find("Ann", rated)
    await table.enter(await old.hosted.come(table, "Ann"), "")
    assert table.talk.lines == [] and table.record.state == "over"


async def test_a_game_that_someone_looks_at_goes_later(old: OldClub) -> None:
    casual = await old.played(rated="no")
    keeper = await old.restart()
    lobby = keeper.server.lobby
    old.pass_days(1000)
    table = await lobby.find("Ann", casual)
    ann = await old.hosted.come(table, "Ann")
    await keeper.tidy()
    assert old.there() == {casual} and old.chats()[casual] > 0
    table.leave(ann)
    old.hosted.clock.now += 10_000
    lobby.put_away()
    assert casual in lobby.finished
    await later(keeper, old, 1)
    assert old.there() == set()
    assert await refused(lobby.find("Ann", casual)) == "table-unknown"


async def test_codes_and_analyses_of_a_game_go_with_it(old: OldClub) -> None:
    casual, rated = await old.played(rated="no"), await old.played(rated="yes")
    keeper = await old.restart()
    library = keeper.library
    codes = {id: await library.share(id, "Ann", "all") for id in (casual, rated)}
    folder = old.hosted.host.folder / "reviews"
    folder.mkdir()
    for id in codes:
        (folder / f"{id}.analysis").write_bytes(b"{}\n")
    await later(keeper, old, 1000)
    assert [path.stem for path in folder.iterdir()] == [rated]
    assert old.database.read(shares.find, codes[casual]) is None
    with pytest.raises(KernelError, match="share-unknown"):
        await library.shared(codes[casual], "en")
    assert await refused(library.record(casual, "Ann")) == "archive-none"
    assert (await library.search("", "Ann", "", "en")).rows[0].table == rated
    assert await library.shared_file(codes[rated])


async def test_what_other_machines_have_deleted_leaves_no_analysis_here(old: OldClub) -> None:
    rated = await old.played(rated="yes")
    keeper = await old.restart()
    folder = old.hosted.host.folder / "reviews"
    await keeper.library.forget_deleted()
    folder.mkdir()
    for id in (rated, "0" * 12):
        (folder / f"{id}.analysis").write_bytes(b"{}\n")
    await keeper.library.forget_deleted()
    assert [path.stem for path in folder.iterdir()] == [rated]


async def test_annulled_games_and_those_of_an_open_report_stay(old: OldClub) -> None:
    annulled, reported = await old.played(rated="yes"), await old.played(rated="no")
    keeper = await old.restart()
    annul(old.database, annulled, "host", "host", "a bet")
    await old.club.report("Ann", "Bob", reported, "insults", [])
    await later(keeper, old, 1000)
    assert old.there() == {annulled, reported}
    (report,) = old.database.read(order.open_reports)
    old.database.write(order.close_report, report.id, "dismissed", old.club.now)
    await later(keeper, old, 1)
    assert old.there() == {annulled}


async def test_a_game_from_which_a_waiting_table_goes_on_stays(old: OldClub) -> None:
    casual = await old.played(rated="no")
    old.hosted.host.expiry = Expiry(waiting=0)
    keeper = await old.restart()
    lobby = keeper.server.lobby
    branch = await keeper.library.branch("Ann", casual, 1)
    wish = MakeTable(branch=casual, moment=1)
    table = await lobby.maker.make("Ann", wish, branch)
    await later(keeper, old, 1000)
    assert casual in old.hosted.host.store.ids()
    for name, seat in (("Ann", "red"), ("Bob", "blue")):
        await table.seating.sit(name, seat)
    await table.seating.start("Ann")
    assert table.record.state == PLAYING


async def test_many_old_games_go_a_few_at_a_time(
    old: OldClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weimar_tui.server.club.retention._AT_ONCE", 2)
    ids = [await old.played(rated="no") for _ in range(5)]
    keeper = await old.restart()
    old.pass_days(1000)
    left = []
    for _ in range(3):
        await keeper.tidy()
        left.append(len(old.there()))
    assert left == [3, 1, 0] and len(set(ids)) == 5


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_a_crash_in_the_middle_leaves_nothing_that_comes_back(old: OldClub) -> None:
    casual, rated = await old.played(rated="no"), await old.played(rated="yes")
    host = old.hosted.host
    await old.restart()
    host.store.remove_finished(casual)
    assert set(host.store.ids()) == {rated}
    catch_up(host, old.database)
    assert old.there() == {rated}
    reindex(host, old.database)
    assert old.there() == {rated}
    # What a kill leaves of a folder that was being deleted goes with the next one.
    (aside,) = (path for path in (host.folder / "tables").iterdir() if path.name != rated)
    for id in (casual, rated):
        (aside / id).mkdir()
        (aside / id / "game.weimar").write_bytes(b"x")
    host.store.remove_finished(rated)
    assert list(aside.iterdir()) == []


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_a_backup_from_before_does_not_keep_a_game_for_long(
    old: OldClub, tmp_path: Path
) -> None:
    casual = await old.played(rated="no")
    keeper = await old.restart()
    back_up(old.hosted.host.folder, old.database, tmp_path / "before")
    await later(keeper, old, 1000)
    back_up(old.hosted.host.folder, old.database, tmp_path / "after")
    assert not list((tmp_path / "after" / "tables").iterdir())
    folder = tmp_path / "again"
    folder.mkdir()
    database = open_database(f"sqlite:///{folder / 'other.sqlite'}", folder)
    restore(tmp_path / "before", folder, database)
    again = OldClub(Hosted(folder), database)
    again.hosted.calendar.now = old.hosted.calendar.now
    again.pass_days(0)
    reindex(again.hosted.host, database)
    assert set(database.read(games.states)) == {casual}
    await (await again.restart()).tidy()
    assert again.there() == set()
    database.close()
    await again.hosted.close()


async def test_who_opens_a_game_while_it_is_deleted_either_has_it_or_does_not(old: OldClub) -> None:
    for first in ("look", "delete"):
        casual = await old.played(rated="no")
        keeper = await old.restart()
        lobby = keeper.server.lobby
        old.pass_days(1000)
        looks, deletes = refused_or_there(lobby, casual), keeper.tidy()
        works = (looks, deletes) if first == "look" else (deletes, looks)
        found = [one for one in await asyncio.gather(*works) if one is not None]
        there = casual in old.there()
        assert found == [there] and (casual in lobby.tables) == there
        if there:
            await lobby.close()


async def refused_or_there(lobby: Lobby, id: str) -> bool:
    try:
        await lobby.find("Ann", id)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_what_another_machine_has_deleted_leaves_the_list_when_someone_asks(
    old: OldClub,
) -> None:
    casual, playing = await old.played(rated="no"), (await old.hosted.duel())[0].record.id
    keeper = await old.restart()
    store, lobby = old.hosted.host.store, keeper.server.lobby
    with pytest.raises(SaveError):
        store.take(playing)
        store.remove_finished(playing)
    assert store.read(playing).state == PLAYING
    store.take(casual)
    store.remove_finished(casual)
    assert casual in lobby.finished
    assert await refused(lobby.find("Ann", casual)) == "table-unknown"
    assert casual not in lobby.finished


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_the_lobby_forgets_its_chat_after_a_week(old: OldClub) -> None:
    keeper = await old.restart()
    talk = keeper.server.audience.talk
    line = talk.add("Ann", "", "hello")
    old.hosted.calendar.now = line.at
    await later(keeper, old, 6.9)
    assert talk.lines == [line]
    await later(keeper, old, 0.2)
    assert talk.lines == []


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_a_table_that_is_deleted_during_a_backup_is_not_in_it_by_half(
    old: OldClub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone, stays = sorted([await old.played(rated="no"), await old.played(rated="no")])
    await old.restart()
    store, copy = old.hosted.host.store, shutil.copy2

    def copied(source: Path, target: Path) -> None:
        copy(source, target)
        if source.parent.name == gone:
            store.remove_finished(gone)

    monkeypatch.setattr(shutil, "copy2", copied)
    back_up(old.hosted.host.folder, old.database, tmp_path / "backup")
    assert [path.name for path in (tmp_path / "backup" / "tables").iterdir()] == [stays]


async def test_a_table_that_could_not_be_deleted_can_be_opened_and_goes_another_day(
    old: OldClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await old.played(rated="no"), await old.played(rated="no")
    keeper = await old.restart()
    store = old.hosted.host.store
    with monkeypatch.context() as patch:
        patch.setattr(store, "remove_finished", broken)
        await later(keeper, old, 1000)
    assert old.there() == set(keeper.server.lobby.finished) == {first, second}
    if store.shared:  # another machine can have it
        found = old.database.read(journals.find, first)
        assert found is not None and found.owner == ""
    await later(keeper, old, 1)
    assert old.there() == set()


def broken(id: str) -> None:
    raise SaveError("table-unwritable", why="full")


async def test_after_an_upgrade_the_host_is_told_two_weeks_before_anything_is_deleted(
    old: OldClub, caplog: pytest.LogCaptureFixture
) -> None:
    casual, unfinished = await old.played(rated="no"), await old.played("closed")
    keeper = await old.restart()
    old.hosted.later(1000)
    for _ in range(13):
        await keeper.tidy()
        old.hosted.later(1)
    assert old.there() == {casual, unfinished} and all(old.chats().values())
    (said,) = [text for text in caplog.messages if " on, old games " in text]
    assert said.startswith("from 1972-11-07 on") and "deleted: 2 now" in said
    old.hosted.later(1.1)
    await keeper.tidy()
    assert old.there() == set()


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_calendar_that_was_wrong_for_a_while_deletes_nothing(
    old: OldClub, restarts: bool
) -> None:
    casual, unfinished = await old.played(rated="no"), await old.played("closed")
    keeper = await old.restart()
    await later(keeper, old, 80)
    for jump in (3650, 5, -3655):  # ten years ahead, there for five days, and back
        if restarts:
            keeper = await old.restart()
        old.hosted.calendar.now += jump * 86400
        await keeper.tidy()
    assert old.there() == {casual, unfinished} and all(old.chats().values())
    old.hosted.later(13)  # the time is right again, and 93 days have passed
    await keeper.tidy()
    assert old.there() == {casual, unfinished}
    old.hosted.later(2)
    await keeper.tidy()
    assert old.there() == {casual}


async def test_a_walk_of_the_future_does_not_stop_later_ones(old: OldClub) -> None:
    casual = await old.played(rated="no")
    keeper = await old.restart()
    await later(keeper, old, 725)
    old.hosted.later(20)
    old.hosted.calendar.now -= 18 * 86400
    await later(keeper, old, 0)
    assert old.there() == {casual}
    await later(keeper, old, 4)
    assert old.there() == set()


async def test_a_game_without_any_time_stays(old: OldClub) -> None:
    id = await old.played("closed")
    keeper = await old.restart()
    store = old.hosted.host.store
    store.take(id)
    store.write(replace(store.read(id), ended=0.0, active=0.0))
    store.put_away(id)
    await later(keeper, old, 10_000)
    assert old.there() == {id} and all(old.chats().values())


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_nothing_is_deleted_while_the_time_cannot_be_noted(
    old: OldClub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    casual = await old.played(rated="no")
    keeper = await old.restart()

    def full(path: Path, text: bytes) -> None:
        raise SaveError("table-unwritable", why="no space left")

    monkeypatch.setattr("weimar_tui.server.club.patience.write_of_host", full)
    for _ in range(3):
        old.hosted.later(1000)
        await keeper.tidy()
    assert old.there() == {casual}
    assert len([text for text in caplog.messages if "nothing old is deleted" in text]) == 1


@pytest.mark.parametrize("kind", ["sqlite"])
@pytest.mark.parametrize("text", ["", "{", "[]", '{"since": "x"}', '{"since": 9e99, "last": 1}'])
async def test_a_note_that_cannot_be_read_makes_the_server_wait(old: OldClub, text: str) -> None:
    casual = await old.played(rated="no")
    keeper = await old.restart()
    old.pass_days(1000)
    (old.hosted.host.folder / FILE).write_text(text)
    await keeper.tidy()
    assert old.there() == {casual}


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_the_audit_log_outlives_a_wrong_calendar_but_not_two_years(old: OldClub) -> None:
    keeper = await old.restart()
    database, now = old.database, old.club.now
    before = len(database.read(order.audit_page))
    for action in ("ban", "lift"):
        database.write(order.write_audit, now, who="host", action=action, about="#1")
    old.hosted.later(3650)
    await keeper.tidy()
    old.hosted.later(-3650)
    await keeper.tidy()
    assert len(database.read(order.audit_page)) == before + 2
    await later(keeper, old, 3650)
    assert len(database.read(order.audit_page)) == 1, "the chain's newest stays"


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_a_table_that_is_a_link_goes_and_what_it_links_to_is_the_hosts(
    old: OldClub, tmp_path: Path
) -> None:
    casual = await old.played(rated="no")
    keeper = await old.restart()
    folder = old.hosted.host.folder / "tables" / casual
    elsewhere = folder.rename(tmp_path / "elsewhere")
    folder.symlink_to(elsewhere)
    await later(keeper, old, 1000)
    assert old.there() == set() and elsewhere.is_dir()
    (aside,) = folder.parent.iterdir()
    assert list(aside.iterdir()) == []
