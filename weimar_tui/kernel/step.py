"""Steps: what is still to happen, as data."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Step(Struct, frozen=True, tag_field="step", omit_defaults=True):
    """One thing still to happen. Subclasses are tagged, frozen, plain data.

    A Step must hold nothing that some seat may not know: views show the stack to everybody.
    """

    def run(self, play: Any) -> None:
        """Do it: change the position, emit events, push Steps, or ask."""
        raise NotImplementedError(type(self).__name__)

    def chosen(self, play: Any, seat: str, option: str) -> None:
        """Go on after `seat` picked `option` in a decision this Step asked."""
        raise NotImplementedError(type(self).__name__)
