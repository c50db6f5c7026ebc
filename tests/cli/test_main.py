"""The command as a whole: help, version, and every kind of failure."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_one_line
from weimar_tui import __version__
from weimar_tui.cli.main import command as installed, main
from weimar_tui.cli.options import parse

ROOT = Path(__file__).parents[2]
WEIMAR = [sys.executable, "-m", "weimar_tui"]


def test_the_version_is_told() -> None:
    ran = subprocess.run([*WEIMAR, "--version"], cwd=ROOT, capture_output=True, check=True)
    assert ran.stdout.decode() == f"weimar {__version__}\n"


def test_nothing_heavy_is_loaded_for_the_version() -> None:
    code = (
        "import sys; from weimar_tui.cli.main import main; main(['--version']);"
        "heavy = ('rich', 'textual', 'msgspec', 'lark');"
        "print([name for name in heavy if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert ran.stdout.decode().splitlines()[-1] == "[]"


@pytest.mark.parametrize("name", ["engine", "simulate", "fuzz", "replay", "cards"])
def test_every_command_is_in_the_help_and_has_its_own(command: Command, name: str) -> None:
    ran = command("--help")
    assert ran.status == 0
    assert f"  {name} " in ran.out
    own = command(name, "--help")
    assert own.status == 0
    assert f"usage: weimar {name}" in own.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["fly"], "“fly” is not a command. To play, run `weimar` without one, or `weimar --plain`"),
        (["play", "--fly"], "line by line. Commands: learn, engine,"),
        (["--fly"], "unknown: --fly; see `weimar --help`"),
        (["cards", "show", "S05", "--fly"], "unknown: --fly; see `weimar cards show --"),
        (["simulate", "-n", "0"], "-n/--games: “0” must be a whole number of 1 or more"),
        (["simulate", "-n", "many"], "-n/--games: “many” must be a whole number of 1 or more"),
        (["simulate", "-n"], "-n/--games needs a value; see `weimar simulate --help`"),
        (["simulate", "--json=3"], "--json takes no value, but got “3”"),
        (["simulate", "-n", "9" * 400], "must be a whole number of 1 or more"),
        (["replay", "x", "--at", "9" * 400], "is not a whole number; see"),
        (["engine", "--dice", ",".join("6" * 1001)], "must be a list of numbers from 1 to 6"),
        (["replay", "saves/example.weimar", "--at", "99999"], "has picks 0 to"),
        (["join"], "missing: --name; see `weimar join --help`"),
        (["replay", "x", "--at", "end"], "--at: “end” is not a whole number; see"),
        (["serve", "--port", "65536"], "--port: “65536” is not a port from 0 to 65535; see"),
        (["invite", "Rosa", "--days", "many"], "--days: “many” is not a number; see"),
        (["export", "x", "--s"], "--svg needs a value"),
        (["fuzz", "--seed", "1", "--f"], "--failures needs a value"),
        (["--o", "x", "--no", "--l"], "--lang needs a value"),
        (["fuzz", "--ga", "3"], "--ga is ambiguous: --game, --games. Write it in full"),
        (["engine", "--dice", "3,7"], "--dice: “3,7” must be a list of numbers from 1 to 6"),
        (["engine", "--game", "duel", "--bots", "green=random"], "unknown seat “green”"),
        (
            ["engine", "--game", "duel", "--bots", "red=random,blue"],
            "“blue” in --bots must have the form",
        ),
        (["engine", "--game", "duel", "--bots", "genius"], "duel has no bot called “genius”"),
        (["engine", "--bots", "genius"], "no bot called “genius”"),
        (["engine", "--lang", "xx"], "unknown language “xx”; choose from: en, de, zh"),
        (["--lang", "xx"], "unknown language “xx”; choose from: en, de, zh"),
        (["replay"], "missing: FILE; see `weimar replay --help`"),
        (["cards"], "missing: ACTION; see `weimar cards --help`"),
        ([], "the app needs a terminal"),
    ],
)
def test_asked_wrongly(command: Command, arguments: list[str], words: str) -> None:
    assert_one_line(command(*arguments), 2, words)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["engine", "--game", "chess"], "There is no game “chess”"),
        (["engine", "--game", "duel", "--scenario", "late"], "There is no scenario “late”"),
        (["simulate", "--scenario", "late"], "no scenario “late”"),
        (["replay", "nowhere.weimar"], "nowhere.weimar does not exist"),
        (["replay", "--verify", "."], ". is a folder"),
        (["cards", "show", "X99"], "There is no card “X99”"),
        (["cards", "list", "--pack", "nowhere"], "nowhere"),
        (["engine", "--position", "nowhere.json"], "nowhere.json does not exist"),
    ],
)
def test_failures(command: Command, arguments: list[str], words: str) -> None:
    assert_one_line(command(*arguments), 1, words)


def test_what_is_said_before_the_command_counts_too(command: Command) -> None:
    assert "Mächten" in command("--lang", "de", "cards", "show", "S05").out
    assert_one_line(command("--pack", "nowhere", "cards", "list"), 1, "nowhere")
    for name in ("simulate", "fuzz", "engine"):
        said = parse(["--game", "junta", "--seed", "7", name])
        assert (said.game, said.seed) == ("junta", "7")
        assert parse(["--game", "junta", name, "--game", "weimar"]).game == "weimar"
        assert parse([name]).game == "weimar"
    assert parse(["fuzz"]).seed == "1"


def test_a_closed_pipe_is_quiet() -> None:
    weimar = subprocess.Popen(
        [*WEIMAR, "cards", "list"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert weimar.stdout is not None
    assert weimar.stderr is not None
    weimar.stdout.close()
    assert weimar.stderr.read() == b""
    weimar.stderr.close()
    assert weimar.wait(60) == 0


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_is_quiet(jobs: str, tmp_path: Path) -> None:
    weimar = subprocess.Popen(
        [*WEIMAR, "fuzz", "-n", "100000", "--jobs", jobs],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # A test run in the background ignores Ctrl+C, and its children would inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        # Wait until a game is being saved; while Python imports, it can lose a Ctrl+C.
        wait_until(lambda: any("game.weimar" in files for _, _, files in os.walk(tmp_path)))
        os.killpg(weimar.pid, signal.SIGINT)
        out, err = weimar.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(weimar.pid, signal.SIGKILL)
    assert (weimar.returncode, out, err) == (130, b"", b"")


def test_the_app_gets_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, object] = {}

    def start(**given: object) -> int:
        asked.update(given)
        return 7

    class Terminal:
        def isatty(self) -> bool:
            return True

        def flush(self) -> None:
            pass

    monkeypatch.setattr("weimar_tui.tui.app.run", start)
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setattr(sys, "stderr", Terminal())
    arguments = ["--lang", "de", "--no-motion", "--ascii", "--seed", "9", "--open", "a.weimar"]
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setenv("TERM", "xterm")
    assert main([*arguments, "--pack", "mine"]) == 7
    assert asked == {
        "lang": "de",
        "motion": False,
        "ascii_only": True,
        "seed": "9",
        "game": None,
        "pack": Path("mine"),
        "open_file": Path("a.weimar"),
        "learn": False,
    }


@pytest.mark.parametrize(
    ("before", "words"),
    [
        (["--lang", "de", "replay"], "gibt es nicht. Prüfe den Namen."),
        (["--lang", "zh", "replay"], "不存在，請檢查名稱。"),
        (["--lang", "de", "export"], "gibt es nicht. Prüfe den Namen."),
        (["replay"], "does not exist. Check the name."),
    ],
)
def test_failures_are_told_in_the_players_language(
    command: Command, before: list[str], words: str
) -> None:
    assert_one_line(command(*before, "nowhere.weimar"), 1, words)


def test_failures_heed_the_settings_and_programs_read_english(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = tmp_path / "config.toml"
    settings.write_text('language = "de"\n')
    monkeypatch.setenv("WEIMAR_CONFIG", str(settings))
    assert_one_line(command("replay", "nowhere.weimar"), 1, "gibt es nicht")
    settings.write_text("this is no TOML")
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("LC_ALL", "C")
    assert_one_line(command("replay", "nowhere.weimar"), 1, "does not exist")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert_one_line(command("engine", "--position", "nowhere.json"), 1, "does not exist")


def test_ctrl_c_does_not_disturb_a_program_that_is_ending(monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal belongs to the shell again by then, and Python would end in a traceback."""
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("weimar_tui.cli.main.main", lambda: 3)
    try:
        assert installed() == 3
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
