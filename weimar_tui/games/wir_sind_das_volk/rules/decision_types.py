"""Every question and every kind of answer, each declared once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self

from typing_extensions import TypeVar

from weimar_tui.kernel.decision_type import (
    Answer,
    Answers,
    DecisionType,
    Word,
    by_kind,
    one_of,
    one_word,
)

from .names import EAST, WEST
from .subjects import (
    Arrow,
    Attack,
    AtTurn,
    Field,
    Looked,
    Losses,
    OfArea,
    OfCard,
    Pieces,
    Standard,
    VolkSubject,
)

# --- answers ------------------------------------------------------------------------------------
Action = Literal["unrest", "build", "standard", "event"]
ACTIONS: tuple[Action, ...] = ("unrest", "build", "standard", "event")
"""How a card can be used (rulebook 6)."""


class Use(Answer, frozen=True):
    """Use a card for an action."""

    form: ClassVar[str] = "{card}:{action}"
    card: str
    action: Action


class UsePower(Answer, frozen=True):
    """A state-power card removes an unrest before the action (rulebook 8)."""

    form: ClassVar[str] = "power:{area}"
    area: str

    @property
    def thing(self) -> str:
        return "power"


class Area(Answer, frozen=True):
    """An area, for its unrest or living standard."""

    form: ClassVar[str] = "{area}"
    area: str


class Site(Answer, frozen=True):
    """A city, a connection or an area where something is built or removed."""

    form: ClassVar[str] = "{place}"
    place: str


class Sector(Answer, frozen=True):
    """A sector of West Berlin, by its supplier (rulebook 10.2)."""

    form: ClassVar[str] = "{patron_state}"
    patron_state: str


class DiscardHand(Answer, frozen=True):
    """Cards to discard from hand, in the order of their numbers: `5+17`."""

    form: ClassVar[str] = "{cards}+"
    cards: tuple[str, ...]

    @property
    def id(self) -> str:
        return "+".join(self.cards)

    @classmethod
    def read(cls, option: str) -> Self:
        return cls(tuple(option.split("+")))

    @property
    def parts(self) -> tuple[str, ...]:
        return self.cards


class PayCard(Answer, frozen=True):
    """Pay for the special card with a card from hand (rulebook 3)."""

    form: ClassVar[str] = "discard:{card}"
    card: str


class Clause(Answer, frozen=True):
    """A clause of an event, by its id."""

    form: ClassVar[str] = "{name}"
    name: str


class Swap(Answer, frozen=True):
    """Swap a card that Guillaume has seen for one of the East's."""

    form: ClassVar[str] = "{card}:{own}"
    card: str
    own: str


class Remove(Answer, frozen=True):
    """Remove from the game a card that Guillaume has seen on the draw deck."""

    form: ClassVar[str] = "remove:{card}"
    card: str


class Execute(Answer, frozen=True):
    """Carry out the field of the prestige track, or the one closer to its centre (rulebook 9.2)."""

    form: ClassVar[str] = "{field}"
    field: Literal["full", "nearer"]


VolkAnswer = (
    Use
    | UsePower
    | Area
    | Site
    | Sector
    | DiscardHand
    | PayCard
    | Clause
    | Swap
    | Remove
    | Execute
    | Word
)

STOP = "stop"
NONE = "none"
DRAW = "draw"
HAND = "hand"
DECK = "deck"
REMOVE = "remove"
PLACE = "place"

# --- questions ----------------------------------------------------------------------------------
RelevantPane = Literal["cards", "tracks", "economy", "standard", "unrest"]
S = TypeVar("S", bound=VolkSubject, default=Any)
A = TypeVar("A", bound=Answer, default=Any)

_HELP: Mapping[RelevantPane, str] = {"economy": "build", "standard": "standard", "unrest": "areas"}


class VolkDecision(DecisionType[S, A]):
    """A kind of question and its section of the rulebook.

    `pane`: the pane that shows what matters for the answer. `side`: the side whose half contains
    all answers, if that is certain. `because`: other sections, by what demands the pieces. `help`:
    the handbook page, if it is not that of its subject or of its own name. `hidden`: answers move
    only cards that the other seat cannot see.
    """

    def __init__(
        self,
        kind: str,
        section: str,
        pane: RelevantPane,
        subject: type[S],
        answers: Answers[A],
        *,
        side: str = "",
        because: Mapping[str, str] | None = None,
        help: str = "",
        hidden: bool = False,
        irreversible: bool = False,
        dialog: str = "",
    ) -> None:
        super().__init__(kind, subject, answers, irreversible=irreversible, dialog=dialog)
        self.section = section
        self.pane = pane
        self.side = side
        self.because = because or {}
        self.help = help or _HELP.get(pane, kind)
        self.hidden = hidden


