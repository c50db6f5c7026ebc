"""The election of the President (rules: Präsidentenwahl, Präsidentenrücktritt)."""

from __future__ import annotations

from weimar_tui.games.junta.rules import decision_types as q
from weimar_tui.games.junta.rules.ballots import ELECTION, CastVotes, the_motion
from weimar_tui.games.junta.rules.cards import draw, hand_of_type, use_up
from weimar_tui.games.junta.rules.events import (
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
from weimar_tui.games.junta.rules.families import clockwise, is_out, present
from weimar_tui.games.junta.rules.money import donate, hand_over
from weimar_tui.games.junta.rules.negotiation.promises import JudgePromises
from weimar_tui.games.junta.rules.negotiation.windows import ELECTION as WINDOW, Talk
from weimar_tui.games.junta.rules.position import Asked, Cast, Motion
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep
from weimar_tui.games.junta.rules.voting import count, election_votes, table_votes
from weimar_tui.kernel.decision_type import Word

BALLOTS = 3
"""Tied ballots after which a lot decides (ruling J17)."""


class Election(JuntaStep, frozen=True, tag="election"):
    """A new President. `former` resigned: his whole pocket goes to the new one."""

    why: str
    former: str = ""
    refused: tuple[str, ...] = ()

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        position.president = ""
        position.motion = Motion(ELECTION, sides=(), refused=list(self.refused))
        play.emit(ElectionBegan(self.why))
        if not eligible(play):
            position.motion.result = "vacant"
            play.emit(PresidencyVacant())
            return
        seats = clockwise(position, position.host)
        play.push(Nominate(seats), Ballot(self.why, self.former))


def eligible(play: JuntaRunner) -> list[str]:
    """Who can be elected: living families that are not in exile and have not refused."""
    refused = the_motion(play).refused
    return [seat for seat in present(play.position) if seat not in refused]


class Nominate(JuntaStep, frozen=True, tag="nominate"):
    """In turn each family names candidates, one for each vote it has, until it passes (J16)."""

    seats: tuple[str, ...]

    def run(self, play: JuntaRunner) -> None:
        for index, seat in enumerate(self.seats):
            options = self._options(play, seat)
            if options or (play.family(seat).hand and self._may(play, seat)):
                step = Nominate(self.seats[index:])
                subject = Asked(families=the_motion(play).sides)
                play.ask(step, seat, q.NOMINATE, [*options, q.PASS], subject, always=True)
                return

    def _may(self, play: JuntaRunner, seat: str) -> bool:
        named = the_motion(play).sides
        left = [family for family in eligible(play) if family not in named]
        return not is_out(play.position, seat) and bool(left)

    def _options(self, play: JuntaRunner, seat: str) -> list[str]:
        if not self._may(play, seat):
            return []
        position, motion = play.position, the_motion(play)
        left = [family for family in eligible(play) if family not in motion.sides]
        votes = len(election_votes(position, seat)) + sum(
            table_votes(position, play.components, seat).values()
        )
        used = sum(cast.family == seat and not cast.votes for cast in motion.named)
        if used < votes:
            return left
        cards = hand_of_type(play, seat, "vote")
        return [q.nominate_by_card(family, card) for family in left for card in cards]

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        play.reveal()
        card = ""
        match q.NOMINATE.read(option):
            case Word():
                play.push(Nominate(self.seats[1:]))
                return
            case q.Family(family):
                pass
            case q.NominateByCard(family, card):
                use_up(play, seat, card)
        motion = the_motion(play)
        motion.named.append(Cast(seat, family, card, int(bool(card))))
        motion.sides = tuple(s for s in play.position.order if s in (*motion.sides, family))
        play.emit(Nominated(seat, family))
        play.push(self)


class Ballot(JuntaStep, frozen=True, tag="ballot"):
    """All vote for the candidates; a single one is elected without."""

    why: str
    former: str = ""

    def run(self, play: JuntaRunner) -> None:
        motion = the_motion(play)
        if not motion.sides:
            motion.sides = tuple(eligible(play))
        if len(motion.sides) == 1:
            play.push(Accept(motion.sides[0], self.why, self.former))
            return
        seats = clockwise(play.position, play.position.host)
        play.emit(BallotBegan(motion.round, motion.sides))
        count_them = CountBallot(self.why, self.former)
        if motion.round == 1:
            play.push(Talk(WINDOW), CastVotes(seats), count_them)
        else:
            play.push(CastVotes(seats), count_them)


class CountBallot(JuntaStep, frozen=True, tag="count-ballot"):
    """Relative majority elects; a tie is voted on again, after the third a lot decides."""

    why: str
    former: str = ""

    def run(self, play: JuntaRunner) -> None:
        position, motion = play.position, the_motion(play)
        votes = {side: count(motion.casts, side) for side in motion.sides}
        most = max(votes.values())
        tied = [side for side in motion.sides if votes[side] == most]
        if len(tied) == 1:
            self._elect(play, tied[0])
            return
        play.emit(BallotTied(tuple(tied)))
        if motion.round == BALLOTS:
            elected = tied[position.dice.below(len(tied))]
            play.reveal()
            play.emit(LotDrawn(elected))
            self._elect(play, elected)
            return
        if self.why == "start" and position.options.tie == "redraw":
            _redraw(play)
        motion.round += 1
        motion.casts = []
        play.push(Ballot(self.why, self.former))

    def _elect(self, play: JuntaRunner, family: str) -> None:
        """Votes that were promised for this election are judged, whether he accepts or not."""
        play.push(JudgePromises("election"), Accept(family, self.why, self.former))


def _redraw(play: JuntaRunner) -> None:
    """A table's choice: after a tied first election all draw new hands, the host takes a note."""
    position = play.position
    for family in position.families.values():
        position.discards += family.hand + family.table
        family.hand, family.table = [], []
    play.emit(AllRedrawn(position.host))
    for seat in position.order:
        draw(play, seat, 5)
    donate(play, position.host, 1)


class Accept(JuntaStep, frozen=True, tag="accept-office"):
    """The elected may refuse, but for the last who could be elected (ruling J18)."""

    family: str
    why: str
    former: str = ""

    def run(self, play: JuntaRunner) -> None:
        if eligible(play) == [self.family]:
            self._accept(play)
        else:
            play.ask(self, self.family, q.ACCEPT_OFFICE, (q.ACCEPT, q.REFUSE))

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        play.reveal()
        if option == q.ACCEPT:
            self._accept(play)
            return
        refused = (*the_motion(play).refused, seat)
        play.emit(Refused(seat))
        play.push(Election("refusal", self.former, refused))

    def _accept(self, play: JuntaRunner) -> None:
        the_motion(play).result = self.family
        inaugurate(play, self.family)
        if self.former:
            notes = play.family(self.former).pocket
            if self.former != self.family and notes.count:
                hand_over(play, self.former, self.family, notes)
                play.emit(PocketHandedOver(self.former, self.family, notes))


def inaugurate(play: JuntaRunner, seat: str) -> None:
    """There is a new President; whatever other offices he holds he keeps until phase 2 (J19)."""
    position = play.position
    position.president = seat
    position.brother_in_law, position.brother_chosen_for = "", ()
    play.emit(Elected(seat))
    play.reveal()


class EnsurePresident(JuntaStep, frozen=True, tag="ensure-president"):
    """A vacant presidency is filled as soon as anybody can be elected (ruling J20)."""

    def run(self, play: JuntaRunner) -> None:
        if not play.position.president and present(play.position):
            play.push(Election("vacancy"))


def resign(play: JuntaRunner, *then: JuntaStep) -> None:
    """The President resigns; an election follows at once, then `then` (ruling J75)."""
    position = play.position
    seat = position.president
    position.resigned.append(seat)
    play.emit(Resigned(seat))
    play.reveal()
    play.push(Election("resignation", seat), *then)


def may_resign(play: JuntaRunner) -> bool:
    """Once a family and phase, so that resigning ends."""
    position = play.position
    return position.president not in position.resigned
