"""Players who run out of time again and again, and accounts on hold, enter no rated games for a
while."""

from __future__ import annotations

import pytest

from tests.server.club.breaking import Breaking
from tests.server.hosted import answer
from tests.server.served import Line, Served
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.keeper import Keeper
from weimar_tui.server.club.moderation import HOST, Moderation
from weimar_tui.server.club.ratings import Left, RatedGame, RatedSeat
from weimar_tui.server.club.reliability import games_to_finish
from weimar_tui.server.club.settings import ClubSettings
from weimar_tui.server.club.store import accounts, games, order, results
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.membership import Key
from weimar_tui.server.club.store.rows import GameRow, SeatRow
from weimar_tui.server.replies import Chat, Refused, TableStatus
from weimar_tui.server.requests import (
    AskHome,
    AskRematch,
    Exit,
    HoldSeat,
    MakeTable,
    Sit,
    Start,
    WatchForTable,
)
from weimar_tui.server.wire import TableFilter

EARLY = 900_000


class Past:
    """Games of Ann and Bob, a day apart, that are over."""

    def __init__(self, database: Database, start: int = 0) -> None:
        self.database = database
        self.ended = start
        self.number = 0
        names = ("Ann", "Bob")
        found = [database.read(accounts.named, name) for name in names]
        self.ann, self.bob = (
            (one or database.write(accounts.add, name, EARLY)).id
            for one, name in zip(found, names, strict=True)
        )

    def add(self, *left: Left, days: int = 1, finished: bool = True) -> None:
        """Add a game for each way in which Ann left it."""
        for way in left:
            self.number += 1
            self.ended += days * DAY
            id = f"{self.number:012x}"
            runners = (
                RatedSeat(seat="red", who=str(self.ann), picks=9, left=way),
                RatedSeat(seat="blue", who=str(self.bob), picks=9, won=True),
            )
            game = RatedGame(
                id=id, game="duel", ended=self.ended, finished=finished, runners=runners
            )
            self.database.write(games.put, [(over(id, self.ended), self._seats(id))])
            results.refresh(self.database, [game])

    def _seats(self, id: str) -> list[SeatRow]:
        return [
            SeatRow(table_id=id, seat=seat, position=n, player=name, folded=name.lower(),
                    account=account)
            for n, (seat, name, account) in enumerate(
                (("red", "Ann", self.ann), ("blue", "Bob", self.bob))
            )
        ]  # fmt: skip

    def missing(self, account: int) -> int:
        return games_to_finish(self.database.read(results.of_account, account), account)


def over(id: str, ended: int) -> GameRow:
    return GameRow(
        id=id, game="duel", scenario="main", title="", owner="", owner_account=None, state="over",
        public=True, made=1, started=1, moved=1, ended=ended, ending="", round=0, picks=0, bytes=0,
        sha256="", changed=0, options={}, entry={},
    )  # fmt: skip


def test_after_three_timeouts_in_a_month_five_games_are_to_be_finished(database: Database) -> None:
    past = Past(database)
    past.add("timeout", "timeout", "", "resigned", "replaced")
    assert past.missing(past.ann) == 0
    past.add("timeout")
    assert past.missing(past.ann) == 5 and past.missing(past.bob) == 0
    past.add("", "", "resigned")
    past.add("", finished=False)
    assert past.missing(past.ann) == 3
    past.add("timeout")
    assert past.missing(past.ann) == 5
    past.add("", "", "", "", "")
    assert past.missing(past.ann) == 0
    past.add("timeout", "timeout")
    assert past.missing(past.ann) == 0


def test_timeouts_more_than_a_month_apart_have_no_consequence(database: Database) -> None:
    past = Past(database)
    past.add("timeout", "timeout", "timeout", "timeout", days=16)
    assert past.missing(past.ann) == 0


class RatedClub:
    """A table server with a club, and one table that is rated and one that is not."""

    def __init__(self, served: Served, database: Database, *, hold: bool = False) -> None:
        disk, now = served.server.host.disk, served.server.host.now
        self.club = Club(database, disk, ClubSettings(sign_up="open", hold=hold), now)
        served.server.club = self.club
        self.keeper = Keeper(self.club, served.server)
        self.served = served

    async def refused(self, line: Line, table: str) -> str:
        """Why a player cannot sit at a table; empty if they sit."""
        found = await line.say(Sit(table=table, seat="blue"))
        assert any(isinstance(one, (Refused, TableStatus)) for one in found) or not found
        return next((one.id for one in found if isinstance(one, Refused)), "")

    async def members(self) -> tuple[Line, Line]:
        """Ann and Bob, who have accounts, in the lobby."""
        for name in ("Ann", "Bob"):
            await self.club.write(accounts.add, name, EARLY)
        return await self.served.come("Ann"), await self.served.come("Bob")

    async def table(self, **wish: object) -> str:
        made = await self.served.server.lobby.maker.make("Bob", MakeTable(**wish))  # type: ignore[arg-type]
        return made.record.id


