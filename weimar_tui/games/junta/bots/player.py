"""A family played by the program: it sees a view and answers every question at once."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from weimar_tui.bots.bot import Advice, Bot
from weimar_tui.kernel.journal import Reason

from ..rules import decision_types as dt, vocabulary as v
from ..rules.families import present
from ..rules.game import JuntaGame
from ..rules.negotiation import offers
from ..rules.position import JuntaPosition
from ..rules.scenario_data import Scenario, load_scenario, scripted
from ..rules.subjects import JuntaDecision, link_of
from . import appraisal, budget, city, coups, deals, elections, moves, nights
from .mind import Mind
from .personalities import STEADY, Personality, drawn


class JuntaBot(Bot):
    """A family with its personality: a name such as `loyalist`, or a random one if empty.

    Its randomness depends only on seat, seed and question number, so answers are reproducible.
    `reasons` explain the last answer.
    """

    reasons: tuple[Reason, ...] = ()

    def __init__(
        self, seat: str, seed: str, game: JuntaGame, personality: str = "", level: str = STEADY
    ) -> None:
        self.seat = seat
        self.game = game
        self.level = level
        self.me: Personality = drawn(personality, seat, seed)
        self._seed = seed
        self._scenarios: dict[str, Scenario] = {}

    def decide(self, view: JuntaPosition, decision: JuntaDecision) -> str:
        """Pick an option."""
        self.reasons = ()
        if len(decision.options) == 1:
            return decision.options[0]
        name, known = view.scenario, self._scenarios
        if name not in known:
            known[name] = load_scenario(name, self.game.data)
        if wanted := scripted(known[name], view, decision):
            return wanted
        mind = self.mind(view, decision)
        composing = {"": decision.kind, "target": dt.TARGET_OF_CARD.kind}
        answer = _ANSWERS.get(composing.get(link_of(decision), "compose"))
        picked = answer(mind) if answer is not None else mind.options[0]
        self.reasons = tuple(mind.reasons)
        return picked if picked in mind.options else _harmless(mind)

    def mind(self, view: JuntaPosition, decision: JuntaDecision) -> Mind:
        """How it sees a question."""
        runner = self.game.resume(view, listen=False)
        return Mind(runner, decision, self.me, self.level, self._seed)

    def advise(
        self, view: JuntaPosition, decision: JuntaDecision, number: int
    ) -> tuple[Advice, ...]:
        """Its answer; in talk and in coups, up to `number` answers with what they are worth."""
        by_rule, mind = self.decide(view, decision), self.mind(view, decision)
        if not link_of(decision) and (moved := moves.advice(mind, by_rule, number)):
            return moved
        advised = appraisal.advice(mind, by_rule, number)
        first, *others = advised
        if first.option == by_rule:
            first = replace(first, reasons=(*first.reasons, *self.reasons))
        return (first, *others)


def _harmless(mind: Mind) -> str:
    """The least committing option, used when no other answer was found."""
    return mind.first("ready", "pass", "done", "stay", "drop", "hold", "no") or mind.options[0]


def _talk(mind: Mind) -> str:
    """Cards first, then answers, then its own offers."""
    for option in mind.options:
        match dt.TALK.read(option):
            case dt.LayCard():
                return option
            case dt.PlayCard(card) if _is_time_for(mind, card):
                return option
    for offer in offers.addressed_to(mind.view, mind.seat):
        if (picked := deals.answer(mind, offer)) in mind.options:
            return picked
    return "offer" if "offer" in mind.options and deals.plan(mind) else "ready"


def _is_time_for(mind: Mind, card: str) -> bool:
    """Donations and spies at once; a motion to remove the President only with enough votes."""
    words = mind.components.words[card]
    if v.MotionToRemove in words:
        seats = present(mind.view)
        against = [seat for seat in seats if mind.grievance(seat) > 0.7]
        enough = 3 * sum(map(mind.votes, against)) >= 2 * sum(map(mind.votes, seats))
        return enough and mind.seat in against
    return v.CloseBank not in words or (mind.pocket < 3 and mind.may("close bank", 0.3))


_ANSWERS: dict[str, Callable[[Mind], str]] = {
    dt.TALK.kind: _talk,
    dt.ANSWER_OFFER.kind: _talk,
    "compose": deals.compose,
    dt.NOMINATE.kind: elections.nominate,
    dt.BALLOT.kind: elections.ballot,
    dt.APPOINT.kind: elections.appoint,
    dt.ANNOUNCE.kind: budget.announce,
    dt.ENVELOPE.kind: budget.envelope,
    dt.CAST.kind: budget.cast,
    dt.BREAK_TIE.kind: budget.side,
    dt.RECOUNT.kind: budget.recount,
    dt.FORCE_BUDGET.kind: budget.force,
    dt.PLACE.kind: nights.place,
    dt.ATTACK.kind: nights.attack,
    dt.VICTIM.kind: nights.victim,
    dt.WHERE.kind: nights.victim,
    dt.SHIELD.kind: nights.shield,
    dt.BANK.kind: nights.bank,
    dt.OVER_LIMIT.kind: nights.over_limit,
    dt.DROP_INFLUENCE.kind: nights.drop_influence,
    dt.TARGET_OF_CARD.kind: nights.target,
    dt.COME_BACK.kind: nights.come_home,
    dt.SHOOT_RETURNER.kind: nights.shoot_returner,
    dt.COUP.kind: coups.begin,
    dt.JOIN.kind: coups.begin,
    dt.MOVE_FROM.kind: city.move,
    dt.MOVE_TO.kind: city.move_to,
    dt.HOP_TO.kind: city.move_to,
    dt.HOW_MANY.kind: city.how_many,
    dt.LAND_AT.kind: city.stand,
    dt.PLACE_AT.kind: city.stand,
    dt.RETREAT.kind: city.stand,
    dt.BRIBE_AREA.kind: city.bribe,
    dt.BRIBE_NUMBER.kind: city.bribe,
    dt.FIGHT.kind: city.fire,
    dt.TARGET.kind: city.fire,
    dt.BOMBARD.kind: city.bombard,
    dt.SETTLE.kind: coups.settle,
    dt.SIDE.kind: coups.declare,
    dt.JUNTA_VOTE.kind: coups.junta_vote,
    dt.JUNTA_TIE.kind: coups.junta_vote,
    dt.SHOOT_WHOM.kind: coups.shoot,
}
"""How to answer each kind of question. For all others, the first option is right: accept an office,
pay with the lightest notes, lose unarmed units first."""
