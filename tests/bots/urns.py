"""Urns: a game with exactly known chances, to test search and judging.

Ann and Bob answer in turn, from a list of options that the test chooses. `score` is good for Ann
and bad for Bob. Options change it by a number (`gain-3`), by a die (`roll`), by a card from the
deck (`draw`), or by the other seat's answer to a follow-up question (`ask`); `roll-too` and
`ask-too` do the same. `won`, `lost` and `shared` end the game.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from msgspec import field

from weimar_tui.bots.bot import Bot
from weimar_tui.bots.learned.features import Features, SearchBudget
from weimar_tui.bots.learned.player import Brain
from weimar_tui.bots.learned.weights import UNIT, Learned, Value
from weimar_tui.kernel.codec import Codec
from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.kernel.decision_type import DecisionType, one_word
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Chance, Game
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.position import Outcome, Position
from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.step import Step
from weimar_tui.kernel.visibility import FaceDown, Open, Viewer

SEATS = ANN, BOB = "ann", "bob"
GAINS = [f"gain-{number}" for number in range(10)]
DECK = ["0", "0", "0", "0", "9"]
"""The deck: one good card in five."""

WORDS = (*GAINS, "roll", "roll-too", "draw", "ask", "ask-too", "won", "lost", "shared", "talk")


class UrnPosition(Position, kw_only=True):
    """`offer` are the options of the next questions, `follow` those of a follow-up question."""

    decisions: list[Decision[Subject]] = field(default_factory=list)
    score: Open[int] = 0
    turn: Open[int] = 0
    offer: Open[list[str]] = field(default_factory=lambda: ["gain-0"])
    follow: Open[list[str]] = field(default_factory=lambda: ["gain-0"])
    deck: FaceDown[list[str]] = field(default_factory=list)


CHOOSE = DecisionType("choose", Subject, one_word(*WORDS))
FOLLOW = DecisionType("follow", Subject, one_word(*WORDS))
TALK = DecisionType("talk", Subject, one_word(*WORDS))


class Choose(Step[Runner[UrnPosition]], frozen=True, tag="choose"):
    """Asks a seat, then the other one if the game is not over."""

    seat: str
    question: str = "choose"

    def run(self, runner: Runner[UrnPosition]) -> None:
        kind = {"choose": CHOOSE, "follow": FOLLOW, "talk": TALK}[self.question]
        position = runner.position
        options = position.follow if kind is FOLLOW else position.offer
        runner.ask(self, self.seat, kind, options, always=True)

    def chosen(self, runner: Runner[UrnPosition], seat: str, option: str) -> None:
        position, other = runner.position, SEATS[seat == ANN]
        if option == "won":
            runner.end(Outcome("taken", (seat,)))
        elif option == "lost":
            runner.end(Outcome("taken", (other,)))
        elif option == "shared":
            runner.end(Outcome("shared", SEATS))
        elif option in ("ask", "ask-too"):
            runner.push(Choose(other, "follow"))
            return
        elif option in ("roll", "roll-too"):
            position.score += position.dice.roll(1)[0]
        elif option == "draw":
            position.score += int(position.deck.pop())
        elif option != "talk":
            position.score += int(option.removeprefix("gain-"))
        position.turn += 1
        runner.emit(Counted(position.score))
        runner.push(Choose(other))


class Counted(Event, frozen=True, tag="counted"):
    """The score after an answer."""

    score: int


CODEC = Codec(UrnPosition, "tests.bots")


class Urns(Game[UrnPosition]):
    """Each test sets up a position (`at`)."""

    id = "urns"
    viewer = Viewer(UrnPosition)
    digest = "urns"
    codec = CODEC

    def seats(
        self, scenario: str = "main", options: Mapping[str, Any] | None = None
    ) -> tuple[str, ...]:
        return SEATS

    def set_up(self, scenario: str, dice: Dice, options: Mapping[str, Any]) -> UrnPosition:
        return UrnPosition(dice=dice, steps=[Choose(ANN)])

    def resume(self, position: UrnPosition, listen: bool = True) -> Runner[UrnPosition]:
        return Runner(position, listen=listen)

    def chapter(self, position: UrnPosition) -> int:
        return 1 + position.turn

    def determinize(self, view: UrnPosition, chance: Chance) -> UrnPosition:
        position = view.copy()
        position.dice = Dice(seed=str(chance.getrandbits(32)))
        if view.deck and view.deck[0] in DECK:
            return position  # who knows the deck need not imagine it
        position.deck = DECK.copy()
        chance.shuffle(position.deck)
        del position.deck[len(view.deck) :]
        return position


class UrnFeatures(Features[UrnPosition]):
    """A chance of one half at score 0, of three quarters at `log 3`."""

    rule_kinds = frozenset({"talk"})
    measures: tuple[str, ...] = ("score",)
    weights: ClassVar[Path]
    budgets: ClassVar[Mapping[str, SearchBudget]] = {
        "quick": SearchBudget(worlds=16, keep=10, turns=0, least=0, prior=0),
        "strong": SearchBudget(worlds=64, keep=10, turns=0, least=0, prior=0),
    }

    def role(self, seat: str) -> str:
        return ""

    def outcomes(self, seats: Sequence[str]) -> tuple[str, ...]:
        return ("mine", "theirs")

    def class_of(self, winner: str, seat: str) -> str:
        return "mine" if winner == seat else "theirs"

    def teacher(self, seat: str, seed: str) -> Bot:
        return FirstBot()

    def measure(self, position: UrnPosition, seat: str) -> list[float]:
        return [float(position.score if seat == ANN else -position.score)]

    def quiet(self, position: UrnPosition, decision: Decision) -> Hashable | None:
        return None if decision.kind == "follow" else position.turn

    def reason(self, measure: str, seat: str, *, better: bool) -> Reason | None:
        return Reason("bot-score", {"better": "yes" if better else "no"})


class FirstBot(Bot):
    """Takes the first option."""

    def decide(self, view: UrnPosition, decision: Decision) -> str:
        return decision.options[0]


def brain(
    features: type[UrnFeatures] = UrnFeatures,
    slope: float = 0.5,
    likes: Mapping[str, int] | None = None,
) -> Brain:
    """What was learned: the `slope` of the score, and the options that the policy
    `likes`, in powers of e."""
    policy = {
        f"{kind}||{option}": UNIT * power
        for option, power in (likes or {}).items()
        for kind in ("choose", "follow")
    }
    value = Value(("mine", "theirs"), ("score",), ((0.0, slope), (0.0, 0.0)))
    return Brain(features(Urns()), Learned("urns", {}, policy, {"": value}))


def at(*offer: str, kind: str = "choose", seat: str = ANN, **fields: Any) -> UrnPosition:
    """A position in which a seat must pick one of these options."""
    position = UrnPosition(offer=list(offer), steps=[Choose(seat, kind)], **fields)
    Urns().resume(position, listen=False).run()
    return position
