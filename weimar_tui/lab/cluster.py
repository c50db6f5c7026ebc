"""Runs games in other processes and on other computers, on Dask workers that can join and leave.

The shared data is sent as bytes that every worker unpacks once. A Game is sent as its name and
pack, since the rules are installed with weimar-tui. If a worker dies, another one repeats its game;
the same numbers give the same games on any worker.
"""

from __future__ import annotations

import argparse
import logging
import os
import pickle
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from io import BytesIO
from typing import Any

from weimar_tui.bots.result_log import Executor, R, here
from weimar_tui.child_process import children_of_libraries
from weimar_tui.cli.failures import UsageError, needs
from weimar_tui.kernel.game import Game
from weimar_tui.lab.simulate import load_same
from weimar_tui.packs.sources import Carried, carry

_SECONDS = 5
"""Seconds to wait for the scheduler, and for its first worker."""


@contextmanager
def executor_of(arguments: argparse.Namespace) -> Iterator[Executor[Any]]:
    """Return the executor chosen on the command line: this process, own workers, or a scheduler's.

    Raises UsageError if the scheduler cannot be reached, KernelError without the packages.
    """
    workers: int = arguments.workers or os.cpu_count() or 1
    if workers == 1 and not arguments.scheduler:
        yield here
        return
    try:
        import distributed
        from dask import config
    except ImportError:
        raise needs(f"weimar {arguments.command}", "lab") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    pack = carry(arguments.pack)
    dask: Any = distributed
    with config.set({"distributed.comm.timeouts.connect": f"{_SECONDS}s"}):
        if arguments.scheduler:
            with _client(dask.Client, arguments.scheduler) as client:
                yield _Workers(client, dask.as_completed, pack)
            return
        # Local only: a client of the scheduler can run any code.
        with (
            children_of_libraries(),
            dask.LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                host="127.0.0.1",
                dashboard_address=None,
                silence_logs=logging.CRITICAL,
            ) as cluster,
            dask.Client(cluster) as client,
        ):
            client.register_plugin(_leaving_ctrl_c_to_us(dask.WorkerPlugin))
            yield _Workers(client, dask.as_completed, pack)


def _leaving_ctrl_c_to_us(plugin: Any) -> Any:
    """Leave Ctrl+C to the command, which ends the workers."""

    class LeavesCtrlCToUs(plugin):  # type: ignore[misc]
        def setup(self, worker: Any) -> None:
            signal.signal(signal.SIGINT, signal.SIG_IGN)

    return LeavesCtrlCToUs()


@contextmanager
def _client(make: Any, address: str) -> Iterator[Any]:
    try:
        client = make(address, timeout=_SECONDS)
    except (OSError, ValueError, TimeoutError):
        raise UsageError("scheduler", address=address) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=_SECONDS)
        except TimeoutError:
            raise UsageError("scheduler-idle", address=address) from None
        yield client


class _Workers:
    """`Executor` on the workers of a client."""

    def __init__(self, client: Any, as_completed: Any, pack: Carried) -> None:
        self._client = client
        self._as_completed = as_completed
        self._pack = pack

    def __call__(
        self, play: Callable[[int], R], numbers: Sequence[int]
    ) -> Generator[R, None, None]:
        client = self._client
        # The scheduler keeps the data and gives it to workers that join or are replaced later.
        task = client.submit(bytes, _packed(play, self._pack), pure=False)
        games = client.map(_played, numbers, task=task, pure=False)
        try:
            for game in self._as_completed(games):
                yield game.result()
                game.release()
        finally:
            with suppress(Exception):
                client.cancel(games)


# --- serialisation -----------------------------------------------------------------------------
def _packed(play: Callable[[int], Any], pack: Carried) -> bytes:
    import cloudpickle

    pickler: Any = cloudpickle.Pickler

    class GamesByName(pickler):  # type: ignore[misc]
        def reducer_override(self, thing: Any) -> Any:
            if isinstance(thing, Game):
                return load_same, (thing.id, pack, thing.digest)
            return super().reducer_override(thing)

    file = BytesIO()
    by_name: Any = GamesByName(file)
    by_name.dump(play)
    return file.getvalue()


@lru_cache(maxsize=2)
def _unpacked(task: bytes) -> Callable[[int], Any]:
    play: Callable[[int], Any] = pickle.loads(task)
    return play


def _played(number: int, task: bytes) -> Any:
    return _unpacked(task)(number)
