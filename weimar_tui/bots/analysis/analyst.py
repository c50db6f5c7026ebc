"""The analyst of a game: the learned bot with calibrated chances."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from weimar_tui.bots.analysis.chances import fitted_chances
from weimar_tui.bots.bot import Advice
from weimar_tui.bots.learned.player import Brain, LearnedBot, LearnedLevel, brain_of
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.position import Position

ADVISED = 3
"""How many answers advice compares."""
_SEED = "analyst"
"""A fixed seed, so that advice depends only on the question and what the seat sees."""


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


def analyst(seat: str, game: Game) -> LearnedBot:
    """The analyst for a seat, with the search budget `Features.advising`.

    Hints and the analysis of recorded games both ask it, so that they agree.
    """
    brain = analyst_brain(game)
    budget = replace(brain.features.advising, least=0)
    return LearnedBot(seat, _SEED, brain, LearnedLevel(budget=budget))


def advise(game: Game, view: Position, decision: Decision) -> tuple[Advice, ...]:
    """Return the best answers to a question, the best first, from what its seat can see."""
    return analyst(decision.seat, game).advise(view, decision, ADVISED)


def compared(game: Game, view: Position, decision: Decision, option: str) -> tuple[Advice, Advice]:
    """Return the best answer and an answer compared with it, exactly as advice compares them."""
    bot = analyst(decision.seat, game)
    advice = bot.advise(view, decision, ADVISED)
    best = advice[0]
    for one in advice:
        if one.option == option:
            return best, one
    behind, doubt = bot.compare(view, decision, best.option, option)
    return best, Advice(option=option, behind=behind, doubt=doubt)
