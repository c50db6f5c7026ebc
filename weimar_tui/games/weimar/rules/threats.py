"""Threat markers in cities and in the DR box (rulebook 5.10)."""

from __future__ import annotations

from .economy import check_condition
from .endings import anarchy, check_overthrow
from .events import (
    DrMarkerPlaced,
    DrMarkerRemoved,
    ThreatPlaced,
    ThreatRemoved,
)
from .position import WeimarPosition
from .runner import WeimarRunner

THREAT_PARTY = {"regime": "dnvp", "councils": "kpd", "uprising": "kpd"}
DR_LIMIT = {
    "inflation": 3,
    "blockade": 3,
    "violent-peace": 2,
    "instable-state": 2,
    "minority-cabinet": 1,
    "black-friday": 2,
    "poverty": 2,
}
DR_SPACES = 6
MARKERS = {"poverty": 12, "prosperity": 12, "regime": 4, "councils": 4, "uprising": 4}


def party_threat(position: WeimarPosition, city: str) -> str:
    """The party threat in the city, or ""."""
    for threat in position.cities[city].threats:
        if threat in THREAT_PARTY:
            return threat
    return ""


def is_active(position: WeimarPosition, threat: str) -> bool:
    """Whether the threat counts; party threats of a governing party are face down (4.4)."""
    return THREAT_PARTY[threat] not in position.government


def on_board(position: WeimarPosition, threat: str) -> int:
    """Markers of the kind in all cities (and, for Poverty, in the DR box)."""
    total = sum([threat in city.threats for city in position.cities.values()])
    return total + (position.dr_box.count("poverty") if threat == "poverty" else 0)


def active_on_board(position: WeimarPosition, threat: str) -> int:
    """Like `on_board`, but 0 for a party threat that lies face down."""
    if threat in THREAT_PARTY and not is_active(position, threat):
        return 0
    return on_board(position, threat)


def threats_in(position: WeimarPosition, city: str) -> int:
    """Threats that count in the city; each Prosperity cancels one (4.4 step 5)."""
    count = 0
    prosperity = 0
    for threat in position.cities[city].threats:
        if threat == "prosperity":
            prosperity = 1
        elif threat not in THREAT_PARTY or is_active(position, threat):
            count += 1
    return max(0, count - prosperity)


def _put(runner: WeimarRunner, threat: str, city: str) -> None:
    runner.position.cities[city].threats.append(threat)
    runner.emit(ThreatPlaced(threat, city))


def remove_threat(runner: WeimarRunner, threat: str, city: str) -> None:
    runner.position.cities[city].threats.remove(threat)
    runner.emit(ThreatRemoved(threat, city))


def can_place(runner: WeimarRunner, threat: str, city: str) -> bool:
    """Whether placing the threat in the city would change anything."""
    position = runner.position
    threats = position.cities[city].threats
    match threat:
        case "unrest":
            return "unrest" not in threats
        case "poverty":
            if "prosperity" in threats:
                return True
            if "poverty" in threats:
                return position.dr_box.count("poverty") < DR_LIMIT["poverty"] and _left(position)
            return _left(position)
        case "prosperity":
            if "poverty" in threats:
                return True
            if "prosperity" in threats:
                return "poverty" in position.dr_box
            return _left(position)
        case _:
            return can_place_party_threat(position, threat, city)


def _left(position: WeimarPosition) -> bool:
    # Poverty and Prosperity are two sides of the same twelve markers.
    return on_board(position, "poverty") + on_board(position, "prosperity") < MARKERS["poverty"]


def can_place_party_threat(position: WeimarPosition, threat: str, city: str) -> bool:
    """Whether its party is in opposition, the city has none, and at most three are on the board."""
    if THREAT_PARTY[threat] in position.government:
        return False
    threats = position.cities[city].threats
    if threat in threats or (threat == "uprising" and "councils" in threats):
        return False
    return on_board(position, threat) < MARKERS[threat]


def place_threat(runner: WeimarRunner, threat: str, city: str) -> None:
    """Put Unrest, Poverty, Prosperity or a party threat into play in the city, by 5.10.

    Handles cities that are full, cancelling, overflow to the DR box and limits; a marker that
    cannot be placed is ignored. Councils and Regimes trigger the checks for the end of the game and
    the economy.
    """
    if not can_place(runner, threat, city):
        return
    position = runner.position
    threats = position.cities[city].threats
    match threat:
        case "poverty":
            if "prosperity" in threats:
                remove_threat(runner, "prosperity", city)
            elif "poverty" in threats:
                place_in_dr(runner, "poverty")
            else:
                _put(runner, "poverty", city)
        case "prosperity":
            if "poverty" in threats:
                remove_threat(runner, "poverty", city)
            elif "prosperity" in threats:
                remove_from_dr(runner, "poverty")
            else:
                _put(runner, "prosperity", city)
        case "unrest":
            _put(runner, "unrest", city)
        case _:
            present = party_threat(position, city)
            if present:
                remove_threat(runner, present, city)
            _put(runner, threat, city)
            if threat != "uprising":
                check_overthrow(runner, THREAT_PARTY[threat])
                check_condition(runner)


def dr_void(position: WeimarPosition, threat: str) -> bool:
    """Whether it is out of the game for good: Inflation after the Rentenmark, Blockade
    after Versailles (6.1)."""
    return (threat == "inflation" and position.rentenmark) or (
        threat == "blockade" and "A11" in position.foreign_affairs.done
    )


def can_place_in_dr(position: WeimarPosition, threat: str) -> bool:
    """Whether a marker of the kind would really be placed (or end the game as the seventh)."""
    return position.dr_box.count(threat) < DR_LIMIT[threat] and not dr_void(position, threat)


def place_in_dr(runner: WeimarRunner, threat: str) -> None:
    """Put a marker into the DR box; the seventh ends the game instead (5.10)."""
    position = runner.position
    if not can_place_in_dr(position, threat):
        return
    if len(position.dr_box) >= DR_SPACES:
        anarchy(runner)
    position.dr_box.append(threat)
    runner.emit(DrMarkerPlaced(threat, len(position.dr_box)))


def remove_from_dr(runner: WeimarRunner, threat: str) -> bool:
    """Take the marker from the DR box; return whether it had one. Black Friday never leaves."""
    dr_box = runner.position.dr_box
    if threat == "black-friday" or threat not in dr_box:
        return False
    dr_box.remove(threat)
    runner.emit(DrMarkerRemoved(threat, len(dr_box)))
    return True
