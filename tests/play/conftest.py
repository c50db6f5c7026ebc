"""Duels, like those of `tests/server`."""

from __future__ import annotations

from tests.server.conftest import duel

__all__ = ["duel"]
