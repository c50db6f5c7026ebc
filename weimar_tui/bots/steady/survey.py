"""One look over the map: what all valuations count."""

from __future__ import annotations

from weimar_tui.games.weimar.box import Box
from weimar_tui.games.weimar.odds import chance_at_least
from weimar_tui.games.weimar.position import WeimarPosition

CHANCE = [[chance_at_least(dice, need) for dice in range(6)] for need in range(9)]
"""`CHANCE[need][dice]`: the chance of a result of at least `need`."""

DEMONSTRATION_NEED = 7
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
        unrest = councils = regimes = uprisings = troubled = 0
        calm = 0.0
        government = position.government
        kpd_governs = "kpd" in government
        dnvp_governs = "dnvp" in government
        kpd_all = spd_all = gov_all = dnvp_all = 0
        self.kpd_berlin = self.right_berlin = False
        rows: list[tuple[str, int, int, int, list[str]]] = []
        for name, city in position.cities.items():
            for party, number in city.bases.items():
                bases[party] += number
            red = white = black = 0
            for unit, number in city.units.items():
                side = owner[unit]
                if side == "government":
                    white += number * strength[unit]
                elif side == "kpd":
                    red += number * strength[unit]
                elif side == "dnvp":
                    black += number * strength[unit]
                else:
                    spd_all += number * strength[unit]
            kpd_all += red
            gov_all += white
            dnvp_all += black
            threats = city.threats
            rows.append((name, red, white, black, threats))
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
                        regimes += 1
                        count += 1
                        if name == "berlin":
                            self.right_berlin = True
                elif not kpd_governs:
                    count += 1
                    if threat == "councils":
                        councils += 1
                        if name == "berlin":
                            self.kpd_berlin = True
                    else:
                        uprisings += 1
            if count <= 0:
                calm += 1.0 if count == 0 else 1.12
            elif count == 1:
                calm += 0.1
            else:
                troubled += 1
        self.bases = bases
        self.poverty, self.unrest = poverty, unrest
        self.councils, self.regimes, self.uprisings = councils, regimes, uprisings
        self.calm, self.troubled = calm, troubled
        self.kpd_units, self.spd_units = kpd_all, spd_all
        self.gov_units, self.black = gov_all, dnvp_all
        supply = position.supply
        kpd_free = sum(n * strength[u] for u, n in supply["kpd"].items())
        dnvp_free = sum(n * strength[u] for u, n in supply["dnvp"].items())
        self.coup_kpd = [] if kpd_governs else _red_chances(rows, kpd_all + kpd_free)
        self.coup_dnvp = [] if dnvp_governs else _black_chances(rows, dnvp_all + dnvp_free)


def _red_chances(
    rows: list[tuple[str, int, int, int, list[str]]], total: int
) -> list[tuple[float, str]]:
    found = []
    for name, red, white, black, threats in rows:
        if "councils" in threats:
            continue
        marching = min(3, int(SPREAD * (total - red)))
        dice = red + marching + ("unrest" in threats)
        dice -= black if "regime" in threats else white
        dice = 0 if dice < 0 else 5 if dice > 5 else dice
        bonus = "poverty" in threats
        chance = CHANCE[(5 if "uprising" in threats else 6) - bonus][dice]
        if "uprising" in threats:
            street = CHANCE[DEMONSTRATION_NEED - 1][min(5, 1 + red + min(2, marching))]
            if street > chance:
                chance = street
        found.append((chance, name))
    return found


def _black_chances(
    rows: list[tuple[str, int, int, int, list[str]]], total: int
) -> list[tuple[float, str]]:
    found = []
    for name, red, white, black, threats in rows:
        if "regime" in threats:
            continue
        unrest = "unrest" in threats
        marching = min(4, int(SPREAD * (total - black)))
        dice = black + marching + unrest
        dice -= red if "councils" in threats or "uprising" in threats else white
        dice = 0 if dice < 0 else 5 if dice > 5 else dice
        bonus = "poverty" in threats
        found.append((CHANCE[(5 if unrest else 6) - bonus][dice], name))
    return found
