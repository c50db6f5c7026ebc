"""Questions that leave nothing to decide: nobody need wait for an answer to them."""

from __future__ import annotations

from weimar_tui.games.junta.rules import questions as q
from weimar_tui.kernel.decision import Decision

_NOTHING = frozenset((q.DONE, q.PASS, q.STAY))
"""Answers that do nothing."""


def is_no_question(decision: Decision, made: int = 0) -> bool:
    """Whether there is nothing to decide: one answer, or besides nothing only talk.

    Who has `made` offers in this time of talk is asked all the same, and so hears the answer.
    """
    if decision.kind == q.TALK.kind and made:
        return False
    options = decision.options
    others = [option for option in options if option != q.TALK_FIRST]
    return len(options) == 1 or (len(others) == 1 and others[0] in _NOTHING)
