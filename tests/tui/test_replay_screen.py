"""The replay screen's keys one by one: where each leads, what the foot says, what is stopped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual import events

from tests.make_saves import SAVES
from tests.tui.looking import same_as_snapshot
from tests.weimar.screen.scenes import weimar_look
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.replay import Replay
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.replay.app import replay_app
from weimar_tui.tui.replay.charts import LUCK
from weimar_tui.tui.replay.record import draw_record
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.screens.replay import SPEEDS, ReplayScreen


class Ticking:
    """A timer that never goes off by itself."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True


class Watching(ReplayScreen):
    """The screen without an app: nothing is drawn, pages and timers are kept."""

    big = True

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.drawn: list[str] = []
        self.pages: list[Any] = []
        self.timers: list[Ticking] = []
        self.seen_now: set[str] = set(self.kit.panes)

    window: tuple[int, int] | None = None

    size = property(lambda self: self.window or ((160, 48) if self.big else (80, 24)))
    here = property(lambda self: SimpleNamespace(motion=False))
    look = property(lambda self: weimar_look())
    app = property(lambda self: SimpleNamespace(push_screen=self.pages.append))

    def draw_all(self, *, fresh: bool = False) -> None:
        self.drawn.append("drawn")

    def place_all(self, width: int, height: int) -> None:
        self.drawn.append("placed")

    def set_interval(self, seconds: float, then: Any) -> Any:  # type: ignore[override]
        self.timers.append(Ticking(seconds))
        return self.timers[-1]

    def query_one(self, name: str, kind: Any) -> Any:  # type: ignore[override]
        return SimpleNamespace(display=name[1:] in self.seen_now)

    def dismiss(self, answer: Any = None) -> Any:
        self.pages.append("left")

    def key(self, key: str) -> None:
        self.on_key(events.Key(key, key if len(key) == 1 else None))


@pytest.fixture(scope="module")
def whole(game: WeimarGame) -> Recording:
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    return Recording(replay, Playset(game, "en"), weimar_look())


@pytest.fixture
def screen(whole: Recording) -> Watching:
    found = Watching(whole.replay, whole.playset, 250)
    whole.viewer, whole.only = whole.viewers[0], ""
    found.recording = whole
    return found


def test_it_begins_at_the_moment_asked_for_or_at_the_first(whole: Recording) -> None:
    Watching(whole.replay, whole.playset, 30)
    assert whole.moment == 30
    begun = Watching(whole.replay, whole.playset)
    assert whole.moment == whole.replay.first and begun.shown == begun.kit.panes[0]
    assert SPEEDS[begun.speed] == 0.5 and begun.charts is begun.cursor is None


def test_each_way_through_the_game_leaves_the_line_one_read(screen: Watching) -> None:
    recording = screen.recording
    ways: list[Callable[[], None]] = [
        lambda: screen.action_step(1),
        lambda: screen.action_leap(1),
        lambda: screen.action_leap_round(-1),
    ]
    for way in ways:
        screen.cursor, before = 3, recording.moment
        screen.drawn.clear()
        way()
        assert screen.cursor is None and screen.drawn == ["drawn"] and recording.moment != before


def test_rounds_begin_where_they_begin(screen: Watching) -> None:
    recording = screen.recording
    starts = list(recording.timeline.rounds.values())
    recording.replay.jump(starts[1] + 5)
    recording.leap_round(-1)
    assert recording.moment == starts[1]
    recording.leap_round(-1)
    assert recording.moment == starts[0]
    recording.leap_round(1)
    recording.leap_round(1)
    assert recording.moment == starts[2]
    recording.replay.jump(starts[-1])
    recording.leap_round(1)
    assert recording.moment == recording.replay.last
    recording.leap_round(1)
    assert recording.moment == recording.replay.last
    recording.replay.jump(starts[0])
    recording.leap_round(-1)
    recording.leap_round(-1)
    assert recording.moment == recording.replay.first


