"""Plants small faults one at a time and checks whether the tests notice (`make mutants`).

    python -m tests.mutants                      sample 300 faults in all packages
    python -m tests.mutants -n 50 --rooms kernel,packs --seed 2
    python -m tests.mutants --at weimar_tui/kernel/undo.py:37    all faults of a line

The tests run once to find out which lines each of them runs, and how long it takes; `.mutants/`
keeps the results, one file per test file. Then, for each fault, the quickest tests that run its
line are run until one fails. This needs no new import: after pytest has collected the tests, a copy
of its process is forked, where the function with the fault replaces the correct one. Only faults in
code that runs at import need a fresh process. No file is changed: for code that only other
processes run (`IN_OTHER_PROCESSES`), a copy of the project gets the fault.
"""

from __future__ import annotations

import argparse
import ast
import gc
import hashlib
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import inspect
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

TOP = Path(__file__).resolve().parent.parent
KEPT = TOP / ".mutants"

GAMES_ALIKE = ("tests/contract/test_rules_and_saves.py", "tests/contract/test_secrecy.py")
"""Tests of the rules of every game."""

ROOMS: dict[str, tuple[str, ...]] = {
    "kernel": ("tests/kernel", "weimar_tui/kernel", "tests/lab/test_fuzz.py", "tests/contract"),
    "packs": (
        "tests/packs",
        "weimar_tui/packs",
        "tests/games/weimar/test_packs_digest.py",
        "tests/games/weimar/test_notation.py",
    ),
    "games/weimar/rules": (
        "tests/games/weimar",
        "weimar_tui/games/weimar/rules",
        *GAMES_ALIKE,
        "tests/lab/test_simulate.py",
        "tests/test_saves.py",
    ),
    "games/wir_sind_das_volk/rules": (
        "tests/games/wir_sind_das_volk",
        "weimar_tui/games/wir_sind_das_volk/rules",
        *GAMES_ALIKE,
    ),
    "games/junta/rules": (
        "tests/games/junta",
        "weimar_tui/games/junta/rules",
        *GAMES_ALIKE,
        "tests/test_saves.py",
    ),
    "bots": ("tests/bots",),
    "play": ("tests/play", "tests/server", "weimar_tui/play", "tests/plain/test_puzzle.py"),
    "replay": ("tests/replay", "tests/server", "weimar_tui/replay"),
    "server": (
        "tests/server",
        "weimar_tui/server",
        "tests/toy/test_since_your_turn.py",
        "tests/cli/test_analyse.py",
        "tests/plain/test_new_table.py",
        "tests/plain/test_puzzle.py",
        "tests/tui/test_analysis.py",
        "tests/games/wir_sind_das_volk/view/test_story.py",
    ),
    "plain": (
        "tests/plain",
        "weimar_tui/plain",
        "tests/contract/test_tables.py",
        "tests/server/test_ended_from_outside.py",
    ),
    "server/ssh": ("tests/server/ssh", "weimar_tui/server/ssh"),
    "text": (
        "tests/text",
        "weimar_tui/text",
        "tests/contract/test_handbook.py",
        "tests/contract/test_words.py",
        "tests/games/weimar/words",
        "tests/plain/test_listing.py",
        "tests/plain/test_playing.py",
        "tests/tui/test_choice.py",
        "tests/tui/test_links.py",
    ),
    "tui": (
        "tests/tui",
        "weimar_tui/tui",
        "tests/server/ssh/test_served_app.py",
        "tests/toy",
        "tests/games/junta/view/test_hot_seat.py",
        "tests/games/wir_sind_das_volk/view/test_by_keys.py",
    ),
    "games/weimar/view": (
        "tests/games/weimar/view",
        "tests/replay/test_timeline.py",
        *(
            f"tests/tui/test_{name}.py"
            for name in (
                "dialogs",
                "motion",
                "chronicle",
                "choice",
                "pointing",
                "layout",
                "end",
                "replay_numbers",
                "wide_letters",
                "round",
                "words_of_the_terminal",
            )
        ),
    ),
    "games/wir_sind_das_volk/view": ("tests/games/wir_sind_das_volk/view",),
    "games/junta/view": ("tests/games/junta/view",),
}
"""Where faults are planted, and the tests that should notice them."""

