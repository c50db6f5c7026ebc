"""Every screen and dialog at every size, as text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.tui.looking import (
    SIZES,
    SIZES_BY_LANGUAGE,
    Size,
    put_cursor_on,
    same_as_snapshot,
    screen_text,
    sizes_and_languages,
    under_cursor,
    until,
)
from tests.tui.playing import begun
from weimar_tui.play.saves import latest_unfinished, list_saves
from weimar_tui.tui.line import LineInput
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.hand_over import HandOverScreen
from weimar_tui.tui.screens.new_game import NewGameScreen
from weimar_tui.tui.screens.start import StartScreen


async def resized(pilot: Any, size: Size) -> None:
    """Give the window another size."""
    await pilot.resize_terminal(*size)
    await pilot.pause()


async def choose(app: Any, pilot: Any, item: str) -> None:
    """Choose an entry of the start menu by its id."""
    await pilot.pause()
    put_cursor_on(app, item)
    await pilot.press("enter")
    await pilot.pause()


@pytest.mark.parametrize(("size", "lang"), sizes_and_languages())
async def test_start(make_app: Any, size: tuple[int, int], lang: str) -> None:
    app = make_app(lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        await until(pilot, lambda: app.screen.is_painted)
        same_as_snapshot(f"start-{size[0]}-{lang}", app)


@pytest.mark.parametrize(("sizes", "lang"), SIZES_BY_LANGUAGE)
async def test_new_game(make_app: Any, sizes: Sequence[Size], lang: str) -> None:
    app = make_app(lang)
    async with app.run_test(size=sizes[0]) as pilot:
        await choose(app, pilot, "new")
        assert isinstance(app.screen, NewGameScreen)
        for size in sizes:
            await resized(pilot, size)
            same_as_snapshot(f"new-game-{size[0]}-{lang}", app)


async def test_new_game_form_makes_the_game_it_says(make_app: Any, tmp_path: Path) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await choose(app, pilot, "new")
        # SPD to a bot by chance, KPD to a person, free undo on.
        put_cursor_on(app, "fold:details")
        await pilot.press("enter")
        for row, key in (("seat:spd", "left"), ("seat:kpd", "left"), ("free-undo", "right")):
            put_cursor_on(app, row)
            await pilot.press(key)
        assert "bot: random" in screen_text(app)
        await pilot.press("home", "enter")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        session: Any = app.screen.table.session
        header = session.header
        assert header.players == {"spd": "random", "kpd": "human", "z": "steady", "dnvp": "steady"}
        assert header.seed == "7"
        assert header.options == {"free_undo": True}
        assert app.screen.board.me == "kpd"
    assert [entry.seed for entry in list_saves(tmp_path)] == ["7"]


async def test_seed_is_typed_in_a_dialog(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(app, pilot, "new")
        put_cursor_on(app, "fold:details")
        await pilot.press("enter")
        put_cursor_on(app, "seed")
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen.query_one(LineInput).value == "7", "the seed is there to be seen and kept"
        await pilot.press("4", "2", "enter")
        await pilot.pause()
        assert isinstance(app.screen, NewGameScreen)
        assert under_cursor(app).split()[-1] == "42"


async def test_language_changes_at_once(make_app: Any) -> None:
    app = make_app("en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        before = screen_text(app)
        assert "New game" in before
        await choose(app, pilot, "language")
        assert app.words.lang != "en"
        assert screen_text(app) != before


@pytest.mark.parametrize(("sizes", "lang"), SIZES_BY_LANGUAGE)
async def test_first_question(
    make_app: Any, make_table: Any, sizes: Sequence[Size], lang: str
) -> None:
    app = make_app(lang)
    async with app.run_test(size=sizes[0]) as pilot:
        await begun(app, pilot, make_table())
        for size in sizes:
            await resized(pilot, size)
            same_as_snapshot(f"game-{size[0]}-{lang}", app)


async def test_agenda_dialog(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=SIZES[0]) as pilot:
        table = make_table()
        app.play(table)
        for _ in range(40):
            await pilot.pause()
            asked = table.human_decisions()
            if asked and asked[0].kind == "agenda":
                break
            await pilot.press("enter")
        for size in SIZES:
            await resized(pilot, size)
            same_as_snapshot(f"dialog-agenda-{size[0]}", app)


async def test_codex(make_app: Any) -> None:
    app = make_app("de")
    async with app.run_test(size=SIZES[0]) as pilot:
        await app.push_screen(CodexScreen(app.loaded(), searching=True))
        await pilot.press(*"wels")
        await pilot.pause()
        assert isinstance(app.screen, CodexScreen)
        for size in SIZES:
            await resized(pilot, size)
            same_as_snapshot(f"codex-{size[0]}-de", app)
        await pilot.press("escape", "escape")
        assert isinstance(app.screen, StartScreen)


async def test_rules_are_found_by_their_text(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await choose(app, pilot, "rules")
        await pilot.press("slash", *"crisis", "space", *"roll")
        await pilot.pause()
        text = screen_text(app)
        assert "5.4 Crisis Rolls" in text
        assert "2 Setup" not in text
        before = text
        await pilot.press("right")
        assert screen_text(app) != before or "↓" not in before


async def test_hand_over_shows_no_cards(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=SIZES[0]) as pilot:
        await app.push_screen(HandOverScreen("z", "Zentrum"))
        for size in SIZES:
            await resized(pilot, size)
            same_as_snapshot(f"hand-over-{size[0]}", app)


async def test_help(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=SIZES[0]) as pilot:
        await begun(app, pilot, make_table())
        for size in SIZES:
            await resized(pilot, size)
            await pilot.press("f2", "question_mark")
            await pilot.pause()
            assert "Germany" in screen_text(app)
            same_as_snapshot(f"help-map-{size[0]}", app)
            await pilot.press("escape")


@pytest.mark.parametrize("size", [(79, 24), (80, 20), (30, 8), (12, 3)])
async def test_tiny_terminal_says_so(make_app: Any, make_table: Any, size: tuple[int, int]) -> None:
    app = make_app()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert screen_text(app).startswith("Your")
        await begun(app, pilot, make_table())
        text = screen_text(app)
        assert text.startswith("Your")
        assert "Germany" not in text
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Königsberg" in screen_text(app)


async def test_saves_list_and_continue(make_app: Any, make_table: Any, tmp_path: Path) -> None:
    table = make_table(seed="11")
    decision = table.human_decisions()[0]
    table.pick(decision.number, "essen")
    table.close()
    (tmp_path / "broken.weimar").write_text("nonsense\n")
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("5", "enter")
        await pilot.pause()
        text = screen_text(app)
        assert "Weimar · Round 1  not finished" in text and "1 picks" in text
        assert "broken.weimar" in text
        await pilot.press("escape")
        await pilot.pause()
        assert "Continue (Round 1" in screen_text(app)
        await choose(app, pilot, "continue")
        assert isinstance(app.screen, GameScreen)
        session: Any = app.screen.table.session
        assert session.position.cities["essen"].bases == {"spd": 1}
    assert latest_unfinished(tmp_path) is not None
