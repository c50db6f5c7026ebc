"""The screens of a served player: the lobby, a table before its game, creating one, chat.

The test plays the server: it sends its messages and keeps what it receives.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from textual.events import Paste

from tests.tui.looking import (
    put_cursor_on,
    same_as_snapshot,
    screen_text,
    seen,
    under_cursor,
    until,
)
from weimar_tui.server.remote_table import RemoteTable, ServerLink
from weimar_tui.server.replies import (
    Bye,
    Changes,
    Chat,
    GameOffered,
    Home,
    Notice,
    PageShown,
    Refused,
    SavedGame,
    ScenarioOffered,
    SeatState,
    Tables,
    TableState,
    TableStatus,
    Vacation,
    Welcome,
)
from weimar_tui.server.requests import (
    AddWord,
    AskHome,
    Befriend,
    Block,
    CloseTable,
    Enter,
    Exit,
    FilterTables,
    HoldSeat,
    MakeTable,
    MoreFinished,
    OpenPage,
    ReadInbox,
    Request,
    Say,
    ShowPage,
    Sit,
    Stand,
    Start,
    TakeVacation,
    WatchForTable,
)
from weimar_tui.server.wire import TableFilter, Wish
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.line import LineInput
from weimar_tui.tui.lobby.app import ServedApp
from weimar_tui.tui.lobby.lobby import LobbyScreen
from weimar_tui.tui.lobby.new_table import NewTableScreen
from weimar_tui.tui.lobby.own import OWN
from weimar_tui.tui.lobby.talk import TalkDialog
from weimar_tui.tui.lobby.waiting import WaitingScreen

pytestmark = pytest.mark.usefixtures("at_once")
WEIMAR = GameOffered(
    id="weimar",
    digest="",
    scenarios=(
        ScenarioOffered(id="main", seats=(("spd", "kpd", "z", "dnvp"),)),
        ScenarioOffered(
            id="first-winter",
            seats=(("spd", "kpd", "z", "dnvp"),),
            fixed=dict.fromkeys(("kpd", "z", "dnvp"), "cards"),
        ),
    ),
    bots=("steady", "quick"),
)
JUNTA = GameOffered(
    id="junta",
    digest="",
    scenarios=(
        ScenarioOffered(
            id="main",
            seats=(
                ("aguado", "bravo", "cortina", "delgado", "espino"),
                ("aguado", "bravo", "cortina", "delgado"),
            ),
            options={"budget": ("strict", "liar")},
        ),
    ),
    bots=("normal",),
)
OTTO = SeatState(seat="spd", player="Otto", present=True)
ROSA = SeatState(seat="kpd", player="Rosa", present=True)
FREE = SeatState(seat="z")
BOT = SeatState(seat="dnvp", bot="steady")
HELD = SeatState(seat="dnvp", bot="steady", held=True)


def table(**changes: Any) -> TableState:
    """A table of Rosa's that waits for players."""
    usual = TableState(
        id="7",
        title="Evening",
        game="weimar",
        scenario="main",
        owner="Rosa",
        state="waiting",
        public=True,
        seats=(replace(OTTO, player="", present=False), ROSA, FREE, BOT),
    )
    return replace(usual, **changes)


def status(state: TableState | None = None, **changes: Any) -> TableStatus:
    return TableStatus(table=state or table(), **{"commitment": "c0ffee" * 11, **changes})


class Wire(ServerLink):
    """A link without a server: sent messages are kept, received ones come from the test."""

    def __init__(self, *games: GameOffered, wish: Wish | None = None, role: str = "") -> None:
        welcome = Welcome(name="Otto", games=games or (WEIMAR,), wish=wish or Wish(), role=role)
        super().__init__(None, None, welcome)  # type: ignore[arg-type]
        self.sent: list[Request] = []

    def send(self, request: Request) -> None:
        self.sent.append(request)

    def listen(self) -> None:
        pass

    def say(self, reply: Any) -> None:
        self._tell(reply)

    def take(self) -> list[Request]:
        """Messages sent since the last call."""
        sent, self.sent = self.sent, []
        return sent


def app_at(wire: Wire, lang: str = "en", *, is_forked: bool = False) -> ServedApp:
    app = ServedApp(Path("/nowhere"), "Otto", ponder=0.0, lang=lang, is_forked=is_forked)
    app.link, app.connected = wire, True
    return app


def pane(app: ServedApp) -> ChoicePane:
    return app.screen.query_one(ChoicePane)


def offered(app: ServedApp) -> list[str]:
    return [item.id for item in pane(app).choice.items]


async def turn(pilot: Any, row: str, key: str = "right") -> str:
    """Press a key on a row of a form; return the row afterwards."""
    put_cursor_on(pilot.app, row)
    await pilot.press(key)
    await pilot.pause()
    return under_cursor(pilot.app)


async def pick(pilot: Any, option: str) -> None:
    put_cursor_on(pilot.app, option)
    await pilot.press("enter")
    await pilot.pause()


LAST = ("talk", "quit")
USUAL = [*OWN, *LAST]
FREE_ROWS = ["play", "bots", "new"]
"""Rows that are always there: pastimes, the server's own, and those after the free seats."""


