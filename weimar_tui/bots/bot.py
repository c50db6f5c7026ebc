"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from weimar_tui.kernel.decision import Decision


class Bot(Protocol):
    """Answers decisions of one seat.

    `needs_view` is False for bots that never look at the table; whoever asks them may pass any
    position then and save the making of a view.
    """

    needs_view: bool

    def decide(self, view: Any, decision: Decision) -> str:
        """One of `decision.options`. The same seat, seed and view give the same answer."""
        ...
