"""What plays a game here: whom it asks next, what it answers itself, undo, the end."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from weimar_tui.bots.question import BotAnswer
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.offer import Offer
from weimar_tui.tui.playing import local as local_part
from weimar_tui.tui.playing.driver import Driver
from weimar_tui.tui.playing.local import READ, LocalGame


def question(number: int, seat: str, *options: str) -> Decision:
    return Decision(number, seat, "ask", options or ("a", "b"), {})


class Table:
    """A table with open questions; a pick is kept and answers one."""

    def __init__(self, *asked: Decision, humans: tuple[str, ...] = ("spd",)) -> None:
        self.asked = list(asked)
        self.humans = humans
        self.players = dict.fromkeys(("spd", "kpd"), "steady")
        self.notices: list[Any] = []
        self.events: list[Any] = []
        self.outcome = None
        self.silent: dict[int, str] = {}
        self.undone = 0
        self.can = 9
        self.error: KernelError | None = None
        self.picked: list[tuple[int, str]] = []
        self.answer = BotAnswer(option="a", by="steady")

    session = None
    has_bots = True

    def human_decisions(self) -> list[Decision]:
        return self.asked

    def silent_answer(self, decision: Decision) -> str | None:
        return self.silent.get(decision.number)

    def can_undo(self, seat: str | None) -> bool:
        return self.undone < self.can

    def undo(self, seat: str | None) -> None:
        if self.error is not None:
            raise self.error
        self.undone += 1
        self.silent.pop(self.undone, None)

    def answer_of(self, decision: Decision) -> BotAnswer:
        return self.answer

    def pick(self, number: int, option: str) -> None:
        self.picked.append((number, option))
        self.events.append(option)


class Kit:
    """A game's screen that decides nothing beforehand."""

    shared_keyboard = False
    called = ""

    def __init__(self) -> None:
        self.plans: dict[int, str] = {}
        self.undoes = 0

    def planned(self, decision: Decision, table: Table) -> str | None:
        return self.plans.get(decision.number)

    def undone(self) -> None:
        self.undoes += 1

    def interludes(self, news: Any, words: Any, me: Any) -> tuple[Any, ...]:
        return ()


class Words:
    """Messages by their names."""

    def __init__(self) -> None:
        self.reasons = ""

    def ui(self, name: str, **args: Any) -> str:
        return " ".join([name, *map(str, args.values())])

    def seat(self, seat: str) -> str:
        return seat.upper()

    def problem(self, error: Any) -> str:
        return f"problem {error}"

    def bot_reasons(self, decision: Decision, reasons: Any) -> str:
        return self.reasons


def playing(table: Table) -> Any:
    """The driver at a board that draws nothing; what it says is kept in `board.said`."""
    said: list[str] = []
    log: list[str] = []
    board = SimpleNamespace(
        table=table,
        asking=Kit(),
        kit=Kit(),
        words=Words(),
        me=None,
        asked=None,
        awaited=None,
        notice="",
        said=said,
        log=log,
        stale=False,
        hurry=False,
        scene=None,
        size="wide",
        is_on_top=True,
        here=SimpleNamespace(motion=False, pace=0.7, gentle=False),
        bar=SimpleNamespace(show=lambda: log.append("bar")),
        playset=SimpleNamespace(
            story=SimpleNamespace(is_silent=lambda event: event == "quiet"), offer=Offer()
        ),
        draw=lambda: log.append("draw"),
        screen=SimpleNamespace(dismiss=lambda answer: log.append("leave")),
    )

    def say(text: str) -> None:
        said.append(text)
        board.notice = text

    board.say = say
    driver: Any = LocalGame(board, SimpleNamespace(), None)  # type: ignore[arg-type]
    driver.question = SimpleNamespace(
        ask_nothing=lambda: log.append("nothing asked"),
        let_go=lambda: log.append("let go"),
        dialog=None,
    )
    return driver


# --- undo ---------------------------------------------------------------------------------------
def test_nothing_can_be_undone_while_a_bot_is_asked() -> None:
    table = Table(question(7, "spd"))
    driver = playing(table)
    driver.undo()
    assert driver.board.said == ["undo-not-now"] and table.undone == 0
    assert not driver.can_undo
    driver.board.asked = table.asked[0]
    assert driver.can_undo
    driver.undo()
    assert table.undone == 1 and driver.board.said[-1] == "undo-done"
    assert driver.board.asking.undoes == 1 and driver.board.log == ["let go"]


