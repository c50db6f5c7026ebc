"""Landlock (Linux): a client can read a few places of the file system and change nothing."""

from __future__ import annotations

import ctypes
import os
import stat
import struct
from collections.abc import Iterable
from pathlib import Path

from weimar_tui.system_calls import syscall

_CREATE, _ADD, _RESTRICT = 444, 445, 446  # the same numbers on every machine
_VERSION, _BENEATH = 1, 1
_READ_FILE, _READ_FOLDER = 1 << 2, 1 << 3

# The number of kinds of file access by Landlock version; only reading is granted.
_KINDS = {1: 13, 2: 14, 3: 15, 4: 15, 5: 16}
_NETWORK, NETWORK_FROM = 0b11, 4  # binding and connecting (TCP)
_SCOPED, SCOPED_FROM = 0b11, 6  # abstract sockets and signals of processes outside


def version() -> int:
    """The Landlock version of the kernel, 0 for none."""
    try:
        return syscall(_CREATE, None, 0, _VERSION)
    except OSError:
        return 0


def read_only(places: Iterable[Path]) -> None:
    """Restrict this process for good to reading files and folders in these places.
    Raises OSError."""
    have = version()
    files = (1 << _KINDS.get(have, max(_KINDS.values()))) - 1
    attributes = struct.pack(
        "QQQ",
        files,
        _NETWORK if have >= NETWORK_FROM else 0,
        _SCOPED if have >= SCOPED_FROM else 0,
    )
    known = 24 if have >= SCOPED_FROM else 16 if have >= NETWORK_FROM else 8
    rules = syscall(_CREATE, ctypes.create_string_buffer(attributes[:known], known), known, 0)
    try:
        for place in places:
            _grant(rules, place)
        syscall(_RESTRICT, rules, 0)
    finally:
        os.close(rules)


def _grant(rules: int, place: Path) -> None:
    """Allow reading in a place; a place that does not exist needs no rule."""
    try:
        handle = os.open(place, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        folder = stat.S_ISDIR(os.fstat(handle).st_mode)
        rule = struct.pack("=Qi", _READ_FILE | (_READ_FOLDER if folder else 0), handle)
        syscall(_ADD, rules, _BENEATH, ctypes.create_string_buffer(rule, len(rule)), 0)
    finally:
        os.close(handle)
