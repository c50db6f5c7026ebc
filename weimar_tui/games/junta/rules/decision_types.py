"""Every question and every kind of answer, each declared once.

Clauses of offers are a small language of their own (`negotiation.clauses`); as answers they are
picked as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from typing_extensions import TypeVar

from weimar_tui.kernel.decision_type import (
    Answer,
    Answers,
    DecisionType,
    Word,
    by_kind,
    one_of,
    one_word,
    written,
)

from . import subjects as s
from .negotiation import clause_types as t
from .position import JUNTA, PRESIDENT
from .subjects import JuntaDecision, link_of


# --- answers: one thing -------------------------------------------------------------------------
class Family(Answer, frozen=True):
    form: ClassVar[str] = "{family}"
    family: str


class Area(Answer, frozen=True):
    form: ClassVar[str] = "{area}"
    area: str


class Card(Answer, frozen=True):
    form: ClassVar[str] = "{card}"
    card: str


class Office(Answer, frozen=True):
    form: ClassVar[str] = "{office}"
    office: str


class Place(Answer, frozen=True):
    """A place for the night."""

    form: ClassVar[str] = "{place}"
    place: str


class Unit(Answer, frozen=True):
    form: ClassVar[str] = "{unit}"
    unit: str


class Millions(Answer, frozen=True):
    """A sum in millions."""

    form: ClassVar[str] = "{number}"
    number: int


class Tries(Answer, frozen=True):
    """How many tries to pay for."""

    form: ClassVar[str] = "{number}"
    number: int


# --- answers: cards -----------------------------------------------------------------------------
class PlayCard(Answer, frozen=True):
    """Play a card from hand."""

    form: ClassVar[str] = "play:{card}"
    card: str


class LayCard(Answer, frozen=True):
    """Put influence on the table."""

    form: ClassVar[str] = "lay:{card}"
    card: str


class DiscardCard(Answer, frozen=True):
    """Discard a card."""

    form: ClassVar[str] = "discard:{card}"
    card: str


class GiveCard(Answer, frozen=True):
    """Give a card to a family."""

    form: ClassVar[str] = "give:{card}:{family}"
    card: str
    family: str

    @property
    def thing(self) -> str:
        """Gifts form a group of their own in lists."""
        return "give"


class ShieldCard(Answer, frozen=True):
    form: ClassVar[str] = "use:{card}"
    card: str


class Assassin(Answer, frozen=True):
    """A card for an assassination attempt."""

    form: ClassVar[str] = "card:{card}"
    card: str


class UnitCard(Answer, frozen=True):
    form: ClassVar[str] = "card:{card}"
    card: str


class ExcuseCard(Answer, frozen=True):
    form: ClassVar[str] = "excuse:{card}"
    card: str


class BribeCard(Answer, frozen=True):
    """A card for bribing units."""

    form: ClassVar[str] = "bribe:{card}"
    card: str


# --- answers: votes -----------------------------------------------------------------------------
class CastVotes(Answer, frozen=True):
    """All votes for a side, or those of the offices, or of the influence on the table."""

    form: ClassVar[str] = "{side}:{what}"
    side: str
    what: Literal["all", "office", "table"]


class CastOne(Answer, frozen=True):
    """The votes of one office or card on the table."""

    form: ClassVar[str] = "{side}:one:{item}"
    side: str
    item: str


class CastCard(Answer, frozen=True):
    """The votes of a card in hand."""

    form: ClassVar[str] = "{side}:card:{card}"
    side: str
    card: str


class NominateByCard(Answer, frozen=True):
    """A candidate, nominated with a card of votes."""

    form: ClassVar[str] = "{family}:card:{card}"
    family: str
    card: str


# --- answers: money -----------------------------------------------------------------------------
class PayNotes(Answer, frozen=True):
    """A set of notes, by its id (`Notes.id`)."""

    form: ClassVar[str] = "{notes}"
    notes: str


class PayWithFriends(Answer, frozen=True):
    """A set of notes, and what rich friends add."""

    form: ClassVar[str] = "{notes}+{friends}"
    notes: str
    friends: int


class Envelope(Answer, frozen=True):
    """The notes in an envelope."""

    form: ClassVar[str] = "pay:{notes}"
    notes: str


class KeepNote(Answer, frozen=True):
    """The note to keep."""

    form: ClassVar[str] = "keep:{value}"
    value: int


class Deposit(Answer, frozen=True):
    """Deposit a note."""

    form: ClassVar[str] = "in:{value}"
    value: int


class DepositAll(Answer, frozen=True):
    form: ClassVar[str] = "in:all"


class Withdraw(Answer, frozen=True):
    """Withdraw a note."""

    form: ClassVar[str] = "out:{value}"
    value: int


# --- answers: in the streets --------------------------------------------------------------------
class Exile(Answer, frozen=True):
    """Exile in an embassy."""

    form: ClassVar[str] = "exile:{area}"
    area: str


class Land(Answer, frozen=True):
    form: ClassVar[str] = "land:{unit}"
    unit: str


class UnitsOf(Answer, frozen=True):
    """A family's units in an area."""

    form: ClassVar[str] = "{area}:{family}"
    area: str
    family: str


