"""Animations of events: dice rolls, moving markers, summary pages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Position
from weimar_tui.replay.narration import Summary
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.card import BoardCard
from weimar_tui.tui.dialogs.interlude import InterludeDialog
from weimar_tui.tui.dialogs.roll import HURRY, RollDialog
from weimar_tui.tui.dialogs.summary import SummaryDialog
from weimar_tui.tui.game_view import Enactment, Fall, OutlookStep
from weimar_tui.tui.motion import STRIDE
from weimar_tui.tui.played import cards_played
from weimar_tui.tui.playing.board import Board, BoardMoment

OWN_ROLL = 0.8
"""Minimum seconds for a local person's dice."""


class Skipped(NamedTuple):
    """An outcome card that was not shown, and the events that it is among."""

    fall: Fall
    news: Sequence[Event]


def _after(fall: Fall, first: int) -> Fall:
    """A roll among news, placed among all events, of which `first` came before the news."""
    series = tuple(_after(part, first) for part in fall.series)
    announced = first + fall.announced if fall.announced >= 0 else -1
    return replace(fall, place=first + fall.place, series=series, announced=announced)


class Showing:
    """Animates events on a board, unless motion is off or the player skips.

    `skipped` are the cards since the player's last pick that the space bar skipped, `enacted` is
    the latest part of the game shown step by step, `page_read` the page last shown about one.
    `walked`: the ranges of events since that pick that steps on the board, or pages, have told.
    `on_cards`: the places of the events since that pick that cards have told.
    `untold`: the board, and the number of events, from which the next step begins; None: from the
    news. `explain` puts a lesson's hint into a step, `hint_before` shows the hints about all events
    before a place, `recount` tells what the others did, up to a number of events, before steps, a
    card that stays, or a new part of the game.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.game_view = board.game_view
        self.skipped: list[Skipped] = []
        self.enacted: Enactment | None = None
        self.walked: list[tuple[int, int]] = []
        self.on_cards: set[int] = set()
        self.page_read: Summary | None = None
        self._steps_go_on = False
        """Whether the part of the game shown step by step had not ended."""
        self.untold: tuple[Position, int] | None = None
        self.explain: Callable[[OutlookStep], OutlookStep] | None = None
        self.hint_before: Callable[[int], Awaitable[None]] | None = None
        self.recount: Callable[..., Awaitable[None]] | None = None
        self._roll_pending: int | None = None
        """The number of events before a roll whose effects were not known yet."""

    @property
    def still(self) -> bool:
        """Whether nothing should move now."""
        return not self.board.here.motion or self.board.hurry or self.board.size == "tiny"

    async def show_news(self, before: BoardMoment) -> None:
        """Show the events since `before`."""
        news = self.board.table.events[before.events :]
        await self.show(news, before.events, before.view)
        if not news or self.still:
            return
        if before.view is not None:
            await self._walk(before.view)
        self.board.draw(fresh=not self.still)

    async def show(self, news: Sequence[Event], first: int, before: Position | None = None) -> None:
        """Show cards, pages and rolls; `first` is the number of events before the news."""
        falls = self._falls(news, first)
        await self._catch_up(news, first, before, falls)
        await self._show_cards(news, is_rolled=bool(falls))
        await self._show_interludes(news, first)
        await self._show_steps(news, first, before)
        await self._show_rolls(falls, news, first, before)

    async def _catch_up(
        self, news: Sequence[Event], first: int, before: Position | None, falls: Sequence[Fall]
    ) -> None:
        """Tell what the others did before a new part of the game, or before a card that stays, so
        that the review never goes back behind them."""
        board, table = self.board, self.board.table
        if self.recount is None or before is None or board.hurry or not board.is_on_top:
            return
        if len(table.humans) != 1 or board.size == "tiny":
            return
        chapter, events = board.loaded.game.chapter, table.events[: first + len(news)]
        if chapter(before) != chapter(table.view(board.me)) or any(
            self._stays(fall, events, before) for fall in falls
        ):
            await self.recount(first)

    def _stays(self, fall: Fall, events: Sequence[Event], before: Position | None) -> bool:
        """Whether a roll affects a person here: it stays until a key is pressed."""
        return self.board.here.outcomes_stay and any(
            self.game_view.concerns(fall, events, self.board.words, seat, before)
            for seat in self.board.table.humans
        )

    def _falls(self, news: Sequence[Event], first: int) -> list[Fall]:
        """The rolls to show, placed among all events, with one that was left for now.

        If a bot is asked something right after a roll, or about what it brings, more is to come of
        it: its card waits.
        """
        table = self.board.table
        end = first + len(news)
        start = first if self._roll_pending is None else min(first, self._roll_pending)
        self._roll_pending = None
        found = self.game_view.falls(table.events[start:end], self.board.words)
        falls = [_after(fall, start) for fall in found]
        is_over = not falls or not self._is_open(falls[-1], end)
        if self._asks_a_bot and not is_over:
            self._roll_pending = falls.pop().place
        return falls

    @property
    def _asks_a_bot(self) -> bool:
        """Whether the game waits for a bot, and for no person."""
        table = self.board.table
        return table.bot_decision() is not None and not table.decisions_to_ask()

    def _is_open(self, fall: Fall, end: int) -> bool:
        """Whether the last of `end` events is a roll, or a part of what it brings."""
        latest = (fall.series or (fall,))[-1]
        return latest.place == end - 1 or (
            latest.place + len(latest.then) == end - 1 and self._is_carried_out
        )

    @property
    def _is_carried_out(self) -> bool:
        table, game_view = self.board.table, self.board.game_view
        return game_view.is_carried_out(table.view(self.board.me))

    async def _show_cards(self, news: Sequence[Event], *, is_rolled: bool) -> None:
        """Show the played cards; other players' cards, and dice, stay for a moment."""
        board = self.board
        if self.still or not board.is_on_top:
            return
        people = board.table.humans
        # A player alone has just read the card, and it would cover the board of the next question.
        own = board.me if len(people) == 1 else None
        cards = [
            card
            for card in cards_played(news, board.loaded, board.table.seats, board.me)
            if card.seat != own and (card.seat in people or board.here.pace)
        ]
        board.played.lay(cards)
        if is_rolled or any(card.seat not in people for card in cards):
            await board.played.glance()

    async def _show_interludes(self, news: Sequence[Event], first: int) -> None:
        """Show the pages between moves to the people here.

        With a shared keyboard they are for everyone, so the keyboard changes hands.
        """
        board = self.board
        people = board.table.humans
        if not people or board.size == "tiny":
            return
        me = None if board.prompts.shared_keyboard and len(people) > 1 else board.me
        pages = self.game_view.interludes(news, board.words, me, board.table.events[:first])
        if pages and not board.hurry:
            board.me = me
            board.draw()
        for interlude in pages:
            if board.hurry or not board.is_on_top:
                return
            page = InterludeDialog(interlude, board.screen.action_of)
            covered = interlude.covered
            self.walked.append((first + covered.start, first + covered.stop))
            if await self._put_up(page) == HURRY:
                board.hurry = True

    async def _put_up(self, card: BoardCard) -> object:
        """Show a card or page over the board and wait; below it, an answered list is empty and the
        footer lists the keys that work on cards."""
        board = self.board
        board.clear_answered()
        board.is_covered = True
        board.screen.foot.draw()
        try:
            return await board.here.push_screen_wait(card)
        finally:
            board.is_covered = False
            board.screen.foot.draw()

    async def _show_steps(self, news: Sequence[Event], first: int, before: Position | None) -> None:
        """Show to the people here what happens step by step on the board.

        Steps wait while a bot is asked: its answer belongs to the same page. What the others did
        before the steps is told first.
        """
        board = self.board
        if before is None or not news or not board.table.humans:
            return
        if self.untold is not None and self.untold[1] <= first:
            before, first = self.untold
            news = board.table.events[first:]
        begin = before, first
        people, me = board.table.humans, board.me
        if board.prompts.shared_keyboard and len(people) > 1:
            me, before = None, board.loaded.game.view(before, None)
        scene = replace(
            board.make_scene(),
            view=before,
            me=me,
            decision=None,
            chosen="",
            events=board.table.events[:first],
        )
        enacted = self.game_view.enactment(scene, news)
        if self._asks_a_bot and (enacted is not None or self._steps_go_on):
            self.untold = begin
            return
        if enacted is None:
            self.untold = begin if self._steps_go_on else None
            return
        self.untold, self._steps_go_on = None, enacted.end == len(news)
        is_shown = not board.hurry and board.size != "tiny" and board.is_on_top
        if is_shown and self.explain is not None:
            enacted = replace(enacted, steps=tuple(map(self.explain, enacted.steps)))
        if enacted.goes_on and self.enacted is not None:
            self.enacted = replace(enacted, steps=(*self.enacted.steps, *enacted.steps))
        else:
            self.enacted = enacted
        if not is_shown:
            return
        told = first + enacted.begin, first + enacted.end
        self.walked.append(told)
        if self.recount is not None:
            await self.recount(told[0], partly=True)
        if await board.walk_through(enacted) == HURRY:
            board.hurry = True
            self.walked.remove(told)

    async def _show_rolls(
        self, falls: Sequence[Fall], news: Sequence[Event], first: int, before: Position | None
    ) -> None:
        """Show the dice rolls one after the other, each after its cause.

        A roll that affects a person here stays until a key is pressed, at every pace. The page
        about a part of the game comes after its rolls.
        """
        board = self.board
        people = board.table.humans
        summary = self.summary(first) if people and board.here.outcomes_stay else None
        # What changed a roll may have been among earlier news.
        events = board.table.events[: first + len(news)]
        for fall in falls:
            if summary is not None and fall.place >= summary.end:
                await self._show_summary(summary)
                summary = None
            if board.size == "tiny" or not board.is_on_top:
                return
            stays = self._stays(fall, events, before)
            if board.hurry:
                self.skipped += [Skipped(fall, events)] if stays else []
                continue
            own = fall.seat in people
            if not stays and (self.still or (not own and not board.here.pace)):
                continue
            if fall.pane and board.shown != fall.pane and board.size == "small":
                board.show_pane(fall.pane)
            if before is not None:
                self._draw_cause(before, events[first : fall.place], first)
            if self.hint_before is not None:
                await self.hint_before(min(fall.covered))
            hold = max(board.here.pace, OWN_ROLL) if own else board.here.pace
            self.on_cards |= fall.covered
            dialog = self.card(
                fall,
                events,
                None if stays else hold,
                tumbles=board.here.motion,
                question=self._question_after(fall, len(events)),
            )
            if await self._put_up(dialog) == HURRY:
                board.hurry = True
        if summary is not None:
            await self._show_summary(summary)

    def card(
        self,
        fall: Fall,
        events: Sequence[Event],
        hold: float | None = None,
        *,
        tumbles: bool = False,
        question: str = "",
    ) -> RollDialog:
        """Return the outcome card of a roll among `news`, with the `question` that it leads to."""
        board = self.board
        lines = [board.words.event(e.seen_by(board.me)) for e in (fall.event, *fall.then)]
        rows = tuple(self.game_view.roll_details(fall, events, board.words, board.me))
        if question:
            rows += (((board.words.text("dialog-roll-next", question=question), "title"),),)
        return RollDialog(
            fall.title,
            fall.dice,
            [line for line in lines if line],
            hold,
            rows=rows,
            topic=fall.topic,
            highest=fall.highest,
            result=fall.result,
            seat=fall.seat,
            tumbles=tumbles,
            action_of_board=board.screen.action_of,
        )

    def _question_after(self, fall: Fall, end: int) -> str:
        """The question to a person here about what a roll brings, or ""."""
        table = self.board.table
        asked = table.decisions_to_ask()
        if not asked or not self._is_open(fall, end) or not self._is_carried_out:
            return ""
        return self.board.words.question(asked[0], table.view(asked[0].seat))

    # --- pages ----------------------------------------------------------------------------------
    def summary(self, since: int = 0) -> Summary | None:
        """The page about the latest part of the game that ended after `since` events."""
        board = self.board
        narration, table = board.loaded.narration, board.table
        return narration.summary_page(board.words, table.events, table.view(board.me), since)

    def latest_summary(self) -> Summary | None:
        """The page about the part of the game under way, or else about the latest finished one."""
        board = self.board
        narration, table = board.loaded.narration, board.table
        view = table.view(board.me)
        return narration.summary_so_far(board.words, table.events, view) or self.summary()

    async def _show_summary(self, summary: Summary) -> None:
        """Show the page, at every pace, unless the player skips to the next question."""
        board = self.board
        if board.hurry or board.size == "tiny" or not board.is_on_top:
            return
        if self.hint_before is not None:
            await self.hint_before(summary.end)
        board.draw()
        self.page_read = summary
        if await self._put_up(self.page(summary)) == HURRY:
            board.hurry = True

    def page(self, summary: Summary) -> SummaryDialog:
        """Return the dialog with a page."""
        board = self.board

        def draw(canvas: Canvas) -> int:
            return self.game_view.draw_summary(canvas, summary, board.words)

        return SummaryDialog(summary, draw, board.screen.action_of)

    def _draw_cause(self, before: Position, cause: Sequence[Event], first: int) -> None:
        """Draw the board at the time of a roll, with the events before it among the news."""
        board = self.board
        scene = board.make_scene()
        board.scene = replace(
            scene,
            view=self.game_view.before_roll(before, cause),
            decision=None,
            chosen="",
            chronicle=board.chronicle.until(first + len(cause)),
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
