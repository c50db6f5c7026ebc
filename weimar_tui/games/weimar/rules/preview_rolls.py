"""Possible results of a roll: dice, exact chances and dangers (rulebook 5.5, 5.8).

Works on a View as well as on a Position, since nothing here looks at hidden cards.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from .actions.negotiation import VERSAILLES, negotiation_dice, negotiation_modifier
from .conditions import branch_at
from .effects.vocabulary import AnyEffect, DrMarker, Effects, If, PartyThreat, PlaceNsdapFigure
from .endings import MARKER, NSDAP_SPACES
from .odds import chance_at_least, crisis_chances, result_chances
from .position import CITIES, Attempt, WeimarPosition
from .preview_changes import Change
from .preview_effects import effects_now
from .preview_targets import Found
from .preview_treaties import FlagChange, TreatyChance
from .random_city import RandomCity
from .results import line_for
from .runner import WeimarRunner
from .threats import DR_SPACES, THREAT_PARTY, can_place_in_dr

IN_TABLES = ("demonstrate", "coup", "counter-coup", "fight", "reaction")
"""Attempts decided by a result table."""


class ResultChance(Struct, frozen=True):
    """One outcome of a roll: its probability and effects (none: nothing happens)."""

    probability: float
    effects: Effects


class Danger(Struct, frozen=True):
    """A warning: `overthrow`, `nsdap` or `anarchy` would end the game.

    `party` would win by it or cause it.
    """

    kind: str
    party: str = ""


class Sum(Struct, frozen=True):
    """The probability that a roll brings `what`: base, unrest-removed, poverty-removed, uprising,
    councils, regime, power (its removal), dissolved, weakened (the action reacted to), treaty, and
    in a random city first, troubled, eased, calm, dr, dr-less, ends."""

    what: str
    probability: float


class Then(Struct, frozen=True):
    """An action possible in the city afterwards: dice, the important chances, and missing AP."""

    action: str
    dice: int
    sums: tuple[Sum, ...]
    target: str = ""
    short: int = 0


class Preview(Struct, frozen=True):
    """`dice` and `modifier` of the roll, its outcomes with the likeliest first, and dangers.

    `sums` adds up the important chances of the roll at stake, `otherwise` gives them under the
    other answer, and `answer` says which that is: `oppose`, `lend`, `increase`, `move`,
    `react` or `reroll`. `then` lists what the city allows once the unit has moved.

    `needed` and `success` are set if a roll either succeeds or fails (foreign affairs); `fallen` is
    the result if the dice have been rolled. A figure would take `space` of the NSDAP track (0:
    none), or would be `stopped` by the Iron Front. `treaties` can be negotiated for free; `flag` is
    what a flag would change. `found` is what the answer's effects could remove or turn. `city` is
    set where two dice name a city. `changes` are figures before and after.
    """

    dice: int = 0
    modifier: int = 0
    chances: tuple[ResultChance, ...] = ()
    needed: int = 0
    success: float = 0.0
    dangers: tuple[Danger, ...] = ()
    sums: tuple[Sum, ...] = ()
    otherwise: tuple[Sum, ...] = ()
    answer: str = ""
    then: tuple[Then, ...] = ()
    fallen: int = 0
    space: int = 0
    stopped: bool = False
    treaties: tuple[TreatyChance, ...] = ()
    flag: FlagChange | None = None
    found: tuple[Found, ...] = ()
    city: RandomCity | None = None
    changes: tuple[Change, ...] = ()


# --- success rolls ------------------------------------------------------------------------------
def _outcome(runner: WeimarRunner, attempt: Attempt, result: int) -> Effects:
    effects = line_for(runner.components.tables, attempt.kind, attempt.actor, result)
    if attempt.city:
        return effects_now(runner, effects, attempt.actor, attempt.city)
    return effects


def roll_preview(runner: WeimarRunner, attempt: Attempt, dice: int, modifier: int) -> Preview:
    """Chances of a roll with these dice and this modifier, likeliest first (rulebook 5.5)."""
    merged: dict[Effects, float] = {}
    chances_of = crisis_chances if attempt.kind == "crisis" else result_chances
    for result, chance in chances_of(dice, modifier).items():
        if chance:
            effects = _outcome(runner, attempt, result)
            merged[effects] = merged.get(effects, 0.0) + chance
    chances = sorted(
        (ResultChance(chance, effects) for effects, chance in merged.items()),
        key=lambda each: -each.probability,
    )
    return Preview(dice, modifier, tuple(chances), dangers=_all_dangers(runner, attempt, chances))


def _all_dangers(
    runner: WeimarRunner, attempt: Attempt, chances: list[ResultChance]
) -> tuple[Danger, ...]:
    all_dangers: dict[Danger, None] = {}
    for each in chances:
        all_dangers.update(
            dict.fromkeys(dangers(runner, each.effects, attempt.actor, attempt.city))
        )
    return tuple(all_dangers)


def fallen_preview(runner: WeimarRunner, attempt: Attempt, result: int) -> Preview:
    """What the rolled result does, by a table or to a treaty."""
    needed, won = 0, False
    if attempt.kind == "negotiate":
        card = runner.components.foreign_affairs[attempt.target]
        needed, won = card.needs, result >= card.needs
        does = card.after + (treaty_effects(runner, attempt.target) if won else ())
        chances = [ResultChance(1.0, does)]
    else:
        chances = [ResultChance(1.0, _outcome(runner, attempt, result))]
    return Preview(
        len(attempt.rolled),
        chances=tuple(chances),
        needed=needed,
        success=float(won),
        dangers=_all_dangers(runner, attempt, chances),
        fallen=result,
    )


# --- foreign affairs ----------------------------------------------------------------------------
def negotiation_preview(
    runner: WeimarRunner, party: str, card: str, dice: int, result: int
) -> Preview:
    """Chances of a negotiation with the card's bonus in `dice` and `result` (rulebook 5.8)."""
    printed = runner.components.foreign_affairs[card]
    bonus = result + negotiation_modifier(runner, party, card)
    treaty = treaty_preview(runner, card, negotiation_dice(runner, party, card, dice), bonus)
    return replace(treaty, dangers=dangers(runner, printed.above + printed.after, party))


