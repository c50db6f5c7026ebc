"""A process in which bots think: it answers questions until its connection ends."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
import threading
from collections import OrderedDict
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Any

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


class Worker:
    """Answers questions with the games and bots of a registry, and keeps the most
    recently used ones."""

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
        """A game with a pack applied, loaded once."""
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


def run(handle: str, registry: str, game: str = "", pack: str = "") -> None:
    """Answer the questions on a connection, in a separate process; load `game` first.

    An empty message asks for a sign of life and is answered at once, even while a bot thinks. The
    process ends with the connection.
    """
    keep_memory_private()  # it sees views of hands
    if sys.platform != "win32":
        os.nice(_NICE)
    connection = _connected(int(handle))
    questions: SimpleQueue[bytes] = SimpleQueue()
    one_at_a_time = threading.Lock()

    def send(body: bytes) -> None:
        with one_at_a_time:
            connection.send_bytes(body)

    def listen() -> None:
        with contextlib.suppress(OSError, EOFError):
            while True:
                body = connection.recv_bytes()
                if body:
                    questions.put(body)
                else:
                    send(b"")
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    worker = Worker(importlib.import_module(registry))
    if game:
        with contextlib.suppress(KernelError):
            worker.game(game, pack)
    while True:
        send(worker.answer(_decode(questions.get())))


def _connected(handle: int) -> Connection[bytes, bytes]:
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection

        return PipeConnection(handle)
    return Connection(handle)
