"""Phases 3 and 4: aid, announcement, vote, force, payment (rules: Budget)."""

from __future__ import annotations

from msgspec.structs import replace

from weimar_tui.games.junta.rules import decision_types as q, vocabulary as v
from weimar_tui.games.junta.rules.ballots import the_motion
from weimar_tui.games.junta.rules.cards import could_be_hidden, playable, use_up
from weimar_tui.games.junta.rules.death_and_exile import AskExiles, BrotherInLaw
from weimar_tui.games.junta.rules.endings import end_game
from weimar_tui.games.junta.rules.events import (
    AidDrawn,
    AidKept,
    BankClosed,
    BudgetAnnounced,
    BudgetCarried,
    BudgetForced,
    BudgetRejected,
    EnvelopePaid,
    ForceDeclined,
    LunchBreak,
    NotesHandedOver,
    TieBroken,
)
from weimar_tui.games.junta.rules.families import acting, after, is_out
from weimar_tui.games.junta.rules.money import draw_notes, hand_over
from weimar_tui.games.junta.rules.negotiation.promises import JudgePromises
from weimar_tui.games.junta.rules.negotiation.windows import BUDGET as WINDOW, Talk
from weimar_tui.games.junta.rules.notes import (
    NONE,
    Notes,
    covers,
    demands_of,
    most_payable,
    payable,
    sets_from,
)
from weimar_tui.games.junta.rules.phases.election import may_resign, resign
from weimar_tui.games.junta.rules.phases.votes import HoldVote
from weimar_tui.games.junta.rules.position import Asked, Budget, Draft, Motion
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep, enter, set_excuse
from weimar_tui.games.junta.rules.units import send_home
from weimar_tui.games.junta.rules.voting import count
from weimar_tui.kernel.decision_type import Word

ENVELOPES = 24
"""Sets of notes offered for an envelope at a time."""


class AidPhase(JuntaStep, frozen=True, tag="aid-phase"):
    """The President draws the aid in secret; without enough notes the game ends (ruling J10)."""

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        if not position.president:
            return
        enter(play, "aid")
        number = play.components.data.aid
        if len(position.stack) < number:
            end_game(play, "stack-spent")
        family = play.family(position.president)
        family.aid = draw_notes(play, number)
        family.pocket = family.pocket.plus(family.aid)
        play.emit(AidDrawn(position.president, number, family.aid))


class BudgetPhase(JuntaStep, frozen=True, tag="budget-phase"):
    """Announcement, talk, vote, and what follows from it."""

    def run(self, play: JuntaRunner) -> None:
        if play.position.president:
            enter(play, "budget")
            play.push(AskExiles(), Announce("budget"))


class Announce(JuntaStep, frozen=True, tag="announce"):
    """Whoever makes the budget names a sum for each other family, clockwise (ruling J21).

    The sums are said when all are named; until then they can be taken back.
    """

    about: str
    by: str = ""

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        by = self.by or position.president
        family = play.family(by)
        receivers = [seat for seat in after(position, by) if not is_out(position, seat)]
        sums = family.draft.sums
        if len(sums) == len(receivers):
            self._say(play, by, dict(zip(receivers, sums, strict=True)))
            return
        most = most_payable(family.pocket, sums)
        options = [q.millions(number) for number in range(most + 1)]
        if not sums and self.about == "budget" and may_resign(play):
            options.append(q.RESIGN)
        subject = Asked(about=self.about, families=tuple(receivers))
        private = Asked(
            family=receivers[len(sums)],
            left=len(receivers) - len(sums),
            items=tuple(map(str, sums)),
        )
        play.ask(
            self, by, q.ANNOUNCE, options, subject, private=private, always=True, link=bool(sums)
        )

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        family = play.family(seat)
        match q.ANNOUNCE.read(option):
            case q.Millions(number):
                family.draft = replace(family.draft, sums=(*family.draft.sums, number))
                play.push(self)
            case Word():
                resign(play, Announce("budget"))

    def _say(self, play: JuntaRunner, by: str, sums: dict[str, int]) -> None:
        position = play.position
        play.family(by).draft = Draft()
        position.announced = sums
        position.budget = "announced"
        play.emit(BudgetAnnounced(by, tuple(sums.items())))
        play.reveal()
        play.push(
            NameMotion(self.about, by),
            JudgePromises("announced"),
            Talk(WINDOW),
            BrotherInLaw(),
            HoldVote(self.about, by),
            CountBudget(),
        )


