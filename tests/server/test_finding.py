"""Finding a table in the lobby: which ones are listed, and who can take a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.served import Line, Served
from tests.server.ssh.hosting import Open, hosting
from tests.waiting import until
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.settings import ClubSettings
from weimar_tui.server.club.store.schema import rating
from weimar_tui.server.finding import ANY, FindForm, filter_words
from weimar_tui.server.home_rows import HomeRows
from weimar_tui.server.instant import best_fit
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import (
    AnyReply,
    GameOffered,
    Home,
    Refused,
    SeatState,
    Tables,
    TableState,
    TableStatus,
)
from weimar_tui.server.requests import Enter, FilterTables, MakeTable, Sit, WatchForTable
from weimar_tui.server.wire import PAGE, Level, TableFilter
from weimar_tui.text.messages import GameMessages, Messages


def shown(line: Line) -> Tables:
    return next(reply for reply in reversed(line.writer.heard) if isinstance(reply, Tables))


def titles(line: Line) -> set[str]:
    return {table.title for table in shown(line).tables}


async def make(served: Served, owner: str, title: str, **wish: Any) -> None:
    await served.server.lobby.maker.make(owner, MakeTable(title=title, **wish))


@pytest.mark.usefixtures("duel")
async def test_the_lobby_lists_what_a_player_looks_for(served: Served) -> None:
    await make(served, "Ann", "slow", pace="slow", language="de")
    await make(served, "Bob", "quick", rated="no")
    await make(served, "Cy", "day", pace="day", seats={"red": "first", "blue": ""}, language="en")
    await make(served, "Eve", "mine", pace="live")
    eve = await served.come("Eve")
    assert titles(eve) == {"slow", "quick", "day", "mine"}
    for filter, found in (
        (TableFilter(pace="slow"), {"slow"}),
        (TableFilter(pace=""), {"quick"}),
        (TableFilter(rated="yes"), {"slow", "day"}),
        (TableFilter(rated="no"), {"quick"}),
        (TableFilter(language="de"), {"slow", "quick"}),
        (TableFilter(last=True), {"day"}),
        (TableFilter(game="duel"), {"slow", "quick", "day"}),
        (TableFilter(game="chess"), set()),
        (TableFilter(pace="slow", rated="no"), set()),
        (TableFilter(), {"slow", "quick", "day"}),
    ):
        await eve.say(FilterTables(filter=filter))
        # Her own tables are listed whatever she looks for.
        assert titles(eve) == found | {"mine"}, filter
        assert shown(eve).pages["free"].all == len(found)


@pytest.mark.usefixtures("duel")
async def test_pages_of_what_a_player_looks_for(served: Served) -> None:
    for n in range(PAGE + 3):
        await make(served, f"A{n}", f"slow {n}", pace="slow")
        await make(served, f"B{n}", f"day {n}", pace="day")
    eve = await served.come("Eve")
    await eve.say(FilterTables(filter=TableFilter(pace="slow")))
    page = shown(eve)
    assert page.pages["free"].all == PAGE + 3 and len(page.tables) == PAGE
    assert all(table.pace == "slow" for table in page.tables)


LEVELS: list[tuple[Level, str]] = [
    (Level(low=1600), "sit-level"),
    (Level(high=1400), "sit-level"),
    (Level(who="settled"), "sit-settled"),
    (Level(who="new"), ""),
    (Level(low=1400, high=1600), ""),
]


class Guest:
    """A client of a served club: its last refusal, and the table it is at."""

    def __init__(self, link: ServerLink) -> None:
        self.link = link
        self.refusals: list[str] = []
        self.status: TableStatus | None = None
        link.subscribe(self._hear)
        link.listen()

    def _hear(self, reply: AnyReply) -> None:
        if isinstance(reply, Refused):
            self.refusals.append(reply.id)
        if isinstance(reply, TableStatus):
            self.status = reply

    async def sit(self, table: str, seat: str) -> str:
        """Take a seat; return why it was refused, or an empty text."""
        before, self.status = len(self.refusals), None
        self.link.send(Enter(table=table))
        await until(lambda: self.status)
        self.status = None
        self.link.send(Sit(table=table, seat=seat))
        await until(lambda: self.status or len(self.refusals) > before)
        return self.refusals[-1] if len(self.refusals) > before else ""


async def come(host: Open, name: str) -> Guest:
    return Guest(await ServerLink.connect(host.server.path, name))


async def test_only_players_of_a_level_can_sit_down(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=ClubSettings()) as host:
        for name in ("Rosa", "Otto"):
            await host.club.enrolled(name)
        rosa = await come(host, "Rosa")
        make = host.server.lobby.maker.make
        for level, why in LEVELS:
            table = await make("Otto", MakeTable(game="weimar", level=level))
            assert await rosa.sit(table.record.id, "spd") == why, level
            await host.server.lobby.close_table("Otto", table)
        invited = MakeTable(game="weimar", level=Level(low=1600), invited=("Rosa",))
        table = await make("Otto", invited)
        assert await rosa.sit(table.record.id, "spd") == ""
        await host.server.lobby.close_table("Otto", table)

        account = await host.club.named("Rosa")
        assert account is not None
        row = {"pool": "weimar/4", "kind": "person", "who": str(account.id), "mu": 30.0}
        row |= {"sigma": 2.0, "games": 60, "won": 20, "opponents": 30}
        await host.club.write(lambda connection: connection.execute(rating.insert().values(row)))
        for level, why in ((Level(low=1700, who="settled"), ""), (Level(who="new"), "sit-new")):
            table = await make("Otto", MakeTable(game="weimar", level=level))
            assert await rosa.sit(table.record.id, "spd") == why, level
            await host.server.lobby.close_table("Otto", table)
        await rosa.link.close()


def test_play_now_takes_no_table_for_others_levels() -> None:
    free = (SeatState(seat="red"), SeatState(seat="blue"))
    table = TableState(
        id="t", title="t", game="duel", scenario="main", owner="Otto", state="waiting",
        public=True, seats=free, level=Level(low=1600), language="de",
    )  # fmt: skip
    assert best_fit([table], Home()) is None
    assert best_fit([replace(table, level=Level())], Home()) == Sit(table="t", seat="red")
    assert best_fit([replace(table, level=Level(), closed=True)], Home()) is None
    words = LobbyMessages(Messages("en"))
    rows = HomeRows(words, lambda game: GameMessages(game, "en"))
    filter = TableFilter(pace="slow")
    sections = rows.sections(Tables(tables=(table,)), "player", None, filter)
    texts = {row.id: row.text for section in sections for row in section.rows}
    assert "1600–" in texts["t"] and "German" in texts["t"]
    assert texts["find"] == "Find a table · only slow pace"


def test_play_now_takes_only_casual_tables_for_who_plays_no_rated_games() -> None:
    free, held = SeatState(seat="red"), SeatState(seat="blue", bot="first", held=True)
    fixed = SeatState(seat="blue", bot="first")

    def table(rated: str, other: SeatState, state: str = "waiting") -> TableState:
        return TableState(
            id=rated or state, title="t", game="duel", scenario="main", owner="Otto", state=state,
            public=True, seats=(free, other), rated=rated,
        )  # fmt: skip

    barred = Home(plays_rated=False)
    for rated, other in (("people", held), ("yes", held), ("yes", fixed)):
        assert best_fit([table(rated, other)], barred) is None
        assert best_fit([table(rated, other)], Home()) == Sit(table=rated, seat="red")
    tables = [table("people", held), table("yes", fixed), table("no", held)]
    assert best_fit(tables, barred) == Sit(table="no", seat="red")
    assert best_fit([table("people", fixed)], barred) == Sit(table="people", seat="red")
    assert best_fit([table("", held, "playing")], barred) == Sit(table="playing", seat="red")


def test_the_form_for_finding_a_table() -> None:
    words = LobbyMessages(Messages("en"))
    games = [GameOffered(id=id, digest="", scenarios=(), bots=()) for id in ("weimar", "junta")]

    def named(game: str) -> GameMessages:
        return GameMessages(game, "en")

    form = FindForm(games, words, named, TableFilter())
    assert [field.id for field in form.fields()] == ["game", "pace", "rated", "language", "last"]
    assert {field.value for field in form.fields()} == {ANY, "no"}
    for field, value in (
        ("game", "junta"),
        ("pace", "none"),
        ("rated", "yes"),
        ("language", "zh"),
        ("last", "yes"),
        ("game", "chess"),
    ):
        form.choose(field, value)
    wanted = TableFilter(game="junta", pace="", rated="yes", language="zh", last=True)
    assert form.filter == wanted
    assert filter_words(wanted, words, named).split(" · ")[1:] == [
        "no pace",
        "rated",
        "Chinese",
        "one seat left",
    ]
    for shown in form.fields():
        form.choose(shown.id, next(iter(shown.choices)))
    assert form.filter == TableFilter()


def test_the_form_asks_to_be_told_only_where_that_changes_something() -> None:
    words = LobbyMessages(Messages("en"))

    def form(watches: bool | None) -> FindForm:
        games = [GameOffered(id="duel", digest="", scenarios=(), bots=())]
        return FindForm(games, words, lambda id: GameMessages(id, "en"), TableFilter(), watches)

    guest, new, old = form(None), form(False), form(True)
    assert "watch" not in [one.id for one in guest.fields()]
    for one in (guest, new):
        assert one.requests == [FilterTables(filter=TableFilter())]
    new.choose("watch", "yes")
    new.choose("pace", "slow")
    slow = TableFilter(pace="slow")
    assert new.requests == [FilterTables(filter=slow), WatchForTable(filter=slow)]
    new.choose("rated", "no")
    assert "watch" not in [one.id for one in new.fields()] and len(new.requests) == 1
    old.choose("watch", "no")
    assert old.requests[1:] == [WatchForTable(filter=TableFilter(), yes=False)]


async def test_a_table_for_a_level_is_made_from_the_form(tmp_path: Path) -> None:
    from weimar_tui.server.table_form import NewTable

    async with hosting(tmp_path, club=ClubSettings()) as host:
        await host.club.enrolled("Otto")
        otto = await come(host, "Otto")
        words = LobbyMessages(Messages("en"))
        form = NewTable(otto.link.welcome, (), words, lambda game: GameMessages(game, "en"))
        for field, value in (("level", "1400 - 1800"), ("who", "settled"), ("language", "de")):
            form.choose(field, value)
        wish = form.wish
        assert wish.level == Level(low=1400, high=1800, who="settled") and wish.language == "de"
        form.choose("level", "whoever")
        assert form.wish.level == Level(who="settled")
        form.choose("access", "private")
        assert form.wish.level == Level()
        table = await host.server.lobby.maker.make("Otto", wish)
        guest = await come(host, "Rosa")
        with pytest.raises(KernelError, match="sit-settled"):
            await host.server.requests._check_level("Rosa", table)
        await guest.link.close()
        await otto.link.close()
