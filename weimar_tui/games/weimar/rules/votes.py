"""Votes of all four parties: the presidential election and the petition (rulebook 6.1).

Each party rolls a die and adds its bases in all cities; once it may give a seat to roll again.
"""

from __future__ import annotations

from msgspec import Struct

from weimar_tui.games.weimar.rules import decision_types as q
from weimar_tui.games.weimar.rules.effects.run import RunEffects
from weimar_tui.games.weimar.rules.effects.vocabulary import AnyEffect, Effects
from weimar_tui.games.weimar.rules.events import (
    PetitionDecided,
    PresidentElected,
    RunoffOpened,
    SeatSpentOnReroll,
    TieBroken,
    VoteCast,
    VotesCounted,
)
from weimar_tui.games.weimar.rules.parliament import bases, lose_seats
from weimar_tui.games.weimar.rules.position import Attempt, clockwise
from weimar_tui.games.weimar.rules.runner import WeimarRunner, WeimarStep
from weimar_tui.games.weimar.rules.subject import WeimarSubject
from weimar_tui.games.weimar.rules.windows import RollDice, tell_roll

EBERT = "ebert"
"""President until the first election; he is nobody's candidate in one."""


class Ballot(Struct, frozen=True, omit_defaults=True):
    """What is voted on: `president`, or `petition` with what follows a yes and a no.

    `actor` is the player whose card it is. `votes` by party, as far as they are counted.
    """

    about: str
    actor: str
    yes: tuple[AnyEffect, ...] = ()
    no: tuple[AnyEffect, ...] = ()
    votes: tuple[tuple[str, int], ...] = ()

    def with_votes(self, party: str, number: int) -> Ballot:
        """The ballot with the votes of one party more."""
        votes = (*self.votes, (party, number))
        return Ballot(self.about, self.actor, self.yes, self.no, votes)


def subject_of(
    ballot: Ballot, *, votes: int = 0, place: int = 0, given: tuple[tuple[str, str], ...] = ()
) -> WeimarSubject:
    """A question in the course of a vote: what it is about, and how it stands."""
    return WeimarSubject(
        about=ballot.about, votes=votes, place=place, counted=ballot.votes, given=given
    )


def start_election(play: WeimarRunner, actor: str) -> None:
    """Elect a successor to Ebert; nothing happens once he has one."""
    if play.position.president == EBERT:
        play.push(RollForVotes(Ballot("president", actor)))


def start_petition(play: WeimarRunner, actor: str, yes: Effects, no: Effects) -> None:
    """Vote yes or no; the effects of the answer are carried out by `actor`."""
    play.push(RollForVotes(Ballot("petition", actor, yes, no)))


class RollForVotes(WeimarStep, frozen=True, tag="roll-for-votes"):
    """The next party rolls, clockwise from the player of the card; then the voting begins."""

    ballot: Ballot

    def run(self, play: WeimarRunner) -> None:
        ballot = self.ballot
        waiting = clockwise(ballot.actor)[len(ballot.votes) :]
        if waiting:
            play.position.attempts.append(Attempt(waiting[0], "vote", dice=1))
            play.push(RollDice(), CountVotes(ballot))
        elif ballot.about == "president":
            play.push(ChooseFinalists(ballot))
        else:
            play.push(OrderVoting(ballot, (q.YES, q.NO)))


class CountVotes(WeimarStep, frozen=True, tag="count-votes"):
    """Die and bases; the party may lose a seat to roll again, unless it was rolled again."""

    ballot: Ballot

    def run(self, play: WeimarRunner) -> None:
        position = play.position
        attempt = position.attempts[-1]
        if attempt.rerolled or not position.seats[attempt.actor]:
            self._finish(play)
            return
        votes = attempt.rolled[0] + bases(position, attempt.actor)
        subject = subject_of(self.ballot, votes=votes)
        play.ask(self, attempt.actor, q.VOTE_AGAIN, (q.KEEP, q.REROLL), subject)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        if option == q.REROLL:
            attempt = play.position.attempts[-1]
            play.emit(SeatSpentOnReroll(seat))
            lose_seats(play, seat, 1)
            attempt.rolled = tuple(play.position.dice.roll(1))
            attempt.rerolled = True
            tell_roll(play, attempt)
        self._finish(play)

    def _finish(self, play: WeimarRunner) -> None:
        attempt = play.position.attempts.pop()
        votes = attempt.rolled[0] + bases(play.position, attempt.actor)
        play.emit(VotesCounted(attempt.actor, votes))
        play.push(RollForVotes(self.ballot.with_votes(attempt.actor, votes)))


