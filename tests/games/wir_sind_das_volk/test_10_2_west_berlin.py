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


def generate(play: VolkRunner, *areas: str) -> VolkRunner:
    t.do(play, LivingStandard("west", "1", 4))
    for area in areas:
        t.answer(play, "standard", area)
    if t.asked(play).kind == "standard":
        t.answer(play, "standard", "stop")
    return play


def test_its_neighbours_are_east_berlin_and_brandenburg() -> None:
    assert t.board().neighbours["west-berlin"] == ("brandenburg", "ost-berlin")


def test_it_is_one_area_its_sectors_count_in_sum() -> None:
    play = t.table(sectors={"nordrhein-westfalen": 2, "rheinland-pfalz": 1})
    assert standard_of(play.position, "west-berlin") == 3


def test_no_economy_is_ever_built_there() -> None:
    assert t.board().cities_of["west-berlin"] == ()


# --- transfer -----------------------------------------------------------------------------------
def test_a_supplier_may_pass_on_the_living_standard_just_placed_in_it() -> None:
    """The rulebook's example: Rhineland-Palatinate and the French sector."""
    play = t.table(factories=PALATINATE, unrest=by_code(RP=2, WB=3))
    generate(play, "rheinland-pfalz")
    assert t.options(play, "transfer", "west") == ("none", "rheinland-pfalz")
    t.answer(play, "transfer", "rheinland-pfalz")
    assert play.position.sectors["rheinland-pfalz"] == 1
    assert t.standard(play) == {}
    assert play.position.delivered == ["rheinland-pfalz"]


def test_the_unrest_goes_in_west_berlin_and_not_in_the_supplier() -> None:
    play = t.table(factories=[*PALATINATE, *RHINE], unrest=by_code(RP=2, NW=2, WB=3))
    generate(play, "rheinland-pfalz", "nordrhein-westfalen")
    t.answer(play, "transfer", "rheinland-pfalz")
    assert t.unrest(play) == by_code(RP=2, NW=1, WB=2)


def test_or_keep_it() -> None:
    play = generate(t.table(factories=PALATINATE, unrest=by_code(RP=2, WB=3)), "rheinland-pfalz")
    t.answer(play, "transfer", "none")
    assert t.standard(play) == by_code(RP=1)
    assert t.unrest(play) == by_code(RP=1, WB=3)


def test_only_a_supplier_that_has_got_one_in_this_action() -> None:
    play = t.table(factories=["bayreuth", "nuernberg", "muenchen"], standard=by_code(RP=3))
    generate(play, "bayern")
    assert t.at_rest(play)


def test_it_must_have_more_than_west_berlin_in_all() -> None:
    play = t.table(factories=PALATINATE, sectors={"nordrhein-westfalen": 1})
    assert t.at_rest(generate(play, "rheinland-pfalz")), "one is not more than one"


def test_only_one_supplier_an_action() -> None:
    play = generate(
        t.table(factories=[*PALATINATE, *RHINE]), "rheinland-pfalz", "nordrhein-westfalen"
    )
    assert t.options(play, "transfer", "west") == ("none", "nordrhein-westfalen", "rheinland-pfalz")
    t.answer(play, "transfer", "nordrhein-westfalen")
    assert t.at_rest(play)
    assert sum(play.position.sectors.values()) == 1


def test_the_sectors_are_supplied_evenly() -> None:
    """The next one must come from one of the others."""
    play = t.table(
        factories=[*PALATINATE, *RHINE],
        lines=["koblenz/saarbruecken", "saarbruecken/kaiserslautern", "duisburg/koeln"],
        sectors={"rheinland-pfalz": 1},
        standard=by_code(RP=1, NW=1),
    )
    generate(play, "rheinland-pfalz", "nordrhein-westfalen")
    assert t.options(play, "transfer", "west") == ("none", "nordrhein-westfalen")


