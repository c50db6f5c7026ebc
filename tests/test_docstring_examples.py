"""The examples in docstrings give the results written below them.

pytest would look for examples in every module, which doubles the time to collect the tests.
"""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import weimar_tui

TOP = Path(weimar_tui.__file__).parent
MODULES = [
    ".".join(("weimar_tui", *path.relative_to(TOP).with_suffix("").parts))
    for path in sorted(TOP.rglob("*.py"))
    if "    >>> " in path.read_text("utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_a_module(name: str) -> None:
    module = import_module(name.removesuffix(".__init__"))
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0, "see the output above"
