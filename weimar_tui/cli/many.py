"""Many games, on one core or several, with a progress bar."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

R = TypeVar("R")


def each_game(
    play: Callable[[int], R],
    number: int,
    jobs: int,
    about: str,
    played: Collection[int] = (),
) -> Iterator[R]:
    """`play(0)`, `play(1)`, ... as they are done, with a bar on standard error.

    `played` are games of the number that need not be played again. `play` must be able to travel
    to another process: a function of a module, or `partial` of one.
    """
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        left = [game for game in range(number) if game not in played]
        task = progress.add_task(about, total=number, completed=number - len(left))
        for result in _results(play, left, jobs):
            progress.advance(task)
            yield result


def _results(play: Callable[[int], R], games: Sequence[int], jobs: int) -> Iterator[R]:
    if jobs <= 1 or len(games) <= 1:
        yield from map(play, games)
        return
    chunk = max(1, min(16, len(games) // (jobs * 4)))
    with _ctrl_c_waits():
        pool = multiprocessing.Pool(min(jobs, len(games)), initializer=_leave_ctrl_c_to_us)
    with pool:
        yield from pool.imap_unordered(play, games, chunk)


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Processes that are just being started would tell of Ctrl+C in their own way."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _leave_ctrl_c_to_us() -> None:
    """A worker is ended by the command, so that only one of them reacts to Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
