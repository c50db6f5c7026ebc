"""A success roll from its announcement to the result table (rulebook 5.5)."""

from __future__ import annotations

from . import decision_types as dt, lasting_rules
from .effects.run import start_effects
from .events import (
    AttemptAnnounced,
    AttemptFailed,
    CoupOpposed,
    ReichswehrLent,
    ResultBought,
)
from .points import change_reserve, source_of_change
from .position import Attempt, WeimarPosition, clockwise
from .results import final_result, line_for
from .runner import WeimarRunner, WeimarStep
from .subjects import Coup, InCity, Roll
from .threats import THREAT_PARTY, party_threat
from .units import (
    black_units,
    controlled,
    movable,
    move_unit,
    parties_with_units,
    strength,
)
from .windows import MOST_DICE, RollDice, Window

GOVERNMENT = "government"
"""Stands for the government's units among the parties that can oppose a Coup."""


INCREASE_COST = 2
RULE_SCOPES = ("demonstrate", "coup", "counter-coup", "fight", "negotiate")


# --- dice ---------------------------------------------------------------------------------------
def government_strength(runner: WeimarRunner, city: str) -> int:
    """Strength of the Police and white Reichswehr in the city."""
    return strength(runner, city, runner.components.government_units)


def opposing_party(runner: WeimarRunner, actor: str, city: str) -> str:
    """The party whose power a Coup attacks, or `government` (table in 5.10)."""
    marker = party_threat(runner.position, city)
    owner = THREAT_PARTY.get(marker, GOVERNMENT)
    return GOVERNMENT if owner == actor else owner


def count_dice(runner: WeimarRunner, attempt: Attempt) -> int:
    """Dice of an action in a city before reactions: at most five, and possibly 0 or less."""
    actor, city = attempt.actor, attempt.city
    components = runner.components
    match attempt.kind:
        case "demonstrate":
            dice = 3 if actor == "spd" else 1 + strength(runner, city, controlled(runner, actor))
        case "coup":
            dice = strength(runner, city, components.own[actor])
            dice += "unrest" in runner.position.cities[city].threats
            for opponent in {opposing_party(runner, actor, city), *attempt.opponents}:
                dice -= _strength_of(runner, city, opponent)
        case "counter-coup":
            dice = government_strength(runner, city)
            if actor == "spd":
                dice += strength(runner, city, components.own["spd"])
            dice -= strength(runner, city, components.own[attempt.target])
        case "fight":
            dice = 1 + government_strength(runner, city)
            if attempt.lent:
                dice += strength(runner, city, black_units(runner, city))
            dice -= strength(runner, city, components.own[attempt.target])
        case _:
            raise ValueError(f"no dice rule for {attempt.kind!r}")
    dice += attempt.bonus_dice + lasting_rules.adjustment(
        runner.position, actor, attempt.kind, "dice"
    )
    return min(MOST_DICE, dice)


def _strength_of(runner: WeimarRunner, city: str, opponent: str) -> int:
    if opponent == GOVERNMENT:
        return government_strength(runner, city)
    return strength(runner, city, runner.components.own[opponent])


def standing_modifiers(position: WeimarPosition, attempt: Attempt) -> tuple[tuple[str, int], ...]:
    """+1 of the city or the opponent, plus lasting rules, fixed at the announcement."""
    threats = position.cities[attempt.city].threats if attempt.city else []
    rules = lasting_rules.adjustment(position, attempt.actor, attempt.kind, "result")
    modifiers = {"rule": rules}
    match attempt.kind:
        case "coup":
            modifiers["poverty"] = int("poverty" in threats)
        case "counter-coup":
            modifiers["prosperity"] = int("prosperity" in threats)
        case "fight":
            modifiers["kpd"] = int(attempt.target == "kpd")
    return tuple((source, amount) for source, amount in modifiers.items() if amount)


def standing_modifier(runner: WeimarRunner, attempt: Attempt) -> int:
    return sum(amount for _, amount in standing_modifiers(runner.position, attempt))


