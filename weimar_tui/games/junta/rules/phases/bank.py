"""Phases 7 and 9: the bank (rules: Bank geht Geschäften nach)."""

from __future__ import annotations

from msgspec.structs import replace

from weimar_tui.games.junta.rules import decision_types as q
from weimar_tui.games.junta.rules.events import BankVisited
from weimar_tui.games.junta.rules.families import present
from weimar_tui.games.junta.rules.notes import NONE, Notes
from weimar_tui.games.junta.rules.position import Draft
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep, enter

BANK = "bank"


class BankPhase(JuntaStep, frozen=True, tag="bank-phase"):
    """Before the coup, unless there is a lunch break."""

    def run(self, play: JuntaRunner) -> None:
        enter(play, "bank")
        if not play.position.lunch:
            play.push(Banking())


class LateBank(JuntaStep, frozen=True, tag="late-bank"):
    """After the coup, if there was a lunch break."""

    def run(self, play: JuntaRunner) -> None:
        if play.position.lunch:
            play.push(Banking())


class Banking(JuntaStep, frozen=True, tag="banking"):
    """Those who were seen at the bank deposit and withdraw, together and in secret.

    A value that was paid in is not taken out again in the same visit, so that a visit ends. They
    leave together, so that nobody can tell who had little to do there.
    """

    def run(self, play: JuntaRunner) -> None:
        if play.position.bank_closed:
            return
        seats = visitors(play)
        if seats:
            for seat in seats:
                play.family(seat).draft = Draft()
            play.ask_together(self, q.BANK, {seat: counter(play, seat) for seat in seats})

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        family = play.family(seat)
        answer = q.BANK.read(option)
        match answer:
            case q.Deposit(value) | q.Withdraw(value):
                _book(play, seat, Notes.of([value]), deposit=isinstance(answer, q.Deposit))
                play.ask_more(self, seat, q.BANK, counter(play, seat), link=True)
                return
            case q.DepositAll():
                _book(play, seat, family.pocket, deposit=True)
        if not play.position.decisions:
            for other in visitors(play):
                self._leave(play, other)

    def _leave(self, play: JuntaRunner, seat: str) -> None:
        family = play.family(seat)
        draft, family.draft = family.draft, Draft()
        paid_in, paid_out = draft.envelopes or (NONE, NONE)
        play.emit(BankVisited(seat, paid_in, paid_out))
        play.reveal()


def visitors(play: JuntaRunner) -> list[str]:
    """Those who were seen at the bank."""
    return [seat for seat in present(play.position) if play.family(seat).place == BANK]


def _book(play: JuntaRunner, seat: str, notes: Notes, *, deposit: bool) -> None:
    family = play.family(seat)
    paid_in, paid_out = family.draft.envelopes or (NONE, NONE)
    if deposit:
        family.pocket, family.account = family.pocket.minus(notes), family.account.plus(notes)
        paid_in = paid_in.plus(notes)
    else:
        family.pocket, family.account = family.pocket.plus(notes), family.account.minus(notes)
        paid_out = paid_out.plus(notes)
    family.draft = replace(family.draft, envelopes=(paid_in, paid_out))


def counter(play: JuntaRunner, seat: str) -> list[str]:
    """What can be done at the counter now."""
    family = play.family(seat)
    paid_in, paid_out = family.draft.envelopes or (NONE, NONE)
    options = []
    if family.pocket.count and not paid_out.count:
        options.append(q.DEPOSIT_ALL)
    in_pocket, in_account = set(family.pocket.values()), set(family.account.values())
    ins = in_pocket - set(paid_out.values())
    outs = in_account - set(paid_in.values())
    options += [q.deposit(value) for value in sorted(ins)]
    options += [q.withdraw(value) for value in sorted(outs)]
    return [*options, q.DONE]
