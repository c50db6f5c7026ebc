"""Where the charts of a recorded game stand: in the place of some of its panes."""

from __future__ import annotations

from collections.abc import Mapping

from weimar_tui.tui.kit import ScreenKit
from weimar_tui.tui.layout import Place

_UNCOVERED = ("hand", "chronicle")
"""The panes that stay beside the charts, where there is room."""


def charts_place(places: Mapping[str, Place], kit: ScreenKit, shown: str) -> Place:
    """All the room of the panes that the charts stand for, as these stand (`places`)."""
    panes = [name for name in kit.chart_panes or kit.panes[:1] if name not in _UNCOVERED]
    covered = [places[name] for name in panes if name in places] or [places[shown]]
    x, y = min(p.x for p in covered), min(p.y for p in covered)
    right = max(p.x + p.width for p in covered)
    bottom = max(p.y + p.height for p in covered)
    return Place(x, y, right - x, bottom - y)


def with_charts(places: Mapping[str, Place], kit: ScreenKit, shown: str) -> dict[str, Place]:
    """The places with the charts among them, without the panes they cover."""
    charts = charts_place(places, kit, shown)
    covered = {name for name in kit.panes if name in places and _overlap(places[name], charts)}
    kept = {name: place for name, place in places.items() if name not in covered}
    return {**kept, "charts": charts}


def _overlap(one: Place, other: Place) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )
