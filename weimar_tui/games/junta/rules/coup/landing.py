"""Units that enter the city: from off the map, and by cards (rules: Landung)."""

from __future__ import annotations

from typing import NamedTuple

from .. import decision_types as dt, vocabulary as v
from ..cards import playable, spend_card
from ..coup_events import Landed
from ..families import acting
from ..runner import JuntaRunner, JuntaStep
from ..subjects import UnitAt
from ..units import add, arrival, place, supply_left
from .common import the_coup


def landings(runner: JuntaRunner, seat: str) -> list[str]:
    """Units off the map that this family can still land."""
    position = runner.position
    landed = position.coup.landed if position.coup is not None else []
    own = position.families[seat].offices
    return [
        unit.id
        for unit in runner.components.landing
        if unit.id not in landed
        and (unit.office in own or unit.office == position.brother_in_law)
        and acting(position, unit.office) == seat
    ]


class LandAt(JuntaStep, frozen=True, tag="land-at"):
    """Marines land at the river, paratroops anywhere; both can move afterwards (ruling J49)."""

    seat: str
    unit: str

    def run(self, runner: JuntaRunner) -> None:
        lands = runner.components.units[self.unit].lands
        options = runner.components.river if lands == "river" else runner.components.area_ids
        runner.ask(self, self.seat, dt.LAND_AT, options, UnitAt(self.unit))

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        coup = the_coup(runner)
        coup.landed.append(self.unit)
        coup.must = ""
        number = runner.components.units[self.unit].number
        add(runner, option, self.unit, seat, number, came=arrival(runner))
        runner.emit(Landed(seat, self.unit, option))


def unit_cards(runner: JuntaRunner, seat: str) -> list[str]:
    """Cards that bring units still in the supply."""
    return [
        card
        for card in playable(runner, seat, v.PlaceUnits)
        if any(arrival.number for arrival in arrivals(runner, card))
    ]


class Arrival(NamedTuple):
    """The units that a card brings: `number` come, of the `printed` ones (ruling J47)."""

    unit: str
    printed: int
    number: int


def arrivals(runner: JuntaRunner, card: str) -> list[Arrival]:
    """What a card would bring now, as far as the supply goes."""
    return [
        Arrival(word.unit, word.number, min(word.number, supply_left(runner, word.unit)))
        for word in runner.components.effect(card)
        if isinstance(word, v.PlaceUnits)
    ]


def play_units(runner: JuntaRunner, seat: str, card: str) -> None:
    """Lay a unit card, which stays on the table until the aftermath."""
    spend_card(runner, seat, card, lies=True)
    runner.push(PlaceAt(seat, card))


class PlaceAt(JuntaStep, frozen=True, tag="place-at"):
    """Place new units, as far as the supply goes (ruling J47). The police can respond
    to a Rebel's red ones."""

    seat: str
    card: str

    def run(self, runner: JuntaRunner) -> None:
        word = self._word(runner)
        runner.ask(self, self.seat, dt.PLACE_AT, word.areas, UnitAt(word.unit, card=self.card))

    def _word(self, runner: JuntaRunner) -> v.PlaceUnits:
        return next(w for w in runner.components.effect(self.card) if isinstance(w, v.PlaceUnits))

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        coup = the_coup(runner)
        unit, _, number = arrivals(runner, self.card)[0]
        place(runner, self.seat, unit, number, option)
        if coup.phase == 0 and unit in runner.components.red and option not in coup.red_areas:
            coup.red_areas.append(option)
