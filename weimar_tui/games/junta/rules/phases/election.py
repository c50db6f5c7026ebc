"""The election of the President (rules: Präsidentenwahl, Präsidentenrücktritt)."""

from __future__ import annotations

from weimar_tui.kernel.decision_type import Word

from .. import decision_types as dt
from ..ballots import ELECTION, CastVotes, the_motion
from ..cards import draw, hand_of_type, spend_card
from ..events import (
    AllRedrawn,
    BallotBegan,
    BallotTied,
    Elected,
    ElectionBegan,
    LotDrawn,
    Nominated,
    PocketHandedOver,
    PresidencyVacant,
    Refused,
    Resigned,
)
from ..families import clockwise, is_out, present
from ..money import donate, hand_over
from ..negotiation.promises import JudgePromises
from ..negotiation.windows import ELECTION as WINDOW, Talk
from ..position import Cast, Motion
from ..runner import JuntaRunner, JuntaStep
from ..subjects import OnMotion
from ..voting import count, election_votes, table_votes

BALLOTS = 3
"""Tied ballots before the lot decides (ruling J17)."""


class Election(JuntaStep, frozen=True, tag="election"):
    """Elect a new President. If `former` resigned, his whole pocket goes to the new one."""

    why: str
    former: str = ""
    refused: tuple[str, ...] = ()

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        position.president = ""
        position.motion = Motion(ELECTION, sides=(), refused=list(self.refused))
        runner.emit(ElectionBegan(self.why))
        if not eligible(runner):
            position.motion.result = "vacant"
            runner.emit(PresidencyVacant())
            return
        seats = clockwise(position, position.host)
        runner.push(Nominate(seats), Ballot(self.why, self.former))


def eligible(runner: JuntaRunner) -> list[str]:
    """Families that can be elected: alive, not in exile, and they have not refused."""
    refused = the_motion(runner).refused
    return [seat for seat in present(runner.position) if seat not in refused]


class Nominate(JuntaStep, frozen=True, tag="nominate"):
    """In turn each family names candidates, one per vote, until it passes (J16)."""

    seats: tuple[str, ...]

    def run(self, runner: JuntaRunner) -> None:
        for index, seat in enumerate(self.seats):
            options = self._options(runner, seat)
            if options or (runner.family(seat).hand and self._may(runner, seat)):
                step = Nominate(self.seats[index:])
                subject = OnMotion(families=the_motion(runner).sides)
                runner.ask(step, seat, dt.NOMINATE, [*options, dt.PASS], subject, always=True)
                return

    def _may(self, runner: JuntaRunner, seat: str) -> bool:
        named = the_motion(runner).sides
        left = [family for family in eligible(runner) if family not in named]
        return not is_out(runner.position, seat) and bool(left)

    def _options(self, runner: JuntaRunner, seat: str) -> list[str]:
        if not self._may(runner, seat):
            return []
        position, motion = runner.position, the_motion(runner)
        left = [family for family in eligible(runner) if family not in motion.sides]
        votes = len(election_votes(position, seat)) + sum(
            table_votes(position, runner.components, seat).values()
        )
        used = sum(cast.family == seat and not cast.votes for cast in motion.named)
        if used < votes:
            return left
        cards = hand_of_type(runner, seat, "vote")
        return [dt.nominate_by_card(family, card) for family in left for card in cards]

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        runner.reveal()
        card = ""
        match dt.NOMINATE.read(option):
            case Word():
                runner.push(Nominate(self.seats[1:]))
                return
            case dt.Family(family):
                pass
            case dt.NominateByCard(family, card):
                spend_card(runner, seat, card)
        motion = the_motion(runner)
        motion.named.append(Cast(seat, family, card, int(bool(card))))
        motion.sides = tuple(s for s in runner.position.order if s in (*motion.sides, family))
        runner.emit(Nominated(seat, family))
        runner.push(self)


