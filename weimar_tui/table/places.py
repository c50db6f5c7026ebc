"""Where a host's data lies."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


def default_folder() -> Path:
    """The host's folder if nothing else is said."""
    return user_data_path("weimar-tui") / "server"


def socket_path(folder: Path) -> Path:
    """Where the table server of a folder listens."""
    return folder / "tables.sock"
