"""Names of keys and bindings in the player's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from weimar_tui.tui.keymap import FIXED, SOURCES, KeyBinding, Keymap, entries
from weimar_tui.tui.keys import sign_of

if TYPE_CHECKING:
    from weimar_tui.text.messages import Messages

_FORMS = frozenset({"new", "play-on", "settings", "new-table"})
"""Forms, whose bindings share their names."""

_HELP = {
    "first": "game.pane-1",
    "last": "game.pane-7",
    "decision": "game.decision",
    "before": "game.before",
    "next": "game.next",
    "down": "choice.down",
    "up": "choice.up",
    "filter": "choice.filter",
    "undo": "game.undo",
    "search": "game.search",
    "look": "game.look-up",
    "cards": "game.cards",
    "chronicle": "game.chronicle",
    "hurry": "game.hurry",
    "since": "game.since",
    "coach": "learn.hint",
    "points": "game.points",
    "replay": "game.replay",
    "menu": "game.menu",
    "save": "app.save-as",
    "commands": "app.commands",
    "settings": "app.settings",
    "quit": "app.quit",
}


def key_name(words: Messages, key: str) -> str:
    """A key's display name: `Ctrl+Z`, `?`, `PgUp`."""
    *modifiers, last = key.split("+")
    named = [words.text(f"keymap-name-{modifier}") for modifier in modifiers]
    if len(last) == 1 or (last[:1] == "f" and last[1:].isdigit()):
        last = last.upper() if modifiers or len(last) > 1 else last
    else:
        last = sign_of(last) or words.text(f"keymap-name-{last}")
    return "+".join((*named, last))


def key_names(words: Messages, keys: Iterable[str]) -> str:
    return " ".join(key_name(words, key) for key in keys) or words.text("keymap-none")


def what(words: Messages, entry: KeyBinding) -> str:
    """The description of a binding."""
    place, _, name = entry.id.partition(".")
    return words.text(f"keymap-{'form' if place in _FORMS else place}-{name}")


def where(words: Messages, entry: KeyBinding) -> str:
    """The name of the place where a binding is active."""
    return words.text(f"keymap-place-{entry.place}")


def help_keys(words: Messages, chosen: Mapping[str, str]) -> str:
    """The most useful keys of a game, as the player has set them."""
    used = tuple(source for source in SOURCES if source[0] in ("game", "learn", "choice", "app"))
    keymap = Keymap(entries(used), dict(chosen))
    named = {}
    for name, id in _HELP.items():
        keys = keymap.keys(keymap[id])
        # The text mentions the arrows anyway, so this looks for the other key.
        best = next((key for key in keys if key not in FIXED), *keys[:1] or ("",))
        named[name] = key_name(words, best) if best else words.text("keymap-none")
    return words.text("keymap-help", **named)
