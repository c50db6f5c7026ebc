"""What a game's prompts and panes use: one seat's view of the table at one moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.text.messages import GameMessages

if TYPE_CHECKING:
    from weimar_tui.tui.look import Look


@dataclass(frozen=True, slots=True)
class ChronicleLine:
    """One line of the chronicle: its text, its seat, and its level.

    Level 0 heads a round, 1 a phase or a card, 2 is what happened within it. `seats` are those it
    mentions. A line in short has a `seat`, `what` it did and where, `dice` with their result, and
    an `effect`; `full` are its sentences. `names` are the ids in its events, `end` is the number of
    events up to the line. Readers ask for `minor` lines.
    """

    text: str
    style: str = ""
    level: int = 2
    new: bool = False
    seats: frozenset[str] = frozenset()
    seat: str = ""
    what: str = ""
    dice: str = ""
    effect: str = ""
    full: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    end: int = 0
    minor: bool = False


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A table at one moment as one seat sees it. Games add what they derive from it.

    `view` is what the seat `me` can see (None: a spectator), `decision` the open question to `me`,
    `chosen` the option under the cursor, `layer` how much of the map is shown. `look` has the
    glyphs and styles; plain mode has none.
    """

    view: Any
    game: Any
    words: GameMessages
    seats: tuple[str, ...] = ()
    me: str | None = None
    decision: Decision | None = None
    players: Mapping[str, str] = field(default_factory=dict)
    events: Sequence[Event] = ()
    look: Look = cast("Look", None)  # noqa: RUF009
    chosen: str = ""
    chronicle: tuple[ChronicleLine, ...] = ()
    layer: str = ""

    @cached_property
    def marked(self) -> frozenset[str]:
        """Every id in an option of the open question."""
        if self.decision is None:
            return frozenset()
        return frozenset(part for option in self.decision.options for part in self.parts_of(option))

    @cached_property
    def pointed(self) -> frozenset[str]:
        """The ids in the option under the cursor."""
        return frozenset(self.parts_of(self.chosen))

    def parts_of(self, option: str) -> tuple[str, ...]:
        """The ids in an option of the open question; other text is returned as a single id."""
        if not option or self.decision is None:
            return ()
        answer = self.game.answer(self.decision, option)
        return (answer.parts if answer is not None else ()) or (option,)
