"""Covered windows: nobody learns who has answered a reaction until the window closes.

All seats of a window are asked at once (`kernel.reactions`). Their answers are kept in the table's
record, not in the game. The window closes when its time is over, or as soon as all people in it
have answered by hand; then the answers are carried out in the order of the rules, and silence is a
pass. Until then, others see every seat of the window as asked.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.reactions import PASS, WindowQuestion, window_of
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.players import HUMAN
from weimar_tui.server.host import Refusal
from weimar_tui.server.record import PLAYING, Covered, TableRecord

if TYPE_CHECKING:
    from weimar_tui.server.server_table import ServerTable

_log = logging.getLogger("weimar_tui.server")


class CoveredWindows:
    """The covered windows of one table; does nothing at tables with quick windows.

    `questions` are those of the open window, also the ones that have been answered.
    """

    def __init__(self, table: ServerTable) -> None:
        self._table = table
        self.questions: tuple[WindowQuestion, ...] = ()
        self._open_before: frozenset[int] = frozenset()
        self._is_closing = False

    @property
    def _kept(self) -> Covered | None:
        return self._table.record.covered

    @property
    def is_open(self) -> bool:
        """Whether answers are being kept."""
        kept = self._kept
        return bool(self.questions) and kept is not None and not kept.closing

    def covers(self, decision: Decision) -> bool:
        """Whether a question belongs to the open window."""
        return self.is_open and any(
            one.decision.number == decision.number and one.decision.seat == decision.seat
            for one in self.questions
        )

    def has_answer_of(self, seat: str) -> bool:
        """Whether a seat has answered and can still take that back."""
        kept = self._kept
        return self.is_open and kept is not None and seat in kept.answers

    def left(self) -> float:
        """Seconds until the window closes, -1 without one."""
        kept = self._kept
        if kept is None or not self.is_open:
            return -1.0
        return max(0.0, kept.opened + self._table.record.window - self._table.host.now())

    # --- what the table shows -------------------------------------------------------------------
    def asked(self, local: GameHandle) -> tuple[Decision, ...] | None:
        """Return the questions that can be answered now; None without a window."""
        kept = self._kept
        if kept is None:
            return None
        if kept.closing:
            return tuple(d for d in local.session.decisions if local.players[d.seat] != HUMAN)
        return tuple(
            one.decision for one in self.questions if one.decision.seat not in kept.answers
        )

    def sealed(self, local: GameHandle) -> tuple[Decision, ...]:
        """Return the questions that others must see as open although they can't be answered."""
        kept = self._kept
        if kept is None:
            return tuple(local.session.sealed)
        if kept.closing:
            people = (d for d in local.session.decisions if local.players[d.seat] == HUMAN)
            return (*local.session.sealed, *(d.seen_by(None) for d in people))
        return tuple(
            one.decision.seen_by(None)
            for one in self.questions
            if one.decision.seat in kept.answers
        )

    def view(self, local: GameHandle, seat: str, *, own: bool) -> Any:
        """Return what a seat (empty: a spectator) sees while a window is open; None without one.

        `own`: for its player, who no longer sees a question that they have answered.
        """
        kept = self._kept
        if kept is None or not self.is_open:
            return None
        game, mine = local.session.game, self._question_of(seat)
        position = mine.position if mine is not None else self.questions[0].position
        seen = game.view(position, seat or None)
        seen.decisions = sorted(
            (
                one.decision.seen_by(seat or None)
                for one in self.questions
                if not (own and one.decision.seat == seat and seat in kept.answers)
            ),
            key=lambda asked: asked.number,
        )
        return seen

    def disabled_options(self, local: GameHandle, seat: str) -> tuple[Any, ...] | None:
        """Return the illegal options of a seat's question with the reasons; None without one."""
        mine = self._question_of(seat)
        if mine is None or not self.is_open:
            return None
        return tuple(local.session.game.disabled_options(mine.position, mine.decision))

    def _question_of(self, seat: str) -> WindowQuestion | None:
        return next((one for one in self.questions if one.decision.seat == seat), None)

    # --- what happens ---------------------------------------------------------------------------
    def follow(self, local: GameHandle) -> None:
        """Follow a change of the game: open a window, continue to close one, or end it."""
        table, kept, session = self._table, self._kept, local.session
        if not table.record.window:
            return
        playing = table.record.state == PLAYING and session.outcome is None
        now_open = frozenset(asked.number for asked in session.decisions)
        if kept is not None and kept.closing and playing:
            last = session.history.picks[-1] if session.history.picks else None
            if last is not None and last.decision in kept.questions:
                del kept.questions[last.decision]
                if last.option != PASS:  # a window ends with a reaction, a group does not
                    stays = self._open_before & now_open
                    kept.questions = {n: s for n, s in kept.questions.items() if n in stays}
                table.file.can_wait(soon=True)
            self._open_before = now_open
            if any(kept.questions.get(d.number) == d.seat for d in session.decisions):
                self.questions = ()
                return
        self._open_before = now_open
        found = window_of(session.game, session.position) if playing else ()
        if not any(local.players[one.decision.seat] == HUMAN for one in found):
            found = ()
        self.questions = found
        picks = len(session.history.picks)
        if not found:
            self._keep(None)
        elif kept is None or kept.closing or (kept.picks, kept.first) != (picks, _first(found)):
            questions = {one.decision.number: one.decision.seat for one in found}
            self._keep(
                Covered(
                    first=_first(found),
                    picks=picks,
                    opened=table.host.now(),
                    questions=questions,
                )
            )

    def _keep(self, covered: Covered | None) -> None:
        if self._kept != covered:
            self._table.record.covered = covered
            self._table.file.can_wait(soon=True)

    async def answer(self, seat: str, option: str) -> None:
        """Keep an answer, on disk first. The caller holds the lock. Raises Refusal."""

        def keep(record: TableRecord) -> None:
            assert record.covered is not None
            record.covered.answers[seat] = option

        await self._change_answers(seat, keep)

    async def take_back(self, seat: str) -> None:
        """Forget an answer. The caller holds the lock. Raises Refusal."""

        def forget(record: TableRecord) -> None:
            assert record.covered is not None
            record.covered.answers.pop(seat, None)

        await self._change_answers(seat, forget)

    async def _change_answers(self, seat: str, edit: Callable[[TableRecord], None]) -> None:
        table = self._table
        await table.change(edit)
        table.turns[seat] += 1
        table.changed()

    # --- closing --------------------------------------------------------------------------------
    def close_if_due(self) -> None:
        """Close the window if its time is over or everyone has answered by hand."""
        table, kept = self._table, self._kept
        local = table.local
        if kept is None or local is None or table.record.state != PLAYING or self._is_closing:
            return
        if kept.closing or self.left() <= 0.0 or self._all_answered(local, kept):
            self._is_closing = True
            table.later(self._close())

    def _all_answered(self, local: GameHandle, kept: Covered) -> bool:
        seats = (one.decision.seat for one in self.questions)
        return all(local.players[seat] != HUMAN or seat in kept.answers for seat in seats)

    async def _close(self) -> None:
        """Close the window, on disk first, and carry out the answers."""

        def close(record: TableRecord) -> None:
            if record.covered is not None:
                record.covered.closing = True

        table = self._table
        try:
            async with table.lock:
                kept, local = self._kept, table.local
                if kept is None or local is None:
                    return
                due = self.left() <= 0.0 or self._all_answered(local, kept)
                if not kept.closing and not due:  # an answer was taken back meanwhile
                    return
                if not kept.closing:
                    table.answering.catch_up()  # the time of the window costs nobody anything
                    with contextlib.suppress(Refusal):
                        await table.change(close)
                        table.idle.restart()
                        table.changed()
            await self._carry_out()
        finally:
            self._is_closing = False

    async def _carry_out(self) -> None:
        """Carry out the answers of people in the order of the rules; bots answer by themselves."""
        table = self._table
        while True:
            async with table.lock:
                kept, local = self._kept, table.local
                if kept is None or not kept.closing or local is None:
                    return
                asked = next(
                    (d for d in local.session.decisions if kept.questions.get(d.number) == d.seat),
                    None,
                )
                if asked is None or local.players[asked.seat] != HUMAN:
                    return
                option = kept.answers.get(asked.seat, PASS)
                if option not in asked.options:
                    option = PASS
                try:
                    await table.play(local, asked.seat, asked.number, option)
                except Refusal:
                    return  # the disk is full: the next tick tries again


def _first(questions: tuple[WindowQuestion, ...]) -> int:
    return questions[0].decision.number
