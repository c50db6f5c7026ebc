"""Exports of a recorded game: its chronicle as Markdown, its figures as CSV."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.printing import printable
from weimar_tui.players import HUMAN
from weimar_tui.replay.disclosure import event_seen, shown_seed
from weimar_tui.replay.timeline import Segment, Timeline
from weimar_tui.text.messages import ENDED_FROM_OUTSIDE, GameMessages

_SPECIAL = re.compile(r"([\\`*_\[\]<>|])")


# --- the chronicle ------------------------------------------------------------------------------
def chronicle(timeline: Timeline, words: GameMessages, viewer: str | None, ending: str = "") -> str:
    """The whole game as Markdown, by round, phase and turn, with figures after every round.

    `viewer` is one of the timeline's. `ending`: how the table ended, if something outside of the
    game could have ended it.
    """
    kept: list[str] = []
    for line in _Chronicle(timeline, words, viewer, ending).lines():
        if line or kept[-1:] != [""]:
            kept.append(line)
    return "\n".join(kept) + "\n"


class _Chronicle:
    def __init__(
        self, timeline: Timeline, words: GameMessages, viewer: str | None, ending: str
    ) -> None:
        self.ending = ending
        self.timeline = timeline
        self.narration = timeline.narration
        self.words = words
        self.viewer = viewer

    def say(self, key: str, **arguments: object) -> str:
        return markdown_text(self.words.text(f"replay-{key}", **arguments))

    def lines(self) -> Iterator[str]:
        timeline = self.timeline
        yield f"# {self.say('book-title', game=self.words.title())}"
        yield ""
        yield from self._about()
        segments = timeline.segments
        number = segments[0].round if segments else 0
        if segments and segments[0].head is None:
            yield ""
            yield f"## {self.say('book-setup')}"
            yield ""
        for segment in segments:
            head = segment.head
            chapter = self.narration.chapter(head) if head is not None else 0
            if head is not None and chapter:
                if chapter > number:
                    title = self.words.replay("book-standing", round=number)
                    yield from self._standing(title, timeline.figures_before(segment.first))
                    number = chapter
                yield from ("", f"## {self.say('book-round', round=chapter)}", "")
                yield self._event(head)
            elif head is not None:
                yield from ("", f"### {self._title(segment, head)}", "")
            rest = timeline.events[segment.first + (head is not None) : segment.last]
            if chapter and rest:
                yield ""
            for event in rest:
                text = "" if self.narration.is_silent(event) else self._event(event)
                if text:
                    yield f"- {text}"
        yield from self._standing(self.words.replay("book-standing-end"), timeline.figures[-1])

    def _about(self) -> Iterator[str]:
        replay = self.timeline.replay
        header = replay.saved.header
        scenario = markdown_text(self.words.scenario(header.scenario))
        yield f"- {self.say('book-scenario')}: {scenario}"
        if seed := shown_seed(replay.saved):
            yield f"- {self.say('book-seed')}: {markdown_text(seed)}"
        yield f"- {self.say('book-picks')}: {len(replay.saved.picks)}"
        who = ", ".join(self._seat(seat, header.players) for seat in header.seats)
        yield f"- {self.say('book-seats')}: {who}"
        replay.jump(self.timeline.last)
        outcome = replay.position.outcome
        if outcome is None:
            why = self.say("book-unfinished")
            if self.ending in ENDED_FROM_OUTSIDE:
                why = self.words.ui(f"ending-{self.ending}")
            yield f"- {self.say('book-end')}: {why}"
            return
        yield f"- {self.say('book-end')}: {markdown_text(self.words.outcome(outcome))}"
        for line in self.words.why(outcome, replay.position, self.timeline.events):
            yield f"    - {markdown_text(line)}"

    def _seat(self, seat: str, players: dict[str, str]) -> str:
        """A seat and who plays it: ``Red (bot)``."""
        who = markdown_text(self.words.played_by(players.get(seat, HUMAN)))
        return f"{markdown_text(self.words.seat(seat))} ({who})"

    def _title(self, segment: Segment, head: Event) -> str:
        text = self._event(head).rstrip(".")
        return (
            self.say("book-impulse", number=segment.number, text=text) if segment.number else text
        )

    def _event(self, event: Event) -> str:
        return markdown_text(self.words.event(event_seen(event, self.viewer)))

    def _standing(self, title: str, figures: object) -> Iterator[str]:
        return standing_table(self.timeline, self.words, title, figures)


def standing_table(
    timeline: Timeline, words: GameMessages, title: str, figures: object
) -> Iterator[str]:
    """The standings at one moment as a Markdown table."""
    narration, seats = timeline.narration, timeline.replay.saved.header.seats
    rows = list(narration.standing(words, figures, seats))
    summary = narration.summary(words, figures)
    if not rows and not summary:
        return
    yield from ("", f"**{markdown_text(title)}**", "")
    for place, row in enumerate(rows):
        yield "| " + " | ".join(map(markdown_text, row)) + " |"
        if place == 0:
            yield "| --- |" + " ---: |" * (len(row) - 1)
    yield ""
    yield markdown_text(summary)


def markdown_text(text: str) -> str:
    """Escape everything in the text that Markdown or a terminal would interpret."""
    return _SPECIAL.sub(r"\\\1", printable(text.replace("\n", " ")))


# --- the figures --------------------------------------------------------------------------------
_KEYS = ("after", "round", "phase", "impulse", "pick")


def figures_csv(timeline: Timeline) -> str:
    """The figures after the set-up, after every turn and after every round, as CSV.

    The column `after` says which of these a row is (`set-up`, `impulse`, `round`). Its words are
    ids, the same in every language.
    """
    narration = timeline.narration
    sheet = io.StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    writer.writerow([*_KEYS, *narration.keys, *narration.columns])
    for keys, figures in _rows(timeline):
        writer.writerow([*keys, *narration.row(figures)])
    return sheet.getvalue()


def _rows(timeline: Timeline) -> Iterator[tuple[tuple[object, ...], object]]:
    narration, segments = timeline.narration, timeline.segments
    blank = [""] * len(narration.keys)
    for index, segment in enumerate(segments):
        figures = timeline.figures_before(segment.last)
        last = index == len(segments) - 1
        head, following = segment.head, None if last else segments[index + 1].head
        if head is None:
            yield ("set-up", 0, "setup", "", segment.ends, *blank), figures
            continue
        place = (segment.round, segment.phase)
        if narration.is_turn(head):
            keys = narration.head_keys(head)
            yield ("impulse", *place, segment.number, segment.ends, *keys), figures
        if following is None or narration.chapter(following):
            yield ("round", *place, "", segment.ends, *blank), figures
