"""Events, each a tagged Struct; `words/` turns them into sentences.

`by`: the seat that decided. `why`: the action, symbol or phase that caused it.
"""

from __future__ import annotations

import msgspec

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.visibility import HIDDEN


# --- cards --------------------------------------------------------------------------------------
class DecadeStarted(Event, frozen=True, tag="decade-started"):
    decade: int
    special: str


class CardsDiscarded(Event, frozen=True, tag="cards-discarded"):
    """Hand cards discarded face down at the beginning of a decade; only their owner sees them."""

    seat: str
    cards: tuple[str, ...]

    def seen_by(self, seat: str | None) -> Event:
        if seat == self.seat:
            return self
        return CardsDiscarded(self.seat, (HIDDEN,) * len(self.cards))


class HandFilled(Event, frozen=True, tag="hand-filled"):
    """Cards drawn; only the seat that drew sees them."""

    seat: str
    cards: tuple[str, ...]

    def seen_by(self, seat: str | None) -> Event:
        if seat == self.seat:
            return self
        return HandFilled(self.seat, (HIDDEN,) * len(self.cards))


class DisplayFilled(Event, frozen=True, tag="display-filled"):
    half: int
    cards: tuple[str, ...]


class CardTaken(Event, frozen=True, tag="card-taken"):
    """`place`: display, hand or special. `action`: unrest, build, standard or event."""

    seat: str
    card: str
    place: str
    action: str


class PricePaid(Event, frozen=True, tag="price-paid"):
    """Price of the special card (rulebook 3): `draw`, `discard` (only the East sees it)
    or `none`."""

    how: str
    card: str = ""

    def seen_by(self, seat: str | None) -> Event:
        return self if seat == "east" or not self.card else PricePaid(self.how, HIDDEN)


class HalfEnded(Event, frozen=True, tag="half-ended"):
    half: int


# --- economy ------------------------------------------------------------------------------------
class FactoryBuilt(Event, frozen=True, tag="factory-built"):
    city: str
    by: str


class LineBuilt(Event, frozen=True, tag="line-built"):
    connection: str
    by: str


class FactoryDismantled(Event, frozen=True, tag="factory-dismantled"):
    city: str
    by: str
    why: str


class LineDismantled(Event, frozen=True, tag="line-dismantled"):
    connection: str
    by: str
    why: str


class ConnectionWorks(Event, frozen=True, tag="connection-works"):
    connection: str


class ConnectionBroken(Event, frozen=True, tag="connection-broken"):
    connection: str


class FactoryRundown(Event, frozen=True, tag="factory-rundown"):
    city: str
    by: str
    why: str


class FactoryRepaired(Event, frozen=True, tag="factory-repaired"):
    city: str
    by: str


class ExternalRazed(Event, frozen=True, tag="external-razed"):
    """An external factory, with its `lines`, removed for good."""

    city: str
    lines: int


# --- living standard ----------------------------------------------------------------------------
class StandardPlaced(Event, frozen=True, tag="standard-placed"):
    """`sector`: the patron state of its sector of West Berlin."""

    area: str
    total: int
    sector: str = ""


class StandardTransferred(Event, frozen=True, tag="standard-transferred"):
    patron_state: str = msgspec.field(name="supplier")
    total: int


class StandardLost(Event, frozen=True, tag="standard-lost"):
    area: str
    count: int
    why: str
    sector: str = ""


# --- unrest -------------------------------------------------------------------------------------
class UnrestPlaced(Event, frozen=True, tag="unrest-placed"):
    area: str
    count: int
    total: int
    why: str
    by: str = ""


class UnrestRemoved(Event, frozen=True, tag="unrest-removed"):
    area: str
    count: int
    total: int
    why: str


class UnrestMoved(Event, frozen=True, tag="unrest-moved"):
    area: str
    to: str


class ProtestStarted(Event, frozen=True, tag="protest-started"):
    """A new mass-protest marker; `number` counts its side's markers and determines its word."""

    area: str
    number: int


class ProtestEnded(Event, frozen=True, tag="protest-ended"):
    """A marker removed; `number` as in `ProtestStarted`."""

    area: str
    number: int


class ProtestImported(Event, frozen=True, tag="protest-imported"):
    patron_state: str = msgspec.field(name="supplier")
    number: int


class ImportEnded(Event, frozen=True, tag="protest-import-ended"):
    patron_state: str = msgspec.field(name="supplier")
    number: int


# --- tracks, state power, socialists ------------------------------------------------------------
class TrackMoved(Event, frozen=True, tag="track-moved"):
    track: str
    before: int
    after: int


class ArrowBlocked(Event, frozen=True, tag="arrow-blocked"):
    """The marker is at the end of its track; the arrow favours `side`."""

    track: str
    side: str


class SymbolVoided(Event, frozen=True, tag="symbol-voided"):
    """`clause`: the clause of the card, counted from 1, that loses one symbol or arrow."""

    card: str
    clause: int
    by: str


