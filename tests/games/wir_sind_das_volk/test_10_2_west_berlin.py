"""Rulebook 10.2: West Berlin."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import by_code
from weimar_tui.games.wir_sind_das_volk.rules.actions import LivingStandard
from weimar_tui.games.wir_sind_das_volk.rules.events import ImportEnded, ProtestImported
from weimar_tui.games.wir_sind_das_volk.rules.names import PATRON_STATES
from weimar_tui.games.wir_sind_das_volk.rules.pieces import RemoveUnrest
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner
from weimar_tui.games.wir_sind_das_volk.rules.standard import standard_of

PALATINATE = ["koblenz", "saarbruecken", "kaiserslautern"]
RHINE = ["duisburg", "dortmund", "koeln"]
SWABIA = ["mannheim", "heilbronn", "stuttgart"]


def generate(runner: VolkRunner, *areas: str) -> VolkRunner:
    t.do(runner, LivingStandard("west", "1", 4))
    for area in areas:
        t.answer(runner, "standard", area)
    if t.asked(runner).kind == "standard":
        t.answer(runner, "standard", "stop")
    return runner


def test_its_neighbours_are_east_berlin_and_brandenburg() -> None:
    assert t.board().neighbours["west-berlin"] == ("brandenburg", "ost-berlin")


def test_it_is_one_area_its_sectors_count_in_sum() -> None:
    runner = t.table(sectors={"nordrhein-westfalen": 2, "rheinland-pfalz": 1})
    assert standard_of(runner.position, "west-berlin") == 3


def test_no_economy_is_ever_built_there() -> None:
    assert t.board().cities_of["west-berlin"] == ()


# --- transfer -----------------------------------------------------------------------------------
def test_a_supplier_may_pass_on_the_living_standard_just_placed_in_it() -> None:
    """The rulebook's example: Rhineland-Palatinate and the French sector."""
    runner = t.table(factories=PALATINATE, unrest=by_code(RP=2, WB=3))
    generate(runner, "rheinland-pfalz")
    assert t.options(runner, "transfer", "west") == ("none", "rheinland-pfalz")
    t.answer(runner, "transfer", "rheinland-pfalz")
    assert runner.position.sectors["rheinland-pfalz"] == 1
    assert t.standard(runner) == {}
    assert runner.position.delivered == ["rheinland-pfalz"]


def test_the_unrest_goes_in_west_berlin_and_not_in_the_supplier() -> None:
    runner = t.table(factories=[*PALATINATE, *RHINE], unrest=by_code(RP=2, NW=2, WB=3))
    generate(runner, "rheinland-pfalz", "nordrhein-westfalen")
    t.answer(runner, "transfer", "rheinland-pfalz")
    assert t.unrest(runner) == by_code(RP=2, NW=1, WB=2)


def test_or_keep_it() -> None:
    runner = generate(t.table(factories=PALATINATE, unrest=by_code(RP=2, WB=3)), "rheinland-pfalz")
    t.answer(runner, "transfer", "none")
    assert t.standard(runner) == by_code(RP=1)
    assert t.unrest(runner) == by_code(RP=1, WB=3)


def test_only_a_supplier_that_has_got_one_in_this_action() -> None:
    runner = t.table(factories=["bayreuth", "nuernberg", "muenchen"], standard=by_code(RP=3))
    generate(runner, "bayern")
    assert t.at_rest(runner)


def test_it_must_have_more_than_west_berlin_in_all() -> None:
    runner = t.table(factories=PALATINATE, sectors={"nordrhein-westfalen": 1})
    assert t.at_rest(generate(runner, "rheinland-pfalz")), "one is not more than one"


def test_only_one_supplier_an_action() -> None:
    runner = generate(
        t.table(factories=[*PALATINATE, *RHINE]), "rheinland-pfalz", "nordrhein-westfalen"
    )
    assert t.options(runner, "transfer", "west") == (
        "none",
        "nordrhein-westfalen",
        "rheinland-pfalz",
    )
    t.answer(runner, "transfer", "nordrhein-westfalen")
    assert t.at_rest(runner)
    assert sum(runner.position.sectors.values()) == 1


def test_the_sectors_are_supplied_evenly() -> None:
    """The next one must come from another supplier."""
    runner = t.table(
        factories=[*PALATINATE, *RHINE],
        lines=["koblenz/saarbruecken", "saarbruecken/kaiserslautern", "duisburg/koeln"],
        sectors={"rheinland-pfalz": 1},
        standard=by_code(RP=1, NW=1),
    )
    generate(runner, "rheinland-pfalz", "nordrhein-westfalen")
    assert t.options(runner, "transfer", "west") == ("none", "nordrhein-westfalen")


