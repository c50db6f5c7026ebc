"""Pictures behind text: quadrant blocks on blanks, a background behind letters."""

from __future__ import annotations

import pytest

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.ground import Raster
from weimar_tui.tui.look import Look

SEA, LAND, COAST = "ground.sea", "ground.land", "ground.shoal"


def sheet(width: int = 4, height: int = 1) -> Canvas:
    return Canvas(width, height, Look())


def quads(*rows: str, **colours: str) -> tuple[Raster, dict[str, str]]:
    """A picture of letters that stand for colours: s for sea, l for land, c for coast."""
    return Raster.of(rows), {"s": SEA, "l": LAND, "c": COAST, **colours}


# --- what is shown ------------------------------------------------------------------------------
def test_a_blank_cell_of_two_colours_is_a_quadrant_block() -> None:
    for above, below, block in [
        ("ls", "ss", "▘"),
        ("sl", "ss", "▝"),
        ("ss", "ls", "▖"),
        ("ss", "sl", "▗"),
        ("ll", "ss", "▀"),
        ("ls", "ls", "▌"),
        ("ls", "sl", "▚"),
        ("sl", "ls", "▞"),
    ]:
        canvas = sheet(2)
        canvas.lay(0, 0, *quads("ss" + above, "ss" + below))
        assert canvas.runs(0) == [(" " + block, f"{LAND} @{SEA}")], block


def test_of_three_colours_the_two_commonest_are_seen() -> None:
    canvas = sheet(1)
    canvas.lay(0, 0, *quads("sc", "ls"))
    ((block, style),) = canvas.runs(0)
    assert style == f"{COAST} @{SEA}" and block == "▝"


def test_text_stands_on_the_commonest_colour() -> None:
    canvas = sheet(3)
    canvas.lay(0, 0, *quads("ssslll", "ssslll"))
    canvas.put(0, 0, "abc", "ink.soft")
    assert canvas.runs(0) == [("ab", f"ink.soft @{SEA}"), ("c", f"ink.soft @{LAND}")]


def test_a_border_is_no_ground_to_read_on() -> None:
    border = Raster.of(["||||", "||||"], under={"|": "l"})
    for raster in (border, border.copy()):
        canvas = sheet(2)
        canvas.lay(0, 0, raster, {"|": "ground.wall", "l": LAND})
        canvas.put(0, 0, "a", "ink.soft")
        assert canvas.runs(0) == [("a", f"ink.soft @{LAND}"), (" ", "@ground.wall")]


def test_a_style_with_a_background_of_its_own_hides_the_ground() -> None:
    canvas = sheet(6)
    canvas.wash(0, 0, 6, 1, SEA)
    canvas.put(0, 0, "ab", "cursor")
    canvas.put(2, 0, "cd", "key reverse")
    canvas.put(4, 0, "e", "seat-1.chip")
    assert canvas.runs(0) == [
        ("ab", "cursor"),
        ("cd", "key reverse"),
        ("e", "seat-1.chip"),
        (" ", f"@{SEA}"),
    ]


def test_wide_letters_lie_on_one_ground() -> None:
    canvas = sheet(4)
    canvas.lay(0, 0, *quads("sslsllss", "sslsllss"))
    canvas.put(0, 0, "柏林", "ink.soft")
    assert "".join(text for text, _ in canvas.runs(0)) == "柏林"
    assert canvas.runs(0) == [("柏", f"ink.soft @{SEA}"), ("林", f"ink.soft @{LAND}")]
    assert canvas.strip(0).cell_length == 4


def test_blanks_are_written_together_with_their_neighbours_on_the_same_ground() -> None:
    canvas = sheet(9)
    canvas.wash(0, 0, 9, 1, SEA)
    canvas.put(2, 0, "a", "ink.soft")
    canvas.put(4, 0, "b", "ink.soft")
    canvas.put(6, 0, "c", "ink.choose mark")
    assert canvas.runs(0) == [
        ("  a b ", f"ink.soft @{SEA}"),
        ("c", f"ink.choose mark @{SEA}"),
        ("  ", f"@{SEA}"),
    ], "what is underlined takes no blanks with it"


def test_what_has_no_ground_keeps_its_columns_before_what_has_some() -> None:
    canvas = sheet(5)
    canvas.wash(3, 0, 2, 1, SEA)
    assert canvas.runs(0) == [("   ", ""), ("  ", f"@{SEA}")]
    assert sum(segment.cell_length for segment in canvas.strip(0)) == 5


def test_blocks_of_the_same_two_colours_are_written_together() -> None:
    canvas = sheet(4)
    canvas.lay(0, 0, *quads("ssslllls", "ssssslls"))
    ((text, style),) = canvas.runs(0)
    assert style in (f"{LAND} @{SEA}", f"{SEA} @{LAND}")
    assert text == " ▝▜▌"[: len(text)] or len(text) == 4


