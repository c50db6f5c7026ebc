"""The process in which bots think: the games and bots it keeps, and its messages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from weimar_duel.rules import Duel

from tests.bots import asking
from tests.bots.asking import GAME, question
from weimar_tui.bots import worker as worker_file
from weimar_tui.bots.question import BotAnswer
from weimar_tui.bots.worker import Worker
from weimar_tui.kernel.errors import KernelError


class Registry:
    """Knows the duel and some bots, and records requests."""

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


def test_rules_other_than_those_played_by_are_refused_and_chance_answers() -> None:
    worker = Worker(Registry())
    assert answered(worker, digest=Duel().digest) == answered(worker)
    assert answered(worker).by == "last"
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
    packs = (None, Path("/packs/a"), Path("/packs/b"))
    assert registry.loaded == [("duel", pack) for pack in packs]


def test_a_bot_is_kept_for_its_seat_and_seed_until_others_were_asked_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
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
    monkeypatch.setattr(worker_file, "_BOTS_KEPT", 2)
    worker = Worker(registry)
    registry.made.clear()
    for seed in ("a", "b", "a", "c", "a", "b"):
        answered(worker, seed=seed)
    assert [seed for _, _, seed in registry.made] == ["a", "b", "c", "b"]
