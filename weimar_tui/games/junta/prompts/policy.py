"""How Junta asks its players: lists in a useful order, ready-made offers, decisions in advance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from weimar_tui.bots.bot import Advice
from weimar_tui.kernel.decision import Decision
from weimar_tui.play.interface import Table
from weimar_tui.play.prompts import PromptPolicy
from weimar_tui.text.choice import Choice

from ..rules import decision_types as dt
from ..rules.nothing_to_decide import is_no_question
from ..rules.subjects import link_of
from ..scene import JuntaScene
from ..words.wording import DEAL
from . import hot_seat
from .arranging import arranged, row_of_units
from .deals import AGAIN, PARTNER, QUICK, begun, offers_before, pays_lightest, quick_deals, reopened
from .facts import facts
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
    """Votes, places, coups and talk; remembers what the people here have decided in advance."""

    scene_type = JuntaScene
    shared_keyboard = True

    def __init__(self) -> None:
        self._plans = Plans()

    def first_answer(self, decision: Decision) -> str | None:
        """Pressing Enter at once spends nothing."""
        return thrifty_answer(decision)

    def choice(self, decision: Decision, now: JuntaScene, table: Table) -> Choice:
        """Ready-made offers, and clauses in a useful order."""
        choice = arranged(super().choice(decision, now, table), decision, now)
        if decision.kind == dt.PLACE.kind and len(table.humans) > 1:
            return hot_seat.with_deposit(choice, now)
        return choice

    def preview(self, decision: Decision, option: str, now: JuntaScene) -> str:
        """Exact odds if they can be computed; what is known about places and victims."""
        beforehand = told_beforehand(decision, option, now)
        odds = super().preview(decision, option, now)
        return now.words.catalogue.join("lines", filter(None, (odds, beforehand)))

    def row_of(self, advice: Advice, now: JuntaScene) -> str:
        """For an offer, its ready-made row, or else that of an offer to its family; all units of
        the only kind have one row."""
        if now.decision is not None and now.decision.kind == dt.HOW_MANY.kind:
            return row_of_units(advice.option, now.decision.options)
        terms = next((why.arguments for why in advice.reasons if why.id == DEAL), None)
        if advice.option != dt.OFFER or terms is None:
            return advice.option
        for number, deal in enumerate(quick_deals(now)):
            if {
                "family": deal.to,
                "want": deal.want.id,
                "give": deal.give.id,
            }.items() <= terms.items():
                return f"{QUICK}:{number}"
        return f"{PARTNER}:{terms['family']}"

    # --- decided beforehand ---------------------------------------------------------------------
    @property
    def called(self) -> str:
        """The seat that wants the keyboard."""
        return self._plans.called

    def begin(self) -> None:
        """Start with nothing decided in advance."""
        self._plans.clear()

    def undone(self) -> None:
        """The current holder keeps the keyboard."""
        plans = self._plans
        called, moment = plans.called, plans.moment
        plans.clear()
        plans.called, plans.moment = called, moment

    def planned(self, decision: Decision, table: Table) -> str | None:
        """An answer that needs no question: the only one, or one that follows from earlier answers.

        Earlier answers are an offer made in one pick, a standing order in a coup, or, at one
        keyboard, that a family has nothing to say.
        """
        return (
            self._only_answer(decision, table)
            or self._standing_order(decision, table)
            or self._said_before(decision, table)
        )

    def _only_answer(self, decision: Decision, table: Table) -> str | None:
        """The only possible answer, if answering at once reveals nothing."""
        if table.pauses_tell:
            return None
        if decision.kind == dt.PAY_COST.kind and len(decision.options) == 1:
            return decision.options[0]
        if len(table.humans) == 1:
            made = table.view(decision.seat).families[decision.seat].made
            return decision.options[0] if is_no_question(decision, made) else None
        return None

    def _standing_order(self, decision: Decision, table: Table) -> str | None:
        """What the family has decided for the rest of a coup."""
        plans = self._plans
        match decision.kind:
            case dt.COUP.kind if is_too_late(table.view(None)):
                return silence(decision)
            case dt.FIGHT.kind if plans.at_peace:
                here = among_friends(decision, table.view(None))
                return HOLD if here in plans.at_peace else None
            case dt.MOVE_FROM.kind if decision.seat in plans.resting and STAY in decision.options:
                here = fired_at(decision, table.view(None))
                return STAY if plans.resting[decision.seat] == here else None
            case dt.TARGET.kind:
                return same_enemy(decision, table.view(None)) or None
        return None

    def _said_before(self, decision: Decision, table: Table) -> str | None:
        if self._plans.passing:
            self._plans.at(hot_seat.moment(decision, table.view(None)))
        return self._plans.answer(decision) or hot_seat.end_of_votes(self._plans, decision)

    def taken(self, decision: Decision, option: str, now: JuntaScene) -> str:
        """The option behind an answer: the first pick of a ready-made offer, or taking
        the keyboard."""
        verb, _, number = option.partition(":")
        deals = quick_deals(now) if verb in (QUICK, AGAIN) else []
        picks: Mapping[str, str] = {}
        if verb == QUICK:
            picks = deals[int(number)].picks
        elif verb == AGAIN:
            picks = reopened(offers_before(now, deals)[int(number)])
        elif verb == PARTNER:
            picks = begun(number)
        if picks:
            self._plans.compose(decision.seat, picks)
            step = link_of(decision)
            option = picks[step or "top"]
        elif picks := pays_lightest(decision, option):
            self._plans.compose(decision.seat, picks)
        if option == STAY_FOR_COUP:
            self._plans.resting[decision.seat] = fired_at(decision, now.view)
            option = STAY
        if option == HOLD and (here := among_friends(decision, now.view)):
            self._plans.at_peace.add(here)
        return hot_seat.taken(self._plans, decision, option)

    def open_choice(self, decision: Decision, now: JuntaScene, table: Table) -> Choice | None:
        """At one keyboard, votes, moves and fights are answered in front of everyone."""

        def whole() -> Choice:
            return self.choice(decision, now, table)

        return hot_seat.open_choice(self._plans, decision, now, table, whole)

    def facts(self, decision: Decision, now: JuntaScene) -> Iterable[str]:
        """The bank and the last nights, the purse, the parties of a fight, the power centres."""
        return facts(decision, now)

    def context(self, decision: Decision, now: JuntaScene) -> str:
        """The text below a question."""
        return context(decision, now)
