"""Coming back from exile during a coup (rules: Exil)."""

from __future__ import annotations

from weimar_tui.games.junta.rules import decision_types as q
from weimar_tui.games.junta.rules.death_and_exile import BrotherInLaw, DangerousReturn, come_back
from weimar_tui.games.junta.rules.events import PassageAnswered
from weimar_tui.games.junta.rules.families import clockwise, is_out
from weimar_tui.games.junta.rules.position import Asked
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep
from weimar_tui.games.junta.rules.units import at, commander


def guards_of_embassy(play: JuntaRunner, seat: str) -> list[str]:
    """Other families that command units in the exile's embassy."""
    position = play.position
    there = {commander(play, stack) for stack in at(position, position.families[seat].embassy)}
    return [o for o in position.order if o in there and o != seat and not is_out(position, o)]


class AskReturnInCoup(JuntaStep, frozen=True, tag="ask-return-in-coup"):
    """Asked in the exile's movement if somebody else's unit stands in his embassy (ruling J37)."""

    seat: str

    def run(self, play: JuntaRunner) -> None:
        if guards_of_embassy(play, self.seat):
            subject = Asked(family=self.seat, safe=True)
            play.ask(self, self.seat, q.COME_BACK, (q.RETURN, q.STAY), subject)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        play.reveal()
        if option == q.RETURN:
            play.push(AskPassage(seat))


class AskPassage(JuntaStep, frozen=True, tag="ask-passage"):
    """Whoever commands units there may grant passage; one grant is enough."""

    seat: str

    def run(self, play: JuntaRunner) -> None:
        seats = guards_of_embassy(play, self.seat)
        options = dict.fromkeys(seats, (q.GRANT, q.DENY))
        play.ask_together(self, q.PASSAGE, options, Asked(family=self.seat))

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        if not play.keep_answer(seat, option):
            return
        granted = False
        for other, answer in play.take_answers(clockwise(play.position, self.seat)).items():
            if answer:
                play.emit(PassageAnswered(other, self.seat, answer == q.GRANT))
                granted = granted or answer == q.GRANT
        play.reveal()
        if granted:
            come_back(play, self.seat)
        else:
            play.push(AskReturnAnyway(self.seat))


class AskReturnAnyway(JuntaStep, frozen=True, tag="ask-return-anyway"):
    """Without passage he may still return in danger."""

    seat: str

    def run(self, play: JuntaRunner) -> None:
        play.ask(self, self.seat, q.COME_BACK, (q.RETURN, q.STAY), Asked(family=self.seat))

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        play.reveal()
        if option == q.RETURN:
            play.push(BrotherInLaw(), DangerousReturn(seat))
