"""What an option would do, before it is picked: dice, exact chances, and dangers.

Works on a View as well as on a Position, since nothing here looks at hidden cards.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.games.weimar import attempts
from weimar_tui.games.weimar.actions.negotiation import negotiation_dice, negotiation_modifier
from weimar_tui.games.weimar.conditions import passes
from weimar_tui.games.weimar.effects.at_city import ChooseCity
from weimar_tui.games.weimar.effects.vocabulary import (
    AnyEffect,
    Effects,
    FreeAction,
    If,
    PartyThreat,
    PlaceNsdapFigure,
)
from weimar_tui.games.weimar.endings import MARKER, NSDAP_SPACES
from weimar_tui.games.weimar.foreseen import foreseen
from weimar_tui.games.weimar.odds import chance_at_least, result_chances
from weimar_tui.games.weimar.play import WeimarPlay
from weimar_tui.games.weimar.position import CITIES, Attempt, WeimarPosition
from weimar_tui.games.weimar.threats import DR_SPACES, THREAT_PARTY, party_threat
from weimar_tui.games.weimar.windows import reaction_dice
from weimar_tui.kernel.decision import Decision

_ANSWERABLE = ("demonstrate", "coup", "counter-coup", "fight", "reaction")
"""Attempts others react to that are decided by a table of results."""


class Chance(Struct, frozen=True):
    """One outcome of a roll: how likely, and what it does (no effects: nothing happens)."""

    probability: float
    effects: Effects


class Danger(Struct, frozen=True):
    """A warning: `overthrow`, `nsdap` or `anarchy` would end the game, for or through `party`."""

    kind: str
    party: str = ""


class Preview(Struct, frozen=True):
    """`dice` and `modifier` of the roll, its outcomes likeliest first, and dangers.

    `needed` and `success` are set where a roll either succeeds or not (foreign affairs).
    """

    dice: int = 0
    modifier: int = 0
    chances: tuple[Chance, ...] = ()
    needed: int = 0
    success: float = 0.0
    dangers: tuple[Danger, ...] = ()


def preview(play: WeimarPlay, decision: Decision, option: str) -> Preview | None:
    """What picking `option` would mean, or None where nothing is to be foreseen."""
    position = play.position
    match decision.kind:
        case "action":
            return _action(play, position.impulses[-1].party, option, position.impulses[-1].city)
        case "choose-city" | "fight-target":
            return _free_action(play, decision, option)
        case "increase":
            attempt = position.attempts[-1]
            more = 1 if option == "increase" else 0
            return roll_preview(play, attempt, attempt.dice, attempt.modifier + more)
        case "oppose-coup":
            return _with_opponents(play, option)
        case "lend-reichswehr":
            lent = replace(position.attempts[-1], lent=option == "lend")
            return _announced(play, lent, lent.modifier)
        case "negotiate":
            return _negotiation(play, decision.seat, option)
        case "react" if option == "board":
            return _reaction(play, decision.seat)
        case "react" if option == "pass":
            return _as_it_stands(play, decision)
        case "strike-on-prussia" if option == "accept":
            return _dangers(play, (PlaceNsdapFigure(),), decision.seat)
        case "pay" if option == "yes":
            return _price(play, decision.seat)
        case _:
            return None


def _action(play: WeimarPlay, party: str, option: str, city: str) -> Preview | None:
    action, *what = option.split(":")
    if action == "negotiate":
        return _negotiation(play, party, what[0])
    if action not in attempts.RULE_SCOPES:
        return None
    return _announced(play, Attempt(party, action, city, what[0] if what else ""))


def _announced(play: WeimarPlay, attempt: Attempt, result: int = 0) -> Preview:
    if attempt.kind == "counter-coup":
        attempt.target = THREAT_PARTY[party_threat(play.position, attempt.city)]
    dice = attempts.count_dice(play, attempt)
    modifier = result + attempts.standing_modifier(play, attempt)
    return roll_preview(play, attempt, dice, modifier)


def _with_opponents(play: WeimarPlay, option: str) -> Preview:
    """The coup as it stands once the units asked about have joined against it, or have not."""
    attempt, step = play.position.attempts[-1], play.position.steps[-1]
    if option == "oppose" and isinstance(step, attempts.AskOpponents):
        attempt = replace(attempt, opponents=(*attempt.opponents, step.waiting[0]))
    return _announced(play, attempt, attempt.modifier)


def _free_action(play: WeimarPlay, decision: Decision, option: str) -> Preview | None:
    step: Any = play.position.steps[-1]
    if decision.kind == "fight-target":
        attempt = Attempt(decision.seat, "fight", step.city, option, bonus_dice=step.dice)
        return _announced(play, attempt, step.result)
    if not isinstance(step, ChooseCity) or option not in CITIES:
        return None
    effect = step.effect
    if not isinstance(effect, FreeAction):
        return None
    kind = str(effect.__struct_config__.tag)
    if kind == "fight":
        return None
    attempt = Attempt(step.actor, kind, option, bonus_dice=effect.dice)
    return _announced(play, attempt, effect.result)


def _table(play: WeimarPlay, attempt: Attempt) -> tuple[Effects, ...]:
    tables = play.box.tables
    match attempt.kind:
        case "demonstrate":
            return tables.demonstration[attempt.actor]
        case "coup":
            return tables.coup[attempt.actor]
        case "counter-coup":
            return tables.counter_coup
        case "reaction":
            return tables.reaction[attempt.actor]
        case _:
            return tables.fight


def roll_preview(play: WeimarPlay, attempt: Attempt, dice: int, modifier: int) -> Preview:
    """Chances of a roll with so many dice and this modifier, likeliest first (rulebook 5.5)."""
    table = _table(play, attempt)
    merged: dict[Effects, float] = {}
    for result, chance in result_chances(dice, modifier).items():
        if chance:
            effects = table[result - 1]
            if attempt.city:
                effects = foreseen(play, effects, attempt.actor, attempt.city)
            merged[effects] = merged.get(effects, 0.0) + chance
    chances = sorted(
        (Chance(chance, effects) for effects, chance in merged.items()),
        key=lambda each: -each.probability,
    )
    dangers: dict[Danger, None] = {}
    for each in chances:
        found = _dangers(play, each.effects, attempt.actor, attempt.city)
        dangers.update(dict.fromkeys(found.dangers if found else ()))
    return Preview(dice, modifier, tuple(chances), dangers=tuple(dangers))


def _negotiation(play: WeimarPlay, party: str, card: str) -> Preview:
    printed = play.box.foreign_affairs[card]
    dice = negotiation_dice(play, party, card)
    modifier = negotiation_modifier(play, party, card)
    success = chance_at_least(dice, printed.needs, modifier)
    above = _dangers(play, printed.above + printed.after, party)
    return Preview(
        dice,
        modifier,
        (Chance(success, printed.success), Chance(1 - success, ())),
        printed.needs,
        success,
        above.dangers if above else (),
    )


def _reaction(play: WeimarPlay, party: str) -> Preview:
    attempt = play.position.attempts[-1]
    dice = reaction_dice(play, party, attempt.city)
    return roll_preview(play, Attempt(party, "reaction", attempt.city), dice, 0)


def _as_it_stands(play: WeimarPlay, decision: Decision) -> Preview | None:
    """What somebody else's attempt leads to if nobody else reacts and nothing is paid for it."""
    if decision.subject["trigger"] not in _ANSWERABLE:
        return None
    attempt = play.position.attempts[-1]
    return roll_preview(play, attempt, attempt.dice, attempt.modifier)


