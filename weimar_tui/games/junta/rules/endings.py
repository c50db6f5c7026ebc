"""The end of the game (rules: Spielende, Spielziel)."""

from __future__ import annotations

from weimar_tui.kernel.position import Outcome

from .events import GameEnded
from .money import wealth
from .runner import JuntaRunner

ENDINGS = ("stack-spent", "eleven-rounds", "all-dead")


def end_game(runner: JuntaRunner, ending: str) -> None:
    """End the game at once; the largest account wins, ties are shared, dead and exiled
    families count too."""
    position = runner.position
    accounts = wealth(position)
    best = max(accounts.values())
    ordered = tuple(sorted(accounts.items(), key=lambda entry: (entry[1], entry[0])))
    pockets = tuple((seat, family.pocket.total) for seat, family in position.families.items())
    runner.emit(GameEnded(ending, ordered, pockets))
    runner.reveal()
    winners = tuple(seat for seat in position.order if accounts[seat] == best)
    runner.end(Outcome(ending, winners))
