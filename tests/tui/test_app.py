"""The local app: its game, its pack, files opened at the start, crashes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.make_saves import SAVES
from tests.tui.looking import screen_text, until
from tests.tui.terminal import Terminal
from weimar_tui.kernel.errors import KernelError
from weimar_tui.text.messages import Messages
from weimar_tui.tui import app as app_part
from weimar_tui.tui.app import LocalApp, run
from weimar_tui.tui.settings import Preferences, Settings, read_settings


# --- which game ---------------------------------------------------------------------------------
async def test_the_game_asked_for_goes_before_the_one_played_last(tmp_path: Path) -> None:
    last = Preferences(Settings(game="junta"))
    assert LocalApp(preferences=last).game_id == "junta"
    assert LocalApp(preferences=last, game="weimar").game_id == "weimar"
    chosen = LocalApp(preferences=Preferences(file=tmp_path / "config.toml"), game="junta")
    chosen.choose_game("wir_sind_das_volk")
    assert chosen.game_id == chosen.preferences.settings.game == "wir_sind_das_volk"
    blocked = LocalApp(lang="en", preferences=Preferences(file=Path("/dev/null/config.toml")))
    async with blocked.run_test(size=(120, 40)) as pilot:
        blocked.choose_game("junta")
        await until(pilot, lambda: "/dev/null" in screen_text(blocked))  # it is told and counts
        assert blocked.game_id == "junta"


async def test_the_game_played_is_the_one_offered_next_time(tmp_path: Path) -> None:
    """Also if the command line named it."""
    file = tmp_path / "config.toml"
    app = LocalApp(lang="en", preferences=Preferences(file=file), game="junta", saves=tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        seats = app.loaded().game.seats("one-night")
        app.new_game(app.loaded(), "one-night", dict.fromkeys(seats, "human"), "1", free_undo=True)
        await until(pilot, lambda: app.left is not None)
    assert read_settings(file)[0].game == "junta"


def test_a_pack_belongs_to_the_game_it_was_given_for() -> None:
    pack = Path("/pack")
    app = LocalApp(game="junta", pack=pack)
    assert app.pack_of("junta") == pack and app.pack_of("weimar") is None
    usual = LocalApp(pack=pack)
    assert usual.pack_of("weimar") == pack
    usual.choose_game("junta")
    assert usual.pack_of("weimar") == pack and usual.pack_of("junta") is None
    assert usual.loaded().game.id == "junta", "another game is played as it comes"


def test_games_are_loaded_once_and_unknown_ones_refused() -> None:
    app = LocalApp()
    assert app.loaded() is app.loaded("weimar")
    with pytest.raises(KernelError):
        app.loaded("chess")


# --- games --------------------------------------------------------------------------------------
async def test_what_cannot_be_begun_or_opened_is_told(make_app: Any, tmp_path: Path) -> None:
    rows = (SAVES / "example.weimar").read_bytes().splitlines(keepends=True)
    cut = tmp_path / "cut.weimar"
    cut.write_bytes(b"".join(rows[:40]) + rows[40][:20])
    app = make_app()
    players = dict.fromkeys(("spd", "kpd", "z", "dnvp"), "human")
    async with app.run_test(size=(120, 40)) as pilot:
        for failing in ("game", "save"):
            if failing == "game":
                app.new_game(app.loaded(), "no-such", players, "7", free_undo=False)
            else:
                app.open_save(tmp_path / "none.weimar")
            await pilot.pause()
            assert app.words.ui("problem") in screen_text(app) and app.board_now() is None
            await pilot.press("escape")
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert app.words.ui("save-as") not in screen_text(app), "there is nothing to save"
        app.open_save(cut)
        await pilot.pause()
        assert app.words.text("problem-opened-title") in screen_text(app), "picks are missing"
        assert app.board_now() is not None


# --- what the command line asks for -------------------------------------------------------------
@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ({}, "Neues Spiel"),
        ({"learn": True}, "Welches Spiel moechtest du lernen?"),
        ({"learn": True, "game": "junta"}, "Hinweis 1/3"),
        ({"open_file": Path("one.weimar"), "learn": True}, "one.weimar"),
    ],
)
async def test_what_is_opened_at_the_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, options: dict[str, Any], shown: str
) -> None:
    apps: list[LocalApp] = []
    monkeypatch.setattr(app_part, "run_local_app", lambda app: apps.append(app) or 7)
    monkeypatch.setattr(Preferences, "of_user", classmethod(lambda cls: Preferences()))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run(lang="de", motion=False, ascii_only=True, seed="9", **options) == 7
    (app,) = apps
    assert app.seed == "9" and not app.motion
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: shown in screen_text(app))
        assert screen_text(app).isascii()


@pytest.mark.parametrize("wrong", [{"game": "chess"}, {"pack": Path("/nowhere")}])
def test_what_cannot_be_opened_is_refused_before_the_terminal_is_taken(
    monkeypatch: pytest.MonkeyPatch, wrong: dict[str, Any]
) -> None:
    monkeypatch.setattr(app_part, "run_local_app", lambda app: pytest.fail("it began"))
    with pytest.raises(KernelError):
        run(**wrong)


# --- breaking -----------------------------------------------------------------------------------
@pytest.mark.parametrize("state", ["state", "/dev/null/state"])
def test_a_crash_is_written_down_and_told_in_one_line(tmp_path: Path, state: str) -> None:
    code = "import sys; from weimar_tui.tui.app import LocalApp, run_local_app; " + (
        "sys.exit(run_local_app(LocalApp(lang='en', opening=lambda app: {}['missing'])))"
    )
    folder = tmp_path / state
    terminal = Terminal([sys.executable, "-c", code], tmp_path, XDG_STATE_HOME=str(folder))
    try:
        written = terminal.all_said().replace("\r\n", "")
        assert terminal.status() == 1
    finally:
        terminal.close()
    assert "Traceback" not in written and "KeyError" not in written
    if state == "state":
        (file,) = folder.rglob("crash-*.log")
        assert written.endswith(Messages("en").ui("crashed", path=str(file)))
        assert "KeyError: 'missing'" in file.read_text()
    else:
        log = str(folder / "weimar-tui" / "log")
        assert written.endswith(Messages("en").text("problem-crash-unwritten", path=log))
