"""The list under keys and mouse: their effect on cursor, filter and answer."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, ClassVar

import pytest
from textual import events, on
from textual._time import get_time
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.pilot import Pilot
from textual.screen import ModalScreen, Screen

from tests.games.weimar.view.scenes import weimar_look
from tests.tui.items import item
from tests.tui.looking import seen
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.keys_in_order import KeysInOrder
from weimar_tui.tui.layout import Place

pytestmark = pytest.mark.usefixtures("at_once")


class Hearing(Screen[None]):
    """Receives the keys that the list does not use."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("left,right", "aside")]

    def action_aside(self) -> None:
        app = self.app
        assert isinstance(app, Asking)
        app.left.append("aside")

    def on_key(self, event: events.Key) -> None:
        app = self.app
        assert isinstance(app, Asking)
        app.left.append(event.key)


class Asking(KeysInOrder[None]):
    """A list on an otherwise empty screen; it keeps the list's messages and unused keys."""

    def __init__(self) -> None:
        super().__init__()
        self.picked: list[tuple[int, str]] = []
        self.moved: list[str] = []
        self.left: list[str] = []

    def compose(self) -> ComposeResult:
        yield ChoicePane(weimar_look(), id="list", filter_label="/", empty="Nothing")

    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        self.picked.append((message.number, message.option))

    @on(ChoicePane.Moved)
    def _moved(self, message: ChoicePane.Moved) -> None:
        self.moved.append(message.option)

    def get_default_screen(self) -> Screen[None]:
        return Hearing()

    @property
    def pane(self) -> ChoicePane:
        return self.query_one(ChoicePane)


def answers(count: int, **options: Any) -> Choice:
    return Choice(
        prompt="Which?",
        items=tuple(Item(str(n), f"Answer {n}") for n in range(1, count + 1)),
        number=7,
        **options,
    )


@asynccontextmanager
async def asking(
    choice: Choice, width: int = 20, height: int = 12
) -> AsyncIterator[tuple[Asking, Pilot[None]]]:
    app = Asking()
    async with app.run_test(size=(80, 24)) as pilot:
        app.pane.place(Place(0, 0, width, height))
        app.pane.focus()
        await pilot.pause()
        app.pane.ask(choice)
        await pilot.pause()
        yield app, pilot


def rows(app: Asking) -> list[str]:
    return seen(app, "#list").rows


async def test_keys_move_the_cursor_and_enter_answers() -> None:
    async with asking(answers(20)) as (app, pilot):
        seen = []
        for key in ("down", "j", "up", "k", "k", "pageup", "end", "home", "pagedown", "G", "g"):
            await pilot.press(key)
            seen.append(app.pane.choice.answer[1])
        assert seen == ["2", "3", "2", "1", "20", "12", "20", "1", "9", "20", "1"]
        assert app.moved == seen
        await pilot.press("down", "enter")
        assert app.picked == [(7, "2")]
        app.left.clear()
        await pilot.press("2", "x", "escape", "backspace")
        assert app.left == ["x", "escape", "backspace"], "what means nothing here goes on"


async def test_digits_filter_and_escape() -> None:
    async with asking(answers(12)) as (app, pilot):
        await pilot.press("1", "1")
        assert app.pane.choice.answer[1] == "11" and app.moved[-1] == "11"
        await pilot.press("f", "2")
        assert app.pane.choice.filter == "2" and rows(app)[1].startswith("/ 2_")
        await pilot.press("backspace", "1", "down")
        assert (app.pane.choice.filter, app.pane.choice.answer[1]) == ("1", "10")
        assert app.moved[-1] == "10"
        await pilot.press("enter")
        assert app.picked == [(7, "10")] and not app.pane.choice.filtering
        await pilot.press("escape")
        assert (app.pane.choice.filter, app.pane.choice.answer[1]) == ("", "10")
        await pilot.press("f", "1", "escape")
        assert (app.pane.choice.filter, app.pane.choice.filtering) == ("", False)
        assert app.left == ["f", "down", "enter", "f"], "what is typed does not go on"


async def test_pasted_text_is_only_ever_a_filter() -> None:
    async with asking(answers(12)) as (app, pilot):
        app.pane.post_message(events.Paste("12\n"))
        await pilot.pause()
        assert app.pane.choice.answer[1] == "1"
        await pilot.press("f")
        app.pane.post_message(events.Paste("answer \n 12"))
        await pilot.pause()
        assert app.pane.choice.filter == "answer 12" and app.moved[-1] == "12"


