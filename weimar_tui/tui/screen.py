"""Base classes of all screens: words, look, and one line if the terminal is too small."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from textual import events
from textual.app import SystemCommand
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.reactive import Reactive
from textual.screen import ModalScreen, Screen
from textual.widget import Widget

from weimar_tui.text.messages import Messages
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.frame_pacing import PacedScreen
from weimar_tui.tui.layout import LEAST, Place, size_class
from weimar_tui.tui.look import Look
from weimar_tui.tui.pane import Pane

if TYPE_CHECKING:
    from weimar_tui.play.scene import Scene
    from weimar_tui.tui.app import LocalApp
    from weimar_tui.tui.weimar_app import WeimarApp


Result = TypeVar("Result")


class LeavesOnce(PacedScreen[Result]):
    """A screen that closes at its first dismissal, and never closes another screen.

    Textual's `dismiss` removes whatever screen is on top, each time it is called. This one waits
    while another screen covers it. Its workers end at once, because nothing may draw on panes that
    are being removed.
    """

    focused: Reactive[Widget | None] = Reactive(None, repaint=False)
    """Panes show the focus themselves, so nothing else needs repainting."""

    leaving: bool = False
    """Whether it was dismissed: it accepts no more answers, and nothing draws on it."""

    _result: Result | None = None
    _covered: bool = False

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Close with a result as soon as nothing covers this screen; only the first call counts."""
        if self.leaving:
            return AwaitComplete()
        self.leaving = True
        self._result = result
        self.workers.cancel_node(self)
        self._covered = not self.is_active
        return AwaitComplete() if self._covered else super().dismiss(result)

    def on_screen_resume(self) -> None:
        if self._covered:
            self._covered = False
            super().dismiss(self._result)


class Tiny(Pane):
    """One line that replaces everything if the terminal is too small."""

    DEFAULT_CSS = """
    Tiny { position: absolute; layer: tiny; }
    """


def draw_tiny(canvas: Canvas, words: Messages, size: tuple[int, int], lines: str) -> None:
    """Show the size of the terminal, the required size, and the command for plain mode."""
    width, height = size
    text = words.ui("tiny", width=width, height=height, least=f"{LEAST[0]}×{LEAST[1]}")
    text = f"{text} {words.ui('tiny-lines', command=lines)}"
    canvas.paragraph(0, 0, text, "strong", rows=canvas.height)


class _Sized:
    """Places panes by hand, and shows a single line if the terminal is too small."""

    tiny: Tiny | None = None
    is_placed: bool = False
    """Whether its panes have been placed."""
    remembered: Widget | None = None

    @property
    def here(self) -> WeimarApp:
        """The app, with its words and look."""
        return cast("WeimarApp", cast("Screen[object]", self).app)

    @property
    def words(self) -> Messages:
        return self.here.words

    @property
    def look(self) -> Look:
        return self.here.look

    def on_resize(self, event: events.Resize) -> None:
        self._fit(cast("Screen[object]", self), event.size.width, event.size.height)

    wheel: ClassVar[tuple[str, int]] = ("scroll", 3)
    """What a turn of the wheel does: an action that takes a number, and the number."""

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.turn_wheel(event, 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.turn_wheel(event, -1)

    def turn_wheel(self, event: events.MouseEvent, by: int) -> None:
        """Scroll what this screen shows, if it scrolls."""
        name, number = self.wheel
        action = getattr(self, f"action_{name}", None)
        if action is not None:
            event.stop()
            action(by * number)

    def too_soon(self) -> None:
        """Called when a key came too soon to answer what has just appeared."""

    def on_screen_suspend(self) -> None:
        self._show_focus()

    def on_screen_resume(self) -> None:
        self._show_focus()

    def _show_focus(self) -> None:
        """Show a pane as focused only while no other screen covers it."""
        screen = cast("LeavesOnce[object]", self)
        if isinstance(screen.focused, Pane) and not screen.leaving:
            screen.focused.show()

    def place_all(self, width: int, height: int) -> None:
        """Place and draw every pane for this size; implemented by each screen."""
        raise NotImplementedError

    def _fit(self, screen: Screen[object], width: int, height: int) -> None:
        app = cast("WeimarApp", screen.app)
        tiny = size_class(width, height) == "tiny"
        if tiny and self.tiny is None:
            self.tiny = Tiny(app.look, id="tiny", focusable=False)
            screen.mount(self.tiny)
        if self.tiny is not None:
            words = app.words
            self.tiny.place(Place(0, 0, width, height) if tiny else None)
            size, lines = (width, height), "ssh -T" if app.is_remote else "weimar --plain"
            self.tiny.show(lambda canvas: draw_tiny(canvas, words, size, lines))
        if tiny:
            self.is_placed = True
            # A hidden widget loses the focus, and gets it back when there is room again.
            self.remembered = self.remembered or screen.focused
            for widget in screen.children:
                if widget is not self.tiny:
                    widget.display = False
            return
        self.place_all(width, height)
        self.is_placed = True
        if self.remembered is not None:
            remembered, self.remembered = self.remembered, None
            if remembered.display:
                screen.set_focus(remembered)


class WeimarScreen(LeavesOnce[None], _Sized):
    """A screen with panes placed by hand."""

    DEFAULT_CSS = """
    WeimarScreen {
        layers: default played tiny; overflow: hidden; background: $background; color: $foreground;
    }
    """

    @property
    def is_drawn(self) -> bool:
        """Whether all its panes have been placed and drawn."""
        return self.is_placed and all(pane.is_drawn for pane in self.query(Pane) if pane.display)

    def commands(self) -> Iterable[SystemCommand]:
        """Commands of this screen, in addition to those available everywhere."""
        return ()

    def follow_settings(self) -> None:
        """Apply changed settings."""
        self.refit()

    def scene_now(self) -> Scene | None:
        """The scene that the screen shows, if any."""
        return None

    def key_came(self) -> None:
        """End highlights and everything shown only for a moment, at any key."""
        for pane in self.query(Pane):
            pane.settle()

    def put(self, places: Mapping[str, Place | None]) -> None:
        """Place panes by name, without the line between panes of a board."""
        for name, place in places.items():
            pane = self.query_one(f"#{name}", Pane)
            pane.place(place)
            pane.bar = False
            pane.show()

    def refit(self) -> None:
        """Place everything again for the present size."""
        self._fit(cast("Screen[object]", self), self.size.width, self.size.height)


class LocalScreen(WeimarScreen):
    """A screen from which local games can be started or opened."""

    @property
    def local(self) -> LocalApp:
        return cast("LocalApp", self.app)


class WeimarDialog(LeavesOnce[str | None], ModalScreen[str | None], _Sized):
    """A dialog over the game: a centred box, usable by keyboard alone.

    Keys of the app do not work under a dialog, except those with priority.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+z", "app.suspend_process", "to the shell", id="app.suspend"),
    ]
    DEFAULT_CSS = """
    WeimarDialog {
        layers: default tiny; overflow: hidden; background: black 45%;
        &:ansi { background: transparent; }
    }
    """


def boxed(width: int, height: int, wanted_width: int, wanted_height: int) -> Place:
    """A centred box, no larger than the screen."""
    w = min(wanted_width, width - 4)
    h = min(wanted_height, height - 2)
    return Place((width - w) // 2, (height - h) // 2, w, h)
