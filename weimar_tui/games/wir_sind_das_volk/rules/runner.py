"""The runner for a game of *Wir sind das Volk!*: the kernel's runner plus the components."""

from __future__ import annotations

from typing import Any, ClassVar

from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.step import Step

from .components import Components
from .position import VolkPosition
from .subjects import VolkSubject


class VolkRunner(Runner[VolkPosition]):
    """What every rule receives: `position`, `board`, and the kernel's operations."""

    __slots__ = ("board",)

    no_subject: ClassVar[Any] = VolkSubject()

    def __init__(self, position: VolkPosition, board: Components, *, listen: bool = True) -> None:
        super().__init__(position, listen=listen)
        self.board = board


class VolkStep(Step[VolkRunner], frozen=True):
    """Base class of all Steps of the game."""
