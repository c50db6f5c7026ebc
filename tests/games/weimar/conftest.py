"""Fixtures for tests of Weimar."""

from __future__ import annotations

import pytest

from weimar_tui.games.weimar.rules.game import WeimarGame


@pytest.fixture(scope="session")
def game() -> WeimarGame:
    """The game with its own components."""
    return WeimarGame.load()
