"""Tries an option, or the End of Decade, on a copy."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Unpack

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.decision_type import DecisionType
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.runner import HowAsked, StackReplaced
from weimar_tui.kernel.step import Step

from .actions import LivingStandard, Transfer
from .components import Components
from .decade import AfterDecade, EndHalf, FillHands
from .decade_end.course import PHASES
from .decision_types import DECISION_TYPES, NONE, STANDARD, STOP, VolkDecision
from .position import END_OF_DECADE, LAST_DECADE, VolkPosition
from .runner import VolkRunner
from .turn import EndTurn, NextTurn
from .unrest import EndImport, ImportProtest

Answer = Callable[[VolkRunner, str, VolkDecision, Sequence[str], Any], str]
"""Chooses an option, given `(runner, seat, question, options, subject)`."""

_BEYOND: tuple[type[Step], ...] = (EndTurn, NextTurn, EndHalf, AfterDecade, FillHands)
"""Steps at which a rehearsal stops, because what follows can need hidden cards."""

_NEXT: tuple[type[Step], ...] = (*_BEYOND, *(type(phase) for phase in PHASES))
"""Steps at which the rehearsal of one option stops, because they no longer belong to it."""


class Rehearsal(VolkRunner):
    """Plays on a copy, up to the first Step of a kind in `until`.

    `answer` answers every question at once; without it, the first question ends the rehearsal.
    """

    __slots__ = ("_answer", "_until")

    def __init__(
        self,
        position: VolkPosition,
        board: Components,
        *,
        answer: Answer | None = None,
        until: tuple[type[Step], ...] = _BEYOND,
        listen: bool = True,
    ) -> None:
        super().__init__(position, board, listen=listen)
        self._answer = answer
        self._until = until

    def ask(
        self,
        step: Step,
        seat: str,
        question: DecisionType,
        options: Sequence[str],
        subject: Any = None,
        **how: Unpack[HowAsked],
    ) -> None:
        """As in the kernel, or answered at once."""
        if self._answer is None or len(options) == 1:
            super().ask(step, seat, question, options, subject, **how)
        else:
            assert isinstance(question, VolkDecision)
            step.chosen(self, seat, self._answer(self, seat, question, options, subject))

    def run(self) -> None:
        """Run Steps until a question is open, the game is over or the action has ended."""
        position = self.position
        try:
            while position.steps and not position.decisions:
                if isinstance(position.steps[-1], self._until):
                    return
                position.steps.pop().run(self)
        except StackReplaced:
            pass


def after_option(
    board: Components, position: VolkPosition, decision: Decision, option: str
) -> VolkPosition:
    """The position after an option, as far as it follows without another question.

    It stops at the end of the action, or of the phase in the End of Decade.

    Works on a View: what is hidden stays hidden, and swapping hidden cards changes nothing.
    """
    if DECISION_TYPES[decision.kind].hidden:
        return position
    runner = Rehearsal(position.copy(), board, until=_NEXT, listen=False)
    runner.pick(decision.number, option)
    if decision.kind == STANDARD.kind:
        # The unrest of all areas goes at the end of the action (rulebook 6.3).
        return after_action(board, runner.position)
    return runner.position


def after_action(board: Components, position: VolkPosition) -> VolkPosition:
    """The position when living standard being placed has removed its unrest, and protests in West
    Berlin have spread to suppliers, or ended there; otherwise the position itself.

    The player places no more and passes nothing on; which supplier it is makes no difference to the
    number of markers. A View does not show the options, so the question is asked again.
    """
    steps = position.steps
    if position.half == END_OF_DECADE or not (steps and isinstance(steps[-1], _ENDINGS)):
        return position
    twin = position.copy()
    twin.decisions = []
    runner = Rehearsal(twin, board, answer=_last_answer, listen=False)
    while twin.steps and isinstance(twin.steps[-1], _ENDINGS):
        twin.steps.pop().run(runner)
    return twin


_ENDINGS: tuple[type[Step], ...] = (LivingStandard, Transfer, ImportProtest, EndImport)
"""Steps that can be carried out without a decision that matters for the sums."""


def _last_answer(
    _runner: VolkRunner, _seat: str, _asked: VolkDecision, options: Sequence[str], _subject: Any
) -> str:
    """The answer that adds nothing further to an action."""
    return next((option for option in (STOP, NONE) if option in options), options[0])


def after_phases(
    board: Components, position: VolkPosition, phases: Sequence[Step], answer: Answer
) -> Rehearsal:
    """Carry out phases on a copy; without `phases`, the rest of those under way.

    If one of their questions is open, it is asked and answered again, since a View does not show
    its options.
    """
    twin = position.copy()
    twin.decisions = []
    if phases:
        twin.steps = []
    if twin.playing:
        # The decade cannot end before this card has been put on the pile, where its flight symbols
        # count once.
        twin.pile.append(twin.playing)
        twin.playing = ""
    if twin.lesson:
        # This is part of a full game, which would continue.
        twin.lesson, twin.last_decade = False, LAST_DECADE
    runner = Rehearsal(twin, board, answer=answer)
    runner.push(*phases)
    runner.run()
    return runner


@dataclass(frozen=True)
class Phase:
    """A phase of the End of Decade on a copy: its number, events and the position after it."""

    number: int
    events: Sequence[Event]
    position: VolkPosition


def phase_by_phase(board: Components, position: VolkPosition, answer: Answer) -> Iterator[Phase]:
    """Carry out the End of Decade phase by phase, or what is left of the one under way.

    Stops where the game ends.
    """
    running = position.half == END_OF_DECADE
    first = position.phase if running else 0
    if running:
        twin = position.copy()
        twin.decisions = []
        runner = Rehearsal(twin, board, answer=answer, until=_NEXT)
        runner.run()
        yield Phase(first, runner.events or (), runner.position)
        position = runner.position
    for number, phase in enumerate(PHASES[first:], first + 1):
        if position.outcome is not None:
            return
        runner = after_phases(board, position, (phase,), answer)
        position = runner.position
        yield Phase(number, runner.events or (), position)
