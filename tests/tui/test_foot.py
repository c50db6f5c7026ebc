"""The footer lists exactly the keys that work at the present place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tui.looking import picture, screen_text
from tests.tui.playing import begun, begun_to_agenda, picked, to_agenda
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.hint import HintDialog
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.lessons import begin
from weimar_tui.tui.look import Look
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.panes.foot import draw_foot
from weimar_tui.tui.playing.controller import FOOT
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.replay import ReplayScreen
from weimar_tui.tui.screens.settings import SettingsScreen
from weimar_tui.tui.screens.standing import PointsScreen
from weimar_tui.tui.screens.start import StartScreen

pytestmark = pytest.mark.usefixtures("at_once")

MIDDLE, SMALL = (120, 40), (80, 24)

PRESSED = {
    "turn": "greater_than_sign",
    "dialog": "escape",
    "peek": "escape",
    "decision": "d",
    "panes": "tab",
    "undo": "u",
    "hurry": "space",
    "filter": "f",
    "help": "question_mark",
    "look": "o",
    "search": "slash",
    "cards": "c",
    "chronicle": "l",
    "points": "v",
    "replay": "r",
    "menu": "q",
    "save": "ctrl+s",
    "settings": "f9",
    "palette": "ctrl+p",
    "quit": "ctrl+q",
}
SAME = {
    "turn": ("panes", "peek"),
    "panes": ("peek",),
    "dialog": ("decision", "peek"),
    "peek": ("decision",),
    "decision": ("peek",),
}
"""Keys with the same effect as one that is listed."""

PAGES = {
    "look": QuestionDialog,
    "search": CodexScreen,
    "cards": CodexScreen,
    "points": PointsScreen,
    "replay": ReplayScreen,
    "settings": SettingsScreen,
}
"""Pages that open over the board, or over its question, and lead back."""


def named(app: Any) -> set[str]:
    """The names of the keys in the footer."""
    board = app.board_now()
    return {name for name in FOOT if board.foot.works(name)}


async def check(app: Any, pilot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every listed key does something, and no other key leads anywhere."""
    board, here, focus = app.board_now(), app.screen, app.screen.focused
    done: list[str] = []
    monkeypatch.setattr(app, "exit", lambda *_: done.append("quit"))
    monkeypatch.setattr(board, "leave", lambda: done.append("menu"))
    monkeypatch.setattr(board, "action_undo", lambda: done.append("undo"))
    for name, key in PRESSED.items():
        works = board.foot.works(name)
        if any(board.foot.works(other) for other in SAME.get(name, ())):
            continue
        before = picture(app)
        done.clear()
        await pilot.press(key)
        await pilot.pause()
        changed = app.screen is not here or app.screen.focused is not focus
        if works:
            assert changed or done or picture(app) != before, f"{name} does nothing"
        else:
            assert not changed and not done, f"{name} is not named"
        board.board.hurry = False
        while app.screen not in (board, here):
            app.screen.dismiss(None)
            await pilot.pause()
        if isinstance(here, InterruptDialog) and app.screen is board:
            await pilot.press("escape")
            await pilot.pause()
            here = app.screen
            assert isinstance(here, InterruptDialog), f"no way back after {name}"
            focus = here.focused
        else:
            board.board.bar.choice.clear_filter()
            here.set_focus(focus)
            await pilot.pause()


