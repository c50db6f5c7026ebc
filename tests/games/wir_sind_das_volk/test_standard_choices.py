"""The fixed choices with which the forecast plays out the End of Decade."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import asked, do, effect, table
from weimar_tui.games.wir_sind_das_volk.rules.decision_types import DECISION_TYPES
from weimar_tui.games.wir_sind_das_volk.rules.names import AREAS_OF, EAST_AREAS, PATRON_STATES
from weimar_tui.games.wir_sind_das_volk.rules.network import dismantling_sites, sound_factories
from weimar_tui.games.wir_sind_das_volk.rules.pieces import Dismantle
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner
from weimar_tui.games.wir_sind_das_volk.rules.standard_choices import (
    choose,
    eastern_economy,
    gives_up,
    harm_of,
    western_economy,
)
from weimar_tui.games.wir_sind_das_volk.rules.subjects import Attack


def chosen(
    runner: VolkRunner, kind: str, options: tuple[str, ...], seat: str = "east", subject: Any = None
) -> str:
    return choose(runner, seat, DECISION_TYPES[kind], options, subject)


# --- economy ------------------------------------------------------------------------------------
def east() -> VolkRunner:
    """Berlin, Bitterfeld and Leipzig connected; Jena alone, with living standard to hold."""
    return table(
        factories=["berlin", "bitterfeld", "leipzig", "jena"],
        lines=["berlin/bitterfeld", "berlin/bitterfeld", "bitterfeld/leipzig"],
        standard=by_code(OB=1, TH=1),
    )


def test_the_west_takes_what_costs_most_the_east_what_costs_least() -> None:
    runner = east()
    sites = tuple(dismantling_sites(runner.board, runner.position, "east"))
    assert sites == ("jena", "berlin/bitterfeld", "bitterfeld/leipzig")
    assert chosen(runner, "dismantle", sites, "west") == "jena", "an export and a living standard"
    assert chosen(runner, "dismantle", sites) == "bitterfeld/leipzig", "the last of the cheapest"


def test_among_equals_the_west_takes_the_first() -> None:
    runner = table(factories=["rostock", "leipzig", "dresden", "eisenach"])
    sites = ("leipzig", "dresden")
    assert chosen(runner, "dismantle", sites, "west") == "leipzig"
    assert chosen(runner, "dismantle", sites) == "dresden"


def test_a_rundown_factory_that_holds_nothing_is_cheap() -> None:
    runner = east()
    sites = tuple(sound_factories(runner.board, runner.position))
    assert chosen(runner, "rundown", sites, "west") == "jena"
    assert chosen(runner, "rundown", sites) != "jena"


def test_the_east_builds_what_is_worth_most() -> None:
    runner = east()
    assert chosen(runner, "build", ("dresden", "magdeburg", "leipzig/dresden")) == "dresden"
    assert chosen(runner, "build", ("magdeburg", "rostock")) == "rostock", "it begins to export"


def test_what_the_networks_are_worth() -> None:
    runner = east()
    exports, held, values = 4, 2, 2 + 3 + 2 + 1
    assert eastern_economy(runner.board, runner.position) == 8 * exports + 5 * held + values


# --- unrest -------------------------------------------------------------------------------------
def test_unrest_is_placed_where_a_marker_comes_of_it() -> None:
    runner = table(unrest=by_code(SN=3, TH=2, MV=6))
    assert chosen(runner, "place-unrest", EAST_AREAS, "west") == "sachsen"
    runner = table(unrest=by_code(TH=2, MV=6))
    assert chosen(runner, "place-unrest", EAST_AREAS, "west") == "mecklenburg"


def test_own_unrest_goes_where_a_marker_ends_then_where_there_is_most() -> None:
    runner = table(unrest=by_code(SN=4, TH=6))
    assert chosen(runner, "remove-unrest", EAST_AREAS) == "sachsen"
    runner = table(unrest=by_code(SN=2, TH=6))
    assert chosen(runner, "remove-unrest", EAST_AREAS) == "thueringen"
    runner = table(unrest=by_code(WB=5, BY=6))
    assert chosen(runner, "remove-unrest", AREAS_OF["west"], "west") == "west-berlin"


def test_a_blocked_arrow_places() -> None:
    assert chosen(table(), "overflow", ("remove", "place")) == "place"


def test_socialists_go_where_fewest_are_needed_and_leave_where_it_hurts() -> None:
    runner = table(unrest=by_code(SN=6, TH=4))
    assert chosen(runner, "socialist", ("sachsen", "thueringen")) == "thueringen"
    runner = table(unrest=by_code(SN=3, TH=1))
    assert chosen(runner, "lose-socialist", ("thueringen", "sachsen"), "west") == "sachsen"


def test_imports_spread_and_end_where_there_are_most() -> None:
    runner = table(imported={"nordrhein-westfalen": 1}, unrest=by_code(RP=1))
    assert chosen(runner, "import", PATRON_STATES) == "rheinland-pfalz"
    runner = table(imported={"rheinland-pfalz": 2, "baden-wuerttemberg": 1})
    assert chosen(runner, "export", PATRON_STATES[1:]) == "rheinland-pfalz"


# --- living standard ----------------------------------------------------------------------------
def test_living_standard_goes_where_it_can_be_held() -> None:
    runner = table(factories=["jena"], unrest=by_code(SN=3))
    assert chosen(runner, "place-standard", EAST_AREAS) == "thueringen"
    runner = table(unrest=by_code(SN=3))
    assert chosen(runner, "place-standard", EAST_AREAS) == "sachsen"


def test_it_is_lost_where_there_is_most() -> None:
    runner = table(standard=by_code(SN=1, TH=2))
    assert chosen(runner, "lose-standard", ("sachsen", "thueringen"), "west") == "thueringen"
    runner = table(sectors={"rheinland-pfalz": 2})
    assert chosen(runner, "lose-sector", PATRON_STATES, "west") == "rheinland-pfalz"


def test_hamburg_keeps_what_it_can() -> None:
    areas = ("niedersachsen", "schleswig-holstein")
    fields = {"factories": ["hamburg", "kiel"], "lines": ["kiel/hamburg"]}
    assert chosen(table(**fields, standard=by_code(NI=2)), "hamburg", areas, "west") == areas[0]
    runner = table(factories=["hamburg"], standard=by_code(SH=1))
    assert chosen(runner, "hamburg", areas, "west") == areas[1]


@pytest.mark.parametrize(
    ("unrest", "own", "target"),
    [
        (by_code(ST=2), {}, "sachsen-anhalt"),  # two more make a marker there
        ({}, by_code(TH=1), "sachsen-anhalt"),  # more unrest there
        (by_code(TH=1), {}, "thueringen"),  # more unrest is there already
    ],
)
def test_attacks(unrest: dict[str, int], own: dict[str, int], target: str) -> None:
    runner = table(unrest=unrest, standard={**by_code(HE=2), **own})
    targets = ("sachsen-anhalt", "thueringen")
    assert chosen(runner, "attack", targets, "west", Attack("hessen", 2)) == target


def test_anything_else_takes_the_first_option() -> None:
    assert chosen(table(), "prestige-field", ("full", "nearer")) == "full"
    assert chosen(table(), "next-symbol", ("symbol-1", "symbol-2")) == "symbol-1"


def test_western_networks_are_worth_their_values_and_what_they_hold() -> None:
    """Hamburg serves two areas, so its value counts twice; it holds for the area it is
    assigned to."""
    west = by_code(SH=1, NW=2)
    runner = table(factories=["hamburg", "koeln", "leipzig"], standard={**west, **by_code(SN=1)})
    assert western_economy(runner.board, runner.position) == 5 * (1 + 1) + 2 * 1 + 1
    runner = table(factories=["hamburg", "koeln"], standard=by_code(NI=1))
    assert western_economy(runner.board, runner.position) == 5 * 1 + 2 * 1 + 1


def test_what_giving_up_a_piece_would_cost() -> None:
    runner = do(east(), Dismantle("east", 1, "power"))
    assert gives_up(asked(runner))
    harm = harm_of(runner.board, runner.position, asked(runner))
    assert harm == {"jena": 8 + 5 + 1, "berlin/bitterfeld": 2, "bitterfeld/leipzig": 2}
    runner = do(
        table(factories=["koeln", "ulm"], standard=by_code(NW=1)), Dismantle("west", 1, "x")
    )
    assert harm_of(runner.board, runner.position, asked(runner)) == {"koeln": 6, "ulm": 1}
    assert not gives_up(asked(effect(east(), "dismantle east", "west")))
