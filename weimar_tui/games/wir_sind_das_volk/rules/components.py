"""The components, with the lookups that the rules use most often computed once."""

from __future__ import annotations

from functools import cached_property

from weimar_tui.kernel.constraints import Names

from .component_data import ComponentData
from .decision_types import ACTIONS, Use, UsePower
from .effects.order import conflicts
from .effects.vocabulary import Clauses, Symbols
from .names import (
    AREAS,
    AREAS_OF,
    COLOUR,
    COUNTRIES,
    EAST,
    EAST_AREAS,
    LOWER_SAXONY,
    PATRON_STATES,
    SEATS,
    SIDE_OF,
    TRACKS,
    WEST,
    WEST_GERMANY,
    YARDS,
)
from .position import RUNDOWN, SOUND


class Components:
    """Everything in the box, ready for use. Never changes; all games with one pack share it.

    `cities[side]` and `connections[side]` are in board order (foreign cities are the East's);
    `sites[side]`: cities open to build points. `areas_of[city]`, `side_of[city]`,
    `ends[connection]`, `lines[connection]`, `connections_of[city]`; `cities_of[place]` for every
    area, country and other place of the notation (Hamburg is in neither of its two areas).
    `clauses[source]`: the event of a card, or of a field of the prestige track (`prestige:-6`);
    `conflicts[source][seat]`: where the order of its clauses matters; `demanding[seat]`: the cards
    whose event this seat can trigger only if it can give up the economy it takes.
    `uses[card][action]` and `power_uses[area]`: the ids of a turn's options; `menus[seat, own,
    other][card]`: the options with a card that depend on nothing else, if the seat can remove
    unrest with its own cards (`own`) and with the others (`other`).
    """

    def __init__(self, data: ComponentData) -> None:
        self.data = data
        self.cards = data.cards
        self.gains = data.tracks.socialists.gains
        self.areas_of = {city.id: city.areas for city in data.cities.values()}
        self.side_of = {
            city: SIDE_OF[areas[0]] if areas else EAST for city, areas in self.areas_of.items()
        }
        self.foreign = frozenset(c.id for c in data.cities.values() if c.kind == "foreign")
        self.start = tuple(city.id for city in data.cities.values() if city.start)
        self.cities = {
            side: tuple(city for city in self.areas_of if self.side_of[city] == side)
            for side in SEATS
        }
        self.sites = {
            side: tuple(c for c in self.cities[side] if data.cities[c].kind == "ordinary")
            for side in SEATS
        }
        self.ends = {conn.id: conn.ends for conn in data.connections.values()}
        self.lines = {conn.id: conn.lines for conn in data.connections.values()}
        self.connections = {
            side: tuple(
                (conn, self.lines[conn], first, second)
                for conn, (first, second) in self.ends.items()
                if self.side_of[first] == side
            )
            for side in SEATS
        }
        self.connections_of = {
            city: tuple(conn for conn, ends in self.ends.items() if city in ends)
            for city in self.areas_of
        }
        self.cities_of = self._places()
        self.neighbours = {area.id: area.neighbours for area in data.areas.values()}
        self.uses = {
            card: {action: Use(card, action).id for action in ACTIONS} for card in self.cards
        }
        self.power_uses = {area: UsePower(area).id for area in AREAS_OF[EAST]}
        self.clauses: dict[str, Clauses] = {card.id: card.event for card in self.cards.values()}
        for number, event in enumerate(data.tracks.prestige.fields, start=-6):
            self.clauses[f"prestige:{number:+d}" if number else "prestige:0"] = event
        self.conflicts = {
            source: {seat: conflicts(clauses, seat) for seat in SEATS}
            for source, clauses in self.clauses.items()
        }
        self.demanding = {
            seat: frozenset(
                card
                for card in self.cards
                if self._triggers(card, seat) and _demands(self.clauses[card], seat)
            )
            for seat in SEATS
        }
        self.menus = {
            (seat, own, other): {card: self._menu(card, seat, own, other) for card in self.cards}
            for seat in SEATS
            for own in (True, False)
            for other in (True, False)
        }

    @cached_property
    def names(self) -> Names:
        """The ids that are valid in a position, by kind."""
        return {
            "seat": SEATS,
            "side": SEATS,
            "area": AREAS,
            "area of the East": EAST_AREAS,
            "area but West Berlin": (*WEST_GERMANY, *EAST_AREAS),
            "supplier": PATRON_STATES,
            "city": self.areas_of,
            "connection": self.lines,
            "state of a factory": (SOUND, RUNDOWN),
            "track": TRACKS,
            "card": self.cards,
        }

    def _triggers(self, card: str, seat: str) -> bool:
        """Whether the colour of a card allows a seat to trigger its event (rulebook 6.4)."""
        return self.cards[card].colour in (COLOUR[seat], "dual")

    def _menu(self, card: str, seat: str, own: bool, other: bool) -> tuple[str, ...]:
        """The options of a turn with a card, except an event that demands something."""
        use = self.uses[card]
        calms = own if self.cards[card].colour == COLOUR[seat] else other
        event = self._triggers(card, seat) and card not in self.demanding[seat]
        menu = [use["build"], use["standard"]]
        if calms:
            menu.insert(0, use["unrest"])
        if event:
            menu.append(use["event"])
        return tuple(menu)

    def _places(self) -> dict[str, tuple[str, ...]]:
        places: dict[str, tuple[str, ...]] = {
            area: tuple(city for city, areas in self.areas_of.items() if areas == (area,))
            for area in AREAS
        }
        for country in COUNTRIES:
            cities = self.data.cities.values()
            places[country] = tuple(city.id for city in cities if city.country == country)
        places[YARDS] = tuple(c for c in self.cities[WEST] if LOWER_SAXONY in self.areas_of[c])
        return places

    def decade_cards(self, decade: int) -> list[str]:
        """The twenty normal cards of a decade."""
        return [
            card.id
            for card in self.cards.values()
            if card.decade == decade and card.colour != "special"
        ]


def _demands(clauses: Clauses, seat: str) -> bool:
    """Whether an event takes economy from a seat or makes one of its factories rundown."""
    return any(
        isinstance(clause, Symbols)
        and clause.side == seat
        and clause.symbol in ("dismantle", "rundown")
        for clause in clauses
    )