def test_an_undo_that_is_refused_says_why() -> None:
    table = Table(question(1, "spd"))
    driver = playing(table)
    driver.board.asked = table.asked[0]
    table.error = KernelError("Too late.")
    driver.undo()
    assert driver.board.said == ["problem Too late."] and driver.board.log == []


# --- bots ---------------------------------------------------------------------------------------
@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    seconds: list[float] = []
    sleep = asyncio.sleep

    async def asleep(length: float) -> None:
        seconds.append(length)
        await sleep(0)

    monkeypatch.setattr("weimar_tui.tui.playing.local.asyncio.sleep", asleep)
    monkeypatch.setattr(local_part, "READ", 60.0)  # however long its thread takes
    return seconds


async def test_a_bot_answers_and_its_answer_is_seen_for_a_while(slept: list[float]) -> None:
    table = Table()
    driver = playing(table)
    asked = question(3, "kpd")
    await driver.let_bot(asked)
    assert table.picked == [(3, "a")] and driver.board.awaited is asked
    assert driver.board.log == ["nothing asked", "bar", "draw"] and slept == [0.7]
    driver.board.hurry, driver.board.stale = True, True
    driver.board.log.clear()
    await driver.let_bot(asked)
    assert slept == [0.7, 0.0] and driver.board.log[:2] == ["nothing asked", "draw"]
    driver.board.stale = False
    table.answer = BotAnswer(option="quiet", by="steady")
    driver.board.log.clear()
    await driver.let_bot(asked)
    assert len(slept) == 2 and "draw" not in driver.board.log, "nothing was told"


async def test_whoever_thinks_long_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_part, "READ", 0.0)
    go_on = threading.Event()
    table = Table()
    driver = playing(table)
    named: list[str] = []

    def awaits(decision: Decision) -> None:
        named.append(decision.seat)
        driver.board.log.append("named")
        if len(named) == 2:
            go_on.set()

    def answer_of(decision: Decision) -> BotAnswer:
        go_on.wait(10)
        return table.answer

    driver._await = awaits
    table.answer_of = answer_of  # type: ignore[method-assign]
    driver.board.hurry = True
    await driver.let_bot(question(3, "kpd"))
    assert driver.board.log[:5] == ["named", "nothing asked", "bar", "named", "bar"]


async def test_why_a_bot_chose_is_said_until_another_one_has_answered(slept: list[float]) -> None:
    table = Table()
    driver = playing(table)
    board = driver.board
    board.words.reasons = "for the points"
    await driver.let_bot(question(3, "kpd"))
    assert board.notice == "for the points"
    board.words.reasons = ""
    await driver.let_bot(question(4, "kpd"))
    assert board.notice == "for the points", "it is still the same one"
    await driver.let_bot(question(5, "z"))
    assert board.notice == ""
    board.notice = "news"
    await driver.let_bot(question(6, "dnvp"))
    assert board.notice == "news"
    table.answer = BotAnswer(option="a", by="quick", trouble="late")
    board.words.reasons = "for the points"
    await driver.let_bot(question(7, "kpd"))
    assert board.notice == "bot-trouble KPD steady quick", "that it failed is said first"


def test_who_is_waited_for_is_named_no_more_often_than_it_can_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 10.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    driver = playing(Table())
    one, two = question(1, "kpd"), question(2, "z")
    driver._await(one)
    driver._await(two)
    assert driver.board.awaited is one
    now += READ
    driver._await(two)
    assert driver.board.awaited is two
    now += READ / 2
    driver._await(one)
    assert driver.board.awaited is two
    driver.board.awaited = None
    driver._await(one)
    assert driver.board.awaited is one, "nobody was named"


# --- beginning and leaving ----------------------------------------------------------------------
def test_without_a_lesson_there_are_no_keys_of_one() -> None:
    driver = playing(Table())
    assert (tuple(driver.actions), driver.own_keys(), driver.anew) == (("hint",), (), {})
    assert driver.records


