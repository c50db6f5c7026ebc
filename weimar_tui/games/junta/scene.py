"""The data for Junta's lists and panes: a family's view of the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from msgspec.structs import asdict

from weimar_tui.kernel.visibility import HIDDEN
from weimar_tui.play.scene import Scene

from .rules.components import Components
from .rules.events import BudgetAnnounced, RoundBegan
from .rules.game import JuntaGame
from .rules.negotiation.likely import Deal
from .rules.position import Family, JuntaPosition
from .rules.runner import JuntaRunner
from .rules.voting import open_votes
from .words.wording import JuntaMessages


def is_whole(position: JuntaPosition) -> bool:
    """Whether it is a full position: views contain neither the stack nor the deck."""
    piles = (position.deck, *(family.hand for family in position.families.values()))
    return bool(position.stack) or not any(HIDDEN in pile for pile in piles)


_POINTED = ("area", "place", "family", "card")
"""Fields of subjects that refer to something on the table."""


@dataclass
class Deals:
    """The likely offers in a view, computed once."""

    view: JuntaPosition | None = None
    ready: list[Deal] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class JuntaScene(Scene):
    """A moment of Junta; scenes that differ only in the option under the cursor share `deals`."""

    view: JuntaPosition
    game: JuntaGame
    words: JuntaMessages
    deals: Deals = field(default_factory=Deals)

    @property
    def components(self) -> Components:
        return self.game.components

    @cached_property
    def runner(self) -> JuntaRunner:
        """A runner on the view, to ask about rules, not to play."""
        return self.game.resume(self.view, listen=False)

    @property
    def mine(self) -> Family | None:
        """The family of the viewer."""
        return self.view.families.get(self.me or "")

    def votes_of(self, seat: str) -> tuple[int, int]:
        """Votes that everyone can count: of offices, and of influence."""
        return open_votes(self.view, self.components, seat)

    @property
    def who_keeps(self) -> str:
        """The family that hands out the aid this round, even if another has become
        President since."""
        motion = self.view.motion
        if motion is not None and motion.by:
            return motion.by
        for event in reversed(self.events):
            match event:
                case RoundBegan():
                    break
                case BudgetAnnounced(by=by):
                    return by
        return self.view.president

    @cached_property
    def pointed(self) -> frozenset[str]:
        """The ids that the option under the cursor and the question itself refer to."""
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
        """Whether nothing is hidden, as in an open replay."""
        return self.me is None and is_whole(self.view)

    def letter(self, seat: str) -> str:
        return self.words.seat_short(seat)