async def test_an_empty_list_takes_no_digit_and_has_nothing_to_filter() -> None:
    async with asking(Choice()) as (app, pilot):
        await pilot.press("1", "f", "enter")
        assert (
            app.left == ["1", "f", "enter"] and not app.pane.choice.filtering and app.picked == []
        )
        assert not app.pane.type_digit("1")
        app.pane.ask(answers(3))
        app.pane.quiet = True
        assert not app.pane.type_digit("2"), "while a dialog asks"
        app.pane.quiet = False
        assert app.pane.type_digit("2")
        await pilot.pause()
        assert app.pane.choice.answer[1] == "2" and app.moved[-1] == "2"


async def test_what_is_refused_cannot_be_chosen() -> None:
    choice = answers(1)
    choice.items += (Item("x", "Too dear", "10 vp"),)
    async with asking(choice) as (app, pilot):
        await pilot.press("down", "f", "enter")
        assert app.picked == [] and not app.pane.choice.filtering
        assert "/" not in rows(app)[1], "the filter is closed"


async def test_things_lead_to_what_they_are_used_for_and_back() -> None:
    items = tuple(map(item, ("a:event", "a:act", "b:event", "b:act")))
    groups = {"a": Item("a", "Card A"), "b": Item("b", "Card B")}
    choice = Choice(prompt="Which?", items=items, number=1, groups=groups)
    async with asking(choice) as (app, pilot):
        await pilot.press("down", "enter")
        assert (choice.within, choice.answer[1], app.picked) == ("b", "b:event", [])
        assert app.moved[-1] == "b:event"
        await pilot.press("down", "left")
        assert choice.answer[1] == "a:act", "left and right keep the use"
        await pilot.press("right")
        assert choice.answer[1] == "b:act" and app.moved[-1] == "b:act"
        await pilot.press("backspace")
        assert (choice.within, choice.answer[1]) == ("", "b")
        app.left.clear()
        await pilot.press("enter", "escape")
        assert choice.within == "" and app.left == ["enter"]
        await pilot.press("enter", "enter")
        assert app.picked == [(1, "b:event")]


async def test_left_and_right_go_from_column_to_column() -> None:
    async with asking(answers(8), width=30, height=4) as (app, pilot):
        assert app.pane.choice.columns == 2
        seen = []
        for key in ("right", "down", "left", "left"):
            await pilot.press(key)
            seen.append(app.pane.choice.answer[1])
        assert seen == ["5", "6", "2", "1"] and app.moved == seen


async def test_a_click_goes_there_and_a_second_one_answers() -> None:
    async with asking(answers(3)) as (app, pilot):
        app.screen.set_focus(None)
        assert await pilot.click(offset=(5, 2))
        assert app.pane.has_focus and app.pane.choice.answer[1] == "2" and app.moved == ["2"]
        assert app.picked == []
        await pilot.click(offset=(5, 2))
        assert app.picked == [(7, "2")]
        await pilot.click(offset=(5, 0))
        await pilot.click(offset=(5, 9))
        assert len(app.picked) == 1 and app.pane.choice.answer[1] == "2", "nothing stands there"


async def test_clicks_count_from_the_list_whatever_stands_around_it() -> None:
    async with asking(answers(8)) as (app, pilot):
        pane = app.pane

        async def clicked(x: int, y: int) -> str:
            pane.choice.cursor = 7
            pane.show()
            await pilot.click(offset=(x, y))
            return pane.choice.answer[1]

        pane.title = "Title"
        assert await clicked(2, 2) == "1"
        pane.place(Place(4, 0, 20, 12))
        await pilot.pause()
        assert pane.bar and await clicked(8, 3) == "2"
        pane.framed = True
        pane.place(Place(0, 0, 34, 7))
        await pilot.pause()
        assert pane.choice.columns == 2
        assert [await clicked(x, 2) for x in (2, 16, 17, 31)] == ["1", "1", "5", "5"]
        pane.above = lambda canvas: canvas.put(0, 0, "above") and 2
        pane.show()
        pane.place(Place(0, 0, 20, 14))
        await pilot.pause()
        assert rows(app)[1].startswith("│ above") and await clicked(2, 4) == "1"
        pane.framed, pane.title, pane.above = False, "", None
        pane.place(Place(0, 0, 30, 5))
        await pilot.pause()
        assert [await clicked(x, 1) for x in (14, 15)] == ["1", "5"]
        pane.place(Place(2, 0, 32, 5))
        await pilot.pause()
        assert [await clicked(x, 1) for x in (18, 19)] == ["1", "5"], "a line stands on its left"


async def test_the_wheel_moves_by_one() -> None:
    async with asking(answers(3)) as (app, pilot):

        async def turned(way: type[events.MouseEvent], times: int) -> str:
            for _ in range(times):
                app.post_message(way(None, 5, 2, 0, 0, 0, False, False, False, 5, 2))
            await pilot.pause()
            return app.pane.choice.answer[1]

        assert await turned(events.MouseScrollDown, 3) == "3", "not around the end"
        assert await turned(events.MouseScrollUp, 1) == "2"


