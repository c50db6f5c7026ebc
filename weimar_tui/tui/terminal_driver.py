"""Textual's driver for a local terminal, protected against hostile input, sizes and signals.

It imports modules that exist only on POSIX systems.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import termios
from codecs import getincrementaldecoder
from typing import Any

from textual.drivers.linux_driver import LinuxDriver

from weimar_tui.terminal_control import RESET, clamped_size, escape_delay, size_of_terminal
from weimar_tui.tui.signals import EndingSignals
from weimar_tui.tui.terminal_input import ERRORS, GuardedParser

_TICK = 0.1


class TerminalDriver(LinuxDriver):
    """Reads a terminal with `GuardedParser`, and restores it whatever signal ends the program."""

    def __init__(self, app: Any, **options: Any) -> None:
        super().__init__(app, **options)
        self._size = self._size or self._get_terminal_size()
        self._ending: EndingSignals | None = None

    # --- sizes ----------------------------------------------------------------------------------
    def _get_terminal_size(self) -> tuple[int, int]:
        return clamped_size(*(size_of_terminal((2, 1, 0)) or (80, 24)))

    def _query_in_band_window_resize(self) -> None:
        """Do not request sizes as input: the system reports them, and those cannot be forged."""

    # --- input ----------------------------------------------------------------------------------
    def _run_input_thread(self) -> None:
        try:
            self.run_input_thread()
        except Exception as error:
            self._loop.call_soon_threadsafe(self._app._handle_exception, error)

    def run_input_thread(self) -> None:
        """Read until the driver stops."""
        remote = getattr(self._app, "is_remote", False)
        delay = escape_delay(os.environ, remote=remote)
        parser = GuardedParser(self._debug, escape_delay=delay)
        decode = getincrementaldecoder("utf-8")(ERRORS).decode
        with selectors.DefaultSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                patience = parser.patience
                if selector.select(_TICK if patience is None else min(_TICK, patience)):
                    try:
                        data = os.read(self.fileno, 4096)
                    except OSError:
                        data = b""
                    if not data:  # the terminal is gone; the app checks for that
                        self.exit_event.wait()
                        break
                    if text := decode(data):
                        for message in parser.feed(text):
                            self.process_message(message)
                for message in parser.tick():
                    self.process_message(message)

    # --- signals --------------------------------------------------------------------------------
    def start_application_mode(self) -> None:
        """Handle the signals that would end the program, and take over the terminal."""
        self._ending = EndingSignals(self._loop, self._app.exit, self._give_back)
        self._ending.take()
        super().start_application_mode()  # type: ignore[no-untyped-call]

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
            os.write(2, RESET)
