"""Gunboat and air strikes, before all fights (rules: Kugelhagel)."""

from __future__ import annotations

from weimar_tui.kernel.decision_type import Word

from .. import decision_types as dt
from ..coup_events import ShellFired
from ..families import acting
from ..runner import JuntaRunner, JuntaStep
from ..subjects import Bombarding
from ..units import parties_at, units_of
from .common import GUNBOAT, become_rebel, the_coup
from .fights import HIT, Casualties


class Bombard(JuntaStep, frozen=True, tag="bombard"):
    """First the Admiral, then the Air Force (ruling J53): area and target, with no return fire.

    In the Rebellion phase only Rebels fire, and announced fire is compulsory.
    """

    weapon: str

    def run(self, runner: JuntaRunner) -> None:
        coup = the_coup(runner)
        data = runner.components.data
        weapon = data.gunboat if self.weapon == GUNBOAT else data.strike
        seat = acting(runner.position, weapon.office)
        spent = coup.shelled if self.weapon == GUNBOAT else coup.strikes == 0
        if not seat or spent or (coup.phase == 0 and seat not in coup.rebels):
            return
        options = list(targets(runner, seat, self.weapon))
        if not options:
            return
        if self.weapon not in coup.announced:
            options.append(dt.HOLD_FIRE)
        subject = Bombarding(self.weapon, coup.strikes)
        runner.ask(self, seat, dt.BOMBARD, options, subject, always=True)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        runner.reveal()
        answer = dt.BOMBARD.read(option)
        if isinstance(answer, Word):
            return
        coup = the_coup(runner)
        area, target = answer.area, answer.family
        coup.announced.pop(self.weapon, None)
        if self.weapon == GUNBOAT:
            coup.shelled = True
            number = runner.components.data.gunboat.dice
        else:
            coup.strikes -= 1
            number = runner.components.data.strike.dice
            runner.push(self)
        dice = runner.position.dice.roll(number)
        coup.fired.append((seat, target))
        if any(stack.kind in runner.components.guards for stack in units_of(runner, area, target)):
            become_rebel(runner, seat)
        runner.emit(ShellFired(seat, self.weapon, area, target, tuple(dice)))
        if hits := dice.count(HIT):
            runner.push(Casualties(area, target, hits, bombardment=True))


def targets(runner: JuntaRunner, seat: str, weapon: str) -> list[str]:
    """`AREA:PARTY` in range, never in embassies (ruling J48: the gunboat reaches the river)."""
    announced = the_coup(runner).announced.get(weapon, "")
    reach = runner.components.river if weapon == GUNBOAT else runner.components.area_ids
    return [
        dt.units_of(area, party)
        for area in reach
        if area in runner.position.areas
        and area not in runner.components.embassies
        and announced in ("", area)
        for party in parties_at(runner, area)
        if party != seat
    ]
