"""What Junta's panes draw from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from weimar_tui.tui.scene import Scene

from ..prompts.situation import JuntaSituation
from ..rules.position import HIDDEN, Asked, JuntaPosition


def is_whole(position: JuntaPosition) -> bool:
    """Whether it is the position itself: views show neither the stack nor cards to come."""
    piles = (position.deck, *(family.hand for family in position.families.values()))
    return bool(position.stack) or not any(HIDDEN in pile for pile in piles)


@dataclass(frozen=True, kw_only=True)
class JuntaScene(JuntaSituation, Scene):
    """A moment of Junta, with the option under the cursor."""

    @cached_property
    def pointed(self) -> frozenset[str]:
        """The ids named by the option under the cursor, and by the question itself."""
        named: set[str] = set(self.parts_of(self.chosen))
        if self.decision is not None:
            for asked in (self.decision.subject, self.decision.private):
                if isinstance(asked, Asked):
                    named |= {asked.area, asked.place, asked.family, asked.card}
        named.discard("")
        return frozenset(named)

    @cached_property
    def whole(self) -> bool:
        """Whether nothing is hidden: a recorded game, looked at openly."""
        return self.me is None and is_whole(self.view)

    def letter(self, seat: str) -> str:
        """The letter of a family."""
        return self.words.seat_short(seat)