class Units(Answer, frozen=True):
    """A number of units of a kind."""

    form: ClassVar[str] = "{unit}:{number}"
    unit: str
    number: int


class UnitsAt(Answer, frozen=True):
    """A number of units of a kind in an area."""

    form: ClassVar[str] = "{area}:{unit}:{number}"
    area: str
    unit: str
    number: int


class Fire(Answer, frozen=True):
    """Fire at a family's units."""

    form: ClassVar[str] = "fire:{family}"
    family: str


class Shoot(Answer, frozen=True):
    """Name a family for the firing squad."""

    form: ClassVar[str] = "shoot:{family}"
    family: str


# --- answers: talk ------------------------------------------------------------------------------
class Accept(Answer, frozen=True):
    """Accept an offer."""

    form: ClassVar[str] = "accept:{offer}"
    offer: int


class Refuse(Answer, frozen=True):
    """Refuse an offer."""

    form: ClassVar[str] = "refuse:{offer}"
    offer: int


class Counter(Answer, frozen=True):
    """Make a counter-offer."""

    form: ClassVar[str] = "counter:{offer}"
    offer: int


class Partner(Answer, frozen=True):
    """The receiver of an offer: a family, or `all`."""

    form: ClassVar[str] = "{family}"
    family: str


class Gift(Answer, frozen=True):
    """The receiver of a gift."""

    form: ClassVar[str] = "gift:{family}"
    family: str

    @property
    def thing(self) -> str:
        """Gifts form a group of their own in lists."""
        return "gift"


