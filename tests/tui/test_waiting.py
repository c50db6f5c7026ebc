"""The decision bar while others are asked: it always names them, at a readable speed."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from textual.geometry import Region

from tests.tui.looking import until
from tests.tui.playing import begun, tap
from weimar_tui.bots.bot import Bot
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.playing.local import READ
from weimar_tui.tui.screens.game import GameScreen

Said = list[tuple[float, str]]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """Everything on the first row of a game's bar, with the time, while no person was asked."""
    found: Said = []
    show = ChoicePane.show

    def listening(pane: ChoicePane, *arguments: Any, **options: Any) -> None:
        show(pane, *arguments, **options)
        screen = pane.screen
        if pane.id != "decision" or not isinstance(screen, GameScreen):
            return
        if screen.board.asked is not None:
            return
        lines = pane.render_lines(Region(0, 0, *pane.size))
        rows = [strip.text.strip(" │") for strip in lines[1 if pane.title else 0 :]]
        if rows and (not found or found[-1][1] != rows[0]):
            found.append((time.monotonic(), rows[0]))

    monkeypatch.setattr(ChoicePane, "show", listening)
    return found


async def test_the_bar_is_never_empty_between_moves(
    make_app: Any, make_table: Any, said: Said
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.pace = 0.02
        await begun(app, pilot, make_table())
        for _ in range(400):
            if len(said) > 30:
                break
            await tap(app, "enter")
            await asyncio.sleep(0.01)
    assert len(said) > 30
    assert "" not in [text for _, text in said]
    assert any(text.startswith("Waiting for KPD: ") for _, text in said)


async def test_names_do_not_flicker_when_bots_are_fast(
    make_app: Any, make_table: Any, said: Said
) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        app.pace = 0.0
        table = make_table(humans=())
        began = time.monotonic()
        app.play(table)
        await pilot.pause(8 * READ)
        await until(pilot, lambda: len(said) > 2)
        moves = len(table.session.history.picks)
        seconds = time.monotonic() - began
    named = [text for _, text in said if text.startswith("Waiting")]
    assert 1 < len(named) <= seconds / READ + 2
    assert moves > len(named), "there was more to tell than could be read"


async def test_a_bot_that_takes_long_is_named_for_what_it_is_asked_last(
    make_app: Any, make_table: Any, said: Said
) -> None:
    class Slower(Bot):
        """Answers the first questions at once and thinks about the third."""

        def __init__(self) -> None:
            self.asked = 0

        def decide(self, view: Any, decision: Any) -> str:
            self.asked += 1
            if self.asked == 3:
                time.sleep(6 * READ)
            return str(decision.options[0])

    app = make_app()
    bot = Slower()
    async with app.run_test(size=(120, 40)) as pilot:
        app.pace = 0.0
        table = make_table(humans=("kpd",), bots=lambda *_: bot)
        app.play(table)
        for _ in range(200):
            if bot.asked == 3:
                break
            await asyncio.sleep(0.02)
        await pilot.pause(2 * READ)
        decision = table.bot_decision()
        assert bot.asked == 3
        assert said[-1][1] == app.loaded().words.waiting(decision)[: len(said[-1][1])]
