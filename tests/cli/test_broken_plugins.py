"""Games of other packages that cannot be used do not affect anything else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = "from weimar_tui.cli.main import command; import sys; sys.exit(command())"
ONE_AFTER_THE_OTHER = """
import sys
from weimar_tui.cli.main import main
for name in sys.argv[1:]:
    print(main(["--game", name, "cards", "list"]))
"""
"""Lists the cards of several games, and the status of each command."""

GOOD = "from weimar_tui.plugin import GamePlugin\nclass P(GamePlugin):\n    id = ID\n"
BROKEN = {
    "fails": "raise RuntimeError('boo')",
    "exits": "import sys\nsys.exit(0)",
    "exits at once with a text": "raise SystemExit('boo')",
    "interrupts": "raise KeyboardInterrupt",
    "ends its generator": "raise GeneratorExit",
    "lacks it": "",
    "a number": "PLUGIN = 7",
    "nothing": "PLUGIN = None",
    "a class": f"{GOOD}PLUGIN = P",
    "a module": "import os as PLUGIN",
    "something that has an id": "class P:\n    id = ID\nPLUGIN = P()",
    "another id": f"{GOOD}PLUGIN = P()\nPLUGIN.id = 'weimar'",
    "an id that is no text": f"{GOOD}PLUGIN = P()\nPLUGIN.id = 7",
    "an id that fails": f"{GOOD}    id = property(lambda self: 1 / 0)\nPLUGIN = P()",
    "names that are no texts": f"{GOOD}    names = 7\nPLUGIN = P()",
}
IDS = {how: f"broken{number}" for number, how in enumerate(BROKEN)}


def weimar(
    folder: Path, *arguments: str, program: str = PROGRAM
) -> subprocess.CompletedProcess[str]:
    environ = os.environ | {"PYTHONPATH": os.pathsep.join((str(folder), str(ROOT))), "LANG": "C"}
    environ |= {"WEIMAR_CONFIG": str(folder / "config.toml")}
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(
        command, env=environ, cwd=folder, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all broken packages at once."""
    folder = tmp_path_factory.mktemp("broken")
    for how, name in IDS.items():
        info = folder / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        entry = f"[weimar_tui.games]\n{name} = {name}_game:PLUGIN\n"
        (info / "entry_points.txt").write_text(entry)
        (folder / f"{name}_game.py").write_text(f"ID = {name!r}\n{BROKEN[how]}")
    return folder


def test_packages_that_are_broken_break_nothing_else(folder: Path) -> None:
    ran = weimar(folder, "--help")
    assert ran.returncode == 0 and "Junta" in ran.stdout, ran.stderr
    assert weimar(folder, "cards", "show", "S05").returncode == 0


def test_packages_that_are_broken_are_named_in_a_line(folder: Path) -> None:
    ran = weimar(folder, *IDS.values(), program=ONE_AFTER_THE_OTHER)
    assert (ran.returncode, ran.stdout.split()) == (0, ["1"] * len(IDS))
    for name, line in zip(IDS.values(), ran.stderr.splitlines(), strict=True):
        assert line.startswith("weimar: ") and name in line


@pytest.mark.parametrize("how", ["exits", "interrupts"])
def test_a_package_that_ends_programs_ends_none(folder: Path, how: str) -> None:
    ran = weimar(folder, "--game", IDS[how], "cards", "list")
    (line,) = ran.stderr.splitlines()
    assert ran.returncode == 1 and line.startswith("weimar: ") and IDS[how] in line
