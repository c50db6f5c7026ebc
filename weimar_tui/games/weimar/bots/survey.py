"""One look over the map: what all valuations count."""

from __future__ import annotations

from typing import NamedTuple

from weimar_tui.games.weimar.rules.box import Box
from weimar_tui.games.weimar.rules.odds import chance_at_least
from weimar_tui.games.weimar.rules.position import WeimarPosition

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

    def __init__(self, position: WeimarPosition, box: Box) -> None:
        strength, owner = box.strength, box.owner
        bases = {"spd": 0, "kpd": 0, "z": 0, "dnvp": 0}
        poverty = position.dr_box.count("poverty")
        unrest = troubled = 0
        councils = regimes = uprisings = 0.0
        calm = 0.0
        government = position.government
        kpd_governs = "kpd" in government
        dnvp_governs = "dnvp" in government
        held_kpd = held_dnvp = 0
        kpd_all = spd_all = gov_all = dnvp_all = 0
        self.kpd_berlin = self.right_berlin = False
        rows: list[Row] = []
        reserve = position.reserve
        ready = max((reserve[p] for p in government if p in ("spd", "z")), default=0)
        share = RELIEF_SHARE[ready]
        spd_ready, z_ready = GUARD_SHARE[reserve["spd"]], GUARD_SHARE[reserve["z"]]
        kpd_ready, dnvp_ready = GUARD_SHARE[reserve["kpd"]], GUARD_SHARE[reserve["dnvp"]]
        for name, city in position.cities.items():
            for party, number in city.bases.items():
                bases[party] += number
            red = white = black = union = 0
            for unit, number in city.units.items():
                side = owner[unit]
                if side == "government":
                    white += number * strength[unit]
                elif side == "kpd":
                    red += number * strength[unit]
                elif side == "dnvp":
                    black += number * strength[unit]
                else:
                    union += number * strength[unit]
            spd_all += union
            kpd_all += red
            gov_all += white
            dnvp_all += black
            threats = city.threats
            held = city.bases
            guard = spd_ready * ANSWERED[min(5, held.get("spd", 0))]
            if "z" in held:
                guard = max(guard, z_ready * ANSWERED[min(5, white)])
            red_guard = kpd_ready * ANSWERED[min(5, red)] if "kpd" in held else 0.0
            black_guard = dnvp_ready * ANSWERED[min(5, black)] if "dnvp" in held else 0.0
            rows.append(Row(name, red, white, black, threats, guard, red_guard, black_guard))
            count = 0
            for threat in threats:
                if threat == "unrest":
                    unrest += 1
                    count += 1
                elif threat == "poverty":
                    poverty += 1
                    count += 1
                elif threat == "prosperity":
                    count -= 1
                elif threat == "regime":
                    if not dnvp_governs:
                        held_dnvp += 1
                        regimes += _weight(white + union - black, share)
                        count += 1
                        if name == "berlin":
                            self.right_berlin = True
                elif not kpd_governs:
                    count += 1
                    if threat == "councils":
                        held_kpd += 1
                        councils += _weight(white + union - red, share)
                        if name == "berlin":
                            self.kpd_berlin = True
                    else:
                        uprisings += _weight(white + union - red, share)
            if count <= 0:
                calm += 1.0 if count == 0 else 1.12
            elif count == 1:
                calm += 0.1
            else:
                troubled += 1
        self.bases = bases
        self.poverty, self.unrest = poverty, unrest
        self.councils, self.regimes, self.uprisings = councils, regimes, uprisings
        self.held_kpd, self.held_dnvp = held_kpd, held_dnvp
        self.calm, self.troubled = calm, troubled
        self.kpd_units, self.spd_units = kpd_all, spd_all
        self.gov_units, self.black = gov_all, dnvp_all
        supply = position.supply
        kpd_free = sum(n * strength[u] for u, n in supply["kpd"].items())
        dnvp_free = sum(n * strength[u] for u, n in supply["dnvp"].items())
        self.coup_kpd = [] if kpd_governs else _red_chances(rows, kpd_all + kpd_free)
        self.coup_dnvp = [] if dnvp_governs else _black_chances(rows, dnvp_all + dnvp_free)


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


def _guarded(need: int, dice: int, guard: float) -> float:
    """The chance of a result, where `guard` is the chance that a Reaction takes a point off."""
    dice = 0 if dice < 0 else 5 if dice > 5 else dice
    chance = CHANCE[need][dice]
    return chance - guard * (chance - CHANCE[need + 1][dice])


def _red_chances(rows: list[Row], total: int) -> list[tuple[float, str]]:
    found = []
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
        found.append((chance, name))
    return found


def _black_chances(rows: list[Row], total: int) -> list[tuple[float, str]]:
    found = []
    for name, red, white, black, threats, guard, red_guard, _ in rows:
        if "regime" in threats:
            continue
        unrest = "unrest" in threats
        marching = min(3, int(SPREAD * (total - black)))
        dice = black + marching + unrest
        dice -= red if "councils" in threats or "uprising" in threats else white
        need = (5 if unrest else 6) - ("poverty" in threats)
        found.append((_guarded(need, dice, max(guard, red_guard)), name))
    return found
