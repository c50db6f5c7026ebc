"""Guided games: what a game's lesson is, and which hint is due, each told once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.text.handbook import hints


@dataclass(frozen=True)
class Lesson:
    """A scenario to be played with hints.

    `players` says who sits where; `places` names the places in the hints' files that fit an event
    or a decision, the general before the special. `outdated`: places that need not be told any
    more once another one has been. `folder`: where its hints stand below `learn/`, if not there.
    `seed`: from what it is dealt, so that what its hints speak of is there; any if empty.
    """

    id: str
    scenario: str
    players: Mapping[str, str]
    places: Callable[[Event | Decision], tuple[str, ...]]
    outdated: Mapping[str, str] = field(default_factory=dict)
    folder: str = ""
    seed: str = ""


class Teacher:
    """Hints for one player, in one language. Tell it everything in order; it repeats nothing.

    A place that comes again goes on with its next numbered hint (`play-card`, `play-card-2`, ...).
    """

    def __init__(self, game: str, lesson: Lesson, language: str) -> None:
        self.game = game
        self.lesson = lesson
        self.language = language
        self.seen: set[str] = set()

    def of(self, thing: Event | Decision) -> list[str]:
        """The hints due now, mostly none or one, the general before the special."""
        known = hints(self.game, self.language, self.lesson.folder)
        due = []
        for place in self.lesson.places(thing):
            number, name = 1, place
            while name in self.seen:
                number += 1
                name = f"{place}-{number}"
            if name in known:
                self.seen |= {name, self.lesson.outdated.get(name, name)}
                due.append(known[name])
        return due
