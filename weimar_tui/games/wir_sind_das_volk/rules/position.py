"""The whole table of *Wir sind das Volk!* as Structs of plain data."""

from __future__ import annotations

from msgspec import Struct, field

from weimar_tui.games.wir_sind_das_volk.rules.names import (
    AREAS,
    EAST,
    EAST_AREAS,
    SUPPLIERS,
    TRACKS,
    WEST,
    WEST_GERMANY,
)
from weimar_tui.games.wir_sind_das_volk.rules.subjects import AnySubject
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.visibility import FaceDown, Open, Owned, Viewer

SOUND = "sound"
RUNDOWN = "rundown"

DEALING, END_OF_DECADE = 0, 3
"""`half` while a decade begins, and while it ends."""


class PowerCard(Struct, frozen=True):
    """A state-power card in front of the East; `used` in this decade: an unrest lies on it."""

    card: str
    colour: str
    used: bool = False


class VolkPosition(Position, kw_only=True):
    """Everything on the table; its keys are public (`weimar engine --position`).

    `unrest` has all areas, `standard` all but West Berlin, whose living standard lies in `sectors`
    by supplier. `protests` are the mass-protest markers of a side, area by area in the order in
    which they came, imported ones (also counted in `imported`) under their supplier. `factories`
    are sound or rundown; `lines` counts infrastructure by connection. `tracks` lie between -6
    (West) and +6 (East). `playing` is the card of the turn; `stirred`: in this turn unrest came
    into the East or a state-power card was collected. `choices`: what seats asked together have
    answered until all have. `pile`: cards played in this decade; `spent`: other cards that left
    the game open; `discards` (by seat) and `gone`: those that left it face down.
    """

    decisions: list[Decision[AnySubject]] = field(default_factory=list)
    scenario: Open[str] = "main"
    first_decade: Open[int] = 1
    last_decade: Open[int] = 4
    halves: Open[int] = 2
    lesson: Open[bool] = False
    decade: Open[int] = 1
    half: Open[int] = DEALING
    phase: Open[int] = 0
    active: Open[str] = WEST
    unrest: Open[dict[str, int]] = field(default_factory=lambda: dict.fromkeys(AREAS, 0))
    standard: Open[dict[str, int]] = field(
        default_factory=lambda: dict.fromkeys((*WEST_GERMANY, *EAST_AREAS), 0)
    )
    sectors: Open[dict[str, int]] = field(default_factory=lambda: dict.fromkeys(SUPPLIERS, 0))
    delivered: Open[list[str]] = field(default_factory=list)
    protests: Open[dict[str, list[str]]] = field(default_factory=lambda: {WEST: [], EAST: []})
    imported: Open[dict[str, int]] = field(default_factory=lambda: dict.fromkeys(SUPPLIERS, 0))
    socialists: Open[dict[str, int]] = field(default_factory=lambda: dict.fromkeys(EAST_AREAS, 0))
    box: Open[int] = 1
    factories: Open[dict[str, str]] = field(default_factory=dict)
    lines: Open[dict[str, int]] = field(default_factory=dict)
    razed: Open[list[str]] = field(default_factory=list)
    tracks: Open[dict[str, int]] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    wall: Open[bool] = False
    dissolved: Open[bool] = False
    state_power: Open[list[PowerCard]] = field(default_factory=list)
    display: Open[list[str]] = field(default_factory=list)
    special: Open[str] = ""
    playing: Open[str] = ""
    stirred: Open[bool] = False
    choices: Owned[dict[str, str]] = field(default_factory=dict)
    hands: Owned[dict[str, list[str]]] = field(default_factory=lambda: {WEST: [], EAST: []})
    deck: FaceDown[list[str]] = field(default_factory=list)
    pile: Open[list[str]] = field(default_factory=list)
    spent: Open[list[str]] = field(default_factory=list)
    discards: Owned[dict[str, list[str]]] = field(default_factory=lambda: {WEST: [], EAST: []})
    gone: FaceDown[list[str]] = field(default_factory=list)


VIEWER = Viewer(VolkPosition)
"""What each seat may see of a position."""


def prestige_advantage(position: VolkPosition) -> str:
    """Who holds the prestige advantage now (rulebook 2; ruling W45)."""
    return EAST if position.tracks["prestige"] > 0 else WEST
