"""What the others did since the player's last pick: a line each, and the board after it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, NamedTuple

from textual import events
from textual.binding import Binding, BindingType
from textual.screen import Screen

from weimar_tui.play.chronicle import Book
from weimar_tui.play.interface import Table
from weimar_tui.play.scene import Scene
from weimar_tui.replay.passages import PassageText
from weimar_tui.tui.canvas import Canvas, clip, width_of, wrap
from weimar_tui.tui.dialogs.roll import HURRY
from weimar_tui.tui.dialogs.steps import StepsDialog
from weimar_tui.tui.game_view import Enactment, OutlookStep
from weimar_tui.tui.layout import Place, pane_key, size_class
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.pane_warnings import put_warnings
from weimar_tui.tui.panes.chronicle import draw_chronicle
from weimar_tui.tui.panes.foot import draw_foot
from weimar_tui.tui.screens.panes_to_look_at import PanesToLookAt

_FOOT = {
    "step": "",
    "next": "since.on",
    "turn": "",
    "help": "since.help",
    "cards": "since.cards",
    "leave": "since.leave",
}


_PAGE = 3
"""Rows of details by which a key scrolls."""


class SincePage(NamedTuple):
    """What can be shown again: its line in the list, what opens it, its style.

    `open` makes a page or card, or returns steps to show on the board.
    """

    text: str
    open: Callable[[], Screen[Any] | Enactment]
    style: str = "title"


class SinceScreen(PanesToLookAt):
    """The others' moves, a line each, with the board after it.

    `first`: the seat has not had a turn yet, so these are the moves since the game began.
    """

    wheel = ("step", 1)

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,right,j,l", "step(1)", "next", id="since.next"),
        Binding("up,left,k,h", "step(-1)", "before", id="since.before"),
        Binding("home", "step(-1000)", "first", id="since.first"),
        Binding("end", "step(1000)", "last", id="since.last"),
        Binding("enter,space", "on", "on", id="since.on"),
        Binding("less_than_sign,comma", "turn(-1)", "pane before", id="since.pane-before"),
        Binding("greater_than_sign,full_stop", "turn(1)", "next pane", id="since.pane-next"),
        Binding("c", "cards", "cards", id="since.cards"),
        Binding("question_mark,f1", "help", "help", id="since.help"),
        Binding("escape,q,s", "leave", "back", id="since.leave"),
    ]

    def __init__(
        self,
        table: Table,
        loaded: LoadedGame,
        seat: str,
        passages: tuple[PassageText, ...],
        pages: tuple[SincePage, ...] = (),
        *,
        first: bool = False,
    ) -> None:
        super().__init__(loaded)
        self._form = "-first" if first else ""
        self.table = table
        self.seat = seat
        self.passages = passages
        self.lines: tuple[SincePage | PassageText, ...] = (*pages, *passages)
        self.now_view = table.view(seat)
        self.events = list(table.events)
        self.place_now = 0
        self._read = 0
        """Rows of the details above those shown."""
        self._unread = 0
        """Rows of the details below those shown."""
        self.book = Book(loaded.words, loaded.narration, table.seats)
        self.book.read(self.events, seat, loaded.words)
        self._views: dict[int, object] = {}
        self._notice = ""

    @property
    def now(self) -> SincePage | PassageText:
        """The selected line."""
        return self.lines[self.place_now]

    def follow_settings(self) -> None:
        """Reopen the page in the new language, because its lines are already formatted."""
        if self.words is self.book.words:
            super().follow_settings()
        else:
            self.action_leave()

    # --- drawing --------------------------------------------------------------------------------
    def place_all(self, width: int, height: int) -> None:
        places = self.places_at(width, height)
        for pane in self.query(Pane):
            pane.place(places.get(str(pane.id)))
        self.draw_all()

    def scene(self) -> Scene:
        """Return the board after the selected line; with a page, the present one."""
        now, last = self.now, len(self.events)
        view: object = self.now_view
        if isinstance(now, PassageText):
            last = now.passage.last
            view = self._views.get(self.place_now)
            if view is None:
                view = self._views[self.place_now] = self.loaded.game.decode(now.passage.view)
        return self.loaded.prompts.scene_type(
            view=view,
            game=self.loaded.game,
            seats=self.table.seats,
            words=self.words,
            look=self.look,
            me=self.seat,
            players=self.table.players,
            chronicle=self.book.until(last),
            events=self.events[:last],
        )

    def draw_all(self, *, fresh: bool = False, scene: Scene | None = None) -> None:
        """Draw everything, with `scene` or the selected line's; `fresh` highlights what has
        changed."""
        if not self.is_mounted or size_class(*self.size) == "tiny":
            return
        scene = scene or self.scene()
        self.follow_layout(scene)
        panes = {name: self.query_one(f"#{name}", Pane) for name in self.game_view.panes}
        left = put_warnings(panes, self.game_view.pane_warnings(scene), self.shown)
        for name, drawing in self.game_view.drawings.items():
            pane = self.query_one(f"#{name}", Pane)
            if name in self.game_view.panes:
                title = self.game_view.title(name, self.words, *self.size)
                key = pane_key(self.game_view.number(name, *self.size))
                pane.title = f"{key} {title}".strip()
            if not pane.display:
                continue
            if name == "chronicle":
                pane.show(partial(draw_chronicle, scene=scene))
            else:
                pane.show(
                    partial(drawing, scene=scene), fresh=fresh and name in self.game_view.glowing
                )
        bar = self.query_one("#decision", Pane)
        title = self.words.text(f"since-title{self._form}")
        bar.title = "" if size_class(*self.size) == "small" else title
        bar.show(self._draw_lines)
        always = self._key("help")
        self.query_one("#foot", Pane).show(
            lambda canvas: draw_foot(
                canvas, [*self.game_view.warnings(scene), *left], self._keys(), self._notice, always
            )
        )

    def _key(self, name: str) -> str:
        key = self.words.text(f"since-key-{name}")
        return self.here.key_of(_FOOT[name], key) if _FOOT[name] else key

    def _keys(self) -> list[tuple[str, str]]:
        small = size_class(*self.size) == "small"
        say, last = self.words.text, self.place_now == len(self.lines) - 1
        keys = []
        for name in _FOOT:
            if name == "turn" and not small:
                continue
            opens = isinstance(self.now, SincePage)
            if name == "leave" and last and not opens:
                continue  # Enter leads back to the game as well
            label = "close" if name == "next" and last else name
            if name == "next" and opens:
                label = "open"
            keys.append((self._key(name), say(f"since-key-{label}-label")))
        return keys

    def _draw_lines(self, canvas: Canvas) -> None:
        """Draw the lines around the selected one, which has its outcome and reason below it."""
        say, now, look = self.words.text, self.now, self.look
        number, of = self.place_now + 1, len(self.lines)
        canvas.put(0, 0, say(f"since-place{self._form}", number=number, of=of), "title")
        room = min(of, max(2, (canvas.height - 1) // 2))
        top = max(0, min(self.place_now - room // 2, of - room))
        y = 1
        for place, line in enumerate(self.lines[top : top + room], top):
            here = line is now
            text = clip(look.plain(line.text), canvas.width - 2, look.more)
            if here and self._is_cut(line.text, canvas):
                text, *_ = wrap(look.plain(line.text), canvas.width - 4)
            canvas.put(0, y, look.glyph("pointer") if here else " ", "key bold")
            canvas.put(2, y, text, f"{line.style} bold" if here else line.style or "text")
            if place == top and top:
                canvas.right(y, look.glyph("more-up"), "key")
            if place == top + room - 1 < of - 1:
                canvas.right(y, look.glyph("more-down"), "key")
            y += 1
            if here:
                y += self._draw_details(canvas, y, canvas.height - 1 - room)

    def _is_cut(self, text: str, canvas: Canvas) -> bool:
        """Whether a line does not fit: the selected one goes on in the rows below."""
        return width_of(self.look.plain(text)) > canvas.width - 2

    def _draw_details(self, canvas: Canvas, y: int, room: int) -> int:
        """Draw what belongs to the selected line in `room` rows; return how many it takes."""
        now, width = self.now, canvas.width - 4
        if isinstance(now, SincePage):
            end = canvas.paragraph(4, y, self.words.text("since-page"), "muted", rows=room)
            return end - y
        rows = []
        if self._is_cut(now.text, canvas):
            _, *more = wrap(self.look.plain(now.text), width)
            rows = [(text, f"{now.style} bold") for text in more]
        for detail in now.details:
            rows += [(text, "text") for text in wrap(self.look.plain(detail), width)]
        if now.reason:
            reason = self.words.text("since-reason", reason=now.reason)
            rows += [(text, "good") for text in wrap(self.look.plain(reason), width)]
        self._read = max(0, min(self._read, len(rows) - room))
        self._unread = max(0, len(rows) - room - self._read)
        shown = rows[self._read :][:room]
        for place, (text, style) in enumerate(shown):
            canvas.put(4, y + place, text, style)
        if self._read:
            canvas.right(y, self.look.glyph("more-up"), "key")
        if self._unread and shown:
            canvas.right(y + len(shown) - 1, self.look.glyph("more-down"), "key")
        return len(shown)

    # --- keys -----------------------------------------------------------------------------------
    def too_soon(self) -> None:
        """Say in the footer why a key was ignored, until the next one."""
        self._notice = self.words.ui("just-came")
        self.draw_all()

    def key_came(self) -> None:
        super().key_came()
        if self._notice:
            self._notice = ""
            self.draw_all()

    def action_step(self, by: int) -> None:
        """Go to another line; first read on in the details of this one, or back."""
        if (by == 1 and self._unread) or (by == -1 and self._read):
            self._read += by * min(_PAGE, self._unread if by > 0 else self._read)
            self.draw_all()
            return
        self._read = 0
        self._go(by)

    def _go(self, by: int) -> None:
        place = max(0, min(self.place_now + by, len(self.lines) - 1))
        if place != self.place_now:
            self.place_now = place
            self.draw_all(fresh=self.here.motion)
            self._lay_cards()

    def _lay_cards(self) -> None:
        """Show the card of the selected line."""
        if isinstance(self.now, PassageText):
            passage = self.now.passage
            self.lay(self.events[passage.first : passage.last], self.table.seats, self.seat)

    def action_on(self) -> None:
        """Open the selected page; then go to the next line, or after the last one back to the
        game."""
        if isinstance(self.now, SincePage):
            page = self.now.open()
            if isinstance(page, Enactment):
                page = StepsDialog(
                    page.title, page.steps, self._show_step, self._decision_place, page.names
                )
            self.app.push_screen(page, self._page_closed)
        else:
            self._page_closed()

    def _decision_place(self, width: int, height: int) -> Place:
        """The place of the list of lines on a screen of this size."""
        return self.places_at(width, height).get("decision", Place(0, 0, width, height))

    def _show_step(self, step: OutlookStep) -> None:
        """Draw the board with what a step changes; a small screen shows the pane it is about."""
        if size_class(*self.size) == "small" and step.pane and self.shown != step.pane:
            self.show_pane(step.pane)
        self.draw_all(scene=step.scene)

    def _page_closed(self, result: object = None) -> None:
        """Go to the next line, or back to the game if the player skips to the next question."""
        self.draw_all()
        if result == HURRY or self.place_now == len(self.lines) - 1:
            self.action_leave()
        else:
            self._read = 0
            self._go(1)

    def on_key(self, event: events.Key) -> None:
        """Choose panes by their keys."""
        self.choose_pane(event.key)

    def action_cards(self) -> None:
        from weimar_tui.tui.screens.codex import CodexScreen

        self.app.push_screen(CodexScreen(self.loaded))

    def action_help(self) -> None:
        from weimar_tui.tui.dialogs.reading import ReadingDialog

        say = self.words.text
        self.app.push_screen(ReadingDialog(say(f"since-title{self._form}"), say("since-help")))

    def action_leave(self) -> None:
        self.dismiss(None)
