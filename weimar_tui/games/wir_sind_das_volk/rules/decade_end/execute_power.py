"""State power is carried out (rulebook 9.8)."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules import decision_types as q
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.phase import begin
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner, VolkStep
from weimar_tui.games.wir_sind_das_volk.rules.state_power import (
    fresh_cards,
    refresh,
    usable_areas,
    use_power,
)
from weimar_tui.games.wir_sind_das_volk.rules.subjects import Pieces


class ExecutePower(VolkStep, frozen=True, tag="execute-power"):
    """9.8: every unused card removes 1 unrest, whether the East likes it or not (ruling W32)."""

    def run(self, play: VolkRunner) -> None:
        begin(play, 8)
        play.push(UseFreshCards())


class UseFreshCards(VolkStep, frozen=True, tag="use-fresh-cards"):
    """Card by card, as long as there is unrest; then all are fresh again."""

    def run(self, play: VolkRunner) -> None:
        areas = usable_areas(play.position)
        if areas:
            subject = Pieces(EAST, fresh_cards(play.position), "power")
            play.ask(self, EAST, q.REMOVE_UNREST, areas, subject)
        else:
            refresh(play)

    def chosen(self, play: VolkRunner, seat: str, option: str) -> None:
        play.push(self)
        use_power(play, option)
