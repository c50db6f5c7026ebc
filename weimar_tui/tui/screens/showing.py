"""A board on which what changes is shown changing: dice fall, markers walk, news stands out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from weimar_tui.games.weimar.rules.events import DiceRolled
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.kernel.events import Event
from weimar_tui.tui import board
from weimar_tui.tui.dialogs.roll import HURRY, RollDialog
from weimar_tui.tui.layout import size_class
from weimar_tui.tui.motion import STRIDE, Roll, between, rolls
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screens.game_board import GameBoard

OWN_ROLL = 0.8
"""Seconds the dice of a person here lie on the table, at least."""

_WALKED = ("opinion", "tracks")
"""The panes on which markers walk."""


class ShowingBoard(GameBoard):
    """Shows what a pick has changed, unless motion is off or somebody is in a hurry."""

    @property
    def still(self) -> bool:
        """Whether nothing is to move now."""
        return not self.here.motion or self.hurry or size_class(*self.size) == "tiny"

    async def show_news(self, before: WeimarPosition | None, told: int) -> None:
        """Show what happened since `told` events, and since the view `before` was drawn."""
        news = self.table.events[told:]
        if not news or self.still:
            return
        await self.show_rolls(news)
        if not self.still and before is not None:
            await self._walk(before)
        self.draw_table(fresh=not self.still)

    async def show_rolls(self, news: Sequence[Event]) -> None:
        """Let the dice fall that were told of, one roll after the other."""
        for roll, after in rolls(news):
            if self.still or self.app.screen is not self:
                return
            own = isinstance(roll, DiceRolled) and roll.party in self.table.humans
            if not own and not self.here.pace:
                continue
            if roll.city and self.shown != "map" and size_class(*self.size) == "small":
                self.shown = "map"
                self.place_all(*self.size)
            hold = max(self.here.pace, OWN_ROLL) if own else self.here.pace
            told = [self.words.event(event.seen_by(self.me)) for event in (roll, *after)]
            dialog = RollDialog(self._title(roll), roll.dice, [line for line in told if line], hold)
            if await self.app.push_screen_wait(dialog) == HURRY:
                self.hurry = True

    def _title(self, roll: Roll) -> str:
        words = self.words
        purpose, party, city = "city", "", ""
        if isinstance(roll, DiceRolled):
            purpose, party, city = roll.purpose, words.party(roll.party), roll.city
        return words.text(
            "dialog-roll",
            action=words.ui(f"action-{purpose}"),
            party=party or "none",
            city=words.city(self.box.components, city) if city else "none",
        )

    async def _walk(self, before: WeimarPosition) -> None:
        """Draw the markers that move on their way."""
        scene = self.make_scene()
        for moment in between(before, scene.view):
            if self.still:
                return
            for name in _WALKED:
                pane = self.query_one(f"#{name}", Pane)
                if pane.display:
                    seen = replace(scene, view=moment, decision=None, chosen="")
                    pane.show(partial(board.DRAWINGS[name], scene=seen), fresh=True)
            await asyncio.sleep(STRIDE)
