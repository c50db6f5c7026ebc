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
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import P
from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.visibility import Viewer

T = TypeVar("T")

Disabled = tuple[str, str, dict[str, object]]
"""A visible option that cannot be picked now: its id, the reason's id, the reason's arguments."""

_encode = msgspec.json.Encoder().encode


class Chance(Protocol):
    """Random source for guesses, never for the course of a game: `random.Random` is one."""

    def getrandbits(self, k: int, /) -> int: ...

    def choice(self, seq: Sequence[T]) -> T: ...

    def shuffle(self, x: MutableSequence[Any]) -> None: ...


class Game(Generic[P]):
    """A game: how it starts, how its Positions are encoded, and what a seat can know.

    Games derive from this class and override what differs. `digest` identifies the rules data in
    use, ignoring its wording (`packs.digest`); saves carry it. `codec` reads the game's positions
    and events, `viewer` makes views. `questions` are the kinds of question its Steps ask, by id.
    `sealed_kinds` are those that hide who has answered until all seats have, since a long wait
    would reveal what a seat holds. `reaction_kinds` are those by which seats react to what another
    one does, and which they can pass. `common_defeat`: the rules let all seats lose together.
    """

    id: ClassVar[str]
    codec: ClassVar[Codec[Any]]
    viewer: ClassVar[Viewer[Any]]
    questions: ClassVar[Mapping[str, DecisionType]] = {}
    sealed_kinds: ClassVar[frozenset[str]] = frozenset()
    reaction_kinds: ClassVar[frozenset[str]] = frozenset()
    common_defeat: ClassVar[bool] = False
    digest: str

    def is_common(self, name: str) -> bool:
        """Whether a name is never secret in itself.

        A hidden promise may contain `pay:3`, which any seat could be asked to pick; the secrecy
        checks then do not treat `pay:3` in a view as a leak of the promise.
        """
        return False

    def question(self, decision: Decision) -> DecisionType:
        """The type of a decision. Raises KeyError for a kind that the game does not have."""
        return self.questions[decision.kind]

    def answer(self, decision: Decision, option: str) -> Answer | None:
        """The answer behind an option; None if the option does not fit the question."""
        try:
            answer: Answer = self.question(decision).read(option)
        except (KeyError, ValueError):
            return None
        return answer

    # --- playing --------------------------------------------------------------------------------
    def seats(
        self, scenario: str = "main", options: Mapping[str, object] | None = None
    ) -> tuple[str, ...]:
        """The seats in turn order; the option `seats` sets their number, where that can be chosen.

        Raises KernelError for an unknown scenario or an unsupported number.
        """
        raise NotImplementedError

    def set_up(self, scenario: str, dice: Dice, options: Mapping[str, object]) -> P:
        """The position of a new game, with its first Steps.

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
        """Start a new game and run it to its first question.

        `options`: besides the game's own, `dice` (faces to roll first) and `recorded` (outcomes of
        a journal). Raises like `set_up`.
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
        """Continue from a position."""
        raise NotImplementedError

    def options_of(self, position: P) -> Mapping[str, Any]:
        """Options for a new game like this one: the seats and their number."""
        return {}

    def scenario_of(self, position: P) -> str:
        return "main"

    def names(self, position: P) -> Names:
        """Valid names in a position, by kind (`kernel.constraints`)."""
        return {}

    def chapter(self, position: P) -> int:
        """The round; the journal writes a checkpoint whenever it changes."""
        raise NotImplementedError

    def victory_points(self, position: P) -> Mapping[str, int]:
        """The points of every seat, in games that count points."""
        return {}

    # --- writing --------------------------------------------------------------------------------
    def encode(self, position: P) -> bytes:
        """The position as JSON."""
        return _encode(position)

    def decode(self, data: bytes) -> P:
        """Decode a position from JSON, including one of an older version of the game.

        Raises KernelError for anything else.
        """
        try:
            position: P = self.codec.position(data)
        except KernelError:
            try:
                older = self.from_older(data)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                older = data
            position = self.codec.position(older)
        return position

    def from_older(self, data: bytes) -> bytes:
        """Convert a position of an older version of the game to the current form.

        Raises msgspec.MsgspecError if it is not one.
        """
        return data

    def decode_event(self, data: bytes) -> Event:
        """Decode an event from JSON."""
        return self.codec.event(data)

    def copy(self, position: P) -> P:
        return position.copy()

    # --- knowing --------------------------------------------------------------------------------
    def view(self, position: P, seat: str | None) -> P:
        """The position as a seat (None: a spectator) sees it."""
        seen: P = self.viewer.view(position, seat)
        return seen

    def determinize(self, view: P, chance: Chance) -> P:
        """A legal position consistent with the view, with everything hidden redealt at random.

        Everything that the rules keep secret is redealt, even if the view happens to show it, and
        the dice are fresh, so the result reveals nothing. It can be played on: questions to others
        have the options they would have there (`worlds.ask_anew`).
        """
        raise NotImplementedError

    # --- helping --------------------------------------------------------------------------------
    def disabled_options(self, position: P, decision: Decision) -> Sequence[Disabled]:
        """Visible but illegal options of a decision, with the reasons."""
        return ()

    def nothing_to_decide(self, position: P, decision: Decision) -> str | None:
        """The only answer a seat could give, for automatic replies; None where it must be asked.

        Works on views. Tables reply for players who want that, after a delay.
        """
        return "pass" if decision.options == ("pass",) else None

    def may_hold_answer(self, view: P, decision: Decision) -> bool:
        """Whether a seat with nothing to decide could, as far as a spectator knows, have more
        options.

        `view` is a spectator's, and so is `decision`. Only then do tables delay the automatic
        reply; otherwise an immediate reply reveals nothing.
        """
        return True

    def late_answer(self, decision: Decision) -> str | None:
        """The answer for a seat that has run out of time; None where a bot has to answer for it."""
        return None

    def matters(self, position: P, decision: Decision) -> bool:
        """Whether the choice could matter enough to ask a seat that can pass.

        Works on views. It decides nothing: tables pass only for players who want to be asked only
        where it matters.
        """
        return True

    def preview(self, position: P, decision: Decision, option: str) -> object | None:
        """Forecast of an option (dice, chances, dangers), as far as it can be computed now.

        Works on views, so it uses nothing hidden. The type is up to the game.
        """
        return None

    def check(self, position: P) -> list[str]:
        """Broken invariants, a line each, for fuzzing and tests."""
        return []
