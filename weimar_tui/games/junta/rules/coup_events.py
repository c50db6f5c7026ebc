"""Events of a coup. All of it is open; `family` commands the units."""

from __future__ import annotations

from weimar_tui.kernel.events import Event


class ExcuseTurned(Event, frozen=True, tag="excuse-turned"):
    """`reason`: rejected, forced, murder, or the card that gave it."""

    reason: str
    family: str = ""


class CoupBegan(Event, frozen=True, tag="coup-began"):
    """`way`: card, move, land, shell, strike."""

    family: str
    way: str


class BecameRebel(Event, frozen=True, tag="became-rebel"):
    family: str


class CoupPhaseBegan(Event, frozen=True, tag="coup-phase-began"):
    """Phase 0 is the Rebellion phase."""

    phase: int


class CoupPhaseEnded(Event, frozen=True, tag="coup-phase-ended"):
    """The holder of each power centre if the coup ended now and only Rebels were for the junta."""

    phase: int
    centres: tuple[tuple[str, str], ...]


class UnitsPlaced(Event, frozen=True, tag="units-placed"):
    family: str
    unit: str
    number: int
    area: str


class UnitsMoved(Event, frozen=True, tag="units-moved"):
    """`units`: how many of each kind."""

    family: str
    area: str
    to: str
    units: tuple[tuple[str, int], ...]


class Landed(Event, frozen=True, tag="landed"):
    family: str
    unit: str
    area: str


class UnitsTransferred(Event, frozen=True, tag="units-transferred"):
    by: str
    to: str
    area: str
    units: tuple[tuple[str, int], ...]


class Bribed(Event, frozen=True, tag="bribed"):
    """A bribe with one die each; `won` units have come over from `of`."""

    family: str
    card: str
    area: str
    of: str
    dice: tuple[int, ...]
    won: int


class PoliceResponded(Event, frozen=True, tag="police-responded"):
    family: str
    area: str
    to: str


class ShellFired(Event, frozen=True, tag="shell-fired"):
    """`weapon`: gunboat or strike."""

    family: str
    weapon: str
    area: str
    target: str
    dice: tuple[int, ...]


class FightBegan(Event, frozen=True, tag="fight-began"):
    """The parties and their targets."""

    area: str
    targets: tuple[tuple[str, str], ...]


class SalvoFired(Event, frozen=True, tag="salvo-fired"):
    """`opening`: fired before the other side can fire back. `units` that fire, by kind."""

    area: str
    salvo: int
    family: str
    target: str
    dice: tuple[int, ...]
    opening: bool = False
    units: tuple[tuple[str, int], ...] = ()


class UnitsLost(Event, frozen=True, tag="units-lost"):
    family: str
    area: str
    unit: str
    number: int


class Retreated(Event, frozen=True, tag="retreated"):
    family: str
    area: str
    to: str


class UnitsGone(Event, frozen=True, tag="units-gone"):
    """Without a place to retreat to, the units leave the map."""

    family: str
    area: str


class FightEnded(Event, frozen=True, tag="fight-ended"):
    area: str
    salvos: int


class PassageAnswered(Event, frozen=True, tag="passage-answered"):
    family: str
    exile: str
    granted: bool


class Settled(Event, frozen=True, tag="settled"):
    """All agree on the winning side."""

    side: str


class SideTaken(Event, frozen=True, tag="side-taken"):
    family: str
    side: str


class CoupDecided(Event, frozen=True, tag="coup-decided"):
    """`side`: president or junta; `centres`: the holder of each."""

    side: str
    centres: tuple[tuple[str, str], ...]


class JuntaVoted(Event, frozen=True, tag="junta-voted"):
    """The Rebels' votes for a new President."""

    votes: tuple[tuple[str, str], ...]


class ShotByFiringSquad(Event, frozen=True, tag="shot-by-firing-squad"):
    family: str
    by: str


class Spared(Event, frozen=True, tag="spared"):
    family: str
    by: str
