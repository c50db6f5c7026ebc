"""Whether rolling again could matter (rulebook 5.14, R7)."""

from __future__ import annotations

from .odds import result_chances
from .position import Attempt
from .random_city import named_city
from .results import final_result, line_for
from .runner import WeimarRunner


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
            named = named_city(runner)
            return named is None or named.chances != (("same", 1.0),)
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
