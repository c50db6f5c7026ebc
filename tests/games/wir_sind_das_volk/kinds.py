"""Every event that the rules can emit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from weimar_tui.games.wir_sind_das_volk.rules import events
from weimar_tui.kernel.events import Event

RULES_FOLDER = Path(events.__file__).parent


def event_types() -> Iterator[type[Event]]:
    """Every event of the game."""
    for thing in vars(events).values():
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event:
            yield thing
