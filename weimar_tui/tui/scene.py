"""What a pane draws from: one seat's view of the table, and the choice that is being looked at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from weimar_tui.play.prompts import Situation
from weimar_tui.tui.look import Look


@dataclass(frozen=True)
class Line:
    """One line of the chronicle: what it says, whose it is, and how deep it stands.

    Level 0 heads a round, 1 a phase or a card, 2 tells what happened. `seats` are those it
    speaks of.
    """

    text: str
    style: str = ""
    level: int = 2
    new: bool = False
    seats: frozenset[str] = frozenset()


@dataclass(frozen=True, kw_only=True)
class Scene(Situation):
    """Everything drawn at one moment. Games extend it with what their panes need.

    `chosen` is the option under the cursor.
    """

    look: Look
    chosen: str = ""
    waiting: str = ""
    chronicle: tuple[Line, ...] = ()

    @cached_property
    def marked(self) -> frozenset[str]:
        """Every id that some option of the open question names."""
        if self.decision is None:
            return frozenset()
        return frozenset(part for option in self.decision.options for part in self.parts_of(option))

    @cached_property
    def pointed(self) -> frozenset[str]:
        """The ids named by the option under the cursor."""
        return frozenset(self.parts_of(self.chosen))

    def parts_of(self, option: str) -> tuple[str, ...]:
        """The ids that an option of the open question names; what is no answer names itself."""
        if not option or self.decision is None:
            return ()
        answer = self.game.answer(self.decision, option)
        return (answer.parts if answer is not None else ()) or (option,)
