"""The ground of the maps: positions of areas, unrest as heat, the border and the Wall."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.games.wir_sind_das_volk.view.moments import game, opening, played, scene
from tests.games.wir_sind_das_volk.view.tables import sheet, styles, trouble
from tests.games.wir_sind_das_volk.view.test_maps import (
    MAPS,
    SIZES,
    Cell,
    label_cells,
    name_cells,
    sign_cells,
)
from tests.tui.sight import unreadable, words_in
from tests.wordings import LANGUAGES
from weimar_tui.games.wir_sind_das_volk.rules.names import SIDE_OF
from weimar_tui.games.wir_sind_das_volk.scene import VolkScene
from weimar_tui.games.wir_sind_das_volk.view.ground import (
    AREA_LETTERS,
    SEA,
    letters_of,
    margin_of,
)
from weimar_tui.games.wir_sind_das_volk.view.maps import Name, map_of
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.look import Look
from weimar_tui.tui.themes import THEMES, is_native

PAINTED = [theme for theme in THEMES if not is_native(theme)]
LETTERS = {area: letter for letter, area in AREA_LETTERS.items()}


def letters_at(name: Name, cell: Cell) -> str:
    """The four letters of a cell's quarters."""
    rows, (beside, above) = letters_of(name), margin_of(name)
    x, y = cell[0] + beside, cell[1] + above
    return rows[2 * y][2 * x : 2 * x + 2] + rows[2 * y + 1][2 * x : 2 * x + 2]


# --- where everything lies ----------------------------------------------------------------------
@pytest.mark.parametrize("name", MAPS)
def test_there_are_two_rows_and_two_letters_a_cell(name: Name) -> None:
    rows, (width, height), (beside, above) = letters_of(name), SIZES[name], margin_of(name)
    assert len(rows) == 2 * (height + 2 * above) and beside >= 10 and above >= 2
    assert {len(row) for row in rows} == {2 * (width + 2 * beside)}
    germany = {*"".join(rows)} & {*AREA_LETTERS}
    assert germany >= {LETTERS[area] for area in map_of(name).areas}
    assert {LETTERS["west-berlin"]} <= germany, "both Berlins are seen where the East is"


@pytest.mark.parametrize("name", MAPS)
def test_the_sign_of_an_area_lies_in_its_area(name: Name) -> None:
    sheet = map_of(name)
    for area in sheet.areas:
        under = "".join(letters_at(name, cell) for cell in sign_cells(sheet, area))
        assert {*under} == {LETTERS[area]}, area


