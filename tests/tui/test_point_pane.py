"""Moving from spot to spot on a pane: the next spot, and the pane's messages."""

from __future__ import annotations

from typing import Any

from textual import on
from textual.app import ComposeResult

from weimar_tui.tui.keys_in_order import KeysInOrder
from weimar_tui.tui.layout import Place
from weimar_tui.tui.look import Look
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.point_pane import PointPane, Spots, nearest_spot

SPOTS: Spots = {
    "here": (20, 10),
    "right": (30, 10),
    "far-right": (34, 10),
    "left": (12, 10),
    "above": (20, 6),
    "below": (20, 14),
    "below-right": (24, 12),
}


def test_the_nearest_spot_in_a_direction() -> None:
    for dx, dy, found in [(1, 0, "right"), (-1, 0, "left"), (0, -1, "above"), (0, 1, "below")]:
        assert nearest_spot(SPOTS, SPOTS["here"], dx, dy) == found


def test_there_is_nothing_beyond_the_last_spot() -> None:
    assert nearest_spot(SPOTS, SPOTS["far-right"], 1, 0) == ""
    assert nearest_spot(SPOTS, SPOTS["above"], 0, -1) == ""
    assert nearest_spot({}, (0, 0), 1, 0) == ""
    assert nearest_spot({"here": (5, 5), "left": (4, 5)}, (5, 5), 1, 0) == ""


def test_what_lies_ahead_is_nearer_than_what_lies_aside() -> None:
    for one, other, direction, found in [
        # To the right: what is aside counts double, and a row as much as two columns.
        ((10, 0), (2, 2), (1, 0), "one"),
        ((11, 0), (2, 2), (1, 0), "other"),
        ((3, -1), (6, 0), (1, 0), "other"),
        ((3, -1), (8, 0), (1, 0), "one"),
        ((1, 0), (9, 0), (1, 0), "one"),
        # Downwards: a row along is two columns as well.
        ((0, 3), (1, 2), (0, 1), "one"),
        ((0, 4), (1, 2), (0, 1), "other"),
        ((2, 1), (-3, 1), (0, 1), "one"),
        ((0, -3), (0, 3), (0, 1), "other"),
        ((0, 1), (40, 0), (0, 1), "one"),
    ]:
        start = (50, 50)
        spots = {"one": (50 + one[0], 50 + one[1]), "other": (50 + other[0], 50 + other[1])}
        assert nearest_spot(spots, start, *direction) == found


def test_of_two_spots_as_near_the_first_one_counts() -> None:
    assert nearest_spot({"up": (4, 4), "down": (4, 6)}, (0, 5), 1, 0) == "up"


class Board(KeysInOrder[None]):
    """A pane with spots, and another one."""

    def __init__(self) -> None:
        super().__init__()
        self.spots: Spots = dict(SPOTS)
        self.chosen: tuple[str, ...] = ()
        self.said: list[Any] = []

    def compose(self) -> ComposeResult:
        yield PointPane(Look(), lambda pane: self.spots, lambda: self.chosen, title="T", id="map")
        yield Pane(Look(), id="other")

    @property
    def map(self) -> PointPane:
        return self.query_one(PointPane)

    @on(PointPane.Pointed)
    def _pointed(self, message: PointPane.Pointed) -> None:
        self.said.append(message.spot)

    @on(PointPane.Turned)
    def _turned(self, message: PointPane.Turned) -> None:
        self.said.append((message.spot, message.by))

    @on(PointPane.Taken)
    def _taken(self, message: PointPane.Taken) -> None:
        self.said.append(message.spots)


async def test_arrows_and_letters_walk_and_enter_takes() -> None:
    app = Board()
    async with app.run_test(size=(80, 24)) as pilot:
        app.map.place(Place(0, 0, 60, 20))
        app.map.focus()
        await pilot.pause()
        await pilot.press("right")
        assert app.said == ["here"], "the first key goes to the first spot"
        app.said.clear()
        for key in ("l", "h", "left", "right", "k", "down", "j", "up"):
            await pilot.press(key)
        assert app.said == ["left", ("left", -1), "here", "above", "here", "below", "here"]
        app.said.clear()
        app.chosen = ("elsewhere", "right")
        await pilot.press("right")
        assert app.said == ["far-right"], "the list was walked meanwhile"
        app.chosen = ()
        await pilot.press("right", "down", "up")
        assert app.said[1:] == [("far-right", 1), "below-right", "here"]
        app.said.clear()
        await pilot.press("enter")
        assert app.said == [frozenset(SPOTS)]
        app.said.clear()
        app.spots = {}
        await pilot.press("right", "enter")
        assert app.said == [frozenset()]


async def test_a_click_points_at_what_stands_there() -> None:
    app = Board()
    async with app.run_test(size=(80, 24)) as pilot:
        app.map.place(Place(0, 0, 70, 22))
        app.query_one("#other").focus()
        await pilot.pause()
        app.spots = {"essen": (5, 3), "berlin": (30, 3), "under": (5, 4)}
        hits = {}
        for x, y in ((5, 4), (21, 4), (22, 4), (4, 4), (5, 5), (5, 6), (5, 3), (46, 4), (29, 4)):
            app.said.clear()
            await pilot.click(offset=(x, y))
            hits[x, y] = list(app.said)
        assert hits == {
            (5, 4): ["essen"],
            (21, 4): ["essen"],
            (22, 4): [],
            (4, 4): [],
            (5, 5): ["under"],
            (5, 6): ["under"],
            (5, 3): [],
            (46, 4): ["berlin"],
            (29, 4): [],
        }
        assert app.map.has_focus and app.map.spot == "berlin"
