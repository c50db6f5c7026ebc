"""Standard streams: closed before the program starts, or unable to show every character."""

from __future__ import annotations

import io
import os
import sys

from weimar_tui.cli.failures import UsageError


def prepare_streams() -> None:
    """Open the null device for closed standard input or error, and let output show any text.

    Otherwise the next opened file, perhaps a save, would get their descriptor and all output to it.
    Raises UsageError if standard output is closed.
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
        # Characters that a terminal cannot show are escaped, and invalid names become bytes, so
        # that neither raises an error.
        if isinstance(output, io.TextIOWrapper):
            output.reconfigure(errors="backslashreplace")


def discard_unwritable() -> bool:
    """Flush the output, drop what cannot be written, and return whether all was written.

    Otherwise Python would retry at exit, print a traceback and exit with 120.
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
    """Return why the app cannot draw here: `none` (no terminal) or `dumb` (TERM says so); empty if
    it can.

    A terminal of unknown type takes no control sequences, so drawing would only be noise.
    """
    # Textual draws on the standard error; elsewhere, nothing would be seen, and a full disk would
    # make the program hang.
    if not (sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()):
        return "none"
    return "dumb" if os.environ.get("TERM", "") in ("", "dumb", "unknown") else ""


def shows_signs() -> bool:
    """Return whether the terminal's encoding has the line-drawing characters and symbols of the
    boards."""
    try:
        "─█▸".encode(sys.stdout.encoding)
    except (LookupError, UnicodeEncodeError):
        return False
    return True
