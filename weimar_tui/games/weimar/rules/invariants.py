"""Invariants that hold after every step of every game; fuzzing and tests check them."""

from __future__ import annotations

from collections import Counter

from . import threats, units
from .opinion import CELLS
from .parliament import NSDAP_FIGURES, figures_left
from .points import RESERVE_LIMIT
from .position import PARTIES
from .runner import WeimarRunner
from .society import SPACES


def broken(runner: WeimarRunner) -> list[str]:
    """One line for each invariant that does not hold."""
    return [
        *_figures(runner),
        *_markers(runner),
        *_units(runner),
        *_cards(runner),
        *_tracks(runner),
    ]


def _figures(runner: WeimarRunner) -> list[str]:
    position = runner.position
    broken = [
        f"{party} uses more than 30 figures"
        for party in PARTIES
        if figures_left(position, party) < 0
    ]
    if position.seats["nsdap"] > NSDAP_FIGURES:
        broken.append("more than 10 NSDAP seats")
    for name, city in position.cities.items():
        if sum(city.bases.values()) > runner.components.spaces[name]:
            broken.append(f"more bases than spaces in {name}")
        if any(count <= 0 for count in (*city.bases.values(), *city.units.values())):
            broken.append(f"an empty pile is listed in {name}")
    broken += [f"negative seats of {p}" for p, seats in position.seats.items() if seats < 0]
    broken += [f"negative VP of {p}" for p, vp in position.vp.items() if vp < 0]
    broken += [
        f"reserve of {p} out of range"
        for p, points in position.reserve.items()
        if not 0 <= points <= RESERVE_LIMIT
    ]
    return broken


def _markers(runner: WeimarRunner) -> list[str]:
    position = runner.position
    broken = []
    for name, city in position.cities.items():
        present = city.threats
        if len(present) != len(set(present)):
            broken.append(f"a threat lies twice in {name}")
        if "poverty" in present and "prosperity" in present:
            broken.append(f"Poverty beside Prosperity in {name}")
        if sum(threat in threats.THREAT_PARTY for threat in present) > 1:
            broken.append(f"two party threats in {name}")
    for marker in threats.THREAT_PARTY:
        if threats.on_board(position, marker) > threats.MARKERS[marker]:
            broken.append(f"more than four {marker}")
    both = threats.on_board(position, "poverty") + threats.on_board(position, "prosperity")
    if both > threats.MARKERS["poverty"]:
        broken.append("more than twelve Poverty and Prosperity markers")
    if len(position.dr_box) > threats.DR_SPACES:
        broken.append("more than six markers in the DR box")
    for marker, count in Counter(position.dr_box).items():
        if count > threats.DR_LIMIT[marker]:
            broken.append(f"too many {marker} in the DR box")
    return broken


def _units(runner: WeimarRunner) -> list[str]:
    return [
        f"more {unit.id} than there are"
        for unit in runner.components.data.units.values()
        if units.in_play(runner, unit.id) > unit.number
    ]


def _cards(runner: WeimarRunner) -> list[str]:
    position = runner.position
    places = [
        *position.hands.values(),
        *position.decks.values(),
        *position.discards.values(),
        *position.set_aside.values(),
        *position.behaviour.values(),
        [card for card in position.removed if not card.startswith("issue:")],
        [impulse.card for impulse in position.impulses],
        [card for card in position.foreign_affairs.beside if card in runner.components.cards],
        [card for card in position.foreign_affairs.done if card in runner.components.cards],
    ]
    counted = Counter(card for place in places for card in place)
    # A card in play can already be open or put away while its impulse is ending.
    in_play = {impulse.card for impulse in position.impulses}
    broken = [
        f"{card} is in {number} places"
        for card, number in counted.items()
        if number > 1 + (card in in_play)
    ]
    broken += [f"{card} is nowhere" for card in runner.components.cards if card not in counted]
    return broken


def _tracks(runner: WeimarRunner) -> list[str]:
    position = runner.position
    broken = []
    if not 1 <= position.economy <= 5:
        broken.append("economy off its track")
    if len(position.society) > SPACES or len(set(position.society)) != len(position.society):
        broken.append("society track overfull or doubled")
    if any(cell not in CELLS for cell in position.issues.values()):
        broken.append("an issue off the opinion track")
    if any(not 0 <= count <= 3 for count in position.flags.values()):
        broken.append("flags out of range")
    if len(position.nsdap_track) > 6:
        broken.append("more than six figures on the NSDAP track")
    if position.outcome is not None and (position.steps or position.decisions):
        broken.append("something is still to happen after the end")
    return broken
