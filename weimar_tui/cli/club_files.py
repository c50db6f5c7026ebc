"""How commands that run next to the server reach a host's club."""

from __future__ import annotations

import argparse
import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from weimar_tui.cli.hosting import server_folder
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.store.database import Database, open_database
from weimar_tui.server.machines.settings import cluster_of
from weimar_tui.server.ssh.config import ServeConfig, read_config


def config_of(arguments: argparse.Namespace) -> tuple[ServeConfig, Path]:
    """Return a host's settings and its folder."""
    config = read_config(arguments.config) if arguments.config else ServeConfig()
    if (cluster := cluster_of(config.join)) is not None:
        config = msgspec.structs.replace(config, database=cluster.database)
    return config, server_folder(arguments).absolute()


@contextmanager
def database_of(arguments: argparse.Namespace) -> Iterator[Database]:
    """Open a host's database. Raises KernelError if the host's folder is missing or the database
    cannot be opened."""
    config, folder = config_of(arguments)
    if not folder.is_dir():
        raise KernelError("host-folder", path=str(folder))
    database = open_database(config.database, folder)
    try:
        yield database
    finally:
        database.close()


@contextmanager
def stopped(folder: Path) -> Iterator[None]:
    """Keep the server from starting inside the `with` block. Raises KernelError if it
    is running."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with (folder / "server.lock").open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise KernelError("club-running", path=str(folder)) from None
        yield
