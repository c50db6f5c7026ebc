"""Kinds of players. A seat is played by one of these, or by a game's own bot."""

from __future__ import annotations

HUMAN = "human"
"""A person."""

RANDOM = "random"
"""A bot for every game: it picks any option."""

ANALYST = "analyst"
"""The analyst, for advice: it takes no seat, and plays as well as any bot can."""
