"""The components, with the lookups that the rules use most often computed once."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from .component_data import ComponentData
from .effects.vocabulary import React
from .position import CITIES, PARTIES

BLACK = {"reichswehr-1": "reichswehr-1-black", "reichswehr-2": "reichswehr-2-black"}
"""Reichswehr units by their white id, with the id of their black side."""

WHITE = {black: white for white, black in BLACK.items()}


class Components:
    """Everything in the box, ready for use. Never changes; all games with one pack share it.

    `strength[unit]` and `owner[unit]` include the black Reichswehr; `own[party]`,
    `government_units`, `spaces[city]`, `city_by_sum[sum of two dice]`.
    """

    def __init__(self, data: ComponentData) -> None:
        self.data = data
        self.cards = data.cards
        self.agendas = data.agendas
        self.tables = data.tables
        self.foreign_affairs = data.foreign_affairs
        self.strength: dict[str, int] = {}
        self.owner: dict[str, str] = {}
        for unit in data.units.values():
            self.strength[unit.id] = unit.strength
            self.owner[unit.id] = unit.owner
            if unit.id in BLACK:
                self.strength[BLACK[unit.id]] = unit.strength
                self.owner[BLACK[unit.id]] = "dnvp"
        self.government_units = tuple(u for u in self.owner if self.owner[u] == "government")
        self.white_reichswehr = tuple(BLACK)
        self.own: Mapping[str, tuple[str, ...]] = MappingProxyType(
            {
                party: tuple(unit for unit in self.owner if self.owner[unit] == party)
                for party in PARTIES
            }
        )
        self.spaces = {city: data.cities[city].spaces for city in CITIES}
        self.city_by_sum = {city.dice: city.id for city in data.cities.values()}
        self.issue_kind = {
            marker: kind.id for kind in data.issues.values() for marker in kind.markers
        }
        self.white_issues = tuple(
            marker
            for kind in data.issues.values()
            if kind.colour == "white"
            for marker in kind.markers
        )
        self.white_society = tuple(
            marker.id for marker in data.society.values() if marker.colour == "white"
        )
        self.politicians = _politicians(data)
        self.set_cards = {
            (party, letter): tuple(
                card.id for card in data.cards.values() if card.deck == party and card.set == letter
            )
            for party in PARTIES
            for letter in {c.set for c in data.cards.values() if c.deck == party}
        }
        self.party_agendas = {
            party: tuple(a.id for a in data.agendas.values() if a.party == party)
            for party in PARTIES
        }


def _politicians(
    data: ComponentData,
) -> dict[tuple[str, str], list[tuple[str, tuple[React, ...]]]]:
    """(trigger, party) -> the party's politicians, with their lines that answer the trigger."""
    politicians: dict[tuple[str, str], list[tuple[str, tuple[React, ...]]]] = {}
    for card in data.cards.values():
        for trigger in dict.fromkeys(reaction.trigger for reaction in card.reactions):
            lines = tuple(one for one in card.reactions if one.trigger == trigger)
            politicians.setdefault((trigger, card.deck), []).append((card.id, lines))
    return politicians
