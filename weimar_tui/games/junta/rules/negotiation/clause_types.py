"""Every clause of offers, declared once: how it is written, and when it is judged.

Positions, saves and the wire hold clauses as strings; the rules convert them at the boundary
(`read_clause`, `clause_id`) and work with values. A clause without a due moment is carried out as
soon as an offer is accepted.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar

from weimar_tui.kernel.decision_type import Answer, Answers


class ClauseType(Answer, frozen=True):
    """A clause. `due` is the moment at which a promise is judged; clauses done at once
    have none."""

    due: ClassVar[str] = ""

    @property
    def verb(self) -> str:
        """The first part of its id: `pay` in `pay:3`."""
        return self.form.partition(":")[0]

    @property
    def is_now(self) -> bool:
        """Whether it is carried out at once; all others are only promises."""
        return not self.due


class Counted(ClauseType, frozen=True):
    """A clause with a number of millions, or of votes."""

    number: int


# --- done at once -------------------------------------------------------------------------------
class Pay(Counted, frozen=True):
    """Millions, handed over at once."""

    form: ClassVar[str] = "pay:{number}"


class HandCard(ClauseType, frozen=True):
    """A card in hand."""

    form: ClassVar[str] = "card:{card}"
    card: str


class CardOf(ClauseType, frozen=True):
    """Any card of a type; its owner chooses which."""

    form: ClassVar[str] = "card-of:{type}"
    type: str


class Units(ClauseType, frozen=True):
    """The command of units in a coup (ruling J50)."""

    form: ClassVar[str] = "units:{area}:{kind}:{number}"
    area: str
    kind: str
    number: int


class Passage(ClauseType, frozen=True):
    """Passage out of an embassy."""

    form: ClassVar[str] = "passage"


# --- words, judged when their moment comes ------------------------------------------------------
class Later(Counted, frozen=True):
    """Millions by the end of the next round."""

    form: ClassVar[str] = "later:{number}"
    due: ClassVar[str] = "round"


class Vote(ClauseType, frozen=True):
    """Votes for a side: `yes`, `no`, or a candidate."""

    form: ClassVar[str] = "vote:{side}"
    due: ClassVar[str] = "vote"
    side: str


class Votes(Counted, frozen=True):
    """At least this number of votes."""

    form: ClassVar[str] = "votes:{number}"
    due: ClassVar[str] = "vote"


class Office(ClauseType, frozen=True):
    """An office from the President."""

    form: ClassVar[str] = "office:{office}"
    due: ClassVar[str] = "offices"
    office: str


class BudgetOf(Counted, frozen=True):
    """Millions in the next budget."""

    form: ClassVar[str] = "budget:{number}"
    due: ClassVar[str] = "announced"


class More(Counted, frozen=True):
    """Millions in the envelope above the sum announced."""

    form: ClassVar[str] = "more:{number}"
    due: ClassVar[str] = "paid"


class Force(ClauseType, frozen=True):
    """To force a rejected budget."""

    form: ClassVar[str] = "force"
    due: ClassVar[str] = "force"


class NoForce(ClauseType, frozen=True):
    """Not to force a rejected budget."""

    form: ClassVar[str] = "no-force"
    due: ClassVar[str] = "force"


class Peace(ClauseType, frozen=True):
    """No attempt on the other family."""

    form: ClassVar[str] = "peace"
    due: ClassVar[str] = "attempts"


class Attack(ClauseType, frozen=True):
    """An attempt on a family."""

    form: ClassVar[str] = "attack:{family}"
    due: ClassVar[str] = "attempts"
    family: str


class AtPlace(ClauseType, frozen=True):
    """Where one will spend the night."""

    form: ClassVar[str] = "place:{place}"
    due: ClassVar[str] = "reveal"
    place: str


class Loyal(ClauseType, frozen=True):
    form: ClassVar[str] = "loyal"
    due: ClassVar[str] = "coup"


class Rebel(ClauseType, frozen=True):
    """To rebel, if someone does."""

    form: ClassVar[str] = "rebel"
    due: ClassVar[str] = "coup"


class TakeSide(ClauseType, frozen=True):
    """A side at the end of a coup."""

    form: ClassVar[str] = "side:{side}"
    due: ClassVar[str] = "sides"
    side: str


class Hold(ClauseType, frozen=True):
    """Own units stay in an area."""

    form: ClassVar[str] = "hold:{area}"
    due: ClassVar[str] = "phase"
    area: str


class Go(ClauseType, frozen=True):
    """Own units go to an area."""

    form: ClassVar[str] = "go:{area}"
    due: ClassVar[str] = "phase"
    area: str


class NoFire(ClauseType, frozen=True):
    """Not to fire at the other family."""

    form: ClassVar[str] = "no-fire"
    due: ClassVar[str] = "coup"


class Spare(ClauseType, frozen=True):
    """Not to have the other family shot."""

    form: ClassVar[str] = "spare"
    due: ClassVar[str] = "squad"


# --- what happens if an offer is refused --------------------------------------------------------
class Threatened(ClauseType, frozen=True):
    """A threat, in force since the offer was refused."""

    form: ClassVar[str] = "threat:{what}"
    what: str


Handed = Pay | HandCard | CardOf | Units | Passage
OnVotesAndMoney = Later | Vote | Votes | Office | BudgetOf | More | Force | NoForce
OnArms = Peace | Attack | AtPlace | Loyal | Rebel | TakeSide | Hold | Go | NoFire | Spare
Clause = Handed | OnVotesAndMoney | OnArms

CLAUSE_TYPES: tuple[type[Clause], ...] = (
    *(Pay, HandCard, CardOf, Units, Passage),
    *(Later, Vote, Votes, Office, BudgetOf, More, Force, NoForce, Peace, Attack, AtPlace),
    *(Loyal, Rebel, TakeSide, Hold, Go, NoFire, Spare),
)

read_clause = Answers[Clause](CLAUSE_TYPES).read
"""Parse a clause. Raises ValueError for anything else."""


@lru_cache(maxsize=5_000)
def read_clauses(ids: tuple[str, ...]) -> tuple[Clause, ...]:
    """Parse several clauses. Raises ValueError like `read_clause`."""
    return tuple(map(read_clause, ids))


@lru_cache(maxsize=5_000)
def clause_id(clause: Clause) -> str:
    """The clause as a string."""
    return clause.id


def payment(clauses: Iterable[Clause]) -> int:
    """The millions paid at once, or 0."""
    return next((clause.number for clause in clauses if isinstance(clause, Pay)), 0)


read_word = Answers[Clause | Threatened]((*CLAUSE_TYPES, Threatened)).read
"""Parse a promise or a threat. Raises ValueError for anything else."""