async def test_what_stands_there_while_nothing_is_asked() -> None:
    async with asking(answers(3)) as (app, pilot):

        def idle(canvas: Canvas) -> None:
            canvas.put(0, 0, "KPD is asked")

        app.pane.idle = idle
        for quiet, choice, first in [
            (False, answers(3), "Which?"),
            (True, answers(3), "KPD is asked"),
            (False, Choice(), "KPD is asked"),
        ]:
            app.pane.quiet = quiet
            app.pane.ask(choice)
            await pilot.pause()
            assert rows(app)[0] == first


async def test_what_stands_above_leaves_the_list_less_room() -> None:
    async with asking(answers(20, cursor=19), height=8) as (app, pilot):
        app.pane.above = lambda canvas: canvas.put(0, 0, "above") and 2
        app.pane.show()
        await pilot.pause()
        shown = rows(app)
        assert shown[0] == "above" and shown[2] == "Which?" and "Answer 20" in shown[7]
        app.pane.place(Place(0, 0, 20, 2))
        await pilot.pause()
        assert rows(app) == ["above", ""], "without room nothing is asked, and nothing breaks"


LONG = 3600.0


async def has_to_wait(app: Asking, pilot: Pilot[None], put: Callable[[], None]) -> bool:
    """Whether Enter, pressed as soon as a question appears, answers nothing."""
    app.input_guard.wait, app.input_guard.clock = LONG, lambda: -math.inf
    app.input_guard.came_up()  # what was there before has been there for long
    await pilot.pause()
    app.input_guard.clock = get_time
    put()
    await pilot.pause()
    app.picked.clear()
    await pilot.press("enter")
    return not app.picked


async def test_a_new_question_waits_before_it_is_answered_and_the_same_one_does_not() -> None:
    async with asking(answers(3)) as (app, pilot):
        ask, again = app.pane.ask, app.pane.ask_again
        assert not await has_to_wait(app, pilot, lambda: ask(answers(3))), "the same answer"
        assert await has_to_wait(app, pilot, lambda: ask(answers(3, cursor=1)))
        await pilot.press("3")
        assert not await has_to_wait(app, pilot, lambda: again(answers(4)))
        assert app.pane.choice.answer[1] == "3", "the cursor stays where it can"
        assert await has_to_wait(app, pilot, lambda: again(answers(2)))
        assert app.pane.choice.answer[1] == "1"
        app.pane.ask(Choice())
        assert await has_to_wait(app, pilot, lambda: ask(answers(3)))


async def test_what_a_thing_is_used_for_waits_too() -> None:
    groups = {"a": Item("a", "Card A")}
    choice = Choice(items=(item("a:1", "A1"), item("a:2", "A2")), groups=groups)
    async with asking(choice) as (app, pilot):
        assert await has_to_wait(app, pilot, lambda: None) and choice.within == "a"
        await pilot.press("enter")
        assert app.picked == [], "the same Enter, held down"
        await pilot.click(offset=(5, 3))
        await pilot.click(offset=(5, 3))
        assert app.picked == [] and app.pane.choice.answer[1] == "a:2", "nor a second click"


async def test_a_question_put_under_a_dialog_keeps_nobody_waiting() -> None:
    heard: list[str] = []

    class Dialog(ModalScreen[None]):
        def on_key(self, event: events.Key) -> None:
            heard.append(event.key)

    async with asking(answers(3)) as (app, pilot):
        await app.push_screen(Dialog())
        await has_to_wait(app, pilot, lambda: app.pane.ask(answers(3, cursor=1)))
        assert heard == ["enter"]


async def test_which_keys_the_list_takes_for_itself() -> None:
    typed = ("2", "escape", "backspace", "x", "f5", "²", "٣")
    group = Choice(items=(item("a:1", "A1"),), groups={"a": Item("a", "A")}, within="a")
    for choice, taken in [
        (answers(3), ["2"]),
        (answers(3, filter="answer"), ["2", "escape"]),
        (Choice(), []),
        (group, ["2", "escape"]),
        (answers(3, filtering=True), ["2", "escape"]),
    ]:
        async with asking(choice) as (app, pilot):
            for key in typed:
                app.left.clear()
                await pilot.press(key)
                assert bool(app.left) != (key in taken), (key, choice)


async def test_left_and_right_are_left_to_the_screen_where_there_is_one_column() -> None:
    async with asking(answers(3)) as (app, pilot):
        await pilot.press("left", "right")
        assert app.left == ["left", "aside", "right", "aside"]


async def test_while_a_filter_is_typed_only_letters_and_signs_go_into_it() -> None:
    async with asking(answers(3)) as (app, pilot):
        await pilot.press("f", "tab", "f5", "a", "x", "backspace")
        assert app.pane.choice.filter == "a" and rows(app)[1].startswith("/ a_")
