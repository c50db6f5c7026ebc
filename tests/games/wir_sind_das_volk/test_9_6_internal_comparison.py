"""Rulebook 9.6: living standard compared inside each state."""

from __future__ import annotations

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import answer, asked, options, phase, table, unrest
from weimar_tui.games.wir_sind_das_volk.rules.names import PATRON_STATES


def test_an_area_gets_the_difference_to_the_best_less_one() -> None:
    runner = phase(table(standard=by_code(SN=3, TH=2, OB=1), sectors={}), 6)
    assert unrest(runner) == by_code(MV=2, BB=2, OB=1, ST=2)


def test_west_berlin_gets_all_of_it() -> None:
    """The rulebook's example: three everywhere, two in West Berlin and Bavaria."""
    runner = table(
        standard=by_code(SH=3, NI=3, NW=3, HE=3, RP=3, BW=3, BY=2),
        sectors={"nordrhein-westfalen": 1, "rheinland-pfalz": 1},
    )
    assert unrest(phase(runner, 6)) == by_code(WB=1)


def test_each_side_is_compared_with_its_own_best_area() -> None:
    runner = phase(table(standard=by_code(NW=2), sectors=dict.fromkeys(PATRON_STATES, 1)), 6)
    assert unrest(runner) == by_code(SH=2, NI=2, HE=2, RP=2, BW=2, BY=2), (
        "West Berlin is the best area (ruling W30)"
    )


def test_without_living_standard_nothing() -> None:
    assert unrest(phase(table(), 6)) == {}


def test_markers_are_imported_when_all_unrest_lies() -> None:
    runner = phase(table(standard=by_code(NW=3), unrest=by_code(WB=3, BY=2)), 6)
    assert options(runner, "import", "east") == PATRON_STATES
    assert runner.position.unrest["bayern"] == 4
    answer(runner, "import", "rheinland-pfalz")
    assert runner.position.protests["west"] == ["bayern", "west-berlin", "rheinland-pfalz"]
    assert asked(runner).kind == "at-rest"
