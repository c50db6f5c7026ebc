"""`weimar fuzz`: it finds planted faults, and its failures can be opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import field
from weimar_duel import rules as duel
from weimar_duel.rules import Duel, DuelPosition, DuelRunner

from tests.cli.conftest import Command
from tests.toy.plugin import DuelPlugin
from weimar_tui import registry
from weimar_tui.kernel.game import Chance
from weimar_tui.kernel.journal import Journal, JournalLine, Undo
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.verify import verify
from weimar_tui.kernel.visibility import Open, Viewer
from weimar_tui.lab.simulate import load_once


@pytest.fixture
def fuzz(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Fuzz a duel with a planted fault."""

    def run(game: Duel, games: str = "6") -> Any:
        load_once.cache_clear()
        registry.register(DuelPlugin(game))
        folder = str(tmp_path / "failures")
        ran = command("fuzz", "--game", "duel", "-n", games, "--failures", folder)
        load_once.cache_clear()
        return ran

    return run


def test_a_sound_game_passes(fuzz: Any, tmp_path: Path) -> None:
    ran = fuzz(Duel(), "12")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("12 games, ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_weimar_passes(command: Command) -> None:
    ran = command("fuzz", "-n", "3", "--seed", "tests", "--jobs", "2")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("3 games, ")


def test_a_crash_is_found_and_saved_where_it_opens(
    fuzz: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duel.Land, "run", lambda *_: dict[str, int]()["courage"])
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


class ShowsDice(Duel):
    """Of the dice, shows only how often they were used."""

    def view(self, position: DuelPosition, seat: str | None) -> DuelPosition:
        seen = super().view(position, seat)
        seen.dice.counter = position.dice.counter
        return seen


class ShowsOptions(Duel):
    def view(self, position: DuelPosition, seat: str | None) -> DuelPosition:
        seen = super().view(position, seat)
        seen.decisions = list(position.decisions)
        return seen


class ShowsByMistakeWhatItMayChange(Duel):
    def view(self, position: DuelPosition, seat: str | None) -> DuelPosition:
        seen = super().view(position, seat)
        seen.attempts = position.attempts
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


class SharesAttempts(Duel):
    def copy(self, position: DuelPosition) -> DuelPosition:
        copied = super().copy(position)
        copied.attempts = list(position.attempts)
        return copied


class DealsTheTruth(Duel):
    def determinize(self, view: DuelPosition, chance: Chance) -> DuelPosition:
        position = super().determinize(view, chance)
        position.decks["red"].append("parry-red")
        return position


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (BreaksInvariant(), "too late"),
        (ShowsHands(), "can see ['hands']['blue'][0]"),
        (ShowsDice(), "red can see ['dice']['counter']"),
        (ShowsOptions(), "red can see ['decisions'][1]"),
        (ShowsByMistakeWhatItMayChange(), "the view of red shares attempts"),
        (Forgets(), "another after writing and reading"),
        (CopiesBadly(), "a copy of the position is not the same"),
        (SharesAttempts(), "a copy shares attempts[0]"),
        (DealsTheTruth(), "dealt anew for red: red has too many cards"),
    ],
)
def test_faults_are_found(fuzz: Any, game: Duel, words: str) -> None:
    ran = fuzz(game, "30")
    assert ran.status == 1
    assert words in ran.err


class OpenHands(DuelPosition, kw_only=True):
    hands: Open[dict[str, list[str]]] = field(default_factory=dict)


class OpenDecks(DuelPosition, kw_only=True):
    decks: Open[dict[str, list[str]]] = field(default_factory=dict)


class OpenStances(DuelPosition, kw_only=True):
    secret_stances: Open[dict[str, str]] = field(default_factory=dict)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (OpenHands, ", which drew kept from it"),
        (OpenDecks, "can see ['decks']"),
        (OpenStances, "answered: ['secret_stances']"),
    ],
)
def test_a_hidden_field_declared_open_is_found(
    fuzz: Any, monkeypatch: pytest.MonkeyPatch, position: type[DuelPosition], words: str
) -> None:
    """The declaration itself is wrong, so the check cannot rely on it."""
    monkeypatch.setattr(duel, "DuelPosition", position)
    monkeypatch.setattr(duel.Duel, "viewer", Viewer(position))
    ran = fuzz(Duel(), "30")
    assert ran.status == 1
    assert words in ran.err


