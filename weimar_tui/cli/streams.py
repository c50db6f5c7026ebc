"""Standard streams: closed before the program began, or unable to show every letter."""

from __future__ import annotations

import io
import os
import sys

from weimar_tui.cli.failures import UsageError


def prepare_streams() -> None:
    """Put the null device where standard input or error is closed; let output show any text.

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
        raise UsageError("output-closed")
    for output in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter gets its number, and a name that is no text its
        # bytes: no traceback for either.
        if isinstance(output, io.TextIOWrapper):
            output.reconfigure(errors="backslashreplace")


def discard_unwritable() -> bool:
    """Write out what is left; whether it could be. What could not be written is dropped.

    Otherwise Python would try once more while it ends, print a traceback and exit with 120.
    """
    all_written = True
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            all_written = False
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return all_written


def terminal_lack() -> str:
    """Why the app cannot draw here: `none` (no terminal), `dumb` (TERM says so); empty if it can.

    A terminal of no known kind takes no control sequences, so drawing would only be noise.
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return "none"
    return "dumb" if os.environ.get("TERM", "") in ("", "dumb", "unknown") else ""


def shows_signs() -> bool:
    """Whether the terminal's encoding has the lines and signs that boards are drawn with."""
    try:
        "─█▸".encode(sys.stdout.encoding)
    except (LookupError, UnicodeEncodeError):
        return False
    return True