async def test_a_forked_client_soon_frees_what_a_closed_dialog_leaves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Until CPython's own collection, it would add to the memory of a host with many clients."""
    app = app_at(Wire(), is_forked=True)
    collected: list[int] = []
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
        monkeypatch.setattr("gc.collect", lambda: collected.append(len(app.screen_stack)))
        await app.push_screen(ReadingDialog("a title", "a text"))
        await until(pilot, lambda: collected)
        await app.pop_screen()
        await until(pilot, lambda: len(collected) > 1)


# --- the lobby ----------------------------------------------------------------------------------
async def test_the_lobby_lists_tables_and_leads_to_them() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert offered(app) == [*FREE_ROWS, *USUAL] and pane(app).has_focus
        assert app.lobby_words.say("home-turn-none") in screen_text(app)
        mine = table(
            id="8",
            title="Old game",
            state="playing",
            seats=(OTTO, ROSA),
            mine="spd",
            waiting_for=("spd", "kpd"),
            round=3,
        )
        wire.say(Tables(tables=(mine, table()), here=("Otto", "Rosa")))
        await pilot.pause()
        assert offered(app) == ["8", "7", *FREE_ROWS, "find", *USUAL]
        put_cursor_on(app, "8")
        same_as_snapshot("lobby-100", app)
        assert " YOUR TURN IN 1 " in screen_text(app)

        # news keeps the cursor where it is
        put_cursor_on(app, "7")
        wire.say(Tables(tables=(table(id="9"), mine, table()), here=("Otto",)))
        await pilot.pause()
        assert pane(app).choice.answer[1] == "7"

        # a refusal stays in the footer until something is chosen
        wire.say(Refused(text="Too many tables.", id="", arguments={}, about="make-table"))
        await pilot.pause()
        assert screen_text(app).split("\n")[-1].strip() == "Too many tables."
        await pick(pilot, "7")
        assert isinstance(app.screen, WaitingScreen) and wire.take() == [Enter(table="7")]
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, LobbyScreen) and wire.take() == [Exit()]
        assert screen_text(app).split("\n")[-1].strip().endswith("? help")
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog)
        await pilot.press("escape")
        await pick(pilot, "quit")
    assert app.return_value == 0


async def test_what_has_changed_is_shown_and_more_finished_games_are_asked_for() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        mine = table(id="8", title="Mine", state="over", ending="abandoned", mine="spd")
        wire.say(Tables(tables=(table(), mine), more=45))
        await pilot.pause()
        assert offered(app) == ["7", *FREE_ROWS, "find", *OWN, "8", "more", *LAST]
        assert "45 more of your finished games" in screen_text(app)
        wire.say(Changes(tables=(table(title="Morning"),), gone=("8",), more=44))
        await pilot.pause()
        assert offered(app) == ["7", *FREE_ROWS, "find", *OWN, "more", *LAST]
        assert "Morning" in screen_text(app) and "Evening" not in screen_text(app)
        assert "44 more of your finished" in screen_text(app) and "Mine" not in screen_text(app)
        await pick(pilot, "more")
        assert wire.take() == [MoreFinished()]


async def test_next_opens_the_game_with_least_time_left() -> None:
    wire = Wire()
    app = app_at(wire)
    turn = {"state": "playing", "mine": "spd", "waiting_for": ("spd",)}
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("n")
        assert screen_text(app).split("\n")[-1].strip().startswith("no one is waiting for you")
        wire.say(
            Tables(
                tables=(
                    table(id="1", title="No clock", **turn),
                    table(id="2", title="Days", left=97_300.0, **turn),
                    table(id="3", title="Hurry", left=1_800.0, **turn),
                    table(id="4", title="Held", owner="Eve", state="playing", seats=(ROSA, HELD)),
                    table(id="5", title="Yours", state="playing", mine="spd"),
                    table(id="6", title="Theirs", state="playing", watchers=2, seats=(ROSA, BOT)),
                )
            )
        )
        await pilot.pause()
        ids = ["3", "2", "1", "4", *FREE_ROWS, "find", *OWN, "5", "6", *LAST]
        assert offered(app) == ids
        put_cursor_on(app, "3")
        await until(pilot, lambda: "▄" in screen_text(app))
        same_as_snapshot("home-120", app)
        await pilot.press("n")
        await pilot.pause()
        assert wire.take() == [Enter(table="3")]


async def test_a_title_is_only_cut_where_the_row_has_no_room() -> None:
    long = table(id="8", game="wir_sind_das_volk", title="Otto's table", seats=(ROSA, FREE))
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        wire.say(Tables(tables=(long,)))
        await pilot.pause()
        assert " Wir sind das Volk!  Otto's table  1 of 2 · Rosa" in screen_text(app)
        wire.say(Tables(tables=(replace(long, title="The table of the long evenings"),)))
        await pilot.pause()
        assert " Wir sind das Volk!  The table of the lo…  1 of 2" in screen_text(app)
        crowd = tuple(replace(ROSA, seat=str(n), player=f"Player number {n}") for n in range(6))
        wire.say(Tables(tables=(replace(long, seats=crowd),)))
        await pilot.pause()
        assert " Wir sind das Vo…  Otto's table  6 of 6" in screen_text(app)


