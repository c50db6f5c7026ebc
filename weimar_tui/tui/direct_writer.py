"""Writes to a terminal without a thread, for clients of which a host runs hundreds."""

from __future__ import annotations

import asyncio
import contextlib
import os
from typing import TextIO


class DirectWriter:
    """Takes the place of Textual's writer thread, whose methods it has.

    What the terminal does not take at once waits, and is written by the event loop in which this
    was made. The terminal must belong to this process alone: until `stop`, writing never blocks.
    """

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._loop = asyncio.get_running_loop()
        self._waiting = bytearray()

    @property
    def waits(self) -> bool:
        """Whether the terminal has not taken everything yet."""
        return bool(self._waiting)

    def start(self) -> None:
        """Write without waiting from now on."""
        os.set_blocking(self.fileno(), False)

    def write(self, text: str) -> None:
        """Write a text, or as much of it as the terminal takes now."""
        was_waiting = self.waits
        self._waiting += text.encode(self._file.encoding, "replace")
        if not was_waiting:
            self._write_on()
            if self.waits:
                self._loop.add_writer(self.fileno(), self._write_on)

    def _write_on(self) -> None:
        try:
            del self._waiting[: os.write(self.fileno(), self._waiting)]
        except BlockingIOError:
            return
        except OSError:  # the terminal is gone; reading from it ends the program
            self._waiting.clear()
        if not self.waits:
            self._loop.remove_writer(self.fileno())

    def stop(self) -> None:
        """Write the rest, however long that takes."""
        self._loop.remove_writer(self.fileno())
        with contextlib.suppress(OSError):
            os.set_blocking(self.fileno(), True)
            while self.waits:
                del self._waiting[: os.write(self.fileno(), self._waiting)]

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        """The number of the file."""
        return self._file.fileno()

    def flush(self) -> None:
        """Do nothing: nothing is held back."""