def test_a_game_of_no_kind_of_its_own_has_the_keys_of_every_board() -> None:
    board: Any = SimpleNamespace(words=Words(), kit=Kit(), asking=Kit())
    driver = Driver(board)
    usual: list[Any] = ["usual"]
    assert (driver.actions, driver.own_keys(), driver.clock()) == ({}, (), "")
    assert driver.key_label("menu") == "key-menu-label" and driver.commands(usual) == usual
    assert not driver.records and driver.anew == {}


def test_what_happened_to_the_save_is_said_at_the_foot() -> None:
    table = Table()
    driver = playing(table)
    driver.begin()
    assert driver.board.notice == ""
    table.notices = ["renamed"]
    driver.begin()
    assert driver.board.notice == "problem renamed"


def test_ways_on_from_the_end() -> None:
    driver = playing(Table())
    runs: list[Any] = []
    driver.board.screen.run_worker = lambda work, **options: (runs.append(options), work.close())
    driver.go_on("page")
    assert runs == [{"exclusive": True, "name": "play"}] and driver.board.log == []
    driver.go_on("leave")
    assert driver.board.log == ["leave"]


# --- the loop -----------------------------------------------------------------------------------
class Guide:
    """A guide that keeps where it stops."""

    lesson = SimpleNamespace(id="first")
    show_again = None

    def __init__(self, log: list[Any]) -> None:
        self.log = log

    def begin(self) -> None:
        self.log.append("caught up")

    async def welcome(self) -> None:
        self.log.append("welcome")

    async def explain(self, decision: Decision) -> None:
        self.log.append(f"explain {decision.number}")

    async def comment(self, news: list[Any]) -> None:
        self.log.append(f"comment {news}")

    def keys(self) -> list[tuple[str, str]]:
        return [("i", "hint")]


class Loop:
    """A driver whose steps are kept, at a table where a pick answers its question."""

    def __init__(self, *asked: Decision, humans: tuple[str, ...] = ("spd",)) -> None:
        self.table = Table(*asked, humans=humans)
        self.bots: list[Decision] = []
        self.driver = playing(self.table)
        self.log: list[Any] = self.driver.board.log
        self.table.bot_decision = lambda: self.bots[0] if self.bots else None  # type: ignore[attr-defined]
        self.driver.let_bot = self._let_bot
        self.driver._recount = self._recount
        self.driver.show_end = self._show_end
        self.driver.question.ask = self._ask
        self.driver.pick = self._pick
        self.driver.app.push_screen_wait = self._page
        self.driver.board.words.waiting = lambda decision: f"waiting for {decision.number}"
        self.pages: list[Any] = []

    async def _page(self, page: Any) -> None:
        self.pages.append(page)
        self.log.append(f"page of {page.seat}")

    async def _let_bot(self, decision: Decision) -> None:
        self.log.append(f"bot {decision.number}")
        self.bots.remove(decision)

    async def _recount(self) -> None:
        self.log.append("recount")

    async def _show_end(self) -> None:
        self.log.append("end")

    async def _ask(self, decision: Decision, *, openly: bool) -> str:
        seen = "openly" if openly else self.driver.board.me
        self.log.append(f"ask {decision.number} {seen}")
        return decision.options[0]

    async def _pick(self, asked: Decision, option: str) -> None:
        self.log.append(f"pick {asked.number} {option}")
        self.table.asked = [one for one in self.table.asked if one.number != asked.number]
        if not self.table.asked and not self.bots:
            self.table.outcome = "over"  # type: ignore[assignment]

    async def play(self) -> list[Any]:
        board = self.driver.board
        board.table.view = lambda seat: f"view of {seat}"
        board.words.ended = lambda *said: SimpleNamespace(title=" ".join(map(str, said)))
        board.bar.ask = lambda choice: self.log.append(
            (choice.prompt, choice.number, [item.id for item in choice.items])
        )
        await self.driver.play()
        assert board.asked is board.awaited is None
        return self.log


async def test_the_keyboard_is_passed_before_anything_of_another_is_seen() -> None:
    loop = Loop(question(1, "kpd"), question(2, "spd"), humans=("spd", "kpd"))
    loop.driver.board.me = "spd"
    log = await loop.play()
    assert log[:7] == [
        *("recount", "ask 2 spd", "pick 2 a"),
        *("page of kpd", "recount", "ask 1 kpd", "pick 1 a"),
    ]
    (page,) = loop.pages
    assert (page.seat_name, page.why) == ("KPD", "waiting for 1")
    page.leave()
    assert log[-1] == "leave"


