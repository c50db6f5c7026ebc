"""Keys one after the other; a change in the replaced functions of Textual is noticed."""

from __future__ import annotations

import inspect
from hashlib import sha256
from typing import Any, ClassVar, cast

import pytest
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.message import Message
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.widget import Widget

from tests.tui.playing import burst
from weimar_tui.tui.keys_in_order import KeysInOrder

STOOD_IN_FOR: dict[Any, tuple[str, str]] = {
    App.on_event: ("3dbf14d694916fe3", "what happens to a key before the focused widget gets it"),
    App._on_key: ("4746803647599ac2", "what the app does with a key that nobody stopped"),
    MessagePump._on_message: (
        "12c0b6eb18e5ca10",
        "which handlers of a widget hear a key, and in which order",
    ),
    MessagePump._get_dispatch_methods: (
        "42cf0aeddecf314f",
        "of which classes, in which order",
    ),
    Message._bubble_to: ("9458ef4c5856dac5", "how a key goes on to the parent"),
}
"""Functions of Textual, the hash of their source, and what we do in their place."""


@pytest.mark.parametrize("function", STOOD_IN_FOR, ids=lambda function: function.__qualname__)
def test_what_we_stand_in_for_is_as_it_was_when_it_was_read(function: Any) -> None:
    known, what = STOOD_IN_FOR[function]
    digest = sha256(inspect.getsource(function).encode()).hexdigest()[:16]
    name = f"{function.__module__}.{function.__qualname__}"
    assert digest == known, (
        f"Textual's {name} ({what}) has changed: read it and KeysInOrder._give side by side, "
        f"run tests/tui/test_many_keys_at_once.py, then write {digest} here"
    )


@pytest.mark.parametrize(
    ("owner", "names"),
    [
        (App, ("_check_bindings", "_exit", "_exception", "_shutdown")),
        (Key, ("_set_forwarded", "_stop_propagation", "is_forwarded")),
        (Widget, ("_context",)),
        (Screen, ("_binding_chain",)),
    ],
)
def test_what_we_use_of_textual_that_it_does_not_promise_is_there(
    owner: Any, names: tuple[str, ...]
) -> None:
    here = set(dir(owner)) | set(inspect.getsource(inspect.getmodule(owner) or owner).split())
    missing = [name for name in names if not any(name in word for word in here)]
    assert not missing, f"tui/keys_in_order.py uses {missing} of Textual's {owner.__name__}"


# --- one after the other -----------------------------------------------------------------------
class Ear(Widget, can_focus=True):
    """Receives keys; uses one itself, and posts a message about another."""

    class Told(Message):
        """A message to the screen."""

    def on_key(self, event: Key) -> None:
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

    def on_key(self, event: Key) -> None:
        app = cast("Keyed", self.app)
        app.heard.append(f"screen {event.key}")
        if event.key == "n":
            app.push_screen(Next())

    def on_ear_told(self) -> None:
        cast("Keyed", self.app).heard.append("told")

    def action_act(self, who: str) -> None:
        cast("Keyed", self.app).heard.append(who)


class Next(Room):
    """The screen that a key opens; the same key would have another effect on it."""


class Keyed(KeysInOrder[None]):
    """Records which widget received each key."""

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
    monkeypatch.setattr("weimar_tui.tui.keys_in_order._PATIENCE", 60.0)  # on a slow machine too
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
        app.input_guard.wait = 1000.0
        await app.push_screen(Room())
        await pilot.pause()
        app.heard = []
        await pilot.press("enter", "a")
        assert app.heard == ["too soon", "pane a", "screen a", "room"], "only answers wait"
        app.input_guard.wait, app.heard = 0.0, []
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
