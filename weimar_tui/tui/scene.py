"""What a pane draws from: one seat's view of the table, and the choice that is being looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from weimar_tui.games.weimar.rules.box import Box
from weimar_tui.games.weimar.rules.opinion import PLACES
from weimar_tui.games.weimar.rules.position import CITIES, PARTIES, WeimarPosition
from weimar_tui.kernel.decision import Decision
from weimar_tui.tui.look import Look
from weimar_tui.tui.words import Words

_CITIES = frozenset(CITIES)
_PARTIES = frozenset(PARTIES)


def parts_of(option: str) -> tuple[str, ...]:
    """The ids an option is made of: `essen:workers` names a city and a unit."""
    return tuple(option.replace(">", ":").split(":"))


@dataclass(frozen=True)
class Line:
    """One line of the chronicle: what it says, whose it is, and how deep it stands.

    Level 0 heads a round, 1 a phase or a card, 2 tells what happened. `parties` are those it
    speaks of.
    """

    text: str
    style: str = ""
    level: int = 2
    new: bool = False
    parties: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Scene:
    """Everything drawn at one moment.

    `view` is what the seat `me` may know (None: a spectator). `decision` is the open question to
    `me`, `chosen` the option under the cursor. `sources` tells what each
    party's victory points were won for.
    """

    view: WeimarPosition
    box: Box
    words: Words
    look: Look
    me: str | None = None
    decision: Decision | None = None
    chosen: str = ""
    waiting: str = ""
    players: Mapping[str, str] = field(default_factory=dict)
    chronicle: tuple[Line, ...] = ()
    sources: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    @cached_property
    def marked(self) -> frozenset[str]:
        """Every id that some option of the open question names."""
        if self.decision is None:
            return frozenset()
        return frozenset(part for option in self.decision.options for part in parts_of(option))

    @cached_property
    def pointed(self) -> frozenset[str]:
        """The ids named by the option under the cursor, and by the question itself."""
        named: set[str] = set(parts_of(self.chosen)) if self.chosen else set()
        if self.decision is not None:
            city = self.decision.subject.city
            if city:
                named.add(city)
        return frozenset(named)

    @property
    def pointed_cell(self) -> str:
        """The cell of the opinion track that the option under the cursor names."""
        for part in parts_of(self.chosen):
            if part in PLACES:
                return part
        return ""
