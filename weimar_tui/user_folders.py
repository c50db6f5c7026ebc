"""The user's folders for settings, data, cache and logs, on every system.

A container may have no home folder: then everything that needs no folder works, and the rest
reports it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from platformdirs import user_cache_path, user_config_path, user_data_path, user_log_path

from weimar_tui.kernel.errors import KernelError

_APP = "weimar-tui"


class NoHome(KernelError):
    """The user has no home folder, and the environment names no other one."""


def config_folder() -> Path:
    """Raises NoHome."""
    return _folder(lambda: user_config_path(_APP), "XDG_CONFIG_HOME")


def user_data_folder() -> Path:
    """The folder of saves, puzzles and a host's tables. Raises NoHome."""
    return _folder(lambda: user_data_path(_APP), "XDG_DATA_HOME")


def cache_folder() -> Path:
    """Raises NoHome."""
    return _folder(lambda: user_cache_path(_APP, appauthor=False), "XDG_CACHE_HOME")


def log_folder() -> Path:
    """The folder of crash logs. Raises NoHome."""
    return _folder(lambda: user_log_path(_APP), "XDG_STATE_HOME")


def _folder(find: Callable[[], Path], variable: str) -> Path:
    try:
        folder = find()
    except (RuntimeError, KeyError, OSError):
        folder = Path()
    if not folder.is_absolute():  # platformdirs may leave a `~` as it is
        raise NoHome("no-home", variable=variable)
    return folder
