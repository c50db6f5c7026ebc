"""Factories, infrastructure and connections: values, building, dismantling (rulebook 5, 10.1)."""

from __future__ import annotations

from functools import lru_cache

from .components import Components
from .events import (
    ConnectionBroken,
    ConnectionWorks,
    ExternalRazed,
    FactoryBuilt,
    FactoryDismantled,
    FactoryRepaired,
    FactoryRundown,
    LineBuilt,
    LineDismantled,
)
from .names import (
    AREAS_OF,
    BRANDENBURG,
    COUNTRIES,
    EAST,
    HAMBURG,
    RHEINSBERG,
    WEST_GERMANY,
)
from .position import RUNDOWN, SOUND, VolkPosition
from .runner import VolkRunner

Values = dict[str, int]
"""Current value by city, for every city with a factory."""


# --- values -------------------------------------------------------------------------------------
def factory_values(board: Components, position: VolkPosition) -> Values:
    """Base value plus working connections of every factory (rulebook 5.1, 5.3, 10.4)."""
    values = {city: 1 if state == SOUND else 0 for city, state in position.factories.items()}
    if RHEINSBERG in values:
        values[RHEINSBERG] += 1
    lines, ends = board.lines, board.ends
    for connection, filled in position.lines.items():
        if filled == lines[connection]:
            first, second = ends[connection]
            if first in values and second in values:
                values[first] += 1
                values[second] += 1
    return values


def works(board: Components, position: VolkPosition, connection: str) -> bool:
    """Whether a connection is complete and has a factory at both ends (rulebook 5.1)."""
    first, second = board.ends[connection]
    factories = position.factories
    full = position.lines.get(connection, 0) == board.lines[connection]
    return full and first in factories and second in factories


def export_values(board: Components, values: Values, side: str, hamburg: str) -> dict[str, int]:
    """The value of the export factory of every area that has a factory (rulebook 9.3).

    Hamburg counts for the area `hamburg` (rulebook 10.3); external factories never export.
    """
    exports = {}
    for area in WEST_GERMANY if side != EAST else AREAS_OF[EAST]:
        best = -1
        for city in board.cities_of[area]:
            value = values.get(city, -1)
            if value > best:
                best = value
        if area == hamburg and values.get(HAMBURG, -1) > best:
            best = values[HAMBURG]
        if best >= 0:
            exports[area] = best
    return exports


# --- building -----------------------------------------------------------------------------------
def blocked_cities(board: Components, position: VolkPosition, side: str) -> frozenset[str]:
    """Cities where mass protests forbid building (rulebook 5.1).

    Hamburg is blocked only with both of its areas (ruling W6), a foreign city never (ruling W7).
    """
    protests = position.protests[side]
    return _blocked_by(board, side, frozenset(protests)) if protests else frozenset()


@lru_cache(maxsize=256)  # protests change much less often than this is asked
def _blocked_by(board: Components, side: str, areas: frozenset[str]) -> frozenset[str]:
    return frozenset(
        city
        for city in board.cities[side]
        if board.areas_of[city] and areas.issuperset(board.areas_of[city])
    )


def building_sites(runner: VolkRunner, side: str, place: str = "") -> list[str]:
    """Possible places for a build point: free cities, then connections with a free line.

    `place` limits it to cities of the place and connections with an end there (rulebook 5.1); for a
    country, these are its foreign cities and their lines (rulebook 10.5, ruling W39).
    """
    board, position = runner.board, runner.position
    factories, filled = position.factories, position.lines
    blocked = blocked_cities(board, position, side)
    if place in COUNTRIES:
        razed = position.razed
        sites = [c for c in board.cities_of[place] if c not in factories and c not in razed]
    else:
        places = [city for city in board.sites[side] if not place or city in board.cities_of[place]]
        sites = [city for city in places if city not in factories and city not in blocked]
    foreign = board.foreign
    # A foreign city is last and needs its factory; other connections need one at either end.
    within = board.cities_of[place] if place else ()
    for line, size, first, second in board.connections[side]:
        if (
            (second in factories or (first in factories and second not in foreign))
            and filled.get(line, 0) < size
            and first not in blocked
            and second not in blocked
            and (not place or first in within or second in within)
        ):
            sites.append(line)
    return sites


def build(runner: VolkRunner, seat: str, site: str) -> None:
    """Place a factory or infrastructure."""
    position = runner.position
    if "/" in site:
        position.lines[site] = position.lines.get(site, 0) + 1
        runner.emit(LineBuilt(site, seat))
        if runner.events is not None and works(runner.board, position, site):
            runner.emit(ConnectionWorks(site))
        return
    position.factories[site] = SOUND
    runner.emit(FactoryBuilt(site, seat))
    if runner.events is not None:
        for connection in runner.board.connections_of[site]:
            if works(runner.board, position, connection):
                runner.emit(ConnectionWorks(connection))


def can_build_rheinsberg(position: VolkPosition) -> bool:
    """Whether the Rheinsberg factory can be placed (rulebook 10.4, ruling W38)."""
    return (
        RHEINSBERG not in position.factories
        and RHEINSBERG not in position.razed
        and BRANDENBURG not in position.protests[EAST]
    )


