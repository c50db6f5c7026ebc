"""A vote of the Chamber: two rounds, recount, result (rules: Abstimmungen)."""

from __future__ import annotations

from weimar_tui.games.junta.rules import decision_types as q, vocabulary as v
from weimar_tui.games.junta.rules.ballots import CastVotes, the_motion
from weimar_tui.games.junta.rules.cards import could_be_hidden, playable, use_up
from weimar_tui.games.junta.rules.events import VoteBegan, VoteEnded, VotesVoided
from weimar_tui.games.junta.rules.families import clockwise, from_president, present
from weimar_tui.games.junta.rules.negotiation.promises import judge
from weimar_tui.games.junta.rules.position import Asked, Motion
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep
from weimar_tui.games.junta.rules.voting import count

ROUNDS = 2


class HoldVote(JuntaStep, frozen=True, tag="hold-vote"):
    """The President votes first, then clockwise; on an alternative budget its author first."""

    about: str
    by: str

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        position.motion = Motion(self.about, self.by)
        play.emit(VoteBegan(self.about, self.by))
        play.push(CastVotes(order_of_vote(play)), NextRoundOfVoting())


def order_of_vote(play: JuntaRunner) -> tuple[str, ...]:
    """Who votes when."""
    motion = the_motion(play)
    if motion.about == "alternative":
        return clockwise(play.position, motion.by)
    return from_president(play.position)


class NextRoundOfVoting(JuntaStep, frozen=True, tag="next-round-of-voting"):
    """The second round adds votes and changes none; an event may have cut it."""

    def run(self, play: JuntaRunner) -> None:
        motion = the_motion(play)
        if motion.round < ROUNDS and not motion.cut:
            motion.round += 1
            play.push(CastVotes(order_of_vote(play)), self)
        else:
            play.push(AskRecount())


class AskRecount(JuntaStep, frozen=True, tag="ask-recount"):
    """After the last vote everybody with hand cards may void it, if anybody can (ruling J24)."""

    def run(self, play: JuntaRunner) -> None:
        options = {}
        for seat in present(play.position):
            if play.family(seat).hand and could_be_hidden(play, v.Revote):
                can = [q.play_card(card) for card in playable(play, seat, v.Revote)]
                options[seat] = (*can, q.PASS)
        if options:
            play.ask_together(self, q.RECOUNT, options, Asked(about=the_motion(play).about))
        else:
            play.push(CloseVote())

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        if not play.keep_answer(seat, option):
            return
        motion = the_motion(play)
        for other, answer in play.take_answers(order_of_vote(play)).items():
            if answer and isinstance(voided := q.RECOUNT.read(answer), q.PlayCard):
                use_up(play, other, voided.card)
                play.emit(VotesVoided(other))
                play.push(HoldVote(motion.about, motion.by))
                return
        play.push(CloseVote())


class CloseVote(JuntaStep, frozen=True, tag="close-vote"):
    """All votes are cast: the result is counted and words given for it are judged."""

    def run(self, play: JuntaRunner) -> None:
        motion = the_motion(play)
        yes, no = count(motion.casts, "yes"), count(motion.casts, "no")
        play.emit(VoteEnded(motion.about, yes, no))
        play.reveal()
        judge(play, "vote")
