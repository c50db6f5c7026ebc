"""Quick answers to the questions that follow an option.

They use only open information, and each side looks after itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..rules import decision_types as dt
from ..rules.components import Components
from ..rules.names import EAST, HAMBURG, SIDE_OF, WEST_BERLIN
from ..rules.position import SOUND, VolkPosition
from ..rules.runner import VolkRunner
from ..rules.standard_choices import (
    choose,
    urge_to_place,
    urge_to_remove,
)
from ..rules.unrest import PROTEST


def answer(
    runner: VolkRunner, seat: str, asked: dt.VolkDecision, options: Sequence[str], subject: Any
) -> str:
    """The default answer of a seat to a decision."""
    position = runner.position
    match asked:
        case dt.BUILD:
            sites = [site for site in options if site != dt.STOP]
            return max(sites, key=lambda site: worth_building(runner.board, position, site))
        case dt.DISMANTLE | dt.RUNDOWN | dt.RAZE | dt.REPAIR:
            return _economy(runner, seat, asked, options)
        case dt.STANDARD:
            areas = [area for area in options if area != dt.STOP]
            return max(areas, key=lambda area: worth_of_standard(position, area))
        case dt.TRANSFER:
            return options[-1]
        case dt.PLACE_STANDARD:
            return max(options, key=lambda area: worth_of_standard(position, area))
        case dt.PLACE_UNREST | dt.REMOVE_UNREST | dt.MOVE_FROM | dt.MOVE_TO | dt.CALM | dt.PUT_BACK:
            return _unrest(position, seat, asked, options)
        case dt.OVERFLOW | dt.IMPORT | dt.EXPORT | dt.ATTACK | dt.SOCIALIST | dt.LOSE_SOCIALIST:
            return choose(runner, seat, asked, options, subject)
        case _:
            return options[0]


def _unrest(
    position: VolkPosition, seat: str, asked: dt.VolkDecision, options: Sequence[str]
) -> str:
    """Remove your unrest where it hurts most, and place the other side's where it hurts most."""
    unrest = position.unrest
    own = SIDE_OF[options[0]] == seat
    removes = asked in (dt.REMOVE_UNREST, dt.MOVE_FROM, dt.CALM)
    if removes == own:
        # Removed from oneself, or placed with the opponent.
        if removes:
            return max(options, key=lambda area: urge_to_remove(area, unrest[area]))
        return max(options, key=lambda a: (*urge_to_place(unrest[a]), a == WEST_BERLIN))
    if removes:
        return min(options, key=lambda area: urge_to_remove(area, unrest[area]))
    return min(options, key=lambda a: (*urge_to_place(unrest[a]), a == WEST_BERLIN))


def worth_of_standard(position: VolkPosition, area: str) -> tuple[int, int]:
    """A sort key for placing living standard: first the area with least of it, then
    with most unrest."""
    unrest = position.unrest[area]
    own = position.standard.get(area, sum(position.sectors.values()))
    return -own, unrest + 2 * (unrest >= PROTEST and unrest % PROTEST == 0)


# --- economy ------------------------------------------------------------------------------------
def worth_building(board: Components, position: VolkPosition, site: str) -> float:
    """The value of a building site: what it adds now, and the connections it could make
    possible."""
    factories, filled = position.factories, position.lines
    if "/" in site:
        first, second = board.ends[site]
        left = board.lines[site] - filled.get(site, 0) - 1
        if first in factories and second in factories:
            return 2.0 - left + _need(board, position, first) + _need(board, position, second)
        return 0.3 - 0.2 * left
    worth = 1.0 + _need(board, position, site)
    for connection in board.connections_of[site]:
        first, second = board.ends[connection]
        other = second if first == site else first
        missing = board.lines[connection] - filled.get(connection, 0)
        if other in factories:
            worth += (2.0, 0.35, 0.15)[missing]
    return worth


def _need(board: Components, position: VolkPosition, city: str) -> float:
    """How much an area needs economy: most where its living standard leaves least to spare."""
    areas = board.areas_of[city]
    if not areas or city == HAMBURG:
        return 0.1
    built = sum(other in position.factories for other in board.cities_of[areas[0]])
    return 0.5 if not built else 0.25 if built <= 1 + position.standard[areas[0]] else 0.0


def _economy(runner: VolkRunner, seat: str, asked: dt.VolkDecision, options: Sequence[str]) -> str:
    """The loss that costs the East most, or least if the East itself chooses."""
    board, position = runner.board, runner.position

    def loss(site: str) -> float:
        if "/" in site:
            first, second = board.ends[site]
            both = first in position.factories and second in position.factories
            full = position.lines.get(site, 0) == board.lines[site]
            return 2.0 if both and full else 0.4
        value = sum(
            position.lines.get(connection, 0) == board.lines[connection]
            for connection in board.connections_of[site]
        )
        return 1.0 + 0.3 * value + (0.5 if position.factories.get(site) == SOUND else 0.0)

    if asked is dt.REPAIR:
        return max(options, key=loss)
    own = (board.side_of[options[0].split("/")[0]] == EAST) == (seat == EAST)
    return min(options, key=loss) if own else max(options, key=loss)
