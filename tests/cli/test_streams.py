"""Closed standard streams, or no terminal: one clear line, and nothing is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.make_saves import SAVES

SAVE = SAVES / "overthrow-cities.weimar"


def weimar(arguments: str, redirections: str, folder: Path) -> tuple[int, str, str]:
    """Run the command with shell redirections; return status, output and errors."""
    names = ("CONFIG", "DATA", "STATE")
    ran = subprocess.run(
        ["sh", "-c", f'"{sys.executable}" -m weimar_tui {arguments} {redirections}'],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=60,
        env={**os.environ, **{f"XDG_{name}_HOME": str(folder) for name in names}},
    )
    return ran.returncode, ran.stdout, ran.stderr


@pytest.mark.parametrize(
    ("arguments", "redirections", "words"),
    [
        ("", "</dev/null", "needs a terminal"),
        ("", "| cat; exit 2", "needs a terminal"),
        ("", "<&-", "needs a terminal"),
        ("", ">&-", "standard output is closed"),
        ("learn", "<&-", "needs a terminal"),
        ("cards list", ">&-", "standard output is closed"),
        (f"replay {SAVE}", ">&-", "standard output is closed"),
    ],
)
def test_one_line_says_why_not(
    arguments: str, redirections: str, words: str, tmp_path: Path
) -> None:
    status, out, errors = weimar(arguments, redirections, tmp_path)
    assert status == 2
    assert out == ""
    assert errors.startswith("weimar: ")
    assert errors.count("\n") == 1
    assert words in errors
    assert list(tmp_path.iterdir()) == []


def test_without_errors_it_is_silent_and_fails_all_the_same(tmp_path: Path) -> None:
    assert weimar("", "2>&-", tmp_path) == (2, "", "")
    assert weimar("replay nowhere", "<&- 2>&-", tmp_path) == (1, "", "")


def test_closed_input_is_empty_input(tmp_path: Path) -> None:
    status, out, errors = weimar(f"replay {SAVE} --verify", "<&-", tmp_path)
    assert (status, errors) == (0, "")
    assert "replayed as recorded" in out


def test_a_closed_stream_is_no_number_for_a_save(tmp_path: Path) -> None:
    """A save that gets the number of a closed stream would receive that stream's output."""
    path, asked = tmp_path / "game.weimar", tmp_path / "asked"
    requests = ({"do": "save", "path": str(path)}, {"do": "quit"})
    asked.write_text("".join(f"{json.dumps(request)}\n" for request in requests))
    assert weimar("engine --seed 3", f"2>&- <{asked}", tmp_path)[0] == 0
    assert path.read_text().startswith('{"line":"header"')
    assert weimar(f"replay {path} --verify", "", tmp_path)[0] == 0


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="there is no /dev/full here")
@pytest.mark.parametrize(
    ("arguments", "unbuffered"),
    [
        ("--help", ""),
        ("replay --help", "1"),
        ("cards show S05", "1"),
        ("engine --bots random --seed 1", ""),
        ("--plain", ""),
        *(
            pytest.param(*line, marks=pytest.mark.slow)
            for line in (
                ("simulate -n 1 --bots random", ""),
                ("simulate -n 1 --bots random", "1"),
                (f"replay {SAVE} --verify", ""),
                (f"replay {SAVE} --text", "1"),
                (f"export {SAVE} --csv -", ""),
                ("engine --bots random --seed 1", "1"),
                ("puzzle", ""),
                ("--plain", "1"),
            )
        ),
    ],
)
def test_output_that_cannot_be_written_is_one_line_and_status_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, unbuffered: str
) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    status, _, errors = weimar(arguments, "> /dev/full", tmp_path)
    assert (status, errors) == (1, "weimar: the disk is full\n")


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="there is no /dev/full here")
@pytest.mark.parametrize(("arguments", "status"), [("--fly", 2), ("replay nothing.weimar", 1)])
def test_where_no_error_can_be_written_the_status_tells(
    tmp_path: Path, arguments: str, status: int
) -> None:
    assert weimar(arguments, "2> /dev/full", tmp_path)[:2] == (status, "")
