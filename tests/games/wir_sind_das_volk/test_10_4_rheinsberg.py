"""Rulebook 10.4: Rheinsberg."""

from __future__ import annotations

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import answer, at_rest, board, do, event, options, table
from weimar_tui.games.wir_sind_das_volk.rules.network import (
    building_sites,
    dismantling_sites,
    export_values,
    factory_values,
    points,
    sound_factories,
)
from weimar_tui.games.wir_sind_das_volk.rules.pieces import Dismantle


def test_a_factory_comes_there_only_by_its_event() -> None:
    assert "rheinsberg" not in building_sites(table(), "east")
    runner = event(table(), "27", "east")
    assert runner.position.factories == {"rheinsberg": "sound"}


def test_its_value_is_two_and_it_never_gets_infrastructure() -> None:
    runner = table(factories=["rheinsberg"])
    assert factory_values(board(), runner.position) == {"rheinsberg": 2}
    assert board().connections_of["rheinsberg"] == ()
    values = factory_values(board(), runner.position)
    assert export_values(board(), values, "east", "") == by_code(BB=2)


def test_it_can_become_rundown_in_the_usual_way() -> None:
    runner = table(factories=["rheinsberg"])
    assert sound_factories(board(), runner.position) == ["rheinsberg"]
    runner = table(factories={"rheinsberg": "rundown"})
    assert factory_values(board(), runner.position) == {"rheinsberg": 1}


def test_dismantling_first_makes_it_rundown_then_takes_it_away() -> None:
    runner = table(factories=["rheinsberg", "berlin"])
    assert points(board(), runner.position, "east") == 3
    do(runner, Dismantle("east", 3, "power"))
    answer(runner, "dismantle", "rheinsberg")
    assert runner.position.factories["rheinsberg"] == "rundown"
    assert options(runner, "dismantle", "east") == ("rheinsberg", "berlin")
    answer(runner, "dismantle", "rheinsberg")
    assert runner.position.factories == {}
    assert at_rest(runner)


def test_a_rundown_one_may_leave_the_board() -> None:
    runner = table(factories={"rheinsberg": "rundown", "berlin": "rundown"})
    assert dismantling_sites(board(), runner.position, "east") == ["rheinsberg"]


def test_with_a_protest_in_brandenburg_nothing_comes_of_the_event() -> None:
    """Ruling W38."""
    runner = event(table(unrest=by_code(BB=4), cadre_school=0), "27", "east")
    assert runner.position.factories == {}
    assert runner.position.tracks["prestige"] == 1


def test_once_gone_it_never_comes_back() -> None:
    """Ruling W38."""
    runner = table(factories={"rheinsberg": "rundown"})
    do(runner, Dismantle("east", 1, "power"))
    event(runner, "27", "east")
    assert runner.position.factories == {}
