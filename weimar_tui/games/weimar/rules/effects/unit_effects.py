"""Effects on units (rulebook 5.9)."""

from __future__ import annotations

from weimar_tui.kernel.decision_type import Word

from .. import decision_types as dt, units
from ..components import BLACK, WHITE
from ..conditions import cities_at
from ..position import PARTIES
from ..runner import WeimarRunner, WeimarStep
from ..subjects import Moves, Target, UnitOnMove
from .run import (
    EFFECT_HANDLERS,
    FEASIBILITY,
    FULL,
    NONE,
    far,
    winner_decides,
)
from .vocabulary import (
    Dissolve,
    Flip,
    Move,
    Place,
    Redeploy,
    Reinforce,
    Withdraw,
)


def _kinds(runner: WeimarRunner, word: str, actor: str) -> tuple[str, ...]:
    opponent = runner.frame.opponent
    if word == "enemy" and opponent:
        return runner.components.own[opponent]
    return units.kinds(runner, word, actor)


def _chooser(runner: WeimarRunner, word: str, by_self: bool, actor: str) -> str:
    """The owner chooses which of its units leaves, unless the card says otherwise (G2)."""
    owner = word in PARTIES and not by_self and not winner_decides(runner)
    return word if owner else actor


def _name_place(runner: WeimarRunner, place: Place) -> None:
    """Name the cities of a step that lists them, even if the step then does nothing (G6)."""
    if place.kind == "city":
        runner.frame.there = place.cities[0]
    elif place.kind == "of":
        runner.frame.there, runner.frame.named = "", place.cities