class Clause(Answer, frozen=True):
    """A clause of an offer or a gift."""

    form: ClassVar[str] = "{clause}"
    clause: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The things that the clause refers to."""
        return tuple(self.clause.split(":"))


class Threat(Answer, frozen=True):
    """What happens if the offer is refused."""

    form: ClassVar[str] = "{threat}"
    threat: str


JuntaAnswer = (
    Family
    | Area
    | Card
    | Office
    | Place
    | Unit
    | Millions
    | Tries
    | PlayCard
    | LayCard
    | DiscardCard
    | GiveCard
    | ShieldCard
    | Assassin
    | UnitCard
    | ExcuseCard
    | BribeCard
    | CastVotes
    | CastOne
    | CastCard
    | NominateByCard
    | PayNotes
    | PayWithFriends
    | Envelope
    | KeepNote
    | Deposit
    | DepositAll
    | Withdraw
    | Exile
    | Land
    | UnitsOf
    | Units
    | UnitsAt
    | Fire
    | Shoot
    | Accept
    | Refuse
    | Counter
    | Partner
    | Gift
    | Clause
    | Threat
    | Word
)

cast_card = written(CastCard)
cast_one = written(CastOne)
cast_votes = written(CastVotes)
discard_card = written(DiscardCard)
give_card = written(GiveCard)
play_card = written(PlayCard)
lay_card = written(LayCard)
units_of = written(UnitsOf)
units = written(Units)
units_at = written(UnitsAt)
fire = written(Fire)
exile = written(Exile)
nominate_by_card = written(NominateByCard)
pay_with_friends = written(PayWithFriends)
envelope = written(Envelope)
keep_note = written(KeepNote)
deposit = written(Deposit)
withdraw = written(Withdraw)
millions = written(Millions)
tries = written(Tries)
assassin = written(Assassin)
unit_card = written(UnitCard)
excuse_card = written(ExcuseCard)
bribe_card = written(BribeCard)
shield_card = written(ShieldCard)
land = written(Land)
accept = written(Accept)
refuse = written(Refuse)
counter = written(Counter)
gift = written(Gift)
shoot = written(Shoot)
nominate_by_card = written(NominateByCard)
pay_with_friends = written(PayWithFriends)
envelope = written(Envelope)
keep_note = written(KeepNote)
deposit = written(Deposit)
withdraw = written(Withdraw)
millions = written(Millions)
tries = written(Tries)
assassin = written(Assassin)
unit_card = written(UnitCard)
excuse_card = written(ExcuseCard)
bribe_card = written(BribeCard)
shield_card = written(ShieldCard)
land = written(Land)
accept = written(Accept)
refuse = written(Refuse)
counter = written(Counter)
gift = written(Gift)
shoot = written(Shoot)
"""Options that many decisions offer."""

DEPOSIT_ALL = DepositAll().id
DEPOSIT_ALL = DepositAll().id
YES, NO = "yes", "no"
PASS, DONE, STAY, READY = "pass", "done", "stay", "ready"
ACCEPT, REFUSE = "accept", "refuse"
TALK_FIRST, OFFER, GIFT, DROP, NOTHING = "talk", "offer", "gift", "drop", "nothing"
PRIVATE, PUBLIC = "private", "public"
WANT, GIVE, ADD_WANT, ADD_GIVE, THREAT = "want", "give", "add-want", "add-give", "threat"
AS_BEFORE, RESIGN = "as-before", "resign"
FORCE, LET_IT_BE = "force", "let-it-be"
MORE, REST_AS_ANNOUNCED = "more", "rest-as-announced"
POLICE = "police"
RETURN, STAY_ROUND = "return", "stay-round"
SHOOT, LET_GO, SPARE = "shoot", "let-go", "spare"
MOVE, LAND, SHELL, STRIKE = "move", "land", "shell", "strike"
HOP, RESPONSE, TRANSFER = "hop", "response", "transfer"
ALL_OF_THEM, ALL_BUT_1 = "all", "all-but-1"
HOLD_FIRE, HOLD = "hold-fire", "hold"
GRANT, DENY, GO_ON = "grant", "deny", "go-on"

# --- questions ----------------------------------------------------------------------------------
RelevantPane = Literal["map", "hand", "offices", "budget", "money", "talk"]
A = TypeVar("A", bound=Answer, default=Any)


class JuntaDecisionType(DecisionType[s.AnySubject, A]):
    """A kind of question and its section of the handbook.

    `pane`: the pane that shows what matters for the answer. `help`: the help topic, if its name
    differs. `safe_default`: the answer that spends nothing and hurts nobody; `in_turn`: every
    family gets the question, and most give that answer. `public`: answered in front of everyone, as
    at a real table: votes, moves, fights; `takes_sides`: it takes sides in public, so bots explain
    it. `repeats`: asked again until the family has nothing more to give or to move. `together`: all
    are asked at the same time. `promises`: the types of promise that an answer keeps or breaks.
    """

    def __init__(
        self,
        kind: str,
        section: str,
        answers: Answers[A],
        pane: RelevantPane = "map",
        *,
        help: str = "",
        safe_default: str = "",
        in_turn: bool = False,
        public: bool = False,
        takes_sides: bool = False,
        repeats: bool = False,
        together: bool = False,
        sealed: bool = False,
        irreversible: bool = False,
        dialog: str = "",
        promises: tuple[type[t.ClauseType], ...] = (),
        subject: type[s.JuntaSubject] = s.JuntaSubject,
    ) -> None:
        super().__init__(
            kind, subject, answers, sealed=sealed, irreversible=irreversible, dialog=dialog
        )
        self.section = section
        self.pane: RelevantPane = pane
        self.help = help or kind
        self.safe_default = safe_default
        self.in_turn = in_turn
        self.public = public
        self.takes_sides = takes_sides
        self.repeats = repeats
        self.together = together
        self.promises = promises


FAMILY, AREA, CARD, UNITS_OF = one_of(Family), one_of(Area), one_of(Card), one_of(UnitsOf)
NOTES = one_of(PayNotes)
TO_AGREE = one_word(YES, NO)
_CAST = one_of(PlayCard, LayCard, CastCard, CastOne, CastVotes).or_word(PASS, DONE, TALK_FIRST)
_REBEL = (MOVE, LAND, SHELL, STRIKE, STAY, TALK_FIRST)

# talk and cards (handbook 5.4, 5.10)
TALK = JuntaDecisionType(
    "talk",
    "5.10",
    one_of(Accept, Refuse, Counter, LayCard, PlayCard).or_word(READY, OFFER, GIFT, RESIGN),
    "talk",
    safe_default=READY,
    in_turn=True,
    together=True,
    subject=s.InWindow,
)
ANSWER_OFFER = JuntaDecisionType(
    "answer-offer",
    "5.10",
    one_of(Accept, Refuse),
    "talk",
    help="offer",
    subject=s.ByFamily,
    dialog="plain",
)
OVER_LIMIT = JuntaDecisionType(
    "over-limit",
    "5.4",
    one_of(DiscardCard, GiveCard, PlayCard),
    "hand",
    help="hand",
    irreversible=True,
)
TARGET_OF_CARD = JuntaDecisionType("target-of-card", "5.4", FAMILY, "offices", help="hand")
DROP_INFLUENCE = JuntaDecisionType(
    "drop-influence", "5.4", CARD, "offices", help="hand", public=True, irreversible=True
)

# votes and offices (3.2, 5.1, 5.2, 5.9)
NOMINATE = JuntaDecisionType(
    "nominate",
    "5.2",
    one_of(NominateByCard, Family).or_word(PASS),
    "offices",
    help="ballot",
    public=True,
    repeats=True,
    subject=s.OnMotion,
)
BALLOT = JuntaDecisionType(
    "ballot",
    "5.2",
    _CAST,
    "budget",
    public=True,
    takes_sides=True,
    repeats=True,
    subject=s.OnMotion,
    promises=(
        t.Vote,
        t.Votes,
    ),
)
ACCEPT_OFFICE = JuntaDecisionType(
    "accept-office",
    "5.2",
    one_word(ACCEPT, REFUSE),
    "offices",
    help="ballot",
    public=True,
    dialog="plain",
)
APPOINT = JuntaDecisionType(
    "appoint",
    "3.2",
    FAMILY.or_word(AS_BEFORE, RESIGN),
    "offices",
    help="appointments",
    public=True,
    takes_sides=True,
    subject=s.OfOffice,
    promises=(t.Office,),
)
BROTHER_IN_LAW = JuntaDecisionType(
    "brother-in-law", "5.9", one_of(Office), "offices", help="offices", public=True
)
CAST = JuntaDecisionType(
    "cast",
    "5.1",
    _CAST,
    "budget",
    help="vote",
    public=True,
    takes_sides=True,
    repeats=True,
    subject=s.OnMotion,
    promises=(
        t.Vote,
        t.Votes,
    ),
)
BREAK_TIE = JuntaDecisionType(
    "break-tie", "5.1", TO_AGREE, "budget", help="vote", public=True, subject=s.OnMotion
)
RECOUNT = JuntaDecisionType(
    "recount",
    "5.1",
    one_of(PlayCard).or_word(PASS),
    "budget",
    help="vote",
    safe_default=PASS,
    in_turn=True,
    together=True,
    sealed=True,
    subject=s.OnMotion,
)

# the budget (3.4)
ANNOUNCE = JuntaDecisionType(
    "announce",
    "3.4",
    one_of(Millions).or_word(RESIGN),
    "budget",
    help="announcement",
    subject=s.SumsFor,
    dialog="budget",
    promises=(t.BudgetOf,),
)
FORCE_BUDGET = JuntaDecisionType(
    "force",
    "3.4",
    one_word(FORCE, LET_IT_BE),
    "budget",
    help="vote",
    public=True,
    takes_sides=True,
    subject=s.OnMotion,
    dialog="plain",
    promises=(
        t.Force,
        t.NoForce,
    ),
)
ALTERNATIVE = JuntaDecisionType(
    "alternative",
    "3.4",
    one_of(PlayCard).or_word(PASS),
    "budget",
    help="budget",
    safe_default=PASS,
    in_turn=True,
    together=True,
    sealed=True,
)
HAND_OVER_NOTE = JuntaDecisionType(
    "hand-over-note",
    "3.4",
    one_of(KeepNote),
    "money",
    help="budget",
    irreversible=True,
    dialog="purse",
)
ENVELOPE = JuntaDecisionType(
    "envelope",
    "3.4",
    one_of(Envelope).or_word(MORE, REST_AS_ANNOUNCED),
    "budget",
    subject=s.ByFamily,
    dialog="budget",
    promises=(
        t.More,
        t.BudgetOf,
        t.Later,
    ),
)

# the evening (3.5 to 3.7, 5.5)
PLACE = JuntaDecisionType(
    "place", "3.5", one_of(Place, Exile), pane="offices", dialog="place", promises=(t.AtPlace,)
)
ATTACK = JuntaDecisionType(
    "attack",
    "3.6",
    one_of(Assassin, PlayCard).or_word(POLICE, DONE),
    "hand",
    help="attempt",
    safe_default=DONE,
    in_turn=True,
    promises=(
        t.Peace,
        t.Attack,
    ),
)
VICTIM = JuntaDecisionType(
    "victim",
    "3.6",
    FAMILY,
    "offices",
    help="attempt",
    dialog="victim",
    promises=(
        t.Peace,
        t.Attack,
    ),
)
WHERE = JuntaDecisionType("where", "3.6", one_of(Place), "offices", help="attempt", dialog="victim")
SHIELD = JuntaDecisionType(
    "shield", "3.6", one_of(ShieldCard).or_word(NO), "hand", subject=s.AttemptOn, dialog="shield"
)
PAY_COST = JuntaDecisionType(
    "notes",
    "5.5",
    one_of(PayNotes, PayWithFriends),
    "money",
    help="money",
    subject=s.Owed,
    dialog="purse",
)
BURGLED = JuntaDecisionType(
    "burgled", "3.6", NOTES, "money", help="money", subject=s.Owed, dialog="purse"
)
BANK = JuntaDecisionType(
    "bank",
    "3.7",
    one_of(Deposit, DepositAll, Withdraw).or_word(DONE),
    "money",
    safe_default=DEPOSIT_ALL,
    sealed=True,
    dialog="purse",
)

# exile (5.8)
COME_BACK = JuntaDecisionType(
    "return",
    "5.8",
    one_word(RETURN, STAY, STAY_ROUND),
    help="exile",
    subject=s.OfExile,
    dialog="plain",
)
PASSAGE = JuntaDecisionType(
    "passage",
    "5.8",
    one_word(GRANT, DENY),
    help="exile",
    public=True,
    subject=s.OfExile,
    dialog="plain",
)
SHOOT_RETURNER = JuntaDecisionType(
    "shoot-returner",
    "5.8",
    one_word(SHOOT, LET_GO),
    "offices",
    help="exile",
    safe_default=LET_GO,
    public=True,
    subject=s.OfExile,
    dialog="squad",
)

# a coup (3.8, 6)
COUP = JuntaDecisionType(
    "coup",
    "3.8",
    one_of(UnitCard, ExcuseCard).or_word(*_REBEL),
    safe_default=STAY,
    in_turn=True,
    subject=s.OnTurn,
    promises=(
        t.Rebel,
        t.Loyal,
    ),
)
JOIN = JuntaDecisionType(
    "join",
    "6.2",
    one_of(UnitCard).or_word(*_REBEL),
    help="coup",
    safe_default=STAY,
    in_turn=True,
    subject=s.FirstRebel,
    promises=(
        t.Rebel,
        t.Loyal,
    ),
)
SETTLE = JuntaDecisionType(
    "settle",
    "6.1",
    one_word(GO_ON, PRESIDENT, JUNTA),
    help="settlement",
    safe_default=GO_ON,
    in_turn=True,
    together=True,
    subject=s.OfPhase,
    dialog="sides",
)
SIDE = JuntaDecisionType(
    "side",
    "6.10",
    one_word(PRESIDENT, JUNTA, TALK_FIRST),
    help="sides",
    public=True,
    takes_sides=True,
    subject=s.SidesSoFar,
    dialog="sides",
    promises=(t.TakeSide,),
)
MOVE_FROM = JuntaDecisionType(
    "move-from",
    "6.3",
    one_of(Land, UnitCard, BribeCard, PlayCard, Exile, Area).or_word(
        HOP, RESPONSE, TRANSFER, STAY, TALK_FIRST
    ),
    help="map",
    safe_default=STAY,
    public=True,
    repeats=True,
    subject=s.OnTurn,
)
HOP_TO = JuntaDecisionType("hop-to", "6.3", AREA, help="map", public=True, subject=s.UnitAt)
MOVE_TO = JuntaDecisionType("move-to", "6.3", AREA, help="map", public=True, subject=s.UnitsOnMove)
HOW_MANY = JuntaDecisionType(
    "move-how-many",
    "6.3",
    one_of(Units).or_word(ALL_OF_THEM, ALL_BUT_1, DONE),
    help="map",
    public=True,
    subject=s.UnitsOnMove,
)
LAND_AT = JuntaDecisionType("land-at", "6.6", AREA, help="map", public=True, subject=s.UnitAt)
PLACE_AT = JuntaDecisionType("place-at", "6.7", AREA, help="map", public=True, subject=s.UnitAt)
RESPOND_TO = JuntaDecisionType("respond-to", "6.7", AREA, help="map", public=True)
RESPOND_FROM = JuntaDecisionType(
    "respond-from", "6.7", AREA.or_word(DONE), help="map", public=True, subject=s.InArea
)
TRANSFER_WHAT = JuntaDecisionType("transfer", "6.9", one_of(UnitsAt), help="map")
TRANSFER_TO = JuntaDecisionType("transfer-to", "6.9", FAMILY, help="map", subject=s.UnitAt)
BRIBE_AREA = JuntaDecisionType("bribe-area", "6.9", UNITS_OF, help="map", subject=s.OnTurn)
BRIBE_NUMBER = JuntaDecisionType("bribe-number", "6.9", one_of(Tries), help="map", subject=s.OnTurn)
BOMBARD = JuntaDecisionType(
    "bombard",
    "6.5",
    UNITS_OF.or_word(HOLD_FIRE),
    help="fight",
    safe_default=HOLD_FIRE,
    public=True,
    subject=s.Bombarding,
)
FIGHT = JuntaDecisionType(
    "fight",
    "6.4",
    one_of(Fire).or_word(HOLD),
    public=True,
    subject=s.InArea,
    dialog="fight",
    promises=(t.NoFire,),
)
TARGET = JuntaDecisionType(
    "target",
    "6.4",
    FAMILY.or_word(HOLD),
    help="fight",
    public=True,
    subject=s.InArea,
    dialog="fight",
    promises=(t.NoFire,),
)
CASUALTY = JuntaDecisionType(
    "casualty",
    "6.4",
    one_of(Unit),
    help="fight",
    public=True,
    irreversible=True,
    subject=s.InArea,
    dialog="fight",
)
RETREAT = JuntaDecisionType(
    "retreat", "6.4", AREA, public=True, subject=s.RetreatFrom, dialog="fight"
)
ALLOW_RETREAT = JuntaDecisionType(
    "allow-retreat",
    "6.4",
    TO_AGREE,
    help="retreat",
    public=True,
    subject=s.RetreatFrom,
    dialog="fight",
)
JUNTA_VOTE = JuntaDecisionType(
    "junta-vote",
    "3.9",
    FAMILY,
    "offices",
    help="ballot",
    public=True,
    subject=s.OfFamilies,
    dialog="plain",
)
JUNTA_TIE = JuntaDecisionType(
    "junta-tie", "3.9", FAMILY, "offices", help="ballot", public=True, dialog="plain"
)
SHOOT_WHOM = JuntaDecisionType(
    "shoot",
    "3.9",
    one_of(Shoot).or_word(SPARE),
    "offices",
    help="firing-squad",
    safe_default=SPARE,
    public=True,
    subject=s.OfFamilies,
    dialog="squad",
    promises=(t.Spare,),
)

DECISION_TYPES: Mapping[str, JuntaDecisionType] = by_kind(JuntaDecisionType, globals())
"""All kinds of question by id."""

AREA_QUESTIONS = frozenset(
    kind for kind, question in DECISION_TYPES.items() if Area in question.answers.types
)
"""Ids of the questions whose answers are areas."""


# --- the links of a talk ------------------------------------------------------------------------
def _link(step: str, answers: Answers[A]) -> JuntaDecisionType[A]:
    return JuntaDecisionType(step, TALK.section, answers, "talk")


CLAUSE = one_of(Clause)
LINKS: Mapping[str, JuntaDecisionType] = {
    link.kind: link
    for link in (
        _link("to", one_of(Gift, Partner).or_word(DROP)),
        _link("want", CLAUSE.or_word(NOTHING, DROP)),
        _link("give", CLAUSE.or_word(NOTHING, DROP)),
        _link("give-notes", NOTES.or_word(DROP)),
        _link(
            "send",
            one_word(PRIVATE, PUBLIC, WANT, GIVE, ADD_WANT, ADD_GIVE, THREAT, DROP),
        ),
        _link("threat", one_of(Threat).or_word(DROP)),
        _link("gift-to", FAMILY.or_word(DROP)),
        _link("gift", CLAUSE.or_word(DROP)),
        _link("gift-notes", NOTES.or_word(DROP)),
        _link("accept-notes", NOTES),
        _link("accept-card", CARD),
        _link("target", FAMILY.or_word(DROP)),
    )
}
"""The question at each link of the chain that builds an offer, a gift or an answer
(`negotiation.compose`), whatever question it began at."""


def question_of(decision: JuntaDecision) -> JuntaDecisionType:
    """The kind of question: the link that its seat's talk has reached, or the decision itself."""
    step = link_of(decision)
    return LINKS[step] if step else DECISION_TYPES[decision.kind]