IN_OTHER_PROCESSES: dict[str, tuple[str, ...]] = {
    "server/ssh": (
        "tests/server/ssh/test_fork_server.py",
        "tests/server/ssh/test_sandbox.py",
        "tests/server/ssh/test_lines_over_ssh.py",
        "tests/server/ssh/test_evening.py",
    ),
}
"""Tests that start processes of the program, for lines that no test runs in its own process."""

MOST_TESTS = 300
"""The most tests run for one fault."""

MOST_SECONDS = 10.0
"""The most seconds they may take together; quick ones come first."""

FEW_TESTS = 5
"""With fewer tests than this, others of the same file help."""

KEPT_OF_A_LINE = 100
"""The most tests remembered per line and test file."""

PATIENCE = 20
"""Seconds for one fault, plus ten times what its tests need; a fault that takes longer
counts as noticed."""

MOST_MEMORY = 4 << 30
"""In bytes; a fault that causes an endless loop could otherwise fill the memory."""


# --- faults -------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Fault:
    """A change of a file: bytes `start` to `end` are replaced by `text`."""

    file: str
    line: int
    start: int
    end: int
    text: str
    what: str
    statement: int = 0
    """The line where its statement begins, the only line of a table that is built in
    one statement."""

    def source(self) -> bytes:
        """The whole file including the fault."""
        right = (TOP / self.file).read_bytes()
        lost = right[self.start : self.end].count(b"\n") - self.text.count("\n")
        # the lines below keep their numbers
        inside = -1 if self.text.startswith("(") else len(self.text)
        text = self.text[:inside] + "\n" * lost + self.text[inside:]
        return right[: self.start] + text.encode() + right[self.end :]


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
        self._statement = 0
        self._starts = [0]
        for line in source.split(b"\n"):
            self._starts.append(self._starts[-1] + len(line) + 1)
        self.visit(ast.parse(source))

    def _plant(self, node: Any, new: ast.AST | str, what: str) -> None:
        text = new if isinstance(new, str) else f"({ast.unparse(new)})"
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        fault = Fault(self.file, node.lineno, start, end, text, what, self._statement)
        self.faults.append(fault)

    def visit(self, node: ast.AST) -> None:
        """Keep track of the current statement."""
        around = self._statement
        if isinstance(node, ast.stmt):
            self._statement = node.lineno
        super().visit(node)
        self._statement = around

    # text for people and for mypy contains no faults
    def visit_JoinedStr(self, node: ast.JoinedStr) -> None: ...
    def visit_Assert(self, node: ast.Assert) -> None: ...
    def visit_match_case(self, node: ast.match_case) -> None:
        for inner in [*([node.guard] if node.guard else []), *node.body]:
            self.visit(inner)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        # the targets of statistics are aims, not rules
        if node.value is not None and ast.unparse(node.target) != "TARGETS":
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
            # a field's default stands for "nothing", so 1 would be as good as 0
            if not (isinstance(inner, ast.AnnAssign) and isinstance(inner.value, ast.Constant)):
                self.visit(inner)

    def visit_keyword(self, node: ast.keyword) -> None:
        # `zip(..., strict=True)` only finds mistakes in the program itself
        if node.arg != "strict":
            self.visit(node.value)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        # `Annotated[...]` and similar names of types
        if not (isinstance(node.value, ast.Name) and node.value.id[:1].isupper()):
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        # only mypy reads the arguments of a `TypeVar`
        if ast.unparse(node.func) != "TypeVar":
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Skip the text of an error, which is for people, but not the raising itself."""
        if "AssertionError" in ast.unparse(node) or "NotImplementedError" in ast.unparse(node):
            return
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
            self._plant(node, f"({node.value!r} + 1)", f"{node.value!r} becomes one more")

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
@dataclass
class Runs:
    """Which tests run each line of each file, and the seconds that each test takes."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    at_import: dict[str, set[int]] = field(default_factory=dict)

    def add(self, kept: Path) -> None:
        """Add the stored results of one test file."""
        found = json.loads(kept.read_text())
        names = list(found["seconds"])
        self.seconds.update(found["seconds"])
        for file, lines in found["lines"].items():
            of_file = self.lines.setdefault(file, {})
            for line, tests in lines.items():
                of_file.setdefault(int(line), []).extend(names[test] for test in tests)
        for file, numbers in found["at_import"].items():
            self.at_import.setdefault(file, set()).update(numbers)

    def in_order(self, tests: Iterable[str]) -> list[str]:
        """Different tests before the same test with other values, quick ones first."""
        found: list[tuple[int, float, str]] = []
        same: Counter[str] = Counter()
        for seconds, test in sorted((self.seconds[test], test) for test in set(tests)):
            name = test.partition("[")[0]
            found.append((same[name], seconds, test))
            same[name] += 1
        return [test for _, _, test in sorted(found)]

    def tests_for(self, fault: Fault) -> list[str]:
        """The tests to run for a fault; none if no test runs its line."""
        of_file = self.lines.get(fault.file, {})
        at_import = self.at_import.get(fault.file, set())
        line = fault.line
        if line not in of_file and line not in at_import:
            line = fault.statement
        chosen = self.in_order(of_file.get(line, []))
        if len(chosen) < FEW_TESTS and (chosen or line in at_import):
            # The line runs at import, or once for all callers, so any test of the file can notice
            # it. Tests named after the file come first; they may only look at its tables.
            own = f"/test_{Path(fault.file).stem}.py::"
            chosen += self.in_order({test for test in self.seconds if own in test} - set(chosen))
            others = {test for found in of_file.values() for test in found}
            # a file with nothing but tables runs in no test, so all tests can look at them
            chosen += self.in_order((others or set(self.seconds)) - set(chosen))
        left = MOST_SECONDS
        within: list[str] = []
        for test in chosen[:MOST_TESTS]:
            if within and self.seconds[test] > left:
                continue
            left -= self.seconds[test]
            within.append(test)
        return within


