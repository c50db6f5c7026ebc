"""The app of this computer without a terminal: games and packs, saves, crashes, what it opens."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.make_saves import SAVES
from weimar_tui.kernel.errors import KernelError
from weimar_tui.table import saves as saves_room
from weimar_tui.tui import app as app_part, signals
from weimar_tui.tui.app import LocalApp, run, run_app, write_crash
from weimar_tui.tui.settings import Preferences, Settings


class Unrun(LocalApp):
    """An app that does not run; the screens and messages it would open are kept."""

    def __init__(self, **options: Any) -> None:
        preferences = options.pop("preferences", Preferences(Settings()))
        super().__init__(lang="en", preferences=preferences, **options)
        self.opened: list[Any] = []
        self.works: list[Any] = []
        self.stack: list[Any] = []

    screen_stack = property(lambda self: self.stack)

    def push_screen(self, screen: Any, then: Any = None, **_: Any) -> Any:  # type: ignore[override]
        self.opened.append(screen)

    def run_worker(self, work: Any, **options: Any) -> Any:  # type: ignore[override]
        self.works.append(work)
        self.options = options
        work.close()


# --- which game ---------------------------------------------------------------------------------
def test_the_game_asked_for_goes_before_the_one_played_last(tmp_path: Path) -> None:
    app = Unrun(preferences=Preferences(Settings(game="junta")))
    assert app.game_id == "junta" and Unrun(game="weimar").game_id == "weimar"
    file = tmp_path / "config.toml"
    chosen = Unrun(preferences=Preferences(file=file), game="junta")
    chosen.choose_game("wir_sind_das_volk")
    assert chosen.game_id == chosen.preferences.settings.game == "wir_sind_das_volk"
    blocked = Unrun(preferences=Preferences(file=Path("/dev/null/config.toml")))
    blocked.choose_game("junta")
    assert blocked.game_id == "junta" and len(blocked.works) == 1, "it is told and counts"


def test_a_pack_belongs_to_the_game_it_was_given_for() -> None:
    pack = Path("/pack")
    app = Unrun(game="junta", pack=pack)
    assert app.pack_of("junta") == pack and app.pack_of("weimar") is None
    usual = Unrun(pack=pack)
    assert usual.pack_of("weimar") == pack
    usual.choose_game("junta")
    assert usual.pack_of("weimar") == pack and usual.pack_of("junta") is None
    assert usual.playset().game.id == "junta", "another game is played as it comes"


def test_games_are_loaded_once_and_unknown_ones_refused() -> None:
    app = Unrun()
    assert app.playset() is app.playset("weimar")
    header: Any = SimpleNamespace(game="weimar")
    assert app.game_for(header) is app.playset().game
    with pytest.raises(KernelError):
        app.playset("chess")


# --- games --------------------------------------------------------------------------------------
def begun(app: Unrun, tmp_path: Path) -> Any:
    players = {"spd": "human", "kpd": "random", "z": "random", "dnvp": "random"}
    app.new_game(app.playset(), "main", players, "7", free_undo=True)
    return app.opened[-1]


def test_a_new_game_is_saved_and_shown(tmp_path: Path) -> None:
    settings = Preferences(Settings(every_reroll=True))
    app = Unrun(saves=tmp_path, preferences=settings)
    screen = begun(app, tmp_path)
    assert screen.table.path.parent == tmp_path and screen.table.path.exists()
    assert screen.table.players["spd"] == "human" and app.works == []
    assert not screen.table.only_where_it_matters, "it goes by the settings"
    session = screen.table.session
    assert session.free_undo and session.header.seed == "7"
    assert session.header.scenario == "main" and screen.driver.guide is None
    app.stack = [SimpleNamespace(), screen, SimpleNamespace()]
    assert app.board_now() is screen is not None and app.table_now() is screen.table
    app.stack = []
    assert app.board_now() is None and app.table_now() is None
    app.action_save_as()
    assert app.works == [], "there is nothing to save"
    app.stack = [screen]
    app.action_save_as()
    assert len(app.works) == 1
    assert app.options == {"exclusive": True, "group": "save"}, "asked twice, it is asked once"
    assert screen is not None and screen.table is not None
    screen.table.close()


def test_what_cannot_be_begun_or_opened_is_told(tmp_path: Path) -> None:
    app = Unrun(saves=tmp_path)
    app.new_game(app.playset(), "no-such", {}, "7", free_undo=False)
    app.open_save(tmp_path / "none.weimar")
    assert app.opened == [] and len(app.works) == 2


def test_a_save_is_gone_on_with_and_what_happened_to_it_told(tmp_path: Path) -> None:
    data = (SAVES / "example.weimar").read_bytes().splitlines(keepends=True)
    whole, cut = tmp_path / "whole.weimar", tmp_path / "cut.weimar"
    whole.write_bytes(b"".join(data[:40]))
    cut.write_bytes(b"".join(data[:40]) + data[40][:20])
    app = Unrun(saves=tmp_path)
    app.open_save(whole)
    assert len(app.opened) == 1 and app.works == []
    app.open_save(cut)
    assert len(app.opened) == 2 and len(app.works) == 1, "picks are missing"
    for screen in app.opened:
        assert screen is not None and screen.table is not None
        screen.table.close()


def test_what_is_opened_at_the_start(tmp_path: Path) -> None:
    seen: list[Any] = []
    app = Unrun(opening=seen.append)
    app.on_mount()
    assert [type(screen).__name__ for screen in app.opened] == ["StartScreen"]
    assert seen == [app] and app.works == []
    clash = Unrun(preferences=Preferences(Settings(keys={"game.undo": "c"})))
    clash.on_mount()
    assert len(clash.works) == 1, "what is wrong in the settings is told"


# --- breaking -----------------------------------------------------------------------------------
def test_a_crash_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves_room, "log_folder", lambda: tmp_path / "a" / "log")
    try:
        raise ValueError("broken")
    except ValueError as error:
        path = write_crash(error)
    assert path is not None and path.name.startswith("crash-") and path.suffix == ".log"
    assert "ValueError: broken" in path.read_text()
    path.unlink()
    path = write_crash(None)
    assert path is not None and path.read_text() == "unknown\n"
    monkeypatch.setattr(saves_room, "log_folder", lambda: Path("/dev/null/log"))
    assert write_crash(None) is None


class Ended:
    """An app that has ended."""

    def __init__(self, result: Any = None, code: int = 0, crash: Path | None = None) -> None:
        self.result, self.return_code, self.crash = result, code, crash
        self.words = SimpleNamespace(
            ui=lambda name, path: f"{name} {path}", text=lambda name, path: f"{name} {path}"
        )

    def run(self) -> Any:
        if isinstance(self.result, Exception):
            raise self.result
        return self.result


def test_the_status_to_exit_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app_part, "write_crash", lambda error: Path("/log/crash"))
    log = logging.getLogger("weimar_tui")
    monkeypatch.setattr(log, "handlers", [])
    assert [run_app(Ended(result)) for result in (0, None, 130)] == [0, 0, 130]  # type: ignore[arg-type]
    assert capsys.readouterr().err == ""
    assert log.handlers, "no warning is written over the screen"
    assert run_app(Ended(crash=Path("/log/one"))) == 1  # type: ignore[arg-type]
    assert capsys.readouterr().err == "crashed /log/one\n"
    assert run_app(Ended(ValueError("x"))) == 1  # type: ignore[arg-type]
    assert capsys.readouterr().err == "crashed /log/crash\n"
    assert run_app(Ended(code=1)) == 1  # type: ignore[arg-type]
    assert capsys.readouterr().err.startswith("problem-crash-unwritten ")
    monkeypatch.setattr(app_part, "write_crash", lambda error: None)
    assert run_app(Ended(ValueError("x"))) == 1  # type: ignore[arg-type]
    assert capsys.readouterr().err.startswith("problem-crash-unwritten ")


def test_the_first_failure_is_the_one_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Any] = []
    monkeypatch.setattr(
        app_part, "write_crash", lambda error: (written.append(error), Path("/log"))[1]
    )
    app = Unrun()
    app._close_messages_no_wait = lambda: written.append("closed")  # type: ignore[method-assign]
    app._exception = ValueError("first")
    app._fatal_error()
    app._fatal_error()
    assert written == [app._exception, "closed", "closed"] and app.crash == Path("/log")
    app.crash = None
    try:
        raise KeyError("now")
    except KeyError as now:
        app._fatal_error()
        assert written[-2] is now, "what fails now goes before what failed earlier"


def test_what_the_command_line_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    monkeypatch.setattr(app_part, "run_app", lambda app: made.append(app) or 7)
    monkeypatch.setattr(Preferences, "of_user", classmethod(lambda cls: Preferences()))
    assert run() == 7 and made[-1].opening is None and made[-1].motion
    run(learn=True, motion=False, ascii_only=True, seed="9", lang="de")
    assert made[-1].opening == LocalApp.learn_any and made[-1].seed == "9"
    assert not made[-1].motion and made[-1].look.ascii_only and made[-1].words.lang == "de"
    run(open_file=Path("/x/one.weimar"), learn=True)
    assert made[-1].opening.keywords == {"path": Path("/x/one.weimar")}
    run(learn=True, game="junta")
    assert made[-1].opening == LocalApp.learn
    with pytest.raises(KernelError):
        run(game="chess")
    with pytest.raises(KernelError):
        run(pack=Path("/nowhere"))
    assert len(made) == 4, "before the terminal is taken"


# --- to the shell -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("group", "session", "parent", "own", "waiting"),
    [
        (5, 5, 5, 5, False),
        (6, 5, 5, 7, True),
        (7, 5, 5, 7, True),
        (7, 5, 4, 7, False),
    ],
)
def test_whether_a_shell_waits(
    monkeypatch: pytest.MonkeyPatch, group: int, session: int, parent: int, own: int, waiting: bool
) -> None:
    os = SimpleNamespace(
        getpgrp=lambda: group,
        getpid=lambda: own,
        getppid=lambda: 1,
        getsid=lambda process: parent if process else session,
    )
    monkeypatch.setattr(signals, "os", os)
    assert signals.shell_is_waiting() is waiting

    def gone(process: int) -> int:
        if process:
            raise OSError
        return session

    os.getsid = gone
    assert signals.shell_is_waiting() is (waiting and group != own)
    monkeypatch.setattr(signals, "signal", SimpleNamespace())
    assert signals.shell_is_waiting() is False


def test_ctrl_z_stops_the_program_where_a_shell_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    waiting = True
    app: Any = Unrun()

    @contextmanager
    def suspend() -> Iterator[None]:
        done.append("given back")
        yield
        done.append("taken again")

    app.suspend = suspend
    monkeypatch.setattr(signals, "shell_is_waiting", lambda: waiting)
    monkeypatch.setattr(signals, "stop_for_now", lambda: done.append("stopped"))
    app.action_suspend_process()
    assert done == [], "there is no terminal"
    app._driver = SimpleNamespace(can_suspend=False)
    app.action_suspend_process()
    assert done == []
    app._driver.can_suspend = True
    app.action_suspend_process()
    assert done == ["given back", "stopped", "taken again"]
    waiting = False
    app.action_suspend_process()
    assert len(done) == 3


def test_the_program_stops_with_all_it_was_started_with(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []
    signal = SimpleNamespace(
        SIGTSTP=20,
        SIGSTOP=19,
        SIG_IGN="ignore",
        signal=lambda number, handler: (done.append((number, handler)), "before")[1],
    )
    os = SimpleNamespace(
        getpgrp=lambda: 6,
        getpid=lambda: 7,
        killpg=lambda group, number: done.append(("group", group, number)),
        kill=lambda process, number: done.append(("self", process, number)),
    )
    monkeypatch.setattr(signals, "signal", signal)
    monkeypatch.setattr(signals, "os", os)
    signals.stop_for_now()
    assert done == [(20, "ignore"), ("group", 6, 20), ("self", 7, 19), (20, "before")]
