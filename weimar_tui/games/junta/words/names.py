"""The names of everything in the box, and the functions that Fluent messages call for them."""

from __future__ import annotations

from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.message_parts import NamesOfGame

from ..rules.component_data import ComponentData
from ..rules.notes import Notes

_KINDS = ("office", "place", "phase", "type", "side")
"""Kinds of names from the Fluent files, each as `<kind>-<id>`."""


class Names(NamesOfGame):
    """Names by id, in one language; the functions of the catalogue are made from them."""

    def __init__(self, catalogue: Catalogue, data: ComponentData) -> None:
        self._components = data
        super().__init__(
            catalogue,
            FAMILY=self.family,
            OFFICE=self.in_form("office"),
            PLACE=self.in_form("place"),
            SIDE=self.in_form("side"),
            AREA=self.area,
            UNITS=self.units,
            MILLION=self.million,
        )

    def seat(self, seat: str, form: str = "") -> str:
        return self.family(seat)

    # --- kinds of things --------------------------------------------------------------------------
    def name(self, name: str) -> str:
        """The name of anything by its id, on its own; the id itself if it has no name."""
        components = self._components
        for pile in (components.areas, components.cards, components.families, components.units):
            if name in pile:
                return self._catalogue.pick(pile[name].name)
        for kind in _KINDS:
            if self._catalogue.has(f"{kind}-{name}"):
                return self.word(kind, name, "name")
        return self.unnamed(name)

    def family(self, family: str) -> str:
        """A family by name; `all` means all of them."""
        if self.is_family(family):
            return self._catalogue.pick(self._components.families[family].name)
        return self.word("family", family)

    def is_family(self, name: str) -> bool:
        """Whether the id is a family's."""
        return name in self._components.families

    def card(self, card: str, form: str = "") -> str:
        """A card as sentences refer to it: “Power Cut”."""
        if card not in self._components.cards and not self._catalogue.strict:
            return card
        return self.named_card(self._components.cards[card].name)

    def area(self, area: str, form: str = "") -> str:
        """An area in a sentence: `in` it, `to` it or `from` it, by `form`.

        Areas of a pack's own map have no forms and use the pack's name.
        """
        catalogue = self._catalogue
        message = f"area-{area}"
        if catalogue.has(message):
            if not form:
                return catalogue.text(message)
            if catalogue.has(message, form):
                return catalogue.text(message, form)
            name = catalogue.text(message)
        else:
            name = self.name(area)
        return catalogue.text("area-other", form, name=name)

    def area_short(self, area: str) -> str:
        """An area's name on the small map, nine columns at most."""
        return self._catalogue.pick(self._components.areas[area].short)

    def office_short(self, office: str) -> str:
        """An office's name in a narrow column."""
        return self._catalogue.pick(self._components.offices[office].short)

    def units(self, unit: str, count: int = 1) -> str:
        """Units with their number: `3 soldiers of the First Brigade`."""
        message = f"units-{unit}"
        if self._catalogue.has(message):
            return self._catalogue.text(message, count=count)
        return self._catalogue.text("units-other", count=count, name=self.name(unit))

    def million(self, number: int) -> str:
        """An amount of money: `2 million`."""
        return self._catalogue.text("million", number=number)

    def notes(self, notes: Notes) -> str:
        """Notes by kind with their total: `2 ones, 1 three (5 million)`."""
        catalogue = self._catalogue
        kinds = [
            catalogue.text("notes-of", value=value, count=count)
            for value, count in ((1, notes.ones), (2, notes.twos), (3, notes.threes))
            if count
        ]
        if not kinds:
            return catalogue.text("notes-none")
        worded = catalogue.join("commas", kinds)
        return catalogue.text("notes-worth", notes=worded, number=notes.total)
