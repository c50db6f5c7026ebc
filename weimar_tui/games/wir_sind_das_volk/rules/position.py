"""The complete state of a game of *Wir sind das Volk!* as Structs of plain data."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from weimar_tui.kernel.constraints import Every, Name
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.visibility import FaceDown, Open, Owned, Viewer

from .names import (
    AREAS,
    DECADES,
    EAST,
    EAST_AREAS,
    PATRON_STATES,
    TRACK_END,
    TRACKS,
    WEST,
    WEST_GERMANY,
)
from .subjects import AnySubject

Side = Annotated[str, Name("seat")]
Area = Annotated[str, Name("area")]
EastArea = Annotated[str, Name("area of the East")]
Supplier = Annotated[str, Name("supplier")]
City = Annotated[str, Name("city")]
Card = Annotated[str, Name("card")]

LAST_DECADE = DECADES[-1]
"""The decade in which a full game ends."""

SOUND = "sound"
RUNDOWN = "rundown"

DEALING, END_OF_DECADE = 0, 3
"""Values of `half` while a decade begins, and while it ends."""


class PowerCard(Struct, frozen=True, gc=False):
    """A state-power card in front of the East. `used`: it holds an unrest in this decade."""

    card: Card
    colour: str
    used: bool = False


class VolkPosition(Position, kw_only=True):
    """The complete state of a game; its field names are public (`weimar engine --position`).

    `unrest` has all areas, `standard` all but West Berlin, whose living standard is in `sectors` by
    supplier. `protests` are the mass-protest markers of a side, by area, in the order of their
    arrival; imported ones (also counted in `imported`) are listed under their patron state.
    `factories` are sound or rundown; `lines` counts infrastructure by connection. `tracks` are
    between -6 (West) and +6 (East). `playing` is the card of the turn; `unrest_changed`: in this
    turn unrest was placed in the East, an area was calmed, or a state-power card was collected.
    `choices`: simultaneous answers given so far. `pile`: cards played in this decade; `spent`:
    other cards that left the game face up; `discards` (by seat) and `gone`: those that left it face
    down.
    """

    decisions: list[Decision[AnySubject]] = field(default_factory=list)
    scenario: Open[str] = "main"
    first_decade: Open[int] = 1
    last_decade: Open[int] = LAST_DECADE
    halves: Open[int] = 2
    lesson: Open[bool] = False
    decade: Open[int] = 1
    half: Open[int] = DEALING
    phase: Open[int] = 0
    active: Open[Side] = WEST
    unrest: Open[Every[Area, int]] = field(default_factory=lambda: dict.fromkeys(AREAS, 0))
    standard: Open[Every[Annotated[str, Name("area but West Berlin")], int]] = field(
        default_factory=lambda: dict.fromkeys((*WEST_GERMANY, *EAST_AREAS), 0)
    )
    sectors: Open[Every[Supplier, int]] = field(
        default_factory=lambda: dict.fromkeys(PATRON_STATES, 0)
    )
    delivered: Open[list[Supplier]] = field(default_factory=list)
    protests: Open[Every[Side, list[Area]]] = field(default_factory=lambda: {WEST: [], EAST: []})
    imported: Open[Every[Supplier, int]] = field(
        default_factory=lambda: dict.fromkeys(PATRON_STATES, 0)
    )
    socialists: Open[Every[EastArea, int]] = field(
        default_factory=lambda: dict.fromkeys(EAST_AREAS, 0)
    )
    cadre_school: Open[int] = field(default=1, name="box")
    factories: Open[dict[City, Annotated[str, Name("state of a factory")]]] = field(
        default_factory=dict
    )
    lines: Open[dict[Annotated[str, Name("connection")], int]] = field(default_factory=dict)
    razed: Open[list[City]] = field(default_factory=list)
    tracks: Open[
        Every[Annotated[str, Name("track")], Annotated[int, Meta(ge=-TRACK_END, le=TRACK_END)]]
    ] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    wall: Open[bool] = False
    dissolved: Open[bool] = False
    state_power: Open[list[PowerCard]] = field(default_factory=list)
    display: Open[list[Card]] = field(default_factory=list)
    special: Open[Annotated[str, Name("card", or_none=True)]] = ""
    playing: Open[Annotated[str, Name("card", or_none=True)]] = ""
    unrest_changed: Open[bool] = field(default=False, name="stirred")
    choices: Owned[dict[Side, str]] = field(default_factory=dict)
    hands: Owned[Every[Side, list[Card]]] = field(default_factory=lambda: {WEST: [], EAST: []})
    deck: FaceDown[list[Card]] = field(default_factory=list)
    pile: Open[list[Card]] = field(default_factory=list)
    spent: Open[list[Card]] = field(default_factory=list)
    discards: Owned[Every[Side, list[Card]]] = field(default_factory=lambda: {WEST: [], EAST: []})
    gone: FaceDown[list[Card]] = field(default_factory=list)


VIEWER = Viewer(VolkPosition)
"""What each seat can see of a position."""


def prestige_advantage(position: VolkPosition) -> str:
    """The seat that holds the prestige advantage now (rulebook 2; ruling W45)."""
    return EAST if position.tracks["prestige"] > 0 else WEST
