"""Why the steady bot plays a card the way it does: what weighed most in its choice."""

from __future__ import annotations

from typing import NamedTuple

from weimar_tui.kernel.decision_type import Word
from weimar_tui.kernel.journal import Reason

from ..rules import decision_types as dt
from ..rules.position import PARTIES
from ..rules.threats import party_threat
from .action_planner import Plan
from .cards import Hand
from .evaluation.evaluator import Parts
from .sandbox import Sandbox
from .weights import REPLIES

PERILS = {"kpd-power": "kpd", "dnvp-power": "dnvp"}
"""The components for a radical party's way to power."""

GOOD_RESULT = 6
"""The result of an attempt that is named in its reasons."""

_ATTEMPTS = ("coup", "counter-coup", "fight", "demonstrate")
_MAIN = ("coup", "counter-coup", "fight", "take-control", "demonstrate", "mobilize", "negotiate")


class Weight(NamedTuple):
    """What a component of the evaluation adds for a party, and the party it concerns."""

    worth: float
    part: str
    party: str


def reasons_for(hand: Hand, option: str) -> tuple[Reason, ...]:
    """Why a card and its use were chosen, the main reason first."""
    played = dt.PLAY_CARD.read(option)
    card = played.card
    match played.use:
        case "actions":
            return for_plan(hand.trial, hand.party, hand.plan(card))
        case "debate":
            return for_debate(hand, card)
        case "event":
            effects = hand.trial.components.cards[card].effect
            after = hand.trial.after_effects(effects, hand.party, source=card)
            return for_change(hand.trial, hand.party, after)


def for_plan(trial: Sandbox, party: str, plan: Plan) -> tuple[Reason, ...]:
    """Why actions are taken in a city: the boldest of them, and what its success would bring."""
    actions = [each for each in map(dt.ACTION.read, plan.actions) if not isinstance(each, Word)]
    kinds = [each.action for each in actions]
    main = next((kind for kind in _MAIN if kind in kinds), "")
    if not main:
        return (Reason("bot-saves"),) if dt.RESERVE in plan.actions else ()
    if main == "negotiate":
        return (Reason("bot-negotiate"),)
    target = next((each.target for each in actions if isinstance(each, dt.Fight)), "")
    held = party_threat(trial.position, plan.city) or "none"
    reason = Reason(f"bot-{main}", {"city": plan.city, "target": target or "none", "held": held})
    if main not in _ATTEMPTS:
        return (reason,)
    good = trial.tables.success(party) if main == "coup" else GOOD_RESULT
    after = trial.after_attempt(main, party, plan.city, target, good)
    ending = [
        why for why in for_change(trial, party, after) if why.id in ("bot-stops", "bot-power")
    ]
    return (reason, *ending)


def for_debate(hand: Hand, card: str) -> tuple[Reason, ...]:
    """Why the card is used for a debate: the first issue it moves."""
    moves = hand.debate_moves(card)
    return tuple(Reason("bot-debates", {"issue": issue}) for issue, _ in moves[:1])


def for_change(trial: Sandbox, party: str, after: Parts) -> tuple[Reason, ...]:
    """What a change of the position brings the party most."""
    best = max(weights(trial, party, after), key=lambda weight: weight.worth)
    if best.worth < REPLIES.worth_telling:
        return ()
    if best.part in PERILS:
        radical = PERILS[best.part]
        return (Reason("bot-power" if radical == party else "bot-stops", {"party": radical}),)
    whose = "own" if best.party == party else "rival"
    return (Reason(f"bot-{best.part}", {"whose": whose, "party": best.party}),)


def weights(trial: Sandbox, party: str, after: Parts) -> list[Weight]:
    """The weight of each component of a change for the party, with the party it concerns."""
    before, me = trial.parts, PARTIES.index(party)
    weighed: list[Weight] = []
    for part, values in after.sudden_endings.items():
        weighed.append(Weight(values[me] - before.sudden_endings[part][me], part, party))
    rivalry = trial.evaluator.rivalry[me]
    for part, values in after.prospects.items():
        for i, concerned in enumerate(PARTIES):
            worth = rivalry[i] * (values[i] - before.prospects[part][i])
            weighed.append(Weight(worth, part, concerned))
    return weighed
