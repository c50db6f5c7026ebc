"""What was chosen for the last new game of each kind, to begin one like it."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from weimar_tui.kernel.files import SMALL, read_bounded, write_whole
from weimar_tui.play.saves import saves_folder
from weimar_tui.user_folders import NoHome

FILE = "new-games.json"
_NEVER = frozenset({"seed"})
"""Fields that every game has of its own."""

Values = dict[str, str]


def last_values(folder: Path | None, game: str) -> Values:
    """The values of the form by field, from the folder of saves; None is the player's own.

    Empty before the first game, or if the file is unreadable.
    """
    return _all(folder).get(game, {})


def keep_values(folder: Path | None, game: str, values: Values) -> None:
    """Save the values of a game that begins; without a folder to write to they are forgotten."""
    known = _all(folder) | {game: {name: v for name, v in values.items() if name not in _NEVER}}
    with contextlib.suppress(NoHome, OSError):
        folder = folder or saves_folder()
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / FILE, msgspec.json.format(msgspec.json.encode(known)))


def _all(folder: Path | None) -> dict[str, Values]:
    with contextlib.suppress(NoHome, OSError, msgspec.MsgspecError):
        data = read_bounded((folder or saves_folder()) / FILE, SMALL)
        return msgspec.json.decode(data, type=dict[str, Values])
    return {}
