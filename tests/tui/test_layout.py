"""Panes fill the screen without overlapping, at every size."""

from __future__ import annotations

import pytest

from weimar_tui.games.weimar.screen.layout import PANES, places
from weimar_tui.tui import layout
from weimar_tui.tui.layout import Place, over_decision, size_class


def cells(place: Place) -> set[tuple[int, int]]:
    return {
        (x, y)
        for x in range(place.x, place.x + place.width)
        for y in range(place.y, place.y + place.height)
    }


@pytest.mark.parametrize("width", [80, 95, 109, 110, 120, 133, 149, 150, 160, 200, 240])
@pytest.mark.parametrize("height", [24, 27, 28, 35, 36, 40, 45, 46, 48, 60, 70])
def test_panes_cover_the_screen_once(width: int, height: int) -> None:
    found = places(width, height, "opinion")
    covered: set[tuple[int, int]] = set()
    for place in found.values():
        own = cells(place)
        assert not covered & own
        covered |= own
    assert covered == {(x, y) for x in range(width) for y in range(height)}
    if size_class(width, height) == "small":
        assert "opinion" in found
        assert found["opinion"].height >= 14
    else:
        assert set(PANES) <= set(found)
        assert found["opinion"].height >= 14
        assert found["map"].height >= 14


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5), (1, 1)])
def test_too_small(size: tuple[int, int]) -> None:
    assert size_class(*size) == "tiny"
    assert places(*size) == {}


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 48)])
@pytest.mark.parametrize("wanted", [(60, 6), (84, 12), (84, 60)])
def test_dialogs_leave_the_hand_in_view(size: tuple[int, int], wanted: tuple[int, int]) -> None:
    found = places(*size)
    place = over_decision(found, *size, *wanted)
    hand = found.get("handline") or found["hand"]
    assert not cells(place) & cells(hand)
    assert cells(place) <= {(x, y) for x in range(size[0]) for y in range(size[1])}
    assert place.width >= 58


@pytest.mark.parametrize("width", [80, 109, 110, 149, 150, 200])
@pytest.mark.parametrize("height", [24, 38, 46, 60])
@pytest.mark.parametrize(
    "panes", [("table",), ("table", "hand"), ("table", "chronicle"), ("a", "b", "hand", "c", "d")]
)
def test_a_game_without_a_layout_has_its_panes_side_by_side(
    width: int, height: int, panes: tuple[str, ...]
) -> None:
    found = layout.places(panes, width, height, panes[-1])
    covered: set[tuple[int, int]] = set()
    for place in found.values():
        assert not covered & cells(place)
        covered |= cells(place)
    assert covered == {(x, y) for x in range(width) for y in range(height)}
    if size_class(width, height) != "small":
        assert set(panes) <= set(found)
    else:
        assert panes[-1] in found
