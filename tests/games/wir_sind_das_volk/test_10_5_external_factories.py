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
    play = effect(table(), "build east in polska", "east")
    assert options(play, "build", "east") == ("polska-n", "polska-s")


def test_two_factories_or_a_factory_and_a_line_or_two_lines() -> None:
    """The rulebook's third example."""
    play = effect(table(), "build east x2 in polska", "east")
    answer(play, "build", "polska-n", "build", "polska-s")
    assert set(play.position.factories) == set(POLAND)
    play = effect(table(), "build east x2 in polska", "east")
    answer(play, "build", "polska-s")
    assert options(play, "build", "east") == ("polska-n", "schwedt/polska-s", "berlin/polska-s")
    answer(play, "build", "berlin/polska-s")
    assert play.position.lines == {"berlin/polska-s": 1}
    play = effect(table(factories=["polska-s"]), "build east x2 in polska", "east")
    answer(play, "build", "schwedt/polska-s", "build", "berlin/polska-s")
    assert len(play.position.lines) == 2


def test_infrastructure_to_them_can_be_built_in_the_usual_way() -> None:
    assert "berlin/polska-s" in building_sites(table(factories=["polska-s"]), "east")


def test_but_not_to_a_foreign_city_without_a_factory() -> None:
    """Even from a factory at home (ruling W7)."""
    assert "berlin/polska-s" not in building_sites(table(factories=["berlin"]), "east")


def test_a_protest_at_home_blocks_the_line_but_never_the_site() -> None:
    """Ruling W7."""
    play = table(factories=["polska-s"], unrest=by_code(OB=4))
    assert "berlin/polska-s" not in building_sites(play, "east")
    assert "schwedt/polska-s" in building_sites(play, "east")
    play = effect(table(unrest=by_code(OB=4, BB=4, MV=4)), "build east in polska", "east")
    assert options(play, "build", "east") == ("polska-n", "polska-s")


def test_they_are_dismantled_only_by_their_events() -> None:
    play = table(factories=["polska-s", "berlin"], lines=["berlin/polska-s"])
    assert dismantling_sites(board(), play.position, "east") == ["berlin/polska-s"]
    effect(play, "raze in polska", "west")
    assert set(play.position.factories) == {"berlin"}
    assert play.position.lines == {}


def test_such_a_site_can_never_be_built_on_again() -> None:
    play = effect(table(factories=["polska-s"]), "raze in polska", "west")
    assert play.position.razed == ["polska-s"]
    effect(play, "build east in polska", "east")
    assert set(play.position.factories) == {"polska-n"}


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
    play = table(**lending)
    assert factory_values(board(), play.position)["polska-s"] == 2
    (way,) = assignments(board(), play.position, "east")
    assert way.lent == {"polska-s": "ost-berlin"}
    assert (way.powers["ost-berlin"], way.powers["brandenburg"]) == (5, 1)


def test_with_two_of_them_to_one_of_both_anew_in_each_action(
    lending: dict[str, list[str]],
) -> None:
    play = table(factories=lending["factories"], lines=[*lending["lines"], "schwedt/polska-s"])
    ways = list(assignments(board(), play.position, "east"))
    assert [way.lent["polska-s"] for way in ways] == ["brandenburg", "ost-berlin"]
    assert [way.powers["brandenburg"] for way in ways] == [5, 2]
    assert [way.powers["ost-berlin"] for way in ways] == [3, 6]
    do(play, LivingStandard("east", "1", 0))
    assert options(play, "standard", "east") == ("brandenburg", "ost-berlin", "stop")
    answer(play, "standard", "brandenburg")
    assert options(play, "standard", "east") == ("ost-berlin", "stop"), "it has 3 of its own"
    answer(play, "standard", "stop")
    found = payment(board(), play.position, "east", ("brandenburg",), (), 0)
    assert found is not None
    assert found.lent == {"polska-s": "brandenburg"}
    do(play, LivingStandard("east", "1", 0))
    assert "ost-berlin" in asked(play).options
    assert standard(play) == by_code(BB=1)


def test_it_is_never_an_export_factory(lending: dict[str, list[str]]) -> None:
    from weimar_tui.games.wir_sind_das_volk.rules.network import export_values

    values = factory_values(board(), table(**lending).position)
    assert export_values(board(), values, "east", "") == by_code(BB=1, OB=3, ST=2)
