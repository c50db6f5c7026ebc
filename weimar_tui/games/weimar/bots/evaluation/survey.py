"""Counts over the map that all valuations use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from itertools import islice
from operator import add
from typing import NamedTuple

from ...rules.components import Components
from ...rules.odds import chance_at_least
from ...rules.position import PARTIES, CityState, WeimarPosition
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


_Counts = dict[object, CityCount]
"""Counts made in one context, by the contents of the city."""


class CountMemory:
    """Counts already made, by components and context. It forgets them all when it has `most`, so
    that a server's memory does not grow with every game (a count needs about a kilobyte)."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._by_context: dict[tuple[Components, Context], _Counts] = {}

    def of(self, components: Components, context: Context) -> _Counts:
        """The counts of a context; `count` adds to them."""
        return self._by_context.setdefault((components, context), {})

    def count(
        self, city: CityState, known: _Counts, components: Components, context: Context
    ) -> CityCount:
        """The counts of a city, from memory if it has looked like this before."""
        key = (tuple(city.bases.items()), tuple(city.units.items()), tuple(city.threats))
        count = known.get(key)
        if count is None:
            if self._size >= self._most:
                self._by_context.clear()
                known.clear()
                self._size = 0
            count = known[key] = count_city(city, components, context)
            self._size += 1
        return count

    def __len__(self) -> int:
        return sum(map(len, self._by_context.values()))


_memory = CountMemory(20_000)


Coup = tuple[float, str]
"""The chance of a coup, and its city."""


class _Coups(NamedTuple):
    """The coups of a party by city; None where its marker is. `total`: its strength on the map and
    in the supply."""

    total: int
    by_city: dict[str, Coup | None]

    def open(self) -> tuple[Coup, ...]:
        """The coups where the marker is not."""
        return tuple([coup for coup in self.by_city.values() if coup is not None])


