"""Bots in separate processes: asked with views, replaced and reported when they fail."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import until
from weimar_tui.bots.players import make_player
from weimar_tui.bots.pool import REGISTRY, BotPool
from weimar_tui.bots.question import BotQuestion, InProcess, bot_seed
from weimar_tui.child_process import python_command
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.session import Session

STRANGE = '''
"""Bots that fail in every way, by name."""
import os, sys, time
from weimar_tui.bots.bot import Bot
from {registry} import load_game, make_player as known

class Strange(Bot):
    def __init__(self, way):
        self.way = way
    def decide(self, view, decision):
        print("what a bot prints is no answer")
        if self.way == "raises":
            raise RuntimeError(f"the hand is {{view.hands}}")
        if self.way == "wrong":
            return "nonsense"
        if self.way == "dies":
            os._exit(1)
        if self.way == "thinks":
            end = time.monotonic() + 4
            while time.monotonic() < end:
                sum(range(1000))
        if self.way == "sleeps":
            time.sleep(3600)
        if self.way == "exits":
            sys.exit(3)
        return decision.options[-1]

def make_player(name, seat, seed, game):
    return known(name, seat, seed, game) if name in ("steady", "random") else Strange(name)
'''


@cache
def game() -> WeimarGame:
    return WeimarGame.load()


@pytest.fixture(scope="module")
def pool() -> Iterator[BotPool]:
    found = BotPool(1)
    yield found
    found.close()


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[BotPool]:
    """A pool whose processes have bots that fail."""
    (tmp_path / "strange_bots.py").write_text(STRANGE.format(registry=REGISTRY))
    start = (
        f"sys.path[:0] = [{str(tmp_path)!r}]; "
        "from weimar_tui.bots.worker import run; run(*sys.argv[1:])"
    )
    monkeypatch.setattr("weimar_tui.bots.pool._START", start)
    monkeypatch.setattr("weimar_tui.bots.pool._GRACE", 0.1)
    found = BotPool(1, "strange_bots")
    yield found
    found.close()


def question(bot: str = "steady", **changes: Any) -> BotQuestion:
    session = Session.new(game(), "main", "1919")
    decision = session.decisions[0]
    fields: dict[str, Any] = {
        "game": "weimar",
        "bot": bot,
        "quick": "random",
        "seat": decision.seat,
        "seed": bot_seed("1919", decision.seat),
        "view": game().encode(session.view(decision.seat)),
        "number": decision.number,
        "options": decision.options,
    }
    return BotQuestion(**{**fields, **changes})


def pids(pool: BotPool) -> list[int]:
    return [worker.pid for worker in pool._all]


def test_a_bot_answers_from_another_process_as_it_would_here(pool: BotPool) -> None:

    asked = question()
    answer = pool.ask(asked)
    here = InProcess(lambda id: game(), make_player).ask(asked)
    assert answer == here
    assert (answer.by, answer.trouble) == ("steady", "")
    assert pids(pool) and os.getpid() not in pids(pool)


def test_a_process_is_kept(pool: BotPool) -> None:
    pool.ask(question())
    before = pids(pool)
    pool.ask(question())
    assert pids(pool) == before


async def test_an_event_loop_goes_on_meanwhile(pool: BotPool) -> None:
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0)

    ticking = asyncio.create_task(tick())
    answer = await pool.answer(question())
    ticking.cancel()
    assert answer.option in question().options and ticks > 1


def test_chance_needs_no_process() -> None:
    pool = BotPool(1)
    answer = pool.ask(question("random"))
    assert (answer.by, answer.trouble) == ("random", "") and not pids(pool)
    pool.close()


@pytest.mark.parametrize("way", ["raises", "wrong"])
def test_a_bot_that_fails_is_replaced_and_said_so(
    strange: BotPool, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    asked = question(way, quick="steady")
    answer = strange.ask(asked)
    assert (answer.by, answer.trouble) == ("steady", "failed")
    assert answer.option in asked.options
    before = pids(strange)
    assert strange.ask(question("last")).by == "last"
    assert pids(strange) == before  # an exception does not end the process
    # The log says where it happened, and nothing of what the bot saw.
    assert way in caplog.text and "hand is" not in caplog.text and "K0" not in caplog.text
    assert ("strange_bots.py" in caplog.text) == (way == "raises")


@pytest.mark.parametrize("way", ["dies", "exits"])
def test_a_bot_that_ends_its_process_is_replaced_and_said_so(strange: BotPool, way: str) -> None:
    answer = strange.ask(question(way, quick="steady"))
    assert (answer.by, answer.trouble) == ("steady", "failed")
    assert strange.ask(question("last")).by == "last"


def test_a_bot_that_is_late_is_replaced_and_said_so(
    strange: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    strange.ask(question("last"))  # a new process may take longer to load
    before = pids(strange)
    answer = strange.ask(question("sleeps", quick="steady", seconds=0.1))
    assert (answer.by, answer.trouble) == ("steady", "late")
    assert not set(pids(strange)) & set(before)
    for pid in before:
        assert not Path(f"/proc/{pid}").exists()


def test_where_the_quick_bot_fails_too_any_answer_is_given_and_said_so(strange: BotPool) -> None:
    answer = strange.ask(question("dies", quick="raises"))
    assert answer.by == "random" and answer.trouble == "failed"
    assert answer.option in question().options


def test_a_process_that_is_killed_comes_again(pool: BotPool) -> None:
    pool.ask(question())
    (pid,) = pids(pool)
    os.kill(pid, signal.SIGKILL)
    answer = pool.ask(question(quick="steady"))
    assert answer.option in question().options
    assert pool.ask(question()).by == "steady"
    assert pid not in pids(pool)


def test_a_process_that_is_stopped_is_replaced_and_its_question_answered_by_the_bot_asked(
    pool: BotPool,
) -> None:
    """The test need not wait for the bot's full time and for a game to load."""
    assert pool.ask(question()).by == "steady"
    (pid,) = pids(pool)
    os.kill(pid, signal.SIGSTOP)
    large = question(view=question().view + b" " * 300_000)
    for asked in (question(seconds=600.0), large):
        answer = pool.ask(asked)
        assert (answer.by, answer.trouble) == ("steady", "")
        assert pid not in pids(pool)
        (pid,) = pids(pool)
        os.kill(pid, signal.SIGSTOP)
    os.kill(pid, signal.SIGKILL)


