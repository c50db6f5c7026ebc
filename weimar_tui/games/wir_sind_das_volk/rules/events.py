"""What can happen, each as a tagged Struct; the words are made elsewhere.

`by`: the seat that decided. `why`: the action, symbol or phase it happened for. Events of the End
of Decade stand in `events_decade_end` and are found here too.
"""

from __future__ import annotations

from msgspec import field

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.visibility import HIDDEN

from .events_decade_end import (
    Attacked as Attacked,
    Compared as Compared,
    CurrencyCounted as CurrencyCounted,
    DecadeGoesOn as DecadeGoesOn,
    FlightCounted as FlightCounted,
    GameEnded as GameEnded,
    HamburgNamed as HamburgNamed,
    MarkersCounted as MarkersCounted,
    PhaseStarted as PhaseStarted,
    PowerCounted as PowerCounted,
    PrestigeExecuted as PrestigeExecuted,
    SocialistsCounted as SocialistsCounted,
    StandardChecked as StandardChecked,
    WallCounted as WallCounted,
)


# --- cards --------------------------------------------------------------------------------------
class DecadeStarted(Event, frozen=True, tag="decade-started"):
    decade: int
    special: str


class CardsDiscarded(Event, frozen=True, tag="cards-discarded"):
    """Hand cards put away face down at the beginning of a decade; only their owner sees which."""

    seat: str
    cards: tuple[str, ...]

    def seen_by(self, seat: str | None) -> Event:
        if seat == self.seat:
            return self
        return CardsDiscarded(self.seat, (HIDDEN,) * len(self.cards))


class HandFilled(Event, frozen=True, tag="hand-filled"):
    """Cards drawn; only who drew them sees which."""

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
    """For the special card (rulebook 3): `draw`, `discard` (only the East sees what) or `none`."""

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
    """An external factory gone for good, with its `lines`."""

    city: str
    lines: int


# --- living standard ----------------------------------------------------------------------------
class StandardPlaced(Event, frozen=True, tag="standard-placed"):
    """`sector`: the supplier of the sector of West Berlin it lies in."""

    area: str
    total: int
    sector: str = ""


class StandardTransferred(Event, frozen=True, tag="standard-transferred"):
    patron_state: str = field(name="supplier")
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
    """A mass-protest marker; `number`: the how manyth of its side, which bears that word."""

    area: str
    number: int


class ProtestEnded(Event, frozen=True, tag="protest-ended"):
    """A marker goes; `number`: which one of its side, counted as above."""

    area: str
    number: int


class ProtestImported(Event, frozen=True, tag="protest-imported"):
    patron_state: str = field(name="supplier")
    number: int


class ImportEnded(Event, frozen=True, tag="protest-import-ended"):
    patron_state: str = field(name="supplier")
    number: int


# --- tracks, state power, socialists ------------------------------------------------------------
class TrackMoved(Event, frozen=True, tag="track-moved"):
    track: str
    before: int
    after: int


class ArrowBlocked(Event, frozen=True, tag="arrow-blocked"):
    """The marker stands at its end; `side` is favoured by the arrow."""

    track: str
    side: str


class SymbolVoided(Event, frozen=True, tag="symbol-voided"):
    """`clause`: which clause of the card, counted from 1, loses one symbol or arrow."""

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
    """At west's `hand` or the `deck`; only the East sees the cards. `none`: he did not look."""

    where: str
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: str | None) -> Event:
        if seat == "east":
            return self
        return GuillaumeLooked(self.where, (HIDDEN,) * len(self.cards))


class GuillaumeSwapped(Event, frozen=True, tag="guillaume-swapped"):
    """The East's `given` for `taken`; west sees both if it was its hand."""

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
    """`area` empty: from the holding box."""

    count: int
    area: str = ""
