"""The closed vocabulary of cards, tables and markers.

Every effect is a frozen, tagged Struct of plain data. The other modules of this package carry
effects out (`figures`, `threat_effects`, ...) and say how much of each is possible. `notation`
parses text into these Structs.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct


class Atom(Struct, frozen=True, omit_defaults=True):
    """One test of a city, such as `unrest`, `!regime`, `base:spd>=2` or `unit:police`.

    `word`: unrest, poverty, prosperity, regime, councils, uprising, party-threat, threat, free,
    full, base, majority, unit.
    """

    word: str
    negated: bool = False
    who: str = ""
    count: int = 1
    units: str = ""


class Place(Struct, frozen=True, omit_defaults=True):
    """Where a step happens.

    `kind`: any, other, here, there, random, city (one of `cities`), of (several), test.
    """

    kind: str
    cities: tuple[str, ...] = ()
    test: tuple[Atom, ...] = ()


ANY = Place("any")


class Condition(Struct, frozen=True, omit_defaults=True):
    """One condition of an `if`.

    `word`: in-gov, is, president, rentenmark, exists, city, here, fa-done, count, flags, economy,
    round, nsdap. `subject` is the party, card, marker or nation it names; `comparison` is `<=`,
    `>=` or empty.
    """

    word: str
    negated: bool = False
    subject: str = ""
    test: tuple[Atom, ...] = ()
    comparison: str = ""
    value: int = 0


class Effect(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """Base class of all effects."""


# --- figures ------------------------------------------------------------------------------------
class Seat(Effect, frozen=True, tag="seat"):
    amount: int
    who: str = "self"


class Base(Effect, frozen=True, tag="base"):
    amount: int
    who: str = "self"
    place: Place = ANY
    diff: bool = False
    by_self: bool = False


class VictoryPoints(Effect, frozen=True, tag="vp"):
    amount: int
    who: str = "self"


class ReservePoints(Effect, frozen=True, tag="reserve"):
    amount: int
    who: str = "self"


class CrisisRolls(Effect, frozen=True, tag="crisis"):
    number: int
    who: str = "self"


class PlaceNsdapFigure(Effect, frozen=True, tag="nsdap"):
    who: str = "self"


class Score(Effect, frozen=True, tag="score"):
    """`what`: seats or bases."""

    what: str


# --- cards --------------------------------------------------------------------------------------
class DrawNext(Effect, frozen=True, tag="draw-next"):
    number: int
    who: str = "self"


class LeadNext(Effect, frozen=True, tag="lead-next"):
    who: str = "self"


class Discard(Effect, frozen=True, tag="discard"):
    number: int
    who: str = "self"
    politician: bool = False


# --- opinion and society ------------------------------------------------------------------------
class PlaceIssue(Effect, frozen=True, tag="issue"):
    """`issue`: an issue kind (`economy`, `stab-in-the-back`) or `any-white`; `cell`: `0`, `S1`."""

    issue: str
    cell: str


class Debate(Effect, frozen=True, tag="debate"):
    first: int
    second: int = 0
    moved: bool = False


class PlaceSociety(Effect, frozen=True, tag="society"):
    """`marker`: a yellow marker (`labor-welfare`), a group (`workers`, `rich`) or `any`."""

    marker: str


class RemoveSociety(Effect, frozen=True, tag="society-off"):
    marker: str


# --- threats ------------------------------------------------------------------------------------
class Unrest(Effect, frozen=True, tag="unrest"):
    amount: int
    place: Place = ANY
    times: int = 1


class Poverty(Effect, frozen=True, tag="poverty"):
    amount: int
    place: Place = ANY
    times: int = 1


class Prosperity(Effect, frozen=True, tag="prosperity"):
    amount: int
    place: Place = ANY
    times: int = 1


class PartyThreat(Effect, frozen=True, tag="party-threat"):
    """`marker`: uprising, councils or regime; `amount`: +1 or -1."""

    marker: str
    amount: int
    place: Place = ANY


class Power(Effect, frozen=True, tag="power"):
    """Removes the party threat in the place, whichever it is (`power - here`)."""

    place: Place = ANY


class DrMarker(Effect, frozen=True, tag="dr"):
    """`marker`: inflation, blockade, violent-peace, instable-state, minority-cabinet, black-friday
    or poverty."""

    marker: str
    amount: int


class Economy(Effect, frozen=True, tag="economy"):
    amount: int


# --- units --------------------------------------------------------------------------------------
class Reinforce(Effect, frozen=True, tag="reinforce"):
    unit: str
    number: int


class Move(Effect, frozen=True, tag="move"):
    number: int
    units: str
    place: Place = ANY


class Dissolve(Effect, frozen=True, tag="dissolve"):
    number: int
    units: str
    place: Place = ANY
    by_self: bool = False


class Withdraw(Effect, frozen=True, tag="withdraw"):
    number: int
    units: str
    place: Place = ANY
    by_self: bool = False


class Redeploy(Effect, frozen=True, tag="redeploy"):
    number: int
    units: str
    place: Place = ANY


class Flip(Effect, frozen=True, tag="flip"):
    """`side`: black or white."""

    number: int
    side: str
    place: Place = ANY


# --- actions ------------------------------------------------------------------------------------
class FreeAction(Effect, frozen=True):
    """A free action, with modifiers."""

    place: Place = ANY
    result: int = 0
    dice: int = 0
    unanswerable: bool = False


class FreeDemonstration(FreeAction, frozen=True, tag="demonstrate"):
    pass


class FreeCoup(FreeAction, frozen=True, tag="coup"):
    pass


class FreeCounterCoup(FreeAction, frozen=True, tag="counter-coup"):
    pass


class FreeFight(FreeAction, frozen=True, tag="fight"):
    pass


class FreeNegotiation(Effect, frozen=True, tag="negotiate"):
    result: int = 0
    dice: int = 0
    unanswerable: bool = False


class Result(Effect, frozen=True, tag="result"):
    amount: int


class Dice(Effect, frozen=True, tag="dice"):
    amount: int


class Cancel(Effect, frozen=True, tag="cancel"):
    pass


class Reroll(Effect, frozen=True, tag="reroll"):
    pass


# --- others -------------------------------------------------------------------------------------
class Flag(Effect, frozen=True, tag="flag"):
    """`nation`: usuk, france, ussr or any."""

    amount: int
    nation: str


class MinorParty(Effect, frozen=True, tag="minor"):
    party: str


class LastingRule(Effect, frozen=True, tag="rule"):
    """`modifier`: result, dice, cost or forbid (amount 0); `duration`: round, next-round, once."""

    modifier: str
    amount: int
    scope: str
    who: str = "self"
    duration: str = "round"


class Share(Effect, frozen=True, tag="share"):
    party: str
    who: str


class LayOpen(Effect, frozen=True, tag="lay-open"):
    pass


class IntroduceRentenmark(Effect, frozen=True, tag="rentenmark"):
    pass


class NsdapShield(Effect, frozen=True, tag="nsdap-shield"):
    pass


class PresidentElection(Effect, frozen=True, tag="president-election"):
    pass


class Petition(Effect, frozen=True, tag="petition"):
    yes: Effects
    no: Effects


class ForcePlay(Effect, frozen=True, tag="force-play"):
    who: str


class StresemannOut(Effect, frozen=True, tag="stresemann-out"):
    pass


class StrikeOnPrussia(Effect, frozen=True, tag="strike-on-prussia"):
    effect: Effects


# --- combinators --------------------------------------------------------------------------------
class Choose(Effect, frozen=True, tag="choose"):
    options: tuple[Effects, ...]
    by: str = "self"


class May(Effect, frozen=True, tag="may"):
    effect: Effects


class Pay(Effect, frozen=True, tag="pay"):
    price: Effects
    then: Effects
    otherwise: Effects = ()


class If(Effect, frozen=True, tag="if"):
    conditions: tuple[Condition, ...]
    then: Effects
    otherwise: Effects = ()


class Repeat(Effect, frozen=True, tag="repeat"):
    number: int
    effect: Effects
    diff: bool = False


class As(Effect, frozen=True, tag="as"):
    who: str
    effect: Effects


class At(Effect, frozen=True, tag="at"):
    """The player chooses one city, which becomes `there`."""

    place: Place
    effect: Effects


class First(Effect, frozen=True, tag="first"):
    options: tuple[Effects, ...]


class Row(Struct, frozen=True):
    """One line of a result table, for results `low` to `high` (8 means 8 or more)."""

    low: int
    high: int
    effect: Effects


class Roll(Effect, frozen=True, tag="roll"):
    dice: int
    table: tuple[Row, ...]


class Together(Effect, frozen=True, tag="together"):
    reserve: int
    then: Effects
    otherwise: Effects


class Nothing(Effect, frozen=True, tag="none"):
    pass


AnyEffect = (
    Seat | Base | VictoryPoints | ReservePoints | CrisisRolls | PlaceNsdapFigure | Score
    | DrawNext | LeadNext | Discard
    | PlaceIssue | Debate | PlaceSociety | RemoveSociety
    | Unrest | Poverty | Prosperity | PartyThreat | Power | DrMarker | Economy
    | Reinforce | Move | Dissolve | Withdraw | Redeploy | Flip
    | FreeDemonstration | FreeCoup | FreeCounterCoup | FreeFight | FreeNegotiation
    | Result | Dice | Cancel | Reroll
    | Flag | MinorParty | LastingRule | Share | LayOpen | IntroduceRentenmark | NsdapShield
    | PresidentElection | Petition | ForcePlay | StresemannOut | StrikeOnPrussia
    | Choose | May | Pay | If | Repeat | As | At | First | Roll | Together | Nothing
)  # fmt: skip

Effects = tuple[AnyEffect, ...]
"""Effects to carry out one after the other."""


def with_branches(effects: Effects) -> Iterator[AnyEffect]:
    """Yield effects, and instead of a condition those of both its branches."""
    for effect in effects:
        if isinstance(effect, If):
            yield from with_branches((*effect.then, *effect.otherwise))
        else:
            yield effect


class React(Struct, frozen=True):
    """One line of a politician card: `react TRIGGER by WHO in PLACE {effect}`.

    `trigger`: demonstrate, coup, counter-coup, fight, negotiate, reaction, event, debate, roll.
    """

    trigger: str
    by: str
    effect: Effects
    place: Place | None = None