def fix_modifier(
    runner: WeimarRunner, attempt: Attempt, standing: tuple[tuple[str, int], ...]
) -> tuple[tuple[str, int], ...]:
    """Add the standing modifiers to the modifier of the card that granted the attempt.

    Return all of them with their sources, as the announcement lists them.
    """
    modifiers = standing
    if attempt.modifier:
        modifiers = ((source_of_change(runner), attempt.modifier), *standing)
    attempt.modifier = sum(amount for _, amount in modifiers)
    return modifiers


def may_increase(runner: WeimarRunner, attempt: Attempt) -> bool:
    """Whether +1 for 2 AP can be bought (never in a city with Poverty or Prosperity, 5.10)."""
    match attempt.kind:
        case "demonstrate" | "fight":
            allowed = True
        case "coup":
            allowed = "poverty" not in runner.position.cities[attempt.city].threats
        case "counter-coup":
            allowed = "prosperity" not in runner.position.cities[attempt.city].threats
        case _:
            allowed = False
    if not allowed:
        return False
    points = runner.position.reserve[attempt.actor]
    if attempt.paid:
        points += runner.position.impulses[-1].ap
    return points >= INCREASE_COST


def pay(runner: WeimarRunner, party: str, cost: int) -> None:
    """Pay action points of the current impulse, then reserve points."""
    impulse = runner.position.impulses[-1]
    from_card = min(cost, impulse.ap)
    impulse.ap -= from_card
    if cost > from_card:
        change_reserve(runner, party, from_card - cost)


# --- the sequence -------------------------------------------------------------------------------
def announce(
    runner: WeimarRunner,
    actor: str,
    kind: str,
    city: str,
    *,
    target: str = "",
    result: int = 0,
    dice: int = 0,
    unanswerable: bool = False,
    paid: bool = False,
) -> None:
    """Announce a Demonstration, Coup, Counter-Coup or Fight in a city.

    `target` is the opposing party of a Fight (a Counter-Coup finds its own). `result`, `dice` and
    `unanswerable` come from the card that grants the action.
    """
    position = runner.position
    if kind == "counter-coup":
        target = THREAT_PARTY[party_threat(position, city)]
    attempt = Attempt(
        actor,
        kind,
        city,
        target,
        bonus_dice=dice,
        modifier=result,
        unanswerable=unanswerable,
        paid=paid,
    )
    position.attempts.append(attempt)
    runner.push(CountDice())
    if kind == "demonstrate" and actor == "z":
        runner.push(MovePoliceFirst())
    elif kind == "coup":
        runner.push(AskOpponents((*clockwise(actor)[1:], GOVERNMENT)))
    elif kind == "fight":
        runner.push(AskForReichswehr())


class MovePoliceFirst(WeimarStep, frozen=True, tag="move-police-first"):
    """Zentrum can first move one Police into the city of its Demonstration, for free (5.6)."""

    def run(self, runner: WeimarRunner) -> None:
        attempt = runner.position.attempts[-1]
        origins = [origin for _, origin in movable(runner, ("police",), attempt.city)]
        if origins:
            runner.ask(self, "z", dt.MOVE_POLICE, (*origins, dt.PASS), InCity(attempt.city))

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        if option != dt.PASS:
            move_unit(runner, seat, "police", option, runner.position.attempts[-1].city)


