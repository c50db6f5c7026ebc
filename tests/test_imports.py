"""No circles: a file can be read once those it needs have been, whatever they are needed for."""

from __future__ import annotations

from graphlib import TopologicalSorter

from grimp import build_graph


def test_no_files_need_each_other_not_even_late_or_for_types() -> None:
    graph = build_graph("weimar_tui", cache_dir=None)
    needs = {file: graph.find_modules_directly_imported_by(file) for file in graph.modules}
    TopologicalSorter(needs).prepare()  # raises CycleError, which names the circle