class Ballot(JuntaStep, frozen=True, tag="ballot"):
    """All vote for the candidates; a single one is elected without a vote."""

    why: str
    former: str = ""

    def run(self, runner: JuntaRunner) -> None:
        motion = the_motion(runner)
        if not motion.sides:
            motion.sides = tuple(eligible(runner))
        if len(motion.sides) == 1:
            runner.push(Accept(motion.sides[0], self.why, self.former))
            return
        seats = clockwise(runner.position, runner.position.host)
        runner.emit(BallotBegan(motion.round, motion.sides))
        count_them = CountBallot(self.why, self.former)
        if motion.round == 1:
            runner.push(Talk(WINDOW), CastVotes(seats), count_them)
        else:
            runner.push(CastVotes(seats), count_them)


class CountBallot(JuntaStep, frozen=True, tag="count-ballot"):
    """The most votes win; a tie is voted on again, and after the third the lot decides."""

    why: str
    former: str = ""

    def run(self, runner: JuntaRunner) -> None:
        position, motion = runner.position, the_motion(runner)
        votes = {side: count(motion.casts, side) for side in motion.sides}
        most = max(votes.values())
        tied = [side for side in motion.sides if votes[side] == most]
        if len(tied) == 1:
            self._elect(runner, tied[0])
            return
        runner.emit(BallotTied(tuple(tied)))
        if motion.round == BALLOTS:
            elected = tied[position.dice.below(len(tied))]
            runner.reveal()
            runner.emit(LotDrawn(elected))
            self._elect(runner, elected)
            return
        if self.why == "start" and position.options.tie == "redraw":
            _redraw(runner)
        motion.round += 1
        motion.casts = []
        runner.push(Ballot(self.why, self.former))

    def _elect(self, runner: JuntaRunner, family: str) -> None:
        """Judge votes promised for this election, whether or not he accepts."""
        runner.push(JudgePromises("election"), Accept(family, self.why, self.former))


def _redraw(runner: JuntaRunner) -> None:
    """Optional rule: after a tied first election all draw new hands, and the host takes a note."""
    position = runner.position
    for family in position.families.values():
        position.discards += family.hand + family.table
        family.hand, family.table = [], []
    runner.emit(AllRedrawn(position.host))
    for seat in position.order:
        draw(runner, seat, 5)
    donate(runner, position.host, 1)


class Accept(JuntaStep, frozen=True, tag="accept-office"):
    """The elected family can refuse, except the last that could be elected (ruling J18)."""

    family: str
    why: str
    former: str = ""

    def run(self, runner: JuntaRunner) -> None:
        if eligible(runner) == [self.family]:
            self._accept(runner)
        else:
            runner.ask(self, self.family, dt.ACCEPT_OFFICE, (dt.ACCEPT, dt.REFUSE))

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        runner.reveal()
        if option == dt.ACCEPT:
            self._accept(runner)
            return
        refused = (*the_motion(runner).refused, seat)
        runner.emit(Refused(seat))
        runner.push(Election("refusal", self.former, refused))

    def _accept(self, runner: JuntaRunner) -> None:
        the_motion(runner).result = self.family
        inaugurate(runner, self.family)
        if self.former:
            notes = runner.family(self.former).pocket
            if self.former != self.family and notes.count:
                hand_over(runner, self.former, self.family, notes)
                runner.emit(PocketHandedOver(self.former, self.family, notes))


def inaugurate(runner: JuntaRunner, seat: str) -> None:
    """Make a family President; it keeps its other offices until phase 2 (J19)."""
    position = runner.position
    position.president = seat
    position.brother_in_law, position.brother_chosen_for = "", ()
    runner.emit(Elected(seat))
    runner.reveal()


class EnsurePresident(JuntaStep, frozen=True, tag="ensure-president"):
    """Fill a vacant presidency as soon as anyone can be elected (ruling J20)."""

    def run(self, runner: JuntaRunner) -> None:
        if not runner.position.president and present(runner.position):
            runner.push(Election("vacancy"))


def resign(runner: JuntaRunner, *then: JuntaStep) -> None:
    """The President resigns; an election follows at once, then `then` (ruling J75)."""
    position = runner.position
    seat = position.president
    position.resigned.append(seat)
    runner.emit(Resigned(seat))
    runner.reveal()
    runner.push(Election("resignation", seat), *then)


def may_resign(runner: JuntaRunner) -> bool:
    """Whether he can resign: once per family and phase, so that it ends."""
    position = runner.position
    return position.president not in position.resigned
