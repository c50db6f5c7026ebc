"""Finding how a game is told, and how its people are asked."""

from __future__ import annotations

from weimar_tui.play.prompts import Asking
from weimar_tui.registry import offer_of
from weimar_tui.replay.narration import Story


def story_of(game: str) -> Story:
    """How a game is told; one that does not say is told line by line."""
    return offer_of(game).story() or Story()


def asking_of(game: str) -> Asking:
    """How its people are asked, nothing being decided beforehand."""
    return offer_of(game).asking() or Asking()
