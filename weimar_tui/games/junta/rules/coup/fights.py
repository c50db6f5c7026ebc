"""Fights area by area, in three salvos (rules: Kampf, Feuereröffnung)."""

from __future__ import annotations

from .. import decision_types as dt
from ..coup_events import FightBegan, SalvoFired
from ..families import is_out
from ..odds import SALVOS
from ..position import Fight
from ..runner import JuntaRunner, JuntaStep
from ..subjects import InArea
from ..units import dice_of, kinds_of, lose, parties_at, units_of
from .common import become_rebel, decider, the_coup
from .retreat import AfterFight

HIT = 6


class DeclareFights(JuntaStep, frozen=True, tag="declare-fights"):
    """In map order, in every area with units of two parties; never in embassies."""

    areas: tuple[str, ...]

    def run(self, runner: JuntaRunner) -> None:
        standing = runner.position.areas
        for index, area in enumerate(self.areas):
            if area in standing and len(standing[area]) > 1 and len(parties_at(runner, area)) > 1:
                runner.push(DeclareFire(area), DeclareFights(self.areas[index + 1 :]))
                return


def may_fire(runner: JuntaRunner, party: str) -> bool:
    """Whether a party can open fire: frozen units never; in the Rebellion phase only
    Rebels (ruling J74)."""
    if is_out(runner.position, party):
        return False
    coup = the_coup(runner)
    return coup.phase > 0 or party in coup.rebels


class DeclareFire(JuntaStep, frozen=True, tag="declare-fire"):
    """Ask all parties in the area together whom to fire at. If all hold fire, nothing happens."""

    area: str

    def run(self, runner: JuntaRunner) -> None:
        parties = parties_at(runner, self.area)
        options = {
            seat: (dt.HOLD, *(dt.fire(other) for other in parties if other != seat))
            for seat in parties
            if may_fire(runner, seat)
        }
        if options:
            runner.ask_together(self, dt.FIGHT, options, InArea(self.area))

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if not runner.keep_answer(seat, option):
            return
        targets = {}
        for other, answer in runner.take_answers(parties_at(runner, self.area)).items():
            if answer and isinstance(shot := dt.FIGHT.read(answer), dt.Fire):
                targets[other] = shot.family
        runner.reveal()
        if targets:
            coup = the_coup(runner)
            coup.fight = Fight(self.area, targets)
            runner.emit(FightBegan(self.area, tuple(targets.items())))
            runner.push(AskTargets(1))


class AskTargets(JuntaStep, frozen=True, tag="ask-targets"):
    """Whom to fire at in this salvo, if there is a choice (ruling J54).

    Before the first salvo all who held their fire are asked again, because after the first shot
    everyone can fire. In the Rebellion phase a loyal family is asked if it is fired at; firing back
    makes it a Rebel. Each salvo is voluntary: all parties to the fight are asked before the second
    and third.
    """

    salvo: int

    def run(self, runner: JuntaRunner) -> None:
        fight = _the_fight(runner)
        parties = parties_at(runner, fight.area)
        options = {}
        for seat in parties:
            if self._is_asked(runner, seat):
                others = [other for other in parties if other != seat]
                options[seat] = (dt.HOLD, *others)
                if (target := fight.targets.get(seat)) in others and self.salvo > 1:
                    options[seat] = (target, *(o for o in options[seat] if o != target))
        if options:
            subject = InArea(fight.area, number=self.salvo)
            runner.ask_together(self, dt.TARGET, options, subject)
        else:
            self._fire(runner)

    def _is_asked(self, runner: JuntaRunner, seat: str) -> bool:
        fight, coup = _the_fight(runner), the_coup(runner)
        if is_out(runner.position, seat):
            return False
        target = fight.targets.get(seat)
        if self.salvo > 1:
            begins = coup.phase > 0 or seat in coup.rebels
            shoots_back = seat in fight.targets.values() and seat != runner.position.president
            return seat in fight.losses and (begins or shoots_back)
        if coup.phase == 0 and seat not in coup.rebels:
            fired_at = seat in fight.targets.values()
            return fired_at and target is None and seat != runner.position.president
        return target is None

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if not runner.keep_answer(seat, option):
            return
        fight = _the_fight(runner)
        for other, answer in runner.take_answers(parties_at(runner, fight.area)).items():
            if answer:
                fight.targets[other] = "" if answer == dt.HOLD else answer
        runner.reveal()
        self._fire(runner)

    def _fire(self, runner: JuntaRunner) -> None:
        fight = _the_fight(runner)
        if self.salvo == 1:
            fight.opened = {
                seat: before
                for seat, target in fight.targets.items()
                if target and (before := _opening(runner, seat, target))
            }
            if fight.opened:
                runner.push(Fire(1, opening=True), Fire(1), NextSalvo(1))
                return
        runner.push(Fire(self.salvo), NextSalvo(self.salvo))


