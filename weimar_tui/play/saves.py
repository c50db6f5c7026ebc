"""The player's saves: their folder, their contents, and the latest one."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from weimar_tui.kernel.disk import cannot_write, free_name_beside, refuse_busy
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.files import typed
from weimar_tui.kernel.glance import glance
from weimar_tui.kernel.journal import SUFFIX, Header
from weimar_tui.kernel.printing import printable
from weimar_tui.players import HUMAN
from weimar_tui.user_folders import NoHome, user_data_folder


class SaveEntry(Struct, frozen=True):
    """One save as a list shows it. `problem` says why it cannot be opened, if so.

    `name` is the file's without its suffix. `created` and `changed` are local time; `created` is
    None where the save does not say. `round`: how far the game has come, `picks` the number of
    choices; `ending` is empty until the game ends, `won`: it ended with a winner.
    """

    path: Path
    changed: datetime
    game: str = ""
    scenario: str = ""
    seed: str = ""
    players: dict[str, str] = {}
    created: datetime | None = None
    round: int = 0
    picks: int = 0
    ending: str = ""
    won: bool = False
    problem: SaveError | None = None
    lesson: str = ""

    @property
    def humans(self) -> tuple[str, ...]:
        """The seats played by people."""
        return tuple(seat for seat, player in self.players.items() if player == HUMAN)

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(SUFFIX)


class Deleted(Struct, frozen=True):
    """A deleted save: its former path, and where it is kept for `restore`."""

    path: Path
    kept: Path


def saves_folder() -> Path:
    """The folder of saves. Raises NoHome."""
    return user_data_folder() / "saves"


def new_path(folder: Path | None, game: str) -> Path:
    """A free name for a new game's save."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return _free((folder or saves_folder()) / f"{game}-{stamp}{SUFFIX}")


def _free(path: Path) -> Path:
    """This name, or the first free one like it."""
    return free_name_beside(path) if os.path.lexists(path) else path


def typed_path(text: str) -> Path:
    """Interpret a typed path: expand `~`, add the suffix, name a file in a folder.


    >>> typed_path("/saves/evening"), typed_path("/")
    (PosixPath('/saves/evening.weimar'), PosixPath('/weimar.weimar'))
    """
    path = typed(text)
    if not path.name or text.endswith(os.sep) or path.is_dir():
        return path / f"weimar{SUFFIX}"
    return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)


def _paths(folder: Path) -> list[tuple[float, Path]]:
    paths = []
    with contextlib.suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            # Also list a broken link, so that the player learns of it.
            with contextlib.suppress(OSError):
                paths.append((path.lstat().st_mtime, path))
    return sorted(paths, reverse=True)


def read_entry(path: Path, changed: float) -> SaveEntry:
    """Summarise a save."""
    when = _local(changed)
    try:
        held = glance(path)
    except SaveError as error:
        return SaveEntry(path, when, problem=error)
    header = held.header
    return SaveEntry(
        path,
        when,
        game=header.game,
        scenario=header.scenario,
        seed=header.seed,
        players=header.players,
        created=_created(header.created),
        round=held.chapter,
        picks=held.picks,
        ending=held.ending,
        won=held.won,
        lesson=_lesson(header),
    )


def _local(seconds: float) -> datetime:
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0)


def _created(text: str) -> datetime | None:
    try:
        when = datetime.fromisoformat(text)
        return when.astimezone().replace(tzinfo=None) if when.tzinfo else when
    except (ValueError, OverflowError):
        return None


def list_saves(folder: Path | None = None, most: int = 60) -> list[SaveEntry]:
    """The player's saves, the newest first."""
    with contextlib.suppress(NoHome):
        folder = folder or saves_folder()
    if folder is None:
        return []
    return [read_entry(path, changed) for changed, path in _paths(folder)[:most]]


def _lesson(header: Header) -> str:
    """The lesson of a save, or empty."""
    return str(header.options.get("lesson", ""))


def learnt_lessons(entries: Iterable[SaveEntry]) -> frozenset[tuple[str, str]]:
    """The finished lessons among some saves, each with its game."""
    return frozenset((one.game, one.lesson) for one in entries if one.lesson and one.ending)


def latest_unfinished(
    folder: Path | None = None, *, game: str = "", lesson: str = ""
) -> SaveEntry | None:
    """The newest unfinished save of a game or lesson, for Continue."""
    with contextlib.suppress(NoHome):
        folder = folder or saves_folder()
    for changed, path in _paths(folder)[:20] if folder is not None else ():
        entry = read_entry(path, changed)
        if entry.problem or entry.ending or (game and entry.game != game):
            continue
        if entry.lesson == lesson or not lesson:
            return entry
    return None


# --- putting them in order ----------------------------------------------------------------------
_BIN = ".deleted"
_KEPT = 100
"""Deleted saves that are kept, the newest ones."""


def delete_save(path: Path) -> Deleted:
    """Remove a save from the list; the last hundred deleted ones are kept in a separate folder.

    Raises SaveError, changing nothing, for one that is being played or cannot be moved.
    """
    refuse_busy(path)
    folder = path.parent / _BIN
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    kept = _free(folder / f"{stamp}-{path.name}")
    _move(path, kept)
    for old in sorted(folder.glob(f"*{SUFFIX}"))[:-_KEPT]:
        with contextlib.suppress(OSError):
            old.unlink()
    return Deleted(path, kept)


def restore_save(deleted: Deleted) -> Path:
    """Restore a deleted save; returns its path, under another name if its own was taken.

    Raises SaveError.
    """
    path = _free(deleted.path)
    _move(deleted.kept, path)
    return path


def rename_save(path: Path, name: str) -> Path:
    """Rename a save; returns its new path. To undo it, give it its old name.

    Raises SaveError, changing nothing, for an invalid or taken name, and for a save that is being
    played.
    """
    name = name.strip().removesuffix(SUFFIX).strip()
    if not name or name.startswith(".") or "/" in name or "\\" in name or not name.isprintable():
        raise SaveError("save-name", name=printable(name, 40))
    target = path.with_name(name + SUFFIX)
    if target == path:
        return path
    refuse_busy(path)
    if os.path.lexists(target):
        raise SaveError("save-exists", path=str(target))
    _move(path, target)
    return target


def _move(path: Path, target: Path) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        path.rename(target)
    except FileNotFoundError:
        raise SaveError("file-missing", path=str(path)) from None
    except OSError as error:
        raise cannot_write(target, error) from None
