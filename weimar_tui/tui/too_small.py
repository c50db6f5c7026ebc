"""A terminal that is too small to show the question takes no answer to it."""

from __future__ import annotations

from typing import Any

from textual import events
from textual.app import App

from weimar_tui.tui.layout import size_class

WAYS_OUT = frozenset(("app.quit", "app.interrupt", "app.suspend"))
"""Bindings that count all the same."""


def is_blind(app: App[Any], event: events.Event) -> bool:
    """Whether an event would do something that cannot be seen now."""
    if not isinstance(event, events.InputEvent | events.Paste):
        return False
    if size_class(*app.size) != "tiny":
        return False
    return not (isinstance(event, events.Key) and _leads_out(app, event.key))


def _leads_out(app: App[Any], key: str) -> bool:
    """Whether the key, by the player's own choice of keys, leaves the program."""
    return any(
        binding.id in WAYS_OUT
        for _, bindings in app.screen._binding_chain
        for binding in bindings.key_to_bindings.get(key, ())
    )
