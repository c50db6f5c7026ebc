"""Choices, prices and conditions."""

from __future__ import annotations

from .. import decision_types as dt
from ..conditions import cities_at, holds
from ..events import ReservePledged
from ..points import change_reserve
from ..position import Attempt, clockwise
from ..results import final_result
from ..runner import WeimarRunner, WeimarStep
from ..subjects import Choices, OfEffect, Pledged, Target
from ..windows import RollDice
from .at_city import APPLY_AT
from .run import (
    EFFECT_HANDLERS,
    FEASIBILITY,
    FULL,
    NONE,
    RunEffects,
    always,
    feasibility,
    fullest,
)
from .vocabulary import (
    AnyEffect,
    As,
    At,
    Choose,
    First,
    If,
    May,
    Nothing,
    Pay,
    Repeat,
    Roll,
    Row,
    Together,
)


def _go_on(runner: WeimarRunner, effects: tuple[AnyEffect, ...], actor: str) -> None:
    if effects:
        runner.push(RunEffects(effects, actor))


# --- choose -------------------------------------------------------------------------------------
class ChooseOption(WeimarStep, frozen=True, tag="choose-option"):
    """One of the options that can be carried out most fully (G4). Options count from 1."""

    options: tuple[tuple[AnyEffect, ...], ...]
    chooser: str

    def run(self, runner: WeimarRunner) -> None:
        allowed = fullest(runner, self.options, self.chooser)
        if allowed:
            names = [dt.OptionOfEffect(index + 1).id for index in allowed]
            runner.ask(
                self,
                self.chooser,
                dt.CHOOSE_OPTION,
                names,
                Choices(runner.frame.source, self.options),
            )

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        _go_on(runner, self.options[dt.CHOOSE_OPTION.read(option).number - 1], self.chooser)


def _choose(runner: WeimarRunner, effect: Choose, actor: str) -> None:
    chooser = actor if effect.by == "self" else effect.by
    runner.push(ChooseOption(effect.options, chooser))


def _feasibility_choose(runner: WeimarRunner, effect: Choose, actor: str) -> int:
    chooser = actor if effect.by == "self" else effect.by
    return max(feasibility(runner, option, chooser) for option in effect.options)


# --- may, pay -----------------------------------------------------------------------------------
class DecideOffer(WeimarStep, frozen=True, tag="decide-offer"):
    """An optional effect, or an optional price for one (G5)."""

    offer: May | Pay
    actor: str

    def run(self, runner: WeimarRunner) -> None:
        question = dt.PAY if isinstance(self.offer, Pay) else dt.MAY
        runner.ask(
            self,
            self.actor,
            question,
            (dt.YES, dt.NO),
            OfEffect(runner.frame.source, self.offer),
        )

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        offer = self.offer
        if isinstance(offer, May):
            if option == dt.YES:
                _go_on(runner, offer.effect, self.actor)
        elif option == dt.YES:
            _go_on(runner, offer.price + offer.then, self.actor)
        else:
            _go_on(runner, offer.otherwise, self.actor)


def _may(runner: WeimarRunner, effect: May, actor: str) -> None:
    if feasibility(runner, effect.effect, actor) != NONE:
        runner.push(DecideOffer(effect, actor))


def _feasibility_may(runner: WeimarRunner, effect: May, actor: str) -> int:
    # An optional effect that can be declined still counts as fully possible (G5).
    return FULL


def _pay(runner: WeimarRunner, effect: Pay, actor: str) -> None:
    if feasibility(runner, effect.price, actor) == FULL:
        runner.push(DecideOffer(effect, actor))
    else:
        _go_on(runner, effect.otherwise, actor)


def _feasibility_pay(runner: WeimarRunner, effect: Pay, actor: str) -> int:
    if feasibility(runner, effect.price, actor) == FULL:
        return FULL
    return feasibility(runner, effect.otherwise, actor) if effect.otherwise else NONE


# --- if, as, repeat, first ----------------------------------------------------------------------
def _branch(runner: WeimarRunner, effect: If, actor: str) -> tuple[AnyEffect, ...]:
    return effect.then if holds(runner, effect.conditions, actor) else effect.otherwise


def _if(runner: WeimarRunner, effect: If, actor: str) -> None:
    _go_on(runner, _branch(runner, effect, actor), actor)


def _feasibility_if(runner: WeimarRunner, effect: If, actor: str) -> int:
    branch = _branch(runner, effect, actor)
    return feasibility(runner, branch, actor) if branch else NONE


def _as(runner: WeimarRunner, effect: As, actor: str) -> None:
    _go_on(runner, effect.effect, actor if effect.who == "self" else effect.who)


def _feasibility_as(runner: WeimarRunner, effect: As, actor: str) -> int:
    return feasibility(runner, effect.effect, actor if effect.who == "self" else effect.who)


