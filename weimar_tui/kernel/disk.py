"""Save files on disk: read whole, appended to safely, never shortened by more than a torn line."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from weimar_tui.kernel.errors import SaveChanged, SaveError, cause_of
from weimar_tui.kernel.files import LargeFile, OddFile, open_ordinary, read_bounded, sync_folder

LARGEST = 16 * 1024 * 1024
"""Limit in bytes for a save, both read and written; a long game has some 500,000."""


def cannot_write(path: Path, error: OSError | ValueError) -> SaveError:
    """The error for a save that cannot be written."""
    return SaveError("save-unwritable", path=str(path), **cause_of(error))


def read_file(path: Path) -> bytes:
    """The bytes of a file that a player named. Raises SaveError."""
    try:
        return read_bounded(path, LARGEST)
    except IsADirectoryError:
        raise SaveError("file-folder", path=str(path)) from None
    except OddFile:
        raise SaveError("file-odd", path=str(path)) from None
    except LargeFile:
        raise SaveError("file-large", path=str(path)) from None
    except FileNotFoundError:
        raise SaveError("file-missing", path=str(path)) from None
    except PermissionError:
        raise SaveError("file-forbidden", path=str(path)) from None
    except (OSError, ValueError) as error:
        raise SaveError("file-unreadable", path=str(path), **cause_of(error)) from None


def free_name_beside(path: Path) -> Path:
    """The first of `name-2`, `name-3`, ... that does not exist yet."""
    number = 2
    while True:
        beside = path.with_name(f"{path.stem}-{number}{path.suffix}")
        if not os.path.lexists(beside):
            return beside
        number += 1


def refuse_busy(path: Path) -> None:
    """Raises SaveError if a game is being played in this file; ignores unreadable files."""
    try:
        file = open_ordinary(path)
    except OSError:
        return
    with file:
        if not _lock(file.fileno()):
            raise _busy(path)


def _lock(handle: int) -> bool:
    """Lock a file while it is open; False if another process holds the lock."""
    try:
        import fcntl
    except ImportError:  # Windows
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # Some network file systems have no locks; only a lock held elsewhere is refused.
        return error.errno not in (errno.EWOULDBLOCK, errno.EACCES)
    return True


def _busy(path: Path) -> SaveError:
    return SaveError("save-busy", path=str(path))


class SaveFile:
    """One save file being written: a `LineStore`. `sync`: wait until the data is on disk.

    A failed write is truncated, so that the file only contains whole lines. Before each write,
    checks that the file is still the one last written: never writes to a file that another program
    has changed.
    """

    def __init__(self, path: Path, *, sync: bool) -> None:
        self.path = path
        self.sync = sync
        self._handle: int | None = None
        self._size = 0
        self._there = 0
        self._head = b""
        self._beside: Path | None = None
        self._lacks_line_feed = False

    @property
    def size(self) -> int:
        """Its length in bytes, as last written or read."""
        return self._size

    def read(self) -> bytes:
        """The bytes of the file. Raises SaveError."""
        return read_file(self.path)

    def create(self, text: bytes) -> None:
        """Make the file, which must not exist yet."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            # The folder to write in is a file; saying that it exists would mislead.
            error = NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
            raise self._cannot_write(error) from None
        except (OSError, ValueError) as error:
            raise self._cannot_write(error) from None
        try:
            self._open(os.O_CREAT | os.O_EXCL)
        except FileExistsError:
            raise SaveError("save-exists", path=str(self.path)) from None
        except (OSError, ValueError) as error:
            raise self._cannot_write(error) from None
        try:
            self._write(text)
        except SaveError:
            self.close()
            with contextlib.suppress(OSError):
                self.path.unlink()
            raise
        if self.sync:
            sync_folder(self.path.parent)

    def begin_beside(self, head: bytes) -> None:
        """Write to a new file beside this one, made with `head` at the first append."""
        self._beside = self.path
        self.path = free_name_beside(self.path)
        self._head = head

    def go_on(self, size: int, *, lacks_line_feed: bool) -> None:
        """Append to the existing file after its first `size` bytes."""
        self._size = size
        self._lacks_line_feed = lacks_line_feed

    def append(self, text: bytes) -> None:
        """Write whole lines. Raises SaveError, with the file as it was, if that fails.

        SaveChanged if another program has changed the file since the last write.
        """
        if self._beside is not None:
            self.path = free_name_beside(self._beside)
            self.create(self._head + text)
            self._beside = None
            return
        if self._handle is None:
            self._reopen()
        if self._lacks_line_feed:
            text = b"\n" + text
        self._write(text)
        self._lacks_line_feed = False

    def close(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __del__(self) -> None:
        self.close()

    def _open(self, flags: int) -> None:
        flags |= os.O_RDWR | os.O_APPEND | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
        self._handle = os.open(self.path, flags, 0o644)
        if not _lock(self._handle):
            self.close()
            raise _busy(self.path)

    def _reopen(self) -> None:
        try:
            self._open(0)
        except OSError as error:
            raise self._cannot_write(error) from None
        assert self._handle is not None
        self._there = os.fstat(self._handle).st_size
        if self._there < self._size:
            self.close()
            raise self._changed()
        if self._there > self._size:
            # After the last whole line: a torn line, or another program's picks.
            os.lseek(self._handle, self._size, os.SEEK_SET)
            if b"\n" in os.read(self._handle, self._there - self._size):
                self.close()
                raise self._changed()

    def _check_unchanged(self) -> None:
        """Raises SaveChanged if the file or its length differs from the last write."""
        assert self._handle is not None
        ours = os.fstat(self._handle)
        try:
            there = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            raise self._changed() from None
        except OSError as error:
            raise self._cannot_write(error) from None
        same = (there.st_dev, there.st_ino) == (ours.st_dev, ours.st_ino)
        if not same or ours.st_size != self._there:
            raise self._changed()

    def _write(self, text: bytes) -> None:
        assert self._handle is not None
        self._check_unchanged()
        if self._size + len(text) > LARGEST:
            raise SaveError("save-large", path=str(self.path))
        written = 0
        try:
            if self._there > self._size:
                os.ftruncate(self._handle, self._size)
            while written < len(text):
                written += os.write(self._handle, text[written:])
            if self.sync:
                os.fsync(self._handle)
        except OSError as error:
            # If this fails too, the next write truncates the file first.
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, self._size)
            with contextlib.suppress(OSError):
                self._there = os.fstat(self._handle).st_size
            raise self._cannot_write(error) from None
        self._size += len(text)
        self._there = self._size

    def _changed(self) -> SaveChanged:
        return SaveChanged("save-changed", path=str(self.path))

    def _cannot_write(self, error: OSError | ValueError) -> SaveError:
        if getattr(error, "errno", None) in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
            return SaveError("save-full", path=str(self.path))
        return cannot_write(self.path, error)
