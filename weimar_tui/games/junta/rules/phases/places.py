"""Phase 5: where the families spend the night (rules: Spieler wählen Ort)."""

from __future__ import annotations

from weimar_tui.games.junta.rules import decision_types as q
from weimar_tui.games.junta.rules.component_data import PLACES
from weimar_tui.games.junta.rules.death_and_exile import go_into_exile
from weimar_tui.games.junta.rules.families import clockwise, present
from weimar_tui.games.junta.rules.negotiation.windows import PLACES as WINDOW, RESIGN, Talk
from weimar_tui.games.junta.rules.phases.election import resign
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep, enter


class PlacesPhase(JuntaStep, frozen=True, tag="places-phase"):
    """Talk, then all choose together and in secret."""

    def run(self, play: JuntaRunner) -> None:
        enter(play, "places")
        play.push(Talk(WINDOW), Resigning(), ChoosePlaces())


class Resigning(JuntaStep, frozen=True, tag="resigning"):
    """The President may have resigned while all were talking (ruling J75)."""

    def run(self, play: JuntaRunner) -> None:
        president = play.position.president
        if president and play.take_answers([president])[president] == RESIGN:
            resign(play)


class ChoosePlaces(JuntaStep, frozen=True, tag="choose-places"):
    """A place, or exile in an embassy; the President cannot go into exile (ruling J11)."""

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        exile = tuple(q.exile(area) for area in play.components.embassies)
        seats = present(position)
        if seats:
            play.ask_together(
                self,
                q.PLACE,
                {
                    seat: PLACES if seat == position.president else (*PLACES, *exile)
                    for seat in seats
                },
            )

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        position = play.position
        play.family(seat).choice = option
        if position.decisions:
            return
        for other in clockwise(position, position.president or position.host):
            family = play.family(other)
            if family.choice and isinstance(chosen := q.PLACE.read(family.choice), q.Exile):
                family.choice = ""
                go_into_exile(play, other, chosen.area)
        play.reveal()
