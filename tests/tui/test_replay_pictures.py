"""The drawing of a recorded game: the bar below it, its chronicle, its charts, its luck."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from tests.games.weimar.view.scenes import weimar_look
from tests.make_saves import SAVES
from tests.tui.looking import same_as_snapshot
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.replay import Replay
from weimar_tui.replay.disclosure import OPEN
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.game_view import GameView
from weimar_tui.tui.layout import Place
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.replay.bar import Running, draw_bar
from weimar_tui.tui.replay.charts import (
    LUCK,
    charts_place,
    draw_page,
    next_page,
    per_page,
    with_charts,
)
from weimar_tui.tui.replay.curves import Curve
from weimar_tui.tui.replay.plot import Plot, RoundStart, draw_plot
from weimar_tui.tui.replay.record import draw_recorded_lines
from weimar_tui.tui.replay.recording import Recording

PAUSED = Running(False, 0.5)


@pytest.fixture(scope="module")
def whole(game: WeimarGame) -> Recording:
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    return Recording(replay, LoadedGame(game, "en"), weimar_look())


@pytest.fixture
def recording(whole: Recording) -> Recording:
    """The example game at its beginning, with everything open."""
    whole.replay.jump(whole.replay.first)
    return copy(whole)


def secret_pick(recording: Recording) -> int:
    """The moment after an agenda was chosen face down."""
    replay = recording.replay
    for moment in range(replay.first + 1, replay.last):
        pick = replay.pick_at(moment)
        if pick is not None and pick.kind == "agenda":
            return moment
    raise AssertionError


# --- the bar ------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [(80, 6), (100, 14)])
@pytest.mark.parametrize("moment", [0, 251, 10_000])
def test_the_bar(recording: Recording, size: tuple[int, int], moment: int) -> None:
    recording.replay.jump(moment)
    canvas = Canvas(*size, recording.look)
    draw_bar(canvas, recording, PAUSED)
    same_as_snapshot(f"replay-bar-{moment}-{size[0]}", canvas)


def test_a_secret_answer_is_only_named_in_the_bar(recording: Recording) -> None:
    recording.replay.jump(secret_pick(recording))
    for viewer in recording.viewers:
        recording.viewer = viewer
        canvas = Canvas(100, 8, recording.look)
        draw_bar(canvas, recording, PAUSED)
        same_as_snapshot(f"replay-bar-secret-{viewer or 'spectator'}", canvas)


def test_how_fast_it_runs_is_said_as_far_as_there_is_room(recording: Recording) -> None:
    recording.replay.jump(251)
    place = "Pick 251 of 932 · Impulse 12 · View everything open"
    for width, told in (
        (77, "playing, 0.2 s per pick"),
        (76, "▸ 0.2 s"),
        (61, "▸ 0.2 s"),
        (60, "▸"),
        (55, "▸"),
        (54, ""),
    ):
        canvas = Canvas(width, 6, recording.look)
        draw_bar(canvas, recording, Running(True, 0.2))
        row = canvas.text().split("\n")[0]
        assert row.startswith(place) and row.removeprefix(place).strip() == told
        assert canvas.styles()[0][-1] == ("good" if told else "")


def test_a_long_question_has_a_second_row_from_eight_rows_on(recording: Recording) -> None:
    recording.replay.jump(251)
    for height, long in ((7, False), (8, True)):
        canvas = Canvas(40, height, recording.look)
        draw_bar(canvas, recording, PAUSED)
        assert (canvas.styles()[3][0] == "strong") == long


def test_without_room_the_bar_says_only_where_the_game_stands(recording: Recording) -> None:
    recording.replay.jump(251)
    place = "Pick 251 of 932 · Impulse 12 · View everything open"
    for width, running in ((54, Running(True, 0.2)), (59, PAUSED)):
        canvas = Canvas(width, 6, recording.look)
        draw_bar(canvas, recording, running)
        assert canvas.text().split("\n")[0] == place


def test_a_long_piece_of_news_is_cut_with_a_mark(recording: Recording) -> None:
    told = recording.timeline.events_until
    moments = range(1, recording.replay.last)
    recording.replay.jump(max(moments, key=lambda moment: told(moment) - told(moment - 1)))
    canvas = Canvas(60, 7, recording.look)
    draw_bar(canvas, recording, PAUSED)
    same_as_snapshot("replay-bar-news-60", canvas)


# --- the chronicle ------------------------------------------------------------------------------
@pytest.mark.parametrize(("moment", "up"), [(0, 0), (251, 0), (251, 8), (10_000, 0)])
def test_the_chronicle_around_the_cursor(recording: Recording, moment: int, up: int) -> None:
    recording.replay.jump(moment)
    canvas = Canvas(44, 20, recording.look)
    draw_recorded_lines(canvas, recording, recording.line_now() - up)
    same_as_snapshot(f"replay-record-{moment}-{up}", canvas)


def test_a_chronicle_on_two_rows_still_shows_its_line(recording: Recording) -> None:
    recording.replay.jump(251)
    canvas = Canvas(30, 2, recording.look)
    draw_recorded_lines(canvas, recording, recording.line_now())
    same_as_snapshot("replay-record-2-rows", canvas)


def test_wherever_the_cursor_stands_its_line_and_what_leads_to_it_are_seen(
    recording: Recording,
) -> None:
    recording.replay.jump(251)
    for height in (1, 3, 6, 21):
        for cursor in (0, 1, recording.line_now(), len(recording.lines) - 1):
            canvas = Canvas(200, height, recording.look)
            draw_recorded_lines(canvas, recording, cursor)
            rows = canvas.text().split("\n")
            (pointed,) = [y for y, row in enumerate(rows) if row.startswith("▸")]
            assert pointed == min(cursor, max(1, height * 2 // 3) - 1)
            assert recording.lines[cursor][1].text in rows[pointed]


def test_a_chronicle_about_nobody_says_so(
    game: WeimarGame, recording: Recording, make_table: Any
) -> None:
    nothing = Recording(make_table().replay(), LoadedGame(game, "en"), recording.look)
    nothing.turn_filter()
    canvas = Canvas(40, 5, recording.look)
    draw_recorded_lines(canvas, nothing, 0)
    assert canvas.text().split("\n")[0] == recording.words.ui("chronicle-empty")
    assert canvas.styles()[0][0] == "muted"


# --- charts -------------------------------------------------------------------------------------
def test_how_many_charts_find_room() -> None:
    sizes = [(70, 20), (69, 24), (69, 23), (70, 19), (200, 19), (40, 24)]
    assert [per_page(*size) for size in sizes] == [4, 2, 1, 1, 1, 2]


def test_pages_of_charts_then_luck_then_the_board(recording: Recording) -> None:
    charts = len(recording.narration.charts)
    seen: list[int | None] = [None]
    for _ in range(charts + 2):
        seen.append(next_page(recording, seen[-1], 60, 20))
    assert seen == [None, *range(charts), LUCK, None]
    assert next_page(recording, 0, 100, 40) == (1 if charts > 4 else LUCK)


@pytest.mark.parametrize(
    ("size", "page"),
    [((120, 30), 0), ((60, 26), 0), ((60, 26), 1), ((60, 14), 2), ((80, 16), LUCK)],
)
def test_pages_of_charts(recording: Recording, size: tuple[int, int], page: int) -> None:
    recording.replay.jump(400)
    canvas = Canvas(*size, recording.look)
    draw_page(canvas, recording, page)
    same_as_snapshot(f"replay-charts-{size[0]}x{size[1]}-{page % 10}", canvas)


@pytest.mark.parametrize("lang", ["de", "zh"])
def test_luck_in_other_languages(recording: Recording, game: WeimarGame, lang: str) -> None:
    recording.replay.jump(400)
    recording.loaded = LoadedGame(game, lang)
    canvas = Canvas(70, 14, recording.look)
    draw_page(canvas, recording, LUCK)
    same_as_snapshot(f"replay-luck-{lang}", canvas)


def test_in_another_language_everything_is_told_anew(
    recording: Recording, game: WeimarGame
) -> None:
    recording.replay.jump(20)
    english = [line.text for _, line in recording.lines]
    recording.loaded = LoadedGame(game, "en")
    recording.loaded.speak("de")
    german = [line.text for _, line in recording.lines]
    assert len(german) == len(english) and german != english
    assert recording.scene().words is recording.words is recording.loaded.words
    recording.loaded.speak("en")
    assert [line.text for _, line in recording.lines] == english
    recording.turn_view(1)
    assert [line.text for _, line in recording.lines] != english


def test_a_page_there_is_no_more_after_resizing_is_the_last_one(recording: Recording) -> None:
    recording.replay.jump(400)
    one, other = Canvas(120, 30, recording.look), Canvas(120, 30, recording.look)
    draw_page(one, recording, 9)
    draw_page(other, recording, (len(recording.narration.charts) - 1) // 4)
    assert one.text() == other.text()


def plotted(values: list[int], width: int = 24, height: int = 11) -> Canvas:
    """A curve through these values, with letters."""
    starts = [
        RoundStart(moment, str(number), f"Round {number}") for number, moment in ((1, 0), (2, 4))
    ]
    curve = Curve("A", "spd", values, letter="A")
    canvas = Canvas(width, height, weimar_look(theme="ansi"))
    draw_plot(canvas, Plot("Victory points", [curve], now=0, starts=starts))
    return canvas


def test_a_curve_that_leaps_is_joined_by_a_line() -> None:
    same_as_snapshot("replay-curve-leap", plotted([0, 0, 6, 6, 2, 2, -3, -3]))


def test_a_chart_without_room_for_curves_has_its_legend_alone() -> None:
    for size in ((11, 11), (24, 5)):
        rows = plotted([0, 1, 2], *size).text().split("\n")
        assert any(rows[:2]) and not any(rows[2:])
    assert any(plotted([0, 1], 24, 6).text().split("\n")[2:])


# --- where charts stand -------------------------------------------------------------------------
class Kit(GameView):
    panes = ("map", "table", "hand", "chronicle", "more")


FOUND = {
    "head": Place(0, 0, 100, 1),
    "map": Place(0, 1, 40, 20),
    "table": Place(40, 1, 30, 10),
    "more": Place(40, 11, 30, 10),
    "chronicle": Place(70, 1, 30, 20),
    "hand": Place(60, 21, 40, 10),
    "decision": Place(0, 21, 60, 10),
}


def test_charts_stand_in_the_place_of_the_first_pane() -> None:
    assert charts_place(FOUND, Kit(), "map") == FOUND["map"]
    assert charts_place(FOUND, Kit(), "table") == FOUND["map"]
    shown = with_charts(FOUND, Kit(), "map")
    assert shown.pop("charts") == FOUND["map"]
    assert shown == {name: place for name, place in FOUND.items() if name != "map"}


def test_charts_have_all_the_room_of_the_panes_they_stand_for() -> None:
    class Wide(Kit):
        chart_panes = ("table", "map", "hand")

    assert charts_place(FOUND, Wide(), "map") == Place(0, 1, 70, 20), "the hand stays"
    shown = with_charts(FOUND, Wide(), "map")
    assert set(shown) == {"head", "chronicle", "hand", "decision", "charts"}


@pytest.mark.parametrize("pane", ["more", "table"])
def test_panes_that_only_touch_the_charts_stay(pane: str) -> None:
    class One(Kit):
        chart_panes = (pane,)

    assert charts_place(FOUND, One(), "map") == FOUND[pane]
    assert set(FOUND) - set(with_charts(FOUND, One(), "map")) == {pane}


def test_on_a_small_screen_charts_stand_where_the_pane_shown_is() -> None:
    small = {"head": FOUND["head"], "more": Place(0, 1, 80, 14)}
    assert charts_place(small, Kit(), "more") == small["more"]
    assert set(with_charts(small, Kit(), "more")) == {"head", "charts"}
    hand = {"head": FOUND["head"], "hand": Place(0, 1, 80, 14)}
    assert set(with_charts(hand, Kit(), "hand")) == {"head", "charts"}, "even the hand"


# --- through whose eyes -------------------------------------------------------------------------
def test_lines_are_those_of_the_view(recording: Recording) -> None:
    recording.replay.jump(251)
    assert recording.viewer == OPEN and recording.seat is None
    openly = [line.text for _, line in recording.lines]
    recording.turn_view(2)
    assert recording.viewer == recording.seat == recording.viewers[2]
    seen = [line.text for _, line in recording.lines]
    assert seen != openly, "what others did face down is told otherwise"
    recording.turn_view(-2)
    assert [line.text for _, line in recording.lines] == openly


def test_a_chronicle_of_one_seat_keeps_the_moments_of_its_lines(recording: Recording) -> None:
    recording.replay.jump(251)
    everything = list(recording.lines)
    recording.turn_filter()
    own = list(recording.lines)
    assert recording.only == recording.seats[0]
    assert 0 < len(own) < len(everything) and set(own) <= set(everything)
    recording.go_to_line(len(own))
    assert recording.moment == 251, "there is no such line"
    recording.go_to_line(-1)
    assert recording.moment == 251
    recording.go_to_line(3)
    assert recording.timeline.events_until(recording.moment) > own[3][0]
    assert recording.line_now() >= 3
    recording.replay.jump(251)
    recording.go_to_line(0)
    assert recording.moment == recording.timeline.moment_of(own[0][0]) < 251


def test_what_is_asked_at_the_ends(recording: Recording) -> None:
    assert recording.answer() is None and recording.news() == []
    first = recording.asked_next()
    pick = recording.replay.pick_at(1)
    assert first is not None and pick is not None and first.number == pick.decision
    assert not recording.at_end
    answer = recording.answer_next()
    assert answer is not None and answer.pick == pick and answer.text
    recording.step(10_000)
    assert recording.at_end and recording.answer_next() is None
    assert recording.asked_next() is None


def test_the_scene_of_a_moment_points_at_the_last_answer_where_it_may_be_known(
    recording: Recording,
) -> None:
    moment = secret_pick(recording)
    recording.replay.jump(moment)
    pick = recording.replay.pick_at(moment)
    assert pick is not None
    known = {}
    for viewer in recording.viewers:
        recording.viewer = viewer
        scene = recording.scene()
        known[viewer] = scene.chosen
        assert scene.me == recording.seat
    assert known == {
        viewer: pick.option if viewer in (OPEN, pick.seat) else "" for viewer in recording.viewers
    }
