"""Files that anybody may have put there: only ordinary ones are read, and never without bound."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


class OddFile(OSError):
    """A pipe, a device or a socket where a file should be."""

    def __init__(self) -> None:
        super().__init__(errno.EINVAL, "no ordinary file")


class LargeFile(OSError):
    """A file with more bytes than anything of its kind can have."""

    def __init__(self, limit: int) -> None:
        super().__init__(errno.EFBIG, f"larger than {limit // 1024} KiB")


def read_bounded(path: Path, limit: int) -> bytes:
    """The bytes of an ordinary file of at most `limit` bytes.

    Neither waits for a pipe nor reads a device. Raises OSError: OddFile, LargeFile or the system's.
    """
    # Without O_NONBLOCK, opening a pipe that nobody writes to never ends.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags | getattr(os, "O_CLOEXEC", 0))
    with os.fdopen(handle, "rb") as file:
        found = os.fstat(handle)
        if stat.S_ISDIR(found.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(found.st_mode):
            raise OddFile
        if found.st_size > limit:
            raise LargeFile(limit)
        content = file.read(limit + 1)
    if len(content) > limit:
        raise LargeFile(limit)
    return content
