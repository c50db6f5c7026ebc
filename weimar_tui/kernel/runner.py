"""The run loop, the only code that advances a Position."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypedDict

from weimar_tui.kernel.decision import LINKS, Decision, Subject
from weimar_tui.kernel.decision_type import DecisionType, S
from weimar_tui.kernel.errors import DeadEnd, GroupStillOpen, IllegalPick
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Outcome, P
from weimar_tui.kernel.step import Step


class StackReplaced(Exception):
    """Ends the current Step because the stack was replaced; the run loop catches it."""


def _as_counted(decision: Decision) -> int:
    return decision.number % LINKS


class HowAsked(TypedDict, total=False):
    """Further options of a question to one seat."""

    private: Subject | None
    seen_as: DecisionType | None
    always: bool
    link: bool


class Runner(Generic[P]):
    """A Position being played.

    Steps call `emit`, `ask`, `push` and `end`; callers use `pick`. `events` collects what happened;
    None disables that (fast simulation). `group_open` says whether others asked together with the
    last pick still have to answer, so that no Step has run since; `has_revealed` whether it drew or
    revealed anything, so that it cannot be undone. `reason_ids`: ids of the reasons given with the
    pick, for rules that pass them on. `unwatched`: no observer can learn from which seats are asked
    (imagined worlds, statistics), so a single option is always taken at once. `no_subject` is the
    default subject of a decision: a game's own empty Subject.
    """

    __slots__ = (
        "_answered",
        "_asked_more",
        "_asking",
        "events",
        "group_open",
        "has_revealed",
        "position",
        "reason_ids",
        "unwatched",
    )

    no_subject: ClassVar[Subject] = Subject()

    def __init__(self, position: P, *, listen: bool = True) -> None:
        self.position = position
        self.events: list[Event] | None = [] if listen else None
        self.group_open = False
        self.has_revealed = False
        self.reason_ids: tuple[str, ...] = ()
        self.unwatched = False
        self._asking: Step | None = None
        self._answered: Decision | None = None

    # --- for Steps ------------------------------------------------------------------------------
    def emit(self, event: Event) -> None:
        """Record what happened."""
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
        question: DecisionType[S],
        options: Sequence[str],
        subject: S | None = None,
        *,
        private: Subject | None = None,
        seen_as: DecisionType | None = None,
        always: bool = False,
        link: bool = False,
    ) -> None:
        """Ask one seat; the answer goes to `step.chosen`.

        `subject` is public, `private` is only for the seat; `seen_as` replaces the question for
        others. `link`: the question is the next link of a chain for the seat whose answer is being
        carried out, and others do not notice it. Not after a question to several seats together,
        where the number would reveal the last to answer. A single option is taken at once, unless
        `always` (the question must be asked so that its absence reveals nothing). Raises DeadEnd
        without any option.
        """
        if len(options) <= 1 and (not always or self.unwatched):
            if not options:
                raise DeadEnd("rules-no-option", seat=seat, question=str(question))
            step.chosen(self, seat, options[0])
            return
        self.position.steps.append(step)
        self._open(step, seat, question, options, subject, private, seen_as, link=link)

    def ask_together(
        self,
        step: Step,
        question: DecisionType[S],
        options: Mapping[str, Sequence[str]],
        subject: S | None = None,
        *,
        private: Mapping[str, Subject] | None = None,
    ) -> None:
        """Ask several seats at once, each with its own options; answers come in any order.

        `private` holds what only that seat learns. `step.chosen` is called for every answer as it
        arrives; it may push Steps only at the last one, when the whole group has answered.
        """
        private = private or {}
        self.position.steps.append(step)
        together = len(options) > 1
        for seat, offered in options.items():
            own = private.get(seat)
            self._open(step, seat, question, offered, subject, own, together=together)

    def ask_more(
        self,
        step: Step,
        seat: str,
        question: DecisionType[S],
        options: Sequence[str],
        subject: S | None = None,
        *,
        private: Subject | None = None,
        seen_as: DecisionType | None = None,
        link: bool = False,
    ) -> None:
        """Ask a seat again in the group being answered, while others may still be thinking.

        For `chosen` of a Step that asked several seats: the group then also waits for this answer.
        `step` receives all further answers of the group: the Step itself, or its successor. The
        question is asked even if it has a single option.
        """
        steps, answered = self.position.steps, self._answered
        self._asked_more = True
        together = bool(self.position.decisions) or (answered is not None and answered.together)
        if self.position.decisions:
            steps[-1] = step
        else:
            steps.append(step)
        self._open(
            step, seat, question, options, subject, private, seen_as, link=link, together=together
        )

    def _open(
        self,
        step: Step,
        seat: str,
        question: DecisionType,
        options: Sequence[str],
        subject: Subject | None,
        private: Subject | None,
        seen_as: DecisionType | None = None,
        *,
        link: bool = False,
        together: bool = False,
    ) -> None:
        """Add a question to the open group, whose answers go to `step`."""
        position, answered = self.position, self._answered
        self._asking = step
        if subject is None:
            subject = self.no_subject
        kind, seen = question.kind, "" if seen_as is None else seen_as.kind
        if (
            link
            and answered is not None
            and answered.seat == seat
            and together >= answered.together
        ):
            number = answered.number + LINKS
        else:
            position.asked = number = position.asked + 1
        decision = Decision(number, seat, kind, tuple(options), subject, private, seen, together)
        if number > LINKS:  # others see the original number
            insort(position.decisions, decision, key=_as_counted)
        else:
            position.decisions.append(decision)

    def end(self, outcome: Outcome) -> None:
        """End the game at once. Raises StackReplaced, which the run loop catches."""
        self.position.outcome = outcome
        self.drop_all_for()

    def drop_all_for(self, *steps: Step) -> None:
        """Replace everything that was still to happen by `steps`.

        Raises StackReplaced, which the run loop catches.
        """
        self.position.steps.clear()
        self.position.decisions.clear()
        self.push(*steps)
        raise StackReplaced

    # --- for the outside ------------------------------------------------------------------------
    def decision_of(self, seat: str) -> Decision | None:
        """The open decision of a seat, if it is asked anything."""
        for decision in self.position.decisions:
            if decision.seat == seat:
                return decision
        return None

    def pick(self, number: int, option: str, reason_ids: tuple[str, ...] = ()) -> None:
        """Answer the open decision `number` with `option` and play on to the next question.

        `reason_ids` are the reasons; they only affect what others learn of the choice. Raises
        IllegalPick, changing nothing, if the decision is not open or does not offer the option, and
        GroupStillOpen if a Step was pushed before the whole group has answered.
        """
        position = self.position
        decisions = position.decisions
        for decision in decisions:
            if decision.number == number:
                break
        else:
            raise IllegalPick("pick-closed", decision=number)
        if option not in decision.options:
            raise IllegalPick(
                "pick-unknown", option=option, offered=len(decision.options), decision=number
            )
        decisions.remove(decision)
        self._answered = decision
        position.dice.drawn = []
        revealed = position.revealed
        others = bool(decisions)
        self._asked_more = False
        self.reason_ids = reason_ids
        step = position.steps[-1] if others else position.steps.pop()
        self._asking = step
        try:  # noqa: SIM105 - a context manager costs too much here
            step.chosen(self, decision.seat, option)
        except StackReplaced:
            pass  # the run loop continues with the new stack
        self.group_open = bool(decisions) and (others or self._asked_more)
        if not decisions:
            self.run()
        elif position.steps[-1] is not self._asking:
            raise GroupStillOpen(
                "rules-group-open",
                step=type(position.steps[-1]).__name__,
                seats=", ".join(asked.seat for asked in decisions),
            )
        self.has_revealed = position.revealed != revealed or bool(position.dice.drawn)

    def run(self) -> None:
        """Run Steps until a seat is asked or the game is over.

        Raises DeadEnd if the stack runs empty without an outcome.
        """
        position = self.position
        steps = position.steps
        decisions = position.decisions
        while steps and not decisions:
            try:
                while steps and not decisions:
                    steps.pop().run(self)
            except StackReplaced:
                continue
        if not decisions and position.outcome is None:
            raise DeadEnd("rules-no-end")