def test_a_number_typed_leads_to_its_pick(screen: Watching) -> None:
    recording, say = screen.recording, screen.words.replay
    for digit in "0012345678":
        screen.key(digit)
    assert screen.typed == "1234567" and screen.notice == say("go-to", pick="1234567")
    for _ in range(5):
        screen.key("backspace")
    assert screen.typed == "12"
    screen.action_run()
    screen.action_to_line()
    assert (recording.moment, screen.typed, screen.notice) == (12, "", "")
    assert screen._timer is None and screen.timers[0].stopped
    screen.key("0")
    assert (screen.typed, screen.notice) == ("", "")
    last = recording.replay.last
    for number, found in ((last + 1, 12), (last, last), (1, 1)):
        for digit in str(number):
            screen.key(digit)
        screen.drawn.clear()
        screen.action_to_line()
        assert recording.moment == found and screen.drawn
    for digit in str(last + 1):
        screen.key(digit)
    screen.action_to_line()
    none = say("go-to-none", pick=str(last + 1), first="0", last=str(last))
    assert screen.notice == none
    for other in "٣²":
        screen.key(other)
        assert screen.typed == "", "only these ten digits"


def test_lines_are_walked_without_leaving_the_moment(screen: Watching) -> None:
    recording = screen.recording
    now = recording.line_now()
    screen.action_line(-1)
    assert (screen.cursor, recording.moment) == (now - 1, 250)
    screen.action_line(3)
    assert screen.cursor == now + 2
    screen.action_line(-10_000)
    assert screen.cursor == 0
    screen.action_line(10_000)
    assert screen.cursor == len(recording.lines) - 1
    screen.cursor = 5
    screen.action_to_line()
    assert screen.cursor is None
    assert recording.timeline.events_until(recording.moment) > recording.lines[5][0]
    screen.drawn.clear()
    screen.action_to_line()
    assert screen.drawn == [], "no line was chosen"


def test_a_chronicle_that_is_not_seen_comes_first(screen: Watching) -> None:
    for charts, shown in ((None, "map"), (0, "chronicle")):
        screen.seen_now = {"map"} if charts is None else set()
        screen.charts, screen.shown, screen.cursor = charts, shown, None
        screen.action_line(-1)
        assert (screen.shown, screen.charts, screen.cursor) == ("chronicle", None, None)
        assert screen.drawn.pop() == "placed"
        screen.seen_now = {"chronicle"}
        screen.action_line(-1)
        assert screen.cursor == screen.recording.line_now() - 1


def test_the_game_runs_at_the_speed_chosen_and_from_its_end_anew(screen: Watching) -> None:
    screen.action_speed(1)
    assert screen.timers == [] and SPEEDS[screen.speed] == 0.2
    screen.action_run()
    assert [timer.seconds for timer in screen.timers] == [0.2]
    screen.action_speed(-2)
    assert screen.timers[0].stopped and screen.timers[1].seconds == 1.0
    screen.action_speed(-9)
    assert screen.speed == 0
    screen.action_speed(99)
    assert SPEEDS[screen.speed] == 0.1
    screen.action_run()
    assert screen._timer is None and screen.timers[-1].stopped
    screen.recording.step(10_000)
    screen.action_run()
    assert screen.recording.moment == screen.recording.replay.first and screen._timer is not None
    screen.action_step(10_000)
    assert screen._timer is None, "it stops at the end"


def test_other_eyes_and_one_party_alone(screen: Watching) -> None:
    recording = screen.recording
    screen.cursor = 3
    screen.action_view(1)
    assert recording.viewer == recording.viewers[1] and screen.cursor is None
    assert recording.seat == recording.viewer
    position: Any = recording.replay.position
    hidden = recording.view_of(position)
    assert hidden is not None and hidden != position
    screen.action_view(-1)
    assert recording.viewer == "open" and recording.seat is None
    assert recording.view_of(position) is position
    screen.cursor = 3
    screen.action_filter()
    assert recording.only == recording.seats[0] and screen.cursor is None
    assert screen.drawn == ["drawn"] * 3


