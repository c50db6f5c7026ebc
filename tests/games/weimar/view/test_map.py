"""The map: cities on their land, coast and borders that touch no word."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tests.games.weimar.view.scenes import busy_position, scene, weimar_look
from tests.tui.looking import sizes_and_languages
from weimar_tui.games.weimar.rules.components import Components
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import CITIES
from weimar_tui.games.weimar.view.panes.map import OUTLINED, draw_map, room, taken_by
from weimar_tui.games.weimar.view.panes.map_lines import (
    COLUMNS,
    ROWS,
    draw_outline,
    outline,
    project,
)
from weimar_tui.games.weimar.view.panes.map_outline import (
    BALTIC,
    EAST,
    EAST_PRUSSIAN_BORDER,
    EAST_PRUSSIAN_COAST,
    NORTH_SEA,
    SOUTH_EAST,
    SOUTH_WEST,
    WHERE,
    Point,
)
from weimar_tui.games.weimar.view.panes.map_places import city_spots
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.tui.canvas import Canvas

MAINLAND = (*NORTH_SEA, *BALTIC, *EAST, *SOUTH_EAST, *SOUTH_WEST)
EAST_PRUSSIA = (*EAST_PRUSSIAN_COAST, *EAST_PRUSSIAN_BORDER)

LARGE = [(66, 21), (68, 21), (84, 27), (84, 30)]
SIZES = [(58, 14), (100, 16), *LARGE]


def inside(point: tuple[float, float], ring: list[tuple[float, float]]) -> bool:
    """Whether a point is inside a closed ring: a line to the right crosses it an odd
    number of times."""
    x, y = point
    found = False
    for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            found = not found
    return found


def ring_of(land: tuple[Point, ...], width: int, height: int) -> list[tuple[float, float]]:
    return [(u * width / COLUMNS, v * height / ROWS) for u, v in map(project, land)]


def land_of(city: str) -> tuple[Point, ...]:
    return EAST_PRUSSIA if city == "koenigsberg" else MAINLAND


def drawn(game: WeimarGame, size: tuple[int, int], lang: str = "en", *, bare: bool = False) -> str:
    """The busy map, with or without coast and borders."""
    shown = scene(game, busy_position(game), lang)
    canvas = Canvas(*size, shown.look)
    draw_map(canvas, shown)
    text = canvas.text()
    return "".join(" " if is_outline(char) else char for char in text) if bare else text


def is_outline(char: str) -> bool:
    return 0x2800 <= ord(char) <= 0x28FF


def test_cities_lie_in_germany() -> None:
    assert [city for city in CITIES if not inside(WHERE[city], list(land_of(city)))] == []


@pytest.mark.parametrize("size", SIZES)
def test_names_stand_near_the_city(size: tuple[int, int]) -> None:
    width, height = size
    for city in CITIES:
        x, y = city_spots(width, height)[city]
        u, v = project(WHERE[city])
        # The city is within its name or a little before it, on the rows of the label or just below.
        # Labels next to each other share rows, so one of them can be a row off.
        assert -4 <= u * width / COLUMNS - x <= 10.5, city
        assert -1 <= v * height / ROWS - y + 0.5 <= 4.5, city


@pytest.mark.parametrize("size", SIZES)
def test_what_stands_beside_a_label_is_no_part_of_it(size: tuple[int, int]) -> None:
    """Labels whose rows meet start on the same row, so that threats are next to threats."""
    spots = city_spots(*size)
    rows = 3 if size in LARGE else 2
    for one, other in combinations(CITIES, 2):
        (x, y), (x2, y2) = spots[one], spots[other]
        if abs(y - y2) < rows and abs(x - x2) < 30:
            assert y == y2, (one, other)


@pytest.mark.parametrize("size", LARGE)
def test_names_stand_on_the_land(size: tuple[int, int]) -> None:
    for city, (x, y) in city_spots(*size).items():
        ring = ring_of(land_of(city), *size)
        assert any(inside((x + column + 0.5, y + 0.5), ring) for column in range(7)), city


@pytest.mark.parametrize("size", SIZES)
def test_directions_are_true(size: tuple[int, int]) -> None:
    """What is clearly west or north of another city is so on the map too."""
    spots = city_spots(*size)
    clearly = 1.1 if size in LARGE else 1.5
    checked = 0
    for one, other in combinations(CITIES, 2):
        (x, y), (x2, y2) = spots[one], spots[other]
        east, north = (WHERE[one][axis] - WHERE[other][axis] for axis in (0, 1))
        if abs(east) > 1.5:
            assert (x > x2) == (east > 0), (one, other)
            checked += 1
        if abs(north) > clearly:
            assert (y < y2) == (north > 0), (one, other)
            checked += 1
    assert checked > 60


@pytest.mark.parametrize(("size", "lang"), sizes_and_languages())
def test_outline_keeps_off_words(game: WeimarGame, size: tuple[int, int], lang: str) -> None:
    shown = scene(game, busy_position(game), lang)
    canvas = Canvas(*size, shown.look)
    draw_map(canvas, shown)
    lines = 0
    for y in range(canvas.height):
        for x in range(canvas.width):
            char = canvas.at(x, y)
            if not char or not is_outline(char):
                continue
            lines += 1
            for beside in (x - 1, x + 1):
                if 0 <= beside < canvas.width:
                    near = canvas.at(beside, y)
                    assert near == " " or (near and is_outline(near)), (x, y)
            dots = ord(char) - 0x2800
            for near_y, half in ((y - 1, 0b00011011), (y + 1, 0b11100100)):
                if 0 <= near_y < canvas.height:
                    near = canvas.at(x, near_y)
                    word = near != " " and not (near and is_outline(near))
                    assert not (word and dots & half), (x, y)
    assert lines > 30


@pytest.mark.parametrize("size", SIZES)
def test_outline_takes_nothing_from_the_words(
    game: WeimarGame, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_lines = drawn(game, size, bare=True)
    monkeypatch.setattr("weimar_tui.games.weimar.view.panes.map.draw_outline", lambda canvas: None)
    without = drawn(game, size)
    assert [line.rstrip() for line in with_lines.split("\n")] == without.split("\n")


@pytest.mark.parametrize("size", SIZES)
def test_no_crumbs_of_lines(game: WeimarGame, size: tuple[int, int]) -> None:
    rows = [row.ljust(size[0]) for row in drawn(game, size).split("\n")]
    lines = {(x, y) for y, row in enumerate(rows) for x, char in enumerate(row) if is_outline(char)}
    for x, y in lines:
        near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {(x, y)}
        assert near & lines, (x, y)


def test_small_map_has_no_outline(game: WeimarGame) -> None:
    assert not any(is_outline(char) for char in drawn(game, (80, OUTLINED - 1)))
    assert any(is_outline(char) for char in drawn(game, (80, OUTLINED)))


def test_east_prussia_lies_apart() -> None:
    """A column between Pomerania and East Prussia is free: the corridor."""
    width, height = 84, 30
    tip = max(u for u, v in ring_of(MAINLAND, width, height) if v < 8)
    coast = min(u for u, _ in ring_of(EAST_PRUSSIA, width, height))
    assert coast - tip > 1


@pytest.mark.parametrize("size", SIZES)
def test_outline_reaches_all_sides(size: tuple[int, int]) -> None:
    cells = outline(*size).cells
    assert min(x for x, _ in cells) <= 1
    assert max(x for x, _ in cells) >= size[0] - 3
    assert min(y for _, y in cells) <= 1
    assert max(y for _, y in cells) >= size[1] - 2
    assert {style for _, style in cells.values()} == {"coast", "border"}


def test_ascii_outline() -> None:
    canvas = Canvas(68, 21, weimar_look(ascii_only=True))
    draw_outline(canvas)
    assert set(canvas.text()) == set(" \n.':")


@pytest.mark.parametrize(("size", "lang"), sizes_and_languages([(58, 14), (80, 13), *LARGE]))
def test_full_cities_lose_nothing(game: WeimarGame, size: tuple[int, int], lang: str) -> None:
    """Each city in turn is full, with two threats in words and four kinds of units."""
    words = WeimarMessages(lang, game.data, strict=True)
    for city in CITIES:
        position = busy_position(game)
        state = position.cities[city]
        spaces = game_spaces(game, city)
        state.bases = {"spd": spaces - 1, "z": 1}
        state.threats = ["unrest", "councils"]
        state.units = {"police": 1, "reichswehr-2": 1, "workers": 2, "freikorps-2": 1}
        shown = scene(game, position, lang)
        canvas = Canvas(*size, shown.look)
        draw_map(canvas, shown)
        rows = canvas.text().split("\n")
        y = city_spots(*size)[city][1]
        assert f"{words.city(city)} [{'S' * (spaces - 1)}Z]" in rows[y]
        below = rows[y + 1 : y + 3]
        marks = [words.ui(f"unit-mark-{who}") for who in ("police", "reichswehr")]
        wanted = f"{marks[0]}1{marks[1]}2K2D2"
        assert any(wanted in row.replace(" ", "") for row in below), (city, below)
        assert "…" not in "".join(below), (city, below)


def game_spaces(game: WeimarGame, city: str) -> int:
    return Components(game.data).spaces[city]


def test_rows_without_words_are_free_for_neighbours(game: WeimarGame) -> None:
    position = busy_position(game)
    (x, _), (_, y) = (city_spots(68, 21)[city] for city in ("koeln", "leipzig"))
    position.cities["leipzig"].threats = ["unrest", "poverty"]
    position.cities["leipzig"].units = {"police": 1}
    full = room(taken_by(scene(game, position), 68, 21), x, y + 1, 68)
    position.cities["leipzig"].threats = []
    position.cities["leipzig"].units = {}
    free = room(taken_by(scene(game, position), 68, 21), x, y + 1, 68)
    assert free > full


def test_threats_are_not_under_the_name_of_a_neighbour(game: WeimarGame) -> None:
    position = busy_position(game)
    for city in CITIES:
        position.cities[city].threats = []
        position.cities[city].units = {}
    position.cities["hamburg"].threats = ["unrest", "poverty"]
    shown = replace(scene(game, position), look=weimar_look(theme="default"))
    canvas = Canvas(57, 19, shown.look)
    draw_map(canvas, shown)
    rows = canvas.text().split("\n")
    hamburg = next(y for y, row in enumerate(rows) if "Hamburg" in row)
    assert "Rostock" in rows[hamburg]
    assert "UNREST" in rows[hamburg + 1] and "POVERTY" in rows[hamburg + 2]
