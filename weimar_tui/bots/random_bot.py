"""A bot that picks any option: the fastest opponent, and what fuzzing plays with."""

from __future__ import annotations

from random import Random
from typing import Any

from weimar_tui.bots.bot import Bot
from weimar_tui.kernel.decision import Decision


class RandomBot(Bot):
    """Picks uniformly, without looking at the table."""

    needs_view = False

    def __init__(self, seat: str, seed: str) -> None:
        self._random = Random(f"{seed}/{seat}").random

    def decide(self, view: Any, decision: Decision) -> str:
        """Any option."""
        options = decision.options
        return options[int(self._random() * len(options))]
