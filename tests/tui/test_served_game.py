"""A game at a table of the server beside stand-ins: what is heard, asked, sent and said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from textual.app import SystemCommand

from weimar_tui.kernel.errors import KernelError
from weimar_tui.table.lobby_words import LobbyWords
from weimar_tui.table.wire import Chat, Exit, Refused, Room, SeatState, TableState, Update
from weimar_tui.text.words import Words
from weimar_tui.tui.lobby.game import _SAID_FOR, ServedGame

STATE = TableState(
    id="7",
    title="Evening",
    game="weimar",
    scenario="main",
    owner="Rosa",
    state="playing",
    public=True,
    seats=(SeatState(seat="spd", player="Otto", present=True),),
)
SAYS = LobbyWords(Words("en")).say


class Table:
    """What the server has told of a table; answers are kept."""

    id = "7"
    has_bots = False

    def __init__(self, did: list[Any]) -> None:
        self.seat, self.decision_left = "spd", -1.0
        self.events: list[Any] = ["before"]
        self.players: dict[str, str] = {}
        self.outcome: Any = None
        self.open: list[Any] = []
        self.silent: dict[int, str] = {}
        self.undoes = self.over = False
        self.room = SimpleNamespace(table=STATE)
        self.link = SimpleNamespace(
            name="Otto",
            send=lambda request: did.append(request),
            subscribe=self._subscribed,
        )
        self._did = did
        self.humans = ("spd",)

    def _subscribed(self, hear: Any) -> Callable[[], None]:
        self._did.append("heard")
        return lambda: self._did.append("deaf")

    def human_decisions(self) -> list[Any]:
        return self.open

    def view(self, seat: str | None) -> Any:
        return None

    def silent_answer(self, decision: Any) -> str | None:
        return self.silent.get(decision.number)

    def can_undo(self, seat: str | None) -> bool:
        return self.undoes and seat == "spd"

    def undo(self, seat: str | None) -> None:
        if not self.undoes:
            raise KernelError("Too late.")
        self._did.append(("undo", seat))

    def bot_decision(self) -> None:
        return None

    def pick(self, number: int, option: str) -> None:
        self._did.append(("pick", number, option))


def decision(number: int = 1) -> Any:
    return SimpleNamespace(number=number, seat="spd")


class At:
    """A served game at a board where nothing can be seen; what it does there is kept."""

    def __init__(self) -> None:
        self.did: list[Any] = []
        did = self.did
        self.table = Table(did)
        self.screen = SimpleNamespace(
            leaving=False,
            run_worker=self._worked,
            set_interval=lambda seconds, call: did.append(("every", seconds)),
            dismiss=lambda result: did.append("dismissed"),
        )
        self.board: Any = SimpleNamespace(
            screen=self.screen,
            here=SimpleNamespace(motion=True),
            hurry=False,
            size="large",
            kit=None,
            asking=SimpleNamespace(
                planned=lambda decision, table: None,
                undone=lambda: did.append("undone"),
                shared_keyboard=False,
                called="",
            ),
            words=SimpleNamespace(
                problem=lambda refused: f"problem {getattr(refused, 'text', refused)}",
                ui=lambda key: key,
                ended=lambda *said: SimpleNamespace(title="ended"),
            ),
            table=self.table,
            me="kpd",
            asked=None,
            notice="",
            is_on_top=True,
            bar=SimpleNamespace(
                ask=lambda choice: did.append((choice.prompt, [way.id for way in choice.items]))
            ),
            draw=lambda: did.append("draw"),
            draw_soon=lambda fresh=False: did.append(("draw soon", fresh)),
            draw_foot=lambda: did.append("draw foot"),
            say=self._say,
        )
        self.app: Any = SimpleNamespace(
            lobby_words=LobbyWords(Words("en")),
            preferences=SimpleNamespace(apply_to=lambda table: did.append("preferences")),
            ponder=0.0,
            ring=lambda title: did.append(("ring", title)),
            key_of=lambda id, key: f"{id} {key}",
        )
        self.app.lobby_words.chat = lambda reply, words: f"{reply.player}: {reply.text}"
        self.game = ServedGame(self.board, self.table, self.app)  # type: ignore[arg-type]
        self.game.people.tell_presence = lambda room: did.append("presence")  # type: ignore

    def _worked(self, work: Any, group: str) -> None:
        work.close()
        self.did.append(("worker", group))

    def _say(self, text: str) -> None:
        self.board.notice = text
        self.did.append(("say", text))

    def take(self) -> list[Any]:
        done = self.did[:]
        self.did.clear()
        return done

    def hear(self, reply: Any) -> list[Any]:
        self.game._heard(reply)
        return self.take()


@pytest.fixture
def at() -> At:
    return At()


UPDATE = Update(table="7", seat="spd", view=b"", first=0, events=())


# --- what the server says -----------------------------------------------------------------------
def test_it_listens_as_long_as_the_board_is_there(at: At) -> None:
    at.game.end()
    assert at.take() == []
    at.game.begin()
    at.game.end()
    assert at.take() == ["heard", ("every", 1.0), "deaf"]


def test_others_are_heard_at_this_table_only(at: At) -> None:
    said = Chat(table="7", n=1, player="Rosa", seat="", text="psst")
    assert at.hear(said) == [("say", "Rosa: psst")]
    assert at.hear(Chat(table="7", n=1, player="Otto", seat="", text="mine")) == []
    assert at.hear(Chat(table="8", n=1, player="Rosa", seat="", text="there")) == []
    assert at.hear(Update(table="8", seat="", view=b"", first=0, events=())) == []
    assert at.hear(Room(table=TableState(**{**as_dict(STATE), "id": "8"}))) == []
    assert at.hear(Refused(about="", text="too fast")) == [("say", "problem too fast")]
    assert at.game._news.is_set(), "whoever waits for an answer goes on"
    at.screen.leaving = True
    assert at.hear(said) == []


def as_dict(state: TableState) -> dict[str, Any]:
    return {name: getattr(state, name) for name in state.__struct_fields__}


def test_the_board_is_drawn_when_players_change_and_else_the_foot(at: At) -> None:
    assert at.hear(Room(table=STATE)) == ["presence", "draw foot"]
    at.table.players = {"spd": "Otto"}
    assert at.hear(Room(table=STATE)) == ["presence", ("draw soon", False)]
    assert at.hear(Room(table=STATE)) == ["presence", "draw foot"]


def test_news_are_drawn_and_told_once(at: At) -> None:
    assert at.hear(UPDATE) == [("draw soon", False)] and at.board.me == "spd"
    assert at.game._news.is_set()
    at.table.events.append("new")
    assert at.hear(UPDATE) == [("draw soon", True), ("worker", "dice")]
    assert at.hear(UPDATE) == [("draw soon", False)]
    at.table.events.append("new")
    at.board.is_on_top, at.board.hurry, at.table.seat = False, True, ""
    assert at.hear(UPDATE) == [("draw soon", False)], "nothing moves, nothing lies over a page"
    assert at.board.me is None, "a spectator"


def test_a_question_no_longer_open_goes_away(at: At) -> None:
    at.game.question.let_go = lambda: at.did.append("let go")  # type: ignore[method-assign]
    at.table.open, at.board.asked = [decision(1)], decision(1)
    assert at.hear(UPDATE) == [("draw soon", False)]
    at.table.open = [decision(2)]
    assert at.hear(UPDATE) == ["let go", ("draw soon", False)]


async def test_cards_pages_and_rolls_are_shown_where_something_moves(at: At) -> None:
    async def cards(news: Any) -> None:
        at.did.append(("cards", news))

    async def pages(news: Any) -> None:
        at.did.append(("pages", news))

    async def rolls(news: Any) -> None:
        at.did.append(("rolls", news))

    game: Any = at.game
    game.showing.show_cards = cards
    game.showing.show_interludes, game.showing.show_rolls = pages, rolls
    await game._show(["new"])
    assert at.take() == [("cards", ["new"]), ("pages", ["new"]), ("rolls", ["new"])]
    for what, value in (("is_on_top", False), ("hurry", True)):
        before = getattr(at.board, what)
        setattr(at.board, what, value)
        await game._show(["new"])
        assert at.take() == [("cards", ["new"]), ("pages", ["new"])]
        setattr(at.board, what, before)


# --- the loop -----------------------------------------------------------------------------------
def scripted(at: At, *steps: Callable[[], None]) -> None:
    """Each time the game waits for news, or has asked or picked, the next step happens."""
    left = list(steps)
    game: Any = at.game

    async def then(*told: Any) -> None:
        if told:
            at.did.append(told)
        left.pop(0)()

    async def ask(asked: Any, *, openly: bool) -> Any:
        await then("ask", asked.number)

    async def shown(what: str) -> None:
        at.did.append(what)

    game._next_news, game.question.ask = then, ask
    game.show_end = lambda: shown("end")
    game.since.recount = lambda: shown("recount")
    game.question.ask_nothing = lambda: at.did.append("nothing")


async def test_it_asks_rings_after_waiting_and_shows_the_end(at: At) -> None:
    def set_open(*open_now: Any) -> Callable[[], None]:
        return lambda: setattr(at.table, "open", list(open_now))

    def over() -> None:
        at.table.open, at.table.outcome = [], "won"

    at.table.open = [decision(1)]
    at.board.asked = decision(1)
    scripted(at, set_open(), set_open(decision(2)), set_open(decision(3)), over)
    await at.game.play()
    assert at.take() == [
        *("preferences", "recount", ("ask", 1)),
        *("preferences", "nothing", ("draw soon", False)),
        *("preferences", ("ring", "Evening"), "recount", ("ask", 2)),
        *("preferences", "recount", ("ask", 3)),
        *(("ended", ["page", "leave"]), "draw", "end"),
    ]
    assert at.board.me == "spd" and at.board.asked is None


async def test_it_waits_for_news_that_come_after(at: At) -> None:
    at.game._news.set()
    waiting = asyncio.create_task(at.game._next_news())
    await asyncio.sleep(0)
    assert not waiting.done(), "old news have been read"
    at.game._news.set()
    await waiting


async def test_a_question_gone_meanwhile_is_not_asked(at: At) -> None:
    at.table.open = [decision(1)]

    async def recount() -> None:
        at.table.open, at.table.outcome = [], "won"

    scripted(at)
    at.game.since.recount = recount  # type: ignore[method-assign]
    await at.game.play()
    assert at.take() == ["preferences", ("ended", ["page", "leave"]), "draw", "end"]


async def test_an_answer_is_sent_while_it_is_open_and_waits_for_the_server(at: At) -> None:
    await at.game.pick(decision(1), "a")
    assert at.take() == []
    at.table.open = [decision(1), decision(2)]
    pick = at.table.pick

    def answered(number: int, option: str) -> None:
        assert not at.game._news.is_set(), "old news are no answer"
        pick(number, option)
        at.game._news.set()

    at.table.pick = answered  # type: ignore[method-assign]
    at.game._news.set()
    await at.game.pick(decision(1), "a")
    assert at.take() == [("pick", 1, "a")]


def test_the_last_pick_is_asked_back(at: At) -> None:
    at.board.me = "spd"
    assert not at.game.can_undo
    at.game.undo()
    assert at.take() == [("say", "problem Too late.")]
    at.table.undoes = True
    at.game.undo()
    assert at.game.can_undo and at.take() == [("undo", "spd"), "undone"]


def test_whoever_leaves_goes_to_the_lobby(at: At) -> None:
    at.game.leave()
    assert at.take() == [Exit(), "dismissed"]


# --- keys ---------------------------------------------------------------------------------------
def test_the_foot_names_people_and_the_lobby(at: At) -> None:
    assert list(at.game.own_keys()) == [
        (f"table.talk {SAYS('key-talk')}", SAYS("palette-talk")),
        (f"table.table {SAYS('key-table')}", SAYS("palette-table")),
    ]
    assert at.game.key_label("menu") == SAYS("palette-lobby")
    assert at.game.key_label("help") == "key-help-label"


def test_commands_begin_with_people(at: At) -> None:
    usual = SystemCommand("Usual", "", lambda: None)
    found = list(at.game.commands([usual]))
    assert [command.title for command in found] == [
        *(SAYS(f"palette-{name}") for name in ("talk", "table", "lobby")),
        "Usual",
    ]
    assert [command.callback for command in found[:3]] == [
        at.game.people.talk,
        at.game.people.agree,
        at.game.leave,
    ]


def test_the_foot_tells_the_clock_if_there_is_one(at: At) -> None:
    assert at.game.clock() == ""
    at.game._count_down()
    assert at.take() == []
    at.table.decision_left = 0.0
    assert at.game.clock() == SAYS("clock-left", time="0:00")
    at.game._count_down()
    assert at.take() == ["draw foot"]
    at.board.is_on_top = False
    at.game._count_down()
    assert at.take() == []


def test_what_was_said_goes_away_after_a_while(at: At) -> None:
    at.board.notice = "first"
    for _ in range(5):
        at.game._count_down()
    at.board.notice = "second"
    for _ in range(_SAID_FOR):
        at.game._count_down()
        assert at.take() == [] and at.board.notice == "second"
    at.game._count_down()
    assert at.take() == [("say", "")] and at.board.notice == ""
    for _ in range(2 * _SAID_FOR):
        at.game._count_down()
    assert at.take() == [], "there is nothing to take away"
