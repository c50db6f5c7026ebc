"""Where a recorded game turned: the headings under which its winner's lead changed most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from weimar_tui.kernel.events import Event
from weimar_tui.replay.narration import Chart
from weimar_tui.replay.timeline import Segment, Timeline

LEAST = 3
"""The lead must change by at least this much, unless the leader changes."""


class TurningPoint(Struct, frozen=True):
    """A heading under which the game turned, and what each seat gained there.

    `moment` is the one that changed the lead most, `event` its report of the largest gain.
    """

    segment: Segment
    moment: int
    gained: dict[str, int]
    event: Event | None


def turning_points(
    timeline: Timeline, chart: Chart, winners: Sequence[str], most: int = 4
) -> list[TurningPoint]:
    """The headings that changed the winners' lead most, in the order of the game.

    `chart` has a curve for each seat in whatever decides the game. Weak turning points are left
    out: the lead must pass to another seat, or change by three at least. A game won by a seat that
    is behind ended some other way: then the last heading is one of them.
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
            moments = range(segment.begins + 1, segment.ends + 1)
            leads = {moment: lead(values_at(moment)) for moment in (segment.begins, *moments)}
            moment = max(moments, key=lambda one: abs(leads[one] - leads[one - 1]), default=0)
            point = moment or segment.ends
            event = _telling(timeline, segment, point, gained)
            weighed.append((abs(change), TurningPoint(segment, point, gained, event)))
    decided = []
    if timeline.segments and lead(values_at(timeline.last)) < 0:
        last = timeline.segments[-1]
        weighed = [one for one in weighed if one[1].segment is not last]
        before, after = values_at(last.begins), values_at(last.ends)
        gained = {seat: after[seat] - before[seat] for seat in seats}
        end = timeline.events[last.last - 1]
        decided = [TurningPoint(last, last.ends, gained, end)]
    best = sorted(weighed, key=lambda one: -one[0])[: most - len(decided)]
    points = [*(point for _, point in best), *decided]
    return sorted(points, key=lambda point: point.moment)


def _telling(
    timeline: Timeline, segment: Segment, moment: int, gained: Mapping[str, int]
) -> Event | None:
    """The last event of a moment that explains the largest gain or loss.

    Secret actions are reported once all have acted, later under the same heading.
    """
    narration, events = timeline.narration, timeline.events
    first = timeline.events_until(moment - 1) if moment > timeline.first else 0
    here = timeline.events_until(moment)
    seat = max(gained, key=lambda one: abs(gained[one]))
    for begin, end in ((first, here), (here, segment.last)):
        telling = [
            event
            for event in events[begin:end]
            if narration.style(event) == seat
            and narration.is_score(event)
            and not narration.is_silent(event)
        ]
        if telling:
            return telling[-1]
    return None
