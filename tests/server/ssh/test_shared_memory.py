"""Clients share the fork server's memory: docs/hosting.md, "Load"."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

from weimar_tui.child_process import ISOLATED
from weimar_tui.server.ssh.shared_memory import can_make_immortal

PROGRAM = """
import gc, sys
from weimar_tui.server.ssh.shared_memory import keep_shared

class Kept:
    pass

known = [Kept(), "a" + str(len(sys.argv)), (1.5, ("a tuple of " + str(len(sys.argv)),))]
numbers = {"one": [known]}
keep_shared()
counts = [sys.getrefcount(one) for one in (*known, known[2][1][0], numbers["one"])]
more = [known] * 1000
print(gc.get_freeze_count() > 1000, counts == [
    sys.getrefcount(one) for one in (*known, known[2][1][0], numbers["one"])
], min(counts) > 2**31)
new = Kept()
before = sys.getrefcount(new)
also = new
print(sys.getrefcount(new) - before, len(more), numbers["one"][0] is known)
"""

UNVISITED = """
import sys
from weimar_tui.server.ssh.shared_memory import keep_shared

def constant():
    return 2.5, "a constant"

names = {"the name of a key " + str(len(sys.argv)): 1}
keep_shared()
print(*(sys.getrefcount(one) > 2**31 for one in (constant(), *names)))
"""

GAPS = """
from weimar_tui.server.ssh.shared_memory import keep_shared

PAGE = 4096

def pages(things):
    return {id(one) // PAGE for one in things}

small = [bytes(200) for _ in range(10_000)]
large = [bytes(1000) for _ in range(2000)]
used = [pages(small), pages(large)]
del small[::2], large[::2]
keep_shared()
more = [[bytes(200) for _ in range(3000)], [bytes(1000) for _ in range(600)]]
print(*(len(pages(new) & shared) for new, shared in zip(more, used)))
"""


FREED = """
from weimar_tui.system_calls import give_back_free_memory

def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1])

kept = [bytes(1000) for _ in range(20_000)][::100]
before = resident()
give_back_free_memory()
print(before - resident() > 2000, len(kept))
"""


def run(program: str = PROGRAM) -> list[str]:
    done = subprocess.run(
        [sys.executable, *ISOLATED, "-c", program], check=True, capture_output=True, text=True
    )
    assert not done.stderr
    return done.stdout.split("\n")


def test_objects_work_as_before_and_new_ones_are_counted() -> None:
    shared, usable, _ = run()
    assert shared.startswith("True True")
    assert usable == "1 1000 True"


@pytest.mark.skipif(
    not can_make_immortal(), reason="before 3.12, CPython has no objects that never end"
)
def test_counts_of_shared_objects_are_never_written_again() -> None:
    assert run()[0] == "True True True"


@pytest.mark.skipif(
    not can_make_immortal(), reason="before 3.12, CPython has no objects that never end"
)
def test_that_holds_also_for_what_no_garbage_collection_visits() -> None:
    assert run(UNVISITED)[0] == "True True"


@pytest.mark.skipif(
    not can_make_immortal(), reason="before 3.12, clients copy these pages in any case"
)
def test_new_objects_lie_on_pages_of_their_own_although_shared_ones_have_gaps() -> None:
    small, large = map(int, run(GAPS)[0].split())
    assert small == 0
    assert large <= 1  # the C library goes on where its last block ended


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="others cannot give back free blocks")
def test_what_closed_screens_needed_goes_back_to_the_system() -> None:
    assert run(FREED)[0] == "True 200"
