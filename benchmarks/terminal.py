"""Measures how fast the real app answers, through a PTY.

`first frame` is from process start to the first painted screen. `key to repaint` presses a key in a
new game's table at 160 x 48 and waits until the app has stopped writing; the time counts to the
last byte painted. On a busy machine only CPU time counts: that of the app's threads from start to
first frame, and from a key to the end of its repaint (Linux). `python benchmarks/terminal.py
wir_sind_das_volk` measures another game.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
COLUMNS, ROWS = 160, 48
QUIET = 0.06
"""After this many seconds without output, a repaint counts as over."""

KEYS = (b"\x1b[B", b"\x1b[B", b"\x1b[A", b"\x1b[B", b"\t", b"\x1b[B", b"\x1b[A")
ROUNDS = 12
PICKS = 5
SEEN, FORM, TABLE = b"Settings", b"Begin", b"Decision"
"""Texts that identify the start screen, the form of a new game, and its table."""


class Terminal:
    """The app in a PTY, and its output."""

    def __init__(self, *arguments: str) -> None:
        self.started = time.perf_counter()
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            folder = tempfile.mkdtemp(prefix="weimar-bench-")
            settings = Path(folder, "weimar-tui", "config.toml")
            settings.parent.mkdir()
            settings.write_text('calm = "none"\n')
            environ = {
                "PATH": os.environ["PATH"],
                "TERM": "xterm-256color",
                "LANG": "C.UTF-8",
                "XDG_DATA_HOME": folder,
                "XDG_CONFIG_HOME": folder,
                "PYTHONPATH": str(ROOT),
            }
            time.sleep(0.05)  # until the window has its size; subtracted below
            command = [sys.executable, "-m", "weimar_tui", "--no-motion", *arguments]
            os.execve(sys.executable, command, environ)
        size = struct.pack("HHHH", ROWS, COLUMNS, 0, 0)
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, size)

    def painted(self, patience: float = 10.0, quiet: float = QUIET) -> tuple[float, bytes]:
        """The time of the last byte of the next repaint, and its output."""
        data = b""
        last = time.perf_counter()
        while True:
            ready, _, _ = select.select([self.screen], [], [], quiet if data else patience)
            if not ready:
                return last, data
            data += os.read(self.screen, 1 << 16)
            last = time.perf_counter()

    def wait_for(self, text: bytes) -> float:
        """The time at which a text first appeared."""
        data = b""
        while text not in data:
            ready, _, _ = select.select([self.screen], [], [], 20)
            if not ready:
                raise SystemExit(f"the app never showed {text!r}")
            data += os.read(self.screen, 1 << 16)
        return time.perf_counter()

    def computed(self) -> float:
        """CPU milliseconds that the app has used since its start."""
        nanoseconds = 0
        for task in Path(f"/proc/{self.pid}/task").iterdir():
            nanoseconds += int((task / "schedstat").read_text().split()[0])
        return nanoseconds / 1e6

    def press(self, key: bytes) -> tuple[float, float]:
        """Milliseconds from a key to the end of its repaint, and CPU milliseconds; 0
        without a repaint."""
        before, pressed = self.computed(), time.perf_counter()
        os.write(self.screen, key)
        last, data = self.painted(patience=1.0)
        return ((last - pressed) * 1000, self.computed() - before) if data else (0.0, 0.0)

    def close(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.screen)


def first_frames(number: int = 5) -> list[tuple[float, float]]:
    """Seconds from process start to the start screen, and CPU seconds."""
    times = []
    for _ in range(number):
        terminal = Terminal("--lang", "en")
        passed = terminal.wait_for(SEEN) - terminal.started - 0.05
        times.append((passed, terminal.computed() / 1000))
        terminal.close()
    return times


def key_presses(game: str) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Milliseconds from key to repaint, for moves and for picks, at the start of a new game."""
    terminal = Terminal("--lang", "en", "--seed", "7", "--game", game)
    for text in (SEEN, FORM, TABLE):
        terminal.wait_for(text)
        terminal.painted(quiet=1.0)
        if text is not TABLE:
            os.write(terminal.screen, b"\r")
    moves = [terminal.press(key) for _ in range(ROUNDS) for key in KEYS]
    terminal.press(b"d")
    picks = [terminal.press(b"\r") for _ in range(PICKS)]
    terminal.close()
    return [each for each in moves if each[0]], [each for each in picks if each[0]]


def p95(times: list[float]) -> float:
    """The 95th percentile."""
    return sorted(times)[int(len(times) * 0.95)]


def main() -> None:
    """Measure, and print the figures next to their targets."""
    frames = first_frames()
    moves, picks = key_presses(sys.argv[1] if len(sys.argv) > 1 else "weimar")
    where = f"key to repaint at {COLUMNS}x{ROWS}"
    rows = (
        ("first frame", statistics.median(t for t, _ in frames), 0.4, "s"),
        ("first frame, CPU", statistics.median(t for _, t in frames), 0.4, "s"),
        (f"{where}, median", statistics.median(t for t, _ in moves), 50.0, "ms"),
        (f"{where}, p95", p95([t for t, _ in moves]), 50.0, "ms"),
        (f"{where}, CPU, median", statistics.median(t for _, t in moves), 50.0, "ms"),
        (f"{where}, CPU, p95", p95([t for _, t in moves]), 50.0, "ms"),
        (f"pick to repaint at {COLUMNS}x{ROWS}, CPU", max(t for _, t in picks[1:]), 50.0, "ms"),
    )
    for name, measured, target, unit in rows:
        verdict = "ok" if measured <= target else "MISSED"
        print(f"{name:<38} {measured:>10.2f} {unit:<3} (at most {target:g}) {verdict}")
    print(f"{len(moves)} moves and {len(picks)} picks that painted something")


if __name__ == "__main__":
    main()
