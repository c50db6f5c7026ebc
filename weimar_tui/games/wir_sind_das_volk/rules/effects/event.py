"""Carries out an event, symbol by symbol (rulebook 6.4)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from .. import decision_types as dt
from ..components import Components
from ..endings import finish
from ..events import SymbolIgnored, SymbolVoided
from ..names import (
    AREAS_OF,
    EAST,
    RHEINSBERG,
    WEST,
)
from ..network import (
    points,
    rundown_factories,
    sound_factories,
)
from ..position import VolkPosition
from ..runner import VolkRunner, VolkStep
from ..state_power import PowerWindow, usable_areas
from ..subjects import OfCard, Pieces
from ..tracks import is_blocked, move_track
from ..unrest import PROTEST
from .symbols import DONE, SYMBOLS, sites
from .vocabulary import (
    Arrows,
    Clause,
    Clauses,
    Symbols,
)


class Pending(Struct, frozen=True, omit_defaults=True, gc=False):
    """The rest of a clause: symbols, or steps of its arrows; `used`: areas they went to."""

    clause: int
    left: int
    used: tuple[str, ...] = ()


AllPending = tuple[Pending, ...]


@lru_cache(maxsize=512)  # enough for the events of a few boxes
def all_of(clauses: Clauses) -> AllPending:
    """Everything in an event; Rheinsberg's two build symbols count as one (rulebook 10.4)."""
    return tuple(
        Pending(index, clause.steps if isinstance(clause, Arrows) else _units(clause))
        for index, clause in enumerate(clauses)
    )


def _units(clause: Symbols) -> int:
    return 1 if clause.place == RHEINSBERG else clause.count


def without(pending: AllPending, clause: int) -> AllPending:
    """A clause with one arrow or one symbol less (ruling W11)."""
    remaining = []
    for entry in pending:
        if entry.clause == clause:
            left = entry.left + (1 if entry.left < 0 else -1)
            if not left:
                continue
            entry = Pending(clause, left, entry.used)
        remaining.append(entry)
    return tuple(remaining)


# --- may it be triggered ------------------------------------------------------------------------
def own_demand(clauses: Clauses, pending: AllPending, seat: str) -> tuple[int, int]:
    """The points and the rundown factories that an event demands of its own seat."""
    dismantled = rundown = 0
    for entry in pending:
        clause = clauses[entry.clause]
        if isinstance(clause, Symbols) and clause.side == seat:
            if clause.symbol == "dismantle":
                dismantled += entry.left
            elif clause.symbol == "rundown":
                rundown += entry.left
    return dismantled, rundown


def affordable(
    board: Components, position: VolkPosition, source: str, seat: str, pending: AllPending
) -> bool:
    """Whether the seat has all the economy that it would have to dismantle (6.4; ruling W15)."""
    clauses = board.clauses[source]
    dismantled, rundown = own_demand(clauses, pending, seat)
    if not dismantled and not rundown:
        return True
    if rundown and not (
        sound_factories(board, position) or _can_repair(board, position, clauses, pending)
    ):
        dismantled += rundown
    return points(board, position, seat) >= dismantled


def _can_repair(
    board: Components, position: VolkPosition, clauses: Clauses, pending: AllPending
) -> bool:
    return any(
        isinstance(clause := clauses[entry.clause], Symbols)
        and clause.symbol == "repair"
        and bool(rundown_factories(board, position, clause.place))
        for entry in pending
    )


def can_trigger(board: Components, position: VolkPosition, card: str, seat: str) -> bool:
    """Whether the seat can pay for a card's event, if dual with one symbol void."""
    if board.cards[card].colour == "dual":
        return bool(void_options(board, position, card, seat))
    return affordable(board, position, card, seat, all_of(board.clauses[card]))


