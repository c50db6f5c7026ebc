"""Asks for a binding's new key: the next key pressed."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult

from weimar_tui.text.messages import Messages
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.key_words import key_name, key_names, what, where
from weimar_tui.tui.keymap import KeyBinding, KeyChange, Keymap
from weimar_tui.tui.keys import known_key, plain_key
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarDialog, boxed


def trouble_text(words: Messages, entry: KeyBinding, key: str, outcome: KeyChange) -> str:
    """Return why a binding cannot have a key, on one line."""
    other = outcome.other or entry
    kind = "swap" if outcome.trouble == "clash" and outcome.keys is not None else outcome.trouble
    named = key_name(words, key) if known_key(key) else key
    return words.text(
        f"keymap-trouble-{kind}", key=named, what=what(words, other), place=where(words, other)
    )


def pressed_key(event: events.Key) -> str:
    """Return a key press in the form of the settings file; characters without a key name stand for
    themselves."""
    key = plain_key(event.key)
    return str(event.character) if event.is_printable and not known_key(key) else key


class KeyDialog(WeimarDialog):
    """Gives a binding the key pressed next; a key in use can be swapped. Esc cancels.

    `chosen` are the keys to set after the dialog has closed with an answer.
    """

    asks_for_key: ClassVar[bool] = True
    """Tells the app to pass every key to this dialog."""

    def __init__(self, keymap: Keymap, entry: KeyBinding) -> None:
        super().__init__()
        self.keymap = keymap
        self.entry = entry
        self.chosen: dict[str, str] = {}
        self.trouble = ""
        self.swap: dict[str, str] | None = None

    def compose(self) -> ComposeResult:
        words = self.words
        pane = Pane(
            self.look, self._drawing, title=words.text("keymap-title"), id="key", framed=True
        )
        pane.keys = words.text("keymap-dialog-keys")
        yield pane

    def on_mount(self) -> None:
        self.query_one("#key", Pane).focus()

    def _drawing(self, canvas: Canvas) -> None:
        words, entry = self.words, self.entry
        asked = words.text("keymap-ask", place=where(words, entry), what=what(words, entry))
        canvas.put(0, 0, asked, "strong")
        now = key_names(words, self.keymap.keys(entry))
        y = canvas.paragraph(0, 2, words.text("keymap-now", keys=now), "text", rows=2)
        canvas.paragraph(0, y + 1, self.trouble, "danger", rows=3)

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one("#key", Pane)
        pane.place(boxed(width, height, 68, 10))
        pane.show()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if event.key == "escape":
            self.dismiss(None)
        elif event.key == "ctrl+c":
            self.here.action_interrupt()
        elif event.key == "enter" and self.swap is not None:
            self._done(self.swap)
        elif event.key in ("backspace", "delete"):
            self._try("", self.keymap.restore(self.entry))
        else:
            key = pressed_key(event)
            self._try(key, self.keymap.give(self.entry, key))

    def on_paste(self, event: events.Paste) -> None:
        """Ignore pasted text."""
        event.stop()

    def _try(self, key: str, outcome: KeyChange) -> None:
        self.swap = None
        if outcome.trouble is None and outcome.keys is not None:
            self._done(outcome.keys)
            return
        if key:
            self.swap = outcome.keys
            self.trouble = trouble_text(self.words, self.entry, key, outcome)
        else:
            self.trouble = restore_text(self.words, outcome)
        self.query_one("#key", Pane).show()

    def _done(self, chosen: dict[str, str]) -> None:
        self.chosen = chosen
        self.dismiss(self.entry.id)


def restore_text(words: Messages, outcome: KeyChange) -> str:
    """Return why a binding cannot have its default keys back, on one line."""
    if outcome.other is None:
        return ""
    return words.text(
        "keymap-trouble-restore",
        what=what(words, outcome.other),
        place=where(words, outcome.other),
    )
