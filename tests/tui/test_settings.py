"""The settings file, and the screen that writes it."""

from __future__ import annotations

import importlib
import os
import pkgutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.binding import Binding

import weimar_tui.tui
from tests.tui.looking import put_cursor_on, screen_text
from tests.tui.playing import begun
from tests.tui.test_screens import choose
from tests.wordings import LANGUAGES
from weimar_tui.play.saves import list_saves
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.keys import BINDINGS
from weimar_tui.tui.lobby.app import ServedApp
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.settings import ROWS, SettingsScreen
from weimar_tui.tui.screens.start import StartScreen
from weimar_tui.tui.settings import (
    Preferences,
    Settings,
    SettingsError,
    as_toml,
    read_settings,
    settings_file,
)
from weimar_tui.tui.weimar_app import WeimarApp


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "config.toml"


def written(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


# --- the file -----------------------------------------------------------------------------------
def test_where_the_file_is(tmp_path: Path) -> None:
    assert settings_file({"WEIMAR_CONFIG": str(tmp_path / "my.toml")}) == tmp_path / "my.toml"
    nobody = "~nobody-of-this-name/my.toml"
    assert settings_file({"WEIMAR_CONFIG": nobody}) == Path(nobody), "a name like any other"
    usual = settings_file({})
    assert usual is not None and usual.parts[-2:] == ("weimar-tui", "config.toml")


def test_no_file_means_defaults(file: Path) -> None:
    assert read_settings(file) == (Settings(pace="gentle"), ()), "a new player is told everything"


def test_what_is_written_is_read_again(file: Path) -> None:
    settings = Settings(
        language="zh",
        theme="high-contrast",
        ascii=True,
        motion=False,
        pace="slow",
        pass_by_myself=False,
        keys={"game.undo": "ctrl+z,u", "game.help": '"'},
    )
    written(file, as_toml(settings))
    assert read_settings(file) == (settings, ())
    assert set(msgspec.toml.decode(as_toml(Settings()))) == {
        "language",
        "theme",
        "ascii",
        "motion",
        "pace",
        "pass-by-myself",
        "every-reroll",
        "game",
        "calm",
        "wide-signs",
        "keys",
    }


@pytest.mark.parametrize(
    ("line", "kind", "named", "allowed"),
    [
        ('theme = "pink"', "value", "theme", '"colour-blind"'),
        ('language = "fr"', "value", "language", '"zh"'),
        ("motion = 1", "value", "motion", "true, false"),
        ('ascii = "yes"', "value", "ascii", "true, false"),
        ("pace = 3", "value", "pace", '"slow", "normal", "fast"'),
        ("keys = 3", "value", "keys", "game.undo"),
        ('colour = "red"', "unknown", "colour", "pass-by-myself"),
        ('keys = {"game.und" = "u"}', "binding", "keys.game.und", "game.undo"),
        ('keys = {"gaem.undo" = "u"}', "binding", "keys.gaem.undo", "game."),
        ('keys = {"game.undo" = "strg+z"}', "key", "keys.game.undo", ""),
        ('keys = {"game.undo" = ""}', "key", "keys.game.undo", ""),
    ],
)
def test_one_mistake_is_one_line_and_costs_nothing_else(
    file: Path, line: str, kind: str, named: str, allowed: str
) -> None:
    other = 'pace = "slow"' if not line.startswith("pace") else 'theme = "light"'
    written(file, f"{other}\n{line}\n")
    settings, problems = read_settings(file)
    assert [problem.kind for problem in problems] == [kind]
    assert problems[0].name == named
    assert allowed in problems[0].allowed
    assert (settings.pace, settings.theme) in (("slow", "default"), ("normal", "light"))
    assert settings.keys == {}
    for lang in LANGUAGES:
        said = WeimarApp(lang=lang, preferences=Preferences(settings, file, problems))
        (text,) = said.problem_lines()
        assert "\n" not in text
        assert str(file) in text
        assert named.removeprefix("keys.") in text
        assert problems[0].allowed in text


@pytest.mark.parametrize(
    "data",
    [
        b"theme = \n",
        b"\xff\xfe",
        b"theme = 'light'\ntheme = 'dark'",
        b"theme = " + b"[" * 100_000,
        b"pace = " + b"9" * 5000,
    ],
)
def test_what_is_not_toml_leaves_the_defaults(file: Path, data: bytes) -> None:
    written(file, "")
    file.write_bytes(data)
    settings, problems = read_settings(file)
    assert settings == Settings()
    assert [problem.kind for problem in problems] == ["syntax"]


def test_a_pipe_and_a_device_are_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero")):
        settings, problems = read_settings(path)
        assert settings == Settings()
        assert [problem.kind for problem in problems] == ["unreadable"]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    settings, problems = read_settings(tmp_path)
    assert settings == Settings()
    assert [problem.kind for problem in problems] == ["unreadable"]


def test_writing_keeps_a_file_with_mistakes_beside(file: Path) -> None:
    written(file, 'pace = "slow"\ntheme = "pink"\nmine = 1\n')
    preferences = Preferences.of_user(file)
    assert len(preferences.problems) == 2
    preferences.change(motion=False)
    assert read_settings(file) == (Settings(pace="slow", motion=False), ())
    assert "mine = 1" in file.with_name("config.toml.old").read_text(encoding="utf-8")


def test_what_cannot_be_written_counts_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    preferences = Preferences(file=tmp_path / "config" / "config.toml")
    with pytest.raises(SettingsError, match="settings-unwritable"):
        preferences.change(pace="fast")
    assert preferences.settings.pace == "fast"


# --- what goes before what ----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("asked", "environ", "setting", "spoken"),
    [
        ("de", {"LANG": "zh_TW.UTF-8"}, "en", "de"),
        (None, {"LANG": "zh_TW.UTF-8"}, "auto", "zh"),
        (None, {"LANG": "en_US.UTF-8"}, "de", "de"),
        (None, {}, "auto", "en"),
    ],
)
def test_which_language_counts(
    asked: str | None, environ: dict[str, str], setting: Any, spoken: str
) -> None:
    chosen = Preferences(Settings(language=setting))
    assert WeimarApp(lang=asked, preferences=chosen, environ=environ).words.lang == spoken


