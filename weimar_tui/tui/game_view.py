"""What a game's screen is made of. A game overrides what it draws better than by lists and lines.

Everything here works for any game from its view and its words alone: a table that tells the
fields of the view, the hand, the chronicle, and a list of the options with their previews.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol

from typing_extensions import TypeVar

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import P
from weimar_tui.play.scene import Scene
from weimar_tui.text.choice import Choice
from weimar_tui.text.handbook import help_heading
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui import layout
from weimar_tui.tui.canvas import Canvas, Piece
from weimar_tui.tui.cards import Face
from weimar_tui.tui.layout import Place
from weimar_tui.tui.look import Look
from weimar_tui.tui.paints import Paints
from weimar_tui.tui.panes.chronicle import draw_chronicle
from weimar_tui.tui.panes.plain import (
    draw_plain_hand,
    draw_plain_hands,
    draw_plain_head,
    draw_plain_line,
    draw_plain_lines,
    draw_plain_table,
)
from weimar_tui.tui.point_pane import Spots

if TYPE_CHECKING:
    from weimar_tui.replay.narration import Narration, Summary

S = TypeVar("S", bound=Scene, default=Any)
"""What a game draws from."""

W = TypeVar("W", bound=GameMessages, default=Any)
"""Its words."""


class Draw(Protocol):
    """Draws a scene on a sheet."""

    def __call__(self, canvas: Canvas, scene: Any) -> None: ...


class Interrupt(Protocol):
    """Makes the dialog that puts a question over the board: an `InterruptDialog`.

    `action_of_board` finds what a key of the board does. (A game's view names its dialogs here
    without importing screens, which import the view.)
    """

    def __call__(
        self,
        choice: Choice,
        decision: Decision,
        scene: Any,
        action_of_board: Callable[[str], Callable[[], None] | None],
    ) -> Any: ...


Row = tuple[Piece, ...]
"""A row of styled texts."""


@dataclass(frozen=True)
class Fall:
    """Dice that fell: the event and its place among the news, their faces, whose they were.

    `then` are the events that the roll brought about. `title` heads their dialog, `pane` is where
    their outcome is seen on a small screen. `series`: the rolls that share this card, if several.
    """

    event: Event
    place: int
    dice: tuple[int, ...]
    seat: str
    then: tuple[Event, ...]
    title: str
    pane: str = ""
    series: tuple[Fall, ...] = ()


@dataclass(frozen=True)
class Played:
    """A card, by its id in the codex, that a seat plays openly."""

    seat: str
    card: str


@dataclass(frozen=True)
class Interlude:
    """A page to read before the game continues: a title, lines, and its topic in the handbook."""

    title: str
    lines: tuple[str, ...]
    topic: str


class GameView(Generic[S, W, P]):
    """Panes, layouts, dialogs, questions and motion of one game."""

    panes: ClassVar[tuple[str, ...]] = ("table", "hand", "chronicle")
    """The panes in the order of their keys (`layout.PANE_KEYS`); all screens draw `chronicle`."""

    glowing: ClassVar[tuple[str, ...]] = ("head", "table")
    """The panes on which what has changed stands out for a moment."""

    walked: ClassVar[tuple[str, ...]] = ()
    """The panes on which pieces are seen on their way (`between`)."""

    chart_panes: ClassVar[tuple[str, ...]] = ()
    """The panes that the charts of a recorded game take the place of; the first one if none."""

    outlook: ClassVar[str] = ""
    """The pane of upcoming events; `f` shows it, or filters in games without one."""

    help_parts: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Topics of the handbook that are read together."""

    def styles(self, seats: Sequence[str]) -> Mapping[str, str]:
        """The style of the theme that each of the game's own styles is; seats have one each."""
        return {seat: f"seat-{number}" for number, seat in enumerate(seats, 1)}

    paints: ClassVar[Mapping[str, Paints]] = {}
    """By theme, colours of the game's own pictures besides those that all have (`paints.py`)."""

    # --- placing and drawing --------------------------------------------------------------------
    def places(self, width: int, height: int, shown: str) -> dict[str, Place]:
        """The place of each pane on the screen; `head`, `decision` and `foot` always are."""
        return layout.places(self.panes, width, height, shown)

    def title(self, pane: str, words: W, width: int, height: int) -> str:
        """What a pane is called on a screen of this size.

        Its message `ui-pane-<pane>`, or else the heading of its help page.
        """
        if words.has(f"pane-{pane}"):
            return words.ui(f"pane-{pane}")
        return help_heading(words.game, pane, words.lang)

    @property
    def drawings(self) -> Mapping[str, Draw]:
        """What draws each pane, and `head` and `handline`."""
        return {
            "head": draw_plain_head,
            "table": draw_plain_table,
            "hand": draw_plain_hand,
            "chronicle": draw_chronicle,
            "handline": draw_plain_line,
        }

    def on_cursor(self, scene: S) -> Sequence[str]:
        """The panes to draw again when the cursor moves."""
        return ("hand", "handline")

    def spots(self, pane: str, scene: S, width: int, height: int, drawn: Spots) -> Spots:
        """Where on a pane the things lie that can be chosen; `drawn` is what it has drawn."""
        return {name: place for name, place in drawn.items() if name in scene.marked}

    def warnings(self, scene: S) -> Sequence[str]:
        """What is one step from ending the game, in words."""
        warnings: Sequence[str] = scene.words.warnings(scene.game, scene.view)
        return warnings

    def face(self, words: W, look: Look, entry: str) -> Face | None:
        """Return the printed face of a codex card, or None for other entries."""
        return None

    def draw_hands(self, canvas: Canvas, scene: S) -> None:
        """All hands, laid open."""
        draw_plain_hands(canvas, scene)

    def draw_handlines(self, canvas: Canvas, scene: S) -> None:
        """All hands, laid open, on two rows."""
        draw_plain_lines(canvas, scene)

    def draw_standing(self, page: Canvas, y: int, scene: S, seat: str, narration: Narration) -> int:
        """How everybody stands and what it came from; returns the row below.

        `seat` is whose figures are shown in detail, where there are such.
        """
        figures = narration.figures(scene.view)
        for row in narration.standing(scene.words, figures, scene.seats):
            x = page.put(0, y, row[0], "strong")
            for place, cell in enumerate(row[1:], 2):
                x = page.put(max(x + 1, 14 * place), y, cell, "text")
            y += 1
        summary = narration.summary(scene.words, figures)
        return page.paragraph(0, y + 1, summary, "muted") if summary else y

    # --- questions ------------------------------------------------------------------------------
    @property
    def dialogs(self) -> Mapping[str, Interrupt]:
        """The dialogs of interrupting questions, by kind; other questions use the decision bar."""
        return {}

    def pane_for(self, decision: Decision) -> str:
        """The pane to look at for a question, where a small screen shows only one."""
        return self.panes[0]

    def shown_choice(self, choice: Choice, decision: Decision, scene: S) -> Choice:
        """The list of answers as this screen writes it: signs, what is said where room is short."""
        return choice

    # --- motion ---------------------------------------------------------------------------------
    def falls(self, events: Sequence[Event], words: W) -> Sequence[Fall]:
        """Each roll with what came of it."""
        return ()

    def roll_details(
        self, fall: Fall, events: Sequence[Event], words: W, me: str | None
    ) -> Sequence[Row]:
        """The rows below the dice; without any, the sentences of the roll and its effects.

        `me` is the seat whose reactions are emphasised.
        """
        return ()

    def concerns(
        self, fall: Fall, events: Sequence[Event], words: W, me: str, view: P | None
    ) -> bool:
        """Whether a roll affects a seat: its outcome stays until a key is pressed."""
        return fall.seat == me

    def played(self, event: Event) -> Played | None:
        """The card that an event tells to be played; it is seen on the table for a moment."""
        return None

    def interludes(self, news: Sequence[Event], words: W, me: str | None) -> Sequence[Interlude]:
        """Return the news to show page by page before the game continues."""
        return ()

    def draw_summary(self, canvas: Canvas, summary: Summary, words: W) -> int:
        """Draw the page about a part of the game (`Narration.summary_page`); return its rows."""
        y = 0
        for line in summary.lines:
            y = canvas.paragraph(0, y, line, "text")
        return y

    def before_roll(self, before: P, news: Sequence[Event]) -> P:
        """The view to show while dice fall: the one before, once `news` led to the roll."""
        return before

    def between(self, before: P, after: P) -> Sequence[P]:
        """The moments to draw between two views, pieces on their way."""
        return ()
