"""A game of Weimar being played: the kernel's Play with the box at hand."""

from __future__ import annotations

from weimar_tui.games.weimar.box import Box
from weimar_tui.games.weimar.position import Frame, WeimarPosition
from weimar_tui.kernel.play import Play


class WeimarPlay(Play[WeimarPosition]):
    """What every rule of Weimar gets: `position`, `box`, and the kernel's verbs."""

    __slots__ = ("box",)

    def __init__(self, position: WeimarPosition, box: Box, *, listen: bool = True) -> None:
        super().__init__(position, listen=listen)
        self.box = box

    @property
    def frame(self) -> Frame:
        """The frame of the card or table being carried out; a blank one outside of any."""
        frames = self.position.frames
        return frames[-1] if frames else Frame()
