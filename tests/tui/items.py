"""Items of a list as the tests write them: `a:event` is about `a`, and names both."""

from __future__ import annotations

from weimar_tui.text.choice import Item


def item(id: str, text: str = "", refused: str = "", short: str = "") -> Item:
    """An item with a text, or with its id as text."""
    parts = tuple(id.split(":"))
    return Item(id, text or id, refused, short=short, parts=parts, thing=parts[0])