class SymbolIgnored(Event, frozen=True, tag="symbol-ignored"):
    """A symbol that could not be carried out; `source`: a card or a field of the track."""

    source: str
    clause: int


class PowerCollected(Event, frozen=True, tag="power-collected"):
    card: str
    colour: str


class PowerUsed(Event, frozen=True, tag="power-used"):
    card: str
    area: str


class PowerRefreshed(Event, frozen=True, tag="power-refreshed"):
    cards: int


class StasiDissolved(Event, frozen=True, tag="stasi-dissolved"):
    cards: tuple[str, ...]


class WallBuilt(Event, frozen=True, tag="wall-built"):
    pass


class WallOpened(Event, frozen=True, tag="wall-opened"):
    pass


class GuillaumeLooked(Event, frozen=True, tag="guillaume-looked"):
    """He looked at West's `hand` or the `deck`; only the East sees the cards. `none`:
    he did not look."""

    where: str
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: str | None) -> Event:
        if seat == "east":
            return self
        return GuillaumeLooked(self.where, (HIDDEN,) * len(self.cards))


class GuillaumeSwapped(Event, frozen=True, tag="guillaume-swapped"):
    """The East's `given` for `taken`; the West sees both if the card came from its hand."""

    where: str
    taken: str
    given: str

    def seen_by(self, seat: str | None) -> Event:
        if seat == "east" or (seat == "west" and self.where == "hand"):
            return self
        return GuillaumeSwapped(self.where, HIDDEN, HIDDEN)


class GuillaumeRemoved(Event, frozen=True, tag="guillaume-removed"):
    card: str

    def seen_by(self, seat: str | None) -> Event:
        return self if seat == "east" else GuillaumeRemoved(HIDDEN)


class SocialistMoved(Event, frozen=True, tag="socialist-moved"):
    area: str
    count: int


class SocialistsGained(Event, frozen=True, tag="socialists-gained"):
    count: int


class SocialistsLost(Event, frozen=True, tag="socialists-lost"):
    """An empty `area` is the holding box."""

    count: int
    area: str = ""


# --- End of Decade, phase by phase with its figures (rulebook 9) ----------------------------------
class PhaseStarted(Event, frozen=True, tag="phase-started"):
    """`phase`: 1 to 10, as 9.1 to 9.10."""

    phase: int


class WallCounted(Event, frozen=True, tag="wall-counted"):
    """The Wall costs prestige and one build point (9.1); `points`: what the East has."""

    points: int


class FlightCounted(Event, frozen=True, tag="flight-counted"):
    """The steps of the flight marker (9.1): the first four to the right, the others to the left.

    `steps` is its position, `points` what the East must dismantle, `has` what it has.
    """

    symbols: int
    west_best: int
    red_power: int
    east_protest: int
    east_worst: int
    west_protest: int
    steps: int
    points: int
    has: int


class PrestigeExecuted(Event, frozen=True, tag="prestige-executed"):
    """`field`: the marker's field; `executed`: the field carried out, 0 for none (9.2)."""

    field: int
    executed: int
    by: str


class CurrencyCounted(Event, frozen=True, tag="currency-counted"):
    """Currency (9.3). `worst`: value of the worst western export factory, -1 if an area has none.

    `exports`: the eastern areas that earn 1 each; `values`: eastern export values by area;
    `hamburg`: the area for which Hamburg counts.
    """

    track: int
    worst: int
    exports: tuple[str, ...]
    values: dict[str, int]
    needed: int
    missing: int
    hamburg: str


class PowerCounted(Event, frozen=True, tag="power-counted"):
    """The cost of state power (9.4), and the points the East has."""

    cards: int
    points: int


class HamburgNamed(Event, frozen=True, tag="hamburg-named"):
    """The area for which Hamburg counts in 9.5."""

    area: str


class StandardChecked(Event, frozen=True, tag="standard-checked"):
    """Living standard and the most that can be held, by area (9.5); -1: no limit."""

    standard: dict[str, int]
    held: dict[str, int]


class Compared(Event, frozen=True, tag="compared"):
    """An area compared with the best of its side (9.6)."""

    area: str
    best: int
    own: int
    unrest: int


class Attacked(Event, frozen=True, tag="attacked"):
    area: str
    to: str
    usable: int
    unrest: int


class SocialistsCounted(Event, frozen=True, tag="socialists-counted"):
    """The socialists track (9.9): its field, the change it brings, and the number of socialists."""

    field: int
    gain: int
    cadre_school: int = msgspec.field(name="box")
    placed: int


class MarkersCounted(Event, frozen=True, tag="markers-counted"):
    west: int
    east: int


class DecadeGoesOn(Event, frozen=True, tag="decade-goes-on"):
    """Neither state has collapsed (9.10)."""

    decade: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """If `lesson`, nobody wins, and `ending` is what the ending would have been."""

    ending: str
    winner: str
    lesson: bool = False
