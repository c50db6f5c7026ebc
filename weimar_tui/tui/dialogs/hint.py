"""Hints of a lesson or of the analyst: one at a time, over the decision, with the board in view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.layout import Place, over_decision
from weimar_tui.tui.look import Look
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.prose import Row, draw_rows, lay_out
from weimar_tui.tui.screen import WeimarDialog


@dataclass(frozen=True)
class Hint:
    """A hint and the event that it explains; the event is empty if it explains a question."""

    text: str
    news_of: str = ""

    def rows(self, width: int, look: Look) -> list[Row]:
        """Lay out the hint, with the event above it."""
        news = lay_out(f"**{self.news_of}**", width, look) if self.news_of else []
        return [*news, *lay_out(self.text, width, look)]


def hint_place(
    hints: tuple[Hint, ...], width: int, height: int, look: Look, places: Mapping[str, Place]
) -> Place:
    """Return the place for hints: over the decision, with room for the longest of them.

    `places` are those of the game's panes. On a small screen a hint also covers the row of the
    hand, never the pane above: that is the one it explains.
    """
    places = {name: place for name, place in places.items() if name != "handline"}
    wide = over_decision(places, width, height, 78, 8).width
    rows = max(len(hint.rows(wide - 4, look)) for hint in hints)
    return over_decision(places, width, height, wide, rows + 2)


class HintDialog(WeimarDialog):
    """Shows hints one after the other; the title is a message id."""

    DEFAULT_CSS = """
    HintDialog { background: black 0%; }
    """

    wheel = ("look", 1)

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,right,down,j,l,pagedown", "turn(1)", "on", id="hint.next"),
        Binding("left,up,k,h,backspace,pageup", "turn(-1)", "back", id="hint.before"),
        Binding("escape,q", "close", "close", id="hint.close"),
    ]

    def __init__(self, hints: tuple[Hint, ...], title: str = "learn-title") -> None:
        super().__init__()
        self.hints = hints
        self.heading = title
        self.at = 0

    def compose(self) -> ComposeResult:
        words = self.words
        pane = Pane(self.look, self._drawing, title=words.text(self.heading), id="hint")
        pane.framed = True
        yield pane

    def on_mount(self) -> None:
        self.query_one("#hint", Pane).focus()

    def _drawing(self, canvas: Canvas) -> None:
        rows = self.hints[self.at].rows(canvas.width, self.look)
        draw_rows(canvas, rows, 0, canvas.height)

    def place_all(self, width: int, height: int) -> None:
        places = self.here.places_now(width, height)
        place = hint_place(self.hints, width, height, self.look, places)
        self.query_one("#hint", Pane).place(place)
        self._show()

    def _keys(self) -> str:
        """The keys that do something at this hint."""
        key_of = self.here.key_of
        is_first, is_last = self.at == 0, self.at + 1 == len(self.hints)
        which = ("-one" if is_last else "-first") if is_first else "-last" if is_last else ""
        return self.words.text(
            f"learn-keys{which}",
            next=key_of("hint.next", "Enter"),
            back=key_of("hint.before", "←"),
            close=key_of("hint.close", "Esc"),
        )

    def _show(self) -> None:
        pane = self.query_one("#hint", Pane)
        place = f" {self.at + 1}/{len(self.hints)}" if len(self.hints) > 1 else ""
        pane.title = self.words.text(self.heading) + place
        pane.keys = self._keys()
        pane.show()

    def action_turn(self, by: int) -> None:
        """Show another hint; after the last one the game continues."""
        if self.at + by >= len(self.hints):
            self.dismiss(None)
            return
        self.at = max(0, self.at + by)
        self.here.input_guard.came_up()
        self._show()

    def action_look(self, by: int) -> None:
        """Show another hint without leaving, by the wheel."""
        if 0 <= self.at + by < len(self.hints):
            self.action_turn(by)

    def action_close(self) -> None:
        self.dismiss(None)
