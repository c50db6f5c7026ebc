"""The analysis of a finished game that the server makes, as its reader receives it."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from weimar_tui.bots.analysis.review import VERSION, Review, ReviewHead, received_review
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.replay import Replay
from weimar_tui.server.reading import answer_to
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import Reviewed
from weimar_tui.server.requests import ReviewGame

EVERY: Final = 1.5
"""Seconds between two questions to the server; the next part of a long analysis comes at once."""


class RemoteReviewing:
    """Asks for the analysis of the game `about`, and for the rest of it until all is there.

    `state` is the server's; empty before its first answer. `problem`: why it gave none.
    """

    def __init__(self, link: ServerLink, about: str, replay: Replay) -> None:
        self._link = link
        self._about = about
        self._replay = replay
        self._data = b""
        self._asking: asyncio.Task[None] | None = None
        self._asked_at = -EVERY
        self._changed = False
        self.review = _nothing_yet(replay)
        self.state = ""
        self.problem: KernelError | None = None

    @property
    def is_done(self) -> bool:
        """Whether everything is judged, including the turning points."""
        return self.review.is_whole and self.review.is_finished

    @property
    def is_going_on(self) -> bool:
        """Whether the server can still send more of the analysis."""
        return not self.is_done and self.problem is None and self.state != "failed"

    @property
    def has_to_wait(self) -> bool:
        """Whether the server makes other analyses first."""
        return self.state == "waiting"

    def look(self) -> bool:
        """Ask for more if it is time; return whether anything is new since the last call."""
        idle = self._asking is None or self._asking.done()
        if self.is_going_on and idle and time.monotonic() - self._asked_at >= EVERY:
            self._asking = asyncio.create_task(self.ask())
        changed, self._changed = self._changed, False
        return changed

    async def ask(self) -> None:
        """Fetch everything that the server has so far."""
        size = -1
        while size < len(self._data):
            size = len(self._data)
            request = ReviewGame(about=self._about, start=size)
            try:
                reply = await answer_to(self._link, request, Reviewed)
            except KernelError as error:
                self.problem = error
                break
            self._changed = self._changed or bool(reply.data) or reply.state != self.state
            self.state = reply.state
            self._data += reply.data
        self.review = received_review(self._data, self._replay, self.review.picks) or self.review
        self._asked_at = time.monotonic()

    def end(self) -> None:
        """Stop asking; the server then stops the analysis."""
        if self._asking is not None:
            self._asking.cancel()


def _nothing_yet(replay: Replay) -> Review:
    """A review in which everyone's chances are equal and nothing is judged."""
    seats = tuple(replay.saved.header.seats)
    begins = dict.fromkeys(seats, 1_000_000 // len(seats))
    head = ReviewHead(VERSION, replay.game.id, "", "", "", seats, begins)
    return Review(head, [], [], replay.last - replay.first)
