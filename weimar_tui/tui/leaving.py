"""Screens that can be left only once, whatever keys, clicks and timers ask for it."""

from __future__ import annotations

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget

Result = TypeVar("Result")


class LeavesOnce(Screen[Result]):
    """A screen that goes when it is dismissed for the first time, and by itself.

    Textual's `dismiss` takes away whatever screen is on top, as often as it is called. This one
    waits while another screen lies over it. Its workers end at once: nothing may draw on panes
    that are being taken away.
    """

    focused: Reactive[Widget | None] = Reactive(None, repaint=False)
    """Panes show by themselves where the focus is: nothing else need be painted again."""

    leaving: bool = False
    """Whether it was dismissed: it takes no more answers, and nothing draws on it."""

    _result: Result | None = None
    _covered: bool = False

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Leave with a result, as soon as nothing lies over this screen; only the first counts."""
        if self.leaving:
            return AwaitComplete()
        self.leaving = True
        self._result = result
        self.workers.cancel_node(self)
        self._covered = not self.is_active
        return AwaitComplete() if self._covered else super().dismiss(result)

    def on_screen_resume(self) -> None:
        if self._covered:
            self._covered = False
            super().dismiss(self._result)
