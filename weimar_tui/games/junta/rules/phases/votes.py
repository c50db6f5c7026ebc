"""A vote of the Chamber: two rounds, recount, result (rules: Abstimmungen)."""

from __future__ import annotations

from .. import decision_types as dt, vocabulary as v
from ..ballots import CastVotes, the_motion
from ..cards import could_be_hidden, playable, spend_card
from ..events import VoteBegan, VoteEnded, VotesVoided
from ..families import clockwise, from_president, present
from ..negotiation.promises import judge
from ..position import Motion
from ..runner import JuntaRunner, JuntaStep
from ..subjects import OnMotion
from ..voting import count

ROUNDS = 2


class HoldVote(JuntaStep, frozen=True, tag="hold-vote"):
    """The President votes first, then clockwise; on an alternative budget, its author first."""

    about: str
    by: str

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        position.motion = Motion(self.about, self.by)
        runner.emit(VoteBegan(self.about, self.by))
        runner.push(CastVotes(order_of_vote(runner)), NextRoundOfVoting())


def order_of_vote(runner: JuntaRunner) -> tuple[str, ...]:
    """The families in voting order."""
    motion = the_motion(runner)
    if motion.about == "alternative":
        return clockwise(runner.position, motion.by)
    return from_president(runner.position)


class NextRoundOfVoting(JuntaStep, frozen=True, tag="next-round-of-voting"):
    """The second round can only add votes; an event can cancel it."""

    def run(self, runner: JuntaRunner) -> None:
        motion = the_motion(runner)
        if motion.round < ROUNDS and not motion.cut:
            motion.round += 1
            runner.push(CastVotes(order_of_vote(runner)), self)
        else:
            runner.push(AskRecount())


class AskRecount(JuntaStep, frozen=True, tag="ask-recount"):
    """After the last vote, everyone with hand cards can void the vote, if anyone can
    (ruling J24)."""

    def run(self, runner: JuntaRunner) -> None:
        options = {}
        for seat in present(runner.position):
            if runner.family(seat).hand and could_be_hidden(runner, v.Revote):
                can = [dt.play_card(card) for card in playable(runner, seat, v.Revote)]
                options[seat] = (*can, dt.PASS)
        if options:
            runner.ask_together(self, dt.RECOUNT, options, OnMotion(the_motion(runner).about))
        else:
            runner.push(CloseVote())

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if not runner.keep_answer(seat, option):
            return
        motion = the_motion(runner)
        for other, answer in runner.take_answers(order_of_vote(runner)).items():
            if answer and isinstance(voided := dt.RECOUNT.read(answer), dt.PlayCard):
                spend_card(runner, other, voided.card)
                runner.emit(VotesVoided(other))
                runner.push(HoldVote(motion.about, motion.by))
                return
        runner.push(CloseVote())


class CloseVote(JuntaStep, frozen=True, tag="close-vote"):
    """Count the votes and judge the promises about them."""

    def run(self, runner: JuntaRunner) -> None:
        motion = the_motion(runner)
        yes, no = count(motion.casts, "yes"), count(motion.casts, "no")
        runner.emit(VoteEnded(motion.about, yes, no))
        runner.reveal()
        judge(runner, "vote")
