"""The open question: put in the list or in a dialog, until it is answered or let go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from weimar_tui.kernel.decision import Decision
from weimar_tui.text.choice import Choice
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.dialogs.question import BOARD, UNDO
from weimar_tui.tui.playing.board import Board
from weimar_tui.tui.scene import Scene

OVER = -2
"""The number of the question that is left when the game is over."""


class Prompt:
    """What the people at a board are asked, one question after the other.

    `dialog` is the one that lies over the board, `undo` what its key for that does.
    """

    def __init__(self, board: Board, undo: Callable[[], None]) -> None:
        self.board = board
        self.dialog: InterruptDialog[Any] | None = None
        self._undo = undo
        self._openly = False
        self._late = False
        self._answers: asyncio.Queue[tuple[int, str] | None] = asyncio.Queue()

    # --- asking ---------------------------------------------------------------------------------
    async def ask(self, decision: Decision, *, openly: bool = False) -> str | None:
        """Ask until there is an answer; returns the option to pick.

        None if the question was let go, empty if the answer only prepares another one.
        """
        board, game_view = self.board, self.board.game_view
        self._openly = openly
        self._late = False
        board.hurry = False
        board.awaited = None
        board.asked = decision
        board.scene = scene = replace(board.make_scene(), decision=decision)
        choice = self._choice(decision, scene)
        board.bar.ask(choice)
        pane = game_view.pane_for(decision)
        if board.shown != pane and not board.is_seen(pane):
            board.show_pane(pane)
        else:
            current = board.bar.choice.current
            board.draw(scene=replace(scene, chosen=current.id if current is not None else ""))
        while not self._answers.empty():
            self._answers.get_nowait()
        if decision.kind in game_view.dialogs and not openly:
            self._open_dialog()
        while True:
            answer = await self._answers.get()
            if answer is None:
                return None
            if answer[0] == decision.number:
                break
        board.notice = ""
        return board.prompts.taken(decision, answer[1], board.scene) or ""

    def ask_nothing(self) -> None:
        """Empty the list."""
        if self.board.bar.choice.items:
            self.board.bar.ask(Choice())

    def _choice(self, decision: Decision, scene: Scene) -> Choice:
        """The list for a question, as it is put to its seat or to everybody here."""
        board, prompts, table = self.board, self.board.prompts, self.board.table
        openly = prompts.open_choice(decision, scene, table) if self._openly else None
        choice = openly or prompts.choice(decision, scene, table)
        choice = board.game_view.shown_choice(choice, decision, scene)
        first = prompts.first_answer(decision)
        if first is None:
            choice.choose_first(board.words.ui("choose-first"))
        else:
            choice.go(first)
        return choice

    def say_anew(self) -> None:
        """Ask in another language."""
        board = self.board
        if board.asked is None:
            return
        if self.dialog is not None:
            self.dialog.dismiss(None)
            self._late = True  # it comes again, in the other language, when the board is seen
        current = board.bar.choice.current
        board.scene = replace(board.make_scene(), decision=board.asked)
        choice = self._choice(board.asked, board.scene)
        if current is not None:
            choice.go(current.id)
        board.bar.ask(choice)

    # --- answering ------------------------------------------------------------------------------
    def answer(self, number: int, option: str) -> None:
        """Answer the open question; from now on nothing is asked until the next one."""
        if self.board.asked is not None and number == self.board.asked.number:
            self.board.asked = None
            self._answers.put_nowait((number, option))

    def let_go(self) -> None:
        """Ask no more: the question is not open any longer."""
        self.board.asked = None
        if self.dialog is not None:
            self.dialog.dismiss(None)
        self._answers.put_nowait(None)

    # --- the dialog -----------------------------------------------------------------------------
    @property
    def is_put_off(self) -> bool:
        """Whether a question that has a dialog waits without it; one put to all has none."""
        asked = self.board.asked
        if asked is None or self._openly:
            return False
        return asked.kind in self.board.game_view.dialogs and self.dialog is None

    def come_back(self) -> None:
        """Put the question over the board again, if it waits for that."""
        if self.is_put_off:
            self._open_dialog()

    def board_is_seen(self) -> None:
        """Put the question that came while something else lay over the board."""
        if self._late and self.dialog is None and not self.board.screen.leaving:
            self._open_dialog()

    def _open_dialog(self) -> None:
        """Put the question over the table, but never over what the player is typing or reading."""
        board = self.board
        self._late = not board.is_on_top
        if self._late or board.scene is None or board.asked is None:
            return
        kind = board.game_view.dialogs[board.asked.kind]
        self.dialog = dialog = kind(board.bar.choice, board.asked, board.scene)
        dialog.action_of_board = board.action_of
        number = board.asked.number
        board.bar.quiet = True
        board.bar.show()
        board.draw_foot()
        board.here.push_screen(dialog, lambda option: self._dialog_left(number, option))

    def _dialog_left(self, number: int, option: str | None) -> None:
        """The dialog of the question of this number has gone, with an option or what else."""
        board = self.board
        board.bar.quiet = False
        self.dialog = None
        if self._late:
            self._open_dialog()
        elif option is None:
            board.bar.focus()
            board.draw()
        elif option == UNDO:
            self._undo()
            if board.asked is not None and board.asked.number == number:
                self._open_dialog()
        elif option.startswith(BOARD):
            board.draw()
            screen = board.screen
            screen.call_next(screen.run_action, option.removeprefix(BOARD))
        else:
            self.answer(number, option)
