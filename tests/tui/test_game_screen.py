"""The game screen: keys, dialogs, undo, hot seat, resizing, saving, and crashes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.make_saves import SAVES
from tests.tui.looking import screen_text, seen, until
from tests.tui.playing import begun, begun_to_agenda, picked, to_agenda
from weimar_tui.bots.bot import Bot
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.branch import branch
from weimar_tui.text.handbook import help_text
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.end import EndScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.hand_over import HandOverScreen
from weimar_tui.tui.screens.start import StartScreen

WIDE, MIDDLE, SMALL = (160, 48), (120, 40), (80, 24)


async def test_arrows_digits_and_enter_answer(make_app: Any, make_table: Any) -> None:
    app, table = make_app(), None
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table())
        await pilot.press("down", "j", "k", "enter")
        await pilot.press("6", "enter")
        await pilot.press("1", "0", "enter")
        await pilot.pause()
        # The second, then the ones with numbers 6 and 10, although a number is missing by then.
        assert picked(table)[0] == "hamburg"
        assert picked(table)[1:] == ["koeln", "stuttgart"]


async def test_mouse_goes_to_an_option_and_chooses_it(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table())
        rows = screen_text(app).splitlines()
        row = max(y for y, line in enumerate(rows) if "2 Hamburg" in line)
        await pilot.click(offset=(6, row))
        assert app.screen.board.bar.choice.current.id == "hamburg"
        assert picked(table) == []
        await pilot.click(offset=(6, row))
        await pilot.pause()
        assert picked(table) == ["hamburg"]


async def test_filter_by_typing(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        table = await begun(app, pilot, make_table())
        await pilot.press("f", *"munch")
        assert "Filter: munch_" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert picked(table) == ["muenchen"]
        await pilot.press("f", "u", "c", "l", "escape")
        assert picked(table) == ["muenchen"], "letters typed into the filter are no commands"


async def test_pasted_text_answers_nothing(make_app: Any, make_table: Any) -> None:
    from textual.events import Paste

    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        table = await begun(app, pilot, make_table())
        app.screen.query_one("#decision", ChoicePane).post_message(Paste("1\n\n2\n\n"))
        await pilot.pause()
        assert picked(table) == []


async def test_map_can_be_walked_and_answers(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table())
        await pilot.press("f2", "right")
        first = app.screen.board.bar.choice.current.id
        await pilot.press("down")
        second = app.screen.board.bar.choice.current.id
        assert first != second
        await pilot.press("enter")
        await pilot.pause()
        assert picked(table) == [second]


async def test_undo_takes_the_last_pick_back(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table())
        await pilot.press("7", "enter")
        await pilot.pause()
        assert "S··" in screen_text(app)
        await pilot.press("u")
        await pilot.pause()
        assert picked(table) == []
        assert "Undone." in screen_text(app)
        assert "S··" not in screen_text(app)
        await pilot.press("u")
        await pilot.pause()
        assert "There is nothing to undo" in screen_text(app)


async def test_a_bot_that_fails_is_told_of(make_app: Any, make_table: Any) -> None:
    class Failing(Bot):
        def decide(self, view: Any, decision: Any) -> str:
            return "paris"

    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = make_table(humans=(), bots=lambda *_: Failing())
        app.pace = 1000.0  # one pick of a bot is enough
        app.play(table)
        await pilot.pause()
        while not picked(table):
            await pilot.pause()
        await pilot.pause()
        assert "The bot first failed (SPD); random answered instead." in screen_text(app)


async def test_free_undo_go_over_what_bots_did(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun_to_agenda(app, pilot, make_table(free_undo=True))
        before = len(picked(table))
        await pilot.press("u")
        await pilot.pause()
        await pilot.pause()
        assert len(picked(table)) < before
        assert table.human_decisions()[0].kind != "agenda"


async def test_dialog_waits_while_the_board_is_looked_at(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun_to_agenda(app, pilot, make_table())
        assert isinstance(app.screen, QuestionDialog)
        await pilot.press("down", "escape")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        assert "Which agenda" in screen_text(app), "the question stands in the bar meanwhile"
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, QuestionDialog)
        await pilot.press("enter")
        await pilot.pause()
        assert picked(table)[-1] == "S02", "the cursor stayed where it was"


async def test_an_undo_that_undoes_nothing_leaves_the_question_of_a_dialog(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table(scenario="first-winter"))
        await pilot.pause()
        asked = screen_text(app)
        assert isinstance(app.screen, QuestionDialog) and table.human_decisions()
        await pilot.press("u")
        await pilot.pause()
        assert isinstance(app.screen, QuestionDialog)
        assert screen_text(app).splitlines()[10:20] == asked.splitlines()[10:20]
        await pilot.press("escape")
        await pilot.pause()
        assert "There is nothing to undo" in screen_text(app)


async def test_question_of_a_dialog_can_be_answered_in_the_bar(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        table = await begun_to_agenda(app, pilot, make_table())
        await pilot.press("tab")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        await pilot.press("3", "enter")
        await pilot.pause()
        assert picked(table)[-1] == "S03"


@pytest.mark.parametrize("in_dialog", [False, True])
async def test_resizing_never_loses_a_question(
    make_app: Any, make_table: Any, in_dialog: bool
) -> None:
    app = make_app()
    async with app.run_test(size=WIDE) as pilot:
        table = make_table()
        app.play(table)
        if in_dialog:
            await to_agenda(pilot, table)
        await pilot.pause()
        await pilot.press("3")
        asked = table.human_decisions()[0]
        for size in [SMALL, (60, 20), (10, 3), MIDDLE, (79, 23), (100, 30), WIDE]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert table.human_decisions()[0] == asked
            assert screen_text(app).startswith("Your") == (size[0] < 80 or size[1] < 24)
        await pilot.press("enter")
        await pilot.pause()
        assert picked(table)[-1] == (asked.options[2] if in_dialog else "rostock")


async def test_small_screen_turns_panes_and_follows_the_question(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        await begun(app, pilot, make_table())
        assert "F2 Germany" in screen_text(app)
        await pilot.press("greater_than_sign")
        assert "F3 Parliament" in screen_text(app)
        assert "Königsberg" in screen_text(app), "the question stays in view"
        await pilot.press("f8")
        assert "F8 Chronicle" in screen_text(app)
        await pilot.press("alt+5")
        assert "F6 Parties" in screen_text(app)
        await pilot.press("5", "enter")
        await pilot.pause()
        assert "F2 Germany" not in screen_text(app) or app.screen.board.shown == "map"


async def test_a_screen_made_small_shows_the_pane_of_the_question(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        await begun(app, pilot, make_table())
        await pilot.press("f8")
        assert "F8 Chronicle" in screen_text(app)
        await pilot.resize_terminal(*MIDDLE)
        await pilot.pause()
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "F2 Germany" in screen_text(app)
        assert "F8 Chronicle" not in screen_text(app)


async def test_people_pass_the_keyboard(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await begun(app, pilot, make_table(humans=("spd", "z")))
        assert isinstance(app.screen, HandOverScreen)
        assert "SPD" in screen_text(app)
        assert "Esc leave the game" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        await begun(app, pilot, make_table(humans=("spd", "z")))
        await pilot.press("enter")
        await pilot.pause()
        for _ in range(6):
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(app.screen, HandOverScreen)
        text = screen_text(app)
        assert "Zentrum" in text
        assert "Hand" not in text
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        assert app.screen.board.me == "z"


async def test_agendas_are_asked_of_each_person_and_shown_to_none_other(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = make_table(humans=("spd", "kpd"))
        app.play(table)
        seen: dict[str, str] = {}
        for _ in range(80):
            await pilot.pause()
            if isinstance(app.screen, QuestionDialog):
                seat = app.screen_stack[-2].board.me
                seen[seat] = screen_text(app)
                if len(seen) == 2:
                    break
            await pilot.press("enter")
        assert "Socialism" in seen["spd"]
        assert "Revolution Now" in seen["kpd"]
        assert "Socialism" not in seen["kpd"]


async def test_bots_alone_play_to_the_end(make_app: Any, game: WeimarGame, tmp_path: Path) -> None:
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    path = tmp_path / "late.weimar"
    branch(replay, replay.last - 25, path, players=dict.fromkeys(game.seats(), "random"))
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        app.open_save(path)
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen), "the board can be looked at again"
        assert "How it ended" in screen_text(app)
        assert "one more" not in screen_text(app), "there is nothing left to warn of"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)
        await pilot.press("escape", "end", "enter")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)


async def test_help_cards_search_and_palette(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await begun(app, pilot, make_table())
        game_screen = app.screen
        await pilot.press("question_mark")
        assert isinstance(app.screen, ReadingDialog)
        await pilot.press("escape", "c")
        await pilot.pause()
        assert isinstance(app.screen, CodexScreen)
        await pilot.press("escape", "slash", *"versailles")
        await pilot.pause()
        assert "Treaty of Versailles" in screen_text(app)
        await pilot.press("escape", "escape", "ctrl+p")
        await pilot.pause()
        assert "leave the game" in screen_text(app)
        await pilot.press("f", *"leave", "enter")
        await pilot.pause()
        assert game_screen not in app.screen_stack
        assert isinstance(app.screen, StartScreen)


async def test_a_key_leads_back_to_the_menu_and_the_foot_names_it(
    make_app: Any, make_table: Any
) -> None:
    app = make_app("zh")
    async with app.run_test(size=WIDE) as pilot:
        table = await begun_to_agenda(app, pilot, make_table())
        await pilot.press("escape")
        await pilot.pause()
        assert " q 選單 " in screen_text(app).splitlines()[-1] + " "
        game_screen = app.screen
        await pilot.press("f", "q")
        assert app.screen is game_screen  # a letter of the filter
        await pilot.press("escape", "q")
        await pilot.pause()
        assert game_screen not in app.screen_stack
        assert isinstance(app.screen, StartScreen)
        picks = len(table.session.history.picks)
        await pilot.press("1", "enter")
        await pilot.pause()
        again = app.table_now()
        assert again is not None and again is not table
        assert len(again.session.history.picks) == picks


@pytest.mark.parametrize(("lang", "key"), [("de", "f1"), ("zh", "question_mark")])
async def test_the_page_of_points_has_help_of_its_own(
    make_app: Any, make_table: Any, lang: str, key: str
) -> None:
    app = make_app(lang)
    async with app.run_test(size=MIDDLE) as pilot:
        await begun_to_agenda(app, pilot, make_table())
        await pilot.press("escape", "v", key)
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog)
        assert app.screen.text.startswith(help_text("weimar", "points", lang))
        assert (
            help_text("weimar", "points", lang)
            != help_text("weimar", "parties", lang)
            != help_text("weimar", "decision", lang)
        )
        title = help_text("weimar", "points", lang).splitlines()[0].removeprefix("# ")
        assert title in screen_text(app)


async def test_chronicle_tells_and_scrolls(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        await begun_to_agenda(app, pilot, make_table())
        await pilot.press("escape", "f8")
        await pilot.pause()
        text = screen_text(app)
        assert "Agenda Phase." in text
        latest = seen(app, "#chronicle").rows[-1]
        await pilot.press("pageup", "pageup", "pageup")
        await pilot.pause()
        assert seen(app, "#chronicle").rows[-1] != latest
        await pilot.press("escape")
        await pilot.pause()
        assert app.board_now().board.chronicle.reading.back == 0


async def test_before_the_others_have_done_anything_there_is_nothing_to_look_back_at(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table())
        await pilot.press("s")
        await pilot.pause()
        assert app.words.text("since-nothing") in screen_text(app)
        await pilot.press("down")
        await pilot.pause()
        assert app.words.text("since-nothing") not in screen_text(app), "the next key removes it"
        await pilot.press("enter", "s")
        await pilot.pause()
        assert len(picked(table)) == 1 and isinstance(app.screen, GameScreen)


async def test_waiting_names_the_party_and_the_question(make_app: Any, make_table: Any) -> None:
    class SlowBot(Bot):
        def decide(self, view: Any, decision: Any) -> str:
            import time

            time.sleep(0.3)
            return str(decision.options[0])

    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await begun(app, pilot, make_table(humans=("kpd",), bots=lambda *_: SlowBot()))
        assert "Waiting for SPD" in screen_text(app)
