"""Casting votes, in a vote of the Chamber and in an election (rules: Abstimmungen)."""

from __future__ import annotations

from functools import lru_cache

from weimar_tui.games.junta.rules import decision_types as q, vocabulary as v
from weimar_tui.games.junta.rules.cards import (
    hand_of_type,
    lay,
    playable,
    use_up,
)
from weimar_tui.games.junta.rules.events import (
    Abstained,
    ExtraVotesGained,
    InfluenceBorrowed,
    SecondRoundLeftOut,
    VoteCast,
)
from weimar_tui.games.junta.rules.families import is_out
from weimar_tui.games.junta.rules.money import donate
from weimar_tui.games.junta.rules.negotiation.talk_before_answer import (
    ask_with_talk,
    handled_as_talk,
)
from weimar_tui.games.junta.rules.position import Asked, Cast, Motion
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep
from weimar_tui.games.junta.rules.voting import (
    election_votes,
    office_votes,
    table_votes,
)
from weimar_tui.kernel.decision_type import Word

ELECTION = "election"


class CastVotes(JuntaStep, frozen=True, tag="cast-votes"):
    """The families vote one after the other; each may cast in pieces until it is done.

    In an election the sides are the candidates (ruling J23).
    """

    seats: tuple[str, ...]
    begun: bool = False

    def run(self, play: JuntaRunner) -> None:
        for index, seat in enumerate(self.seats):
            if may_vote(play, seat):
                self._ask(play, CastVotes(self.seats[index:], begun=index == 0 and self.begun))
                return

    def _ask(self, play: JuntaRunner, step: CastVotes) -> None:
        motion = the_motion(play)
        seat = step.seats[0]
        question = q.BALLOT if motion.about == ELECTION else q.CAST
        options = options_to_cast(play, seat, begun=step.begun)
        subject = Asked(about=motion.about, by=motion.by, round=motion.round, families=motion.sides)
        ask_with_talk(play, step, seat, question, options, subject)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        if handled_as_talk(play, self, seat, option):
            return
        if option in (q.PASS, q.DONE):
            if option == q.PASS:
                play.emit(Abstained(seat, the_motion(play).round))
            play.reveal()
            play.push(CastVotes(self.seats[1:]))
            return
        has_cast = cast(play, seat, option)
        play.push(CastVotes(self.seats, begun=self.begun or has_cast))


def the_motion(play: JuntaRunner) -> Motion:
    """The vote or election being held."""
    motion = play.position.motion
    assert motion is not None, "no vote is being held"
    return motion


def items_left(play: JuntaRunner, seat: str) -> tuple[list[str], dict[str, int]]:
    """Office votes and influence votes not cast yet.

    Influence somebody has voted with cannot vote again.
    """
    position, motion, worth = play.position, the_motion(play), play.components.worth
    offices = (election_votes if motion.about == ELECTION else office_votes)(position, seat)
    table = table_votes(position, play.components, seat)
    if not motion.casts:
        return offices, table
    own = [cast.item for cast in motion.casts if cast.family == seat]
    if own:
        offices = [office for office in offices if office not in own]
    if table:
        used = {cast.item for cast in motion.casts if cast.family == seat or cast.item in worth}
        table = {item: number for item, number in table.items() if item not in used}
    return offices, table


def may_vote(play: JuntaRunner, seat: str) -> bool:
    """Whether a family is asked: it has votes left, or cards that might be votes."""
    if is_out(play.position, seat):
        return False
    return bool(play.family(seat).hand) or any(items_left(play, seat))


def options_to_cast(play: JuntaRunner, seat: str, *, begun: bool) -> list[str]:
    """Everything a family can do when it is its turn to vote."""
    motion = the_motion(play)
    offices, table = items_left(play, seat)
    options = [*_open_votes(motion.sides, tuple(offices), tuple(table))]
    hand = play.position.families[seat].hand
    if play.components.voting_cards.isdisjoint(hand):
        options.append(q.DONE if begun else q.PASS)
        return options
    cards = hand_of_type(play, seat, "vote")
    options += [q.cast_card(side, card) for side in motion.sides for card in cards]
    if motion.about != ELECTION and motion.round == 1 and not motion.cut:
        options += [q.play_card(card) for card in playable(play, seat, v.EndVote)]
    if not play.position.borrowed:
        options += [q.play_card(card) for card in playable(play, seat, v.BorrowInfluence)]
    options += [q.play_card(card) for card in playable(play, seat, v.ExtraVotes)]
    options += [q.play_card(card) for card in playable(play, seat, v.TakeNotes)]
    if not any(cast.family == seat for cast in motion.casts):
        options += [q.lay_card(card) for card in hand_of_type(play, seat, "influence")]
    options.append(q.DONE if begun else q.PASS)
    return options


@lru_cache(maxsize=10_000)
def _open_votes(
    sides: tuple[str, ...], offices: tuple[str, ...], table: tuple[str, ...]
) -> tuple[str, ...]:
    """The ways to cast office and influence votes, together or one by one."""
    options: list[str] = []
    for side in sides:
        if offices and table:
            options.append(q.cast_votes(side, "all"))
        if offices:
            options.append(q.cast_votes(side, "office"))
        if table:
            options.append(q.cast_votes(side, "table"))
    singles = [*(offices if len(offices) > 1 else ()), *(table if len(table) > 1 else ())]
    return (*options, *(q.cast_one(side, item) for side in sides for item in singles))


def votes_given(
    play: JuntaRunner, seat: str, answer: q.CastVotes | q.CastOne | q.CastCard
) -> dict[str, int]:
    """The votes of an answer that casts some, by the office or card they come from."""
    offices, table = items_left(play, seat)
    match answer:
        case q.CastVotes(_, "all"):
            return dict.fromkeys(offices, 1) | table
        case q.CastVotes(_, "office"):
            return dict.fromkeys(offices, 1)
        case q.CastVotes():
            return table
        case q.CastOne(_, item):
            return {item: table.get(item, 1)}
        case q.CastCard(_, card):
            return {card: play.components.worth[card]}


def cast(play: JuntaRunner, seat: str, option: str) -> bool:
    """Carry out a pick of `options_to_cast`; whether votes were cast."""
    motion = the_motion(play)
    answer = q.CAST.read(option)
    play.reveal()
    match answer:
        case q.LayCard(card):
            lay(play, seat, card)
            return False
        case q.PlayCard(card):
            play_in_vote(play, seat, card)
            return False
        case Word():
            return False
    given = votes_given(play, seat, answer)
    if isinstance(answer, q.CastCard):
        use_up(play, seat, answer.card)
    side = answer.side
    motion.casts += [Cast(seat, side, name, votes) for name, votes in given.items()]
    play.emit(VoteCast(motion.about, seat, side, tuple(given), sum(given.values())))
    return True


def play_in_vote(play: JuntaRunner, seat: str, card: str) -> None:
    """An event played in one's turn to vote."""
    position = play.position
    use_up(play, seat, card)
    for word in play.components.effect(card):
        match word:
            case v.EndVote():
                the_motion(play).cut = True
                play.emit(SecondRoundLeftOut(card))
            case v.BorrowInfluence(limit):
                position.borrowed, position.borrowed_limit = seat, limit
                play.emit(InfluenceBorrowed(seat))
            case v.TakeNotes(number):
                donate(play, seat, number)
            case v.ExtraVotes(number):
                position.extra_votes[seat] = position.extra_votes.get(seat, 0) + number
                play.emit(ExtraVotesGained(seat, number))