class NameCity(WeimarStep, frozen=True, tag="name-city"):
    """The acting player names the one city in which all of the following effects happen."""

    effect: At
    actor: str

    def run(self, runner: WeimarRunner) -> None:
        options = [
            city
            for city in cities_at(runner, self.effect.place, self.actor)
            if _feasibility_in(runner, self.effect, self.actor, city) != NONE
        ]
        subject = Target(runner.frame.source, self.effect, "at", self.actor)
        runner.ask(self, self.actor, dt.CHOOSE_CITY, options, subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        _do_at(runner, self.effect, self.actor, option)


def _do_at(runner: WeimarRunner, effect: At, actor: str, city: str) -> None:
    runner.frame.there = city
    _go_on(runner, effect.effect, actor)


def _feasibility_in(runner: WeimarRunner, effect: At, actor: str, city: str) -> int:
    """How much of the whole `at` could be carried out in a city."""
    frame = runner.frame
    before = frame.there
    frame.there = city
    reach = feasibility(runner, effect.effect, actor)
    frame.there = before
    return reach


def _at(runner: WeimarRunner, effect: At, actor: str) -> None:
    if _feasibility_at(runner, effect, actor) != NONE:
        runner.push(NameCity(effect, actor))


def _feasibility_at(runner: WeimarRunner, effect: At, actor: str) -> int:
    furthest = NONE
    for city in cities_at(runner, effect.place, actor):
        furthest = max(furthest, _feasibility_in(runner, effect, actor, city))
        if furthest == FULL:
            break
    return furthest


class EndDifferent(WeimarStep, frozen=True, tag="end-different"):
    """From here on, cities can be chosen a second time again."""

    def run(self, runner: WeimarRunner) -> None:
        runner.frame.visited = None


def _repeat(runner: WeimarRunner, effect: Repeat, actor: str) -> None:
    if effect.diff:
        runner.frame.visited = ()
        runner.push(EndDifferent())
    for _ in range(effect.number):
        _go_on(runner, effect.effect, actor)


def _feasibility_repeat(runner: WeimarRunner, effect: Repeat, actor: str) -> int:
    return feasibility(runner, effect.effect, actor)


def _first(runner: WeimarRunner, effect: First, actor: str) -> None:
    reach = [feasibility(runner, option, actor) for option in effect.options]
    best = max(reach)
    if best != NONE:
        _go_on(runner, effect.options[reach.index(best)], actor)


def _feasibility_first(runner: WeimarRunner, effect: First, actor: str) -> int:
    return max(feasibility(runner, option, actor) for option in effect.options)


# --- roll, together -----------------------------------------------------------------------------
class ResolveTable(WeimarStep, frozen=True, tag="resolve-table"):
    """Carry out the line of a card's own result table."""

    table: tuple[Row, ...]
    actor: str

    def run(self, runner: WeimarRunner) -> None:
        attempt = runner.position.attempts.pop()
        result = final_result(attempt)
        for row in self.table:
            if row.low <= result <= row.high:
                _go_on(runner, row.effect, self.actor)
                return


def _roll(runner: WeimarRunner, effect: Roll, actor: str) -> None:
    runner.position.attempts.append(Attempt(actor, "roll", dice=effect.dice))
    runner.push(RollDice(), ResolveTable(effect.table, actor))


class Pledge(WeimarStep, frozen=True, tag="pledge"):
    """Each player in turn order openly pledges reserve points, one pass (0.4 `together`)."""

    offer: Together
    actor: str
    waiting: tuple[str, ...]
    pledged: tuple[tuple[str, int], ...] = ()

    def run(self, runner: WeimarRunner) -> None:
        missing = self.offer.reserve - sum(amount for _, amount in self.pledged)
        if missing <= 0 or not self.waiting:
            self._settle(runner, missing <= 0)
            return
        party = self.waiting[0]
        most = min(missing, runner.position.reserve[party])
        options = [dt.Pledge(amount).id for amount in range(most + 1)]
        subject = Pledged(runner.frame.source, missing)
        runner.ask(self, party, dt.PLEDGE, options, subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        party, points = self.waiting[0], dt.PLEDGE.read(option).points
        if points:
            runner.emit(ReservePledged(party, points))
        runner.push(
            Pledge(
                self.offer,
                self.actor,
                self.waiting[1:],
                (*self.pledged, (party, points)),
            )
        )

    def _settle(self, runner: WeimarRunner, reached: bool) -> None:
        if reached:
            for party, amount in self.pledged:
                change_reserve(runner, party, -amount)
            _go_on(runner, self.offer.then, self.actor)
        else:
            _go_on(runner, self.offer.otherwise, self.actor)


def _together(runner: WeimarRunner, effect: Together, actor: str) -> None:
    runner.push(Pledge(effect, actor, clockwise(actor)))


def _nothing(runner: WeimarRunner, effect: Nothing, actor: str) -> None:
    """No effect."""


APPLY_AT[At] = _do_at
EFFECT_HANDLERS.update(
    {
        Choose: _choose,
        May: _may,
        Pay: _pay,
        If: _if,
        As: _as,
        At: _at,
        Repeat: _repeat,
        First: _first,
        Roll: _roll,
        Together: _together,
        Nothing: _nothing,
    }
)
FEASIBILITY.update(
    {
        Choose: _feasibility_choose,
        May: _feasibility_may,
        Pay: _feasibility_pay,
        If: _feasibility_if,
        As: _feasibility_as,
        At: _feasibility_at,
        Repeat: _feasibility_repeat,
        First: _feasibility_first,
        Roll: always,
        Together: always,
        Nothing: always,
    }
)
