"""The society track: seven spaces, newest marker on the left (rulebook 5.2)."""

from __future__ import annotations

from .events import SocietyPlaced, SocietyRemoved
from .runner import WeimarRunner

SPACES = 7


def available(runner: WeimarRunner, word: str) -> list[str]:
    """Markers that `society WORD` could place: a yellow marker, a white group, or any white one."""
    position = runner.position
    society = runner.components.data.society
    if word == "any":
        candidates = list(runner.components.white_society)
    elif word in society:
        candidates = [word]
    else:
        candidates = [m for m in runner.components.white_society if society[m].group == word]
    return [m for m in candidates if m not in position.society]


def place_society(runner: WeimarRunner, marker: str) -> None:
    """Push a marker in from the left; if the track is full, the rightmost one drops out."""
    track = runner.position.society
    track.insert(0, marker)
    runner.emit(SocietyPlaced(marker))
    if len(track) > SPACES:
        runner.emit(SocietyRemoved(track.pop(), pushed_out=True))


def remove_society(runner: WeimarRunner, marker: str) -> None:
    """Remove a marker; the others close up."""
    runner.position.society.remove(marker)
    runner.emit(SocietyRemoved(marker))
