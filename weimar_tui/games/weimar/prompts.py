"""How Weimar's players are asked: a card before its use, exact odds, and no Enter that spends."""

from __future__ import annotations

from weimar_tui.kernel.decision import Decision
from weimar_tui.play.interface import Table
from weimar_tui.play.prompts import PromptPolicy
from weimar_tui.text.choice import Choice

from .rules.decision_types import ACTION, DECISION_TYPES
from .scene import WeimarScene


class WeimarPrompts(PromptPolicy[WeimarScene]):
    """Cards are told about where they are chosen first; a quick Enter spends nothing."""

    scene_type = WeimarScene

    def choice(self, decision: Decision, now: WeimarScene, table: Table) -> Choice:
        """Cards to choose from say what they do."""
        choice = super().choice(decision, now, table)
        choice.preview |= {card: now.words.card_line(card) for card in choice.groups}
        return choice

    def first_answer(self, decision: Decision) -> str | None:
        """The answer a question begins with if not the first; None where each loses something.

        >>> from weimar_tui.games.weimar.rules.subject import WeimarSubject
        >>> asked = Decision(1, "spd", "increase", ("increase", "pass"), WeimarSubject())
        >>> WeimarPrompts().first_answer(asked)
        'pass'
        """
        if DECISION_TYPES[decision.kind].irreversible:
            return None
        left = decision.subject.ap if decision.kind == ACTION.kind else 0
        return "" if left else DECISION_TYPES[decision.kind].safe_default
