"""Find a game's narration and prompts."""

from __future__ import annotations

from weimar_tui.play.prompts import PromptPolicy
from weimar_tui.registry import plugin_of
from weimar_tui.replay.narration import Narration


def narration_of(game: str) -> Narration:
    """The game's narration; the default shows every event as a line."""
    return plugin_of(game).narration() or Narration()


def prompts_of(game: str) -> PromptPolicy:
    """The game's prompts; the default plans nothing in advance."""
    return plugin_of(game).prompts() or PromptPolicy()
