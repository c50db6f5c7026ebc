"""What all phases share."""

from __future__ import annotations

from weimar_tui.games.junta.rules.events import PhaseBegan
from weimar_tui.games.junta.rules.play import JuntaPlay


def enter(play: JuntaPlay, phase: str) -> None:
    """A phase begins; everybody may resign once in it."""
    play.position.phase = phase
    play.position.resigned = []
    play.emit(PhaseBegan(phase))
