"""Narration: prints lines of the chronicle as they come, up to a limit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.journal import Reason
from weimar_tui.plain.console import Console
from weimar_tui.replay.narration import CHAPTER, LINE, Narration
from weimar_tui.text.messages import GameMessages

MOST = 60
"""Lines printed between two questions; after that, only headings."""


class _Turn(NamedTuple):
    """A bot's turn that is not over yet: the place of its heading, and the bot's reasons."""

    place: int
    reasons: Sequence[Reason]


class News:
    """Prints what each viewer has not read yet, and repeats it on request.

    Unless it is `limited`, it leaves nothing out.
    """

    limited = True

    def __init__(self, console: Console, words: GameMessages, narration: Narration) -> None:
        self.console = console
        self.words = words
        self.narration = narration
        self.heard: dict[str | None, int] = {}
        self._line_count = 0
        self._left_out = 0
        self._turns: list[_Turn] = []

    def explain(self, place: int, reasons: Sequence[Reason]) -> None:
        """Print a bot's reasons for the turn that begins at `place`, once the turn is over."""
        self._turns.append(_Turn(place, reasons))

    def skip(self, viewer: str | None, events: Sequence[Event]) -> None:
        """Mark everything so far as read."""
        self.heard[viewer] = len(events)

    def tell(self, events: Sequence[Event], viewer: str | None) -> None:
        """Print the events that are new to a viewer."""
        first = min(self.heard.get(viewer, 0), len(events))
        self.heard[viewer] = len(events)
        public = self.heard.get(None, 0) if viewer is not None else 0
        for level, text in self._lines(events, first, viewer, public):
            if self.limited and self._line_count >= MOST and level >= LINE:
                self._left_out += 1
                continue
            if level == CHAPTER:
                self.console.say("")
            self.console.say(text)
            self._line_count += 1

    def explain_turns(self, events: Sequence[Event]) -> None:
        """Print the reasons for all turns so far: the next question begins another turn."""
        self.console.say(*(text for _, text in self._reasons(events, len(events))))

    def rest(self) -> None:
        """Say how many lines were left out before a question, and reset the count."""
        if self._left_out:
            number = self._line_count + self._left_out
            self.console.say(self.words.text("plain-left-out", count=self._left_out, number=number))
        self._line_count = self._left_out = 0

    def _lines(
        self, events: Sequence[Event], first: int, viewer: str | None, public: int = 0
    ) -> Iterator[tuple[int, str]]:
        """Yield the lines from event `first` on. Events before `public` were read by all players at
        one keyboard, so only their non-public lines follow."""
        before = events[first - 1] if first else None
        self._turns = [turn for turn in self._turns if turn.place < len(events)]
        for place, event in enumerate(events[first:], first):
            seen = event.seen_by(viewer)
            if self.narration.is_heading(event) or self.narration.level(event) == CHAPTER:
                yield from self._reasons(events, place)
            heard = place < public and seen == event.seen_by(None)
            if not heard and not self.narration.is_repeat(before, event):
                text = "" if self.narration.is_silent(seen) else self.words.event(seen)
                if text:
                    yield self.narration.level(seen), text
                    rolled = self.narration.roll_lines(self.words, events, place, viewer)
                    yield from ((LINE, f"  {line}") for line in rolled)
            turns = [turn for turn in self._turns if turn.place < place]
            if any(self.narration.ends(event, events[turn.place]) for turn in turns):
                yield from self._reasons(events, place)
            before = event

    def _reasons(self, events: Sequence[Event], end: int) -> Iterator[tuple[int, str]]:
        """Yield the reasons for the turns that are over at `end`, if the bots did as planned."""
        words, narration = self.words, self.narration
        over = [turn for turn in self._turns if turn.place < end]
        self._turns = [turn for turn in self._turns if turn.place >= end]
        for turn in over:
            done = events[turn.place : end]
            borne_out = (why for why in turn.reasons if narration.bears_out(why, done))
            texts = [words.bot_reason(why.id, why.arguments) for why in borne_out]
            if text := words.catalogue.join("rows", filter(None, texts)):
                yield LINE, f"  {words.text('since-reason', reason=text)}"
