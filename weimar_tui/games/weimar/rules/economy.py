"""The economy track (rulebook 5.11)."""

from __future__ import annotations

from .events import EconomyHeld, EconomyMoved
from .position import WeimarPosition
from .runner import WeimarRunner

LEVELS = 5


def power_markers(position: WeimarPosition) -> int:
    """Active Councils and Regimes on the board."""
    councils = "kpd" not in position.government
    regimes = "dnvp" not in position.government
    count = 0
    for city in position.cities.values():
        threats = city.threats
        if (councils and "councils" in threats) or (regimes and "regime" in threats):
            count += 1
    return count


ALLOWED = {4: 2, 5: 0}
"""By level: the active Councils and Regimes that it allows; the others have no condition."""


def condition_met(position: WeimarPosition, level: int) -> bool:
    """Whether the active Councils and Regimes fit the level: at most two at 4, none at 5."""
    return level not in ALLOWED or power_markers(position) <= ALLOWED[level]


def blocked_level(position: WeimarPosition, amount: int) -> int:
    """The level whose condition stops the tracker on its way up by `amount`; 0 if none does."""
    for level in range(position.economy + 1, min(LEVELS, position.economy + amount) + 1):
        if not condition_met(position, level):
            return level
    return 0


def check_condition(runner: WeimarRunner) -> None:
    """Move the tracker left until the condition of its level is met again."""
    position = runner.position
    while position.economy >= 4 and not condition_met(position, position.economy):
        position.economy -= 1
        runner.emit(EconomyMoved(-1, position.economy))


def can_move(position: WeimarPosition, step: int) -> bool:
    """Whether a step (+1 or -1) of the tracker is possible."""
    level = position.economy + step
    return 1 <= level <= LEVELS and condition_met(position, level)


def move(runner: WeimarRunner, amount: int) -> None:
    """Move the tracker one space at a time; steps that are not possible are lost."""
    position = runner.position
    step = 1 if amount > 0 else -1
    for _ in range(abs(amount)):
        if can_move(position, step):
            position.economy += step
            runner.emit(EconomyMoved(step, position.economy))
        else:
            is_blocked = step > 0 and position.economy < LEVELS
            power = power_markers(position) if is_blocked else -1
            runner.emit(EconomyHeld(position.economy, power))
