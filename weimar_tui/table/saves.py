"""The player's own saves: where they lie, what they hold, and which one is the latest."""

from __future__ import annotations

import contextlib
import os
from datetime import datetime
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path, user_log_path

from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.journal import SUFFIX, read_save

APP = "weimar-tui"


class SaveEntry(Struct, frozen=True):
    """One save as a list shows it. `problem` says why it cannot be opened, if so."""

    path: Path
    changed: datetime
    scenario: str = ""
    seed: str = ""
    players: dict[str, str] = {}
    round: int = 0
    picks: int = 0
    ending: str = ""
    problem: SaveError | None = None
    guided: bool = False


def saves_folder() -> Path:
    """Where games are saved."""
    return user_data_path(APP) / "saves"


def log_folder() -> Path:
    """Where a crash is written down."""
    return user_log_path(APP)


def new_path(folder: Path | None = None) -> Path:
    """A free name for a new game's save."""
    folder = folder or saves_folder()
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"weimar-{stamp}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"weimar-{stamp}-{number}{SUFFIX}"
        number += 1
    return path


def typed_path(text: str) -> Path:
    """The file that a player means: with `~` for the home folder, the suffix, in a folder a name.

    >>> typed_path("/saves/evening"), typed_path("/")
    (PosixPath('/saves/evening.weimar'), PosixPath('/weimar.weimar'))
    """
    path = Path(os.path.expanduser(text))  # noqa: PTH111 (Path.expanduser fails on ~nobody)
    if not path.name or text.endswith(os.sep) or path.is_dir():
        return path / f"weimar{SUFFIX}"
    return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)


def _paths(folder: Path) -> list[tuple[float, Path]]:
    found = []
    with contextlib.suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            # A link that leads nowhere is listed too, to be told of.
            with contextlib.suppress(OSError):
                found.append((path.lstat().st_mtime, path))
    return sorted(found, reverse=True)


def read_entry(path: Path, changed: float) -> SaveEntry:
    """What a save holds."""
    when = datetime.fromtimestamp(changed)
    try:
        saved = read_save(path)
    except SaveError as error:
        return SaveEntry(path, when, problem=error)
    return SaveEntry(
        path,
        when,
        scenario=saved.header.scenario,
        seed=saved.header.seed,
        players=saved.header.players,
        round=saved.checkpoints[-1].chapter if saved.checkpoints else 1,
        picks=saved.base + len(saved.picks),
        ending=saved.end.ending if saved.end is not None else "",
        guided=bool(saved.header.options.get("guided", False)),
    )


def list_saves(folder: Path | None = None, most: int = 60) -> list[SaveEntry]:
    """The player's saves, the newest first."""
    folder = folder or saves_folder()
    return [read_entry(path, changed) for changed, path in _paths(folder)[:most]]


def latest_unfinished(folder: Path | None = None, *, guided: bool = False) -> SaveEntry | None:
    """The newest save of a game that is not over, for Continue; or the newest guided one."""
    for changed, path in _paths(folder or saves_folder())[:20]:
        entry = read_entry(path, changed)
        if not entry.problem and not entry.ending and (entry.guided or not guided):
            return entry
    return None
