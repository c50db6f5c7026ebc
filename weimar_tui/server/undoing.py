"""Undo at a table: which picks players can take back, and how often."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from weimar_tui.kernel.errors import SaveError
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.server.host import Refusal

if TYPE_CHECKING:
    from weimar_tui.server.server_table import ServerTable

_UNDOS = 20
"""The most undos per question: each one makes the save longer."""


class Undoing:
    """Takes back the last picks of players at a table."""

    def __init__(self, table: ServerTable) -> None:
        self._table = table
        self._undoable: dict[str, int] = {}
        self._undone: Counter[tuple[str, int]] = Counter()

    def follow(self, local: GameHandle) -> None:
        """Note which picks can be taken back now."""
        last: dict[str, int] = {}
        for pick in reversed(local.session.history.picks):
            last.setdefault(pick.seat, pick.decision)
            if len(last) == len(self._table.record.seats):
                break
        self._undoable = {seat: number for seat, number in last.items() if local.can_undo(seat)}

    async def undo(self, name: str, turn: int) -> None:
        """Take back the player's own last pick."""
        table = self._table
        self._check(name, turn)
        async with table.in_turn():
            local, seat = self._check(name, turn)
            if table.windows.has_answer_of(seat):
                await table.windows.take_back(seat)
                return
            try:
                taken = await table.host.disk.run(local.session.undo, seat)
            except SaveError as error:
                raise table.file.refusal(error) from None
            table.turns.update({pick.seat for pick in taken} | {seat})
            self._undone.update((pick.seat, pick.decision) for pick in taken)
            table.record.clock.take_back(seat, table.answers(local))
            table.changed()

    def _check(self, name: str, turn: int) -> tuple[GameHandle, str]:
        """Return the game and seat of a legal undo. Raises Refusal, as in `ServerTable.pick`."""
        table = self._table
        local, seat = table.playing(name)
        if table.windows.has_answer_of(seat) and turn == table.turns[seat]:
            return local, seat
        may = seat in self._undoable and table.record.clock.may_take_back(seat)
        if turn != table.turns[seat] or not may:
            raise Refusal("undo-late")
        if self._undone[seat, self._undoable[seat]] >= _UNDOS:
            raise Refusal("undo-often")
        return local, seat
