"""Families in a prepared position."""

from __future__ import annotations

from tests.games.junta.table import as_made, game, seat
from weimar_tui.games.junta.bots.mind import Mind
from weimar_tui.games.junta.bots.player import JuntaBot
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import JuntaSubject
from weimar_tui.kernel.decision import Decision


def bot(name: str, personality: str, seed: str = "1") -> JuntaBot:
    return JuntaBot(seat(name), seed, game(), personality)


def decides(player: JuntaBot, runner: JuntaRunner) -> str:
    decision = runner.decision_of(player.seat)
    assert decision is not None
    return as_made(runner, player.decide(game().view(runner.position, player.seat), decision))


def mind(name: str, personality: str, runner: JuntaRunner, level: str = "steady") -> Mind:
    """How a family sees the question it is asked, or the table if it is not asked."""
    player = bot(name, personality)
    decision = runner.decision_of(player.seat) or Decision(
        1, player.seat, "none", ("",), JuntaSubject()
    )
    view = game().view(runner.position, player.seat)
    return Mind(game().resume(view, listen=False), decision, player.me, level, "1")
