"""Answers to other players' actions: reactions, boosts, coups to oppose, coalitions, proposals."""

from __future__ import annotations

from ..rules import decision_types as dt
from ..rules.effects.vocabulary import Cancel, Dice, Reroll, Result
from ..rules.phases.government import COALITIONS
from ..rules.position import Attempt, WeimarPosition
from ..rules.results import final_result
from ..rules.subjects import Coup, DividedIssue, OfCoalition, Trigger, WeimarDecision, subject_of
from ..rules.windows import fitting_reaction, reaction_dice
from .action_planner import ActionPlanner
from .cards import other_cards
from .sandbox import Sandbox, chances
from .weights import FIGURES, PARTNERS, REPLIES


def attempt_gain(trial: Sandbox, attempt: Attempt, dice: int, modifier: int) -> float:
    """The gain of the attempt under way for me, with these dice."""
    me = trial.me
    kind = attempt.kind
    if dice <= 0:
        return 0.0
    if kind == "negotiate":
        needs = trial.components.foreign_affairs[attempt.target].needs
        chance = sum(chances(dice, modifier)[needs - 1 :])
        good = trial.negotiation(attempt.actor, attempt.target, success=True)[me]
        bad = trial.negotiation(attempt.actor, attempt.target, success=False)[me]
        return chance * good + (1 - chance) * bad
    return trial.attempt(kind, attempt.actor, attempt.city, attempt.target, dice, modifier)[me]


KNOWN = ("demonstrate", "coup", "counter-coup", "fight", "negotiate", "crisis")


def is_city_roll(view: WeimarPosition, decision: WeimarDecision) -> bool:
    """Whether the roll that can be repeated names a random city: not worth Stresemann."""
    attempts = view.attempts
    return (
        subject_of(decision, Trigger).trigger == "roll"
        and bool(attempts)
        and attempts[-1].kind == "city"
    )


def react(trial: Sandbox, decision: WeimarDecision) -> str:
    """React if the gain exceeds the cost."""
    trigger = subject_of(decision, Trigger).trigger
    attempts = trial.position.attempts
    if trigger in ("event", "debate"):
        return _try_politicians(trial, decision)
    if not attempts:
        return dt.PASS
    if trigger == "reaction":
        return _answer_reaction(trial, decision)
    attempt = attempts[-1]
    if attempt.kind not in KNOWN:
        return dt.PASS
    if trigger == "roll":
        return _repeat(trial, decision, attempt)
    now = attempt_gain(trial, attempt, attempt.dice, attempt.modifier)
    best, choice = 0.0, dt.PASS
    for option in decision.options:
        if option == dt.PASS:
            continue
        if option == dt.BOARD:
            gain = _board(trial, attempt, now) - FIGURES.reserve_point
            if gain > best:
                later = other_cards(trial, trial.seat)
                gain -= ActionPlanner(trial, trial.seat).kept_for_a_blow(later)
        else:
            gain = _politician(trial, decision, attempt, option) - now - REPLIES.drawn
        if gain > best:
            best, choice = gain, option
    return choice


def _board(trial: Sandbox, attempt: Attempt, now: float) -> float:
    """The average gain of my board's Reaction."""
    dice = reaction_dice(trial.runner, trial.seat, attempt.city)
    total = 0.0
    for chance, parry in zip(chances(dice, 0), trial.tables.parry[trial.seat], strict=True):
        if not chance or not any(parry):
            continue
        left = 0.0
        if not parry.cancels:
            dice, modifier = attempt.dice - parry.dice, attempt.modifier - parry.result
            left = attempt_gain(trial, attempt, dice, modifier)
        total += chance * (left - now)
    return total


def _politician(trial: Sandbox, decision: WeimarDecision, attempt: Attempt, card: str) -> float:
    trigger = subject_of(decision, Trigger)
    reaction = fitting_reaction(
        trial.runner,
        card,
        trial.seat,
        trigger.trigger,
        trigger.actor,
        trigger.city,
    )
    dice, modifier = attempt.dice, attempt.modifier
    for effect in reaction.effect:
        match effect:
            case Result():
                modifier += effect.amount
            case Dice():
                dice = min(5, dice + effect.amount)
            case Cancel():
                return 0.0
            case _:
                pass
    return attempt_gain(trial, attempt, dice, modifier)


def _repeat(trial: Sandbox, decision: WeimarDecision, attempt: Attempt) -> str:
    """Repeat a roll with Stresemann, or with a politician whose effect does that."""
    result = final_result(attempt)
    if attempt.kind == "negotiate":
        needs = trial.components.foreign_affairs[attempt.target].needs
        now = trial.negotiation(attempt.actor, attempt.target, success=result >= needs)[trial.me]
    else:
        now = trial.outcome(attempt.kind, attempt.actor, attempt.city, attempt.target, result)[
            trial.me
        ]
    modifier = attempt.modifier + attempt.boosted
    gain = attempt_gain(trial, attempt, attempt.dice, modifier) - now
    price = (
        REPLIES.stresemann if trial.position.hands[trial.seat] else REPLIES.stresemann_without_cards
    )
    if dt.STRESEMANN in decision.options and gain > price:
        return dt.STRESEMANN
    for option in decision.options:
        if option not in (dt.PASS, dt.STRESEMANN) and gain > REPLIES.drawn + REPLIES.repeat_margin:
            return option
    return dt.PASS


