"""Effects on seats, bases, points and the NSDAP track."""

from __future__ import annotations

from collections.abc import Callable

from .. import decision_types as dt, nsdap, parliament
from ..crisis import start_crisis_rolls
from ..points import RESERVE_LIMIT, change_reserve, change_vp
from ..position import PARTIES
from ..runner import WeimarRunner, WeimarStep
from ..subjects import ActInCity
from .at_city import (
    APPLY_AT,
    POSSIBLE_AT,
    ChooseCity,
    RollCity,
    candidates,
)
from .run import (
    EFFECT_HANDLERS,
    FEASIBILITY,
    FULL,
    NONE,
    always,
    far,
    party_of,
    winner_decides,
)
from .vocabulary import (
    Base,
    CrisisRolls,
    PlaceNsdapFigure,
    ReservePoints,
    Score,
    Seat,
    VictoryPoints,
)

SEATS_PER_VP = 2
BASES_PER_VP = 3


# --- seats --------------------------------------------------------------------------------------
def _seat(runner: WeimarRunner, effect: Seat, actor: str) -> None:
    party = party_of(effect, actor)
    if effect.amount > 0:
        parliament.gain_seats(runner, party, effect.amount)
    else:
        parliament.lose_seats(runner, party, -effect.amount)


def _feasibility_seat(runner: WeimarRunner, effect: Seat, actor: str) -> int:
    party = party_of(effect, actor)
    if effect.amount > 0:
        return far(parliament.figures_left(runner.position, party), effect.amount)
    return far(runner.position.seats[party], -effect.amount)


# --- bases --------------------------------------------------------------------------------------
def _base(runner: WeimarRunner, effect: Base, actor: str) -> None:
    number = abs(effect.amount)
    if effect.place.kind == "random":
        runner.push(*(RollCity(effect, actor) for _ in range(number)))
        return
    chooser = _chooser(runner, effect, actor)
    runner.push(ChooseCity(effect, actor, chooser, number, effect.diff))


def _chooser(runner: WeimarRunner, effect: Base, actor: str) -> str:
    """Who chooses the city: the party of the base, unless the card or an issue says otherwise."""
    return actor if effect.by_self or winner_decides(runner) else party_of(effect, actor)


def _base_possible(runner: WeimarRunner, effect: Base, actor: str) -> Callable[[str], bool]:
    party = party_of(effect, actor)
    cities, spaces = runner.position.cities, runner.components.spaces
    if effect.amount < 0:
        return lambda city: party in cities[city].bases
    in_supply = parliament.figures_left(runner.position, party) > 0

    def possible(city: str) -> bool:
        held = cities[city].bases
        if sum(held.values()) < spaces[city]:
            return in_supply
        return len(held) > 1 or party not in held

    return possible


def _base_at(runner: WeimarRunner, effect: Base, actor: str, city: str) -> None:
    party = party_of(effect, actor)
    if not _base_possible(runner, effect, actor)(city):
        return
    if effect.amount < 0:
        given = effect.place.kind in ("here", "city", "random")
        by = actor if given else _chooser(runner, effect, actor)
        parliament.remove_base(runner, party, city, by)
    elif parliament.is_full(runner, city):
        runner.push(ClearSpace(party, city, actor if winner_decides(runner) else party))
    else:
        parliament.place_base(runner, party, city)


def _feasibility_base(runner: WeimarRunner, effect: Base, actor: str) -> int:
    if effect.place.kind == "random":
        return FULL
    possible = candidates(runner, effect, actor)
    wanted = abs(effect.amount)
    if effect.diff or not possible:
        return far(len(possible), wanted)
    party = party_of(effect, actor)
    cities = runner.position.cities
    if effect.amount < 0:
        return far(sum(cities[city].bases[party] for city in possible), wanted)
    free = cleared = 0
    for city in possible:
        held = cities[city].bases
        spaces = runner.components.spaces[city] - sum(held.values())
        free += spaces
        if not spaces:
            cleared += sum(held.values()) - held.get(party, 0)
    return far(min(free, parliament.figures_left(runner.position, party)) + cleared, wanted)


class ClearSpace(WeimarStep, frozen=True, tag="clear-space"):
    """In a full city, the placing party removes another party's base instead (rulebook 5.6).

    `chooser` picks whose; by default that is the placing party.
    """

    party: str
    city: str
    chooser: str = ""

    def run(self, runner: WeimarRunner) -> None:
        options = parliament.replaceable(runner.position, self.party, self.city)
        subject = ActInCity(self.city, self.party)
        runner.ask(self, self.chooser or self.party, dt.FULL_CITY, options, subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        parliament.remove_base(runner, option, self.city, self.party)


# --- points -------------------------------------------------------------------------------------
def _vp(runner: WeimarRunner, effect: VictoryPoints, actor: str) -> None:
    change_vp(runner, party_of(effect, actor), effect.amount)


def _feasibility_vp(runner: WeimarRunner, effect: VictoryPoints, actor: str) -> int:
    if effect.amount > 0:
        return FULL
    return far(runner.position.vp[party_of(effect, actor)], -effect.amount)


def _reserve(runner: WeimarRunner, effect: ReservePoints, actor: str) -> None:
    change_reserve(runner, party_of(effect, actor), effect.amount)


def _feasibility_reserve(runner: WeimarRunner, effect: ReservePoints, actor: str) -> int:
    held = runner.position.reserve[party_of(effect, actor)]
    if effect.amount > 0:
        return far(RESERVE_LIMIT - held, effect.amount)
    return far(held, -effect.amount)


def _score(runner: WeimarRunner, effect: Score, actor: str) -> None:
    """Intermediate scoring for every party."""
    position = runner.position
    for party in PARTIES:
        if effect.what == "seats":
            change_vp(runner, party, position.seats[party] // SEATS_PER_VP)
        else:
            change_vp(runner, party, parliament.bases(position, party) // BASES_PER_VP)


# --- crisis and NSDAP ---------------------------------------------------------------------------
def _crisis(runner: WeimarRunner, effect: CrisisRolls, actor: str) -> None:
    start_crisis_rolls(runner, party_of(effect, actor), effect.number)


def _nsdap(runner: WeimarRunner, effect: PlaceNsdapFigure, actor: str) -> None:
    runner.push(nsdap.PlaceFigure(party_of(effect, actor)))


def _feasibility_nsdap(runner: WeimarRunner, effect: PlaceNsdapFigure, actor: str) -> int:
    return FULL if nsdap.can_place(runner, party_of(effect, actor)) else NONE


EFFECT_HANDLERS.update(
    {
        Seat: _seat,
        Base: _base,
        VictoryPoints: _vp,
        ReservePoints: _reserve,
        Score: _score,
        CrisisRolls: _crisis,
        PlaceNsdapFigure: _nsdap,
    }
)
FEASIBILITY.update(
    {
        Seat: _feasibility_seat,
        Base: _feasibility_base,
        VictoryPoints: _feasibility_vp,
        ReservePoints: _feasibility_reserve,
        Score: always,
        CrisisRolls: always,
        PlaceNsdapFigure: _feasibility_nsdap,
    }
)
APPLY_AT[Base] = _base_at
POSSIBLE_AT[Base] = _base_possible
