"""The end of the decade if it came now, phase by phase on the board (rulebook 9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from weimar_tui.tui.game_view import OutlookStep

from ..rules.events import PhaseStarted, UnrestPlaced
from ..rules.forecast import Column, Forecast
from ..rules.names import AREAS, EAST, SIDE_OF, WEST
from ..rules.position import END_OF_DECADE, VolkPosition
from ..rules.rehearsal import Phase, phase_by_phase
from ..rules.standard_choices import choose
from ..scene import VolkScene

_NOT_TOLD = (PhaseStarted, UnrestPlaced)
"""Events that the heading and the board show already."""

_AFTER = "after the phase"
"""The key under which what a phase changes is computed once."""


@dataclass(frozen=True, kw_only=True)
class StepScene(VolkScene):
    """The board before a phase, with what it changes; `of` is the moment that it is seen from."""

    after: VolkPosition
    of: VolkScene

    @property
    def hovered(self) -> str:
        return _AFTER

    @property
    def then(self) -> VolkPosition:
        return self.after

    @property
    def stands(self) -> Column:
        return self.of.stands

    @property
    def stands_then(self) -> Column:
        return self.of.stands

    @property
    def forecast(self) -> Forecast:
        return self.of.forecast

    @property
    def forecast_then(self) -> Forecast:
        return self.of.forecast


def decade_steps(scene: VolkScene) -> list[OutlookStep]:
    """A step for each phase, the last one where the game would end."""
    return list(_steps(replace(scene, decision=None, chosen="")))


def _steps(scene: VolkScene) -> Iterator[OutlookStep]:
    words, now = scene.words, scene.view
    for phase in phase_by_phase(scene.board, scene.view, choose):
        told = (event for event in phase.events if not isinstance(event, _NOT_TOLD))
        sentences = [words.event(event.seen_by(scene.me)) for event in told]
        lines = tuple(filter(None, sentences)) or (words.ui("phase-nothing"),)
        yield OutlookStep(
            name=f"9.{phase.number}",
            title=words.phase(phase.number),
            rule=words.ui(f"step-rule-{phase.number}"),
            lines=lines,
            scene=StepScene(
                view=now,
                after=phase.position,
                of=scene,
                game=scene.game,
                words=words,
                look=scene.look,
                seats=scene.seats,
                me=scene.me,
                players=scene.players,
                chronicle=scene.chronicle,
                events=scene.events,
            ),
            pane=_half(phase, now),
            ends=phase.position.outcome is not None and not _is_last(phase),
        )
        now = phase.position


def _is_last(phase: Phase) -> bool:
    """Whether the game ends only because all four decades are over."""
    outcome = phase.position.outcome
    return outcome is not None and outcome.ending == "four-decades"


def _half(phase: Phase, before: VolkPosition) -> str:
    """The half of the map on which a phase changes most; empty if nothing changes there."""
    after = phase.position
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


def steps_title(scene: VolkScene) -> str:
    """What the page is called."""
    ends = scene.view.half == END_OF_DECADE
    decade = scene.words.decade(scene.view.decade)
    return scene.words.ui("forecast-ends" if ends else "steps-title", decade=decade)
