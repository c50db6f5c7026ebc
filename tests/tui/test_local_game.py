"""What plays a game here: whom it asks next, what it answers itself, undo, the end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from weimar_tui.bots.question import BotAnswer
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.tui.playing import local as local_part
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
        playset=SimpleNamespace(story=SimpleNamespace(is_silent=lambda event: event == "quiet")),
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


# --- whom it asks -------------------------------------------------------------------------------
def test_who_has_the_keyboard_is_asked_first_then_whoever_called_for_it() -> None:
    driver = playing(Table(question(1, "kpd"), question(2, "spd"), question(3, "z")))
    assert driver._next_question().seat == "kpd"
    driver.board.me = "spd"
    assert driver._next_question().seat == "spd"
    driver.board.kit.called = "z"
    assert driver._next_question().seat == "z"
    driver.board.kit.called = "dnvp"
    assert driver._next_question().seat == "spd", "who called is not asked anything"


def test_what_was_decided_before_or_decides_nothing_is_answered_without_asking() -> None:
    table = Table(question(1, "kpd"), question(2, "spd"), humans=("spd", "kpd"))
    driver = playing(table)
    assert driver._planned() is None
    table.silent = {2: "pass"}
    assert driver._planned() == (2, "pass")
    driver.board.kit.plans = {1: "a", 2: "b"}
    assert driver._planned() == (1, "a")
    driver.board.kit.plans = {}
    assert not driver.is_shared
    driver.board.kit.shared_keyboard = True
    assert driver.is_shared
    assert driver._planned() is None, "in front of everybody nobody passes by themselves"
    table.humans = ("spd",)
    assert not driver.is_shared and driver._planned() == (2, "pass")


# --- undo ---------------------------------------------------------------------------------------
def test_undo_goes_over_answers_that_were_no_choice() -> None:
    table = Table(question(7, "spd"), question(8, "spd"))
    driver = playing(table)
    driver.undo()
    assert driver.board.said == ["undo-not-now"] and table.undone == 0
    assert not driver.can_undo
    driver.board.asked = table.asked[0]
    assert driver.can_undo
    driver.undo()
    assert table.undone == 1 and driver.board.said[-1] == "undo-done"
    assert driver.board.kit.undoes == 1 and driver.board.log == ["let go"]
    table.silent = {7: "pass"}
    driver.undo()
    assert table.undone == 2, "one of two questions is a real one"
    table.silent = {7: "pass", 8: "pass"}
    table.can = 5
    driver.undo()
    assert table.undone == 5, "as far as that goes"
    table.can, table.silent = 9, {7: "pass", 8: "pass"}
    driver.undo()
    assert table.undone == 7, "until there is something to decide"
    table.asked.clear()
    driver.undo()
    assert table.undone == 8, "where nothing is asked it goes no further"


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
    sleep = local_part.asyncio.sleep

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
    await driver._let_bot(asked)
    assert table.picked == [(3, "a")] and driver.board.awaited is asked
    assert driver.board.log == ["nothing asked", "bar", "draw"] and slept == [0.7]
    driver.board.hurry, driver.board.stale = True, True
    driver.board.log.clear()
    await driver._let_bot(asked)
    assert slept == [0.7, 0.0] and driver.board.log[:2] == ["nothing asked", "draw"]
    driver.board.stale = False
    table.answer = BotAnswer(option="quiet", by="steady")
    driver.board.log.clear()
    await driver._let_bot(asked)
    assert len(slept) == 2 and "draw" not in driver.board.log, "nothing was told"


async def test_why_a_bot_chose_is_said_until_another_one_has_answered(slept: list[float]) -> None:
    table = Table()
    driver = playing(table)
    board = driver.board
    board.words.reasons = "for the points"
    await driver._let_bot(question(3, "kpd"))
    assert board.notice == "for the points"
    board.words.reasons = ""
    await driver._let_bot(question(4, "kpd"))
    assert board.notice == "for the points", "it is still the same one"
    await driver._let_bot(question(5, "z"))
    assert board.notice == ""
    board.notice = "news"
    await driver._let_bot(question(6, "dnvp"))
    assert board.notice == "news"
    table.answer = BotAnswer(option="a", by="quick", trouble="late")
    board.words.reasons = "for the points"
    await driver._let_bot(question(7, "kpd"))
    assert board.notice == "bot-trouble KPD steady quick", "that it failed is said first"


def test_who_is_waited_for_is_named_no_more_often_than_it_can_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 10.0
    monkeypatch.setattr(local_part.time, "monotonic", lambda: now)
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
    assert (driver.actions, driver.own_keys(), driver.again) == ({}, (), None)
    assert driver.records


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
