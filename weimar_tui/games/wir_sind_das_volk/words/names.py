"""Names of everything in the box, and the functions that Fluent messages call for them."""

from __future__ import annotations

from weimar_tui.kernel.visibility import HIDDEN
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.message_parts import NamesOfGame

from ..rules.component_data import ComponentData

PROTEST_WORDS = 4
"""How many markers of a side have a word of their own (rulebook 4)."""


class Names(NamesOfGame):
    """Names by id in one language; the functions of its catalogue are made from them."""

    def __init__(self, catalogue: Catalogue, data: ComponentData) -> None:
        self._components = data
        super().__init__(
            catalogue,
            SIDE=self.side,
            CODE=self.code,
            CONNECTION=self.connection,
            TRACK=self.track,
            SECTOR=self.sector,
        )

    def seat(self, seat: str, form: str = "") -> str:
        """A side: `the West`."""
        return self.side(seat, form)

    def side(self, side: str, form: str = "") -> str:
        """A side: `the West`."""
        return self.word("side", side, form)

    def track(self, track: str, form: str = "") -> str:
        """A track: `prestige`."""
        return self.word("track", track, form)

    def name(self, name: str) -> str:
        """An area, a city, a connection or a card, by its id; the id itself if it has no name."""
        components, pick = self._components, self._catalogue.pick
        if name in components.areas:
            return pick(components.areas[name].name)
        if name in components.cities:
            return pick(components.cities[name].name)
        if name in components.connections:
            return self.connection(name)
        if name in components.cards:
            return pick(components.cards[name].name)
        return self.unnamed(name)

    def code(self, area: str) -> str:
        """The abbreviation of an area."""
        return self._components.areas[area].code

    def connection(self, connection: str) -> str:
        """A connection by its cities: `Berlin–Bitterfeld`."""
        first, second = connection.split("/")
        return self._catalogue.text("connection", first=self.name(first), second=self.name(second))

    def sector(self, patron_state: str) -> str:
        """The sector of West Berlin that an area supplies: `French Sector`."""
        return self._catalogue.pick(self._components.areas[patron_state].sector)

    def card(self, card: str, form: str = "") -> str:
        """A card as sentences refer to it: “Land reform” (1). A hidden one is just a card."""
        if card == HIDDEN:
            return self._catalogue.text("card-unknown")
        if card not in self._components.cards and not self._catalogue.strict:
            return card
        return self.named_card(self._components.cards[card].name, number_of(card), form)

    def title(self, card: str) -> str:
        """The title of a card without its number, for lists of cards."""
        return self._catalogue.pick(self._components.cards[card].name)

    def listed(self, card: str) -> str:
        """A card's title in a list of titles, quoted where a language has it so."""
        return self._catalogue.text("card-listed", title=self.title(card))

    def protest(self, side: str, number: int) -> str:
        """The word on the marker that is a side's `number`th (rulebook 4)."""
        if number > PROTEST_WORDS:
            return self._catalogue.text("protest-more")
        return self._catalogue.text(f"protest-{side}-{number}")

    def protests(self, side: str, number: int) -> str:
        """The words on the markers of a side up to its `number`th: `WIR SIND DAS`.

        The word of all further markers appears once.
        """
        last = min(number, PROTEST_WORDS + 1)
        words = [self.protest(side, place) for place in range(1, last + 1)]
        joined = self._catalogue.join("protests", words[:PROTEST_WORDS])
        more = "".join(words[PROTEST_WORDS:])
        if not more or joined.endswith(more):
            return joined
        return self._catalogue.text("join-protests", first=joined, rest=more)


def number_of(card: str) -> str:
    """A card's number as printed: both faces of the last special card bear IV.

    >>> number_of("IVa"), number_of("17")
    ('IV', '17')
    """
    return card.rstrip("ab")
