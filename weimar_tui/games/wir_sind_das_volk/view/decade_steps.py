"""The end of the decade if it came now, phase by phase on the board (rulebook 9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from msgspec import structs

from weimar_tui.kernel.events import Event
from weimar_tui.tui.game_view import Enactment, OutlookStep

from ..rules.decade_end.course import PHASES
from ..rules.decade_end.currency import count_currency
from ..rules.events import DecadeStarted, GameEnded, PhaseStarted, UnrestPlaced
from ..rules.forecast import Column, Forecast
from ..rules.names import AREAS, EAST, SIDE_OF, WEST
from ..rules.position import END_OF_DECADE, VolkPosition
from ..rules.rehearsal import after_phases, phase_by_phase
from ..rules.retelling import retold
from ..rules.standard_choices import choose
from ..scene import VolkScene

_COMPARISONS = (6, 7)
"""Phases whose comparisons say already where unrest is placed."""

_NAME = "9.{}"

_AFTER = "after the phase"
"""The key under which what a phase changes is computed once."""


@dataclass(frozen=True, kw_only=True)
class StepScene(VolkScene):
    """The board before a phase, with what it changes; `of` is the moment that it is seen from.

    `happened`: the phase has been carried out, and nobody has a turn; `ended`: the ending that it
    has brought.
    """

    after: VolkPosition
    of: VolkScene
    phase: int
    happened: bool = False
    ended: str = ""

    @property
    def hovered(self) -> str:
        return _AFTER

    @property
    def then(self) -> VolkPosition:
        return self.after

    @property
    def flight_then(self) -> VolkPosition:
        """9.1 puts the pile away that it has counted."""
        return self.view if self.phase == 1 else self.after

    @property
    def stands(self) -> Column:
        column = self.of.stands
        if not self.happened:
            return column
        # What has happened is on the board, no longer to come.
        unrest = self._at_the_end.unrest
        return structs.replace(
            column,
            unrest=tuple((area, unrest[area]) for area in AREAS if unrest[area]),
            currency=count_currency(self.board, self.after),
            lost=column.lost if self.phase < 5 else (),
            internal=column.internal if self.phase < 6 else (),
            attacks=column.attacks if self.phase < 7 else (),
        )

    @property
    def stands_then(self) -> Column:
        return self.stands

    @property
    def forecast(self) -> Forecast:
        if not self.happened:
            return self.of.forecast
        return self.once("forecast", _AFTER, self._to_come)

    def _to_come(self) -> Forecast:
        """What the phases after this one bring; none of it happens only "if the decade ended"."""
        forecast, position = self.of.forecast, self._at_the_end
        figures = {
            "markers_west": len(position.protests[WEST]),
            "markers_east": len(position.protests[EAST]),
            "ending": position.outcome.ending if position.outcome else self.ended,
            "phase": position.phase,
        }
        return Forecast(
            structs.replace(forecast.as_it_stands, **figures),
            structs.replace(forecast.played_out, **figures),
            running=True,
        )

    @property
    def _at_the_end(self) -> VolkPosition:
        """The table after the phases that follow this one."""
        rest = PHASES[self.phase :] if not self.ended else ()
        if not rest:
            return self.after
        return self.once(
            "rest", _AFTER, lambda: after_phases(self.board, self.after, rest, choose).position
        )

    @property
    def forecast_then(self) -> Forecast:
        return self.forecast


def decade_steps(scene: VolkScene) -> list[OutlookStep]:
    """A step for each phase, the last one where the game would end."""
    return list(_steps(replace(scene, decision=None, chosen="")))


def _steps(scene: VolkScene) -> Iterator[OutlookStep]:
    now = scene.view
    for phase in phase_by_phase(scene.board, scene.view, choose):
        yield _step(scene, phase.number, phase.events, now, phase.position)
        now = phase.position


def _step(
    scene: VolkScene,
    number: int,
    events: Sequence[Event],
    before: VolkPosition,
    after: VolkPosition,
    *,
    happened: bool = False,
) -> OutlookStep:
    """A phase with its events, on the board before and after it."""
    words = scene.words
    sentences = [
        words.event(event.seen_by(scene.me)) for event in events if _is_told(event, number)
    ]
    return OutlookStep(
        name=_NAME.format(number),
        title=words.phase(number),
        rule=words.ui(f"step-rule-{number}"),
        lines=tuple(filter(None, sentences)) or (words.ui("phase-nothing"),),
        scene=StepScene(
            view=before,
            after=after,
            of=scene,
            phase=number,
            happened=happened,
            ended=next((one.ending for one in events if isinstance(one, GameEnded)), ""),
            game=scene.game,
            words=words,
            look=scene.look,
            seats=scene.seats,
            me=scene.me,
            players=scene.players,
            chronicle=scene.chronicle,
            events=scene.events,
        ),
        pane=_half(before, after),
        ends=any(
            isinstance(event, GameEnded) and event.ending not in ("", "four-decades")
            for event in events
        ),
        begun=next((event for event in events if isinstance(event, PhaseStarted)), None),
    )


def _is_told(event: Event, number: int) -> bool:
    """Whether a step says what an event reports; the heading and the board show the rest."""
    compared = isinstance(event, UnrestPlaced) and number in _COMPARISONS
    return not compared and not isinstance(event, PhaseStarted)


def _half(before: VolkPosition, after: VolkPosition) -> str:
    """The half of the map on which a phase changes most; empty if nothing changes there."""
    changed = {WEST: 0, EAST: 0}
    for area in AREAS:
        changed[SIDE_OF[area]] += (
            before.unrest.get(area) != after.unrest.get(area)
            or before.standard.get(area) != after.standard.get(area)
            or before.socialists.get(area) != after.socialists.get(area)
        )
    if not any(changed.values()):
        return ""
    return WEST if changed[WEST] > changed[EAST] else EAST


def enactment(scene: VolkScene, news: Sequence[Event]) -> Enactment | None:
    """The phases of the End of Decade that the news carry out, from the view in `scene` on.

    The rest of a phase after an answer is a step of its own, once the next phase follows: what
    happens between two answers within a phase waits for it.
    """
    if not any(isinstance(event, PhaseStarted) for event in news):
        return None
    before = scene.view
    number = before.phase if before.half == END_OF_DECADE else 0
    running = bool(number)
    steps: list[OutlookStep] = []
    part: list[Event] = []

    def end(position: VolkPosition, *, is_over: bool = False) -> VolkPosition:
        after = retold(position, part)
        began = isinstance(part[0], PhaseStarted)
        if began:
            position = retold(position, part[:1])
        # A lesson explains phases in which nothing happens, too.
        if number and (len(part) > began or (is_over and scene.view.lesson)):
            steps.append(_step(scene, number, part, position, after, happened=True))
        return after

    first = next(place for place, event in enumerate(news) if isinstance(event, PhaseStarted))
    last = len(news)
    for place, event in enumerate(news):
        if isinstance(event, DecadeStarted):
            last = place
            break
        if isinstance(event, PhaseStarted):
            before = end(before, is_over=True) if part else before
            number, part = event.phase, []
        part.append(event)
    if part:
        end(before)
    if not steps:
        return None
    decade = scene.words.decade(scene.view.decade)
    return Enactment(
        scene.words.ui("forecast-ends", decade=decade),
        tuple(steps),
        tuple(_NAME.format(number) for number in range(1, len(PHASES) + 1)),
        goes_on=running,
        begin=0 if running else first,
        end=last,
    )


def steps_title(scene: VolkScene) -> str:
    """What the page is called."""
    ends = scene.view.half == END_OF_DECADE
    decade = scene.words.decade(scene.view.decade)
    return scene.words.ui("forecast-ends" if ends else "steps-title", decade=decade)
