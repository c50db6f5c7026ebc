"""A game of Weimar being played: the kernel's Play with the box at hand."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.games.weimar.rules.box import Box
from weimar_tui.games.weimar.rules.position import Frame, WeimarPosition
from weimar_tui.games.weimar.rules.subject import WeimarSubject
from weimar_tui.kernel.decision import Subject
from weimar_tui.kernel.play import Play
from weimar_tui.kernel.step import Step


class WeimarPlay(Play[WeimarPosition]):
    """What every rule of Weimar gets: `position`, `box`, and the kernel's verbs."""

    __slots__ = ("box",)

    no_subject = WeimarSubject()

    def __init__(self, position: WeimarPosition, box: Box, *, listen: bool = True) -> None:
        super().__init__(position, listen=listen)
        self.box = box

    def ask(
        self,
        step: Step,
        seat: str,
        kind: str,
        options: Sequence[str],
        subject: Subject | None = None,
        *,
        private: Subject | None = None,
        always: bool = False,
    ) -> None:
        """As in the kernel; seats run by behaviour cards answer at once by their fixed rule."""
        if options and seat in self.position.card_run:
            # The rule looks at the table through the same modules that ask, hence the late import.
            from weimar_tui.games.weimar.rules.solo import answer

            step.chosen(self, seat, answer(self, step, seat, kind, options))
            return
        super().ask(step, seat, kind, options, subject, private=private, always=always)

    @property
    def frame(self) -> Frame:
        """The frame of the card or table being carried out; a blank one outside of any."""
        frames = self.position.frames
        return frames[-1] if frames else Frame()


class WeimarStep(Step[WeimarPlay], frozen=True):
    """Base of everything that can still be to happen in Weimar."""
