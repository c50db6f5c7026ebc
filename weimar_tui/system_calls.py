"""Calls of the Linux kernel that Python has no function for."""

from __future__ import annotations

import ctypes
import os
import sys
from functools import cache
from typing import Any

_SET_DUMPABLE, _SET_NO_NEW_PRIVILEGES = 4, 38


@cache
def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def syscall(number: int, *arguments: object) -> int:
    """Make a system call by its number: integers, buffers, None. Raises OSError."""
    return _checked(_libc().syscall(ctypes.c_long(number), *map(_argument, arguments)))


def prctl(option: int, *arguments: object) -> int:
    """Change something about this process (`man 2 prctl`). Raises OSError."""
    filled = (*arguments, 0, 0, 0, 0)[:4]
    return _checked(_libc().prctl(ctypes.c_int(option), *map(_argument, filled)))


def keep_memory_private() -> None:
    """Prevent other processes of this user from reading this one's memory, and core dumps."""
    if sys.platform == "linux":
        prctl(_SET_DUMPABLE, 0)


def give_back_free_memory() -> None:
    """Return to the system what the C library keeps for later; only glibc can (`malloc_trim`).

    Otherwise, a process keeps as much as it ever needed at once.
    """
    trim = getattr(_libc(), "malloc_trim", None)
    if trim is not None:
        trim(0)


def renounce_privileges() -> None:
    """Prevent this process and its children from gaining privileges, permanently."""
    prctl(_SET_NO_NEW_PRIVILEGES, 1)


def _argument(value: object) -> Any:
    return ctypes.c_long(value) if isinstance(value, int) else value


def _checked(result: int) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return int(result)
