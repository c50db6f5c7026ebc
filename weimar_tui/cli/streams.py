"""Standard streams that were closed before the program began."""

from __future__ import annotations

import os
import sys

from weimar_tui.cli.failures import UsageError


def fill_streams() -> None:
    """Put the null device where standard input or error is closed.

    Otherwise the next file opened, a save perhaps, would get their number and whatever is written
    to them. Raises UsageError if standard output is closed: there is nowhere to answer.
    """
    no_output = sys.stdout is None
    for name, number, mode in (("stdin", 0, "r"), ("stdout", 1, "w"), ("stderr", 2, "w")):
        if getattr(sys, name) is not None:
            continue
        null = os.open(os.devnull, os.O_RDWR)
        if null != number:
            os.dup2(null, number)
            os.close(null)
        stream = open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115
        setattr(sys, name, stream)
    if no_output:
        raise UsageError("standard output is closed, so there is nowhere to answer")
