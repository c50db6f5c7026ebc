"""The whole table of Weimar as Structs of plain data."""

from __future__ import annotations

from copy import copy

from msgspec import Struct, field

from weimar_tui.kernel.position import Position

PARTIES = ("spd", "kpd", "z", "dnvp")
"""The four seats, clockwise; moderates sit opposite each other."""

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

HIDDEN = "?"
"""Stands for a card that a view does not show."""


def _each(value: int) -> dict[str, int]:
    return dict.fromkeys(PARTIES, value)


def _lists() -> dict[str, list[str]]:
    return {party: [] for party in PARTIES}


class CityState(Struct):
    """One city: bases by party, units by kind (absent = none), threats in order of arrival."""

    bases: dict[str, int] = field(default_factory=dict)
    units: dict[str, int] = field(default_factory=dict)
    threats: list[str] = field(default_factory=list)


class ForeignAffairsState(Struct):
    """Cards of the deck still to come (top first), cards laid beside it, cards completed."""

    deck: list[str] = field(default_factory=list)
    beside: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)


class Rule(Struct, frozen=True, omit_defaults=True):
    """A lasting rule of a card: `result`, `dice` or `cost` by `amount`, or `forbid`.

    It holds in rounds `first` to `last`; `once` rules leave after their first use.
    """

    modifier: str
    amount: int
    scope: str
    party: str
    first: int
    last: int
    once: bool = False


class Frame(Struct):
    """What the steps of one card or table share: its source and the places and parties named.

    `there` is the city named last, `named` those of a step that named several; `here` that of the
    action; `opponent` the party chosen as `opp`; `reacted_to` the player being reacted to; `moved`
    the issues a debate moved; `visited` the cities already used where a card demands different
    ones (None where it does not).
    """

    source: str = ""
    there: str = ""
    named: tuple[str, ...] = ()
    here: str = ""
    opponent: str = ""
    reacted_to: str = ""
    moved: tuple[str, ...] = ()
    visited: tuple[str, ...] | None = None


class Impulse(Struct):
    """A card being played for actions or its event: points left and actions used up.

    `city` is empty until one is chosen, `-` when the player chose to act in none.
    """

    party: str
    card: str
    ap: int = 0
    city: str = ""
    used: tuple[str, ...] = ()


class Attempt(Struct):
    """One roll of the dice, from its announcement to its effect (rulebook 5.4, 5.5). They nest.

    `kind`: demonstrate, coup, counter-coup, fight, reaction, negotiate, roll (success rolls), or
    crisis, vote, city. `target` is the opposing party, or the foreign affairs card. `dice` is the
    number to roll, `bonus_dice` what a card added to it, `modifier` is added to the result.
    `paid`: bought with action points of the current impulse, which may also buy the increase.
    `opponents` joined against a coup (`government` for its units); `lent`: DNVP lends its black
    Reichswehr to a fight.
    """

    actor: str
    kind: str
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


class WeimarPosition(Position, kw_only=True):
    """Everything on the table; its keys are public (`weimar engine --position`)."""

    scenario: str = "main"
    last_round: int = 6
    final_scores: tuple[str, ...] = ()
    card_run: tuple[str, ...] = ()
    round: int = 1
    phase: str = "setup"
    active: str = "spd"
    turn_order: tuple[str, ...] = PARTIES
    chancellor: str = "spd"
    government: tuple[str, ...] = ("spd", "z")
    president: str = "ebert"
    president_card: str = "aside"
    stresemann: str = "active"
    vp: dict[str, int] = field(default_factory=lambda: _each(0))
    seats: dict[str, int] = field(default_factory=lambda: {**_each(0), "nsdap": 0})
    reserve: dict[str, int] = field(default_factory=lambda: _each(0))
    minor_parties: dict[str, str] = field(default_factory=dict)
    cities: dict[str, CityState] = field(
        default_factory=lambda: {city: CityState() for city in CITIES}
    )
    dr_box: list[str] = field(default_factory=list)
    dissolved: dict[str, int] = field(default_factory=dict)
    supply: dict[str, dict[str, int]] = field(default_factory=dict)
    economy: int = 1
    foreign_affairs: ForeignAffairsState = field(default_factory=ForeignAffairsState)
    flags: dict[str, int] = field(default_factory=lambda: {"usuk": 0, "france": 0, "ussr": 0})
    rentenmark: bool = False
    nsdap_shield: bool = False
    nsdap_track: list[str] = field(default_factory=list)
    society: list[str] = field(default_factory=list)
    issues: dict[str, str] = field(default_factory=dict)
    hands: dict[str, list[str]] = field(default_factory=_lists)
    behaviour: dict[str, list[str]] = field(default_factory=dict)
    decks: dict[str, list[str]] = field(default_factory=lambda: {**_lists(), "timeline": []})
    discards: dict[str, list[str]] = field(default_factory=lambda: {**_lists(), "timeline": []})
    set_aside: dict[str, list[str]] = field(default_factory=dict)
    removed: list[str] = field(default_factory=list)
    sets: dict[str, tuple[str, ...]] = field(default_factory=lambda: dict.fromkeys(PARTIES, ()))
    agendas: dict[str, str] = field(default_factory=lambda: dict.fromkeys(PARTIES, ""))
    agendas_open: bool = False
    impulses_played: dict[str, int] = field(default_factory=lambda: _each(0))
    draw_next: dict[str, int] = field(default_factory=lambda: _each(0))
    lead_next: str = ""
    rules: list[Rule] = field(default_factory=list)
    ask_every_roll: bool = False
    impulses: list[Impulse] = field(default_factory=list)
    attempts: list[Attempt] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)

    def copy(self) -> WeimarPosition:
        """An independent copy; frozen Structs and tuples are shared."""
        twin = copy(self)
        twin.dice = self.dice.copy()
        twin.steps = self.steps.copy()
        twin.decisions = self.decisions.copy()
        twin.vp = self.vp.copy()
        twin.seats = self.seats.copy()
        twin.reserve = self.reserve.copy()
        twin.minor_parties = self.minor_parties.copy()
        twin.cities = {
            name: CityState(city.bases.copy(), city.units.copy(), city.threats.copy())
            for name, city in self.cities.items()
        }
        twin.dr_box = self.dr_box.copy()
        twin.dissolved = self.dissolved.copy()
        twin.supply = {owner: units.copy() for owner, units in self.supply.items()}
        affairs = self.foreign_affairs
        twin.foreign_affairs = ForeignAffairsState(
            affairs.deck.copy(), affairs.beside.copy(), affairs.done.copy()
        )
        twin.flags = self.flags.copy()
        twin.nsdap_track = self.nsdap_track.copy()
        twin.society = self.society.copy()
        twin.issues = self.issues.copy()
        twin.hands = {party: cards.copy() for party, cards in self.hands.items()}
        if self.behaviour:
            twin.behaviour = {party: cards.copy() for party, cards in self.behaviour.items()}
        twin.decks = {deck: cards.copy() for deck, cards in self.decks.items()}
        twin.discards = {deck: cards.copy() for deck, cards in self.discards.items()}
        twin.set_aside = {name: cards.copy() for name, cards in self.set_aside.items()}
        twin.removed = self.removed.copy()
        twin.sets = self.sets.copy()
        twin.agendas = self.agendas.copy()
        twin.impulses_played = self.impulses_played.copy()
        twin.draw_next = self.draw_next.copy()
        twin.rules = self.rules.copy()
        twin.impulses = [copy(impulse) for impulse in self.impulses]
        twin.attempts = [copy(attempt) for attempt in self.attempts]
        twin.frames = [copy(frame) for frame in self.frames]
        return twin


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
