"""Boxes over the board: their size, their contents, and the keys that close them."""

from __future__ import annotations

from typing import Any

import pytest
from textual.geometry import Region

from tests.tui.looking import screen_text, seen, until
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs import roll
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.hint import Hint, HintDialog
from weimar_tui.tui.dialogs.interlude import InterludeDialog
from weimar_tui.tui.dialogs.question import UNDO, QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.dialogs.roll import HURRY, RollDialog
from weimar_tui.tui.game_view import Interlude
from weimar_tui.tui.line import LineInput
from weimar_tui.tui.motion import FALL
from weimar_tui.tui.pane import Pane

pytestmark = pytest.mark.usefixtures("at_once")
SMALL = (80, 24)


class Bare(LocalApp):
    """The app without a start screen below its boxes."""

    def on_mount(self) -> None:
        self.input_guard.wait = 0.0
        self.outcomes_stay = False


def bare(game: WeimarGame, lang: str = "en") -> Bare:
    app = Bare(lang=lang, motion=False)
    app.loaded_games.add(game)
    return app


def box(app: Any) -> Region:
    region: Region = app.screen.query_one(Pane).region
    return region


def rows(app: Any) -> list[str]:
    """The contents of the box, row by row."""
    region = box(app)
    lines = screen_text(app).split("\n")
    inner = lines[region.y + 1 : region.bottom - 1]
    return [line.ljust(80)[region.x + 2 : region.right - 2].rstrip() for line in inner]


def edges(app: Any) -> tuple[str, str]:
    """The top and bottom borders."""
    region = box(app)
    lines = [line.ljust(80)[region.x : region.right] for line in screen_text(app).split("\n")]
    return lines[region.y].strip("┌─┐ "), lines[region.bottom - 1].strip("└─┘ ")


async def opened(pilot: Any, dialog: Any) -> list[Any]:
    """Open a dialog; its result is added to the list."""
    answers: list[Any] = []
    pilot.app.push_screen(dialog, answers.append)
    await pilot.pause()
    return answers


# --- reading ------------------------------------------------------------------------------------
async def test_a_long_text_is_scrolled_and_says_so(game: WeimarGame) -> None:
    app = bare(game)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, ReadingDialog("Title", "\n".join(f"row {n}" for n in range(1, 41))))
        assert box(app) == Region(2, 1, 76, 22)
        assert edges(app) == ("Title", app.words.ui("reading-keys"))
        tops = []
        for key in ("down", "j", "up", "pagedown", "pagedown", "pagedown", "k", "pageup"):
            await pilot.press(key)
            shown = rows(app)
            tops.append(shown[0])
            assert (shown[-1][-1] == "↓") == (shown[-1] != "row 40")
        assert tops == [f"row {n}" for n in (2, 3, 2, 12, 21, 21, 20, 10)]
        await pilot.press("pageup", "pageup", "up")
        assert rows(app)[0] == "row 1"


async def test_a_short_text_has_a_small_box_and_many_keys_close_it(game: WeimarGame) -> None:
    app = bare(game)
    async with app.run_test(size=SMALL) as pilot:
        for key in ("escape", "space", "backspace"):
            answers = await opened(pilot, ReadingDialog("Title", "one\n\ntwo"))
            assert box(app) == Region(2, 9, 76, 5)
            assert app.screen.query_one(Pane).has_focus
            await pilot.press("tab", "shift+tab", "o")
            assert answers == []
            await pilot.press(key)
            await pilot.pause()
            assert answers == [None], key


# --- asking -------------------------------------------------------------------------------------
async def test_one_line_is_typed_over_or_left(game: WeimarGame) -> None:
    app = bare(game)
    async with app.run_test(size=SMALL) as pilot:
        answers = await opened(pilot, EntryDialog("Name", "What is it called?", "old"))
        assert box(app) == Region(2, 7, 76, 9)
        assert edges(app) == ("Name", app.words.ui("entry-keys"))
        line = app.screen.query_one(LineInput)
        assert line.region == Region(4, 10, 72, 1) and line.has_focus
        assert rows(app)[:3] == ["What is it called?", "", "old"]
        await pilot.press(*"new ", "enter")
        await pilot.pause()
        assert answers == ["new"]
        answers = await opened(pilot, EntryDialog("Name", "word " * 60))
        assert app.screen.query_one(LineInput).region.y == 12, "below three rows of its question"
        assert rows(app)[2].endswith("…")
        await pilot.press("space", "enter")
        await pilot.pause()
        assert answers == [""], "nothing was typed"
        answers = await opened(pilot, EntryDialog("Name", "What?", "old"))
        await pilot.press("escape")
        await pilot.pause()
        assert answers == [None]