def runs_of(room: str, until: float) -> Runs:
    """Measure what is not stored yet for the tests of a package."""
    sources = _digest((TOP / "weimar_tui" / room).rglob("*.py"))
    kept: dict[str, Path] = {}
    for place in _there(ROOMS[room]):
        path = TOP / place
        files = path.rglob("*.py") if path.is_dir() else [path]
        for file in files:
            if file.name.startswith("test_") or TOP / "weimar_tui" in file.parents:
                helpers = [one for one in file.parent.glob("*.py") if one.name[:5] != "test_"]
                state = hashlib.sha256(f"{sources}{_digest([file, *helpers])}".encode())
                name = str(file.relative_to(TOP))
                digest = state.hexdigest()[:12]
                kept[name] = KEPT / room.replace("/", "-") / f"{name.replace('/', '-')}-{digest}"
    missing = {name: path for name, path in kept.items() if not path.exists()}
    if missing:
        (KEPT / room.replace("/", "-")).mkdir(parents=True, exist_ok=True)
        print(f"{room}: which lines {len(missing)} files of tests run ...", flush=True)
        measuring = Measuring(room, missing, until)
        _in_child(lambda: measuring.run(), 3600)
        if time.monotonic() > until:
            raise SystemExit(f"{room}: the time is up; what was measured is kept")
    runs = Runs()
    for path in kept.values():
        runs.add(path)
    return runs


