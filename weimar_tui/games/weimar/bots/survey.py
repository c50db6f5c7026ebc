"""One look over the map: what all valuations count."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ..rules.components import Components
from ..rules.odds import chance_at_least
from ..rules.position import CityState, WeimarPosition

CHANCE = [[chance_at_least(dice, need) for dice in range(6)] for need in range(10)]
"""`CHANCE[need][dice]`: the chance of a result of at least `need`."""

DEMONSTRATION_NEED = 7
REACTION_NEED = 4
ANSWERED = CHANCE[REACTION_NEED]
RELIEF_NEED = 5
RELIEF_SHARE = (0.1, 0.2, 0.26)
"""What a government that could remove a marker takes off its weight, by reserve points.

Most cards alone do not pay for a Counter-Coup. The reserve is there to be spent on one: the
more it counts here, the more a Counter-Coup seems to cost.
"""
GUARD_SHARE = (0.0, 0.35, 0.6)
"""The part of the attempts to come that so many reserve points answer: each point only one."""
SPREAD = 0.55
"""A unit elsewhere counts this much towards a coup: it still has to march."""


class Survey:
    """Counts of the map, and each radical party's chance of power in each city.

    `coup[party]` is a list of (chance, city name) for cities without its marker.
    """

    __slots__ = (
        "bases",
        "black",
        "calm",
        "councils",
        "coup_dnvp",
        "coup_kpd",
        "gov_units",
        "held_dnvp",
        "held_kpd",
        "kpd_berlin",
        "kpd_units",
        "poverty",
        "regimes",
        "right_berlin",
        "spd_units",
        "troubled",
        "unrest",
        "uprisings",
    )

    def __init__(self, position: WeimarPosition, components: Components) -> None:
        government, reserve, supply = position.government, position.reserve, position.supply
        self.bases = {"spd": 0, "kpd": 0, "z": 0, "dnvp": 0}
        self.poverty = position.dr_box.count("poverty")
        self.unrest = self.troubled = self.held_kpd = self.held_dnvp = 0
        self.councils = self.regimes = self.uprisings = self.calm = 0.0
        self.kpd_units = self.spd_units = self.gov_units = self.black = 0
        self.kpd_berlin = self.right_berlin = False
        share = RELIEF_SHARE[max((reserve[p] for p in government if p in ("spd", "z")), default=0)]
        ready = {party: GUARD_SHARE[points] for party, points in reserve.items()}
        rows: list[Row] = []
        for name, city in position.cities.items():
            for party, number in city.bases.items():
                self.bases[party] += number
            dice = {"government": 0, "kpd": 0, "dnvp": 0, "spd": 0}
            for unit, number in city.units.items():
                dice[components.owner[unit]] += number * components.strength[unit]
            self.spd_units += dice["spd"]
            self.kpd_units += dice["kpd"]
            self.gov_units += dice["government"]
            self.black += dice["dnvp"]
            rows.append(_row(name, city, dice, ready))
            self._count_threats(name, city.threats, dice, government, share)
        red = self.kpd_units + sum(n * components.strength[u] for u, n in supply["kpd"].items())
        black = self.black + sum(n * components.strength[u] for u, n in supply["dnvp"].items())
        self.coup_kpd = [] if "kpd" in government else _red_chances(rows, red)
        self.coup_dnvp = [] if "dnvp" in government else _black_chances(rows, black)

    def _count_threats(
        self,
        city: str,
        threats: list[str],
        dice: dict[str, int],
        government: Collection[str],
        share: float,
    ) -> None:
        """Count a city's markers; those of parties in government threaten nobody."""
        count = 0
        for threat in threats:
            match threat:
                case "unrest":
                    self.unrest += 1
                    count += 1
                case "poverty":
                    self.poverty += 1
                    count += 1
                case "prosperity":
                    count -= 1
                case "regime" if "dnvp" not in government:
                    count += 1
                    self.held_dnvp += 1
                    self.regimes += _weight(dice["government"] + dice["spd"] - dice["dnvp"], share)
                    self.right_berlin |= city == "berlin"
                case "councils" | "uprising" if "kpd" not in government:
                    count += 1
                    weight = _weight(dice["government"] + dice["spd"] - dice["kpd"], share)
                    if threat == "uprising":
                        self.uprisings += weight
                    else:
                        self.councils += weight
                        self.held_kpd += 1
                        self.kpd_berlin |= city == "berlin"
        if count <= 0:
            self.calm += 1.0 if count == 0 else 1.12
        elif count == 1:
            self.calm += 0.1
        else:
            self.troubled += 1


def _weight(surplus: int, share: float) -> float:
    """What a party threat weighs where the government is stronger by so many dice."""
    if surplus <= 0:
        return 1.0
    return 1.0 - share * CHANCE[RELIEF_NEED][min(5, surplus)]


class Row(NamedTuple):
    """One city: strength of KPD, government and DNVP there, and how likely each reacts."""

    name: str
    red: int
    white: int
    black: int
    threats: list[str]
    guard: float
    red_guard: float
    black_guard: float


def _row(name: str, city: CityState, dice: dict[str, int], ready: dict[str, float]) -> Row:
    held, white = city.bases, dice["government"]
    guard = ready["spd"] * ANSWERED[min(5, held.get("spd", 0))]
    if "z" in held:
        guard = max(guard, ready["z"] * ANSWERED[min(5, white)])
    red_guard = ready["kpd"] * ANSWERED[min(5, dice["kpd"])] if "kpd" in held else 0.0
    black_guard = ready["dnvp"] * ANSWERED[min(5, dice["dnvp"])] if "dnvp" in held else 0.0
    return Row(name, dice["kpd"], white, dice["dnvp"], city.threats, guard, red_guard, black_guard)


def _guarded(need: int, dice: int, guard: float) -> float:
    """The chance of a result, where `guard` is the chance that a Reaction takes a point off."""
    dice = 0 if dice < 0 else 5 if dice > 5 else dice
    chance = CHANCE[need][dice]
    return chance - guard * (chance - CHANCE[need + 1][dice])


def _red_chances(rows: list[Row], total: int) -> list[tuple[float, str]]:
    chances = []
    for name, red, white, black, threats, guard, _, black_guard in rows:
        if "councils" in threats:
            continue
        against = max(guard, black_guard)
        uprising = "uprising" in threats
        marching = min(2, int(SPREAD * (total - red)))
        dice = red + marching + ("unrest" in threats)
        dice -= black if "regime" in threats else white
        need = (5 if uprising else 6) - ("poverty" in threats)
        chance = _guarded(need, dice, against)
        if uprising:
            street = _guarded(DEMONSTRATION_NEED - 1, 1 + red + min(1, marching), against)
            if street > chance:
                chance = street
        chances.append((chance, name))
    return chances


def _black_chances(rows: list[Row], total: int) -> list[tuple[float, str]]:
    chances = []
    for name, red, white, black, threats, guard, red_guard, _ in rows:
        if "regime" in threats:
            continue
        unrest = "unrest" in threats
        marching = min(3, int(SPREAD * (total - black)))
        dice = black + marching + unrest
        dice -= red if "councils" in threats or "uprising" in threats else white
        need = (5 if unrest else 6) - ("poverty" in threats)
        chances.append((_guarded(need, dice, max(guard, red_guard)), name))
    return chances
