"""Effects on units (rulebook 5.9)."""

from __future__ import annotations

from weimar_tui.games.weimar.rules import decision_types as q, units
from weimar_tui.games.weimar.rules.components import BLACK, WHITE
from weimar_tui.games.weimar.rules.conditions import cities_at
from weimar_tui.games.weimar.rules.effects.run import (
    EFFECT_HANDLERS,
    FEASIBILITY,
    FULL,
    NONE,
    far,
    winner_decides,
)
from weimar_tui.games.weimar.rules.effects.vocabulary import (
    Dissolve,
    Flip,
    Move,
    Place,
    Redeploy,
    Reinforce,
    Withdraw,
)
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.rules.runner import WeimarRunner, WeimarStep
from weimar_tui.games.weimar.rules.subject import WeimarSubject
from weimar_tui.kernel.decision_type import Word


def _kinds(play: WeimarRunner, word: str, actor: str) -> tuple[str, ...]:
    opponent = play.frame.opponent
    if word == "enemy" and opponent:
        return play.components.own[opponent]
    return units.kinds(play, word, actor)


def _chooser(play: WeimarRunner, word: str, by_self: bool, actor: str) -> str:
    """The owner chooses which of its units goes, unless the card says otherwise (G2)."""
    owner = word in PARTIES and not by_self and not winner_decides(play)
    return word if owner else actor


def _name_place(play: WeimarRunner, place: Place) -> None:
    """A step that names its cities names them even if it then does nothing (G6)."""
    if place.kind == "city":
        play.frame.there = place.cities[0]
    elif place.kind == "of":
        play.frame.there, play.frame.named = "", place.cities


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

    def run(self, play: WeimarRunner) -> None:
        cities = cities_at(play, self.place, self.actor)
        only = cities[0] if len(cities) == 1 else ""
        standing = play.position.cities
        options = [
            q.move_unit(unit, origin)
            for unit, origin in units.movable(play, self.units, only)
            if (unit, origin) not in self.arrived
            or standing[origin].units[unit] > self.arrived.count((unit, origin))
        ]
        if options and cities:
            subject = WeimarSubject(left=self.left, card=play.frame.source, city=only)
            play.ask(self, self.actor, q.MOVE_UNIT, (*options, q.PASS), subject)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        answer = q.MOVE_UNIT.read(option)
        if isinstance(answer, q.MoveUnit):
            play.push(MoveTo(self, answer.unit, answer.origin))

    def moved(self, play: WeimarRunner, unit: str, origin: str, city: str) -> None:
        """One unit has been moved; go on with the rest."""
        units.move_unit(play, self.actor, unit, origin, city)
        play.frame.there = city
        if self.left > 1:
            arrived = (*self.arrived, (unit, city))
            play.push(MoveUnits(self.actor, self.units, self.place, self.left - 1, arrived))


class MoveTo(WeimarStep, frozen=True, tag="move-to"):
    """Where the chosen unit goes."""

    move: MoveUnits
    unit: str
    origin: str

    def run(self, play: WeimarRunner) -> None:
        cities = cities_at(play, self.move.place, self.move.actor)
        options = [city for city in cities if city != self.origin]
        subject = WeimarSubject(unit=self.unit, origin=self.origin)
        play.ask(self, self.move.actor, q.MOVE_TO, options, subject)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        self.move.moved(play, self.unit, self.origin, option)


def _move(play: WeimarRunner, effect: Move, actor: str) -> None:
    _name_place(play, effect.place)
    play.push(MoveUnits(actor, _kinds(play, effect.units, actor), effect.place, effect.number))


def _far_move(play: WeimarRunner, effect: Move, actor: str) -> int:
    """'Up to' counts as possible if one piece can be moved (G4)."""
    cities = cities_at(play, effect.place, actor)
    only = cities[0] if len(cities) == 1 else ""
    movable = cities and units.movable(play, _kinds(play, effect.units, actor), only)
    return FULL if movable else NONE


# --- dissolving, withdrawing, turning -----------------------------------------------------------
Removal = Dissolve | Withdraw | Flip


def targets(play: WeimarRunner, effect: Removal, actor: str) -> list[tuple[str, str]]:
    """Units the effect could hit, each with its city.

    Government units, black Reichswehr among them, are never dissolved and cannot be chosen (R15).
    """
    if isinstance(effect, Flip):
        kinds = tuple(BLACK) if effect.side == "black" else tuple(WHITE)
    else:
        kinds = _kinds(play, effect.units, actor)
    standing_units = []
    for city in cities_at(play, effect.place, actor):
        standing = play.position.cities[city].units
        if standing:
            standing_units += [(unit, city) for unit in kinds if unit in standing]
    if isinstance(effect, Dissolve):
        return [pair for pair in standing_units if units.dissolvable(play, pair[0])]
    return standing_units


