"""Rulebook 5.3: rundown factories."""

from __future__ import annotations

from tests.games.wir_sind_das_volk.table import answer, board, effect, options, table
from weimar_tui.games.wir_sind_das_volk.rules.network import (
    dismantling_sites,
    factory_values,
    rundown_sites,
    sound_factories,
)


def test_a_rundown_factory_takes_the_place_of_the_sound_one() -> None:
    runner = table(factories=["berlin", "jena"])
    effect(runner, "rundown east", "west")
    answer(runner, "rundown", "jena")
    assert runner.position.factories == {"berlin": "sound", "jena": "rundown"}


def test_its_value_is_the_number_of_its_working_connections() -> None:
    runner = table(
        factories={"eisenach": "rundown", "jena": "sound", "leipzig": "rundown"},
        lines=["eisenach/jena"],
    )
    assert factory_values(board(), runner.position) == {"eisenach": 1, "jena": 2, "leipzig": 0}


def test_only_eastern_factories_can_become_rundown() -> None:
    runner = table(factories=["koeln", "berlin", "polska-s"])
    assert sound_factories(board(), runner.position) == ["berlin"]


def test_it_never_leaves_the_board() -> None:
    runner = table(factories={"berlin": "rundown", "jena": "sound"})
    assert dismantling_sites(board(), runner.position, "east") == ["jena"]


def test_but_for_rheinsberg() -> None:
    runner = table(factories={"rheinsberg": "rundown"})
    assert dismantling_sites(board(), runner.position, "east") == ["rheinsberg"]


def test_without_a_sound_factory_an_infrastructure_goes_then_rheinsberg() -> None:
    """Rulebook 6.4 (ruling W27)."""
    runner = table(factories={"berlin": "rundown", "jena": "rundown"}, lines=["berlin/bitterfeld"])
    effect(runner, "rundown east", "west")
    assert runner.position.lines == {}
    runner = table(factories={"berlin": "rundown", "rheinsberg": "rundown"})
    effect(runner, "rundown east", "west")
    assert runner.position.factories == {"berlin": "rundown"}


def test_a_repaired_factory_is_sound_again() -> None:
    runner = table(factories={"berlin": "rundown", "jena": "rundown"})
    effect(runner, "repair east", "east")
    assert options(runner, "repair", "east") == ("berlin", "jena")
    answer(runner, "repair", "jena")
    assert runner.position.factories["jena"] == "sound"


def test_what_stands_in_lies_in_the_place_that_is_named() -> None:
    """Ruling W27."""
    runner = table(
        factories={"rheinsberg": "rundown", "dresden": "rundown", "jena": "sound"},
        lines=["leipzig/dresden", "eisenach/jena"],
    )
    assert rundown_sites(board(), runner.position, "thueringen") == ["jena"]
    assert rundown_sites(board(), runner.position, "sachsen") == ["leipzig/dresden"]
    assert rundown_sites(board(), runner.position, "brandenburg") == ["rheinsberg"]
    assert rundown_sites(board(), runner.position, "mecklenburg") == []
