"""After the coup: a new President, the firing squad (rules: Staatsstreich-Nachwirkungen)."""

from __future__ import annotations

from msgspec.structs import replace

from .. import decision_types as dt
from ..coup_events import JuntaVoted, ShotByFiringSquad, Spared
from ..death_and_exile import die
from ..drafts import NO_DRAFT, SquadDraft
from ..events import Refused
from ..families import after, clockwise, is_out, present
from ..negotiation.promises import judge
from ..negotiation.windows import ELECTION as WINDOW, Talk
from ..phases.election import Election, inaugurate
from ..position import PRESIDENT, Family
from ..runner import JuntaRunner, JuntaStep
from ..subjects import NextFamily, OfFamilies
from ..units import send_home
from .common import the_coup


class Aftermath(JuntaStep, frozen=True, tag="aftermath"):
    """The President can have Rebels shot; or the junta elects a new one, who can have
    anyone shot."""

    side: str

    def run(self, runner: JuntaRunner) -> None:
        if self.side == PRESIDENT:
            runner.push(NameTheShot(rebels_only=True), EndCoup())
        elif junta(runner):
            runner.push(Talk(WINDOW), JuntaVote(), NameTheShot(), EndCoup())
        else:
            runner.push(Election("coup"), NameTheShot(), EndCoup())


def junta(runner: JuntaRunner) -> list[str]:
    """All Rebels that are not out, whatever they declared, clockwise from the First Rebel."""
    position, coup = runner.position, the_coup(runner)
    return [
        seat
        for seat in clockwise(position, coup.first)
        if seat in coup.rebels and not is_out(position, seat)
    ]


class JuntaVote(JuntaStep, frozen=True, tag="junta-vote"):
    """One vote per member; the First Rebel, or the next Rebel clockwise, breaks a tie (J79)."""

    refused: tuple[str, ...] = ()

    def run(self, runner: JuntaRunner) -> None:
        candidates = tuple(s for s in present(runner.position) if s not in self.refused)
        if len(candidates) == 1:
            inaugurate(runner, candidates[0])
            return
        subject = OfFamilies(tuple(junta(runner)))
        runner.ask_together(self, dt.JUNTA_VOTE, dict.fromkeys(junta(runner), candidates), subject)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if not runner.keep_answer(seat, option):
            return
        judge(runner, "junta")
        members = junta(runner)
        votes = [*runner.take_answers(members).items()]
        runner.emit(JuntaVoted(tuple(votes)))
        runner.reveal()
        named = [candidate for _, candidate in votes]
        most = max(map(named.count, named))
        tied = tuple(s for s in runner.position.order if named.count(s) == most)
        if len(tied) == 1:
            runner.push(AcceptFromJunta(tied[0], self.refused))
        else:
            runner.push(BreakJuntaTie(members[0], tied, self.refused))


class BreakJuntaTie(JuntaStep, frozen=True, tag="break-junta-tie"):
    """Break a tie among those with the most votes."""

    by: str
    tied: tuple[str, ...]
    refused: tuple[str, ...]

    def run(self, runner: JuntaRunner) -> None:
        runner.ask(self, self.by, dt.JUNTA_TIE, self.tied)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        runner.reveal()
        runner.push(AcceptFromJunta(option, self.refused))


class AcceptFromJunta(JuntaStep, frozen=True, tag="accept-from-junta"):
    """The elected family can refuse, except the last that could be elected (ruling J59)."""

    family: str
    refused: tuple[str, ...]

    def run(self, runner: JuntaRunner) -> None:
        runner.ask(self, self.family, dt.ACCEPT_OFFICE, (dt.ACCEPT, dt.REFUSE))

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        runner.reveal()
        if option == dt.ACCEPT:
            inaugurate(runner, seat)
        else:
            runner.emit(Refused(seat))
            runner.push(JuntaVote((*self.refused, seat)))


class NameTheShot(JuntaStep, frozen=True, tag="name-the-shot"):
    """The President decides about each; all names are announced together (rules: J35, J60)."""

    rebels_only: bool = False

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        president = position.president
        if not president:
            return
        family = runner.family(president)
        named = self._candidates(runner)
        draft = _squad(family)
        left = [seat for seat in named if seat not in draft.decided]
        if left:
            runner.ask(
                self,
                president,
                dt.SHOOT_WHOM,
                (dt.shoot(left[0]), dt.SPARE),
                OfFamilies(tuple(named)),
                private=NextFamily(left[0], len(left)),
                link=bool(draft.decided),
            )
            return
        family.draft = NO_DRAFT
        self._carry_out(runner, president, draft.shot, named)

    def _candidates(self, runner: JuntaRunner) -> list[str]:
        position = runner.position
        rebels = the_coup(runner).rebels
        return [
            seat
            for seat in after(position, position.president)
            if not is_out(position, seat) and (not self.rebels_only or seat in rebels)
        ]

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        family = runner.family(seat)
        draft = _squad(family)
        if isinstance(named := dt.SHOOT_WHOM.read(option), dt.Shoot):
            family.draft = replace(draft, shot=(*draft.shot, named.family))
        else:
            spared = next(s for s in self._candidates(runner) if s not in draft.decided)
            family.draft = replace(draft, spared=(*draft.spared, spared))
        runner.push(self)

    def _carry_out(
        self, runner: JuntaRunner, president: str, shot: tuple[str, ...], named: list[str]
    ) -> None:
        for seat in named:
            if seat in shot:
                runner.position.shot.append((president, seat))
                runner.emit(ShotByFiringSquad(seat, president))
                die(runner, seat, president)
            else:
                runner.emit(Spared(seat, president))


def _squad(family: Family) -> SquadDraft:
    return family.draft if isinstance(family.draft, SquadDraft) else SquadDraft()


class EndCoup(JuntaStep, frozen=True, tag="end-coup"):
    """Judge promises, clear cards from the table, send units home."""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        judge(runner, "squad")
        judge(runner, "coup")
        position.coup = None
        position.discards += position.lying
        position.lying = []
        send_home(runner)
