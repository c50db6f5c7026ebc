"""A new question accepts no answer for a moment, so that a key meant for the previous
screen is ignored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from textual import events

from tests.tui.looking import screen_text
from tests.tui.playing import picked
from tests.tui.test_coach import COUNSEL
from weimar_tui.games.weimar.prompts.policy import WeimarPrompts
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.coach import CoachDialog
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.hint import Hint, HintDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.input_guard import LONGEST, REPEAT, WAITS, InputGuard, answers
from weimar_tui.tui.screens.hand_over import HandOverScreen

MIDDLE = (120, 40)
WAIT = WAITS["short"]


# --- the rule itself ----------------------------------------------------------------------------
class Screen:
    """Paints when told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waiting: list[Callable[[], None]] = []
        self.input_guard = InputGuard(self.after_paint, WAIT, lambda: self.now)

    def after_paint(self, then: Callable[[], None]) -> bool:
        self.waiting.append(then)
        return True

    def paint(self, now: float) -> None:
        self.now = now
        for then in self.waiting:
            then()
        self.waiting.clear()


def test_what_is_not_painted_takes_no_answer() -> None:
    screen = Screen()
    screen.input_guard.came_up()
    assert not screen.input_guard.takes(1.0)
    screen.paint(2.0)
    assert not screen.input_guard.takes(2.0)
    assert screen.input_guard.takes(2.0 + WAIT)


def test_what_comes_up_before_the_other_was_painted_waits_for_its_own() -> None:
    screen = Screen()
    screen.input_guard.came_up()
    first = screen.waiting.pop()
    screen.input_guard.came_up()
    first()
    assert not screen.input_guard.takes(1.0)


def test_keys_are_not_lost_for_long_even_if_nothing_says_that_the_question_is_painted() -> None:
    screen = Screen()
    screen.input_guard.came_up()
    presses = [0.6 * n for n in range(20)]
    taken = [pressed for pressed in presses if screen.input_guard.takes(pressed)]
    assert taken and WAIT < taken[0] <= WAIT + LONGEST + 0.6
    screen.input_guard.came_up()
    screen.paint(10.0)
    held = [10.0 + 0.03 * n for n in range(200)]
    taken = [pressed for pressed in held if screen.input_guard.takes(pressed)]
    assert taken and taken[0] >= LONGEST, "held down, too, but late"


def test_a_key_held_down_does_not_answer() -> None:
    screen = Screen()
    screen.input_guard.came_up()
    screen.paint(0.0)
    presses = [0.03 * n for n in range(80)]
    assert not any(map(screen.input_guard.takes, presses))
    assert screen.input_guard.takes(presses[-1] + REPEAT)


def test_a_screen_that_will_not_be_painted_does_not_wait_for_it() -> None:
    calm = InputGuard(lambda then: False, WAIT, lambda: 5.0)
    calm.came_up()
    assert not calm.takes(5.0)
    assert calm.takes(5.0 + WAIT)


def test_whoever_wants_it_need_not_wait() -> None:
    screen = Screen()
    screen.input_guard.wait = WAITS["none"]
    screen.input_guard.came_up()
    assert screen.input_guard.takes(0.0)


def test_only_keys_that_answer_wait() -> None:
    for key, bindings, does in [
        ("enter", [], True),
        ("space", ["game.hurry"], True),
        ("x", ["choice.take"], True),
        ("x", ["hand-over.ready"], True),
        ("x", ["pane.take"], True),
        ("down", ["choice.down"], False),
        ("u", ["game.undo"], False),
        ("escape", ["game.back"], False),
    ]:
        assert answers(key, bindings) is does


# --- in the program -----------------------------------------------------------------------------
class Hands:
    """Presses keys of an app at chosen times."""

    def __init__(self, app: Any, pilot: Any) -> None:
        self.app, self.pilot = app, pilot
        self.now = 100.0
        app.input_guard.wait = WAIT
        app.input_guard.clock = lambda: self.now

    async def press(self, *keys: str, after: float = 0.0) -> None:
        """Press all keys in one write, some time after the last paint."""
        await self.pilot.pause()
        self.now += after
        for key in keys:
            event = events.Key(key, {"space": " "}.get(key, key if len(key) == 1 else None))
            event.time = self.now
            self.app.post_message(event)
        await self.pilot.pause()

    async def hold(self, key: str, seconds: float) -> None:
        for _ in range(int(seconds / 0.033)):
            await self.press(key, after=0.033)


