"""Guided games: the lesson of a game, and its hints, each shown once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.text.handbook import KeyOf, raw_hints, with_keys


@dataclass(frozen=True)
class Lesson:
    """A scenario to be played with hints.

    `players` maps seats to players; `places` names the places in the hints' files that fit an event
    or a decision, the general before the special. `outdated`: places made obsolete by another
    place. `folder`: the folder of its hints, if not `learn/`. `seed`: the seed that deals what its
    hints mention; any if empty.
    """

    id: str
    scenario: str
    players: Mapping[str, str]
    places: Callable[[Event | Decision], tuple[str, ...]]
    outdated: Mapping[str, str] = field(default_factory=dict)
    folder: str = ""
    seed: str = ""


class Teacher:
    """Hints for one player, in one language. Pass it everything in order; it repeats nothing.

    A repeated place moves to its next numbered hint (`play-card`, `play-card-2`, ...). `key_of`
    names the keys in hints.
    """

    def __init__(
        self,
        game: str,
        lesson: Lesson,
        language: str,
        key_of: KeyOf = lambda binding, usual: usual,
    ) -> None:
        self.game = game
        self.lesson = lesson
        self.language = language
        self.key_of = key_of
        self.seen: set[str] = set()

    def of(self, thing: Event | Decision) -> list[str]:
        """The hints due now, usually none or one; general hints come after special ones."""
        known = raw_hints(self.game, self.language, self.lesson.folder)
        due = []
        for place in self.lesson.places(thing):
            number, name = 1, place
            while name in self.seen:
                number += 1
                name = f"{place}-{number}"
            if name in known:
                self.seen |= {name, self.lesson.outdated.get(name, name)}
                due.append(with_keys(known[name], self.key_of))
        return due
