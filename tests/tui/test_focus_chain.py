"""What Tab can reach: lists and panes to walk on, never what is only looked at."""

from __future__ import annotations

from typing import Any

from tests.tui.moments import SAVES
from tests.tui.playing import begun
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.replay import Replay
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.hand_over import HandOverScreen
from weimar_tui.tui.screens.keys import KeysScreen
from weimar_tui.tui.screens.new_game import NewGameScreen
from weimar_tui.tui.screens.play_on import PlayOnScreen
from weimar_tui.tui.screens.points import PointsScreen
from weimar_tui.tui.screens.replay import ReplayScreen
from weimar_tui.tui.screens.saves import SavesScreen
from weimar_tui.tui.screens.settings import SettingsScreen


async def test_what_can_have_the_focus(make_app: Any, make_table: Any, game: WeimarGame) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        playset = app.playset()
        replay = Replay.open(SAVES / "example.weimar", lambda header: game)
        found = {"StartScreen": [widget.id for widget in app.screen.focus_chain]}
        for page in (
            NewGameScreen(),
            SettingsScreen(),
            KeysScreen(),
            SavesScreen(),
            CodexScreen(playset),
            PlayOnScreen(replay, playset),
            ReplayScreen(replay, playset),
            HandOverScreen("spd", "SPD"),
            PointsScreen(make_table(), playset),
            EntryDialog("Title", "Which?"),
            ReadingDialog("Title", "Text"),
        ):
            app.push_screen(page)
            await pilot.pause()
            chain = [widget.id for widget in app.screen.focus_chain]
            focused = app.screen.focused.id if app.screen.focused is not None else None
            assert focused == (chain[0] if chain else None)
            found[type(page).__name__] = chain
            app.pop_screen()
        await begun(app, pilot, make_table())
        found["GameScreen"] = [widget.id for widget in app.screen.focus_chain]
        assert found == {
            "StartScreen": ["menu"],
            "NewGameScreen": ["form"],
            "SettingsScreen": ["form"],
            "KeysScreen": ["list"],
            "SavesScreen": ["saves"],
            "CodexScreen": ["list"],
            "PlayOnScreen": ["form"],
            "ReplayScreen": [],
            "HandOverScreen": ["hand-over"],
            "PointsScreen": ["points"],
            "EntryDialog": ["line"],
            "ReadingDialog": ["reading"],
            "GameScreen": ["decision", *playset.kit.panes],
        }
