"""What an option would do if it were picked: dice, exact chances and dangers.

Works on a View as well as on a Position, since nothing here looks at hidden cards.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from . import attempts, decision_types as dt, units
from .actions import legality
from .effects.vocabulary import (
    AnyEffect,
    As,
    Effects,
    Flag,
    FreeAction,
    FreeNegotiation,
    May,
    Pay,
    PlaceNsdapFigure,
)
from .minor_parties import MINOR_PARTIES
from .position import CITIES, PARTIES, Attempt
from .preview_changes import changes
from .preview_reactions import reaction_preview
from .preview_rolls import (
    Danger as Danger,
    Preview as Preview,
    Sum,
    Then,
    dangers,
    negotiation_preview,
    roll_preview as roll_preview,
)
from .preview_sums import after_reaction, summed, sums_of
from .preview_targets import found
from .preview_treaties import TreatyChance, flag_change, treaty_chances
from .runner import WeimarRunner
from .subjects import (
    Actions,
    Choices,
    Coup,
    Moves,
    OfEffect,
    OfIssue,
    Proposal,
    Roll,
    Target,
    Trigger,
    UnitOnMove,
    WeimarDecision,
    subject_of,
)
from .threats import THREAT_PARTY, party_threat
from .windows import fitting_reaction

BASELINE = {
    dt.INCREASE_RESULT.kind: dt.PASS,
    dt.MOVE_POLICE.kind: dt.PASS,
    dt.OPPOSE_COUP.kind: dt.NEUTRAL,
    dt.LEND_REICHSWEHR.kind: dt.REFUSE,
    dt.REACT.kind: dt.PASS,
}
"""By kind of question about a roll under way: the answer that leaves the roll as it is."""

ANSWERS = {
    dt.INCREASE_RESULT.kind: dt.INCREASE,
    dt.MOVE_POLICE.kind: "move",
    dt.OPPOSE_COUP.kind: dt.OPPOSE,
    dt.LEND_REICHSWEHR.kind: dt.LEND,
}


def preview(runner: WeimarRunner, decision: WeimarDecision, option: str) -> Preview | None:
    """Return the preview of picking `option`, or None if nothing can be computed in advance.

    It is worded for the seat that is asked. For a roll, it sums up the important chances and
    compares them with those under the other answer.
    """
    shown = _preview_alone(runner, decision, option)
    if shown is None:
        return None
    attempt = _at_stake(runner, decision, option)
    if attempt is not None:
        shown = _compared(runner, decision, option, shown, attempt)
        actor, opponent = attempt.actor, attempt.target
        if option == dt.BOARD:
            actor, opponent = decision.seat, attempt.actor
        shown = replace(
            shown,
            chances=tuple(
                replace(each, effects=told_to(decision.seat, each.effects, actor, opponent))
                for each in shown.chances
            ),
        )
    return shown


def _at_stake(runner: WeimarRunner, decision: WeimarDecision, option: str) -> Attempt | None:
    """The attempt in question: the one under way, or the one that the option would announce."""
    position = runner.position
    match decision.kind:
        case dt.ACTION.kind:
            impulse = position.impulses[-1]
            return _attempt(runner, decision.seat, option, impulse.city)
        case dt.CHOOSE_CITY.kind if option in CITIES:
            target = subject_of(decision, Target)
            if isinstance(target.effect, FreeAction):
                kind = str(target.effect.__struct_config__.tag)
                holder = THREAT_PARTY.get(party_threat(position, option), "")
                return Attempt(target.actor, kind, option, holder if kind == "counter-coup" else "")
        case dt.FIGHT_TARGET.kind:
            return Attempt(decision.seat, "fight", subject_of(decision, Roll).city, option)
        case dt.NEGOTIATE.kind:
            return Attempt(decision.seat, "negotiate", target=option)
        case _ if decision.kind in BASELINE and position.attempts:
            return position.attempts[-1]
    return None


def _attempt(runner: WeimarRunner, party: str, option: str, city: str) -> Attempt | None:
    """The attempt that the option would announce, if it is an action."""
    match dt.ACTION.read(option):
        case dt.Act("counter-coup"):
            holder = THREAT_PARTY[party_threat(runner.position, city)]
            return Attempt(party, "counter-coup", city, holder)
        case dt.Act(action):
            return Attempt(party, action, city)
        case dt.Fight(target):
            return Attempt(party, "fight", city, target)
        case dt.Negotiate(card):
            return Attempt(party, "negotiate", city, card)
    return None


def _compared(
    runner: WeimarRunner, decision: WeimarDecision, option: str, shown: Preview, attempt: Attempt
) -> Preview:
    """Add the important chances of the roll under this answer and under the one to compare."""
    sums = _sums(runner, option, shown, attempt)
    base = BASELINE.get(decision.kind)
    if base is None:
        return replace(shown, sums=sums)
    others = [each for each in decision.options if each != base]
    if option == base and len(others) != 1:
        return replace(shown, sums=sums)
    answer = ANSWERS.get(decision.kind, "reroll" if attempt.rolled else "react")
    other = others[0] if option == base else base
    against = _preview_alone(runner, decision, other)
    if against is None:
        return replace(shown, sums=sums)
    beside = _sums(runner, other, against, attempt)
    if option == base:
        sums, beside = beside, sums
    return replace(shown, sums=sums, otherwise=beside, answer=answer)


def _sums(runner: WeimarRunner, option: str, shown: Preview, attempt: Attempt) -> tuple[Sum, ...]:
    if option == dt.BOARD:
        return after_reaction(runner, attempt, shown)
    return sums_of(attempt.kind, shown)


def _preview_alone(runner: WeimarRunner, decision: WeimarDecision, option: str) -> Preview | None:
    position = runner.position
    match decision.kind:
        case dt.ACTION.kind:
            return _action(runner, position.impulses[-1].party, option, position.impulses[-1].city)
        case dt.ACTION_CITY.kind if option in CITIES:
            points = subject_of(decision, Actions).ap + position.reserve[decision.seat]
            return Preview(then=_next_attempts(runner, decision.seat, option, points))
        case dt.CHOOSE_CITY.kind | dt.FIGHT_TARGET.kind:
            return _free_action(runner, decision, option)
        case dt.MOVE_UNIT.kind if option != dt.PASS and subject_of(decision, Moves).city:
            move, city = dt.MoveUnit.read(option), subject_of(decision, Moves).city
            assert move is not None
            return Preview(then=with_unit(runner, decision.seat, move.unit, move.origin, city))
        case dt.MOVE_TO.kind:
            moved = subject_of(decision, UnitOnMove)
            return Preview(then=with_unit(runner, decision.seat, moved.unit, moved.origin, option))
        case dt.INCREASE_RESULT.kind:
            attempt = position.attempts[-1]
            more = 1 if option == dt.INCREASE else 0
            return roll_preview(runner, attempt, attempt.dice, attempt.modifier + more)
        case dt.MOVE_POLICE.kind:
            return _with_police(runner, decision.seat, option)
        case dt.OPPOSE_COUP.kind:
            return _with_opponents(runner, subject_of(decision, Coup).units, option)
        case dt.LEND_REICHSWEHR.kind:
            lent = replace(position.attempts[-1], lent=option == dt.LEND)
            return _announced(runner, lent, lent.modifier)
        case dt.NEGOTIATE.kind:
            roll = subject_of(decision, Roll)
            return negotiation_preview(runner, decision.seat, option, roll.dice, roll.modifier)
        case dt.REACT.kind:
            subject = subject_of(decision, Trigger)
            if subject.trigger == "event" and option != dt.PASS:
                reaction = fitting_reaction(
                    runner, option, decision.seat, "event", subject.actor, subject.city
                )
                return _done(runner, decision.seat, reaction.effect)
            return reaction_preview(runner, decision, option)
        case dt.PROPOSE_ISSUE.kind if isinstance(
            proposed := dt.PROPOSE_ISSUE.read(option), dt.Propose
        ):
            issue = subject_of(decision, OfIssue).issue
            return _done(runner, proposed.party, _of_issue(runner, issue, proposed.number))
        case dt.ANSWER_PROPOSAL.kind if option == dt.AGREE:
            made = subject_of(decision, Proposal)
            if runner.components.issue_kind[made.issue] in MINOR_PARTIES:
                return None
            return _done(runner, made.actor, _of_issue(runner, made.issue, made.option))
        case dt.PLACE_FLAG.kind | dt.REMOVE_FLAG.kind:
            step = 1 if decision.kind == dt.PLACE_FLAG.kind else -1
            return Preview(flag=flag_change(runner, decision.seat, option, step))
        case dt.RESOLVE_ISSUE.kind:
            number = dt.RESOLVE_ISSUE.read(option).number
            effects = _of_issue(runner, subject_of(decision, OfIssue).issue, number)
            return _done(runner, decision.seat, effects)
        case _:
            return _done(runner, decision.seat, to_be_done(decision, option))


def _of_issue(runner: WeimarRunner, issue: str, number: int) -> Effects:
    """The effects of an option of an issue."""
    kind = runner.components.issue_kind[issue]
    return runner.components.data.issues[kind].options[number - 1].effect


def to_be_done(decision: WeimarDecision, option: str) -> Effects:
    """The effects that an answer carries out at once, if the components list them."""
    choices = subject_of(decision, Choices).choices
    match decision.kind, subject_of(decision, OfEffect).effect:
        case (dt.STRIKE_ON_PRUSSIA.kind, _) if option == dt.ACCEPT:
            return (PlaceNsdapFigure(),)
        case dt.GIVE_UP_BASE.kind, _:
            return (PlaceNsdapFigure(),)
        case dt.PAY.kind, Pay(price, then, otherwise):
            return price + then if option == dt.YES else otherwise
        case (dt.MAY.kind, May(effect)) if option == dt.YES:
            return effect
        case (dt.CHOOSE_OPTION.kind, _) if choices:
            return choices[dt.CHOOSE_OPTION.read(option).number - 1]
        case _:
            return ()


def _done(runner: WeimarRunner, party: str, effects: Effects) -> Preview | None:
    """The NSDAP space of a figure with the effect below it (rulebook 5.12), the chances of a
    negotiation, what could be removed, and dangers."""
    position = runner.position
    own_dangers = dangers(runner, effects, party)
    there = found(runner, effects, party)
    changed = changes(runner, effects, party)
    if not any(isinstance(effect, PlaceNsdapFigure) for effect in _flat(effects)):
        treaties = _treaties(runner, effects, party)
        if not (own_dangers or treaties or there or changed):
            return None
        return Preview(dangers=own_dangers, treaties=treaties, found=there, changes=changed)
    if position.nsdap_shield:
        return Preview(dangers=own_dangers, stopped=True, found=there, changes=changed)
    space = len(position.nsdap_track) + 1
    below = runner.components.tables.nsdap[space - 1].effect
    all_dangers = (*own_dangers, *dangers(runner, below, party))
    return Preview(dangers=all_dangers, space=space, found=there, changes=changed)


def _treaties(runner: WeimarRunner, effects: Effects, party: str) -> tuple[TreatyChance, ...]:
    """The chances of a negotiation among effects, unless a flag before it changes them."""
    if any(isinstance(effect, Flag) for effect in effects):
        return ()
    free = (effect for effect in effects if isinstance(effect, FreeNegotiation))
    return tuple(chance for one in free for chance in treaty_chances(runner, party, one))


def _flat(effects: Effects) -> Effects:
    """The effects, including those carried out by a named party."""
    return tuple(
        inner
        for effect in effects
        for inner in (effect.effect if isinstance(effect, As) else (effect,))
    )


def _action(runner: WeimarRunner, party: str, option: str, city: str) -> Preview | None:
    match dt.ACTION.read(option):
        case dt.Negotiate(card):
            return negotiation_preview(runner, party, card, 0, 0)
        case dt.TakeControl(unit):
            there = WeimarRunner(runner.position.copy(), runner.components, listen=False)
            units.flip(there, unit, city)
            impulse = there.position.impulses[-1]
            cost = legality.cost(runner, party, "take-control")
            points = impulse.ap + there.position.reserve[party] - cost
            return Preview(then=_next_attempts(there, party, city, points, impulse.used))
        case dt.Mobilize(unit, origin):
            cost = legality.cost(runner, party, "mobilize")
            return Preview(then=with_unit(runner, party, unit, origin, city, cost))
    attempt = _attempt(runner, party, option, city)
    return _announced(runner, attempt) if attempt is not None else None


def _announced(runner: WeimarRunner, attempt: Attempt, result: int = 0) -> Preview:
    if attempt.kind == "counter-coup":
        attempt.target = THREAT_PARTY[party_threat(runner.position, attempt.city)]
    dice = attempts.count_dice(runner, attempt)
    modifier = result + attempts.standing_modifier(runner, attempt)
    return roll_preview(runner, attempt, dice, modifier)


def _with_opponents(runner: WeimarRunner, units: str, option: str) -> Preview:
    """The coup after the units in question have joined against it, or have not."""
    attempt = runner.position.attempts[-1]
    if option == dt.OPPOSE:
        attempt = replace(attempt, opponents=(*attempt.opponents, units))
    return _announced(runner, attempt, attempt.modifier)


def _with_police(runner: WeimarRunner, party: str, origin: str) -> Preview:
    """The Demonstration after a Police unit has come from there, or none (rulebook 5.6)."""
    there = WeimarRunner(runner.position.copy(), runner.components, listen=False)
    attempt = there.position.attempts[-1]
    if origin != dt.PASS:
        units.move_unit(there, party, "police", origin, attempt.city)
    return _announced(there, attempt, attempt.modifier)


def _free_action(runner: WeimarRunner, decision: WeimarDecision, option: str) -> Preview | None:
    if decision.kind == dt.FIGHT_TARGET.kind:
        roll = subject_of(decision, Roll)
        attempt = Attempt(decision.seat, "fight", roll.city, option, bonus_dice=roll.dice)
        return _announced(runner, attempt, roll.modifier)
    target = subject_of(decision, Target)
    effect = target.effect
    if not isinstance(effect, FreeAction) or option not in CITIES:
        return None
    kind = str(effect.__struct_config__.tag)
    if kind == "fight":
        return None
    attempt = Attempt(target.actor, kind, option, bonus_dice=effect.dice)
    return _announced(runner, attempt, effect.result)


def with_unit(
    runner: WeimarRunner, party: str, unit: str, origin: str, city: str, cost: int = 0
) -> tuple[Then, ...]:
    """What the party can do in the city after the unit has moved there for `cost` AP."""
    position = runner.position.copy()
    there = WeimarRunner(position, runner.components, listen=False)
    units.move_unit(there, party, unit, origin, city)
    impulse = position.impulses[-1] if cost and position.impulses else None
    points = None
    if impulse is not None:
        points = impulse.ap + position.reserve[party] - cost
    used = impulse.used if impulse is not None else ()
    return _next_attempts(there, party, city, points, used)


def _next_attempts(
    runner: WeimarRunner, party: str, city: str, points: int | None, used: tuple[str, ...] = ()
) -> tuple[Then, ...]:
    """What the party can roll for in the city, except for `used` actions.

    `points`: the action points left, if actions cost any.
    """
    next_attempts = []
    for attempt in _possible(runner, party, city):
        if attempt.kind in used:
            continue
        short = 0
        if points is not None:
            short = max(0, legality.cost(runner, party, attempt.kind) - points)
        dice = attempts.count_dice(runner, attempt)
        roll = roll_preview(runner, attempt, dice, attempts.standing_modifier(runner, attempt))
        sums = summed(attempt.kind, roll.chances)
        next_attempts.append(Then(attempt.kind, dice, sums, attempt.target, short))
    return tuple(next_attempts)


def _possible(runner: WeimarRunner, party: str, city: str) -> list[Attempt]:
    """Actions in the city that no rule forbids the party, whatever they cost."""
    attempts = []
    if not legality.against_demonstration(runner, party, city):
        attempts.append(Attempt(party, "demonstrate", city))
    if not legality.against_coup(runner, party, city):
        attempts.append(Attempt(party, "coup", city))
    if not legality.against_counter_coup(runner, party, city):
        holder = THREAT_PARTY[party_threat(runner.position, city)]
        attempts.append(Attempt(party, "counter-coup", city, holder))
    for target in legality.fight_targets(runner, party, city):
        attempts.append(Attempt(party, "fight", city, target))
    return attempts


def told_to(reader: str, effects: Effects, actor: str, opponent: str = "") -> Effects:
    """The effects that `actor` carries out against `opponent`, addressed to the reader.

    Only `who` and `units` are replaced; words that remain relative to the acting party are the
    reader's own.
    """
    return tuple(_told(reader, effect, actor, opponent) for effect in effects)


def _told(reader: str, effect: Any, actor: str, opponent: str) -> AnyEffect:
    changes: dict[str, object] = {}
    who = getattr(effect, "who", None)
    if who is not None:
        changes["who"] = _party(reader, who, {"self": actor, "actor": opponent})
    units = getattr(effect, "units", None)
    if units in ("own", "enemy"):
        whose = _party(reader, units, {"own": actor, "enemy": opponent})
        changes["units"] = "own" if whose == "self" else whose
    changes = {name: value for name, value in changes.items() if value != getattr(effect, name)}
    if "units" in changes and hasattr(effect, "by_self"):
        changes["by_self"] = True  # who chooses does not matter here
    voiced: AnyEffect = replace(effect, **changes) if changes else effect
    return voiced


def _party(reader: str, word: str, meant: dict[str, str]) -> str:
    party = meant.get(word, word)
    if party == reader:
        return "self"
    return party if party in PARTIES else word