def _answer_reaction(trial: Sandbox, decision: WeimarDecision) -> str:
    """Answer a Reaction with a fitting politician, if the attempt it answers is good for me."""
    attempts = trial.position.attempts
    if len(attempts) < 2 or attempts[-2].kind not in KNOWN:
        return dt.PASS
    attempt = attempts[-2]
    now = attempt_gain(trial, attempt, attempt.dice, attempt.modifier)
    hurt = attempt_gain(trial, attempt, attempt.dice, attempt.modifier - 1)
    strength = sum(chances(attempts[-1].dice, attempts[-1].modifier)[3:])
    if strength * (now - hurt) * REPLIES.helps_share > REPLIES.drawn:
        return next((o for o in decision.options if o not in (dt.PASS, dt.STRESEMANN)), dt.PASS)
    return dt.PASS


def _try_politicians(trial: Sandbox, decision: WeimarDecision) -> str:
    trigger = subject_of(decision, Trigger).trigger
    best, choice = 0.0, dt.PASS
    for option in decision.options:
        if option == dt.PASS:
            continue
        card = trial.components.cards[option]
        reaction = next(r for r in card.reactions if r.trigger == trigger)
        if any(isinstance(effect, Reroll) for effect in reaction.effect):
            continue
        passed = trial.gain_of_option(decision, dt.PASS)[trial.me]
        gain = trial.gain_of_option(decision, option)[trial.me] - passed - REPLIES.drawn
        if gain > best:
            best, choice = gain, option
    return choice


# --- own rolls ----------------------------------------------------------------------------------
def increase(trial: Sandbox, decision: WeimarDecision) -> str:
    """Buy +1 for 2 AP if it brings more than the points would."""
    attempt = trial.position.attempts[-1]
    plain = attempt_gain(trial, attempt, attempt.dice, attempt.modifier)
    better = attempt_gain(trial, attempt, attempt.dice, attempt.modifier + 1)
    reserve = trial.position.reserve[trial.seat]
    left = trial.position.impulses[-1].ap if attempt.paid and trial.position.impulses else 0
    price = (
        2 * FIGURES.reserve_point
        if left < 2
        else FIGURES.reserve_point * min(2, 2 - reserve) + REPLIES.increase_margin
    )
    return dt.INCREASE if better - plain > price else dt.PASS


def oppose(trial: Sandbox, decision: WeimarDecision) -> str:
    """Oppose a coup if the party would lose by it."""
    coup = subject_of(decision, Coup)
    actor = coup.actor
    success = trial.outcome("coup", actor, coup.city, "", trial.tables.success(actor))[trial.me]
    return dt.OPPOSE if success < 0 else dt.NEUTRAL


def vote_again(trial: Sandbox, decision: WeimarDecision) -> str:
    """Give up a seat for another roll of a bad die if the presidency is close."""
    attempt = trial.position.attempts[-1]
    die = attempt.rolled[0] if attempt.rolled else 6
    seats = trial.position.seats[trial.seat]
    return dt.REROLL if die == 1 and seats >= 4 else dt.KEEP


# --- agreements ---------------------------------------------------------------------------------
def propose(trial: Sandbox, decision: WeimarDecision) -> str:
    """Propose what serves me best among what the partner should accept."""
    partner = ("spd", "kpd", "z", "dnvp").index(subject_of(decision, DividedIssue).partner)
    best, choice = 0.0, dt.PASS
    for option in decision.options:
        if option == dt.PASS:
            continue
        gains = trial.gain_of_option(decision, option)
        if gains[partner] > -PARTNERS.partner_loses and gains[trial.me] > best:
            best, choice = gains[trial.me], option
    return choice


def join_coalition(trial: Sandbox, decision: WeimarDecision) -> str:
    """Radical parties govern only while they have no power of their own to lose."""
    position = trial.position
    seat = trial.seat
    kind = subject_of(decision, OfCoalition).coalition
    parties = COALITIONS[kind]
    partner = next(p for p in parties if p != seat)
    markers = {"kpd": "councils", "dnvp": "regime"}
    if seat in markers:
        held = sum(markers[seat] in city.threats for city in position.cities.values())
        if held:
            return dt.REFUSE
        return dt.AGREE if len(position.dr_box) <= PARTNERS.most_markers else dt.REFUSE
    vp = position.vp
    if (
        PARTNERS.vote[seat][partner] < 1.0
        and kind == "right"
        and len(position.dr_box) > PARTNERS.most_markers_right
    ):
        return dt.REFUSE
    leader = max(vp, key=lambda party: vp[party])
    return (
        dt.REFUSE
        if leader == partner and vp[partner] > vp[seat] + PARTNERS.leader_ahead
        else dt.AGREE
    )


def order_coalitions(trial: Sandbox, decision: WeimarDecision) -> str:
    """A coalition that includes me first."""
    return next(
        (name for name in decision.options if trial.seat in COALITIONS[name]),
        decision.options[0],
    )


def discard(trial: Sandbox, decision: WeimarDecision) -> str:
    """The card with the lowest values."""
    cards = trial.components.cards
    return min(decision.options, key=lambda card: cards[card].large + cards[card].small)
