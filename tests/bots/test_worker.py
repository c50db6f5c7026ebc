"""The process in which bots think: what it reads and writes, which games and bots it keeps."""

from __future__ import annotations

import io
import os
import sys
import threading
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import pytest
from weimar_duel.rules import Duel

from tests.bots import asking
from tests.bots.asking import GAME, question
from weimar_tui.bots import worker as worker_file
from weimar_tui.bots.question import BotAnswer
from weimar_tui.bots.worker import Worker, read_frame, run, write_frame
from weimar_tui.kernel.errors import KernelError


class Registry:
    """Knows the duel and some bots, and notes what it was asked for."""

    def __init__(self) -> None:
        self.loaded: list[tuple[str, Path | None]] = []
        self.made: list[tuple[str, str, str]] = []

    def load_game(self, id: str, pack: Path | None = None) -> Any:
        self.loaded.append((id, pack))
        if id != "duel":
            raise KernelError(f"there is no game '{id}'")
        return GAME

    def make_player(self, name: str, seat: str, seed: str, game: Any) -> Any:
        self.made.append((name, seat, seed))
        return asking.make_player(name, seat, seed, game)


def answered(worker: Worker, **asked: Any) -> BotAnswer:
    return msgspec.msgpack.decode(worker.answer(question(**asked)), type=BotAnswer)


# --- frames -------------------------------------------------------------------------------------
def test_frames_are_read_one_after_the_other_until_the_end() -> None:
    stream = io.BytesIO()
    write_frame(stream, b"one")
    write_frame(stream, b"")
    write_frame(stream, b"x" * 70_000)
    stream.seek(0)
    assert [read_frame(stream) for _ in range(4)] == [b"one", b"", b"x" * 70_000, None]


@pytest.mark.parametrize("cut", range(1, 7))
def test_a_frame_that_was_cut_off_is_the_end(cut: int) -> None:
    assert read_frame(io.BytesIO(b"\0\0\0\x03one"[:cut])) is None


def test_a_frame_is_four_bytes_of_length_and_goes_out_at_once() -> None:
    class Pipe(io.BytesIO):
        flushed = b""

        def flush(self) -> None:
            self.flushed = self.getvalue()

    pipe = Pipe()
    write_frame(pipe, b"x" * 258)
    assert pipe.flushed == b"\0\0\x01\x02" + b"x" * 258


# --- answers ------------------------------------------------------------------------------------
def test_the_bot_that_was_asked_answers() -> None:
    answer = answered(Worker(Registry()))
    assert (answer.option, answer.by, answer.trouble, answer.where) == ("wait", "last", "", "")


def test_rules_other_than_those_played_by_are_refused_and_chance_answers() -> None:
    worker = Worker(Registry())
    assert answered(worker, digest=Duel().digest).trouble == ""
    for asked in ({"digest": "duel-2"}, {"game": "chess"}):
        answer = answered(worker, **asked)
        assert (answer.by, answer.trouble) == ("random", "failed")
        assert answer.where == "it has not the rules that are played by"
        assert answer.option in question().options


def test_a_game_is_loaded_once_for_each_pack() -> None:
    registry = Registry()
    worker = Worker(registry)
    for pack in ("", "/packs/a", "", "/packs/a", "/packs/b"):
        answered(worker, pack=pack)
    assert registry.loaded == [
        ("duel", None),
        ("duel", Path("/packs/a")),
        ("duel", Path("/packs/b")),
    ]


def test_a_bot_is_kept_for_its_seat_and_seed() -> None:
    registry = Registry()
    worker = Worker(registry)
    for changes in ({}, {"seed": "8"}, {"bot": "first"}, {"seat": "blue"}, {}, {"seed": "8"}):
        answered(worker, **changes)
    assert registry.made == [
        ("last", "red", "7"),
        ("last", "red", "8"),
        ("first", "red", "7"),
        ("last", "blue", "7"),
    ]


def test_those_asked_longest_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_file, "_BOTS_KEPT", 2)
    registry = Registry()
    worker = Worker(registry)
    for seed in ("a", "b", "a", "c", "a", "b"):
        answered(worker, seed=seed)
    assert [seed for _, _, seed in registry.made] == ["a", "b", "c", "b"]


# --- the process --------------------------------------------------------------------------------
class Process:
    """What a process has, in this one: its input, its output, its end."""

    def __init__(self, patch: pytest.MonkeyPatch, told: bytes) -> None:
        self.registry = Registry()
        self.calls: list[Any] = []
        self.ended = threading.Event()
        self.out = io.BytesIO()
        patch.setattr("importlib.import_module", lambda name: self.registry)
        patch.setattr(os, "nice", lambda by: self.calls.append(("nice", by)))
        patch.setattr(os, "dup", lambda handle: 100 + handle)
        patch.setattr(os, "dup2", lambda of, to: self.calls.append(("dup2", of, to)))
        patch.setattr(os, "fdopen", self.fdopen)
        patch.setattr(os, "_exit", self.exit)
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(told)))

    def fdopen(self, handle: int, mode: str) -> BinaryIO:
        self.calls.append(("answers go to", handle, mode))
        return self.out

    def exit(self, status: int) -> None:
        self.calls.append(("exit", status))
        self.ended.set()


def framed(*bodies: bytes) -> bytes:
    stream = io.BytesIO()
    for body in bodies:
        write_frame(stream, body)
    return stream.getvalue()


def test_it_answers_what_comes_in_and_ends_with_whoever_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = msgspec.msgpack.encode(question())
    process = Process(monkeypatch, framed(asked, asked, b"nonsense"))
    with pytest.raises(msgspec.MsgspecError):
        run("some.registry", "duel", "/packs/a")
    assert process.ended.wait(10), "the end of its input ends it"
    process.out.seek(0)
    answers = [
        msgspec.msgpack.decode(body, type=BotAnswer)
        for body in iter(lambda: read_frame(process.out), None)
    ]
    assert [answer.option for answer in answers] == ["wait", "wait"]
    assert process.registry.loaded[0] == ("duel", Path("/packs/a")), "loaded before it is asked"
    assert ("exit", 0) in process.calls
    assert ("answers go to", 101, "wb") in process.calls
    assert ("dup2", 2, 1) in process.calls, "nothing a bot prints is taken for an answer"
    assert ("nice", 5) in process.calls


@pytest.mark.parametrize(("game", "loaded"), [("", []), ("chess", [("chess", None)])])
def test_without_a_game_that_it_has_it_waits_for_questions_all_the_same(
    monkeypatch: pytest.MonkeyPatch, game: str, loaded: list[Any]
) -> None:
    process = Process(monkeypatch, framed(msgspec.msgpack.encode(question()), b"nonsense"))
    with pytest.raises(msgspec.MsgspecError):
        run("some.registry", game)
    assert process.registry.loaded == [*loaded, ("duel", None)]
    assert process.ended.wait(10)
