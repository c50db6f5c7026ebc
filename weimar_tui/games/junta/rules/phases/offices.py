"""Phase 2: the President gives out the offices (rules: Präsident vergibt politische Ämter)."""

from __future__ import annotations

from .. import decision_types as dt, voting
from ..component_data import GENERALS, OFFICES, OTHER_OFFICES
from ..death_and_exile import BrotherInLaw
from ..events import OfficeGiven, Removed
from ..families import after
from ..negotiation.promises import JudgePromises
from ..negotiation.windows import OFFICES as WINDOW, Talk
from ..position import JuntaPosition
from ..runner import JuntaRunner, JuntaStep, enter
from ..subjects import OfOffice
from .election import Election, may_resign, resign
from .votes import HoldVote


class OfficesPhase(JuntaStep, frozen=True, tag="offices-phase"):
    """Talk, perhaps a motion to remove the President, then the appointments."""

    def run(self, runner: JuntaRunner) -> None:
        enter(runner, "offices")
        runner.push(Talk(WINDOW), Competence(), Appoint())


class Competence(JuntaStep, frozen=True, tag="competence"):
    """After *Question the President's Competence*, the Chamber votes on it (ruling J8)."""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        queued = [entry for entry in position.queued if entry[0] == "competence"]
        position.queued = []
        if queued and position.president:
            runner.push(BrotherInLaw(), HoldVote("competence", queued[0][1]), Verdict())


class Verdict(JuntaStep, frozen=True, tag="verdict"):
    """Two thirds of the votes cast remove the President; he keeps his pocket (ruling J9)."""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        motion = position.motion
        assert motion is not None
        yes, no = voting.count(motion.casts, "yes"), voting.count(motion.casts, "no")
        top, bottom = (3, 5) if position.options.competence == "three-fifths" else (2, 3)
        motion.result = "carried" if yes and yes * bottom >= top * (yes + no) else "rejected"
        if motion.result == "carried":
            runner.emit(Removed(position.president))
            runner.reveal()
            runner.push(Election("removal"))


class Appoint(JuntaStep, frozen=True, tag="appoint"):
    """The President assigns one office after the other (ruling J6)."""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        given = position.appointing
        if not position.president:
            return
        if len(given) == len(OFFICES):
            self._finish(runner)
            return
        office = OFFICES[len(given)]
        options = candidates(position, office)
        if not given:
            if _as_before(position):
                options.insert(0, dt.AS_BEFORE)
            if may_resign(runner):
                options.append(dt.RESIGN)
        runner.ask(self, position.president, dt.APPOINT, options, OfOffice(office))

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        position = runner.position
        if option == dt.RESIGN:
            resign(runner, self)
            return
        runner.reveal()  # the appointments are public
        if option == dt.AS_BEFORE:
            position.appointing = {
                office: next(s for s in position.order if office in position.families[s].offices)
                for office in OFFICES
            }
        else:
            position.appointing[OFFICES[len(position.appointing)]] = option
        runner.push(self)

    def _finish(self, runner: JuntaRunner) -> None:
        position = runner.position
        given, position.appointing = position.appointing, {}
        for seat, family in position.families.items():
            family.offices = [office for office in OFFICES if given[office] == seat]
        for office in OFFICES:
            runner.emit(OfficeGiven(given[office], office))
        position.offices_given = True
        position.brother_in_law, position.brother_chosen_for = "", ()
        runner.reveal()
        runner.push(JudgePromises("offices"))


def candidates(position: JuntaPosition, office: str) -> list[str]:
    """Families that can get an office with all rules still satisfiable (ruling J6).

    Each family but the President's gets one or two; two are a general's and one of the others.
    """
    given = position.appointing
    group = GENERALS if office in GENERALS else OTHER_OFFICES
    others = after(position, position.president)
    bare = {seat for seat in others if seat not in given.values()}
    left = len(OFFICES) - len(given) - 1
    return [
        seat
        for seat in others
        if all(given.get(other) != seat for other in group) and len(bare - {seat}) <= left
    ]


def _as_before(position: JuntaPosition) -> bool:
    """Whether the offices could stay as they are."""
    others = after(position, position.president)
    held = [position.families[seat].offices for seat in others]
    return (
        sum(len(offices) for offices in held) == len(OFFICES)
        and all(1 <= len(offices) <= 2 for offices in held)
        and all(sum(office in GENERALS for office in offices) <= 1 for offices in held)
        and all(sum(office in OTHER_OFFICES for office in offices) <= 1 for offices in held)
    )
