"""docs/games.md works as written: its files are written into an empty folder and played."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parents[2]
PROGRAM = "from weimar_tui.cli.main import command; command()"
FILE = re.compile(r"^`(?P<path>[\w./]+)`\n\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page, with the entry point as pip would write it."""
    folder = tmp_path_factory.mktemp("matches")
    files = FILE.findall((TOP / "docs" / "games.md").read_text(encoding="utf-8"))
    assert len(files) == 4
    for name, text in files:
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    point = re.search(r"^\[project\.entry-points\.\"(.*)\"\]\n(.*) = \"(.*)\"$", files[0][1], re.M)
    assert point is not None
    group, id, place = point.groups()
    known = folder / "weimar_matches-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: weimar-matches\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text(f"[{group}]\n{id} = {place}\n")
    return folder


def weimar(folder: Path, *arguments: str, lines: str = "") -> str:
    """The program's output where the package can be imported."""
    environ = os.environ | {"PYTHONPATH": os.pathsep.join((str(folder), str(TOP))), "LANG": "C"}
    environ |= {"WEIMAR_CONFIG": str(folder / "config.toml")}
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, "--game", "matches", *arguments],
        cwd=folder,
        env=environ,
        input=lines,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
    return ran.stdout


def test_random_games_keep_what_any_game_must(folder: Path) -> None:
    assert "20" in weimar(folder, "fuzz", "-n", "20")


def test_the_mathematician_beats_chance(folder: Path) -> None:
    bots = "first=mathematician,second=random"
    report = json.loads(weimar(folder, "simulate", "-n", "40", "--bots", bots, "--json"))
    assert report["games"] == 40
    assert report["winners"]["first"] > 30


def test_a_game_is_driven_by_lines_saved_and_proved(folder: Path) -> None:
    save = json.dumps({"do": "save", "path": "heap.weimar"})
    lines = weimar(folder, "engine", "--bots", "mathematician", "--seed", "3", lines=f"{save}\n")
    messages = [json.loads(line) for line in lines.splitlines()]
    assert (messages[0]["game"], messages[-2]["type"]) == ("matches", "saved")
    outcome = next(message for message in messages if message["type"] == "outcome")
    assert outcome["ending"] == "last-match"
    assert "a finished game" in weimar(folder, "replay", "heap.weimar", "--verify")
