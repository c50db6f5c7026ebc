"""The data that Weimar's lists and panes are drawn from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from weimar_tui.play.scene import Scene

from .rules.components import Components
from .rules.game import WeimarGame
from .rules.opinion import PLACES
from .rules.position import WeimarPosition
from .rules.subjects import city_of
from .rules.tally import by_source
from .words.wording import WeimarMessages


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
    def pointed(self) -> frozenset[str]:
        """The ids that the option under the cursor and the question itself refer to."""
        named: set[str] = set(self.parts_of(self.chosen))
        if self.decision is not None and (city := city_of(self.decision)):
            named.add(city)
        return frozenset(named)

    @property
    def pointed_cell(self) -> str:
        """The cell of the opinion track that the option under the cursor refers to."""
        for part in self.parts_of(self.chosen):
            if part in PLACES:
                return part
        return ""
