"""Counts over the map that all valuations use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ...rules.components import Components
from ...rules.odds import chance_at_least
from ...rules.position import CityState, WeimarPosition
from ..board_tables import HELPED_BY, MARKERS, NEVER, BoardTables, board_tables
from ..weights import REPUBLIC, SURVEY

CHANCE = [[chance_at_least(dice, need) for dice in range(6)] for need in range(NEVER + 2)]
"""`CHANCE[need][dice]`: the chance of a result of at least `need`."""


class Context(NamedTuple):
    """What the weight of a city depends on, besides its contents."""

    kpd_governs: bool
    dnvp_governs: bool
    relief: int
    reserve: tuple[int, int, int, int]


class CityCount(NamedTuple):
    """The counts of one city in a context.

    `kpd_coup` and `dnvp_coup`: the chance of a coup with 0, 1, 2 ... dice moving in; None if the
    party's marker is there already.
    """

    bases: tuple[int, int, int, int]
    spd_units: int
    kpd_units: int
    gov_units: int
    black: int
    unrest: int
    poverty: int
    troubled: int
    held_kpd: int
    held_dnvp: int
    calm: float
    councils: float
    regimes: float
    uprisings: float
    kpd_coup: tuple[float, ...] | None
    dnvp_coup: tuple[float, ...] | None


class _Counts(dict[object, CityCount]):
    """Counts already made in one context, by the contents of the city."""


_MOST_CONTEXTS, _MOST_CITIES = 256, 20_000
_known: dict[tuple[Components, Context], _Counts] = {}


def _counts(components: Components, context: Context) -> _Counts:
    known = _known.get((components, context))
    if known is None:
        if len(_known) >= _MOST_CONTEXTS:
            _known.clear()
        known = _known[components, context] = _Counts()
    elif len(known) >= _MOST_CITIES:
        known.clear()
    return known


class Survey:
    """Counts over the map, and each radical party's chance of power in each city.

    `coup_kpd` and `coup_dnvp` are lists of (chance, city name) for cities without its marker.
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
        context = Context(
            "kpd" in government,
            "dnvp" in government,
            max((reserve[p] for p in government if p in ("spd", "z")), default=0),
            (reserve["spd"], reserve["kpd"], reserve["z"], reserve["dnvp"]),
        )
        known = _counts(components, context)
        spd_bases = kpd_bases = z_bases = dnvp_bases = 0
        spd_units = kpd_units = gov_units = black = 0
        unrest = poverty = troubled = held_kpd = held_dnvp = 0
        calm = councils = regimes = uprisings = 0.0
        red_coups: list[tuple[int, tuple[float, ...], str]] = []
        black_coups: list[tuple[int, tuple[float, ...], str]] = []
        for name, city in position.cities.items():
            key = (tuple(city.bases.items()), tuple(city.units.items()), tuple(city.threats))
            one = known.get(key)
            if one is None:
                one = known[key] = count_city(city, components, context)
            bases, s, k, g, b, n, p, t, hk, hd, c, co, re, up, red_coup, black_coup = one
            spd_bases += bases[0]
            kpd_bases += bases[1]
            z_bases += bases[2]
            dnvp_bases += bases[3]
            spd_units += s
            kpd_units += k
            gov_units += g
            black += b
            unrest += n
            poverty += p
            troubled += t
            held_kpd += hk
            held_dnvp += hd
            calm += c
            councils += co
            regimes += re
            uprisings += up
            if red_coup is not None:
                red_coups.append((k, red_coup, name))
            if black_coup is not None:
                black_coups.append((b, black_coup, name))
        berlin = position.cities["berlin"].threats
        self.kpd_berlin = "councils" in berlin and not context.kpd_governs
        self.right_berlin = "regime" in berlin and not context.dnvp_governs
        self.bases = {"spd": spd_bases, "kpd": kpd_bases, "z": z_bases, "dnvp": dnvp_bases}
        self.poverty = poverty + position.dr_box.count("poverty")
        self.unrest, self.troubled, self.calm = unrest, troubled, calm
        self.held_kpd, self.held_dnvp = held_kpd, held_dnvp
        self.councils, self.regimes, self.uprisings = councils, regimes, uprisings
        self.spd_units, self.kpd_units = spd_units, kpd_units
        self.gov_units, self.black = gov_units, black
        strength = components.strength
        self.coup_kpd: list[tuple[float, str]] = []
        if not context.kpd_governs:
            total = kpd_units + sum(n * strength[u] for u, n in supply["kpd"].items())
            self.coup_kpd = _coups(red_coups, total)
        self.coup_dnvp: list[tuple[float, str]] = []
        if not context.dnvp_governs:
            total = black + sum(n * strength[u] for u, n in supply["dnvp"].items())
            self.coup_dnvp = _coups(black_coups, total)


def _coups(cities: list[tuple[int, tuple[float, ...], str]], total: int) -> list[tuple[float, str]]:
    """The chance of a coup in each city, with `total` as the strength of the party's units."""
    return [
        (coup[min(len(coup) - 1, int(SURVEY.spread * (total - here)))], name)
        for here, coup, name in cities
    ]


