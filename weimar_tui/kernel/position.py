"""The base of a game's Position: the parts the run loop needs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.dice import Dice


class Outcome(Struct, frozen=True):
    """How a game ended. `enablers` names those who made a defeat of all possible."""

    ending: str
    winners: tuple[str, ...]
    reason: str = ""
    enablers: tuple[str, ...] = ()


class Position(Struct, kw_only=True):
    """One moment of a game, complete and plain: `decode(encode(p)) == p`.

    `steps` is the stack of what is still to happen (last first); `decisions` are the open
    questions, asked by the top step; `asked` numbers decisions; `revealed` counts what became
    known or was drawn, so that nothing seen can be taken back.
    """

    dice: Dice = field(default_factory=Dice)
    steps: list[Any] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    asked: int = 0
    revealed: int = 0
    outcome: Outcome | None = None
