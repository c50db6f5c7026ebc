"""Junta's screen: its panes, where they stand, what asks and what moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from weimar_tui.games.junta.rules import questions as q
from weimar_tui.games.junta.rules.no_question import is_no_question
from weimar_tui.games.junta.rules.position import JuntaPosition
from weimar_tui.games.junta.screen import hot_seat, motion, questions
from weimar_tui.games.junta.screen.arranging import arranged
from weimar_tui.games.junta.screen.deals import (
    AGAIN,
    QUICK,
    offers_before,
    quick_deals,
    reopened,
)
from weimar_tui.games.junta.screen.emblem import emblem
from weimar_tui.games.junta.screen.layout import PANES, places
from weimar_tui.games.junta.screen.paints import PAINTS
from weimar_tui.games.junta.screen.panes.budget import draw_budget
from weimar_tui.games.junta.screen.panes.hand import draw_hand, draw_handlines, draw_hands
from weimar_tui.games.junta.screen.panes.head import dangers, draw_handline, draw_head
from weimar_tui.games.junta.screen.panes.map import area_spots, draw_map
from weimar_tui.games.junta.screen.panes.money import draw_money
from weimar_tui.games.junta.screen.panes.offices import draw_offices
from weimar_tui.games.junta.screen.panes.standing import draw_standing
from weimar_tui.games.junta.screen.panes.talk import draw_talk
from weimar_tui.games.junta.screen.plans import Plans, silence
from weimar_tui.games.junta.screen.scene import JuntaScene
from weimar_tui.games.junta.words.wording import JuntaWords
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.table.interface import Table
from weimar_tui.table.local_table import LocalTable
from weimar_tui.table.remote_table import RemoteTable
from weimar_tui.table.story import Story
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import Choice
from weimar_tui.tui.kit import Draw, Fall, Interlude, ScreenKit
from weimar_tui.tui.layout import Place
from weimar_tui.tui.paints import Paints
from weimar_tui.tui.panes.chronicle import draw_chronicle
from weimar_tui.tui.point_pane import Spots

if TYPE_CHECKING:
    from weimar_tui.tui.dialogs.interrupt import InterruptDialog

_DRAWINGS: Mapping[str, Draw] = {
    "head": draw_head,
    "map": draw_map,
    "offices": draw_offices,
    "budget": draw_budget,
    "hand": draw_hand,
    "money": draw_money,
    "chronicle": draw_chronicle,
    "talk": draw_talk,
    "handline": draw_handline,
}


class JuntaKit(ScreenKit[JuntaScene, JuntaWords, JuntaPosition]):
    """The city, offices and votes, the budget, hand, money, talk."""

    panes: ClassVar[tuple[str, ...]] = PANES
    glowing: ClassVar[tuple[str, ...]] = ("head", "map", "offices", "budget")
    chart_panes: ClassVar[tuple[str, ...]] = ("map",)

    scene_type = JuntaScene
    paints: ClassVar[Mapping[str, Paints]] = PAINTS
    shared_keyboard = True

    def __init__(self) -> None:
        self._plans = Plans()

    # --- placing and drawing --------------------------------------------------------------------
    def places(self, width: int, height: int, shown: str) -> dict[str, Place]:
        """The city at the left, families at the right, talk and chronicle below."""
        return places(width, height, shown)

    @property
    def drawings(self) -> Mapping[str, Draw]:
        """What draws each pane."""
        return _DRAWINGS

    def on_cursor(self, scene: JuntaScene) -> Sequence[str]:
        """The panes to draw again when the cursor moves."""
        return ("map", "offices", "budget", "hand", "handline", "talk")

    def spots(self, pane: str, scene: JuntaScene, width: int, height: int, drawn: Spots) -> Spots:
        """Areas on the map, else what was drawn."""
        if pane == "map":
            return area_spots(scene, width, height - 1)
        return super().spots(pane, scene, width, height, drawn)

    def warnings(self, scene: JuntaScene) -> Sequence[str]:
        """What is one step from an end."""
        return dangers(scene)

    def draw_hands(self, canvas: Canvas, scene: JuntaScene) -> None:
        """All hands and purses."""
        draw_hands(canvas, scene)

    def draw_handlines(self, canvas: Canvas, scene: JuntaScene) -> None:
        """All hands and purses on a row."""
        draw_handlines(canvas, scene)

    def draw_standing(
        self, page: Canvas, y: int, scene: JuntaScene, seat: str, story: Story
    ) -> int:
        """Accounts, what they came from, deeds and promises."""
        return draw_standing(page, y, scene, seat)

    def draw_emblem(self, canvas: Canvas) -> None:
        """The palace before the setting sun."""
        canvas.lay(0, 0, emblem(canvas.width, canvas.height))

    # --- questions ------------------------------------------------------------------------------
    def pane_for(self, decision: Decision) -> str:
        """The pane a question is about."""
        return questions.pane_for(decision)

    def first_answer(self, decision: Decision) -> str | None:
        """A quick Enter spends nothing."""
        return questions.thrifty_answer(decision)

    def choice(self, decision: Decision, scene: JuntaScene, table: Table) -> Choice:
        """Likely offers ready made, clauses in a useful order."""
        choice = arranged(super().choice(decision, scene, table), decision, scene)
        if decision.kind == q.PLACE.kind and len(table.humans) > 1:
            return hot_seat.with_deposit(choice, scene)
        return choice

    @property
    def dialogs(self) -> Mapping[str, type[InterruptDialog[Any]]]:
        """Places, attempts, money, fights, sides, the firing squad."""
        from weimar_tui.games.junta.screen.dialogs.interrupts import DIALOGS

        return DIALOGS

    # --- motion ---------------------------------------------------------------------------------
    def falls(self, events: Sequence[Event], words: JuntaWords) -> Sequence[Fall]:
        """Rolls for cards and bribes, shells."""
        return motion.falls(events, words)

    def interludes(
        self, news: Sequence[Event], words: JuntaWords, me: str | None
    ) -> Sequence[Interlude]:
        """The evening, one's own fights, the end of a coup."""
        return motion.interludes(news, words, me)

    def preview(self, decision: Decision, option: str, scene: JuntaScene) -> str:
        """Exact odds where there are any; what is known of places and victims."""
        told = questions.told_beforehand(decision, option, scene)
        odds = super().preview(decision, option, scene)
        return scene.words.catalogue.join("lines", filter(None, (odds, told)))

    # --- decided beforehand ---------------------------------------------------------------------
    @property
    def called(self) -> str:
        """Who wants the keyboard."""
        return self._plans.called

    def begin(self) -> None:
        """Nothing is decided beforehand."""
        self._plans.clear()

    def undone(self) -> None:
        """Who has the keyboard keeps it."""
        plans = self._plans
        called, moment = plans.called, plans.moment
        plans.clear()
        plans.called, plans.moment = called, moment

    def planned(self, decision: Decision, table: Table) -> str | None:
        """Links of an offer made in one pick, and who has nothing to say at one keyboard."""
        alone = isinstance(table, LocalTable) and len(table.humans) == 1
        mine = table.view(decision.seat).families[decision.seat] if alone else None
        if mine is not None and is_no_question(decision, mine.made):
            # Among bots nobody can tell anything from how long an answer takes.
            return decision.options[0]
        elsewhere = isinstance(table, RemoteTable)
        if decision.kind == q.PAY_COST.kind and len(decision.options) == 1 and not elsewhere:
            # Its seat has just played the card; others could tell what notes it has from the time.
            return decision.options[0]
        plans = self._plans
        if decision.kind == q.COUP.kind and questions.is_too_late(table.view(None)):
            return silence(decision)
        if plans.at_peace and decision.kind == q.FIGHT.kind:
            here = questions.among_friends(decision, table.view(None))
            if here in plans.at_peace:
                return questions.HOLD
        if decision.kind == q.MOVE_FROM.kind and decision.seat in plans.resting:
            here = questions.fired_at(decision, table.view(None))
            if plans.resting[decision.seat] == here and questions.STAY in decision.options:
                return questions.STAY
        if decision.kind == q.TARGET.kind and (
            same := questions.same_enemy(decision, table.view(None))
        ):
            return same
        if plans.passing:
            plans.at(hot_seat.moment(decision, table.view(None)))
        return plans.answer(decision) or hot_seat.end_of_votes(plans, decision)

    def taken(self, decision: Decision, option: str, scene: JuntaScene) -> str:
        """A ready-made offer begins as any other; at one keyboard somebody may take it first."""
        what, _, number = option.partition(":")
        deals = quick_deals(scene) if what in (QUICK, AGAIN) else []
        picks: Mapping[str, str] = {}
        if what == QUICK:
            picks = deals[int(number)].picks
        elif what == AGAIN:
            picks = reopened(offers_before(scene, deals)[int(number)])
        if picks:
            self._plans.compose(decision.seat, picks)
            step = decision.private.step if decision.private is not None else ""
            option = picks[step or "top"]
        if option == questions.REST:
            self._plans.resting[decision.seat] = questions.fired_at(decision, scene.view)
            option = questions.STAY
        if option == questions.HOLD and (here := questions.among_friends(decision, scene.view)):
            self._plans.at_peace.add(here)
        return hot_seat.taken(self._plans, decision, option)

    def open_choice(self, decision: Decision, scene: JuntaScene, table: Table) -> Choice | None:
        """Votes, moves and fights are answered in front of everybody at one keyboard."""

        def whole() -> Choice:
            return self.choice(decision, scene, table)

        return hot_seat.open_choice(self._plans, decision, scene, table, whole)

    def context(self, decision: Decision, scene: JuntaScene) -> str:
        """What stands below a question."""
        return questions.context(decision, scene)
