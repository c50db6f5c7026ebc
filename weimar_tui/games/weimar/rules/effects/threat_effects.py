"""Effects on threats, the DR box and the economy."""

from __future__ import annotations

from collections.abc import Callable

from .. import decision_types as dt, economy, threats
from ..events import RentenmarkIntroduced
from ..runner import WeimarRunner
from .at_city import (
    APPLY_AT,
    EXTRA_OPTION,
    POSSIBLE_AT,
    carry_out_at,
    feasibility_at,
)
from .run import EFFECT_HANDLERS, FEASIBILITY, FULL, NONE, far
from .vocabulary import (
    DrMarker,
    Economy,
    IntroduceRentenmark,
    PartyThreat,
    Poverty,
    Power,
    Prosperity,
    Unrest,
)

Marker = Unrest | Poverty | Prosperity | PartyThreat
_NAME: dict[type, str] = {Unrest: "unrest", Poverty: "poverty", Prosperity: "prosperity"}


def _marker(effect: Marker) -> str:
    return effect.marker if isinstance(effect, PartyThreat) else _NAME[type(effect)]


def _possible(runner: WeimarRunner, effect: Marker, actor: str) -> Callable[[str], bool]:
    marker = _marker(effect)
    if effect.amount > 0:
        return lambda city: threats.can_place(runner, marker, city)
    cities = runner.position.cities
    return lambda city: marker in cities[city].threats


def _at(runner: WeimarRunner, effect: Marker, actor: str, city: str) -> None:
    marker = _marker(effect)
    if effect.amount > 0:
        threats.place_threat(runner, marker, city)
    elif city == dt.DR_BOX:
        threats.remove_from_dr(runner, marker)
    elif marker in runner.position.cities[city].threats:
        threats.remove_threat(runner, marker, city)


def _poverty_in_dr(runner: WeimarRunner, effect: Poverty) -> bool:
    """Whether `poverty - any` can also take the marker from the DR box."""
    return effect.amount < 0 and effect.place.kind == "any" and "poverty" in runner.position.dr_box


def _power_possible(runner: WeimarRunner, effect: Power, actor: str) -> Callable[[str], bool]:
    return lambda city: bool(threats.party_threat(runner.position, city))


def _power_at(runner: WeimarRunner, effect: Power, actor: str, city: str) -> None:
    marker = threats.party_threat(runner.position, city)
    if marker:
        threats.remove_threat(runner, marker, city)


def _dr(runner: WeimarRunner, effect: DrMarker, actor: str) -> None:
    for _ in range(abs(effect.amount)):
        if effect.amount > 0:
            threats.place_in_dr(runner, effect.marker)
        else:
            threats.remove_from_dr(runner, effect.marker)


def _feasibility_dr(runner: WeimarRunner, effect: DrMarker, actor: str) -> int:
    position = runner.position
    lying = position.dr_box.count(effect.marker)
    if effect.amount > 0:
        room = 0
        if not threats.dr_void(position, effect.marker):
            room = threats.DR_LIMIT[effect.marker] - lying
        return far(room, effect.amount)
    return NONE if effect.marker == "black-friday" else far(lying, -effect.amount)


def _economy(runner: WeimarRunner, effect: Economy, actor: str) -> None:
    economy.move(runner, effect.amount)


def _feasibility_economy(runner: WeimarRunner, effect: Economy, actor: str) -> int:
    position = runner.position
    step = 1 if effect.amount > 0 else -1
    if not economy.can_move(position, step):
        return NONE
    goal = position.economy + effect.amount
    reached = 1 <= goal <= economy.LEVELS and economy.condition_met(position, goal)
    return FULL if reached else far(1, 2)


def _rentenmark(runner: WeimarRunner, effect: IntroduceRentenmark, actor: str) -> None:
    """Remove all Inflation; none can ever be placed again (rulebook 6.1)."""
    position = runner.position
    if position.rentenmark:
        return
    position.rentenmark = True
    runner.emit(RentenmarkIntroduced())
    while threats.remove_from_dr(runner, "inflation"):
        pass


def _feasibility_rentenmark(runner: WeimarRunner, effect: IntroduceRentenmark, actor: str) -> int:
    return NONE if runner.position.rentenmark else FULL


for _kind in (Unrest, Poverty, Prosperity, PartyThreat):
    EFFECT_HANDLERS[_kind] = carry_out_at
    FEASIBILITY[_kind] = feasibility_at
    APPLY_AT[_kind] = _at
    POSSIBLE_AT[_kind] = _possible
EXTRA_OPTION[Poverty] = _poverty_in_dr
EFFECT_HANDLERS[Power] = carry_out_at
FEASIBILITY[Power] = feasibility_at
APPLY_AT[Power] = _power_at
POSSIBLE_AT[Power] = _power_possible
EFFECT_HANDLERS.update({DrMarker: _dr, Economy: _economy, IntroduceRentenmark: _rentenmark})
FEASIBILITY.update(
    {
        DrMarker: _feasibility_dr,
        Economy: _feasibility_economy,
        IntroduceRentenmark: _feasibility_rentenmark,
    }
)
