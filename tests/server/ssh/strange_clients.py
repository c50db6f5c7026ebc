"""Unusual clients for the fork server in tests."""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import sys
import threading
import time
import weakref

from weimar_tui.system_calls import prctl

_DUMPABLE = 3


def environment(arguments: list[str], log: int, connection: int) -> int:
    """Prints its environment, and waits for a key."""
    print("|".join(f"{name}={value}" for name, value in sorted(os.environ.items())) + "|end")
    sys.stdin.readline()
    return 0


def many_threads(arguments: list[str], log: int, connection: int) -> int:
    """Takes as many threads as it can."""
    forever = threading.Event()
    with contextlib.suppress(RuntimeError):
        for _ in range(200):
            threading.Thread(target=forever.wait, daemon=True).start()
    print("it has them|end")
    forever.wait(600)
    return 0


def forging(arguments: list[str], log: int, connection: int) -> int:
    """Logs something that looks like a line of the server's, with colours."""
    os.write(log, b"x\n2026-01-01 00:00:00 Rosa comes\r\x1b[31mred\xe2\x80\xa8more\n")
    return 0


def crashing(arguments: list[str], log: int, connection: int) -> int:
    """The usual client, with a lobby that cannot be drawn."""
    from weimar_tui.cli.join import served
    from weimar_tui.tui.lobby.lobby import LobbyScreen

    def fail(self: object, canvas: object) -> None:
        hidden = "the seed is 1919"
        raise KeyError(hidden)

    LobbyScreen.draw_head = fail  # type: ignore[method-assign]
    return served(arguments, log, connection)


def raising(arguments: list[str], log: int, connection: int) -> int:
    """Fails before it has a screen."""
    raise RuntimeError("nothing works")


def grumbling(arguments: list[str], log: int, connection: int) -> int:
    """Ends normally, but with a line in its log."""
    os.write(log, b"nothing is wrong")
    return 0


def silent(arguments: list[str], log: int, connection: int) -> int:
    """Fails without a message."""
    return 70


def leaving(arguments: list[str], log: int, connection: int) -> int:
    """Ends with a special status, or with a message."""
    sys.exit(7 if arguments else "enough")


def nothing(arguments: list[str]) -> None:
    """Prepares nothing."""


def no_more_processes(arguments: list[str]) -> None:
    """Prepares a system that cannot fork any more, with the error of this number."""

    def fail() -> int:
        raise OSError(int(arguments[0]), "") if arguments else OSError

    os.fork = fail


class Garbage:
    """Something that only it refers to."""

    lost: weakref.ref[Garbage]
    dumpable: int

    def __init__(self) -> None:
        self.myself = self


def crowd(arguments: list[str]) -> None:
    """Open a descriptor next to each one to be handed over, and leave garbage behind."""
    free = [handle for handle in range(3, 48) if not _is_open(handle)]
    for handle in free:
        os.dup2(0, handle)
    for handle in free[::2]:
        os.close(handle)
    gc.disable()
    Garbage.dumpable = prctl(_DUMPABLE)
    Garbage.lost = weakref.ref(Garbage())


def finding(arguments: list[str], log: int, connection: int) -> int:
    """Print what it was given and what it finds."""
    handles = [handle for handle in range(64) if _is_open(handle)]
    signal.signal(signal.SIGUSR1, lambda *_: None)
    os.kill(os.getpid(), signal.SIGUSR1)
    print("|".join((*arguments, *os.environ)), end="|")
    print(f"nothing-else-open={handles == sorted((0, 1, 2, log, connection))}", end="|")
    print(f"own-terminal={os.tcgetpgrp(0) == os.getpid() == os.getsid(0)}", end="|")
    print(f"frozen={gc.get_freeze_count() > 0}", end="|")
    print(f"garbage={Garbage.lost() is not None}", end="|")
    print(f"dumpable={Garbage.dumpable}", flush=True)
    print("an error", file=sys.stderr)
    sys.stdout.write(sys.stdin.readline().strip().upper())
    return 3


def _is_open(handle: int) -> bool:
    with contextlib.suppress(OSError):
        os.fstat(handle)
        return True
    return False


def pouring(arguments: list[str], log: int, connection: int) -> int:
    """Write a lot to the screen and to the log at the same time."""
    os.write(log, b"x" * 10)
    print("y" * 3_000_000, end="|end")
    return 0


def told(arguments: list[str], log: int, connection: int) -> int:
    """Print its arguments, and wait for a key."""
    print("|".join(arguments) + "|end")
    sys.stdin.readline()
    return 0


def slow_preload(arguments: list[str]) -> None:
    """Takes longer than players wait without a word."""
    time.sleep(1.0)
