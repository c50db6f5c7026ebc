"""Games played by Dask workers: the same games, even if a worker is killed."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.cli.conftest import Command, assert_one_line
from weimar_tui.cli.failures import UsageError
from weimar_tui.lab.cluster import executor_of

LAB = ("lab", "--game", "junta", "--bots", "random", "-n", "8")
LADDER = ("ladder", "--game", "duel", "--bots", "random", "-n", "1")
TRAIN = ("train", "--game", "wir_sind_das_volk", "-n", "1", "--iterations", "0")


def _dask() -> Any:
    """Dask, which takes long to import; only slow tests need it."""
    import distributed

    return distributed


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A scheduler with two workers in separate processes."""
    dask = _dask()
    begun = dask.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    )
    with begun:
        yield begun


def games_in(folder: Path) -> list[dict[str, Any]]:
    """The games in order, without their durations."""
    path = folder / "games.jsonl"
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    for game in lines:
        del game["seconds"]
    return sorted(lines, key=lambda game: game["number"])


def kill_one(cluster: Any, path: Path) -> None:
    """Kill a worker once the first game is stored."""
    while not path.exists() or path.read_bytes().count(b"\n") < 2:
        time.sleep(0.01)
    with _dask().Client(cluster) as client:
        pids = client.run(os.getpid)
    os.kill(next(iter(pids.values())), signal.SIGKILL)


@pytest.mark.parametrize("error", [OSError, ValueError, TimeoutError])
def test_a_scheduler_that_cannot_be_reached_is_a_usage_error(
    monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    """Without Dask itself, whose import alone takes longer than this test."""

    def refuse(address: str, timeout: float) -> None:
        raise error

    config = SimpleNamespace(set=lambda values: nullcontext())
    monkeypatch.setitem(sys.modules, "dask", SimpleNamespace(config=config))
    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=refuse, as_completed=0))
    arguments = Namespace(command="lab", workers=2, scheduler="tcp://127.0.0.1:1", pack=None)
    with pytest.raises(UsageError) as caught, executor_of(arguments):
        pass
    assert caught.value.name == "scheduler"
    assert caught.value.arguments == {"address": arguments.scheduler}


@pytest.mark.slow
def test_a_worker_is_killed_and_the_games_are_the_same(
    command: Command, tmp_path: Path, cluster: Any
) -> None:
    alone, together = tmp_path / "alone", tmp_path / "together"
    assert command(*LAB, "--folder", str(alone), "--workers", "1").status == 0
    killer = threading.Thread(target=kill_one, args=(cluster, together / "games.jsonl"))
    killer.start()
    scheduler = ("--scheduler", cluster.scheduler_address)
    ran = command(*LAB, "--folder", str(together), *scheduler)
    killer.join()
    assert (ran.status, ran.err) == (0, "")
    assert games_in(together) == games_in(alone)
    assert (together / "report.md").read_text() == (alone / "report.md").read_text()


@pytest.mark.slow
def test_what_is_learnt_is_the_same_whoever_plays(
    command: Command, tmp_path: Path, cluster: Any
) -> None:
    alone, together = tmp_path / "alone", tmp_path / "together"
    for folder, more in ((alone, ()), (together, ("--scheduler", cluster.scheduler_address))):
        assert command(*TRAIN, "--folder", str(folder), *more).status == 0
    name = "learned-0.json.gz"
    assert (together / name).read_bytes() == (alone / name).read_bytes()


def test_a_scheduler_that_is_not_there_is_told_in_a_line(command: Command) -> None:
    ran = command(*LADDER, "--scheduler", "127.0.0.1:9")
    assert_one_line(ran, 2, "127.0.0.1:9")
