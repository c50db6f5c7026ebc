"""The faults that `make mutants` plants: each is another program that still is one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests import mutants
from tests.mutants import Planter

SOURCE = '''\
"""A docstring with 1 == 1."""
from typing import TYPE_CHECKING, Annotated
if TYPE_CHECKING:
    import this
Number = Annotated[int, 3]
def take(köpfe: int, most: int = 4) -> bool:
    """Another."""
    if köpfe < most and not most == 2:
        köpfe += 1
    assert köpfe > 0
    print(f"{köpfe + 1}")
    if köpfe > 9:
        raise ValueError("more than 9")
    return köpfe - 1 in (2, 3)
'''


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Planter:
    monkeypatch.setattr(mutants, "TOP", tmp_path)
    (tmp_path / "take.py").write_text(SOURCE, encoding="utf-8")
    return Planter("take.py")


def test_every_fault_is_a_program_and_another_one(planted: Planter) -> None:
    for fault in planted.faults:
        assert ast.dump(ast.parse(fault.source())) != ast.dump(ast.parse(SOURCE)), fault


def test_faults_are_planted_where_the_program_decides_and_counts(planted: Planter) -> None:
    told = {(fault.line, fault.what) for fault in planted.faults}
    assert told == {
        (6, "4 becomes one more"),
        (8, "if becomes if not"),
        (8, "and/or exchanged"),
        (8, "condition 1 left out"),
        (8, "condition 2 left out"),
        (8, "Lt becomes LtE"),
        (8, "not left out"),
        (8, "Eq becomes NotEq"),
        (8, "2 becomes one more"),
        (9, "added becomes taken off"),
        (9, "1 becomes one more"),
        (11, "call left out"),
        (12, "if becomes if not"),
        (12, "Gt becomes GtE"),
        (12, "9 becomes one more"),
        (13, "error not raised"),
        (14, "nothing returned"),
        (14, "In becomes NotIn"),
        (14, "Sub becomes Add"),
        (14, "1 becomes one more"),
        (14, "2 becomes one more"),
        (14, "3 becomes one more"),
    }


def test_every_room_of_the_list_has_its_tests() -> None:
    for room, tests in mutants.ROOMS.items():
        assert (mutants.TOP / "weimar_tui" / room).is_dir()
        assert all((mutants.TOP / test).exists() for test in tests)