@pytest.mark.usefixtures("duel")
async def test_they_sit_only_where_the_game_is_not_rated(
    database: Database, served: Served
) -> None:
    rated = RatedClub(served, database)
    past = Past(database)
    past.add("timeout", "timeout", "timeout")
    line = await served.come("Ann")
    tables = [await rated.table(rated=one) for one in ("people", "yes", "no")]
    assert [await rated.refused(line, id) for id in tables] == ["rated-timeouts"] * 2 + [""]
    with_bot = await rated.table(rated="people", seats={"red": "first", "blue": ""})
    assert await rated.refused(line, with_bot) == ""
    past.add("", "", "", "", "")
    assert await rated.refused(line, tables[0]) == ""


@pytest.mark.usefixtures("duel")
async def test_a_new_account_is_on_hold_until_three_games_are_finished(
    database: Database, served: Served
) -> None:
    rated = RatedClub(served, database, hold=True)
    club = rated.club
    await club.sign_up("Ann", Key("ssh-ed25519 a", "SHA256:a"), "192.0.2.1")
    past = Past(database, club.now)
    line = await served.come("Ann")
    table = await rated.table(rated="yes")
    past.add("", "", "resigned")
    await rated.keeper.tidy()
    assert await rated.refused(line, table) == "rated-held"
    past.add("")
    await rated.keeper.tidy()
    assert await rated.refused(line, table) == ""
    # A hold by a helper lasts until a helper ends it.
    ann = database.read(accounts.by_id, past.ann)
    assert ann is not None and ann.state == "active"
    database.write(accounts.change, past.ann, state="held")
    await rated.keeper.tidy()
    assert await rated.refused(line, await rated.table(rated="yes")) == "rated-held"


async def _unrated(club: Club, name: str, kind: str = "unrated") -> None:
    whom = await club.named(name)
    assert whom is not None
    await Moderation(club, HOST, HOST, None).act(whom, kind, 7 * DAY, "lost on purpose")


@pytest.mark.usefixtures("duel")
async def test_no_rated_games_until_a_day_neither_sitting_nor_making_nor_a_rematch(
    database: Database, served: Served
) -> None:
    rated = RatedClub(served, database)
    ann, bob = await rated.members()
    tables = [await rated.table(rated=one) for one in ("people", "yes", "no")]
    over_ = served.server.lobby.tables[tables[0]]
    assert await rated.refused(ann, tables[0]) == ""
    await bob.say(Sit(table=tables[0], seat="red"), Start(table=tables[0]))
    assert over_.record.state == "playing"
    await _unrated(rated.club, "Ann")
    assert [one.id for one in ann.writer.heard if isinstance(one, Chat)][-1] == "unrated"
    while over_.asked:
        await answer(over_, over_.asked[0].seat)
    assert over_.record.state == "over" and over_.record.rated == "people"
    assert [await rated.refused(ann, id) for id in tables[1:]] == ["rated-until", ""]
    refused = [one.id for one in await ann.say(MakeTable(rated="yes")) if isinstance(one, Refused)]
    assert refused == ["rated-until"]
    for wish in (MakeTable(rated="no"), MakeTable(seats={"red": "", "blue": "first"}, begin=True)):
        assert not [one for one in await ann.say(wish, Exit()) if isinstance(one, Refused)]
    again = AskRematch(table=tables[0], answer="yes")
    assert [one.id for one in await ann.say(again) if isinstance(one, Refused)] == ["rated-until"]
    await _unrated(rated.club, "Ann", "rated")
    assert [one.id for one in ann.writer.heard if isinstance(one, Chat)][-1] == "rated"
    assert await rated.refused(ann, tables[1]) == ""


@pytest.mark.usefixtures("duel")
async def test_a_rated_game_does_not_start_with_who_can_play_none_now(
    database: Database, served: Served
) -> None:
    rated = RatedClub(served, database)
    ann, bob = await rated.members()
    id = await rated.table(rated="yes")
    assert await rated.refused(ann, id) == ""
    await bob.say(Sit(table=id, seat="red"))
    await _unrated(rated.club, "Ann")
    (why,) = [one for one in await bob.say(Start(table=id)) if isinstance(one, Refused)]
    assert why.id == "start-unrated" and why.arguments["name"] == "Ann"
    served.hosted.later(7)
    await bob.say(Start(table=id))
    assert served.server.lobby.tables[id].record.state == "playing"


# Why Ann cannot play rated games; the others at her table do not learn that.
BARS = {
    "unrated": "rated-until",
    "ban": "barred-until",
    "held": "rated-held",
    "timeouts": "rated-timeouts",
}
bars = pytest.mark.parametrize("bar", BARS)


def _bar(database: Database, bar: str) -> None:
    """Keep Ann out of rated games, as a command or another machine does: this server is not
    told."""
    past = Past(database)
    if bar == "held":
        database.write(accounts.change, past.ann, state="held")
    elif bar == "timeouts":
        past.add("timeout", "timeout", "timeout")
    else:
        database.write(
            order.add_sanction, bar, EARLY, by=HOST, account_id=past.ann, until=EARLY + 999 * DAY
        )


