"""Curves as dots and shares as areas: past and future, names, rounds."""

from __future__ import annotations

import pytest

from tests.games.weimar.view.scenes import weimar_look
from tests.tui.sight import unreadable
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.replay.curves import (
    Curve,
    CurveFrame,
    draw_bands,
    draw_curves,
    draw_flags,
    draw_limits,
    draw_stacked_areas,
)
from weimar_tui.tui.replay.plot import Plot, RoundStart, draw_plot

FRAME = CurveFrame(4, 1, 30, 8, 14)
PAINTED = ("default", "dark", "light", "high-contrast", "colour-blind")


def sheet(theme: str = "default") -> Canvas:
    return Canvas(46, 10, weimar_look(theme=theme))


def curve(name: str, style: str, first: int, last: int) -> Curve:
    return Curve(name, style, [first + (last - first) * x // 59 for x in range(60)])


def styles_in(canvas: Canvas, columns: range) -> set[str]:
    return {canvas.styles()[y][x] for y in range(1, 9) for x in columns if canvas.at(x, y) != " "}


def test_what_has_been_is_bold_and_what_is_to_come_is_pale() -> None:
    canvas = sheet()
    draw_curves(canvas, FRAME, [curve("SPD", "spd", 0, 20)], 0, 20)
    assert styles_in(canvas, range(4, 17)) == {"spd bold"}
    assert styles_in(canvas, range(20, 34)) == {"spd.mix.40"}


def test_the_moment_is_a_disc_on_each_curve() -> None:
    canvas = sheet()
    draw_curves(canvas, FRAME, [curve("SPD", "spd", 0, 20), curve("KPD", "kpd", 20, 0)], 0, 20)
    column = [canvas.at(18, y) for y in range(1, 9)]
    assert column.count("●") in (1, 2)


def test_where_the_game_ends_is_a_dashed_line_that_curves_go_over() -> None:
    canvas = sheet()
    draw_curves(canvas, FRAME, [curve("SPD", "spd", 15, 15)], 0, 20)
    draw_limits(canvas, FRAME, {20: "danger", 15: "nsdap"}, 0, 20)
    assert "danger" in styles_in(canvas, range(4, 34))
    assert "nsdap" not in styles_in(canvas, range(4, 34)), "the curve lies on its limit"
    first = [x for x in range(4, 34) if canvas.at(x, 1) != " "]
    assert len(first) > 10
    assert {canvas.styles()[1][x] for x in first} == {"danger"}


def test_names_stand_at_the_ends_each_on_a_row_of_its_own() -> None:
    canvas = sheet()
    curves = [curve("SPD", "spd", 0, 20), curve("Z", "z", 0, 20), curve("KPD", "kpd", 0, 19)]
    draw_curves(canvas, FRAME, curves, 0, 20)
    ends = [row[35:].strip() for row in canvas.text().splitlines() if row[35:].strip()]
    assert ends == ["SPD 20", "Z 20", "KPD 19"]


def test_nothing_is_drawn_outside_the_frame() -> None:
    canvas = sheet()
    draw_curves(canvas, FRAME, [curve("SPD", "spd", 0, 0)], 0, 20)
    for y in (0, 9):
        assert all(canvas.at(x, y) == " " for x in range(canvas.width))


def test_rounds_are_bands_and_the_moment_a_lighter_column() -> None:
    canvas = sheet()
    draw_bands(canvas, FRAME, [4, 12, 20])
    grounds = [style for _, style in canvas.runs(3)]
    assert grounds.count("@chart.band") == 2
    assert grounds.count("@chart.now") == 1


def test_shares_lie_on_one_another_in_their_order_and_fill_the_height() -> None:
    canvas = sheet()
    draw_stacked_areas(canvas, FRAME, [curve("KPD", "kpd", 5, 5), curve("SPD", "spd", 15, 15)])
    upper, lower = (" ".join(style for _, style in canvas.runs(y)) for y in (2, 8))
    assert "spd" in upper
    assert "kpd" not in upper
    assert "kpd" in lower
    assert "spd" not in lower
    names = [row[35:].strip() for row in canvas.text().splitlines() if row[35:].strip()]
    assert names == ["SPD 15", "KPD 5"]


@pytest.mark.parametrize("theme", PAINTED)
def test_names_and_figures_can_be_read_on_bands(theme: str) -> None:
    canvas = sheet(theme)
    draw_bands(canvas, FRAME, [4, 12, 20])
    draw_curves(canvas, FRAME, [curve("SPD", "spd", 0, 20), curve("Z", "z", 4, 9)], 0, 20)
    assert not [text for text in unreadable(canvas) if text[0] != "●"]
    assert not unreadable(canvas, 3.0)


def test_a_curve_has_a_gap_where_nothing_is_known_of_it() -> None:
    canvas = sheet()
    values = [None if 20 <= x < 40 else 10 for x in range(60)]
    draw_curves(canvas, CurveFrame(4, 1, 30, 8), [Curve("SPD", "spd", values)], 0, 20)
    drawn = [x for x in range(4, 34) if any(canvas.at(x, y) != " " for y in range(1, 9))]
    assert drawn == [*range(4, 15), *range(24, 34)]


def test_without_a_moment_all_has_been_and_nothing_is_marked() -> None:
    canvas = sheet()
    frame = CurveFrame(4, 1, 30, 8)
    draw_bands(canvas, frame, [4, 12, 20])
    draw_curves(canvas, frame, [curve("SPD", "spd", 0, 20)], 0, 20)
    assert styles_in(canvas, range(4, 34)) == {"spd bold"}
    assert "@chart.now" not in [style for _, style in canvas.runs(3)]
    assert "●" not in canvas.text()


def test_flags_are_numbered_and_do_not_stand_on_one_another() -> None:
    canvas = sheet()
    draw_flags(canvas, FRAME, [3, 4, 20])
    assert canvas.text().splitlines()[0].split() == ["1", "2", "3"]
    assert [x for x in range(46) if canvas.at(x, 5) != " "] == [7, 8, 24]


def test_a_plot_names_its_rounds_only_if_all_fit() -> None:
    for width, row in ((60, ["Round", "1", "Round", "2"]), (40, ["1", "Round", "2"])):
        canvas = Canvas(width, 12, weimar_look())
        starts = [RoundStart(0, "1", "Round 1"), RoundStart(9, "2", "Round 2")]
        draw_plot(canvas, Plot("Points", [curve("SPD", "spd", 0, 20)], starts=starts))
        assert canvas.text().splitlines()[-1].split() == row


def test_a_plot_reaches_as_far_as_it_is_told() -> None:
    canvas = Canvas(50, 12, weimar_look())
    draw_plot(canvas, Plot("Points", [curve("SPD", "spd", 0, 20)], reach=(-10, 60)))
    column = [row[:3].strip() for row in canvas.text().splitlines()]
    assert [value for value in column if value] == ["Poi", "60", "25", "−10"]
