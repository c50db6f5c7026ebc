"""A recorded game for the replay screen: one moment, from one view."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.journal import Pick
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.chronicle import line_of, next_filter, places_about
from weimar_tui.play.scene import ChronicleLine, Scene
from weimar_tui.replay.disclosure import (
    OPEN,
    event_seen,
    knows_answer,
    position_seen,
    question_seen,
)
from weimar_tui.replay.timeline import Timeline
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.look import Look


@dataclass(frozen=True)
class PickText:
    """A pick as text; empty if it is hidden from the viewer."""

    pick: Pick
    question: str
    text: str


class Recording:
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
        self._lines: dict[tuple[str | None, str], list[tuple[int, ChronicleLine]]] = {}
        """By viewer and language."""

    def again(self, look: Look) -> Recording:
        """Return the same game for another screen, which moves and looks at it independently.

        Both share what was computed about the game: played a second time, a long game takes
        several megabytes.
        """
        other = copy(self)
        other.replay, other.look = copy(self.replay), look
        other.viewer, other.only = self.viewers[0], ""
        return other

    @property
    def words(self) -> GameMessages:
        """The game's messages in the player's language."""
        return self.loaded.words

    # --- going ----------------------------------------------------------------------------------
    @property
    def moment(self) -> int:
        """The present moment."""
        return self.replay.moment

    @property
    def at_end(self) -> bool:
        """Whether this is the last recorded moment."""
        return self.moment >= self.replay.last

    def step(self, by: int) -> None:
        """Move by some picks."""
        self.replay.step(by)

    def leap(self, by: int) -> None:
        """Move to the next card, phase or step, or the one before."""
        self.replay.jump(self.timeline.leap(self.moment, by))

    def leap_round(self, by: int) -> None:
        """Move to the start of the next round, this one, or the one before."""
        starts = [self.replay.first, *self.timeline.rounds.values(), self.replay.last]
        if by > 0:
            later = [start for start in starts if start > self.moment]
            self.replay.jump(min(later, default=self.replay.last))
        else:
            earlier = [start for start in starts if start < self.moment]
            self.replay.jump(max(earlier, default=self.replay.first))

    def turn_view(self, by: int) -> None:
        """Switch to another seat's view."""
        place = self.viewers.index(self.viewer)
        self.viewer = self.viewers[(place + by) % len(self.viewers)]

    def turn_filter(self) -> None:
        """Filter the chronicle by one seat after the other, then show all again."""
        self.only = next_filter(self.only, self.seats)

    # --- looking --------------------------------------------------------------------------------
    @property
    def seat(self) -> str | None:
        """The seat whose view is shown, if any."""
        return None if self.viewer == OPEN else self.viewer

    def view_of(self, position: Position) -> Position:
        """Return a position as the viewer may know it."""
        return position_seen(self.replay.game, position, self.viewer)

    def scene(self) -> Scene:
        """Return the scene for the panes; it points at the place of the last pick, if visible."""
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

    def answer(self) -> PickText | None:
        """Return the pick that led here; None at the beginning."""
        pick = self.replay.pick_at(self.moment)
        if pick is None:
            return None
        self.replay.step(-1)
        position: Position = self.replay.position
        self.replay.step(1)
        return self._worded(pick, position)

    def answer_next(self) -> PickText | None:
        """Return the next pick; None at the end."""
        pick = self.replay.pick_at(self.moment + 1) if not self.at_end else None
        return None if pick is None else self._worded(pick, self.replay.position)

    def _worded(self, pick: Pick, position: Position) -> PickText:
        """Return the text of a pick and of its question in a position."""
        asked = next(d for d in position.decisions if d.number == pick.decision)
        asked, view = question_seen(asked, self.viewer), self.view_of(position)
        known = knows_answer(pick, self.viewer)
        text = self.words.option(asked, pick.option, view) if known else ""
        return PickText(pick, self.words.question(asked, view), text)

    def events_now(self) -> list[Event]:
        """Return the events of the last pick, as the viewer may know them."""
        return [event_seen(event, self.viewer) for event in self.replay.events_of(self.moment)]

    def asked_next(self) -> Decision | None:
        """Return the next question, as the viewer may know it."""
        decisions: list[Decision] = self.replay.position.decisions
        pick = self.replay.pick_at(self.moment + 1) if not self.at_end else None
        if pick is not None:
            decisions = [asked for asked in decisions if asked.number == pick.decision]
        return question_seen(decisions[0], self.viewer) if decisions else None

    def news(self) -> list[ChronicleLine]:
        """Return the chronicle lines of the last pick."""
        last = self.timeline.events_until(self.moment)
        before = (
            self.timeline.events_until(self.moment - 1) if self.moment > self.replay.first else last
        )
        return [line for index, line in self._all_lines() if before <= index < last]

    # --- the chronicle --------------------------------------------------------------------------
    @property
    def lines(self) -> Sequence[tuple[int, ChronicleLine]]:
        """The filtered chronicle including its future, with the number of each event."""
        if not self.only:
            return self._all_lines()
        lines = self._all_lines()
        places = places_about([line for _, line in lines], self.only)
        return [lines[place] for place in places]

    def _all_lines(self) -> list[tuple[int, ChronicleLine]]:
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
        """Return the last line of this moment."""
        events_told = self.timeline.events_until(self.moment)
        return max(0, sum(index < events_told for index, _ in self.lines) - 1)

    def go_to_line(self, line: int) -> None:
        """Go to the moment of a line."""
        if 0 <= line < len(self.lines):
            self.replay.jump(self.timeline.moment_of(self.lines[line][0]))
