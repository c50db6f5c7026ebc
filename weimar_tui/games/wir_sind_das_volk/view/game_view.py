"""The screen of *Wir sind das Volk!*: its panes and their places, dialogs and the forecast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.replay.narration import Narration
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.cards import Face
from weimar_tui.tui.game_view import Draw, Enactment, GameView, OutlookStep, Played
from weimar_tui.tui.layout import Place
from weimar_tui.tui.look import Look
from weimar_tui.tui.panes.chronicle import draw_chronicle

from ..rules.decision_types import DECISION_TYPES
from ..rules.events import CardTaken
from ..rules.names import EAST, SIDE_OF, WEST
from ..rules.position import VolkPosition
from ..rules.subjects import Arrow, Pieces
from ..scene import VolkScene
from ..words.wording import VolkMessages
from .card_rows import in_rows
from .decade_steps import decade_steps, enactment, steps_title
from .emblem import VolkEmblem
from .layout import PANES, has_whole_map, places
from .panes.areas import draw_areas
from .panes.cards import draw_cards
from .panes.faces import face_of
from .panes.forecast import draw_forecast, draw_standing
from .panes.head import draw_handline, draw_head
from .panes.map import FEW_NAMES, draw_east, draw_west
from .panes.tracks import draw_tracks

if TYPE_CHECKING:
    from weimar_tui.tui.dialogs.interrupt import InterruptDialog

_DRAWINGS: Mapping[str, Draw] = {
    "head": draw_head,
    "west": draw_west,
    "east": draw_east,
    "areas": draw_areas,
    "display": draw_cards,
    "tracks": draw_tracks,
    "forecast": draw_forecast,
    "chronicle": draw_chronicle,
    "handline": draw_handline,
}


def _is_whole(pane: str, width: int, height: int) -> bool:
    """Whether a pane shows all of Germany."""
    return pane in (WEST, EAST) and has_whole_map(width, height)


class VolkView(GameView[VolkScene, VolkMessages, VolkPosition]):
    """The two halves of Germany, areas, cards, tracks, the forecast."""

    panes: ClassVar[tuple[str, ...]] = PANES
    glowing: ClassVar[tuple[str, ...]] = ("head", "west", "east", "areas", "tracks")
    outlook: ClassVar[str] = "forecast"
    chart_panes: ClassVar[tuple[str, ...]] = ("west", "east", "forecast")
    layers: ClassVar[tuple[str, ...]] = ("", FEW_NAMES)
    """All names on the map, or those of cities that matter now."""

    help_parts: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "west": ("map",),
        "east": ("map",),
        "display": ("display", "hand"),
    }
    """Both halves of the map share a help page; the hand's page is part of the display."""

    def styles(self, seats: Sequence[str]) -> Mapping[str, str]:
        """Gold, red, and a colour for foreign cities."""
        return VolkEmblem.styles

    def places(self, width: int, height: int, shown: str) -> dict[str, Place]:
        """Germany on the left, areas, tracks and chronicle on the right, cards below."""
        return places(width, height, shown)

    def number(self, pane: str, width: int, height: int) -> int:
        """Of all of Germany that of the West, whichever half a question is about."""
        return super().number(WEST if _is_whole(pane, width, height) else pane, width, height)

    def title(self, pane: str, words: VolkMessages, width: int, height: int) -> str:
        """If there is room, one pane shows all of Germany."""
        if _is_whole(pane, width, height):
            return words.ui("pane-germany")
        return super().title(pane, words, width, height)

    @property
    def drawings(self) -> Mapping[str, Draw]:
        return _DRAWINGS

    def on_cursor(self, scene: VolkScene) -> Sequence[str]:
        """Nearly every pane shows what the option under the cursor would change."""
        return ("west", "east", "areas", "display", "tracks", "forecast", "handline")

    def warnings(self, scene: VolkScene) -> Sequence[str]:
        """None: the gauge below the title line has them, and the forecast page in full."""
        return ()

    def outlook_steps(self, scene: VolkScene) -> Sequence[OutlookStep]:
        """The phases of the End of Decade, as long as the game continues."""
        return decade_steps(scene) if scene.view.outcome is None else ()

    def outlook_title(self, scene: VolkScene) -> str:
        """Which decade ends."""
        return steps_title(scene)

    def draw_standing(
        self, page: Canvas, y: int, scene: VolkScene, seat: str, narration: Narration
    ) -> int:
        """Draw both states, and the phases that led there."""
        return draw_standing(page, y, scene, narration)

    def face(self, words: VolkMessages, look: Look, entry: str) -> Face | None:
        """A card as printed."""
        return face_of(words, look, entry) if entry in words.data.cards else None

    # --- questions ------------------------------------------------------------------------------
    @property
    def dialogs(self) -> Mapping[str, type[InterruptDialog[Any]]]:
        """The price of the special card, void symbols, Guillaume, overflow and similar
        questions."""
        from .dialogs import DIALOGS

        return DIALOGS

    def pane_for(self, decision: Decision) -> str:
        """The half of Germany that a question is about, or the cards."""
        question = DECISION_TYPES[decision.kind]
        if question.pane == "cards":
            return "display"
        if question.pane == "tracks":
            return "tracks"
        if question.side:
            return question.side
        sides = {SIDE_OF[option] for option in decision.options if option in SIDE_OF}
        subject = decision.subject
        side = subject.side if isinstance(subject, Pieces | Arrow) else ""
        side = side or (sides.pop() if len(sides) == 1 else decision.seat)
        return side if side in (WEST, EAST) else WEST

    def own_pane(self, seat: str) -> str:
        """The seat's half of Germany."""
        return seat

    def enactment(self, scene: VolkScene, news: Sequence[Event]) -> Enactment | None:
        """The phases of the End of Decade, one by one."""
        return enactment(scene, news)

    def played(self, event: Event) -> Played | None:
        """A card taken from the display or the hand, or the special card."""
        return Played(event.seat, event.card) if isinstance(event, CardTaken) else None

    def shown_choice(self, choice: Choice, decision: Decision, scene: VolkScene) -> Choice:
        """A turn's cards with their titles, values and effects."""
        return in_rows(choice, scene)