class NameMotion(JuntaStep, frozen=True, tag="name-motion"):
    """From its announcement on the budget is before the Chamber."""

    about: str
    by: str

    def run(self, play: JuntaRunner) -> None:
        play.position.motion = Motion(self.about, self.by, result="announced")


class CountBudget(JuntaStep, frozen=True, tag="count-budget"):
    """More Yes carries it; at a tie the President decides, either way (rules: Abstimmungen)."""

    def run(self, play: JuntaRunner) -> None:
        motion = the_motion(play)
        yes, no = count(motion.casts, "yes"), count(motion.casts, "no")
        if yes == no:
            subject = Asked(about=motion.about, by=motion.by)
            play.ask(self, play.position.president, q.BREAK_TIE, (q.YES, q.NO), subject)
        else:
            self._declare(play, yes > no)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        play.emit(TieBroken(seat, option))
        self._declare(play, option == q.YES)

    def _declare(self, play: JuntaRunner, carried: bool) -> None:
        position, motion = play.position, the_motion(play)
        play.reveal()
        motion.result = "carried" if carried else "rejected"
        if carried:
            position.budget = "carried"
            play.emit(BudgetCarried(motion.by))
            play.push(PayOut(motion.by), JudgePromises("paid"))
        else:
            position.budget = "rejected"
            play.emit(BudgetRejected(motion.by))
            play.push(BrotherInLaw(), MayForce(), JudgePromises("force"), AfterRejection())


class MayForce(JuntaStep, frozen=True, tag="may-force"):
    """The Minister may force a rejected budget with the police (ruling J25)."""

    def run(self, play: JuntaRunner) -> None:
        minister = acting(play.position, "minister")
        if minister:
            subject = Asked(about=the_motion(play).about, by=the_motion(play).by)
            play.ask(self, minister, q.FORCE_BUDGET, (q.FORCE, q.LET_IT_BE), subject)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        position = play.position
        play.reveal()
        if option == q.LET_IT_BE:
            play.emit(ForceDeclined(seat))
            return
        position.forced = position.lunch = True
        position.budget = "forced"
        play.emit(BudgetForced(seat))
        send_home(play)
        set_excuse(play, "forced", seat)
        play.emit(LunchBreak())


class AfterRejection(JuntaStep, frozen=True, tag="after-rejection"):
    """Forced: it is paid. Otherwise an excuse, and perhaps an alternative budget."""

    def run(self, play: JuntaRunner) -> None:
        position, motion = play.position, the_motion(play)
        if position.forced:
            play.push(PayOut(motion.by), JudgePromises("paid"))
            return
        set_excuse(play, "rejected")
        if motion.about == "budget" and could_be_hidden(play, v.AlternativeBudget):
            play.push(AskAlternative(after(position, position.president)))
        else:
            play.push(NothingPaid())


class NothingPaid(JuntaStep, frozen=True, tag="nothing-paid"):
    """The aid stays where it is, and the bank is closed this round."""

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        position.budget = "kept"
        position.budgets.append(Budget(position.round, the_motion(play).by))
        play.emit(AidKept(the_motion(play).by))
        if not position.bank_closed:
            position.bank_closed = True
            play.emit(BankClosed("rejected"))
        play.push(JudgePromises("paid"))


class AskAlternative(JuntaStep, frozen=True, tag="ask-alternative"):
    """*Alternative Budget*: all with hand cards are asked, the first clockwise plays it (J26).

    They are asked together.
    """

    seats: tuple[str, ...]

    def run(self, play: JuntaRunner) -> None:
        options = {
            seat: (*map(q.play_card, playable(play, seat, v.AlternativeBudget)), q.PASS)
            for seat in self.seats
            if play.family(seat).hand and not is_out(play.position, seat)
        }
        if not options:
            play.push(NothingPaid())
        else:
            play.ask_together(self, q.ALTERNATIVE, options)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        if not play.keep_answer(seat, option):
            return
        answers = play.take_answers(self.seats)
        play.reveal()
        for other, answer in answers.items():
            if answer and self._played(play, other, answer):
                return
        play.push(NothingPaid())

    def _played(self, play: JuntaRunner, seat: str, option: str) -> bool:
        answer = q.ALTERNATIVE.read(option)
        if isinstance(answer, Word):
            return False
        use_up(play, seat, answer.card)
        play.push(HandOver(seat), Announce("alternative", seat))
        return True


