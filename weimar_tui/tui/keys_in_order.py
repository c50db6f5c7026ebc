"""Handles keys strictly one after the other, however many arrive at once."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from textual import events
from textual._callback import invoke
from textual.app import App, ReturnType
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.widget import Widget

from weimar_tui.tui.input_guard import InputGuard, answers
from weimar_tui.tui.line import LineInput

_PATIENCE = 1.0
"""Seconds for a screen to process its panes' messages before the next key is handled."""


class KeysInOrder(App[ReturnType], inherit_css=False):
    """An app that handles a key only after everything the previous key caused has happened.

    A new question accepts no answer for a moment (`InputGuard`); text typed into a line is no
    answer.

    Textual passes keys from queue to queue, from the focused widget up to the app. If several keys
    arrive at once (key repeat, a paste without brackets, a slow line), Textual gives the later ones
    to the screen that the first one has just closed, and types text before the key that opens the
    text field takes effect.

    Textual 8.2 has no public way to do this: `call_later` up the chain would show when a key has
    been handled, but the app cannot wait for that in `on_event` without blocking its own queue,
    where the key arrives last; and nothing public keeps an arriving key from the bindings of a
    screen that has opened in the meantime. Only `_give` replaces Textual's code, and
    `tests/tui/test_keys_in_order.py` fails if the original changes.
    """

    # Only the part of Textual's style sheet used here; the rest would be parsed at every start.
    DEFAULT_CSS = """
    KeysInOrder {
        background: $background; color: $foreground;
        &:ansi { background: ansi_default; color: ansi_default; }
    }
    """

    def __init__(self, *arguments: Any, wait: float = 0.0, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.input_guard = InputGuard(lambda done: self.screen.call_after_refresh(done), wait)

    def on_load(self) -> None:
        self.screen_change_signal.subscribe(
            self, lambda _: self.input_guard.came_up(), immediate=True
        )

    async def _shutdown(self) -> None:
        """End a screen's workers before the screen, because they draw on its panes."""
        self.workers.cancel_all()
        await super()._shutdown()

    def too_soon(self) -> None:
        """Called when a key came too soon to answer what is on the screen."""

    def key_came(self) -> None:
        """Called for every key, whatever it does."""

    async def on_event(self, event: events.Event) -> None:
        """Pass keys to `_give`, and everything else to Textual."""
        if isinstance(event, events.Key) and not event.is_forwarded:
            if not self._exit and self._exception is None:
                await self._give(event)
        else:
            await super().on_event(event)

    async def _give(self, event: events.Key) -> None:
        """Give a key to the focused widget, then to its parents, then to the bindings."""
        self.app_focus = True
        self.key_came()
        screen = await self._screen_with_panes()
        typing = isinstance(self.focused, LineInput)
        if not typing and self._answers(event.key) and not self.input_guard.takes(event.time):
            self.too_soon()
            return
        if await self._check_bindings(event.key, priority=True):
            return
        event._set_forwarded()
        target = self.focused or self.screen
        for node in target.ancestors_with_self:
            if node is self:
                continue
            with node._context():
                event.prevent_default(False)
                for _, method in node._get_dispatch_methods(event.handler_name, event):
                    await invoke(method, event)
            if event._stop_propagation:
                break
        else:
            # the key was not meant for a screen that has opened in the meantime
            if self.screen is screen:
                await self._on_key(event)
        await self._was_heard(target)

    def _answers(self, key: str) -> bool:
        chain = self.screen._binding_chain
        return answers(key, (b.id for _, m in chain for b in m.key_to_bindings.get(key, ())))

    async def _screen_with_panes(self) -> Screen[Any]:
        """Return the top screen once its panes exist."""
        while True:
            screen = self.screen
            mounted: asyncio.Event = screen._mounted_event
            await mounted.wait()
            if self.screen is screen:
                return screen

    async def _was_heard(self, target: Widget) -> None:
        """Wait until the screen has handled a pane's messages that a key caused."""
        pumps: list[MessagePump] = [target]
        if target.is_attached:
            pumps.append(target.screen)
        with contextlib.suppress(asyncio.TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                for pump in pumps:
                    heard = asyncio.Event()
                    if pump.call_later(heard.set):
                        await heard.wait()
