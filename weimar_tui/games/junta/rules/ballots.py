"""Casting votes, in a vote of the Chamber and in an election (rules: Abstimmungen)."""

from __future__ import annotations

from functools import lru_cache

from weimar_tui.kernel.decision_type import Word

from . import decision_types as dt, vocabulary as v
from .cards import (
    hand_of_type,
    lay,
    playable,
    spend_card,
)
from .events import (
    Abstained,
    ExtraVotesGained,
    InfluenceBorrowed,
    SecondRoundLeftOut,
    VoteCast,
)
from .families import is_out
from .money import donate
from .negotiation.talk_before_answer import (
    ask_with_talk,
    handled_as_talk,
)
from .position import Cast, Motion
from .runner import JuntaRunner, JuntaStep
from .subjects import OnMotion
from .voting import (
    election_votes,
    office_votes,
    table_votes,
)

ELECTION = "election"


class CastVotes(JuntaStep, frozen=True, tag="cast-votes"):
    """The families vote one after the other; each can cast its votes in parts until it is done.

    In an election the sides are the candidates (ruling J23).
    """

    seats: tuple[str, ...]
    begun: bool = False

    def run(self, runner: JuntaRunner) -> None:
        for index, seat in enumerate(self.seats):
            if may_vote(runner, seat):
                self._ask(runner, CastVotes(self.seats[index:], begun=index == 0 and self.begun))
                return

    def _ask(self, runner: JuntaRunner, step: CastVotes) -> None:
        motion = the_motion(runner)
        seat = step.seats[0]
        question = dt.BALLOT if motion.about == ELECTION else dt.CAST
        options = options_to_cast(runner, seat, begun=step.begun)
        subject = OnMotion(motion.about, motion.by, motion.round, motion.sides)
        ask_with_talk(runner, step, seat, question, options, subject)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if handled_as_talk(runner, self, seat, option):
            return
        if option in (dt.PASS, dt.DONE):
            if option == dt.PASS:
                runner.emit(Abstained(seat, the_motion(runner).round))
            runner.reveal()
            runner.push(CastVotes(self.seats[1:]))
            return
        has_cast = cast(runner, seat, option)
        runner.push(CastVotes(self.seats, begun=self.begun or has_cast))


def the_motion(runner: JuntaRunner) -> Motion:
    """The vote or election under way."""
    motion = runner.position.motion
    assert motion is not None, "no vote is being held"
    return motion


def items_left(runner: JuntaRunner, seat: str) -> tuple[list[str], dict[str, int]]:
    """Office votes and influence votes not cast yet.

    Influence that has been used to vote cannot vote again.
    """
    position, motion, worth = runner.position, the_motion(runner), runner.components.worth
    offices = (election_votes if motion.about == ELECTION else office_votes)(position, seat)
    table = table_votes(position, runner.components, seat)
    if not motion.casts:
        return offices, table
    own = [cast.item for cast in motion.casts if cast.family == seat]
    if own:
        offices = [office for office in offices if office not in own]
    if table:
        used = {cast.item for cast in motion.casts if cast.family == seat or cast.item in worth}
        table = {item: number for item, number in table.items() if item not in used}
    return offices, table


def may_vote(runner: JuntaRunner, seat: str) -> bool:
    """Whether a family is asked: it has votes left, or cards that could be votes."""
    if is_out(runner.position, seat):
        return False
    return bool(runner.family(seat).hand) or any(items_left(runner, seat))


def options_to_cast(runner: JuntaRunner, seat: str, *, begun: bool) -> list[str]:
    """Every option of a family whose turn it is to vote."""
    motion = the_motion(runner)
    offices, table = items_left(runner, seat)
    options = [*_open_votes(motion.sides, tuple(offices), tuple(table))]
    hand = runner.position.families[seat].hand
    if runner.components.voting_cards.isdisjoint(hand):
        options.append(dt.DONE if begun else dt.PASS)
        return options
    cards = hand_of_type(runner, seat, "vote")
    options += [dt.cast_card(side, card) for side in motion.sides for card in cards]
    if motion.about != ELECTION and motion.round == 1 and not motion.cut:
        options += [dt.play_card(card) for card in playable(runner, seat, v.EndVote)]
    if not runner.position.borrowed:
        options += [dt.play_card(card) for card in playable(runner, seat, v.BorrowInfluence)]
    options += [dt.play_card(card) for card in playable(runner, seat, v.ExtraVotes)]
    options += [dt.play_card(card) for card in playable(runner, seat, v.TakeNotes)]
    if not any(cast.family == seat for cast in motion.casts):
        options += [dt.lay_card(card) for card in hand_of_type(runner, seat, "influence")]
    options.append(dt.DONE if begun else dt.PASS)
    return options


@lru_cache(maxsize=10_000)
def _open_votes(
    sides: tuple[str, ...], offices: tuple[str, ...], table: tuple[str, ...]
) -> tuple[str, ...]:
    """The ways to cast office and influence votes, together or one by one."""
    options: list[str] = []
    for side in sides:
        if offices and table:
            options.append(dt.cast_votes(side, "all"))
        if offices:
            options.append(dt.cast_votes(side, "office"))
        if table:
            options.append(dt.cast_votes(side, "table"))
    singles = [*(offices if len(offices) > 1 else ()), *(table if len(table) > 1 else ())]
    return (*options, *(dt.cast_one(side, item) for side in sides for item in singles))


def votes_given(
    runner: JuntaRunner, seat: str, answer: dt.CastVotes | dt.CastOne | dt.CastCard
) -> dict[str, int]:
    """The votes in an answer that casts some, by their office or card."""
    offices, table = items_left(runner, seat)
    match answer:
        case dt.CastVotes(_, "all"):
            return dict.fromkeys(offices, 1) | table
        case dt.CastVotes(_, "office"):
            return dict.fromkeys(offices, 1)
        case dt.CastVotes():
            return table
        case dt.CastOne(_, item):
            return {item: table.get(item, 1)}
        case dt.CastCard(_, card):
            return {card: runner.components.worth[card]}


def cast(runner: JuntaRunner, seat: str, option: str) -> bool:
    """Carry out a pick of `options_to_cast`; return whether votes were cast."""
    motion = the_motion(runner)
    answer = dt.CAST.read(option)
    runner.reveal()
    match answer:
        case dt.LayCard(card):
            lay(runner, seat, card)
            return False
        case dt.PlayCard(card):
            play_in_vote(runner, seat, card)
            return False
        case Word():
            return False
    given = votes_given(runner, seat, answer)
    if isinstance(answer, dt.CastCard):
        spend_card(runner, seat, answer.card)
    side = answer.side
    motion.casts += [Cast(seat, side, name, votes) for name, votes in given.items()]
    runner.emit(VoteCast(motion.about, seat, side, tuple(given), sum(given.values())))
    return True


def play_in_vote(runner: JuntaRunner, seat: str, card: str) -> None:
    """Play an event during one's turn to vote."""
    position = runner.position
    spend_card(runner, seat, card)
    for word in runner.components.effect(card):
        match word:
            case v.EndVote():
                the_motion(runner).cut = True
                runner.emit(SecondRoundLeftOut(card))
            case v.BorrowInfluence(limit):
                position.borrowed, position.borrowed_limit = seat, limit
                runner.emit(InfluenceBorrowed(seat))
            case v.TakeNotes(number):
                donate(runner, seat, number)
            case v.ExtraVotes(number):
                position.extra_votes[seat] = position.extra_votes.get(seat, 0) + number
                runner.emit(ExtraVotesGained(seat, number))
