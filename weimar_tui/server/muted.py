"""What others see of the words that a player typed before being muted or shut out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec.structs import replace

from weimar_tui.server.names import name_key
from weimar_tui.server.replies import TableState
from weimar_tui.server.talk import ChatLine

_MASK = "…"


def usual_title(owner: str) -> str:
    """Return the title of a table whose owner has not typed one."""
    return f"{owner}'s table"


def shown_title(title: str, owner: str, muted: Collection[str]) -> str:
    """Return a table's title; the usual one while its owner is `muted`, a list of `name_key`s.

    >>> shown_title("Berlin evenings", "Rosa", {"otto"}), shown_title("FOOLS", "Otto", {"otto"})
    ('Berlin evenings', "Otto's table")
    """
    return usual_title(owner) if name_key(owner) in muted else title


def with_shown_title(state: TableState, muted: Collection[str]) -> TableState:
    """Return a list entry with the title that others see."""
    title = shown_title(state.title, state.owner, muted)
    return state if title == state.title else replace(state, title=title)


def shown_words(words: Mapping[str, str], muted: Collection[str]) -> dict[str, str]:
    """Return the words for the dice, by player. They still count while they are masked.

    >>> shown_words({"Rosa": "tulip", "Otto": "FOOLS"}, {"otto"})
    {'Rosa': 'tulip', 'Otto': '…'}
    """
    return {name: _MASK if name_key(name) in muted else word for name, word in words.items()}


def shown_lines(
    lines: Iterable[ChatLine], reader: str, muted: Collection[str]
) -> Iterator[ChatLine]:
    """Yield the chat lines for a newcomer, without those that others typed who are muted now."""
    for line in lines:
        # A reason for taking a seat away is a line of the server's.
        author = str(line.arguments["name"]) if line.id == "unseated-why" else line.player
        if author == reader or name_key(author) not in muted:
            yield line


def shown_notice(data: Mapping[str, str], muted: Collection[str]) -> dict[str, str]:
    """Return the contents of a notice without a title or a reason that a muted player typed."""
    shown, by = dict(data), data.get("by", "")
    if name_key(by) in muted:
        if "title" in shown:
            shown["title"] = usual_title(by)
        if "reason" in shown:
            shown["reason"] = ""
    return shown
