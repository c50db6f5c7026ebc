"""Where screens put their panes, beside stand-ins for the panes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.layout import Place
from weimar_tui.tui.screen import WeimarScreen, boxed
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.hand_over import HandOverScreen
from weimar_tui.tui.screens.keys import KeysScreen
from weimar_tui.tui.screens.new_game import NewGameScreen
from weimar_tui.tui.screens.play_on import PlayOnScreen
from weimar_tui.tui.screens.points import PointsScreen
from weimar_tui.tui.screens.saves import SavesScreen
from weimar_tui.tui.screens.settings import SettingsScreen
from weimar_tui.tui.screens.start import StartScreen


class Sheet:
    """A pane: where it is put, and whether it is drawn there."""

    def __init__(self) -> None:
        self.at: tuple[int, int, int, int] | None = None
        self.drawn = False
        self.bar = True

    def place(self, place: Place | None) -> None:
        self.at = (place.x, place.y, place.width, place.height) if place else None
        self.drawn = False

    def show(self) -> None:
        self.drawn = True


class Panes:
    """A screen of nothing but panes, by their ids; a list without one is `list`."""

    def __init__(self) -> None:
        self.panes: dict[str, Sheet] = {}

    def query_one(self, name: Any, kind: Any = None) -> Sheet:
        name = name[1:] if isinstance(name, str) else "list"
        return self.panes.setdefault(name, Sheet())

    def put(self, places: Any) -> None:
        WeimarScreen.put(self, places)  # type: ignore[arg-type]


def placed(screen: Any, width: int, height: int, **fields: Any) -> dict[str, Any]:
    panes = Panes()
    vars(panes).update(fields)
    screen.place_all(panes, width, height)
    assert all(pane.drawn for pane in panes.panes.values())
    return {name: pane.at for name, pane in panes.panes.items()}


@pytest.mark.parametrize(
    ("screen", "small", "large"),
    [
        (
            SettingsScreen,
            {"head": (2, 1, 76, 5), "form": (2, 6, 76, 12), "sample": (2, 19, 76, 1)},
            {"head": (43, 14, 76, 5), "form": (43, 19, 76, 12), "sample": (43, 32, 76, 1)},
        ),
        (
            PlayOnScreen,
            {"head": (2, 2, 76, 5), "form": (2, 7, 76, 13)},
            {"head": (43, 15, 76, 5), "form": (43, 20, 76, 13)},
        ),
        (
            KeysScreen,
            {"head": (2, 1, 76, 3), "list": (2, 5, 76, 17), "foot": (2, 23, 76, 1)},
            {"head": (33, 1, 96, 3), "list": (33, 5, 96, 43), "foot": (33, 49, 96, 1)},
        ),
        (
            CodexScreen,
            {"list": (0, 0, 34, 24), "entry": (34, 0, 46, 24)},
            {"list": (0, 0, 48, 50), "entry": (48, 0, 115, 50)},
        ),
        (SavesScreen, {"list": (0, 0, 80, 24)}, {"list": (0, 0, 163, 50)}),
        (PointsScreen, {"points": (0, 0, 80, 24)}, {"points": (0, 0, 163, 50)}),
        (HandOverScreen, {"hand-over": (0, 0, 80, 24)}, {"hand-over": (0, 0, 163, 50)}),
    ],
)
def test_panes_stand_in_the_middle_and_no_wider_than_they_need(
    screen: Any, small: dict[str, Any], large: dict[str, Any]
) -> None:
    assert placed(screen, 80, 24) == small
    assert placed(screen, 163, 50) == large


def test_the_codex_gives_its_list_two_fifths() -> None:
    assert placed(CodexScreen, 104, 30) == {"list": (0, 0, 41, 30), "entry": (41, 0, 63, 30)}


def test_the_menu_stands_below_the_banner() -> None:
    small, large = placed(StartScreen, 66, 24), placed(StartScreen, 163, 51)
    x, y, width, height = small["list"]
    assert small["banner"] == (0, 0, 66, 10)
    assert (x, y, width) == (5, 11, 56) and height < 14
    top = (51 - height) // 2
    assert large == {"banner": (0, 0, 163, top), "list": (51, top + 1, 60, height)}


def test_a_new_game_tells_about_itself_where_there_is_room() -> None:
    filled: list[str] = []
    fields: dict[str, Any] = {
        "values": {"a": "1"},
        "_rows": lambda: ["row"] * 30,
        "form": SimpleNamespace(choice=SimpleNamespace(current=None)),
        "fill": filled.append,
    }
    assert placed(NewGameScreen, 80, 24, **fields) == {
        "head": (2, 0, 76, 5),
        "form": (2, 5, 76, 18),
        "about": None,
    }
    assert filled == []
    fields["form"].choice.current = SimpleNamespace(id="seed")
    assert placed(NewGameScreen, 163, 60, **fields) == {
        "head": (43, 10, 76, 5),
        "form": (43, 15, 76, 33),
        "about": (44, 49, 75, 4),
    }
    assert filled == ["seed"], "its row goes by the room there is"
    fields["values"] = {}
    assert placed(NewGameScreen, 80, 27, **fields)["form"] == (2, 7, 76, 15)
    abouts = [placed(NewGameScreen, 80, height, **fields)["about"] for height in (26, 27)]
    assert abouts == [None, (3, 23, 75, 4)]


def test_a_box_stands_in_the_middle_and_leaves_an_edge_free() -> None:
    assert boxed(80, 24, 200, 200) == Place(2, 1, 76, 22)
    assert boxed(81, 25, 60, 10) == Place(10, 7, 60, 10)


def test_one_line_stands_below_what_is_asked_for() -> None:
    for letters, y in ((72, 10), (73, 11), (80, 11), (400, 12)):
        panes: Any = Panes()
        panes.look, panes.prompt = SimpleNamespace(plain=str), "x" * letters
        EntryDialog.place_all(panes, 80, 24)
        assert panes.panes["entry"].at == (2, 7, 76, 9) and panes.panes["entry"].drawn
        assert panes.panes["list"].at == (4, y, 72, 1)