class HitUnit(WeimarStep, frozen=True, tag="hit-unit"):
    """Choose a unit to dissolve, return to its supply, or turn; `left` times."""

    effect: Dissolve | Withdraw | Flip
    actor: str
    chooser: str
    left: int

    def run(self, play: WeimarRunner) -> None:
        effect = self.effect
        options = [q.hit_unit(unit, city) for unit, city in targets(play, effect, self.actor)]
        if not options:
            allowed = cities_at(play, effect.place, self.actor)
            if len(allowed) == 1:
                play.frame.there = allowed[0]
            return
        source = play.frame.source
        tag = str(effect.__struct_config__.tag)
        play.ask(
            self,
            self.chooser,
            q.CHOOSE_UNIT,
            options,
            WeimarSubject(do=tag, effect=effect, left=self.left, card=source),
        )

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        answer = q.CHOOSE_UNIT.read(option)
        if isinstance(answer, Word):
            return
        unit, city = answer.unit, answer.city
        play.frame.there = city
        match self.effect:
            case Withdraw():
                units.withdraw(play, unit, city)
            case Dissolve() if units.dissolvable(play, unit):
                units.dissolve(play, unit, city)
            case _:
                units.flip(play, unit, city)
        if self.left > 1:
            play.push(HitUnit(self.effect, self.actor, self.chooser, self.left - 1))


def _remove(play: WeimarRunner, effect: Dissolve | Withdraw, actor: str) -> None:
    chooser = _chooser(play, effect.units, effect.by_self, actor)
    play.push(HitUnit(effect, actor, chooser, effect.number))


def _flip(play: WeimarRunner, effect: Flip, actor: str) -> None:
    play.push(HitUnit(effect, actor, actor, effect.number))


def _far_removal(play: WeimarRunner, effect: Removal, actor: str) -> int:
    number = 0
    for unit, city in targets(play, effect, actor):
        number += play.position.cities[city].units[unit]
    return far(number, effect.number)


# --- bringing back, reinforcing -----------------------------------------------------------------
class RedeployUnits(WeimarStep, frozen=True, tag="redeploy-units"):
    """Units from the dissolved area to cities."""

    actor: str
    units: tuple[str, ...]
    place: Place
    left: int

    def run(self, play: WeimarRunner) -> None:
        options = [unit for unit, _ in units.movable(play, self.units, dissolved=True)]
        if not options or not cities_at(play, self.place, self.actor):
            return
        play.ask(self, self.actor, q.REDEPLOY_UNIT, options, WeimarSubject(card=play.frame.source))

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        if option != q.PASS:
            play.push(RedeployTo(self, option))


class RedeployTo(WeimarStep, frozen=True, tag="redeploy-to"):
    """Where the unit returns to the streets."""

    redeploy: RedeployUnits
    unit: str

    def run(self, play: WeimarRunner) -> None:
        cities = cities_at(play, self.redeploy.place, self.redeploy.actor)
        subject = WeimarSubject(unit=self.unit, origin="dissolved")
        play.ask(self, self.redeploy.actor, q.MOVE_TO, cities, subject)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        redeploy = self.redeploy
        units.move_unit(play, redeploy.actor, self.unit, "dissolved", option)
        play.frame.there = option
        if redeploy.left > 1:
            play.push(
                RedeployUnits(redeploy.actor, redeploy.units, redeploy.place, redeploy.left - 1)
            )


def _redeploy(play: WeimarRunner, effect: Redeploy, actor: str) -> None:
    _name_place(play, effect.place)
    kinds = _kinds(play, effect.units, actor)
    play.push(RedeployUnits(actor, kinds, effect.place, effect.number))


def _far_redeploy(play: WeimarRunner, effect: Redeploy, actor: str) -> int:
    if not cities_at(play, effect.place, actor):
        return NONE
    dissolved = play.position.dissolved
    number = sum(dissolved.get(unit, 0) for unit in _kinds(play, effect.units, actor))
    return far(number, effect.number)


def _reinforce(play: WeimarRunner, effect: Reinforce, actor: str) -> None:
    units.reinforce(play, effect.unit, effect.number)


def _far_reinforce(play: WeimarRunner, effect: Reinforce, actor: str) -> int:
    return far(units.reinforcements_left(play, effect.unit), effect.number)


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
        Move: _far_move,
        Dissolve: _far_removal,
        Withdraw: _far_removal,
        Flip: _far_removal,
        Redeploy: _far_redeploy,
        Reinforce: _far_reinforce,
    }
)