def _the_fight(runner: JuntaRunner) -> Fight:
    fight = the_coup(runner).fight
    assert fight is not None, "nobody is fighting"
    return fight


def _opening(runner: JuntaRunner, seat: str, target: str) -> int:
    """Opening fire: units that were here before the first enemy arrived (ruling J52).

    Returns the arrival they precede; 0 if there are none, or if the enemy was here already.
    """
    area = _the_fight(runner).area
    came = [stack.came for stack in units_of(runner, area, target)]
    first = min(came, default=0)
    if not first:
        return 0
    return first if any(stack.came < first for stack in units_of(runner, area, seat)) else 0


class Fire(JuntaStep, frozen=True, tag="fire"):
    """A salvo, all at once; parties with opening fire shoot before the others return fire."""

    salvo: int
    opening: bool = False

    def run(self, runner: JuntaRunner) -> None:
        fight, coup = _the_fight(runner), the_coup(runner)
        hits: dict[str, int] = {}
        for seat in runner.position.order:
            target = fight.targets.get(seat, "")
            if not target:
                continue
            stacks = units_of(runner, fight.area, seat)
            before = fight.opened.get(seat, 0) if self.salvo == 1 else 0
            if self.opening:
                stacks = [stack for stack in stacks if stack.came < before]
            elif before:
                stacks = [stack for stack in stacks if stack.came >= before]
            enemy = units_of(runner, fight.area, target)
            number = dice_of(runner, stacks)
            if not enemy or not number:
                continue
            dice = runner.position.dice.roll(number)
            units = tuple(kinds_of(stacks).items())
            runner.emit(
                SalvoFired(fight.area, self.salvo, seat, target, tuple(dice), self.opening, units)
            )
            coup.fired.append((seat, target))
            for party in (seat, target):
                fight.losses.setdefault(party, 0)
            if coup.phase == 0 or any(stack.kind in runner.components.guards for stack in enemy):
                become_rebel(runner, seat)
            hits[target] = hits.get(target, 0) + dice.count(HIT)
        runner.reveal()
        runner.push(*(Casualties(fight.area, party, n) for party, n in hits.items() if n))


class NextSalvo(JuntaStep, frozen=True, tag="next-salvo"):
    """The fight continues while at least one party has a target."""

    salvo: int

    def run(self, runner: JuntaRunner) -> None:
        fight = _the_fight(runner)
        parties = parties_at(runner, fight.area)
        fighting = any(seat in parties and target for seat, target in fight.targets.items())
        if self.salvo < SALVOS and fighting and len(parties) > 1 and self._enemies(runner, parties):
            runner.push(AskTargets(self.salvo + 1))
        else:
            runner.push(AfterFight(self.salvo))

    def _enemies(self, runner: JuntaRunner, parties: list[str]) -> bool:
        """Whether any target or party of the fight still has units."""
        fight = _the_fight(runner)
        return sum(party in parties for party in fight.losses) > 1 or any(
            target in parties and seat in parties for seat, target in fight.targets.items()
        )


class Casualties(JuntaStep, frozen=True, tag="casualties"):
    """The party that was hit picks its losses, one kind at a time, unarmed first (ruling J78)."""

    area: str
    party: str
    hits: int
    bombardment: bool = False

    def run(self, runner: JuntaRunner) -> None:
        kinds = kinds_of(units_of(runner, self.area, self.party))
        if self.hits >= sum(kinds.values()):
            for kind, number in kinds.items():
                self._lose(runner, kind, number)
        elif kinds:
            units = runner.components.units
            options = sorted(kinds, key=lambda kind: units[kind].dice / units[kind].per)
            subject = InArea(self.area, self.party, self.hits)
            runner.ask(self, decider(runner, self.party), dt.CASUALTY, options, subject)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        there = kinds_of(units_of(runner, self.area, self.party))[option]
        lost = min(self.hits, there)
        self._lose(runner, option, lost)
        runner.reveal()
        if lost < self.hits:
            runner.push(Casualties(self.area, self.party, self.hits - lost, self.bombardment))

    def _lose(self, runner: JuntaRunner, kind: str, number: int) -> None:
        lose(runner, self.area, self.party, kind, number)
        fight = the_coup(runner).fight
        if fight is not None and not self.bombardment:
            fight.losses[self.party] = fight.losses.get(self.party, 0) + number
