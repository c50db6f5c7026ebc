"""What every app here does: commands, keys in their order, a terminal that is gone."""

from __future__ import annotations

import math
import os
import signal
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import pytest
from textual import events
from textual.app import ComposeResult, SystemCommand
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.screen import Screen
from textual.signal import Signal
from textual.widget import Widget

from tests.tui.playing import burst
from weimar_tui.text.words import Words
from weimar_tui.tui import keys_in_order, signals
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.keys_in_order import KeysInOrder
from weimar_tui.tui.look import Look
from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.screens.settings import SettingsScreen
from weimar_tui.tui.signals import end_if_hung_up
from weimar_tui.tui.terminal_app import TerminalApp

WORDS = Words("en", strict=True)


# --- a terminal that is gone --------------------------------------------------------------------
@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[list[Any], Callable[[], None]]]:
    """The signals raised, and closing the other end of the terminal."""
    raised: list[Any] = []
    reading, writing = os.pipe()
    left = [writing]
    monkeypatch.setattr(signals, "STANDARD_INPUT", reading)
    monkeypatch.setattr(
        signals,
        "signal",
        SimpleNamespace(
            SIGHUP=signal.SIGHUP,
            SIG_DFL=signal.SIG_DFL,
            signal=lambda *said: raised.append(said),
            raise_signal=raised.append,
        ),
    )
    yield raised, lambda: os.close(left.pop())
    os.close(reading)
    for end in left:
        os.close(end)


def test_the_program_ends_when_its_terminal_is_gone_and_not_before(
    ends: tuple[list[Any], Callable[[], None]],
) -> None:
    raised, close = ends
    end_if_hung_up()
    assert raised == []
    close()
    end_if_hung_up()
    assert raised == [(signal.SIGHUP, signal.SIG_DFL), signal.SIGHUP]


def begun(headless: bool, colours: str | None = None) -> tuple[list[Any], Look]:
    """What an app looks at now and then, and its look, once it is there."""
    found: list[Any] = []
    app: Any = SimpleNamespace(
        is_headless=headless,
        set_interval=lambda *said: found.append(said),
        console=SimpleNamespace(color_system=colours),
        look=Look(),
    )
    TerminalApp.on_mount(app)
    return found, app.look


def test_whether_the_terminal_is_there_is_looked_at_every_second() -> None:
    assert begun(headless=False)[0] == [(1, end_if_hung_up)]
    assert begun(headless=True)[0] == []


def test_pictures_are_painted_with_the_colours_the_terminal_has() -> None:
    all_colours, few, sixteen, none = (
        begun(False, colours)[1] for colours in ("truecolor", "256", "standard", None)
    )
    assert all_colours.paints and few.paints and not sixteen.paints and not none.paints
    assert all_colours.style("@seat-4.heat.4") != few.style("@seat-4.heat.4")
    assert begun(headless=True)[1].paints, "pictures for files have every colour"


# --- commands -----------------------------------------------------------------------------------
class Commanded(WeimarScreen):
    """A screen with a command of its own."""

    def commands(self) -> Any:
        return (SystemCommand("dance", "One dances.", lambda: None),)


class Unrun(TerminalApp):
    """An app that does not run; screens are kept."""

    def __init__(self, *stack: Any) -> None:
        super().__init__(lambda game: None, lang="en")  # type: ignore[arg-type, return-value]
        self.stack = list(stack)
        self.then: Any = None

    screen_stack = property(lambda self: self.stack)
    screen = property(lambda self: self.stack[-1])

    def push_screen(self, screen: Any, then: Any = None, **_: Any) -> Any:  # type: ignore[override]
        self.stack.append(screen)
        self.then = then


def test_settings_are_opened_once() -> None:
    app = Unrun(Commanded())
    app.action_settings()
    assert isinstance(app.screen, SettingsScreen)
    app.stack.append(Commanded())
    app.action_settings()
    assert len(app.stack) == 3


