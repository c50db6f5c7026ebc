"""The base class of a game's display, which games override where they can draw more than lists.

Everything here works for any game, using only its view and its words: a table with the fields of
the view, the hand, the chronicle, and a list of options with previews.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol

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
"""The game's scene, which panes are drawn from."""

W = TypeVar("W", bound=GameMessages, default=Any)
"""The game's messages."""


class Draw(Protocol):
    """A function that draws a scene on a canvas."""

    def __call__(self, canvas: Canvas, scene: Any) -> None: ...


class Interrupt(Protocol):
    """Creates the dialog that asks a question over the board: an `InterruptDialog`.

    `action_of_board` finds the action for a key of the board. (A game's view names its dialogs here
    without importing screens, since screens import the view.)
    """

    def __call__(
        self,
        choice: Choice,
        decision: Decision,
        scene: Any,
        action_of_board: Callable[[str], Callable[[], None] | None],
    ) -> Any: ...


class PaneWarning(NamedTuple):
    """Something that is one step from ending the game: its pane, in short, and in a sentence."""

    pane: str
    short: str
    sentence: str


Row = tuple[Piece, ...]
"""A row of styled texts."""


@dataclass(frozen=True)
class Fall:
    """A dice roll: its event and position among the news, the faces, and the seat.

    `then` are the events caused by the roll. `title` is the title of its dialog, `pane` shows its
    outcome on a small screen. `series`: the rolls that share this card, if several. `topic` is its
    page of the handbook. `highest`: only the highest die counts, and `result` says what it came to.
    `announced`: the place of an earlier event that the card repeats, such as the attempt; -1: none.
    """

    event: Event
    place: int
    dice: tuple[int, ...]
    seat: str
    then: tuple[Event, ...]
    title: str
    pane: str = ""
    series: tuple[Fall, ...] = ()
    topic: str = "roll"
    highest: str = ""
    result: str = ""
    announced: int = -1

    @property
    def covered(self) -> frozenset[int]:
        """The places of the events that the card tells."""
        places = {place for part in self.series for place in part.covered}
        own = range(self.place, self.place + 1 + len(self.then)) if not self.series else ()
        return frozenset({*places, *own, self.announced} - {-1})


@dataclass(frozen=True)
class Played:
    """A card, by its codex id, that a seat plays face up."""

    seat: str
    card: str


@dataclass(frozen=True)
class Interlude:
    """A page to read before the game continues: a title, lines, and its handbook topic.

    `covered` are the places among the news of the events that it tells, so that the review of what
    the others did leaves them out.
    """

    title: str
    lines: tuple[str, ...]
    topic: str
    covered: range = range(0)


@dataclass(frozen=True)
class OutlookStep:
    """A step of what is to come: its short name and title, its rule and what it would do.

    `scene` draws the board with what the step changes, `pane` is the one to look at on a small
    screen; `ends`: the game would end here. `begun`: the event that has begun it, if one has.
    """

    name: str
    title: str
    rule: str
    lines: tuple[str, ...]
    scene: Any
    pane: str = ""
    ends: bool = False
    begun: Event | None = None


@dataclass(frozen=True)
class Enactment:
    """A part of the game that has just happened, step by step on the board.

    `names` are those of all its steps, past and future ones too; `goes_on`: these steps continue
    the part shown before. The steps tell the news from the one at `begin` up to that at `end`.
    """

    title: str
    steps: tuple[OutlookStep, ...]
    names: tuple[str, ...]
    goes_on: bool = False
    begin: int = 0
    end: int = 0


