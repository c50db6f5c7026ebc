"""Local play on a system without POSIX, such as Windows."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from weimar_tui.data_files import data_folder

ROOT = Path(__file__).parents[2]
SAVE = str(data_folder("saves") / "overthrow-cities.weimar")

WITHOUT_POSIX = f"""
import os, signal, sys
sys.path[:0] = [{str(ROOT)!r}]
lacking = {{"fcntl", "grp", "pty", "pwd", "resource", "termios", "tty"}}
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name in lacking:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Finder())
for name in lacking:
    sys.modules.pop(name, None)
for name in "fork forkpty setsid killpg getpgrp getsid geteuid nice openpty uname".split():
    delattr(os, name)
for name in dir(signal):  # `subprocess` itself needs SIGKILL here
    if name.startswith("SIG") and name[3:] not in ("INT", "TERM", "KILL", "_DFL", "_IGN"):
        delattr(signal, name)
for name in "pthread_sigmask pthread_kill sigwait setitimer alarm".split():
    delattr(signal, name)
sys.argv[0] = "weimar"
from weimar_tui.cli.main import command
sys.exit(command())
"""
"""Starts the command with everything missing that such a system lacks."""


@pytest.fixture(autouse=True, scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """One cache for all tests here, empty at first: reading a pack takes half a second."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


def weimar(folder: Path, line: str, *typed: str) -> subprocess.CompletedProcess[str]:
    names = ("PATH", "XDG_CACHE_HOME")
    environ = {name: os.environ[name] for name in names} | {"LANG": "C.UTF-8"}
    environ["HOME"] = str(folder)
    # Textual chooses its driver by the system.
    environ["TEXTUAL_DRIVER"] = "textual.drivers.headless_driver:HeadlessDriver"
    return subprocess.run(
        [sys.executable, "-P", "-c", WITHOUT_POSIX, *line.split()],
        cwd=folder,
        env=environ,
        input="".join(f"{one}\n" for one in typed),
        capture_output=True,
        text=True,
        check=False,
    )


LINES = [
    "cards check",
    f"replay {SAVE} --verify",
    "engine --game wir_sind_das_volk --bots random",
    "simulate -n 2 --bots random",
]
OTHERS = [
    "--help",
    "cards show S05",
    f"replay {SAVE} --text",
    f"export {SAVE} --svg moment.svg",
    f"export {SAVE} --csv -",
    "puzzle",
]
"""Commands that share most of their code with one of `LINES`."""


@pytest.mark.parametrize(
    "line", [*LINES, *(pytest.param(other, marks=pytest.mark.slow) for other in OTHERS)]
)
def test_commands_for_players_work(tmp_path: Path, line: str) -> None:
    ran = weimar(tmp_path, line)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(
    "game",
    [
        *(pytest.param(game, marks=pytest.mark.slow) for game in ("weimar", "junta")),
        "wir_sind_das_volk",
    ],
)
def test_a_game_is_played_against_bots_and_saved(tmp_path: Path, game: str) -> None:
    ran = weimar(tmp_path, f"--plain --game {game}", *["1"] * 4, *"1234567" * 6)
    assert (ran.returncode, ran.stderr) == (0, "")
    (save,) = tmp_path.rglob("*.weimar")
    assert save.read_bytes().count(b'"line":"pick"') > 5
    assert weimar(tmp_path, f"replay {save} --verify").returncode == 0


def test_a_lesson_is_played(tmp_path: Path) -> None:
    ran = weimar(tmp_path, "learn --plain --game weimar", *["1"] * 4, *"1234567" * 4)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert any(tmp_path.rglob("*.weimar"))


@pytest.mark.parametrize("line", ["serve", "invite Rosa", "join --name Rosa"])
def test_hosting_says_that_it_needs_linux(tmp_path: Path, line: str) -> None:
    ran = weimar(tmp_path, line)
    assert ran.returncode == 1 and ran.stderr.count("\n") == 1
    assert "needs Linux" in ran.stderr
