"""The components, with the lookups that the rules use often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from . import vocabulary as v
from .checks import words_of
from .component_data import CARD_TYPES, Card, ComponentData


class Components:
    """Everything in the box, for every rule. Read only.

    `worth` are a card's votes on its own, `bonus` those with its partner; `units_of` the kinds an
    office commands; `steps` the movements between two areas, `near` how close they are, from 1 to
    almost 0; `copies` lists every card once per copy, also in alphabetical order; `voting_cards`
    can be played during one's turn to vote.
    """

    def __init__(self, data: ComponentData) -> None:
        self.data = data
        self.cards = data.cards
        self.areas = data.areas
        self.units = data.units
        self.families = tuple(data.families)
        self.copies = [card.id for card in self.cards.values() for _ in range(card.count)]
        self.sorted_copies = sorted(self.copies)
        self.words: dict[str, tuple[type[v.Effect], ...]] = {
            card.id: tuple(type(word) for word in words_of(card.effect))
            for card in self.cards.values()
        }
        self.type_of = {card.id: card.type for card in self.cards.values()}
        self.of_type = {
            kind: frozenset(card.id for card in self.cards.values() if card.type == kind)
            for kind in CARD_TYPES
        }
        self.worth = {card.id: _worth(card) for card in self.cards.values()}
        self.bonus = {card.id: _bonus(card) for card in self.cards.values()}
        self.fund = {card.id: _fund(card) for card in self.cards.values()}
        self.price = {card.id: _price(card) for card in self.cards.values()}
        self.neighbours = {area.id: area.next for area in self.areas.values()}
        self.steps = {area: _steps(self.neighbours, area) for area in self.areas}
        self.near = {
            area: {other: 1 / (1 + steps) for other, steps in distances.items()}
            for area, distances in self.steps.items()
        }
        self.embassies = tuple(a.id for a in self.areas.values() if a.kind == "embassy")
        self.power = tuple(a.id for a in self.areas.values() if a.kind == "power")
        self.river = tuple(a.id for a in self.areas.values() if a.river)
        self.area_ids = tuple(self.areas)
        self.office_of = {unit.id: unit.office for unit in self.units.values()}
        self.units_of = {
            office: tuple(u.id for u in self.units.values() if u.office == office)
            for office in data.offices
        }
        self.landing = tuple(unit for unit in self.units.values() if unit.lands)
        self.flying = frozenset(unit.id for unit in self.units.values() if unit.moves > 1)
        self.red = frozenset(unit.id for unit in self.units.values() if unit.red)
        self.guards = frozenset(self.units_of["president"])
        self.police = frozenset(self.units_of["minister"])
        self.chamber = "chamber" if "chamber" in self.areas else self.power[0]
        self.palace = next(
            (
                area.id
                for area in self.areas.values()
                for kind, _ in area.standing
                if kind in self.guards
            ),
            self.power[0],
        )
        self.voting_cards = self.of_type["vote"] | self.of_type["influence"]
        self._with_words: dict[tuple[type[v.Effect], ...], frozenset[str]] = {}
        self.by_word: dict[type[v.Effect], frozenset[str]] = {}
        for card, words in self.words.items():
            for word in words:
                self.by_word[word] = self.by_word.get(word, frozenset()) | {card}
        for word in (v.EndVote, v.BorrowInfluence, v.ExtraVotes, v.TakeNotes):
            self.voting_cards |= self.with_word(word)

    def with_word(self, word: type[v.Effect]) -> frozenset[str]:
        """The cards whose effect contains a word."""
        return self.by_word.get(word, frozenset())

    def with_words(self, words: tuple[type[v.Effect], ...]) -> frozenset[str]:
        """The cards whose effect contains one of the words."""
        cards = self._with_words.get(words)
        if cards is None:
            cards = frozenset().union(*(self.with_word(word) for word in words))
            self._with_words[words] = cards
        return cards

    def effect(self, card: str) -> v.Effects:
        return self.cards[card].effect


def _steps(neighbours: Mapping[str, Sequence[str]], start: str) -> dict[str, int]:
    steps = {start: 0}
    for area in (left := [start]):
        for other in neighbours[area]:
            if other not in steps:
                steps[other] = steps[area] + 1
                left.append(other)
    return steps


def _worth(card: Card) -> int:
    return sum(w.number for w in card.effect if isinstance(w, v.Votes) and not w.partner)


def _bonus(card: Card) -> tuple[tuple[str, int], ...]:
    return tuple((w.partner, w.number) for w in card.effect if isinstance(w, v.Votes) and w.partner)


def _fund(card: Card) -> int:
    return sum(word.number for word in card.effect if isinstance(word, v.Fund))


def _price(card: Card) -> int:
    return sum(word.number for word in card.effect if isinstance(word, v.Pay))
