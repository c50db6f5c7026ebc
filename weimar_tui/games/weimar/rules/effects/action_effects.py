"""Free actions, and what reactions change about a roll."""

from __future__ import annotations

from collections.abc import Callable

from .. import decision_types as dt
from ..actions import legality
from ..actions.negotiation import announce_negotiation
from ..attempts import announce
from ..events import DiceChanged, ResultChanged
from ..runner import WeimarRunner, WeimarStep
from ..subjects import Roll
from ..windows import MOST_DICE, repeat_roll
from .at_city import (
    APPLY_AT,
    POSSIBLE_AT,
    carry_out_at,
    feasibility_at,
)
from .run import (
    EFFECT_HANDLERS,
    FEASIBILITY,
    FULL,
    NONE,
    always,
)
from .vocabulary import (
    Cancel,
    Dice,
    FreeAction,
    FreeCounterCoup,
    FreeCoup,
    FreeDemonstration,
    FreeFight,
    FreeNegotiation,
    Reroll,
    Result,
)

_KIND: dict[type, str] = {
    FreeDemonstration: "demonstrate",
    FreeCoup: "coup",
    FreeCounterCoup: "counter-coup",
    FreeFight: "fight",
}


def _possible(runner: WeimarRunner, effect: FreeAction, actor: str) -> Callable[[str], bool]:
    dice = effect.dice
    match _KIND[type(effect)]:
        case "demonstrate":
            return lambda city: not legality.against_demonstration(runner, actor, city, dice)
        case "coup":
            return lambda city: not legality.against_coup(runner, actor, city, dice)
        case "counter-coup":
            return lambda city: not legality.against_counter_coup(runner, actor, city, dice)
        case _:
            return lambda city: bool(legality.fight_targets(runner, actor, city, dice))


def _at(runner: WeimarRunner, effect: FreeAction, actor: str, city: str) -> None:
    kind = _KIND[type(effect)]
    if kind == "fight":
        runner.push(ChooseFightTarget(actor, city, effect.result, effect.dice, effect.unanswerable))
        return
    announce(
        runner,
        actor,
        kind,
        city,
        result=effect.result,
        dice=effect.dice,
        unanswerable=effect.unanswerable,
    )


class ChooseFightTarget(WeimarStep, frozen=True, tag="choose-fight-target"):
    """The player chooses which opposition party's units a free Fight is against."""

    actor: str
    city: str
    result: int
    dice: int
    unanswerable: bool

    def run(self, runner: WeimarRunner) -> None:
        options = legality.fight_targets(runner, self.actor, self.city, self.dice)
        if options:
            runner.ask(
                self,
                self.actor,
                dt.FIGHT_TARGET,
                options,
                Roll(city=self.city, dice=self.dice, modifier=self.result),
            )

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        announce(
            runner,
            self.actor,
            "fight",
            self.city,
            target=option,
            result=self.result,
            dice=self.dice,
            unanswerable=self.unanswerable,
        )


class ChooseNegotiation(WeimarStep, frozen=True, tag="choose-negotiation"):
    """The player chooses which open foreign affairs card to negotiate for free."""

    actor: str
    result: int = 0
    dice: int = 0
    unanswerable: bool = False

    def run(self, runner: WeimarRunner) -> None:
        if not legality.against_negotiation(runner, self.actor):
            runner.ask(
                self,
                self.actor,
                dt.NEGOTIATE,
                legality.open_cards(runner),
                Roll(dice=self.dice, modifier=self.result),
            )

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        announce_negotiation(
            runner,
            self.actor,
            option,
            result=self.result,
            dice=self.dice,
            unanswerable=self.unanswerable,
        )


def _negotiate(runner: WeimarRunner, effect: FreeNegotiation, actor: str) -> None:
    runner.push(ChooseNegotiation(actor, effect.result, effect.dice, effect.unanswerable))


def _feasibility_negotiate(runner: WeimarRunner, effect: FreeNegotiation, actor: str) -> int:
    return NONE if legality.against_negotiation(runner, actor) else FULL


# --- what reactions do --------------------------------------------------------------------------
def _result(runner: WeimarRunner, effect: Result, actor: str) -> None:
    attempt = runner.position.attempts[-1]
    attempt.modifier += effect.amount
    runner.emit(ResultChanged(effect.amount, attempt.kind))


def _dice(runner: WeimarRunner, effect: Dice, actor: str) -> None:
    attempt = runner.position.attempts[-1]
    attempt.dice = min(MOST_DICE, attempt.dice + effect.amount)
    runner.emit(DiceChanged(effect.amount, attempt.kind))


def _cancel(runner: WeimarRunner, effect: Cancel, actor: str) -> None:
    runner.position.attempts[-1].cancelled = True


def _reroll(runner: WeimarRunner, effect: Reroll, actor: str) -> None:
    repeat_roll(runner, actor, runner.frame.source)


for _kind in _KIND:
    EFFECT_HANDLERS[_kind] = carry_out_at
    FEASIBILITY[_kind] = feasibility_at
    APPLY_AT[_kind] = _at
    POSSIBLE_AT[_kind] = _possible
EFFECT_HANDLERS.update(
    {
        FreeNegotiation: _negotiate,
        Result: _result,
        Dice: _dice,
        Cancel: _cancel,
        Reroll: _reroll,
    }
)
FEASIBILITY.update(
    {
        FreeNegotiation: _feasibility_negotiate,
        Result: always,
        Dice: always,
        Cancel: always,
        Reroll: always,
    }
)
