"""What `tui/keys_in_order.py` does in Textual's stead is read anew when Textual moves."""

from __future__ import annotations

import inspect
from hashlib import sha256
from typing import Any

import pytest
from textual.app import App
from textual.events import Key
from textual.message import Message
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.widget import Widget

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
"""Functions of Textual, what their text is hashed to, and what we do in their place."""


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
