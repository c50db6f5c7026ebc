"""Keys that are named on the screen and can be clicked: footers, and the lower edge of dialogs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from textual.binding import Binding

from weimar_tui.tui.canvas import width_of
from weimar_tui.tui.input_guard import answers
from weimar_tui.tui.key_words import key_name
from weimar_tui.tui.keys import sign_of

if TYPE_CHECKING:
    from textual.dom import DOMNode

    from weimar_tui.tui.screen import WeimarScreen

KEY = "key:"
"""Prefix of the things that footers register: a key as it is shown."""

_SEGMENT = re.compile(r"(?:(?! {2,}|[·｜]).)+")


def named_at(text: str, x: int) -> str:
    """The key named at column `x` of a row such as "Enter choose · Esc back"; "" for none.

    >>> named_at("Enter choose · Esc back", 3), named_at("Enter choose · Esc back", 18)
    ('Enter', 'Esc')
    >>> named_at("Enter choose · Esc back", 13)
    ''
    """
    for part in _SEGMENT.finditer(text):
        begins, ends = width_of(text[: part.start()]), width_of(text[: part.end()])
        words = part.group().split()
        if words and begins <= x < ends:
            return words[0]
    return ""


async def press(screen: WeimarScreen, shown: str, clicked: float) -> bool:
    """Run what a key does on this screen, by the key as it is shown; return whether it does.

    The action itself is run, so that it does not matter which keys a player has chosen. What
    answers a question has to wait like a key (`InputGuard`).
    """
    here = screen.here
    known: dict[str, tuple[DOMNode, Binding]] = {}
    for key, active in screen.active_bindings.items():
        if active.enabled:
            for name in (key_name(here.words, key), sign_of(key) or key, key):
                known.setdefault(name, (active.node, active.binding))
    for name in (shown, *reversed(shown.split())):
        found = known.get(name) or known.get(_control(name))
        if found is None:
            continue
        node, binding = found
        if answers(binding.key, [binding.id]) and not here.input_guard.takes(clicked):
            screen.too_soon()
            return True
        here.key_came()
        return await here.run_action(binding.action, node)
    return False


def _control(name: str) -> str:
    """A key with Ctrl as footers show it: `^s`."""
    return f"ctrl+{name[1:]}".casefold() if len(name) == 2 and name[0] == "^" else ""
