"""The complete state of a game of Weimar as Structs of plain data."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct, field

from weimar_tui.kernel.constraints import Every, Name, Order
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.visibility import (
    HIDDEN as HIDDEN,
    OPEN,
    OWNER,
    FaceDown,
    Open,
    Owned,
    Viewer,
    Visibility,
    by,
)

from .component_data import PARTIES as PARTIES
from .subjects import WeimarDecision

CITIES = (
    "koenigsberg",
    "stuttgart",
    "frankfurt",
    "koeln",
    "hamburg",
    "berlin",
    "essen",
    "muenchen",
    "breslau",
    "leipzig",
    "rostock",
)


Party = Annotated[str, Name("seat")]
City = Annotated[str, Name("city")]
Unit = Annotated[str, Name("unit")]
Threat = Annotated[str, Name("threat")]
DRMarker = Annotated[str, Name("DR marker")]
Issue = Annotated[str, Name("issue marker")]
Cell = Annotated[str, Name("cell")]
Card = Annotated[str, Name("card of a deck")]
Behaviour = Annotated[str, Name("behaviour card")]
Deck = Annotated[str, Name("deck")]
ForeignAffair = Annotated[str, Name("foreign affairs card")]


def _each(value: int) -> dict[str, int]:
    return dict.fromkeys(PARTIES, value)


def _lists() -> dict[str, list[str]]:
    return {party: [] for party in PARTIES}


class CityState(Struct, gc=False):
    """One city: bases by party, units by kind (absent = none), threats in order of arrival."""

    bases: dict[Party, int] = field(default_factory=dict)
    units: dict[Unit, int] = field(default_factory=dict)
    threats: list[Threat] = field(default_factory=list)


class ForeignAffairsState(Struct, gc=False):
    """Cards of the deck still to come (top first), cards laid next to it, cards completed."""

    deck: list[ForeignAffair] = field(default_factory=list)
    beside: list[ForeignAffair] = field(default_factory=list)
    done: list[ForeignAffair] = field(default_factory=list)


class Rule(Struct, frozen=True, omit_defaults=True, gc=False):
    """A lasting rule of a card: `result`, `dice` or `cost` changed by `amount`, or `forbid`.

    It holds in rounds `first` to `last`; with `once` it ends after its first use.
    """

    modifier: str
    amount: int
    scope: str
    party: str
    first: int
    last: int
    once: bool = False


class Frame(Struct, gc=False):
    """The context that the steps of one card or table share: its source, named places and parties.

    `there` is the city named last, `named` the cities of a step that named several, `here` the city
    of the action; `opponent` is the party chosen as `opp`; `reacted_to` the player reacted to;
    `moved` the issues a debate moved; `visited` the cities already used, if a card demands
    different ones (otherwise None).
    """

    source: str = ""
    there: Annotated[str, Name("city", or_none=True)] = ""
    named: tuple[City, ...] = ()
    here: Annotated[str, Name("city", or_none=True)] = ""
    opponent: Annotated[str, Name("seat", or_none=True)] = ""
    reacted_to: Annotated[str, Name("seat", or_none=True)] = ""
    moved: tuple[Issue, ...] = ()
    visited: tuple[City, ...] | None = None


class Impulse(Struct, gc=False):
    """A card played for actions or its event: remaining points and actions taken.

    `city` is empty until the player chooses one, and `-` if the player chose none.
    """

    party: Party
    card: Behaviour
    ap: int = 0
    city: Annotated[str, Name("city of an impulse", or_none=True)] = ""
    used: tuple[str, ...] = ()


class Attempt(Struct, gc=False):
    """One roll of the dice, from its announcement to its effect (rulebook 5.4, 5.5). Rolls can
    nest.

    `kind`: demonstrate, coup, counter-coup, fight, reaction, negotiate, roll (success rolls), or
    crisis, vote, city. `target` is the opposing party, or the foreign affairs card. `dice` is the
    number to roll, `bonus_dice` those that a card added, `modifier` is added to the result. `paid`:
    bought with action points of the current impulse, which can also buy the increase. `opponents`
    joined against a coup (`government` for its units); `lent`: DNVP lends its black Reichswehr to a
    fight.
    """

    actor: Party
    kind: Annotated[str, Name("kind of attempt")]
    city: str = ""
    target: str = ""
    dice: int = 0
    bonus_dice: int = 0
    modifier: int = 0
    opponents: tuple[str, ...] = ()
    lent: bool = False
    boosted: bool = False
    paid: bool = False
    unanswerable: bool = False
    cancelled: bool = False
    rerolled: bool = False
    rolled: tuple[int, ...] = ()


def agendas_seen(position: WeimarPosition, _seat: str | None) -> Visibility:
    """Agendas are chosen in secret and revealed together (rulebook 4.2)."""
    return OPEN if position.agendas_open else OWNER


class WeimarPosition(Position, kw_only=True):
    """The complete state of a game; its field names are public (`weimar engine --position`)."""

    decisions: list[WeimarDecision] = field(default_factory=list)
    scenario: Open[str] = "main"
    last_round: Open[int] = 6
    final_scores: Open[tuple[str, ...]] = ()
    card_run: Open[tuple[Party, ...]] = ()
    round: Open[int] = 1
    phase: Open[str] = "setup"
    active: Open[Party] = "spd"
    turn_order: Open[Order[Party]] = PARTIES
    chancellor: Open[Party] = "spd"
    government: Open[tuple[Party, ...]] = ("spd", "z")
    president: Open[str] = "ebert"
    president_card: Open[str] = "aside"
    stresemann: Open[str] = "active"
    vp: Open[Every[Party, int]] = field(default_factory=lambda: _each(0))
    seats: Open[Every[Annotated[str, Name("bench")], int]] = field(
        default_factory=lambda: {**_each(0), "nsdap": 0}
    )
    reserve: Open[Every[Party, int]] = field(default_factory=lambda: _each(0))
    minor_parties: Open[dict[Annotated[str, Name("minor")], Party]] = field(default_factory=dict)
    cities: Open[Every[City, CityState]] = field(
        default_factory=lambda: {city: CityState() for city in CITIES}
    )
    dr_box: Open[list[DRMarker]] = field(default_factory=list)
    dissolved: Open[dict[Unit, int]] = field(default_factory=dict)
    supply: Open[dict[Annotated[str, Name("owner of units")], dict[Unit, int]]] = field(
        default_factory=dict
    )
    economy: Open[int] = 1
    foreign_affairs: Open[ForeignAffairsState] = field(default_factory=ForeignAffairsState)
    flags: Open[Every[Annotated[str, Name("power")], int]] = field(
        default_factory=lambda: {"usuk": 0, "france": 0, "ussr": 0}
    )
    rentenmark: Open[bool] = False
    nsdap_shield: Open[bool] = False
    nsdap_track: Open[list[Party]] = field(default_factory=list)
    society: Open[list[Annotated[str, Name("society marker")]]] = field(default_factory=list)
    issues: Open[dict[Issue, Cell]] = field(default_factory=dict)
    hands: Owned[Every[Party, list[Card]]] = field(default_factory=_lists)
    behaviour: FaceDown[dict[Party, list[Behaviour]]] = field(default_factory=dict)
    decks: FaceDown[Every[Deck, list[Card]]] = field(
        default_factory=lambda: {**_lists(), "timeline": []}
    )
    discards: Open[Every[Deck, list[Card]]] = field(
        default_factory=lambda: {**_lists(), "timeline": []}
    )
    set_aside: Open[dict[str, list[Card]]] = field(default_factory=dict)
    removed: Open[list[Annotated[str, Name("card")]]] = field(default_factory=list)
    sets: Open[Every[Party, tuple[str, ...]]] = field(
        default_factory=lambda: dict.fromkeys(PARTIES, ())
    )
    agendas: Annotated[
        Every[Party, Annotated[str, Name("agenda", or_none=True)]], by(agendas_seen)
    ] = field(default_factory=lambda: dict.fromkeys(PARTIES, ""))
    agendas_open: Open[bool] = False
    impulses_played: Open[Every[Party, int]] = field(default_factory=lambda: _each(0))
    draw_next: Open[Every[Party, int]] = field(default_factory=lambda: _each(0))
    lead_next: Open[Annotated[str, Name("seat", or_none=True)]] = ""
    rules: Open[list[Rule]] = field(default_factory=list)
    impulses: Open[list[Impulse]] = field(default_factory=list)
    attempts: Open[list[Attempt]] = field(default_factory=list)
    frames: Open[list[Frame]] = field(default_factory=list)


VIEWER = Viewer(WeimarPosition)


def clockwise(first: str) -> tuple[str, ...]:
    """The four parties clockwise from `first`.

    >>> clockwise("z")
    ('z', 'dnvp', 'spd', 'kpd')
    """
    return _CLOCKWISE[first]


def others_clockwise(first: str) -> tuple[str, ...]:
    """The other three parties, clockwise from the one after `first`."""
    return _CLOCKWISE[first][1:]


_CLOCKWISE = {party: PARTIES[i:] + PARTIES[:i] for i, party in enumerate(PARTIES)}
