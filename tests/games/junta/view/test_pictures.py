"""The city as a picture: the meaning of its colours, and that all text on it is readable.

Without colours every pane shows the same in letters (`test_boards.py`, `test_panes.py`).
"""

from __future__ import annotations

import pytest

from tests.games.junta.view.scenes import (
    BALLOT_ASKED,
    CAST_ASKED,
    MOVE_ASKED,
    PLACES_ASKED,
    board,
    election,
    evening,
    seen,
    streets,
    vote,
)
from tests.tui.looking import same_as_snapshot, sizes_and_languages
from tests.tui.sight import confused, unreadable
from weimar_tui.games.junta.rules.coup.common import holders
from weimar_tui.games.junta.rules.subjects import UnitsOnMove, subject_of
from weimar_tui.games.junta.scene import JuntaScene
from weimar_tui.games.junta.view.panes.map import draw_map
from weimar_tui.games.junta.view.panes.map_grid import grid_of
from weimar_tui.games.junta.view.panes.money import draw_money
from weimar_tui.games.junta.view.panes.silhouettes import silhouette_of
from weimar_tui.games.junta.view.panes.votes import draw_motion
from weimar_tui.tui.canvas import Canvas, width_of

PAINTED = ("default", "dark", "light", "high-contrast", "colour-blind")
SIZES = [(80, 24), (120, 40), (160, 48), (200, 60)]
PANES = ("map", "offices", "budget", "hand", "money")


def tables(lang: str, theme: str) -> list[JuntaScene]:
    look = {"lang": lang, "theme": theme}
    return [
        seen(evening(), PLACES_ASKED, "bank", **look),
        seen(vote(), CAST_ASKED, "yes:all", me="espino", **look),
        seen(election(), BALLOT_ASKED, "bravo:all", me="cortina", **look),
        seen(streets(), MOVE_ASKED, "chamber", me="bravo", **look),
    ]


@pytest.mark.parametrize("theme", PAINTED)
@pytest.mark.parametrize(("size", "lang"), sizes_and_languages(SIZES))
def test_everything_written_can_be_read(theme: str, size: tuple[int, int], lang: str) -> None:
    for scene in tables(lang, theme):
        for pane in PANES if size == (80, 24) else ("map",):
            faint = unreadable(board(scene, *size, pane))
            assert [text for text in faint if "@" in text[1] or "." in text[1]] == []


@pytest.mark.parametrize("theme", PAINTED)
def test_who_holds_a_centre_is_told_apart_by_all_eyes(theme: str) -> None:
    look = seen(streets(), theme=theme).look
    pairs = [
        ("held.president.built", "held.junta.built"),
        ("held.empty.built", "held.junta.built"),
        ("held.president.built", "held.empty.built"),
    ]
    assert not confused(look, pairs, 0.05)


# --- the city -----------------------------------------------------------------------------------
def city(scene: JuntaScene, width: int = 113, height: int = 27) -> Canvas:
    canvas = Canvas(width, height, scene.look)
    draw_map(canvas, scene)
    return canvas


def under(canvas: Canvas, x: int, y: int, width: int) -> set[str]:
    """The text and background colours of some cells of a row."""
    names: set[str] = set()
    column = 0
    for text, style in canvas.runs(y):
        if column < x + width and column + width_of(text) > x:
            names |= {name.lstrip("@") for name in style.split()}
        column += width_of(text)
    return names


def test_each_centre_is_lit_by_who_holds_it_and_says_so_by_a_sign() -> None:
    scene = seen(streets(), me="bravo", theme="default")
    canvas, held = city(scene), holders(scene.runner)
    assert set(held.values()) >= {"junta", "president"}
    grid = grid_of(scene.components.areas, canvas.width, canvas.height)
    signs = {"junta": "▲", "president": "●", "empty": "○"}
    for area, side in held.items():
        x, y = grid.corners[area]
        assert f"held.{side}.built" in under(canvas, x, y, grid.width)
        row = canvas.text().splitlines()[y + 2][x : x + grid.width]
        assert signs[side] in row, area


def test_without_a_coup_centres_are_gold() -> None:
    scene = seen(evening(), theme="default")
    assert holders(scene.runner) == {}
    canvas = city(scene)
    x, y = grid_of(scene.components.areas, canvas.width, canvas.height).corners["palace"]
    assert "block.power.built" in under(canvas, x, y, 15)
    assert "◆" in canvas.text().splitlines()[y + 2][x : x + 15]


def test_the_area_under_the_cursor_its_ways_and_where_units_come_from_are_ringed() -> None:
    scene = seen(streets(), MOVE_ASKED, "chamber", me="bravo", theme="default")
    canvas = city(scene)
    grid = grid_of(scene.components.areas, canvas.width, canvas.height)
    for area, mark in (
        ("chamber", "mark.pointed"),
        (subject_of(MOVE_ASKED, UnitsOnMove).area, "mark.origin"),
    ):
        x, y = grid.corners[area]
        assert mark in under(canvas, x, y + 3, grid.width), area
    everything = {name for y in range(canvas.height) for name in under(canvas, 0, y, canvas.width)}
    assert "street.pointed" in everything


@pytest.mark.parametrize("height", [16, 27])
def test_units_are_counters_in_the_colours_of_those_who_command_them(height: int) -> None:
    scene = seen(streets(), me="bravo", theme="default")
    width = 113 if height > 20 else 80
    canvas = city(scene, width, height)
    styles = {style for row in canvas.styles() for style in row if style.endswith(".chip")}
    assert len(styles) >= 2


def test_areas_of_a_pack_have_the_silhouette_of_their_kind() -> None:
    assert silhouette_of("opera", "landmark") == silhouette_of("museum", "landmark")
    assert silhouette_of("palace", "power") != silhouette_of("villa", "power")


# --- votes and money ----------------------------------------------------------------------------
def test_votes_are_stacked_and_what_the_answer_would_add_stands_behind_them() -> None:
    scene = seen(vote(), CAST_ASKED, "yes:all", me="espino", theme="default")
    canvas = Canvas(46, 8, scene.look)
    draw_motion(canvas, scene, 0)
    text = canvas.text()
    assert "+E" in text
    assert "┊" in text
    chips = {style for row in canvas.styles() for style in row if style.endswith(".chip")}
    assert chips
    other = seen(vote(), CAST_ASKED, "pass", me="espino", theme="default")
    calm = Canvas(46, 8, other.look)
    draw_motion(calm, other, 0)
    assert "+E" not in calm.text()


@pytest.mark.parametrize(("width", "single"), [(60, True), (30, False)])
def test_money_is_notes_one_by_one_or_summed_up(width: int, single: bool) -> None:
    runner = evening()
    scene = seen(runner, theme="default")
    assert scene.mine is not None
    notes = scene.mine.pocket
    canvas = Canvas(width, 5, scene.look)
    draw_money(canvas, scene)
    inks = {style for row in canvas.styles() for style in row if style.startswith("note.")}
    assert bool(inks) == bool(notes.count)
    if single and 0 < notes.count < 8:
        assert "×" not in canvas.text()


# --- whole --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("number", "size", "theme", "lang"),
    [
        (3, (160, 48), "default", "en"),
        (1, (160, 48), "light", "de"),
        (3, (80, 24), "colour-blind", "zh"),
        (2, (120, 40), "default", "en"),
    ],
)
def test_painted_board(number: int, size: tuple[int, int], theme: str, lang: str) -> None:
    scene = tables(lang, theme)[number]
    same_as_snapshot(f"painted-{number}-{theme}-{size[0]}-{lang}", board(scene, *size, "map"))
