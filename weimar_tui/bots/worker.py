"""A process in which bots think: it reads questions and writes answers until its input ends."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO

import msgspec

from weimar_tui.bots.bot import Bot
from weimar_tui.bots.question import FAILED, BotQuestion, any_answer, decide
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.system_calls import keep_memory_private

_BOTS_KEPT = 64
_NICE = 5

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(BotQuestion).decode


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next frame (four bytes of length, then so many), None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    size = int.from_bytes(head, "big")
    body = stream.read(size)
    return body if len(body) == size else None


def write_frame(stream: BinaryIO, body: bytes) -> None:
    """Write a frame."""
    stream.write(len(body).to_bytes(4, "big") + body)
    stream.flush()


class Worker:
    """Answers questions with the games and bots of a registry, keeping those used lately."""

    def __init__(self, registry: Any) -> None:
        self._registry = registry
        self._games: dict[tuple[str, str], Game] = {}
        self._bots: OrderedDict[tuple[str, str, str, int], Bot] = OrderedDict()

    def answer(self, question: BotQuestion) -> bytes:
        """The answer as bytes."""
        try:
            game = self.game(question.game, question.pack)
        except KernelError:
            game = None
        if game is None or question.digest not in ("", game.digest):
            return _encode(any_answer(question, FAILED, "it has not the rules that are played by"))
        return _encode(decide(question, game, self._bot))

    def game(self, id: str, pack: str) -> Game:
        """A game with a pack laid over it, loaded once."""
        key = (id, pack)
        if key not in self._games:
            self._games[key] = self._registry.load_game(id, Path(pack) if pack else None)
        return self._games[key]

    def _bot(self, name: str, seat: str, seed: str, game: Game) -> Bot:
        key = (name, seat, seed, id(game))
        if key in self._bots:
            self._bots.move_to_end(key)
            return self._bots[key]
        bot: Bot = self._registry.make_player(name, seat, seed, game)
        self._bots[key] = bot
        while len(self._bots) > _BOTS_KEPT:
            self._bots.popitem(last=False)
        return bot


def _listen(stream: BinaryIO, questions: SimpleQueue[bytes], say: Callable[[bytes], None]) -> None:
    """Pass on what is asked, and say at once that one lives if only that is asked.

    Whoever asked may be killed at any time: then nobody thinks on.
    """
    while (body := read_frame(stream)) is not None:
        if body:
            questions.put(body)
        else:
            say(b"")
    os._exit(0)


def run(registry: str, game: str = "", pack: str = "") -> None:
    """Answer what comes in on standard input; `game` will be asked about, so it is loaded first."""
    keep_memory_private()  # views of hands are in it
    os.nice(_NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that a bot prints is taken for an answer
    questions: SimpleQueue[bytes] = SimpleQueue()
    one_at_a_time = threading.Lock()

    def say(body: bytes) -> None:
        with one_at_a_time:
            write_frame(answers, body)

    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions, say), daemon=True).start()
    worker = Worker(importlib.import_module(registry))
    if game:
        with contextlib.suppress(KernelError):
            worker.game(game, pack)
    while True:
        say(worker.answer(_decode(questions.get())))
