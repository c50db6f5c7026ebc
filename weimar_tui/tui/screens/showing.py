"""A board on which what changes is shown changing: dice fall, markers walk, news stands out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from weimar_tui.kernel.events import Event
from weimar_tui.tui.book import lines_about
from weimar_tui.tui.dialogs.interlude import InterludeDialog
from weimar_tui.tui.dialogs.roll import HURRY, RollDialog
from weimar_tui.tui.layout import size_class
from weimar_tui.tui.motion import STRIDE
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screens.game_board import GameBoard

OWN_ROLL = 0.8
"""Seconds the dice of a person here lie on the table, at least."""


class ShowingBoard(GameBoard):
    """Shows what a pick has changed, unless motion is off or somebody is in a hurry."""

    @property
    def still(self) -> bool:
        """Whether nothing is to move now."""
        return not self.here.motion or self.hurry or size_class(*self.size) == "tiny"

    async def show_news(self, before: Any, told: int) -> None:
        """Show what happened since `told` events, and since the view `before` was drawn."""
        news = self.table.events[told:]
        await self.show_interludes(news)
        if not news or self.still:
            return
        await self.show_rolls(news, before)
        if not self.still and before is not None:
            await self._walk(before)
        self.draw_table(fresh=not self.still)

    async def show_interludes(self, news: Sequence[Event]) -> None:
        """Let the people here read, page by page, what is told like that."""
        if not self.table.humans or size_class(*self.size) == "tiny":
            return
        pages = self.kit.interludes(news, self.words, self.me)
        if pages and not self.hurry:
            self.draw_table()
        for interlude in pages:
            if self.hurry or self.app.screen is not self:
                return
            if await self.app.push_screen_wait(InterludeDialog(interlude)) == HURRY:
                self.hurry = True

    async def show_rolls(self, news: Sequence[Event], before: Any = None) -> None:
        """Let the dice fall that were told of, one roll after the other, each after its cause."""
        for fall in self.kit.falls(news, self.words):
            if self.still or self.app.screen is not self:
                return
            own = fall.seat in self.table.humans
            if not own and not self.here.pace:
                continue
            if fall.pane and self.shown != fall.pane and size_class(*self.size) == "small":
                self.shown = fall.pane
                self.place_all(*self.size)
            if before is not None:
                self._draw_cause(before, news, fall.event)
            hold = max(self.here.pace, OWN_ROLL) if own else self.here.pace
            told = [self.words.event(event.seen_by(self.me)) for event in (fall.event, *fall.told)]
            dialog = RollDialog(fall.title, fall.dice, [line for line in told if line], hold)
            if await self.app.push_screen_wait(dialog) == HURRY:
                self.hurry = True

    def _draw_cause(self, before: Any, news: Sequence[Event], roll: Event) -> None:
        """Draw the board as it was when the dice fell, and tell what led to it."""
        scene = self.make_scene()
        until = next(place for place, event in enumerate(news) if event is roll)
        count = len(scene.events) - len(news) + until
        self.scene_now = replace(
            scene,
            view=self.kit.before_roll(before, news[:until]),
            decision=None,
            chosen="",
            chronicle=lines_about(self.book.until(count), self.only),
        )
        self._draw(tuple(self.kit.drawings))

    async def _walk(self, before: Any) -> None:
        """Draw the markers that move on their way."""
        scene = self.make_scene()
        for moment in self.kit.between(before, scene.view):
            if self.still:
                return
            for name in self.kit.walked:
                pane = self.query_one(f"#{name}", Pane)
                if pane.display:
                    seen = replace(scene, view=moment, decision=None, chosen="")
                    pane.show(partial(self.kit.drawings[name], scene=seen), fresh=True)
            await asyncio.sleep(STRIDE)
