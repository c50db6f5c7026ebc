"""Symbols without arrow: the places where each can be carried out, and its effect
(rulebook 6.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from .. import decision_types as dt, network
from ..events import (
    StasiDissolved,
    WallBuilt,
    WallOpened,
)
from ..names import (
    AREAS_OF,
    EAST,
    EAST_AREAS,
    RHEINSBERG,
    WEST,
    WEST_BERLIN,
    WEST_GERMANY,
)
from ..runner import VolkRunner, VolkStep
from ..standard import (
    lose_standard,
    place_standard,
    sectors_to_fill,
)
from ..state_power import collect
from ..subjects import OfArea, Pieces
from ..unrest import (
    CALM,
    areas_with_unrest,
    move_unrest,
    place_unrest,
    protesting,
    remove_unrest,
)
from .guillaume import Guillaume
from .vocabulary import Symbols

Sites = Sequence[str]


class Symbol(Struct, frozen=True):
    """One symbol: its question (None: no question), its possible places, and its effect.

    `sites(runner, clause)` lists the options, empty if the symbol cannot be carried out;
    `carry_out(runner, clause, seat, site)` does it, on behalf of the event `source`.
    """

    question: dt.VolkDecision[Pieces] | None
    sites: Callable[[VolkRunner, Symbols], Sites]
    carry_out: Callable[[VolkRunner, Symbols, str, str], None]


DONE = ("done",)
"""The options of a symbol that leaves no choice."""


def places(clause: Symbols) -> tuple[str, ...]:
    """The areas that a clause allows."""
    if not clause.place:
        return AREAS_OF[clause.side]
    return WEST_GERMANY if clause.place == "west-germany" else (clause.place,)


def sites(runner: VolkRunner, clause: Symbols, used: tuple[str, ...]) -> Sites:
    """Places for the next symbol of a clause, after those in the areas `used`."""
    sites = SYMBOLS[clause.symbol].sites(runner, clause)
    if clause.most:
        return [site for site in sites if used.count(site) < clause.most]
    return sites


# --- economy ------------------------------------------------------------------------------------
def _build_sites(runner: VolkRunner, clause: Symbols) -> Sites:
    if clause.place == RHEINSBERG:
        return (RHEINSBERG,) if network.can_build_rheinsberg(runner.position) else ()
    return network.building_sites(runner, clause.side, clause.place)


def _build(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    network.build(runner, seat, site)


def _dismantle_sites(runner: VolkRunner, clause: Symbols) -> Sites:
    return network.dismantling_sites(runner.board, runner.position, clause.side, clause.place)


def _dismantle(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    network.dismantle(runner, seat, site, "event")


def _rundown_sites(runner: VolkRunner, clause: Symbols) -> Sites:
    return network.rundown_sites(runner.board, runner.position, clause.place)


def _rundown(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    network.apply_rundown_symbol(runner, seat, site, "event")


def _repair_sites(runner: VolkRunner, clause: Symbols) -> Sites:
    return network.rundown_factories(runner.board, runner.position, clause.place)


def _repair(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    network.repair(runner, seat, site)


def _raze_sites(runner: VolkRunner, clause: Symbols) -> Sites:
    return network.external_factories(runner.board, runner.position, clause.place)


def _raze(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    network.raze(runner, site)


# --- unrest and living standard -----------------------------------------------------------------
def _place_sites(runner: VolkRunner, clause: Symbols) -> Sites:
    return places(clause)


def _place_unrest(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    place_unrest(runner, site, 1, "event", seat)


def _remove_sites(runner: VolkRunner, clause: Symbols) -> Sites:
    unrest = runner.position.unrest
    return [area for area in places(clause) if unrest[area]]


def _remove_unrest(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    remove_unrest(runner, site, 1, "event")


def _move_sites(runner: VolkRunner, clause: Symbols) -> Sites:
    return areas_with_unrest(runner.position, EAST)


def _move_from(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    runner.push(MoveUnrestTo(seat, site))


def _calm_sites(runner: VolkRunner, clause: Symbols) -> Sites:
    areas = protesting(runner.position)
    return [area for area in areas if area == clause.place] if clause.place else areas


def _calm(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    runner.position.unrest_changed = True
    remove_unrest(runner, site, runner.position.unrest[site] - CALM, "event")


def _place_standard(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    if site == WEST_BERLIN:
        runner.push(PlaceInSector())
    else:
        place_standard(runner, site)
    if clause.symbol == "standard+":
        remove_unrest(runner, site, 1, "standard")


def _lose_sites(runner: VolkRunner, clause: Symbols) -> Sites:
    standard = runner.position.standard
    return [area for area in places(clause) if area != WEST_BERLIN and standard[area]]


def _lose_standard(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    lose_standard(runner, site, 1, "event")


# --- symbols without a choice -------------------------------------------------------------------
def _always(runner: VolkRunner, clause: Symbols) -> Sites:
    return DONE


def _power_sites(runner: VolkRunner, clause: Symbols) -> Sites:
    return () if runner.position.dissolved else DONE


def _power(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    collect(runner, runner.position.playing, clause.symbol.removeprefix("power-"))


def _wall_sites(runner: VolkRunner, clause: Symbols) -> Sites:
    return () if runner.position.wall else DONE


def _build_wall(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    runner.position.wall = True
    runner.emit(WallBuilt())


def _open_sites(runner: VolkRunner, clause: Symbols) -> Sites:
    return DONE if runner.position.wall else ()


def _open_wall(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    runner.position.wall = False
    runner.emit(WallOpened())


def _dissolve(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    position = runner.position
    cards, position.state_power = position.state_power, []
    position.dissolved = True
    position.spent += [held.card for held in cards]
    runner.emit(StasiDissolved(tuple(held.card for held in cards)))
    runner.push(ReturnUnrest(sum(held.used for held in cards)))


def _guillaume(runner: VolkRunner, clause: Symbols, seat: str, site: str) -> None:
    runner.push(Guillaume())


SYMBOLS: dict[str, Symbol] = {
    "build": Symbol(dt.BUILD, _build_sites, _build),
    "dismantle": Symbol(dt.DISMANTLE, _dismantle_sites, _dismantle),
    "unrest+": Symbol(dt.PLACE_UNREST, _place_sites, _place_unrest),
    "unrest-": Symbol(dt.REMOVE_UNREST, _remove_sites, _remove_unrest),
    "move": Symbol(dt.MOVE_FROM, _move_sites, _move_from),
    "calm": Symbol(dt.CALM, _calm_sites, _calm),
    "standard+": Symbol(dt.PLACE_STANDARD, _place_sites, _place_standard),
    "standard~": Symbol(dt.PLACE_STANDARD, _place_sites, _place_standard),
    "standard-": Symbol(dt.LOSE_STANDARD, _lose_sites, _lose_standard),
    "rundown": Symbol(dt.RUNDOWN, _rundown_sites, _rundown),
    "repair": Symbol(dt.REPAIR, _repair_sites, _repair),
    "raze": Symbol(dt.RAZE, _raze_sites, _raze),
    "power-red": Symbol(None, _power_sites, _power),
    "power-pink": Symbol(None, _power_sites, _power),
    "wall": Symbol(None, _wall_sites, _build_wall),
    "open-wall": Symbol(None, _open_sites, _open_wall),
    "dissolve": Symbol(None, _always, _dissolve),
    "guillaume": Symbol(None, _always, _guillaume),
}


class MoveUnrestTo(VolkStep, frozen=True, tag="move-unrest-to"):
    """Unrest from `area` moves to another area of the East (rulebook 6.4, ruling W47)."""

    seat: str
    area: str

    def run(self, runner: VolkRunner) -> None:
        others = [area for area in EAST_AREAS if area != self.area]
        runner.ask(self, self.seat, dt.MOVE_TO, others, OfArea(self.area))

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        move_unrest(runner, self.area, option)


class PlaceInSector(VolkStep, frozen=True, tag="place-in-sector"):
    """An event adds living standard to West Berlin: the sectors fill evenly (rulebook 10.2)."""

    def run(self, runner: VolkRunner) -> None:
        runner.ask(self, WEST, dt.SECTOR, sectors_to_fill(runner.position), OfArea(WEST_BERLIN))

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        place_standard(runner, WEST_BERLIN, option)


class ReturnUnrest(VolkStep, frozen=True, tag="return-unrest"):
    """Unrest on used cards returns, at most 1 to each area (rulebook 6.4, ruling W19)."""

    left: int
    returned: tuple[str, ...] = ()

    def run(self, runner: VolkRunner) -> None:
        areas = [area for area in EAST_AREAS if area not in self.returned]
        if self.left and areas:
            runner.ask(self, EAST, dt.PUT_BACK, areas, Pieces(EAST, self.left, "dissolve"))

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        runner.push(ReturnUnrest(self.left - 1, (*self.returned, option)))
        place_unrest(runner, option, 1, "dissolve", seat)
