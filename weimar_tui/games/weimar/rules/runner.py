"""A game of Weimar being played: the kernel's runner with the components at hand."""

from __future__ import annotations

from typing import ClassVar

from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.step import Step

from .components import Components
from .position import Frame, WeimarPosition
from .subject import WeimarSubject


class WeimarRunner(Runner[WeimarPosition]):
    """What every rule of Weimar gets: `position`, `components`, and the kernel's verbs."""

    __slots__ = ("components",)

    no_subject = WeimarSubject()

    def __init__(
        self, position: WeimarPosition, components: Components, *, listen: bool = True
    ) -> None:
        super().__init__(position, listen=listen)
        self.components = components

    @property
    def frame(self) -> Frame:
        """The frame of the card or table being carried out; a blank one outside of any."""
        frames = self.position.frames
        return frames[-1] if frames else Frame()


class WeimarStep(Step[WeimarRunner], frozen=True):
    """Base of everything that can still be to happen in Weimar.

    `begins_matter`: Steps below it on the stack belong to a later matter than what is on it.
    """

    begins_matter: ClassVar[bool] = False
