"""Colours of pictures: text on every background is readable, heats and seats are
distinguishable."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest
from rich.color import ColorSystem, ColorType
from rich.style import Style

from tests.tui.sight import SIGHTS, confused, contrast, distance, ground, unreadable
from weimar_tui.registry import game_ids, plugin_of
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.ground import Raster
from weimar_tui.tui.look import ALL_COLOURS, FEW_COLOURS, SIXTEEN, Look
from weimar_tui.tui.paints import HEATS, PAINTS, paint_of
from weimar_tui.tui.themes import PALETTES, PLAIN, SEATS, SIDES, THEMES, is_native

PAINTED = [theme for theme in THEMES if not is_native(theme)]
INKS = (
    *("ink.strong", "ink.soft", "ink.choose", "ink.good", "ink.danger"),
    *(f"{seat}.ink" for seat in SEATS),
)
RAMPS = [[f"{seat}.heat.{step}" for step in range(HEATS + 1)] for seat in (*SEATS, *SIDES)]
EMBER = [f"heat.{step}" for step in range(1, HEATS + 1)]
LANDS = ["ground.land", *(f"{seat}.tint" for seat in SEATS)]
GROUNDS = [
    *("ground.sea", "ground.shoal", "ground.abroad", "ground.plate"),
    *LANDS,
    *EMBER,
    *(name for ramp in RAMPS for name in ramp),
]
NOTICED = 0.02
"""In Oklab: the smallest difference that people notice side by side."""


def palette(theme: str, colours: int) -> Canvas:
    """A canvas with every text colour on every background, one word each."""
    look = Look(theme=theme)
    look.have(colours)
    inks = (*INKS, "text") if colours == ALL_COLOURS else INKS
    canvas = Canvas(3 * len(GROUNDS), len(inks), look)
    for column, name in enumerate(GROUNDS):
        canvas.wash(3 * column, 0, 3, canvas.height, name)
        for row, ink in enumerate(inks):
            canvas.put(3 * column, row, "Abc", ink)
    return canvas


@pytest.mark.parametrize("colours", [ALL_COLOURS, FEW_COLOURS])
@pytest.mark.parametrize("theme", PAINTED)
def test_every_ink_can_be_read_on_every_ground(theme: str, colours: int) -> None:
    canvas = palette(theme, colours)
    assert len({names for y in range(canvas.height) for _, names in canvas.runs(y)}) == (
        canvas.height * len(GROUNDS)
    )
    assert unreadable(canvas) == set()


@pytest.mark.parametrize("theme", PAINTED)
def test_names_of_seas_and_neighbours_and_counters_can_be_read(theme: str) -> None:
    look = Look(theme=theme)
    written = ["ink.sea @ground.sea", "ink.sea @ground.shoal", "ink.abroad @ground.abroad"]
    written += ["ink.badge", *(f"{seat}.chip" for seat in SEATS)]
    low = {names: round(contrast(look.style(names)), 2) for names in written}
    assert {names: ratio for names, ratio in low.items() if ratio < 4.5} == {}


@pytest.mark.parametrize("theme", PAINTED)
def test_highlights_can_be_read(theme: str) -> None:
    look = Look(theme=theme)
    ratios = [contrast(look.style(f"@ground.land mark {news}")) for news in ("news.1", "news.2")]
    assert min(ratios) >= 7.6


@pytest.mark.parametrize("theme", ["ansi", PLAIN])
def test_without_colours_of_its_own_a_theme_highlights_by_reversing_and_underlining(
    theme: str,
) -> None:
    look = Look(theme=theme)
    for before in ("", "bold", "seat-1.chip", "cursor"):
        first, second = (look.style(f"{before} {news}") for news in ("news.1", "news.2"))
        assert first.reverse and not second.reverse and second.underline


@pytest.mark.parametrize("theme", PAINTED)
def test_every_step_of_heat_is_seen_beside_the_one_before(theme: str) -> None:
    steps = [pair for ramp in (*RAMPS, EMBER) for pair in pairwise(ramp)]
    assert confused(Look(theme=theme), steps, NOTICED) == {}


def test_two_sides_are_told_apart_by_every_eye_wherever_it_is_hot() -> None:
    hot = range(2, HEATS + 1)
    pairs = [(f"side-1.heat.{one}", f"side-2.heat.{other}") for one in hot for other in hot]
    assert confused(Look(theme="colour-blind"), pairs, 2 * NOTICED) == {}


@pytest.mark.parametrize("theme", PAINTED)
def test_no_side_is_taken_for_the_sea(theme: str) -> None:
    lands = [f"{side}.heat.{step}" for side in SIDES for step in range(HEATS + 1)]
    assert confused(Look(theme=theme), product(lands, ("ground.sea",)), NOTICED) == {}


def test_what_burns_is_no_quiet_land_for_any_eye() -> None:
    quiet = [("heat.6", name) for name in (*LANDS, "ground.sea", "ground.abroad")]
    assert confused(Look(theme="colour-blind"), quiet, 2 * NOTICED) == {}


@pytest.mark.parametrize("theme", PAINTED)
def test_sea_land_and_abroad_are_told_apart(theme: str) -> None:
    kinds = [f"ground.{name}" for name in ("sea", "shoal", "land", "abroad")]
    assert confused(Look(theme=theme), combinations(kinds, 2), NOTICED) == {}


@pytest.mark.parametrize("theme", PAINTED)
def test_the_wall_stands_out_from_every_land(theme: str) -> None:
    look = Look(theme=theme)
    for sight, name in product(SIGHTS, (name for ramp in RAMPS for name in ramp)):
        wall, border, land = (ground(look, n) for n in ("ground.wall", "ground.border", name))
        assert distance(wall, land, sight) > distance(border, land, sight) > 5 * NOTICED, name


def test_every_theme_has_the_same_names() -> None:
    assert len({frozenset(names) for names in PAINTS.values()}) == 1
    assert set(PAINTS) == set(PAINTED)


@pytest.mark.parametrize("theme", ["ansi", PLAIN])
def test_without_colours_there_is_no_ground(theme: str) -> None:
    look = Look(theme=theme)
    canvas = Canvas(4, 1, look)
    canvas.lay(0, 0, Raster(4, 1, "ground.sea"))
    canvas.wash(0, 0, 4, 1, "seat-1.tint")
    canvas.put(0, 0, "Kiel", "ink.strong")
    assert not look.paints and canvas.runs(0) == [("Kiel", "ink.strong")]
    for name in (*INKS, *GROUNDS, "ink.sea", "ink.abroad", "ink.badge", "seat-1.chip"):
        style = look.style(name)
        for color in (style.color, style.bgcolor):
            assert color is None or color.type in (ColorType.DEFAULT, ColorType.STANDARD)
    assert look.style("seat-1.chip").reverse


@pytest.mark.parametrize("theme", PAINTED)
def test_with_256_colours_every_picture_is_made_of_them(theme: str) -> None:
    look = Look(theme=theme)
    look.have(FEW_COLOURS)
    for name in (*GROUNDS, "ground.wall", "ink.soft", "side-1.ink"):
        for color in (look.style(name).color, look.style(f"@{name}").bgcolor):
            assert color is not None
            shown = color.downgrade(ColorSystem.EIGHT_BIT)
            levels = zip(color.get_truecolor(), shown.get_truecolor(), strict=True)
            assert all(abs(one - other) <= 10 for one, other in levels), name


@pytest.mark.parametrize("theme", ["default", "dark", "light", "colour-blind"])
def test_with_256_colours_the_sides_and_the_sea_keep_their_hues(theme: str) -> None:
    look = Look(theme=theme)
    look.have(FEW_COLOURS)
    hot = range(3, HEATS + 1)
    pairs = [(f"side-1.heat.{one}", f"side-2.heat.{other}") for one in hot for other in hot]
    near = confused(look, pairs, NOTICED)
    assert {pair for pair in near if pair[2] == "all cones"} == set()
    kinds = combinations([f"ground.{name}" for name in ("sea", "land", "abroad")], 2)
    assert confused(look, kinds, NOTICED) == {}


def test_with_16_colours_there_is_no_ground() -> None:
    look = Look()
    changes = look.changes
    look.have(SIXTEEN)
    assert not look.paints and look.changes > changes
    look.have(ALL_COLOURS)
    assert look.paints


def test_plain_letters_have_no_ground() -> None:
    canvas = Canvas(2, 1, Look(ascii_only=True))
    canvas.lay(0, 0, Raster(2, 1, "ground.sea"))
    assert canvas.runs(0) == [("  ", "")]


def test_a_game_names_its_seats_and_brings_colours_of_its_own() -> None:
    look = Look()
    look.name_styles({"west": "seat-4"})
    assert look.style("@west.heat.3") == look.style("@seat-4.heat.3")
    assert look.style("west.chip") == look.style("seat-4.chip")
    changes = look.changes
    look.name_paints({"default": {"block.slum": "#302619"}, "light": {"block.slum": "#efe0c8"}})
    assert look.changes > changes
    assert look.style("@block.slum") == look.style("") + Style(bgcolor="#302619")
    look.wear("light")
    assert look.style("@block.slum") == look.style("") + Style(bgcolor="#efe0c8")
    changes = look.changes
    look.name_paints({"light": {"block.slum": "#efe0c8"}})
    assert look.changes == changes, "that was known"


@pytest.mark.parametrize("theme", PAINTED)
def test_no_game_paints_over_what_another_has_named(theme: str) -> None:
    """The start screen shows the pictures of all games together."""
    painted = dict(PAINTS[theme])
    for game in game_ids():
        game_view = plugin_of(game).view()
        own = game_view.paints.get(theme, {}) if game_view is not None else {}
        assert not {name for name in own if painted.get(name, own[name]) != own[name]}, game
        assert not {name for name in own if name.partition(".")[0] in (*SEATS, *SIDES)}, game
        painted |= own


def test_a_name_there_is_not_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Look().style("@ground.moon")


def test_an_edge_is_darker_than_what_it_surrounds() -> None:
    seats = PALETTES["default"]
    for name in ("heat.3", "seat-2.tint", "seat-5.heat.6", "ground.land"):
        whole, edge = (int(paint_of("default", n, seats)[1:3], 16) for n in (name, f"{name}.edge"))
        assert edge < whole
