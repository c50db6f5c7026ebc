"""The police answer red units of the Rebellion phase (rules: Polizei-Erwidern)."""

from __future__ import annotations

from weimar_tui.games.junta.rules import decision_types as q
from weimar_tui.games.junta.rules.coup.common import the_coup
from weimar_tui.games.junta.rules.events import PoliceResponded
from weimar_tui.games.junta.rules.families import acting
from weimar_tui.games.junta.rules.position import Asked, Stack
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep
from weimar_tui.games.junta.rules.units import add, arrival, commanded, take


def may_respond(play: JuntaRunner, seat: str, owner: str) -> bool:
    """In phase 1 the Minister may send police against red units of the Rebellion phase."""
    coup = the_coup(play)
    return (
        coup.phase == 1
        and bool(coup.red_areas)
        and not coup.responded
        and acting(play.position, "minister") == seat
        and "minister" in play.family(owner).offices
        and any(_police(play, seat, owner, area) for area in play.position.areas)
    )


def _police(play: JuntaRunner, seat: str, owner: str, area: str) -> list[Stack]:
    return [
        stack
        for stack in commanded(play, seat, owner, area)
        if stack.kind in play.components.police and stack.moved == 0
    ]


class RespondTo(JuntaStep, frozen=True, tag="respond-to"):
    """One of the areas, and then any number of police, wherever they are (rules)."""

    seat: str
    owner: str

    def run(self, play: JuntaRunner) -> None:
        coup = the_coup(play)
        if not coup.responded:
            play.ask(self, self.seat, q.RESPOND_TO, tuple(coup.red_areas))
            return
        to = coup.responded
        areas = [a for a in play.position.areas if a != to and self._there(play, a)]
        if areas:
            options = (*areas, q.DONE)
            play.ask(self, self.seat, q.RESPOND_FROM, options, Asked(area=to), always=True)

    def _there(self, play: JuntaRunner, area: str) -> list[Stack]:
        return _police(play, self.seat, self.owner, area)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        coup = the_coup(play)
        if not coup.responded:
            coup.responded = option
            play.push(self)
        elif option != q.DONE:
            stack = self._there(play, option)[0]
            kind = stack.kind
            take(play, option, stack, 1)
            add(play, coup.responded, kind, self.owner, 1, moved=1, came=arrival(play))
            play.emit(PoliceResponded(seat, option, coup.responded))
            play.push(self)
