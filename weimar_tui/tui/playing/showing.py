"""Animations of events: dice rolls, moving markers, and what the others did since the last pick."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Position
from weimar_tui.replay.told import Told, tell
from weimar_tui.tui.dialogs.interlude import InterludeDialog
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.dialogs.roll import HURRY, RollDialog
from weimar_tui.tui.motion import STRIDE
from weimar_tui.tui.played import cards_played
from weimar_tui.tui.playing.board import Board, Moment
from weimar_tui.tui.screens.since import SinceScreen

OWN_ROLL = 0.8
"""Minimum seconds for a local person's dice."""


class Showing:
    """Animates events on a board, unless motion is off or the player skips."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.game_view = board.game_view

    @property
    def still(self) -> bool:
        """Whether nothing should move now."""
        return not self.board.here.motion or self.board.hurry or self.board.size == "tiny"

    async def show_news(self, before: Moment) -> None:
        """Show the events since `before`."""
        news = self.board.table.events[before.events :]
        await self.show_cards(news)
        await self.show_interludes(news)
        await self.show_rolls(news, before.view)
        if not news or self.still:
            return
        if before.view is not None:
            await self._walk(before.view)
        self.board.draw(fresh=not self.still)

    async def show_cards(self, news: Sequence[Event]) -> None:
        """Show the played cards; other players' cards, and dice, stay for a moment."""
        board = self.board
        if self.still or not board.is_on_top:
            return
        people = board.table.humans
        cards = [
            card
            for card in cards_played(news, board.loaded, board.table.seats, board.me)
            if card.seat in people or board.here.pace
        ]
        board.played.lay(cards)
        if any(card.seat not in people for card in cards) or self.game_view.falls(
            news, board.words
        ):
            await board.played.glance()

    async def show_interludes(self, news: Sequence[Event]) -> None:
        """Show the pages between moves to the people here.

        With a shared keyboard they are for everyone, so the keyboard changes hands.
        """
        board = self.board
        people = board.table.humans
        if not people or board.size == "tiny":
            return
        me = None if board.prompts.shared_keyboard and len(people) > 1 else board.me
        pages = self.game_view.interludes(news, board.words, me)
        if pages and not board.hurry:
            board.me = me
            board.draw()
        for interlude in pages:
            if board.hurry or not board.is_on_top:
                return
            if await board.here.push_screen_wait(InterludeDialog(interlude)) == HURRY:
                board.hurry = True

    async def show_rolls(self, news: Sequence[Event], before: Position | None = None) -> None:
        """Show the dice rolls one after the other, each after its cause.

        A roll that affects a person here stays until a key is pressed, at every pace.
        """
        board = self.board
        people = board.table.humans
        for fall in self.game_view.falls(news, board.words):
            if board.hurry or board.size == "tiny" or not board.is_on_top:
                return
            stays = board.here.outcomes_stay and any(
                self.game_view.concerns(fall, news, board.words, seat, before) for seat in people
            )
            own = fall.seat in people
            if not stays and (self.still or (not own and not board.here.pace)):
                continue
            if fall.pane and board.shown != fall.pane and board.size == "small":
                board.show_pane(fall.pane)
            if before is not None:
                self._draw_cause(before, news, fall.place)
            hold = max(board.here.pace, OWN_ROLL) if own else board.here.pace
            lines = [board.words.event(e.seen_by(board.me)) for e in (fall.event, *fall.then)]
            dialog = RollDialog(
                fall.title,
                fall.dice,
                [line for line in lines if line],
                None if stays else hold,
                rows=self.game_view.roll_details(fall, news, board.words, board.me),
                tumbles=board.here.motion,
            )
            if await board.here.push_screen_wait(dialog) == HURRY:
                board.hurry = True

    def _draw_cause(self, before: Position, news: Sequence[Event], until: int) -> None:
        """Draw the board at the time of a roll, with the `until` events before it."""
        board = self.board
        scene = board.make_scene()
        board.scene = replace(
            scene,
            view=self.game_view.before_roll(before, news[:until]),
            decision=None,
            chosen="",
            chronicle=board.chronicle.until(len(scene.events) - len(news) + until),
        )
        board.draw_panes(self.game_view.drawings)

    async def _walk(self, before: Position) -> None:
        """Draw the intermediate places of moving markers."""
        board = self.board
        scene = board.make_scene()
        for moment in self.game_view.between(before, scene.view):
            if self.still:
                return
            for name in filter(board.is_seen, self.game_view.walked):
                seen = replace(scene, view=moment, decision=None, chosen="")
                drawing = partial(self.game_view.drawings[name], scene=seen)
                board.panes[name].show(drawing, fresh=True)
            await asyncio.sleep(STRIDE)


class Since:
    """Keeps the number of events at each seat's last pick and at its last review."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._recounted: dict[str, int] = {}
        self._picked: dict[str, int] = {}

    def picked(self, seat: str) -> None:
        """Note a seat's pick: later events are new to it."""
        self._picked[seat] = len(self.board.table.events)

    def unpicked(self, seat: str) -> None:
        """Forget a seat's last pick."""
        self._picked.pop(seat, None)

    @property
    def has_news(self) -> bool:
        """Whether there are events since the last pick of this seat."""
        me, events = self.board.me, self.board.table.events
        return me is not None and len(events) > self._picked.get(me, 0)

    async def recount(self) -> None:
        """At a gentle pace, show what the others did, once."""
        board, me = self.board, self.board.me
        if not board.here.gentle or me is None:
            return
        passages = await self._told(me)
        count = len(board.table.events)
        # After an undo, the others' new moves count as unseen.
        before = self._recounted[me] = min(self._recounted.get(me, 0), count)
        if passages and passages[-1].passage.last > before:
            self._recounted[me] = count
            board.draw()
            await board.here.push_screen_wait(self._page(me, passages))

    async def show(self) -> None:
        """Show the review on request."""
        board, me = self.board, self.board.me
        passages = await self._told(me) if me is not None else ()
        if me is None:
            board.say(board.words.text("since-seat"))
        elif not passages:
            board.say(board.words.text("since-nothing"))
        elif board.is_on_top or isinstance(board.here.screen, InterruptDialog):
            await board.here.push_screen(self._page(me, passages))

    async def _told(self, seat: str) -> tuple[Told, ...]:
        table, loaded = self.board.table, self.board.loaded
        passages = await table.since_turn(seat)
        words, narration = loaded.words, loaded.narration
        return tell(passages, table.events, seat, table.seats, words, narration)

    def _page(self, seat: str, passages: tuple[Told, ...]) -> SinceScreen:
        return SinceScreen(self.board.table, self.board.loaded, seat, passages)
