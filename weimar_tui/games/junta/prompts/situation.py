"""What Junta's lists and panes go by: a family's view of the table, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from weimar_tui.play.prompts import Situation

from ..rules.components import Components
from ..rules.events import BudgetAnnounced, RoundBegan
from ..rules.game import JuntaGame
from ..rules.negotiation.likely import Deal
from ..rules.position import Family, JuntaPosition
from ..rules.runner import JuntaRunner
from ..rules.voting import open_votes
from ..words.wording import JuntaMessages


@dataclass
class Deals:
    """The likely offers in a view, kept once they are reckoned out."""

    view: JuntaPosition | None = None
    ready: list[Deal] = field(default_factory=list)


@dataclass(frozen=True)
class JuntaSituation(Situation):
    """A moment of Junta; scenes that differ only in the option under the cursor share `deals`."""

    view: JuntaPosition
    game: JuntaGame
    words: JuntaMessages
    deals: Deals = field(default_factory=Deals)

    @property
    def components(self) -> Components:
        """The components."""
        return self.game.components

    @cached_property
    def runner(self) -> JuntaRunner:
        """The view as a game that can be asked, not played."""
        return self.game.resume(self.view, listen=False)

    @property
    def mine(self) -> Family | None:
        """The family looked from."""
        return self.view.families.get(self.me or "")

    def votes_of(self, seat: str) -> tuple[int, int]:
        """Votes that everybody can count: of offices, and of influence."""
        return open_votes(self.view, self.components, seat)

    @property
    def who_keeps(self) -> str:
        """Who hands the aid out this round; another one may have become President since."""
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
