"""What a game must offer to be played on this kernel."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any, ClassVar, Generic, Protocol

import msgspec
from typing_extensions import TypeVar

from weimar_tui.kernel.codec import Codec
from weimar_tui.kernel.constraints import Names
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.decision_type import Answer, DecisionType
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import P
from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.visibility import Viewer

T = TypeVar("T")

Disabled = tuple[str, str, dict[str, object]]
"""A visible option that cannot be picked now: its id, the reason's id, the reason's arguments."""

_encode = msgspec.json.Encoder().encode


class Chance(Protocol):
    """Where guesses come from, never the course of a game: `random.Random` is one."""

    def getrandbits(self, k: int, /) -> int: ...

    def choice(self, seq: Sequence[T]) -> T: ...

    def shuffle(self, x: MutableSequence[Any]) -> None: ...


class Game(Generic[P]):
    """A game: how it starts, how its Positions are written, and what a seat may know.

    Games derive from this class and override what they do otherwise. `digest` names the rules
    data in use by what of it plays, not by its wording (`packs.digest`); saves carry it. `codec`
    reads the game's positions and events, `viewer` shows a seat what it may know. `questions` are
    the kinds of question its Steps ask, by id; `sealed_kinds` those put to several of whom nobody
    may tell who has answered before all have: who takes longer would show what he holds.
    """

    id: ClassVar[str]
    codec: ClassVar[Codec[Any]]
    viewer: ClassVar[Viewer[Any]]
    questions: ClassVar[Mapping[str, DecisionType]] = {}
    sealed_kinds: ClassVar[frozenset[str]] = frozenset()
    digest: str

    def is_common(self, name: str) -> bool:
        """Whether a name is no secret in itself, wherever it stands.

        A promise hidden from others may say `pay:3`, which anybody may be asked to pick; the
        secrecy oracle then does not take reading `pay:3` for having seen the promise.
        """
        return False

    def question(self, decision: Decision) -> DecisionType:
        """What a decision asks. Raises KeyError for a kind that the game does not know."""
        return self.questions[decision.kind]

    def answer(self, decision: Decision, option: str) -> Answer | None:
        """What an option stands for; None if it is no answer to what is asked."""
        try:
            answer: Answer = self.question(decision).read(option)
        except (KeyError, ValueError):
            return None
        return answer

    # --- playing --------------------------------------------------------------------------------
    def seats(
        self, scenario: str = "main", options: Mapping[str, object] | None = None
    ) -> tuple[str, ...]:
        """The seats in turn order; the option `seats` says how many, where that can be chosen.

        Raises KernelError for an unknown scenario and a number that cannot play it.
        """
        raise NotImplementedError

    def set_up(self, scenario: str, dice: Dice, options: Mapping[str, object]) -> P:
        """The table of a new game, with the Steps that begin it.

        Raises KernelError for an unknown scenario or an option that does not fit.
        """
        raise NotImplementedError

    def start(
        self,
        scenario: str = "main",
        seed: str = "",
        options: Mapping[str, Any] | None = None,
        listen: bool = True,
    ) -> Runner[P]:
        """A new game, run to its first question.

        `options`: besides the game's own, `dice` (faces to fall first) and `recorded` (outcomes
        of a journal). Raises as `set_up` does.
        """
        options = options or {}
        dice = Dice(
            seed=seed,
            script=[int(face) for face in options.get("dice", ())],
            recorded=[int(number) for number in options.get("recorded", ())],
        )
        runner = self.resume(self.set_up(scenario, dice, options), listen)
        runner.run()
        return runner

    def resume(self, position: P, listen: bool = True) -> Runner[P]:
        """Go on from a position."""
        raise NotImplementedError

    def options_of(self, position: P) -> Mapping[str, Any]:
        """Options that begin a game like the one this position is of: who plays, and how many."""
        return {}

    def scenario_of(self, position: P) -> str:
        """The scenario that a position is one of."""
        return "main"

    def names(self, position: P) -> Names:
        """The names that may stand in a position, by kind (`kernel.constraints`)."""
        return {}

    def chapter(self, position: P) -> int:
        """The round; the journal writes a checkpoint whenever it changes."""
        raise NotImplementedError

    def victory_points(self, position: P) -> Mapping[str, int]:
        """The points of every seat, in games that are counted in them."""
        return {}

    # --- writing --------------------------------------------------------------------------------
    def encode(self, position: P) -> bytes:
        """The position as JSON."""
        return _encode(position)

    def decode(self, data: bytes) -> P:
        """The position back from JSON. Raises KernelError when it is none."""
        position: P = self.codec.position(data)
        return position

    def decode_event(self, data: bytes) -> Event:
        """An event back from JSON."""
        return self.codec.event(data)

    def copy(self, position: P) -> P:
        """An independent copy."""
        return position.copy()

    # --- knowing --------------------------------------------------------------------------------
    def view(self, position: P, seat: str | None) -> P:
        """What a seat (None: a spectator) may know, in the shape of a position."""
        seen: P = self.viewer.view(position, seat)
        return seen

    def determinize(self, view: P, chance: Chance) -> P:
        """A legal position that the view could be of: what is hidden is dealt anew, by chance.

        Everything that the rules keep secret is dealt anew, whatever the view shows of it, and
        the dice are fresh, so nothing true can be learnt from the result. It can be played on:
        questions put to others have the options they have there (`worlds.ask_anew`).
        """
        raise NotImplementedError

    # --- helping --------------------------------------------------------------------------------
    def disabled_options(self, position: P, decision: Decision) -> Sequence[Disabled]:
        """Visible but illegal options of a decision, and why they are."""
        return ()

    def nothing_to_decide(self, position: P, decision: Decision) -> str | None:
        """The one answer a seat could give at a table elsewhere; None where it must be asked.

        Works on views. Tables answer so by themselves, after a while, for those who wish it.
        """
        return "pass" if decision.options == ("pass",) else None

    def may_hold_answer(self, view: P, decision: Decision) -> bool:
        """Whether a seat with nothing to decide may, for all a spectator can tell, have had more.

        `view` is a spectator's, `decision` the question as it stands there. Tables answer after a
        while only where it may: where nobody can hold anything, answering at once tells nothing.
        """
        return True

    def late_answer(self, decision: Decision) -> str | None:
        """What a seat says whose time is over; None where a bot has to answer for it."""
        return None

    def matters(self, position: P, decision: Decision) -> bool:
        """Whether a seat that may pass wants to be asked: could it make a difference worth it?

        Works on views. It decides nothing: tables pass for those who want to be asked only where
        it matters.
        """
        return True

    def preview(self, position: P, decision: Decision, option: str) -> object | None:
        """What an option would bring (dice, chances, dangers), as far as it can be computed now.

        Works on views: nothing hidden is looked at. What it is made of is the game's own affair.
        """
        return None

    def check(self, position: P) -> list[str]:
        """Invariants of the game that do not hold, a line each; fuzzing and tests ask."""
        return []
