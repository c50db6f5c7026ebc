"""Hints of a lesson or of the analyst: one at a time, without covering what they explain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.text.choice import DIGITS
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.layout import Place, over_decision
from weimar_tui.tui.look import Look
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.prose import Row, draw_rows, lay_out
from weimar_tui.tui.screen import WeimarDialog


@dataclass(frozen=True)
class Hint:
    """A hint and the event that it explains; the event is empty if it explains a question.

    `asked`: it explains the open question, whose answers stay visible where there is room.
    """

    text: str
    news_of: str = ""
    asked: bool = False

    def rows(self, width: int, look: Look) -> list[Row]:
        """Lay out the hint, with the event above it."""
        news = lay_out(f"**{self.news_of}**", width, look) if self.news_of else []
        return [*news, *lay_out(self.text, width, look)]


@dataclass(frozen=True)
class HintPage:
    """Some rows of a hint, given by its number, and their place on the screen.

    `beside`: the answers it is about stay visible.
    """

    hint: int
    rows: tuple[Row, ...]
    place: Place
    beside: bool = False


_FIXED = frozenset(("head", "foot", "decision", "hand", "handline"))
"""Parts of the screen that a hint about the open question never covers."""

_NARROWEST = 36
"""Columns that a pane needs for a hint to lie over it."""


def hint_pages(
    hints: tuple[Hint, ...],
    width: int,
    height: int,
    look: Look,
    places: Mapping[str, Place],
    about: str = "",
) -> tuple[HintPage, ...]:
    """Return the pages of hints with their places.

    `places` are those of the game's panes; `about` is the one that the open question is about. A
    hint about the question lies over another pane, if it fits there. All others lie over the
    decision, with room for the longest: they cover neither the pane nor the hand, which are what
    they explain. If one is too long, these get the row of keys as well and no empty rows, and long
    ones get several pages.
    """
    aside = {
        number: page
        for number, hint in enumerate(hints)
        if hint.asked and (page := _aside(number, hint, look, places, about)) is not None
    }
    here = [(number, hint) for number, hint in enumerate(hints) if number not in aside]
    pages = [*aside.values(), *_over_decision(here, width, height, look, places)]
    return tuple(sorted(pages, key=lambda page: page.hint))


def _aside(
    number: int, hint: Hint, look: Look, places: Mapping[str, Place], about: str
) -> HintPage | None:
    """The page of a hint over the smallest pane that has room for it and that the question is not
    about."""
    panes = sorted(places.items(), key=lambda pane: pane[1].width * pane[1].height)
    for name, pane in panes:
        if name in _FIXED or name == about or pane.width < _NARROWEST:
            continue
        rows = hint.rows(pane.width - 4, look)
        if len(rows) + 2 <= pane.height:
            place = Place(pane.x, pane.y, pane.width, len(rows) + 2)
            return HintPage(number, tuple(rows), place, beside=True)
    return None


def _over_decision(
    hints: Sequence[tuple[int, Hint]],
    width: int,
    height: int,
    look: Look,
    places: Mapping[str, Place],
) -> Iterator[HintPage]:
    if not hints:
        return
    bar, foot = places.get("decision"), places.get("foot")
    wide = (bar or over_decision(places, width, height, 78, 8)).width
    laid = [(number, hint.rows(wide - 4, look)) for number, hint in hints]
    most = max(len(rows) for _, rows in laid) + 2
    if bar is None:
        place = over_decision(places, width, height, 78, most)
    else:
        is_above_keys = foot is not None and foot.y == bar.y + bar.height
        more = 1 if most > bar.height and is_above_keys else 0
        place = Place(bar.x, bar.y, bar.width, bar.height + more)
    if most > place.height:
        laid = [(number, [row for row in rows if row]) for number, rows in laid]
    yield from _pages(laid, place)


def _pages(laid: Iterable[tuple[int, list[Row]]], place: Place) -> Iterator[HintPage]:
    """Yield the pages of all hints, the pages of one hint about equally long."""
    for number, rows in laid:
        pages = max(1, ceil(len(rows) / (place.height - 2)))
        size = ceil(len(rows) / pages)
        for page in range(pages):
            yield HintPage(number, tuple(rows[page * size : (page + 1) * size]), place)


class HintDialog(WeimarDialog):
    """Shows hints one after the other; the title is a message id.

    `about`: the pane that the open question is about. The result is the digit that closed the last
    hint, if the answers it numbers are visible.
    """

    DEFAULT_CSS = """
    HintDialog { background: black 0%; }
    """

    wheel = ("look", 1)

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,right,down,j,l,pagedown", "turn(1)", "on", id="hint.next"),
        Binding("left,up,k,h,backspace,pageup", "turn(-1)", "back", id="hint.before"),
        Binding("question_mark,f1", "help", "help", id="hint.help"),
        Binding("i", "coach", "coach", id="hint.coach"),
        Binding("escape,q", "close", "close", id="hint.close"),
    ]

    def __init__(
        self, hints: tuple[Hint, ...], title: str = "learn-title", *, about: str = ""
    ) -> None:
        super().__init__()
        self.hints = hints
        self._about = about
        self.heading = title
        self._pages: tuple[HintPage, ...] = ()
        self._page = 0

    @property
    def at(self) -> int:
        """The number of the hint that is shown, counted from 0."""
        return self._pages[self._page].hint if self._pages else 0

    def compose(self) -> ComposeResult:
        words = self.words
        pane = Pane(self.look, self._drawing, title=words.text(self.heading), id="hint")
        pane.framed = True
        yield pane

    def on_mount(self) -> None:
        self.query_one("#hint", Pane).focus()

    def _drawing(self, canvas: Canvas) -> None:
        if self._pages:
            draw_rows(canvas, list(self._pages[self._page].rows), 0, canvas.height)

    def place_all(self, width: int, height: int) -> None:
        places = self.here.places_now(width, height)
        shown = self.at
        self._pages = hint_pages(self.hints, width, height, self.look, places, self._about)
        here = [number for number, page in enumerate(self._pages) if page.hint == shown]
        if self._page not in here:
            self._page = here[0]
        self._show()

    def _keys(self) -> str:
        """The keys that do something on this page."""
        key_of = self.here.key_of
        is_first, is_last = self._page == 0, self._page + 1 == len(self._pages)
        which = ("-one" if is_last else "-first") if is_first else "-last" if is_last else ""
        return self.words.text(
            f"learn-keys{which}",
            next=key_of("hint.next", "Enter"),
            back=key_of("hint.before", "←"),
            close=key_of("hint.close", "Esc"),
            help=key_of("hint.help", "?"),
        )

    def _show(self) -> None:
        if not self._pages:  # a key was faster than the first drawing
            return
        pane = self.query_one("#hint", Pane)
        pane.place(self._pages[self._page].place)
        number = len(self._pages)
        place = f" {self._page + 1}/{number}" if number > 1 else ""
        pane.title = self.words.text(self.heading) + place
        pane.keys = self._keys()
        pane.show()

    def too_soon(self) -> None:
        self.query_one("#hint", Pane).keys = self.words.ui("just-came")
        self.query_one("#hint", Pane).show()

    def on_key(self, event: events.Key) -> None:
        """A digit, meant for an answer below, goes on as Enter does and answers nothing; the
        board's other keys work once the hint is closed."""
        if event.character in DIGITS:
            event.stop()
            if self._pages and self._page + 1 == len(self._pages) and self._pages[-1].beside:
                self.dismiss(event.character)
            else:
                self.action_turn(1)
        elif event.is_printable and event.key not in self.active_bindings:
            self._ask_to_close()

    def action_turn(self, by: int) -> None:
        """Show another page; after the last one the game continues."""
        if self._page + by >= len(self._pages):
            self.dismiss(None)
            return
        self._page = max(0, self._page + by)
        self.here.input_guard.came_up()
        self._show()

    def action_look(self, by: int) -> None:
        """Show another page without leaving, by the wheel."""
        if 0 <= self._page + by < len(self._pages):
            self.action_turn(by)

    def action_help(self) -> None:
        """Open the help on the decision, with all keys."""
        from weimar_tui.tui.help import show_help

        show_help(self.here, "decision")

    def action_coach(self) -> None:
        """Say that lessons have no coach, in place of the keys until the next one."""
        pane = self.query_one("#hint", Pane)
        pane.keys = self.words.text("learn-no-coach")
        pane.show()

    def _ask_to_close(self) -> None:
        pane = self.query_one("#hint", Pane)
        close = self.here.key_of("hint.close", "Esc")
        pane.keys = self.words.text("learn-close-first", close=close)
        pane.show()

    def action_close(self) -> None:
        self.dismiss(None)
