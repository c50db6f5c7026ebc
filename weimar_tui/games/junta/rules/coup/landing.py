"""Units that come to the city: from off the map, and by cards (rules: Landung)."""

from __future__ import annotations

from weimar_tui.games.junta.rules import decision_types as q, vocabulary as v
from weimar_tui.games.junta.rules.cards import playable, use_up
from weimar_tui.games.junta.rules.coup.common import the_coup
from weimar_tui.games.junta.rules.events import Landed
from weimar_tui.games.junta.rules.families import acting
from weimar_tui.games.junta.rules.position import Asked
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep
from weimar_tui.games.junta.rules.units import add, arrival, place, supply_left


def landings(play: JuntaRunner, seat: str) -> list[str]:
    """Units that still wait off the map for this family's word."""
    position = play.position
    landed = position.coup.landed if position.coup is not None else []
    own = position.families[seat].offices
    return [
        unit.id
        for unit in play.components.landing
        if unit.id not in landed
        and (unit.office in own or unit.office == position.brother_in_law)
        and acting(position, unit.office) == seat
    ]


class LandAt(JuntaStep, frozen=True, tag="land-at"):
    """Marines land at the river, paratroops anywhere; they may move afterwards (ruling J49)."""

    seat: str
    unit: str

    def run(self, play: JuntaRunner) -> None:
        lands = play.components.units[self.unit].lands
        options = play.components.river if lands == "river" else play.components.area_ids
        play.ask(self, self.seat, q.LAND_AT, options, Asked(unit=self.unit))

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        coup = the_coup(play)
        coup.landed.append(self.unit)
        coup.must = ""
        number = play.components.units[self.unit].number
        add(play, option, self.unit, seat, number, came=arrival(play))
        play.emit(Landed(seat, self.unit, option))


def unit_cards(play: JuntaRunner, seat: str) -> list[str]:
    """Cards that bring units of which some are left."""
    return [
        card
        for card in playable(play, seat, v.PlaceUnits)
        if any(
            isinstance(word, v.PlaceUnits) and supply_left(play, word.unit)
            for word in play.components.effect(card)
        )
    ]


def play_units(play: JuntaRunner, seat: str, card: str) -> None:
    """Lay a unit card: it lies until the aftermath."""
    use_up(play, seat, card, lies=True)
    play.push(PlaceAt(seat, card))


class PlaceAt(JuntaStep, frozen=True, tag="place-at"):
    """New units: as many as there are (ruling J47). The police may answer red ones of a Rebel."""

    seat: str
    card: str

    def run(self, play: JuntaRunner) -> None:
        word = self._word(play)
        play.ask(self, self.seat, q.PLACE_AT, word.areas, Asked(card=self.card, unit=word.unit))

    def _word(self, play: JuntaRunner) -> v.PlaceUnits:
        return next(w for w in play.components.effect(self.card) if isinstance(w, v.PlaceUnits))

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        coup = the_coup(play)
        word = self._word(play)
        number = min(word.number, supply_left(play, word.unit))
        place(play, self.seat, word.unit, number, option)
        if coup.phase == 0 and word.unit in play.components.red and option not in coup.red_areas:
            coup.red_areas.append(option)
