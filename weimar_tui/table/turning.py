"""Where a recorded game turned: the headings under which its winner's lead changed most."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from weimar_tui.table.story import Chart
from weimar_tui.table.timeline import Segment, Timeline

LEAST = 3
"""By so much the lead must change, unless the leader does."""


class TurningPoint(Struct, frozen=True):
    """A heading under which the game turned: its end, and what each seat gained there."""

    segment: Segment
    moment: int
    gained: dict[str, int]


def turning_points(
    timeline: Timeline, chart: Chart, winners: Sequence[str], most: int = 4
) -> list[TurningPoint]:
    """The headings that changed the winners' lead most, in the order of the game.

    `chart` has a curve for each seat in whatever decides the game. Rather few than weak ones: the
    lead must pass to somebody else, or change by three at least.
    """
    seats = [series.style for series in chart.series]
    won = [seat for seat in winners if seat in seats]
    if not won or len(won) == len(seats):
        return []

    def values_at(moment: int) -> dict[str, int]:
        figures = timeline.figures_at(moment)
        return {series.style: series.value(figures) or 0 for series in chart.series}

    def lead(values: dict[str, int]) -> int:
        others = [value for seat, value in values.items() if seat not in won]
        return max(values[seat] for seat in won) - max(others)

    weighed: list[tuple[int, TurningPoint]] = []
    for segment in timeline.segments:
        before, after = values_at(segment.begins), values_at(segment.ends)
        change = lead(after) - lead(before)
        turned = (lead(before) > 0) != (lead(after) > 0)
        if abs(change) >= LEAST or (turned and abs(change) > 1):
            gained = {seat: after[seat] - before[seat] for seat in seats}
            weighed.append((abs(change), TurningPoint(segment, segment.ends, gained)))
    best = sorted(weighed, key=lambda one: -one[0])[:most]
    return sorted((point for _, point in best), key=lambda point: point.moment)
