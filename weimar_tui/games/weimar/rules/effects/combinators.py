"""Choices, prices and conditions."""

from __future__ import annotations

from weimar_tui.games.weimar.rules import decision_types as q
from weimar_tui.games.weimar.rules.conditions import cities_at, holds
from weimar_tui.games.weimar.rules.effects.at_city import APPLY_AT
from weimar_tui.games.weimar.rules.effects.run import (
    EFFECT_HANDLERS,
    FEASIBILITY,
    FULL,
    NONE,
    RunEffects,
    always,
    feasibility,
    fullest,
)
from weimar_tui.games.weimar.rules.effects.vocabulary import (
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
from weimar_tui.games.weimar.rules.events import ReservePledged
from weimar_tui.games.weimar.rules.points import change_reserve
from weimar_tui.games.weimar.rules.position import Attempt, clockwise
from weimar_tui.games.weimar.rules.results import final_result
from weimar_tui.games.weimar.rules.runner import WeimarRunner, WeimarStep
from weimar_tui.games.weimar.rules.subject import WeimarSubject
from weimar_tui.games.weimar.rules.windows import RollDice


def _go_on(play: WeimarRunner, effects: tuple[AnyEffect, ...], actor: str) -> None:
    if effects:
        play.push(RunEffects(effects, actor))


# --- choose -------------------------------------------------------------------------------------
class ChooseOption(WeimarStep, frozen=True, tag="choose-option"):
    """One of several options, among those that can be done most of (G4). Options count from 1."""

    options: tuple[tuple[AnyEffect, ...], ...]
    chooser: str

    def run(self, play: WeimarRunner) -> None:
        allowed = fullest(play, self.options, self.chooser)
        if allowed:
            names = [q.OptionOfEffect(index + 1).id for index in allowed]
            play.ask(
                self,
                self.chooser,
                q.CHOOSE_OPTION,
                names,
                WeimarSubject(card=play.frame.source, choices=self.options),
            )

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        _go_on(play, self.options[q.CHOOSE_OPTION.read(option).number - 1], self.chooser)


def _choose(play: WeimarRunner, effect: Choose, actor: str) -> None:
    chooser = actor if effect.by == "self" else effect.by
    play.push(ChooseOption(effect.options, chooser))


def _far_choose(play: WeimarRunner, effect: Choose, actor: str) -> int:
    chooser = actor if effect.by == "self" else effect.by
    return max(feasibility(play, option, chooser) for option in effect.options)


# --- may, pay -----------------------------------------------------------------------------------
class DecideOffer(WeimarStep, frozen=True, tag="decide-offer"):
    """An optional effect, or an optional price for one (G5)."""

    offer: May | Pay
    actor: str

    def run(self, play: WeimarRunner) -> None:
        question = q.PAY if isinstance(self.offer, Pay) else q.MAY
        play.ask(
            self,
            self.actor,
            question,
            (q.YES, q.NO),
            WeimarSubject(card=play.frame.source, effect=self.offer),
        )

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        offer = self.offer
        if isinstance(offer, May):
            if option == q.YES:
                _go_on(play, offer.effect, self.actor)
        elif option == q.YES:
            _go_on(play, offer.price + offer.then, self.actor)
        else:
            _go_on(play, offer.otherwise, self.actor)


def _may(play: WeimarRunner, effect: May, actor: str) -> None:
    if feasibility(play, effect.effect, actor) != NONE:
        play.push(DecideOffer(effect, actor))


def _far_may(play: WeimarRunner, effect: May, actor: str) -> int:
    # What is optional does not make an option less full (G5).
    return FULL


def _pay(play: WeimarRunner, effect: Pay, actor: str) -> None:
    if feasibility(play, effect.price, actor) == FULL:
        play.push(DecideOffer(effect, actor))
    else:
        _go_on(play, effect.otherwise, actor)


def _far_pay(play: WeimarRunner, effect: Pay, actor: str) -> int:
    if feasibility(play, effect.price, actor) == FULL:
        return FULL
    return feasibility(play, effect.otherwise, actor) if effect.otherwise else NONE


# --- if, as, repeat, first ----------------------------------------------------------------------
def _branch(play: WeimarRunner, effect: If, actor: str) -> tuple[AnyEffect, ...]:
    return effect.then if holds(play, effect.conditions, actor) else effect.otherwise


def _if(play: WeimarRunner, effect: If, actor: str) -> None:
    _go_on(play, _branch(play, effect, actor), actor)


def _far_if(play: WeimarRunner, effect: If, actor: str) -> int:
    branch = _branch(play, effect, actor)
    return feasibility(play, branch, actor) if branch else NONE


def _as(play: WeimarRunner, effect: As, actor: str) -> None:
    _go_on(play, effect.effect, actor if effect.who == "self" else effect.who)


def _far_as(play: WeimarRunner, effect: As, actor: str) -> int:
    return feasibility(play, effect.effect, actor if effect.who == "self" else effect.who)


class NameCity(WeimarStep, frozen=True, tag="name-city"):
    """The acting player names the one city in which everything that follows happens."""

    effect: At
    actor: str

    def run(self, play: WeimarRunner) -> None:
        options = [
            city
            for city in cities_at(play, self.effect.place, self.actor)
            if _far_in(play, self.effect, self.actor, city) != NONE
        ]
        subject = WeimarSubject(
            do="at", effect=self.effect, actor=self.actor, card=play.frame.source
        )
        play.ask(self, self.actor, q.CHOOSE_CITY, options, subject)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        _do_at(play, self.effect, self.actor, option)


def _do_at(play: WeimarRunner, effect: At, actor: str, city: str) -> None:
    play.frame.there = city
    _go_on(play, effect.effect, actor)


def _far_in(play: WeimarRunner, effect: At, actor: str, city: str) -> int:
    """How far the whole of an `at` could be carried out in a city."""
    frame = play.frame
    before = frame.there
    frame.there = city
    reach = feasibility(play, effect.effect, actor)
    frame.there = before
    return reach


def _at(play: WeimarRunner, effect: At, actor: str) -> None:
    if _far_at(play, effect, actor) != NONE:
        play.push(NameCity(effect, actor))


def _far_at(play: WeimarRunner, effect: At, actor: str) -> int:
    furthest = NONE
    for city in cities_at(play, effect.place, actor):
        furthest = max(furthest, _far_in(play, effect, actor, city))
        if furthest == FULL:
            break
    return furthest


class EndDifferent(WeimarStep, frozen=True, tag="end-different"):
    """From here on cities may be chosen again."""

    def run(self, play: WeimarRunner) -> None:
        play.frame.visited = None


def _repeat(play: WeimarRunner, effect: Repeat, actor: str) -> None:
    if effect.diff:
        play.frame.visited = ()
        play.push(EndDifferent())
    for _ in range(effect.number):
        _go_on(play, effect.effect, actor)


def _far_repeat(play: WeimarRunner, effect: Repeat, actor: str) -> int:
    return feasibility(play, effect.effect, actor)


def _first(play: WeimarRunner, effect: First, actor: str) -> None:
    reach = [feasibility(play, option, actor) for option in effect.options]
    best = max(reach)
    if best != NONE:
        _go_on(play, effect.options[reach.index(best)], actor)


def _far_first(play: WeimarRunner, effect: First, actor: str) -> int:
    return max(feasibility(play, option, actor) for option in effect.options)


# --- roll, together -----------------------------------------------------------------------------
class ResolveTable(WeimarStep, frozen=True, tag="resolve-table"):
    """Carry out the line of a card's own result table."""

    table: tuple[Row, ...]
    actor: str

    def run(self, play: WeimarRunner) -> None:
        attempt = play.position.attempts.pop()
        result = final_result(attempt)
        for row in self.table:
            if row.low <= result <= row.high:
                _go_on(play, row.effect, self.actor)
                return


def _roll(play: WeimarRunner, effect: Roll, actor: str) -> None:
    play.position.attempts.append(Attempt(actor, "roll", dice=effect.dice))
    play.push(RollDice(), ResolveTable(effect.table, actor))


class Pledge(WeimarStep, frozen=True, tag="pledge"):
    """Each player in turn order openly pledges reserve points, one pass (0.4 `together`)."""

    offer: Together
    actor: str
    waiting: tuple[str, ...]
    pledged: tuple[tuple[str, int], ...] = ()

    def run(self, play: WeimarRunner) -> None:
        missing = self.offer.reserve - sum(amount for _, amount in self.pledged)
        if missing <= 0 or not self.waiting:
            self._settle(play, missing <= 0)
            return
        party = self.waiting[0]
        most = min(missing, play.position.reserve[party])
        options = [q.Pledge(amount).id for amount in range(most + 1)]
        subject = WeimarSubject(card=play.frame.source, missing=missing)
        play.ask(self, party, q.PLEDGE, options, subject)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        party, points = self.waiting[0], q.PLEDGE.read(option).points
        if points:
            play.emit(ReservePledged(party, points))
        play.push(
            Pledge(
                self.offer,
                self.actor,
                self.waiting[1:],
                (*self.pledged, (party, points)),
            )
        )

    def _settle(self, play: WeimarRunner, reached: bool) -> None:
        if reached:
            for party, amount in self.pledged:
                change_reserve(play, party, -amount)
            _go_on(play, self.offer.then, self.actor)
        else:
            _go_on(play, self.offer.otherwise, self.actor)


def _together(play: WeimarRunner, effect: Together, actor: str) -> None:
    play.push(Pledge(effect, actor, clockwise(actor)))


def _nothing(play: WeimarRunner, effect: Nothing, actor: str) -> None:
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
        Choose: _far_choose,
        May: _far_may,
        Pay: _far_pay,
        If: _far_if,
        As: _far_as,
        At: _far_at,
        Repeat: _far_repeat,
        First: _far_first,
        Roll: always,
        Together: always,
        Nothing: always,
    }
)
