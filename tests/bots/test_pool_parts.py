"""The pool of processes in which bots think, with processes that the test plays itself."""

from __future__ import annotations

import logging
import os
import select
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

import weimar_tui
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


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(4, "big") + body


# --- one process --------------------------------------------------------------------------------
class Popen:
    """A process that says what the test has laid down, and keeps what it is told."""

    made: ClassVar[list[Popen]] = []

    def __init__(self, words: list[str], **options: Any) -> None:
        self.made.append(self)
        self.words, self.options = words, options
        self.pid = 4242
        self.killed = self.waited = False
        answers, self.says = os.pipe()
        questions, told = os.pipe()
        self.stdout, self.stdin = os.fdopen(answers, "rb"), os.fdopen(told, "wb")
        self.hears = questions

    def kill(self) -> None:
        self.killed = True

    def wait(self) -> int:
        self.waited = True
        return -9

    def say(self, data: bytes) -> None:
        os.write(self.says, data)

    def hang_up(self) -> None:
        os.close(self.says)
        self.says = -1

    def let_go(self) -> None:
        for pipe in (self.stdin, self.stdout):
            if not pipe.closed:
                pipe.close()
        for handle in (self.says, self.hears):
            if handle >= 0:
                os.close(handle)
        self.says = self.hears = -1


@pytest.fixture
def process(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[WorkerProcess, Popen]]:
    monkeypatch.setattr(subprocess, "Popen", Popen)
    worker = WorkerProcess("some.registry", "duel", "/packs/a")
    played = Popen.made.pop()
    yield worker, played
    played.let_go()


Both = tuple[WorkerProcess, Popen]


def test_a_process_is_told_the_question_and_its_answer_taken(process: Both) -> None:
    worker, played = process
    played.say(framed(msgspec.msgpack.encode(answer_of())))
    assert worker.ask(question()) == answer_of()
    told = os.read(played.hears, 1 << 16)
    assert told == framed(msgspec.msgpack.encode(question()))
    assert worker.pid == 4242


def test_it_inherits_nothing_but_where_the_store_lies(process: Both) -> None:
    _, played = process
    assert played.words[-3:] == ["some.registry", "duel", "/packs/a"]
    assert played.words[1:5] == ["-I", "-B", "-X", "utf8"]
    assert played.words[7] == str(Path(weimar_tui.__file__).parents[1]), "the same program"
    assert set(played.options["env"]) <= {"PATH", "LANG", "HOME", "XDG_CACHE_HOME"}
    assert played.options["start_new_session"] is True, "Ctrl+C at the terminal is not for it"
    assert played.options["cwd"] == "/"


@pytest.mark.parametrize(
    "said",
    [
        framed(b"nonsense"),
        framed(msgspec.msgpack.encode(answer_of("dance"))),
        framed(msgspec.msgpack.encode({"option": 3})),
        b"Traceback (most recent call last)",
        ((1 << 20) + 1).to_bytes(4, "big"),
    ],
)
def test_what_is_no_answer_means_that_it_is_lost(process: Both, said: bytes) -> None:
    worker, played = process
    played.say(said)
    with pytest.raises(WorkerLost):
        worker.ask(question())


def test_an_answer_may_be_long_and_come_in_pieces(process: Both) -> None:
    worker, played = process
    body = msgspec.msgpack.encode(answer_of(where="x" * 3000))
    whole = framed(body)
    played.say(whole[:2])
    rest = threading.Timer(0.02, played.say, [whole[2:]])
    rest.start()
    assert worker.ask(question()) == answer_of(where="x" * 3000)
    rest.join()


def test_one_that_hangs_up_or_cannot_be_told_is_lost(process: Both) -> None:
    worker, played = process
    played.say(framed(b"x" * 100)[:50])
    played.hang_up()
    with pytest.raises(WorkerLost):
        worker.ask(question())
    os.close(played.hears)
    played.hears = -1
    with pytest.raises(WorkerLost):
        worker.ask(question(view=b"x" * 100_000))


class Nothing:
    """Nothing ever comes; time goes by as it is waited for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, ready: int = 0) -> None:
        self.now, self.ready = 100.0, ready
        monkeypatch.setattr("select.poll", lambda: self)
        monkeypatch.setattr("time.monotonic", lambda: self.now)

    def register(self, handle: int, what: int) -> None:
        self.what = what

    def poll(self, milliseconds: float) -> list[Any]:
        if self.what == select.POLLOUT or self.ready:
            self.ready -= self.what == select.POLLIN
            return [self.what]
        self.now += milliseconds / 1000
        return []


def test_one_that_cannot_be_told_is_not_waited_for(
    process: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, played = process
    os.close(played.hears)
    played.hears = -1
    time = Nothing(monkeypatch)
    with pytest.raises(WorkerLost):
        worker.ask(question(view=b"x" * 100_000))
    assert time.now == 100.0


def test_one_that_says_nothing_is_given_up_after_three_seconds_one_that_starts_after_ten(
    process: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, played = process
    time = Nothing(monkeypatch)
    with pytest.raises(WorkerStopped):
        worker.ask(question(seconds=60.0))
    assert time.now == 110.0
    assert os.read(played.hears, 1 << 16).endswith(9 * bytes(4)), "it was asked whether it lives"
    played.say(bytes(4))
    time.ready = 1
    with pytest.raises(WorkerStopped):
        worker.ask(question(seconds=60.0))
    assert time.now == 113.0


def test_it_may_load_for_longer_the_first_time_and_then_has_the_time_of_the_question(
    process: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, played = process
    for waited in (23.5, 3.5):
        time = Nothing(monkeypatch)
        monkeypatch.setattr(pool_file, "_BEAT", 100.0)
        played.say(9 * bytes(4))
        monkeypatch.setattr(pool_file, "_SILENCE", 100.0)
        time.ready = 9
        with pytest.raises(WorkerLate):
            worker.ask(question(seconds=3.0))
        assert time.now == 100.0 + waited


def test_no_time_left_is_late_even_if_the_answer_is_there(
    process: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, played = process
    played.say(framed(msgspec.msgpack.encode(answer_of())))
    times = iter((0.0, 23.5))
    monkeypatch.setattr("time.monotonic", lambda: next(times))
    with pytest.raises(WorkerLate):
        worker.ask(question(seconds=3.0))


def test_the_end_of_a_process_lets_go_of_everything(process: Both) -> None:
    worker, played = process
    worker.kill()
    assert played.killed and not played.waited
    worker.end()
    assert played.waited and played.stdin.closed and played.stdout.closed
    with pytest.raises(WorkerLost):
        worker.ask(question())


# --- the pool -----------------------------------------------------------------------------------
class Played:
    """A process of the pool; `does` answers, or raises, whatever it is asked."""

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


def test_processes_are_started_when_wanted_and_asked_again(played: type[Played]) -> None:
    pool = BotPool(2, "some.registry")
    assert played.all == []
    assert pool.ask(question()) == answer_of()
    pool.ask(question("first"))
    (only,) = played.all
    assert only.began == ("some.registry", "", "")
    assert [asked.bot for asked in only.asked] == ["last", "first"]


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


def test_an_answer_that_came_in_spite_of_it_is_taken(played: type[Played]) -> None:
    pool = BotPool(1)

    def in_time(question: BotQuestion) -> BotAnswer:
        pool.interrupt()
        return answer_of()

    played.does = staticmethod(in_time)
    assert pool.ask(question()) == answer_of()


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
