"""Junta's screen: its panes and their places, dialogs and animations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.replay.narration import Narration
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.cards import Face
from weimar_tui.tui.game_view import Draw, Fall, GameView, Interlude, PaneWarning, Played, Row
from weimar_tui.tui.layout import Place
from weimar_tui.tui.look import Look
from weimar_tui.tui.paints import Paints
from weimar_tui.tui.panes.chronicle import draw_chronicle

from ..prompts.questions import pane_for
from ..rules import decision_types as dt
from ..rules.position import JuntaPosition
from ..rules.subjects import link_of
from ..scene import JuntaScene
from ..words.wording import JuntaMessages
from . import motion
from .layout import PANES, calm_places, places
from .offer_rows import in_rows
from .outcome import concerns, details, falls
from .paints import PAINTS
from .panes.budget import draw_budget
from .panes.families import draw_seats
from .panes.hand import draw_hand, draw_handlines, draw_hands, face_of
from .panes.head import draw_handline, draw_head
from .panes.map import draw_map
from .panes.money import draw_money
from .panes.standing import draw_standing
from .panes.talk import draw_talk

if TYPE_CHECKING:
    from weimar_tui.tui.dialogs.interrupt import InterruptDialog

_DRAWINGS: Mapping[str, Draw] = {
    "head": draw_head,
    "map": draw_map,
    "offices": draw_seats,
    "budget": draw_budget,
    "hand": draw_hand,
    "money": draw_money,
    "chronicle": draw_chronicle,
    "talk": draw_talk,
    "handline": draw_handline,
}


_DANGERS = {"centres": "map", "rounds": "offices"}
"""The panes that show what leads to an ending."""

CALM, COUP = "calm", "coup"
"""The layouts of the screen."""


class JuntaView(GameView[JuntaScene, JuntaMessages, JuntaPosition]):
    """The city, offices and votes, the budget, hand, money, talk."""

    panes: ClassVar[tuple[str, ...]] = PANES
    glowing: ClassVar[tuple[str, ...]] = ("head", "map", "offices", "budget", "money", "talk")
    chart_panes: ClassVar[tuple[str, ...]] = ("map",)

    paints: ClassVar[Mapping[str, Paints]] = PAINTS

    # --- placing and drawing --------------------------------------------------------------------
    layouts: ClassVar[tuple[str, ...]] = (COUP, CALM)

    def places(self, width: int, height: int, shown: str) -> dict[str, Place]:
        """In a coup: the city on the left, families on the right, talk and chronicle below."""
        return places(width, height, shown)

    def layout_of(self, view: JuntaPosition) -> str:
        """In a coup, and while you decide whether to start one, the city has most of the room;
        otherwise families and cards have."""
        starts = any(one.kind == dt.COUP.kind and one.seat == view.viewer for one in view.decisions)
        return COUP if starts or view.coup is not None else CALM

    def places_in(self, layout: str, width: int, height: int, shown: str) -> dict[str, Place]:
        """The places of the panes in one of the two layouts."""
        return (calm_places if layout == CALM else places)(width, height, shown)

    def first_pane(self, layout: str) -> str:
        """The city in a coup, otherwise the families."""
        return "offices" if layout == CALM else "map"

    def covering(self, layout: str) -> tuple[str, ...]:
        """Outside a coup, the city covers families and hand only on request."""
        return ("map",) if layout == CALM else ()

    @property
    def drawings(self) -> Mapping[str, Draw]:
        return _DRAWINGS

    def on_cursor(self, scene: JuntaScene) -> Sequence[str]:
        """The panes to draw again when the cursor moves."""
        return ("map", "offices", "budget", "hand", "handline", "talk")

    def draw_hands(self, canvas: Canvas, scene: JuntaScene) -> None:
        """Draw all hands and purses."""
        draw_hands(canvas, scene)

    def draw_handlines(self, canvas: Canvas, scene: JuntaScene) -> None:
        """Draw all hands and purses on one row."""
        draw_handlines(canvas, scene)

    def draw_standing(
        self, page: Canvas, y: int, scene: JuntaScene, seat: str, narration: Narration
    ) -> int:
        """Draw accounts and their sources, deeds and promises."""
        return draw_standing(page, y, scene, seat)

    def warnings(self, scene: JuntaScene) -> Sequence[str]:
        """None in the footer, since the titles of the panes have them."""
        return ()

    def pane_warnings(self, scene: JuntaScene) -> Sequence[PaneWarning]:
        """Endings that are one step away, each at the pane that shows what leads to it."""
        return [
            PaneWarning(_DANGERS[danger.kind], danger.short, danger.sentence)
            for danger in scene.words.dangers(scene.game, scene.view)
        ]

    def face(self, words: JuntaMessages, look: Look, entry: str) -> Face | None:
        """A card as printed."""
        return face_of(words, entry) if entry in words.data.cards else None

    # --- questions ------------------------------------------------------------------------------
    def pane_for(self, decision: Decision) -> str:
        """The pane that a question is about."""
        return pane_for(decision)

    @property
    def dialogs(self) -> Mapping[str, type[InterruptDialog[Any]]]:
        """Dialogs for places, attempts, money, fights, sides, the firing squad."""
        from .dialogs.interrupts import DIALOGS

        return DIALOGS

    # --- motion ---------------------------------------------------------------------------------
    def falls(self, events: Sequence[Event], words: JuntaMessages) -> Sequence[Fall]:
        """Rolls for cards and bribes, shells, and fights."""
        return falls(events, words)

    def roll_details(
        self, fall: Fall, events: Sequence[Event], words: JuntaMessages, me: str | None
    ) -> Sequence[Row]:
        """What the dice need, their effects, and the salvos of a fight (see `outcome.details`)."""
        return details(fall, events, words, me)

    def concerns(
        self,
        fall: Fall,
        events: Sequence[Event],
        words: JuntaMessages,
        me: str,
        view: JuntaPosition | None,
    ) -> bool:
        """Whether a roll affects the family (see `outcome.concerns`)."""
        return concerns(fall, me)

    def played(self, event: Event) -> Played | None:
        """A card played, or influence laid on the table."""
        return motion.played(event)

    def interludes(
        self,
        news: Sequence[Event],
        words: JuntaMessages,
        me: str | None,
        before: Sequence[Event] = (),
    ) -> Sequence[Interlude]:
        """The night, votes and elections, exile and death, the start and the end of a coup."""
        return motion.interludes(news, words, me, before)

    def shown_choice(self, choice: Choice, decision: Decision, scene: JuntaScene) -> Choice:
        """Offers in two columns; power centres with the sign that they have on the map."""
        if decision.kind == dt.TALK.kind and not link_of(decision):
            return in_rows(choice, scene)
        if decision.kind not in dt.AREA_QUESTIONS:
            return choice
        sign = scene.look.glyph("diamond")
        items = (
            replace(item, text=f"{sign} {item.text}") if item.id in scene.components.power else item
            for item in choice.items
        )
        return replace(choice, items=tuple(items))
