"""The beginning of a phase, and points taken in turn (rulebook 9)."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules import decision_types as q
from weimar_tui.games.wir_sind_das_volk.rules.events import PhaseStarted
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST, OPPONENT, RHEINSBERG
from weimar_tui.games.wir_sind_das_volk.rules.network import (
    dismantle,
    dismantling_sites,
    lines_of,
    make_rundown,
    sound_factories,
)
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner, VolkStep
from weimar_tui.games.wir_sind_das_volk.rules.subjects import Pieces


def begin(play: VolkRunner, phase: int) -> None:
    """A numbered phase begins."""
    play.position.phase = phase
    play.emit(PhaseStarted(phase))


class Alternate(VolkStep, frozen=True, tag="alternate"):
    """The seats in turn take a point of the East's economy, as long as there is any (9.1, 9.3).

    `why`: `flight` dismantles, `rundown` makes factories rundown, `currency` takes infrastructure
    or Rheinsberg.
    """

    seat: str
    left: int
    why: str

    def run(self, play: VolkRunner) -> None:
        options = self._options(play)
        if self.left and options:
            question = q.RUNDOWN if self.why == "rundown" else q.DISMANTLE
            play.ask(self, self.seat, question, options, Pieces(EAST, self.left, self.why))

    def chosen(self, play: VolkRunner, seat: str, option: str) -> None:
        play.push(Alternate(OPPONENT[self.seat], self.left - 1, self.why))
        if self.why == "rundown":
            make_rundown(play, self.seat, option, self.why)
        else:
            dismantle(play, self.seat, option, self.why)

    def _options(self, play: VolkRunner) -> list[str]:
        board, position = play.board, play.position
        match self.why:
            case "flight":
                return dismantling_sites(board, position, EAST)
            case "rundown":
                return sound_factories(board, position)
            case _:
                standing = [RHEINSBERG] if RHEINSBERG in position.factories else []
                return standing + lines_of(board, position, EAST)