def void_options(board: Components, position: VolkPosition, card: str, seat: str) -> list[str]:
    """What a seat can declare void: `none`, or the id of a clause (`clause_name`)."""
    clauses = board.clauses[card]
    whole = all_of(clauses)
    options = [dt.NONE] if affordable(board, position, card, seat, whole) else []
    for index, clause in enumerate(clauses):
        if affordable(board, position, card, seat, without(whole, index)):
            options.append(clause_name(clause, index))
    return options


def clause_name(clause: Clause, index: int) -> str:
    """A clause's id in options: arrows by their track, others by number, from 1.

    >>> clause_name(Arrows("prestige", -1), 2), clause_name(Symbols("wall"), 0)
    ('prestige', 'symbol-1')
    """
    return clause.track if isinstance(clause, Arrows) else f"symbol-{index + 1}"


def _clause_of(clauses: Clauses, name: str) -> int:
    return next(i for i, clause in enumerate(clauses) if clause_name(clause, i) == name)


def start_event(runner: VolkRunner, card: str, seat: str) -> None:
    """Start a card's event; on a dual card, the player can declare something void first."""
    board = runner.board
    if board.cards[card].colour == "dual":
        runner.push(VoidSymbol(card, seat))
    else:
        runner.push(CarryOutEvent(card, seat, all_of(board.clauses[card])))


class VoidSymbol(VolkStep, frozen=True, tag="void-symbol"):
    """One arrow or one symbol of a dual card can be declared void (rulebook 6.4, ruling W11)."""

    card: str
    seat: str

    def run(self, runner: VolkRunner) -> None:
        options = void_options(runner.board, runner.position, self.card, self.seat)
        runner.ask(self, self.seat, dt.VOID, options, OfCard(self.card))

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        clauses = runner.board.clauses[self.card]
        pending = all_of(clauses)
        if option != dt.NONE:
            index = _clause_of(clauses, option)
            pending = without(pending, index)
            runner.emit(SymbolVoided(self.card, index + 1, seat))
        runner.push(CarryOutEvent(self.card, self.seat, pending))


# --- carrying out -------------------------------------------------------------------------------
class CarryOutEvent(VolkStep, frozen=True, tag="event"):
    """The symbols of a card or of a prestige field, in the order `seat` chooses (6.4, W12).

    Symbols whose order makes no difference are carried out without a question, and a row that has
    `begun` is completed.
    """

    source: str
    seat: str
    pending: AllPending
    begun: int = -1

    def run(self, runner: VolkRunner) -> None:
        pending = self.pending
        if not pending:
            return
        for entry in pending:
            if len(pending) == 1 or entry.clause == self.begun:
                self._carry_out(runner, entry)
                return
        board, position = runner.board, runner.position
        clauses = board.clauses[self.source]
        ready = []
        waiting = 0
        for entry in pending:
            clause = clauses[entry.clause]
            if clause.then and waiting >> (entry.clause - 1) & 1:
                pass
            elif self._is_free(position, clause, entry.left):
                self._carry_out(runner, entry)
                return
            else:
                ready.append(entry)
            waiting |= 1 << entry.clause
        conflicts = board.conflicts[self.source][self.seat]
        for entry in ready:
            index = entry.clause
            if len(ready) == 1 or not (
                conflicts.always[index] & waiting
                or (conflicts.by_protest[index] & waiting and self._may_block(position, clauses))
            ):
                self._carry_out(runner, entry)
                return
        names = [clause_name(clauses[entry.clause], entry.clause) for entry in ready]
        runner.ask(self, self.seat, dt.NEXT_SYMBOL, names, OfCard(self.source))

    @staticmethod
    def _is_free(position: VolkPosition, clause: Clause, left: int) -> bool:
        """Whether nothing can interfere with a clause: an open arrow, and no card to give up."""
        if isinstance(clause, Arrows):
            return not is_blocked(position, clause.track, left)
        return clause.symbol == "dissolve" and not position.state_power

    def _may_block(self, position: VolkPosition, clauses: Clauses) -> bool:
        """Whether a protest exists, or this event can cause one, where the event builds."""
        clauses_left = [
            clause for e in self.pending if isinstance(clause := clauses[e.clause], Symbols)
        ]
        for side in {clause.side for clause in clauses_left if clause.symbol == "build"}:
            more = sum(c.count for c in clauses_left if c.symbol == "unrest+" and c.side == side)
            most = max(position.unrest[area] for area in AREAS_OF[side])
            if position.protests[side] or most + more >= PROTEST:
                return True
        return False

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        index = _clause_of(runner.board.clauses[self.source], option)
        self._carry_out(runner, next(entry for entry in self.pending if entry.clause == index))

    def _carry_out(self, runner: VolkRunner, entry: Pending) -> None:
        clause = runner.board.clauses[self.source][entry.clause]
        if isinstance(clause, Arrows):
            rest = tuple(other for other in self.pending if other is not entry)
            if rest:
                runner.push(CarryOutEvent(self.source, self.seat, rest))
            move_track(runner, clause.track, entry.left)
        else:
            CarryOutSymbol(self.source, self.seat, self.pending, entry.clause).run(runner)


