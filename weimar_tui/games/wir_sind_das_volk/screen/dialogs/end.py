"""Questions of the tracks and of the End of Decade: overflow, the prestige field, Hamburg."""

from __future__ import annotations

from typing import ClassVar

from weimar_tui.games.wir_sind_das_volk.rules.names import HAMBURG_AREAS
from weimar_tui.games.wir_sind_das_volk.screen.panes.tracks import draw_track, label_width
from weimar_tui.games.wir_sind_das_volk.screen.scene import VolkScene
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.interrupt import InterruptDialog


class _OfTheGame(InterruptDialog[VolkScene]):
    """A question whose help may stand under another name."""

    def help_topic(self) -> str:
        """The topic of the handbook that tells about this kind of question."""
        return self.scene.words.help_topic(self.decision.kind)


class OverflowDialog(_OfTheGame):
    """An arrow cannot move its marker: what instead? (rulebook 6.4)"""

    heading_key: ClassVar[str] = "overflow"

    def facts(self, canvas: Canvas) -> int:
        """The track."""
        draw_track(canvas, self.scene, self.decision.subject.track, label_width(self.scene), 0)
        return 2


class PrestigeDialog(_OfTheGame):
    """The field of the prestige marker, or the one nearer to the centre? (rulebook 9.2)"""

    heading_key: ClassVar[str] = "prestige"

    def facts(self, canvas: Canvas) -> int:
        """The track."""
        draw_track(canvas, self.scene, "prestige", label_width(self.scene), 0)
        return 2


class HamburgDialog(_OfTheGame):
    """Which area does Hamburg count for? (rulebook 9.5)"""

    heading_key: ClassVar[str] = "hamburg"

    def facts(self, canvas: Canvas) -> int:
        """What either choice would lose."""
        words, subject = self.scene.words, self.decision.subject
        y = 0
        for area in HAMBURG_AREAS:
            losses = getattr(subject, area.replace("-", "_"))
            losses_text = " · ".join(f"{words.name(place)} -{number}" for place, number in losses)
            text = words.ui("hamburg-loses", area=words.name(area), losses=losses_text or "none")
            y = canvas.paragraph(0, y, text, "text")
        return y + 1
