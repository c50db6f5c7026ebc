"""The runner for a game of Junta: the kernel's runner plus the components."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.step import Step

from .components import Components
from .coup_events import ExcuseTurned
from .events import PhaseBegan
from .position import Family, JuntaPosition
from .subjects import JuntaSubject


class JuntaRunner(Runner[JuntaPosition]):
    """What every rule of Junta receives: `position`, `components`, and the kernel's operations."""

    __slots__ = ("components",)

    no_subject: ClassVar[JuntaSubject] = JuntaSubject()

    def __init__(
        self, position: JuntaPosition, components: Components, *, listen: bool = True
    ) -> None:
        super().__init__(position, listen=listen)
        self.components = components

    def family(self, seat: str) -> Family:
        return self.position.families[seat]

    def keep_answer(self, seat: str, option: str) -> bool:
        """Keep one of several families' answers; return whether all have answered now."""
        self.family(seat).answer = option
        return not self.position.decisions

    def take_answers(self, seats: Iterable[str]) -> dict[str, str]:
        """Take the families' answers to a question put to several, which is over."""
        answers = {}
        for seat in seats:
            answers[seat], self.family(seat).answer = self.family(seat).answer, ""
        return answers

    def reveal(self) -> None:
        """Make the current pick final, because it has revealed or settled something."""
        self.position.revealed += 1


class JuntaStep(Step[JuntaRunner], frozen=True):
    """Base class of Junta's Steps."""


def enter(runner: JuntaRunner, phase: str) -> None:
    """Begin a phase; every family can resign once in it."""
    runner.position.phase = phase
    runner.position.resigned = []
    runner.emit(PhaseBegan(phase))


def set_excuse(runner: JuntaRunner, reason: str, family: str = "") -> None:
    """Allow anyone to start a coup from now on this round."""
    if not runner.position.excuse:
        runner.position.excuse = True
        runner.emit(ExcuseTurned(reason, family))
        runner.reveal()
