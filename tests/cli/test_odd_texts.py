"""Unusual seeds, terminals that are not UTF-8, names with control codes."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_one_line
from tests.kernel.playing import duel_for
from weimar_tui.cli import main as main_file
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.verify import verify

LONG = "7" * 5000


# --- seeds --------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", [LONG, "a\udcff", "種子", "", "-0", "007", "1" * 16])
def test_a_seed_is_any_text(command: Command, tmp_path: Path, seed: str) -> None:
    save = {"do": "save", "path": str(tmp_path / "game.weimar")}
    ran = command("engine", "--game", "duel", f"--seed={seed}", lines=(save,))
    assert (ran.status, ran.err) == (0, "")
    said = seed.replace("\udcff", "\\xff")
    assert ran.messages[0]["seed"] == said
    assert read_save(tmp_path / "game.weimar").header.seed == said
    assert verify(tmp_path / "game.weimar", duel_for).reason == ""


def test_a_short_number_is_told_as_a_number(command: Command) -> None:
    assert command("engine", "--game", "duel", "--seed", "42").messages[0]["seed"] == 42


def test_the_games_of_a_long_seed_are_not_all_the_same(command: Command) -> None:
    asked = ("simulate", "-n", "4", "--bots", "random", "--seed", LONG, "--json")
    one = json.loads(command(*asked).out)
    many = json.loads(command(*asked[:2], "1", *asked[3:]).out)
    assert one["vp_mean"] != many["vp_mean"]


def test_a_failure_of_a_long_seed_is_written_under_a_name_that_fits(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from weimar_duel import rules as duel

    monkeypatch.setattr(duel.Land, "run", lambda *_: dict[str, int]()["courage"])
    asked = ("fuzz", "--game", "duel", "-n", "3", "--failures", str(tmp_path), "--seed")
    assert command(*asked, LONG).status == 1
    assert command(*asked, "../\x1b[2J").status == 1
    saves = list(tmp_path.glob("*.weimar"))
    assert len(saves) == 6
    assert all(save.name.isprintable() and len(save.name) < 120 for save in saves)


# --- what is printed ----------------------------------------------------------------------------
def weimar(folder: Path, *arguments: str | bytes, **variables: str) -> tuple[int, bytes, bytes]:
    """Run the command with other variables; return status, output and errors."""
    ran = subprocess.run(
        [sys.executable, "-m", "weimar_tui", *arguments],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        timeout=60,
        env={
            **{key: value for key, value in os.environ.items() if not key.startswith("LC_")},
            **{f"XDG_{name}_HOME": str(folder) for name in ("CONFIG", "DATA", "STATE")},
            **variables,
        },
    )
    return ran.returncode, ran.stdout, ran.stderr


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_that_is_not_utf_8_gets_what_it_can_show(tmp_path: Path, encoding: str) -> None:
    status, out, errors = weimar(
        tmp_path, "cards", "show", "S05", "--lang", "zh", PYTHONIOENCODING=encoding
    )
    assert (status, errors) == (0, b"")
    assert b"\\u8207" in out
    status, out, errors = weimar(tmp_path, "cards", "list", "--json", PYTHONIOENCODING=encoding)
    assert (status, errors) == (0, b"")
    assert json.loads(out.decode(encoding))[0]["name"]["zh"] == "與舊勢力的協定"


@pytest.mark.parametrize(("encoding", "ascii_only"), [("latin-1", True), ("utf-8", False)])
def test_boards_are_drawn_with_plain_signs_where_there_are_no_others(
    monkeypatch: pytest.MonkeyPatch, encoding: str, ascii_only: bool
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding=encoding))
    monkeypatch.setattr(main_file, "run_app", lambda arguments: asked.append(arguments.ascii) or 0)
    assert main_file.main([]) == 0
    assert asked == [ascii_only]


def test_names_of_files_cannot_steer_the_terminal(command: Command, tmp_path: Path) -> None:
    odd = os.fsdecode(os.fsencode(tmp_path) + b"/a\x1b[2J\xff\nb.weimar")
    for arguments in (("replay", odd), ("cards", "check", odd), ("export", odd)):
        assert_one_line(ran := command(*arguments), 1, "a\\x1b[2J")
        assert "\x1b" not in ran.err
    Path(odd).write_bytes(Path("saves/overthrow-seats.weimar").read_bytes()[:-100])
    for arguments in (("replay", odd, "--verify"), ("export", odd)):
        ran = command(*arguments)
        assert "Traceback" not in ran.err
        assert "\x1b" not in ran.err + ran.out
    # also in a separate process
    _, out, errors = weimar(tmp_path, "replay", odd)
    assert b"Traceback" not in errors
    assert b"\x1b" not in errors + out


def test_a_wrong_argument_cannot_either(command: Command) -> None:
    assert_one_line(command("cards", "show", "\x1b[2J\n"), 1, "\\x1b[2J\\x0a")
    assert_one_line(command("--nowhere\x1b[2J"), 2, "\\x1b[2J")
    assert_one_line(command("engine", "--game", "\x1b[2J"), 1, "\\x1b[2J")
    assert_one_line(command("engine", "--scenario", "\x1b[2J"), 1, "\\x1b[2J")
