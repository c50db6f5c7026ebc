"""A screen that fits its panes to the terminal, beside stand-ins: too small, focus, other pages."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.weimar.screen.scenes import weimar_look
from weimar_tui.text.words import Words
from weimar_tui.tui import screen as screen_module
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen, _Sized


class Sheet:
    """A pane that keeps where it is put and what is drawn."""

    def __init__(self, display: bool = True) -> None:
        self.display = display
        self.places: list[Place | None] = []
        self.drawn = 0
        self.bar = True

    def place(self, place: Place | None) -> None:
        self.places.append(place)

    def show(self, drawing: Any = None) -> None:
        self.drawn += 1


class Fitted(_Sized):
    def __init__(self) -> None:
        self.sizes: list[tuple[int, int]] = []
        self.tiny, self.remembered = None, None

    def place_all(self, width: int, height: int) -> None:
        self.sizes.append((width, height))


@pytest.fixture
def fitted(monkeypatch: pytest.MonkeyPatch) -> tuple[Fitted, Any]:
    def tiny(look: Any, *, id: str, focusable: bool) -> Sheet:
        assert not focusable, "it would take the focus from what it lies over"
        return Sheet()

    monkeypatch.setattr(screen_module, "Tiny", tiny)
    screen: Any = SimpleNamespace(
        app=SimpleNamespace(look=weimar_look(), words=Words("en")),
        children=[Sheet(), Sheet()],
        focused=None,
        mounted=[],
        focus=[],
    )
    screen.mount = screen.mounted.append
    screen.set_focus = screen.focus.append
    return Fitted(), screen


def test_where_there_is_room_the_panes_are_placed(fitted: tuple[Fitted, Any]) -> None:
    sized, screen = fitted
    screen.focused = screen.children[0]
    sized._fit(screen, 80, 24)
    assert sized.sizes == [(80, 24)] and screen.mounted == screen.focus == []
    assert all(pane.display for pane in screen.children)


def test_where_there_is_none_one_sheet_says_so(fitted: tuple[Fitted, Any]) -> None:
    sized, screen = fitted
    sized._fit(screen, 60, 20)
    (tiny,) = screen.mounted
    screen.children.append(tiny)
    sized._fit(screen, 50, 20)
    assert screen.mounted == [tiny] and sized.sizes == []
    assert tiny.places == [Place(0, 0, 60, 20), Place(0, 0, 50, 20)] and tiny.drawn == 2
    assert [pane.display for pane in screen.children] == [False, False, True]
    sized._fit(screen, 80, 24)
    assert tiny.places[-1] is None and sized.sizes == [(80, 24)]
    assert screen.focus == [], "nothing had the focus"


def test_the_focus_comes_back_with_the_room(fitted: tuple[Fitted, Any]) -> None:
    sized, screen = fitted
    first, second = screen.children
    screen.focused = first
    sized._fit(screen, 60, 20)
    screen.focused = second
    sized._fit(screen, 50, 20)
    first.display = True
    sized._fit(screen, 80, 24)
    sized._fit(screen, 80, 24)
    assert screen.focus == [first], "once"
    screen.focused = second
    sized._fit(screen, 60, 20)
    sized._fit(screen, 80, 24)
    assert screen.focus == [first], "the other one is not shown any more"


def test_a_pane_is_drawn_anew_when_another_page_comes_or_goes() -> None:
    drawn: list[str] = []

    class Shown(Pane):
        def show(self, drawing: Any = None, *, fresh: bool = False) -> None:
            drawn.append("drawn")

    screen: Any = SimpleNamespace(focused=Shown(weimar_look()), leaving=False)
    screen._show_focus = lambda: _Sized._show_focus(screen)
    _Sized.on_screen_suspend(screen)
    assert len(drawn) == 1
    _Sized.on_screen_resume(screen)
    assert len(drawn) == 2
    screen.leaving = True
    _Sized.on_screen_resume(screen)
    screen.leaving, screen.focused = False, Sheet()
    _Sized.on_screen_resume(screen)
    assert len(drawn) == 2 and screen.focused.drawn == 0


def test_panes_are_put_without_a_line_between_them() -> None:
    panes = {"#a": Sheet(), "#b": Sheet()}
    screen: Any = SimpleNamespace(query_one=lambda name, kind: panes[name])
    WeimarScreen.put(screen, {"a": Place(0, 0, 3, 4), "b": None})
    assert [pane.places for pane in panes.values()] == [[Place(0, 0, 3, 4)], [None]]
    assert all(pane.drawn == 1 and not pane.bar for pane in panes.values())
