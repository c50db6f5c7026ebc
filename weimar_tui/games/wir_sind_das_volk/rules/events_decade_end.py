"""What is told of the End of Decade: every phase with its figures (rulebook 9)."""

from __future__ import annotations

import msgspec

from weimar_tui.kernel.events import Event


class PhaseStarted(Event, frozen=True, tag="phase-started"):
    """`phase`: 1 to 10, as 9.1 to 9.10."""

    phase: int


class WallCounted(Event, frozen=True, tag="wall-counted"):
    """The wall costs prestige and one build point (9.1); `points`: what the East has."""

    points: int


class FlightCounted(Event, frozen=True, tag="flight-counted"):
    """The steps of the flight marker (9.1): to the right the first four, to the left the others.

    `steps` is where it stands, `points` what the East must dismantle, `has` what it has.
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
    """`field`: the marker's; `executed`: the field carried out, 0 for none (9.2)."""

    field: int
    executed: int
    by: str


class CurrencyCounted(Event, frozen=True, tag="currency-counted"):
    """Currency (9.3). `worst`: value of the worst western export factory, -1 if an area has none.

    `exports`: the eastern areas that earn 1 each; `values`: eastern export values by area;
    `hamburg`: the area for which Hamburg is counted.
    """

    track: int
    worst: int
    exports: tuple[str, ...]
    values: dict[str, int]
    needed: int
    missing: int
    hamburg: str


class PowerCounted(Event, frozen=True, tag="power-counted"):
    """What state power costs (9.4), and the points the East has."""

    cards: int
    points: int


class HamburgNamed(Event, frozen=True, tag="hamburg-named"):
    """The area that Hamburg counts for in 9.5."""

    area: str


class StandardChecked(Event, frozen=True, tag="standard-checked"):
    """Living standard and how much can be held, by area (9.5); -1: no limit."""

    standard: dict[str, int]
    held: dict[str, int]


class Compared(Event, frozen=True, tag="compared"):
    """An area against the best of its side (9.6)."""

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
    """The socialists track (9.9): its field, what it brings, and the socialists there are."""

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
    """`ending` would have come about if `lesson`, where nobody wins."""

    ending: str
    winner: str
    lesson: bool = False