async def test_back_in_the_lobby_the_cursor_is_on_the_table_just_left() -> None:
    tables = tuple(table(id=str(n), title=f"Table {n}") for n in range(3))
    wire = Wire(WEIMAR, JUNTA)
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        wire.say(Tables(tables=(*tables, table(id="9", game="junta", title="City"))))
        await pilot.pause()
        await pick(pilot, "9")
        wire.say(status(table(id="9", game="junta", title="City", seats=(FREE,))))
        await pilot.pause()
        put_cursor_on(app, "back")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, LobbyScreen)
        assert under_cursor(app).startswith("Junta   City")
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, NewTableScreen) and app.screen.new.game.id == "junta"


async def test_which_game_is_asked_with_what_it_is_for() -> None:
    app = app_at(Wire(WEIMAR, JUNTA))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for key, purpose in (("o", "Play now; others can join"), ("+", "Play now against bots")):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, QuestionDialog)
            title = next(line for line in screen_text(app).splitlines() if "┌" in line)
            assert purpose in title and "Which game?" in screen_text(app)
            await pilot.press("escape")
            await pilot.pause()


async def test_enter_again_does_not_give_up_a_seat_just_taken() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await at_table(pilot, wire, status())
        await pick(pilot, "sit:spd")
        assert wire.take() == [Sit(table="7", seat="spd")]
        wire.say(status(table(seats=(OTTO, ROSA, FREE, BOT), mine="spd")))
        await pilot.pause()
        assert under_cursor(app) == "y I am ready"
        assert screen_text(app).splitlines()[-1].startswith(" y ready"), "no seat, no key for it"
        await pilot.press("up", "up")
        there = under_cursor(app)
        wire.say(status(table(seats=(OTTO, ROSA, FREE, BOT), mine="spd"), words={"Rosa": "Tee"}))
        await pilot.pause()
        assert under_cursor(app) == there != "y I am ready", "the cursor is free again"


async def test_a_long_list_has_pages_and_digits_count_tables_only() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        tables = tuple(table(id=f"{n:02}", title=f"Table {n}") for n in range(40))
        pages = {"free": PageShown(start=40, all=140), "others": PageShown()}
        wire.say(Tables(tables=tables, pages=pages))
        await pilot.pause()
        assert offered(app)[40:45] == ["free:before", "free:next", *FREE_ROWS]
        assert offered(app)[0] == "00"
        await pilot.press("4", "2")
        await pilot.pause()
        assert under_cursor(app).strip() == "more of 140"
        await pilot.press("enter")
        await pilot.press("4", "1", "enter")
        await pilot.pause()
        assert wire.take() == [ShowPage(list="free", start=80), ShowPage(list="free", start=0)]


async def test_a_game_against_bots_begins_at_once() -> None:
    wire = Wire(WEIMAR, JUNTA)
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("+")
        await pilot.pause()
        await pick(pilot, "junta")
        (wish,) = wire.take()
        assert isinstance(wish, MakeTable) and wish.begin and not wish.public and not wish.hold
        assert list(wish.seats.values()) == ["", "normal", "normal", "normal", "normal"]
        assert app.making


async def test_play_now_takes_the_seat_that_completes_a_table_or_begins_with_bots() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        nearly = table(id="8", seats=(replace(OTTO, player="Max"), ROSA, FREE))
        wire.say(Tables(tables=(table(), nearly)))
        await pilot.press("o")
        await pilot.pause()
        assert wire.take() == [Enter(table="8"), Sit(table="8", seat="z")]
        await pilot.press("escape")
        wire.take()
        wire.say(Tables(tables=()))
        await pilot.press("o")
        await pilot.pause()
        (wish,) = wire.take()
        assert isinstance(wish, MakeTable) and wish.begin and wish.hold and wish.public


async def test_play_now_asks_first_whether_rated_games_are_open_to_the_player() -> None:
    wire = Wire(role="player")
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        rated, casual = table(id="8", seats=(ROSA, FREE)), table(id="9", rated="no")
        wire.say(Tables(tables=(replace(rated, rated="people"), casual)))
        wire.take()
        for home, id, seat in ((Home(), "8", "z"), (Home(plays_rated=False), "9", "spd")):
            await pilot.press("o")
            await pilot.pause()
            assert wire.take() == [AskHome()]
            wire.say(home)
            await pilot.pause()
            assert wire.take() == [Enter(table=id), Sit(table=id, seat=seat)]
            await pilot.press("escape")
            wire.take()
        wire.say(Home())
        await pilot.pause()
        assert wire.take() == [], "only once for each key"
        wire.say(Tables(tables=(replace(rated, rated="people"),)))
        await pilot.press("o")
        await pilot.pause()
        wire.say(Home(plays_rated=False))
        await pilot.pause()
        asked, wish = wire.take()
        assert isinstance(asked, AskHome) and isinstance(wish, MakeTable) and wish.begin


async def test_a_new_table_is_casual_unless_its_maker_can_play_rated_games() -> None:
    wire = Wire(role="player")
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for home, rated in ((Home(), "people"), (Home(plays_rated=False), "no")):
            wire.say(home)
            await app.push_screen(NewTableScreen())
            await pilot.pause()
            assert isinstance(app.screen, NewTableScreen) and app.screen.new.wish.rated == rated
            app.pop_screen()


async def test_two_players_who_choose_the_same_game_at_once_meet() -> None:
    """While one chose the game, the other has begun it with bots."""
    wire = Wire(WEIMAR, JUNTA)
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("o")
        await pilot.pause()
        begun = table(id="8", state="playing", seats=(ROSA, replace(HELD, seat="spd"), HELD))
        city = table(id="9", game="junta", state="playing", seats=(ROSA, HELD))
        wire.say(Tables(tables=(city, begun)))
        await pick(pilot, "weimar")
        assert wire.take() == [Enter(table="8"), Sit(table="8", seat="spd")]


