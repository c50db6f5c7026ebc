"""The four maps: every connection has its own path, every name and sign its own place."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.games.wir_sind_das_volk.view.moments import game, opening, played, scene, words
from tests.games.wir_sind_das_volk.view.tables import trouble
from tests.wordings import LANGUAGES
from weimar_tui.games.wir_sind_das_volk.rules.area_figures import AreaFigures
from weimar_tui.games.wir_sind_das_volk.rules.names import AREAS, SIDE_OF
from weimar_tui.games.wir_sind_das_volk.view.maps import (
    AREA_WIDTH,
    SIGNS,
    Label,
    Map,
    Name,
    map_of,
    slots,
    widest,
)
from weimar_tui.games.wir_sind_das_volk.view.panes.areas import draw_areas
from weimar_tui.games.wir_sind_das_volk.view.panes.map import (
    FEW_NAMES,
    city_name,
    draw_east,
    draw_west,
)
from weimar_tui.tui.canvas import Canvas, width_of

SIZES = {"west": (79, 15), "east": (78, 15), "middle": (78, 25), "whole": (104, 34)}
MAPS: tuple[Name, ...] = ("west", "east", "middle", "whole")
Cell = tuple[int, int]


def name_cells(sheet: Map, city: str) -> list[Cell]:
    """The cells of a city: its longest name, its mark and its value."""
    shown = scene(opening())
    names = sheet.names.get(city) or game().data.cities[city].name
    assert city_name(shown, sheet, city)
    x, y = sheet.cities[city]
    return [(x + step, y) for step in range(max(map(width_of, names.values())) + SIGNS)]


def sign_cells(sheet: Map, area: str) -> list[Cell]:
    x, y = sheet.areas[area]
    return [(x + step, y + row) for row in range(sheet.area_rows) for step in range(AREA_WIDTH)]


def label_cells(label: Label) -> list[Cell]:
    x, y = label.at
    return [(x + step, y) for step in range(widest(*label.name.values()))]


@pytest.mark.parametrize("name", MAPS)
def test_everything_is_on_the_map_that_belongs_there(name: Name) -> None:
    sheet, board = map_of(name), game().board
    assert (sheet.width, sheet.height) == SIZES[name]
    sides = (name,) if name in ("west", "east") else ("west", "east")
    assert set(sheet.areas) == {area for area in AREAS if SIDE_OF[area] in sides}
    assert set(sheet.cities) == {city for side in sides for city in board.cities[side]}
    assert set(sheet.ways) == {c for c in board.ends if board.side_of[board.ends[c][0]] in sides}


@pytest.mark.parametrize("name", MAPS)
def test_no_two_things_share_a_cell(name: Name) -> None:
    sheet = map_of(name)
    owners: dict[Cell, str] = {}
    for thing, cells in (
        *((city, name_cells(sheet, city)) for city in sheet.cities),
        *((area, sign_cells(sheet, area)) for area in sheet.areas),
        *sheet.ways.items(),
        *((label.name["en"], label_cells(label)) for label in sheet.labels),
    ):
        for x, y in cells:
            assert 0 <= x < sheet.width and 0 <= y < sheet.height, thing
            assert (x, y) not in owners, (thing, owners[x, y], x, y)
            owners[x, y] = thing


@pytest.mark.parametrize("name", MAPS)
def test_every_way_leads_from_city_to_city_and_crosses_no_other(name: Name) -> None:
    sheet = map_of(name)
    corners: dict[Cell, str] = {}
    for connection, way in sheet.ways.items():
        for city, (x, y) in zip(connection.split("/"), (way[0], way[-1]), strict=True):
            near = {(u - x, v - y) for u, v in name_cells(sheet, city)}
            assert any(max(abs(u), abs(v)) == 1 for u, v in near), connection
        for (x, y), (u, v) in pairwise(way):
            assert max(abs(x - u), abs(y - v)) == 1, connection
            if x != u and y != v:
                corner = min(x, u), min(y, v)
                assert corner not in corners, (connection, corners.get(corner))
                corners[corner] = connection
        lines = slots(way, game().board.lines[connection])
        assert len(set(lines)) == game().board.lines[connection]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", MAPS)
def test_every_name_is_drawn_whole(name: Name, lang: str) -> None:
    shown, sheet = scene(opening(), lang), map_of(name)
    canvas = Canvas(*SIZES[name], shown.look)
    (draw_east if name == "east" else draw_west)(canvas, shown)
    text = canvas.text()
    assert shown.look.more not in text
    for city in sheet.cities:
        assert city_name(shown, sheet, city) == words(lang).name(city), "no short name"
        assert city_name(shown, sheet, city) in text, city
    for area in sheet.areas:
        assert game().data.areas[area].code in text
    assert words(lang).ui("map-standard", number=2) in text


def test_the_letters_of_a_map_may_be_plain() -> None:
    shown = scene(opening(), "de", ascii_only=True)
    canvas = Canvas(78, 15, shown.look)
    draw_east(canvas, shown)
    assert canvas.text().isascii()
    assert "Leipzig!2" in canvas.text(), "rundown"


def test_the_words_of_protests_stand_at_their_area_marker_by_marker() -> None:
    moment = opening()
    view = moment[0].copy()
    view.protests["east"] = ["sachsen", "sachsen", "ost-berlin"]
    shown, canvas = scene((view, *moment[1:])), Canvas(104, 34, scene(moment).look)
    draw_west(canvas, shown)
    rows = canvas.text().splitlines()
    x, y = map_of("whole").areas["sachsen"]
    assert "WIR SIND" in rows[y + 1][x:]
    x, y = map_of("whole").areas["ost-berlin"]
    assert "DAS" in rows[y + 1][x:]
    view.protests["east"] = ["sachsen"] * 4
    canvas = Canvas(104, 34, shown.look)
    draw_west(canvas, scene((view, *moment[1:])))
    x, y = map_of("whole").areas["sachsen"]
    assert "▲▲▲▲" in canvas.text().splitlines()[y + 1][x:], "where the words have no room"


def test_n_leaves_only_the_names_of_cities_that_matter_now() -> None:
    shown = replace(scene(trouble()), decision=None)
    few = replace(shown, layer=FEW_NAMES)
    canvas, all_names = Canvas(78, 25, shown.look), Canvas(78, 25, shown.look)
    draw_west(canvas, few)
    draw_west(all_names, shown)
    assert "Fulda" in all_names.text() and "Fulda" not in canvas.text(), "nothing is there"
    for name in ("Hamburg 3", "Schwedt↓1", "Rostock ×", "Bayreuth▲"):
        assert name in canvas.text(), "a factory, a ruin, one gone for good, a protest"
    assert canvas.things["fulda"].value == all_names.things["fulda"].value, "no news"
    moment = trouble("70:build")
    asked = replace(scene(moment, option=moment[1].options[0]), layer=FEW_NAMES)
    assert {"fulda", "ulm"} <= asked.marked
    canvas = Canvas(78, 25, shown.look)
    draw_west(canvas, asked)
    assert "Fulda" in canvas.text() and "Ulm" in canvas.text(), "they can be chosen"


@pytest.mark.parametrize(("lang", "width"), [("en", 42), ("en", 76), ("de", 42), ("zh", 60)])
def test_the_area_under_the_cursor_has_a_sentence(lang: str, width: int) -> None:
    moment = played()[0]["place-unrest"]
    asked = scene(moment, lang, moment[1].options[0])
    (area,) = asked.pointed & set(AREAS)
    say = asked.words.short.area
    full, brief = (say(area, asked.areas_then[area], form) for form in ("full", "brief"))
    canvas = Canvas(width, 16, asked.look)
    draw_areas(canvas, asked)
    assert (
        canvas.text().splitlines()[-1].strip()
        == (full if width_of(full) <= width else brief).strip()
    )
    canvas = Canvas(width, 16, asked.look)
    draw_areas(canvas, replace(asked, chosen=""))
    assert canvas.text().splitlines()[-1].startswith(words(lang).seat("east"))


def test_the_sentence_of_an_area_adds_up_its_unrest() -> None:
    figures = AreaFigures(3, False, 2, False, 1, 3, (), 0, 0, 0, 0, 2, 5)
    say = {lang: words(lang).short.area for lang in LANGUAGES}
    assert say["en"]("brandenburg", figures) == (
        "Brandenburg: unrest 3, +0 within the East, +2 against the West = 5, one protest"
    )
    assert say["en"]("brandenburg", figures, "brief") == "BB unrest: 3 +0 within, +2 across = 5"
    assert say["de"]("hessen", figures).startswith("Hessen: Unruhe 3, +0 innerhalb der Bundesrep")
    assert say["zh"]("brandenburg", figures).endswith("＝5，1個抗議")
