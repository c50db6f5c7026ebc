"""Fixtures and settings for all tests."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from hypothesis import settings
from textual._compositor import Compositor
from textual.geometry import Size
from textual.screen import Screen

from tests import once
from tests.compiling import compile_share

pytest_plugins = ["tests.quick"]

# Tests start the program many times, so it is compiled once, whatever the machine's setting.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# On a busy machine, no property test should depend on time.
settings.register_profile("weimar", deadline=None)
settings.load_profile("weimar")


# While tests are collected, nothing becomes garbage.
gc.disable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Before a worker collects its tests, prepare some of them for all workers."""
    if worker := getattr(session.config, "workerinput", None):
        number = int(worker["workerid"].removeprefix("gw"))
        compile_share(session.config, number, worker["workercount"])


def pytest_collection_finish() -> None:
    """Keep the garbage collector from searching thousands of collected tests again and again."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 10, 10)


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    """Count the slow tests that `make test` leaves out, for its closing line."""
    config = items[0].config
    left_out = sum(item.get_closest_marker("slow") is not None for item in items)
    if not left_out:
        return
    if hasattr(config, "workeroutput"):
        config.workeroutput["left_out"] = left_out
    elif cache := getattr(config, "cache", None):  # missing with -p no:cacheprovider
        cache.set("slow/left_out", left_out)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Store the count of a worker; all workers leave out the same tests."""
    left_out = getattr(node, "workeroutput", {}).get("left_out")
    if left_out is not None:
        node.config.cache.set("slow/left_out", left_out)


@pytest.fixture(autouse=True, scope="session")
def _shared_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Tell `once` where the processes of this test run can share results."""
    own = tmp_path_factory.getbasetemp()
    once.folder = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(autouse=True, scope="session")
def _unseen_updates() -> Iterator[None]:
    """Render each screen once at each size: an app without a terminal throws updates away.

    Tests that look at the screen render it themselves.
    """
    render = Compositor.render_update
    seen: WeakKeyDictionary[Compositor, set[Size]] = WeakKeyDictionary()

    def rendered(
        compositor: Compositor,
        full: bool = False,
        screen_stack: list[Screen[Any]] | None = None,
        simplify: bool = False,
    ) -> Any:
        sizes = seen.setdefault(compositor, set())
        whole = compositor.size.region in compositor._dirty_regions
        if full or (whole and compositor.size not in sizes):
            sizes.add(compositor.size)
            return render(compositor, full, screen_stack, simplify)
        compositor._dirty_regions.clear()
        return None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Compositor, "render_update", rendered)
        yield


@pytest.fixture(autouse=True)
def the_same_secrets_every_time(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Make secrets reproducible: each test meets the same deal on every run."""
    chance = Random(request.node.nodeid)
    monkeypatch.setattr("secrets.token_hex", lambda size=32: chance.randbytes(size).hex())
    monkeypatch.setattr("secrets.randbelow", chance.randrange)
