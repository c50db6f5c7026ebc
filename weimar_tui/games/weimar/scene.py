"""The data that Weimar's lists and panes are drawn from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from weimar_tui.play.scene import Scene

from .rules.components import Components
from .rules.game import WeimarGame
from .rules.opinion import PLACES
from .rules.position import CITIES, WeimarPosition
from .rules.subjects import city_of
from .rules.tally import by_source
from .words.wording import WeimarMessages

CITY_NUMBERS: Mapping[str, int] = {
    city: number
    for number, city in enumerate(
        (
            "koenigsberg",
            "hamburg",
            "rostock",
            "essen",
            "berlin",
            "koeln",
            "leipzig",
            "breslau",
            "frankfurt",
            "stuttgart",
            "muenchen",
        ),
        1,
    )
}
"""The number of each city in every question about cities, from north to south."""
_OTHERS = 2
"""The most answers besides cities that a question about cities has."""


@dataclass(frozen=True, kw_only=True)
class WeimarScene(Scene):
    """A moment of Weimar. `sources` gives the sources of each party's victory points."""

    view: WeimarPosition
    game: WeimarGame
    words: WeimarMessages

    @property
    def components(self) -> Components:
        return self.game.components

    @cached_property
    def sources(self) -> Mapping[str, Mapping[str, int]]:
        """Points by source and party."""
        return by_source(self.events)

    @cached_property
    def asks_for_city(self) -> bool:
        """Whether the open question is which city: its answers are cities, and few others."""
        options = self.decision.options if self.decision is not None else ()
        cities = sum(option in CITIES for option in options)
        return cities > 1 and len(options) - cities <= _OTHERS

    @cached_property
    def pointed(self) -> frozenset[str]:
        """The ids that the option under the cursor and the question itself refer to."""
        named: set[str] = set(self.parts_of(self.chosen))
        if self.decision is not None and (city := city_of(self.decision)):
            named.add(city)
        return frozenset(named)

    def offered(self, name: str, style: str) -> str:
        """The style of something on the board: its own, or that of a possible or the selected
        answer."""
        if name in self.pointed:
            return "place.now"
        return "place.choose" if name in self.marked else style

    @property
    def pointed_cell(self) -> str:
        """The cell of the opinion track that the option under the cursor refers to."""
        for part in self.parts_of(self.chosen):
            if part in PLACES:
                return part
        return ""
