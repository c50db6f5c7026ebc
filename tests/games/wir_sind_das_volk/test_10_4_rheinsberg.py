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
    play = event(table(), "27", "east")
    assert play.position.factories == {"rheinsberg": "sound"}


def test_its_value_is_two_and_it_never_gets_infrastructure() -> None:
    play = table(factories=["rheinsberg"])
    assert factory_values(board(), play.position) == {"rheinsberg": 2}
    assert board().connections_of["rheinsberg"] == ()
    values = factory_values(board(), play.position)
    assert export_values(board(), values, "east", "") == by_code(BB=2)


def test_it_can_become_rundown_in_the_usual_way() -> None:
    play = table(factories=["rheinsberg"])
    assert sound_factories(board(), play.position) == ["rheinsberg"]
    play = table(factories={"rheinsberg": "rundown"})
    assert factory_values(board(), play.position) == {"rheinsberg": 1}


def test_dismantling_first_makes_it_rundown_then_takes_it_away() -> None:
    play = table(factories=["rheinsberg", "berlin"])
    assert points(board(), play.position, "east") == 3
    do(play, Dismantle("east", 3, "power"))
    answer(play, "dismantle", "rheinsberg")
    assert play.position.factories["rheinsberg"] == "rundown"
    assert options(play, "dismantle", "east") == ("rheinsberg", "berlin")
    answer(play, "dismantle", "rheinsberg")
    assert play.position.factories == {}
    assert at_rest(play)


def test_a_rundown_one_may_leave_the_board() -> None:
    play = table(factories={"rheinsberg": "rundown", "berlin": "rundown"})
    assert dismantling_sites(board(), play.position, "east") == ["rheinsberg"]


def test_with_a_protest_in_brandenburg_nothing_comes_of_the_event() -> None:
    """Ruling W38."""
    play = event(table(unrest=by_code(BB=4), cadre_school=0), "27", "east")
    assert play.position.factories == {}
    assert play.position.tracks["prestige"] == 1


def test_once_gone_it_never_comes_back() -> None:
    """Ruling W38."""
    play = table(factories={"rheinsberg": "rundown"})
    do(play, Dismantle("east", 1, "power"))
    event(play, "27", "east")
    assert play.position.factories == {}
