"""Panes fill the screen without overlapping, at every size."""

from __future__ import annotations

from itertools import product

import pytest

from weimar_tui.games.weimar.view.layout import places
from weimar_tui.tui import layout
from weimar_tui.tui.layout import Place, over_decision, over_hand, size_class
from weimar_tui.tui.screen import boxed


def cells(place: Place) -> set[tuple[int, int]]:
    return {
        (x, y)
        for x in range(place.x, place.x + place.width)
        for y in range(place.y, place.y + place.height)
    }


def test_too_small() -> None:
    for size in [(79, 24), (80, 23), (20, 5), (1, 1)]:
        assert size_class(*size) == "tiny"
        assert places(*size) == layout.places(("a", "hand"), *size, "a") == {}


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 48)])
@pytest.mark.parametrize("wanted", [(60, 6), (84, 12), (84, 60)])
def test_dialogs_leave_the_hand_in_view(size: tuple[int, int], wanted: tuple[int, int]) -> None:
    found = places(*size)
    place = over_decision(found, *size, *wanted)
    hand = found.get("handline") or found["hand"]
    assert not cells(place) & cells(hand)
    assert cells(place) <= {(x, y) for x in range(size[0]) for y in range(size[1])}
    assert place.width >= 58


@pytest.mark.parametrize(
    "panes", [("table",), ("table", "hand"), ("table", "chronicle"), ("a", "b", "hand", "c", "d")]
)
def test_a_game_without_a_layout_has_its_panes_side_by_side(panes: tuple[str, ...]) -> None:
    for size in product((80, 109, 110, 149, 150, 200), (24, 38, 46, 60)):
        found = layout.places(panes, *size, panes[-1])
        covered = [cell for place in found.values() for cell in cells(place)]
        assert sorted(covered) == list(product(range(size[0]), range(size[1]))), size
        shown = panes[-1:] if size_class(*size) == "small" else panes
        assert set(shown) <= set(found), size


# --- the layout of games that bring none ----------------------------------------------------------
def boxes(found: dict[str, Place]) -> dict[str, tuple[int, int, int, int]]:
    return {name: (place.x, place.y, place.width, place.height) for name, place in found.items()}


def test_classes_of_sizes() -> None:
    for size, name in [
        ((80, 23), "tiny"),
        ((79, 24), "tiny"),
        ((80, 24), "small"),
        ((109, 38), "small"),
        ((110, 37), "small"),
        ((110, 38), "middle"),
        ((149, 46), "middle"),
        ((150, 45), "middle"),
        ((150, 46), "wide"),
    ]:
        assert size_class(*size) == name


def test_the_first_pane_has_three_fifths_and_the_hand_stands_beside_the_decision() -> None:
    assert boxes(layout.places(("a", "b", "hand", "c"), 110, 38, "a")) == {
        "head": (0, 0, 110, 1),
        "a": (0, 1, 66, 23),
        "b": (66, 1, 44, 11),
        "c": (66, 12, 44, 12),
        "decision": (0, 24, 66, 13),
        "hand": (66, 24, 44, 13),
        "foot": (0, 37, 110, 1),
    }


def test_without_other_panes_hand_and_decision_share_the_bottom() -> None:
    assert boxes(layout.places(("a", "hand"), 151, 46, "a")) == {
        "head": (0, 0, 151, 1),
        "a": (0, 1, 151, 28),
        "decision": (0, 29, 75, 16),
        "hand": (75, 29, 76, 16),
        "foot": (0, 45, 151, 1),
    }


def test_without_a_hand_the_panes_beside_go_all_the_way_down() -> None:
    assert boxes(layout.places(("a", "b", "c"), 200, 70, "a")) == {
        "head": (0, 0, 200, 1),
        "a": (0, 1, 120, 48),
        "decision": (0, 49, 120, 20),
        "b": (120, 1, 80, 34),
        "c": (120, 35, 80, 34),
        "foot": (0, 69, 200, 1),
    }


