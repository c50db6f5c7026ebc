"""The board of a game without an app: what is placed, drawn, shown and named, and when."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.look import Look
from weimar_tui.tui.panes.chronicle import draw_chronicle
from weimar_tui.tui.playing.board import Board
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.point_pane import PointPane


class Screen:
    """A screen that draws nothing; where the focus goes and what it is to call is kept."""

    leaving = False
    is_mounted = True

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        self.look = Look()
        self.focused: Any = None
        self.later: list[Any] = []
        self.turned: list[str] = []
        self.here: Any = SimpleNamespace(key_of=lambda id, usual: usual, screen=self)

    def set_focus(self, pane: Any) -> None:
        self.focused = pane

    def call_later(self, then: Any) -> bool:
        self.later.append(then)
        return True

    def focus_next(self) -> None:
        self.turned.append("next")

    def focus_previous(self) -> None:
        self.turned.append("previous")


class Shown:
    """A pane that is only a name: what it shows is kept."""

    def __init__(self, screen: Screen, name: str) -> None:
        self.id = name
        self.title = ""
        self.display = True
        self.screen = screen
        self.drawn: list[Any] = []
        self.choice = Choice()
        self.at: Any = None
        self.filtered = 0
        self.size = (40, 10)
        self.spots = {"essen": (1, 1)}

    def show(self, drawing: Any = None, *, fresh: bool = False) -> None:
        self.drawn.append((drawing, fresh))

    def place(self, place: Any) -> None:
        self.display, self.at = place is not None, place

    def focus(self) -> None:
        self.screen.focused = self

    def action_filter(self) -> None:
        self.filtered += 1


QUESTION: Any = SimpleNamespace(kind="vote", seat="spd", number=4, options=("essen",))


class At:
    """A board of Weimar whose panes are only names."""

    def __init__(self, make_table: Any, game: WeimarGame, width: int, height: int) -> None:
        self.screen = Screen(width, height)
        screen: Any = self.screen
        self.board = Board(screen, make_table(), Playset(game, "en"))
        made = [pane.id for pane in self.board.make_panes()]
        self.panes: Any = {name: Shown(self.screen, str(name)) for name in made}
        self.board.panes = self.panes
        self.board.bar = self.panes["decision"]
        self.feet = 0
        self.board.draw_foot = self._foot

    def _foot(self) -> None:
        self.feet += 1

    def drawn(self) -> dict[str, Any]:
        """What each pane has shown since the last time: the last drawing, and whether it glows."""
        found = {name: pane.drawn[-1] for name, pane in self.panes.items() if pane.drawn}
        for pane in self.panes.values():
            pane.drawn.clear()
        return found


@pytest.fixture
def wide(make_table: Any, game: WeimarGame) -> At:
    return At(make_table, game, 160, 48)


@pytest.fixture
def small(make_table: Any, game: WeimarGame) -> At:
    return At(make_table, game, 80, 24)


def test_the_panes_in_the_order_of_the_focus(make_table: Any, game: WeimarGame) -> None:
    screen: Any = Screen(160, 48)
    board = Board(screen, make_table(), Playset(game, "en"))
    panes = {str(pane.id): pane for pane in board.make_panes()}
    kit = board.kit.panes
    assert list(panes) == ["head", "decision", *kit, "handline", "foot"]
    assert [name for name, pane in panes.items() if pane.can_focus] == ["decision", *kit]
    pointed = [name for name, pane in panes.items() if isinstance(pane, PointPane)]
    assert pointed == [name for name in kit if name != "chronicle"]
    assert isinstance(panes["decision"], ChoicePane) and board.bar is panes["decision"]
    assert [panes[name].title for name in kit] == [board.title_of(name) for name in kit]
    ui = board.words.ui
    assert (board.bar.filter_label, board.bar.empty) == (ui("filter"), ui("filter-empty"))
    assert board.bar.idle == board._draw_idle and board.bar.instead_of_filter is None
    map_pane = panes["map"]
    assert isinstance(map_pane, PointPane) and map_pane.spots == board._spots
    assert map_pane.chosen == board._chosen


def test_where_something_is_to_come_one_key_shows_it(wide: At) -> None:
    board, bar = wide.board, wide.panes["decision"]
    board.asked, kit = None, cast("Any", board.kit)
    kit.outlook = "hand"
    made: Any = {str(pane.id): pane for pane in Board.make_panes(board)}
    assert made["decision"].instead_of_filter == board.filter
    board.panes, board.bar = wide.panes, bar
    shown = []
    for asked in (None, None, QUESTION):
        board.asked = asked
        board.filter()
        shown.append(board.shown)
    assert shown == ["hand", board.kit.panes[0], "hand"]
    board.filter()
    assert board.shown == board.kit.pane_for(QUESTION) and bar.filtered == 0


def test_a_filter_is_of_the_list_or_of_the_chronicle_one_reads(wide: At) -> None:
    board, panes = wide.board, wide.panes
    board.filter()
    assert wide.screen.focused is panes["decision"] and panes["decision"].filtered == 1
    board.draw()
    wide.drawn()
    panes["chronicle"].focus()
    board.filter()
    assert panes["decision"].filtered == 1 and board.chronicle.only == "spd"
    assert panes["chronicle"].title == board.title_of("chronicle")
    assert panes["chronicle"].title.endswith(" · SPD") and list(wide.drawn()) == ["chronicle"]


def test_a_placed_board_has_titles_and_somebody_who_hears_keys(wide: At, small: At) -> None:
    wide.board.place()
    panes, kit = wide.panes, wide.board.kit.panes
    assert wide.screen.focused is panes["decision"]
    assert [name for name, pane in panes.items() if not pane.display] == ["handline"]
    assert panes["map"].title == f"F2 {wide.board.words.ui('pane-map')}"
    assert panes["decision"].title == wide.board.words.ui("pane-decision")
    assert set(wide.drawn()) == {"head", "decision", *kit}
    panes["hand"].focus()
    wide.board.place()
    assert wide.screen.focused is panes["hand"], "the focus stays"
    small.board.place()
    assert small.panes["decision"].title == ""
    assert [name for name in kit if small.panes[name].display] == [kit[0]]
    small.panes["hand"].focus()
    small.board.place()
    assert small.screen.focused is small.panes["decision"], "nobody sees the hand"


def test_a_screen_made_small_shows_the_pane_of_the_question_once(wide: At) -> None:
    board = wide.board
    board.kit.pane_for = lambda decision: "parliament"  # type: ignore[method-assign]
    board.place()
    board.asked = QUESTION
    wide.screen.size = (80, 24)
    board.asked = None
    board.place()
    assert board.shown == "map", "nothing is asked"
    wide.screen.size = (160, 48)
    board.place()
    wide.screen.size, board.asked = (80, 24), QUESTION
    board.place()
    assert board.shown == "parliament"
    board.show_pane("hand")
    board.place()
    assert board.shown == "hand" and wide.panes["hand"].display, "then one may look elsewhere"


def test_panes_are_turned_or_the_focus_goes_on(wide: At, small: At) -> None:
    for by in (1, -1):
        wide.board.turn(by)
    assert wide.screen.turned == ["next", "previous"] and wide.board.shown == "map"
    shown, panes = [], small.board.kit.panes
    for by in (1, -1, -1):
        small.board.turn(by)
        shown.append(small.board.shown)
    assert shown == [panes[1], panes[0], panes[-1]] and small.screen.turned == []


def test_a_pane_gone_to_is_shown_where_it_was_not_seen(wide: At, small: At) -> None:
    for at, shown in ((wide, "map"), (small, "hand")):
        at.board.place()
        at.board.go_to("hand")
        assert at.board.shown == shown and at.screen.focused is at.panes["hand"]
        assert at.board.has_focus("hand") and not at.board.has_focus("map")
    small.screen.focused = None
    assert not small.board.has_focus("hand")


def test_all_told_at_the_same_time_is_drawn_once(wide: At) -> None:
    board, screen = wide.board, wide.screen
    for fresh in (False, True, False):
        board.draw_soon(fresh=fresh)
    (due,) = screen.later
    assert due == board._draw_due and not wide.drawn()
    due()
    glowing = {name for name, (_, fresh) in wide.drawn().items() if fresh}
    assert glowing == set(board.kit.glowing) - {"decision"}
    due()
    assert not wide.drawn(), "it was drawn"
    board.draw_soon()
    board.draw()
    screen.later[-1]()
    assert len(screen.later) == 2
    assert not any(fresh for _, fresh in wide.drawn().values())
    board.draw(fresh=True)
    assert any(fresh for _, fresh in wide.drawn().values())
    screen.call_later = lambda then: False  # type: ignore[method-assign]
    board.draw_soon()
    board._draw_due()
    assert not wide.drawn(), "a screen that is going draws no more"


@pytest.mark.parametrize("gone", ["leaving", "is_mounted", "size"])
def test_nothing_is_drawn_where_nobody_sees_it(wide: At, gone: str) -> None:
    setattr(wide.screen, gone, {"leaving": True, "is_mounted": False, "size": (60, 20)}[gone])
    wide.board.stale = True
    wide.board.draw()
    assert not wide.drawn() and wide.board.scene is None and wide.board.stale and wide.feet == 0
    if gone == "leaving":
        wide.board.scene = wide.board.make_scene()
        wide.board.draw_panes(("map",))
        assert not wide.drawn()


def test_a_drawn_board_is_up_to_date(wide: At) -> None:
    board = wide.board
    board.stale = True
    board.draw()
    drawn = wide.drawn()
    assert not board.stale and wide.feet == 1 and "decision" in drawn
    assert not any(fresh for _, fresh in drawn.values()), "nothing was there before"
    scene: Any = board.scene
    drawing, fresh = (board.draw_panes(("map",)), wide.drawn()["map"])[1]
    assert drawing.keywords == {"scene": scene} and not fresh
    assert drawing.func == board.kit.drawings["map"]
    board.draw_panes(("chronicle",), fresh=True)
    drawing, fresh = wide.drawn()["chronicle"]
    assert drawing.func is draw_chronicle and not fresh
    assert drawing.keywords == {"scene": scene, "reading": board.chronicle.reading}
    wide.panes["map"].display = False
    board.draw_panes(("map", "hand"))
    assert list(wide.drawn()) == ["hand"]
    other: Any = SimpleNamespace()
    board.draw(scene=other)
    assert board.scene is other
    board.say("news")
    assert board.notice == "news" and wide.feet == 3


def test_what_the_cursor_is_on_and_what_can_be_pointed_at(wide: At) -> None:
    board = wide.board
    assert board._chosen() == () and board.make_scene().chosen == ""
    wide.panes["decision"].choice = Choice(items=(Item("essen:workers", "Essen"),))
    assert board._chosen() == ("essen", "workers")
    assert board.make_scene().chosen == "", "nothing is asked"
    board.asked, board.me = QUESTION, "spd"
    scene = board.make_scene()
    assert (scene.chosen, scene.decision, scene.me) == ("essen:workers", QUESTION, "spd")
    assert scene.view == board.table.view("spd") and scene.seats == board.table.seats
    assert scene.players == board.table.players and scene.events is board.table.events
    pane: Any = SimpleNamespace(id="map", size=(40, 20), drawn={"essen": (1, 2)})
    assert board._spots(pane) == {}, "nothing was drawn"
    board.scene = scene
    asked: list[Any] = []

    def spots(*said: Any) -> dict[str, tuple[int, int]]:
        asked.append(said)
        return {"essen": (1, 2)}

    board.kit.spots = spots  # type: ignore[method-assign]
    assert board._spots(pane) == {"essen": (1, 2)}
    assert asked == [("map", scene, 40, 20, {"essen": (1, 2)})]


def test_whom_the_table_waits_for(wide: At) -> None:
    board = wide.board
    asked = board.table.human_decisions()[0]
    board.table.bot_decision = lambda: None  # type: ignore[method-assign]
    assert board._waiting() == ""
    board.table.bot_decision = lambda: asked  # type: ignore[method-assign]
    assert board._waiting() == board.words.waiting(asked) != ""
    canvas = Canvas(60, 4, Look())
    board.asked = asked
    board._draw_idle(canvas)
    assert not canvas.text().strip(), "one is asked oneself"
