"""Which tests `make test` leaves out; `make test-all` and continuous integration run them too.

There are three rules:

- Cases that differ only in their circumstances (language, size of the terminal, database, seed)
  take the same way through the program. Where cases take long, because they start an app or draw
  boards, the quick set runs one of them. It is a different one for each test, so every language,
  size and database serves many tests. Themes are no circumstances: each has colours of its own.
- Tests listed in tests/slow.txt take long, and quicker tests run the same lines of the program.
- A test can be marked `slow`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

LIST = Path(__file__).with_name("slow.txt")
FOLDERS = {"cli", "contract", "server", "toy", "tui", "view"}
"""Where one case of several that differ only in their circumstances is enough."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Mark what the first two rules leave out, before pytest leaves out marked tests."""
    alike: dict[tuple[Any, ...], list[pytest.Item]] = defaultdict(list)
    listed = slow_tests()
    for item in items:
        file = item.nodeid.split("::")[0]
        if listed.intersection((item.nodeid, function_of(item), file)):
            item.add_marker(pytest.mark.slow)
        elif FOLDERS.intersection(item.path.parts) and not item.get_closest_marker("slow"):
            alike[function_of(item), *_other_parameters(item)].append(item)
    for cases in alike.values():
        chosen = cases[crc32(cases[0].nodeid.encode()) % len(cases)]
        for case in cases:
            if case is not chosen:
                case.add_marker(pytest.mark.slow)


@cache
def slow_tests() -> frozenset[str]:
    """The ids in tests/slow.txt: of files, of tests or of single cases."""
    lines = LIST.read_text("utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def function_of(item: pytest.Item) -> str:
    """The id of the test without its parameters."""
    name = getattr(item, "originalname", item.name)
    return item.nodeid.removesuffix(item.name) + name


def _other_parameters(item: pytest.Item) -> list[str | int]:
    """The parameters of a case, circumstances aside: simple values, or the number of the value."""
    if (callspec := getattr(item, "callspec", None)) is None:
        return []
    return [
        value if isinstance(value, str | int) else callspec.indices[name]
        for name, value in callspec.params.items()
        if not _is_circumstance(name, value)
    ]


def _is_circumstance(name: str, value: Any) -> bool:
    match name:
        case "lang" | "language":
            return True
        case "size":
            return isinstance(value, tuple)
        case "kind":
            return value in ("sqlite", "postgresql")
        case "seed":
            return isinstance(value, int)
    return False