def test_the_decision_has_three_eighths_of_the_rows_but_at_most_twenty() -> None:
    for height, rows in [(38, 13), (48, 17), (56, 20), (70, 20)]:
        assert layout.places(("a", "hand"), 110, height, "a")["decision"].height == rows


def test_a_small_screen_shows_one_pane() -> None:
    for height, decision in [(24, 6), (27, 6), (28, 9), (37, 9)]:
        pane = height - 4 - decision
        assert boxes(layout.places(("a", "hand", "c"), 80, height, "c")) == {
            "head": (0, 0, 80, 1),
            "c": (0, 1, 80, pane),
            "handline": (0, 1 + pane, 80, 2),
            "decision": (0, 3 + pane, 80, decision),
            "foot": (0, height - 1, 80, 1),
        }
        assert "a" in layout.places(("a", "hand"), 80, height, "gone"), "else the first one"
        assert boxes(layout.places(("a", "hand", "c"), 80, height, "hand")) == {
            "head": (0, 0, 80, 1),
            "hand": (0, 1, 80, pane),
            "decision": (0, 1 + pane, 80, decision + 2),
            "foot": (0, height - 1, 80, 1),
        }, "the hand is not shown twice"


# --- where a question interrupts ------------------------------------------------------------------
def interrupting(size: tuple[int, int], wanted: tuple[int, int]) -> tuple[int, int, int, int]:
    found = layout.places(("a", "hand", "c"), *size, "a")
    place = over_decision(found, *size, *wanted)
    return place.x, place.y, place.width, place.height


def test_over_the_decision_a_question_grows_upwards() -> None:
    assert interrupting((110, 38), (84, 9)) == (0, 24, 66, 13), "no smaller than the bar"
    assert interrupting((110, 38), (84, 20)) == (0, 17, 66, 20)
    assert interrupting((110, 38), (84, 60)) == (0, 1, 66, 36), "the head stays in view"


def test_on_a_small_screen_a_question_stands_over_the_pane() -> None:
    assert interrupting((80, 24), (70, 9)) == (5, 6, 70, 9)
    assert interrupting((80, 24), (40, 9)) == (10, 6, 60, 9)
    assert interrupting((80, 24), (90, 30)) == (0, 1, 80, 14)


def test_a_question_leaves_no_strip_of_a_few_columns_beside_it() -> None:
    small = places(80, 24)
    assert over_decision(small, 80, 24, 78, 8).width == 80
    assert over_decision(small, 80, 24, 74, 8) == Place(3, small["handline"].y - 8, 74, 8)


def test_without_a_board_a_question_stands_in_the_middle() -> None:
    def middle(*wanted: int) -> tuple[int, int, int, int]:
        place = over_decision({}, 80, 24, *wanted)
        return place.x, place.y, place.width, place.height

    assert middle(70, 10) == (5, 7, 70, 10)
    assert middle(20, 10) == (10, 7, 60, 10)
    assert middle(99, 99) == (2, 1, 76, 22)


def test_a_box_is_never_larger_than_the_screen() -> None:
    for wanted, box in [((40, 10), (20, 7, 40, 10)), ((99, 99), (2, 1, 76, 22))]:
        place = boxed(80, 24, *wanted)
        assert (place.x, place.y, place.width, place.height) == box


@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_on_a_small_screen_a_card_covers_decision_and_hand_and_no_more_than_it_needs(
    size: tuple[int, int],
) -> None:
    found = layout.places(("a", "hand", "c"), *size, "a")
    place = over_hand(found, *size, 70, 9)
    assert (place.x, place.width, place.y + place.height) == (0, size[0], size[1] - 1)
    assert place.height == 9 and place.y >= found["a"].y + found["a"].height - 1
    assert over_hand(found, *size, 70, 99).y == 1, "the title line stays in view"
    wide = layout.places(("a", "hand", "c"), 120, 40, "a")
    assert over_hand(wide, 120, 40, 70, 9) == over_decision(wide, 120, 40, 70, 9)