def test_the_second_only_when_all_have_one() -> None:
    runner = t.table(
        factories=SWABIA,
        lines=["mannheim/heilbronn", "mannheim/stuttgart", "heilbronn/stuttgart"],
        sectors=dict.fromkeys(PATRON_STATES, 1),
        standard=by_code(BW=2),
    )
    runner.position.standard["baden-wuerttemberg"] = 3
    runner.position.factories |= dict.fromkeys(["ulm", "kaiserslautern", "muenchen"], "sound")
    runner.position.lines |= dict.fromkeys(["stuttgart/ulm", "kaiserslautern/stuttgart"], 1)
    generate(runner, "baden-wuerttemberg")
    t.answer(runner, "transfer", "baden-wuerttemberg")
    assert runner.position.sectors["baden-wuerttemberg"] == 2


def test_the_east_transfers_nothing() -> None:
    runner = t.table(factories=["leipzig", "dresden", "karl-marx-stadt"])
    t.do(runner, LivingStandard("east", "1", 0))
    t.answer(runner, "standard", "sachsen")
    assert t.asked(runner).kind != "transfer"


# --- by event -----------------------------------------------------------------------------------
def test_by_event_only_where_no_place_forbids_it_and_into_an_empty_sector() -> None:
    runner = t.event(
        t.table(sectors={"nordrhein-westfalen": 1}, unrest=by_code(WB=1)), "79", "west"
    )
    if t.asked(runner).kind == "next-symbol":
        t.answer(runner, "next-symbol", "symbol-1")
    assert "west-berlin" in t.options(runner, "place-standard", "west")
    t.answer(runner, "place-standard", "west-berlin")
    assert t.options(runner, "sector", "west") == ("rheinland-pfalz", "baden-wuerttemberg")
    t.answer(runner, "sector", "baden-wuerttemberg")
    assert runner.position.sectors["baden-wuerttemberg"] == 1
    assert runner.position.delivered == [], "nobody has delivered (ruling W29)"
    assert t.unrest(runner) == {}


# --- mass protests count twice ------------------------------------------------------------------
def test_for_each_marker_in_west_berlin_a_supplier_gets_one_where_the_east_says() -> None:
    runner = t.effect(t.table(unrest=by_code(WB=3)), "unrest+ west in west-berlin", "west")
    assert t.options(runner, "import", "east") == PATRON_STATES
    t.answer(runner, "import", "rheinland-pfalz")
    assert runner.position.imported["rheinland-pfalz"] == 1
    assert runner.position.protests["west"] == ["west-berlin", "rheinland-pfalz"]
    assert t.happened(runner, ProtestImported) == [ProtestImported("rheinland-pfalz", 2)]


def test_a_supplier_may_get_several_and_have_its_own() -> None:
    """Ruling W35."""
    runner = t.table(unrest=by_code(WB=7, RP=4), imported={"rheinland-pfalz": 1})
    t.effect(runner, "unrest+ west in west-berlin", "east")
    t.answer(runner, "import", "rheinland-pfalz")
    assert runner.position.protests["west"].count("rheinland-pfalz") == 3


def test_it_goes_only_when_a_protest_ends_in_west_berlin() -> None:
    runner = t.table(unrest=by_code(WB=4, RP=1), imported={"rheinland-pfalz": 1})
    t.do(runner, RemoveUnrest("west", "action"))
    t.answer(runner, "remove-unrest", "rheinland-pfalz")
    assert runner.position.imported["rheinland-pfalz"] == 1
    t.do(runner, RemoveUnrest("west", "action"))
    assert runner.position.imported["rheinland-pfalz"] == 0
    assert runner.position.protests["west"] == []
    assert t.happened(runner, ImportEnded) == [ImportEnded("rheinland-pfalz", 1)]


def test_the_east_says_which_one_goes() -> None:
    runner = t.table(
        unrest=by_code(WB=8), imported={"rheinland-pfalz": 1, "nordrhein-westfalen": 1}
    )
    t.do(runner, RemoveUnrest("west", "action"))
    assert t.options(runner, "export", "east") == ("nordrhein-westfalen", "rheinland-pfalz")
    t.answer(runner, "export", "nordrhein-westfalen")
    assert runner.position.protests["west"] == ["rheinland-pfalz", "west-berlin"]


@pytest.mark.parametrize("own", [0, 3])
def test_an_imported_protest_is_a_full_one(own: int) -> None:
    from weimar_tui.games.wir_sind_das_volk.rules.network import building_sites

    runner = t.table(unrest=by_code(WB=4, RP=own), imported={"rheinland-pfalz": 1})
    assert "koblenz" not in building_sites(runner, "west")
