"""Panes on which arrow keys move between the places that the open question offers."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message

from weimar_tui.tui.canvas import wholes
from weimar_tui.tui.look import Look
from weimar_tui.tui.pane import Pane

if TYPE_CHECKING:
    from weimar_tui.tui.keys_in_order import KeysInOrder

Spots = dict[str, tuple[int, int]]
"""The positions of the things that can be chosen on a pane."""


_CLICKED = 16
"""A click this many columns to the right of a spot still counts as on it, if its width
is unknown."""


def nearest_spot(spots: Spots, start: tuple[int, int], dx: int, dy: int) -> str:
    """The nearest spot in a direction, or "".

    >>> nearest_spot({"berlin": (30, 6), "breslau": (43, 11)}, (30, 6), 1, 0)
    'breslau'
    """
    best, least = "", math.inf
    for name, (x, y) in spots.items():
        # A row counts double, because cells are twice as high as wide.
        along = (x - start[0]) * dx + 2 * (y - start[1]) * dy
        across = abs(2 * (y - start[1])) if dx else abs(x - start[0])
        cost = along + 2 * across
        if along > 0 and cost < least:
            best, least = name, cost
    return best


class PointPane(Pane):
    """A pane with spots. Arrow keys move from spot to spot; Enter takes the selected one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "point(0,-1)", "up", id="pane.up"),
        Binding("down,j", "point(0,1)", "down", id="pane.down"),
        Binding("left,h", "point(-1,0)", "left", id="pane.left"),
        Binding("right", "point(1,0)", "right", id="pane.right"),
        Binding("enter", "take", "choose", id="pane.take"),
    ]

    class Pointed(Message):
        """Another spot was selected."""

        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot = spot

    class Turned(Message):
        """No further spot in that direction; the next option of the same spot is wanted."""

        def __init__(self, spot: str, by: int) -> None:
            super().__init__()
            self.spot = spot
            self.by = by

    class Taken(Message):
        """Enter was pressed on the pane, which has these spots."""

        def __init__(self, spots: frozenset[str]) -> None:
            super().__init__()
            self.spots = spots

    def __init__(
        self,
        look: Look,
        spots: Callable[[PointPane], Spots],
        chosen: Callable[[], Collection[str]] = tuple,
        *,
        title: str = "",
        id: str = "",
    ) -> None:
        super().__init__(look, title=title, id=id)
        self.spots = spots
        self.chosen = chosen
        self.spot = ""
        self._clicked = ""

    def action_point(self, dx: int, dy: int) -> None:
        spots = self.spots(self)
        if not spots:
            return
        # the list may have moved meanwhile, and both cursors are the same
        self.spot = next((spot for spot in self.chosen() if spot in spots), self.spot)
        if self.spot in spots:
            next_spot = nearest_spot(spots, spots[self.spot], dx, dy)
        else:
            next_spot = next(iter(spots))
        if next_spot:
            self.spot = next_spot
            self.post_message(self.Pointed(next_spot))
        elif dx:
            self.post_message(self.Turned(self.spot, dx))

    def action_take(self) -> None:
        self.post_message(self.Taken(frozenset(self.spots(self))))

    def on_click(self, event: events.Click) -> None:
        """Select the spot under a click; a second click on it takes it."""
        spot = self.spot_at(event.x, event.y)
        again = bool(spot) and spot == self._clicked and spot in self.chosen()
        self._clicked = spot
        self.focus()
        if again:
            if cast("KeysInOrder[object]", self.app).input_guard.takes(event.time):
                self.action_take()
        elif spot:
            self.spot = spot
            self.post_message(self.Pointed(spot))

    def spot_at(self, x: int, y: int) -> str:
        """The spot in a cell of the pane, or "".

        The thing drawn there, or a thing that contains it. A spot that is not registered as a thing
        has only a position: then the nearest one to the left counts, in this row or the one above.
        """
        spots, sheet = self.spots(self), self._sheet
        for thing in sheet.things_at(x, y) if sheet is not None else ():
            for key in (thing, *wholes(thing)):
                if key in spots:
                    return key
        things = sheet.things if sheet is not None else {}
        near = {
            (y - 1 - row, x - column): spot
            for spot, (column, row) in spots.items()
            if spot not in things and row <= y - 1 <= row + 1 and column <= x <= column + _CLICKED
        }
        return near[min(near)] if near else ""
