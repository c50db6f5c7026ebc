"""The faults that `make mutants` plants: each is a different valid program."""

from __future__ import annotations

import ast
import gc
from pathlib import Path
from typing import Any

import pytest

from tests import mutants
from tests.mutants import Planter, functions_with

SOURCE = '''\
"""A docstring with 1 == 1."""
from typing import TYPE_CHECKING, Annotated, TypeVar
if TYPE_CHECKING:
    import this
Number = Annotated[int, 3]
Either = Number | None; T = TypeVar("T", contravariant=True)
def take(köpfe: int, most: int = 4) -> bool:
    """Another."""
    if köpfe < most and not most == 2:
        köpfe += 1
    assert köpfe > 0
    print(f"{köpfe + 1}")
    if köpfe > 9:
        raise ValueError("more than 9")
    return köpfe - 1 in (2, 3)
class Kopf:
    size: int = 3
    def later(self) -> None:
        raise NotImplementedError
    def both(self, two: list[int], three: list[int]) -> dict[int, int]:
        return dict(zip(two, three, strict=True)
            if (three and
                two)
            else {})
LAST = take(2)
'''


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Planter:
    monkeypatch.setattr(mutants, "TOP", tmp_path)
    (tmp_path / "take.py").write_text(SOURCE, encoding="utf-8")
    return Planter("take.py")


def test_every_fault_is_a_program_and_another_one(planted: Planter) -> None:
    for fault in planted.faults:
        assert ast.dump(ast.parse(fault.source())) != ast.dump(ast.parse(SOURCE)), fault


def test_below_a_fault_every_line_keeps_its_number(planted: Planter) -> None:
    for fault in planted.faults:
        assert ast.parse(fault.source()).body[-1].lineno == 25, fault


def test_a_living_function_is_exchanged_for_the_one_with_the_fault(planted: Planter) -> None:
    """Everything except what runs at import: defaults, and code outside functions."""
    file = str(mutants.TOP / "take.py")
    there: dict[str, Any] = {}
    exec(compile(SOURCE, file, "exec"), there)
    living = {file: [there["take"], there["Kopf"].both]}
    changed = {fault: functions_with(fault, living) for fault in planted.faults}
    assert {fault.line for fault in changed if changed[fault] is None} == {7, 25}
    for fault, found in changed.items():
        if (fault.line, fault.what) == (9, "Lt becomes LtE"):
            assert found is not None
            assert there["take"](4) is True
            for function, code in found:
                function.__code__ = code
            assert there["take"](4) is False


def test_functions_put_out_of_sight_of_the_garbage_collector_are_found_too() -> None:
    """The tests' own conftest hides functions like this; without them every fault would
    need a process."""
    gc.freeze()
    living = mutants.living_functions()
    gc.freeze()
    assert functions_with.__code__.co_filename in living


def test_faults_are_planted_where_the_program_decides_and_counts(planted: Planter) -> None:
    told = {(fault.line, fault.what) for fault in planted.faults}
    assert told == {
        (7, "4 becomes one more"),
        (9, "if becomes if not"),
        (9, "and/or exchanged"),
        (9, "condition 1 left out"),
        (9, "condition 2 left out"),
        (9, "Lt becomes LtE"),
        (9, "not left out"),
        (9, "Eq becomes NotEq"),
        (9, "2 becomes one more"),
        (10, "added becomes taken off"),
        (10, "1 becomes one more"),
        (12, "call left out"),
        (13, "if becomes if not"),
        (13, "Gt becomes GtE"),
        (13, "9 becomes one more"),
        (14, "error not raised"),
        (15, "nothing returned"),
        (15, "In becomes NotIn"),
        (15, "Sub becomes Add"),
        (15, "1 becomes one more"),
        (15, "2 becomes one more"),
        (15, "3 becomes one more"),
        (21, "nothing returned"),
        (21, "if/else exchanged"),
        (22, "and/or exchanged"),
        (22, "condition 1 left out"),
        (22, "condition 2 left out"),
        (25, "2 becomes one more"),
    }


def test_every_room_of_the_list_has_its_tests() -> None:
    for room, tests in mutants.ROOMS.items():
        assert (mutants.TOP / "weimar_tui" / room).is_dir()
        assert all((mutants.TOP / test).exists() for test in tests)
