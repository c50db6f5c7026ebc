"""Looking things up from the board: help, cards and rules, what a text names."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.text.messages import Entry
from weimar_tui.tui.playing.board import Board
from weimar_tui.tui.point_pane import PointPane

_LINES_READ = 12
"""The last lines of the chronicle, whose names can be looked up."""


class Reference:
    """Opens pages about what is asked, pointed at or read at a board."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def help(self) -> None:
        """Help on the pane that has the focus."""
        from weimar_tui.tui.help import show_help

        board = self.board
        focused = board.screen.focused
        topic = (focused.id if focused is not None else "") or "decision"
        if board.asked is None and board.table.outcome is not None:
            topic = "end"
        show_help(board.here, topic)

    def search(self) -> None:
        """Cards and rules to search."""
        from weimar_tui.tui.screens.codex import CodexScreen

        page = CodexScreen(self.board.loaded, searching=True, things=self._things())
        self.board.here.push_screen(page)

    def cards(self) -> None:
        """Cards and rules; over the board first what is pointed at there."""
        from weimar_tui.tui.screens.codex import CodexScreen

        focused = self.board.screen.focused
        at = focused.spot if isinstance(focused, PointPane) else ""
        page = CodexScreen(self.board.loaded, things=self._things(), at=at)
        self.board.here.push_screen(page)

    def look_up(self) -> None:
        """Look up what the question names, or what one reads in the chronicle.

        What an answer would bring is read whole first, where the list had to cut it.
        """
        from weimar_tui.tui.linking import look_up, read_whole

        board = self.board
        scene, choice = board.scene, board.bar.choice
        if board.has_focus("chronicle") and scene is not None:
            lines = board.chronicle.reading.shown(scene.chronicle)
            texts = [line.text for line in reversed(lines[-_LINES_READ:])]
        else:
            current = choice.current
            texts = [choice.prompt, choice.context]
            if current is not None:
                preview = current.refused or choice.preview_of(current.id)
                if choice.cut:
                    read_whole(board.here, board.loaded, current.text, preview)
                    return
                texts += [current.text, preview]
        if not look_up(board.here, board.loaded, texts):
            board.say(board.words.ui("link-none"))

    def _things(self) -> Sequence[Entry]:
        """What lies on the table, as far as this seat may look."""
        board = self.board
        if board.scene is None:
            return ()
        things: Sequence[Entry] = board.words.things(
            board.table.game, board.scene.view, board.scene.me
        )
        return things