def test_the_palette_lists_what_is_possible_here_and_does_it() -> None:
    app = Unrun(Commanded())
    app.action_command_palette()
    palette = app.screen
    assert isinstance(palette, QuestionDialog) and palette.heading == WORDS.ui("palette-title")
    titles = ["dance", WORDS.text("settings-key"), WORDS.ui("key-quit-label")]
    assert [item.id for item in palette.choice.items] == titles
    assert [item.text for item in palette.choice.items] == titles
    assert palette.choice.prompt == WORDS.ui("palette-prompt")
    assert [palette.choice.preview_of(title) for title in titles] == [
        "One dances.",
        WORDS.text("settings-palette"),
        WORDS.ui("palette-quit"),
    ]
    app.action_command_palette()
    assert len(app.stack) == 2, "there it is already"
    app.then(None)
    assert len(app.stack) == 2
    app.then(titles[1])
    assert isinstance(app.screen, SettingsScreen)
    plain = Unrun(Screen())
    assert [command.title for command in plain.get_system_commands(plain.screen)] == titles[1:]


def test_while_a_board_asks_the_palette_has_the_commands_of_the_board() -> None:
    dialog = InterruptDialog.__new__(InterruptDialog)
    app = Unrun(Commanded(), dialog)
    app.action_command_palette()
    assert app.screen.choice.items[0].id == "dance" and len(app.stack) == 3


def test_a_key_too_soon_is_told_to_a_screen_that_can_say_so() -> None:
    said: list[str] = []
    screen = Commanded()
    screen.too_soon = lambda: said.append("too soon")  # type: ignore[method-assign]
    Unrun(screen).too_soon()
    Unrun(Screen()).too_soon()
    assert said == ["too soon"]


def test_a_dialog_stands_where_the_game_on_the_screen_has_its_decision() -> None:
    places = {"decision": SimpleNamespace(x=3, y=20, width=70, height=10)}
    playset: Any = SimpleNamespace(
        kit=SimpleNamespace(places=lambda width, height, shown: places if not shown else {})
    )
    board, above = Commanded(), Commanded()
    board.playset = playset  # type: ignore[attr-defined]
    app = Unrun(Commanded(), board, above)
    assert app.playset_now() is playset and app.places_now(120, 40) is places
    place = app.dialog_place(120, 40, 60, 12)
    assert (place.x, place.y, place.width, place.height) == (3, 18, 70, 12)
    nothing = Unrun(Commanded())
    assert nothing.playset_now() is None and nothing.places_now(120, 40) == {}
    place = nothing.dialog_place(120, 40, 70, 12)
    assert (place.x, place.y, place.width, place.height) == (25, 14, 70, 12)


def test_ctrl_c_ends_the_program_with_the_status_shells_expect() -> None:
    app = Unrun()
    ended: list[int] = []
    app.exit = ended.append  # type: ignore[assignment, method-assign]
    app.action_interrupt()
    assert ended == [130]


# --- keys, one after the other ------------------------------------------------------------------
class Pressed(KeysInOrder[int]):
    """An app that does not run; keys it would give on are kept."""

    screen = property(lambda self: self.screen_now)

    def __init__(self) -> None:
        super().__init__(wait=0.5)
        self.screen_now: Any = None
        self.given: list[str] = []

    async def _give(self, event: events.Key) -> None:
        self.given.append(event.key)


async def test_keys_are_given_on_until_the_program_ends() -> None:
    app = Pressed()
    await app.on_event(events.Key("a", "a"))
    app._exit = True
    await app.on_event(events.Key("b", "b"))
    app._exit = False
    app._exception = ValueError()
    await app.on_event(events.Key("c", "c"))
    assert app.given == ["a"]
    assert app.calm.wait == 0.5


