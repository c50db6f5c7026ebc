"""Textual's driver for a local terminal, protected against hostile input, sizes and signals.

It imports modules that exist only on POSIX systems.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import termios
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable
from typing import Any

from textual.drivers import linux_driver
from textual.drivers.linux_driver import LinuxDriver
from textual.message import Message

from weimar_tui.terminal_control import RESET, clamped_size, escape_delay, size_of_terminal
from weimar_tui.tui.direct_writer import DirectWriter
from weimar_tui.tui.signals import EndingSignals, end_if_hung_up
from weimar_tui.tui.terminal_input import ERRORS, GuardedParser


class TerminalDriver(LinuxDriver):
    """Reads a terminal with `GuardedParser`, and restores it whatever signal ends the program.

    It reads in the app's event loop: Textual's thread looks at the terminal ten times a second, and
    with hundreds of idle clients that took a quarter of a host's processor time.
    """

    _parser: GuardedParser
    _decode: Callable[[bytes], str]

    def __init__(self, app: Any, **options: Any) -> None:
        super().__init__(app, **options)
        self._size = self._size or self._get_terminal_size()
        self._ending: EndingSignals | None = None
        self._giving_up: asyncio.TimerHandle | None = None

    # --- sizes ----------------------------------------------------------------------------------
    def _get_terminal_size(self) -> tuple[int, int]:
        return clamped_size(*(size_of_terminal((2, 1, 0)) or (80, 24)))

    def _query_in_band_window_resize(self) -> None:
        """Do not request sizes as input: the system reports them, and those cannot be forged."""

    # --- input ----------------------------------------------------------------------------------
    def _run_input_thread(self) -> None:
        """Do nothing in the thread that Textual starts."""

    def start_application_mode(self) -> None:
        """Handle the signals that would end the program, take over the terminal, and read it."""
        self._ending = EndingSignals(self._loop, self._app.exit, self._give_back)
        self._ending.take()
        if getattr(self._app, "is_forked", False):
            linux_driver.WriterThread = DirectWriter  # type: ignore[assignment, attr-defined]
        super().start_application_mode()  # type: ignore[no-untyped-call]
        if self._key_thread is not None:  # it is None while the shell has the terminal
            remote = getattr(self._app, "is_remote", False)
            delay = escape_delay(os.environ, remote=remote)
            self._parser = GuardedParser(self._debug, escape_delay=delay)
            self._decode = getincrementaldecoder("utf-8")(ERRORS).decode
            self._loop.add_reader(self.fileno, self._read)

    def disable_input(self) -> None:
        """Stop reading."""
        self._loop.remove_reader(self.fileno)
        self._give_up_after(None)
        super().disable_input()
        self._key_thread = None

    def _read(self) -> None:
        try:
            data = os.read(self.fileno, 4096)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self._loop.remove_reader(self.fileno)
            end_if_hung_up()
        elif text := self._decode(data):
            self._pass_on(self._parser.feed(text))

    def _pass_on(self, found: Iterable[Message]) -> None:
        """Process what was found, and come back in time for an incomplete sequence."""
        try:
            for message in found:
                self.process_message(message)
        except Exception as error:
            self._app._handle_exception(error)
        self._give_up_after(self._parser.patience)

    def _give_up_after(self, seconds: float | None) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
        self._giving_up = None
        if seconds is not None:
            self._giving_up = self._loop.call_later(seconds, self._tick)

    def _tick(self) -> None:
        self._pass_on(self._parser.tick())

    def send_message(self, message: Message) -> None:
        """Send the app a message, from its own loop."""
        self._app.post_message(message)

    # --- signals --------------------------------------------------------------------------------
    def close(self) -> None:
        """Write the remaining output to the terminal, and restore the signal handlers."""
        super().close()
        if self._ending is not None:
            self._ending.leave()
            self._ending = None

    def _give_back(self) -> None:
        """Restore the terminal at once, bypassing everything that may be blocked."""
        if self.attrs_before is not None:
            with contextlib.suppress(termios.error, OSError):
                termios.tcsetattr(self.fileno, termios.TCSANOW, self.attrs_before)
        with contextlib.suppress(OSError):
            os.set_blocking(2, True)  # a full terminal would refuse it
            os.write(2, RESET)
