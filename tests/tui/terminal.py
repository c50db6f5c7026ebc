"""The program in a pseudo-terminal, as its players run it."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.ssh.screen import Screen

ROOT = Path(__file__).parents[2]
"""The folder the program is imported from."""

PATIENCE = 30.0
"""Seconds; on a busy machine the program can take several to start."""


_NOT_PASSED_ON = ("NO_COLOR", "COLUMNS", "LINES")
"""A test worker has a terminal size in its environment."""


def without_calm(home: Path) -> None:
    """Let the program in a home accept answers at once: tests press keys faster than people."""
    folder = home / "config" / "weimar-tui"
    folder.mkdir(parents=True)
    (folder / "config.toml").write_text('calm = "none"\n')


def weimar(*arguments: str) -> list[str]:
    """The command that starts the program."""
    return [sys.executable, "-m", "weimar_tui", *arguments]


class Terminal:
    """A command in a terminal of its own, as the leader of its session, run in a home folder."""

    def __init__(
        self, command: list[str], home: Path, size: tuple[int, int] = (100, 30), **environment: str
    ) -> None:
        names = ("CONFIG", "DATA", "STATE")
        environ = {key: text for key, text in os.environ.items() if key not in _NOT_PASSED_ON}
        environ |= {f"XDG_{name}_HOME": str(home / name.lower()) for name in names}
        environ |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PS1": "PROMPT> "} | environment
        environ["PYTHONPATH"] = str(ROOT)
        self.written = b""
        self.home = home
        self.process, self.master = pty.fork()
        if self.process == 0:
            flags = termios.tcgetattr(0)
            flags[0] &= ~termios.IXON  # Ctrl+S must not stop a program that is ending
            termios.tcsetattr(0, termios.TCSANOW, flags)
            self.resize(*size, terminal=0)  # set the size before anything asks for it
            os.chdir(home)
            # tests in the background ignore these, and child processes inherit that
            for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP, signal.SIGHUP):
                signal.signal(number, signal.SIG_DFL)
            os.execvpe(command[0], command, environ)
        self.resize(*size)

    def resize(self, columns: int, rows: int, terminal: int | None = None) -> None:
        """Set the size of the window; from now on, output is shown on an empty screen."""
        self.screen = Screen(columns, rows)
        terminal = self.master if terminal is None else terminal
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds: float) -> bool:
        """Show what is written within some time; return whether there was any output.

        Raises EOFError when the command has ended.
        """
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # reports the end on Linux
            data = b""
        if not data:
            raise EOFError
        self.written += data
        self.screen.feed(data)
        return True

    def until(self, true: Callable[[str], bool]) -> str:
        """Read until the screen fulfils a condition."""
        end = time.monotonic() + PATIENCE
        with contextlib.suppress(EOFError):
            while time.monotonic() < end:
                if not self.read(0.05) and true(self.screen.text):
                    return self.screen.text
        raise AssertionError(f"it never came:\n{self.screen.text}")

    def all_said(self) -> str:
        """Everything written until the end, unchanged."""
        said = b""
        with contextlib.suppress(OSError):  # reports the end on Linux
            while data := os.read(self.master, 65536):
                said += data
        return said.decode()

    def type(self, keys: str) -> None:
        """Write keys, all at once."""
        os.write(self.master, keys.encode())

    def hang_up(self) -> None:
        """Close the window."""
        os.close(self.master)
        self.master = -1

    def status(self) -> int:
        """Wait for the end; return the status, or minus the signal."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.master >= 0:
                # the last output; the end of the terminal is reported as an error
                with contextlib.suppress(EOFError):
                    self.read(0)
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                self.process = 0
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.02)
        raise AssertionError(f"it did not end:\n{self.screen.text}")

    def close(self) -> None:
        """End the command in any case."""
        if self.process:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        if self.master >= 0:
            os.close(self.master)
