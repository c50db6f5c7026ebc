"""Games as a server, or this computer, offers them for new tables."""

from __future__ import annotations

from weimar_tui.bots.players import bot_names
from weimar_tui.plugin import GamePlugin
from weimar_tui.server.replies import GameOffered, ScenarioOffered


def offered(plugin: GamePlugin, digest: str = "") -> GameOffered:
    """Return a game with everything that can be chosen for it."""
    scenarios = tuple(
        ScenarioOffered(
            id=scenario.id,
            seats=scenario.seats,
            fixed=dict(scenario.fixed or {}),
            options={option.name: option.values for option in plugin.settings(scenario.id)},
        )
        for scenario in plugin.scenarios()
    )
    return GameOffered(id=plugin.id, digest=digest, scenarios=scenarios, bots=bot_names(plugin.id))