def test_charts_page_by_page_and_panes_instead_of_them(screen: Watching) -> None:
    pages: list[int | None] = []
    for _ in range(3):
        screen.action_charts()
        pages.append(screen.charts)
    assert pages == [0, LUCK, None]
    screen.charts = 0
    screen.seen_now = {"map"}
    panes = screen.kit.panes
    screen.action_turn(1)
    assert (screen.shown, screen.charts) == (panes[1], None)
    screen.action_turn(-2)
    assert screen.shown == panes[-1]
    screen.key("f3")
    assert screen.shown == panes[1]
    screen.key("alt+4")
    assert screen.shown == panes[3]
    screen.drawn.clear()
    screen.key("f2")
    assert screen.shown == panes[3] and screen.drawn == [], "the map is there"


def test_escape_leads_back_step_by_step(screen: Watching) -> None:
    screen.action_run()
    screen.typed, screen.cursor, screen.charts = "12", 5, 0
    seen = []
    for _ in range(4):
        screen.action_back()
        seen.append((screen.typed, screen.cursor, screen.charts, len(screen.pages)))
    assert seen == [("", 5, 0, 0), ("", None, 0, 0), ("", None, None, 0), ("", None, None, 1)]
    assert screen.pages == ["left"] and screen._timer is None


@pytest.mark.parametrize("action", ["cards", "search", "help"])
def test_pages_stop_the_game(screen: Watching, action: str) -> None:
    screen.action_run()
    getattr(screen, f"action_{action}")()
    assert screen._timer is None and len(screen.pages) == 1
    if action != "help":
        assert screen.pages[0].searching == (action == "search")
    else:
        assert screen.pages[0].text == screen.words.replay("help")


def test_playing_on_is_possible_until_the_game_is_over(screen: Watching) -> None:
    told: list[Any] = []
    screen.run_worker = lambda work, **options: (told.append(work), work.close())  # type: ignore[assignment, method-assign]
    screen.action_run()
    screen.action_play_on()
    assert screen._timer is None and len(screen.pages) == 1 and told == []
    screen.recording.step(10_000)
    screen.action_play_on()
    assert len(screen.pages) == 1 and len(told) == 1