async def test_on_a_pane(make_app: Any, make_table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await begun(app, pilot, make_table())
        await pilot.press("2", "enter")
        await pilot.pause()
        in_the_bar = named(app)
        assert {"panes", "filter", "chronicle"} <= in_the_bar and "decision" not in in_the_bar
        app.board_now().action_pane("map")
        await pilot.pause()
        assert named(app) == in_the_bar | {"decision"}
        app.board_now().action_pane("chronicle")
        await pilot.pause()
        assert named(app) == in_the_bar | {"decision"}
        await check(app, pilot, monkeypatch)


async def test_under_a_question_in_a_dialog(
    make_app: Any, make_table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun_to_agenda(app, pilot, make_table())
        assert isinstance(app.screen, InterruptDialog)
        assert {"peek", *PAGES} <= named(app)
        assert "undo" not in named(app) and "u undo" not in screen_text(app), "nothing to undo"
        assert not {"panes", "turn", "dialog", "decision", "hurry"} & named(app)
        monkeypatch.delitem(PRESSED, "undo")
        await check(app, pilot, monkeypatch)
        assert table.human_decisions()[0].kind == "agenda"


@pytest.mark.parametrize("size", [SMALL, MIDDLE, (160, 48)])
async def test_a_question_in_a_dialog_leaves_the_board_and_on_larger_screens_the_hand_in_view(
    make_app: Any, make_table: Any, size: tuple[int, int]
) -> None:
    app = make_app()
    async with app.run_test(size=size) as pilot:
        await begun_to_agenda(app, pilot, make_table())
        box = app.screen.query_one(Pane).region
        panes = {pane.id: pane.region for pane in app.screen_stack[-2].query(Pane) if pane.display}
        hidden = {name for name, region in panes.items() if region.overlaps(box)}
        kept = {"head", "parliament"} if size == SMALL else {"head", "hand", "map"}
        assert kept <= panes.keys() - hidden and "decision" in panes


async def test_pages_open_over_a_question_and_lead_back_to_it(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun_to_agenda(app, pilot, make_table())
        dialog = app.screen
        for name, page in PAGES.items():
            await pilot.press(PRESSED[name])
            await pilot.pause()
            assert isinstance(app.screen, page)
            await pilot.press("escape", *(["escape"] if name == "search" else []))
            await pilot.pause()
            assert isinstance(app.screen, InterruptDialog)
            assert app.screen is dialog or name == "settings"
        await pilot.press("enter")
        await pilot.pause()
        assert table.human_decisions()[0].kind != "agenda"


async def test_panes_let_a_question_wait_and_one_key_leads_back(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        await begun_to_agenda(app, pilot, make_table())
        for key, pane in (("f8", "chronicle"), ("f2", "map"), ("alt+3", "opinion")):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, GameScreen)
            assert app.screen.focused is not None and app.screen.focused.id == pane
            assert {"dialog", "decision", "turn"} <= named(app)
            assert "Esc back to the question" in screen_text(app)
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(app.screen, InterruptDialog)


async def test_the_game_is_left_from_a_question(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await begun_to_agenda(app, pilot, make_table())
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        assert app.board_now() is None


async def test_commands_are_listed_over_a_question_too(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun_to_agenda(app, pilot, make_table(free_undo=True))
        agenda = len(picked(table))
        await pilot.press("ctrl+p")
        await pilot.pause()
        commands = [item.text for item in app.screen.choice.items]
        assert commands[:2] == ["undo", "help"]
        await pilot.press("1", "enter")
        for _ in range(3):
            await pilot.pause()
        assert len(picked(table)) < agenda
        assert table.human_decisions()[0].kind != "agenda"
        assert app.screen is app.board_now()


async def test_another_language_asks_the_question_anew(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await begun_to_agenda(app, pilot, make_table())
        assert "Enter choose" in screen_text(app)
        await pilot.press("f9", "right", "right", "escape")
        await pilot.pause()
        assert isinstance(app.screen, InterruptDialog)
        assert "Enter wählen" in screen_text(app)


async def test_while_bots_play(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = make_table(humans=())
        app.play(table)
        app.motion, app.pace = True, 60.0
        await pilot.pause()
        assert table.bot_decision() is not None
        assert "hurry" in named(app)
        assert not {"undo", "filter", "dialog", "peek", "decision"} & named(app)
        await pilot.press("space")
        assert "hurry" not in named(app)


async def test_keys_that_were_changed_are_named_as_they_are(make_app: Any, make_table: Any) -> None:
    from weimar_tui.tui.settings import Preferences, Settings

    chosen = Settings(keys={"game.cards": "y", "game.pane-1": "x", "app.settings": "ctrl+o"})
    app = make_app(preferences=Preferences(chosen))
    async with app.run_test(size=(200, 60)) as pilot:
        table = await begun(app, pilot, make_table())
        text = screen_text(app)
        assert "y cards" in text
        assert "x Germany" in text
        assert "^o settings" in text
        await to_agenda(pilot, table)
        await pilot.press("y")
        await pilot.pause()
        assert isinstance(app.screen, CodexScreen)


async def test_hints_are_named_once_there_are_any(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        begin(app, app.loaded().plugin.lessons()[0])
        await pilot.pause()
        assert isinstance(app.screen, HintDialog)
        foot = app.board_now().query_one("#foot", Pane)
        assert not foot.render_line(0).text.strip(), "below a hint no key of the board works"
        for _ in range(3):
            if isinstance(app.screen, HintDialog):
                await pilot.press("escape")
                await pilot.pause()
        assert not isinstance(app.screen, HintDialog)
        assert " i " in foot.render_line(0).text


async def test_a_notice_goes_when_another_language_is_chosen(
    make_app: Any, make_table: Any
) -> None:
    """It was in the previous language."""
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await begun(app, pilot, make_table())
        await pilot.press("enter", "u")
        await pilot.pause()
        said = app.words.ui("undo-done")
        assert said in screen_text(app)
        for keys in (("f9", "escape"), ("f9", "right", "right", "escape")):
            await pilot.press(*keys)
            await pilot.pause()
            assert said not in screen_text(app)
        assert app.words.lang == "de"


@pytest.mark.parametrize(
    ("notice", "width", "left"),
    [
        ("4:57 left", 60, ["centres", "One more round"]),
        ("4:57 left", 40, ["centres"]),
        ("4:57 left · Rosa (A): not for two million", 50, ["centres"]),
        ("4:57 left · Rosa (A): not for two million", 60, ["centres"]),
        ("", 60, ["centres", "One more round"]),
    ],
)
def test_warnings_but_the_first_give_way_to_the_clock_and_to_what_is_said(
    notice: str, width: int, left: list[str]
) -> None:
    canvas = Canvas(width, 1, Look())
    warnings = ["Two centres", "One more round"]
    draw_foot(canvas, warnings, [("q", "quit"), ("?", "help")], notice, "?")
    assert notice[:9] in canvas.text() and canvas.text().endswith(" ? help")
    assert [word for word in ("centres", "One more round") if word in canvas.text()] == left


@pytest.mark.parametrize(
    ("width", "said"),
    [(70, "East: building. Why: protests"), (40, "East: building."), (20, "East: ")],
)
def test_a_notice_gives_up_its_reason_before_it_hides_the_first_keys(width: int, said: str) -> None:
    canvas = Canvas(width, 1, Look())
    keys = [("u", "undo"), ("i", "coach"), ("c", "cards"), ("^q", "quit"), ("?", "help")]
    notice, short = "East: building. Why: protests", "East: building."
    draw_foot(canvas, [], keys, notice, "?", shorter=[short])
    text = canvas.text()
    assert said in text and ("Why" in said) == ("Why" in text)
    assert ("u undo" in text) == (width > 30) and ("cards" in text) == (width > 60)


_REASON = (
    "This build brings the harbour a way to the West, and with it two more exports each decade"
)


async def test_neither_the_alarm_nor_help_goes_for_what_a_bot_says(
    make_app: Any, make_table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    alarm = "The Federal Republic collapses"
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        await begun(app, pilot, make_table())
        board = app.board_now().board
        monkeypatch.setattr(board.game_view, "warnings", lambda scene: (alarm,))
        board.say(_REASON)
        await pilot.pause()
        foot = app.board_now().query_one("#foot", Pane).render_line(0).text
        assert alarm in foot and "This build brings" in foot and "? help" in foot


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
async def test_the_first_screen_names_all_its_keys_on_a_small_terminal(
    make_app: Any, lang: str
) -> None:
    app = make_app(lang)
    async with app.run_test(size=SMALL) as pilot:
        app.ask_first()
        await pilot.pause()
        for row in ("language", "game"):
            assert app.words.ui(f"first-keys-{row}") in screen_text(app)
            await pilot.press("enter")


async def test_the_cards_in_hand_can_be_read_before_they_are_asked_about(
    make_app: Any, make_table: Any
) -> None:
    """The agenda is chosen with the timeline cards in hand, whose text the pane cuts."""
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun_to_agenda(app, pilot, make_table())
        seat = table.human_decisions()[0].seat
        first, second = table.view(seat).hands[seat]
        await pilot.press("f7", "o")
        await pilot.pause()
        rows = [row.strip("│ ") for row in screen_text(app).split("\n")]
        assert any(f"1 {first} " in row for row in rows)
        assert any(f"2 {second} " in row for row in rows)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert app.loaded().words.card(second) in screen_text(app)