class CarryOutSymbol(VolkStep, frozen=True, tag="symbol"):
    """A symbol without arrow; if it cannot be carried out, it is ignored (rulebook 6.4).

    In the End of Decade, running out of economy means bankruptcy instead (rulebook 9).
    """

    source: str
    seat: str
    pending: AllPending
    clause: int
    window: bool = False

    def run(self, runner: VolkRunner) -> None:
        clause = self._symbols(runner)
        if clause.symbol == "dissolve" and not self.window and self._may_use_power(runner):
            again = CarryOutSymbol(self.source, self.seat, self.pending, self.clause, True)
            runner.push(PowerWindow(), again)
            return
        places = sites(runner, clause, self._entry().used)
        if not places:
            if self.source.startswith("prestige:") and clause.symbol in ("dismantle", "rundown"):
                finish(runner, "bankruptcy")
            self._go_on(runner, "")
            runner.emit(SymbolIgnored(self.source, self.clause + 1))
        elif places is DONE:
            self.chosen(runner, self.seat, "done")
        else:
            entry = self._entry()
            subject = Pieces(
                clause.side, entry.left, clause.symbol, self.source, clause.place, clause.most
            )
            decider = clause.by or self.seat
            question = SYMBOLS[clause.symbol].question
            assert question is not None  # without a question there is only DONE
            runner.ask(self, decider, question, places, subject)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        clause = self._symbols(runner)
        self._go_on(runner, option if clause.most else "")
        SYMBOLS[clause.symbol].carry_out(runner, clause, seat, option)

    def _symbols(self, runner: VolkRunner) -> Symbols:
        clause = runner.board.clauses[self.source][self.clause]
        assert isinstance(clause, Symbols)
        return clause

    def _entry(self) -> Pending:
        return next(entry for entry in self.pending if entry.clause == self.clause)

    def _go_on(self, runner: VolkRunner, area: str) -> None:
        """Push the rest after this symbol; `area` is recorded if the clause limits
        symbols per area."""
        rest = []
        for entry in self.pending:
            if entry.clause != self.clause:
                rest.append(entry)
            elif entry.left > 1:
                used = (*entry.used, area) if area else entry.used
                rest.append(Pending(entry.clause, entry.left - 1, used))
        if rest:
            runner.push(CarryOutEvent(self.source, self.seat, tuple(rest), self.clause))

    def _may_use_power(self, runner: VolkRunner) -> bool:
        """Whether this event has done something that state power could respond to (W17)."""
        if self.seat != EAST or not usable_areas(runner.position):
            return False
        open_clauses = {entry.clause for entry in self.pending}
        return runner.position.unrest_changed or any(
            isinstance(clause, Symbols) and clause.by == WEST and index not in open_clauses
            for index, clause in enumerate(runner.board.clauses[self.source])
        )
