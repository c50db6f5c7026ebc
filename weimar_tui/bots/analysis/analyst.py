"""The analyst of a game: what was learnt of it, with chances that are right as they are shown."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from weimar_tui.bots.analysis.chances import fitted_chances
from weimar_tui.bots.learned.player import Brain, LearnedBot, Level, brain_of
from weimar_tui.kernel.game import Game


@cache
def analyst_brain(game: Game) -> Brain:
    """What was learnt of a game, its value the one that is fitted to be shown.

    Raises KernelError where nothing was learnt.
    """
    brain = brain_of(game)
    fitted = fitted_chances(brain.features)
    if fitted is None:
        return brain
    return Brain(brain.features, replace(brain.learned, value=fitted.value))


def analyst(seat: str, seed: str, game: Game) -> LearnedBot:
    """Whoever advises a seat: it looks as far ahead as `Features.advising` says, and wider."""
    brain = analyst_brain(game)
    budget = replace(brain.features.advising, least=0)
    return LearnedBot(seat, seed, brain, Level(budget=budget))
