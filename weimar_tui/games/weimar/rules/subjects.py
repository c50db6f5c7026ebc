"""Subjects of Weimar's decisions: what each kind of question is about.

Each decision type names its subject (`decision_types`). All subjects are public.
"""

from __future__ import annotations

from weimar_tui.kernel.decision import Decision, Subject, subject_of as subject_of

from .effects.vocabulary import AnyEffect, Effects


class WeimarSubject(Subject, frozen=True, tag_field="on", tag="nothing", omit_defaults=True):
    """Base class of subjects; it says nothing beyond the kind of decision."""


class FirstBases(WeimarSubject, frozen=True, tag="first-bases"):
    """Bases placed before the game begins; `left` includes this one."""

    left: int = 0


class OfRound(WeimarSubject, frozen=True, tag="round"):
    """The round for which an agenda is chosen."""

    round: int = 0


# --- cards and actions --------------------------------------------------------------------------
class OfCard(WeimarSubject, frozen=True, tag="card"):
    """The card, or the table of effects, that the question comes from."""

    card: str = ""


class UseOfCard(OfCard, frozen=True, tag="use"):
    """A card whose event happens before or after its `use`: action or debate."""

    use: str = ""


class Actions(OfCard, frozen=True, tag="actions"):
    """Action points of a card, points in reserve, and the city chosen for the actions."""

    ap: int = 0
    reserve: int = 0
    city: str = ""


class DebateSteps(OfCard, frozen=True, tag="debate"):
    """Steps left in a debate without the reserve."""

    steps: int = 0


# --- effects ------------------------------------------------------------------------------------
class NamedParty(OfCard, frozen=True, tag="named-party"):
    """A party that an effect refers to by `word`: `opp`, or the one with the most of something."""

    word: str = ""


class Pledged(OfCard, frozen=True, tag="pledged"):
    """A price that several parties can pay: the points still missing."""

    missing: int = 0


class Choices(OfCard, frozen=True, tag="choices"):
    """An effect that offers `choices`, in the order of the options."""

    choices: tuple[Effects, ...] = ()


class OfEffect(OfCard, frozen=True, tag="effect"):
    """An effect that can be refused, or has a price."""

    effect: AnyEffect | None = None


class Target(OfEffect, frozen=True, tag="target"):
    """A city or unit for an effect of kind `do`.

    `actor` is the party that the effect works for, `left` how many times it remains to be done.
    """

    do: str = ""
    actor: str = ""
    left: int = 0


class Moves(OfCard, frozen=True, tag="moves"):
    """Units to move: how many more, and to which city if there is only one."""

    left: int = 0
    city: str = ""


class UnitOnMove(WeimarSubject, frozen=True, tag="unit"):
    """A unit that leaves `origin`: a city, `supply` or `dissolved`."""

    unit: str = ""
    origin: str = ""


class IssueTo(WeimarSubject, frozen=True, tag="issue-to"):
    """The space of the opinion track for an issue."""

    cell: str = ""


class OfMinorParty(WeimarSubject, frozen=True, tag="minor-party"):
    """A minor party whose controller is chosen."""

    minor: str = ""


# --- attempts -----------------------------------------------------------------------------------
class InCity(WeimarSubject, frozen=True, tag="city"):
    """The city where police can move to."""

    city: str = ""


class ActInCity(InCity, frozen=True, tag="act"):
    """What a party does in a city: `actor` places a base there although it is full."""

    actor: str = ""


class Coup(ActInCity, frozen=True, tag="coup"):
    """A coup that a party can oppose with its `units`, or a fight against `target`."""

    units: str = ""
    target: str = ""


class Trigger(ActInCity, frozen=True, tag="trigger"):
    """Something that can be reacted to; `card` if it is a card."""

    trigger: str = ""
    card: str = ""


class Roll(InCity, frozen=True, tag="roll"):
    """The number of dice and the modifier of a roll; `action` if it is under way."""

    action: str = ""
    dice: int = 0
    modifier: int = 0


# --- politics, votes, end -----------------------------------------------------------------------
class MajorityPlace(WeimarSubject, frozen=True, tag="place"):
    """The first or second place in public opinion, if several parties are tied."""

    place: int = 0


class OfIssue(WeimarSubject, frozen=True, tag="issue"):
    """The issue to resolve."""

    issue: str = ""


class DividedIssue(OfIssue, frozen=True, tag="divided-issue"):
    """An issue with two owners, and the one who would have to agree."""

    partner: str = ""


class Proposal(OfIssue, frozen=True, tag="proposal"):
    """A proposal: `actor` carries out the option with this number."""

    proposer: str = ""
    option: int = 0
    actor: str = ""


class CoalitionSize(WeimarSubject, frozen=True, tag="coalition-size"):
    """Seats of the largest coalitions that have not been tried."""

    seats: int = 0


class OfCoalition(CoalitionSize, frozen=True, tag="coalition"):
    """A coalition with `partner`, and its seats."""

    coalition: str = ""
    partner: str = ""


class Vote(WeimarSubject, frozen=True, tag="vote"):
    """A vote on the president or a petition.

    `votes` are those to cast or, if a seat can buy another roll, those rolled; `place` counts the
    parties in voting order. `counted` are the votes so far by party, and `given` what they are for.
    """

    about: str = ""
    votes: int = 0
    place: int = 0
    counted: tuple[tuple[str, int], ...] = ()
    given: tuple[tuple[str, str], ...] = ()


class TiedEnding(WeimarSubject, frozen=True, tag="ending"):
    """The ending whose winner the Chancellor names."""

    ending: str = ""


AnySubject = (
    WeimarSubject
    | FirstBases
    | OfRound
    | OfCard
    | UseOfCard
    | Actions
    | DebateSteps
    | NamedParty
    | Pledged
    | Choices
    | OfEffect
    | Target
    | Moves
    | UnitOnMove
    | IssueTo
    | OfMinorParty
    | InCity
    | ActInCity
    | Coup
    | Trigger
    | Roll
    | MajorityPlace
    | OfIssue
    | DividedIssue
    | Proposal
    | CoalitionSize
    | OfCoalition
    | Vote
    | TiedEnding
)

WeimarDecision = Decision[AnySubject]


def city_of(decision: WeimarDecision) -> str:
    """The city that a decision is about, or ""."""
    match decision.subject:
        case InCity(city=city) | Actions(city=city) | Moves(city=city):
            return city
    return ""
