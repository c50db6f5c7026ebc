"""Menus and lists: the start screen, saved games, cards and rules, keys."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.make_saves import SAVES
from tests.tui.looking import put_cursor_on, screen_text, seen, under_cursor, until
from tests.tui.test_screens import choose
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.branch import branch
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.registry import game_ids, load_game, plugin_of
from weimar_tui.text.languages import languages
from weimar_tui.text.messages import Entry
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.hint import HintDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.line import LineInput
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.end import EndScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.keys import KeysScreen
from weimar_tui.tui.screens.new_game import NewGameScreen
from weimar_tui.tui.screens.replay import ReplayScreen
from weimar_tui.tui.screens.saves import SavesScreen
from weimar_tui.tui.screens.settings import SettingsScreen
from weimar_tui.tui.screens.start import StartScreen
from weimar_tui.tui.settings import Preferences, Settings, read_settings

pytestmark = pytest.mark.usefixtures("at_once")


def begun(folder: Path) -> Path:
    """An unfinished game of Weimar, saved in a folder."""
    lines = (SAVES / "example.weimar").read_bytes().splitlines(keepends=True)
    path = folder / "begun.weimar"
    path.write_bytes(b"".join(lines[:40]))
    return path


# --- the start screen ---------------------------------------------------------------------------
@pytest.mark.parametrize("games", [("weimar",), ("weimar", "junta"), ("junta",)])
async def test_with_one_game_alone_none_is_named(
    make_app: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: tuple[str, ...]
) -> None:
    monkeypatch.setattr("weimar_tui.tui.screens.start.game_ids", lambda: games)
    begun(tmp_path)
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        rows = seen(app, "#menu").rows
        assert not any(" Game: " in row for row in rows), "the pictures say which"
        going_on = [row for row in rows if "Continue" in row]
        assert bool(going_on) == ("weimar" in games), "only games there are"
        if going_on:
            assert going_on[0].endswith(" · Weimar") == (len(games) > 1)
        for game in games:
            assert app.words.pick(plugin_of(game).names) in screen_text(app), "each has its picture"


async def test_the_cursor_comes_back_to_continue_for_the_game_just_left(
    make_app: Any, tmp_path: Path
) -> None:
    """Also if nothing was answered in it, so that another save is newer."""
    left = begun(tmp_path)
    other = shutil.copy(left, tmp_path / "newer.weimar")
    os.utime(left, (1, 1))
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        menu = app.screen.query_one("#menu", ChoicePane)
        assert menu.choice.current.id == f"continue:{other}"
        put_cursor_on(app, "open")
        app.open_save(left)
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        app.pop_screen()
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        assert menu.has_focus and menu.choice.current.id == f"continue:{left}"
        put_cursor_on(app, "settings")
        os.utime(left, (2, 2))  # as when a game is written while it closes
        await pilot.press("enter", "escape")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        assert menu.choice.current.id == "settings", "no game was left since"


@pytest.mark.parametrize("lang", languages())
async def test_a_picture_says_the_lesson_and_keeps_whose_turn_it_is_on_its_row(
    make_app: Any, tmp_path: Path, lang: str
) -> None:
    volk, weimar = load_game("wir_sind_das_volk"), load_game("weimar")
    players = {"west": "human", "east": "steady"}
    GameHandle.new(volk, "main", players, "7", path=tmp_path / "volk.weimar").close()
    players = {"spd": "human", "kpd": "steady", "z": "steady", "dnvp": "steady"}
    lesson = plugin_of("weimar").lessons()[0].id
    path = tmp_path / "lesson.weimar"
    GameHandle.new(weimar, lesson, players, "7", lesson=lesson, path=path).close()
    app = make_app(lang)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.screen.is_painted)
        ui, chapter = app.words.ui, app.loaded("wir_sind_das_volk").words.chapter(1)
        pictures = {one.summary.game: seen(app, f"#{one.id}") for one in app.screen.pictures}
        assert ui("start-in-lesson", number="1") in pictures["weimar"].text
        rows = "\n".join(pictures["wir_sind_das_volk"].rows)
        yours = (
            ui("start-your-turn", reached=chapter),
            ui("start-your-turn-brief", reached=chapter),
        )
        assert any(text in rows for text in yours), rows


@pytest.mark.parametrize(
    ("entry", "kind", "shown"),
    [
        ("new", NewGameScreen, "New game"),
        ("learn", QuestionDialog, "Learn"),
        ("puzzle", QuestionDialog, "Puzzles"),
        ("open", SavesScreen, "Saved games"),
        ("watch", SavesScreen, "Recorded games"),
        ("rules", CodexScreen, "2 Setup"),
        ("cards", CodexScreen, "A01"),
        ("settings", SettingsScreen, "Theme"),
    ],
)
async def test_each_entry_of_the_menu_leads_somewhere_and_esc_back(
    make_app: Any, entry: str, kind: type, shown: str
) -> None:
    app = make_app()
    async with app.run_test(size=(100, 40)) as pilot:
        await choose(app, pilot, entry)
        assert isinstance(app.screen, kind) and shown in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)


@pytest.mark.parametrize("entry", ["rules", "cards", "settings", "watch"])
async def test_esc_comes_back_to_the_entry_so_that_enter_begins_no_game(
    make_app: Any, tmp_path: Path, entry: str
) -> None:
    begun(tmp_path)
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        put_cursor_on(app, entry)
        text = under_cursor(app)
        await pilot.press("enter")
        await pilot.pause()
        opened = type(app.screen)
        assert opened is not StartScreen
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        await pilot.pause()
        assert under_cursor(app) == text
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, opened))


async def test_rules_and_cards_are_those_of_the_picture_that_had_the_focus_last(
    make_app: Any,
) -> None:
    app = make_app()
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        assert "Game:" not in screen_text(app)
        await pilot.press("up", "right", "right", "escape")
        await choose(app, pilot, "rules")
        assert isinstance(app.screen, CodexScreen)
        assert app.screen.loaded.game.id == game_ids()[2] == app.game_id


async def test_games_and_languages_go_around_under_the_cursor(make_app: Any) -> None:
    app = make_app(ascii_only=True)
    async with app.run_test(size=(100, 40)) as pilot:
        names = []
        for _ in game_ids():
            await choose(app, pilot, "game")
            names.append(under_cursor(app).removeprefix("Game: "))
        assert len(set(names)) == len(game_ids()) and names[-1] == "Weimar"
        spoken = []
        for _ in range(3):
            await choose(app, pilot, "language")
            spoken.append((app.words.lang, under_cursor(app)))
        assert [lang for lang, _ in spoken] == ["de", "zh", "en"]
        assert [row.split()[-1] for _, row in spoken] == ["Deutsch", "語言：繁體中文", "English"]
        await choose(app, pilot, "quit")
    assert app.return_value == 0


async def test_a_language_that_cannot_be_kept_counts_until_the_end(make_app: Any) -> None:
    app = make_app(preferences=Preferences(Settings(), Path("/dev/null/config.toml")))
    async with app.run_test(size=(100, 40)) as pilot:
        await choose(app, pilot, "language")
        assert isinstance(app.screen, ReadingDialog) and "/dev/null" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "Neues Spiel" in screen_text(app)


# --- the first start ----------------------------------------------------------------------------
async def test_the_first_start_asks_language_and_game_and_begins_a_lesson(
    make_app: Any, tmp_path: Path
) -> None:
    file = tmp_path / "config.toml"
    app = make_app(preferences=Preferences(Settings(), file))
    async with app.run_test(size=(80, 24)) as pilot:
        app.ask_first()
        await pilot.pause()
        assert "English" in screen_text(app) and "繁體中文" in screen_text(app)
        await pilot.press("right", "enter")
        await pilot.pause()
        assert "Welches Spiel möchtest du zuerst ausprobieren?" in screen_text(app)
        await pilot.press("right", "enter")
        await pilot.pause()
        assert isinstance(app.screen, HintDialog), "it is a lesson"
        board = app.board_now()
        assert board is not None and board.loaded.game.id == game_ids()[1]
    said = read_settings(file)[0]
    assert (said.language, said.game) == ("de", game_ids()[1])


@pytest.mark.parametrize(("key", "kind"), [("escape", StartScreen), ("n", NewGameScreen)])
async def test_the_first_start_can_be_left_and_does_not_come_again(
    make_app: Any, tmp_path: Path, key: str, kind: type
) -> None:
    preferences = Preferences(Settings(), tmp_path / "config.toml")
    assert preferences.are_fresh
    app = make_app(preferences=preferences)
    async with app.run_test(size=(120, 40)) as pilot:
        app.ask_first()
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, kind)
    assert not preferences.are_fresh


# --- what one was doing -------------------------------------------------------------------------
async def test_the_start_tells_what_one_was_doing_in_each_game(
    make_app: Any, tmp_path: Path
) -> None:
    replay = Replay.open(SAVES / "example.weimar", lambda header: WeimarGame.load())
    replay.jump(replay.first)
    while not any(asked.seat == "spd" for asked in replay.position.decisions):
        replay.step()
    players = {seat: "human" if seat == "spd" else "random" for seat in PARTIES}
    branch(replay, replay.moment, tmp_path / "begun.weimar", players=players)
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen) and app.screen.is_painted)
        assert "Round 1 · your turn" in seen(app, "#picture-weimar").text
        assert "not played yet" in seen(app, "#picture-junta").text
        about = seen(app, "#about").text
        assert "Weimar · Round 1" in about and "You are SPD" in about and "SPD 0" in about
        await pilot.press("down")
        await pilot.pause()
        assert "Weimar · Learn: The First Winter" in seen(app, "#about").text


@pytest.mark.parametrize("way", ["click", "enter"])
async def test_after_a_game_was_opened_by_its_picture_digits_choose_in_the_menu(
    make_app: Any, way: str
) -> None:
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen) and app.screen.is_painted)
        if way == "click":
            await pilot.click("#picture-junta")
            await pilot.pause()
            assert isinstance(app.screen, StartScreen), "the first click selects"
            await pilot.click("#picture-junta")
        else:
            await pilot.press("tab", "enter")
        await pilot.pause()
        assert isinstance(app.screen, NewGameScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        assert not any(picture.has_focus for picture in app.screen.pictures), "one cursor"
        await pilot.press("2")
        await pilot.pause()
        assert under_cursor(app).startswith("Learn")


async def test_a_digit_means_the_menu_while_a_picture_has_the_focus(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen) and app.screen.is_painted)
        await pilot.press("tab", "right", "3")
        await pilot.pause()
        assert under_cursor(app).startswith("Open")
        assert not any(picture.has_focus for picture in app.screen.pictures)
        await pilot.press("down")
        await pilot.pause()
        assert under_cursor(app).startswith("Watch")


# --- saved games --------------------------------------------------------------------------------
async def listed(app: LocalApp, pilot: Pilot[Any], *, watching: bool = False) -> None:
    """The list of saves: `one` is a whole game, `two` is damaged."""
    assert app.saves is not None
    shutil.copy(SAVES / "example.weimar", app.saves / "one.weimar")
    (app.saves / "two.weimar").write_text("nonsense")
    await app.push_screen(SavesScreen(watching=watching))
    await pilot.pause()


async def test_saves_are_listed_with_what_is_known_of_them(make_app: Any, tmp_path: Path) -> None:
    app = make_app()
    async with app.run_test(size=(200, 24)) as pilot:
        await listed(app, pilot)
        put_cursor_on(app, str(tmp_path / "one.weimar"))
        await pilot.pause()
        assert "Weimar" in under_cursor(app) and str(tmp_path / "one.weimar") in screen_text(app)
        assert app.words.ui("saves-prompt", folder=str(tmp_path)) in screen_text(app)
        put_cursor_on(app, str(tmp_path / "two.weimar"))
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, SavesScreen), "it cannot be opened"
        assert "two.weimar" in under_cursor(app)
        for name in ("one", "two"):
            (tmp_path / f"{name}.weimar").unlink()
        await pilot.press("f9", "escape")
        await pilot.pause()
        assert app.words.ui("saves-none", folder=str(tmp_path)) in screen_text(app)


async def test_an_empty_name_and_the_old_one_rename_nothing(make_app: Any, tmp_path: Path) -> None:
    app = make_app()
    async with app.run_test(size=(100, 24)) as pilot:
        await listed(app, pilot)
        put_cursor_on(app, str(tmp_path / "one.weimar"))
        await pilot.press("u")
        await pilot.pause()
        assert app.words.ui("saves-nothing") in screen_text(app)
        for name in ("", "one"):
            await pilot.press("n")
            await pilot.pause()
            app.screen.query_one(LineInput).value = name
            await pilot.press("enter")
            await pilot.pause()
            await pilot.press("escape") if isinstance(app.screen, QuestionDialog) else None
            assert (tmp_path / "one.weimar").exists()
            assert app.words.ui("saves-renamed", name="one") not in screen_text(app)


async def test_a_game_that_is_played_is_not_deleted_and_that_is_said(
    make_app: Any, make_table: Any, tmp_path: Path
) -> None:
    table = make_table()
    app = make_app()
    async with app.run_test(size=(100, 24)) as pilot:
        await app.push_screen(SavesScreen())
        await pilot.pause()
        await pilot.press("x")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog) and table.session.path.exists()
        await pilot.press("enter", "u")
        await pilot.pause()
        assert app.words.ui("saves-nothing") in screen_text(app)
    table.close()


async def test_a_save_is_gone_on_with_or_watched(make_app: Any, tmp_path: Path) -> None:
    for watching, kind in ((False, EndScreen), (True, ReplayScreen)):
        app = make_app()
        async with app.run_test(size=(120, 40)) as pilot:
            await listed(app, pilot, watching=watching)
            put_cursor_on(app, str(tmp_path / "one.weimar"))
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(app.screen, kind), getattr(app.screen, "text", "")


# --- cards and rules ----------------------------------------------------------------------------
THINGS = (Entry("essen", "Essen", "A base of the SPD."), Entry("koeln", "Köln", "Nothing."))
LONG = Entry("long", "Long", "\n".join(f"row {n}" for n in range(1, 31)))


async def test_cards_come_first_then_things_on_the_table_then_rules(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(100, 24)) as pilot:
        await app.push_screen(CodexScreen(app.loaded(), things=THINGS, at="koeln"))
        await pilot.pause()
        assert under_cursor(app) == "Köln" and "Nothing." in seen(app, "#entry").text
        await pilot.press("down")
        await pilot.pause()
        assert under_cursor(app) == "Setup", "then the rules"
        await pilot.press("up", "up")
        await pilot.pause()
        assert "A base of the SPD." in seen(app, "#entry").text
        await pilot.press("home")
        await pilot.pause()
        assert under_cursor(app).startswith("A01 "), "before them the cards"
        await pilot.press("slash", *"zzzz")
        await pilot.pause()
        assert not "".join(seen(app, "#entry").rows[1:-1]).strip(" │"), "nothing is found"


@pytest.mark.parametrize("width", [80, 100])
async def test_an_entry_is_scrolled_and_says_so(make_app: Any, width: int) -> None:
    app = make_app()
    async with app.run_test(size=(width, 24)) as pilot:
        await app.push_screen(CodexScreen(app.loaded(), things=(LONG, *THINGS), at="long"))
        await pilot.pause()

        def entry() -> tuple[str, str, bool]:
            """The first and the last row of the entry, and whether more follows below."""
            rows = [row.strip(" │") for row in seen(app, "#entry").rows]
            text = [row for row in rows if row.startswith("row")]
            return text[0], text[-1], "↓" in rows[-1]

        assert entry() == ("row 1", "row 19", True)
        await pilot.press("right")
        await pilot.pause()
        assert entry() == ("row 7", "row 27", True)
        await pilot.press("right", "right")
        await pilot.pause()
        assert entry()[1:] == ("row 30", False)
        await pilot.press("left", "left", "left")
        await pilot.pause()
        assert entry() == ("row 1", "row 19", True)
        await pilot.press("right", "down", "up")
        await pilot.pause()
        assert entry()[0] == "row 1", "another entry is read from its beginning"


async def test_lists_are_told_anew_in_another_language(make_app: Any, tmp_path: Path) -> None:
    app = make_app(preferences=Preferences())
    async with app.run_test(size=(120, 40)) as pilot:
        await app.push_screen(CodexScreen(app.loaded()))
        await pilot.pause()
        await pilot.press("slash", *"s0", "down")
        await pilot.pause()
        before = under_cursor(app)
        await pilot.press("enter", "f9", "right", "right", "escape")
        await pilot.pause()
        assert app.words.lang == "de" and under_cursor(app) != before
        assert under_cursor(app)[:3] == before[:3] and "s0" in screen_text(app)
        await pilot.press("escape", "escape")
        await listed(app, pilot)
        put_cursor_on(app, str(tmp_path / "two.weimar"))
        await pilot.press("f9", "right", "escape")
        await pilot.pause()
        assert app.words.lang == "zh" and "two.weimar" in under_cursor(app)
        assert app.words.ui("saves-title") in screen_text(app)


# --- keys ---------------------------------------------------------------------------------------
async def keys_of(app: LocalApp, pilot: Pilot[Any], id: str = "") -> None:
    """The list of keys, with the cursor on a binding."""
    await app.push_screen(KeysScreen())
    await pilot.pause()
    put_cursor_on(app, id)
    await pilot.pause()


async def test_every_row_says_what_is_unusual_and_fixed(make_app: Any) -> None:
    app = make_app(preferences=Preferences(Settings(keys={"game.undo": "z"})))
    async with app.run_test(size=(120, 40)) as pilot:
        await keys_of(app, pilot, "game.undo")
        text = app.words.text
        changed = under_cursor(app)
        assert changed.endswith(f"z {text('keymap-changed')}")
        put_cursor_on(app, "game.help")
        await pilot.pause()
        assert under_cursor(app).index("? F1") == changed.index("z "), "below one another"
        put_cursor_on(app, "app.interrupt")
        await pilot.press("enter")
        await pilot.pause()
        assert under_cursor(app).endswith(text("keymap-fixed"))
        foot = seen(app, "#foot")
        assert foot.text and foot.styles[0][0] == app.look.style("strong"), "and why, at the foot"
        await pilot.press("down")
        await pilot.pause()
        assert seen(app, "#foot").text != foot.text


async def test_the_usual_key_comes_back(make_app: Any) -> None:
    app = make_app(preferences=Preferences(Settings(keys={"game.undo": "z"})))
    async with app.run_test(size=(120, 40)) as pilot:
        await keys_of(app, pilot, "game.undo")
        await pilot.press("delete")
        await pilot.pause()
        assert app.preferences.settings.keys == {} and "u" in seen(app, "#foot").text
        for id in ("all", "back"):
            put_cursor_on(app, id)
            await pilot.press("delete")
            await pilot.pause()
            assert isinstance(app.screen, KeysScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)


async def test_a_usual_key_given_away_is_not_taken_back(make_app: Any) -> None:
    given = {"game.undo": "c", "game.cards": "u"}
    app = make_app(preferences=Preferences(Settings(keys=given)))
    async with app.run_test(size=(120, 40)) as pilot:
        await keys_of(app, pilot, "game.undo")
        await pilot.press("delete")
        await pilot.pause()
        assert app.preferences.settings.keys == given and seen(app, "#foot").text
        put_cursor_on(app, "all")
        await pilot.press("enter")
        await pilot.pause()
        assert app.preferences.settings.keys == {}
        assert app.words.text("keymap-all-done") in seen(app, "#foot").text
        assert under_cursor(app) == app.words.text("keymap-all")
