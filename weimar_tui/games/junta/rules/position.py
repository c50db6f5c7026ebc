"""The complete state of a game of Junta as Structs of plain data; each field says who
can see it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct, field

from weimar_tui.kernel.constraints import Every, Name, Ordinal
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.visibility import NOBODY, OPEN, OWNER, SEATED, UNCOUNTED

from .drafts import NO_DRAFT, AnyDraft
from .negotiation.clause_types import Clause, Threatened, read_clauses, read_word
from .notes import NONE, Notes
from .subjects import AnySubject

Seat = Annotated[str, Name("seat")]
SeatOrNone = Annotated[str, Name("seat", or_none=True)]
Card = Annotated[str, Name("card of the deck")]
Office = Annotated[str, Name("office")]
Area = Annotated[str, Name("area")]
AreaOrNone = Annotated[str, Name("area", or_none=True)]
UnitKind = Annotated[str, Name("unit")]

FAMILIES = ("aguado", "bravo", "cortina", "delgado", "espino", "fuentes", "galan")
"""Every possible family, in alphabetical order."""

ALIVE, DEAD, EXILE = "alive", "dead", "exile"

PRESIDENT, JUNTA = "president", "junta"
"""The two sides of a coup."""


class Offer(Struct, frozen=True, array_like=True, gc=False):
    """A proposal from one family to another, or to `all`: clauses given and wanted.

    `notes` are the offerer's pick for his payment, `threat` the consequence of a refusal.
    """

    number: Ordinal
    by: Seat
    to: Annotated[str, Name("seat or all")]
    gives: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    threat: str = ""
    public: bool = False
    notes: Notes = NONE

    @property
    def given(self) -> tuple[Clause, ...]:
        return read_clauses(self.gives)

    @property
    def wanted(self) -> tuple[Clause, ...]:
        return read_clauses(self.wants)


class Promise(Struct, frozen=True, array_like=True, gc=False):
    """A clause that a family has promised. `state`: open, kept, broken, void.

    `due` is the moment at which it is judged, `round` the round of the promise, `until` the last
    round (or phase of a coup) in which it can fall due.
    """

    number: Ordinal
    by: Seat
    to: Annotated[str, Name("seat or all")]
    clause: str
    due: str
    round: int
    until: int
    state: str = "open"
    public: bool = False

    @property
    def word(self) -> Clause | Threatened:
        """The clause promised, or the threat."""
        return read_word(self.clause)


class Family(Struct, gc=False):
    """One family. Hidden fields belong to its seat.

    `offices` excludes the presidency; `choice` is the place chosen, `place` what everyone knows of
    it; `answer` is the reply to a question put to several at once; `aid` what it drew as President
    this round, `envelope` what it was paid, `envelopes` what it paid; `friends_used` counts the
    millions its rich friends paid; `paid_towards` is what it has paid, or received, towards a
    promise, by its number; `made` and `given` count offers and gifts of a window, `asides` those
    outside windows in the round; `declined` are the numbers of open offers to all that it has
    refused; `turned_down` are its own offers of this window that others refused; `was_ready`: it
    was ready when it received an offer that it has not answered yet; `bought` are the numbers of
    the promises it has given money, cards or units for; `accounts_seen` is what spies reported.
    """

    hand: Annotated[list[Card], OWNER] = field(default_factory=list)
    table: Annotated[list[Card], OPEN] = field(default_factory=list)
    pocket: Annotated[Notes, OWNER] = NONE
    account: Annotated[Notes, OWNER] = NONE
    offices: Annotated[list[Office], OPEN] = field(default_factory=list)
    state: Annotated[Annotated[str, Name("state of a family")], OPEN] = ALIVE
    embassy: Annotated[AreaOrNone, OPEN] = ""
    stays: Annotated[bool, OPEN] = False
    choice: Annotated[str, OWNER, UNCOUNTED] = ""
    place: Annotated[str, OPEN] = ""
    friends_used: Annotated[int, OPEN] = 0
    answer: Annotated[str, OWNER, UNCOUNTED] = ""
    draft: Annotated[AnyDraft, OWNER, UNCOUNTED] = NO_DRAFT
    aid: Annotated[Notes, OWNER] = NONE
    envelope: Annotated[int, OWNER] = 0
    envelopes: Annotated[dict[Seat, int], OWNER, UNCOUNTED] = field(default_factory=dict)
    offers: Annotated[list[Offer], OWNER, UNCOUNTED] = field(default_factory=list)
    promises: Annotated[list[Promise], OWNER, UNCOUNTED] = field(default_factory=list)
    paid_towards: Annotated[dict[str, int], OWNER, UNCOUNTED] = field(default_factory=dict)
    made: Annotated[int, OWNER] = 0
    given: Annotated[int, OWNER] = 0
    asides: Annotated[int, OWNER] = 0
    declined: Annotated[list[Ordinal], OPEN] = field(default_factory=list)
    accounts_seen: Annotated[dict[Seat, int], OWNER, UNCOUNTED] = field(default_factory=dict)
    was_ready: Annotated[bool, OWNER, UNCOUNTED] = False
    turned_down: Annotated[tuple[Offer, ...], OWNER, UNCOUNTED] = ()
    bought: Annotated[list[Ordinal], OWNER, UNCOUNTED] = field(default_factory=list)


class Cast(Struct, frozen=True, omit_defaults=True, gc=False):
    """Votes cast: `item` is an office, an influence card, a vote card, `family` or `extra`."""

    family: str
    side: str
    item: str
    votes: int


class Motion(Struct, gc=False):
    """The vote or election under way, or the last one of the round.

    `about`: budget, alternative, competence, election. `sides`: yes and no, or the candidates.
    `round` counts rounds of voting or ballots; `cut`: its second round is cancelled.
    """

    about: str
    by: str = ""
    round: int = 1
    sides: tuple[str, ...] = ("yes", "no")
    casts: list[Cast] = field(default_factory=list)
    cut: bool = False
    result: str = ""
    named: list[Cast] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


class Attempt(Struct, gc=False):
    """An announced attempt; `means` is a card or `police`. `state`: announced, failed, killed."""

    by: Seat
    victim: SeatOrNone
    place: str
    means: str
    state: str = "announced"


class Stack(Struct, gc=False):
    """Units of a kind under one family's command in an area.

    `moved` counts the areas moved in this phase; `came` is 0 for units already there at the start
    of the segment, otherwise the order of arrival; `retreated` units are out of all fights.
    """

    kind: UnitKind
    by: SeatOrNone
    number: int
    moved: int = 0
    came: int = 0
    retreated: bool = False


class Fight(Struct, gc=False):
    """A fight in an area. `targets`: who fires at whom, "" for a party that holds its fire.

    `losses` are the units each party has lost; only those that fire or are fired at are listed.
    `opened`: parties with opening fire in the first salvo, with the arrival that their units
    precede.
    """

    area: Area
    targets: dict[str, str] = field(default_factory=dict)
    losses: dict[str, int] = field(default_factory=dict)
    opened: dict[str, int] = field(default_factory=dict)


class Coup(Struct, gc=False):
    """A coup. `phase` 0 is the Rebellion phase, then 1 to 6.

    `order`: the order of movement in this phase. `landed`: units that have come from their boxes;
    `shelled`: the gunboat has fired in this phase. `announced` is the fire announced in the
    Rebellion phase: weapon -> area, empty for any. `must`: what the moving family has committed
    itself to do first. `red_areas` are those where the police can respond. `arrivals` numbers units
    that arrive in this segment. `moved`, `hopped`: whether the moving family has had its movement,
    and the helicopter its solo flight; `pick` is the movement in preparation. `fired`: who has
    fired at whom. `won`: president or junta. `held`: the power centres the junta held when all were
    last asked whether it is over, None before.
    """

    first: Seat
    rebels: list[Seat] = field(default_factory=list)
    phase: int = 0
    order: tuple[Seat, ...] = ()
    strikes: int = 0
    landed: list[UnitKind] = field(default_factory=list)
    shelled: bool = False
    announced: dict[str, str] = field(default_factory=dict)
    must: str = ""
    red_areas: list[Area] = field(default_factory=list)
    responded: str = ""
    arrivals: int = 0
    moved: bool = False
    hopped: bool = False
    pick: dict[str, int] = field(default_factory=dict)
    fight: Fight | None = None
    sides: dict[str, str] = field(default_factory=dict)
    fired: list[tuple[str, str]] = field(default_factory=list)
    won: str = ""
    held: list[Area] | None = None


class Night(Struct, frozen=True, omit_defaults=True, gc=False):
    """Where the families were seen in a round, and whether the bank was open."""

    round: int
    places: tuple[tuple[str, str], ...]
    bank_open: bool


class Budget(Struct, frozen=True, omit_defaults=True, gc=False):
    """The outcome of a budget: the sums announced, none if nothing was paid."""

    round: int
    by: str
    sums: tuple[tuple[str, int], ...] = ()


class Options(Struct, frozen=True, omit_defaults=True, gc=False):
    """The options of the table.

    `budget`: strict (at least the announced sums are paid) or liar; `press`: full, public or
    silent; `tie`: lot or redraw (in the first election); `windows`: off at tables that play slowly.
    """

    budget: str = "strict"
    press: str = "full"
    tie: str = "lot"
    windows: bool = True
    competence: str = "two-thirds"


class JuntaPosition(Position, kw_only=True):
    """The complete state of a game; its field names are public (`weimar engine --position`).

    `viewer`: whose view this is; empty for a spectator's, and in a full position.

    `brother_since` is the phase in which the brother-in-law's office was chosen, empty before.

    `stack` are the face-down notes, the top one last; their number is secret. `under` are notes
    paid, out of the game. `lying` are unit and excuse cards on the table until the aftermath.
    `bank_marker`: 0 if shots are possible, otherwise the rounds until then. `borrowed` is the
    family that all small influence votes for.
    """

    decisions: list[Decision[AnySubject]] = field(default_factory=list)
    viewer: Annotated[str, OPEN] = ""
    scenario: Annotated[str, OPEN] = "main"
    rounds: Annotated[int, OPEN] = 11
    coup_phases: Annotated[int, OPEN] = 6
    options: Annotated[Options, OPEN] = Options()
    round: Annotated[int, OPEN] = 0
    phase: Annotated[str, OPEN] = "election"
    order: Annotated[tuple[Seat, ...], OPEN] = ()
    families: Annotated[Every[Seat, Family], SEATED] = field(default_factory=dict)
    president: Annotated[SeatOrNone, OPEN] = ""
    host: Annotated[SeatOrNone, OPEN] = ""
    offices_given: Annotated[bool, OPEN] = False
    stack: Annotated[list[int], NOBODY, UNCOUNTED] = field(default_factory=list)
    under: Annotated[Notes, OPEN] = NONE
    deck: Annotated[list[Card], NOBODY] = field(default_factory=list)
    discards: Annotated[list[Card], OPEN] = field(default_factory=list)
    lying: Annotated[list[Card], OPEN] = field(default_factory=list)
    excuse: Annotated[bool, OPEN] = False
    lunch: Annotated[bool, OPEN] = False
    bank_closed: Annotated[bool, OPEN] = False
    bank_marker: Annotated[int, OPEN] = 0
    police_used: Annotated[int, OPEN] = 0
    # Unused. It stays because saves of 1.0 have it, and their final positions are verified.
    aid_drawn: Annotated[bool, OPEN] = False
    announced: Annotated[dict[Seat, int], OPEN] = field(default_factory=dict)
    paid: Annotated[list[Seat], OPEN] = field(default_factory=list)
    budget: Annotated[str, OPEN] = ""
    forced: Annotated[bool, OPEN] = False
    brother_in_law: Annotated[str, OPEN] = ""
    brother_chosen_for: Annotated[tuple[Seat, ...], OPEN] = ()
    brother_since: Annotated[str, OPEN] = ""
    borrowed: Annotated[SeatOrNone, OPEN] = ""
    borrowed_limit: Annotated[int, OPEN] = 0
    extra_votes: Annotated[dict[Seat, int], OPEN] = field(default_factory=dict)
    resigned: Annotated[list[Seat], OPEN] = field(default_factory=list)
    appointing: Annotated[dict[Office, Seat], OPEN] = field(default_factory=dict)
    motion: Annotated[Motion | None, OPEN] = None
    shielded: Annotated[str, OPEN] = ""
    attempts: Annotated[list[Attempt], OPEN] = field(default_factory=list)
    areas: Annotated[dict[Area, list[Stack]], OPEN] = field(default_factory=dict)
    coup: Annotated[Coup | None, OPEN] = None
    rebelled: Annotated[list[Seat], OPEN] = field(default_factory=list)
    shot: Annotated[list[tuple[str, str]], OPEN] = field(default_factory=list)
    window: Annotated[str, OPEN] = ""
    queued: Annotated[list[tuple[str, str, str]], OPEN] = field(default_factory=list)
    offers: Annotated[list[Offer], OPEN] = field(default_factory=list)
    promises: Annotated[list[Promise], OPEN] = field(default_factory=list)
    offer_number: Annotated[Ordinal, NOBODY] = 0
    promise_number: Annotated[Ordinal, NOBODY] = 0
    history: Annotated[list[Night], OPEN] = field(default_factory=list)
    budgets: Annotated[list[Budget], OPEN] = field(default_factory=list)
