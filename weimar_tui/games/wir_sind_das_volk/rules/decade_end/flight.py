"""Flight, or the cost of the Wall (rulebook 9.1)."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.kernel.visibility import HIDDEN

from ..components import Components
from ..endings import demand
from ..events import FlightCounted, WallCounted
from ..names import EAST, WEST
from ..network import points
from ..pieces import Dismantle
from ..position import VolkPosition, prestige_advantage
from ..runner import VolkRunner, VolkStep
from ..standard import standards
from ..tracks import move_track
from .phase import Alternate, begin

STEPS_PER_POINT = 2
"""Only every second field of the flight track has a number; a blank one counts as the
lower (W23)."""

WALL_COSTS = 1


def flight_points(steps: int) -> int:
    """The points that steps of the flight marker cost the East (rulebook 9.1)."""
    return steps // STEPS_PER_POINT


def cards_played(position: VolkPosition) -> Sequence[str]:
    """The cards played in this decade that count for flight, with the one being played."""
    if position.playing in ("", HIDDEN):
        return position.pile
    return (*position.pile, position.playing)


def flight_symbols(board: Components, position: VolkPosition) -> int:
    """The flight symbols on the cards played in this decade."""
    return sum(board.cards[card].flight for card in cards_played(position))


def count_flight(board: Components, position: VolkPosition) -> FlightCounted:
    """The steps of the flight marker and the points they cost (rulebook 9.1).

    A card being played already counts, so that previews include it.
    """
    symbols = flight_symbols(board, position)
    west_best = max(standards(position, WEST).values())
    east_worst = min(standards(position, EAST).values())
    red_power = sum(held.colour == "red" for held in position.state_power)
    east_protest = int(bool(position.protests[EAST]))
    west_protest = int(bool(position.protests[WEST]))
    right = symbols + west_best + red_power + east_protest
    steps = max(0, right - east_worst - west_protest)
    return FlightCounted(
        symbols,
        west_best,
        red_power,
        east_protest,
        east_worst,
        west_protest,
        steps,
        flight_points(steps),
        points(board, position, EAST),
    )


class Flight(VolkStep, frozen=True, tag="flight"):
    """9.1: with the Wall, prestige and a point; without it, flight, one point per seat in turn."""

    def run(self, runner: VolkRunner) -> None:
        begin(runner, 1)
        position = runner.position
        runner.push(ClearPile())
        if position.wall:
            runner.emit(WallCounted(points(runner.board, position, EAST)))
            runner.push(PayWall())
            move_track(runner, "prestige", -1)
            return
        counted = count_flight(runner.board, position)
        runner.emit(counted)
        demand(runner, counted.points)
        runner.push(Alternate(prestige_advantage(position), counted.points, "flight"))


class PayWall(VolkStep, frozen=True, tag="pay-wall"):
    """The East dismantles 1 point of its choice (rulebook 9.1)."""

    def run(self, runner: VolkRunner) -> None:
        demand(runner, WALL_COSTS)
        runner.push(Dismantle(EAST, WALL_COSTS, "wall"))


class ClearPile(VolkStep, frozen=True, tag="clear-pile"):
    """Put away the pile of played cards, with the Wall too (rulebook 9.1, ruling W25)."""

    def run(self, runner: VolkRunner) -> None:
        position = runner.position
        position.spent += position.pile
        position.pile = []