def test_what_comes_up_waits_from_then_on() -> None:
    app = Pressed()
    painted: list[Callable[[], None]] = []

    def paint(done: Callable[[], None]) -> bool:
        painted.append(done)
        return True

    app.screen_now = SimpleNamespace(call_after_refresh=paint)
    app.calm.clock = lambda: 10.0
    app.screen_change_signal = Signal(app, "screen-change")
    heard: list[Any] = []
    app.screen_change_signal.subscribe = (  # type: ignore[method-assign]
        lambda node, callback, immediate=False: heard.append((node, callback, immediate))
    )
    app.on_load()
    ((node, callback, immediate),) = heard
    assert node is app and immediate, "before the next key is looked at"
    callback(app.screen_now)
    assert not app.calm.takes(10.0) and len(painted) == 1
    painted[0]()
    assert not app.calm.takes(10.4)
    assert app.calm.takes(10.6)


def test_only_what_answers_has_to_wait() -> None:
    app = Pressed()
    bindings = SimpleNamespace(key_to_bindings={"x": [SimpleNamespace(id="choice.take")]})
    app.screen_now = SimpleNamespace(_binding_chain=[(None, bindings)])
    assert app._answers("enter") and app._answers("x") and not app._answers("y")


class Ear(Widget, can_focus=True):
    """Hears keys; takes one for itself, and tells its screen of another."""

    class Told(Message):
        """What the screen is told."""

    def on_key(self, event: events.Key) -> None:
        app = cast("Keyed", self.app)
        app.heard.append(f"pane {event.key}")
        if event.key == "x":
            event.stop()
        if event.key == "t":
            self.post_message(self.Told())


class Room(Screen[None]):
    """A screen with a binding, over which a key opens another one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a,n", "act('room')", "act"),
        Binding("enter", "act('took')", "take"),
    ]

    def compose(self) -> ComposeResult:
        yield Ear()

    def on_mount(self) -> None:
        self.query_one(Ear).focus()

    def on_key(self, event: events.Key) -> None:
        app = cast("Keyed", self.app)
        app.heard.append(f"screen {event.key}")
        if event.key == "n":
            app.push_screen(Next())

    def on_ear_told(self) -> None:
        cast("Keyed", self.app).heard.append("told")

    def action_act(self, who: str) -> None:
        cast("Keyed", self.app).heard.append(who)


class Next(Room):
    """The screen that a key opens; it would do something else for the same key."""


class Keyed(KeysInOrder[None]):
    """Keeps who heard a key."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("p", "first", priority=True)]

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def get_default_screen(self) -> Screen[None]:
        return Room()

    def action_first(self) -> None:
        self.heard.append("app")

    def too_soon(self) -> None:
        self.heard.append("too soon")


async def test_a_key_goes_to_the_pane_the_screen_and_then_to_what_it_is_bound_to(
    at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys_in_order, "_PATIENCE", 60.0)  # however slow the machine is
    app = Keyed()
    async with app.run_test(size=(20, 5)) as pilot:
        heard: dict[str, list[str]] = {}
        for key in ("a", "x", "p", "t", "enter"):
            await pilot.press(key)
            heard[key], app.heard = app.heard, []
        assert heard == {
            "a": ["pane a", "screen a", "room"],
            "x": ["pane x"],
            "p": ["app"],
            "t": ["pane t", "screen t", "told"],
            "enter": ["pane enter", "screen enter", "took"],
        }
        burst(app, "t", "a")
        await pilot.pause()
        assert app.heard == [*heard["t"], *heard["a"]], "the screen has heard it before the next"
        app.heard = []
        app.calm.wait, app.calm._ready = 1000.0, math.inf
        await pilot.press("enter", "a")
        assert app.heard == ["too soon", "pane a", "screen a", "room"], "only answers wait"
        app.calm.wait, app.heard = 0.0, []
        app.screen.set_focus(None)
        app.app_focus = False
        await pilot.press("a")
        assert app.heard == ["screen a", "room"] and app.app_focus, "without a pane the screen"
        app.heard = []
        await pilot.press("n")
        await pilot.pause()
        await pilot.press("a")
        assert app.heard == ["screen n", "pane a", "screen a", "room"], (
            "what comes up is not meant by the key that opened it"
        )
