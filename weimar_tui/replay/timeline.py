"""A recorded game divided into turns and rounds, with its figures.

The replay screen and the exports read a Replay through this: the events of every pick, the starts
of turns and rounds, and the figures at every moment.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.history import replay_pick
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.replay import Replay
from weimar_tui.replay.disclosure import position_seen, viewers_of
from weimar_tui.replay.narration import Narration, Series


class Segment(Struct, frozen=True):
    """What happens under one heading: a turn, a phase or a step of it, or the set-up.

    `head` is the event that begins it (None: set-up), `round` and `phase` say where it belongs,
    `number` counts turns within the round (0: no turn). `first` and `last` are indexes of events,
    `last` being the first that no longer belongs to it; `begins` and `ends` are moments.
    """

    head: Event | None
    round: int
    phase: str
    number: int
    first: int
    last: int
    begins: int
    ends: int


class _Watched(list[Event]):
    """A list of events that records the figures at every heading, before it takes effect."""

    def __init__(self, timeline: Timeline, position: Position, count: int) -> None:
        super().__init__()
        self._timeline = timeline
        self._position = position
        self._count = count

    def append(self, event: Event) -> None:
        timeline = self._timeline
        if timeline.narration.is_heading(event):
            index = self._count + len(self)
            timeline.at_headings[index] = timeline.figures_now(self._position)
        super().append(event)


class Timeline:
    """A Replay with its events grouped by moment and heading."""

    def __init__(self, replay: Replay, narration: Narration) -> None:
        self.replay = replay
        self.narration = narration
        self.first = replay.first
        self.last = replay.last
        self.events: Sequence[Event] = replay.events_until(replay.last)
        self.viewers = viewers_of(replay.saved)
        self.viewer = self.viewers[0]
        self.at_headings: dict[int, object] = {}
        self._figures_before: Any = None
        self._values: dict[Series, Sequence[int | None]] = {}
        # _counts[i] is the number of events at moment first + i.
        self._counts = [
            len(replay.events_until(moment)) for moment in range(self.first, self.last + 1)
        ]

    def events_until(self, moment: int) -> int:
        """The number of events up to a moment."""
        return self._counts[moment - self.first]

    def moment_of(self, index: int) -> int:
        """The moment right after event `index`."""
        return min(self.last, self.first + bisect_right(self._counts, index))

    # --- headings -------------------------------------------------------------------------------
    @cached_property
    def segments(self) -> list[Segment]:
        """All segments of the game, in order."""
        segments: list[Segment] = []
        narration = self.narration
        opening = self.replay.position_at(self.first)
        number_of_round, turn = self.replay.game.chapter(opening), 0
        phase = narration.opening_phase(opening)
        head: Event | None = None
        first = 0
        for index, event in enumerate((*self.events, None)):
            if event is not None and not narration.is_heading(event):
                continue
            if index > first or head is not None:
                number = turn if head is not None and narration.is_turn(head) else 0
                begins = self.moment_of(first)
                ends = max(begins, self._end_of(index))
                segments.append(
                    Segment(head, number_of_round, phase, number, first, index, begins, ends)
                )
            if event is not None:
                if chapter := narration.chapter(event):
                    number_of_round, turn = chapter, 0
                phase = narration.phase(event) or phase
                turn += narration.is_turn(event)
            head, first = event, index
        return segments

    def _end_of(self, index: int) -> int:
        """The last moment before event `index`."""
        if index >= len(self.events):
            return self.last
        return max(self.first, self.moment_of(index) - 1)

    @cached_property
    def starts(self) -> list[int]:
        """The moments at which a heading begins."""
        return sorted({segment.begins for segment in self.segments})

    @cached_property
    def rounds(self) -> dict[int, int]:
        """The moment at which each round begins."""
        return {
            chapter: self.moment_of(index)
            for index, event in enumerate(self.events)
            if (chapter := self.narration.chapter(event))
        }

    def segment_at(self, moment: int) -> Segment | None:
        """The segment a moment belongs to: the last one that had begun."""
        begun = [segment for segment in self.segments if segment.first < self.events_until(moment)]
        return begun[-1] if begun else None

    def leap(self, moment: int, by: int) -> int:
        """The start of the next heading, of this one, or of the one before."""
        if by > 0:
            place = bisect_right(self.starts, moment)
            return self.starts[place] if place < len(self.starts) else self.last
        place = bisect_left(self.starts, moment) - 1
        return self.starts[place] if place >= 0 else self.first

    # --- figures --------------------------------------------------------------------------------
    @cached_property
    def figures(self) -> list[Any]:
        """The figures at every moment, starting with the first."""
        runner = self.replay.game.resume(self.replay.position_at(self.first), False)
        figures = [self.figures_now(runner.position)]
        for moment in range(self.first + 1, self.last + 1):
            pick = self.replay.pick_at(moment)
            assert pick is not None
            runner.events = _Watched(self, runner.position, self.events_until(moment - 1))
            replay_pick(runner, pick)
            figures.append(self.figures_now(runner.position))
        return figures

    def figures_now(self, position: Position) -> Any:
        """The figures of a position, without anything hidden while people are still playing.

        What has not changed since the last call is the same object: a long game takes some
        megabytes otherwise.
        """
        figures = self.narration.figures(position_seen(self.replay.game, position, self.viewer))
        self._figures_before = _sharing(figures, self._figures_before)
        return self._figures_before

    def values_of(self, series: Series) -> Sequence[int | None]:
        """A curve's values at every moment, starting with the first."""
        if series not in self._values:
            self._values[series] = [series.value(figures) for figures in self.figures]
        return self._values[series]

    def figures_at(self, moment: int) -> Any:
        return self.figures[moment - self.first]

    def figures_before(self, index: int) -> Any:
        """The figures just before the heading at event `index`, even in the middle of a pick."""
        figures = self.figures
        if index >= len(self.events):
            return figures[-1]
        # A heading of the set-up comes before the first moment.
        return self.at_headings.get(index, figures[0])


def _sharing(new: Any, old: Any) -> Any:
    """Return `new` with those parts of `old` that are equal."""
    if not isinstance(new, Struct) or type(new) is not type(old):
        return new
    names = new.__struct_fields__
    same = {
        name: getattr(old, name)
        for name in names
        if _is_same(getattr(new, name), getattr(old, name))
    }
    return old if len(same) == len(names) else replace(new, **same)


def _is_same(new: Any, old: Any) -> bool:
    return bool(new == old) and (not isinstance(new, dict) or list(new) == list(old))