class HandOver(JuntaStep, frozen=True, tag="hand-over"):
    """The President keeps one note of the aid, of his choice, and hands over the rest."""

    to: str

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        family = play.family(position.president)
        values = sorted({*family.aid.values()} & {*family.pocket.values()})
        values = values or sorted({*family.pocket.values()})
        if values:
            options = [q.keep_note(value) for value in values]
            play.ask(self, position.president, q.HAND_OVER_NOTE, options, always=True)
        else:
            play.emit(NotesHandedOver(position.president, self.to, 0))

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        family = play.family(seat)
        kept = Notes.of([q.HAND_OVER_NOTE.read(option).value])
        owed = play.components.data.aid - 1
        purse = family.pocket.minus(kept)
        due = family.aid.minus(kept) if family.aid.holds(kept) else family.aid
        passing = Notes(
            min(due.ones, purse.ones), min(due.twos, purse.twos), min(due.threes, purse.threes)
        )
        rest = purse.minus(passing).values()
        passing = passing.plus(Notes.of(rest[: max(0, owed - passing.count)]))
        hand_over(play, seat, self.to, passing)
        play.emit(NotesHandedOver(seat, self.to, passing.count, passing))
        play.reveal()


class PayOut(JuntaStep, frozen=True, tag="pay-out"):
    """An envelope for each family: at least what was announced, and only the two know (J27).

    The draft's `number`: how many ways to fill it were passed over.
    """

    by: str

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        family = play.family(self.by)
        seats = list(position.announced)
        done = family.draft.envelopes
        if len(done) == len(seats):
            self._pay(play, dict(zip(seats, done, strict=True)))
            return
        purse = family.pocket
        for notes in done:
            purse = purse.minus(notes)
        options = self._options(play, purse, seats, len(done))
        private = Asked(
            family=seats[len(done)],
            number=position.announced[seats[len(done)]],
            left=len(seats) - len(done),
            items=tuple(notes.id for notes in done),
        )
        play.ask(
            self,
            self.by,
            q.ENVELOPE,
            options,
            Asked(by=self.by),
            private=private,
            always=True,
            link=True,
        )

    def _options(self, play: JuntaRunner, purse: Notes, seats: list[str], done: int) -> list[str]:
        position = play.position
        liar = position.options.budget == "liar"
        owed = 0 if liar else position.announced[seats[done]]
        later = () if liar else demands_of(position.announced[seat] for seat in seats[done + 1 :])
        options: list[str] = []
        seen, skip = 0, play.family(self.by).draft.number
        most = purse.total - sum(later)
        for notes in sets_from(purse, owed):
            if notes.total > most:
                break
            if covers(purse.minus(notes), later):
                seen += 1
                if seen > skip + ENVELOPES:
                    options.append(q.MORE)
                    break
                if seen > skip:
                    options.append(q.envelope(notes.id))
        if not skip and len(seats) - done > 1:
            options.append(q.REST_AS_ANNOUNCED)
        return options

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        position = play.position
        family = play.family(seat)
        if option == q.MORE:
            family.draft = replace(family.draft, number=family.draft.number + ENVELOPES)
            play.push(self)
            return
        done = family.draft.envelopes
        match q.ENVELOPE.read(option):
            case q.Envelope(notes):
                done = (*done, Notes.parse(notes))
            case Word():
                done = _fill_rest_as_announced(play, seat, done)
        family.draft = replace(family.draft, envelopes=done, number=0)
        assert len(done) <= len(position.announced)
        play.push(PayOut(self.by))

    def _pay(self, play: JuntaRunner, envelopes: dict[str, Notes]) -> None:
        position = play.position
        family = play.family(self.by)
        family.draft = Draft()
        for seat, notes in envelopes.items():
            hand_over(play, self.by, seat, notes)
            family.envelopes[seat] = notes.total
            play.family(seat).envelope = notes.total
            position.paid.append(seat)
            play.emit(EnvelopePaid(self.by, seat, notes))
        position.budget = "paid"
        announced = tuple(position.announced.items())
        position.budgets.append(Budget(position.round, self.by, announced))
        play.reveal()


def _fill_rest_as_announced(
    play: JuntaRunner, by: str, done: tuple[Notes, ...]
) -> tuple[Notes, ...]:
    """All other envelopes as light as they can be."""
    position = play.position
    sums = list(position.announced.values())
    purse = play.family(by).pocket
    for notes in done:
        purse = purse.minus(notes)
    for index in range(len(done), len(sums)):
        if not sums[index]:
            done = (*done, NONE)
            continue
        for notes in sets_from(purse, sums[index]):
            if payable(purse.minus(notes), sums[index + 1 :]):
                purse = purse.minus(notes)
                done = (*done, notes)
                break
        else:  # a table of liars may have announced what cannot be paid
            done = (*done, NONE)
    return done