class Survey:
    """Counts over the map, and each radical party's chance of power in each city.

    `coup_kpd` and `coup_dnvp`: the chances in cities without the party's marker. `near`: a survey
    that remembers its cities (`remember`); those that are the same here are not counted again.
    """

    __slots__ = (
        "_context",
        "_counts",
        "_coups_dnvp",
        "_coups_kpd",
        "_seen",
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

    _counts: dict[str, CityCount]
    _coups_kpd: _Coups
    _coups_dnvp: _Coups

    def __init__(
        self, position: WeimarPosition, components: Components, near: Survey | None = None
    ) -> None:
        government, reserve, cities = position.government, position.reserve, position.cities
        self._context = context = Context(
            "kpd" in government,
            "dnvp" in government,
            max((reserve[p] for p in government if p in ("spd", "z")), default=0),
            (reserve["spd"], reserve["kpd"], reserve["z"], reserve["dnvp"]),
        )
        self._seen: dict[str, CityState] = {}
        if near is not None and (not near._seen or near._context != context):
            near = None
        known = _memory.of(components, context)
        changed: Iterable[str] = cities
        if near is None:
            self._counts = {}
        else:
            seen = near._seen
            changed = [name for name, city in cities.items() if city != seen[name]]
            self._counts = near._counts.copy()
        for name in changed:
            self._counts[name] = _memory.count(cities[name], known, components, context)
        self._add_up()
        berlin = cities["berlin"].threats
        self.kpd_berlin = "councils" in berlin and not context.kpd_governs
        self.right_berlin = "regime" in berlin and not context.dnvp_governs
        self.poverty += position.dr_box.count("poverty")
        strength, supply = components.strength, position.supply
        red = self.kpd_units + sum([n * strength[u] for u, n in supply["kpd"].items()])
        black = self.black + sum([n * strength[u] for u, n in supply["dnvp"].items()])
        self._coups_kpd = self._coups(_red_coup, red, changed, near._coups_kpd if near else None)
        self._coups_dnvp = self._coups(
            _black_coup, black, changed, near._coups_dnvp if near else None
        )
        self.coup_kpd = () if context.kpd_governs else self._coups_kpd.open()
        self.coup_dnvp = () if context.dnvp_governs else self._coups_dnvp.open()

    def remember(self, position: WeimarPosition) -> None:
        """Keep the cities of its position for surveys `near` it."""
        self._seen = {
            name: CityState(city.bases.copy(), city.units.copy(), city.threats.copy())
            for name, city in position.cities.items()
        }

    def _add_up(self) -> None:
        columns = zip(*self._counts.values(), strict=True)
        bases, spd, kpd, gov, black, unrest, poverty, troubled, held_kpd, held_dnvp = islice(
            columns, 10
        )
        self.bases = dict(zip(PARTIES, map(sum, zip(*bases, strict=True)), strict=True))
        self.spd_units, self.kpd_units, self.gov_units = sum(spd), sum(kpd), sum(gov)
        self.black, self.unrest, self.poverty = sum(black), sum(unrest), sum(poverty)
        self.troubled, self.held_kpd, self.held_dnvp = sum(troubled), sum(held_kpd), sum(held_dnvp)
        # One after the other, because sum() rounds otherwise from Python 3.12 on.
        self.calm, self.councils, self.regimes, self.uprisings = (
            reduce(add, column) for column in islice(columns, 4)
        )

    def _coups(
        self,
        coup: Callable[[CityCount], tuple[int, tuple[float, ...] | None]],
        total: int,
        changed: Iterable[str],
        near: _Coups | None,
    ) -> _Coups:
        """The coups of a party whose units have the strength `total`."""
        by_city: dict[str, Coup | None] = {}
        if near is not None and near.total == total:
            by_city = near.by_city.copy()
        else:
            changed = self._counts
        for name in changed:
            here, chances = coup(self._counts[name])
            by_city[name] = None
            if chances is not None:
                marching = min(len(chances) - 1, int(SURVEY.spread * (total - here)))
                by_city[name] = (chances[marching], name)
        return _Coups(total, by_city)


def _red_coup(city: CityCount) -> tuple[int, tuple[float, ...] | None]:
    return city.kpd_units, city.kpd_coup


def _black_coup(city: CityCount) -> tuple[int, tuple[float, ...] | None]:
    return city.black, city.dnvp_coup


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


class CityStrength(NamedTuple):
    """One city: the strength of KPD, government and DNVP, and their chances to react."""

    red: int
    white: int
    black: int
    threats: list[str]
    guard: float
    red_guard: float
    black_guard: float


def _row(
    city: CityState, dice: Mapping[str, int], reserve: tuple[int, ...], answered: int
) -> CityStrength:
    held, white = city.bases, dice["government"]
    spd, kpd, z, dnvp = (SURVEY.guard_share[points] for points in reserve)
    chance = CHANCE[answered]
    guard = spd * chance[min(5, held.get("spd", 0))]
    if "z" in held:
        guard = max(guard, z * chance[min(5, white)])
    red_guard = kpd * chance[min(5, dice["kpd"])] if "kpd" in held else 0.0
    black_guard = dnvp * chance[min(5, dice["dnvp"])] if "dnvp" in held else 0.0
    return CityStrength(
        dice["kpd"], white, dice["dnvp"], city.threats, guard, red_guard, black_guard
    )


def _guarded(need: int, dice: int, guard: float) -> float:
    """The chance of a result if a Reaction takes a point off with chance `guard`."""
    dice = 0 if dice < 0 else 5 if dice > 5 else dice
    chance = CHANCE[need][dice]
    return chance - guard * (chance - CHANCE[need + 1][dice])


def _coup_chances(
    party: str,
    chance: Callable[[CityStrength, BoardTables, int], float],
    row: CityStrength,
    tables: BoardTables,
) -> tuple[float, ...] | None:
    if MARKERS[party] in row.threats:
        return None
    return tuple(chance(row, tables, marching) for marching in range(SURVEY.marching[party] + 1))


def _need(party: str, row: CityStrength, tables: BoardTables) -> int:
    """The result that a coup in the city is expected to need."""
    plain, helped = tables.coup[party]
    need = helped if HELPED_BY[party] in row.threats else plain
    if need == NEVER:
        return NEVER
    return need - SURVEY.felt[party] - ("poverty" in row.threats)


def _red_chance(row: CityStrength, tables: BoardTables, marching: int) -> float:
    threats, against = row.threats, max(row.guard, row.black_guard)
    dice = row.red + marching + ("unrest" in threats)
    dice -= row.black if "regime" in threats else row.white
    chance = _guarded(_need("kpd", row, tables), dice, against)
    if "uprising" in threats:
        street = _guarded(tables.march, 1 + row.red + min(1, marching), against)
        chance = max(chance, street)
    return chance


def _black_chance(row: CityStrength, tables: BoardTables, marching: int) -> float:
    threats, against = row.threats, max(row.guard, row.red_guard)
    dice = row.black + marching + ("unrest" in threats)
    dice -= row.red if "councils" in threats or "uprising" in threats else row.white
    return _guarded(_need("dnvp", row, tables), dice, against)
