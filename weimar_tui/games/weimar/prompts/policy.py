"""How Weimar asks its players: the card before its use, exact odds, and no Enter that spends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from weimar_tui.kernel.decision import Decision
from weimar_tui.play.interface import Table
from weimar_tui.play.prompts import PromptPolicy
from weimar_tui.text.choice import Choice, Item

from ..rules.decision_types import (
    ACTION,
    DECISION_TYPES,
    FULL_CITY,
    MOVE_ISSUE,
    PASS,
    PLAY_BEFORE,
    PLAY_CARD,
)
from ..rules.preview_rolls import Preview
from ..rules.subjects import ActInCity, Actions, subject_of
from ..scene import WeimarScene
from .figures import with_figures
from .places import with_numbers
from .quiet import QUIET_PASS, is_random_city, with_quiet_pass


class WeimarPrompts(PromptPolicy[WeimarScene]):
    """Card details appear when the card is chosen; a quick Enter never spends anything."""

    scene_type = WeimarScene

    def __init__(self) -> None:
        self._quiet: dict[str, int] = {}

    def choice(self, decision: Decision, now: WeimarScene, table: Table) -> Choice:
        """The list with the cities' numbers and with figures; a card shows its effects."""
        choice = super().choice(decision, now, table)
        choice.preview |= {card: now.words.card_line(card) for card in choice.groups}
        choice = with_figures(with_numbers(choice, now), decision, now)
        return with_quiet_pass(choice, now) if is_random_city(decision, now.view) else choice

    def items(self, decision: Decision, now: WeimarScene, table: Table) -> list[Item]:
        """The answers as asked; moves of issues in the order of the Opinion Track's list."""
        items = super().items(decision, now, table)
        if decision.kind == ACTION.kind:
            return [
                item
                if item.refused
                else replace(item, brief=now.words.option_in_brief(decision, item.id, now.view))
                for item in items
            ]
        if decision.kind != MOVE_ISSUE.kind:
            return items
        order = list(now.components.issue_kind)

        def place(item: Item) -> int:
            issue = next((part for part in item.parts if part in order), "")
            return order.index(issue) if issue else len(order)

        return sorted(items, key=place)

    def context(self, decision: Decision, now: WeimarScene) -> str:
        """The roll in preparation; above a list of cards, what the signs after them mean."""
        if decision.kind in (PLAY_CARD.kind, PLAY_BEFORE.kind):
            return now.words.card_signs(decision)
        return super().context(decision, now)

    def facts(self, decision: Decision, now: WeimarScene) -> Iterable[str]:
        """The city that the dialog of a full city draws."""
        if decision.kind == FULL_CITY.kind:
            yield now.words.city_line(now.game, now.view, subject_of(decision, ActInCity).city)

    def first_answer(self, decision: Decision) -> str | None:
        """The option preselected, if not the first; None if every answer loses something.

        >>> from weimar_tui.games.weimar.rules.subjects import Roll
        >>> asked = Decision(1, "spd", "increase", ("increase", "pass"), Roll())
        >>> WeimarPrompts().first_answer(asked)
        'pass'
        """
        if DECISION_TYPES[decision.kind].irreversible:
            return None
        left = subject_of(decision, Actions).ap if decision.kind == ACTION.kind else 0
        return "" if left else DECISION_TYPES[decision.kind].safe_default

    # --- decided beforehand ---------------------------------------------------------------------
    def begin(self) -> None:
        """Ask about every random city again."""
        self._quiet.clear()

    def planned(self, decision: Decision, table: Table) -> str | None:
        """Pass at a random city if the seat wants no such question this round, unless the roll
        would end the game."""
        if decision.seat not in self._quiet:
            return None
        view = table.view(decision.seat)
        if self._quiet[decision.seat] != view.round or not is_random_city(decision, view):
            return None
        shown = table.game.preview(view, decision, PASS)
        return None if isinstance(shown, Preview) and shown.dangers else PASS

    def taken(self, decision: Decision, option: str, now: WeimarScene) -> str:
        """A pass, where the answer is also not to be asked again this round."""
        if option != QUIET_PASS:
            return option
        self._quiet[decision.seat] = now.view.round
        return PASS