def test_a_bot_that_thinks_for_long_is_not_taken_for_one_that_stands_still(
    strange: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weimar_tui.bots.pool._SILENCE", 2.0)
    strange.ask(question("wide awake"))
    (pid,) = pids(strange)
    answer = strange.ask(question("thinks", seconds=60.0))
    assert (answer.by, answer.trouble, pids(strange)) == ("thinks", "", [pid])


def test_the_view_is_all_that_a_bot_is_told() -> None:
    asked = question()
    assert b"1919" not in asked.view and "1919" not in asked.seed
    session = Session.new(game(), "main", "1919")
    for seat, hand in session.position.hands.items():
        if seat != asked.seat:
            assert not any(card.encode() in asked.view for card in hand)


def test_processes_end_with_the_pool() -> None:
    pool = BotPool(1)
    pool.ask(question())
    (pid,) = pids(pool)
    pool.close()
    assert not Path(f"/proc/{pid}").exists()


def test_nobody_waits_for_an_answer_that_is_not_wanted_any_more(
    strange: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    strange.ask(question("last"))
    with ThreadPoolExecutor(1) as threads:
        asked = threads.submit(strange.ask, question("sleeps", quick="steady"))
        while not strange._places.empty():
            time.sleep(0.01)
        strange.interrupt()
        assert asked.result(10).trouble == ""
    assert not pids(strange) and not caplog.text
    assert strange.ask(question("last")).by == "last"


def is_running(pid: int) -> bool:
    """Whether a process is running, including one not waited for."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def test_a_bot_does_not_think_on_when_whoever_asked_it_was_killed(strange: BotPool) -> None:
    script = (
        "import sys, time; from weimar_tui.bots.pool import WorkerProcess\n"
        "worker = WorkerProcess('weimar_tui.bots.players', 'weimar', '')\n"
        "print(worker.pid, flush=True); time.sleep(600)\n"
    )
    command = python_command(script)
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd="/") as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert is_running(pid)
        parent.kill()
    await until(lambda: not is_running(pid))