def _why(found: list[object]) -> list[str]:
    return [one.id for one in found if isinstance(one, Refused)]


@bars
@pytest.mark.usefixtures("duel")
async def test_a_casual_seat_is_no_way_into_a_game_that_is_rated_after_all(
    database: Database, served: Served, bar: str
) -> None:
    rated = RatedClub(served, database)
    ann, bob = await served.come("Ann"), await served.come("Bob")
    id = await rated.table(rated="people", seats={"red": "first", "blue": ""})
    _bar(database, bar)
    assert await rated.refused(ann, id) == ""
    await bob.say(HoldSeat(table=id, seat="red"), Sit(table=id, seat="red"))
    assert _why(await bob.say(Start(table=id))) == ["start-unrated"]
    assert _why(await bob.say(Start(table=id, when_ready=True))) == []
    record = served.server.lobby.tables[id].record
    assert record.state == "waiting" and record.starts


@bars
@pytest.mark.usefixtures("duel")
async def test_no_rated_game_begins_with_a_player_barred_after_sitting_down(
    database: Database, served: Served, bar: str
) -> None:
    rated = RatedClub(served, database)
    ann, bob = await rated.members()
    id, casual = await rated.table(rated="yes"), await rated.table(rated="no")
    for table in (id, casual):
        assert await rated.refused(ann, table) == ""
        await bob.say(Sit(table=table, seat="red"))
    _bar(database, bar)
    (why,) = [one for one in await bob.say(Start(table=id)) if isinstance(one, Refused)]
    assert (why.id, why.arguments) == ("start-unrated", {"name": "Ann"})
    assert _why(await bob.say(Start(table=casual))) == []


@bars
@pytest.mark.usefixtures("duel")
async def test_a_barred_player_makes_no_rated_table_and_sits_at_none_by_beginning_it(
    database: Database, served: Served, bar: str
) -> None:
    RatedClub(served, database)
    ann = await served.come("Ann")
    _bar(database, bar)
    for wish in (MakeTable(), MakeTable(rated="yes")):
        assert _why(await ann.say(wish)) == [BARS[bar]]
    whole = dict.fromkeys(("red", "blue"), "first")
    for seats, why in (({}, "start-free-seat"), (whole, "start-nobody")):
        wish = MakeTable(rated="yes", seats=seats, begin=True, hold=True)
        assert _why(await ann.say(wish)) == [why]
    assert not served.server.lobby.tables
    await ann.say(MakeTable(seats={"red": "", "blue": "first"}, begin=True))
    assert served.table().record.state == "playing", "alone with a bot, no game is rated"


@bars
@pytest.mark.usefixtures("duel")
async def test_no_rematch_with_a_player_barred_after_agreeing(
    database: Database, served: Served, bar: str
) -> None:
    rated = RatedClub(served, database)
    ann, bob = await rated.members()
    id = await rated.table(rated="people")
    await rated.refused(ann, id)
    await bob.say(Sit(table=id, seat="red"), Start(table=id))
    table = served.server.lobby.tables[id]
    while table.asked:
        await answer(table, table.asked[0].seat)
    again = AskRematch(table=id, answer="yes")
    assert _why(await ann.say(again)) == []
    _bar(database, bar)
    assert _why(await bob.say(again)) == ["start-unrated"]
    assert not table.record.rematch and len(served.server.lobby.tables) == 1


@bars
@pytest.mark.usefixtures("duel")
async def test_the_lobby_knows_who_plays_no_rated_games(
    database: Database, served: Served, bar: str
) -> None:
    RatedClub(served, database)
    database.write(accounts.add, "Ann", EARLY)
    ann = await served.come("Ann")
    assert [one.plays_rated for one in await ann.say(AskHome())] == [True]
    _bar(database, bar)
    assert [one.plays_rated for one in await ann.say(AskHome())] == [False]


@bars
@pytest.mark.usefixtures("duel")
async def test_a_search_finds_no_table_where_the_player_cannot_sit(
    database: Database, served: Served, bar: str
) -> None:
    rated = RatedClub(served, database)
    ann, bob = await rated.members()
    await ann.say(WatchForTable(filter=TableFilter()))
    _bar(database, bar)
    await rated.keeper.tidy()
    await bob.say(MakeTable(title="rated"), Exit(), MakeTable(title="casual", rated="no"))
    account = await rated.club.named("Ann")
    assert account is not None
    found = (await rated.club.home.show(account)).inbox
    titles = [one.data["title"] for one in found if one.kind == "match"]
    assert titles == ([] if bar == "ban" else ["casual"])


@pytest.mark.usefixtures("duel")
async def test_games_begin_while_the_database_is_away(served: Served, rows: Breaking) -> None:
    rated = RatedClub(served, rows)
    for name in ("Ann", "Bob"):
        rows.write(accounts.add, name, EARLY)
    ann, bob = await served.come("Ann"), await served.come("Bob")
    id = await rated.table(rated="yes")
    rows.away = True
    assert await rated.refused(ann, id) == ""
    assert _why(await bob.say(Sit(table=id, seat="red"), Start(table=id))) == []
    rows.away = False
