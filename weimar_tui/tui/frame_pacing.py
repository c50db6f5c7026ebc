"""Screens that skip frames while the terminal is still receiving an earlier one.

On a slow line, every outdated frame delays the current one. Changes in the meantime are drawn once
the terminal has caught up.
"""

from __future__ import annotations

from textual.app import App
from textual.screen import Screen, ScreenResultType

from weimar_tui.tui.once import once

_LOOK_AGAIN = 1 / 60
"""Seconds between checks whether the terminal has caught up."""


def output_waits(app: App[object]) -> bool:
    """Return whether output is still waiting to be written to the terminal."""
    writer = getattr(app._driver, "_writer_thread", None)
    return writer is not None and not writer._queue.empty()


class PacedScreen(Screen[ScreenResultType]):
    """Draws a frame only if the terminal has taken in the one before the last."""

    _frame_waits: bool = False

    def _compositor_refresh(self) -> None:
        if self is self.app.screen and not self.app.is_inline and output_waits(self.app):
            # the compositor keeps the changed regions until a frame is rendered
            self._dirty_widgets.clear()
            if not self._frame_waits:
                self._frame_waits = True
                once(self, _LOOK_AGAIN, self._draw_waiting_frame)
            return
        super()._compositor_refresh()

    def _draw_waiting_frame(self) -> None:
        self._frame_waits = False
        if self._compositor._dirty_regions:
            self._compositor_refresh()
