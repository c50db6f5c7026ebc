"""Step 2 of the politics phase: the won issues take effect (rulebook 4.4)."""

from __future__ import annotations

from weimar_tui.kernel.decision_type import Word

from .. import decision_types as dt
from ..component_data import IssueKind
from ..effects.run import fullest, start_effects
from ..events import (
    IssueNotAgreed,
    IssueResolved,
    ProposalAnswered,
    ProposalMade,
)
from ..minor_parties import MINOR_PARTIES, take_minor_party
from ..opinion import OWNERS, take_issue_off
from ..position import Frame
from ..runner import WeimarRunner, WeimarStep
from ..subjects import DividedIssue, OfIssue, Proposal

NOWHERE = "0"


def resolve_won_issues(runner: WeimarRunner) -> None:
    """Clear space 0, then resolve white issues in board order, then yellow ones."""
    for marker, cell in list(runner.position.issues.items()):
        if cell == NOWHERE:
            take_issue_off(runner, marker, unwon=True)
    runner.push(ResolveWhiteIssues(), ResolveYellowIssues())


class ResolveWhiteIssues(WeimarStep, frozen=True, tag="resolve-white-issues"):
    """The white issues from position `start` of the board's order onwards.

    Checks the track again each time: an issue that a negotiation has just placed still counts if
    its turn is yet to come.
    """

    begins_matter = True
    start: int = 0

    def run(self, runner: WeimarRunner) -> None:
        issues = runner.position.issues
        white = runner.components.white_issues
        for index in range(self.start, len(white)):
            if issues.get(white[index], NOWHERE) != NOWHERE:
                runner.push(ResolveIssue(white[index]), ResolveWhiteIssues(index + 1))
                return


class ResolveYellowIssues(WeimarStep, frozen=True, tag="resolve-yellow-issues"):
    """The yellow issues, in the Chancellor's order."""

    begins_matter = True

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        white = runner.components.white_issues
        waiting = [m for m, cell in position.issues.items() if cell != NOWHERE and m not in white]
        if waiting:
            runner.ask(self, position.chancellor, dt.ORDER_ISSUES, waiting)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        runner.push(ResolveIssue(option), ResolveYellowIssues())


class TakeIssueOff(WeimarStep, frozen=True, tag="take-issue-off"):
    """A resolved issue leaves the track: white to the board, yellow out of the game."""

    issue: str

    def run(self, runner: WeimarRunner) -> None:
        take_issue_off(runner, self.issue)


def kind_of(runner: WeimarRunner, issue: str) -> IssueKind:
    return runner.components.data.issues[runner.components.issue_kind[issue]]


def allowed_options(runner: WeimarRunner, issue: str, party: str) -> list[int]:
    """Options, from 1, open to the party: those it can carry out most fully (G4)."""
    kind = kind_of(runner, issue)
    open_ones = [
        index
        for index, option in enumerate(kind.options)
        if not option.government_only or party in runner.position.government
    ]
    frames = runner.position.frames
    frames.append(Frame(source=f"issue:{issue}"))
    best = fullest(runner, [kind.options[index].effect for index in open_ones], party)
    frames.pop()
    return [open_ones[index] + 1 for index in best]


def carry_out(runner: WeimarRunner, issue: str, party: str, option: int) -> None:
    """Carry out an option of an issue for the party that decides about it."""
    runner.emit(IssueResolved(party, issue, option))
    effect = kind_of(runner, issue).options[option - 1].effect
    start_effects(runner, effect, party, source=f"issue:{issue}")


class ResolveIssue(WeimarStep, frozen=True, tag="resolve-issue"):
    """The winner of an issue chooses an option; on a divided space, two parties must agree."""

    issue: str

    def run(self, runner: WeimarRunner) -> None:
        runner.push(TakeIssueOff(self.issue))
        owners = OWNERS[runner.position.issues[self.issue]]
        if len(owners) > 1:
            order = tuple(p for p in runner.position.turn_order if p in owners)
            runner.push(Propose(self.issue, order))
            return
        options = [
            dt.OptionOfIssue(number).id for number in allowed_options(runner, self.issue, owners[0])
        ]
        runner.ask(self, owners[0], dt.RESOLVE_ISSUE, options, OfIssue(self.issue))

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        carry_out(runner, self.issue, seat, dt.RESOLVE_ISSUE.read(option).number)


class Propose(WeimarStep, frozen=True, tag="propose"):
    """On a divided space each owner in turn can propose once: an option, and who carries it out.

    For the issue of a minor party, they propose which eligible party controls it. Without agreement
    the issue has no effect.
    """

    issue: str
    owners: tuple[str, ...]
    turn: int = 0

    def run(self, runner: WeimarRunner) -> None:
        if self.turn == len(self.owners):
            runner.emit(IssueNotAgreed(self.issue))
            return
        kind = kind_of(runner, self.issue).id
        if kind in MINOR_PARTIES:
            options: list[str] = [*runner.components.data.minor_parties[kind].eligible]
        else:
            options = [
                dt.propose(actor, option)
                for actor in self.owners
                for option in allowed_options(runner, self.issue, actor)
            ]
        proposer, partner = self.owners[self.turn], self.owners[1 - self.turn]
        subject = DividedIssue(self.issue, partner)
        runner.ask(self, proposer, dt.PROPOSE_ISSUE, (*options, dt.PASS), subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        match dt.PROPOSE_ISSUE.read(option):
            case Word():
                runner.push(Propose(self.issue, self.owners, self.turn + 1))
            case dt.Propose(actor, number):
                self._propose(runner, seat, actor, number)
            case dt.Control(actor):
                self._propose(runner, seat, actor, 1)

    def _propose(self, runner: WeimarRunner, seat: str, actor: str, number: int) -> None:
        runner.emit(ProposalMade(seat, self.issue, number, actor))
        runner.push(AnswerProposal(self.issue, self.owners, self.turn, actor, number))


class AnswerProposal(WeimarStep, frozen=True, tag="answer-proposal"):
    """The other owner of a divided issue accepts or refuses the proposal."""

    issue: str
    owners: tuple[str, ...]
    turn: int
    actor: str
    option: int

    def run(self, runner: WeimarRunner) -> None:
        subject = Proposal(self.issue, self.owners[self.turn], self.option, self.actor)
        partner = self.owners[1 - self.turn]
        runner.ask(self, partner, dt.ANSWER_PROPOSAL, (dt.AGREE, dt.REFUSE), subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        runner.emit(ProposalAnswered(seat, self.issue, option == dt.AGREE))
        if option == dt.REFUSE:
            runner.push(Propose(self.issue, self.owners, self.turn + 1))
            return
        minor = kind_of(runner, self.issue).id
        if minor in MINOR_PARTIES:
            take_minor_party(runner, minor, self.actor)
        else:
            carry_out(runner, self.issue, self.actor, self.option)
