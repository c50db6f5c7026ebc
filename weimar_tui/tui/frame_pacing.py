"""Screens that skip frames: before they are drawn, and while the terminal receives an earlier one.

On a slow line, every outdated frame delays the current one. Changes in the meantime are drawn once
the terminal has caught up. A new screen leaves the one before it in view until it has been drawn.
"""

from __future__ import annotations

from asyncio import TimerHandle

from textual.app import App
from textual.screen import Screen, ScreenResultType

from weimar_tui.tui.direct_writer import DirectWriter
from weimar_tui.tui.once import once

_LOOK_AGAIN, _LOOK_RARELY = 1 / 60, 0.2
"""Seconds until the first check whether the terminal has caught up, and at most until the next one:
hundreds of clients that check often slow down the server that they wait for."""
_LONGEST_HOLD = 2.0
"""Seconds after which a new screen appears even if a part of it has not been drawn."""


def output_waits(app: App[object]) -> bool:
    """Return whether output is still waiting to be written to the terminal."""
    writer = getattr(app._driver, "_writer_thread", None)
    if isinstance(writer, DirectWriter):
        return writer.waits
    return writer is not None and not writer._queue.empty()


class PacedScreen(Screen[ScreenResultType]):
    """Draws a frame only if the terminal has taken in the one before the last."""

    _frame_waits: bool = False
    _look_again: float = _LOOK_AGAIN
    _has_appeared: bool = False
    _held: TimerHandle | None = None

    @property
    def is_drawn(self) -> bool:
        """Whether everything that a new screen shows has been drawn."""
        return True

    def _compositor_refresh(self) -> None:
        if self is self.app.screen and not self._has_appeared:
            if not self.is_drawn:
                # Its first layout has no content yet: a blank frame, which can stay for a while.
                if self._held is None:
                    self._held = once(self, _LONGEST_HOLD, self._appear)
                return
            self._has_appeared = True
            if self._held is not None:
                self._held.cancel()  # it would keep a screen that is closed soon in memory
        if self is self.app.screen and not self.app.is_inline and output_waits(self.app):
            # the compositor keeps the changed regions until a frame is rendered
            self._dirty_widgets.clear()
            if not self._frame_waits:
                self._frame_waits = True
                once(self, self._look_again, self._draw_waiting_frame)
                self._look_again = min(2 * self._look_again, _LOOK_RARELY)
            return
        self._look_again = _LOOK_AGAIN
        super()._compositor_refresh()

    def _appear(self) -> None:
        if not self._has_appeared:
            self._has_appeared = True
            self._compositor_refresh()

    def _draw_waiting_frame(self) -> None:
        self._frame_waits = False
        if self._compositor._dirty_regions:
            self._compositor_refresh()
