"""What happens when the terminal is gone: its window was closed, or the connection lost."""

from __future__ import annotations

import select
import signal

STANDARD_INPUT = 0


def end_if_hung_up() -> None:
    """End as by SIGHUP where the terminal is gone; the game is saved at every pick.

    Only the first program of a terminal is told by the system, and `make` keeps it to itself.
    Textual would read the end of its input for ever.
    """
    poll = select.poll()
    poll.register(STANDARD_INPUT, 0)
    if any(signalled & select.POLLHUP for _, signalled in poll.poll(0)):
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        signal.raise_signal(signal.SIGHUP)
