"""What a lesson wants of the families that bots play."""

from __future__ import annotations

from weimar_tui.games.junta.rules.position import Asked, JuntaPosition
from weimar_tui.games.junta.rules.scenario_data import Scenario
from weimar_tui.kernel.decision import Decision


def scripted(scenario: Scenario, view: JuntaPosition, decision: Decision[Asked]) -> str:
    """The option the scenario's script wants now; empty where the bot is free.

    A line that names what the decision is about goes before one that does not.
    """
    subject, private = decision.subject, decision.private or Asked()
    about = {subject.office, subject.about, private.family, ""}
    now = (view.round, decision.seat, decision.kind)
    lines = [line for line in scenario.script if (line.round, line.seat, line.kind) == now]
    named = sorted((line for line in lines if line.on in about), key=lambda line: not line.on)
    wanted = (option for line in named for option in line.options)
    return next((option for option in wanted if option in decision.options), "")