def test_looking_up_what_stands_around_the_line(
    screen: Watching, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []
    found = True

    def look_up(app: Any, playset: Any, texts: Any) -> bool:
        asked.append(list(texts))
        return found

    monkeypatch.setattr("weimar_tui.tui.linking.look_up", look_up)
    recording = screen.recording
    screen.action_run()
    screen.action_look_up()
    answer = recording.answer()
    assert answer is not None and screen._timer is None and screen.notice == ""
    place = recording.line_now()
    lines = [line.text for _, line in recording.lines[place - 5 : place + 1]]
    assert asked == [[answer.question, answer.text, *reversed(lines)]]
    screen.cursor = 2
    recording.step(-10_000)
    found = False
    screen.action_look_up()
    assert asked[1] == [line.text for _, line in recording.lines[2::-1]]
    assert screen.notice == screen.words.ui("link-none")


# --- what each pane shows -----------------------------------------------------------------------
class Shown:
    """A pane that keeps what it is to show."""

    def __init__(self) -> None:
        self.display = True
        self.title = ""
        self.drawing: Any = None
        self.fresh = False

    def show(self, drawing: Any, *, fresh: bool = False) -> None:
        self.drawing, self.fresh = drawing, fresh

    @property
    def draws(self) -> Any:
        return self.drawing.func if self.drawing is not None else None


class Drawing(Watching):
    """The screen without an app, its panes kept."""

    is_mounted = True
    draw_all = ReplayScreen.draw_all

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        names = ("head", "decision", *self.kit.panes, "handline", "charts", "foot")
        self.panes = {f"#{name}": Shown() for name in names}

    def query_one(self, name: str, kind: Any) -> Any:  # type: ignore[override]
        return self.panes[name]

    def foot(self, width: int) -> str:
        canvas = Canvas(width, 1, weimar_look())
        self.panes["#foot"].drawing(canvas)
        return canvas.text()


@pytest.fixture
def drawing(whole: Recording) -> Drawing:
    found = Drawing(whole.replay, whole.playset, 20)
    whole.viewer, whole.only = whole.viewers[0], ""
    found.recording = whole
    return found


def test_all_hands_lie_open_or_one_is_seen(drawing: Drawing) -> None:
    drawing.draw_all()
    kit, panes, words = drawing.kit, drawing.panes, drawing.words
    assert panes["#hand"].draws == kit.draw_hands
    assert panes["#handline"].draws == kit.draw_handlines
    assert panes["#hand"].title == f"F7 {words.replay('pane-hands')}"
    assert panes["#map"].draws == kit.drawings["map"]
    assert panes["#map"].title == f"F2 {words.ui('pane-map')}"
    drawing.recording.viewer = "kpd"
    drawing.draw_all()
    assert panes["#hand"].draws == kit.drawings["hand"]
    assert panes["#handline"].draws == kit.drawings["handline"]
    assert panes["#hand"].title == f"F7 {words.ui('pane-hand')}"


def test_the_chronicle_stands_at_the_moment_or_at_the_line_one_reads(drawing: Drawing) -> None:
    drawing.draw_all()
    chronicle = drawing.panes["#chronicle"]
    assert chronicle.draws is draw_record
    assert chronicle.drawing.keywords["cursor"] == drawing.recording.line_now()
    assert chronicle.title == f"F8 {drawing.words.ui('pane-chronicle')}"
    drawing.cursor = 3
    drawing.recording.only = "kpd"
    drawing.draw_all()
    assert chronicle.drawing.keywords["cursor"] == 3
    assert chronicle.title.endswith(" · KPD")


def test_bar_charts_and_foot(drawing: Drawing) -> None:
    drawing.draw_all()
    panes, say = drawing.panes, drawing.words.replay
    assert panes["#decision"].title == "example.weimar" and panes["#charts"].drawing is None
    running = panes["#decision"].drawing.keywords["running"]
    assert (running.on, running.seconds) == (False, 0.5)
    step = f" {say('key-step')} {say('key-step-label')} "
    assert drawing.foot(80).startswith(step)
    drawing.notice = "Note"
    drawing.charts = 1
    drawing.big = False
    drawing.action_run()
    assert panes["#decision"].title == "" and drawing.foot(80).startswith(" Note  ")
    assert drawing.foot(80)[7:].startswith(f" {say('key-turn')} {say('key-turn-label')} ")
    assert vars(panes["#charts"])["drawing"].keywords["page"] == 1
    assert panes["#charts"].title == say("pane-charts")
    assert panes["#decision"].drawing.keywords["running"].on


def test_what_is_hidden_is_not_drawn_and_only_some_panes_glow(drawing: Drawing) -> None:
    drawing.panes["#map"].display = False
    drawing.draw_all(fresh=True)
    assert drawing.panes["#map"].drawing is None and drawing.panes["#map"].title
    glowing = {name[1:] for name, pane in drawing.panes.items() if pane.fresh}
    assert glowing == (set(drawing.kit.glowing) & {"head", *drawing.kit.panes}) - {"map"}
    drawing.draw_all()
    assert not any(pane.fresh for pane in drawing.panes.values())
    drawing.panes["#head"].drawing = None
    drawing.window = (60, 20)
    drawing.draw_all()
    drawing.window, drawing.is_mounted = (160, 48), False
    drawing.draw_all()
    assert drawing.panes["#head"].drawing is None, "where nothing is seen nothing is drawn"


# --- the whole screen ---------------------------------------------------------------------------
async def test_the_whole_screen(game: WeimarGame, tmp_path: Path) -> None:
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    app = replay_app(replay, 250, lang="en", motion=False, saves=tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        same_as_snapshot("replay-screen-120", app)
        await pilot.press("g")
        same_as_snapshot("replay-screen-charts-120", app)
        assert screen.scene_now() is not None


def test_a_game_is_looked_at_through_the_eyes_asked_for(whole: Recording) -> None:
    for view, viewer in (("kpd", "kpd"), (None, None), ("nobody", whole.viewers[0])):
        found = Watching(whole.replay, whole.playset, 250, view)
        found.on_mount()
        assert found.recording.viewer == viewer and found.notice == ""
