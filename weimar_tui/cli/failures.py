"""Error messages: one line for each error that the user can act on."""

from __future__ import annotations

import contextlib
import shlex
import sys

from weimar_tui.kernel.errors import Argument, KernelError, cause_of
from weimar_tui.kernel.printing import printable

_LONGEST = 2000
"""Longest message in characters, even if it contains long names."""


def complain(line: str) -> None:
    """Print a one-line error on standard error, safe for any names in it."""
    with contextlib.suppress(OSError):  # no place left to report that
        print(f"weimar: {printable(line, _LONGEST)}", file=sys.stderr, flush=True)


_ESSENTIAL = {
    "lab": "dask[distributed]",
    "metrics": "prometheus-client",
    "ssh": "asyncssh",
    "train": "numpy",
    "web": "textual-serve",
}


class UsageError(Exception):
    """Invalid use of a command: exit status 2. The message `cli-wrong-<name>` describes it."""

    def __init__(self, name: str, /, **arguments: Argument) -> None:
        super().__init__(name)
        self.name = name
        self.arguments = arguments


def needs(command: str, extra: str) -> KernelError:
    """Return the error for a command that lacks the packages of an extra."""
    install = shlex.join([sys.executable, "-m", "pip", "install", *_packages(extra)])
    return KernelError("host-packages", command=command, install=install)


def _packages(extra: str) -> list[str]:
    """Return the packages of an extra, as pip requirements."""
    from importlib.metadata import PackageNotFoundError, requires

    try:
        wanted = requires("weimar-tui") or []
    except PackageNotFoundError:
        wanted = []
    marked = [line.partition(";") for line in wanted]
    return [name.strip() for name, _, when in marked if extra in when] or [_ESSENTIAL[extra]]


def failure_line(error: Exception, language: str = "en") -> str | None:
    """Return the message for an error, or None for a bug that needs a traceback."""
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
