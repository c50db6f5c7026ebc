"""A small pool of bot processes, so that the screen and the server never wait for a bot."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from multiprocessing import Pipe
from queue import Empty, LifoQueue
from typing import Any

import msgspec
from msgspec.structs import replace

from weimar_tui.bots.players import make_player
from weimar_tui.bots.question import (
    FAILED,
    LATE,
    BotAnswer,
    BotQuestion,
    InProcess,
    any_answer,
    log_trouble,
)
from weimar_tui.child_process import SAFE_FOLDER, python_command
from weimar_tui.players import RANDOM
from weimar_tui.registry import is_guest, load_game

_log = logging.getLogger("weimar_tui.bots")

REGISTRY = "weimar_tui.bots.players"
"""The module that knows games and bots by name."""

_START = "from weimar_tui.bots.worker import run; run(*sys.argv[1:])"
_KEPT_VARIABLES = ("HOME", "XDG_CACHE_HOME", "LOCALAPPDATA", "USERPROFILE", "SYSTEMROOT")
"""What a process needs of our environment: where the component cache is, and Windows."""
_LOADING = 20.0
"""Extra seconds for a process's first answer, because it imports and loads its game first."""
_GRACE = 0.5
_SILENCE, _STARTING = 3.0, 10.0
"""Seconds of silence after which a process is given up, and of silence allowed to a new process."""
_QUICK = 5.0
_LARGEST = 1 << 20
"""Bytes of an answer."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(BotAnswer).decode


class WorkerLost(Exception):
    """The process ended, or sent something that is not an answer."""


class WorkerStopped(WorkerLost):
    """The process exists but does not react; another process can answer its question."""


class WorkerLate(Exception):
    """The process did not answer in time."""


class WorkerProcess:
    """One process, which answers one question at a time."""

    def __init__(self, registry: str, game: str, pack: str) -> None:
        self._connection, theirs = Pipe()
        with theirs:
            self._process = subprocess.Popen(
                python_command(_START, str(theirs.fileno()), registry, game, pack),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=_environment(),
                cwd=SAFE_FOLDER,
                start_new_session=True,
                **_inheriting(theirs.fileno()),
            )
        self._asked = False

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    def ask(self, question: BotQuestion) -> BotAnswer:
        """Return the answer. After WorkerLost, WorkerStopped or WorkerLate, call `end`."""
        loading, silence = (0.0, _SILENCE) if self._asked else (_LOADING, _STARTING)
        end = time.monotonic() + question.seconds + _GRACE + loading
        self._asked = True
        body = b""
        try:
            with self._killed_after(silence):
                self._connection.send_bytes(_encode(question))
            while not body:  # an empty message is a heartbeat
                left = end - time.monotonic()
                if left <= 0 or not self._connection.poll(min(left, silence)):
                    raise WorkerLate if left <= silence else WorkerStopped
                silence = _SILENCE
                with self._killed_after(silence):
                    body = self._connection.recv_bytes(_LARGEST)
            answer = _decode(body)
        except (OSError, EOFError, ValueError, msgspec.MsgspecError):
            raise WorkerLost from None
        if answer.option not in question.options:
            raise WorkerLost
        return answer

    @contextlib.contextmanager
    def _killed_after(self, seconds: float) -> Iterator[None]:
        """Kill the process if it does not take, or finish, a message in time."""
        begun = time.monotonic()
        timer = threading.Timer(seconds, self._process.kill)
        timer.daemon = True
        timer.start()
        try:
            yield
        except (OSError, EOFError):
            if time.monotonic() - begun >= seconds:
                raise WorkerStopped from None
            raise
        finally:
            timer.cancel()

    def kill(self) -> None:
        """End the process; a thread that waits for its answer gets WorkerLost."""
        self._process.kill()

    def end(self) -> None:
        """End the process and release its connection."""
        self._process.kill()
        self._connection.close()
        self._process.wait()


def _environment() -> dict[str, str]:
    kept = {name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ}
    return {**kept, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


def _inheriting(handle: int) -> dict[str, Any]:
    """The options of Popen that let a child inherit one connection and nothing else."""
    if sys.platform == "win32":
        os.set_handle_inheritable(handle, True)
        return {"startupinfo": subprocess.STARTUPINFO(lpAttributeList={"handle_list": [handle]})}
    return {"pass_fds": (handle,)}


class BotPool:
    """Processes in which bots think. `ask` waits, from any thread; `answer` is for event loops.

    Processes are started when needed, and again after one was lost or late; the game's quick bot
    then answers instead, and the answer says so. A game that is registered only in this process is
    asked about here.
    """

    def __init__(self, size: int = 0, registry: str = REGISTRY) -> None:
        # Never only one: if it hangs, so would all bots.
        self.size = size or max(2, min(4, (os.cpu_count() or 2) - 1))
        self._here = InProcess(load_game, make_player)
        self._registry = registry
        self._first = ("", "")
        self._patient = threading.Lock()
        self._places: LifoQueue[WorkerProcess | None] = LifoQueue()
        for _ in range(self.size):
            self._places.put(None)  # a place for a process that is not running
        self._lock = threading.Lock()
        self._all: set[WorkerProcess] = set()
        self._closed = False
        self._interrupted = 0
        # Its threads are started when they are needed.
        self._threads = ThreadPoolExecutor(self.size + 8, thread_name_prefix="bots")

    def ask(self, question: BotQuestion, *, patient: bool = False) -> BotAnswer:
        """The answer. `patient`: no player waits for it; only one such question is
        asked at a time."""
        if question.bot == RANDOM:
            return any_answer(question)
        if is_guest(question.game):
            return self._here.ask(question)
        with self._patient if patient else contextlib.nullcontext():
            answer = self._ask(question)
        log_trouble(question, answer)
        return answer

    def _ask(self, question: BotQuestion) -> BotAnswer:
        before = self._interrupted
        answer = self._try(question)
        if isinstance(answer, WorkerStopped):  # the bot is not to blame
            answer = self._try(question)
        if isinstance(answer, BotAnswer):
            return answer
        if self._interrupted != before:
            return any_answer(question)
        trouble = LATE if isinstance(answer, WorkerLate) else FAILED
        if question.quick not in (question.bot, RANDOM):
            quick = self._try(replace(question, bot=question.quick, seconds=_QUICK))
            if isinstance(quick, BotAnswer):
                return replace(quick, trouble=trouble)
        return any_answer(question, trouble)

    def _try(self, question: BotQuestion) -> BotAnswer | WorkerLost | WorkerLate:
        place = self._places.get()
        try:
            place = self._running(place)
            return place.ask(question)
        except OSError as error:
            _log.error("no process for bots can be started: %s", error.strerror)
            return WorkerLost()
        except (WorkerLost, WorkerLate) as error:
            if place is not None:
                self._all.discard(place)
                place.end()
            place = None
            return error
        finally:
            self._places.put(place)

    def _running(self, worker: WorkerProcess | None) -> WorkerProcess:
        """Return `worker`, or a new process if it has ended. Raises OSError."""
        with self._lock:
            if worker not in self._all:
                if self._closed:
                    raise OSError(0, "closed")
                worker = WorkerProcess(self._registry, *self._first)
                self._all.add(worker)
            return worker

    def prepare(self, game: str, pack: str = "") -> None:
        """A bot of this game will be asked soon: start a process and let it load."""
        self._first = (game, pack)
        if is_guest(game) or self._all:
            return
        with contextlib.suppress(Empty, OSError):  # reported when an answer is needed
            place = self._places.get_nowait()
            try:
                place = self._running(place)
            finally:
                self._places.put(place)

    def interrupt(self) -> None:
        """Interrupt all bots whose answers are no longer needed; random answers replace theirs."""
        self._interrupted += 1
        with self._lock:
            busy = self._all.difference(self._places.queue)
        for worker in busy:
            worker.kill()

    async def answer(self, question: BotQuestion, *, patient: bool = False) -> BotAnswer:
        """The answer, without blocking the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads, lambda: self.ask(question, patient=patient)
        )

    def close(self) -> None:
        """End all processes; pending questions get random answers."""
        with self._lock:
            self._closed = True
            workers, self._all = self._all, set()
        for worker in workers:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


@cache
def shared_pool() -> BotPool:
    """The pool of this process, for games on one computer. It has a single process."""
    pool = BotPool(1)
    atexit.register(pool.close)
    return pool
