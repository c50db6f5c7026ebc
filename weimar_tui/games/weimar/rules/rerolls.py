"""Whether rolling again could matter (rulebook 5.14, R7)."""

from __future__ import annotations

from .effects.at_city import APPLY_AT, ResolveRandomCity
from .odds import result_chances
from .position import Attempt, WeimarPosition
from .results import final_result, line_for
from .runner import WeimarRunner
from .threats import threats_in

TROUBLED = 2
"""The number of threats in a city that costs the government seats (4.4 step 5)."""


def reroll_matters(runner: WeimarRunner) -> bool:
    """Whether a different roll could change anything important.

    A roll on a table: it could lead to another line. A random city: the marker makes the city calm
    or troubled for the government declaration, or goes to the DR box.
    """
    if not runner.position.attempts:
        return True
    attempt = runner.position.attempts[-1]
    match attempt.kind:
        case "city":
            return _city_matters(runner, attempt)
        case "demonstrate" | "coup" | "counter-coup" | "fight" | "reaction" | "crisis":
            return _line_matters(runner, attempt)
        case _:
            return True


def _line_matters(runner: WeimarRunner, attempt: Attempt) -> bool:
    tables = runner.components.tables

    def line(result: int) -> object:
        return line_for(tables, attempt.kind, attempt.actor, result)

    fallen = line(final_result(attempt))
    possible = result_chances(attempt.dice, attempt.modifier + attempt.boosted)
    return any(line(result) != fallen for result, chance in possible.items() if chance)


def _city_matters(runner: WeimarRunner, attempt: Attempt) -> bool:
    steps = [step for step in runner.position.steps if isinstance(step, ResolveRandomCity)]
    if not steps:
        return True
    step, city = steps[-1], runner.components.city_by_sum[sum(attempt.rolled)]
    position = runner.position.copy()
    before = _state(position, city)
    APPLY_AT[type(step.effect)](
        type(runner)(position, runner.components), step.effect, step.actor, city
    )
    return _state(position, city) != before


def _state(position: WeimarPosition, city: str) -> tuple[int, int, bool]:
    return (
        min(TROUBLED, threats_in(position, city)),
        len(position.dr_box),
        position.outcome is None,
    )
