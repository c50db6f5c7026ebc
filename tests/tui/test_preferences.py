"""A player's settings: their form in the file, and their immediate effect."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from weimar_tui.tui.input_guard import WAITS
from weimar_tui.tui.keys import known_key, shown_key
from weimar_tui.tui.settings import Pace, Preferences, Settings, as_toml, read_settings
from weimar_tui.tui.weimar_app import WeimarApp


def app(environ: dict[str, str] | None = None, **options: Any) -> WeimarApp:
    settings = options.pop("settings", Settings())
    return WeimarApp(preferences=Preferences(settings), environ=environ or {}, **options)


# --- the file -----------------------------------------------------------------------------------
def test_the_file_tells_what_can_be_set_and_to_what() -> None:
    lines = as_toml(Settings(pace="slow", keys={"game.undo": "z"})).split("\n")
    assert lines[2].startswith('language = "auto"  # "auto", "en", "de", "zh" · auto takes')
    assert "ascii = false  # true, false · draw with plain letters only" in lines
    assert any(line.startswith('pace = "slow"  # "gentle", "slow"') for line in lines)
    assert 'game = "weimar"  # the game played last' in lines
    assert any(line.startswith("calm = ") for line in lines), "what stands behind the game, too"
    assert lines[-4:] == [
        "[keys]",
        '# for example: "game.undo" = "u,ctrl+z"',
        '"game.undo" = "z"',
        "",
    ]


def test_every_mistake_is_told_and_what_stands_behind_it_counts(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text('mine = 1\ngame = "chess"\npace = "slow"\n', encoding="utf-8")
    settings, problems = read_settings(file)
    assert settings == Settings(pace="slow")
    assert [(problem.kind, problem.name) for problem in problems] == [
        ("unknown", "mine"),
        ("value", "game"),
    ]
    assert problems[1].value == '"chess"' and '"junta"' in problems[1].allowed


def test_why_a_file_cannot_be_read(tmp_path: Path) -> None:
    _, (problem,) = read_settings(tmp_path)
    assert problem.value == "Is a directory"
    (tmp_path / "large.toml").write_text("#" * (256 * 1024 + 1))
    _, (problem,) = read_settings(tmp_path / "large.toml")
    assert problem.kind == "unreadable" and problem.value
    (tmp_path / "large.toml").write_text("#" * (256 * 1024))
    assert read_settings(tmp_path / "large.toml") == (Settings(), ())


def test_folders_are_made_for_the_file(tmp_path: Path) -> None:
    preferences = Preferences(file=tmp_path / "a" / "b" / "config.toml")
    preferences.change(pace="fast")
    preferences.change(pace="slow")
    assert preferences.file is not None
    assert read_settings(preferences.file)[0].pace == "slow"


# --- going by it --------------------------------------------------------------------------------
def test_how_long_a_move_is_seen() -> None:
    for pace, motion, seconds, gentle in [
        ("slow", True, 1.5, False),
        ("normal", True, 0.5, False),
        ("fast", True, 0.0, False),
        ("gentle", True, 0.0, True),
        ("gentle", False, 0.0, True),
        ("slow", False, 0.0, False),
    ]:
        begun = app(settings=Settings(pace=cast("Pace", pace)), motion=motion)
        assert (begun.pace, begun.gentle) == (seconds, gentle)


def test_what_is_set_counts_without_being_asked_for() -> None:
    assert app(settings=Settings(ascii=True)).look.ascii_only
    assert not app(settings=Settings(motion=False)).motion
    assert app(settings=Settings(calm="long")).input_guard.wait == WAITS["long"] == 0.7
    assert app().input_guard.wait == 0.25 and app().motion and not app().look.ascii_only


def test_colours_of_the_terminal_are_used_by_the_themes_made_of_them() -> None:
    assert app(settings=Settings(theme="ansi")).ansi_color is True
    assert app(settings=Settings(theme="light")).ansi_color is not True
    assert app().colours and not app({"NO_COLOR": "1"}).colours
    changed = app()
    changed.change_settings(theme="ansi")
    assert changed.ansi_color is True and changed.look.theme == "ansi"
    changed.change_settings(theme="light")
    assert changed.ansi_color is not True and changed.theme == "weimar-light"


def test_changes_count_at_once() -> None:
    changed = app()
    changed.change_settings(pace="gentle", calm="none", motion=False, ascii=True, language="de")
    assert (changed.gentle, changed.input_guard.wait, changed.motion) == (True, 0.0, False)
    assert changed.look.ascii_only and changed.words.lang == "de"
    changed.change_settings(language="auto")
    assert changed.words.lang == "en"
    assert changed.preferences.settings.pace == "gentle"


def test_keys_are_named_as_they_are_set() -> None:
    chosen = app(settings=Settings(keys={"game.undo": "ctrl+z,u"}))
    assert chosen.key_of("game.undo", "u") == "^z"
    assert chosen.key_of("game.help", "?") == "?"
    assert chosen._keymap == {"game.undo": "ctrl+z,u"}
    chosen.change_settings(keys={"game.undo": "z"})
    assert chosen._keymap == {"game.undo": "z"} and chosen.key_of("game.undo", "u") == "z"
    assert app()._keymap == {}


def test_keys_with_two_jobs_are_told_last() -> None:
    clash = app(settings=Settings(keys={"game.undo": "c"}))
    (line,) = clash.problem_lines()
    assert "game.undo" in line and "game.cards" in line
    assert app().problem_lines() == []


# --- keys as they are written -------------------------------------------------------------------
def test_which_keys_there_are() -> None:
    known = ("a", "+", "ctrl++", "ctrl+shift+alt+f1", "f24", "full_stop", "é")
    assert all(map(known_key, known))
    unknown = ("", " ", "\x1b", "ab", "f0", "f25", "super+a", "ctrl+", "ctrl+ ", "ctrl+\x01")
    assert not any(map(known_key, unknown[:8])) and not any(map(known_key, unknown[8:]))


def test_how_the_foot_names_keys() -> None:
    named = ["u", "f1", "tab", "enter", "escape", "ctrl+p,f9", "shift+left", "alt+1", "slash"]
    assert list(map(shown_key, named)) == [
        *("u", "f1", "Tab", "Enter", "Escape", "^p", "Shift+left", "Alt+1", "/"),
    ]