async def test_a_player_with_an_account_can_be_told_when_a_table_appears() -> None:
    wire = Wire(role="player")
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        wire.take()
        await pilot.press("v")
        await pilot.pause()
        await pilot.press("end", "right", "home", "enter")
        await pilot.pause()
        all = TableFilter()
        assert wire.take() == [FilterTables(filter=all), WatchForTable(filter=all)]
        wire.say(Home(watches=True))
        await pilot.pause()
        assert "you are told when one appears" in screen_text(app)


async def test_tab_completes_the_names_of_players() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(100, 30)) as pilot:
        wire.say(Home(friends=("Max", "Mona")))
        wire.say(Tables(tables=(table(),), here=("Otto", "mia")))
        await pilot.pause()
        await app.push_screen(NewTableScreen())
        await pilot.pause()
        put_cursor_on(app, "access")
        await pilot.press("right")
        await pick(pilot, "invited")
        line = app.screen.query_one(LineInput)
        assert "Tab complete a name" in screen_text(app)
        for keys, value in (
            (("m", "tab"), "Max"),
            (("tab", "tab"), "mia"),
            (("tab", "space", "r", "tab"), "Max Rosa"),
            (("tab",), "Max Rosa"),
            (("space", "x", "tab"), "Max Rosa x"),
            (("backspace", "tab", "tab", "tab", "tab"), "Max Rosa Rosa"),
        ):
            await pilot.press(*keys)
            assert line.value == value, keys
        await pilot.press("enter")
        await pilot.pause()
        assert "Max Rosa Rosa" in screen_text(app)


async def test_players_with_an_account_have_an_inbox_friends_and_vacations() -> None:
    wire = Wire(role="player")
    app = app_at(wire)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert wire.take() == [AskHome()]
        await pilot.press("i")
        await pilot.pause()
        assert "Your inbox is empty." in screen_text(app)
        invited = {"by": "Rosa", "title": "Evening", "table": "7"}
        lost = {"title": "Morning", "reason": "too late"}
        notices = (Notice(kind="invited", data=invited), Notice(kind="unseated", data=lost))
        wire.say(Home(inbox=(*notices, Notice(kind="news of later programs"))))
        wire.say(Tables(tables=(), here=("Otto", "Rosa")))
        await pilot.pause()
        assert "3 new" in screen_text(app)
        await pilot.press("i")
        await pilot.pause()
        assert offered(app) == ["7", "notice:1", "read-all"]
        assert "Rosa invited you to “Evening”" in screen_text(app)
        await pick(pilot, "read-all")
        await pilot.press("i")
        await pick(pilot, "7")
        assert wire.take() == [ReadInbox(), Enter(table="7")]
        await pilot.press("escape")
        await pilot.pause()
        wire.take()
        wire.say(Home(friends=("Ida",), vacations=(Vacation(id=3, begins=86400, ends=3 * 86400),)))
        await pilot.press("p")
        await pick(pilot, "add:Rosa")
        await pilot.press("p")
        await pick(pilot, "friend:Ida")
        await pilot.press("p")
        await pilot.pause()
        await pilot.press("end", "up", "enter")
        await pilot.pause()
        await pilot.press(*"Max", "enter")
        await pilot.pause()
        friends = [Befriend(person="Rosa"), Befriend(person="Ida", yes=False)]
        assert wire.take() == [*friends, Befriend(person="Max")]
        wire.say(Home(blocked=("Otto",)))
        await pilot.press("p")
        await pilot.pause()
        assert "add:Otto" not in offered(app) and "Otto (blocked)" in screen_text(app)
        await pilot.press("end", "enter")
        await pilot.pause()
        await pilot.press(*"Rosa", "enter")
        await pilot.pause()
        await pilot.press("p")
        await pick(pilot, "unblock:Otto")
        assert wire.take() == [Block(person="Rosa"), Block(person="Otto", yes=False)]
        wire.say(Home(friends=("Ida",), vacations=(Vacation(id=3, begins=86400, ends=3 * 86400),)))
        for row in ("end:3", "take:7"):
            await pick(pilot, "vacation")
            assert "1970-01-02 to 1970-01-04" in screen_text(app)
            await pick(pilot, row)
        await pilot.press("s")
        await pilot.pause()
        vacations = [TakeVacation(id=3), TakeVacation(days=7)]
        assert wire.take() == [*vacations, OpenPage(page="account")]


async def test_guests_are_told_who_has_an_inbox() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("i")
        await pilot.pause()
        assert "Only players with an account" in screen_text(app) and wire.take() == []


async def test_one_talks_in_the_lobby() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        wire.say(Tables(tables=(table(),), here=("Otto", "Rosa")))
        for n in range(1, 6):
            wire.say(Chat(table="", n=n, player="Rosa", seat="", text=f"line {n}"))
        wire.say(Chat(table="", n=3, player="Rosa", seat="", text="line 3"))
        await pilot.pause()
        rows = screen_text(app).splitlines()
        assert [row.strip() for row in rows[-4:-1]] == [f"Rosa: line {n}" for n in (3, 4, 5)]
        assert any("Evening" in row for row in rows)
        await pilot.press("t")
        await pilot.pause()
        await pilot.press(*"who", "space", *"plays", "enter")
        await pilot.pause()
        assert wire.take() == [Say(table="", text="who plays")]
        await pilot.press("t", "escape")
        assert wire.take() == [] and isinstance(app.screen, LobbyScreen)


