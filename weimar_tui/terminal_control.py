"""Terminal sizes, colours, delays and the reset sequence, for all ways of playing."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, MutableMapping

MOST_COLUMNS, MOST_ROWS = 400, 200
"""The largest screen that is drawn; a larger terminal stays empty beyond it."""

RESET = (
    b"\x1b[?2026l"  # show a started frame
    b"\x1b[?2004l"  # bracketed paste
    b"\x1b[?7h"  # line wrap
    b"\x1b[?2048l"  # window sizes sent as input
    b"\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1005l\x1b[?1006l\x1b[?1015l\x1b[?1016l"  # mouse
    b"\x1b[<u"  # kitty keys; each screen has its own, so before the screen is left
    b"\x1b]22;default\x07"  # the shape of the mouse pointer
    b"\x1b[?1049l"  # the alternate screen
    b"\x1b[?25h"  # show the cursor
    b"\x1b[?1004l"  # focus reports
    b"\x1b[0m\r"
)
"""Resets a terminal after its client was killed."""

CLEAR = b"\x18\x1b\\\x1b[?2026l\x1b[!p\x1b[?7h\x1b[0m\x1b[?25h\x1b[2J\x1b[H"
"""Resets the client's drawing modes and clears the screen."""

_ALL_COLOURS = re.compile(
    r"(?:.*-direct\d*|(?:xterm-)?(?:kitty|ghostty|alacritty|foot|wezterm|rio)|foot-extra"
    r"|contour(?:-latest)?|(?:xterm-|vte-)?(?:mintty|konsole|iterm2?|gnome|vte)|iTerm2?\.app"
    r"|ms-terminal|st-truecolor)"
)

LOCAL_DELAY, REMOTE_DELAY = 0.1, 0.4
"""Seconds to wait after an Esc for the rest of a key's sequence, here and through SSH."""

DELAY_VARIABLE = "ESCDELAY"
"""The environment variable that sets another delay, in milliseconds, as with ncurses."""

_SSH = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")


def clamped_size(columns: int, rows: int) -> tuple[int, int]:
    """Return the size to draw at: at least one cell, at most what is ever drawn.

    >>> clamped_size(999_999, 48), clamped_size(0, -5)
    ((400, 48), (1, 1))
    """
    return min(max(columns, 1), MOST_COLUMNS), min(max(rows, 1), MOST_ROWS)


def size_of_terminal(handles: Iterable[int] = (1, 2, 0)) -> tuple[int, int] | None:
    """Ask the terminal for its columns and rows; None if no handle is one that knows.

    COLUMNS and LINES are not read: once exported, they stay as they are when the window changes.
    """
    for handle in handles:
        try:
            columns, rows = os.get_terminal_size(handle)
        except (OSError, ValueError):
            continue
        if columns > 0 and rows > 0:
            return columns, rows
    return None


def shows_all_colours(term: str) -> bool:
    """Whether a terminal of this TERM has 24-bit colours; through SSH, COLORTERM seldom says so.

    >>> [term for term in ("foot", "xterm-direct", "xterm", "tmux-256color")
    ...  if shows_all_colours(term)]
    ['foot', 'xterm-direct']
    """
    return _ALL_COLOURS.fullmatch(term) is not None


def declare_colours(environ: MutableMapping[str, str]) -> None:
    """Set COLORTERM where TERM alone says that the terminal has every colour."""
    if not environ.get("COLORTERM") and shows_all_colours(environ.get("TERM", "")):
        environ["COLORTERM"] = "truecolor"


def escape_delay(environ: Mapping[str, str], *, remote: bool = False) -> float:
    """Return how many seconds a lone Esc waits for the rest of a sequence.

    >>> escape_delay({}), escape_delay({"SSH_TTY": "/dev/pts/1"}), escape_delay({"ESCDELAY": "25"})
    (0.1, 0.4, 0.025)
    """
    asked = environ.get(DELAY_VARIABLE, "")
    if re.fullmatch(r"[0-9]{1,5}", asked):
        return min(max(int(asked), 1), 5000) / 1000
    return REMOTE_DELAY if remote or any(map(environ.get, _SSH)) else LOCAL_DELAY
