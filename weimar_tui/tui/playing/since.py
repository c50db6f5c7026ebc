"""What the others did since one's own last pick: told once by itself, and as often as wished."""

from __future__ import annotations

from weimar_tui.replay.told import Told, tell
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.playing.board import Board
from weimar_tui.tui.screens.since import SinceScreen


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