@pytest.mark.parametrize("name", MAPS)
def test_the_name_of_a_city_lies_in_its_area(name: Name) -> None:
    sheet = map_of(name)
    for city in sheet.cities:
        cells = name_cells(sheet, city)
        homes = {LETTERS[area] for area in game().board.areas_of[city]}
        under = {*letters_at(name, cells[len(cells) // 2 - 1])}
        if homes:
            assert under & homes, city
            on = "".join(letters_at(name, cell) for cell in cells)
            assert set(on) <= {*AREA_LETTERS}, (city, "neither abroad nor in the sea")
        else:
            assert under.isdisjoint(AREA_LETTERS), city


@pytest.mark.parametrize("name", MAPS)
def test_seas_and_neighbours_are_named_where_they_are(name: Name) -> None:
    for label in map_of(name).labels:
        under = {*"".join(letters_at(name, cell) for cell in label_cells(label))}
        match label.kind:
            case "sea":
                assert under == {SEA}, label.name
            case "abroad":
                assert under.isdisjoint({SEA, *AREA_LETTERS}), label.name
            case side:
                assert {SIDE_OF.get(AREA_LETTERS.get(letter, "")) for letter in under} == {side}


@pytest.mark.parametrize("name", MAPS)
def test_west_berlin_lies_in_the_middle_of_the_gdr(name: Name) -> None:
    rows, berlin = letters_of(name), LETTERS["west-berlin"]
    west = {letter for letter, area in AREA_LETTERS.items() if SIDE_OF[area] == "west"}
    for y, row in enumerate(rows[1:-1], 1):
        for x in (x for x, letter in enumerate(row[1:-1], 1) if letter == berlin):
            around = {rows[y - 1][x], rows[y + 1][x], row[x - 1], row[x + 1]} - {berlin}
            assert around.isdisjoint(west), (x, y)


# --- what it shows ------------------------------------------------------------------------------
def grounds(canvas: Canvas) -> Counter[str]:
    """How many columns each ground takes."""
    counted: Counter[str] = Counter()
    for y in range(canvas.height):
        for text, style in canvas.runs(y):
            for part in style.split():
                if part.startswith("@"):
                    counted[part[1:]] += width_of(text)
    return counted


def test_unrest_is_heat_in_the_hue_of_the_side() -> None:
    moment = opening()
    for unrest, heat in ((0, 0), (3, 3), (6, 6), (11, 6)):
        view = moment[0].copy()
        view.unrest.update(dict.fromkeys(view.unrest, 1) | {"bayern": unrest, "sachsen": unrest})
        seen = grounds(sheet(scene((view, *moment[1:])), "west", 104, 34))
        assert seen[f"west.heat.{heat}"] > 100 and seen[f"east.heat.{heat}"] > 50
        assert {int(name[-1]) for name in seen if ".heat." in name and name[-1].isdigit()} <= {
            1,
            heat,
        }


def test_a_protest_burns_beyond_the_unrest_and_is_hatched() -> None:
    moment = opening()
    view = moment[0].copy()
    view.unrest.update(dict.fromkeys(view.unrest, 0))
    before = grounds(sheet(scene((view, *moment[1:])), "west", 104, 34))
    view.protests["west"] = ["bayern"]
    shown = sheet(scene((view, *moment[1:])), "west", 104, 34)
    after = grounds(shown)
    assert before["west.heat.4"] == 0 and after["west.heat.4"] > 100
    text = "\n".join(str(shown.runs(y)) for y in range(34))
    assert "west.heat.2 @west.heat.4" in text, "hatched"
    assert "▲" in shown.text() and styles(shown, "▲") == {"ink.badge"}


def test_what_an_answer_would_set_alight_is_hot_under_the_cursor() -> None:
    moment = trouble("77:unrest")
    now, then = (
        grounds(sheet(scene(moment, option=option), "west", 104, 34)) for option in ("", "bayern")
    )
    assert now != then


@pytest.mark.parametrize("half", ["west", "east"])
def test_the_border_is_a_wall_from_the_day_it_stands(half: str) -> None:
    for size, wall in product(((79, 16), (104, 34)), (False, True)):
        canvas = sheet(scene(trouble(wall=wall)), half, *size)
        text = "\n".join(str(canvas.runs(y)) for y in range(canvas.height))
        assert ("ground.wall" in text) == wall and ("ground.border" in text) != wall


def test_a_build_lights_up_what_it_would_connect() -> None:
    def line(option: str) -> list[str]:
        canvas = sheet(scene(trouble("70:build"), option=option), "west", 104, 34)
        (x, y), *_ = map_of("whole").ways["hamburg/wolfsburg"]
        return [canvas.styles()[y + row][x] for row in range(3)]

    assert set(line("")) == {"ink.soft"}
    assert set(line("hamburg/wolfsburg")) == {"ink.good"}


def test_a_working_connection_is_a_bright_whole_line_and_others_are_dotted() -> None:
    canvas = sheet(scene(trouble()), "west", 104, 34)
    works, rests = (
        map_of("whole").ways["duisburg/dortmund"],
        map_of("whole").ways["bremen/duisburg"],
    )
    (x, y), (u, v) = works[0], rests[-1]
    assert canvas.styles()[y][x] == "west.ink" and canvas.styles()[v][u] == "ink.soft"
    assert bin(ord(canvas.at(x, y))).count("1") > bin(ord(canvas.at(u, v))).count("1")


def test_pointing_at_an_area_marks_its_cities() -> None:
    shown = sheet(scene(trouble("77:unrest"), option="bayern"), "west", 104, 34)
    for city in ("Bayreuth", "Ingolstadt", "München"):
        assert all("mark" in style for style in styles(shown, city)), city
    assert not any("mark" in style for style in styles(shown, "Stuttgart"))


# --- for everybody ------------------------------------------------------------------------------
@pytest.mark.parametrize("theme", PAINTED)
def test_everything_on_the_map_can_be_read(theme: str) -> None:
    moments = [*played()[0].values(), trouble(), trouble("70:build")]
    sizes = ((79, 16), (104, 34))
    for number, moment in enumerate(moments):
        shown = scene(moment, LANGUAGES[number % 3], moment[1].options[-1], theme=theme)
        for half in ("west", "east"):
            canvas = sheet(shown, half, *sizes[number % 2])
            assert unreadable(canvas) == set(), moment[1].kind


@pytest.mark.parametrize("looks", [{"theme": "ansi"}, {"theme": "plain"}, {"ascii_only": True}])
def test_without_colours_the_map_is_letters_and_signs(looks: dict[str, Any]) -> None:
    shown = scene(trouble(), **looks)
    text = sheet(shown, "west", 104, 34).text()
    assert grounds(sheet(shown, "west", 104, 34)) == Counter()
    assert not any("\u2800" <= char <= "\u28ff" or "\u2580" <= char <= "\u259f" for char in text)
    assert "North Sea" not in text


def test_every_terminal_is_told_the_same() -> None:
    def told(look: Look) -> list[str]:
        moment: VolkScene = scene(trouble(), theme=look.theme)
        text = words_in(sheet(moment, "west", 79, 16).text())
        return re.findall(r"\w+", text)

    painted, plain = told(Look()), told(Look(theme="ansi"))
    assert set(plain) <= set(painted)
    assert set(painted) - set(plain) <= {"North", "Sea", "GDR"}
