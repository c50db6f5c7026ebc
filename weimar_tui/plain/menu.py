"""A menu outside a game: numbered lines, answered by a number or by words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from weimar_tui.plain.console import Console
from weimar_tui.plain.typed import TypedCommands
from weimar_tui.text.choice import Item
from weimar_tui.text.folding import matching_indexes, searchable
from weimar_tui.text.messages import Messages

BACK = ""
"""The answer of a player who goes back."""

_COMMANDS = ("explain", "back", "quit")


class Quit(Exception):
    """The player wants to end the program."""


async def choose(
    console: Console,
    words: Messages,
    prompt: str,
    listed: Sequence[Item] | Callable[[], Sequence[Item]],
    *,
    top: bool = False,
    unlisted: Sequence[Item] = (),
) -> str:
    """Ask until the player chooses an entry; return its id, or BACK (never at the `top`). Raises
    Quit and Over.

    An entry's `thing` is a heading above it. If the entries can change, `listed` is a function,
    called for each reading. Entries in
    `unlisted` have no number; words find them unless a listed entry begins with those.
    """
    commands = TypedCommands(words, _COMMANDS)
    entries: Sequence[Item] = ()
    asked = False
    while True:
        if not asked:
            entries = listed() if callable(listed) else listed
            console.say("", prompt, *_lines(words, entries))
            asked = True
        typed = commands.understand(await console.ask())
        chosen = _chosen(typed.number, typed.rest, entries)
        hidden = _chosen(None, typed.rest, unlisted) if typed.number is None else None
        if hidden is not None and (chosen is None or not _begins(chosen, typed.rest)):
            chosen = hidden
        match typed.command:
            case "quit":
                raise Quit
            case "back" if not top:
                return BACK
            case "back" | "explain":
                console.say(words.text("plain-help-top" if top else "plain-help-menu"))
            case _ if chosen is None and typed.number is None and not typed.rest:
                asked = False
            case _ if chosen is None:
                console.say(words.text("plain-choose", number=len(entries)))
            case _ if chosen.refused:
                console.say(chosen.refused)
            case _:
                return chosen.id


def _begins(entry: Item, words: str) -> bool:
    return searchable(entry.text).startswith(searchable(words))


def _lines(words: Messages, entries: Sequence[Item]) -> list[str]:
    lines = []
    for number, entry in enumerate(entries, 1):
        if entry.thing:
            lines.append(entry.thing)
        lines.append(words.text("plain-entry", number=number, text=_line(words, entry)))
    return lines


def _line(words: Messages, entry: Item) -> str:
    """Return an entry with its details on one line."""
    if not entry.more:
        return entry.text
    return words.text("plain-line", name=entry.text, text=entry.more)


def _chosen(number: int | None, rest: str, entries: Sequence[Item]) -> Item | None:
    """Return the entry with this number, or the only entry that matches the words, or a number that
    no entry has, or begins with them."""
    if number is not None:
        if 0 < number <= len(entries):
            return entries[number - 1]
        rest = str(number)  # `7` can mean `7 players`
    places = matching_indexes(rest, [entry.text for entry in entries]) if rest else []
    if len(places) > 1:
        places = [at for at in places if _begins(entries[at], rest)]
    return entries[places[0]] if len(places) == 1 else None


async def ask_line(console: Console, prompt: str) -> str:
    """Ask for a text; empty if the player gives none. Raises Over."""
    console.say("", prompt)
    return await console.ask()
