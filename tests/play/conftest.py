"""Duels, as `tests/server` has them."""

from __future__ import annotations

from tests.server.conftest import duel

__all__ = ["duel"]
