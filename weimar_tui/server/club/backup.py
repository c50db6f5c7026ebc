"""Backups of a club: first the database, then the files, so that no file is older than the rows
that refer to it. The server can be running."""

from __future__ import annotations

import gzip
import os
import shutil
from pathlib import Path

from weimar_tui.kernel.errors import KernelError, cause_of
from weimar_tui.server.club.store import dump
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.record import DELETED

ROWS = "club.jsonl.gz"
_FILES = (
    "authorized_keys",
    "banned",
    "wishes.json",
    "host_key",
    "notices.key",
    "announcement.json",
)
_FOLDERS = ("tables", "saves", "invitations", "settings")


def back_up(folder: Path, database: Database, target: Path) -> int:
    """Copy a host's data into the new folder `target`; return the number of rows.

    If it fails, the folder does not exist. Raises KernelError.
    """
    if target.exists():
        raise KernelError("backup-exists", path=str(target))
    part = target.with_name(f"{target.name}.part")
    try:
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True, mode=0o700)
        with gzip.open(part / ROWS, "wb") as file:
            number = database.read(dump.dumped, file.write)
        for name in _FILES:
            if (folder / name).exists():
                shutil.copy2(folder / name, part / name)
        for name in _FOLDERS:
            if (folder / name).is_dir():
                _copy(folder / name, part / name)
        for path in part.rglob("*"):
            _sync(path)
        _sync(part)
        part.rename(target)
        _sync(target.parent)
    except OSError as error:
        shutil.rmtree(part, ignore_errors=True)
        raise KernelError("host-unwritable", path=str(target), **cause_of(error)) from None
    return number


def _copy(source: Path, target: Path) -> None:
    """Copy a folder that may change meanwhile: files that vanish are left out, and so is the folder
    if it vanishes itself."""
    paths = sorted(path for path in source.iterdir() if path.name != DELETED)
    target.mkdir(mode=0o700)
    for path in paths:
        try:
            if path.is_dir():
                _copy(path, target / path.name)
            else:
                shutil.copy2(path, target / path.name)
        except FileNotFoundError:
            continue
    if not source.is_dir():
        shutil.rmtree(target)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def restore(source: Path, folder: Path, database: Database) -> int:
    """Fill an empty host's folder and database from a backup; return the number of rows.

    Call `reindex` afterwards to rebuild the index of games. Raises KernelError.
    """
    if not (source / ROWS).is_file():
        raise KernelError("restore-none", path=str(source))
    if any((folder / name).exists() for name in ("tables", "authorized_keys", "host_key")):
        raise KernelError("restore-full")
    try:
        with gzip.open(source / ROWS, "rb") as file:
            number = database.write(dump.restore, file)
        for name in _FOLDERS:
            if (source / name).is_dir():
                _copy(source / name, folder / name)
        for name in _FILES:
            if (source / name).exists():
                shutil.copy2(source / name, folder / name)
    except EOFError:
        raise KernelError("restore-incomplete") from None
    except OSError as error:
        raise KernelError("host-unwritable", path=str(folder), **cause_of(error)) from None
    return number
