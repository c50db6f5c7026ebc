"""Keeps the fork server's memory shared with its clients.

A client copies a page when it writes to it, and CPython writes a reference count into every object
it touches: that was a third of a client's memory (docs/history/hosting.md).
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Any, Final

_IMMORTAL: Final = 0xFFFF_FFFF
"""The reference count of objects that never end; CPython never changes it (PEP 683)."""


def keep_shared() -> None:
    """Prepare all objects for being shared with forks. None of them is ever freed again."""
    gc.collect()
    if can_make_immortal():
        _make_immortal()
    gc.freeze()  # so that no garbage collection in a client writes to them either


def can_make_immortal() -> bool:
    """Whether this is CPython 3.12 to 3.14 with its global lock, on a 64-bit little-endian machine:
    then the count is the first four bytes of an object."""
    return (
        sys.implementation.name == "cpython"
        and (3, 12) <= sys.version_info < (3, 15)
        and sys.byteorder == "little"
        and sys.maxsize > 2**32
        and getattr(sys, "_is_gil_enabled", lambda: True)()
    )


def _make_immortal() -> None:
    """Give every object that another one refers to the count that is never changed."""
    unseen: list[Any] = gc.get_objects()
    while unseen:
        for known in gc.get_referents(unseen.pop()):
            count = ctypes.c_uint32.from_address(id(known))
            if count.value != _IMMORTAL:
                count.value = _IMMORTAL
                if not gc.is_tracked(known):  # the others are in the list already
                    unseen.append(known)
