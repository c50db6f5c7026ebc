"""Public keys of the players, with their names as comments, and the host's own key."""

from __future__ import annotations

import contextlib
import io
import logging
import os
import stat
from pathlib import Path

import asyncssh

from weimar_tui.kernel.files import SMALL, read_bounded
from weimar_tui.server.limits import is_name
from weimar_tui.server.names import FORMER, has_prefix, name_key, spelled_as
from weimar_tui.server.places import is_open
from weimar_tui.server.ssh.config import ConfigError, cannot_read, cannot_write

_log = logging.getLogger("weimar_tui.server.ssh")


class KeyRing:
    """The players' keys, in OpenSSH's `authorized_keys` format; reread when the file changes.

    A line is a key and the player's name. Options before the key are not supported, and lines with
    options are rejected: ignoring a `from=` or `expiry-time=` would admit people whom it excludes.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._names: dict[bytes, str] = {}
        self._read_at: tuple[int, int] | None = None

    def name_of(self, key: asyncssh.SSHKey) -> str:
        """The player a key belongs to, or ""."""
        self._read()
        return self._names.get(key.public_data, "")

    def has_name(self, name: str) -> bool:
        """Whether a key is enrolled for this name (in any case)."""
        self._read()
        return name_key(name) in map(name_key, self._names.values())

    def names(self) -> list[str]:
        """The players with a key, in the order of enrolment, each in one spelling."""
        self._read()
        return list(dict.fromkeys(self._names.values()))

    def add(self, key: asyncssh.SSHKey, name: str) -> None:
        """Enrol a key. Raises ConfigError, with the file unchanged, if it cannot be written."""
        line = key.export_public_key("openssh").split()[:2]
        text = b" ".join([*line, name.encode()]) + b"\n"
        try:
            with open_private(self.path, "a+b") as file:
                _append(file.fileno(), text)
        except OSError as error:
            raise cannot_write(self.path, error) from None

    def _read(self) -> None:
        try:
            status = self.path.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            if is_open(self.path):
                _log.error("%s can be changed by others; all its keys are refused", self.path)
                self._names, self._read_at = {}, None
                return
            if stamp == self._read_at:
                return
            lines = read_bounded(self.path, 16 * SMALL).decode("utf-8-sig", "replace").splitlines()
        except FileNotFoundError:
            self._names, self._read_at = {}, None
            return
        except OSError as error:
            _log.error("%s cannot be read: %s; new keys are refused", self.path, error.strerror)
            return
        self._names = {}
        for number, line in enumerate(lines, 1):
            self._take(line.strip(), number)
        self._read_at = stamp

    def _take(self, line: str, number: int) -> None:
        if not line or line.startswith("#"):
            return
        try:
            key = asyncssh.import_public_key(line)
            name = (key.get_comment() or "").strip()
        except (asyncssh.KeyImportError, ValueError):
            _log.warning("%s, line %d: not a public key, or a key with options", self.path, number)
            return
        if not is_name(name) or has_prefix(name, FORMER):
            _log.warning("%s, line %d: the comment is not a player's name", self.path, number)
            return
        spelling = spelled_as(name, self._names.values())
        if spelling != name:
            _log.warning(
                "%s, line %d: %s is the same player as %s", self.path, number, name, spelling
            )
        self._names[key.public_data] = spelling


def open_private(path: Path, mode: str) -> io.FileIO:
    """Open a file of the host's; the file and its folder are created for their owner alone.

    Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    return io.FileIO(path, mode, opener=lambda name, flags: os.open(name, flags, 0o600))


def _append(handle: int, text: bytes) -> None:
    """Append a line to a file, completely or not at all. Raises OSError."""
    size = os.fstat(handle).st_size
    if size and os.pread(handle, 1, size - 1) != b"\n":
        text = b"\n" + text
    try:
        written = 0
        while written < len(text):
            written += os.write(handle, text[written:])
        os.fsync(handle)
    except OSError:
        os.ftruncate(handle, size)
        raise


def host_key(path: Path) -> asyncssh.SSHKey:
    """The host's key, created the first time (ed25519, readable only by its owner).

    Raises ConfigError if it cannot be read, or if others can read it.
    """
    key = asyncssh.generate_private_key("ssh-ed25519", comment="weimar")
    try:
        with open_private(path, "xb") as file:
            _append(file.fileno(), key.export_private_key("openssh"))
    except FileExistsError:
        return _existing(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            path.unlink()  # perhaps an incomplete key
        raise cannot_write(path, error) from None
    return key


def _existing(path: Path) -> asyncssh.SSHKey:
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077:
            raise ConfigError("host-key-open", path=str(path), mode=f"{mode:o}")
        return asyncssh.read_private_key(path)
    except OSError as error:
        raise cannot_read(path, error) from None
    except asyncssh.KeyImportError as error:
        raise ConfigError("host-key-wrong", path=str(path), detail=str(error)) from None