async def test_an_enter_held_down_answers_one_question(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = make_table()
        app.play(table)
        hands = Hands(app, pilot)
        await hands.press("enter", after=1.0)
        assert len(picked(table)) == 1
        await hands.hold("enter", 2.0)
        assert len(picked(table)) == 1
        assert "only just come into view" in screen_text(app)
        await hands.press("enter", after=0.5)
        assert len(picked(table)) == 2
        assert "only just come into view" not in screen_text(app)


async def test_several_enters_in_one_write_answer_one_question(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = make_table()
        app.play(table)
        hands = Hands(app, pilot)
        await hands.press("enter", "enter", "enter", "down", "enter", after=1.0)
        assert len(picked(table)) == 1


async def test_the_enter_that_closes_a_hint_does_not_answer(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = make_table()
        app.play(table)
        hands = Hands(app, pilot)
        await hands.press()
        await app.push_screen(HintDialog((Hint("One."), Hint("Two."))))
        await hands.press("enter", "enter", "enter", after=0.1)
        assert isinstance(app.screen, HintDialog)
        assert app.screen.at == 0
        await hands.press("enter", "enter", after=0.5)
        assert app.screen.at == 1
        await hands.press("enter", "enter", after=0.5)
        assert not isinstance(app.screen, HintDialog)
        assert picked(table) == []
        await hands.press("enter", after=0.5)
        assert len(picked(table)) == 1


async def test_the_enter_that_leaves_the_coach_does_not_answer(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = make_table()
        app.play(table)
        hands = Hands(app, pilot)
        await hands.press()
        await app.push_screen(CoachDialog(COUNSEL, "spd"))
        await hands.press("enter", "enter", after=0.1)
        assert isinstance(app.screen, CoachDialog)
        await hands.press("enter", "enter", "enter", after=0.5)
        assert not isinstance(app.screen, CoachDialog)
        assert picked(table) == []
        assert "just appeared" not in screen_text(app), "the question was open before"
        assert "only just come into view" in screen_text(app)


async def test_a_pane_a_dialog_and_the_chair_of_another_wait_too(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = make_table(humans=("spd", "kpd"))
        app.play(table)
        hands = Hands(app, pilot)
        await hands.press("enter", "space", after=0.1)
        assert isinstance(app.screen, HandOverScreen)
        await hands.press("enter", "enter", after=1.0)
        assert not isinstance(app.screen, HandOverScreen)
        assert picked(table) == []
        await hands.press("f2", "down", "enter", after=0.1)
        assert picked(table) == []
        await hands.press("enter", after=1.0)
        assert len(picked(table)) == 1
        chosen: list[str | None] = []
        question = Choice("Which?", items=(Item("a", "This"), Item("b", "That")))
        await app.push_screen(QuestionDialog(question, "Which"), chosen.append)
        await hands.press("down", "enter", after=0.1)
        assert chosen == []
        await hands.press("enter", after=1.0)
        assert chosen == ["b"]


async def test_what_is_typed_on_a_line_that_has_just_come_up_is_heard_whole(
    make_app: Any,
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        hands = Hands(app, pilot)
        typed: list[str | None] = []
        await app.push_screen(EntryDialog("A seed", "Which?"), typed.append)
        await hands.press(*"a", "space", *"b", "enter", after=0.05)
        assert typed == ["a b"]


async def test_what_is_lost_for_good_is_never_one_enter_away(
    make_app: Any, make_table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If every answer loses something, the cursor is on none until it is moved."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        table = make_table()
        monkeypatch.setattr(WeimarPrompts, "first_answer", lambda self, decision: None)
        app.play(table)
        hands = Hands(app, pilot)
        await hands.press("enter", after=1.0)
        assert picked(table) == [] and "Enter alone does nothing here" in screen_text(app)
        await hands.press("f9", after=1.0)
        await hands.press("right", "right", "escape", after=1.0)  # the same in another language
        await hands.press("enter", after=1.0)
        assert picked(table) == [] and "Wähle zuerst mit" in screen_text(app)
        options = table.human_decisions()[0].options
        await hands.press("up", after=1.0)
        assert "Wähle zuerst mit" not in screen_text(app)
        await hands.press("down", "enter", after=1.0)
        assert picked(table) == [options[0]]


async def test_a_list_that_changes_under_the_hand_waits(
    make_app: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table before its game, other people take seats, and rows disappear during the choice."""
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        pane = app.screen.query_one(ChoicePane)
        pane.ask(Choice(items=(Item("sit", "Sit down"), Item("start", "Start"))))
        news: list[str] = []
        monkeypatch.setattr(app.input_guard, "came_up", lambda: news.append("came up"))
        pane.ask(Choice(items=(Item("sit", "Sit down, Otto"), Item("start", "Start"))))
        assert news == [], "the same row in other words is no news"
        pane.ask(Choice(items=(Item("start", "Start"),)))
        assert news == ["came up"]
        pane.ask(Choice(items=(Item("start", "Start"),), number=7))
        assert news == ["came up"] * 2
        pane.ask(Choice())
        assert news == ["came up"] * 2, "nothing to answer"


async def test_a_click_waits_too(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = make_table()
        app.play(table)
        hands = Hands(app, pilot)
        await hands.press()
        row = next(
            y for y, line in enumerate(screen_text(app).splitlines()) if line.startswith("▸")
        )
        app.input_guard.clock = lambda: float("inf")
        app.input_guard.came_up()
        await pilot.pause()
        await pilot.click(offset=(6, row))
        assert picked(table) == []
        app.input_guard.clock = lambda: 0.0
        app.input_guard.came_up()
        await pilot.pause()
        await pilot.click(offset=(6, row))
        await pilot.pause()
        assert len(picked(table)) == 1
