"""Subjects of Junta's decisions: a public part, and a private one for the asked family.

Each decision type names its public subject (`decision_types`); the private one follows from the act
in preparation.
"""

from __future__ import annotations

from weimar_tui.kernel.constraints import Ordinal
from weimar_tui.kernel.decision import Decision, Subject, subject_of as subject_of


class JuntaSubject(Subject, frozen=True, tag_field="on", tag="nothing", omit_defaults=True):
    """Base class of subjects; it says nothing beyond the kind of decision."""


class InWindow(JuntaSubject, frozen=True, tag="window"):
    """A window: `offices`, `election`, `budget`, `places`, `coup` or `phase`."""

    about: str = ""


class ByFamily(JuntaSubject, frozen=True, tag="by"):
    """Something by the family `by`: an offer to answer, envelopes to fill."""

    by: str = ""


class OnMotion(JuntaSubject, frozen=True, tag="motion"):
    """A vote: its topic, author and round, and the candidates of an election."""

    about: str = ""
    by: str = ""
    round: int = 0
    families: tuple[str, ...] = ()


class OfFamilies(JuntaSubject, frozen=True, tag="families"):
    """Several families: members of a junta, or those who can be shot."""

    families: tuple[str, ...] = ()


class OfOffice(JuntaSubject, frozen=True, tag="office"):
    """An office to fill."""

    office: str = ""


class SumsFor(JuntaSubject, frozen=True, tag="sums"):
    """A budget to announce (`about`: budget or alternative) for these families."""

    about: str = ""
    families: tuple[str, ...] = ()


class OfExile(JuntaSubject, frozen=True, tag="exile"):
    """A family in exile. `safe`: it cannot be shot if it returns now."""

    family: str = ""
    safe: bool = False


class AttemptOn(JuntaSubject, frozen=True, tag="attempt"):
    """An attempt against `family` with a card or the police, at a place."""

    family: str = ""
    card: str = ""
    place: str = ""


class Owed(JuntaSubject, frozen=True, tag="owed"):
    """`number` millions to pay: to `family`, or by `family` for `card`."""

    family: str = ""
    card: str = ""
    number: int = 0


class OnTurn(JuntaSubject, frozen=True, tag="on-turn"):
    """A turn in a coup: the owner of the units, and the phase (0: the Rebellion phase)."""

    family: str = ""
    number: int = 0


class OfPhase(JuntaSubject, frozen=True, tag="phase"):
    """A coup phase that is over."""

    number: int = 0


class FirstRebel(JuntaSubject, frozen=True, tag="rebel"):
    """The family that started the coup."""

    family: str = ""


class SidesSoFar(JuntaSubject, frozen=True, tag="sides"):
    """The sides taken so far at the end of a coup, in order."""

    families: tuple[str, ...] = ()
    items: tuple[str, ...] = ()


class UnitsOnMove(JuntaSubject, frozen=True, tag="move"):
    """Units of `family` leaving `area`, to `place` if chosen; `items`: picked so far."""

    area: str = ""
    family: str = ""
    place: str = ""
    items: tuple[str, ...] = ()


class UnitAt(JuntaSubject, frozen=True, tag="unit"):
    """A unit, or `number` of them, with its area and the card that brings it, if known."""

    unit: str = ""
    area: str = ""
    card: str = ""
    number: int = 0


class InArea(JuntaSubject, frozen=True, tag="area"):
    """A fight, or a response, in an area. `number`: the salvo, or the losses of `family`."""

    area: str = ""
    family: str = ""
    number: int = 0


class RetreatFrom(JuntaSubject, frozen=True, tag="retreat"):
    """A retreat of `family` to `place`, if chosen; `items`: areas already refused."""

    area: str = ""
    family: str = ""
    place: str = ""
    items: tuple[str, ...] = ()


class Bombarding(JuntaSubject, frozen=True, tag="weapon"):
    """The gunboat or an air strike; `left`: strikes left."""

    weapon: str = ""
    left: int = 0


# --- private ------------------------------------------------------------------------------------
class OverLimit(JuntaSubject, frozen=True, tag="over-limit"):
    left: int = 0


class OfCard(JuntaSubject, frozen=True, tag="card"):
    """A card whose target is to be chosen."""

    card: str = ""


class OfOffer(JuntaSubject, frozen=True, tag="offer-made"):
    """The offer to answer, by its number."""

    number: Ordinal = 0


class NextFamily(JuntaSubject, frozen=True, tag="next"):
    """One family after the other; `left` includes this one."""

    family: str = ""
    left: int = 0


class NextSum(JuntaSubject, frozen=True, tag="next-sum"):
    """The next sum of a budget, and the sums named so far."""

    family: str = ""
    left: int = 0
    sums: tuple[int, ...] = ()


class NextEnvelope(JuntaSubject, frozen=True, tag="next-envelope"):
    """The next envelope: `number` was announced; `filled` are the notes of those before it."""

    family: str = ""
    number: int = 0
    left: int = 0
    filled: tuple[str, ...] = ()


class BribeOf(JuntaSubject, frozen=True, tag="bribe"):
    """A bribe of the units of `family` in `area`."""

    card: str = ""
    area: str = ""
    family: str = ""


class Link(JuntaSubject, frozen=True, tag="link"):
    """A link of a talk (`negotiation.compose`). `step` names it."""

    step: str = ""


class OfferSoFar(Link, frozen=True, tag="offer"):
    """An offer to `family`. `number` counts its changes."""

    family: str = ""
    gives: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    threat: str = ""
    number: int = 0


class GiftSoFar(Link, frozen=True, tag="gift"):
    """A gift of a clause to `family`."""

    family: str = ""
    gives: str = ""


class AcceptSoFar(Link, frozen=True, tag="accept"):
    """Acceptance of offer `number` by `family`, which wants these clauses."""

    family: str = ""
    wants: tuple[str, ...] = ()
    number: Ordinal = 0


class EventOn(Link, frozen=True, tag="event"):
    """A quiet event whose target is to be chosen."""

    card: str = ""


AnySubject = (
    JuntaSubject
    | InWindow
    | ByFamily
    | OnMotion
    | OfFamilies
    | OfOffice
    | SumsFor
    | OfExile
    | AttemptOn
    | Owed
    | OnTurn
    | OfPhase
    | FirstRebel
    | SidesSoFar
    | UnitsOnMove
    | UnitAt
    | InArea
    | RetreatFrom
    | Bombarding
    | OverLimit
    | OfCard
    | OfOffer
    | NextFamily
    | NextSum
    | NextEnvelope
    | BribeOf
    | Link
    | OfferSoFar
    | GiftSoFar
    | AcceptSoFar
    | EventOn
)

JuntaDecision = Decision[AnySubject]


def link_of(decision: JuntaDecision) -> str:
    """The link that a family's talk has reached; "" if the decision itself is asked."""
    return decision.private.step if isinstance(decision.private, Link) else ""
