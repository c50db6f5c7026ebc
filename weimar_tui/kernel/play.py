"""The run loop: the only thing that drives a Position on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.kernel.errors import DeadEnd, IllegalPick
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Outcome, Position
from weimar_tui.kernel.step import Step

P = TypeVar("P", bound=Position)

_NOTHING: Subject = {}


class WorkDropped(Exception):
    """Raised when the game ends so that nothing further is carried out; the run loop catches it."""


class Play(Generic[P]):
    """A Position being played.

    Steps call `emit`, `ask`, `push` and `end`; the outside calls `pick`. `events` collects what
    happened; set it to None where nobody listens (fast simulation).
    """

    __slots__ = ("events", "position")

    def __init__(self, position: P, *, listen: bool = True) -> None:
        self.position = position
        self.events: list[Event] | None = [] if listen else None

    # --- for Steps ------------------------------------------------------------------------------
    def emit(self, event: Event) -> None:
        """Tell what happened."""
        if self.events is not None:
            self.events.append(event)

    def push(self, *steps: Step) -> None:
        """Put Steps on the stack; the first one given runs first."""
        if len(steps) == 1:
            self.position.steps.append(steps[0])
        else:
            self.position.steps.extend(reversed(steps))

    def ask(
        self,
        step: Step,
        seat: str,
        kind: str,
        options: Sequence[str],
        subject: Subject = _NOTHING,
        *,
        always: bool = False,
    ) -> None:
        """Ask one seat; `step.chosen` goes on with the answer.

        A single option is no question and is taken at once, unless `always` (a question that
        must be put so that its absence betrays nothing).
        Raises DeadEnd when there is no option at all.
        """
        if len(options) <= 1 and not always:
            if not options:
                raise DeadEnd(f"no option for {seat} in {kind}")
            step.chosen(self, seat, options[0])
            return
        self.ask_together(step, kind, {seat: options}, subject)

    def ask_together(
        self,
        step: Step,
        kind: str,
        options: dict[str, Sequence[str]],
        subject: Subject = _NOTHING,
    ) -> None:
        """Ask several seats at once, each with its own options; answers come in any order."""
        position = self.position
        position.steps.append(step)
        for seat, offered in options.items():
            position.asked += 1
            position.decisions.append(Decision(position.asked, seat, kind, tuple(offered), subject))

    def end(self, outcome: Outcome) -> None:
        """End the game at once. Raises WorkDropped, which the run loop catches."""
        self.position.outcome = outcome
        self.drop_all_for()

    def drop_all_for(self, *steps: Step) -> None:
        """Forget everything that was still to happen and go on with `steps` alone.

        Raises WorkDropped, which the run loop catches.
        """
        self.position.steps.clear()
        self.position.decisions.clear()
        self.push(*steps)
        raise WorkDropped

    # --- for the outside ------------------------------------------------------------------------
    def decision_of(self, seat: str) -> Decision | None:
        """The open decision of a seat, if it is asked anything."""
        for decision in self.position.decisions:
            if decision.seat == seat:
                return decision
        return None

    def pick(self, number: int, option: str) -> None:
        """Answer the open decision `number` with `option` and play on to the next question.

        Raises IllegalPick, changing nothing, if the decision is not open or does not offer it.
        """
        position = self.position
        decisions = position.decisions
        for decision in decisions:
            if decision.number == number:
                break
        else:
            raise IllegalPick(f"decision {number} is not open", id="question-closed")
        if option not in decision.options:
            raise IllegalPick(
                f"option '{option}' is not among the {len(decision.options)} options "
                f"of decision {number}",
                id="answer-unknown",
            )
        decisions.remove(decision)
        position.dice.drawn = []
        step: Step = position.steps[-1] if decisions else position.steps.pop()
        try:  # noqa: SIM105 - a context manager costs too much here
            step.chosen(self, decision.seat, option)
        except WorkDropped:
            pass  # the run loop goes on with what is left
        if not decisions:
            self.run()

    def run(self) -> None:
        """Run Steps until somebody is asked or the game is over.

        Raises DeadEnd if the stack runs empty without an outcome.
        """
        position = self.position
        steps = position.steps
        decisions = position.decisions
        while steps and not decisions:
            try:
                while steps and not decisions:
                    steps.pop().run(self)
            except WorkDropped:
                continue
        if not decisions and position.outcome is None:
            raise DeadEnd("nothing is left to do and nobody has won")