def test_command_line_and_environment_go_before_the_file() -> None:
    chosen = Preferences(Settings(theme="light", motion=True, pace="slow"))
    app = WeimarApp(motion=False, ascii_only=True, preferences=chosen, environ={"NO_COLOR": "1"})
    assert app.look.theme == "plain"
    assert app.look.ascii_only
    assert not app.motion
    assert app.pace == 0
    app = WeimarApp(preferences=chosen, environ={})
    assert (app.look.theme, app.look.ascii_only, app.motion) == ("light", False, True)
    assert app.pace > 0.5


# --- keys ---------------------------------------------------------------------------------------
ONLY_SERVED = ("table.table", "table.talk")
"""Keys of a dialog that lead to things only served tables have."""


def test_every_binding_has_an_id_that_can_be_set() -> None:
    found = {f"game.pane-{number}" for number in range(1, 9)}
    for module in pkgutil.walk_packages(weimar_tui.tui.__path__, "weimar_tui.tui."):
        if ".lobby" in module.name:  # served players have no settings file here
            continue
        for kind in vars(importlib.import_module(module.name)).values():
            if isinstance(kind, type) and kind.__module__ == module.name:
                for binding in vars(kind).get("BINDINGS", ()):
                    if isinstance(binding, Binding):
                        assert binding.id or binding.key == "escape", (kind, binding)
                        found |= {binding.id or ""}
    assert found - {"", *ONLY_SERVED} == set(BINDINGS)


async def test_another_key_does_it_and_is_named(make_app: Any, make_table: Any) -> None:
    keys = {"game.undo": "z", "app.settings": "f12"}
    app = make_app(preferences=Preferences(Settings(keys=keys)))
    async with app.run_test(size=(120, 40)) as pilot:
        table = await begun(app, pilot, make_table())
        first = table.human_decisions()[0]
        await pilot.press("enter")
        await pilot.pause()
        assert table.human_decisions()[0] != first
        assert " z undo" in screen_text(app)
        await pilot.press("u")
        await pilot.pause()
        assert table.human_decisions()[0] != first
        await pilot.press("z")
        await pilot.pause()
        assert table.human_decisions()[0] == first
        await pilot.press("f12")
        await pilot.pause()
        assert isinstance(app.screen, SettingsScreen)


