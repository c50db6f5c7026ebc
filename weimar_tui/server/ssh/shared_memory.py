"""Keeps the fork server's memory shared with its clients.

A client copies a page when it writes to it, and CPython writes a reference count into every object
it touches: that was a third of a client's memory (docs/history/hosting.md).
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable, Iterable, Set
from types import CodeType
from typing import Any, Final

_IMMORTAL: Final = 0xFFFF_FFFF
"""The reference count of objects that never end; CPython never changes it (PEP 683)."""

_FILLING: list[bytes] = []
"""Fills the free blocks between shared objects."""
_SMALL: Final = range(48, 513, 16)
"""The sizes of CPython's own blocks, in bytes. Those of 16 and 32 bytes are too few to matter."""
_LARGE: Final = (8192, 4096, 2048, 1024, *range(992, 527, -16))
"""Sizes of blocks of the C library that most of what is larger fits."""
_ENOUGH: Final = 64 * 1024
"""Bytes of blocks elsewhere after which gaps have no room left."""
_AT_THE_END: Final = 100_000
"""A block so large comes from the end of the C library's memory."""
_POOL_BITS: Final = 14
"""CPython's pools of small blocks have 16 KiB."""


def keep_shared() -> None:
    """Prepare all objects for being shared with forks. None of them is ever freed again."""
    gc.collect()
    if can_make_immortal():
        _fill_gaps(_make_immortal())
    gc.freeze()  # so that no garbage collection in a client writes to them either


def _fill_gaps(pools: Set[int]) -> None:
    """Fill the free blocks on pages of shared objects: a client then creates its objects on its own
    pages, and copies none of these. (Where counts are written, it copies most of them anyway.)

    CPython takes small blocks from `pools`, those in use, as long as they have any; the C library
    takes large ones from the end of its memory once there is no other.
    """
    for size in _SMALL:
        _fill(size, lambda address: address >> _POOL_BITS in pools)
    end = id(bytes(_AT_THE_END))
    for size in _LARGE:
        _fill(size, lambda address: address < end)


def _fill(size: int, is_gap: Callable[[int], bool]) -> None:
    """Take blocks of a size until gaps have none left."""
    length = size - sys.getsizeof(b"")
    elsewhere: list[bytes] = []
    while len(elsewhere) * size < _ENOUGH:
        block = bytes(length)
        (_FILLING if is_gap(id(block)) else elsewhere).append(block)


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


def _make_immortal() -> Set[int]:
    """Give every object that another one refers to the count that is never changed; return the
    pools of memory that they are in."""
    pools = set()
    unseen: list[Any] = gc.get_objects()
    while unseen:
        one = unseen.pop()
        for known in (*gc.get_referents(one), *_unvisited(one)):
            count = ctypes.c_uint32.from_address(id(known))
            if count.value != _IMMORTAL:
                count.value = _IMMORTAL
                pools.add(id(known) >> _POOL_BITS)
                if isinstance(known, str):
                    hash(known)  # which the string keeps
                if not gc.is_tracked(known):  # the others are in the list already
                    unseen.append(known)
    return pools


def _unvisited(one: object) -> Iterable[object]:
    """What an object refers to without telling the garbage collector: nothing of it can be part of
    a cycle."""
    if isinstance(one, CodeType):
        return (one.co_consts, one.co_names, one.co_name, one.co_qualname, one.co_filename)
    return one if isinstance(one, dict) else ()