AREA, SITE, SECTOR_OF = one_of(Area), one_of(Site), one_of(Sector)
_EVENT = {"event": "6.4"}
_PAID = {"price": "6.1", "wall": "9.1", "flight": "9.1", "currency": "9.3", "power": "9.4"}
_REMOVED = {"action": "6.1", "power": "9.8"}
_END = "end-of-decade"

# cards
TURN = VolkDecision("turn", "6", "cards", AtTurn, one_of(Use, UsePower), help="display")
HAND_LIMIT = VolkDecision(
    "discard-hand",
    "3",
    "cards",
    Pieces,
    one_of(DiscardHand).or_word(NONE),
    help="hand",
    irreversible=True,
    dialog="cards",
)
PRICE = VolkDecision(
    "price", "3", "cards", OfCard, one_of(PayCard).or_word(DRAW, NONE), dialog="price"
)
VOID = VolkDecision("void", "6.4", "cards", OfCard, one_of(Clause).or_word(NONE), dialog="void")
NEXT_SYMBOL = VolkDecision("next-symbol", "6.4", "cards", OfCard, one_of(Clause), help="event")
GUILLAUME = VolkDecision(
    "guillaume", "6.4", "cards", VolkSubject, one_word(NONE, HAND, DECK), dialog="guillaume"
)
GUILLAUME_SWAP = VolkDecision(
    "guillaume-swap",
    "6.4",
    "cards",
    Looked,
    one_of(Swap, Remove).or_word(NONE),
    help="guillaume",
    hidden=True,
    dialog="guillaume",
)

# tracks
OVERFLOW = VolkDecision(
    "overflow", "6.4", "tracks", Arrow, one_word(REMOVE, PLACE), dialog="overflow"
)
PRESTIGE_FIELD = VolkDecision(
    "prestige-field", "9.2", "tracks", Field, one_of(Execute), help=_END, dialog="prestige"
)

# economy
BUILD = VolkDecision(
    "build", "5.1", "economy", Pieces, SITE.or_word(STOP), because={"build": "6.2", **_EVENT}
)
DISMANTLE = VolkDecision("dismantle", "5.2", "economy", Pieces, SITE, because={**_PAID, **_EVENT})
RUNDOWN = VolkDecision(
    "rundown", "5.3", "economy", Pieces, SITE, side=EAST, because={"rundown": "9.3", **_EVENT}
)
REPAIR = VolkDecision("repair", "5.3", "economy", Pieces, SITE, side=EAST)
RAZE = VolkDecision("raze", "10.5", "economy", Pieces, SITE, side=EAST)

# living standard
STANDARD = VolkDecision("standard", "6.3", "standard", Standard, AREA.or_word(STOP))
TRANSFER = VolkDecision("transfer", "10.2", "standard", Standard, AREA.or_word(NONE), side=WEST)
PLACE_STANDARD = VolkDecision("place-standard", "6.4", "standard", Pieces, AREA)
LOSE_STANDARD = VolkDecision(
    "lose-standard", "9.2", "standard", Pieces, AREA, side=EAST, irreversible=True
)
SECTOR = VolkDecision("sector", "10.2", "standard", OfArea, SECTOR_OF, side=WEST)
LOSE_SECTOR = VolkDecision(
    "lose-sector", "9.5", "standard", Pieces, SECTOR_OF, side=WEST, irreversible=True
)
HAMBURG = VolkDecision(
    "hamburg", "9.5", "standard", Losses, SITE, side=WEST, irreversible=True, dialog="hamburg"
)

# unrest
REMOVE_UNREST = VolkDecision("remove-unrest", "6.4", "unrest", Pieces, AREA, because=_REMOVED)
PLACE_UNREST = VolkDecision("place-unrest", "6.4", "unrest", Pieces, AREA)
MOVE_FROM = VolkDecision("move-from", "6.4", "unrest", Pieces, AREA, side=EAST)
MOVE_TO = VolkDecision("move-to", "6.4", "unrest", OfArea, AREA, side=EAST)
CALM = VolkDecision("calm", "6.4", "unrest", Pieces, AREA, side=EAST)
PUT_BACK = VolkDecision("put-back", "6.4", "unrest", Pieces, AREA)
STATE_POWER = VolkDecision(
    "state-power", "8", "unrest", Pieces, AREA.or_word(NONE), help="state-power"
)
SOCIALIST = VolkDecision("socialist", "7", "unrest", Pieces, AREA)
LOSE_SOCIALIST = VolkDecision(
    "lose-socialist", "9.9", "unrest", Pieces, AREA, help=_END, irreversible=True
)
IMPORT = VolkDecision("import", "10.2", "unrest", OfArea, AREA, side=WEST)
EXPORT = VolkDecision("export", "10.2", "unrest", OfArea, AREA, side=WEST)
ATTACK = VolkDecision("attack", "9.7", "unrest", Attack, AREA, help=_END)

DECISION_TYPES: Mapping[str, VolkDecision] = by_kind(VolkDecision, globals())
"""All kinds of question by id."""