class ChooseFinalists(WeimarStep, frozen=True, tag="choose-finalists"):
    """First ballot: the two candidates with the most votes advance; ties are the Chancellor's."""

    ballot: Ballot
    through: tuple[str, ...] = ()

    def run(self, play: WeimarRunner) -> None:
        through = self.through
        while len(through) < 2:
            left = [(party, n) for party, n in self.ballot.votes if party not in through]
            most = max(number for _, number in left)
            tied = tuple(party for party, number in left if number == most)
            if len(through) + len(tied) > 2:
                step = ChooseFinalists(self.ballot, through)
                subject = subject_of(self.ballot)
                play.ask(step, play.position.chancellor, q.NAME_FINALIST, tied, subject)
                return
            through += tied
        first, second = through
        play.emit(RunoffOpened(first, second))
        play.push(OrderVoting(self.ballot, (first, second)))

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        play.emit(TieBroken(seat, option))
        play.push(ChooseFinalists(self.ballot, (*self.through, option)))


class OrderVoting(WeimarStep, frozen=True, tag="order-voting"):
    """Who votes when: set by the player of the card (election) or the Chancellor (petition)."""

    ballot: Ballot
    choices: tuple[str, str]
    order: tuple[str, ...] = ()

    def run(self, play: WeimarRunner) -> None:
        ballot = self.ballot
        seat = ballot.actor if ballot.about == "president" else play.position.chancellor
        left = tuple(party for party in clockwise(seat) if party not in self.order)
        subject = subject_of(ballot, place=len(self.order) + 1)
        play.ask(self, seat, q.ORDER_VOTING, left, subject)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        order = (*self.order, option)
        if len(order) < len(self.ballot.votes):
            play.push(OrderVoting(self.ballot, self.choices, order))
        else:
            play.push(CastVotes(self.ballot, self.choices, order))


class CastVotes(WeimarStep, frozen=True, tag="cast-votes"):
    """Each party in this order gives all its votes to one of two, openly, finalists too."""

    ballot: Ballot
    choices: tuple[str, str]
    order: tuple[str, ...]
    given: tuple[str, ...] = ()

    def run(self, play: WeimarRunner) -> None:
        if len(self.given) == len(self.order):
            self._decide(play)
            return
        party = self.order[len(self.given)]
        given = tuple(zip(self.order, self.given, strict=False))
        subject = subject_of(self.ballot, votes=dict(self.ballot.votes)[party], given=given)
        play.ask(self, party, q.CAST_VOTE, self.choices, subject)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        play.emit(VoteCast(seat, option, dict(self.ballot.votes)[seat]))
        play.push(CastVotes(self.ballot, self.choices, self.order, (*self.given, option)))

    def _totals(self) -> list[int]:
        votes = dict(self.ballot.votes)
        cast = list(zip(self.order, self.given, strict=False))
        return [sum(votes[p] for p, given in cast if given == c) for c in self.choices]

    def _decide(self, play: WeimarRunner) -> None:
        first, second = self._totals()
        if first == second:
            given = tuple(zip(self.order, self.given, strict=True))
            play.push(BreakVoteTie(self.ballot, self.choices, given))
        else:
            _decided(play, self.ballot, self.choices[0 if first > second else 1])


class BreakVoteTie(WeimarStep, frozen=True, tag="break-vote-tie"):
    """The Chancellor decides a tied vote."""

    ballot: Ballot
    choices: tuple[str, str]
    given: tuple[tuple[str, str], ...] = ()

    def run(self, play: WeimarRunner) -> None:
        subject = subject_of(self.ballot, given=self.given)
        play.ask(self, play.position.chancellor, q.BREAK_VOTE_TIE, self.choices, subject)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        if self.ballot.about == "president":
            play.emit(TieBroken(seat, option))
        _decided(play, self.ballot, option)


def _decided(play: WeimarRunner, ballot: Ballot, choice: str) -> None:
    if ballot.about == "president":
        position = play.position
        position.president = choice
        position.president_card = "active"
        play.emit(PresidentElected(choice))
        return
    play.emit(PetitionDecided(choice))
    effects = ballot.yes if choice == q.YES else ballot.no
    if effects:
        play.push(RunEffects(effects, ballot.actor))
