"""Votes of all four parties: the presidential election and the petition (rulebook 6.1).

Each party rolls a die and adds its bases in all cities; once, it can give up a seat to roll again.
"""

from __future__ import annotations

from msgspec import Struct

from . import decision_types as dt
from .effects.run import RunEffects
from .effects.vocabulary import AnyEffect, Effects
from .events import (
    PetitionDecided,
    PresidentElected,
    RunoffOpened,
    SeatSpentOnReroll,
    TieBroken,
    VoteCast,
    VotesCounted,
)
from .parliament import bases, lose_seats
from .position import Attempt, clockwise
from .runner import WeimarRunner, WeimarStep
from .subjects import Vote
from .windows import RollDice, tell_roll

EBERT = "ebert"
"""President until the first election; no party's candidate in one."""


class Ballot(Struct, frozen=True, omit_defaults=True):
    """What the vote is about: `president`, or `petition` with the effects of a yes and a no.

    `actor` is the player whose card it is. `votes` by party, as far as they are counted.
    """

    about: str
    actor: str
    yes: tuple[AnyEffect, ...] = ()
    no: tuple[AnyEffect, ...] = ()
    votes: tuple[tuple[str, int], ...] = ()

    def with_votes(self, party: str, number: int) -> Ballot:
        votes = (*self.votes, (party, number))
        return Ballot(self.about, self.actor, self.yes, self.no, votes)


def _standing_of(
    ballot: Ballot, *, votes: int = 0, place: int = 0, given: tuple[tuple[str, str], ...] = ()
) -> Vote:
    """The subject of a question during a vote, with the votes so far."""
    return Vote(about=ballot.about, votes=votes, place=place, counted=ballot.votes, given=given)


def start_election(runner: WeimarRunner, actor: str) -> None:
    """Elect a successor to Ebert; does nothing once he has one."""
    if runner.position.president == EBERT:
        runner.push(RollForVotes(Ballot("president", actor)))


def start_petition(runner: WeimarRunner, actor: str, yes: Effects, no: Effects) -> None:
    """Vote yes or no; `actor` carries out the effects of the result."""
    runner.push(RollForVotes(Ballot("petition", actor, yes, no)))


class RollForVotes(WeimarStep, frozen=True, tag="roll-for-votes"):
    """The next party rolls, clockwise from the player of the card; then the voting begins."""

    ballot: Ballot

    def run(self, runner: WeimarRunner) -> None:
        ballot = self.ballot
        waiting = clockwise(ballot.actor)[len(ballot.votes) :]
        if waiting:
            runner.position.attempts.append(Attempt(waiting[0], "vote", dice=1))
            runner.push(RollDice(), CountVotes(ballot))
        elif ballot.about == "president":
            runner.push(ChooseFinalists(ballot))
        else:
            runner.push(OrderVoting(ballot, (dt.YES, dt.NO)))


