"""How good a position is for the East, using open information only.

The measure is the end of the decade if it came now, with some approximations that are faster than
playing it out, plus what the networks promise for later.
"""

from __future__ import annotations

import math

from ..rules.components import Components
from ..rules.decade_end.verdict import COLLAPSE
from ..rules.forecast import as_it_stands
from ..rules.names import (
    AREAS,
    AREAS_OF,
    EAST,
    EAST_AREAS,
    HAMBURG,
    LOWER_SAXONY,
    SCHLESWIG_HOLSTEIN,
    SEATS,
    TRACK_END,
    WEST,
    WEST_BERLIN,
    WEST_GERMANY,
)
from ..rules.network import Values, factory_values, points
from ..rules.position import VolkPosition
from ..rules.socialists import ALL_SOCIALISTS
from ..rules.standard import POWER_EACH
from ..rules.state_power import fresh_cards
from ..rules.unrest import CALM, PROTEST
from . import weights as w

Features = dict[str, float]
"""Points for the East by source."""

ByArea = dict[str, int]

CARDS_IN_DECADE = 14


def evaluate(board: Components, position: VolkPosition, seat: str = EAST) -> Features:
    """Features of a position as a seat judges it; a higher sum is better for the East.

    The seats value different things: the West its factories, the East calm.
    """
    values = factory_values(board, position)
    exports = _exports(board, values)
    standard = {**position.standard, WEST_BERLIN: sum(position.sectors.values())}
    late = lateness(position)
    decades_left = position.last_decade - position.decade
    features: Features = {}
    features["economy"] = _economy(board, values, seat) * (0.5 + 0.25 * decades_left)
    features["growth"] = _growth(board, position, values)
    _demands(board, position, exports, standard, late, features)
    _living_standard(position, exports, standard, late, features)
    _unrest(board, position, _kept(standard, exports, position), late, w.UNREST[seat], features)
    _society(board, position, late, features)
    for track, weight in w.TRACKS.items():
        features[f"track-{track}"] = weight * position.tracks[track]
    return features


def score(board: Components, position: VolkPosition, seat: str) -> float:
    """How good a position is for a seat; the end of the game outweighs everything else."""
    if position.outcome is not None:
        return 1000.0 if seat in position.outcome.winners else -1000.0
    total = sum(evaluate(board, position, seat).values())
    return total if seat == EAST else -total - _own_collapse(board, position)