class AskOpponents(WeimarStep, frozen=True, tag="ask-opponents"):
    """Other parties with units in the city choose, clockwise, whether to oppose a Coup (5.10).

    Against the power of another radical party the Chancellor decides last, for the government
    units.
    """

    waiting: tuple[str, ...]

    def run(self, runner: WeimarRunner) -> None:
        attempt = runner.position.attempts[-1]
        power = opposing_party(runner, attempt.actor, attempt.city)
        present = parties_with_units(runner, attempt.city)
        for index, party in enumerate(self.waiting):
            if party == GOVERNMENT:
                if power == GOVERNMENT or not government_strength(runner, attempt.city):
                    continue
                seat = runner.position.chancellor
            elif party in present and party != power:
                seat = party
            else:
                continue
            runner.ask(
                AskOpponents(self.waiting[index:]),
                seat,
                dt.OPPOSE_COUP,
                (dt.OPPOSE, dt.NEUTRAL),
                Coup(attempt.city, attempt.actor, units=party),
            )
            return

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        attempt = runner.position.attempts[-1]
        side = self.waiting[0]
        runner.emit(CoupOpposed(side, attempt.city, option == dt.OPPOSE))
        if option == dt.OPPOSE:
            attempt.opponents = (*attempt.opponents, side)
        waiting = self.waiting[1:]
        if GOVERNMENT not in self.waiting:  # 1.0 did not list it with the parties
            waiting = (*waiting, GOVERNMENT)
        runner.push(AskOpponents(waiting))


class AskForReichswehr(WeimarStep, frozen=True, tag="ask-for-reichswehr"):
    """DNVP can lend its black Reichswehr to a Fight against another party (5.9)."""

    def run(self, runner: WeimarRunner) -> None:
        attempt = runner.position.attempts[-1]
        if attempt.target != "dnvp" and black_units(runner, attempt.city):
            subject = Coup(attempt.city, attempt.actor, target=attempt.target)
            runner.ask(self, "dnvp", dt.LEND_REICHSWEHR, (dt.LEND, dt.REFUSE), subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        attempt = runner.position.attempts[-1]
        attempt.lent = option == dt.LEND
        runner.emit(ReichswehrLent(attempt.city, attempt.lent))


class CountDice(WeimarStep, frozen=True, tag="count-dice"):
    """Fix the dice; then come reactions, the bought increase and the roll."""

    def run(self, runner: WeimarRunner) -> None:
        attempt = runner.position.attempts[-1]
        attempt.dice = count_dice(runner, attempt)
        standing = standing_modifiers(runner.position, attempt)
        modifiers = fix_modifier(runner, attempt, standing)
        runner.emit(
            AttemptAnnounced(
                attempt.actor,
                attempt.kind,
                attempt.dice,
                attempt.city,
                attempt.target,
                modifiers,
            )
        )
        if attempt.dice <= 0:
            runner.push(ResolveAttempt())
            return
        runner.push(BuyIncrease(), RollDice(), ResolveAttempt())
        if not attempt.unanswerable:
            runner.push(Window(attempt.kind, attempt.actor, attempt.city))


class BuyIncrease(WeimarStep, frozen=True, tag="buy-increase"):
    """+1 on the result for 2 AP, once, before the roll (5.5 step 3)."""

    def run(self, runner: WeimarRunner) -> None:
        attempt = runner.position.attempts[-1]
        if attempt.cancelled or attempt.dice <= 0 or not may_increase(runner, attempt):
            return
        subject = Roll(attempt.city, attempt.kind, attempt.dice, attempt.modifier)
        runner.ask(self, attempt.actor, dt.INCREASE_RESULT, (dt.INCREASE, dt.PASS), subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        attempt = runner.position.attempts[-1]
        if option == dt.PASS:
            return
        if attempt.paid:
            pay(runner, seat, INCREASE_COST)
        else:
            change_reserve(runner, seat, -INCREASE_COST)
        attempt.boosted = True
        runner.emit(ResultBought(seat, attempt.kind))


class ResolveAttempt(WeimarStep, frozen=True, tag="resolve-attempt"):
    """Carry out the line of the table that the final result gives (5.5 step 5)."""

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        attempt = position.attempts.pop()
        lasting_rules.spend_once(position, attempt.actor, attempt.kind)
        if attempt.cancelled or attempt.dice <= 0:
            runner.emit(AttemptFailed(attempt.actor, attempt.kind, attempt.city))
            return
        result = final_result(attempt)
        effects = line_for(runner.components.tables, attempt.kind, attempt.actor, result)
        if effects:
            start_effects(runner, effects, attempt.actor, source=attempt.kind, here=attempt.city)
            runner.frame.opponent = attempt.target
            runner.frame.there = attempt.city
