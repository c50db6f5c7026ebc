"""The open question, in the list or in a dialog, until it is answered or withdrawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.play.scene import Scene
from weimar_tui.text.choice import Choice
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.dialogs.question import BOARD, UNDO
from weimar_tui.tui.playing.board import Board, BoardMoment

OVER = -2
"""The question number after the end of the game."""


class PromptAnswer(NamedTuple):
    """A pick that the player made, or that failed with `error`.

    `option` is empty if the choice only led to another list of the same question.
    """

    option: str
    before: BoardMoment
    error: KernelError | None = None


class Prompt:
    """The open question: its list or dialog, until it is answered or withdrawn.

    `dialog` covers the board while it is open; `undo` is called by its undo key.
    """

    def __init__(self, board: Board, undo: Callable[[], None]) -> None:
        self.board = board
        self.dialog: InterruptDialog[Any] | None = None
        self._undo = undo
        self._openly = False
        self._late = False
        self._answers: asyncio.Queue[PromptAnswer | None] = asyncio.Queue()
        self._before = BoardMoment(None, 0)
        self._answered: tuple[Decision | None, str, str] = (None, "", "")

    # --- asking ---------------------------------------------------------------------------------
    async def ask(self, decision: Decision, *, openly: bool = False) -> PromptAnswer | None:
        """Ask, and return the answer once its pick is made; None if withdrawn."""
        board = self.board
        self._late = False
        board.hurry = False
        board.asked = decision
        looked_at = board.bar.choice
        self.show(decision, openly=openly)
        if looked_at.number == decision.number and looked_at.current is not None:
            board.bar.go_to(looked_at.current.id)
        while not self._answers.empty():
            self._answers.get_nowait()
        if decision.kind in board.game_view.dialogs and not openly:
            self._open_dialog()
        return await self._answers.get()

    def show(self, decision: Decision, *, openly: bool = False) -> None:
        """Draw a question, its list and the pane that it is about, without asking it."""
        board = self.board
        self._openly = openly
        board.awaited = None
        board.scene = scene = replace(board.make_scene(), decision=decision)
        board.bar.ask(self._choice(decision, scene))
        if not board.bring_up(board.game_view.pane_for(decision)):
            current = board.bar.choice.current
            board.draw(scene=replace(scene, chosen=current.id if current is not None else ""))

    def ask_nothing(self) -> None:
        if self.board.bar.choice.items:
            self.board.bar.ask(Choice())

    def _choice(self, decision: Decision, scene: Scene) -> Choice:
        """Return the list for a question, worded for its seat or for everybody here."""
        board, prompts, table = self.board, self.board.prompts, self.board.table
        openly = prompts.open_choice(decision, scene, table) if self._openly else None
        choice = openly or prompts.choice(decision, scene, table)
        choice = board.game_view.shown_choice(choice, decision, scene)
        choice.unknown = board.words.ui("choose-unknown")
        first = prompts.first_answer(decision)
        if first is None:
            choice.choose_first(board.words.ui("choose-first"))
        else:
            choice.go(first or self._place_again(decision, choice))
        return choice

    def _place_again(self, decision: Decision, choice: Choice) -> str:
        """The last answer, if its question is asked again; its group, if the next one of its kind
        follows at once."""
        last, group, row = self._answered
        if last is None or (last.kind, last.seat) != (decision.kind, decision.seat):
            return ""
        if last.number == decision.number:
            return row
        follows = last.number + 1 == decision.number
        return group if follows and group in choice.groups else ""

    def say_anew(self) -> None:
        """Ask again in another language."""
        board = self.board
        if board.asked is None:
            return
        if self.dialog is not None:
            self.dialog.dismiss(None)
            self._late = True  # asked again in the new language once the board is visible
        current = board.bar.choice.current
        board.scene = replace(board.make_scene(), decision=board.asked)
        choice = self._choice(board.asked, board.scene)
        if current is not None:
            choice.go(current.id)
        board.bar.ask(choice)

    # --- answering ------------------------------------------------------------------------------
    def take(self, number: int, row: str) -> str:
        """Close question `number` with a row of its list; return the option to pick.

        Empty if that question is not open, or if the row only leads to another list.
        """
        board = self.board
        decision = board.asked
        if decision is None or number != decision.number:
            return ""
        board.asked = None
        board.notice = ""
        self._answered = decision, board.bar.choice.within, row
        self._before = board.moment()
        option = board.prompts.taken(decision, row, board.scene) or ""
        if not option:
            self._answers.put_nowait(PromptAnswer("", self._before))
        return option

    def picked(self, option: str, error: KernelError | None = None) -> None:
        """Report that the pick of `option` was made, or how it failed."""
        self._answers.put_nowait(PromptAnswer(option, self._before, error))

    def withdraw(self) -> None:
        """Close the question without an answer."""
        self.board.asked = None
        if self.dialog is not None:
            self.dialog.dismiss(None)
        self._answers.put_nowait(None)

    # --- the dialog -----------------------------------------------------------------------------
    @property
    def is_put_off(self) -> bool:
        """Whether a question with a dialog waits without it; public questions have no dialog."""
        asked = self.board.asked
        if asked is None or self._openly:
            return False
        return asked.kind in self.board.game_view.dialogs and self.dialog is None

    def come_back(self) -> None:
        """Show the dialog again, if the question waits for that."""
        if self.is_put_off:
            self._open_dialog()

    def board_is_seen(self) -> None:
        """Show a question that came while something else covered the board."""
        if self._late and self.dialog is None and not self.board.screen.leaving:
            self._open_dialog()

    def _open_dialog(self) -> None:
        """Open the dialog, but never over something the player is typing or reading."""
        board = self.board
        self._late = not board.is_on_top
        if self._late or board.scene is None or board.asked is None:
            return
        kind = board.game_view.dialogs[board.asked.kind]
        actions = board.screen.action_of
        self.dialog = dialog = kind(board.bar.choice, board.asked, board.scene, actions)
        dialog.can_undo = board.screen.foot.works("undo")
        number = board.asked.number
        board.bar.quiet = True
        board.bar.show()
        board.screen.foot.draw()
        board.here.push_screen(dialog, partial(self._dialog_left, number))

    def _dialog_left(self, number: int, option: str | None) -> None:
        """Handle the result of question `number`'s dialog: an option or another result."""
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
            board.screen.pick(ChoicePane.Picked(board.bar, number, option))
