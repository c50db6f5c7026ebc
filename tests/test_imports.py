"""No circles: a file can be read once those it needs have been, whatever they are needed for."""

from __future__ import annotations

from graphlib import TopologicalSorter

from grimp import build_graph

OF_ONE_PIECE = {
    # The phases follow one another in a circle: the last of a round begins the next round.
    "games.weimar.rules.phases.government": {"games.weimar.rules.phases.republic"},
}


def test_no_files_need_each_other_not_even_late_or_for_types() -> None:
    graph = build_graph("weimar_tui", cache_dir=None)
    needs = {file: graph.find_modules_directly_imported_by(file) for file in graph.modules}
    for file, parts in OF_ONE_PIECE.items():
        known = {f"weimar_tui.{part}" for part in parts}
        assert known <= needs[f"weimar_tui.{file}"]
        needs[f"weimar_tui.{file}"] -= known

    TopologicalSorter(needs).prepare()  # raises CycleError, which names the circle
