"""The terminal is gone (its window closed, the connection lost), or left for a while (Ctrl+Z)."""

from __future__ import annotations

import os
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


def shell_is_waiting() -> bool:
    """Whether a shell above would notice that this program stops, and could continue it.

    A window opened for the program alone has no such shell: stopped there it could only be
    killed. That is so when the program, or what it was started with (`make play`), leads the
    terminal's session, or when its parent is of another session.
    """
    if not hasattr(signal, "SIGTSTP"):
        return False
    group, session = os.getpgrp(), os.getsid(0)
    if group == session:
        return False
    if group != os.getpid():
        return True
    try:
        return os.getsid(os.getppid()) == session
    except OSError:
        return False


def stop_for_now() -> None:
    """Stop the program and what it was started with, until the shell's `fg`.

    The terminal must have been given back before: the shell writes on it at once.
    """
    before = signal.signal(signal.SIGTSTP, signal.SIG_IGN)
    try:
        os.killpg(os.getpgrp(), signal.SIGTSTP)
        os.kill(os.getpid(), signal.SIGSTOP)
    finally:
        signal.signal(signal.SIGTSTP, before)