async def test_a_guide_welcomes_and_explains_instead_of_recounting() -> None:
    loop = Loop(question(1, "spd"))
    driver = loop.driver
    driver.guide = Guide(loop.log)
    driver._recount = lambda: LocalGame._recount(driver)
    log = await loop.play()
    assert log == [
        "welcome",
        "explain 1",
        "ask 1 spd",
        "pick 1 a",
        ("over view of None spd", -2, ["page", "again", "leave"]),
        "draw",
        "end",
    ]
    driver.begin()
    assert log[-1] == "caught up"
    assert driver.own_keys() == [("i", "hint")] and list(driver.actions) == ["hint"]
    assert driver.anew == {"again": driver._begin_again}


async def test_a_lesson_is_begun_anew_when_the_board_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver = playing(Table())
    begun: list[Any] = []
    monkeypatch.setattr(local_part, "begin", lambda *said: begun.append(said))
    driver._begin_again()
    assert driver.board.log == ["leave"] and begun == []
    driver.guide = Guide([])
    driver.go_on("again")
    assert driver.board.log == ["leave"] * 2
    assert begun == [(driver.app, driver.guide.lesson, driver.board.playset)]


async def test_without_a_guide_what_others_did_is_told() -> None:
    driver = playing(Table())
    told: list[str] = []

    async def recount() -> None:
        told.append("recount")

    driver.since = SimpleNamespace(recount=recount)
    await driver._recount()
    assert told == ["recount"]
    driver.guide = Guide([])
    await driver._recount()
    assert told == ["recount"]


# --- saving -------------------------------------------------------------------------------------
@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    found: list[Any] = []

    async def show_message(app: Any, title: str, text: str) -> None:
        found.append((title, text))

    async def ask_for_another_place(app: Any, table: Any) -> None:
        found.append("another place")

    monkeypatch.setattr(local_part, "show_message", show_message)
    monkeypatch.setattr(local_part, "ask_for_another_place", ask_for_another_place)
    return found


async def test_a_pick_that_cannot_be_saved_is_told_and_tried_again(messages: list[Any]) -> None:
    table = Table()
    driver = playing(table)
    log: list[Any] = []
    errors = [SaveError("Disk full."), KernelError("Busy.")]
    pick = table.pick

    def fails_twice(number: int, option: str) -> None:
        if errors:
            raise errors.pop(0)
        pick(number, option)

    async def show_news(before: Any, told: int) -> None:
        log.append((before, told))

    table.pick = fails_twice  # type: ignore[method-assign]
    table.events = ["before"]
    driver.showing = SimpleNamespace(show_news=show_news)
    driver.guide = Guide(log)
    driver.board.scene = SimpleNamespace(view="the view before")
    await driver.pick(question(4, "spd"), "essen")
    assert messages == [
        ("problem", "problem Disk full."),
        "another place",
        ("problem", "problem Busy."),
    ]
    assert table.picked == [(4, "essen")]
    assert log == [("the view before", 1), "comment ['essen']"]
    driver.guide = driver.board.scene = None
    log.clear()
    await driver.pick(question(5, "spd"), "koeln")
    assert log == [(None, 2)] and len(messages) == 3


async def test_what_happens_to_the_save_is_told_once(messages: list[Any]) -> None:
    table = Table()
    table.notices = ["renamed"]
    driver = playing(table)
    driver.board.words.text = lambda name: name
    await driver.before_step()
    assert messages == [], "what it opened with was said at the foot"
    table.notices += ["moved", "kept"]
    await driver.before_step()
    await driver.before_step()
    assert messages == [("problem-opened-title", "problem moved\n\nproblem kept")]


def test_the_palette_saves_and_leaves() -> None:
    driver = playing(Table())
    driver.app.action_save_as = lambda: None
    usual: list[Any] = ["usual"]
    first, save, leave = driver.commands(usual)
    assert first == "usual"
    assert (save.title, save.help) == ("key-save-label", "palette-save")
    assert save.callback is driver.app.action_save_as
    assert (leave.title, leave.help) == ("palette-leave", "palette-leave-help")
    assert leave.callback == driver.leave