def question(**options: Any) -> QuestionDialog:
    above = options.pop("above", None)
    items = tuple(Item(str(n), f"Answer {n}") for n in range(1, options.pop("count", 3) + 1))
    return QuestionDialog(Choice(prompt="Which?", items=items, **options), "Title", above)


async def test_a_question_is_as_large_as_it_needs(game: WeimarGame) -> None:
    app = bare(game)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        long = "word " * 30
        sizes = [
            (question(), 6),
            (question(context="About."), 7),
            (question(context=long), 9),
            (question(context=long * 4), 10),
            (question(count=8), 11),
            (question(count=9), 11),
            (question(preview={"1": "brings"}), 8),
            (question(preview={"1": "brings", "2": long}), 10),
            (question(preview={"1": long * 9}), 15),
            (question(make_preview=lambda option: "brings"), 13),
            (question(above=lambda canvas: canvas.put(0, 0, "x") and 3), 9),
        ]
        for dialog, height in sizes:
            await app.push_screen(dialog)
            await pilot.pause()
            assert dialog.wanted_size(*SMALL) == (76, height)
            assert box(app) == Region(2, (24 - height) // 2, 76, height)
            dialog.dismiss(None)
            await pilot.pause()
        dialog = QuestionDialog(Choice(items=(Item("1", "a" * 68), Item("2", "b" * 69))), "Title")
        await app.push_screen(dialog)
        await pilot.pause()
        assert dialog.wanted_size(*SMALL) == (76, 7), "a text that is cut off is read below"
        await app.push_screen(question(count=20))
        await pilot.pause()
        shown: Any = app.screen
        assert shown.wanted_size(120, 60) == (84, 23), "a third of a larger screen"


async def test_ways_out_of_a_question(game: WeimarGame) -> None:
    app = bare(game)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        seen = {}
        for key in ("escape", "tab", "u", "enter"):
            answers = await opened(pilot, question())
            assert app.screen.query_one(ChoicePane).has_focus
            assert edges(app) == ("Title", app.words.ui("palette-keys"))
            await pilot.press("down", key)
            await pilot.pause()
            seen[key] = answers
        assert seen == {"escape": [None], "tab": [None], "u": [UNDO], "enter": ["2"]}
        dialog = question()
        await opened(pilot, dialog)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog)


# --- hints, pages, dice -------------------------------------------------------------------------
async def test_hints_are_read_one_after_the_other(game: WeimarGame) -> None:
    app = bare(game)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        hints = (Hint("First."), Hint("Second.\n\nLong.", "A base is placed."), Hint("Third."))
        answers = await opened(pilot, HintDialog(hints))
        title, keys = app.words.text("learn-title"), "Enter next · Esc close · ? help"
        assert edges(app) == (f"{title} 1/3", keys) and box(app).height == 6
        assert app.screen.query_one(Pane).has_focus
        shown = []
        for key in ("right", "up", "left", "j", "l", "k"):
            await pilot.press(key)
            shown.append(edges(app)[0][-3:] + rows(app)[0])
        assert shown == [
            "2/3A base is placed.",
            "1/3First.",
            "1/3First.",
            "2/3A base is placed.",
            "3/3Third.",
            "2/3A base is placed.",
        ]
        await pilot.press("space", "down")
        await pilot.pause()
        assert answers == [None]
        for key in ("escape", "q", "enter"):
            answers = await opened(pilot, HintDialog(hints[:1]))
            assert edges(app) == (title, "Enter close · ? help")
            await pilot.press(key)
            await pilot.pause()
            assert answers == [None]


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
async def test_a_hint_says_that_there_is_no_coach_now(game: WeimarGame, lang: str) -> None:
    app = bare(game, lang)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        answers = await opened(pilot, HintDialog((Hint("First."), Hint("Second."))))
        _, keys = edges(app)
        await pilot.press("i")
        assert edges(app)[1] == app.words.text("learn-no-coach") != keys
        await pilot.press("enter")
        assert rows(app)[0] == "Second." and edges(app)[1] not in ("", keys)
        await pilot.press("i", "enter")
        await pilot.pause()
        assert answers == [None]


