"""Invariants that hold after every step of every game; fuzzing and tests check them."""

from __future__ import annotations

from collections import Counter

from . import decision_types as dt
from .components import Components
from .hands import DISPLAY
from .names import (
    AREAS,
    EAST,
    PATRON_STATES,
    RHEINSBERG,
    SEATS,
    SIDE_OF,
    TRACK_END,
    WEST,
    WEST_BERLIN,
)
from .position import RUNDOWN, VolkPosition
from .socialists import ALL_SOCIALISTS
from .unrest import MARKERS_WAIT, PROTEST

MOST_IN_HAND = {WEST: 3, EAST: 2}


def broken(board: Components, position: VolkPosition) -> list[str]:
    """One line for each invariant that does not hold."""
    return [
        *_pieces(position),
        *_protests(position),
        *_economy(board, position),
        *_cards(board, position),
    ]


def _pieces(position: VolkPosition) -> list[str]:
    broken = []
    for name in ("unrest", "standard", "sectors", "imported", "socialists"):
        broken += [f"negative {name} in {a}" for a, n in getattr(position, name).items() if n < 0]
    if position.cadre_school < 0:
        broken.append("a negative number of socialists in the holding box")
    if position.cadre_school + sum(position.socialists.values()) > ALL_SOCIALISTS:
        broken.append(f"more than {ALL_SOCIALISTS} socialists")
    broken += [f"{t} off its track" for t, n in position.tracks.items() if abs(n) > TRACK_END]
    if len(set(position.delivered)) < len(position.delivered):
        broken.append("a supplier has delivered twice")
    if position.outcome is not None and (position.steps or position.decisions):
        broken.append("something is still to happen after the end")
    return broken


def _protests(position: VolkPosition) -> list[str]:
    """Check that markers match the unrest, except while they are waiting (rulebook 4,
    9.7, 10.2)."""
    broken = []
    for side, laid in position.protests.items():
        if any(SIDE_OF[area] != side for area in laid):
            broken.append(f"a marker of the {side} on the other side")
    if position.phase == MARKERS_WAIT:
        return broken
    for area in AREAS:
        markers = position.protests[SIDE_OF[area]].count(area) - position.imported.get(area, 0)
        if markers != position.unrest[area] // PROTEST:
            broken.append(f"{markers} markers for {position.unrest[area]} unrest in {area}")
    waiting = any(
        decision.kind in (dt.IMPORT.kind, dt.EXPORT.kind) for decision in position.decisions
    )
    imported = sum(position.imported[patron_state] for patron_state in PATRON_STATES)
    if imported != position.unrest[WEST_BERLIN] // PROTEST and not waiting:
        broken.append(f"{imported} imported markers for West Berlin's")
    return broken


def _economy(board: Components, position: VolkPosition) -> list[str]:
    broken = []
    factories = position.factories
    for city, state in factories.items():
        if state == RUNDOWN and (board.side_of[city] == WEST or city in board.foreign):
            broken.append(f"{city} cannot be rundown")
        if city in position.razed:
            broken.append(f"{city} is closed for good")
    for connection, filled in position.lines.items():
        first, second = board.ends[connection]
        if not 1 <= filled <= board.lines[connection]:
            broken.append(f"{filled} infrastructure on {connection}")
        if first not in factories and second not in factories:
            broken.append(f"{connection} leads to no factory")
        if second in board.foreign and second not in factories:
            broken.append(f"{connection} leads to no external factory")
    if RHEINSBERG in factories and any(RHEINSBERG in line for line in position.lines):
        broken.append("infrastructure at Rheinsberg")
    return broken


def _cards(board: Components, position: VolkPosition) -> list[str]:
    held = [power.card for power in position.state_power]
    places = [
        position.display,
        position.deck,
        position.pile,
        position.spent,
        position.gone,
        held,
        [position.special, position.playing],
        *position.hands.values(),
        *position.discards.values(),
    ]
    counted = Counter(card for place in places for card in place if card)
    # While its event is being carried out, a state-power card can already be in front of the East.
    if position.playing and counted[position.playing] == 2:
        counted[position.playing] -= position.playing in held
    broken = [f"{card} is in {number} places" for card, number in counted.items() if number > 1]
    if len(position.display) > DISPLAY:
        broken.append("more than seven cards in the display")
    broken += [
        f"{len(position.hands[seat])} cards in the hand of the {seat}"
        for seat in SEATS
        if len(position.hands[seat]) > MOST_IN_HAND[seat]
    ]
    missing = [card for card in board.decade_cards(position.decade) if card not in counted]
    broken += [f"{card} is nowhere" for card in missing]
    return broken
