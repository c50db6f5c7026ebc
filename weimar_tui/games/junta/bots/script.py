"""What a lesson wants of the families that bots play."""

from __future__ import annotations

from weimar_tui.games.junta.rules.position import Asked, JuntaPosition
from weimar_tui.games.junta.rules.scenario_data import Scenario
from weimar_tui.kernel.decision import Decision


def scripted(scenario: Scenario, view: JuntaPosition, decision: Decision[Asked]) -> str:
    """The option the scenario's script wants now; empty where the bot is free.

    A line that names what the decision is about goes before one that does not.
    """
    about = {decision.subject.office, decision.subject.about}
    if decision.private is not None:
        about.add(decision.private.family)
    lines = [
        line
        for line in scenario.script
        if (line.round, line.seat, line.kind) == (view.round, decision.seat, decision.kind)
        and (not line.on or line.on in about)
    ]
    for line in sorted(lines, key=lambda line: not line.on):
        for option in line.options:
            if option in decision.options:
                return option
    return ""
