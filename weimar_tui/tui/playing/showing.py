"""Showing what happened: dice roll, markers move, and what the others did since your last pick."""

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
"""Seconds the dice of a person here lie on the table, at least."""


class Showing:
    """Shows on a board what happened, unless motion is off or somebody is in a hurry."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.game_view = board.game_view

    @property
    def still(self) -> bool:
        """Whether nothing is to move now."""
        return not self.board.here.motion or self.board.hurry or self.board.size == "tiny"

    async def show_news(self, before: Moment) -> None:
        """Show what happened since `before`."""
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
        """Let the cards that were played be seen; what others play, and dice, wait for a glance."""
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
        """Let the people here read, page by page, what is told like that.

        At one keyboard it is for all: whoever sat there alone does so no longer.
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
        """Let the dice fall, one roll after the other, each after its cause.

        A roll that affects a person here stays until a key is pressed, at every pace.
        """
        board = self.board
        people = board.table.humans
        for fall in self.game_view.falls(news, board.words, board.me):
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
                self._draw_cause(before, news, fall.event)
            hold = max(board.here.pace, OWN_ROLL) if own else board.here.pace
            motion = board.here.motion
            lines = [board.words.event(e.seen_by(board.me)) for e in (fall.event, *fall.then)]
            dialog = RollDialog(
                fall.title,
                fall.dice,
                [line for line in lines if line],
                None if stays else hold,
                rows=fall.details,
                tumbles=motion,
            )
            if await board.here.push_screen_wait(dialog) == HURRY:
                board.hurry = True

    def _draw_cause(self, before: Position, news: Sequence[Event], roll: Event) -> None:
        """Draw the board as it was when the dice fell, and tell what led to it."""
        board = self.board
        scene = board.make_scene()
        until = next(place for place, event in enumerate(news) if event is roll)
        board.scene = replace(
            scene,
            view=self.game_view.before_roll(before, news[:until]),
            decision=None,
            chosen="",
            chronicle=board.chronicle.until(len(scene.events) - len(news) + until),
        )
        board.draw_panes(self.game_view.drawings)

    async def _walk(self, before: Position) -> None:
        """Draw the markers that move on their way."""
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
    """Keeps for each seat how much had been told when it last picked, and when it last read."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._recounted: dict[str, int] = {}
        self._picked: dict[str, int] = {}

    def picked(self, seat: str) -> None:
        """A seat has picked: what comes now it has not seen."""
        self._picked[seat] = len(self.board.table.events)

    def unpicked(self, seat: str) -> None:
        """A seat's last pick does not count."""
        self._picked.pop(seat, None)

    @property
    def has_news(self) -> bool:
        """Whether anything has happened since the last pick of the chair looked from."""
        me, events = self.board.me, self.board.table.events
        return me is not None and len(events) > self._picked.get(me, 0)

    async def recount(self) -> None:
        """At a gentle pace: tell what the others did, once."""
        board, me = self.board, self.board.me
        if not board.here.gentle or me is None:
            return
        passages = await self._told(me)
        count = len(board.table.events)
        # After an undo, what the others do instead has not been told yet.
        before = self._recounted[me] = min(self._recounted.get(me, 0), count)
        if passages and passages[-1].passage.last > before:
            self._recounted[me] = count
            board.draw()
            await board.here.push_screen_wait(self._page(me, passages))

    async def show(self) -> None:
        """Tell it because somebody wants to know."""
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
