"""A process in which bots think: it answers questions until its connection ends."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
import threading
from functools import cache, lru_cache
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import msgspec

from weimar_tui.bots.question import FAILED, BotQuestion, any_answer, decide
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.system_calls import keep_memory_private

_BEAT = 1.0
"""Seconds between signs of life."""

_BOTS_KEPT = 64
_NICE = 5

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(BotQuestion).decode


class Worker:
    """Answers questions with the games and bots of a registry, and keeps the most
    recently used ones."""

    def __init__(self, registry: Any) -> None:
        self._load = cache(registry.load_game)
        self._bot = lru_cache(_BOTS_KEPT)(registry.make_player)

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
        game: Game = self._load(id, Path(pack) if pack else None)
        return game


def run(handle: str, registry: str, game: str = "", pack: str = "") -> None:
    """Answer the questions on a connection, in a separate process; load `game` first.

    While a bot thinks, empty messages are the sign that the process is alive. The process ends with
    the connection.
    """
    keep_memory_private()  # it sees views of hands
    if sys.platform != "win32":
        os.nice(_NICE)
    connection = _connected(int(handle))
    questions: SimpleQueue[bytes] = SimpleQueue()
    thinking, sending = threading.Event(), threading.Lock()

    def send(body: bytes) -> None:
        with sending:
            connection.send_bytes(body)

    def listen() -> None:
        with contextlib.suppress(OSError, EOFError):
            while True:
                if connection.poll(_BEAT):
                    questions.put(connection.recv_bytes())
                    thinking.set()
                elif thinking.is_set():
                    send(b"")
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    worker = Worker(importlib.import_module(registry))
    if game:
        with contextlib.suppress(KernelError):
            worker.game(game, pack)
    while True:
        answer = worker.answer(_decode(questions.get()))
        thinking.clear()
        send(answer)


def _connected(handle: int) -> Connection[bytes, bytes]:
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection

        return PipeConnection(handle)
    return Connection(handle)
