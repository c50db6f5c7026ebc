"""Several keys in one write, as from key repeat, pastes and slow lines: nothing breaks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.make_saves import SAVES
from tests.monkey import Findings, session
from tests.tui.looking import until
from tests.tui.playing import begun, burst, picked
from tests.tui.terminal import Terminal, weimar, without_calm
from weimar_tui.kernel.journal import SUFFIX, Journal, read_save
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.hint import Hint, HintDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.dialogs.roll import RollDialog
from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.hand_over import HandOverScreen
from weimar_tui.tui.screens.new_game import NewGameScreen
from weimar_tui.tui.screens.saves import SavesScreen
from weimar_tui.tui.screens.settings import SettingsScreen
from weimar_tui.tui.screens.start import StartScreen

MIDDLE = (120, 40)


class Below(WeimarScreen):
    """A screen on which keys have no effect."""

    def place_all(self, width: int, height: int) -> None:
        """It is empty."""


def a_question() -> QuestionDialog:
    return QuestionDialog(Choice("Which?", items=(Item("a", "This"), Item("b", "That"))), "Which")


LEFT_BY: list[tuple[Callable[[Any], Any], str]] = [
    (lambda app: RollDialog("A roll", (3, 5), ["It is a 5."], 60.0), "enter"),
    (lambda app: RollDialog("A roll", (3, 5), ["It is a 5."], 60.0), "space"),
    (lambda app: ReadingDialog("Title", "Text"), "enter"),
    (lambda app: EntryDialog("Title", "A word?", "word"), "enter"),
    (lambda app: EntryDialog("Title", "A word?"), "escape"),
    (lambda app: HintDialog((Hint("Only one."),)), "enter"),
    (lambda app: a_question(), "enter"),
    (lambda app: a_question(), "escape"),
    (lambda app: a_question(), "u"),
    (lambda app: CodexScreen(app.loaded()), "q"),
    (lambda app: HandOverScreen("kpd", "KPD"), "enter"),
    (lambda app: NewGameScreen(), "escape"),
    (lambda app: SavesScreen(), "q"),
    (lambda app: SettingsScreen(), "escape"),
]


@pytest.mark.parametrize("there", [True, False])
async def test_what_is_left_twice_is_left_once(make_app: Any, there: bool) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        below = Below()
        await app.push_screen(below)
        for make, key in LEFT_BY:
            await pilot.pause()
            answers: list[Any] = []
            left = make(app)
            await app.push_screen(left, answers.append)
            if there:
                await pilot.pause()
            burst(app, key, key, key)
            await pilot.pause()
            assert app.screen is below, (left, key)
            assert len(answers) == 1, (left, key)


@pytest.mark.parametrize("key", ["up", "h", "i", "f1"])
async def test_keys_of_a_hint_that_is_not_drawn_yet_break_nothing(make_app: Any, key: str) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        await app.push_screen(Below())
        await pilot.pause()
        hint = HintDialog((Hint("First."), Hint("Second.")))
        await app.push_screen(hint)
        burst(app, key, key)
        await pilot.pause()
        assert hint in app.screen_stack
        assert hint.at == 0


async def test_what_lies_under_another_screen_goes_when_it_is_seen_again(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        below, dialog, above = Below(), a_question(), ReadingDialog("Help", "Text")
        for screen in (below, dialog, above):
            await app.push_screen(screen)
        await pilot.pause()
        dialog.dismiss(None)
        await pilot.pause()
        assert app.screen is above
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is below


async def test_keys_typed_behind_one_that_begins_to_type_are_text(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        await app.push_screen(CodexScreen(app.loaded()))
        burst(app, "f", *"versailles", "enter", "q")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        await app.push_screen(CodexScreen(app.loaded()))
        burst(app, "slash", *"quick")
        await pilot.pause()
        assert isinstance(app.screen, CodexScreen)
        assert app.screen.query_one("#list").choice.filter == "quick"


async def test_two_enters_on_a_menu_open_one_screen(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        app.screen.query_one("#menu").choice.go("open")
        burst(app, "enter", "enter")
        await pilot.pause()
        assert [type(screen) for screen in app.screen_stack[2:]] == [SavesScreen]


async def test_an_undo_right_behind_an_answer_does_not_take_back_another(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table())
        await pilot.press("1", "enter")
        await pilot.pause()
        first = picked(table)
        burst(app, "2", "enter", "u")
        await pilot.pause()
        assert picked(table)[:1] == first
        assert isinstance(app.screen, GameScreen)


async def test_keys_behind_the_one_that_ends_the_program_change_nothing(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await app.push_screen(SettingsScreen())
        await pilot.pause()
        settings = app.preferences.settings
        burst(app, "ctrl+q", "2", "right")
        await pilot.pause()
    assert app.preferences.settings == settings


def asked_for(table: Any) -> str:
    """The kind of question to a person here, if any."""
    return next((decision.kind for decision in table.human_decisions()), "")


async def test_a_key_typed_while_the_board_is_still_being_built_breaks_nothing(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        app.play(make_table())
        app.key_came()
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.board.asked)


async def test_a_question_is_not_put_over_what_is_read(make_app: Any, make_table: Any) -> None:
    """Bots play on meanwhile; the dialog waits until the codex is closed."""
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table())
        for _ in range(60):
            if asked_for(table) == "agenda":
                break
            burst(app, "enter", "c")
            await pilot.pause()
            if asked_for(table) != "agenda":
                await pilot.press("q")
        assert isinstance(app.screen, CodexScreen)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, QuestionDialog)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a recorded game in which the SPD plays among quick bots."""
    saved = read_save(SAVES / f"overthrow-cities{SUFFIX}")
    folder = tmp_path / "data" / "weimar-tui" / "saves"
    folder.mkdir(parents=True)
    players = {"spd": "human", "kpd": "random", "z": "random", "dnvp": "random"}
    header = replace(saved.header, players=players)
    without_calm(tmp_path)
    Journal.create(folder / f"mine{SUFFIX}", [header, saved.checkpoints[0]], sync=False).close()
    return tmp_path


