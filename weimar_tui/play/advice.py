"""Advice during a game: when a player can ask for it, and its wording."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.bots.bot import UNKNOWN, Advice
from weimar_tui.bots.players import has_analyst
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.position import Position
from weimar_tui.play.interface import Table
from weimar_tui.text.messages import GameMessages

OF_A_HUNDRED = 10_000
"""Millionths in one percent."""


def why_no_advice(table: Table) -> str:
    """The message that says why advice is not available; empty where it is.

    Advice is for a player alone against bots.
    """
    if table.session is None or len(table.humans) != 1:
        return "hint-several"
    return "" if has_analyst(table.game) else "hint-nobody"


def told_advice(
    words: GameMessages, decision: Decision, view: Position, advice: Sequence[Advice]
) -> list[tuple[str, str]]:
    """The answers with their chances and reasons."""
    lines = []
    for place, one in enumerate(advice):
        answer = words.option(decision, one.option, view)
        if one.chance == UNKNOWN:
            line = words.text("hint-answer-by-rule", answer=answer)
        else:
            equal = "yes" if place and one.is_equal else "no"
            chance = one.chance // OF_A_HUNDRED
            line = words.text("hint-answer", answer=answer, chance=chance, equal=equal)
        lines.append((line, reasons_told(words, decision.seat, one)))
    return lines


def reasons_told(words: GameMessages, seat: str, advice: Advice) -> str:
    """The reasons for an answer in one line; empty if there are none."""
    reasons = [words.bot_reason(reason.id, reason.arguments) for reason in advice.reasons]
    text = words.catalogue.join("rows", [reason for reason in reasons if reason])
    return words.text("hint-why", seat=words.seat(seat), text=text) if text else ""
