"""Rulebook 10.5: external factories."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import (
    answer,
    asked,
    board,
    do,
    effect,
    options,
    standard,
    table,
)
from weimar_tui.games.wir_sind_das_volk.rules.actions import LivingStandard
from weimar_tui.games.wir_sind_das_volk.rules.network import (
    building_sites,
    dismantling_sites,
    factory_values,
)
from weimar_tui.games.wir_sind_das_volk.rules.standard import assignments, payment

POLAND = ["polska-n", "polska-s"]


def test_they_come_only_by_event() -> None:
    assert not set(POLAND) & set(building_sites(table(factories=["berlin"]), "east"))
    runner = effect(table(), "build east in polska", "east")
    assert options(runner, "build", "east") == ("polska-n", "polska-s")


def test_two_factories_or_a_factory_and_a_line_or_two_lines() -> None:
    """The rulebook's third example."""
    runner = effect(table(), "build east x2 in polska", "east")
    answer(runner, "build", "polska-n", "build", "polska-s")
    assert set(runner.position.factories) == set(POLAND)
    runner = effect(table(), "build east x2 in polska", "east")
    answer(runner, "build", "polska-s")
    assert options(runner, "build", "east") == ("polska-n", "schwedt/polska-s", "berlin/polska-s")
    answer(runner, "build", "berlin/polska-s")
    assert runner.position.lines == {"berlin/polska-s": 1}
    runner = effect(table(factories=["polska-s"]), "build east x2 in polska", "east")
    answer(runner, "build", "schwedt/polska-s", "build", "berlin/polska-s")
    assert len(runner.position.lines) == 2


def test_infrastructure_to_them_can_be_built_in_the_usual_way() -> None:
    assert "berlin/polska-s" in building_sites(table(factories=["polska-s"]), "east")


def test_but_not_to_a_foreign_city_without_a_factory() -> None:
    """Even from a factory in the East (ruling W7)."""
    assert "berlin/polska-s" not in building_sites(table(factories=["berlin"]), "east")


def test_a_protest_at_home_blocks_the_line_but_never_the_site() -> None:
    """Ruling W7."""
    runner = table(factories=["polska-s"], unrest=by_code(OB=4))
    assert "berlin/polska-s" not in building_sites(runner, "east")
    assert "schwedt/polska-s" in building_sites(runner, "east")
    runner = effect(table(unrest=by_code(OB=4, BB=4, MV=4)), "build east in polska", "east")
    assert options(runner, "build", "east") == ("polska-n", "polska-s")


def test_they_are_dismantled_only_by_their_events() -> None:
    runner = table(factories=["polska-s", "berlin"], lines=["berlin/polska-s"])
    assert dismantling_sites(board(), runner.position, "east") == ["berlin/polska-s"]
    effect(runner, "raze in polska", "west")
    assert set(runner.position.factories) == {"berlin"}
    assert runner.position.lines == {}


def test_such_a_site_can_never_be_built_on_again() -> None:
    runner = effect(table(factories=["polska-s"]), "raze in polska", "west")
    assert runner.position.razed == ["polska-s"]
    effect(runner, "build east in polska", "east")
    assert set(runner.position.factories) == {"polska-n"}


@pytest.fixture
def lending() -> dict[str, list[str]]:
    """Berlin 3 and Polska South 2, both working; Schwedt without a line."""
    return {
        "factories": ["berlin", "bitterfeld", "polska-s", "schwedt"],
        "lines": ["berlin/bitterfeld", "berlin/bitterfeld", "berlin/polska-s"],
    }


def test_one_lends_its_value_to_an_area_it_has_a_working_connection_to(
    lending: dict[str, list[str]],
) -> None:
    """The rulebook's example."""
    runner = table(**lending)
    assert factory_values(board(), runner.position)["polska-s"] == 2
    (way,) = assignments(board(), runner.position, "east")
    assert way.lent == {"polska-s": "ost-berlin"}
    assert (way.powers["ost-berlin"], way.powers["brandenburg"]) == (5, 1)


def test_with_two_of_them_to_one_of_both_anew_in_each_action(
    lending: dict[str, list[str]],
) -> None:
    runner = table(factories=lending["factories"], lines=[*lending["lines"], "schwedt/polska-s"])
    ways = list(assignments(board(), runner.position, "east"))
    assert [way.lent["polska-s"] for way in ways] == ["brandenburg", "ost-berlin"]
    assert [way.powers["brandenburg"] for way in ways] == [5, 2]
    assert [way.powers["ost-berlin"] for way in ways] == [3, 6]
    do(runner, LivingStandard("east", "1", 0))
    assert options(runner, "standard", "east") == ("brandenburg", "ost-berlin", "stop")
    answer(runner, "standard", "brandenburg")
    assert options(runner, "standard", "east") == ("ost-berlin", "stop"), "it has 3 of its own"
    answer(runner, "standard", "stop")
    found = payment(board(), runner.position, "east", ("brandenburg",), (), 0)
    assert found is not None
    assert found.lent == {"polska-s": "brandenburg"}
    do(runner, LivingStandard("east", "1", 0))
    assert "ost-berlin" in asked(runner).options
    assert standard(runner) == by_code(BB=1)


def test_it_is_never_an_export_factory(lending: dict[str, list[str]]) -> None:
    from weimar_tui.games.wir_sind_das_volk.rules.network import export_values

    values = factory_values(board(), table(**lending).position)
    assert export_values(board(), values, "east", "") == by_code(BB=1, OB=3, ST=2)
