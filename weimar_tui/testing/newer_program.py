"""Installs a copy of this checkout as a newer version, to try upgrades.

The copy has a higher version number, another digest of its rules, and a newer protocol.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NEWER = "99.0.0"


def newer_program(folder: Path) -> Path:
    """Install the copy in a folder; return its Python interpreter."""
    program = folder / "program"
    shutil.copytree(
        ROOT / "weimar_tui", program / "weimar_tui", ignore=shutil.ignore_patterns("__pycache__")
    )
    for data in ("rules", "saves", "scenarios"):
        (program / data).symlink_to(ROOT / data)
    _change(program / "weimar_tui/__init__.py", r'__version__ = ".*"', f'__version__ = "{NEWER}"')
    wire = program / "weimar_tui/server/wire.py"
    _change(wire, r"^VERSION = (\d+)$", r"VERSION = \1 + 1")
    digest = program / "weimar_tui/packs/digest.py"
    _change(digest, r"hashlib\.sha256\(", "hashlib.sha256(b'newer' + ")
    return _interpreter(folder / "python", program)


def _change(path: Path, pattern: str, to: str) -> None:
    text, number = re.subn(pattern, to, path.read_text(encoding="utf-8"), flags=re.M)
    assert number == 1, (path, number)
    path.write_text(text, encoding="utf-8")


def _interpreter(folder: Path, program: Path) -> Path:
    """Make a virtual environment with this one's libraries and another copy of the program."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    packages = folder / "lib" / version / "site-packages"
    packages.mkdir(parents=True)
    (folder / "bin").mkdir()
    base = Path(sys.executable).resolve()
    (folder / "bin/python").symlink_to(base)
    (folder / "pyvenv.cfg").write_text(f"home = {base.parent}\n")
    here = [place for place in sys.path if place.endswith("-packages")]
    (packages / "program.pth").write_text("\n".join([str(program), *here]))
    return folder / "bin/python"
