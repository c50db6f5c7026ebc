"""Phases 3 and 4: aid, announcement, vote, force, payment (rules: Budget)."""

from __future__ import annotations

from msgspec.structs import replace

from weimar_tui.kernel.decision_type import Word

from .. import decision_types as dt, vocabulary as v
from ..ballots import the_motion
from ..cards import could_be_hidden, playable, spend_card
from ..death_and_exile import AskExiles, BrotherInLaw
from ..drafts import NO_DRAFT, BudgetDraft, EnvelopesDraft
from ..endings import end_game
from ..events import (
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
from ..families import acting, after, is_out
from ..money import draw_notes, hand_over
from ..negotiation.promises import JudgePromises
from ..negotiation.windows import BUDGET as WINDOW, Talk
from ..notes import (
    NONE,
    Notes,
    covers,
    demands_of,
    most_payable,
    payable,
    sets_from,
)
from ..position import Budget, Family, Motion
from ..runner import JuntaRunner, JuntaStep, enter, set_excuse
from ..subjects import ByFamily, NextEnvelope, NextSum, OnMotion, SumsFor
from ..units import send_home
from ..voting import count
from .election import may_resign, resign
from .votes import HoldVote

ENVELOPES = 24
"""How many sets of notes are offered for an envelope at a time."""


class AidPhase(JuntaStep, frozen=True, tag="aid-phase"):
    """The President draws the aid in secret; without enough notes the game ends (ruling J10)."""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        if not position.president:
            return
        enter(runner, "aid")
        number = runner.components.data.aid
        if len(position.stack) < number:
            end_game(runner, "stack-spent")
        family = runner.family(position.president)
        family.aid = draw_notes(runner, number)
        family.pocket = family.pocket.plus(family.aid)
        runner.emit(AidDrawn(position.president, number, family.aid))


def _sums(family: Family) -> tuple[int, ...]:
    """The sums named so far."""
    return family.draft.sums if isinstance(family.draft, BudgetDraft) else ()


def _envelopes(family: Family) -> EnvelopesDraft:
    return family.draft if isinstance(family.draft, EnvelopesDraft) else EnvelopesDraft()


class BudgetPhase(JuntaStep, frozen=True, tag="budget-phase"):
    """Announcement, talk, vote and consequences."""

    def run(self, runner: JuntaRunner) -> None:
        if runner.position.president:
            enter(runner, "budget")
            runner.push(AskExiles(), Announce("budget"))


class Announce(JuntaStep, frozen=True, tag="announce"):
    """The budget's author names a sum for each other family, clockwise (ruling J21).

    The sums become public when all are named; until then they can be taken back.
    """

    about: str
    by: str = ""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        by = self.by or position.president
        family = runner.family(by)
        receivers = [seat for seat in after(position, by) if not is_out(position, seat)]
        sums = _sums(family)
        if len(sums) == len(receivers):
            self._say(runner, by, dict(zip(receivers, sums, strict=True)))
            return
        most = most_payable(family.pocket, sums)
        options = [dt.millions(number) for number in range(most + 1)]
        if not sums and self.about == "budget" and may_resign(runner):
            options.append(dt.RESIGN)
        subject = SumsFor(self.about, tuple(receivers))
        private = NextSum(receivers[len(sums)], len(receivers) - len(sums), sums)
        runner.ask(
            self, by, dt.ANNOUNCE, options, subject, private=private, always=True, link=bool(sums)
        )

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        family = runner.family(seat)
        match dt.ANNOUNCE.read(option):
            case dt.Millions(number):
                family.draft = BudgetDraft((*_sums(family), number))
                runner.push(self)
            case Word():
                resign(runner, Announce("budget"))

    def _say(self, runner: JuntaRunner, by: str, sums: dict[str, int]) -> None:
        position = runner.position
        runner.family(by).draft = NO_DRAFT
        position.announced = sums
        position.budget = "announced"
        runner.emit(BudgetAnnounced(by, tuple(sums.items())))
        runner.reveal()
        runner.push(
            NameMotion(self.about, by),
            JudgePromises("announced"),
            Talk(WINDOW),
            BrotherInLaw(),
            HoldVote(self.about, by),
            CountBudget(),
        )


class NameMotion(JuntaStep, frozen=True, tag="name-motion"):
    """Put the announced budget before the Chamber."""

    about: str
    by: str

    def run(self, runner: JuntaRunner) -> None:
        runner.position.motion = Motion(self.about, self.by, result="announced")


class CountBudget(JuntaStep, frozen=True, tag="count-budget"):
    """More Yes votes carry it; the President breaks a tie either way (rules: Abstimmungen)."""

    def run(self, runner: JuntaRunner) -> None:
        motion = the_motion(runner)
        yes, no = count(motion.casts, "yes"), count(motion.casts, "no")
        if yes == no:
            subject = OnMotion(motion.about, motion.by)
            runner.ask(self, runner.position.president, dt.BREAK_TIE, (dt.YES, dt.NO), subject)
        else:
            self._declare(runner, yes > no)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        runner.emit(TieBroken(seat, option))
        self._declare(runner, option == dt.YES)

    def _declare(self, runner: JuntaRunner, carried: bool) -> None:
        position, motion = runner.position, the_motion(runner)
        runner.reveal()
        motion.result = "carried" if carried else "rejected"
        if carried:
            position.budget = "carried"
            runner.emit(BudgetCarried(motion.by))
            runner.push(JudgePromises("force"), PayOut(motion.by), JudgePromises("paid"))
        else:
            position.budget = "rejected"
            runner.emit(BudgetRejected(motion.by))
            runner.push(BrotherInLaw(), MayForce(), JudgePromises("force"), AfterRejection())


class MayForce(JuntaStep, frozen=True, tag="may-force"):
    """The Minister can force a rejected budget with the police (ruling J25)."""

    def run(self, runner: JuntaRunner) -> None:
        minister = acting(runner.position, "minister")
        if minister:
            subject = OnMotion(the_motion(runner).about, the_motion(runner).by)
            runner.ask(self, minister, dt.FORCE_BUDGET, (dt.FORCE, dt.LET_IT_BE), subject)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        position = runner.position
        runner.reveal()
        if option == dt.LET_IT_BE:
            runner.emit(ForceDeclined(seat))
            return
        position.forced = position.lunch = True
        position.budget = "forced"
        runner.emit(BudgetForced(seat))
        send_home(runner)
        set_excuse(runner, "forced", seat)
        runner.emit(LunchBreak())


class AfterRejection(JuntaStep, frozen=True, tag="after-rejection"):
    """If forced, it is paid. Otherwise there is an excuse, and perhaps an alternative budget."""

    def run(self, runner: JuntaRunner) -> None:
        position, motion = runner.position, the_motion(runner)
        if position.forced:
            runner.push(PayOut(motion.by), JudgePromises("paid"))
            return
        set_excuse(runner, "rejected")
        if motion.about == "budget" and could_be_hidden(runner, v.AlternativeBudget):
            runner.push(AskAlternative(after(position, position.president)))
        else:
            runner.push(NothingPaid())


class NothingPaid(JuntaStep, frozen=True, tag="nothing-paid"):
    """The aid stays where it is, and the bank is closed this round."""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        position.budget = "kept"
        position.budgets.append(Budget(position.round, the_motion(runner).by))
        runner.emit(AidKept(the_motion(runner).by))
        if not position.bank_closed:
            position.bank_closed = True
            runner.emit(BankClosed("rejected"))
        runner.push(JudgePromises("paid"))


class AskAlternative(JuntaStep, frozen=True, tag="ask-alternative"):
    """*Alternative Budget*: ask all with hand cards at once; the first one clockwise
    plays it (J26)."""

    seats: tuple[str, ...]

    def run(self, runner: JuntaRunner) -> None:
        options = {
            seat: (*map(dt.play_card, playable(runner, seat, v.AlternativeBudget)), dt.PASS)
            for seat in self.seats
            if runner.family(seat).hand and not is_out(runner.position, seat)
        }
        if not options:
            runner.push(NothingPaid())
        else:
            runner.ask_together(self, dt.ALTERNATIVE, options)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if not runner.keep_answer(seat, option):
            return
        answers = runner.take_answers(self.seats)
        runner.reveal()
        for other, answer in answers.items():
            if answer and self._played(runner, other, answer):
                return
        runner.push(NothingPaid())

    def _played(self, runner: JuntaRunner, seat: str, option: str) -> bool:
        answer = dt.ALTERNATIVE.read(option)
        if isinstance(answer, Word):
            return False
        spend_card(runner, seat, answer.card)
        runner.push(HandOver(seat), Announce("alternative", seat))
        return True


class HandOver(JuntaStep, frozen=True, tag="hand-over"):
    """The President keeps one note of the aid, of his choice, and hands over the rest."""

    to: str

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        family = runner.family(position.president)
        values = sorted({*family.aid.values()} & {*family.pocket.values()})
        values = values or sorted({*family.pocket.values()})
        if values:
            options = [dt.keep_note(value) for value in values]
            runner.ask(self, position.president, dt.HAND_OVER_NOTE, options, always=True)
        else:
            runner.emit(NotesHandedOver(position.president, self.to, 0))

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        family = runner.family(seat)
        kept = Notes.of([dt.HAND_OVER_NOTE.read(option).value])
        owed = runner.components.data.aid - 1
        purse = family.pocket.minus(kept)
        due = family.aid.minus(kept) if family.aid.holds(kept) else family.aid
        passing = Notes(
            min(due.ones, purse.ones), min(due.twos, purse.twos), min(due.threes, purse.threes)
        )
        rest = purse.minus(passing).values()
        passing = passing.plus(Notes.of(rest[: max(0, owed - passing.count)]))
        hand_over(runner, seat, self.to, passing)
        runner.emit(NotesHandedOver(seat, self.to, passing.count, passing))
        runner.reveal()


class PayOut(JuntaStep, frozen=True, tag="pay-out"):
    """An envelope for each family with at least the announced sum; only the two see it (J27)."""

    by: str

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        family = runner.family(self.by)
        seats = list(position.announced)
        done = _envelopes(family).filled
        if len(done) == len(seats):
            self._pay(runner, dict(zip(seats, done, strict=True)))
            return
        purse = family.pocket
        for notes in done:
            purse = purse.minus(notes)
        options = self._options(runner, purse, seats, len(done))
        private = NextEnvelope(
            family=seats[len(done)],
            number=position.announced[seats[len(done)]],
            left=len(seats) - len(done),
            filled=tuple(notes.id for notes in done),
        )
        runner.ask(
            self,
            self.by,
            dt.ENVELOPE,
            options,
            ByFamily(self.by),
            private=private,
            always=True,
            link=True,
        )

    def _options(self, runner: JuntaRunner, purse: Notes, seats: list[str], done: int) -> list[str]:
        position = runner.position
        liar = position.options.budget == "liar"
        owed = 0 if liar else position.announced[seats[done]]
        later = () if liar else demands_of(position.announced[seat] for seat in seats[done + 1 :])
        options: list[str] = []
        seen, skip = 0, _envelopes(runner.family(self.by)).passed_over
        most = purse.total - sum(later)
        for notes in sets_from(purse, owed):
            if notes.total > most:
                break
            if covers(purse.minus(notes), later):
                seen += 1
                if seen > skip + ENVELOPES:
                    options.append(dt.MORE)
                    break
                if seen > skip:
                    options.append(dt.envelope(notes.id))
        if not skip and len(seats) - done > 1:
            options.append(dt.REST_AS_ANNOUNCED)
        return options

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        position = runner.position
        family = runner.family(seat)
        draft = _envelopes(family)
        if option == dt.MORE:
            family.draft = replace(draft, passed_over=draft.passed_over + ENVELOPES)
            runner.push(self)
            return
        done = draft.filled
        match dt.ENVELOPE.read(option):
            case dt.Envelope(notes):
                done = (*done, Notes.parse(notes))
            case Word():
                done = _fill_rest_as_announced(runner, seat, done)
        family.draft = EnvelopesDraft(done)
        assert len(done) <= len(position.announced)
        runner.push(PayOut(self.by))

    def _pay(self, runner: JuntaRunner, envelopes: dict[str, Notes]) -> None:
        position = runner.position
        family = runner.family(self.by)
        family.draft = NO_DRAFT
        for seat, notes in envelopes.items():
            hand_over(runner, self.by, seat, notes)
            family.envelopes[seat] = notes.total
            runner.family(seat).envelope = notes.total
            position.paid.append(seat)
            runner.emit(EnvelopePaid(self.by, seat, notes))
        position.budget = "paid"
        announced = tuple(position.announced.items())
        position.budgets.append(Budget(position.round, self.by, announced))
        runner.reveal()


def _fill_rest_as_announced(
    runner: JuntaRunner, by: str, done: tuple[Notes, ...]
) -> tuple[Notes, ...]:
    """Fill all other envelopes with the lightest notes that suffice."""
    position = runner.position
    sums = list(position.announced.values())
    purse = runner.family(by).pocket
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
        else:  # with the option `liar`, more may have been announced than can be paid
            done = (*done, NONE)
    return done