async def test_whoever_makes_a_table_is_at_it_at_once() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        wire.say(status())
        await pilot.pause()
        assert isinstance(app.screen, LobbyScreen), "nobody asked for that table"
        await pick(pilot, "new")
        assert isinstance(app.screen, NewTableScreen)
        await pick(pilot, "begin")
        (wish,) = wire.take()
        assert isinstance(wish, MakeTable) and app.making
        wire.say(Refused(text="No more tables today.", id="", arguments={}, about="make-table"))
        await pilot.pause()
        assert not app.making and "No more tables today." in screen_text(app)
        form = app.screen
        assert isinstance(form, NewTableScreen), "what was filled in stays"
        form.choose("name", "Sunday")
        await pick(pilot, "begin")
        await pick(pilot, "begin")  # twice: only one table
        (wish,) = wire.take()
        assert isinstance(wish, MakeTable) and wish.title == "Sunday"
        wire.say(status(table(owner="Otto")))
        await pilot.pause()
        assert isinstance(app.screen, WaitingScreen) and not app.making
        assert not any(isinstance(one, NewTableScreen) for one in app.screen_stack)
        assert "Evening" in screen_text(app)


async def test_a_bell_rings_once_for_a_turn_at_another_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wire = Wire(wish=Wish(ring="bell"))
    app = app_at(wire)
    rung: list[str] = []
    monkeypatch.setattr(app, "ring", rung.append)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        mine = table(mine="spd", state="playing")
        asked = replace(mine, waiting_for=("spd",))
        rings = []
        for tables in ((mine,), (asked,), (asked,), (mine,), (asked, table(id="8"))):
            wire.say(Tables(tables=tables))
            rings.append(len(rung))
        assert rings == [0, 1, 1, 1, 2], "each time it has become one's turn"
        assert set(rung) == {"Evening"}
        wire.say(Tables(tables=(replace(table(), waiting_for=("spd",)),)))
        assert len(rung) == 2, "others' turns ring for them"


async def test_a_farewell_of_the_server_ends_the_program() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        wire.say(Bye(text="The host has closed.", id=""))
        await pilot.pause()
    assert (app.ended, app.return_value) == ("The host has closed.", 1)


# --- a table before its game --------------------------------------------------------------------
async def at_table(pilot: Any, wire: Wire, now: TableStatus) -> None:
    app = pilot.app
    await pilot.pause()
    await app.push_screen(WaitingScreen(RemoteTable(wire, now.table.id, app.games)))
    await pilot.pause()
    wire.take()
    wire.say(now)
    await pilot.pause()


async def test_sitting_down_and_what_can_be_done_then() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await at_table(pilot, wire, status())
        assert offered(app) == ["sit:spd", "sit:z", "seat:kpd", "seat:dnvp", "talk", "back"]
        assert pane(app).has_focus
        same_as_snapshot("waiting-80", app)
        await pick(pilot, "sit:z")
        assert wire.take() == [Sit(table="7", seat="z")]
        wire.say(Refused(text="Somebody sits there.", id="", arguments={}, about="sit"))
        await pilot.pause()
        assert screen_text(app).split("\n")[-1].strip() == "Somebody sits there."

        seats = (OTTO, ROSA, replace(FREE, player="Matthias"), BOT)
        wire.say(status(table(seats=seats, mine="spd")))
        await pilot.pause()
        at_seats = ["stand", "seat:kpd", "seat:z", "seat:dnvp"]
        assert offered(app) == [*at_seats, "ready", "word", "talk", "back"]
        assert "Matthias (away)" in screen_text(app)
        await pick(pilot, "word")
        assert isinstance(app.screen, EntryDialog)
        await pilot.press(*"Kaffee", "enter")
        await pilot.pause()
        assert wire.take() == [AddWord(table="7", word="Kaffee")]
        await pick(pilot, "word")
        await pilot.press("escape")
        await pilot.pause()
        assert wire.take() == [], "nothing was typed"
        await pick(pilot, "word")
        await pilot.press(*"Tee", "escape")
        await pick(pilot, "word")
        await pilot.press("!", "enter")
        await pilot.pause()
        assert wire.take() == [AddWord(table="7", word="Tee!")], "Esc keeps what was typed"
        wire.say(status(table(seats=seats, mine="spd"), words={"Otto": "Kaffee"}))
        await pilot.pause()
        assert offered(app) == [*at_seats, "ready", "talk", "back"], "one word each"
        await pick(pilot, "stand")
        assert wire.take() == [Stand(table="7")]
        wire.say(status(table(seats=seats, mine="spd"), commitment=""))
        await pilot.pause()
        way = [*at_seats, "ready", "talk", "back"]
        assert offered(app) == way, "no words where there are no dice to mix"
        assert "c0ffee" not in screen_text(app)