def test_the_second_only_when_all_have_one() -> None:
    play = t.table(
        factories=SWABIA,
        lines=["mannheim/heilbronn", "mannheim/stuttgart", "heilbronn/stuttgart"],
        sectors=dict.fromkeys(PATRON_STATES, 1),
        standard=by_code(BW=2),
    )
    play.position.standard["baden-wuerttemberg"] = 3
    play.position.factories |= dict.fromkeys(["ulm", "kaiserslautern", "muenchen"], "sound")
    play.position.lines |= dict.fromkeys(["stuttgart/ulm", "kaiserslautern/stuttgart"], 1)
    generate(play, "baden-wuerttemberg")
    t.answer(play, "transfer", "baden-wuerttemberg")
    assert play.position.sectors["baden-wuerttemberg"] == 2


def test_the_east_transfers_nothing() -> None:
    play = t.table(factories=["leipzig", "dresden", "karl-marx-stadt"])
    t.do(play, LivingStandard("east", "1", 0))
    t.answer(play, "standard", "sachsen")
    assert t.asked(play).kind != "transfer"


# --- by event -----------------------------------------------------------------------------------
def test_by_event_only_where_no_place_forbids_it_and_into_an_empty_sector() -> None:
    play = t.event(t.table(sectors={"nordrhein-westfalen": 1}, unrest=by_code(WB=1)), "79", "west")
    if t.asked(play).kind == "next-symbol":
        t.answer(play, "next-symbol", "symbol-1")
    assert "west-berlin" in t.options(play, "place-standard", "west")
    t.answer(play, "place-standard", "west-berlin")
    assert t.options(play, "sector", "west") == ("rheinland-pfalz", "baden-wuerttemberg")
    t.answer(play, "sector", "baden-wuerttemberg")
    assert play.position.sectors["baden-wuerttemberg"] == 1
    assert play.position.delivered == [], "nobody has delivered (ruling W29)"
    assert t.unrest(play) == {}


# --- mass protests count twice ------------------------------------------------------------------
def test_for_each_marker_in_west_berlin_a_supplier_gets_one_where_the_east_says() -> None:
    play = t.effect(t.table(unrest=by_code(WB=3)), "unrest+ west in west-berlin", "west")
    assert t.options(play, "import", "east") == PATRON_STATES
    t.answer(play, "import", "rheinland-pfalz")
    assert play.position.imported["rheinland-pfalz"] == 1
    assert play.position.protests["west"] == ["west-berlin", "rheinland-pfalz"]
    assert t.happened(play, ProtestImported) == [ProtestImported("rheinland-pfalz", 2)]


def test_a_supplier_may_get_several_and_have_its_own() -> None:
    """Ruling W35."""
    play = t.table(unrest=by_code(WB=7, RP=4), imported={"rheinland-pfalz": 1})
    t.effect(play, "unrest+ west in west-berlin", "east")
    t.answer(play, "import", "rheinland-pfalz")
    assert play.position.protests["west"].count("rheinland-pfalz") == 3


def test_it_goes_only_when_a_protest_ends_in_west_berlin() -> None:
    play = t.table(unrest=by_code(WB=4, RP=1), imported={"rheinland-pfalz": 1})
    t.do(play, RemoveUnrest("west", "action"))
    t.answer(play, "remove-unrest", "rheinland-pfalz")
    assert play.position.imported["rheinland-pfalz"] == 1
    t.do(play, RemoveUnrest("west", "action"))
    assert play.position.imported["rheinland-pfalz"] == 0
    assert play.position.protests["west"] == []
    assert t.happened(play, ImportEnded) == [ImportEnded("rheinland-pfalz", 1)]


def test_the_east_says_which_one_goes() -> None:
    play = t.table(unrest=by_code(WB=8), imported={"rheinland-pfalz": 1, "nordrhein-westfalen": 1})
    t.do(play, RemoveUnrest("west", "action"))
    assert t.options(play, "export", "east") == ("nordrhein-westfalen", "rheinland-pfalz")
    t.answer(play, "export", "nordrhein-westfalen")
    assert play.position.protests["west"] == ["rheinland-pfalz", "west-berlin"]


@pytest.mark.parametrize("own", [0, 3])
def test_an_imported_protest_is_a_full_one(own: int) -> None:
    from weimar_tui.games.wir_sind_das_volk.rules.network import building_sites

    play = t.table(unrest=by_code(WB=4, RP=own), imported={"rheinland-pfalz": 1})
    assert "koblenz" not in building_sites(play, "west")
