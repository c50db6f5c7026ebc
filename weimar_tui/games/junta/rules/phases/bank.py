"""Phases 7 and 9: the bank (rules: Bank geht Geschäften nach)."""

from __future__ import annotations

from msgspec.structs import replace

from .. import decision_types as dt
from ..drafts import NO_DRAFT, BankDraft
from ..events import BankVisited
from ..families import present
from ..notes import Notes
from ..position import Family
from ..runner import JuntaRunner, JuntaStep, enter

BANK = "bank"


class BankPhase(JuntaStep, frozen=True, tag="bank-phase"):
    """Before the coup, unless there is a lunch break."""

    def run(self, runner: JuntaRunner) -> None:
        enter(runner, "bank")
        if not runner.position.lunch:
            runner.push(Banking())


class LateBank(JuntaStep, frozen=True, tag="late-bank"):
    """After the coup, if there was a lunch break."""

    def run(self, runner: JuntaRunner) -> None:
        if runner.position.lunch:
            runner.push(Banking())


class Banking(JuntaStep, frozen=True, tag="banking"):
    """Families seen at the bank deposit and withdraw, all at once and in secret.

    A value that was deposited cannot be withdrawn in the same visit, so that a visit ends. They
    leave together, so that a short visit is not noticed.
    """

    def run(self, runner: JuntaRunner) -> None:
        if runner.position.bank_closed:
            return
        seats = visitors(runner)
        if seats:
            for seat in seats:
                runner.family(seat).draft = NO_DRAFT
            runner.ask_together(self, dt.BANK, {seat: counter(runner, seat) for seat in seats})

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        family = runner.family(seat)
        answer = dt.BANK.read(option)
        match answer:
            case dt.Deposit(value) | dt.Withdraw(value):
                _book(runner, seat, Notes.of([value]), deposit=isinstance(answer, dt.Deposit))
                runner.ask_more(self, seat, dt.BANK, counter(runner, seat), link=True)
                return
            case dt.DepositAll():
                _book(runner, seat, family.pocket, deposit=True)
        if not runner.position.decisions:
            for other in visitors(runner):
                self._leave(runner, other)

    def _leave(self, runner: JuntaRunner, seat: str) -> None:
        family = runner.family(seat)
        visit, family.draft = _visit(family), NO_DRAFT
        runner.emit(BankVisited(seat, visit.paid_in, visit.paid_out))
        runner.reveal()


def visitors(runner: JuntaRunner) -> list[str]:
    """Families seen at the bank."""
    return [seat for seat in present(runner.position) if runner.family(seat).place == BANK]


def _book(runner: JuntaRunner, seat: str, notes: Notes, *, deposit: bool) -> None:
    family = runner.family(seat)
    visit = _visit(family)
    if deposit:
        family.pocket, family.account = family.pocket.minus(notes), family.account.plus(notes)
        family.draft = replace(visit, paid_in=visit.paid_in.plus(notes))
    else:
        family.pocket, family.account = family.pocket.plus(notes), family.account.minus(notes)
        family.draft = replace(visit, paid_out=visit.paid_out.plus(notes))


def _visit(family: Family) -> BankDraft:
    return family.draft if isinstance(family.draft, BankDraft) else BankDraft()


def counter(runner: JuntaRunner, seat: str) -> list[str]:
    """What the family can do at the counter now."""
    family = runner.family(seat)
    visit = _visit(family)
    options = []
    if family.pocket.count and not visit.paid_out.count:
        options.append(dt.DEPOSIT_ALL)
    in_pocket, in_account = set(family.pocket.values()), set(family.account.values())
    ins = in_pocket - set(visit.paid_out.values())
    outs = in_account - set(visit.paid_in.values())
    options += [dt.deposit(value) for value in sorted(ins)]
    options += [dt.withdraw(value) for value in sorted(outs)]
    return [*options, dt.DONE]
