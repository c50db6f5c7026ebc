"""Forming a government (rulebook 4.4, step 7 and after)."""

from __future__ import annotations

from typing import ClassVar

from weimar_tui.games.weimar.rules.parliament import seats_for_half
from weimar_tui.games.weimar.rules.phases.government import COALITIONS
from weimar_tui.games.weimar.screen.scene import WeimarScene
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.dialogs.interrupt import InterruptDialog


class CoalitionDialog(InterruptDialog[WeimarScene]):
    """Which coalition is asked? Do you join?"""

    heading_key: ClassVar[str] = "coalition"

    def facts(self, canvas: Canvas) -> int:
        """The seats of each possible coalition as a bar, with a mark where the majority is."""
        scene = self.scene
        words, seats, needed = scene.words, scene.view.seats, seats_for_half(scene.view)
        names = [
            " + ".join(words.seat_short(party) for party in parties)
            for parties in COALITIONS.values()
        ]
        totals = [sum(seats[party] for party in parties) for parties in COALITIONS.values()]
        x = max(width_of(name) for name in names) + 2
        behind = x + max(needed, *totals) + 2
        for y, (name, parties) in enumerate(zip(names, COALITIONS.values(), strict=True)):
            canvas.put(0, y, name, "text")
            at = x
            for party in parties:
                number = seats[party]
                canvas.fill(at, y, number, scene.look.glyph("block"), party)
                at += number
            canvas.put(x + needed, y, scene.look.glyph("bar"), "key")
            total = totals[y]
            enough = f" {words.ui('parliament-enough')}" if total >= needed else ""
            style = "good" if enough else "text"
            canvas.put(behind, y, f"{total:>2}{enough}", style)
        text = words.ui("parliament-majority", number=needed, seats=sum(seats.values()))
        canvas.put(0, len(names), text, "muted")
        return len(names) + 2
