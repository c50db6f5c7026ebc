"""Puts warnings into the titles of the panes that they are about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from weimar_tui.tui.canvas import width_of
from weimar_tui.tui.game_view import PaneWarning
from weimar_tui.tui.pane import Pane


def put_warnings(
    panes: Mapping[str, Pane], warnings: Sequence[PaneWarning], shown: str = ""
) -> list[str]:
    """Give each warning to its pane, or to one on the screen that has room: first to `shown`.

    Return those for which no title has room; the footer shows them.
    """
    left: list[str] = []
    given: dict[str, list[str]] = {name: [] for name in panes}

    def fits(name: str, text: str) -> bool:
        others = sum(width_of(one) + 5 for one in given[name])
        return panes[name].room_for_warning(text, others)

    for warning in warnings:
        places = [warning.pane, *([shown] if shown in panes else []), *panes]
        place = next((name for name in places if fits(name, warning.short)), "")
        (given[place] if place else left).append(warning.short)
    for name, texts in given.items():
        panes[name].warnings = tuple(texts)
    return left
