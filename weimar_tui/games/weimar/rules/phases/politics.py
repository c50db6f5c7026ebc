"""The politics phase: eight numbered steps, then the end of the round (rulebook 4.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .. import decision_types as dt
from ..crisis import MakeCrisisRolls
from ..effects.run import start_effects
from ..events import (
    GovernmentDeclared,
    IssueMajorityWon,
    ParliamentCut,
    SocietyResolved,
    StepStarted,
    StresemannTurned,
    TieBroken,
)
from ..goals import goal_vp
from ..minor_parties import MINOR_PARTIES, beneficiaries
from ..opinion import half_wins
from ..parliament import FIXED_SEATS, gain_seats, lose_seats, occupied
from ..points import change_vp
from ..position import CITIES, PARTIES, WeimarPosition
from ..runner import WeimarRunner, WeimarStep
from ..subjects import MajorityPlace
from ..threats import remove_from_dr, threats_in
from .government import FormGovernment
from .politics_issues import resolve_won_issues

TROUBLE = 2
"""With this many threats or more, a city costs each governing party a seat."""

PASSING = ("instable-state", "violent-peace")
"""One marker of each of these leaves the DR box every round."""


def governing(position: WeimarPosition) -> tuple[str, ...]:
    """The governing parties, Chancellor first."""
    chancellor = position.chancellor
    return (chancellor, *(party for party in position.government if party != chancellor))


class Declaration(NamedTuple):
    """Calm and troubled cities, and each governing party's points, Chancellor first."""

    calm: int
    troubled: int
    vp: dict[str, int]


def declaration(position: WeimarPosition, parties: Sequence[str] = ()) -> Declaration:
    """The result of the government declaration if it happened now (rulebook 4.4, step 5).

    `parties`: another government than the present one, the Chancellor's party first.
    """
    counts = [threats_in(position, city) for city in CITIES]
    calm = counts.count(0)
    troubled = sum(count >= TROUBLE for count in counts)
    parties = parties or governing(position)
    share, odd = divmod(calm, len(parties))
    vp = {party: share + (odd if party == parties[0] else 0) for party in parties}
    return Declaration(calm, troubled, vp)


def begin_state_of_republic(runner: WeimarRunner) -> None:
    """Economy, government declaration, threats and stabilization, in this order."""
    runner.push(FeelEconomy(), DeclareGovernment(), FaceThreats(), Stabilize())


class FeelEconomy(WeimarStep, frozen=True, tag="feel-economy"):
    """The level of the economy places Poverty or Prosperity in random cities."""

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        effect = runner.components.tables.economy[position.economy - 1]
        start_effects(runner, effect, position.chancellor, source="economy")


class DeclareGovernment(WeimarStep, frozen=True, tag="declare-government"):
    """1 VP for each calm city, shared out; each governing party loses a seat per troubled city."""

    begins_matter = True

    def run(self, runner: WeimarRunner) -> None:
        declared = declaration(runner.position)
        runner.emit(GovernmentDeclared(declared.calm, declared.troubled))
        for party, points in declared.vp.items():
            change_vp(runner, party, points, "declaration")
        for party in declared.vp:
            lose_seats(runner, party, declared.troubled, "declaration")


class FaceThreats(WeimarStep, frozen=True, tag="face-threats"):
    """Each governing party makes a crisis roll for every marker in the DR box except the first."""

    begins_matter = True

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        rolls = len(position.dr_box) - 1
        if rolls > 0:
            runner.push(*(MakeCrisisRolls(party, rolls) for party in governing(position)))


class Stabilize(WeimarStep, frozen=True, tag="stabilize"):
    """One Instable State and one Violent Peace leave the DR box."""

    begins_matter = True

    def run(self, runner: WeimarRunner) -> None:
        for marker in PASSING:
            remove_from_dr(runner, marker)


# --- step 3 -------------------------------------------------------------------------------------
def resolve_society(runner: WeimarRunner) -> None:
    """Resolve the society track from left to right; the markers stay."""
    markers = runner.position.society
    if markers:
        runner.push(*(ResolveSociety(marker) for marker in markers))


class ResolveSociety(WeimarStep, frozen=True, tag="resolve-society"):
    """One society marker takes effect for its party."""

    begins_matter = True
    marker: str

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        if self.marker not in position.society:
            return
        marker = runner.components.data.society[self.marker]
        actor = position.minor_parties.get(marker.holder, marker.holder) or position.chancellor
        runner.emit(SocietyResolved(self.marker))
        start_effects(runner, marker.effect, actor, source=f"society:{self.marker}")


# --- step 4 -------------------------------------------------------------------------------------
def score_parties(runner: WeimarRunner) -> None:
    """Score the goals of the parties, then the bonuses of the minor parties."""
    for party in PARTIES:
        change_vp(runner, party, goal_vp(runner.position, party), "goals")
    runner.push(*(GiveMinorBonus(minor) for minor in MINOR_PARTIES))


class GiveMinorBonus(WeimarStep, frozen=True, tag="give-minor-bonus"):
    """The bonus of a minor party, for all who share its benefits (5.13)."""

    begins_matter = True
    minor: str
    given: tuple[str, ...] = ()

    def run(self, runner: WeimarRunner) -> None:
        waiting = [p for p in beneficiaries(runner, self.minor) if p not in self.given]
        if not waiting:
            return
        party = waiting[0]
        runner.push(GiveMinorBonus(self.minor, (*self.given, party)))
        if self.minor == "dvp" and party == runner.position.minor_parties["dvp"]:
            _activate_stresemann(runner, party)
        bonus = runner.components.data.minor_parties[self.minor].bonus
        start_effects(runner, bonus, party, source=f"minor:{self.minor}")


def _activate_stresemann(runner: WeimarRunner, party: str) -> None:
    """Turn the Stresemann card to its active side, unless it is out of the game."""
    if runner.position.stresemann == "inactive":
        runner.position.stresemann = "active"
        runner.emit(StresemannTurned("active", party))


def give_minor_seats(runner: WeimarRunner) -> None:
    """Give each minor party's controller its seats of this round."""
    for minor in MINOR_PARTIES:
        number = runner.components.data.minor_parties[minor].seats[runner.position.round - 1]
        for party in beneficiaries(runner, minor):
            gain_seats(runner, party, number, f"minor-seats:{minor}")


def excess(seats: int) -> int:
    """How many seats a party must give up when parliament is cut.

    >>> [excess(seats) for seats in (0, 3, 4, 6, 7, 9, 10, 30)]
    [0, 0, 1, 1, 2, 2, 3, 3]
    """
    return min(3, max(0, seats - 1) // 3)


def check_size(runner: WeimarRunner) -> None:
    """While more than 24 seats are taken, cut all parties at once, never the NSDAP."""
    position = runner.position
    while occupied(position) > FIXED_SEATS:
        cuts = {party: excess(position.seats[party]) for party in PARTIES}
        runner.emit(ParliamentCut(occupied(position) - sum(cuts.values())))
        for party, number in cuts.items():
            lose_seats(runner, party, number, "cut")


MAJORITY_SEATS = {1: 3, 2: 1}
"""Seats for the most and the second most issues."""


class AwardMajority(WeimarStep, frozen=True, tag="award-majority"):
    """Award the seats for one rank; the values of the spaces break ties, then the Chancellor.

    Only parties with at least half an issue qualify.
    """

    place: int = 1
    first: str = ""

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        standing = {p: half_wins(position, p) for p in PARTIES if p != self.first}
        best = max(standing.values())
        if not best[0]:
            return
        tied = tuple(party for party, won in standing.items() if won == best)
        if len(tied) == 1:
            self._award(runner, tied[0])
        else:
            runner.ask(self, position.chancellor, dt.MAJORITY_TIE, tied, MajorityPlace(self.place))

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        runner.emit(TieBroken(seat, option))
        self._award(runner, option)

    def _award(self, runner: WeimarRunner, party: str) -> None:
        wins, value = half_wins(runner.position, party)
        runner.emit(IssueMajorityWon(party, self.place, wins, value))
        gain_seats(runner, party, MAJORITY_SEATS[self.place], f"majority-{self.place}")
        if self.place == 1:
            runner.push(AwardMajority(2, party))


class PoliticsStep(WeimarStep, frozen=True, tag="politics-step"):
    begins_matter = True
    number: int

    def run(self, runner: WeimarRunner) -> None:
        runner.emit(StepStarted(self.number))
        STEPS[self.number](runner)


def _check_issue_majority(runner: WeimarRunner) -> None:
    runner.push(AwardMajority())


def _form_government(runner: WeimarRunner) -> None:
    runner.push(FormGovernment())


STEPS: dict[int, Callable[[WeimarRunner], None]] = {
    1: _check_issue_majority,
    2: resolve_won_issues,
    3: resolve_society,
    4: score_parties,
    5: begin_state_of_republic,
    6: give_minor_seats,
    7: check_size,
    8: _form_government,
}
