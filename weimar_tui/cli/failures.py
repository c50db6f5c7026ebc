"""How failures are told: one line, for errors that a person can do something about."""

from __future__ import annotations

import contextlib
import shlex
import sys

from weimar_tui.kernel.errors import Argument, KernelError, cause_of
from weimar_tui.kernel.printing import printable

_LONGEST = 2000
"""Letters of a line, however long the names are that stand in it."""


def complain(line: str) -> None:
    """Tell what is wrong in one line on standard error, whatever names stand in it."""
    with contextlib.suppress(OSError):  # nowhere is left to say that it cannot be written
        print(f"weimar: {printable(line, _LONGEST)}", file=sys.stderr, flush=True)


_ESSENTIAL = {
    "lab": "dask[distributed]",
    "ssh": "asyncssh",
    "train": "numpy",
    "web": "textual-serve",
}


class UsageError(Exception):
    """The command was asked wrongly; exit status 2. Told by the message `cli-wrong-<name>`."""

    def __init__(self, name: str, /, **arguments: Argument) -> None:
        super().__init__(name)
        self.name = name
        self.arguments = arguments


def needs(command: str, extra: str) -> KernelError:
    """The error that a command lacks the packages of an extra."""
    install = shlex.join([sys.executable, "-m", "pip", "install", *_packages(extra)])
    return KernelError("host-packages", command=command, install=install)


def _packages(extra: str) -> list[str]:
    """The packages of an extra, as pip wants them."""
    from importlib.metadata import PackageNotFoundError, requires

    try:
        wanted = requires("weimar-tui") or []
    except PackageNotFoundError:
        wanted = []
    marked = [line.partition(";") for line in wanted]
    return [name.strip() for name, _, when in marked if extra in when] or [_ESSENTIAL[extra]]


def failure_line(error: Exception, language: str = "en") -> str | None:
    """What to say about an error, None if it is a defect of ours that needs a traceback."""
    if isinstance(error, UsageError):
        from weimar_tui.cli.words import cli_words

        return cli_words(language)(f"wrong-{error.name}", **error.arguments)
    if isinstance(error, KernelError):
        from weimar_tui.text.catalogue import Catalogue
        from weimar_tui.text.problems import problem_text

        return problem_text(Catalogue(language), error)
    if isinstance(error, OSError):
        from weimar_tui.text.catalogue import Catalogue
        from weimar_tui.text.problems import cause_text

        place = f"{error.filename}: " if error.filename else ""
        return place + cause_text(Catalogue(language), cause_of(error))
    return None
