"""The analyst of a game: the learned bot with calibrated chances."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from weimar_tui.bots.analysis.chances import fitted_chances
from weimar_tui.bots.learned.player import Brain, LearnedBot, Level, brain_of
from weimar_tui.kernel.game import Game


@cache
def analyst_brain(game: Game) -> Brain:
    """The learned weights of a game, with the value calibrated for display.

    Raises KernelError for a game without learned weights.
    """
    brain = brain_of(game)
    fitted = fitted_chances(brain.features)
    if fitted is None:
        return brain
    return Brain(brain.features, replace(brain.learned, value=fitted.value))


def analyst(seat: str, seed: str, game: Game) -> LearnedBot:
    """The analyst for a seat, with the search budget `Features.advising`."""
    brain = analyst_brain(game)
    budget = replace(brain.features.advising, least=0)
    return LearnedBot(seat, seed, brain, Level(budget=budget))
