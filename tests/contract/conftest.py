"""Tests that hold for every game, including the example's duel.

A new game in `weimar_tui/games/` is tested here without further code: its rules, saves, secrets,
words, help pages, screen, and plain mode.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random

import pytest
from weimar_duel.plugin import DuelPlugin

from weimar_tui import registry
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.session import Session
from weimar_tui.plugin import GamePlugin
from weimar_tui.registry import game_ids, plugin_of

OURS = game_ids()
"""All games except the example's."""
_MOST = 900
"""The most picks of a random game; some games are longer."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Function) -> Generator[None, object, object]:
    """The example's game is known only while its tests run.

    Fixtures here outlive their tests, and other tests of the same process show all known games.
    """
    parameters = item.callspec.params if hasattr(item, "callspec") else {}
    if parameters.get("plugin") != DuelPlugin.id:
        return (yield)
    registry.register(DuelPlugin())
    try:
        return (yield)
    finally:
        registry.unregister(DuelPlugin.id)


@pytest.fixture(scope="package", params=[*OURS, DuelPlugin.id])
def plugin(request: pytest.FixtureRequest) -> GamePlugin:
    return plugin_of(request.param)


@pytest.fixture(scope="package")
def game(plugin: GamePlugin) -> Game:
    """Its rules, with the components of the box."""
    return plugin.load()


@pytest.fixture(scope="package")
def sessions(plugin: GamePlugin, game: Game) -> list[Session]:
    """A random game for every scenario; tests do not change them."""
    begun = [Session.new(game, scenario.id, "contract") for scenario in plugin.scenarios()]
    return [played(session, Random(f"{plugin.id}{number}")) for number, session in enumerate(begun)]


@pytest.fixture(scope="package")
def session(sessions: list[Session]) -> Session:
    """The session of the main scenario."""
    return sessions[0]


def played(session: Session, chance: Random, picks: int = _MOST) -> Session:
    """A game after this many random picks, or fewer if it ends."""
    while session.outcome is None and session.history.end < picks:
        decision = chance.choice(session.decisions)
        session.pick(decision.number, chance.choice(decision.options))
    return session
