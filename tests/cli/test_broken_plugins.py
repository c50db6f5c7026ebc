"""Games of other packages that cannot be used do not affect anything else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = "from weimar_tui.cli.main import command; import sys; sys.exit(command())"

GOOD = "from weimar_tui.plugin import GamePlugin\nclass P(GamePlugin):\n    id = 'broken'\n"
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
    "something that has an id": "class P:\n    id = 'broken'\nPLUGIN = P()",
    "another id": f"{GOOD}PLUGIN = P()\nPLUGIN.id = 'weimar'",
    "an id that is no text": f"{GOOD}PLUGIN = P()\nPLUGIN.id = 7",
    "an id that fails": f"{GOOD}    id = property(lambda self: 1 / 0)\nPLUGIN = P()",
    "names that are no texts": f"{GOOD}    names = 7\nPLUGIN = P()",
}


def weimar(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environ = os.environ | {"PYTHONPATH": os.pathsep.join((str(folder), str(ROOT))), "LANG": "C"}
    environ |= {"WEIMAR_CONFIG": str(folder / "config.toml")}
    command = [sys.executable, "-c", PROGRAM, *arguments]
    return subprocess.run(
        command, env=environ, cwd=folder, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("how", BROKEN)
def test_a_package_that_is_broken_breaks_nothing_else(tmp_path: Path, how: str) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[weimar_tui.games]\nbroken = broken_game:PLUGIN\n")
    (tmp_path / "broken_game.py").write_text(BROKEN[how])
    ran = weimar(tmp_path, "--help")
    assert ran.returncode == 0 and "Junta" in ran.stdout, ran.stderr
    ran = weimar(tmp_path, "--game", "broken", "cards", "list")
    (line,) = ran.stderr.splitlines()
    assert ran.returncode == 1 and line.startswith("weimar: ") and "broken" in line
    assert weimar(tmp_path, "cards", "show", "S05").returncode == 0
