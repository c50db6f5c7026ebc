"""Whole cards in words: name, kind, when they can be played, effects, origin."""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.text.message_parts import CardsOfGame

from ..rules import vocabulary as v
from ..rules.component_data import Card, ComponentData
from .effects import EffectWords
from .names import Names

OFFICE = "office:"

_WHEN: dict[type[v.Effect], str] = {
    v.TakeNotes: "donation",
    v.Attempt: "attempt",
    v.PoliceAttempt: "attempt",
    v.Burgle: "attempt",
    v.Shield: "shield",
    v.Bribe: "sway",
    v.PlaceUnits: "place",
    v.Excuse: "excuse",
    v.EndVote: "end-vote",
    v.Revote: "revote",
    v.BorrowInfluence: "influence-event",
    v.ExtraVotes: "influence-event",
    v.MotionToRemove: "motion-remove",
    v.AlternativeBudget: "alternative-budget",
    v.PeekAccount: "account",
    v.DropInfluence: "account",
    v.CloseBank: "close-bank",
}
"""By word of the vocabulary: the message that says when a card with it can be played."""


class CardWords(CardsOfGame[ComponentData, Names, EffectWords]):
    """Words the cards of one pack in one language; each card's text is made only once."""

    def text(self, card: Card) -> str:
        """The card's effect, on one line."""
        if card.id not in self._texts:
            needs = "" if card.needs.startswith(OFFICE) else card.needs
            clauses = self._effects.clauses(card.effect, card.type, needs)
            self._texts[card.id] = self._catalogue.text("sentence", text=clauses)
        return self._texts[card.id]

    def in_hand(self, card: Card) -> str:
        """What it requires and does, on one line."""
        return self._catalogue.join("lines", filter(None, (self._needs(card), self.text(card))))

    def when(self, card: Card) -> str:
        """When it can be played, and what it requires, on one line."""
        key = card.type if card.type in ("influence", "vote") else self._window(card)
        parts = [self._catalogue.text(f"card-when-{key}"), self._needs(card)]
        return self._catalogue.join("lines", filter(None, parts))

    def page(self, card: Card) -> list[str]:
        """The whole card, its name first."""
        facts = self._catalogue.text("card-facts", type=card.type, count=card.count)
        return [
            self._catalogue.text("card-title", name=self._catalogue.pick(card.name)),
            facts,
            self.text(card),
            self.when(card),
            self._catalogue.pick(card.note),
            self._catalogue.text(f"card-source-{card.source}"),
        ]

    # --- parts ----------------------------------------------------------------------------------
    def _needs(self, card: Card) -> str:
        if not card.needs:
            return ""
        if card.needs.startswith(OFFICE):
            office = card.needs.removeprefix(OFFICE)
            return self._catalogue.text("card-needs-office", office=office)
        return self._catalogue.text("card-needs-card", card=card.needs)

    @staticmethod
    def _window(card: Card) -> str:
        windows = {_WHEN[type(effect)] for effect in walk(card.effect) if type(effect) in _WHEN}
        if windows == {"attempt", "shield"}:
            return "attempt-shield"
        return windows.pop()


def walk(effects: v.Effects) -> Iterator[v.Effect]:
    """Every effect, including those inside other effects."""
    for effect in effects:
        yield effect
        match effect:
            case v.Choose(options=options):
                for option in options:
                    yield from walk(option)
            case v.Roll(rows=rows):
                for row in rows:
                    yield from walk(row.effect)
            case v.IfHas(then=then, otherwise=otherwise):
                yield from walk(then + otherwise)
