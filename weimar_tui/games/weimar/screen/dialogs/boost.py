"""Paying for a better result before the dice fall (rulebook 5.5)."""

from __future__ import annotations

from typing import ClassVar

from weimar_tui.games.weimar.screen.dialogs.dice import DiceDialog


class BoostDialog(DiceDialog):
    """Pay for +1 on the result?"""

    heading_key: ClassVar[str] = "increase"