# --- dismantling --------------------------------------------------------------------------------
def points(board: Components, position: VolkPosition, side: str) -> int:
    """All the points that a side could dismantle (rulebook 5.2, 5.3, 10.4)."""
    side_of, foreign = board.side_of, board.foreign
    points = 0
    for city, state in position.factories.items():
        if state == SOUND and side_of[city] == side and city not in foreign:
            points += 1
    if side == EAST and RHEINSBERG in position.factories:
        points += 1
    for connection, filled in position.lines.items():
        if side_of[board.ends[connection][0]] == side:
            points += filled
    return points


def has_points(board: Components, position: VolkPosition, side: str) -> bool:
    side_of, foreign = board.side_of, board.foreign
    for city, state in position.factories.items():
        if side_of[city] == side and (
            (state == SOUND and city not in foreign) or city == RHEINSBERG
        ):
            return True
    return any(side_of[board.ends[connection][0]] == side for connection in position.lines)


def lines_of(board: Components, position: VolkPosition, side: str, place: str = "") -> list[str]:
    """Connections of a side (with an end in `place`) that have infrastructure, in board order."""
    lines = position.lines
    lines_there = [entry for entry in board.connections[side] if entry[0] in lines]
    if place:
        within = board.cities_of[place]
        return [
            conn for conn, _, first, second in lines_there if first in within or second in within
        ]
    return [entry[0] for entry in lines_there]


def dismantling_sites(
    board: Components, position: VolkPosition, side: str, place: str = ""
) -> list[str]:
    """What one point of dismantling can take: factories without infrastructure, then lines.

    Rundown factories stay, except Rheinsberg; external ones too (rulebook 5.2, 5.3, 10.4).
    """
    factories = position.factories
    touched = {city for connection in position.lines for city in board.ends[connection]}
    sites = []
    for city in board.cities_of[place] if place else board.cities[side]:
        state = factories.get(city)
        if (
            state is not None
            and city not in touched
            and city not in board.foreign
            and (state == SOUND or city == RHEINSBERG)
        ):
            sites.append(city)
    return sites + lines_of(board, position, side, place)


def dismantle(runner: VolkRunner, seat: str, site: str, why: str) -> None:
    """Take one point off the board; a sound Rheinsberg turns rundown first (rulebook 10.4)."""
    position = runner.position
    if "/" in site:
        broken = runner.events is not None and works(runner.board, position, site)
        _take_line(position, site)
        runner.emit(LineDismantled(site, seat, why))
        if broken:
            runner.emit(ConnectionBroken(site))
    elif site == RHEINSBERG and position.factories[site] == SOUND:
        make_rundown(runner, seat, site, why)
    else:
        del position.factories[site]
        if site == RHEINSBERG:
            position.razed.append(site)
        runner.emit(FactoryDismantled(site, seat, why))


def _take_line(position: VolkPosition, connection: str) -> None:
    filled = position.lines[connection] - 1
    if filled:
        position.lines[connection] = filled
    else:
        del position.lines[connection]


# --- rundown factories --------------------------------------------------------------------------
def sound_factories(board: Components, position: VolkPosition) -> list[str]:
    """Eastern factories that can become rundown; external ones never can (rulebook 5.3)."""
    factories, foreign = position.factories, board.foreign
    return [c for c in board.cities[EAST] if factories.get(c) == SOUND and c not in foreign]


def rundown_factories(board: Components, position: VolkPosition, place: str = "") -> list[str]:
    """Rundown factories, in board order."""
    cities = board.cities_of[place] if place else board.cities[EAST]
    return [city for city in cities if position.factories.get(city) == RUNDOWN]


def rundown_sites(board: Components, position: VolkPosition, place: str = "") -> list[str]:
    """What a rundown symbol can hit: a sound factory; otherwise a line, then Rheinsberg.

    Rulebook 6.4 (ruling W27).
    """
    within = board.cities_of[place] if place else board.cities[EAST]
    sound = [city for city in sound_factories(board, position) if city in within]
    if sound:
        return sound
    lines = lines_of(board, position, EAST, place)
    if lines:
        return lines
    return [RHEINSBERG] if RHEINSBERG in position.factories and RHEINSBERG in within else []


def apply_rundown_symbol(runner: VolkRunner, seat: str, site: str, why: str) -> None:
    """Make a factory rundown, or dismantle a substitute."""
    if runner.position.factories.get(site) == SOUND:
        make_rundown(runner, seat, site, why)
    else:
        dismantle(runner, seat, site, why)


def make_rundown(runner: VolkRunner, seat: str, city: str, why: str) -> None:
    """Make a sound factory rundown; its value drops by 1."""
    runner.position.factories[city] = RUNDOWN
    runner.emit(FactoryRundown(city, seat, why))


def repair(runner: VolkRunner, seat: str, city: str) -> None:
    """Make a rundown factory sound; its value rises by 1 (rulebook 6.4)."""
    runner.position.factories[city] = SOUND
    runner.emit(FactoryRepaired(city, seat))


# --- external factories -------------------------------------------------------------------------
def external_factories(board: Components, position: VolkPosition, country: str) -> list[str]:
    """Standing external factories of a country."""
    return [city for city in board.cities_of[country] if city in position.factories]


def raze(runner: VolkRunner, city: str) -> None:
    """Remove an external factory with all its infrastructure for good (rulebook 10.5)."""
    position = runner.position
    del position.factories[city]
    gone = 0
    for connection in runner.board.connections_of[city]:
        gone += position.lines.pop(connection, 0)
    position.razed.append(city)
    runner.emit(ExternalRazed(city, gone))
