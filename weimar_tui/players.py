"""Who sits in a chair: one of these words, or the name of a game's own bot."""

from __future__ import annotations

HUMAN = "human"
"""A person."""

RANDOM = "random"
"""A bot that plays every game: it picks any option."""

ANALYST = "analyst"
"""Whoever is asked for advice: it sits in no chair, and plays as well as any bot can."""
