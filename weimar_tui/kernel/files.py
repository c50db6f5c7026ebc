"""Reading untrusted files safely, and writing files atomically."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO


def typed(text: str) -> Path:
    """A path as typed, with `~` for the home folder; `~nobody` is a name like any other.


    >>> typed("/saves/~x"), typed("~nobody-of-this-name/x")
    (PosixPath('/saves/~x'), PosixPath('~nobody-of-this-name/x'))
    """
    return Path(os.path.expanduser(text))  # noqa: PTH111 (Path.expanduser fails on ~nobody)


SMALL = 1024 * 1024
"""Limit in bytes for a file of settings, keys or a record."""


class OddFile(OSError):
    """A pipe, a device or a socket where a file should be."""


class LargeFile(OSError):
    """A file that is too large for its kind."""


def open_ordinary(path: Path, *, links: bool = True) -> BinaryIO:
    """Open a regular file for reading; without `links`, refuse symbolic links.

    Does not block on a pipe or open a device. Raises OSError: OddFile or the system's.
    """
    # Without O_NONBLOCK, opening a pipe without a writer blocks for ever.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    flags |= 0 if links else getattr(os, "O_NOFOLLOW", 0)
    handle = os.open(path, flags | getattr(os, "O_CLOEXEC", 0))
    mode = os.fstat(handle).st_mode
    if stat.S_ISREG(mode):
        return os.fdopen(handle, "rb")
    os.close(handle)
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    raise OddFile(errno.EINVAL, "no ordinary file")


def read_bounded(path: Path, limit: int, *, links: bool = True) -> bytes:
    """The bytes of an ordinary file of at most `limit` bytes; see `open_ordinary`.

    Raises OSError: OddFile, LargeFile or the system's.
    """
    with open_ordinary(path, links=links) as file:
        content = file.read(limit + 1)
    if len(content) > limit:
        raise LargeFile(errno.EFBIG, f"larger than {limit // 1024} KiB")
    return content


_MARK = b"\xef\xbb\xbf"


def without_mark(content: bytes) -> bytes:
    r"""The content without the byte order mark that some editors put before it.

    >>> without_mark(b"\xef\xbb\xbf{}"), without_mark(b"{}")
    (b'{}', b'{}')
    """
    return content.removeprefix(_MARK)


def open_own(path: Path) -> BinaryIO:
    """Open a file of the program's own for writing, emptied; made if it does not exist.

    For fixed names in folders that others can write to: refuses a link, a pipe or a device with
    that name. Raises OSError: OddFile or the system's.
    """
    if path.is_symlink():
        raise OddFile(errno.ELOOP, "it is a link")
    flags = os.O_WRONLY | os.O_CREAT | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
    try:
        handle = os.open(path, flags, 0o644)
    except OSError as error:
        if error.errno in (errno.ELOOP, errno.ENXIO):  # a link after all, or a pipe
            raise OddFile(error.errno, "not an ordinary file") from None
        raise
    status = os.fstat(handle)
    if not stat.S_ISREG(status.st_mode) or status.st_nlink > 1:
        os.close(handle)
        raise OddFile(errno.EINVAL, "not an ordinary file")
    os.ftruncate(handle, 0)
    return os.fdopen(handle, "wb")


def file_to_replace(path: Path) -> Path:
    """The file to replace when writing to `path`: the target, if it is a link.

    Raises OSError for a folder, a device or a pipe, and ValueError for an invalid name.
    """
    target = path.resolve() if path.is_symlink() else path
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        mode = stat.S_IFREG
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(mode):
        raise OddFile(errno.EINVAL, "not an ordinary file")
    return target


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that a crash, at any moment, leaves the old one or the new one.

    Syncs the content before renaming, and the folder afterwards. A link is kept and its target
    replaced. Raises OSError; then the old file is still there.
    """
    path = file_to_replace(path)
    beside = path.with_name(f"{path.name}.part")
    # A file of this name is left over, or a trap to be written through.
    with contextlib.suppress(FileNotFoundError):
        beside.unlink()
    with beside.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Sync a folder's entries to disk, where the system supports it."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
