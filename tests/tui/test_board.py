"""The board of a game: titles, panes shown and turned, what it draws and when."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from tests.tui.looking import screen_text
from tests.tui.playing import begun
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import Choice
from weimar_tui.tui.look import Look
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.playing.board import Board
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.scene import Line
from weimar_tui.tui.settings import Preferences, Settings


async def test_panes_on_a_large_screen(make_app: Any, make_table: Any) -> None:
    app = make_app(preferences=Preferences(Settings(keys={"game.pane-2": "x"})))
    async with app.run_test(size=(160, 48)) as pilot:
        await begun(app, pilot, make_table())
        board: Board = app.screen.board
        panes = board.kit.panes
        ui = board.words.ui
        assert board.title_of("map") == f"F2 {ui('pane-map')}"
        assert board.title_of(panes[1]) == f"x {ui('pane-' + panes[1])}"
        assert board.title_of("chronicle") == f"F8 {ui('pane-chronicle')}"
        assert board.bar.title == ui("pane-decision") and board.shown == panes[0]
        assert not board.panes["head"].can_focus and not board.panes["foot"].can_focus
        assert all(board.is_seen(name) for name in panes) and not board.is_seen("handline")
        assert board.has_focus("decision") and not board.has_focus("map")

        shown = []
        for by in (1, 1, -1, -1):
            board.turn(by)
            await pilot.pause()
            shown.append(app.screen.focused.id)
        assert shown == [panes[0], panes[1], panes[0], "decision"]
        board.go_to("hand")
        await pilot.pause()
        assert board.has_focus("hand") and board.shown == panes[0], "it is seen anyway"
        board.filter()
        await pilot.pause()
        assert board.has_focus("decision") and board.bar.choice.filtering
        board.bar.choice.clear_filter()
        board.go_to("chronicle")
        await pilot.pause()
        board.filter()
        assert board.chronicle.only == "spd" and not board.bar.choice.filtering
        assert board.panes["chronicle"].title.endswith(f" · {board.words.seat('spd')}")
        assert all(
            line.level < 2 or "spd" in line.seats
            for line in board.scene.chronicle  # type: ignore[union-attr]
        )
        app.screen.set_focus(None)
        board.place()
        assert board.has_focus("decision"), "somebody has to hear the keys"
        app.screen.set_focus(None)
        await pilot.press("z")
        assert board.has_focus("decision"), "after a click beside all panes, too"

        # What is drawn is what the seat may know, and what its cursor is on.
        scene = board.make_scene()
        assert scene.me == "spd" and scene.decision is board.asked
        assert scene.chosen == board.bar.choice.answer[1] != ""
        assert scene.view == board.table.view("spd") != board.table.view("kpd")
        asked, board.asked = board.asked, None
        assert board.make_scene().chosen == ""
        board.asked = asked

        # Everything told at the same time is drawn once.
        drawn: list[bool] = []
        draw_panes = board.draw_panes
        board.draw_panes = lambda names, fresh=False: (  # type: ignore[method-assign]
            drawn.append(fresh),
            draw_panes(names, fresh=fresh),
        )
        board.draw_soon()
        board.draw_soon(fresh=True)
        board.draw_soon()
        await pilot.pause()
        assert drawn == [True]
        board.draw_soon()
        board.draw()
        await pilot.pause()
        assert drawn == [True, False], "what was drawn meanwhile is not drawn again"
        app.screen.leaving = True
        board.draw()
        assert len(drawn) == 2
        board.scene = None
        app.screen.leaving = False
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        board.draw()
        assert len(drawn) == 2, "nor where nothing can be seen"


async def test_panes_on_a_small_screen(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await begun(app, pilot, make_table())
        board: Board = app.screen.board
        panes = board.kit.panes
        assert board.bar.title == ""
        first = board.shown
        for by, place in ((1, 1), (1, 2), (-1, 1), (-1, 0), (-1, -1)):
            board.turn(by)
            await pilot.pause()
            expected = panes[(panes.index(first) + place) % len(panes)]
            assert board.shown == expected and board.is_seen(expected)
            assert board.has_focus("decision")
            assert sum(board.is_seen(name) for name in panes) == 1
        board.go_to("hand")
        await pilot.pause()
        assert board.shown == "hand" and board.has_focus("hand")
        assert f"F7 {board.words.ui('pane-hand')}" in screen_text(app)

        # While others are asked the bar says whom, and below it what happens.
        board.asked = None
        board.bar.ask(Choice())
        board.awaited = next(iter(board.table.human_decisions()))
        canvas = Canvas(78, 9, app.look)
        board._draw_idle(canvas)
        rows = canvas.text().split("\n")
        assert rows[0].startswith(board.words.waiting(board.awaited)[:40])
        assert canvas.styles()[0][0] == "strong"
        told = [line.text for line in board.scene.chronicle]  # type: ignore[union-attr]
        assert rows[-1].strip()[:30] in told[-1] and not rows[2]
        assert rows[3].startswith(" ")
        await pilot.resize_terminal(160, 48)
        await pilot.pause()
        canvas = Canvas(78, 9, app.look)
        board._draw_idle(canvas)
        assert not any(canvas.text().split("\n")[2:]), "there the chronicle has its own pane"


async def test_another_language_names_everything_anew(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await begun(app, pilot, make_table())
        board: Board = app.screen.board
        app.set_language("de")
        board.retitle()
        ui = board.words.ui
        assert board.panes["map"].title == f"F2 {ui('pane-map')}" == "F2 Deutschland"
        assert (board.bar.filter_label, board.bar.empty) == (ui("filter"), ui("filter-empty"))


async def test_only_panes_that_are_seen_are_drawn_and_some_glow(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await begun(app, pilot, make_table())
        board: Board = app.screen.board
        shown: list[tuple[str, bool]] = []
        for name, pane in board.panes.items():
            pane.show = (  # type: ignore[method-assign]
                lambda drawing=None, fresh=False, name=name: shown.append((name, fresh))
            )
        board.draw_panes(board.kit.drawings, fresh=True)
        glowing = {name for name, fresh in shown if fresh}
        seen = {name for name, pane in board.panes.items() if pane.display}
        assert {name for name, _ in shown} == seen & set(board.kit.drawings)
        assert glowing == seen & set(board.kit.glowing) and glowing
        shown.clear()
        board.draw_panes(board.kit.drawings)
        assert shown and not any(fresh for _, fresh in shown)
        shown.clear()
        board.shown = "chronicle"
        board.place()
        shown.clear()
        board.draw_panes(("chronicle",), fresh=True)
        assert shown == [("chronicle", False)], "what is told there is new anyway"
        board.scene = None
        board.draw_panes(("chronicle",))
        board.draw_chronicle()
        assert len(shown) == 1
        assert board._spots(board.panes["map"]) == {}  # type: ignore[arg-type]
        assert isinstance(board.panes["map"], Pane)


class Off:
    """A screen of a size that shows nothing."""

    def __init__(self, *size: int) -> None:
        self.size = size


def unshown(make_table: Any, game: WeimarGame, *size: int) -> Board:
    screen: Any = Off(*size)
    return Board(screen, make_table(), Playset(game, "en"))


def test_a_board_begins_in_no_hurry_and_with_nothing_to_draw(
    make_table: Any, game: WeimarGame
) -> None:
    board = unshown(make_table, game, 80, 24)
    assert not board.hurry and not board.stale and board.notice == ""
    assert board.asked is board.awaited is board.me is board.scene is None
    assert board.shown == board.kit.panes[0] and board.size == "small"


def test_while_others_are_asked_the_bar_says_whom(make_table: Any, game: WeimarGame) -> None:
    for width, height, rows in ((80, 24, 5), (160, 48, 0)):
        board = unshown(make_table, game, width, height)
        board.awaited = next(iter(board.table.human_decisions()))
        lines = tuple(Line(f"line {number}") for number in range(1, 9))
        board.scene = cast("Any", SimpleNamespace(chronicle=lines))
        canvas = Canvas(78, 8, Look())
        board._draw_idle(canvas)
        text = canvas.text().split("\n")
        assert text[0].startswith(board.words.waiting(board.awaited)[:30])
        assert [row for row in text[1:] if row] == [f"  line {n}" for n in range(4, 9)][:rows]
        assert not any(text[1:3])
        board.scene = None
        empty = Canvas(78, 8, Look())
        board._draw_idle(empty)
        assert not any(empty.text().split("\n")[1:])
