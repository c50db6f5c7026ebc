"""Invitations: a code that enrols the key of the first person who uses it.

A player connects with `ssh -p PORT CODE@HOST`. The server keeps only a hash of the code, as the
name of a small file. Removing the file uses the code up, so that two people cannot enrol at the
same time.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import time
from hashlib import sha256
from pathlib import Path

import asyncssh
import msgspec
from msgspec import Struct

from weimar_tui.kernel.files import SMALL, read_bounded
from weimar_tui.server.limits import WEB_PREFIX, is_name
from weimar_tui.server.names import has_prefix, is_reserved
from weimar_tui.server.ssh.config import ConfigError, cannot_read, cannot_write
from weimar_tui.server.ssh.keys import KeyRing, open_private

PREFIX = "join-"
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_LENGTH = 20
DAYS = 14


def invitations_folder(folder: Path) -> Path:
    """The folder with open invitations."""
    return folder / "invitations"


def check_folder(folder: Path, command: str) -> None:
    """Check that a folder is a server's and belongs to this user; otherwise the server would not
    find its invitations.

    `command` is the command for that user to run. Raises ConfigError.
    """
    try:
        owner = (folder / "host_key").stat().st_uid
    except FileNotFoundError:
        raise ConfigError("host-folder", path=str(folder)) from None
    except PermissionError:
        owner = None
    except OSError as error:
        raise cannot_read(folder, error) from None
    if owner != os.geteuid():
        user = _user(folder if owner is None else folder / "host_key")
        raise ConfigError(
            "host-folder-other",
            path=str(folder),
            user=user,
            command=f"runuser -u {user} -- {command}",
        )


def _user(path: Path) -> str:
    """The owner of a path, or of its nearest accessible parent folder."""
    for place in (path, *path.parents):
        with contextlib.suppress(OSError):
            owner = place.stat().st_uid
            try:
                return pwd.getpwuid(owner).pw_name
            except KeyError:
                return str(owner)
    return "?"


class Invitation(Struct, frozen=True):
    """The player, when the code expires (seconds since 1970), and the command for returning."""

    name: str
    until: float
    command: str = ""


class Invitations:
    """The open invitations of a host, one file each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make(self, name: str, days: float = DAYS, command: str = "") -> str:
        """Create a code for a player. Raises ConfigError for an invalid name.

        `command` is what the player types from the second time on.
        """
        if not is_name(name):
            raise ConfigError("name-wrong")
        if has_prefix(name, PREFIX, WEB_PREFIX):
            raise ConfigError("name-reserved")
        if is_reserved(name):
            raise ConfigError("name-kept", name=name)
        code = PREFIX + "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
        invitation = Invitation(name, time.time() + days * 24 * 3600, command)
        try:
            with open_private(self._path(code), "xb") as file:
                file.write(msgspec.json.encode(invitation))
        except OSError as error:
            raise cannot_write(self.folder, error) from None
        return code

    def find(self, code: str) -> Invitation | None:
        """The valid invitation for a code, or None."""
        invitation = self._read(code)
        return invitation if invitation is not None and invitation.until > time.time() else None

    def expired(self, code: str) -> bool:
        """Whether a code was an invitation that was not used in time."""
        invitation = self._read(code)
        return invitation is not None and invitation.until <= time.time()

    def _read(self, code: str) -> Invitation | None:
        try:
            invitation = msgspec.json.decode(
                read_bounded(self._path(code), SMALL, links=False), type=Invitation
            )
        except (OSError, msgspec.MsgspecError):
            return None
        return invitation if is_name(invitation.name) else None

    def names(self) -> list[str]:
        """The players with valid invitations."""
        found = []
        for path in self.folder.glob("*"):
            with contextlib.suppress(OSError, msgspec.MsgspecError):
                invitation = msgspec.json.decode(path.read_bytes(), type=Invitation)
                if invitation.until > time.time() and is_name(invitation.name):
                    found.append(invitation.name)
        return found

    def enrol(self, code: str, key: asyncssh.SSHKey, keys: KeyRing) -> Invitation:
        """Store the key and use the code up; if storing fails, the code stays valid.

        Raises ConfigError if the code is not valid, another person was faster, or the disk is full.
        """
        invitation = self.find(code)
        path = self._path(code)
        taken = path.with_name(f"{path.name}.taken")
        try:
            if invitation is None:
                raise FileNotFoundError
            path.rename(taken)
        except OSError:
            raise ConfigError("invitation-over") from None
        try:
            keys.add(key, invitation.name)
        except ConfigError:
            taken.rename(path)
            raise
        with contextlib.suppress(OSError):
            taken.unlink()
        return invitation

    def _path(self, code: str) -> Path:
        return self.folder / sha256(f"weimar invitation {code}".encode()).hexdigest()
