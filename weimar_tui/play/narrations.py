"""Finding how a game is told, and how its people are asked."""

from __future__ import annotations

from weimar_tui.play.prompts import PromptPolicy
from weimar_tui.registry import plugin_of
from weimar_tui.replay.narration import Narration


def narration_of(game: str) -> Narration:
    """How a game is told; one that does not say is told line by line."""
    return plugin_of(game).narration() or Narration()


def prompts_of(game: str) -> PromptPolicy:
    """How its people are asked, nothing being decided beforehand."""
    return plugin_of(game).prompts() or PromptPolicy()
