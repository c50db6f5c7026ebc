"""How Junta's players are asked: lists in a useful order, offers ready made, silence kept."""

from __future__ import annotations

from collections.abc import Mapping

from weimar_tui.kernel.decision import Decision
from weimar_tui.play.interface import Table
from weimar_tui.play.prompts import PromptPolicy
from weimar_tui.text.choice import Choice

from ..rules import decision_types as dt
from ..rules.nothing_to_decide import is_no_question
from ..rules.subjects import link_of
from ..scene import JuntaScene
from . import hot_seat
from .arranging import arranged
from .deals import AGAIN, QUICK, offers_before, quick_deals, reopened
from .hot_seat import Plans, silence
from .questions import (
    HOLD,
    STAY,
    STAY_FOR_COUP,
    among_friends,
    context,
    fired_at,
    is_too_late,
    same_enemy,
    thrifty_answer,
    told_beforehand,
)


class JuntaPrompts(PromptPolicy[JuntaScene]):
    """Votes, places, coups and talk; it keeps what the people here have decided beforehand."""

    scene_type = JuntaScene
    shared_keyboard = True

    def __init__(self) -> None:
        self._plans = Plans()

    def first_answer(self, decision: Decision) -> str | None:
        """A quick Enter spends nothing."""
        return thrifty_answer(decision)

    def choice(self, decision: Decision, now: JuntaScene, table: Table) -> Choice:
        """Likely offers ready made, clauses in a useful order."""
        choice = arranged(super().choice(decision, now, table), decision, now)
        if decision.kind == dt.PLACE.kind and len(table.humans) > 1:
            return hot_seat.with_deposit(choice, now)
        return choice

    def preview(self, decision: Decision, option: str, now: JuntaScene) -> str:
        """Exact odds where there are any; what is known of places and victims."""
        beforehand = told_beforehand(decision, option, now)
        odds = super().preview(decision, option, now)
        return now.words.catalogue.join("lines", filter(None, (odds, beforehand)))

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
        alone = not table.pauses_tell and len(table.humans) == 1
        mine = table.view(decision.seat).families[decision.seat] if alone else None
        if mine is not None and is_no_question(decision, mine.made):
            # Among bots nobody can tell anything from how long an answer takes.
            return decision.options[0]
        only_one = len(decision.options) == 1
        if decision.kind == dt.PAY_COST.kind and only_one and not table.pauses_tell:
            # Its seat has just played the card; others could tell what notes it has from the time.
            return decision.options[0]
        plans = self._plans
        if decision.kind == dt.COUP.kind and is_too_late(table.view(None)):
            return silence(decision)
        if plans.at_peace and decision.kind == dt.FIGHT.kind:
            here = among_friends(decision, table.view(None))
            if here in plans.at_peace:
                return HOLD
        if decision.kind == dt.MOVE_FROM.kind and decision.seat in plans.resting:
            here = fired_at(decision, table.view(None))
            if plans.resting[decision.seat] == here and STAY in decision.options:
                return STAY
        if decision.kind == dt.TARGET.kind and (same := same_enemy(decision, table.view(None))):
            return same
        if plans.passing:
            plans.at(hot_seat.moment(decision, table.view(None)))
        return plans.answer(decision) or hot_seat.end_of_votes(plans, decision)

    def taken(self, decision: Decision, option: str, now: JuntaScene) -> str:
        """A ready-made offer begins as any other; at one keyboard somebody may take it first."""
        verb, _, number = option.partition(":")
        deals = quick_deals(now) if verb in (QUICK, AGAIN) else []
        picks: Mapping[str, str] = {}
        if verb == QUICK:
            picks = deals[int(number)].picks
        elif verb == AGAIN:
            picks = reopened(offers_before(now, deals)[int(number)])
        if picks:
            self._plans.compose(decision.seat, picks)
            step = link_of(decision)
            option = picks[step or "top"]
        if option == STAY_FOR_COUP:
            self._plans.resting[decision.seat] = fired_at(decision, now.view)
            option = STAY
        if option == HOLD and (here := among_friends(decision, now.view)):
            self._plans.at_peace.add(here)
        return hot_seat.taken(self._plans, decision, option)

    def open_choice(self, decision: Decision, now: JuntaScene, table: Table) -> Choice | None:
        """Votes, moves and fights are answered in front of everybody at one keyboard."""

        def whole() -> Choice:
            return self.choice(decision, now, table)

        return hot_seat.open_choice(self._plans, decision, now, table, whole)

    def context(self, decision: Decision, now: JuntaScene) -> str:
        """What stands below a question."""
        return context(decision, now)
