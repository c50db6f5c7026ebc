"""The pool of bot processes, with processes simulated by the test."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import pytest

from tests.bots.asking import question
from tests.toy.plugin import DuelPlugin
from weimar_tui import registry
from weimar_tui.bots import pool as pool_file
from weimar_tui.bots.pool import (
    BotPool,
    WorkerLate,
    WorkerLost,
    WorkerProcess,
    WorkerStopped,
    shared_pool,
)
from weimar_tui.bots.question import BotAnswer, BotQuestion


def answer_of(option: str = "wait", by: str = "last", **fields: Any) -> BotAnswer:
    return BotAnswer(option=option, by=by, **fields)


# --- one process --------------------------------------------------------------------------------
_SAYS = """
from multiprocessing.connection import Connection
asks = Connection(int(sys.argv[1]))
asks.recv_bytes()
{does}
"""
_ANSWERS = "asks.send_bytes({said}); asks.recv_bytes()"
_LIVES = "import time\nwhile True: time.sleep(0.02); asks.send_bytes(b'')"


def asked(does: str, monkeypatch: pytest.MonkeyPatch, **changes: Any) -> BotAnswer:
    """The answer of a process that does this when asked."""
    monkeypatch.setattr(pool_file, "_START", _SAYS.format(does=does))
    worker = WorkerProcess("some.registry", "duel", "/packs/a")
    try:
        return worker.ask(question(**changes))
    finally:
        worker.end()
        with pytest.raises(WorkerLost):
            worker.ask(question())


def test_the_answer_of_a_process_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = answer_of(where="x" * 300_000)
    told = "import msgspec; " + _ANSWERS.format(
        said="msgspec.msgpack.encode(dict(option='wait', by='last', where='x' * 300_000))"
    )
    assert asked(told, monkeypatch) == answer
    told = f"asks.send_bytes(b''); {told}"
    assert asked(told, monkeypatch) == answer, "a sign of life before it is no answer"


@pytest.mark.parametrize(
    "said",
    [
        b"nonsense",
        msgspec.msgpack.encode(answer_of("dance")),
        msgspec.msgpack.encode({"option": 3}),
        "b'x' * ((1 << 20) + 1)",
    ],
)
def test_what_is_no_answer_means_that_it_is_lost(
    monkeypatch: pytest.MonkeyPatch, said: bytes | str
) -> None:
    with pytest.raises(WorkerLost) as lost:
        asked(_ANSWERS.format(said=said), monkeypatch)
    assert lost.type is WorkerLost


@pytest.mark.parametrize("does", ["sys.exit()", "asks.close(); import time; time.sleep(600)"])
def test_one_that_ends_or_hangs_up_is_lost(monkeypatch: pytest.MonkeyPatch, does: str) -> None:
    with pytest.raises(WorkerLost) as lost:
        asked(does, monkeypatch)
    assert lost.type is WorkerLost


def test_one_that_gives_no_sign_of_life_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_SILENCE", "_STARTING"):
        monkeypatch.setattr(pool_file, name, 1.0)
    with pytest.raises(WorkerStopped):
        asked("import time; time.sleep(600)", monkeypatch, seconds=600.0)


def test_one_that_only_lives_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_file, "_LOADING", 1.0)
    with pytest.raises(WorkerLate):
        asked(_LIVES, monkeypatch, seconds=0.1)


def test_a_process_inherits_nothing_but_where_the_cache_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WEIMAR_SECRET", "1919")
    told = (
        "import os; given = sys.argv[2:], sorted(os.environ), os.getcwd(), os.getsid(0) != "
        f"{os.getsid(0)}, sys.flags.isolated\n"
        "import msgspec; asks.send_bytes(msgspec.msgpack.encode("
        "dict(option='wait', by='last', where=repr(given)))); asks.recv_bytes()"
    )
    arguments, names, folder, own_session, isolated = eval(asked(told, monkeypatch).where)
    assert arguments == ["some.registry", "duel", "/packs/a"]
    assert set(names) <= {"PATH", "LANG", "LC_CTYPE", "HOME", "XDG_CACHE_HOME"}
    assert (folder, own_session, isolated) == ("/", True, 1)


# --- the pool -----------------------------------------------------------------------------------
class Played:
    """A process of the pool; `does` answers or raises, whatever the question."""

    all: ClassVar[list[Played]]
    does: ClassVar[Callable[[BotQuestion], BotAnswer]]

    def __init__(self, registry: str, game: str, pack: str) -> None:
        self.began = (registry, game, pack)
        self.asked: list[BotQuestion] = []
        self.ended = self.killed = 0
        type(self).all.append(self)

    def ask(self, question: BotQuestion) -> BotAnswer:
        self.asked.append(question)
        return type(self).does(question)

    def kill(self) -> None:
        self.killed += 1

    def end(self) -> None:
        self.ended += 1


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> type[Played]:
    class Here(Played):
        all: ClassVar[list[Played]] = []
        does: ClassVar[Any] = staticmethod(lambda question: answer_of(by=question.bot))

    monkeypatch.setattr(pool_file, "WorkerProcess", Here)
    return Here


@pytest.mark.parametrize(
    ("cores", "size"), [(None, 2), (1, 2), (2, 2), (3, 2), (4, 3), (5, 4), (64, 4)]
)
def test_one_core_is_left_to_who_draws_but_no_process_thinks_alone(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, size: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert BotPool().size == size
    assert BotPool(7).size == 7


def test_the_pool_of_this_process_is_one_and_thinks_one_thing_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closing: list[Any] = []
    monkeypatch.setattr("atexit.register", closing.append)
    found = shared_pool.__wrapped__()
    assert found.size == 1
    assert closing == [found.close]
    assert shared_pool() is shared_pool()


def test_two_are_asked_at_once_where_there_are_two(played: type[Played]) -> None:
    both = threading.Barrier(2, timeout=20)

    def together(question: BotQuestion) -> BotAnswer:
        both.wait()
        return answer_of()

    played.does = staticmethod(together)
    pool = BotPool(2)
    threads = [threading.Thread(target=pool.ask, args=[question()]) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert len(played.all) == 2 and not both.broken


def test_questions_nobody_waits_for_leave_a_place_to_others(played: type[Played]) -> None:
    thinks, go_on = threading.Event(), threading.Event()

    def slow(question: BotQuestion) -> BotAnswer:
        if question.bot == "slow":
            thinks.set()
            assert go_on.wait(20)
        return answer_of(by=question.bot)

    played.does = staticmethod(slow)
    pool = BotPool(2)
    threads = [
        threading.Thread(target=pool.ask, args=[question("slow")], kwargs={"patient": True})
        for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    assert thinks.wait(20)
    assert pool.ask(question()).by == "last"
    assert sum(asked.bot == "slow" for one in played.all for asked in one.asked) == 1
    go_on.set()
    for thread in threads:
        thread.join(30)


@pytest.mark.parametrize(("wrong", "trouble"), [(WorkerLate, "late"), (WorkerLost, "failed")])
def test_one_that_is_late_or_lost_is_ended_and_the_quick_bot_asked_in_another(
    played: type[Played], caplog: pytest.LogCaptureFixture, wrong: type, trouble: str
) -> None:
    def does(question: BotQuestion) -> BotAnswer:
        if question.bot == "last":
            raise wrong
        return answer_of("guard", by=question.bot)

    played.does = staticmethod(does)
    pool = BotPool(1)
    assert pool.ask(question()) == answer_of("guard", by="first", trouble=trouble)
    first, second = played.all
    assert (first.ended, second.ended) == (1, 0)
    assert [(asked.bot, asked.seconds) for asked in second.asked] == [("first", 5.0)]
    assert pool.ask(question("slow")).by == "slow" and played.all == [first, second]
    assert f"bot last {'was late' if wrong is WorkerLate else 'failed'}" in caplog.text
    pool.close()
    assert (first.ended, second.ended) == (1, 1)


@pytest.mark.parametrize(
    ("quick", "asked"), [("first", ["last", "first"]), ("last", ["last"]), ("random", ["last"])]
)
def test_chance_answers_last_and_nobody_is_asked_twice(
    played: type[Played], quick: str, asked: list[str]
) -> None:
    def lost(question: BotQuestion) -> BotAnswer:
        raise WorkerLost

    played.does = staticmethod(lost)
    answer = BotPool(1).ask(question(quick=quick))
    assert (answer.by, answer.trouble) == ("random", "failed")
    assert [one.bot for process in played.all for one in process.asked] == asked


def test_chance_and_games_of_this_process_need_no_other(played: type[Played]) -> None:
    registry.register(DuelPlugin())
    try:
        pool = BotPool(1)
        assert pool.ask(question("first")).option == "guard"
        pool.prepare("duel")
    finally:
        registry.unregister("duel")
    assert pool.ask(question("random")).by == "random"
    assert played.all == []


def test_a_process_that_cannot_be_started_is_trouble_and_no_crash(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def none(*_: str) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(pool_file, "WorkerProcess", none)
    pool = BotPool(1)
    pool.prepare("duel")
    assert not caplog.records, "told when somebody waits for it"
    answer = pool.ask(question())
    assert (answer.by, answer.trouble) == ("random", "failed")
    assert "no process for bots can be started: Resource temporarily" in caplog.text


def test_a_process_is_prepared_once_and_loads_its_game(played: type[Played]) -> None:
    pool = BotPool(1, "some.registry")
    pool.prepare("duel", "/packs/a")
    pool.prepare("duel", "/packs/b")
    (only,) = played.all
    assert only.began == ("some.registry", "duel", "/packs/a")
    pool.ask(question())
    assert len(played.all) == 1 and only.asked

    def lost(question: BotQuestion) -> BotAnswer:
        raise WorkerLost

    played.does = staticmethod(lost)
    pool.ask(question(quick="random"))
    played.does = staticmethod(lambda question: answer_of())
    pool.ask(question())
    assert played.all[-1].began == ("some.registry", "duel", "/packs/b"), "what is played now"


def test_an_answer_nobody_wants_any_more_is_given_at_once_and_is_no_trouble(
    played: type[Played], caplog: pytest.LogCaptureFixture
) -> None:
    pool = BotPool(1)

    def interrupted(question: BotQuestion) -> BotAnswer:
        pool.interrupt()
        raise WorkerLost

    pool.ask(question())
    (idle,) = played.all
    pool.interrupt()
    assert idle.killed == 0, "it is not thinking"
    played.does = staticmethod(interrupted)
    answer = pool.ask(question())
    assert (answer.by, answer.trouble) == ("random", "") and not caplog.records
    assert idle.killed == 1
    assert [asked.bot for asked in idle.asked] == ["last", "last"], "nor is the quick one asked"


def test_a_closed_pool_starts_nothing(
    played: type[Played], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    pool = BotPool(1)
    pool.ask(question())
    pool.close()
    pool.close()
    assert [one.ended for one in played.all] == [1]
    assert pool.ask(question()).by == "random"
    assert len(played.all) == 1


async def test_event_loops_are_answered_by_threads_of_the_pool(played: type[Played]) -> None:
    threads: list[str] = []

    def noted(question: BotQuestion) -> BotAnswer:
        threads.append(threading.current_thread().name)
        return answer_of()

    played.does = staticmethod(noted)
    pool = BotPool(1)
    assert await pool.answer(question(), patient=True) == answer_of()
    await pool.answer(question())
    assert len(threads) == 2 and all(name.startswith("bots") for name in threads)
    pool.close()
