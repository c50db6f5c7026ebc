"""The names of everything in the box, and the functions that Fluent messages call for them."""

from __future__ import annotations

from collections.abc import Callable

from weimar_tui.packs.component import Words
from weimar_tui.text.catalogue import Catalogue, Function
from weimar_tui.text.message_parts import NamesOfGame

from ..rules.component_data import ComponentData

_ARMS = {"S": "spd", "K": "kpd", "Z": "z", "D": "dnvp"}
_ROMAN = ("", "I", "II", "III")
_WORDS = (
    "party",
    "president",
    "unit",
    "threat",
    "nation",
    "action",
    "group",
    "phase",
    "step",
    "deck",
    "set",
)
"""Kinds of names from the Fluent files, each as `<kind>-<id>`."""


GROUPS = ("workers", "poor", "farmers", "citizens", "soldiers", "rich")
"""The groups of the white society markers (rulebook 5.2)."""


def signed(number: int) -> str:
    """A number with its sign, for tables and pictures: `+2`, `−1`, `0`."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def signed_in_text(number: int, text: Callable[..., str]) -> str:
    """A number with its sign as the language of the messages `text` writes it."""
    sign = "plus" if number > 0 else "minus" if number < 0 else "none"
    return text("signed-number", sign=sign, size=abs(number))


class Names(NamesOfGame):
    """Names by id in one language; the catalogue's functions are made from them."""

    def __init__(self, catalogue: Catalogue, data: ComponentData) -> None:
        self._components = data
        self._cards: dict[str, Words] = {}
        for pile in (
            data.cards,
            data.agendas,
            data.foreign_affairs,
            data.specials,
            data.scenario_cards,
        ):
            self._cards |= {card: printed.name for card, printed in pile.items()}
        self._cards |= {card.id: card.name for card in data.rounds}
        self._cards |= {minor.card: minor.name for minor in data.minor_parties.values()}
        self._issues = {
            marker: (kind.name, copy if kind.copies > 1 else 0)
            for kind in data.issues.values()
            for copy, marker in enumerate(kind.markers, 1)
        }
        super().__init__(
            catalogue,
            PARTY=self.in_form("party"),
            UNIT=self._counted("unit"),
            UNITS=self._counted("units"),
            THREAT=self.in_form("threat"),
            NATION=self.in_form("nation"),
            SCOPE=self.in_form("scope"),
            ACTION=self.action,
            ISSUE=self.issue,
            SOCIETY=self.society,
            CELL=self.cell,
        )

    def _counted(self, kind: str) -> Function:
        def counted(name: str, count: int = 1, form: str = "") -> str:
            attribute = form or "count"
            return self._catalogue.text(f"{kind}-{name}", attribute, count=count)

        return counted

    def seat(self, seat: str, form: str = "") -> str:
        """A party: `the SPD`."""
        return self.word("party", seat, form)

    # --- kinds of things --------------------------------------------------------------------------
    def name(self, name: str) -> str:
        """The name of anything by its id, or the id itself if it has no name."""
        components = self._components
        catalogue = self._catalogue
        for kind in _WORDS:
            if catalogue.has(f"{kind}-{name}", "name"):
                return catalogue.text(f"{kind}-{name}", "name")
        if name in components.cities:
            return self._catalogue.pick(components.cities[name].name)
        if name in self._cards:
            return self._catalogue.pick(self._cards[name])
        if name in self._issues:
            return self.issue(name)
        if name in components.issues:
            return self._catalogue.pick(components.issues[name].name)
        if name in components.society:
            return self.society(name)
        for pile in (components.units, components.threats, components.minor_parties):
            if name in pile:
                return self._catalogue.pick(pile[name].name)
        return self.unnamed(name)

    def card(self, card: str, form: str = "") -> str:
        """A card as sentences refer to it: “Otto Wels” (S06)."""
        if card not in self._cards and not self._catalogue.strict:
            return card
        return self.named_card(self._cards[card], card, form)

    def has_card(self, card: str) -> bool:
        """Whether a card with that id exists."""
        return card in self._cards

    def issue(self, issue: str) -> str:
        """An issue marker or kind: `Economy II`, `Economy`."""
        if issue not in self._issues:
            return self._catalogue.pick(self._components.issues[issue].name)
        name, copy = self._issues[issue]
        if not copy:
            return self._catalogue.pick(name)
        return self._catalogue.text(
            "issue-copy", name=self._catalogue.pick(name), copy=_ROMAN[copy]
        )

    def society(self, marker: str) -> str:
        """A society marker; a white one with the party it serves."""
        if marker in GROUPS:
            return self.word("group", marker)
        printed = self._components.society[marker]
        name = self._catalogue.pick(printed.name)
        if printed.colour != "white":
            return name
        return self._catalogue.text("society-white", name=name, party=printed.holder)

    def cell(self, cell: str) -> str:
        """A space of the opinion track: `SPD 2`, `SPD/KPD`, `0`."""
        if cell == "0":
            return cell
        parties = [self.name(_ARMS[arm]) for arm in cell if arm in _ARMS]
        if len(parties) == 2:
            return self._catalogue.text("cell-corner", first=parties[0], second=parties[1])
        return self._catalogue.text("cell-arm", party=parties[0], number=int(cell[1:]))

    def action(self, action: str, party: str = "", form: str = "") -> str:
        """An action, with its title on the party's board: `a Demonstration (March)`."""
        name = self.word("action", action, form)
        title = self._catalogue.pick(self._components.tables.titles.get(action, {}).get(party, {}))
        if not title or title == self.word("action", action):
            return name
        return self._catalogue.text("action-titled", action=name, title=title)
