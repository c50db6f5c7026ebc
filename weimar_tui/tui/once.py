"""Calls something once, after a time, even on a busy machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from textual.message_pump import MessagePump


def once(node: MessagePump, seconds: float, callback: Callable[[], object]) -> asyncio.TimerHandle:
    """Call `callback` in the node's message loop after some seconds; `cancel` prevents it.

    Textual's `set_timer` skips ticks that are late. If the process gets no processor for `seconds`
    while the timer starts, it skips the only one.
    """
    return asyncio.get_running_loop().call_later(seconds, node.call_next, callback)
