"""What Junta's panes draw from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import asdict

from weimar_tui.tui.scene import Scene

from ..prompts.situation import JuntaSituation
from ..rules.position import HIDDEN, JuntaPosition


def is_whole(position: JuntaPosition) -> bool:
    """Whether it is the position itself: views show neither the stack nor cards to come."""
    piles = (position.deck, *(family.hand for family in position.families.values()))
    return bool(position.stack) or not any(HIDDEN in pile for pile in piles)


_POINTED = ("area", "place", "family", "card")
"""Fields of subjects that name something on the table."""


@dataclass(frozen=True, kw_only=True)
class JuntaScene(JuntaSituation, Scene):
    """A moment of Junta, with the option under the cursor."""

    @cached_property
    def pointed(self) -> frozenset[str]:
        """The ids named by the option under the cursor, and by the question itself."""
        named: set[str] = set(self.parts_of(self.chosen))
        if self.decision is not None:
            for asked in (self.decision.subject, self.decision.private):
                if asked is not None:
                    fields = asdict(asked)
                    named |= {fields.get(name, "") for name in _POINTED}
        named.discard("")
        return frozenset(named)

    @cached_property
    def whole(self) -> bool:
        """Whether nothing is hidden: a recorded game, looked at openly."""
        return self.me is None and is_whole(self.view)

    def letter(self, seat: str) -> str:
        """The letter of a family."""
        return self.words.seat_short(seat)
