"""How each answer to a reaction window changes the attempt (rulebook 4.3, 5.14).

All odds assume that nobody else reacts and nothing more is paid.
"""

from __future__ import annotations

from msgspec.structs import replace

from . import decision_types as dt, lasting_rules
from .effects.vocabulary import Cancel, Dice, Effects, Reroll, Result
from .position import Attempt
from .preview_rolls import (
    IN_TABLES,
    Danger,
    Preview,
    fallen_preview,
    roll_preview,
    treaty_preview,
)
from .random_city import RandomCity, any_city, named_city
from .results import final_result
from .runner import WeimarRunner
from .subjects import Trigger, WeimarDecision, subject_of
from .windows import MOST_DICE, fitting_reaction, reaction_dice

_NO_ATTEMPT = ("event", "debate")
"""Triggers without a roll at stake."""


def reaction_preview(runner: WeimarRunner, decision: WeimarDecision, option: str) -> Preview | None:
    """Preview an answer to a reaction window, or None if no roll with a preview is at stake."""
    subject = subject_of(decision, Trigger)
    trigger = subject.trigger
    if trigger in _NO_ATTEMPT or not runner.position.attempts:
        return None
    attempt = runner.position.attempts[-1]
    match option:
        case dt.BOARD:
            return _with_board(runner, decision.seat, attempt)
        case dt.PASS:
            return _passed(runner, attempt)
        case dt.STRESEMANN:
            return _thrown_again(runner, attempt)
    reaction = fitting_reaction(runner, option, decision.seat, trigger, subject.actor, subject.city)
    return _with_politician(runner, attempt, reaction.effect)


def _with_board(runner: WeimarRunner, party: str, attempt: Attempt) -> Preview:
    """The roll of the party board's own Reaction."""
    modifier = lasting_rules.adjustment(runner.position, party, "reaction", "result")
    dice = reaction_dice(runner, party, attempt.city)
    return roll_preview(runner, Attempt(party, "reaction", attempt.city), dice, modifier)


def _passed(runner: WeimarRunner, attempt: Attempt) -> Preview | None:
    """The attempt without a reaction, or the result already rolled."""
    if not attempt.rolled:
        return _odds(runner, attempt)
    if attempt.kind == "city":
        return _in_city(attempt, named_city(runner))
    if attempt.kind not in (*IN_TABLES, "negotiate", "crisis"):
        return None
    return fallen_preview(runner, attempt, final_result(attempt))


def _thrown_again(runner: WeimarRunner, attempt: Attempt) -> Preview | None:
    """All dice rolled again; what was paid for the result still counts."""
    return _odds(runner, replace(attempt, modifier=attempt.modifier + attempt.boosted))


def _in_city(attempt: Attempt, city: RandomCity | None) -> Preview | None:
    """What a marker changes in a random city; the seventh of the DR box is a danger."""
    if city is None:
        return None
    ends = any(change == "ends" for change, _ in city.chances)
    dangers = (Danger("anarchy", attempt.actor),) if ends else ()
    return Preview(attempt.dice, city=city, dangers=dangers)


def _with_politician(runner: WeimarRunner, attempt: Attempt, effects: Effects) -> Preview | None:
    """The attempt after the politician's lines that affect it."""
    dice, modifier = attempt.dice, attempt.modifier
    for effect in effects:
        match effect:
            case Result():
                modifier += effect.amount
            case Dice():
                dice = min(MOST_DICE, dice + effect.amount)
            case Reroll():
                return _thrown_again(runner, attempt)
            case Cancel():
                return None
    return _odds(runner, replace(attempt, dice=dice, modifier=modifier))


def _odds(runner: WeimarRunner, attempt: Attempt) -> Preview | None:
    if attempt.kind == "negotiate":
        card = attempt.target
        after = runner.components.foreign_affairs[card].after
        return treaty_preview(runner, card, attempt.dice, attempt.modifier, after)
    if attempt.kind == "city":
        return _in_city(attempt, any_city(runner))
    if attempt.kind not in (*IN_TABLES, "crisis"):
        return None
    return roll_preview(runner, attempt, attempt.dice, attempt.modifier)
