"""Weimar's screen: its panes and their places, dialogs and animations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.replay.narration import Narration, Summary
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.cards import Face
from weimar_tui.tui.game_view import Draw, Fall, GameView, PaneWarning, Played, Row
from weimar_tui.tui.layout import Place
from weimar_tui.tui.look import Look
from weimar_tui.tui.paints import Paints
from weimar_tui.tui.panes.chronicle import draw_chronicle
from weimar_tui.tui.point_pane import Spots

from ..prompts.figures import without_sums
from ..rules.decision_types import DECISION_TYPES, MOVE_ISSUE, MoveIssue
from ..rules.endings_near import endings_near
from ..rules.position import CITIES, PARTIES, WeimarPosition
from ..scene import WeimarScene
from ..words.wording import WeimarMessages
from . import motion
from .causes import TABLES
from .layout import PANES, places
from .outcome import concerns, details
from .paints import PAINTS, STYLES
from .panes.hand import draw_hand, draw_handlines, draw_hands, face_of
from .panes.head import draw_handline, draw_head
from .panes.map import draw_map
from .panes.map_places import city_spots
from .panes.opinion import cell_spots, draw_opinion
from .panes.parliament import draw_parliament
from .panes.parties import draw_parties
from .panes.points import draw_points
from .panes.tracks import draw_tracks
from .politics_page import draw_politics

if TYPE_CHECKING:
    from weimar_tui.tui.dialogs.interrupt import InterruptDialog

_DRAWINGS: Mapping[str, Draw] = {
    "head": draw_head,
    "map": draw_map,
    "parliament": draw_parliament,
    "opinion": draw_opinion,
    "tracks": draw_tracks,
    "parties": draw_parties,
    "hand": draw_hand,
    "chronicle": draw_chronicle,
    "handline": draw_handline,
}
_DANGERS = {"cities": "map", "dr-box": "map", "nsdap": "tracks", "seats": "parliament"}
"""The pane of each kind of ending that is near."""
_ON_CURSOR = ("map", "opinion", "hand", "handline", "tracks", "parties")


class WeimarView(GameView[WeimarScene, WeimarMessages, WeimarPosition]):
    """Germany, the Reichstag, public opinion, the tracks, the parties, the hand."""

    panes: ClassVar[tuple[str, ...]] = PANES
    glowing: ClassVar[tuple[str, ...]] = (
        "head",
        "map",
        "parliament",
        "opinion",
        "tracks",
        "parties",
    )
    walked: ClassVar[tuple[str, ...]] = ("opinion", "tracks")
    chart_panes: ClassVar[tuple[str, ...]] = ("map", "tracks", "parliament", "opinion")
    help_parts: ClassVar[Mapping[str, tuple[str, ...]]] = {"map": ("map", "dr-box")}
    """The map includes the DR box."""

    paints: ClassVar[Mapping[str, Paints]] = PAINTS

    def styles(self, seats: Sequence[str]) -> Mapping[str, str]:
        """The styles of the parties and of the NSDAP."""
        return STYLES

    # --- placing and drawing --------------------------------------------------------------------
    def places(self, width: int, height: int, shown: str) -> dict[str, Place]:
        """Germany on the left, the Reichstag and public opinion in the middle."""
        return places(width, height, shown)

    @property
    def drawings(self) -> Mapping[str, Draw]:
        return _DRAWINGS

    def on_cursor(self, scene: WeimarScene) -> Sequence[str]:
        """Only parties can be chosen in the Reichstag."""
        parties = not scene.marked.isdisjoint(PARTIES)
        return (*_ON_CURSOR, "parliament") if parties else _ON_CURSOR

    def spots(self, pane: str, scene: WeimarScene, width: int, height: int, drawn: Spots) -> Spots:
        """Cities on the map, cells and issues on the opinion track; elsewhere, whatever
        was drawn."""
        match pane:
            case "map":
                return map_spots(scene, width - 1, height - 1)
            case "opinion":
                return opinion_spots(scene, width - 3, height - 1)
            case _:
                return super().spots(pane, scene, width, height, drawn)

    def draw_hands(self, canvas: Canvas, scene: WeimarScene) -> None:
        """Draw all four hands."""
        draw_hands(canvas, scene)

    def draw_handlines(self, canvas: Canvas, scene: WeimarScene) -> None:
        """Draw all four hands on two rows."""
        draw_handlines(canvas, scene)

    def draw_standing(
        self, page: Canvas, y: int, scene: WeimarScene, seat: str, narration: Narration
    ) -> int:
        """Draw victory points by round, party and source (rulebook 5.1)."""
        return draw_points(page, y, scene, seat)

    def warnings(self, scene: WeimarScene) -> Sequence[str]:
        """None in the footer, since the titles of the panes have them."""
        return ()

    def pane_warnings(self, scene: WeimarScene) -> Sequence[PaneWarning]:
        """Endings that are one step away, each at the pane that shows what leads to it."""
        if scene.view.outcome is not None:
            return ()
        danger = scene.words.danger
        return [
            PaneWarning(_DANGERS[near.kind], danger(near, short=True), danger(near))
            for near in endings_near(scene.view)
        ]

    def face(self, words: WeimarMessages, look: Look, entry: str) -> Face | None:
        """The printed card."""
        return face_of(words, look, entry) if words.printed(entry) is not None else None

    # --- questions ------------------------------------------------------------------------------
    @property
    def dialogs(self) -> Mapping[str, type[InterruptDialog[Any]]]:
        """Dialogs for reactions, votes, coalitions and similar questions."""
        from .dialogs import DIALOGS

        return DIALOGS

    def shown_choice(self, choice: Choice, decision: Decision, scene: WeimarScene) -> Choice:
        """The list as it is, its previews without what its columns say."""
        return without_sums(choice, decision, scene)

    def pane_for(self, decision: Decision) -> str:
        """The pane that shows what the question is about."""
        return DECISION_TYPES[decision.kind].pane

    # --- motion ---------------------------------------------------------------------------------
    def falls(self, events: Sequence[Event], words: WeimarMessages) -> Sequence[Fall]:
        """Success rolls, crisis rolls and random cities."""
        return motion.falls(events, words)

    def roll_details(
        self, fall: Fall, events: Sequence[Event], words: WeimarMessages, me: str | None
    ) -> Sequence[Row]:
        """The changes to the roll, its result table and its effects (see `outcome.details`)."""
        return details(fall, events, words, me)

    def concerns(
        self,
        fall: Fall,
        events: Sequence[Event],
        words: WeimarMessages,
        me: str,
        view: WeimarPosition | None,
    ) -> bool:
        """Whether a roll affects the party (see `outcome.concerns`)."""
        rolls = fall.series or (fall,)
        return any(concerns(roll, events, me, view, words) for roll in rolls)

    def is_carried_out(self, view: WeimarPosition) -> bool:
        """Whether the line of a result table is being carried out."""
        return bool(view.frames) and view.frames[-1].source in TABLES

    def played(self, event: Event) -> Played | None:
        """A card played for an impulse, as a reaction, or to repeat a roll."""
        return motion.card_of(event)

    def draw_summary(self, canvas: Canvas, summary: Summary, words: WeimarMessages) -> int:
        """What a Politics Phase changed, a column per party."""
        return draw_politics(canvas, summary.figures, words)

    def before_roll(self, before: WeimarPosition, news: Sequence[Event]) -> WeimarPosition:
        """The position without a card that led to a roll in its hand."""
        return motion.played(before, news)

    def between(self, before: WeimarPosition, after: WeimarPosition) -> Sequence[WeimarPosition]:
        """Steps of issues on the opinion track, then of the economy."""
        return motion.between(before, after)


def map_spots(scene: WeimarScene, width: int, height: int) -> Spots:
    """The cities that can be chosen (all, if none can) and their places."""
    grid = city_spots(width, height)
    marked = [city for city in CITIES if city in scene.marked]
    return {city: grid[city] for city in marked or CITIES}


def opinion_spots(scene: WeimarScene, width: int, height: int) -> Spots:
    """The cells that can be chosen, otherwise the issues that can."""
    grid = cell_spots(width, height, painted=scene.look.paints)
    decision = scene.decision
    options = decision.options if decision is not None and decision.kind == MOVE_ISSUE.kind else ()
    moves = [move for o in options if isinstance(move := MOVE_ISSUE.read(o), MoveIssue)]
    spots = {move.cell: grid[move.cell] for move in moves if move.issue in scene.pointed}
    if spots:
        return spots
    return {cell: grid[cell] for cell in scene.marked if cell in grid}
