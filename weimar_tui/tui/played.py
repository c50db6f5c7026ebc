"""A played card, shown on the table for a moment.

It covers the largest pane, below its line in the chronicle. Play waits for it at most `GLANCE`
seconds; any key removes it, in addition to the key's usual effect.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from textual.worker import Worker

from weimar_tui.kernel.events import Event
from weimar_tui.play.chronicle import line_of
from weimar_tui.play.scene import ChronicleLine
from weimar_tui.tui.canvas import Canvas, wrap
from weimar_tui.tui.cards import draw_beside
from weimar_tui.tui.layout import Place
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.look import Look
from weimar_tui.tui.motion import GLANCE, LIES, STRIDE, UNFOLDING
from weimar_tui.tui.pane import Pane

_WIDEST = 42
"""The largest number of columns of a card."""
_MOST = 3
"""How many cards can wait to be shown; if more are played at once, only the last ones are shown."""


@dataclass(frozen=True)
class PlayedCard:
    """A card by its codex id, its player, and its line in the chronicle."""

    card: str
    seat: str
    line: ChronicleLine


def cards_played(
    events: Iterable[Event], loaded: LoadedGame, seats: Sequence[str], viewer: str | None
) -> list[PlayedCard]:
    """The cards played in these events, as far as the viewer can know them."""
    cards = []
    for event in (event.seen_by(viewer) for event in events):
        played = loaded.game_view.played(event)
        if played is not None:
            line = line_of(event, loaded.words.event(event), loaded.narration, seats)
            cards.append(PlayedCard(played.card, played.seat, line))
    return cards


class PlayedPane(Pane):
    """Cards on the table, one after the other: each unfolds, stays for a moment and disappears."""

    DEFAULT_CSS = """
    PlayedPane { position: absolute; layer: played; }
    """

    def __init__(self, look: Look, loaded: LoadedGame) -> None:
        super().__init__(look, id="played", focusable=False, framed=True)
        self.display = False
        self.loaded = loaded
        self._waiting: deque[PlayedCard] = deque(maxlen=_MOST)
        self._work: Worker[None] | None = None
        self._glanced = asyncio.Event()

    def lay(self, cards: Sequence[PlayedCard]) -> None:
        """Add cards after those still waiting."""
        if not cards:
            return
        self._waiting.extend(cards)
        if self._work is None or self._glanced.is_set():
            self._glanced.clear()
            self._work = self.run_worker(self._show(), exclusive=True, group="played")

    def take_away(self) -> None:
        """Remove all cards."""
        self._waiting.clear()
        self._glanced.set()
        if self._work is not None:
            self._work.cancel()
            self._work = None
            self.place(None)

    async def glance(self) -> None:
        """Wait until the cards have been visible for a moment, or were removed."""
        if self._work is not None:
            await self._glanced.wait()

    async def _show(self) -> None:
        while self._waiting:
            sheet = self._card_on_table(self._waiting.popleft())
            left, top = self._corner(sheet)
            for part in range(1, UNFOLDING + 1):
                height = 2 + max(1, sheet.height * part // UNFOLDING)
                self.place(Place(left, top, sheet.width + 4, height))
                self.show(partial(_paste, sheet))
                await asyncio.sleep(STRIDE)
            await asyncio.sleep(GLANCE - UNFOLDING * STRIDE)
        self._glanced.set()
        await asyncio.sleep(LIES - GLANCE)
        self._work = None
        self.place(None)

    # --- drawing --------------------------------------------------------------------------------
    @property
    def _table(self) -> Place:
        """The place of the largest visible pane of the board."""
        board = [pane for pane in self.screen.query(Pane) if pane.id in self.loaded.game_view.panes]
        places = [pane.placed for pane in board if pane.placed is not None]
        return max(places, key=lambda place: place.width * place.height)

    def _corner(self, sheet: Canvas) -> tuple[int, int]:
        """The corner of a card's frame, in the middle of the table."""
        table = self._table
        left = table.x + max(0, (table.width - sheet.width - 4) // 2)
        return left, table.y + max(1, (table.height - sheet.height - 2) // 2)

    def _card_on_table(self, played: PlayedCard) -> Canvas:
        """Draw a card below its line."""
        table = self._table
        width, height = min(_WIDEST, table.width - 4), table.height - 3
        words = self.loaded.words
        card = Canvas(width, height, self.look)
        face = self.loaded.game_view.face(words, self.look, played.card)
        if face is None or not draw_beside(card, [face]):
            title, *text = words.page(played.card)
            y = card.paragraph(0, 0, title, "strong")
            card.paragraph(0, y, "\n".join(text), "text", rows=max(1, height - y))
        columns, rows = card.extent()
        lines = wrap(self.look.plain(played.line.text), columns)[: max(1, height - rows)]
        sheet = Canvas(columns, min(height, rows + len(lines)), self.look)
        for y, line in enumerate(lines):
            sheet.put(0, y, line, f"{played.line.style} bold")
        sheet.paste(0, len(lines), card)
        return sheet


def _paste(card: Canvas, canvas: Canvas) -> None:
    canvas.paste(0, 0, card)