# --- laying -------------------------------------------------------------------------------------
def test_a_move_maps_keys_to_other_colours() -> None:
    raster = Raster.of(["BBYY", "BBYY"])
    canvas = sheet(2)
    canvas.lay(0, 0, raster, {"B": "seat-4.heat.1", "Y": "seat-4.heat.2"})
    assert canvas.runs(0) == [(" ", "@seat-4.heat.1"), (" ", "@seat-4.heat.2")]
    again = sheet(2)
    again.lay(0, 0, raster, {"B": "seat-4.heat.1", "Y": "seat-4.heat.1"})
    assert again.runs(0) == [("  ", "@seat-4.heat.1")]
    assert not again.same_row(canvas, 0)
    same = sheet(2)
    same.lay(0, 0, raster, {"B": "seat-4.heat.1", "Y": "seat-4.heat.1"})
    assert again.same_row(same, 0)


@pytest.mark.parametrize(("x", "y"), [(-1, 0), (2, 0), (0, -1), (3, 2), (9, 9), (-9, -9)])
def test_what_lies_outside_the_sheet_is_left_out(x: int, y: int) -> None:
    canvas = sheet(3, 2)
    canvas.lay(x, y, Raster(2, 2, SEA))
    washed = sheet(3, 2)
    washed.wash(x, y, 2, 2, SEA)
    for row in range(2):
        assert washed.same_row(canvas, row)
        wet = max(0, min(3, x + 2) - max(0, x)) if y <= row < y + 2 else 0
        assert sum(len(text) for text, style in canvas.runs(row) if style) == wet
        assert canvas.strip(row).cell_length == 3


def test_an_empty_key_leaves_what_lies_below() -> None:
    canvas = sheet(3)
    canvas.wash(0, 0, 2, 1, SEA)
    ring = Raster(3, 1)
    ring.fill(2, 0, 2, 2, LAND)
    canvas.lay(0, 0, ring)
    assert canvas.runs(0) == [(" ", f"@{SEA}"), (" ", f"@{LAND}"), (" ", "")]
    half = Raster(1, 1)
    half.dot(0, 0, LAND)
    canvas.lay(2, 0, half)
    assert canvas.runs(0)[-1] == ("▘", LAND), "beside it is the background of the theme"


def test_a_picture_is_drawn_in_quarters_of_cells() -> None:
    raster = Raster(2, 2, SEA)
    raster.fill(-1, 1, 3, 2, LAND)
    raster.fill(9, 9, 3, 3, LAND)
    raster.dot(3, 3, COAST)
    assert [[raster.at(x, y) for x in range(4)] for y in range(4)] == [
        [SEA, SEA, SEA, SEA],
        [LAND, LAND, SEA, SEA],
        [LAND, LAND, SEA, SEA],
        [SEA, SEA, SEA, COAST],
    ]
    copy = raster.copy()
    copy.dot(0, 0, COAST)
    assert (raster.at(0, 0), copy.at(0, 0)) == (SEA, COAST)
    canvas = sheet(2, 2)
    canvas.lay(0, 0, copy)
    raster.dot(1, 0, COAST)
    other = sheet(2, 2)
    other.lay(0, 0, raster)
    assert not canvas.same_row(other, 0) and canvas.same_row(other, 1)


def test_a_sheet_pasted_onto_another_brings_its_ground() -> None:
    small = sheet(2)
    small.wash(0, 0, 1, 1, SEA)
    large = sheet(4, 2)
    large.wash(0, 0, 4, 2, LAND)
    large.paste(1, 1, small)
    assert large.runs(0) == [("    ", f"@{LAND}")]
    assert large.runs(1) == [
        (" ", f"@{LAND}"),
        (" ", f"@{SEA}"),
        (" ", ""),
        (" ", f"@{LAND}"),
    ]
    assert small.runs(0) == [(" ", f"@{SEA}"), (" ", "")]
    bare = sheet(4)
    bare.paste(0, 0, sheet(2))
    assert bare.runs(0) == [("    ", "")]


def test_letters_are_the_same_with_and_without_ground() -> None:
    canvas = sheet(3)
    canvas.wash(0, 0, 3, 1, SEA)
    canvas.put(1, 0, "x")
    assert canvas.text() == " x"
    assert canvas.free(0) == [True, False, True]


def test_a_row_may_begin_without_ground() -> None:
    canvas = sheet(6)
    canvas.wash(4, 0, 1, 1, SEA)
    canvas.put(2, 0, "a")
    assert canvas.runs(0) == [("  a ", ""), (" ", f"@{SEA}"), (" ", "")]
