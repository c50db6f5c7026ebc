"""Phase 5: where the families spend the night (rules: Spieler wählen Ort)."""

from __future__ import annotations

from .. import decision_types as dt
from ..component_data import PLACES
from ..death_and_exile import go_into_exile
from ..families import clockwise, present
from ..negotiation.windows import PLACES as WINDOW, RESIGN, Talk
from ..runner import JuntaRunner, JuntaStep, enter
from .election import resign


class PlacesPhase(JuntaStep, frozen=True, tag="places-phase"):
    """Talk, then all choose at the same time in secret."""

    def run(self, runner: JuntaRunner) -> None:
        enter(runner, "places")
        runner.push(Talk(WINDOW), Resigning(), ChoosePlaces())


class Resigning(JuntaStep, frozen=True, tag="resigning"):
    """The President may have resigned during the window (ruling J75)."""

    def run(self, runner: JuntaRunner) -> None:
        president = runner.position.president
        if president and runner.take_answers([president])[president] == RESIGN:
            resign(runner)


class ChoosePlaces(JuntaStep, frozen=True, tag="choose-places"):
    """A place, or exile in an embassy; the President cannot go into exile (ruling J11)."""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        exile = tuple(dt.exile(area) for area in runner.components.embassies)
        seats = present(position)
        if seats:
            runner.ask_together(
                self,
                dt.PLACE,
                {
                    seat: PLACES if seat == position.president else (*PLACES, *exile)
                    for seat in seats
                },
            )

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        position = runner.position
        runner.family(seat).choice = option
        if position.decisions:
            return
        for other in clockwise(position, position.president or position.host):
            family = runner.family(other)
            if family.choice and isinstance(chosen := dt.PLACE.read(family.choice), dt.Exile):
                family.choice = ""
                go_into_exile(runner, other, chosen.area)
        runner.reveal()
