"""The board of a game: titles, panes, highlights, and whom the game waits for."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.tui.looking import screen_text, seen, under_cursor
from tests.tui.playing import begun, begun_to_agenda
from weimar_tui.bots.bot import Bot
from weimar_tui.kernel.decision import Decision
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.game_view import PaneWarning
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.settings import Preferences, Settings

WIDE, SMALL = (160, 48), (80, 24)


def title(app: LocalApp, pane: str) -> str:
    """The title of a pane as shown."""
    return seen(app, f"#{pane}").rows[0].strip("─━ ")


def focused(app: LocalApp) -> str:
    return str(app.focused.id) if app.focused is not None else ""


def shown(app: LocalApp) -> list[str]:
    """The panes of the game that are visible."""
    return [str(pane.id) for pane in app.screen.query(Pane) if pane.title and pane.region.area]


async def test_panes_on_a_large_screen_have_a_key_and_a_name(
    make_app: Any, make_table: Any
) -> None:
    app = make_app(preferences=Preferences(Settings(keys={"game.pane-2": "x"})))
    async with app.run_test(size=WIDE) as pilot:
        await begun(app, pilot, make_table())
        assert title(app, "map") == "F2 Germany" and title(app, "parliament") == "x Parliament"
        assert title(app, "chronicle") == "F8 Chronicle"
        assert title(app, "decision") == "Decision · SPD"
        order = ["decision", *app.loaded().game_view.panes]
        assert [pane.id for pane in app.screen.focus_chain] == order
        for key, to in [
            (">", order[1]),
            (">", order[2]),
            ("<", order[1]),
            ("<", "decision"),
            ("x", "parliament"),
            ("f7", "hand"),
            ("f9", ""),
            ("escape", "hand"),
            ("f8", "chronicle"),
            ("d", "decision"),
        ]:
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, GameScreen) == bool(to)
            assert focused(app) == to or not to
            assert not to or title(app, "map") == "F2 Germany", "all of them are there anyway"


@pytest.mark.parametrize(
    ("size", "places"), [(WIDE, "map tracks parliament"), (SMALL, "map map foot")]
)
async def test_warnings_are_in_titles_of_panes_on_the_screen_and_help_has_the_sentences(
    make_app: Any,
    make_table: Any,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    places: str,
) -> None:
    dangers = [
        PaneWarning("map", "7th marker", "A seventh marker is anarchy."),
        PaneWarning("tracks", "1 more figure", "One more figure ends the game."),
        PaneWarning("parliament", "half the seats", "Half the seats end the republic."),
    ]
    app = make_app()
    async with app.run_test(size=size) as pilot:
        await begun(app, pilot, make_table())
        board = app.board_now().board
        monkeypatch.setattr(board.game_view, "pane_warnings", lambda scene: dangers)
        board.draw()
        await pilot.pause()
        names = ("map", "tracks", "parliament")
        titles = {name: title(app, name) for name in names}
        titles["foot"] = seen(app, "#foot").text
        places_of = dict(zip(names, places.split(), strict=True))
        for danger in dangers:
            assert f"! {danger.short}" in titles[places_of[danger.pane]]
        assert all(board.panes[name].title in titles[name] for name in names)
        await pilot.press("f2", "f1")
        await pilot.pause()
        assert "A seventh marker is anarchy." in screen_text(app)
        assert "One more figure" not in screen_text(app)


async def test_somebody_hears_the_keys_after_a_click_beside_all_panes(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=WIDE) as pilot:
        await begun(app, pilot, make_table())
        presses: list[Callable[[], Any]] = [
            lambda: pilot.press("z"),
            lambda: pilot.resize_terminal(120, 40),
        ]
        for leave in presses:
            app.screen.set_focus(None)
            await leave()
            await pilot.pause()
            assert focused(app) == "decision"


async def test_a_filter_is_of_the_list_or_of_the_chronicle_one_reads(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=WIDE) as pilot:
        await begun_to_agenda(app, pilot, make_table())
        await pilot.press("escape", "f2", "f", *"al")
        await pilot.pause()
        assert focused(app) == "decision" and "al_" in seen(app, "#decision").text
        await pilot.press("escape", "f8", "f")
        await pilot.pause()
        assert focused(app) == "chronicle" and "al_" not in seen(app, "#decision").text
        assert title(app, "chronicle") == "F8 Chronicle · SPD"
        one = seen(app, "#chronicle").text
        await pilot.press("f")
        await pilot.pause()
        assert title(app, "chronicle") == "F8 Chronicle · KPD"
        assert seen(app, "#chronicle").text != one


async def test_on_a_small_screen_panes_take_turns_and_the_question_keeps_the_focus(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        await begun(app, pilot, make_table())
        panes = app.loaded().game_view.panes
        table = ["map", "parliament", "tracks"]
        assert shown(app) == table, "the map has the Reichstag and the tracks beside it"
        for key, at in ((">", 1), (">", 2), ("<", 1), ("<", 0), ("<", -1), (">", 0)):
            await pilot.press(key)
            await pilot.pause()
            assert shown(app) == ([panes[at]] if at else table) and focused(app) == "decision"
        await pilot.press("f3")
        await pilot.pause()
        assert shown(app) == ["parliament"] and focused(app) == "parliament", "large, if asked for"
        await pilot.press("f7")
        await pilot.pause()
        assert shown(app) == ["hand"] and focused(app) == "hand"
        await pilot.resize_terminal(*WIDE)
        await pilot.pause()
        assert focused(app) == "hand", "the focus stays where it is seen"
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert shown(app) == table and focused(app) == "decision"


async def test_whoever_leaves_the_chronicle_follows_it_again(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=WIDE) as pilot:
        await begun_to_agenda(app, pilot, make_table())
        await pilot.press("escape")
        await pilot.pause()
        latest = seen(app, "#chronicle").rows[-1]
        for back in ("d", "f2"):
            await pilot.press("f8", "pageup")
            await pilot.pause()
            assert seen(app, "#chronicle").rows[-1] != latest
            await pilot.press(back)
            await pilot.pause()
            assert seen(app, "#chronicle").rows[-1] == latest and focused(app) != "chronicle"


async def test_keys_of_another_kind_of_game_do_nothing_here(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=WIDE) as pilot:
        await begun(app, pilot, make_table())
        before = screen_text(app)
        await pilot.press("t", "m")
        await pilot.pause()
        assert screen_text(app) == before


async def test_what_is_drawn_is_what_the_seat_may_know_and_the_cursor_is_on(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=WIDE) as pilot:
        table = await begun(app, pilot, make_table())
        name = under_cursor(app).split()[0]
        there = seen(app, "#map").style(name)
        await pilot.press("down")
        await pilot.pause()
        assert under_cursor(app).split()[0] != name and seen(app, "#map").style(name) != there
        scene = app.screen.scene_now()
        assert scene is not None and scene.view == table.view("spd") != table.view("kpd")


# --- drawing ------------------------------------------------------------------------------------
async def test_what_is_new_stands_out_on_panes_that_glow(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=WIDE) as pilot:
        await begun(app, pilot, make_table())
        board = app.screen.board

        def highlighted() -> dict[str, int]:
            """The number of highlighted cells of each pane."""
            news = {app.look.style(f"news.{step}") for step in (1, 2)}
            return {
                name: sum(style in news for row in shown.styles for style in row)
                for name in board.game_view.panes
                for shown in [seen(app, f"#{name}")]
            }

        before = highlighted()
        view = board.table.view("spd")
        view.vp = dict.fromkeys(view.vp, 88)
        view.cities["essen"].threats = ["unrest"]
        scene = replace(board.make_scene(), view=view)
        board.draw(scene=scene, fresh=True)
        await pilot.pause()
        glowing = {name for name, cells in highlighted().items() if cells > before[name]}
        assert glowing and glowing <= set(board.game_view.glowing)
        for pane in board.panes.values():
            pane.settle()
        board.draw()
        await pilot.pause()
        assert highlighted() == before, "what was taken back is no news"


async def test_all_told_at_the_same_time_is_drawn_once(
    make_app: Any, make_table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    async with app.run_test(size=WIDE) as pilot:
        await begun(app, pilot, make_table())
        board = app.screen.board
        drawn: list[bool] = []
        monkeypatch.setattr(board, "draw_panes", lambda names, fresh=False: drawn.append(fresh))
        for fresh in (False, True, False):
            board.draw_soon(fresh=fresh)
        await pilot.pause()
        assert drawn == [True]
        board.draw_soon()
        board.draw()
        await pilot.pause()
        assert drawn == [True, False], "what was drawn meanwhile is not drawn again"
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        board.draw()
        assert len(drawn) == 2, "nothing can be seen there"


# --- while others are asked ---------------------------------------------------------------------
class Thinking(Bot):
    """A bot that thinks until it is released."""

    def __init__(self, go: threading.Event) -> None:
        self.go = go

    def decide(self, view: Any, decision: Decision) -> str:
        self.go.wait(60)
        return decision.options[0]


@pytest.mark.parametrize(("size", "told"), [(SMALL, True), (WIDE, False)])
async def test_while_others_are_asked_the_bar_says_whom_and_what_happens(
    make_app: Any, make_table: Any, size: tuple[int, int], told: bool
) -> None:
    go = threading.Event()
    app = make_app()
    async with app.run_test(size=size) as pilot:
        try:
            table = make_table(humans=("kpd",), bots=lambda *_: Thinking(go))
            await begun(app, pilot, table)
            bar = seen(app, "#decision")
            assert bar.style("Waiting for SPD") == app.look.style("strong")
            lines = app.screen.scene_now().chronicle
            assert (lines[-1].text[:20] in bar.text) == told, "else it has a pane of its own"
        finally:
            go.set()
