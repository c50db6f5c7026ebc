"""Runs many games on one core or several, with a progress bar, and keeps them in a file."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from weimar_tui.bots.result_log import G, R, ResultLog
from weimar_tui.child_process import children_of_libraries
from weimar_tui.cli.failures import UsageError
from weimar_tui.kernel.journal import is_same_pack


class GamesHead(msgspec.Struct, frozen=True, kw_only=True):
    """First line of a file of games: the set-up of the games."""

    game: str
    seed: str


H = TypeVar("H", bound=GamesHead)


def kept_games(head: H, kind: type[G], path: Path | None) -> tuple[H, ResultLog[G]]:
    """Return the head and the log of a file of games; a new file gets this head.

    If the command names no seed, the file's is used. Raises UsageError if the file has another
    set-up.
    """
    kept = ResultLog(kind, path, headed=True)
    if not kept.head:
        kept.begin(head)
        return head, kept
    file = path.name if path else ""
    try:
        before = msgspec.json.decode(kept.head, type=type(head))
    except msgspec.MsgspecError:
        raise UsageError("kept-file", file=file, name="?", found="?", wanted=head.game) from None
    if not head.seed:
        head = msgspec.structs.replace(head, seed=before.seed)
    for name in head.__struct_fields__:
        kept_value, wanted = str(getattr(before, name)), str(getattr(head, name))
        if name == "digest" and is_same_pack(kept_value, wanted):
            continue
        if kept_value != wanted:
            raise UsageError("kept-file", file=file, name=name, found=kept_value, wanted=wanted)
    return head, kept


def each_game(play: Callable[[int], R], number: int, jobs: int, about: str) -> Iterator[R]:
    """Yield the results of `play(0)`, `play(1)`, ... as they are done, with a bar on standard
    error.

    `play` must be picklable: a function of a module, or `partial` of one.
    """
    with counting(about) as show_progress:
        show_progress(0, number)
        for done, result in enumerate(_results(play, range(number), jobs), start=1):
            show_progress(done, number)
            yield result


@contextmanager
def counting(about: str) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar on standard error; yields a function that takes the number done and the
    total."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        task = progress.add_task(about, total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def _results(play: Callable[[int], R], games: Sequence[int], jobs: int) -> Iterator[R]:
    if jobs <= 1 or len(games) <= 1:
        yield from map(play, games)
        return
    chunk = max(1, min(16, len(games) // (jobs * 4)))
    with _ctrl_c_waits(), children_of_libraries():
        pool = multiprocessing.Pool(min(jobs, len(games)), initializer=_leave_ctrl_c_to_us)
    with pool:
        yield from pool.imap_unordered(play, games, chunk)


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Block Ctrl+C while processes start; they would print tracebacks."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _leave_ctrl_c_to_us() -> None:
    """Leave Ctrl+C to the command, which ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
