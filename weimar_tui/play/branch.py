"""Playing on from a moment of a recorded game: a new save that begins like the old one."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec.structs import replace

from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.journal import SUFFIX, Checkpoint, Journal, JournalLine, Saved
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.game_handle import FREE_UNDO


def branch(
    replay: Replay,
    moment: int,
    path: Path,
    *,
    players: Mapping[str, str] | None = None,
    program: str = "",
    created: str = "",
    free_undo: bool = False,
) -> None:
    """Write the game up to a moment as a new save. The recorded one stays as it is.

    `players` are the new players. Later dice and shuffles follow from the same seed. Raises
    SaveError when the file exists or cannot be written, or when the game is already over at that
    moment.
    """
    saved = replay.saved
    if not replay.first <= moment <= replay.last:
        raise SaveError("branch-outside", first=replay.first, last=replay.last)
    if replay.position_at(moment).outcome is not None:
        raise SaveError("branch-over")
    lines = branch_lines(
        saved,
        moment,
        digest=replay.game.digest,
        players=players if players is not None else saved.header.players,
        program=program,
        created=created,
        free_undo=free_undo,
    )
    Journal.create(path, lines).close()


def branch_lines(
    saved: Saved,
    moment: int,
    *,
    digest: str,
    players: Mapping[str, str],
    program: str = "",
    created: str = "",
    free_undo: bool = False,
    without: Iterable[str] = (),
) -> list[JournalLine]:
    """Return the lines of a save that begins like another one, up to a moment.

    `digest` is that of the rules; options named in `without` are left out.
    """
    left_out = {FREE_UNDO, *without}
    options = {name: value for name, value in saved.header.options.items() if name not in left_out}
    if free_undo:
        options[FREE_UNDO] = True
    header = replace(
        saved.header,
        players=dict(players),
        program=program,
        created=created,
        pack=digest,
        options=options,
    )
    checkpoints: dict[int, Checkpoint] = {
        checkpoint.n: checkpoint for checkpoint in saved.checkpoints if checkpoint.n <= moment
    }
    lines: list[JournalLine] = [header]
    if saved.base in checkpoints:
        lines.append(checkpoints[saved.base])
    for pick in saved.picks[: moment - saved.base]:
        lines.append(pick)
        if pick.n in checkpoints:
            lines.append(checkpoints[pick.n])
    return lines


def branch_path(source: Path, moment: int, folder: Path) -> Path:
    """A free name for a branch: `example-from-120.weimar`."""
    stem = source.name.removesuffix(SUFFIX) or "weimar"
    path = folder / f"{stem}-from-{moment}{SUFFIX}"
    number = 2
    while os.path.lexists(path):
        path = folder / f"{stem}-from-{moment}-{number}{SUFFIX}"
        number += 1
    return path