async def test_a_page_to_read_before_play_goes_on(game: WeimarGame) -> None:
    app = bare(game)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        page = Interlude("Phase", ("One.", "Two. " * 20), "start")
        for key, answer in (("enter", None), ("space", HURRY)):
            answers = await opened(pilot, InterludeDialog(page))
            assert box(app) == Region(4, 9, 72, 5)
            assert rows(app)[0] == "One."
            assert edges(app) == ("Phase", app.words.text("dialog-roll-keys"))
            await pilot.press("question_mark")
            await pilot.pause()
            assert isinstance(app.screen, ReadingDialog) and answers == []
            await pilot.press("escape", "x", "7")
            assert answers == [], "keys meant for something else do not close it"
            await pilot.press(key)
            await pilot.pause()
            assert answers == [answer]
        answers = await opened(pilot, InterludeDialog(page))
        await pilot.click(Pane)
        await pilot.pause()
        assert answers == [None]
        long = Interlude("Phase", tuple(f"row {n}" for n in range(1, 19)), "start")
        await opened(pilot, InterludeDialog(long))
        assert box(app).height == 20 and not rows(app)[-1].endswith("…")
        await opened(pilot, InterludeDialog(Interlude("Phase", (*long.lines, "row 19"), "start")))
        assert box(app).height == 20 and rows(app)[-1].split() == ["row", "18", "…"]


class Clock:
    """Stands still until it is set."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now


async def tumbled(pilot: Any, falling: int) -> list[set[str]]:
    """The faces of two dice until the falling ones (the last) have shown four."""
    await pilot.pause(0.05)
    faces: list[set[str]] = [set(), set()]
    for frame in range(1000):
        await pilot.pause(0.002)
        dice = rows(pilot.app)[:1]
        for shown, half in zip(faces, (slice(4), slice(4, None)), strict=True):
            shown.add("".join(row[half] for row in dice))
        if frame > 5 and all(len(shown) > 3 for shown in faces[2 - falling :]):
            return faces
    raise AssertionError(f"they do not fall: {faces}")


async def test_dice_fall_one_after_the_other_and_then_tell(
    game: WeimarGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(roll, "time", clock)
    monkeypatch.setattr(roll, "TUMBLE", 0.001)
    app = bare(game)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        lines = ("It brings 2 dice.", "A base. " * 3)
        answers = await opened(pilot, RollDialog("A roll", (6, 2), lines, hold=60.0))
        assert box(app) == Region(8, 8, 64, 7)
        assert edges(app) == ("A roll", app.words.text("dialog-roll-keys"))
        for share, lying in ((0.0, 0), (0.3, 0), (0.34, 1), (0.6, 1), (0.67, 2), (0.99, 2)):
            clock.now = 100.0 + share * FALL
            if lying == 2:
                await until(pilot, lambda: "It brings" in rows(app)[1])
            faces = await tumbled(pilot, 2 - lying)
            assert [len(shown) == 1 for shown in faces] == [lying > 0, lying > 1]
            assert any(rows(app)[1:]) == (lying == 2), "told when they lie still"
        clock.now = 100.0 + FALL
        await tumbled(pilot, 0)
        assert rows(app)[1:3] == ["It brings 2 dice.", "A base. A base. A base."]
        shown = seen(app)
        assert shown.style("It brings") == app.look.style("strong")
        assert shown.style("A base.") == app.look.style("text")
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog)
        await pilot.press("escape", "space")
        await pilot.pause()
        assert answers == [HURRY]
        for way in ("enter", "click"):
            answers = await opened(pilot, RollDialog("A roll", (6,), ("row",) * 12, hold=60.0))
            assert box(app).height == 13, "ten rows at most"
            await (pilot.click(Pane) if way == "click" else pilot.press(way))
            await pilot.pause()
            assert answers == [None]