def treaty_preview(
    runner: WeimarRunner, card: str, dice: int, modifier: int, always: Effects = ()
) -> Preview:
    """Chances of a negotiation with these dice and this modifier; `always` happens either way."""
    needed = runner.components.foreign_affairs[card].needs
    success = chance_at_least(dice, needed, modifier)
    won = always + treaty_effects(runner, card)
    both = (ResultChance(success, won), ResultChance(1 - success, always))
    chances = tuple(chance for chance in both if chance.probability > 1e-9) if dice > 0 else ()
    return Preview(dice, modifier, chances, needed, success)


def treaty_effects(runner: WeimarRunner, card: str) -> Effects:
    """The effects of success; Versailles first removes every Blockade (rulebook 6.1)."""
    does = runner.components.foreign_affairs[card].success
    blockades = runner.position.dr_box.count("blockade") if card == VERSAILLES else 0
    return (DrMarker("blockade", -blockades), *does) if blockades else does


# --- dangers ------------------------------------------------------------------------------------
def dangers(
    runner: WeimarRunner, effects: tuple[AnyEffect, ...], party: str, city: str = ""
) -> tuple[Danger, ...]:
    """Endings of the game that these effects could cause directly."""
    position = runner.position
    found: list[Danger] = []
    for effect in effects:
        if isinstance(effect, If) and city:
            found += dangers(runner, branch_at(runner, effect, party, city), party, city)
        elif isinstance(effect, PlaceNsdapFigure):
            if len(position.nsdap_track) == NSDAP_SPACES - 1 and not position.nsdap_shield:
                found.append(Danger("nsdap", party))
        elif isinstance(effect, PartyThreat) and effect.amount > 0:
            if wins_with(position, effect.marker, city):
                found.append(Danger("overthrow", THREAT_PARTY[effect.marker]))
        elif isinstance(effect, DrMarker) and effect.amount > 0:
            full = len(position.dr_box) >= DR_SPACES
            if full and can_place_in_dr(position, effect.marker):
                found.append(Danger("anarchy", party))
    return tuple(found)


def wins_with(position: WeimarPosition, marker: str, city: str) -> bool:
    """Whether one more Regime or Councils in the city would overthrow the republic."""
    party = THREAT_PARTY[marker]
    if MARKER.get(party) != marker or party in position.government or not city:
        return False
    held = {name for name in CITIES if marker in position.cities[name].threats} | {city}
    return len(held) >= 4 or (len(held) >= 3 and "berlin" in held)