class GameView(Generic[S, W, P]):
    """Panes, layouts, dialogs, questions and animations of one game."""

    panes: ClassVar[tuple[str, ...]] = ("table", "hand", "chronicle")
    """The panes in the order of their keys (`layout.PANE_KEYS`); all screens draw `chronicle`."""

    glowing: ClassVar[tuple[str, ...]] = ("head", "table")
    """The panes that highlight changes for a moment."""

    walked: ClassVar[tuple[str, ...]] = ()
    """The panes that show pieces moving (`between`)."""

    chart_panes: ClassVar[tuple[str, ...]] = ()
    """The panes that the charts of a replay replace; by default the first one."""

    outlook: ClassVar[str] = ""
    """The pane of upcoming events; `f` shows it, or filters in games without one."""

    layers: ClassVar[tuple[str, ...]] = ("",)
    """What a map can show, the usual first; a key goes from one to the next (`Scene.layer`)."""

    help_parts: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Handbook topics that are shown together."""

    def styles(self, seats: Sequence[str]) -> Mapping[str, str]:
        """The theme's style for each of the game's own styles; each seat has one."""
        return {seat: f"seat-{number}" for number, seat in enumerate(seats, 1)}

    paints: ClassVar[Mapping[str, Paints]] = {}
    """The game's own colours by theme, besides the common ones (`paints.py`)."""

    # --- placing and drawing --------------------------------------------------------------------
    def places(self, width: int, height: int, shown: str) -> dict[str, Place]:
        """The place of each visible pane; `head`, `decision` and `foot` are always visible."""
        return layout.places(self.panes, width, height, shown)

    layouts: ClassVar[tuple[str, ...]] = ("",)
    """The layouts that `layout_of` can return; the first one is that of `places`."""

    def layout_of(self, view: P) -> str:
        """The layout for a view, if a game has several. When it changes, panes move."""
        return self.layouts[0]

    def places_in(self, layout: str, width: int, height: int, shown: str) -> dict[str, Place]:
        """The place of each pane in one of the layouts."""
        return self.places(width, height, shown)

    def first_pane(self, layout: str) -> str:
        """The pane shown when a layout begins, if not all fit."""
        return self.panes[0]

    def covering(self, layout: str) -> tuple[str, ...]:
        """Panes that cover others on a large screen: only their keys open them, no
        question does."""
        return ()

    def number(self, pane: str, width: int, height: int) -> int:
        """The number of the key in a pane's title."""
        return self.panes.index(pane) + 1

    def title(self, pane: str, words: W, width: int, height: int) -> str:
        """The title of a pane on a screen of this size.

        Its message `ui-pane-<pane>`, or the heading of its help page.
        """
        if words.has(f"pane-{pane}"):
            return words.ui(f"pane-{pane}")
        return help_heading(words.game, pane, words.lang)

    @property
    def drawings(self) -> Mapping[str, Draw]:
        """The function that draws each pane, `head` and `handline`."""
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
        """The positions of the things that can be chosen on a pane; `drawn` are those
        it has drawn."""
        return {name: place for name, place in drawn.items() if name in scene.marked}

    def warnings(self, scene: S) -> Sequence[str]:
        """Everything that is one step from ending the game, in words, for the footer."""
        warnings: Sequence[str] = scene.words.warnings(scene.game, scene.view)
        return warnings

    def pane_warnings(self, scene: S) -> Sequence[PaneWarning]:
        """The same for the titles of panes; a game that has these needs none in the footer."""
        return ()

    def outlook_steps(self, scene: S) -> Sequence[OutlookStep]:
        """Return what is to come step by step, if the game can show it on the board."""
        return ()

    def outlook_title(self, scene: S) -> str:
        """Return the heading over those steps."""
        return ""

    def face(self, words: W, look: Look, entry: str) -> Face | None:
        """Return the printed face of a codex card, or None for other entries."""
        return None

    def draw_hands(self, canvas: Canvas, scene: S) -> None:
        """Draw all hands face up."""
        draw_plain_hands(canvas, scene)

    def draw_handlines(self, canvas: Canvas, scene: S) -> None:
        """Draw all hands face up on two rows."""
        draw_plain_lines(canvas, scene)

    def draw_standing(self, page: Canvas, y: int, scene: S, seat: str, narration: Narration) -> int:
        """Draw the standings and their sources; return the row below.

        `seat` gets its figures in detail, if the game has such figures.
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
        """The pane for a question on a small screen, which shows only one."""
        return self.panes[0]

    def own_pane(self, seat: str) -> str:
        """The pane that a small screen shows a player until the first question."""
        return self.panes[0]

    def shown_choice(self, choice: Choice, decision: Decision, scene: S) -> Choice:
        """The list of options as shown on this screen, with signs and short forms."""
        return choice

    # --- motion ---------------------------------------------------------------------------------
    def falls(self, events: Sequence[Event], words: W) -> Sequence[Fall]:
        """Each roll with its consequences."""
        return ()

    def roll_details(
        self, fall: Fall, events: Sequence[Event], words: W, me: str | None
    ) -> Sequence[Row]:
        """The rows below the dice; without any, the sentences about the roll and its effects.

        `me` is the seat whose reactions are emphasised.
        """
        return ()

    def concerns(
        self, fall: Fall, events: Sequence[Event], words: W, me: str, view: P | None
    ) -> bool:
        """Whether a roll affects a seat, so that its outcome stays until a key is pressed."""
        return fall.seat == me

    def is_carried_out(self, view: P) -> bool:
        """Whether the open question is about what a roll brings, so that more of it follows."""
        return False

    def played(self, event: Event) -> Played | None:
        """The card that an event reports as played; it is shown on the table for a moment."""
        return None

    def interludes(
        self, news: Sequence[Event], words: W, me: str | None, before: Sequence[Event] = ()
    ) -> Sequence[Interlude]:
        """Return the news to show page by page before the game continues.

        `before` are the events of the game before the news.
        """
        return ()

    def enactment(self, scene: S, news: Sequence[Event]) -> Enactment | None:
        """Return what the news carry out step by step on the board, which `scene` shows before."""
        return None

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
        """The intermediate views to draw between two views, with pieces moving."""
        return ()
