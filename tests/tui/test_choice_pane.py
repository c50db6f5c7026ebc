"""The list under keys and mouse: what each does to the cursor, the filter and the answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from textual import events, on
from textual.app import ComposeResult
from textual.geometry import Size
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
        latest = app.calm._latest
        await pilot.press("down", "enter")
        assert (choice.within, choice.answer[1], app.picked) == ("b", "b:event", [])
        assert app.calm._latest is not latest, "what came up is not answered by the same key"
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
            before = app.calm._latest
            (app.pane.ask_again if again else app.pane.ask)(choice)
            return app.calm._latest is not before

        assert not came_up(answers(3)), "Enter takes what it would have taken"
        assert came_up(answers(3, cursor=1))
        assert not came_up(Choice()), "nothing is asked"
        assert came_up(answers(3))
        app.pane.choice.cursor = 2
        assert not came_up(answers(4), again=True) and app.pane.choice.answer[1] == "3"
        assert came_up(answers(2), again=True) and app.pane.choice.answer[1] == "1"
        app.push_screen(ModalScreen())
        await pilot.pause()
        before = app.calm._latest
        app.pane.ask(answers(3, cursor=1))
        assert app.calm._latest is before, "it is not seen yet"


class Typed(ChoicePane):
    """The list without an app."""

    def _moved(self) -> None: ...


def test_what_stands_above_leaves_the_list_less_room() -> None:
    pane = Typed(weimar_look(), above=lambda canvas: canvas.put(0, 0, "above") and 2)
    pane.choice = answers(20, cursor=19)
    canvas = Canvas(20, 8, weimar_look())
    pane._drawing(canvas)
    said = canvas.text().split("\n")
    assert said[0] == "above" and said[2] == "Which?" and "Answer 20" in said[7]
    canvas = Canvas(20, 2, weimar_look())
    pane._drawing(canvas)
    assert canvas.text() == "above\n", "without room nothing is asked, and nothing breaks"


def test_only_letters_and_signs_are_typed_into_the_filter() -> None:
    pane = Typed(weimar_look())
    pane.choice = answers(3, filtering=True)
    for event in (events.Key("tab", "\t"), events.Key("f5", None)):
        pane.on_key(event)
        assert pane.choice.filter == "" and not event._stop_propagation
    pane.on_key(events.Key("a", "a"))
    assert pane.choice.filter == "a"


def test_which_keys_the_list_takes_for_itself() -> None:
    pane = Typed(weimar_look())
    moved: list[str] = []
    pane._moved = lambda: moved.append("moved")  # type: ignore[method-assign]

    def takes(key: str) -> bool:
        event = events.Key(key, key if len(key) == 1 else None)
        moved.clear()
        pane.on_key(event)
        assert event._stop_propagation is event._no_default_action is bool(moved)
        return bool(moved)

    keys = ("2", "escape", "backspace", "x", "enter")
    pane.choice = answers(3)
    assert [takes(key) for key in keys] == [True, False, False, False, False]
    assert pane.choice.cursor == 1
    pane.choice = answers(3, filter="answer")
    assert [takes(key) for key in keys if key != "escape"] == [True, False, False, False]
    assert pane.choice.filter == "answer" and takes("escape") and pane.choice.filter == ""
    pane.choice = answers(3, filtering=True)
    assert [takes(key) for key in keys] == [True, True, False, False, False]
    assert not pane.choice.filtering, "the second one has ended it"
    pane.choice = answers(3, filter="an", filtering=True)
    assert takes("backspace") and pane.choice.filter == "a"
    groups = {"a": Item("a", "A")}
    for key in ("escape", "backspace"):
        pane.choice = Choice(items=(Item("a:1", "A1"),), groups=groups, within="a")
        assert takes(key) and pane.choice.within == ""
    pane.choice = answers(3)
    assert not takes("²") and not takes("٣"), "AltGr+2 on a German keyboard, another script"
    pane.choice = Choice()
    assert not takes("2"), "there is nothing to choose"


class Clicked(Typed):
    """The list without an app, drawn at a size; what it does is kept."""

    width = 20
    size = property(lambda self: Size(self.width, 8))  # type: ignore[assignment]
    _calm = property(lambda self: SimpleNamespace(takes=lambda time: time > 1.0))  # type: ignore[assignment]

    def draw_now(self) -> None:
        self.draw(self.width, 8)

    def click(self, x: int, y: int, time: float = 2.0) -> tuple[str, list[str]]:
        did: list[str] = []
        self.focus = lambda scroll_visible=True: did.append("focus")  # type: ignore[assignment, method-assign, return-value, misc]
        self._moved = lambda: did.append("moved")  # type: ignore[method-assign]
        self.action_take = lambda: did.append("take")  # type: ignore[method-assign]
        event: Any = SimpleNamespace(x=x, y=y, time=time, stop=lambda: did.append("stop"))
        self.on_click(event)
        return self.choice.answer[1], did


def test_a_click_counts_rows_and_columns_of_the_list_itself() -> None:
    pane = Clicked(weimar_look())
    pane.choice = answers(12)
    pane.draw_now()
    went, took = ["stop", "focus", "moved"], ["stop", "focus", "moved", "take"]
    assert pane.click(3, 2) == ("2", went)
    assert pane.click(3, 2, time=0.5) == ("2", went), "too soon after it came up"
    assert pane.click(3, 2) == ("2", took)
    assert pane.click(3, 0) == ("2", ["stop", "focus"]), "that is the question"
    for framed, bar, title in ((True, False, ""), (True, True, "T"), (False, True, "T")):
        pane.framed, pane.bar, pane.title = framed, bar, title
        pane.choice = answers(12)
        pane.draw_now()
        assert pane.click(5, 3)[0] == "2"
    pane.framed, pane.bar, pane.title, pane.width = False, True, "", 42
    pane.choice = answers(12)
    pane.draw_now()
    assert pane.choice.columns == 2
    assert [pane.click(x, 1)[0] for x in (21, 22)] == ["1", "8"]
    pane.framed = True
    pane.choice = answers(12)
    pane.draw_now()
    assert [pane.click(x, 2)[0] for x in (20, 21)] == ["1", "6"]
