"""A recorded game as the replay screen looks at it: one moment, through one pair of eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.journal import Pick
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.scene import Line, Scene
from weimar_tui.replay.disclosure import (
    OPEN,
    event_seen,
    knows_answer,
    position_seen,
    question_seen,
)
from weimar_tui.replay.timeline import Timeline
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.book import line_of, next_filter, places_about
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.look import Look


@dataclass(frozen=True)
class Answer:
    """A pick, worded; `text` is empty if the viewer may not know it."""

    pick: Pick
    question: str
    text: str


class Recording:
    """Moments, views and lines of one recorded game."""

    def __init__(self, replay: Replay, loaded: LoadedGame, look: Look) -> None:
        self.replay = replay
        self.loaded = loaded
        self.narration = loaded.narration
        self.look = look
        self.timeline = Timeline(replay, loaded.narration)
        self.seats: tuple[str, ...] = replay.saved.header.seats
        self.players = dict(replay.saved.header.players)
        self.viewers = self.timeline.viewers
        self.viewer = self.viewers[0]
        self.only = ""
        self._lines: dict[tuple[str | None, str], list[tuple[int, Line]]] = {}
        """By whose eyes read them, and in which language."""

    @property
    def words(self) -> GameMessages:
        """The game's words in the player's language."""
        return self.loaded.words

    # --- going ----------------------------------------------------------------------------------
    @property
    def moment(self) -> int:
        """The moment looked at."""
        return self.replay.moment

    @property
    def at_end(self) -> bool:
        """Whether nothing more was recorded."""
        return self.moment >= self.replay.last

    def step(self, by: int) -> None:
        """Some picks on or back."""
        self.replay.step(by)

    def leap(self, by: int) -> None:
        """To the next card, phase or step, or the one before."""
        self.replay.jump(self.timeline.leap(self.moment, by))

    def leap_round(self, by: int) -> None:
        """To the start of the next round, of this one, or of the one before."""
        starts = [self.replay.first, *self.timeline.rounds.values(), self.replay.last]
        if by > 0:
            later = [start for start in starts if start > self.moment]
            self.replay.jump(min(later, default=self.replay.last))
        else:
            earlier = [start for start in starts if start < self.moment]
            self.replay.jump(max(earlier, default=self.replay.first))

    def turn_view(self, by: int) -> None:
        """Look through other eyes."""
        place = self.viewers.index(self.viewer)
        self.viewer = self.viewers[(place + by) % len(self.viewers)]

    def turn_filter(self) -> None:
        """Read the chronicle of one seat after the other, then all of it again."""
        self.only = next_filter(self.only, self.seats)

    # --- looking --------------------------------------------------------------------------------
    @property
    def seat(self) -> str | None:
        """The seat whose view is shown, if it is a seat's."""
        return None if self.viewer == OPEN else self.viewer

    def view_of(self, position: Position) -> Position:
        """A position as the viewer may know it."""
        return position_seen(self.replay.game, position, self.viewer)

    def scene(self) -> Scene:
        """What the panes draw: the place of the last pick is pointed at, where it may be known."""
        pick = self.replay.pick_at(self.moment)
        known = pick is not None and knows_answer(pick, self.viewer)
        return self.loaded.prompts.scene_type(
            view=self.view_of(self.replay.position),
            game=self.replay.game,
            seats=self.seats,
            words=self.words,
            look=self.look,
            me=self.seat,
            chosen=pick.option if known and pick is not None else "",
            players=self.players,
            events=[
                event_seen(event, self.viewer) for event in self.replay.events_until(self.moment)
            ],
        )

    def answer(self) -> Answer | None:
        """The pick that led here; None at the beginning."""
        pick = self.replay.pick_at(self.moment)
        if pick is None:
            return None
        self.replay.step(-1)
        position: Position = self.replay.position
        self.replay.step(1)
        return self._worded(pick, position)

    def answer_next(self) -> Answer | None:
        """The pick that leads on from here; None at the end."""
        pick = self.replay.pick_at(self.moment + 1) if not self.at_end else None
        return None if pick is None else self._worded(pick, self.replay.position)

    def _worded(self, pick: Pick, position: Position) -> Answer:
        """A pick with the question it answers in a position."""
        asked = next(d for d in position.decisions if d.number == pick.decision)
        asked, view = question_seen(asked, self.viewer), self.view_of(position)
        known = knows_answer(pick, self.viewer)
        text = self.words.option(asked, pick.option, view) if known else ""
        return Answer(pick, self.words.question(asked, view), text)

    def events_now(self) -> list[Event]:
        """What the last pick brought, as the viewer may know it."""
        return [event_seen(event, self.viewer) for event in self.replay.events_of(self.moment)]

    def asked_next(self) -> Decision | None:
        """The question that is answered next, as the viewer may know it."""
        decisions: list[Decision] = self.replay.position.decisions
        pick = self.replay.pick_at(self.moment + 1) if not self.at_end else None
        if pick is not None:
            decisions = [asked for asked in decisions if asked.number == pick.decision]
        return question_seen(decisions[0], self.viewer) if decisions else None

    def news(self) -> list[Line]:
        """What the last pick brought."""
        last = self.timeline.events_until(self.moment)
        before = (
            self.timeline.events_until(self.moment - 1) if self.moment > self.replay.first else last
        )
        return [line for index, line in self._all_lines() if before <= index < last]

    # --- the chronicle --------------------------------------------------------------------------
    @property
    def lines(self) -> Sequence[tuple[int, Line]]:
        """The chronicle, filtered, with the number of each event, what is to come included."""
        if not self.only:
            return self._all_lines()
        lines = self._all_lines()
        places = places_about([line for _, line in lines], self.only)
        return [lines[place] for place in places]

    def _all_lines(self) -> list[tuple[int, Line]]:
        key = self.viewer, self.words.lang
        if key not in self._lines:
            lines = []
            events = self.timeline.events
            before = None
            for index, event in enumerate(events):
                seen = event_seen(event, self.viewer)
                text = "" if self.narration.is_silent(seen) else self.words.event(seen)
                if text and not self.narration.is_repeat(before, seen):
                    lines.append((index, line_of(seen, text, self.narration, self.seats)))
                    before = seen
            self._lines[key] = lines
        return self._lines[key]

    def line_now(self) -> int:
        """The last line told at this moment."""
        events_told = self.timeline.events_until(self.moment)
        return max(0, sum(index < events_told for index, _ in self.lines) - 1)

    def go_to_line(self, line: int) -> None:
        """Go to the moment a line was told."""
        if 0 <= line < len(self.lines):
            self.replay.jump(self.timeline.moment_of(self.lines[line][0]))
