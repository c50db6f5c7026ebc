"""Crisis rolls: two dice, of which the higher counts (rulebook 5.4)."""

from __future__ import annotations

from . import lasting_rules
from .effects.run import start_effects
from .position import Attempt
from .results import final_result, line_for
from .runner import WeimarRunner, WeimarStep
from .windows import RollDice

DICE = 2


class MakeCrisisRolls(WeimarStep, frozen=True, tag="make-crisis-rolls"):
    """The party makes its crisis rolls one at a time and resolves each before the next."""

    party: str
    number: int

    def run(self, runner: WeimarRunner) -> None:
        if self.number > 1:
            runner.push(MakeCrisisRolls(self.party, self.number - 1))
        position = runner.position
        modifier = lasting_rules.adjustment(position, self.party, "crisis", "result")
        position.attempts.append(Attempt(self.party, "crisis", dice=DICE, modifier=modifier))
        runner.push(RollDice(), ResolveCrisis())


class ResolveCrisis(WeimarStep, frozen=True, tag="resolve-crisis"):
    """Carry out the line of the crisis table for the highest die; skip what is not possible."""

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        attempt = position.attempts.pop()
        lasting_rules.spend_once(position, attempt.actor, "crisis")
        start_effects(
            runner,
            line_for(runner.components.tables, "crisis", attempt.actor, final_result(attempt)),
            attempt.actor,
            source="crisis",
        )


def start_crisis_rolls(runner: WeimarRunner, party: str, number: int) -> None:
    """Put `number` crisis rolls of a party on the stack."""
    if number > 0:
        runner.push(MakeCrisisRolls(party, number))
