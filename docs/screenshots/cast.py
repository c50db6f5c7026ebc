"""Records a short play of the real program on a terminal of its own: `make cast`.

Writes `docs/screenshots/play.cast` (asciicast v2), which `asciinema play` shows. Keys are pressed
at the pace of somebody who reads.
"""

from __future__ import annotations

import fcntl
import json
import os
import pty
import select
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path

HERE = Path(__file__).parent
WIDTH, HEIGHT = 120, 40
DOWN, RIGHT, ENTER, TAB = "\x1b[B", "\x1b[C", "\r", "\t"
LONGEST = 2.0
"""Seconds that a pause is shown at most."""

KEYS = (
    (2.5, TAB),
    (1.2, RIGHT),
    (1.2, RIGHT),
    (1.2, "\x1b"),
    (1.0, ENTER),
    (2.0, ENTER),
    *((0.8, key) for key in (DOWN, DOWN, ENTER)),
    *((1.5, ENTER) for _ in range(11)),
    *((1.0, key) for key in (DOWN, DOWN, ENTER)),
    *((1.8, ENTER) for _ in range(3)),
    (1.5, "v"),
    (2.5, "\x1b"),
)
"""Seconds without anything new on the screen, and what is pressed then."""

ANSWER = 15.0
"""Seconds that an answer to a key, such as the start of the program, takes at most."""


def record(program: str) -> list[tuple[float, str]]:
    """What the program wrote, and when; it is ended once all keys are pressed."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ["HOME"] = tempfile.mkdtemp(prefix="cast-")
        os.environ.update({"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"})
        os.execv(program, [program, "--seed", "11", "--lang", "en"])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
    written: list[tuple[float, str]] = []
    shown, pending, last = 0.0, b"", time.monotonic()
    for wait, key in (*KEYS, (2.0, "")):
        # On a busy computer the program needs longer than the reader.
        latest, answered = time.monotonic() + ANSWER, False
        while (left := latest - time.monotonic()) > 0:
            if not select.select([terminal], [], [], min(wait, left) if answered else left)[0]:
                break
            answered = True
            pending += os.read(terminal, 65536)
            text = pending.decode("utf-8", "ignore")
            pending = b"" if text.encode() == pending else pending[len(text.encode()) :]
            now = time.monotonic()
            shown += min(now - last, LONGEST)
            last = now
            written.append((round(shown, 3), text))
        os.write(terminal, key.encode())
    os.kill(pid, 9)
    os.waitpid(pid, 0)
    return written


def main() -> None:
    """Record, and write the file."""
    program = Path(sys.executable).parent / "weimar"
    header = {"version": 2, "width": WIDTH, "height": HEIGHT, "title": "weimar-tui"}
    lines = [json.dumps(header)]
    lines += [json.dumps([at, "o", text]) for at, text in record(str(program))]
    path = HERE / "play.cast"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(lines) - 1} pieces, {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
