"""What Junta's panes draw from."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from weimar_tui.games.junta.rules.box import Box
from weimar_tui.games.junta.rules.game import JuntaGame
from weimar_tui.games.junta.rules.play import JuntaPlay
from weimar_tui.games.junta.rules.position import Asked, Family, JuntaPosition
from weimar_tui.games.junta.screen.secrets import is_whole
from weimar_tui.games.junta.words.wording import JuntaWords
from weimar_tui.tui.scene import Line, Scene

__all__ = ["JuntaScene", "Line"]


@dataclass(frozen=True)
class JuntaScene(Scene):
    """A moment of Junta.

    `deals` keeps the likely offers found in a view; scenes that differ only in the option under the
    cursor share it.
    """

    view: JuntaPosition
    game: JuntaGame
    words: JuntaWords
    deals: dict[str, Any] = field(default_factory=dict)

    @property
    def box(self) -> Box:
        """The components."""
        return self.game.box

    @cached_property
    def play(self) -> JuntaPlay:
        """The view as a game that can be asked, not played."""
        return self.game.resume(self.view, listen=False)

    @property
    def mine(self) -> Family | None:
        """The family looked from."""
        return self.view.families.get(self.me or "")

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
