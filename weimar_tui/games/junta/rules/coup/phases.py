"""The coup phases: movement, fights, agreement, sides (rules: Reihenfolge, Seitenwechsel)."""

from __future__ import annotations

from .. import decision_types as dt
from ..component_data import POWER_CENTRES
from ..coup_events import CoupDecided, CoupPhaseBegan, CoupPhaseEnded, Settled, SideTaken
from ..death_and_exile import BrotherInLaw
from ..families import clockwise, in_exile, is_out, present
from ..negotiation.promises import judge
from ..negotiation.talk_before_answer import ask_with_talk, handled_as_talk
from ..negotiation.windows import PHASE as WINDOW, Talk
from ..position import JUNTA, PRESIDENT
from ..runner import JuntaRunner, JuntaStep
from ..subjects import OfPhase, SidesSoFar
from ..units import settle_down
from .aftermath import Aftermath
from .bombardment import Bombard
from .common import GUNBOAT, STRIKE, centres, sides_so_far, the_coup
from .fights import DeclareFights
from .movement import Turn
from .return_in_coup import AskReturnInCoup

TALK_BEFORE = (2, 4)
"""Coup phases that begin with a window."""

SETTLE_FROM = 2
"""The first coup phase after whose fights the families can agree on the outcome."""


class BeginCoupPhase(JuntaStep, frozen=True, tag="begin-coup-phase"):
    """Phase k begins with the k-th family after the First Rebel (rules: Reihenfolge)."""

    phase: int

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        coup = the_coup(runner)
        runner.emit(CoupPhaseEnded(coup.phase, centres(runner, sides_so_far(runner))))
        judge(runner, "phase")
        coup.phase = self.phase
        coup.shelled = False
        coup.announced = {}
        settle_down(runner)
        first = clockwise(position, coup.first)
        coup.order = clockwise(position, first[self.phase % len(first)])
        runner.emit(CoupPhaseBegan(self.phase))
        talk = (Talk(WINDOW),) if self.phase in TALK_BEFORE else ()
        runner.push(
            *talk, BrotherInLaw(), Movements(coup.order), FightSegment(), Settle(self.phase)
        )


class Movements(JuntaStep, frozen=True, tag="movements"):
    """Each family in turn; for one that is out, perhaps its return and the
    brother-in-law's turn."""

    seats: tuple[str, ...]

    def run(self, runner: JuntaRunner) -> None:
        if not self.seats:
            return
        position = runner.position
        seat = self.seats[0]
        runner.push(Movements(self.seats[1:]))
        if not is_out(position, seat):
            runner.push(Turn(seat, seat))
            return
        if in_exile(position, seat):
            runner.push(AskReturnInCoup(seat), BrotherInLaw(), OwnTurn(seat))
        else:
            runner.push(OwnTurn(seat))


class OwnTurn(JuntaStep, frozen=True, tag="own-turn"):
    """A family that may just have returned moves; otherwise the President for its office."""

    seat: str

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        if not is_out(position, self.seat):
            runner.push(Turn(self.seat, self.seat))
        elif position.brother_in_law in position.families[self.seat].offices:
            runner.push(Turn(position.president, self.seat))


class FightSegment(JuntaStep, frozen=True, tag="fight-segment"):
    """Bombardment before all fights, then area by area."""

    def run(self, runner: JuntaRunner) -> None:
        embassies = runner.components.embassies
        areas = tuple(area for area in runner.components.area_ids if area not in embassies)
        runner.push(BrotherInLaw(), Bombard(GUNBOAT), Bombard(STRIKE), DeclareFights(areas))


class Settle(JuntaStep, frozen=True, tag="settle"):
    """If all give the same answer, that side wins; after the last phase sides are chosen.

    Asked only when the junta holds other power centres than at the last time (ruling J98).
    """

    phase: int

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        if self.phase >= position.coup_phases:
            coup = the_coup(runner)
            runner.emit(CoupPhaseEnded(coup.phase, centres(runner, sides_so_far(runner))))
            judge(runner, "phase")
            runner.push(Talk(WINDOW), ChooseSides(clockwise(position, coup.first)))
        elif self.phase < SETTLE_FROM or the_coup(runner).held == _held_by_junta(runner):
            runner.push(BeginCoupPhase(self.phase + 1))
        else:
            options = (dt.GO_ON, PRESIDENT, JUNTA)
            runner.ask_together(
                self,
                dt.SETTLE,
                dict.fromkeys(present(position), options),
                OfPhase(self.phase),
            )

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if not runner.keep_answer(seat, option):
            return
        position = runner.position
        answers = set(runner.take_answers(present(position)).values())
        runner.reveal()
        the_coup(runner).held = _held_by_junta(runner)
        if len(answers) == 1 and dt.GO_ON not in answers:
            side = answers.pop()
            runner.emit(Settled(side))
            the_coup(runner).sides = dict.fromkeys(present(position), side)
            decide(runner, side)
        else:
            runner.push(BeginCoupPhase(self.phase + 1))


def _held_by_junta(runner: JuntaRunner) -> list[str]:
    """The power centres that the junta holds now, by the sides shown."""
    return [area for area, side in centres(runner, sides_so_far(runner)) if side == JUNTA]


class ChooseSides(JuntaStep, frozen=True, tag="choose-sides"):
    """From the First Rebel on, each family declares itself, Rebel or not (rules: Seitenwechsel)."""

    seats: tuple[str, ...]

    def run(self, runner: JuntaRunner) -> None:
        position, coup = runner.position, the_coup(runner)
        for index, seat in enumerate(self.seats):
            if is_out(position, seat):
                continue
            if seat == position.president:
                coup.sides[seat] = PRESIDENT
                continue
            subject = SidesSoFar(tuple(coup.sides), tuple(coup.sides.values()))
            step = ChooseSides(self.seats[index:])
            ask_with_talk(runner, step, seat, dt.SIDE, [PRESIDENT, JUNTA], subject)
            return
        held = centres(runner, coup.sides)
        junta = sum(side == JUNTA for _, side in held) >= POWER_CENTRES
        decide(runner, JUNTA if junta else PRESIDENT)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if handled_as_talk(runner, self, seat, option):
            return
        the_coup(runner).sides[seat] = option
        runner.emit(SideTaken(seat, option))
        runner.reveal()
        runner.push(ChooseSides(self.seats[1:]))


def decide(runner: JuntaRunner, side: str) -> None:
    """End the coup with this side as the winner."""
    coup = the_coup(runner)
    coup.won = side
    runner.emit(CoupDecided(side, centres(runner, coup.sides)))
    judge(runner, "sides")
    judge(runner, "phase")
    runner.push(Aftermath(side))
