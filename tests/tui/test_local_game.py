"""A local game: bots that give reasons, undo, the save, leaving."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from tests.tui.looking import screen_text
from tests.tui.playing import begun, picked
from weimar_tui.bots.bot import Bot
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.session import SaveNotice
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.players import HUMAN
from weimar_tui.registry import load_game
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.screens.start import StartScreen

MIDDLE = (120, 40)


async def test_nothing_is_undone_while_a_bot_thinks(make_app: Any, make_table: Any) -> None:
    go_on = threading.Event()

    class Thinking(Bot):
        def decide(self, view: Any, decision: Decision) -> str:
            go_on.wait(10)
            return decision.options[0]

    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table(bots=lambda *_: Thinking()))
        while table.bot_decision() is None:
            await pilot.press("enter")
            await pilot.pause()
        before = picked(table)
        await pilot.press("u")
        await pilot.pause()
        assert "You cannot undo while others have a question to answer." in screen_text(app)
        assert picked(table) == before
        go_on.set()


async def test_why_a_bot_chose_is_said_until_another_one_has_answered(tmp_path: Path) -> None:
    """Of the two sides the bot is always the same one: its reason stays until it gives another."""
    game, said = (
        load_game("wir_sind_das_volk"),
        Reason(id="bot-economy", arguments={"better": "yes"}),
    )

    class Explaining(Bot):
        @property
        def reasons(self) -> tuple[Reason, ...]:
            return (said,)

        def decide(self, view: Any, decision: Decision) -> str:
            return decision.options[0]

    app = LocalApp(lang="en", motion=False, saves=tmp_path, game=game.id)
    app.input_guard.wait = 0.0
    app.outcomes_stay = False
    app.pace = 0.0
    table = GameHandle.new(
        game, "main", {"west": HUMAN, "east": "first"}, "7", bots=lambda *_: Explaining()
    )
    async with app.run_test(size=(200, 60)) as pilot:
        await begun(app, pilot, table)
        words = app.loaded(game.id).words
        told = words.bot_reason(said.id, said.arguments)
        for _ in range(40):
            if told in screen_text(app):
                break
            await pilot.press("enter")
            await pilot.pause()
        assert told in screen_text(app)


async def test_what_happened_to_a_save_is_said_when_it_is_opened(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        notice = SaveNotice("other-pack")
        await begun(app, pilot, GameHandle(make_table().session, notices=[notice]))
        said = app.words.problem(notice)
        assert said[:60] in screen_text(app)


async def test_a_save_changed_by_another_program_is_told_of_once(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    title = app.words.text("problem-opened-title")
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table(humans=("spd", "kpd", "z", "dnvp")))
        assert table.path is not None
        table.path.write_bytes(table.path.read_bytes() + b"\n")
        seen = 0
        for _ in range(6):
            await pilot.press("enter")
            await pilot.pause()
            seen += title in screen_text(app)
        assert seen == 1 and len(table.notices) == 1


async def test_the_palette_saves_and_leaves(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await begun(app, pilot, make_table())
        offered = {command.title: command for command in app.get_system_commands(app.screen)}
        ui = app.loaded().words.ui
        assert ui("key-save-label") in offered
        offered[ui("palette-leave")].callback()
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
