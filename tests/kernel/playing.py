"""Helpers for the kernel's tests: play random duels."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from weimar_duel.rules import Duel, DuelRunner, Stance, alive, others

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Header
from weimar_tui.kernel.session import Session


def duel_for(header: Header) -> Game:
    if header.game != "duel":
        raise KernelError(f"there is no game '{header.game}'")
    return Duel()


def new_duel(seed: int = 1, path: Path | None = None, seats: int = 2) -> Session:
    return Session.new(
        Duel(),
        "main",
        str(seed),
        options={"seats": seats} if seats != 2 else {},
        path=path,
        program="0.1",
        sync=False,
    )


def play_on(session: Session, picks: int = 1000, seed: int = 1) -> Session:
    """Make up to this many random picks, fewer if the game ends."""
    chance = Random(seed)
    for _ in range(picks):
        if session.outcome is not None:
            break
        decision = chance.choice(session.decisions)
        session.pick(decision.number, chance.choice(decision.options))
    return session


def pick(session: Session, seat: str, option: str) -> None:
    """Answer what a seat is asked."""
    decision = session.runner.decision_of(seat)
    assert decision is not None, f"{seat} is not asked anything"
    session.pick(decision.number, option)


def seal_stances(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide who has chosen a stance in a duel."""

    def run(self: Stance, runner: DuelRunner) -> None:
        position = runner.position
        for seat in alive(position):
            position.secret_stances[seat] = "wait"
            position.secret_rivals[seat] = others(position, seat)[0]
        ask(self, runner)

    def chosen(self: Stance, runner: DuelRunner, seat: str, option: str) -> None:
        runner.position.secret_stances[seat] = option
        if not runner.position.decisions:
            self._reveal(runner)

    ask = Stance.run
    monkeypatch.setattr(Stance, "run", run)
    monkeypatch.setattr(Stance, "chosen", chosen)
    monkeypatch.setattr(Duel, "sealed_kinds", frozenset(("stance",)))
