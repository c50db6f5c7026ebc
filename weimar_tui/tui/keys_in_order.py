"""Keys are handled one after the other, each to its end, however many come at once."""

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
from weimar_tui.tui.line import Line

_PATIENCE = 1.0
"""Seconds for a screen to hear its panes before the next key is looked at."""


class KeysInOrder(App[ReturnType], inherit_css=False):
    """An app that looks at a key only when all that the key before it led to has happened.

    What has just come up takes no answer for a moment (`InputGuard`); what is typed on a line
    is none.

    Textual sends keys on from queue to queue, from the focused widget up to the app. Of several
    keys that arrive at once (key repeat, a paste without brackets, a slow line) it gives the later
    ones to the screen that the first one has just closed, and types text before the key that
    begins to type is heard.

    Of what Textual promises (8.2) nothing does: `call_later` up the chain would tell when a key has
    gone through, but the app cannot wait for that in `on_event` without holding up its own queue,
    in which the key arrives last, and nothing public keeps a key that arrives from the bindings of
    a screen that has come up meanwhile. What stands in for Textual is in `_give` alone, and
    `tests/tui/test_keys_in_order.py` tells when the original moves.
    """

    # Only the part of Textual's style sheet that is used here: the rest would be parsed at every
    # start.
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
        """Whatever works for a screen ends before the screen does, for it draws on its panes."""
        self.workers.cancel_all()
        await super()._shutdown()

    def too_soon(self) -> None:
        """A key came too soon to answer what is on the screen."""

    def key_came(self) -> None:
        """A key came, whatever it will do."""

    async def on_event(self, event: events.Event) -> None:
        """Hand keys on by `_give`; the rest goes Textual's way."""
        if isinstance(event, events.Key) and not event.is_forwarded:
            if not self._exit and self._exception is None:
                await self._give(event)
        else:
            await super().on_event(event)

    async def _give(self, event: events.Key) -> None:
        """Give a key to the focused widget, then to all above it, then to the bindings."""
        self.app_focus = True
        self.key_came()
        screen = await self._screen_with_panes()
        typing = isinstance(self.focused, Line)
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
            # Another screen that has come up meanwhile is not meant by the key.
            if self.screen is screen:
                await self._on_key(event)
        await self._was_heard(target)

    def _answers(self, key: str) -> bool:
        chain = self.screen._binding_chain
        return answers(key, (b.id for _, m in chain for b in m.key_to_bindings.get(key, ())))

    async def _screen_with_panes(self) -> Screen[Any]:
        """Wait until the screen on top has its panes."""
        while True:
            screen = self.screen
            mounted: asyncio.Event = screen._mounted_event
            await mounted.wait()
            if self.screen is screen:
                return screen

    async def _was_heard(self, target: Widget) -> None:
        """Wait until the screen has heard what a pane told it because of a key."""
        pumps: list[MessagePump] = [target]
        if target.is_attached:
            pumps.append(target.screen)
        with contextlib.suppress(asyncio.TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                for pump in pumps:
                    heard = asyncio.Event()
                    if pump.call_later(heard.set):
                        await heard.wait()