class CountVotes(WeimarStep, frozen=True, tag="count-votes"):
    """Add bases to the die; the party can give up a seat to roll again, once."""

    ballot: Ballot

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        attempt = position.attempts[-1]
        if attempt.rerolled or not position.seats[attempt.actor]:
            self._finish(runner)
            return
        votes = attempt.rolled[0] + bases(position, attempt.actor)
        subject = _standing_of(self.ballot, votes=votes)
        runner.ask(self, attempt.actor, dt.VOTE_AGAIN, (dt.KEEP, dt.REROLL), subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        if option == dt.REROLL:
            attempt = runner.position.attempts[-1]
            runner.emit(SeatSpentOnReroll(seat))
            lose_seats(runner, seat, 1)
            attempt.rolled = tuple(runner.position.dice.roll(1))
            attempt.rerolled = True
            tell_roll(runner, attempt)
        self._finish(runner)

    def _finish(self, runner: WeimarRunner) -> None:
        attempt = runner.position.attempts.pop()
        votes = attempt.rolled[0] + bases(runner.position, attempt.actor)
        runner.emit(VotesCounted(attempt.actor, votes))
        runner.push(RollForVotes(self.ballot.with_votes(attempt.actor, votes)))


class ChooseFinalists(WeimarStep, frozen=True, tag="choose-finalists"):
    """The two candidates with the most votes go to a second ballot; the Chancellor breaks ties."""

    ballot: Ballot
    through: tuple[str, ...] = ()

    def run(self, runner: WeimarRunner) -> None:
        through = self.through
        while len(through) < 2:
            left = [(party, n) for party, n in self.ballot.votes if party not in through]
            most = max(number for _, number in left)
            tied = tuple(party for party, number in left if number == most)
            if len(through) + len(tied) > 2:
                step = ChooseFinalists(self.ballot, through)
                subject = _standing_of(self.ballot)
                runner.ask(step, runner.position.chancellor, dt.NAME_FINALIST, tied, subject)
                return
            through += tied
        first, second = through
        runner.emit(RunoffOpened(first, second))
        runner.push(OrderVoting(self.ballot, (first, second)))

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        runner.emit(TieBroken(seat, option))
        runner.push(ChooseFinalists(self.ballot, (*self.through, option)))


class OrderVoting(WeimarStep, frozen=True, tag="order-voting"):
    """The player of the card (election) or the Chancellor (petition) sets the order of voting."""

    ballot: Ballot
    choices: tuple[str, str]
    order: tuple[str, ...] = ()

    def run(self, runner: WeimarRunner) -> None:
        ballot = self.ballot
        seat = ballot.actor if ballot.about == "president" else runner.position.chancellor
        left = tuple(party for party in clockwise(seat) if party not in self.order)
        subject = _standing_of(ballot, place=len(self.order) + 1)
        runner.ask(self, seat, dt.ORDER_VOTING, left, subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        order = (*self.order, option)
        if len(order) < len(self.ballot.votes):
            runner.push(OrderVoting(self.ballot, self.choices, order))
        else:
            runner.push(CastVotes(self.ballot, self.choices, order))


class CastVotes(WeimarStep, frozen=True, tag="cast-votes"):
    """In this order each party, finalists too, gives all its votes openly to one of two."""

    ballot: Ballot
    choices: tuple[str, str]
    order: tuple[str, ...]
    given: tuple[str, ...] = ()

    def run(self, runner: WeimarRunner) -> None:
        if len(self.given) == len(self.order):
            self._decide(runner)
            return
        party = self.order[len(self.given)]
        given = tuple(zip(self.order, self.given, strict=False))
        subject = _standing_of(self.ballot, votes=dict(self.ballot.votes)[party], given=given)
        runner.ask(self, party, dt.CAST_VOTE, self.choices, subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        runner.emit(VoteCast(seat, option, dict(self.ballot.votes)[seat]))
        runner.push(CastVotes(self.ballot, self.choices, self.order, (*self.given, option)))

    def _totals(self) -> list[int]:
        votes = dict(self.ballot.votes)
        cast = list(zip(self.order, self.given, strict=False))
        return [sum(votes[p] for p, given in cast if given == c) for c in self.choices]

    def _decide(self, runner: WeimarRunner) -> None:
        first, second = self._totals()
        if first == second:
            given = tuple(zip(self.order, self.given, strict=True))
            runner.push(BreakVoteTie(self.ballot, self.choices, given))
        else:
            _decided(runner, self.ballot, self.choices[0 if first > second else 1])


class BreakVoteTie(WeimarStep, frozen=True, tag="break-vote-tie"):
    """The Chancellor decides a tied vote."""

    ballot: Ballot
    choices: tuple[str, str]
    given: tuple[tuple[str, str], ...] = ()

    def run(self, runner: WeimarRunner) -> None:
        subject = _standing_of(self.ballot, given=self.given)
        runner.ask(self, runner.position.chancellor, dt.BREAK_VOTE_TIE, self.choices, subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        if self.ballot.about == "president":
            runner.emit(TieBroken(seat, option))
        _decided(runner, self.ballot, option)


def _decided(runner: WeimarRunner, ballot: Ballot, choice: str) -> None:
    if ballot.about == "president":
        position = runner.position
        position.president = choice
        position.president_card = "active"
        runner.emit(PresidentElected(choice))
        return
    runner.emit(PetitionDecided(choice))
    effects = ballot.yes if choice == dt.YES else ballot.no
    if effects:
        runner.push(RunEffects(effects, ballot.actor))