def _own_collapse(board: Components, position: VolkPosition) -> float:
    """An extra penalty for the West if the forecast shows its collapse with few cards left.

    This uses the forecast because the approximations here can be off by a marker. The penalty grows
    with the unrest that would have to be calmed to avoid the collapse; with one marker fewer it
    depends on how close the next one is.
    """
    left = len(position.display)
    if position.half != position.halves or left > w.LAST_CARDS:
        return 0.0
    unrest = dict.fromkeys(AREAS_OF[WEST], 0) | dict(as_it_stands(board, position).unrest)
    counts = {area: 2 if area == WEST_BERLIN else 1 for area in AREAS_OF[WEST]}
    too_many = sum(unrest[area] // PROTEST * counts[area] for area in counts) - (COLLAPSE - 1)
    fear = 0.0
    if too_many > 0:
        protests = [area for area in counts if unrest[area] >= PROTEST]
        calming = sorted((unrest[area] % PROTEST + 1) / counts[area] for area in protests)
        fear = w.OWN_COLLAPSE + w.TO_CALM * sum(calming[:too_many])
    elif too_many == 0:
        fear = w.TO_CALM * max(unrest[area] % PROTEST for area in counts)
    return fear * (1 - left / (w.LAST_CARDS + 1))


def lateness(position: VolkPosition) -> float:
    """How close the end of the decade is: 0.6 at its beginning, 1.6 at its end."""
    left = len(position.display) + (CARDS_IN_DECADE // 2 if position.half == 1 else 0)
    if position.half not in (1, 2):
        left = 0 if position.half else CARDS_IN_DECADE
    return 1.6 - left / CARDS_IN_DECADE


# --- economy ------------------------------------------------------------------------------------
def _economy(board: Components, values: Values, seat: str) -> float:
    total = 0.0
    for side in SEATS:
        total += w.FACTORY_VALUE[seat][side] * sum(
            values.get(city, 0) for city in board.cities[side]
        )
    return total


def _exports(board: Components, values: Values) -> ByArea:
    """Export values, -1 without a factory; Hamburg counts for the worse of its areas."""
    exports = {
        area: max((values.get(city, -1) for city in board.cities_of[area]), default=-1)
        for area in (*WEST_GERMANY, *EAST_AREAS)
    }
    if HAMBURG in values:
        worse = min((LOWER_SAXONY, SCHLESWIG_HOLSTEIN), key=exports.__getitem__)
        exports[worse] = max(exports[worse], values[HAMBURG])
    return exports


def _growth(board: Components, position: VolkPosition, values: Values) -> float:
    """Economic power that counts towards the next living standard of each area."""
    total = 0.0
    for side, areas in ((WEST, WEST_GERMANY), (EAST, EAST_AREAS)):
        sign = w.NEXT_STANDARD if side == EAST else -w.NEXT_STANDARD
        for area in areas:
            power: float = sum(values.get(city, 0) for city in board.cities_of[area])
            if area in (LOWER_SAXONY, SCHLESWIG_HOLSTEIN):
                power += values.get(HAMBURG, 0) / 2
            needed = POWER_EACH * (position.standard[area] + 1)
            total += sign * min(1.0, power / needed)
    return total


def _demands(
    board: Components,
    position: VolkPosition,
    exports: ByArea,
    standard: ByArea,
    late: float,
    features: Features,
) -> None:
    """Add flight, currency, state power, and what remains after them (9.1 to 9.4)."""
    worst = min(exports[area] for area in WEST_GERMANY)
    earned = sum(exports[area] >= max(worst, 0) for area in EAST_AREAS)
    needed = sum(standard[area] for area in EAST_AREAS)
    missing = max(0, needed - position.tracks["currency"] - earned)
    flight = 1 if position.wall else expected_flight(board, position, standard)
    spare = points(board, position, EAST) - flight - missing - len(position.state_power)
    features["flight"] = -w.FLIGHT * flight
    features["currency"] = -w.MISSING_CURRENCY * missing * late
    features["spare"] = w.SPARE_POINT * min(spare, w.MOST_SPARE)
    if spare < w.SHORT:
        features["spare"] -= w.SHORT_POINT * (w.SHORT - spare) * late


def expected_flight(board: Components, position: VolkPosition, standard: ByArea) -> int:
    """Points that flight would cost the East at the end of the decade, without the Wall (9.2)."""
    played = (*position.pile, position.playing) if position.playing else position.pile
    steps = sum(board.cards[card].flight for card in played)
    steps += max(standard[area] for area in AREAS_OF[WEST])
    steps -= min(standard[area] for area in EAST_AREAS)
    steps += sum(held.colour == "red" for held in position.state_power)
    steps += bool(position.protests[EAST]) - bool(position.protests[WEST])
    return max(0, steps) // 2


# --- living standard and unrest -----------------------------------------------------------------
def _kept(standard: ByArea, exports: ByArea, position: VolkPosition) -> ByArea:
    """The living standard left after losing what cannot be held (9.5)."""
    kept = {area: min(number, max(0, exports.get(area, 0))) for area, number in standard.items()}
    limit = min((max(0, exports[s]) for s in position.delivered), default=standard[WEST_BERLIN])
    kept[WEST_BERLIN] = min(standard[WEST_BERLIN], limit)
    return kept


def _living_standard(
    position: VolkPosition, exports: ByArea, standard: ByArea, late: float, features: Features
) -> None:
    """Add living standard that can be held or will be lost (9.5)."""
    held = lost = 0.0
    for side, areas in ((WEST, WEST_GERMANY), (EAST, EAST_AREAS)):
        for area in areas:
            kept = min(standard[area], max(0, exports[area]))
            held += w.HELD[side] * kept
            too_much = (standard[area] - kept) * w.LOST * late
            lost += -too_much if side == EAST else too_much
    limit = min((max(0, exports[s]) for s in position.delivered), default=standard[WEST_BERLIN])
    kept = min(standard[WEST_BERLIN], limit)
    held += (w.HELD[WEST] + w.WEST_BERLIN_HELD) * kept
    lost += (standard[WEST_BERLIN] - kept) * w.LOST * late
    features["standard"] = held
    features["held"] = lost


def _unrest(
    board: Components,
    position: VolkPosition,
    standard: ByArea,
    late: float,
    weight: float,
    features: Features,
) -> None:
    """Add unrest and markers as they would be at the end of the decade (9.6 to 9.10)."""
    unrest = unrest_at_the_end(board, position, standard)
    worry = 0.0
    markers = {WEST: 0, EAST: 0}
    for side, areas in AREAS_OF.items():
        for area in areas:
            here = unrest[area]
            bad = weight * here
            if here > CALM:
                bad += w.PROTEST_NEAR * (here - CALM) ** w.PROTEST_NEAR_POWER
            if here % PROTEST == CALM:
                bad += w.ONE_SHORT
            if area == WEST_BERLIN:
                bad *= w.WEST_BERLIN
                markers[side] += here // PROTEST
            worry += bad if side == WEST else -bad
            markers[side] += here // PROTEST
    features["unrest"] = worry
    last = w.LAST_DECADE if position.decade == position.last_decade else 1.0
    features["markers"] = late * (_markers(markers[WEST]) - last * _markers(markers[EAST]))


def _markers(number: int) -> float:
    """How bad this many markers are; each one counts more the closer the fourth is."""
    return w.MARKER * math.pow(number, w.MARKER_POWER) + (w.COLLAPSE if number >= PROTEST else 0)


def unrest_at_the_end(board: Components, position: VolkPosition, standard: ByArea) -> ByArea:
    """Unrest by area after comparisons, attacks, state power and socialists, if they came now."""
    unrest = position.unrest.copy()
    for areas in AREAS_OF.values():
        best = max(standard[area] for area in areas)
        for area in areas:
            unrest[area] += max(0, best - standard[area] - (area != WEST_BERLIN))
    for area in AREAS:
        usable = standard[area] - unrest[area] // PROTEST
        if usable > 0:
            targets = [other for other in board.neighbours[area] if standard[other] < usable]
            if len(targets) > 1 and area != WEST_BERLIN:
                targets.sort(key=lambda other: (standard[other], -unrest[other]))
                del targets[1:]
            for other in targets:
                unrest[other] += usable - standard[other]
    _calm(board, position, unrest)
    return unrest


def _calm(board: Components, position: VolkPosition, unrest: ByArea) -> None:
    """Apply state power and socialists, which lower unrest in the East, and lost
    socialists, which raise it."""
    for _ in range(fresh_cards(position)):
        area = max(EAST_AREAS, key=lambda a: (unrest[a] >= PROTEST, -(unrest[a] % PROTEST)))
        if unrest[area]:
            unrest[area] -= 1
    cadre_school = position.cadre_school + board.gains[position.tracks["socialists"] + TRACK_END]
    for _ in range(-cadre_school):
        area = max(EAST_AREAS, key=lambda a: (position.socialists[a] > 0, unrest[a] % PROTEST))
        unrest[area] += position.socialists[area] > 0
    for area in sorted(EAST_AREAS, key=lambda a: unrest[a] % PROTEST):
        needed = unrest[area] - CALM
        if needed > 0 and cadre_school > 0:
            moved = min(needed, cadre_school)
            unrest[area] -= moved
            cadre_school -= moved


def _society(board: Components, position: VolkPosition, late: float, features: Features) -> None:
    """Add socialists and state power."""
    in_play = position.cadre_school + sum(position.socialists.values())
    features["socialists"] = w.SOCIALIST_IN_BOX * position.cadre_school + w.SOCIALIST * in_play
    coming = in_play + board.gains[position.tracks["socialists"] + TRACK_END]
    features["socialists"] += w.SOCIALISM_NEAR * max(0, coming - w.MANY_SOCIALISTS)
    if coming > ALL_SOCIALISTS:
        features["socialists"] += w.SOCIALISM * late
    elif coming < 0:
        features["socialists"] -= w.SOCIALISM * late
    after = coming + min(0, board.gains[position.tracks["socialists"] + TRACK_END])
    if position.decade < position.last_decade:
        features["socialists"] -= w.SOCIALISM_THIN * max(0, w.FEW_SOCIALISTS - after)
    red = sum(held.colour == "red" for held in position.state_power)
    features["state-power"] = w.POWER_CARD * len(position.state_power)
    if position.wall:
        features["wall"] = w.WALL * (1 + position.last_decade - position.decade)
    else:
        features["state-power"] += w.RED_POWER_CARD * red
