"""The input guard: a new question accepts no answer for a moment.

An Enter meant for the previous screen must not answer a question that the player cannot have read
yet: a key that closed a hint, one held down, or one from the same write or paste. So a key only
answers if it was pressed some time after the question was painted.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping

from textual._time import get_time

WAITS: Mapping[str, float] = {"none": 0.0, "short": 0.25, "long": 0.7}
"""The delay in seconds before a question accepts an answer, by the player's setting."""

REPEAT = 0.15
"""On any usual system, keys held down repeat at shorter intervals than this (in seconds)."""

LONGEST = 3.0
"""Seconds after which a question accepts any key, even one held down or if the machine is too busy
to say that it has been painted: keys must never be lost for long."""

_KEYS = frozenset(("enter", "space"))
_BINDINGS = frozenset(
    ("choice.take", "pane.take", "hand-over.ready", "hint.close", "since.leave", "steps.leave")
)
"""What answers, and what closes a page that comes up by itself: unread, it would be lost."""


def answers(key: str, bindings: Iterable[str | None]) -> bool:
    """Whether a key, or one of its bindings on this screen, answers a question or closes a page
    that comes up by itself.

    >>> answers("enter", []), answers("q", ["hint.close"]), answers("u", ["game.undo"])
    (True, True, False)
    """
    return key in _KEYS or not _BINDINGS.isdisjoint(bindings)


class InputGuard:
    """Decides when the screen accepts an answer.

    `after_paint` calls a function once the screen has been painted, and returns whether it will. A
    `wait` of 0 means no delay.
    """

    def __init__(
        self,
        after_paint: Callable[[Callable[[], None]], bool],
        wait: float,
        clock: Callable[[], float] = get_time,
    ) -> None:
        self.after_paint = after_paint
        self.wait = wait
        self.clock = clock
        self._ready = self._last = -math.inf
        self._latest: Callable[[], None] | None = None

    def came_up(self) -> None:
        """Start the delay for a new question, before it is painted."""
        self._ready = math.inf
        self._last = self.clock() + self.wait + LONGEST

        def painted() -> None:
            if painted is self._latest:
                self._ready = self.clock() + self.wait

        self._latest = painted
        if not self.after_paint(painted):
            painted()

    def takes(self, pressed: float) -> bool:
        """Return whether a key pressed at this time answers; one held down does so at most every
        few seconds (`LONGEST`)."""
        if not self.wait or pressed >= min(self._ready, self._last):
            return True
        self._ready = max(self._ready, pressed + REPEAT)
        return False
