"""How this program is called again, for commands that are printed to be copied."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path


def program() -> str:
    """The command that runs this program where it is run now, as a shell reads it.

    `weimar` if that is what the shell finds; else its path, or Python with the module.
    """
    called = Path(sys.argv[0])
    if called.parts[-2:] == ("weimar_tui", "__main__.py"):
        return f"{shlex.quote(sys.executable)} -m weimar_tui"
    on_path = shutil.which("weimar")
    if called.name != "weimar" or (on_path and Path(on_path).samefile(called.absolute())):
        return "weimar"
    return shlex.quote(str(called.absolute()))
