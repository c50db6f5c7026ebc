"""A lesson line by line: each hint once, before the question it explains."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.plain.console import Console
from weimar_tui.plain.prose import paragraphs
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.lessons import so_far
from weimar_tui.text.handbook import KeyOf
from weimar_tui.text.lessons import Lesson, Teacher
from weimar_tui.text.messages import GameMessages

_COMMANDS = {
    "game.cards": "cards",
    "game.since": "since",
    "game.points": "points",
    "game.outlook": "board",
    "game.menu": "menu",
}
"""The command for each key that hints name; the key of the help is also a command."""

_OF_SCREEN = "look-around"
"""The place of the hint about panes, which line mode does not have."""


def command_of(words: GameMessages) -> KeyOf:
    """Name the command of line mode that does what a key does on the screen."""

    def named(binding: str, usual: str) -> str:
        command = _COMMANDS.get(binding)
        return words.text(f"plain-word-{command}").split()[0] if command is not None else usual

    return named


class PlainLesson:
    """The hints of a guided game. After a reload they resume at the same place."""

    def __init__(self, table: GameHandle, lesson: Lesson, words: GameMessages) -> None:
        self._teacher = Teacher(table.game.id, lesson, words.lang, command_of(words))
        self._teacher.seen.add(_OF_SCREEN)
        self._due = [hint for hint, _ in so_far(self._teacher, table, table.humans[0])]
        self._heard = len(table.events)
        self._met: set[int] = set()
        self._latest: list[str] = []

    def follow(self, events: Sequence[Event], me: str | None) -> None:
        """Collect the hints for these events."""
        for event in events[self._heard :]:
            self._due += self._teacher.of(event.seen_by(me))
        self._heard = len(events)

    def meet(self, decision: Decision) -> None:
        """Collect the hints for a question."""
        if decision.number not in self._met:
            self._met.add(decision.number)
            self._due += self._teacher.of(decision)

    def tell(self, console: Console, words: GameMessages) -> None:
        """Print the hints that are due."""
        if self._due:
            self._latest, self._due = self._due, []
            self.repeat(console, words)

    def repeat(self, console: Console, words: GameMessages) -> None:
        for hint in self._latest:
            first, *rest = paragraphs(hint)
            console.say("", words.text("plain-line", name=words.text("learn-title"), text=first))
            console.say(*rest)
