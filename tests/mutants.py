"""Small faults planted one at a time: do the tests notice? (`make mutants`)

    python -m tests.mutants                 sample 300 faults in all rooms
    python -m tests.mutants -n 50 --rooms kernel,packs --seed 2

First the tests run once to see which of them run which line; that is kept in `.mutants/` until a
file changes. Then, for each fault, the tests that run its line are run in a process of its own, in
which the faulty file takes the place of the right one. No file is ever changed.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any

TOP = Path(__file__).resolve().parent.parent
KEPT = TOP / ".mutants"

ROOMS: dict[str, tuple[str, ...]] = {
    "kernel": ("tests/kernel", "weimar_tui/kernel", "tests/cli/test_fuzz.py"),
    "packs": ("tests/packs", "weimar_tui/packs", "tests/weimar/test_packs_digest.py"),
    "games/weimar/rules": ("tests/weimar", "tests/cli/test_simulate.py"),
    "games/wir_sind_das_volk/rules": ("tests/wir_sind_das_volk",),
    "games/junta/rules": ("tests/junta",),
    "table": ("tests/table", "tests/table_server"),
    "tui": ("tests/tui",),
}
"""Where faults are planted, and which tests should notice."""

MOST_TESTS = 60
"""Tests run for one fault; those of few lines first, which say most about it."""

FEW_TESTS = 5
"""Fewer tests than these are helped by others of the same file."""

PATIENCE = 120
"""Seconds for one fault; what takes longer has been noticed, by never ending."""


# --- faults -------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Fault:
    """One change of a file: bytes `start` to `end` become `text`."""

    file: str
    line: int
    start: int
    end: int
    text: str
    what: str

    def source(self) -> bytes:
        """The whole file with the fault in it."""
        right = (TOP / self.file).read_bytes()
        return right[: self.start] + self.text.encode() + right[self.end :]


COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}


class Planter(ast.NodeVisitor):
    """Collects every fault that can be planted in a file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []
        source = (TOP / file).read_bytes()
        self._starts = [0]
        for line in source.split(b"\n"):
            self._starts.append(self._starts[-1] + len(line) + 1)
        self.visit(ast.parse(source))

    def _plant(self, node: Any, new: ast.AST | str, what: str) -> None:
        text = new if isinstance(new, str) else f"({ast.unparse(new)})"
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        self.faults.append(Fault(self.file, node.lineno, start, end, text, what))

    # What is only written for people and for mypy holds no faults.
    def visit_JoinedStr(self, node: ast.JoinedStr) -> None: ...
    def visit_Assert(self, node: ast.Assert) -> None: ...
    def visit_match_case(self, node: ast.match_case) -> None:
        for inner in [*([node.guard] if node.guard else []), *node.body]:
            self.visit(inner)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in ("__repr__", "__del__"):
            return
        for inner in [*node.args.defaults, *filter(None, node.args.kw_defaults), *node.body]:
            self.visit(inner)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        for inner in node.body:
            self.visit(inner)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for inner in node.body:
            self.visit(inner)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        # `Annotated[...]` and the like, where a type has a name.
        if not (isinstance(node.value, ast.Name) and node.value.id[:1].isupper()):
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What an error says is for people; whether it is raised is not."""
        self._plant(node, "pass", "error not raised")

    def visit_Compare(self, node: ast.Compare) -> None:
        new = COMPARED.get(type(node.ops[0]))
        if new is not None and len(node.ops) == 1:
            changed = ast.Compare(node.left, [new()], node.comparators)
            self._plant(node, changed, f"{type(node.ops[0]).__name__} becomes {new.__name__}")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._plant(node, ast.BoolOp(other, node.values), "and/or exchanged")
        for left_out in range(len(node.values)):
            rest = node.values[:left_out] + node.values[left_out + 1 :]
            new = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
            self._plant(node, new, f"condition {left_out + 1} left out")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._plant(node, node.operand, "not left out")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        new = COUNTED.get(type(node.op))
        sides = (node.left, node.right)
        texts = any(
            isinstance(side, ast.Constant | ast.JoinedStr) and not _is_number(side)
            for side in sides
        )
        types = any(isinstance(side, ast.Name) and side.id[:1].isupper() for side in sides)
        if new is not None and not texts and not (types and isinstance(node.op, ast.BitOr)):
            changed = ast.BinOp(node.left, new(), node.right)
            self._plant(node, changed, f"{type(node.op).__name__} becomes {new.__name__}")
        if not (types and isinstance(node.op, ast.BitOr)):
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        new = COUNTED.get(type(node.op))
        if new is not None and isinstance(node.op, ast.Add | ast.Sub):
            text = ast.unparse(ast.AugAssign(node.target, new(), node.value))
            self._plant(node, text, "added becomes taken off")
        self.visit(node.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._plant(node, str(not node.value), f"{node.value} becomes {not node.value}")
        elif _is_number(node):
            self._plant(node, f"({node.value!r} + 1)", f"{node.value} becomes one more")

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self._plant(node.test, ast.UnaryOp(ast.Not(), node.test), "if becomes if not")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._plant(node, ast.IfExp(node.test, node.orelse, node.body), "if/else exchanged")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and not ast.unparse(node.value).startswith("_log."):
            self._plant(node, "pass", "call left out")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and not isinstance(node.value, ast.Constant):
            self._plant(node, "return None", "nothing returned")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self._plant(node, "continue", "break becomes continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._plant(node, "break", "continue becomes break")


def _is_number(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, int | float)
        and not isinstance(node.value, bool)
    )


# --- which tests run which line -----------------------------------------------------------------
def tests_by_line(room: str) -> dict[str, dict[int, list[str]]]:
    """For every file of a room, the tests that run each line; no tests: it runs at import."""
    state = hashlib.sha256(room.encode())
    for path in sorted([*(TOP / "weimar_tui").rglob("*.py"), *(TOP / "tests").rglob("*.py")]):
        state.update(path.read_bytes())
    kept = KEPT / f"{room.replace('/', '-')}-{state.hexdigest()[:16]}.json"
    if not kept.exists():
        KEPT.mkdir(exist_ok=True)
        print(f"{room}: which tests run which line ...", flush=True)
        status = _in_child(lambda: _measure(room, kept), 3600)
        if status or not kept.exists():
            raise SystemExit(f"{room}: its tests fail without any fault")
    found: dict[str, dict[str, list[str]]] = json.loads(kept.read_text())
    return {file: {int(n): tests for n, tests in lines.items()} for file, lines in found.items()}


def _measure(room: str, kept: Path) -> int:
    import coverage
    import pytest

    class Context:
        """Tells coverage which test runs."""

        @pytest.hookimpl(hookwrapper=True)
        def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
            measured.switch_context(item.nodeid.partition("[")[0])
            yield
            measured.switch_context("")

    measured = coverage.Coverage(data_file=None, source=[str(TOP / "weimar_tui" / room)])
    measured.start()
    status = pytest.main([*_QUIETLY, *_there(ROOMS[room])], plugins=[Context()])
    measured.stop()
    if status:
        return int(status)
    data = measured.get_data()
    found = {
        str(Path(file).relative_to(TOP)): {
            line: sorted(filter(None, contexts))
            for line, contexts in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    kept.write_text(json.dumps(found))
    return 0


def _there(paths: Sequence[str]) -> list[str]:
    return [path for path in paths if (TOP / path).exists()]


_QUIETLY = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "--hypothesis-seed=1"]


# --- one fault ----------------------------------------------------------------------------------
class Faulty(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Imports one module with a fault in it."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        name = fault.file.removesuffix(".py").replace("/", ".")
        self.name = name.removesuffix(".__init__")
        self.is_init = name != self.name

    def find_spec(
        self, name: str, path: Any, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        where = str(TOP / self.fault.file)
        return importlib.util.spec_from_file_location(name, where, loader=self)  # type: ignore[arg-type]

    def get_source(self, name: str) -> str:
        return self.fault.source().decode()

    def get_code(self, name: str) -> CodeType:
        return compile(self.get_source(name), str(TOP / self.fault.file), "exec")

    def is_package(self, name: str) -> bool:
        return self.is_init


def is_noticed(fault: Fault, tests: Sequence[str]) -> bool:
    """Whether one of the tests fails, or never ends."""

    def run() -> int:
        faulty = Faulty(fault)
        sys.meta_path.insert(0, faulty)
        # At once, since pytest imports a file with doctests in its own way if it is not there.
        importlib.import_module(faulty.name)
        return _pytest(*tests)

    status = _in_child(run, PATIENCE)
    if status == NOT_FOUND and _in_child(lambda: _pytest("--collect-only", *tests), PATIENCE):
        raise SystemExit(f"these tests are not there: {', '.join(tests)}")
    return status != 0


NOT_FOUND = 4
"""What pytest says where a test is not there, or its file cannot be imported."""


def _pytest(*arguments: str) -> int:
    import pytest

    return int(pytest.main([*_QUIETLY, *arguments]))


def _in_child(run: Any, seconds: float) -> int:
    """Runs in a copy of this process, silently; its status, or 124 if it takes too long."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        null = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(null, stream)
        os.chdir(TOP)
        try:
            status = run()
        except BaseException:
            status = 3
        os._exit(status)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return 124


