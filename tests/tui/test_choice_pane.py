"""The list under keys and mouse: what each does to the cursor, the filter and the answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual import events, on
from textual.app import ComposeResult
from textual.pilot import Pilot
from textual.screen import ModalScreen, Screen

from tests.tui.scenes import weimar_look
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.keys_in_order import KeysInOrder
from weimar_tui.tui.layout import Place

pytestmark = pytest.mark.usefixtures("at_once")


class Hearing(Screen[None]):
    """Hears the keys that the list has not taken for itself."""

    def on_key(self, event: events.Key) -> None:
        app = self.app
        assert isinstance(app, Asking)
        app.left.append(event.key)


class Asking(KeysInOrder[None]):
    """A list on an otherwise empty screen; it keeps what the list says and which keys are left."""

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
async def asking(choice: Choice, width: int = 20, height: int = 12) -> AsyncIterator[Pilot[None]]:
    app = Asking()
    async with app.run_test(size=(80, 24)) as pilot:
        app.pane.place(Place(0, 0, width, height))
        app.pane.focus()
        await pilot.pause()
        app.pane.ask(choice)
        yield pilot


def rows(pane: ChoicePane) -> list[str]:
    return [strip.text.rstrip() for strip in pane._strips]


async def test_keys_move_the_cursor_and_enter_answers() -> None:
    async with asking(answers(20)) as pilot:
        app = pilot.app
        assert isinstance(app, Asking)
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
    async with asking(answers(12)) as pilot:
        app = pilot.app
        assert isinstance(app, Asking)
        await pilot.press("1", "1")
        assert app.pane.choice.answer[1] == "11" and app.moved[-1] == "11"
        await pilot.press("f", "2")
        assert app.pane.choice.filter == "2" and rows(app.pane)[1].startswith("/ 2_")
        await pilot.press("backspace", "1", "down")
        assert (app.pane.choice.filter, app.pane.choice.answer[1]) == ("1", "10")
        assert app.moved[-1] == "10"
        await pilot.press("enter")
        assert app.picked == [(7, "10")] and not app.pane.choice.filtering
        await pilot.press("escape")
        assert (app.pane.choice.filter, app.pane.choice.answer[1]) == ("", "10")
        await pilot.press("F", "1", "escape")
        assert (app.pane.choice.filter, app.pane.choice.filtering) == ("", False)
        assert app.left == ["f", "down", "enter", "F"], "what is typed does not go on"
        app.pane.instead_of_filter = lambda: app.moved.append("elsewhere")
        await pilot.press("f")
        assert app.moved[-1] == "elsewhere" and not app.pane.choice.filtering
        await pilot.press("F")
        assert app.pane.choice.filtering, "the other key filters all the same"


async def test_pasted_text_is_only_ever_a_filter() -> None:
    async with asking(answers(12)) as pilot:
        app = pilot.app
        assert isinstance(app, Asking)
        app.pane.post_message(events.Paste("12\n"))
        await pilot.pause()
        assert app.pane.choice.answer[1] == "1"
        await pilot.press("f")
        app.pane.post_message(events.Paste("answer \n 12"))
        await pilot.pause()
        assert app.pane.choice.filter == "answer 12" and app.moved[-1] == "12"


async def test_an_empty_list_takes_no_digit_and_has_nothing_to_filter() -> None:
    async with asking(Choice()) as pilot:
        app = pilot.app
        assert isinstance(app, Asking)
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
    async with asking(choice) as pilot:
        app = pilot.app
        assert isinstance(app, Asking)
        await pilot.press("down", "f", "enter")
        assert app.picked == [] and not app.pane.choice.filtering
        assert "/" not in rows(app.pane)[1], "the filter is closed"


async def test_things_lead_to_what_they_are_used_for_and_back() -> None:
    items = tuple(Item(id, id) for id in ("a:event", "a:act", "b:event", "b:act"))
    groups = {"a": Item("a", "Card A"), "b": Item("b", "Card B")}
    choice = Choice(prompt="Which?", items=items, number=1, groups=groups)
    async with asking(choice) as pilot:
        app = pilot.app
        assert isinstance(app, Asking)
        app.calm._ready = -1.0
        await pilot.press("down", "enter")
        assert (choice.within, choice.answer[1], app.picked) == ("b", "b:event", [])
        assert app.calm._number > 0, "what came up is not answered by the same key"
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
    async with asking(answers(8), width=30, height=4) as pilot:
        app = pilot.app
        assert isinstance(app, Asking)
        assert app.pane.choice.columns == 2
        seen = []
        for key in ("right", "down", "left", "left"):
            await pilot.press(key)
            seen.append(app.pane.choice.answer[1])
        assert seen == ["5", "6", "2", "1"] and app.moved == seen


async def test_a_click_goes_there_and_a_second_one_answers() -> None:
    async with asking(answers(3)) as pilot:
        app = pilot.app
        assert isinstance(app, Asking)
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
    async with asking(answers(8)) as pilot:
        app = pilot.app
        assert isinstance(app, Asking)
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
        assert rows(pane)[1].startswith("│ above") and await clicked(2, 4) == "1"
        pane.framed, pane.title, pane.above = False, "", None
        pane.place(Place(0, 0, 30, 5))
        await pilot.pause()
        assert [await clicked(x, 1) for x in (14, 15)] == ["1", "5"]


async def test_the_wheel_moves_by_one() -> None:
    async with asking(answers(3)) as pilot:
        app = pilot.app
        assert isinstance(app, Asking)
        app.pane.on_mouse_scroll_down()
        app.pane.on_mouse_scroll_down()
        app.pane.on_mouse_scroll_down()
        assert app.pane.choice.answer[1] == "3", "not around the end"
        app.pane.on_mouse_scroll_up()
        assert app.pane.choice.answer[1] == "2"


async def test_what_stands_there_while_nothing_is_asked() -> None:
    def idle(canvas: Canvas) -> None:
        canvas.put(0, 0, "KPD is asked")

    async with asking(answers(3)) as pilot:
        app = pilot.app
        assert isinstance(app, Asking)
        app.pane.idle = idle
        app.pane.show()
        assert rows(app.pane)[0] == "Which?"
        app.pane.quiet = True
        app.pane.show()
        assert rows(app.pane)[0] == "KPD is asked"
        app.pane.quiet = False
        app.pane.ask(Choice())
        assert rows(app.pane)[0] == "KPD is asked"


async def test_a_new_question_waits_before_it_is_answered_and_the_same_one_does_not() -> None:
    async with asking(answers(3)) as pilot:
        app = pilot.app
        assert isinstance(app, Asking)

        def came_up(choice: Choice, again: bool = False) -> bool:
            before = app.calm._number
            (app.pane.ask_again if again else app.pane.ask)(choice)
            return app.calm._number > before

        assert not came_up(answers(3)), "Enter takes what it would have taken"
        assert came_up(answers(3, cursor=1))
        assert not came_up(Choice()), "nothing is asked"
        assert came_up(answers(3))
        app.pane.choice.cursor = 2
        assert not came_up(answers(4), again=True) and app.pane.choice.answer[1] == "3"
        assert came_up(answers(2), again=True) and app.pane.choice.answer[1] == "1"
        app.push_screen(ModalScreen())
        await pilot.pause()
        before = app.calm._number
        app.pane.ask(answers(3, cursor=1))
        assert app.calm._number == before, "it is not seen yet"
