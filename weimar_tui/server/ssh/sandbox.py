"""The sandbox a client runs in: a terminal, one connection, and the program's own files to read.

Should somebody break into a client by what they type or send, this is all they have. What the
system lacks of it the server says once, when it starts.
"""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from weimar_tui.data_files import data_folder
from weimar_tui.server.ssh import landlock, seccomp
from weimar_tui.system_calls import renounce_privileges

_ROOT = Path(__file__).resolve().parents[3]
_LIBRARIES = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache")
_TIME = ("/etc/localtime", "/usr/share/zoneinfo")


def enter() -> None:
    """Shut this process in, for good, as far as the system can. Raises OSError."""
    if sys.platform != "linux":
        return
    renounce_privileges()
    if landlock.version():
        landlock.read_only(_readable())
    if seccomp.is_known():
        seccomp.refuse_calls()


def lacking() -> list[str]:
    """What of the sandbox this system has not."""
    known = {"Landlock": bool(landlock.version()), "seccomp": seccomp.is_known()}
    return [name for name, there in known.items() if sys.platform != "linux" or not there]


def _readable() -> Iterator[Path]:
    """Python, the libraries and the program: in a checkout not all that lies beside it."""
    paths = sysconfig.get_paths()
    yield from (Path(paths[name]) for name in ("purelib", "platlib", "stdlib", "platstdlib"))
    yield from (place for place in map(Path, sys.path) if place != _ROOT)
    yield _ROOT / "weimar_tui"
    for name in ("rules", "scenarios", "saves"):
        yield data_folder(name)
    yield from map(Path, (*_LIBRARIES, *_TIME))
