"""Return from exile during a coup (rules: Exil)."""

from __future__ import annotations

from .. import decision_types as dt
from ..coup_events import PassageAnswered
from ..death_and_exile import BrotherInLaw, DangerousReturn, come_back
from ..families import clockwise, is_out
from ..runner import JuntaRunner, JuntaStep
from ..subjects import OfExile
from ..units import at, commander


def guards_of_embassy(runner: JuntaRunner, seat: str) -> list[str]:
    """Other families with units in the exile's embassy."""
    position = runner.position
    there = {commander(runner, stack) for stack in at(position, position.families[seat].embassy)}
    return [o for o in position.order if o in there and o != seat and not is_out(position, o)]


class AskReturnInCoup(JuntaStep, frozen=True, tag="ask-return-in-coup"):
    """Asked in the exile's movement if another family has a unit in his embassy (ruling J37)."""

    seat: str

    def run(self, runner: JuntaRunner) -> None:
        if guards_of_embassy(runner, self.seat):
            subject = OfExile(self.seat, safe=True)
            runner.ask(self, self.seat, dt.COME_BACK, (dt.RETURN, dt.STAY), subject)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        runner.reveal()
        if option == dt.RETURN:
            runner.push(AskPassage(seat))


class AskPassage(JuntaStep, frozen=True, tag="ask-passage"):
    """Each family with units there can grant passage; one is enough."""

    seat: str

    def run(self, runner: JuntaRunner) -> None:
        seats = guards_of_embassy(runner, self.seat)
        options = dict.fromkeys(seats, (dt.GRANT, dt.DENY))
        runner.ask_together(self, dt.PASSAGE, options, OfExile(self.seat))

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if not runner.keep_answer(seat, option):
            return
        granted = False
        for other, answer in runner.take_answers(clockwise(runner.position, self.seat)).items():
            if answer:
                runner.emit(PassageAnswered(other, self.seat, answer == dt.GRANT))
                granted = granted or answer == dt.GRANT
        runner.reveal()
        if granted:
            come_back(runner, self.seat)
        else:
            runner.push(AskReturnAnyway(self.seat))


class AskReturnAnyway(JuntaStep, frozen=True, tag="ask-return-anyway"):
    """Without passage he can still return, at a risk."""

    seat: str

    def run(self, runner: JuntaRunner) -> None:
        runner.ask(self, self.seat, dt.COME_BACK, (dt.RETURN, dt.STAY), OfExile(self.seat))

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        runner.reveal()
        if option == dt.RETURN:
            runner.push(BrotherInLaw(), DangerousReturn(seat))
