"""Steps: what is still to happen, as data."""

from __future__ import annotations

from typing import Any, Generic

from msgspec import Struct
from typing_extensions import TypeVar

L = TypeVar("L", contravariant=True, default=Any)


class Step(Struct, Generic[L], frozen=True, tag_field="step", omit_defaults=True, gc=False):
    """One thing still to happen. Subclasses are tagged, frozen, plain data.

    A game's Steps name their Runner: `class DuelStep(Step["DuelRunner"], frozen=True)`. Plain data
    has no reference cycles, so garbage collection is off (`gc=False`, as with Decisions). A Step
    must not hold anything secret: views show the stack to everybody.
    """

    def run(self, runner: L) -> None:
        """Do it: change the position, emit events, push Steps, or ask."""
        raise NotImplementedError(type(self).__name__)

    def chosen(self, runner: L, seat: str, option: str) -> None:
        """Continue after `seat` picked `option` in a decision this Step asked."""
        raise NotImplementedError(type(self).__name__)