# --- the screen ---------------------------------------------------------------------------------
async def test_every_row_changes_counts_and_is_kept(make_app: Any, file: Path) -> None:
    app: LocalApp = make_app(preferences=Preferences(file=file))
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(app, pilot, "settings")
        assert isinstance(app.screen, SettingsScreen)
        seen = {screen_text(app)}
        for row in range(len(ROWS)):
            await pilot.press(str(row + 1), "right")
            await pilot.pause()
            seen.add(screen_text(app))
        assert len(seen) >= len(ROWS)
        settings = app.preferences.settings
        assert settings == Settings(
            "en", "dark", True, False, "fast", False, True, calm="long", wide_signs=True
        )
        assert app.look.theme == "dark"
        assert app.look.ascii_only
        assert screen_text(app).isascii()
        assert app.pace == 0
        await pilot.press("3", "left", "1", "right")
        await pilot.pause()
        assert app.words.lang == "de"
        assert "Einstellungen" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        assert "Neues Spiel" in screen_text(app)
    assert read_settings(file) == (
        Settings("de", "dark", False, False, "fast", False, True, calm="long", wide_signs=True),
        (),
    )


async def test_a_game_goes_on_in_another_language(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        table = await begun(app, pilot, make_table())
        assert "Germany" in screen_text(app)
        await pilot.press("down", "f9")
        await pilot.pause()
        await pilot.press("right", "right", "6", "right", "escape")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        text = screen_text(app)
        assert "Deutschland" in text
        assert "Germany" not in text
        assert app.screen.board.bar.choice.cursor == 1
        assert not table.skip_empty_reactions
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen.board.bar.choice.number != 1


async def test_a_mistake_is_said_at_the_start_and_the_app_goes_on(
    make_app: Any, file: Path
) -> None:
    written(file, 'theme = "pink"\n')
    app = make_app(preferences=Preferences.of_user(file))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog)
        text = screen_text(app)
        assert "pink" in text
        assert "high-contrast" in text
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)


async def test_the_language_of_the_start_screen_is_kept(make_app: Any, file: Path) -> None:
    app = make_app(preferences=Preferences(file=file))
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(app, pilot, "language")
    assert read_settings(file)[0].language == "de"


async def test_bots_play_at_the_pace_set(make_app: Any, tmp_path: Path) -> None:
    settings = Settings(pace="fast", pass_by_myself=False, every_reroll=True)
    app = make_app(preferences=Preferences(settings))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("1", "enter")
        await pilot.pause()
        put_cursor_on(app, "fold:details")
        await pilot.press("enter")
        await pilot.pause()
        assert "skip to my turn" in screen_text(app)
        put_cursor_on(app, "begin")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        assert not app.screen.table.skip_empty_reactions
        assert not app.screen.table.only_where_it_matters
    assert len(list_saves(tmp_path)) == 1


def test_served_players_change_what_they_see_and_no_file(tmp_path: Path) -> None:
    """The host's settings do not apply to them: they start with defaults and write nothing."""
    app = ServedApp(tmp_path / "socket", "ada", ponder=0.0, lang="en")
    assert app.preferences.file is None
    app.change_settings(language="de", theme="light", keys={})
    assert app.lobby_words.words.lang == app.words.lang == "de"
    assert app.look.theme == "light"
    assert list(tmp_path.iterdir()) == []


# --- a file that lives among others -------------------------------------------------------------
def test_a_link_stays_a_link_and_what_it_leads_to_is_written(tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    target, file = tmp_path / "dotfiles" / "mine.toml", tmp_path / "config.toml"
    target.write_text("motion = false\n")
    file.symlink_to("dotfiles/mine.toml")
    Preferences.of_user(file).change(language="de")
    assert file.is_symlink() and read_settings(target)[0].language == "de"
    assert not read_settings(file)[0].motion
    assert sorted(path.name for path in tmp_path.rglob("*.*")) == ["config.toml", "mine.toml"]


def test_a_byte_order_mark_is_no_mistake(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"\xef\xbb\xbf" + b'language = "de"\r\n')
    settings, problems = read_settings(file)
    assert (settings.language, problems) == ("de", ())


def test_what_another_window_changed_meanwhile_is_kept(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    one, other = Preferences.of_user(file), Preferences.of_user(file)
    one.change(language="de")
    other.change(motion=False)
    one.change(calm="long")
    found = read_settings(file)[0]
    assert (found.language, found.motion, found.calm) == ("de", False, "long")