async def test_who_made_the_table_begins_or_takes_it_away() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        state = table(owner="Otto", mine="spd", seats=(OTTO, ROSA, FREE, BOT))
        await at_table(pilot, wire, status(state, words={"Otto": "x"}))
        say = app.lobby_words.say
        assert offered(app) == [
            *("sit:z", "stand", "unseat:kpd", "free:dnvp"),
            *("start-ready", "invite", "talk", "close", "back"),
        ]
        assert say("room-waits", names="Rosa") in screen_text(app)
        put_cursor_on(app, "sit:z")
        await pilot.press("b")
        await pilot.pause()
        assert offered(app) == ["steady", "quick"], "whoever made the table chooses the bot"
        await pick(pilot, "quick")
        assert wire.take() == [HoldSeat(table="7", seat="z", bot="quick")]
        put_cursor_on(app, "talk")
        ready = replace(ROSA, ready=True)
        wire.say(status(replace(state, seats=(OTTO, ready, BOT)), words={"Otto": "x"}))
        await pilot.pause()
        assert pane(app).choice.answer[1] == "talk", "the cursor stays"
        assert say("room-start") in screen_text(app)
        await pick(pilot, "start")
        await pick(pilot, "close")
        assert wire.take() == [Start(table="7"), CloseTable(table="7")]
        await pick(pilot, "talk")
        assert isinstance(app.screen, TalkDialog)
        await pilot.press("escape")
        await pick(pilot, "back")
        assert isinstance(app.screen, LobbyScreen) and wire.take() == [Exit()]


async def test_pasted_lines_become_one() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("t")
        app.screen.query_one(LineInput).post_message(Paste("first\nsecond\r\n third\n"))
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert [one.text for one in wire.take() if isinstance(one, Say)] == ["first second third"]


async def test_a_refusal_is_gone_once_the_player_says_something() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        wire.say(Refused(text="This is your own name.", id="", arguments={}, about="befriend"))
        await pilot.pause()
        assert screen_text(app).split("\n")[-1].strip() == "This is your own name."
        await pilot.press("t", *"hello", "enter")
        await pilot.pause()
        assert [one.text for one in wire.take() if isinstance(one, Say)] == ["hello"]
        assert screen_text(app).split("\n")[-1].strip().endswith("? help")


async def test_what_was_refused_at_a_table_is_not_told_in_the_lobby() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await at_table(pilot, wire, status())
        wire.say(Refused(text="Rosa sits there.", id="", arguments={}, about="sit"))
        await pilot.pause()
        assert screen_text(app).split("\n")[-1].strip() == "Rosa sits there."
        await pick(pilot, "back")
        assert screen_text(app).split("\n")[-1].strip().endswith("? help")


async def test_nobody_stays_at_a_table_that_is_gone() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await at_table(pilot, wire, status())
        wire.say(Tables(tables=()))
        await pilot.pause()
        assert isinstance(app.screen, LobbyScreen) and wire.take() == []
        screen = WaitingScreen(RemoteTable(wire, "9", app.games))
        await app.push_screen(screen)
        await pilot.pause()
        assert offered(app) == []
        wire.say(Refused(text="This table does not exist.", id="", arguments={}, about="enter"))
        await pilot.pause()
        assert isinstance(app.screen, LobbyScreen) and wire.take() == [Exit()]
        assert screen_text(app).split("\n")[-1].strip() == "This table does not exist."
        assert screen.gone