def count_city(city: CityState, components: Components, context: Context) -> CityCount:
    """The counts of one city. Markers of parties in government do not count as threats."""
    tables = board_tables(components)
    owner, strength = components.owner, components.strength
    dice = {"government": 0, "kpd": 0, "dnvp": 0, "spd": 0}
    for unit, number in city.units.items():
        dice[owner[unit]] += number * strength[unit]
    white = dice["government"] + dice["spd"]
    share = SURVEY.relief_share[context.relief]
    count = unrest = poverty = held_kpd = held_dnvp = 0
    councils = regimes = uprisings = 0.0
    for threat in city.threats:
        match threat:
            case "unrest":
                unrest += 1
                count += 1
            case "poverty":
                poverty += 1
                count += 1
            case "prosperity":
                count -= 1
            case "regime" if not context.dnvp_governs:
                count += 1
                held_dnvp += 1
                regimes += _weight(white - dice["dnvp"], share, tables.cleared)
            case "councils" | "uprising" if not context.kpd_governs:
                count += 1
                weight = _weight(white - dice["kpd"], share, tables.cleared)
                if threat == "uprising":
                    uprisings += weight
                else:
                    councils += weight
                    held_kpd += 1
    calm = 0.0
    if count <= 1:
        calm = {0: REPUBLIC.calm_city, 1: REPUBLIC.one_marker}.get(count, REPUBLIC.prosperous_city)
    bases = city.bases
    row = _row(city, dice, context.reserve, tables.answered)
    return CityCount(
        (bases.get("spd", 0), bases.get("kpd", 0), bases.get("z", 0), bases.get("dnvp", 0)),
        dice["spd"],
        dice["kpd"],
        dice["government"],
        dice["dnvp"],
        unrest,
        poverty,
        int(count > 1),
        held_kpd,
        held_dnvp,
        calm,
        councils,
        regimes,
        uprisings,
        _coup_chances("kpd", _red_chance, row, tables),
        _coup_chances("dnvp", _black_chance, row, tables),
    )


def _weight(surplus: int, share: float, need: int) -> float:
    """The weight of a party threat, by the government's lead in dice there."""
    if surplus <= 0:
        return 1.0
    return 1.0 - share * CHANCE[need][min(5, surplus)]


class Row(NamedTuple):
    """One city: the strength of KPD, government and DNVP, and their chances to react."""

    red: int
    white: int
    black: int
    threats: list[str]
    guard: float
    red_guard: float
    black_guard: float


def _row(city: CityState, dice: Mapping[str, int], reserve: tuple[int, ...], answered: int) -> Row:
    held, white = city.bases, dice["government"]
    spd, kpd, z, dnvp = (SURVEY.guard_share[points] for points in reserve)
    chance = CHANCE[answered]
    guard = spd * chance[min(5, held.get("spd", 0))]
    if "z" in held:
        guard = max(guard, z * chance[min(5, white)])
    red_guard = kpd * chance[min(5, dice["kpd"])] if "kpd" in held else 0.0
    black_guard = dnvp * chance[min(5, dice["dnvp"])] if "dnvp" in held else 0.0
    return Row(dice["kpd"], white, dice["dnvp"], city.threats, guard, red_guard, black_guard)


def _guarded(need: int, dice: int, guard: float) -> float:
    """The chance of a result if a Reaction takes a point off with chance `guard`."""
    dice = 0 if dice < 0 else 5 if dice > 5 else dice
    chance = CHANCE[need][dice]
    return chance - guard * (chance - CHANCE[need + 1][dice])


def _coup_chances(
    party: str, chance: Callable[[Row, BoardTables, int], float], row: Row, tables: BoardTables
) -> tuple[float, ...] | None:
    if MARKERS[party] in row.threats:
        return None
    return tuple(chance(row, tables, marching) for marching in range(SURVEY.marching[party] + 1))


def _need(party: str, row: Row, tables: BoardTables) -> int:
    """The result that a coup in the city is expected to need."""
    plain, helped = tables.coup[party]
    need = helped if HELPED_BY[party] in row.threats else plain
    if need == NEVER:
        return NEVER
    return need - SURVEY.felt[party] - ("poverty" in row.threats)


def _red_chance(row: Row, tables: BoardTables, marching: int) -> float:
    threats, against = row.threats, max(row.guard, row.black_guard)
    dice = row.red + marching + ("unrest" in threats)
    dice -= row.black if "regime" in threats else row.white
    chance = _guarded(_need("kpd", row, tables), dice, against)
    if "uprising" in threats:
        street = _guarded(tables.march, 1 + row.red + min(1, marching), against)
        chance = max(chance, street)
    return chance


def _black_chance(row: Row, tables: BoardTables, marching: int) -> float:
    threats, against = row.threats, max(row.guard, row.red_guard)
    dice = row.black + marching + ("unrest" in threats)
    dice -= row.red if "councils" in threats or "uprising" in threats else row.white
    return _guarded(_need("dnvp", row, tables), dice, against)
