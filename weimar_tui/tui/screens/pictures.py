"""The games as pictures on the start screen, with the player's progress in each."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.message import Message

from weimar_tui.kernel.position import Position
from weimar_tui.registry import plugin_of
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.emblem import Emblem
from weimar_tui.tui.layout import LEAST, Place
from weimar_tui.tui.look import Look
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen

PLATE = 3
"""Rows for the text below a picture."""

_GAP = 2

SOON = 0.05
"""Seconds until the next picture is painted, so that the screen shows up and handles keys first."""


@dataclass
class PictureText:
    """The text for a game: its name, a description, the player's progress.

    `begun`: whether there is a game to resume; `view` is that game as its player sees it. `emblem`
    draws it when ready. `brief`: the progress for pictures where it would take a second row.
    """

    game: str
    name: str
    subtitle: str
    state: str = ""
    brief: str = ""
    begun: bool = False
    view: Position | None = None
    emblem: Emblem | None = None


class GamePicture(Pane):
    """A game's picture, chosen by arrows and Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", "open", id="picture.open"),
        Binding("left,h", "beside(-1)", "picture before", id="picture.before"),
        Binding("right,l", "beside(1)", "next picture", id="picture.next"),
        Binding("down,j,escape", "menu", "menu", id="picture.menu"),
    ]

    class Opened(Message):
        """A picture was chosen."""

        def __init__(self, summary: PictureText) -> None:
            super().__init__()
            self.summary = summary

    class Left(Message):
        """The focus should move to a neighbouring picture, or back to the menu (0)."""

        def __init__(self, by: int) -> None:
            super().__init__()
            self.by = by

    def __init__(self, look: Look, summary: PictureText) -> None:
        super().__init__(look, self._draw, id=f"picture-{summary.game}")
        self.summary = summary
        self._is_clicked = False
        self.is_chosen = False
        """Whether it is selected by a screen that keeps the focus itself."""

    def _draw(self, canvas: Canvas) -> None:
        summary, rows = self.summary, max(0, canvas.height - PLATE)
        if summary.emblem is not None:
            picture = Canvas(canvas.width, rows, self.look)
            summary.emblem.draw(picture, summary.view)
            canvas.paste(0, 0, picture)
        canvas.wash(0, rows, canvas.width, PLATE, "chart.band")
        chosen = self.has_focus or self.is_chosen
        if chosen:
            for y in range(rows, canvas.height):
                canvas.put(0, y, self.look.glyph("block-left"), "key bold")
        canvas.put(2, rows, summary.name, "cursor" if chosen else "strong", canvas.width)
        end, sign = canvas.width - 1, self.look.glyph("round" if summary.begun else "ring")
        y = rows + 1
        if 2 + width_of(summary.subtitle) <= end:
            canvas.put(2, y, summary.subtitle, "text")
            y += 1
        style = "good" if summary.begun else "text"
        canvas.put(2, y, sign, style)
        is_wide = 4 + width_of(self.look.plain(summary.state)) <= end
        state = summary.state if is_wide else summary.brief or summary.state
        canvas.paragraph(4, y, state, style, end=end, rows=rows + PLATE - y)

    def on_click(self) -> None:
        """Select the picture; another click on it opens it, as in lists."""
        again, self._is_clicked = self._is_clicked, True
        if again:
            self.action_open()

    def on_blur(self) -> None:
        self._is_clicked = False

    def action_open(self) -> None:
        """Resume the game, or set up a new one."""
        self.post_message(self.Opened(self.summary))

    def action_beside(self, by: int) -> None:
        self.post_message(self.Left(by))

    def action_menu(self) -> None:
        self.post_message(self.Left(0))


class PictureScreen(WeimarScreen):
    """A screen with a list and pictures of the games."""

    @property
    def pictures(self) -> list[GamePicture]:
        """The games, from left to right."""
        return list(self.query(GamePicture))

    @property
    def shows_pictures(self) -> bool:
        """Whether there is room and enough colours for pictures."""
        width, height = self.size
        return self.look.paints and width >= LEAST[0] and height >= LEAST[1]

    async def paint(self) -> None:
        """Finish one picture after the other, so that the screen handles keys meanwhile."""
        for picture in self.pictures:
            if self.shows_pictures and picture.summary.emblem is None:
                await asyncio.sleep(SOON)
                emblem = plugin_of(picture.summary.game).emblem()
                picture.summary.emblem = emblem.named(self.look) if emblem is not None else None
                picture.show()

    def on_key(self, event: Key) -> None:
        """Let digits choose from the menu, even if a picture has the focus."""
        if isinstance(self.focused, GamePicture) and (event.character or "x") in "0123456789":
            menu = self.query_one(ChoicePane)
            if menu.type_digit(event.character or ""):
                menu.focus()
                event.stop()

    @on(GamePicture.Left)
    def _go_beside(self, message: GamePicture.Left) -> None:
        pictures, focused = self.pictures, self.focused
        if not message.by or not isinstance(focused, GamePicture):
            self.query_one(ChoicePane).focus()
            return
        pictures[(pictures.index(focused) + message.by) % len(pictures)].focus()


def places_of(number: int, width: int, top: int, height: int) -> list[Place]:
    """Return places for pictures side by side, about half as high as wide, centred."""
    each = min(64, (width - _GAP * (number + 1)) // number)
    left = (width - number * each - _GAP * (number - 1)) // 2
    high = min(height, each * 15 // 32 + PLATE)
    return [Place(left + place * (each + _GAP), top, each, high) for place in range(number)]