@pytest.mark.parametrize("place", ["lobby", "table"])
async def test_a_picture_that_comes_as_the_program_ends_does_no_harm(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panes were gone already, and the rehearsal of all clients failed: a past bug."""
    for screen in ("lobby", "waiting"):
        monkeypatch.setattr(f"weimar_tui.tui.lobby.{screen}.SOON", 1.0)
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(120, 40)) as pilot:
        if place == "table":
            await at_table(pilot, wire, status())
        await pilot.pause()
        await app.screen.query("#aside").remove()
        await pilot.pause(1.5)
        assert not app.screen.query("#aside"), "and what was raised meanwhile ends the test"


async def test_seven_seats_stand_in_two_columns_with_unusual_options_and_talk() -> None:
    wire = Wire(JUNTA)
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        names = JUNTA.scenarios[0].seats[0]
        seats = tuple(SeatState(seat=seat, bot="normal") for seat in names[1:])
        seats = (SeatState(seat=names[0], player="Otto", present=True), *seats)
        state = table(game="junta", seats=seats, mine=names[0])
        now = status(state, options={"budget": "liar", "other": "x"}, words={"Rosa": "sugar"})
        await at_table(pilot, wire, now)
        for n in range(1, 9):
            wire.say(Chat(table="7", n=n, player="Rosa", seat="", text=f"line {n}"))
        await pilot.pause()
        same_as_snapshot("waiting-junta-80", app)
        text = screen_text(app)
        assert "line 8" in text and "line 1 " not in text
        wire.say(replace(now, options={"budget": "strict"}))
        await pilot.pause()
        shown: Any = app.screen
        game = shown.game_words
        assert game.option_of_game("budget") not in screen_text(app), "as usual"


# --- making a table -----------------------------------------------------------------------------
async def unfolded(app: Any, pilot: Any) -> None:
    """A fresh form of a new table with all its rows; the last one waits for the server."""
    app.close_form()
    await pilot.pause()
    await pick(pilot, "new")
    for group in ("fold:rules", "fold:details"):
        if group in offered(app):
            await pick(pilot, group)


async def test_the_form_of_a_table_makes_the_table_it_says() -> None:
    saved = SavedGame(
        name="night", game="junta", scenario="main", seats=JUNTA.scenarios[0].seats[1]
    )
    winter = SavedGame(name="snow", game="weimar", scenario="first-winter", seats=("spd", "kpd"))
    wire = Wire(WEIMAR, JUNTA)
    app = app_at(wire)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        wire.say(
            Tables(tables=(), saves=(saved, winter, replace(winter, name="rain", scenario="gone")))
        )
        await pilot.pause()
        await pick(pilot, "new")
        rows = ["begin", "save", "game", "scenario", "pace", "access", "fold:details"]
        assert offered(app) == rows
        assert pane(app).choice.answer[1] == "begin"
        same_as_snapshot("new-table-100", app)
        await pick(pilot, "begin")
        assert wire.take() == [
            MakeTable(
                game="weimar",
                scenario="main",
                seats=dict.fromkeys(("spd", "kpd", "z", "dnvp"), ""),
            )
        ]
        await unfolded(app, pilot)
        assert offered(app) == [
            *rows,
            *("name", "seat:spd", "seat:kpd", "seat:z", "seat:dnvp", "invited"),
            *("decision-clock", "game-clock", "absence", "watch", "language"),
        ]
        # Enter and the arrows change a row; a line is typed.
        await pick(pilot, "seat:kpd")
        for row in ("access", "decision-clock", "game-clock", "watch"):
            await turn(pilot, row)
        await turn(pilot, "absence", "left")
        await turn(pilot, "seat:dnvp", "left")
        await pick(pilot, "name")
        await pilot.press(*"Sun", "enter")
        await pilot.pause()
        assert pane(app).choice.answer[1] == "name"
        await pick(pilot, "invited")
        await pilot.press(*"Rosa,", "space", *"a/b", "space", *"Al", "enter")
        await pilot.pause()
        assert pane(app).choice.answer[1] == "invited"
        same_as_snapshot("new-table-changed-100", app)
        await pick(pilot, "begin")
        assert wire.take() == [
            MakeTable(
                title="Sun",
                game="weimar",
                scenario="main",
                seats={"spd": "", "kpd": "steady", "z": "", "dnvp": "quick"},
                public=False,
                invited=("Rosa", "Al"),
                decision_clock=120,
                game_clock=1800,
                absence=7 * 86400,
                watch="all",
            )
        ]

        # Seats that are fixed cannot be changed.
        await unfolded(app, pilot)
        await turn(pilot, "scenario")
        fixed = app.loaded("weimar").words.player("cards")
        for key in ("right", "enter"):
            assert await turn(pilot, "seat:kpd", key) == f"{'KPD':22}  {fixed}"
        await pick(pilot, "begin")
        (wish,) = wire.take()
        assert isinstance(wish, MakeTable)
        assert (wish.scenario, wish.seats) == (
            "first-winter",
            dict.fromkeys(("spd", "kpd", "z", "dnvp"), ""),
        )

        # Another game brings its own numbers of players and options.
        await unfolded(app, pilot)
        await turn(pilot, "game")
        assert offered(app)[:6] == ["begin", "save", "game", "scenario", "players", "pace"]
        assert "option:budget" in offered(app) and "seat:espino" in offered(app)
        await turn(pilot, "players")
        assert "seat:espino" not in offered(app) and "seat:delgado" in offered(app)
        await pick(pilot, "option:budget")
        same_as_snapshot("new-table-junta-100", app)
        await pick(pilot, "begin")
        (wish,) = wire.take()
        assert isinstance(wish, MakeTable)
        assert (wish.game, tuple(wish.seats), wish.options) == (
            "junta",
            JUNTA.scenarios[0].seats[1],
            {"budget": "liar"},
        )

        # A saved game says itself what is played.
        await unfolded(app, pilot)
        await turn(pilot, "save")
        assert offered(app)[:9] == [
            *("begin", "save", "pace", "access", "fold:details", "name"),
            *(f"seat:{seat}" for seat in JUNTA.scenarios[0].seats[1][:3]),
        ]
        await pick(pilot, "begin")
        (wish,) = wire.take()
        assert isinstance(wish, MakeTable)
        assert (wish.save, wish.game, wish.scenario) == ("night", "junta", "main")
        for times, scenario in ((2, "first-winter"), (3, "main")):
            await unfolded(app, pilot)
            for _ in range(times):
                await turn(pilot, "save")
            assert offered(app)[5:8] == ["name", "seat:spd", "seat:kpd"]
            await pick(pilot, "begin")
            (wish,) = wire.take()
            assert isinstance(wish, MakeTable)
            assert (wish.game, wish.scenario, tuple(wish.seats)) == (
                "weimar",
                scenario,
                ("spd", "kpd"),
            ), "of a scenario that is no more it is the first"
        app.close_form()
        await pilot.pause()
        await pick(pilot, "new")
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, LobbyScreen) and wire.take() == []


async def test_each_row_of_the_form_goes_around_and_what_is_typed_stays() -> None:
    app = app_at(Wire(WEIMAR, JUNTA))
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        await unfolded(app, pilot)
        for row in [row for row in offered(app)[1:] if not row.startswith("fold:")]:
            put_cursor_on(app, row)
            await pilot.pause()
            values = [under_cursor(app)]
            while (value := await turn(pilot, row)) != values[0]:
                assert value not in values
                values.append(value)
            assert (len(values) > 1) == (row not in ("name", "invited")), row
            assert await turn(pilot, row, "left") == values[-1]
            await turn(pilot, row)
        assert await turn(pilot, "name") == await turn(pilot, "name", "left")


async def test_names_are_cut_and_only_names_are_invited() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()

        async def typed(row: str, text: str) -> None:
            await pick(pilot, row)
            app.screen.query_one(LineInput).value = text
            await pilot.press("enter")
            await pilot.pause()

        await unfolded(app, pilot)
        await typed("name", "x" * 50)
        await typed("invited", "Rosa,Al  a/b")
        assert under_cursor(app).endswith("Rosa Al")
        await pick(pilot, "invited")
        assert app.screen.query_one(LineInput).value == "Rosa Al"
        await pilot.press("escape")
        await pilot.pause()
        assert under_cursor(app).endswith("Rosa Al"), "looked at, and left as it was"
        await typed("invited", "")
        assert under_cursor(app).endswith(app.lobby_words.say("new-invited-none"))
        await typed("invited", " ".join(f"name{n}" for n in range(20)))
        await pick(pilot, "begin")
        (wish,) = wire.take()
        assert isinstance(wish, MakeTable)
        assert wish.title == "x" * 40 and len(wish.invited) == 16


async def test_of_one_game_without_saves_the_form_has_fewer_rows() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pick(pilot, "new")
        assert not {"game", "players", "save"} & set(offered(app))


# --- talk ---------------------------------------------------------------------------------------
async def test_talk_goes_to_all_or_to_one() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        seats = (OTTO, ROSA, replace(FREE, player="Matthias", present=True), BOT)
        await at_table(pilot, wire, status(table(seats=seats, mine="spd")))
        await pilot.press("t")
        await pilot.pause()
        assert isinstance(app.screen, TalkDialog)
        say = app.lobby_words.say
        assert say("talk-empty") in screen_text(app) and f"{say('talk-to-all')}:" in screen_text(
            app
        )
        line = app.screen.query_one(LineInput)
        assert line.has_focus
        await pilot.press(*"  hello ", "space", *"you", "enter")
        assert wire.take() == [Say(table="7", text="hello you")] and line.value == ""
        await pilot.press("space", "enter")
        assert wire.take() == [], "nothing was said"
        wire.say(Chat(table="7", n=1, player="Otto", seat="spd", text="hello you"))
        wire.say(Chat(table="7", n=2, player="Rosa", seat="kpd", text="psst", to="spd"))
        wire.say(Chat(table="7", n=3, player="", seat="", text="Matthias is away."))
        await pilot.pause()
        same_as_snapshot("talk-80", app)
        people = (("KPD", "Rosa"), ("Zentrum", "Matthias"))
        whom = [say("talk-to", seat=party, name=name) for party, name in people]
        for to in (*whom, say("talk-to-all")):
            await pilot.press("tab")
            await pilot.pause()
            assert seen(app).style(f"{to}:") == app.look.style("title"), "people, not bots"
        await pilot.press("tab", *"pact", "enter")
        assert wire.take() == [Say(table="7", text="pact", to="kpd", person="Rosa")]
        assert say("talk-to", seat="KPD", name="Rosa") in screen_text(app)
        wire.say(Refused(text="You are sending messages too fast.", id="", arguments={}, about=""))
        await pilot.pause()
        assert "too fast" in screen_text(app)
        await pilot.press("x")
        await pilot.pause()
        assert "too fast" not in seen(app, "#talk").text, "whoever types on has read it"
        for n in range(4, 40):
            wire.say(Chat(table="7", n=n, player="Rosa", seat="kpd", text=f"line {n}"))
        await pilot.pause()
        text = screen_text(app)
        assert all(f"line {n}" in text for n in range(28, 40)) and "line 27" not in text
        wire.say(status(table(seats=(OTTO, FREE, BOT), mine="spd")))
        await pilot.press("tab")
        await pilot.pause()
        assert f"{say('talk-to-all')}:" in screen_text(app), "whoever has left is spoken to no more"
        await pilot.press("escape")
        await pilot.pause()
        wire.say(Chat(table="7", n=40, player="Rosa", seat="kpd", text="Anybody there?"))
        await pilot.pause()
        assert isinstance(app.screen, WaitingScreen), "it is told here, and no more in the box"


async def test_the_line_to_type_on_stands_in_the_box() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await at_table(pilot, wire, status(table(seats=(OTTO, ROSA), mine="spd")))
        await pilot.press("t")
        for width, height in ((80, 24), (120, 40), (200, 60)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            box = app.screen.query_one("#talk").region
            line = app.screen.query_one(LineInput).region
            assert box in app.screen.region and line in box
            rows = seen(app, "#talk").rows
            assert rows[line.y - box.y - 1].startswith(f"│ {app.lobby_words.say('talk-to-all')}:")
            assert app.lobby_words.say("talk-keys") in rows[line.y - box.y + 1]


async def test_spectators_speak_to_all() -> None:
    wire = Wire()
    app = app_at(wire)
    async with app.run_test(size=(80, 24)) as pilot:
        await at_table(pilot, wire, status(table(seats=(replace(OTTO, player="Alfred"), ROSA))))
        await pilot.press("t", "tab")
        await pilot.pause()
        assert f"{app.lobby_words.say('talk-to-all')}:" in screen_text(app)
