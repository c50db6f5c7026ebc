"""Pointing: the cursor of the list and what is pointed at on the board are the same."""

from __future__ import annotations

from dataclasses import replace

from weimar_tui.tui.playing.board import Board


class Pointing:
    """Moves the one where the other goes."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def moved(self, option: str) -> None:
        """The cursor is on another option: draw what it points at."""
        board = self.board
        if board.scene is not None:
            board.scene = replace(board.scene, chosen=option, decision=board.asked)
            board.draw_panes(board.game_view.on_cursor(board.scene))

    def point(self, spot: str) -> None:
        """Put the cursor on the first option that names the spot, near the present one."""
        choice = self.board.bar.choice
        if spot in choice.groups and choice.within not in ("", spot):
            choice.leave()
        current = choice.current
        near = current.group if current is not None else ""
        named = [item for item in choice.open_items if spot in item.names]
        named.sort(key=lambda item: item.group != near)
        if named:
            self._go(named[0].id)

    def turn(self, spot: str, by: int) -> None:
        """Go on among the options that name the spot."""
        bar, choice = self.board.bar, self.board.bar.choice
        if choice.current is not None and choice.current.id in choice.groups:
            choice.enter(choice.current.id)
            bar.show()
            return
        named = [item.id for item in choice.open_items if spot in item.names]
        if choice.current is not None and choice.current.id in named:
            self._go(named[(named.index(choice.current.id) + by) % len(named)])

    def _go(self, option: str) -> None:
        if self.board.bar.choice.go(option):
            self.board.bar.show()
            self.moved(option)

    def take(self, spots: frozenset[str]) -> bool:
        """Take what a pane with these spots shows as chosen; one that shows nothing of it leads to
        the list. Returns whether there is anything to be taken.
        """
        bar = self.board.bar
        current = bar.choice.current
        if current is None:
            return False
        if spots.isdisjoint(current.names):
            bar.focus()
            return True
        if current.id in bar.choice.groups:
            bar.focus()  # what it is used for is asked there
        bar.action_take()
        return True