def test_an_event_that_betrays_a_card_is_found(fuzz: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel.Drew, "seen_by", lambda self, seat: self)
    ran = fuzz(Duel(), "30")
    assert "drew tells" in ran.err


def test_a_draw_that_is_no_reveal_is_found(fuzz: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(self: duel.Draw, runner: duel.DuelRunner) -> None:
        before = runner.position.revealed
        drawn(self, runner)
        runner.position.revealed = before

    drawn = duel.Draw.run
    monkeypatch.setattr(duel.Draw, "run", draw)
    ran = fuzz(Duel(), "60")
    assert "can undo what showed" in ran.err


def test_a_question_that_is_put_only_where_it_matters_is_found(
    fuzz: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not asking a seat to parry reveals that it holds no parry."""

    def run(self: duel.AnswerStrike, runner: duel.DuelRunner) -> None:
        hand = runner.position.hands[self.seat]
        if any(card.startswith(("parry", "feint")) for card in hand):
            asked(self, runner)

    asked = duel.AnswerStrike.run
    monkeypatch.setattr(duel.AnswerStrike, "run", run)
    monkeypatch.setattr(duel.Land, "run", lambda self, runner: runner.position.attempts.clear())
    monkeypatch.setattr(duel.Draw, "run", lambda self, runner: None)
    ran = fuzz(Duel(), "60")
    assert "can tell from what nobody revealed" in ran.err


# --- undo and saves -----------------------------------------------------------------------------
def test_an_undo_that_keeps_what_was_told_is_found(
    fuzz: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def keep(self: Session, moment: int, told: int) -> None:
        go_back(self, moment, 10_000)

    go_back = Session._go_back_to
    monkeypatch.setattr(Session, "_go_back_to", keep)
    assert "an undo leaves what was told" in fuzz(Duel(), "30").err


def test_an_undo_that_is_not_written_is_found(fuzz: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(self: Journal, *lines: JournalLine) -> None:
        append(self, *(line for line in lines if not isinstance(line, Undo)))

    append = Journal.append
    monkeypatch.setattr(Journal, "append", forget)
    assert "its own save does not open whole" in fuzz(Duel(), "60").err


def test_an_undo_that_leaves_another_position_is_found(
    fuzz: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Duel, "resume", lambda self, position, listen: _forgetful(position, listen))
    assert "an undo leads to another position" in fuzz(Duel(), "30").err


def _forgetful(position: DuelPosition, listen: bool) -> DuelRunner:
    position.discards.clear()
    return DuelRunner(position, listen=listen)


def test_reveals_forgotten_in_a_save_are_found(fuzz: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a pick that revealed a card could be undone after reopening the save."""

    opening = Session.open.__func__  # type: ignore[attr-defined]

    def open_and_forget(*given: Any, **named: Any) -> Any:
        session, notices = opening(Session, *given, **named)
        session.history.reveals = [bool(pick.drawn) for pick in session.history.picks]
        return session, notices

    monkeypatch.setattr(Session, "open", open_and_forget)
    assert "in its save other picks can be undone" in fuzz(Duel(), "60").err


def test_a_game_without_an_end_is_found(fuzz: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weimar_tui.lab.fuzz.LONGEST", 5)
    ran = fuzz(Duel(), "1")
    assert "has not ended after 5 picks" in ran.err


def test_failures_that_cannot_be_written(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_once.cache_clear()
    registry.register(DuelPlugin(BreaksInvariant()))
    (tmp_path / "file").write_text("")
    ran = command("fuzz", "--game", "duel", "-n", "3", "--failures", str(tmp_path / "file"))
    load_once.cache_clear()
    assert ran.status == 1
    assert "cannot be written" in ran.err.splitlines()[-1]
