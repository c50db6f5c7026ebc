"""A small pool of processes in which bots think, so that nobody who draws or serves waits."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import logging
import os
import select
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

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
from weimar_tui.players import RANDOM
from weimar_tui.registry import is_guest, load_game

_log = logging.getLogger("weimar_tui.bots")

REGISTRY = "weimar_tui.bots.players"
"""The module that knows games and bots by name."""

_START = (
    "import sys; sys.path.insert(0, sys.argv[1]); "
    "from weimar_tui.bots.worker import run; run(*sys.argv[2:])"
)
_CACHES = {name: os.environ[name] for name in ("HOME", "XDG_CACHE_HOME") if name in os.environ}
"""Where components that have been read before are kept."""
_LOADING = 20.0
"""Seconds that a new process may take besides, to import and load its game."""
_GRACE = 0.5
_BEAT, _SILENCE, _STARTING = 1.0, 3.0, 10.0
"""Seconds after which a process is asked whether it lives, and after which it is given up: it, and
one that has not said anything yet."""
_QUICK = 5.0
_LARGEST = 1 << 20

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(BotAnswer).decode


class WorkerLost(Exception):
    """The process ended, or said something that is no answer."""


class WorkerStopped(WorkerLost):
    """The process is there, but stands still: its question is for another one."""


class WorkerLate(Exception):
    """The process did not answer in time."""


class WorkerProcess:
    """One process, which answers one question at a time."""

    def __init__(self, registry: str, game: str, pack: str) -> None:
        root = str(Path(__file__).resolve().parents[2])
        flags = ["-I", "-B", "-X", "utf8"]
        self._process = subprocess.Popen(
            [sys.executable, *flags, "-c", _START, root, registry, game, pack],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**_CACHES, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
            cwd="/",
            start_new_session=True,
        )
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        self._asked = False
        self._heard = 0.0
        self._silence = _STARTING

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    def ask(self, question: BotQuestion) -> BotAnswer:
        """The answer. Raises WorkerLost, WorkerStopped and WorkerLate; it must be ended then."""
        self._heard = time.monotonic()
        end = self._heard + question.seconds + _GRACE + (0.0 if self._asked else _LOADING)
        self._asked = True
        body = _encode(question)
        try:
            self._write(len(body).to_bytes(4, "big") + body, end)
            while not (size := int.from_bytes(self._read(4, end), "big")):
                pass  # it lives, and thinks
            if size > _LARGEST:
                raise WorkerLost
            answer = _decode(self._read(size, end))
        except (OSError, ValueError, msgspec.MsgspecError):  # closed meanwhile, or no answer
            raise WorkerLost from None
        if answer.option not in question.options:
            raise WorkerLost
        return answer

    def _write(self, data: bytes, end: float) -> None:
        assert self._process.stdin is not None
        handle = self._process.stdin.fileno()
        while data:
            self._wait(handle, select.POLLOUT, end)
            data = data[os.write(handle, data) :]

    def _read(self, size: int, end: float) -> bytes:
        assert self._process.stdout is not None
        handle = self._process.stdout.fileno()
        data = b""
        while len(data) < size:
            self._wait(handle, select.POLLIN, end)
            more = os.read(handle, size - len(data))
            if not more:
                raise WorkerLost
            data += more
            self._heard, self._silence = time.monotonic(), _SILENCE
        return data

    def _wait(self, handle: int, what: int, end: float) -> None:
        """Wait for a pipe, asking now and then whether the process still lives."""
        waiting = select.poll()  # `select` knows no more than 1,024 files
        waiting.register(handle, what)
        while True:
            now = time.monotonic()
            left, quiet = end - now, self._heard + self._silence - now
            if left <= 0:
                raise WorkerLate
            if quiet <= 0:
                raise WorkerStopped
            if waiting.poll(1000 * min(left, quiet, _BEAT)):
                return
            if what == select.POLLIN:
                self._ask_for_life()

    def _ask_for_life(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(BlockingIOError):
            os.write(self._process.stdin.fileno(), bytes(4))

    def kill(self) -> None:
        """End the process; whoever waits for it hears that it is lost."""
        self._process.kill()

    def end(self) -> None:
        """End the process and let go of it."""
        self._process.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):  # what it was still to be told
                    pipe.close()
        self._process.wait()


class BotPool:
    """Processes in which bots think. `ask` waits, from any thread; `answer` is for event loops.

    They are started when first wanted, and again after one was lost or late: what could not be
    answered then is answered by the game's quick bot, and the answer says so. A game that was
    registered in this process only is asked about here.
    """

    def __init__(self, size: int = 0, registry: str = REGISTRY) -> None:
        self._here = InProcess(load_game, make_player)
        self._first = ("", "")
        # Never one alone: while it stands still, all bots would.
        self.size = size or max(2, min(4, (os.cpu_count() or 2) - 1))
        self._registry = registry
        self._places = threading.Semaphore(self.size)
        self._patient = threading.Lock()
        self._lock = threading.Lock()
        self._idle: list[WorkerProcess] = []
        self._all: set[WorkerProcess] = set()
        self._closed = False
        self._interrupted = 0
        self._threads: ThreadPoolExecutor | None = None

    def ask(self, question: BotQuestion, *, patient: bool = False) -> BotAnswer:
        """The answer. `patient`: nobody waits for it; only one of this kind is asked at a time."""
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
        with self._places:
            answer, trouble = self._try(question)
            if self._interrupted != before:
                return answer or any_answer(question)
            if answer is None and question.quick not in (question.bot, RANDOM):
                quick = replace(question, bot=question.quick, seconds=_QUICK)
                answer, _ = self._try(quick)
                answer = replace(answer, trouble=trouble) if answer is not None else None
        return answer if answer is not None else any_answer(question, trouble)

    def _try(self, question: BotQuestion, *, again: bool = True) -> tuple[BotAnswer | None, str]:
        """An answer, or what is the trouble. A process that stands still is no fault of a bot."""
        try:
            worker = self._take()
        except OSError as error:
            _log.error("no process for bots can be started: %s", error.strerror)
            return None, FAILED
        try:
            answer = worker.ask(question)
        except WorkerLate:
            self._end(worker)
            return None, LATE
        except WorkerLost as error:
            self._end(worker)
            if again and isinstance(error, WorkerStopped):
                return self._try(question, again=False)
            return None, FAILED
        with self._lock:
            self._idle.append(worker)
        return answer, ""

    def _take(self) -> WorkerProcess:
        with self._lock:
            if self._closed:
                raise OSError(0, "closed")
            if self._idle:
                return self._idle.pop()
            worker = WorkerProcess(self._registry, *self._first)
            self._all.add(worker)
            return worker

    def _end(self, worker: WorkerProcess) -> None:
        with self._lock:
            self._all.discard(worker)
        worker.end()

    def prepare(self, game: str, pack: str = "") -> None:
        """A bot of this game will be asked soon: start a process and let it load."""
        self._first = (game, pack)
        if is_guest(game) or self._all:
            return
        try:
            worker = self._take()
        except OSError:
            return  # told when somebody waits for it
        with self._lock:
            self._idle.append(worker)

    def interrupt(self) -> None:
        """Nobody wants the answers any more that are being thought about; chance gives them."""
        with self._lock:
            self._interrupted += 1
            busy = self._all.difference(self._idle)
        for worker in busy:
            worker.kill()

    async def answer(self, question: BotQuestion, *, patient: bool = False) -> BotAnswer:
        """The answer, without anybody on the event loop waiting for it."""
        if self._threads is None:
            self._threads = ThreadPoolExecutor(self.size + 8, thread_name_prefix="bots")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads, lambda: self.ask(question, patient=patient)
        )

    def close(self) -> None:
        """End all processes; whoever waits for one is answered by chance."""
        with self._lock:
            self._closed = True
            workers, self._all, self._idle = list(self._all), set(), []
        for worker in workers:
            worker.end()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)


@cache
def shared_pool() -> BotPool:
    """The pool of this process, for games at one computer: a single process thinks at a time."""
    pool = BotPool(1)
    atexit.register(pool.close)
    return pool