def _digest(files: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(str(file.relative_to(TOP)).encode() + file.read_bytes())
    return found.hexdigest()


def _there(paths: Sequence[str]) -> list[str]:
    return [path for path in paths if (TOP / path).exists()]


class Measuring:
    """A pytest run that records for each test file which lines it runs."""

    def __init__(self, room: str, kept: dict[str, Path], until: float) -> None:
        import coverage

        self._room = room
        self._kept = kept
        self._until = until
        self._seconds: dict[str, float] = {}
        self._failed: set[str] = set()
        self._at_import: dict[str, list[int]] = {}
        self._coverage = coverage.Coverage(
            data_file=None, source=[str(TOP / "weimar_tui" / room)], config_file=False
        )

    def run(self) -> int:
        """Measure; return pytest's status."""
        self._coverage.start()
        return _pytest([*self._kept], [self])

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """What has run so far runs at import."""
        self._at_import = {file: [*lines] for file, lines in self._found().items()}
        tested = {item.nodeid.partition("::")[0] for item in session.items}
        for name in self._kept.keys() - tested:
            self._keep(name)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Iterator[None]:
        """Tell coverage which test is running."""
        self._coverage.switch_context(item.nodeid)
        yield
        self._coverage.switch_context("")
        name = item.nodeid.partition("::")[0]
        if nextitem is None or nextitem.nodeid.partition("::")[0] != name:
            self._keep(name)
            if time.monotonic() > self._until:
                item.session.shouldstop = "the time is up"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record how long it took, and whether it is reliable."""
        if report.when == "call":
            self._seconds[report.nodeid] = round(report.duration, 4)
        if report.failed:
            self._failed.add(report.nodeid)

    def _found(self) -> dict[str, dict[int, list[str]]]:
        """The lines run since the last call."""
        self._coverage.stop()
        data = self._coverage.get_data()
        found = {
            str(Path(file).relative_to(TOP)): data.contexts_by_lineno(file)
            for file in data.measured_files()
        }
        self._coverage.erase()
        self._coverage.start()
        return found

    def _keep(self, name: str) -> None:
        seconds = {
            test: taken
            for test, taken in self._seconds.items()
            if test.startswith(f"{name}::") and test not in self._failed
        }
        order = Runs(seconds)
        numbers = {test: number for number, test in enumerate(seconds)}
        lines = {
            file: {
                line: [
                    numbers[test]
                    for test in order.in_order(numbers.keys() & tests)[:KEPT_OF_A_LINE]
                ]
                for line, tests in found.items()
            }
            for file, found in self._found().items()
        }
        told = {"seconds": seconds, "lines": lines, "at_import": self._at_import}
        self._kept[name].write_text(json.dumps(told))


def _pytest(files: Iterable[str], plugins: list[Any]) -> int:
    quietly = ["-x", "-q", "-s", "--no-header", "-p", "no:cacheprovider", "--hypothesis-seed=1"]
    if isinstance(plugins[0], Measuring):
        quietly.remove("-x")
    return int(pytest.main([*quietly, *sorted(set(files))], plugins=plugins))


# --- faults in functions: the function with the fault takes the place of the right one ----------
def living_functions() -> dict[str, list[FunctionType]]:
    """All living functions by file, including those frozen by conftest."""
    gc.unfreeze()
    found: dict[str, list[FunctionType]] = defaultdict(list)
    for function in gc.get_objects():
        if isinstance(function, FunctionType):
            found[function.__code__.co_filename].append(function)
    return found


def functions_with(
    fault: Fault, living: Mapping[str, Sequence[FunctionType]]
) -> list[tuple[FunctionType, CodeType]] | None:
    """The functions that a fault changes, with their new code.

    None if the fault changes what runs at import; then everything must be imported with it.
    """
    name = str(TOP / fault.file)
    right = compile((TOP / fault.file).read_bytes(), name, "exec")
    wrong = compile(fault.source(), name, "exec")
    changed: dict[tuple[str, int], CodeType] = {}
    if not _compare(right, wrong, changed):
        return None
    found = [
        (function, changed[function.__code__.co_qualname, function.__code__.co_firstlineno])
        for function in living.get(name, ())
        if (function.__code__.co_qualname, function.__code__.co_firstlineno) in changed
    ]
    same = all(function.__code__.co_freevars == code.co_freevars for function, code in found)
    return found if found and same else None


def _compare(right: CodeType, wrong: CodeType, changed: dict[tuple[str, int], CodeType]) -> bool:
    """Collect the functions that differ; return False if anything outside functions differs."""
    if right == wrong:
        return True
    if right.co_flags & inspect.CO_OPTIMIZED:
        changed[right.co_qualname, right.co_firstlineno] = wrong
    elif (right.co_code, right.co_names) != (wrong.co_code, wrong.co_names):
        return False
    for one, other in zip(right.co_consts, wrong.co_consts, strict=False):
        if isinstance(one, CodeType) and isinstance(other, CodeType):
            if not _compare(one, other, changed):
                return False
        elif repr(one) != repr(other) and not right.co_flags & inspect.CO_OPTIMIZED:
            return False
    return True


class Planting:
    """Plants one fault after the other, in copies of a process in which pytest has collected."""

    def __init__(self, work: Sequence[Work], tell: Any) -> None:
        self._work = work
        self._tell = tell

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the faults instead of all collected tests."""
        items = {item.nodeid: item for item in session.items}
        # one shared folder for their files; its numbers are unique
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
        living = living_functions()
        gc.freeze()
        for work in self._work:
            tests = [items[test] for test in work.tests if test in items]
            found = functions_with(work.fault, living)
            if found is None or not tests:
                self._tell(work.number, "imported")
                continue
            status = _in_child(lambda found=found, tests=tests: _plant(found, tests), work.patience)
            self._tell(work.number, "noticed" if status else "missed")
            if os.getppid() == 1:
                break
        return True


def _plant(found: list[tuple[FunctionType, CodeType]], tests: list[pytest.Item]) -> int:
    for function, code in found:
        function.__code__ = code
    session = tests[0].session
    for test, following in zip(tests, [*tests[1:], None], strict=True):
        test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
        if session.testsfailed:
            return 1
    return 0


# --- faults in what runs at import --------------------------------------------------------------
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
        return importlib.util.spec_from_file_location(name, where, loader=self)

    def get_source(self, name: str) -> str:
        return self.fault.source().decode()

    def get_code(self, name: str) -> CodeType:
        return compile(self.get_source(name), str(TOP / self.fault.file), "exec")

    def is_package(self, name: str) -> bool:
        return self.is_init


class Choosing:
    """Keeps only the tests asked for, in the given order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self._order = {test: number for number, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out all other tests."""
        items[:] = [item for item in items if item.nodeid in self._order]
        items.sort(key=lambda item: self._order[item.nodeid])


def is_noticed_at_import(work: Work) -> bool:
    """Whether the fault makes an import or one of the tests fail, or never end."""

    def run() -> int:
        faulty = Faulty(work.fault)
        sys.meta_path.insert(0, faulty)
        # now, because pytest imports a file with doctests in its own way if it is not imported yet
        importlib.import_module(faulty.name)
        status = _pytest((test.partition("::")[0] for test in work.tests), [Choosing(work.tests)])
        return 0 if status == pytest.ExitCode.NO_TESTS_COLLECTED else status

    return _in_child(run, work.patience + 20) != 0


# --- faults in what other processes run ---------------------------------------------------------
class Copy:
    """A copy of the project with one changed file."""

    def __init__(self, place: str) -> None:
        self.top = Path(place) / "project"
        left = shutil.ignore_patterns(".*", "__pycache__")
        shutil.copytree(TOP, self.top, ignore=left, symlinks=True)

    def is_noticed(self, fault: Fault, tests: Sequence[str]) -> bool:
        """Whether the fault makes one of the tests fail, or never end."""
        file = self.top / fault.file
        right = file.read_bytes()
        file.write_bytes(fault.source())
        try:
            return self._fails(tests)
        finally:
            file.write_bytes(right)

    def _fails(self, tests: Sequence[str]) -> bool:
        quietly = [*("-x", "-q", "-p", "no:cacheprovider"), *_there(tests)]
        try:
            run = subprocess.run(
                [sys.executable, "-m", "pytest", *quietly],
                cwd=self.top,
                env={**os.environ, "PYTHONPATH": str(self.top)},
                capture_output=True,
                timeout=PATIENCE * 15,
            )
        except subprocess.TimeoutExpired:
            return True
        return run.returncode != pytest.ExitCode.OK


def noticed_elsewhere(room: str, plan: Sequence[Work]) -> Iterator[tuple[Work, bool]]:
    """The results for faults that no test runs in its own process."""
    tests = IN_OTHER_PROCESSES.get(room, ())
    if not tests:
        yield from ((work, False) for work in plan)
    elif plan:
        with tempfile.TemporaryDirectory(prefix="mutants-") as place:
            copy = Copy(place)
            if copy.is_noticed(Fault(plan[0].fault.file, 1, 0, 0, "", "nothing"), tests):
                raise SystemExit(f"{room}: {', '.join(tests)} fail without any fault")
            for work in plan:
                yield work, copy.is_noticed(work.fault, tests)


# --- the run ------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Work:
    """A fault, and the tests that should notice it."""

    number: int
    fault: Fault
    tests: list[str]
    patience: float
    at_import: bool

    def __str__(self) -> str:
        fault = self.fault
        by = f"{len(self.tests)} tests" if self.tests else "no test runs it"
        return f"{fault.file}:{fault.line}: {fault.what} -> {fault.text} ({by})"


def planned(runs: Runs, faults: Sequence[Fault]) -> Iterator[Work]:
    """The faults with their tests."""
    for number, fault in enumerate(faults):
        tests = runs.tests_for(fault)
        patience = PATIENCE + 10 * sum(runs.seconds[test] for test in tests)
        at_import = bool({fault.line, fault.statement} & runs.at_import.get(fault.file, set()))
        yield Work(number, fault, tests, patience, at_import)


def results(room: str, plan: Sequence[Work], until: float) -> Iterator[tuple[Work, bool]]:
    """Plant one fault after the other; yield whether each was noticed."""
    left = [work for work in plan if work.tests]
    warm = [work for work in left if not work.at_import]
    cold = [work for work in left if work.at_import]
    for number, found in _answers(room, warm):
        if found == "imported":
            cold.append(plan[number])
        else:
            yield plan[number], found == "noticed"
        if time.monotonic() > until:
            return
    for work in cold:
        if time.monotonic() > until:
            return
        yield work, is_noticed_at_import(work)
    yield from noticed_elsewhere(room, [work for work in plan if not work.tests])


def _answers(room: str, plan: Sequence[Work]) -> Iterator[tuple[int, str]]:
    """The output of a process in which pytest has collected these faults' tests."""
    if not plan:
        return
    reading, writing = os.pipe()

    def run() -> int:
        for file in (TOP / "weimar_tui" / room).rglob("*.py"):
            name = str(file.relative_to(TOP)).removesuffix(".py").replace("/", ".")
            importlib.import_module(name.removesuffix(".__init__"))
        files = {test.partition("::")[0] for work in plan for test in work.tests}
        return _pytest(
            files,
            [Planting(plan, lambda *told: os.write(writing, f"{told[0]} {told[1]}\n".encode()))],
        )

    child = _fork(run)
    os.close(writing)
    with os.fdopen(reading) as told:
        try:
            for line in told:
                number, found = line.split()
                yield int(number), found
        finally:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def _fork(run: Any) -> int:
    """A silent copy of this process that runs the tests."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
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


def _in_child(run: Any, seconds: float) -> int:
    """Run in a silent copy of this process; return its status, or 124 if it takes too long."""

    def limited() -> int:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        return int(run())

    child = _fork(limited)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return 124


def main() -> int:
    """Plant, test, and print what was not noticed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("-n", "--number", type=int, default=300, help="how many faults")
    parser.add_argument("--seed", type=int, default=1, help="which faults")
    parser.add_argument("--rooms", default=",".join(ROOMS), help="where, divided by commas")
    parser.add_argument("--at", action="append", default=[], help="all faults of this FILE:LINE")
    parser.add_argument("--minutes", type=float, default=600, help="how long at most")
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    rooms = [room for room in asked.rooms.split(",") if _there(ROOMS[room])]
    if asked.at:
        rooms = [room for room in ROOMS if any(f"/{room}/" in place for place in asked.at)]
    _load_what_never_changes()
    chance = Random(asked.seed)
    planted: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    missed: dict[str, list[str]] = defaultdict(list)
    for room in rooms:
        runs = runs_of(room, until)
        faults = [
            fault
            for file in sorted({*runs.at_import, *runs.lines})
            for fault in Planter(file).faults
        ]
        if asked.at:
            faults = [fault for fault in faults if f"{fault.file}:{fault.line}" in asked.at]
        else:
            chance.shuffle(faults)
            faults = faults[: -(-asked.number // len(rooms))]
        for work, found in results(room, list(planned(runs, faults)), until):
            planted[room] += 1
            noticed[room] += found
            if not found:
                missed[room].append(str(work))
                print(missed[room][-1], flush=True)
            elif asked.at:
                print(f"noticed: {work}", flush=True)
    print()
    for room in rooms:
        share = noticed[room] / max(1, planted[room])
        print(f"{room:32} {noticed[room]:4} of {planted[room]:4} noticed  {share:4.0%}")
    total, all_noticed = sum(planted.values()), sum(noticed.values())
    share = all_noticed / max(1, total)
    print(f"{'together':32} {all_noticed:4} of {total:4} noticed  {share:4.0%}")
    return 0


def _load_what_never_changes() -> None:
    """Load once, so that every child has it already."""
    import asyncssh
    import lark
    import msgspec
    import textual.app
    from hypothesis import Phase, settings

    del asyncssh, lark, msgspec, textual
    # One failure is enough: no shrinking, and no database of examples.
    settings.register_profile(
        "mutants", deadline=None, database=None, phases=[Phase.explicit, Phase.generate]
    )
    settings.load_profile("mutants")


if __name__ == "__main__":
    sys.exit(main())