@pytest.mark.slow
def test_the_game_is_left_while_bots_play(home: Path) -> None:
    """The board used to be drawn while it was being removed, which crashed most such sessions."""
    terminal = Terminal(weimar("--no-motion", "--lang", "en"), home, (120, 40))
    try:
        for turn in range(6):
            terminal.until(lambda text: "1 Continue" in text)
            terminal.type("\r")
            terminal.until(lambda text: "Chronicle" in text)
            for _ in range(1 + turn % 3 * 2):
                terminal.type("\r")
                terminal.read(0.02 * turn)
            terminal.type("q")
            text = terminal.until(lambda text: "1 Continue" in text or "Esc board" in text)
            if "1 Continue" not in text:  # a question appeared first, and does not accept q
                terminal.type("\x1b")
                terminal.until(lambda text: "Esc board" not in text)
                terminal.type("q")
        terminal.until(lambda text: "1 Continue" in text)
        terminal.type("\x11")
        assert terminal.status() == 0
    finally:
        terminal.close()
    assert not list((home / "state").rglob("crash-*"))


async def test_work_ends_with_the_screen_it_draws_on(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await begun(app, pilot, make_table())
        screen = app.screen
        working = [worker for worker in app.workers if worker.node is screen]
        assert working
        screen.dismiss(None)
        assert all(worker.is_cancelled for worker in working)


@pytest.mark.slow
def test_keys_without_sense_neither_stop_nor_crash_it() -> None:
    """Two sessions, and more if a busy machine was too slow to start a game in them."""
    findings = Findings()
    while findings.sessions < (2 if findings.games else 12):
        session(Random(f"c:{findings.sessions}"), 40, findings, pace=0.4)
    assert findings.troubles == []
    assert findings.bursts > 60
    assert findings.games >= 1
