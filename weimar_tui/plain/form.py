"""A form line by line: the fields as a numbered list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from weimar_tui.plain.console import Console
from weimar_tui.plain.menu import BACK, ask_line, choose
from weimar_tui.server.fields import Field
from weimar_tui.text.choice import Item
from weimar_tui.text.messages import Messages

_BEGIN = "begin"


class Form(Protocol):
    def fields(self) -> list[Field]:
        """Return the fields that are shown now."""
        ...

    def hidden_fields(self) -> list[Field]:
        """Return further fields, which can be named."""
        ...

    def choose(self, field: str, value: str) -> None:
        """Set a field, and adjust the fields that depend on it."""
        ...


async def fill_in(console: Console, words: Messages, form: Form, title: str, begin: str) -> bool:
    """Let the player fill in a form; return False if they cancel. Raises Quit and Over.

    Fields start at their defaults. `begin` is the entry that ends the form. Fields of folded groups
    are not listed, but typing their names finds them.
    """
    while True:
        listed, hidden = _rows(words, form.fields()), _rows(words, form.hidden_fields())
        fields = {one.id: one for one in (*form.fields(), *form.hidden_fields())}
        items = [Item(_BEGIN, begin), *listed]
        chosen = await choose(console, words, title, items, unlisted=hidden)
        if chosen in (BACK, _BEGIN):
            return chosen == _BEGIN
        await _change(console, words, form, fields[chosen])


def _rows(words: Messages, fields: Iterable[Field]) -> list[Item]:
    """The fields that can be set, with their values."""
    return [
        Item(one.id, words.text("plain-line", name=one.label, text=one.text))
        for one in fields
        if one.choices or one.prompt
    ]


async def _change(console: Console, words: Messages, form: Form, field: Field) -> None:
    if field.prompt:
        form.choose(field.id, await ask_line(console, field.prompt))
    elif field.switch:
        form.choose(field.id, field.after(1))
    else:
        if field.help and not any(field.about.values()):
            console.say("", field.help)
        items = [Item(id, text, more=field.about.get(id, "")) for id, text in field.choices.items()]
        chosen = await choose(console, words, field.label, items)
        if chosen != BACK:
            form.choose(field.id, chosen)
