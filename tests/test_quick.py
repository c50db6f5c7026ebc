"""The quick set of tests: what `make test` leaves out."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.quick import FOLDERS, LIST, slow_tests

ROOT = Path(__file__).parents[1]

CASES = """
import pytest

@pytest.mark.parametrize("lang", ["en", "de", "zh"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_board(lang, size, answer): ...

@pytest.mark.parametrize(("lang", "word"), [("en", "yes"), ("de", "ja"), ("zh", "是")])
def test_word(lang, word): ...

@pytest.mark.parametrize("size", [3, 4])
def test_pool(size): ...

@pytest.mark.parametrize("lang", ["en", "de"])
def test_other(lang): ...
"""


def collected(folder: Path, *arguments: str) -> list[str]:
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "--rootdir", str(folder),
         "-c", "/dev/null", "-p", "tests.quick", "-p", "no:cacheprovider", *arguments, str(folder)],
        capture_output=True, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    return [line.split("::")[1] for line in ran.stdout.splitlines() if "::" in line]


def test_of_cases_that_differ_in_language_and_size_alone_one_is_quick(tmp_path: Path) -> None:
    (tmp_path / "tui").mkdir()
    (tmp_path / "tui" / "test_cases.py").write_text(CASES)
    assert len(collected(tmp_path)) == 12 + 3 + 2 + 2
    quick = collected(tmp_path, "-m", "not slow")
    boards = [case for case in quick if case.startswith("test_board")]
    assert len(boards) == 2 and ["yes" in case for case in boards].count(True) == 1
    assert sum(case.startswith("test_word") for case in quick) == 3
    assert sum(case.startswith("test_pool") for case in quick) == 2
    assert sum(case.startswith("test_other") for case in quick) == 1
    assert quick == collected(tmp_path, "-m", "not slow"), "every worker chooses the same"
    assert "rules" not in FOLDERS
    (tmp_path / "tui").rename(tmp_path / "rules")
    assert len(collected(tmp_path, "-m", "not slow")) == 12 + 3 + 2 + 2


@pytest.mark.parametrize("file", sorted({test.split("::")[0] for test in slow_tests()}))
def test_every_test_listed_as_slow_exists(file: str) -> None:
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    functions = {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    listed = {test.split("[")[0] for test in slow_tests()}
    assert {test.split("::")[-1] for test in listed if test.startswith(f"{file}::")} <= functions, (
        f"rename or remove them in {LIST.name}"
    )
