"""Finding how a game is told."""

from __future__ import annotations

from weimar_tui.registry import offer_of
from weimar_tui.table.story import Story


def story_of(game: str) -> Story:
    """How a game is told; one that does not say is told line by line."""
    return offer_of(game).story() or Story()
