"""Review of what the others did since the player's last pick, with the pages shown meanwhile."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection
from functools import partial

from msgspec.structs import replace

from weimar_tui.replay.told import Told, tell
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.game_view import Enactment
from weimar_tui.tui.played import cards_played
from weimar_tui.tui.playing.board import Board
from weimar_tui.tui.playing.showing import Showing
from weimar_tui.tui.screens.since import SincePage, SinceScreen


class Since:
    """Keeps the number of events at each seat's last pick and at its last review."""

    def __init__(self, board: Board, showing: Showing) -> None:
        self.board = board
        self.showing = showing
        self._recounted: dict[str, int] = {}
        self._picked: dict[str, int] = {}

    def picked(self, seat: str) -> None:
        """Note a seat's pick: later events are new to it."""
        self._picked[seat] = len(self.board.table.events)
        self.showing.skipped.clear()
        self.showing.walked.clear()
        self.showing.on_cards.clear()

    def unpicked(self, seat: str) -> None:
        """Forget a seat's last pick."""
        self._picked.pop(seat, None)
        self.showing.untold = None

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
        told = await self._told(me, frozenset(self.showing.on_cards))
        passages = self._condensed(self._news(told, me), me)
        count = len(board.table.events)
        # After an undo, the others' new moves count as unseen.
        before = self._recounted[me] = min(self._recounted.get(me, 0), count)
        if passages and passages[-1].passage.last > before:
            self._recounted[me] = count
            board.draw()
            await board.here.push_screen_wait(self._page(me, passages))
            if any(told.reason for told in passages):
                board.say("")  # the footer's keys instead of a reason that has been read

    async def show(self) -> None:
        """Show the review on request."""
        board, me = self.board, self.board.me
        passages = await self._told(me) if me is not None else ()
        pages = self._pages() if me is not None else ()
        if me is None:
            board.say(board.words.text("since-seat"), briefly=True)
        elif not passages and not pages:
            board.say(board.words.text("since-nothing"), briefly=True)
        elif board.is_on_top or isinstance(board.here.screen, InterruptDialog):
            await board.here.push_screen(self._page(me, passages, pages))

    def _pages(self) -> tuple[SincePage, ...]:
        """The page about the latest part of the game, and the cards that were skipped."""
        showing = self.showing
        summary = showing.latest_summary()
        pages = (
            [SincePage(summary.title, partial(showing.page, summary))]
            if summary is not None
            else []
        )
        if (enacted := showing.enacted) is not None:
            pages.append(SincePage(enacted.title, partial(_same, enacted)))
        for fall, events in showing.skipped:
            pages.append(SincePage(fall.title, partial(showing.card, fall, events), fall.seat))
        return tuple(pages)

    async def _told(self, seat: str, left_out: Collection[int] = frozenset()) -> tuple[Told, ...]:
        table, loaded = self.board.table, self.board.loaded
        passages = await table.since_turn(seat)
        words, narration = loaded.words, loaded.narration
        return tell(passages, table.events, seat, table.seats, words, narration, left_out)

    def _news(self, passages: tuple[Told, ...], seat: str) -> tuple[Told, ...]:
        """The passages that no page has just told, no steps on the board, and no question tells."""
        in_question, events = self.board.loaded.narration.is_in_question, self.board.table.events
        told_already = list(self.showing.walked)
        if (page := self.showing.page_read) is not None:
            told_already.append((page.begin, page.end))
        return tuple(
            told
            for told in passages
            if not any(
                begin <= told.passage.first and told.passage.last <= end
                for begin, end in told_already
            )
            and not all(
                in_question(event, seat) for event in events[told.passage.first : told.passage.last]
            )
        )

    def _condensed(self, passages: tuple[Told, ...], seat: str) -> tuple[Told, ...]:
        """The passages, with neighbours that have nothing but a line each as one."""
        condensed: list[Told] = []
        joined = False
        for told in passages:
            plain = self._is_plain(told, seat)
            if plain and joined:
                before = condensed[-1]
                passage = replace(told.passage, first=before.passage.first)
                condensed[-1] = dataclasses.replace(
                    before, passage=passage, details=(*before.details, told.text)
                )
            else:
                condensed.append(told)
            joined = plain
        return tuple(condensed)

    def _is_plain(self, told: Told, seat: str) -> bool:
        """Whether a passage is one line without a reason, a heading or a card to show."""
        board, loaded = self.board, self.board.loaded
        events = board.table.events[told.passage.first : told.passage.last]
        return (
            not told.details
            and not told.reason
            and not any(map(loaded.narration.is_heading, events))
            and not cards_played(events, loaded, board.table.seats, seat)
        )

    def _page(
        self, seat: str, passages: tuple[Told, ...], pages: tuple[SincePage, ...] = ()
    ) -> SinceScreen:
        return SinceScreen(self.board.table, self.board.loaded, seat, passages, pages)


def _same(enacted: Enactment) -> Enactment:
    return enacted
