"""Finds where on a board something is shown, by the ids in a line of the chronicle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.playing.board import Board

_NO_PLACE = ("hand", "chronicle")
"""Panes that show no places."""


class Places:
    """The things on a board's panes, by id."""

    def __init__(self, board: Board) -> None:
        self.board = board

    @cached_property
    def _things(self) -> dict[str, tuple[str, str]]:
        """The pane and the key of each thing, by its key and by the last part of it."""
        board, scene = self.board, self.board.scene
        whole: dict[str, tuple[str, str]] = {}
        parts: dict[str, tuple[str, str]] = {}
        if scene is None:
            return whole
        width, height = board.screen.size
        for pane in board.game_view.panes:
            place = board.game_view.places(width, height, pane).get(pane)
            if place is None or pane in _NO_PLACE:
                continue
            sheet = Canvas(max(1, place.width - 2), max(1, place.height - 1), scene.look)
            board.game_view.drawings[pane](sheet, replace(scene, decision=None, chosen=""))
            for key, thing in sheet.things.items():
                if thing.end > thing.x:
                    whole.setdefault(key, (pane, key))
                    parts.setdefault(key.rpartition("/")[2], (pane, key))
        return {**parts, **whole}

    def find(self, names: Sequence[str], *, seats: bool = True) -> tuple[str, str] | None:
        """The pane and the key of the first named thing.

        A seat counts only if nothing else is found, and not at all without `seats`.
        """
        table = self.board.table.seats
        ordered = [name for name in names if name not in table] + (list(names) if seats else [])
        return next((self._things[name] for name in ordered if name in self._things), None)
