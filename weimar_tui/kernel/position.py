"""The base of a game's Position: the parts the run loop needs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Self

from msgspec import Struct, field
from typing_extensions import TypeVar

from weimar_tui.kernel.constraints import Ordinal
from weimar_tui.kernel.copying import Code, hints_of, is_shared
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.dice import Dice


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended. `enablers` names the seats responsible when all lose."""

    ending: str
    winners: tuple[str, ...]
    reason: str = ""
    enablers: tuple[str, ...] = ()


class Position(Struct, kw_only=True, gc=False):
    """One moment of a game, complete and plain: `decode(encode(p)) == p`.

    `steps` is the stack of what is still to happen (last first); `decisions` are the open
    questions, asked by the top step; `asked` numbers decisions; `revealed` counts draws and
    reveals, which cannot be undone.
    """

    dice: Dice = field(default_factory=Dice)
    steps: list[Any] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    asked: Ordinal = 0
    revealed: Ordinal = 0
    outcome: Outcome | None = None

    def copy(self) -> Self:
        """An independent copy; what cannot change (tuples, frozen Structs) is shared.

        Raises TypeError for a field that is not plain data (`kernel.copying`).
        """
        copied: Self = _copier_of(type(self))(self)
        return copied


P = TypeVar("P", bound=Position, default=Any)
"""A game's type of Position."""


@cache
def _copier_of(position: type[Position]) -> Callable[[Any], Any]:
    """The copy function for a game's Positions; Steps and Decisions are frozen and shared."""
    code = Code()
    lines = ["twin = value.__copy__()"]
    for name, hint in hints_of(position).items():
        if name in ("dice", "steps", "decisions"):
            lines.append(f"twin.{name} = value.{name}.copy()")
        elif not is_shared(hint):
            lines.append(f"twin.{name} = {code.copied(hint, f'value.{name}')}")
    return code.function("value", *lines, "return twin")
