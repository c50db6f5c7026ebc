"""The election of the Reichspräsident and the petition, votes as bars (rulebook 6)."""

from __future__ import annotations

from typing import ClassVar

from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.rules.subject import WeimarSubject
from weimar_tui.games.weimar.screen.scene import WeimarScene
from weimar_tui.kernel.decision import Decision
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.dialogs.interrupt import InterruptDialog

_NUMBER = 5
"""Columns kept for the number behind a bar."""


class VoteDialog(InterruptDialog[WeimarScene]):
    """Give up a seat for another roll? For whom, or for what, are the votes?"""

    heading_key: ClassVar[str] = "election"

    def title_of(self, decision: Decision) -> str:
        """Two kinds of vote."""
        return "petition" if decision.subject.about == "petition" else self.heading_key

    def help_topic(self) -> str:
        """Two kinds of vote."""
        return self.title_of(self.decision)

    def facts(self, canvas: Canvas) -> int:
        """A bar a party, with what it has voted for; returns the rows used."""
        return draw_votes(canvas, self.scene, self.decision.subject)


def draw_votes(canvas: Canvas, scene: WeimarScene, subject: WeimarSubject) -> int:
    """Bars of the votes counted so far; returns the rows used."""
    votes, given = subject.counted, dict(subject.given)
    words = scene.words
    x = max(width_of(words.seat_short(party)) for party in PARTIES) + 1
    longest = max((number for _, number in votes), default=0)
    scale = min(1.0, (canvas.width // 2 - x - _NUMBER) / max(1, longest))
    for y, (party, number) in enumerate(votes):
        canvas.put(0, y, words.seat_short(party), f"{party} bold")
        long = max(1, round(number * scale)) if number else 0
        canvas.fill(x, y, long, scene.look.glyph("block"), party)
        at = canvas.put(x + long + 1, y, str(number), "strong")
        if party in given:
            choice = given[party]
            name = words.seat(choice) if choice in PARTIES else words.text(f"dialog-{choice}")
            canvas.put(at + 1, y, f"{scene.look.glyph('pointer')} {name}", "text")
    return len(votes) + 1 if votes else 0
