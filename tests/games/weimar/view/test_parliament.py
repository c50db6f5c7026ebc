"""The half circle of parliament: every seat in its place, blocks with gaps, the majority."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.weimar.view.scenes import busy_position, scene, weimar_look
from tests.tui.looking import sizes_and_languages
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.view.panes.half_circle import BLOCKS_FROM, FULL, house, shares
from weimar_tui.games.weimar.view.panes.parliament import draw_parliament, seating
from weimar_tui.tui.canvas import Canvas

BLOCKS = [(46, 9), (53, 10), (53, 11), (70, 13), (70, 17), (78, 11), (110, 30)]
LETTERS = [(25, 5), (25, 6), (30, 7), (35, 12), (78, 7)]
SEATS = [24, 26, 32, 40]


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_has_a_place_of_its_own(seats: int) -> None:
    for width, height in BLOCKS + LETTERS:
        found = house(width, height, seats)
        assert len(found.spots) == len(set(found.spots)) == seats
        assert all(0 <= x < width and 0 <= y < height for x, y in found.spots)
        assert bool(found.cells) == ((width, height) in BLOCKS)


@pytest.mark.parametrize("size", BLOCKS + LETTERS)
def test_left_and_right_mirror_each_other(size: tuple[int, int]) -> None:
    width, height = size
    found = house(width, height, 24)
    lefts = [x for x, _ in found.spots]
    middle = min(lefts) + max(lefts)
    for (x, y), (x2, y2) in zip(found.spots[:12], found.spots[:11:-1], strict=True):
        # Seats of an outer and an inner ring can be side by side in the order from the left.
        assert (middle - x, y) in found.spots
        assert (middle - x2, y2) in found.spots


@pytest.mark.parametrize("seats", SEATS)
def test_blocks_hold_their_letter_and_are_of_a_size(seats: int) -> None:
    for size in BLOCKS:
        found = house(*size, seats)
        owner = {(x, y): seat for x, y, seat, _ in found.cells}
        assert len(owner) == len(found.cells)
        assert [owner[spot] for spot in found.spots] == list(range(seats))
        areas = [0] * seats
        for _, _, seat, half in found.cells:
            areas[seat] += 2 if half == FULL else 1
        assert min(areas) == max(areas) >= 6, size


@pytest.mark.parametrize("size", BLOCKS)
def test_house_uses_the_sheet(size: tuple[int, int]) -> None:
    width, height = size
    cells = house(width, height, 24).cells
    wide = max(x for x, *_ in cells) - min(x for x, *_ in cells) + 1
    high = max(y for _, y, *_ in cells) - min(y for _, y, *_ in cells) + 1
    assert wide >= width - 4 or high >= height - 1
    assert high <= wide / 1.7


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", BLOCKS)
def test_no_two_seats_of_a_row_touch(size: tuple[int, int], seats: int) -> None:
    owner = {(x, y): seat for x, y, seat, _ in house(*size, seats).cells}
    for (x, y), seat in owner.items():
        assert owner.get((x + 1, y), seat) == seat


def test_shares_add_up() -> None:
    for seats in range(24, 60):
        outer, middle, inner = shares(seats, (0.9, 0.7, 0.5))
        assert outer + middle + inner == seats
        assert outer > middle > inner


def test_parties_sit_from_left_to_right_with_free_seats_between(game: WeimarGame) -> None:
    position = busy_position(game)
    position.seats = {"spd": 6, "kpd": 4, "z": 5, "dnvp": 3, "nsdap": 1}
    row = seating(scene(game, position))
    assert "".join(party[:1] or "." for party in row) == "kkkkssssss.....zzzzzdddn"


@pytest.mark.parametrize(("size", "blocks"), [((25, 7), False), ((53, 13), True), ((70, 21), True)])
def test_all_figures_are_seen_beyond_24_too(
    game: WeimarGame, size: tuple[int, int], blocks: bool
) -> None:
    position = busy_position(game)
    position.seats = {"spd": 9, "kpd": 7, "z": 6, "dnvp": 5, "nsdap": 4}
    shown = scene(game, position)
    canvas = Canvas(*size, shown.look)
    draw_parliament(canvas, shown)
    benches = house(size[0], size[1] - (5 if size[1] >= 18 else 2), 31)
    letters = "".join(canvas.at(x, y) for x, y in benches.spots)
    assert letters == "K" * 7 + "S" * 9 + "Z" * 6 + "D" * 5 + "N" * 4
    assert bool(benches.cells) == blocks
    text = canvas.text()
    assert "+7" in text or "7 above 24" in text


@pytest.mark.parametrize(
    ("size", "lang"), sizes_and_languages([(25, 7), (53, 13), (70, 18), (78, 13)])
)
def test_majority_and_sums(game: WeimarGame, size: tuple[int, int], lang: str) -> None:
    position = busy_position(game)
    position.seats = {"spd": 7, "kpd": 4, "z": 5, "dnvp": 4, "nsdap": 0}
    shown = scene(game, position, lang)
    canvas = Canvas(*size, shown.look)
    draw_parliament(canvas, shown)
    text = canvas.text()
    words = shown.words
    if size[0] >= BLOCKS_FROM[0]:
        assert words.ui("parliament-floor") in text
        assert words.ui("parliament-needed", number=10, seats=20) in text
        enough = words.ui("parliament-enough")
    else:
        assert words.ui("parliament-majority", number=10, seats=20) in text
        enough = "✓"
    assert f"12{enough}" in text
    assert f"11{enough}" in text
    assert f"9{enough}" not in text
    assert "…" not in text


def test_bars_stop_at_the_majority(game: WeimarGame) -> None:
    position = busy_position(game)
    position.seats = {"spd": 7, "kpd": 4, "z": 5, "dnvp": 4, "nsdap": 0}
    shown = scene(game, position)
    canvas = Canvas(70, 18, shown.look)
    draw_parliament(canvas, shown)
    text = canvas.text()
    assert "S+Z  SSSSSSSZZZ│ZZ 12" in text
    assert "S+K  SSSSSSSKKK│K 11" in text
    assert "Z+D  ZZZZZDDDD·│ 9" in text


def test_a_high_but_narrow_pane_has_sums_instead_of_bars(game: WeimarGame) -> None:
    position = busy_position(game)
    position.seats = {"spd": 7, "kpd": 4, "z": 5, "dnvp": 4, "nsdap": 0}
    shown = replace(scene(game, position), look=weimar_look(theme="default"))
    canvas = Canvas(20, 26, shown.look)
    draw_parliament(canvas, shown)
    text = canvas.text()
    assert shown.look.paints and "12✓" in text and "11✓" in text and "SSS" not in text


def test_ascii_house(game: WeimarGame) -> None:
    shown = scene(game, busy_position(game), ascii_only=True)
    canvas = Canvas(70, 21, shown.look)
    draw_parliament(canvas, shown)
    assert canvas.text().isascii()
