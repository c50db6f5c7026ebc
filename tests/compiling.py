"""Compiling the program and all tests takes twelve seconds; the workers of a test run share it.

The result is kept next to the sources, but in a fresh clone every worker would compile everything.
Most of the time goes into rewriting `assert` statements.
"""

from __future__ import annotations

import compileall
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

_PROGRAM = Path(__file__).parents[1] / "weimar_tui"


def compile_share(config: pytest.Config, number: int, workers: int) -> None:
    """Compile what is missing of one worker's share."""
    tests = sorted(_chosen(config))
    if not tests:
        return
    for file in sorted(_PROGRAM.rglob("*.py"))[number::workers]:
        compileall.compile_file(file, quiet=2)
    for file in tests[number::workers]:
        _rewrite(config, file)


def _rewrite(config: pytest.Config, file: Path) -> None:
    kept = rewrite.get_cache_dir(file) / (file.stem + rewrite.PYC_TAIL)
    if _is_newer(kept, file) or rewrite._read_pyc(file, kept) is not None:
        return
    source_hash, code = rewrite._rewrite_test(file, config)
    if rewrite.try_makedirs(kept.parent):
        rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, source_hash, kept)


def _chosen(config: pytest.Config) -> Iterator[Path]:
    """The files of tests in the folders given on the command line."""
    for argument in config.args:
        folder = config.invocation_params.dir / argument
        if folder.is_dir():
            yield from folder.rglob("test_*.py")


def _is_newer(kept: Path, file: Path) -> bool:
    try:
        return kept.stat().st_mtime >= file.stat().st_mtime
    except OSError:
        return False
