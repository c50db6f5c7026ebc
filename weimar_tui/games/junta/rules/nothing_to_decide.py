"""Finds questions with nothing to decide, so that the game need not wait for an answer."""

from __future__ import annotations

from weimar_tui.kernel.decision import Decision

from . import decision_types as dt, vocabulary as v
from .cards import may_hold
from .coup.movement import COUP_CARDS
from .coup.start import excuses, may_rebel
from .phases.assassinations import MEANS, may_close_bank
from .runner import JuntaRunner
from .subjects import JuntaDecision

_NOTHING = frozenset((dt.DONE, dt.PASS, dt.STAY))
"""Answers that do nothing."""


def is_no_question(decision: Decision, made: int = 0) -> bool:
    """Whether there is nothing to decide: one answer, or only talk besides doing nothing.

    A family that has `made` offers in this window is asked anyway, so that it hears the answer.
    """
    if decision.kind == dt.TALK.kind and made:
        return False
    options = decision.options
    others = [option for option in options if option != dt.TALK_FIRST]
    return len(options) == 1 or (len(others) == 1 and others[0] in _NOTHING)


def may_hold_answer(runner: JuntaRunner, decision: JuntaDecision) -> bool:
    """Whether the family could hold a card that is an answer here, by open information.

    Always true for questions with answers other than cards.
    """
    cards = _cards_that_answer(runner, decision)
    return cards is None or may_hold(runner, decision.seat, cards)


def _cards_that_answer(runner: JuntaRunner, decision: JuntaDecision) -> frozenset[str] | None:
    match decision.kind:
        case dt.RECOUNT.kind:
            return runner.components.with_word(v.Revote)
        case dt.ALTERNATIVE.kind:
            return runner.components.with_word(v.AlternativeBudget)
        case dt.SHIELD.kind:
            return runner.components.with_word(v.Shield)
        case dt.ATTACK.kind:
            closing = (
                runner.components.with_word(v.CloseBank) if may_close_bank(runner) else frozenset()
            )
            return runner.components.with_words(MEANS) | closing
        case dt.COUP.kind:
            units = (
                runner.components.with_word(v.PlaceUnits)
                if may_rebel(runner, decision.seat)
                else ()
            )
            return frozenset((*units, *excuses(runner, decision.seat)))
        case dt.JOIN.kind:
            return runner.components.with_word(v.PlaceUnits)
        case dt.MOVE_FROM.kind:
            return runner.components.with_words(COUP_CARDS)
    return None
