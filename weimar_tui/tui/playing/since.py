"""Review of what the others did since the player's last pick, with the pages shown meanwhile."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection
from functools import partial

from msgspec.structs import replace

from weimar_tui.replay.passages import PassageText, describe
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

    async def recount(self, until: int | None = None, *, partly: bool = False) -> None:
        """At a gentle pace, show what the others did, once: at most the first `until` events.

        `partly`: with the beginning of a passage that goes on after them.
        """
        board, me = self.board, self.board.me
        if not board.here.gentle or me is None:
            return
        happened = len(board.table.events)
        count = happened if until is None else until
        # After an undo, the others' new moves count as unseen.
        before = self._recounted[me] = min(self._recounted.get(me, 0), happened)
        told = self._told().union(range(before), range(count, happened) if partly else ())
        entries = [
            entry
            for entry in await self._entries(me, told)
            if (entry.passage.first if partly else entry.passage.last - 1) < count
            and entry.passage.last > before
        ]
        passages = self._condensed(self._news(tuple(entries), me), me)
        if passages and passages[-1].passage.last > before:
            whole = until is not None and not partly
            self._recounted[me] = entries[-1].passage.last if whole else count
            board.draw()
            await board.here.push_screen_wait(self._page(me, passages))
            if any(entry.reason for entry in passages):
                board.say("")  # the footer's keys instead of a reason that has been read

    async def show(self) -> None:
        """Show the review on request."""
        board, me = self.board, self.board.me
        passages = await self._entries(me) if me is not None else ()
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

    async def _entries(
        self, seat: str, left_out: Collection[int] = frozenset()
    ) -> tuple[PassageText, ...]:
        table, loaded = self.board.table, self.board.loaded
        passages = await table.since_turn(seat)
        words, narration = loaded.words, loaded.narration
        return describe(passages, table.events, seat, table.seats, words, narration, left_out)

    def _told(self) -> frozenset[int]:
        """The places of the events that cards, pages and steps on the board have told, or will
        tell once the phase under way is over."""
        ranges = list(self.showing.walked)
        if self.showing.untold is not None:
            ranges.append((self.showing.untold[1], len(self.board.table.events)))
        if (page := self.showing.page_read) is not None:
            ranges.append((page.begin, page.end))
        return frozenset(self.showing.on_cards).union(*(range(begin, end) for begin, end in ranges))

    def _news(self, passages: tuple[PassageText, ...], seat: str) -> tuple[PassageText, ...]:
        """The passages that the next question does not tell. A bare heading is not worth an Enter
        of its own; one that should be told is the last line of the passage before it."""
        narration, events = self.board.loaded.narration, self.board.table.events
        news: list[PassageText] = []
        for entry in passages:
            here = events[entry.passage.first : entry.passage.last]
            if entry.bare:
                if news and any(isinstance(event, narration.told_bare) for event in here):
                    before = news[-1]
                    passage = replace(entry.passage, first=before.passage.first)
                    news[-1] = dataclasses.replace(
                        before, passage=passage, details=(*before.details, entry.text)
                    )
            elif not all(narration.is_in_question(event, seat) for event in here):
                news.append(entry)
        return tuple(news)

    def _condensed(self, passages: tuple[PassageText, ...], seat: str) -> tuple[PassageText, ...]:
        """The passages, with neighbours that have nothing but a line each as one."""
        condensed: list[PassageText] = []
        joined = False
        for entry in passages:
            plain = self._is_plain(entry, seat)
            if plain and joined:
                before = condensed[-1]
                passage = replace(entry.passage, first=before.passage.first)
                condensed[-1] = dataclasses.replace(
                    before, passage=passage, details=(*before.details, entry.text)
                )
            else:
                condensed.append(entry)
            joined = plain
        return tuple(condensed)

    def _is_plain(self, entry: PassageText, seat: str) -> bool:
        """Whether a passage is one line without a reason, a heading or a card to show."""
        board, loaded = self.board, self.board.loaded
        events = board.table.events[entry.passage.first : entry.passage.last]
        return (
            not entry.details
            and not entry.reason
            and not any(map(loaded.narration.is_heading, events))
            and not cards_played(events, loaded, board.table.seats, seat)
        )

    def _page(
        self, seat: str, passages: tuple[PassageText, ...], pages: tuple[SincePage, ...] = ()
    ) -> SinceScreen:
        table = self.board.table
        first = not table.has_picked(seat)
        return SinceScreen(table, self.board.loaded, seat, passages, pages, first=first)


def _same(enacted: Enactment) -> Enactment:
    return enacted
