"""Python child processes that run only this program, even in an untrusted current folder.

Python puts the current folder on its import path for `-c` and `-m`, so starting the program in an
untrusted folder would run the modules in it. Every child process therefore starts isolated (`-I`),
in a folder other users cannot write to, with absolute paths.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[1]

_PREPARE = (
    "import os, sys; "
    "root, more = sys.argv[1:3]; del sys.argv[1:3]; "
    "sys.path[:0] = [] if root in sys.path else [root]; "
    "sys.path += [p for p in more.split(os.pathsep) if p and p not in sys.path]\n"
)

ISOLATED = ("-I", "-B", "-X", "utf8")
"""The flags of every Python that runs this program as a child process."""

SAFE_FOLDER = _ROOT.anchor
"""The working folder of child processes: the root of the file system or of the drive."""


def python_command(start: str, *arguments: str) -> list[str]:
    """A command that runs the Python statements `start` in a new process.

    The child imports what this process can import, except from the current folder; it finds
    `arguments` in `sys.argv[1:]`. Give it `cwd=SAFE_FOLDER`.
    """
    more = os.pathsep.join(_importable())
    return [sys.executable, *ISOLATED, "-c", _PREPARE + start, str(_ROOT), more, *arguments]


def _importable() -> Iterator[str]:
    """Folders that `-I` leaves out: the user's packages and PYTHONPATH."""
    named = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    left_out = {Path.cwd(), Path(sys.argv[0]).resolve().parent}
    left_out -= {Path(place).resolve() for place in named if Path(place).is_absolute()}
    for place in map(Path, sys.path):
        if place.is_absolute() and place.is_dir() and place.resolve() not in left_out:
            yield str(place)


@contextmanager
def _environment(name: str, value: str) -> Iterator[None]:
    """Set an environment variable inside the `with` block."""
    before = os.environ.get(name)
    os.environ[name] = value
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before


def children_of_libraries() -> AbstractContextManager[None]:
    """Keep the current folder off the import path of processes that libraries start meanwhile.

    `multiprocessing` and Dask start Python with `-c` in the current folder.
    """
    return _environment("PYTHONSAFEPATH", "1")


def no_programs() -> AbstractContextManager[None]:
    """Prevent programs from being found by name inside the `with` block.

    Importing asyncssh looks for libraries by running `gcc` and `ld` (`ctypes.util.find_library`).
    """
    return _environment("PATH", os.devnull)  # an empty PATH would mean the current folder


def ignore_current_folder() -> None:
    """Do not import modules or find programs from the current folder, whatever the environment
    says.

    `python -m` puts the current folder first on the import path; PATH can name it. The folder that
    holds this program stays importable: in a checkout it is the current one.
    """
    if not sys.flags.safe_path and sys.path and Path(sys.path[0]).resolve() != _ROOT:
        sys.path[:1] = [place for place in sys.path[:1] if Path(place).resolve() != Path.cwd()]
    places = os.environ.get("PATH", "").split(os.pathsep)
    safe = [p for p in places if Path(p).is_absolute() and Path(p).resolve() != Path.cwd()]
    os.environ["PATH"] = os.pathsep.join(safe) or os.devnull
