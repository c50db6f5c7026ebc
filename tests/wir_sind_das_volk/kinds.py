"""Every kind of decision and of event the rules know, found in their source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from weimar_tui.games.wir_sind_das_volk.rules import events
from weimar_tui.games.wir_sind_das_volk.rules.effects.symbols import SYMBOLS
from weimar_tui.kernel.events import Event

RULES_FOLDER = Path(events.__file__).parent
_PLACE = {"ask": 2, "ask_together": 1, "ask_more": 2}
"""Where the kind stands among the arguments."""


@cache
def decision_kinds() -> frozenset[str]:
    """What `play.ask` is called with, and the kinds of the symbols."""
    found = {symbol.kind for symbol in SYMBOLS.values() if symbol.kind}
    for file in RULES_FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                place = _PLACE.get(node.func.attr)
                if place is not None and len(node.args) > place:
                    argument = node.args[place]
                    if isinstance(argument, ast.Constant):
                        found.add(str(argument.value))
    return frozenset(found)


def event_types() -> Iterator[type[Event]]:
    """Every event of the game."""
    for thing in vars(events).values():
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event:
            yield thing
