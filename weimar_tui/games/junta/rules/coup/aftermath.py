"""After the coup: a new President, the firing squad (rules: Staatsstreich-Nachwirkungen)."""

from __future__ import annotations

from msgspec.structs import replace

from weimar_tui.games.junta.rules import decision_types as q
from weimar_tui.games.junta.rules.coup.common import the_coup
from weimar_tui.games.junta.rules.death_and_exile import die
from weimar_tui.games.junta.rules.events import JuntaVoted, Refused, ShotByFiringSquad, Spared
from weimar_tui.games.junta.rules.families import after, clockwise, is_out, present
from weimar_tui.games.junta.rules.negotiation.promises import judge
from weimar_tui.games.junta.rules.negotiation.windows import ELECTION as WINDOW, Talk
from weimar_tui.games.junta.rules.phases.election import Election, inaugurate
from weimar_tui.games.junta.rules.position import PRESIDENT, Asked, Draft
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep
from weimar_tui.games.junta.rules.units import send_home


class Aftermath(JuntaStep, frozen=True, tag="aftermath"):
    """The President may have Rebels shot; or the junta elects a new one, who may have anybody."""

    side: str

    def run(self, play: JuntaRunner) -> None:
        if self.side == PRESIDENT:
            play.push(NameTheShot(rebels_only=True), EndCoup())
        elif junta(play):
            play.push(Talk(WINDOW), JuntaVote(), NameTheShot(), EndCoup())
        else:
            play.push(Election("coup"), NameTheShot(), EndCoup())


def junta(play: JuntaRunner) -> list[str]:
    """All Rebels that are not out, whatever they declared; from the First Rebel clockwise."""
    position, coup = play.position, the_coup(play)
    return [
        seat
        for seat in clockwise(position, coup.first)
        if seat in coup.rebels and not is_out(position, seat)
    ]


class JuntaVote(JuntaStep, frozen=True, tag="junta-vote"):
    """One vote a member; at a tie the First Rebel decides, or the next Rebel clockwise (J79)."""

    refused: tuple[str, ...] = ()

    def run(self, play: JuntaRunner) -> None:
        candidates = tuple(s for s in present(play.position) if s not in self.refused)
        if len(candidates) == 1:
            inaugurate(play, candidates[0])
            return
        subject = Asked(families=tuple(junta(play)))
        play.ask_together(self, q.JUNTA_VOTE, dict.fromkeys(junta(play), candidates), subject)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        if not play.keep_answer(seat, option):
            return
        judge(play, "junta")
        members = junta(play)
        votes = [*play.take_answers(members).items()]
        play.emit(JuntaVoted(tuple(votes)))
        play.reveal()
        named = [candidate for _, candidate in votes]
        most = max(map(named.count, named))
        tied = tuple(s for s in play.position.order if named.count(s) == most)
        if len(tied) == 1:
            play.push(AcceptFromJunta(tied[0], self.refused))
        else:
            play.push(BreakJuntaTie(members[0], tied, self.refused))


class BreakJuntaTie(JuntaStep, frozen=True, tag="break-junta-tie"):
    """Among those with the most votes."""

    by: str
    tied: tuple[str, ...]
    refused: tuple[str, ...]

    def run(self, play: JuntaRunner) -> None:
        play.ask(self, self.by, q.JUNTA_TIE, self.tied)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        play.reveal()
        play.push(AcceptFromJunta(option, self.refused))


class AcceptFromJunta(JuntaStep, frozen=True, tag="accept-from-junta"):
    """The elected may refuse, but for the last who could be elected (ruling J59)."""

    family: str
    refused: tuple[str, ...]

    def run(self, play: JuntaRunner) -> None:
        play.ask(self, self.family, q.ACCEPT_OFFICE, (q.ACCEPT, q.REFUSE))

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        play.reveal()
        if option == q.ACCEPT:
            inaugurate(play, seat)
        else:
            play.emit(Refused(seat))
            play.push(JuntaVote((*self.refused, seat)))


class NameTheShot(JuntaStep, frozen=True, tag="name-the-shot"):
    """The President decides on each; it is announced together at the end (rules: J35, J60)."""

    rebels_only: bool = False

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        president = position.president
        if not president:
            return
        family = play.family(president)
        named = self._candidates(play)
        decided = [*family.draft.gives, *family.draft.wants]
        for seat in named:
            if seat not in decided:
                subject = Asked(families=tuple(named))
                private = Asked(family=seat, left=len(named) - len(decided))
                options = (q.shoot(seat), q.SPARE)
                link = bool(decided)
                play.ask(
                    self, president, q.SHOOT_WHOM, options, subject, private=private, link=link
                )
                return
        shot = family.draft.gives
        family.draft = Draft()
        self._carry_out(play, president, shot, named)

    def _candidates(self, play: JuntaRunner) -> list[str]:
        position = play.position
        rebels = the_coup(play).rebels
        return [
            seat
            for seat in after(position, position.president)
            if not is_out(position, seat) and (not self.rebels_only or seat in rebels)
        ]

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        family = play.family(seat)
        draft = family.draft
        decided = [*draft.gives, *draft.wants]
        about = next(s for s in self._candidates(play) if s not in decided)
        if option == q.SPARE:
            family.draft = replace(draft, wants=(*draft.wants, about))
        else:
            family.draft = replace(draft, gives=(*draft.gives, about))
        play.push(self)

    def _carry_out(
        self, play: JuntaRunner, president: str, shot: tuple[str, ...], named: list[str]
    ) -> None:
        for seat in named:
            if seat in shot:
                play.position.shot.append((president, seat))
                play.emit(ShotByFiringSquad(seat, president))
                die(play, seat, president)
            else:
                play.emit(Spared(seat, president))


class EndCoup(JuntaStep, frozen=True, tag="end-coup"):
    """Words are judged, cards leave the table, units go home."""

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        judge(play, "squad")
        judge(play, "coup")
        position.coup = None
        position.discards += position.lying
        position.lying = []
        send_home(play)
