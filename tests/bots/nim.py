"""Matches: a game so small that the best answer is known. The player who takes the last match wins.

Players take one to three in turn; some are in a closed box until all others are gone, so that
worlds must be imagined.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from weimar_tui.bots.bot import Bot, RandomBot
from weimar_tui.bots.learned.features import Features
from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.kernel.decision_type import DecisionType, one_word
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.game import Chance, Game
from weimar_tui.kernel.position import Outcome, Position
from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.step import Step
from weimar_tui.kernel.visibility import FaceDown, Open, Viewer

SEATS = ("north", "south")
MOST = 20


class NimPosition(Position, kw_only=True):
    """`matches` are left; `lucky` never matters."""

    matches: Open[int] = MOST
    lucky: FaceDown[int] = 0


TAKE = DecisionType("take", Subject, one_word("1", "2", "3"))


class Turn(Step[Runner[NimPosition]], frozen=True, tag="turn"):
    """A seat takes one, two or three."""

    seat: str

    def run(self, runner: Runner[NimPosition]) -> None:
        most = min(3, runner.position.matches)
        runner.ask(self, self.seat, TAKE, [str(n) for n in range(1, most + 1)], always=True)

    def chosen(self, runner: Runner[NimPosition], seat: str, option: str) -> None:
        runner.position.matches -= int(option)
        if not runner.position.matches:
            runner.end(Outcome("taken", (seat,)))
        runner.push(Turn(SEATS[seat == SEATS[0]]))


class Nim(Game[NimPosition]):
    """Ten to twenty matches."""

    id = "nim"
    viewer = Viewer(NimPosition)
    digest = "nim"

    def seats(
        self, scenario: str = "main", options: Mapping[str, Any] | None = None
    ) -> tuple[str, ...]:
        return SEATS

    def set_up(self, scenario: str, dice: Dice, options: Mapping[str, Any]) -> NimPosition:
        matches = MOST - 10 + dice.roll(1)[0] + dice.roll(1)[0] - 2
        return NimPosition(dice=dice, matches=matches, steps=[Turn(SEATS[0])])

    def resume(self, position: NimPosition, listen: bool = True) -> Runner[NimPosition]:
        return Runner(position, listen=listen)

    def chapter(self, position: NimPosition) -> int:
        return 1

    def determinize(self, view: NimPosition, chance: Chance) -> NimPosition:
        position = view.copy()
        position.dice = Dice(seed=str(chance.getrandbits(32)))
        position.lucky = chance.getrandbits(8)
        return position


class NimFeatures(Features[NimPosition]):
    """The number left, without a judgement of what is good."""

    measures = tuple(f"{left} left" for left in range(MOST + 1))
    weights: ClassVar[Path]

    def role(self, seat: str) -> str:
        return ""

    def outcomes(self, seats: Sequence[str]) -> tuple[str, ...]:
        return ("mine", "theirs")

    def class_of(self, winner: str, seat: str) -> str:
        return "mine" if winner == seat else "theirs"

    def teacher(self, seat: str, seed: str) -> Bot:
        return RandomBot(seat, seed)

    def situation(self, position: NimPosition, seat: str) -> tuple[str, ...]:
        return (f"{position.matches} left",)

    def measure(self, position: NimPosition, seat: str) -> list[float]:
        """1 for the number left, -1 if the other player is to take."""
        mine = not position.decisions or position.decisions[0].seat == seat
        found = [0.0] * (MOST + 1)
        found[position.matches] = 1.0 if mine else -1.0
        return found

    def quiet(self, position: NimPosition, decision: Decision) -> Hashable | None:
        return position.matches


def best(matches: int) -> int:
    """How many to take; 0 if every number loses."""
    return matches % 4
