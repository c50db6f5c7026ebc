"""`weimar fuzz`: it finds what is planted, and its failures open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command
from tests.toy import rules as duel
from tests.toy.rules import Duel, DuelPosition
from weimar_tui.cli.simulate import load_once
from weimar_tui.kernel.play import Play
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.verify import verify
from weimar_tui.table import registry


@pytest.fixture
def fuzz(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Fuzz a duel with a fault in it."""

    def run(game: Duel, games: str = "6") -> Any:
        load_once.cache_clear()
        monkeypatch.setitem(registry.GAMES, "duel", lambda pack: game)
        folder = str(tmp_path / "failures")
        ran = command("fuzz", "--game", "duel", "-n", games, "--failures", folder)
        load_once.cache_clear()
        return ran

    return run


def test_a_sound_game_passes(fuzz: Any, tmp_path: Path) -> None:
    ran = fuzz(Duel(), "30")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("30 games, ")
    assert list(tmp_path.iterdir()) == []


def test_weimar_passes(command: Command) -> None:
    ran = command("fuzz", "-n", "10", "--seed", "tests", "--jobs", "2")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("10 games, ")


def test_a_crash_is_found_and_saved_where_it_opens(
    fuzz: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duel.Land, "run", lambda *_: {}["courage"])
    ran = fuzz(Duel())
    assert ran.status == 1
    assert "KeyError('courage')" in ran.err
    assert "failed" in ran.out
    monkeypatch.undo()
    saves = sorted((tmp_path / "failures").glob("*.weimar"))
    assert saves
    for save in saves:
        assert str(save) in ran.err
        assert "Traceback" in save.with_suffix(".txt").read_text()
        assert verify(save, lambda _: Duel()).pick is None
        session, notices = Session.open(save, lambda _: Duel())
        assert notices == []
        assert session.outcome is None
        assert f"pick {session.history.end + 1}, {session.decisions[0].seat}" in ran.err


class BreaksInvariant(Duel):
    def check(self, position: DuelPosition) -> list[str]:
        return ["too late"] if position.round > 1 else []


class ShowsHands(Duel):
    def view(self, position: DuelPosition, seat: str | None) -> DuelPosition:
        seen = super().view(position, seat)
        seen.hands = {owner: list(cards) for owner, cards in position.hands.items()}
        return seen


class ShowsSeed(Duel):
    def view(self, position: DuelPosition, seat: str | None) -> DuelPosition:
        seen = super().view(position, seat)
        seen.dice = position.dice.copy()
        return seen


class ShowsOptions(Duel):
    def view(self, position: DuelPosition, seat: str | None) -> DuelPosition:
        seen = super().view(position, seat)
        seen.decisions = list(position.decisions)
        return seen


class Forgets(Duel):
    def encode(self, position: DuelPosition) -> bytes:
        forgotten = self.copy(position)
        forgotten.stances = {}
        return super().encode(forgotten)


class CopiesBadly(Duel):
    def copy(self, position: DuelPosition) -> DuelPosition:
        copied = super().copy(position)
        copied.stances = {}
        return copied


class PlaysOtherwiseEachTime(Duel):
    def __init__(self) -> None:
        super().__init__()
        self.games = 0

    def start(self, *given: Any) -> Play[DuelPosition]:
        play = super().start(*given)
        self.games += 1
        play.position.courage["red"] = self.games
        return play


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (BreaksInvariant(), "too late"),
        (ShowsHands(), "red can see"),
        (ShowsSeed(), "red can see the seed"),
        (ShowsOptions(), "can see the options of"),
        (Forgets(), "another after writing and reading"),
        (CopiesBadly(), "a copy of the position is not the same"),
    ],
)
def test_faults_are_found(fuzz: Any, game: Duel, words: str) -> None:
    ran = fuzz(game, "10")
    assert ran.status == 1
    assert words in ran.err


def test_an_event_that_betrays_a_card_is_found(fuzz: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel.Drew, "seen_by", lambda self, seat: self)
    ran = fuzz(Duel(), "20")
    assert "drew tells" in ran.err


def test_a_game_without_an_end_is_found(fuzz: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weimar_tui.cli.fuzz._LONGEST", 5)
    ran = fuzz(Duel(), "1")
    assert "has not ended after 5 picks" in ran.err


def test_failures_that_cannot_be_written(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_once.cache_clear()
    monkeypatch.setitem(registry.GAMES, "duel", lambda pack: BreaksInvariant())
    (tmp_path / "file").write_text("")
    ran = command("fuzz", "--game", "duel", "-n", "3", "--failures", str(tmp_path / "file"))
    load_once.cache_clear()
    assert ran.status == 1
    assert "cannot be written" in ran.err.splitlines()[-1]
