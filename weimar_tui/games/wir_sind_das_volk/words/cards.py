"""Whole cards in words: name, values, text, historical note."""

from __future__ import annotations

from weimar_tui.text.message_parts import CardsOfGame

from ..rules.component_data import Card, ComponentData
from .effects import EffectWords
from .names import Names, number_of


class CardWords(CardsOfGame[ComponentData, Names, EffectWords]):
    """Words the cards of one pack in one language."""

    def page(self, card_id: str) -> list[str]:
        """A card in full, one line per item, its title first."""
        card = self._components.cards[card_id]
        lines = [self.title(card), self._values(card), *self._effects.lines(card.event)]
        if card.power:
            lines.append(self._catalogue.text("card-power", power=card.power))
        if card.flight:
            lines.append(self._catalogue.text("card-flight", flight=card.flight))
        lines.append(self._catalogue.pick(card.note))
        lines.append(self._catalogue.text(f"card-source-{card.source}"))
        return lines

    def title(self, card: Card) -> str:
        """Number, name and year: `1 Land reform (1945-48)`."""
        return self._catalogue.text(
            "card-title",
            id=number_of(card.id),
            name=self._catalogue.pick(card.name),
            year=card.year,
        )

    def _values(self, card: Card) -> str:
        if card.colour == "special":
            roman = self._catalogue.text(f"roman-{card.decade}")
            return self._catalogue.text("card-values-special", roman=roman)
        return self._catalogue.text(
            "card-values", colour=card.colour, west=card.west, east=card.east
        )