# --- the run ------------------------------------------------------------------------------------
def sample(rooms: Sequence[str], number: int, seed: int) -> Iterator[tuple[str, Fault, list[str]]]:
    """Faults drawn from all that can be planted on lines that are run, evenly over the rooms."""
    chance = Random(seed)
    share = -(-number // len(rooms))
    for room in rooms:
        lines = tests_by_line(room)
        tests_of = Counter(
            test for found in lines.values() for tests in found.values() for test in tests
        )
        faults = [fault for file in sorted(lines) for fault in Planter(file).faults]
        chance.shuffle(faults)
        for fault in faults[:share]:
            of_file = lines[fault.file]
            tests = _in_order(of_file.get(fault.line, ()), tests_of)
            if fault.line in of_file and len(tests) < FEW_TESTS:
                # It runs at import, or once for all that ask: any test of the file may notice.
                others = {test for found in of_file.values() for test in found} - set(tests)
                tests += _in_order(others, tests_of)[: MOST_TESTS - len(tests)]
            yield room, fault, tests[:MOST_TESTS]


def _in_order(tests: Iterable[str], lines_of: Counter[str]) -> list[str]:
    """Those of few lines first."""
    return sorted(tests, key=lambda test: (lines_of[test], test))


def main() -> int:
    """Plant, test, and tell what was not noticed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("-n", "--number", type=int, default=300, help="how many faults")
    parser.add_argument("--seed", type=int, default=1, help="which faults")
    parser.add_argument("--rooms", default=",".join(ROOMS), help="where, divided by commas")
    asked = parser.parse_args()
    rooms = [room for room in asked.rooms.split(",") if _there(ROOMS[room])]
    _load_what_never_changes()
    planted: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    missed: dict[str, list[str]] = defaultdict(list)
    for room, fault, tests in sample(rooms, asked.number, asked.seed):
        planted[room] += 1
        if tests and is_noticed(fault, tests):
            noticed[room] += 1
            continue
        by = f"{len(tests)} tests" if tests else "no test runs it"
        missed[room].append(f"{fault.file}:{fault.line}: {fault.what} -> {fault.text} ({by})")
        print(missed[room][-1], flush=True)
    print()
    for room in rooms:
        share = noticed[room] / max(1, planted[room])
        print(f"{room:32} {noticed[room]:4} of {planted[room]:4} noticed  {share:4.0%}")
    total, found = sum(planted.values()), sum(noticed.values())
    print(f"{'together':32} {found:4} of {total:4} noticed  {found / max(1, total):4.0%}")
    return 0


def _load_what_never_changes() -> None:
    """Loaded once, and there in every child at once."""
    import asyncssh
    import hypothesis
    import lark
    import msgspec
    import pytest
    import textual.app

    del asyncssh, hypothesis, lark, msgspec, pytest, textual


if __name__ == "__main__":
    sys.exit(main())
