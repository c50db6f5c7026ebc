"""Advice at a board: asked for with a key, thought of elsewhere, shown over the question."""

from __future__ import annotations

import asyncio

from weimar_tui.play.advice import told_advice, why_no_advice
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.tui.dialogs.hint import Hint, HintDialog
from weimar_tui.tui.playing.board import Board


class Adviser:
    """Asks the analyst what the open question may be answered with."""

    def __init__(self, board: Board) -> None:
        self.board = board

    @property
    def may_be_asked(self) -> bool:
        """Whether there is advice now."""
        return self.board.asked is not None and not why_no_advice(self.board.table)

    def ask(self) -> None:
        """Ask, and show the answers when they are there, or say why there are none."""
        self.board.screen.run_worker(self._ask(), exclusive=True, group="advice")

    async def _ask(self) -> None:
        board, table, decision = self.board, self.board.table, self.board.asked
        say = board.words.text
        if why := why_no_advice(table):
            board.say(say(why))
            return
        if decision is None:
            board.say(say("hint-no-question"))
            return
        assert isinstance(table, GameHandle), "advice is given where the game is played"
        board.say(say("hint-thinking"))
        advice = await asyncio.to_thread(table.advice_of, decision)
        if board.asked is not decision or board.screen.leaving:
            return
        board.say("")
        advised = told_advice(board.words, decision, table.view(decision.seat), advice)
        lines = [f"**{answer}**" + (f"\n{why}" if why else "") for answer, why in advised]
        board.here.push_screen(HintDialog((Hint("\n\n".join(lines)),), "hint-title"))
