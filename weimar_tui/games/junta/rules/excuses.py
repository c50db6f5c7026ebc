"""The excuse marker (rules: Staatsstreich kann angezettelt werden)."""

from __future__ import annotations

from weimar_tui.games.junta.rules.events import ExcuseTurned
from weimar_tui.games.junta.rules.play import JuntaPlay


def turn_excuse(play: JuntaPlay, reason: str, family: str = "") -> None:
    """From now on anybody may start a coup this round."""
    if not play.position.excuse:
        play.position.excuse = True
        play.emit(ExcuseTurned(reason, family))
        play.reveal()
