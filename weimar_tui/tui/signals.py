"""Signals that end the program, a lost terminal, and suspending (Ctrl+Z)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import signal
import threading
from collections.abc import Callable
from typing import Any

STANDARD_INPUT = 0

_GRACE = 2.0
"""Seconds for the program to end in order; a served client is killed after three."""

_NOT_ENDING = frozenset(
    (
        *("SIGKILL", "SIGSTOP", "SIGCHLD", "SIGCONT", "SIGTSTP", "SIGTTIN", "SIGTTOU"),
        *("SIGURG", "SIGWINCH", "SIGPIPE", "SIGXFSZ", "SIGINFO"),
        # Crashes of the process itself: no Python handler can run after these.
        *("SIGSEGV", "SIGBUS", "SIGFPE", "SIGILL", "SIGTRAP", "SIGSYS"),
    )
)

_ended_by: int | None = None


def ending_signals() -> list[int]:
    """Return the signals that end the program by default, including real-time ones.

    >>> {signal.SIGTERM, signal.SIGINT} <= set(ending_signals())
    True
    """
    numbers = []
    for number in signal.valid_signals():
        name = number.name if isinstance(number, signal.Signals) else ""
        if name not in _NOT_ENDING:
            numbers.append(int(number))
    return numbers


class EndingSignals:
    """Restores the terminal before a signal ends the program.

    `leave_app` asks the app to end as with Ctrl+Q, in `loop`. If it has not ended after a moment,
    or at a second signal, `give_back` restores the terminal and the process ends.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        leave_app: Callable[[], None],
        give_back: Callable[[], None],
    ) -> None:
        self._loop = loop
        self._leave_app = leave_app
        self._give_back = give_back
        self._before: dict[int, Any] = {}
        self._process = os.getpid()
        self._left = threading.Event()

    def take(self) -> None:
        """Handle the signals that would end the program now; ignored ones stay ignored."""
        for number in ending_signals():
            before = signal.getsignal(number)
            # `asyncio` has its own handler only for SIGINT
            if before == signal.SIG_DFL or (number == signal.SIGINT and callable(before)):
                try:
                    signal.signal(number, self._came)
                except (OSError, ValueError):  # one that the system reserves
                    continue
                self._before[number] = before

    def leave(self) -> None:
        """Restore the previous handlers."""
        self._left.set()
        for number, before in self._before.items():
            signal.signal(number, before)
        self._before.clear()

    def _came(self, number: int, frame: object) -> None:
        global _ended_by
        if os.getpid() != self._process:  # a forked child
            _die_of(number)
        elif _ended_by is None:
            _ended_by = number
            threading.Thread(target=self._end_late, args=(number,), daemon=True).start()
            self._loop.call_soon_threadsafe(self._leave_app)
        else:
            self._end_now(number)

    def _end_late(self, number: int) -> None:
        if not self._left.wait(_GRACE):
            self._end_now(number)

    def _end_now(self, number: int) -> None:
        # writing can block if the terminal does not read
        hurry = threading.Thread(target=self._give_back, daemon=True)
        hurry.start()
        hurry.join(0.5)
        os._exit(128 + number)


def die_if_told() -> None:
    """End by the signal that made the app end, if any, so that the caller sees it."""
    if _ended_by is not None:
        _die_of(_ended_by)


def _die_of(number: int) -> None:
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        # The program has not failed, so SIGQUIT and similar signals leave no core file.
        resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)
    os._exit(128 + number)  # only reached if the signal is blocked


def end_if_hung_up() -> None:
    """End as if by SIGHUP if the terminal is gone; the game is saved at every pick.

    The system notifies only the first program of a terminal, and `make` does not pass it on.
    Textual would read the end of its input for ever.
    """
    poll = select.poll()
    poll.register(STANDARD_INPUT, 0)
    if any(signalled & select.POLLHUP for _, signalled in poll.poll(0)):
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        signal.raise_signal(signal.SIGHUP)


def shell_is_waiting() -> bool:
    """Whether a parent shell would notice that this program stops, and could continue it.

    A window opened for the program alone has no such shell: stopped there, it could only be killed.
    That is the case if the program, or the program that started it (`make play`), leads the
    terminal's session, or if its parent belongs to another session.
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
    """Stop the program, and the one that started it, until the shell's `fg`.

    The terminal must have been restored before, since the shell writes to it at once.
    """
    before = signal.signal(signal.SIGTSTP, signal.SIG_IGN)
    try:
        os.killpg(os.getpgrp(), signal.SIGTSTP)
        os.kill(os.getpid(), signal.SIGSTOP)
    finally:
        signal.signal(signal.SIGTSTP, before)
