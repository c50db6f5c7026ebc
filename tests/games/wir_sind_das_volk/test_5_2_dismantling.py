"""Rulebook 5.2: dismantling factories and infrastructure."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk.table import (
    answer,
    asked,
    board,
    do,
    effect,
    happened,
    options,
    table,
)
from weimar_tui.games.wir_sind_das_volk.rules.events import ConnectionBroken
from weimar_tui.games.wir_sind_das_volk.rules.network import (
    dismantling_sites,
    factory_values,
    points,
)
from weimar_tui.games.wir_sind_das_volk.rules.pieces import Dismantle
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner


def sites(runner: VolkRunner, side: str, place: str = "") -> set[str]:
    return set(dismantling_sites(board(), runner.position, side, place))


def test_one_factory_or_one_infrastructure_a_point() -> None:
    runner = table(factories=["berlin", "jena", "leipzig"], lines=["leipzig/jena"])
    do(runner, Dismantle("east", 2, "wall"))
    answer(runner, "dismantle", "leipzig/jena", "dismantle", "jena")
    assert set(runner.position.factories) == {"berlin", "leipzig"}
    assert runner.position.lines == {}
    assert happened(runner, ConnectionBroken) == [], "with one of its two lines it never worked"


def test_a_factory_stays_while_infrastructure_lies_on_one_of_its_connections() -> None:
    """Also if it is only one of two lines (ruling W5)."""
    runner = table(factories=["berlin", "jena", "leipzig"], lines=["leipzig/jena"])
    assert sites(runner, "east") == {"berlin", "leipzig/jena"}


def test_without_its_infrastructure_the_values_sink() -> None:
    runner = table(factories=["eisenach", "jena"], lines=["eisenach/jena"])
    do(runner, Dismantle("east", 1, "wall"))
    assert factory_values(board(), runner.position) == {"eisenach": 1, "jena": 1}
    assert happened(runner, ConnectionBroken) == [ConnectionBroken("eisenach/jena")]


def test_one_of_two_lines_is_enough_to_break_a_connection() -> None:
    runner = table(factories=["leipzig", "jena"], lines=["leipzig/jena", "leipzig/jena"])
    do(runner, Dismantle("east", 1, "wall"))
    assert runner.position.lines == {"leipzig/jena": 1}
    assert factory_values(board(), runner.position) == {"leipzig": 1, "jena": 1}


def test_dismantling_in_certain_areas_takes_cities_and_all_their_connections() -> None:
    runner = table(
        factories=["duisburg", "bremen", "hannover", "dortmund"],
        lines=["bremen/duisburg", "hannover/wolfsburg"],
    )
    assert sites(runner, "west", "nordrhein-westfalen") == {"dortmund", "bremen/duisburg"}


def test_from_either_end_of_a_connection() -> None:
    runner = table(
        factories=["dortmund", "kassel", "wolfsburg"], lines=["dortmund/kassel", "wolfsburg/kassel"]
    )
    assert sites(runner, "west", "hessen") == {"dortmund/kassel", "wolfsburg/kassel"}
    assert sites(runner, "west", "niedersachsen+hamburg") == {"wolfsburg/kassel"}


def test_external_factories_stay_but_their_infrastructure_may_go() -> None:
    runner = table(factories=["berlin", "polska-s"], lines=["berlin/polska-s"])
    assert sites(runner, "east") == {"berlin/polska-s"}
    runner = table(factories=["berlin", "polska-s"])
    assert sites(runner, "east") == {"berlin"}
    assert points(board(), runner.position, "east") == 1


def test_each_side_dismantles_its_own() -> None:
    runner = table(factories=["berlin", "koeln"])
    assert sites(runner, "east") == {"berlin"}
    assert sites(runner, "west") == {"koeln"}


def test_in_an_action_what_is_missing_is_ignored() -> None:
    """The West has no bankruptcy, the East none outside the End of Decade (ruling W16)."""
    runner = table(factories=["hamburg", "dortmund", "koeln"])
    effect(runner, "dismantle west x4", "east")
    assert options(runner, "dismantle", "east") == ("hamburg", "dortmund", "koeln")
    answer(runner, "dismantle", "koeln", "dismantle", "hamburg")
    assert runner.position.factories == {}
    assert asked(runner).kind == "at-rest"


def test_points_are_infrastructure_and_sound_factories() -> None:
    runner = table(
        factories={"berlin": "sound", "jena": "rundown", "cssr-s": "sound", "koeln": "sound"},
        lines=["jena/cssr-s", "berlin/bitterfeld", "berlin/bitterfeld"],
    )
    assert points(board(), runner.position, "east") == 4
    assert points(board(), runner.position, "west") == 1


@pytest.mark.parametrize(
    ("factory", "state", "number"),
    [
        ("jena", "sound", 1),
        ("jena", "rundown", 0),
        ("polska-s", "sound", 0),
        ("rheinsberg", "sound", 2),
        ("rheinsberg", "rundown", 1),
    ],
)
def test_how_many_points_can_be_dismantled(factory: str, state: str, number: int) -> None:
    runner = table(factories={factory: state, "koeln": "sound"}, lines=["rostock/magdeburg"] * 2)
    assert points(board(), runner.position, "east") == number + 2
    assert points(board(), runner.position, "west") == 1
