"""The runner for a game of Weimar: the kernel's runner plus the components."""

from __future__ import annotations

from typing import ClassVar

from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.step import Step

from .components import Components
from .position import Frame, WeimarPosition
from .subjects import WeimarSubject


class WeimarRunner(Runner[WeimarPosition]):
    """What every rule of Weimar receives: `position`, `components`, and the kernel's operations."""

    __slots__ = ("components",)

    no_subject = WeimarSubject()

    def __init__(
        self, position: WeimarPosition, components: Components, *, listen: bool = True
    ) -> None:
        super().__init__(position, listen=listen)
        self.components = components

    @property
    def frame(self) -> Frame:
        """The frame of the card or table being carried out, or a blank one."""
        frames = self.position.frames
        return frames[-1] if frames else Frame()


class WeimarStep(Step[WeimarRunner], frozen=True):
    """Base class of all Steps of Weimar.

    `begins_matter`: Steps below this one on the stack belong to a later matter.
    """

    begins_matter: ClassVar[bool] = False