# --- moving -------------------------------------------------------------------------------------
class MoveUnits(WeimarStep, frozen=True, tag="move-units"):
    """Move up to `left` units, one after the other; no unit twice (R13).

    `arrived` lists unit and city of those already moved by this step.
    """

    actor: str
    units: tuple[str, ...]
    place: Place
    left: int
    arrived: tuple[tuple[str, str], ...] = ()

    def run(self, runner: WeimarRunner) -> None:
        cities = cities_at(runner, self.place, self.actor)
        only = cities[0] if len(cities) == 1 else ""
        standing = runner.position.cities
        options = [
            dt.move_unit(unit, origin)
            for unit, origin in units.movable(runner, self.units, only)
            if (unit, origin) not in self.arrived
            or standing[origin].units[unit] > self.arrived.count((unit, origin))
        ]
        if options and cities:
            subject = Moves(runner.frame.source, self.left, only)
            runner.ask(self, self.actor, dt.MOVE_UNIT, (*options, dt.PASS), subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        answer = dt.MOVE_UNIT.read(option)
        if isinstance(answer, dt.MoveUnit):
            runner.push(MoveTo(self, answer.unit, answer.origin))

    def moved(self, runner: WeimarRunner, unit: str, origin: str, city: str) -> None:
        """Record that one unit moved, and continue with the others."""
        units.move_unit(runner, self.actor, unit, origin, city)
        runner.frame.there = city
        if self.left > 1:
            arrived = (*self.arrived, (unit, city))
            runner.push(MoveUnits(self.actor, self.units, self.place, self.left - 1, arrived))


class MoveTo(WeimarStep, frozen=True, tag="move-to"):
    """The destination of the chosen unit."""

    move: MoveUnits
    unit: str
    origin: str

    def run(self, runner: WeimarRunner) -> None:
        cities = cities_at(runner, self.move.place, self.move.actor)
        options = [city for city in cities if city != self.origin]
        subject = UnitOnMove(self.unit, self.origin)
        runner.ask(self, self.move.actor, dt.MOVE_TO, options, subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        self.move.moved(runner, self.unit, self.origin, option)


def _move(runner: WeimarRunner, effect: Move, actor: str) -> None:
    _name_place(runner, effect.place)
    runner.push(MoveUnits(actor, _kinds(runner, effect.units, actor), effect.place, effect.number))


def _feasibility_move(runner: WeimarRunner, effect: Move, actor: str) -> int:
    """A step with "up to" counts as possible if one unit can move (G4)."""
    cities = cities_at(runner, effect.place, actor)
    only = cities[0] if len(cities) == 1 else ""
    movable = cities and units.movable(runner, _kinds(runner, effect.units, actor), only)
    return FULL if movable else NONE


# --- dissolving, withdrawing, turning -----------------------------------------------------------
Removal = Dissolve | Withdraw | Flip


def targets(runner: WeimarRunner, effect: Removal, actor: str) -> list[tuple[str, str]]:
    """Units the effect could hit, each with its city.

    Government units, including black Reichswehr, are never dissolved and cannot be chosen (R15).
    """
    if isinstance(effect, Flip):
        kinds = tuple(BLACK) if effect.side == "black" else tuple(WHITE)
    else:
        kinds = _kinds(runner, effect.units, actor)
    standing_units = []
    for city in cities_at(runner, effect.place, actor):
        standing = runner.position.cities[city].units
        if standing:
            standing_units += [(unit, city) for unit in kinds if unit in standing]
    if isinstance(effect, Dissolve):
        return [pair for pair in standing_units if units.dissolvable(runner, pair[0])]
    return standing_units


class HitUnit(WeimarStep, frozen=True, tag="hit-unit"):
    """Choose a unit to dissolve, return to its supply, or flip; `left` times."""

    effect: Dissolve | Withdraw | Flip
    actor: str
    chooser: str
    left: int

    def run(self, runner: WeimarRunner) -> None:
        effect = self.effect
        options = [dt.hit_unit(unit, city) for unit, city in targets(runner, effect, self.actor)]
        if not options:
            allowed = cities_at(runner, effect.place, self.actor)
            if len(allowed) == 1:
                runner.frame.there = allowed[0]
            return
        source = runner.frame.source
        tag = str(effect.__struct_config__.tag)
        runner.ask(
            self,
            self.chooser,
            dt.CHOOSE_UNIT,
            options,
            Target(source, effect, tag, left=self.left),
        )

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        answer = dt.CHOOSE_UNIT.read(option)
        if isinstance(answer, Word):
            return
        unit, city = answer.unit, answer.city
        runner.frame.there = city
        match self.effect:
            case Withdraw():
                units.withdraw(runner, unit, city)
            case Dissolve() if units.dissolvable(runner, unit):
                units.dissolve(runner, unit, city)
            case _:
                units.flip(runner, unit, city)
        if self.left > 1:
            runner.push(HitUnit(self.effect, self.actor, self.chooser, self.left - 1))


def _remove(runner: WeimarRunner, effect: Dissolve | Withdraw, actor: str) -> None:
    chooser = _chooser(runner, effect.units, effect.by_self, actor)
    runner.push(HitUnit(effect, actor, chooser, effect.number))


def _flip(runner: WeimarRunner, effect: Flip, actor: str) -> None:
    runner.push(HitUnit(effect, actor, actor, effect.number))


def _feasibility_removal(runner: WeimarRunner, effect: Removal, actor: str) -> int:
    number = 0
    for unit, city in targets(runner, effect, actor):
        number += runner.position.cities[city].units[unit]
    return far(number, effect.number)


# --- bringing back, reinforcing -----------------------------------------------------------------
class RedeployUnits(WeimarStep, frozen=True, tag="redeploy-units"):
    """Units return from the dissolved area to cities."""

    actor: str
    units: tuple[str, ...]
    place: Place
    left: int

    def run(self, runner: WeimarRunner) -> None:
        options = [unit for unit, _ in units.movable(runner, self.units, dissolved=True)]
        if not options or not cities_at(runner, self.place, self.actor):
            return
        subject = Moves(runner.frame.source, self.left)
        runner.ask(self, self.actor, dt.REDEPLOY_UNIT, options, subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        if option != dt.PASS:
            runner.push(RedeployTo(self, option))


class RedeployTo(WeimarStep, frozen=True, tag="redeploy-to"):
    """The city to which the unit returns."""

    redeploy: RedeployUnits
    unit: str

    def run(self, runner: WeimarRunner) -> None:
        cities = cities_at(runner, self.redeploy.place, self.redeploy.actor)
        subject = UnitOnMove(self.unit, "dissolved")
        runner.ask(self, self.redeploy.actor, dt.MOVE_TO, cities, subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        redeploy = self.redeploy
        units.move_unit(runner, redeploy.actor, self.unit, "dissolved", option)
        runner.frame.there = option
        if redeploy.left > 1:
            runner.push(
                RedeployUnits(redeploy.actor, redeploy.units, redeploy.place, redeploy.left - 1)
            )


def _redeploy(runner: WeimarRunner, effect: Redeploy, actor: str) -> None:
    _name_place(runner, effect.place)
    kinds = _kinds(runner, effect.units, actor)
    runner.push(RedeployUnits(actor, kinds, effect.place, effect.number))


def _feasibility_redeploy(runner: WeimarRunner, effect: Redeploy, actor: str) -> int:
    if not cities_at(runner, effect.place, actor):
        return NONE
    dissolved = runner.position.dissolved
    number = sum(dissolved.get(unit, 0) for unit in _kinds(runner, effect.units, actor))
    return far(number, effect.number)


def _reinforce(runner: WeimarRunner, effect: Reinforce, actor: str) -> None:
    units.reinforce(runner, effect.unit, effect.number)


def _feasibility_reinforce(runner: WeimarRunner, effect: Reinforce, actor: str) -> int:
    return far(units.reinforcements_left(runner, effect.unit), effect.number)


EFFECT_HANDLERS.update(
    {
        Move: _move,
        Dissolve: _remove,
        Withdraw: _remove,
        Flip: _flip,
        Redeploy: _redeploy,
        Reinforce: _reinforce,
    }
)
FEASIBILITY.update(
    {
        Move: _feasibility_move,
        Dissolve: _feasibility_removal,
        Withdraw: _feasibility_removal,
        Flip: _feasibility_removal,
        Redeploy: _feasibility_redeploy,
        Reinforce: _feasibility_reinforce,
    }
)
