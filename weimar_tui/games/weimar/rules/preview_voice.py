"""Effects of somebody's roll in the words of whoever looks: `your` is always the reader's own."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from weimar_tui.games.weimar.rules.effects.vocabulary import AnyEffect, Effects
from weimar_tui.games.weimar.rules.position import PARTIES


def told_to(reader: str, effects: Effects, actor: str, opponent: str = "") -> Effects:
    """The effects that `actor` carries out against `opponent`, as the reader should be told them.

    Only `who` and `units` are put otherwise; what is left in the acting party's words is the
    reader's own.
    """
    return tuple(_told(reader, effect, actor, opponent) for effect in effects)


def _told(reader: str, effect: Any, actor: str, opponent: str) -> AnyEffect:
    changes: dict[str, Any] = {}
    who = getattr(effect, "who", None)
    if who is not None:
        changes["who"] = _party(reader, who, {"self": actor, "actor": opponent})
    units = getattr(effect, "units", None)
    if units in ("own", "enemy"):
        whose = _party(reader, units, {"own": actor, "enemy": opponent})
        changes["units"] = "own" if whose == "self" else whose
    changes = {name: value for name, value in changes.items() if value != getattr(effect, name)}
    if "units" in changes and hasattr(effect, "by_self"):
        changes["by_self"] = True  # who chooses is another matter here
    voiced: AnyEffect = replace(effect, **changes) if changes else effect
    return voiced


def _party(reader: str, word: str, meant: dict[str, str]) -> str:
    party = meant.get(word, word)
    if party == reader:
        return "self"
    return party if party in PARTIES else word
