"""Gunboat and air strikes, before all fights (rules: Kugelhagel)."""

from __future__ import annotations

from weimar_tui.games.junta.rules import decision_types as q
from weimar_tui.games.junta.rules.coup.common import GUNBOAT, become_rebel, the_coup
from weimar_tui.games.junta.rules.coup.fights import HIT, Casualties
from weimar_tui.games.junta.rules.events import ShellFired
from weimar_tui.games.junta.rules.families import acting
from weimar_tui.games.junta.rules.position import Asked
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep
from weimar_tui.games.junta.rules.units import parties_at, units_of
from weimar_tui.kernel.decision_type import Word


class Bombard(JuntaStep, frozen=True, tag="bombard"):
    """First the Admiral, then the Air Force (ruling J53): area and target, no answer.

    In the Rebellion phase only Rebels fire, and what was announced must be fired.
    """

    weapon: str

    def run(self, play: JuntaRunner) -> None:
        coup = the_coup(play)
        data = play.components.data
        weapon = data.gunboat if self.weapon == GUNBOAT else data.strike
        seat = acting(play.position, weapon.office)
        spent = coup.shelled if self.weapon == GUNBOAT else coup.strikes == 0
        if not seat or spent or (coup.phase == 0 and seat not in coup.rebels):
            return
        options = list(targets(play, seat, self.weapon))
        if not options:
            return
        if self.weapon not in coup.announced:
            options.append(q.HOLD_FIRE)
        subject = Asked(items=(self.weapon,), left=coup.strikes)
        play.ask(self, seat, q.BOMBARD, options, subject, always=True)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        play.reveal()
        answer = q.BOMBARD.read(option)
        if isinstance(answer, Word):
            return
        coup = the_coup(play)
        area, target = answer.area, answer.family
        coup.announced.pop(self.weapon, None)
        if self.weapon == GUNBOAT:
            coup.shelled = True
            number = play.components.data.gunboat.dice
        else:
            coup.strikes -= 1
            number = play.components.data.strike.dice
            play.push(self)
        dice = play.position.dice.roll(number)
        coup.fired.append((seat, target))
        if any(stack.kind in play.components.guards for stack in units_of(play, area, target)):
            become_rebel(play, seat)
        play.emit(ShellFired(seat, self.weapon, area, target, tuple(dice)))
        if hits := dice.count(HIT):
            play.push(Casualties(area, target, hits, bombardment=True))


def targets(play: JuntaRunner, seat: str, weapon: str) -> list[str]:
    """`AREA:PARTY` in reach, never in embassies (ruling J48: the gunboat reaches the river)."""
    announced = the_coup(play).announced.get(weapon, "")
    reach = play.components.river if weapon == GUNBOAT else play.components.area_ids
    return [
        q.units_of(area, party)
        for area in reach
        if area in play.position.areas
        and area not in play.components.embassies
        and announced in ("", area)
        for party in parties_at(play, area)
        if party != seat
    ]
