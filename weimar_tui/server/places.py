"""The files and folders of a host."""

from __future__ import annotations

import os
from pathlib import Path

from weimar_tui.kernel.errors import KernelError
from weimar_tui.user_folders import user_data_folder

_PRIVATE = (
    "",
    "tables",
    "saves",
    "invitations",
    "authorized_keys",
    "banned",
    "club.sqlite",
    "wishes.json",
    "settings",
    "notices.key",
)
_OTHERS_WRITE = 0o022


def default_folder() -> Path:
    """Return the host's default folder. Raises NoHome."""
    return user_data_folder() / "server"


def socket_path(folder: Path) -> Path:
    return folder / "tables.sock"


def is_open(path: Path) -> bool:
    """Whether anyone but this user and root can change a file or folder. Raises OSError."""
    status = path.stat()
    return bool(status.st_mode & _OTHERS_WRITE) or status.st_uid not in (os.geteuid(), 0)


def check_private(folder: Path) -> None:
    """Check that only the host can change the keys, invitations and rules.

    Raises KernelError for a folder or a file in it that others can change.
    """
    for path in (folder / name for name in _PRIVATE):
        if path.exists() and is_open(path):
            mode = f"{path.stat().st_mode & 0o7777:o}"
            command = f"chown {os.geteuid()} {path}; chmod go-w {path}"
            raise KernelError("host-open", path=str(path), mode=mode, command=command)