def _price(play: WeimarPlay, party: str) -> Preview | None:
    step: Any = play.position.steps[-1]
    return _dangers(play, step.offer.price + step.offer.then, party)


def _dangers(
    play: WeimarPlay, effects: tuple[AnyEffect, ...], party: str, city: str = ""
) -> Preview | None:
    """Endings of the game that these effects could bring about by themselves."""
    position = play.position
    found: list[Danger] = []
    for effect in effects:
        if isinstance(effect, If) and city:
            met = all(
                passes(play, city, each.test, party) != each.negated
                for each in effect.conditions
                if each.word == "here"
            )
            inner = _dangers(play, effect.then if met else effect.otherwise, party, city)
            found += inner.dangers if inner else ()
        elif isinstance(effect, PlaceNsdapFigure):
            if len(position.nsdap_track) == NSDAP_SPACES - 1 and not position.nsdap_shield:
                found.append(Danger("nsdap", party))
        elif isinstance(effect, PartyThreat) and effect.amount > 0:
            if wins_with(position, effect.marker, city):
                found.append(Danger("overthrow", THREAT_PARTY[effect.marker]))
        elif (
            str(effect.__struct_config__.tag) == "dr"
            and getattr(effect, "amount", 0) > 0
            and len(position.dr_box) >= DR_SPACES
        ):
            found.append(Danger("anarchy", party))
    return Preview(dangers=tuple(found)) if found else None


def wins_with(position: WeimarPosition, marker: str, city: str) -> bool:
    """Whether one more Regime or Councils in the city would overthrow the republic."""
    party = THREAT_PARTY[marker]
    if MARKER.get(party) != marker or party in position.government or not city:
        return False
    held = {name for name in CITIES if marker in position.cities[name].threats} | {city}
    return len(held) >= 4 or (len(held) >= 3 and "berlin" in held)
