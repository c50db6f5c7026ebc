"""Menus and lists without an app: the start screen, saved games, cards and rules, keys."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.tui.moments import SAVES
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.errors import SaveError
from weimar_tui.registry import game_ids, offer_of
from weimar_tui.text.words import Entry, Words
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.layout import Place
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.keys import KeysScreen
from weimar_tui.tui.screens.new_game import NewGameScreen
from weimar_tui.tui.screens.saves import SavesScreen
from weimar_tui.tui.screens.start import StartScreen
from weimar_tui.tui.settings import Preferences, Settings


class Shown:
    """A pane or a list of a screen that was never opened."""

    def __init__(self) -> None:
        self.choice = Choice()
        self.box: tuple[int, int, int, int] | None = None
        self.bar = True
        self.empty = "x"
        self.title = self.filter_label = ""
        self.shows = 0

    def ask(self, choice: Choice) -> None:
        self.choice = choice

    def place(self, place: Place) -> None:
        self.box = (place.x, place.y, place.width, place.height)

    def show(self) -> None:
        self.shows += 1

    def focus(self) -> None: ...


class Unshown:
    """A screen that was never opened: what it opens is kept in its app."""

    here = local = app = property(lambda self: self.app_)  # type: ignore[assignment]
    words = property(lambda self: self.app_.words)
    look = property(lambda self: self.app_.look)
    size = SimpleNamespace(width=80, height=24)

    def query_one(self, name: Any, kind: Any = None) -> Shown:
        name = "list" if name is ChoicePane else name[1:]
        found: Shown = self.__dict__.setdefault("shown_", {}).setdefault(name, Shown())
        return found

    def refit(self) -> None: ...

    def dismiss(self, answer: Any = None) -> None:
        self.app_.done.append("left")  # type: ignore[attr-defined]


def unshown(kind: type, app: Any, *arguments: Any, **options: Any) -> Any:
    made = type("It", (Unshown, kind), {})(*arguments, **options)
    made.app_ = app
    return made


def app(saves: Path, **settings: Any) -> Any:
    """An app that does not run; what it would open is kept in `done`."""
    made: Any = LocalApp(lang="en", preferences=Preferences(Settings(**settings)), saves=saves)
    done: list[Any] = []
    made.done = done
    made.push_screen = lambda screen, then=None: done.append(screen)
    made.open_save = lambda path: done.append(("open", path.name))
    made.action_settings = lambda: done.append("settings")
    made.exit = lambda status=None: done.append(("exit", status))
    return made


def listed(screen: Any) -> list[str]:
    return [item.id for item in screen.query_one(ChoicePane).choice.items]


def items_of(screen: Any) -> tuple[Item, ...]:
    found: tuple[Item, ...] = screen.query_one(ChoicePane).choice.items
    return found


def pick(screen: Any, option: str) -> Any:
    screen._picked(SimpleNamespace(option=option))
    return screen.app_.done[-1] if screen.app_.done else None


# --- the start screen ---------------------------------------------------------------------------
MENU = ["new", "learn", "open", "watch", "rules", "cards", "game", "language", "settings", "quit"]


def test_the_menu_offers_to_go_on_with_the_latest_game(tmp_path: Path) -> None:
    screen = unshown(StartScreen, app(tmp_path))
    screen._fill()
    assert listed(screen) == MENU
    texts = [item.text for item in screen.query_one(ChoicePane).choice.items]
    assert texts[6].endswith("Weimar") and all(texts)
    lines = (SAVES / "example.weimar").read_bytes().splitlines(keepends=True)
    (tmp_path / "begun.weimar").write_bytes(b"".join(lines[:40]))
    screen._fill()
    assert listed(screen) == [f"continue:{tmp_path / 'begun.weimar'}", *MENU]
    assert screen.query_one(ChoicePane).choice.items[0].text.endswith(" · Weimar")
    assert pick(screen, f"continue:{tmp_path / 'begun.weimar'}") == ("open", "begun.weimar")


@pytest.mark.parametrize("games", [("weimar",), ("weimar", "junta"), ("junta",)])
def test_with_one_game_alone_none_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: tuple[str, ...]
) -> None:
    monkeypatch.setattr("weimar_tui.tui.screens.start.game_ids", lambda: games)
    lines = (SAVES / "example.weimar").read_bytes().splitlines(keepends=True)
    (tmp_path / "begun.weimar").write_bytes(b"".join(lines[:40]))
    screen = unshown(StartScreen, app(tmp_path))
    screen._fill()
    items = {item.id.partition(":")[0]: item.text for item in items_of(screen)}
    assert ("game" in items) == (len(games) > 1)
    assert ("continue" in items) == ("weimar" in games), "only games there are"
    if "continue" in items:
        assert items["continue"].endswith(" · Weimar") == (len(games) > 1)
    ui = screen.words.ui
    assert items["watch"] == screen.words.replay("start") and items["new"] == ui("start-new")
    assert items["settings"] == screen.words.text("settings-start")
    canvas = Canvas(80, 8, screen.look)
    screen._draw_title(canvas)
    rows = canvas.text().split("\n")
    assert rows[0].strip().startswith("█"), "on few rows it begins at the top"
    subtitle = screen.words.pick(offer_of("weimar").subtitles)
    assert (rows[6].strip() == subtitle) == (len(games) == 1)


def test_each_entry_of_the_menu_leads_somewhere(tmp_path: Path) -> None:
    screen = unshown(StartScreen, app(tmp_path))
    screen._fill()
    assert isinstance(pick(screen, "new"), NewGameScreen)
    assert isinstance(pick(screen, "learn"), QuestionDialog)
    assert pick(screen, "settings") == "settings"
    assert not pick(screen, "open").watching and pick(screen, "watch").watching
    assert pick(screen, "rules").rules and not pick(screen, "cards").rules
    assert pick(screen, "quit") == ("exit", 0)
    screen.app_.done.clear()
    games = []
    for _ in game_ids():
        pick(screen, "game")
        games.append(screen.app_.game_id)
        assert screen.query_one(ChoicePane).choice.answer[1] == "game"
    assert sorted(games) == sorted(game_ids()) and games[-1] == "weimar"
    spoken = []
    for _ in range(3):
        pick(screen, "language")
        spoken.append(screen.words.lang)
        assert screen.query_one(ChoicePane).choice.answer[1] == "language"
    assert spoken == ["de", "zh", "en"] and screen.app_.done == []


def test_the_title_stands_in_the_middle_above_the_menu(tmp_path: Path) -> None:
    screen = unshown(StartScreen, app(tmp_path))
    canvas = Canvas(80, 12, screen.look)
    screen._draw_title(canvas)
    rows = canvas.text().split("\n")
    assert rows[1].startswith(" " * 22 + "█   █ █████") and rows[5].strip() and not rows[0]
    assert rows[7].strip().split(" · ")[0] == "Weimar" and rows[7].count(" · ") == 2
    assert rows[9].strip() and [canvas.styles()[y][40] for y in (1, 7)] == ["title", "strong"]
    assert canvas.styles()[9][len(rows[9]) - 1] == "muted"
    for size, banner, menu in (
        ((80, 24), (0, 0, 80, 10), (10, 11, 60, 12)),
        ((120, 48), (0, 0, 120, 18), (30, 19, 60, 12)),
        ((60, 24), (0, 0, 60, 10), (5, 11, 50, 12)),
    ):
        screen.place_all(*size)
        assert screen.query_one("#banner").box == banner
        assert screen.query_one(ChoicePane).box == menu and not screen.query_one(ChoicePane).bar


# --- saved games --------------------------------------------------------------------------------
@pytest.fixture
def saves(tmp_path: Path) -> Any:
    """A list of two saves, one of them broken."""
    shutil.copy(SAVES / "example.weimar", tmp_path / "one.weimar")
    (tmp_path / "two.weimar").write_text("nonsense")
    screen = unshown(SavesScreen, app(tmp_path))
    screen._fill()
    return screen


def test_saves_are_listed_with_what_is_known_of_them(saves: Any, tmp_path: Path) -> None:
    items = {Path(item.id).name: item for item in saves.query_one(ChoicePane).choice.items}
    assert set(items) == {"one.weimar", "two.weimar"}
    assert not items["one.weimar"].refused and "Weimar" in items["one.weimar"].text
    assert items["two.weimar"].refused and items["two.weimar"].text.endswith("two.weimar")
    choice = saves.query_one(ChoicePane).choice
    assert choice.preview[str(tmp_path / "one.weimar")] == str(tmp_path / "one.weimar")
    assert choice.prompt == saves.words.ui("saves-prompt", folder=str(tmp_path))
    assert saves.query_one(ChoicePane).empty == ""
    (tmp_path / "one.weimar").unlink()
    (tmp_path / "two.weimar").unlink()
    saves._fill()
    none = saves.words.ui("saves-none", folder=str(tmp_path))
    assert saves.query_one(ChoicePane).choice.prompt == none


def test_a_save_is_renamed_deleted_and_brought_back(saves: Any, tmp_path: Path) -> None:
    saves.query_one(ChoicePane).choice.go(str(tmp_path / "one.weimar"))
    saves.action_undo()
    assert saves.notice == saves.words.ui("saves-nothing")
    asked: list[Any] = []
    saves.app_.push_screen = lambda dialog, then: asked.append((dialog, then))
    saves.action_rename()
    dialog, typed = asked[0]
    assert dialog.value == "one"
    typed("one")
    typed("")
    typed(None)
    assert saves.done == [] and (tmp_path / "one.weimar").exists()
    typed("three")
    assert (tmp_path / "three.weimar").exists() and "three" in saves.notice
    assert saves.query_one(ChoicePane).choice.answer[1] == str(tmp_path / "three.weimar")
    saves.action_delete()
    assert not (tmp_path / "three.weimar").exists() and len(saves.done) == 2
    saves.action_undo()
    assert (tmp_path / "three.weimar").exists()
    assert saves.notice == saves.words.ui("undo-done")
    saves.action_undo()
    assert (tmp_path / "one.weimar").exists() and saves.done == []
    assert saves.query_one(ChoicePane).choice.answer[1] == str(tmp_path / "one.weimar")


def test_what_is_not_ones_own_stays(saves: Any, tmp_path: Path) -> None:
    saves.watching = True
    saves._fill()
    example = next(id for id in listed(saves) if not id.startswith(str(tmp_path)))
    saves.query_one(ChoicePane).choice.go(example)
    for action in (saves.action_delete, saves.action_rename):
        saves.notice = ""
        action()
        assert saves.notice == saves.words.ui("saves-not-yours") and saves.done == []
    assert saves.own is None and Path(example).exists()


def test_what_goes_wrong_is_said(saves: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Any] = []
    monkeypatch.setattr(
        "weimar_tui.tui.screens.saves.show_problem", lambda app, error: said.append(error)
    )

    def fails(*_: Any) -> Any:
        raise SaveError("Disk full.")

    monkeypatch.setattr("weimar_tui.tui.screens.saves.delete_save", fails)
    saves.action_delete()
    saves.done.append(fails)
    saves.action_undo()
    assert len(said) == 2 and saves.done == []


def test_a_save_is_gone_on_with_or_watched(saves: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    watched: list[str] = []
    monkeypatch.setattr(
        "weimar_tui.tui.replay.watching.watch_file",
        lambda app, path, game_for: watched.append(path.name),
    )
    assert pick(saves, "/x/one.weimar") == ("open", "one.weimar")
    saves.watching = True
    pick(saves, "/x/one.weimar")
    assert watched == ["one.weimar"] and saves.app_.done.count("left") == 2


# --- cards and rules ----------------------------------------------------------------------------
def codex(game: WeimarGame, tmp_path: Path, **options: Any) -> Any:
    screen = unshown(CodexScreen, app(tmp_path), Playset(game, "en"), **options)
    screen.on_mount()
    return screen


def test_things_on_the_table_come_first_then_cards_then_rules(
    game: WeimarGame, tmp_path: Path
) -> None:
    things = (Entry("essen", "Essen", "A base of the SPD."), Entry("koeln", "Köln", "Nothing."))
    screen = codex(game, tmp_path, things=things, at="koeln")
    ids = listed(screen)
    assert ids[:2] == ["thing:essen", "thing:koeln"] and ids[-1].startswith("rule:")
    assert screen.query_one(ChoicePane).choice.answer[1] == "thing:koeln"
    assert screen._text() == "# Köln\n\nNothing."
    choice = screen.query_one(ChoicePane).choice
    choice.go("S05")
    assert screen._text().startswith("# ") and choice.current.text.startswith("S05 ")
    choice.go(ids[-1])
    assert screen._text().startswith("# ") and "\n\n" in screen._text()
    choice.filter = "zzzz"
    assert screen._text() == ""
    rules = listed(codex(game, tmp_path, rules=True))
    assert rules and all(id.startswith("rule:") for id in rules)
    assert codex(game, tmp_path, searching=True).query_one(ChoicePane).choice.filtering


def test_an_entry_is_scrolled_and_says_so(game: WeimarGame, tmp_path: Path) -> None:
    text = "\n".join(f"row {n}" for n in range(1, 21))
    screen = codex(game, tmp_path, things=(Entry("long", "Long", text),), at="long")
    keys = screen.words.ui("codex-keys")

    def drawn() -> list[str]:
        canvas = Canvas(60, 12, screen.look)
        screen._draw_entry(canvas)
        return canvas.text().split("\n")

    assert drawn()[1:4] == [" Long", "", " row 1"] and not drawn()[0]
    assert drawn()[-1].startswith(" ↓") and drawn()[-1].endswith(keys)
    tops = []
    for by in (8, 8, -8, -99):
        screen.action_scroll(by)
        drawn()
        tops.append(screen.top)
    assert tops == [8, 13, 5, 0]
    screen.action_scroll(99)
    assert drawn()[9] == " row 20" and not drawn()[-1].startswith(" ↓")
    screen._moved()
    assert screen.top == 0, "another entry is read from its beginning"
    for width, left in ((80, 34), (100, 40), (160, 48)):
        screen.place_all(width, 24)
        assert screen.query_one(ChoicePane).box == (0, 0, left, 24)
        assert screen.query_one("#entry").box == (left, 0, width - left, 24)


def test_lists_are_told_anew_in_another_language(
    game: WeimarGame, saves: Any, tmp_path: Path
) -> None:
    screen = codex(game, tmp_path, searching=True)
    pane = screen.query_one(ChoicePane)
    choice = pane.choice
    assert pane.title == screen.words.ui("codex-title")
    choice.filter = "s0"
    english = {item.id: item.text for item in choice.items}
    choice.go(choice.shown[1].id)
    at, titles = choice.answer[1], (pane.title, pane.filter_label, pane.empty)
    screen.playset.speak("de")
    screen.app_.words = Words("de", strict=True)
    screen.follow_settings()
    german = {item.id: item.text for item in pane.choice.items}
    assert german["S05"] != english["S05"] and pane.choice.filter == "s0"
    assert pane.choice.answer[1] == at and at.startswith("S0")
    assert all(one != other for one, other in zip(titles, _titles(pane), strict=True))
    listed = saves.query_one(ChoicePane)
    saves.notice = "Deleted."
    listed.choice.go(str(tmp_path / "two.weimar"))
    before = (listed.title, listed.choice.prompt)
    saves.app_.set_language("de")
    saves.follow_settings()
    assert before != (listed.title, listed.choice.prompt) and listed.choice.context == ""
    assert listed.title == saves.words.ui("saves-title")
    assert listed.choice.answer[1] == str(tmp_path / "two.weimar")
    saves.watching = True
    saves._fill()
    assert listed.title == saves.words.replay("saves-title")


def _titles(pane: Shown) -> tuple[str, str, str]:
    return pane.title, pane.filter_label, pane.empty


# --- keys ---------------------------------------------------------------------------------------
def keys(tmp_path: Path, **chosen: str) -> Any:
    chosen = {name.replace("__", "."): key for name, key in chosen.items()}
    screen = unshown(KeysScreen, app(tmp_path, keys=chosen))
    screen.on_mount()
    return screen


def texts(screen: Any) -> dict[str, str]:
    return {item.id: item.text for item in screen.query_one(ChoicePane).choice.items}


def test_every_binding_has_a_row_that_says_what_is_unusual(tmp_path: Path) -> None:
    screen = keys(tmp_path, game__undo="z")
    rows, words = texts(screen), screen.words
    assert list(rows)[-2:] == ["all", "back"] and next(iter(rows)) == screen.all_entries[0].id
    assert rows["game.undo"].endswith(f"z {words.text('keymap-changed')}")
    assert rows["app.interrupt"].endswith(words.text("keymap-fixed"))
    assert rows["game.help"].endswith("? F1")
    starts = {row.index("z ") for id, row in rows.items() if id == "game.undo"}
    assert {rows["game.help"].index("? F1")} == starts, "keys stand below one another"
    about = screen.query_one(ChoicePane).choice.preview
    assert "u" in about["game.undo"] and about["all"]
    assert about["app.interrupt"] != about["app.quit"]
    stays = words.text("keymap-stays", keys="").split()[0]
    assert (stays in about["choice.take"]) and (stays not in about["game.undo"])


def test_the_usual_key_comes_back(tmp_path: Path) -> None:
    screen = keys(tmp_path, game__undo="z")
    choice = screen.query_one(ChoicePane).choice
    choice.filter = "undo"
    choice.go("game.undo")
    shows = screen.query_one("#foot").shows
    screen.action_restore()
    settings = screen.app_.preferences.settings
    assert screen.query_one("#foot").shows == shows + 1
    assert settings.keys == {} and "u" in screen.said
    assert screen.query_one(ChoicePane).choice.filter == "undo", "one looks on where one was"
    assert screen.query_one(ChoicePane).choice.answer[1] == "game.undo"
    screen._moved()
    assert screen.said == ""
    for id in ("all", "back"):
        screen.query_one(ChoicePane).choice.filter = ""
        screen.query_one(ChoicePane).choice.go(id)
        screen.action_restore()
        assert screen.said == ""


def test_a_usual_key_given_away_is_not_taken_back(tmp_path: Path) -> None:
    screen = keys(tmp_path, game__undo="c", game__cards="u")
    screen.query_one(ChoicePane).choice.go("game.undo")
    screen.action_restore()
    assert screen.said and screen.app_.preferences.settings.keys == {
        "game.undo": "c",
        "game.cards": "u",
    }
    pick(screen, "all")
    assert screen.app_.preferences.settings.keys == {}
    assert screen.said == screen.words.text("keymap-all-done")
    assert screen.query_one(ChoicePane).choice.answer[1] == "all"
    assert pick(screen, "back") == "left"


def test_what_is_fixed_is_said_and_other_bindings_are_asked_for(tmp_path: Path) -> None:
    screen = keys(tmp_path)
    assert pick(screen, "app.interrupt") is None and screen.said
    canvas = Canvas(90, 1, screen.look)
    screen._draw_foot(canvas)
    assert canvas.text() == screen.said[:90] and canvas.styles()[0][0] == "strong"
    screen.said = ""
    asked: list[Any] = []
    screen.app_.push_screen = lambda dialog, then: asked.append((dialog, then))
    pick(screen, "game.undo")
    dialog, then = asked[0]
    assert dialog.entry.id == "game.undo"
    then(None)
    assert screen.app_.preferences.settings.keys == {}
    dialog.chosen = {"game.undo": "z"}
    then("game.undo")
    assert screen.app_.preferences.settings.keys == {"game.undo": "z"} and "z" in screen.said
    head = Canvas(90, 3, screen.look)
    screen._draw_head(head)
    assert all(head.text().split("\n")) and head.styles()[0][0] == "title"
    screen.place_all(120, 40)
    boxes = [screen.query_one(f"#{name}").box for name in ("head", "list", "foot")]
    assert boxes == [(12, 1, 96, 3), (12, 5, 96, 33), (12, 39, 96, 1)]
