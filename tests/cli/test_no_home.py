"""Users without a home: no HOME, and a user id without a name, as in containers."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.tui.terminal import PATIENCE, Terminal
from weimar_tui.data_files import data_folder

ROOT = Path(__file__).parents[2]
SAVE = str(data_folder("saves") / "overthrow-cities.weimar")

NAMELESS = f"""
import sys
sys.path[:0] = [{str(ROOT)!r}]
import pwd
def nobody(user):
    raise KeyError(user)
pwd.getpwuid = pwd.getpwnam = nobody
sys.argv[0] = "weimar"
from weimar_tui.cli.main import command
sys.exit(command())
"""
"""Starts the command for a user whom the system does not know."""

ENVIRONMENT = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color"}


def weimar(*arguments: str) -> list[str]:
    return [sys.executable, "-P", "-c", NAMELESS, *arguments]


LINES = [
    ("cards show S05", 0),
    ("engine --game wir_sind_das_volk --bots random", 0),
    ("--plain", 0),
    ("invite Rosa", 1),
    ("join --name Rosa", 1),
]
OTHERS = [
    ("--help", 0),
    (f"replay {SAVE} --verify", 0),
    (f"export {SAVE} --csv -", 0),
    ("puzzle", 0),
    ("simulate -n 1 --bots random", 0),
    ("replay nothing.weimar", 1),
    ("tables list", 1),
    ("serve --no-ssh", 1),
]
"""Commands that share most of their code with one of `LINES`."""


@pytest.mark.parametrize(
    ("line", "status"),
    [*LINES, *(pytest.param(*other, marks=pytest.mark.slow) for other in OTHERS)],
)
def test_what_needs_no_folder_works_and_the_rest_says_so_in_a_line(
    tmp_path: Path, line: str, status: int
) -> None:
    ran = subprocess.run(
        weimar(*line.split()),
        cwd=tmp_path,
        env=ENVIRONMENT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == status, ran.stderr
    assert len(ran.stderr.splitlines()) == (1 if status else 0), ran.stderr
    if "weimar" not in line:
        assert not status or "HOME" in ran.stderr
    assert list(tmp_path.iterdir()) == [], "not even a folder named ~"


@pytest.mark.parametrize(
    ("mode", "key"), [pytest.param((), "\r", marks=pytest.mark.slow), (("--plain",), "1\r")]
)
def test_a_game_that_cannot_be_saved_is_refused_and_the_program_goes_on(
    tmp_path: Path, mode: tuple[str, ...], key: str
) -> None:
    pairs = [f"{name}={value}" for name, value in ENVIRONMENT.items()]
    command = ["/usr/bin/env", "-i", *pairs, *weimar("--no-motion", "--game", "weimar", *mode)]
    terminal = Terminal(command, tmp_path, (120, 40))
    try:
        terminal.until(lambda text: "New game" in text)
        end = time.monotonic() + PATIENCE
        while "HOME" not in terminal.screen.text and time.monotonic() < end:
            terminal.type(key)
            while terminal.read(0.5):
                pass
        terminal.until(lambda text: "HOME" in text)
        terminal.type("\r")
        terminal.until(lambda text: "New game" in text)
    finally:
        terminal.close()
    assert list(tmp_path.iterdir()) == []
