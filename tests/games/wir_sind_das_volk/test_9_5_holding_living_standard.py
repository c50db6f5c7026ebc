"""Rulebook 9.5: holding living standard."""

from __future__ import annotations

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import by_code
from weimar_tui.games.wir_sind_das_volk.rules.events import StandardLost

PATRON_STATES = {"nordrhein-westfalen": 1, "rheinland-pfalz": 1, "baden-wuerttemberg": 1}


def test_no_more_than_the_value_of_the_export_factory() -> None:
    """The rulebook's example: Brandenburg."""
    runner = t.phase(t.table(factories=["schwedt"], standard=by_code(BB=3)), 5)
    assert t.standard(runner) == by_code(BB=1)
    assert t.happened(runner, StandardLost) == [StandardLost("brandenburg", 2, "hold")]


def test_in_every_area_of_both_sides() -> None:
    runner = t.table(
        factories=["koeln", "dortmund", "eisenach", "jena"],
        lines=["dortmund/koeln", "eisenach/jena"],
        standard=by_code(NW=3, HE=1, TH=2, SN=1),
    )
    assert t.standard(t.phase(runner, 5)) == by_code(NW=2, TH=2)


def test_an_area_without_factories_holds_nothing() -> None:
    assert t.standard(t.phase(t.table(standard=by_code(SN=1)), 5)) == {}


def test_foreign_factories_hold_nothing() -> None:
    runner = t.table(
        factories={"berlin": "rundown", "polska-s": "sound"},
        lines=["berlin/polska-s"],
        standard=by_code(OB=2),
    )
    assert t.standard(t.phase(runner, 5)) == by_code(OB=1)


def test_west_berlin_holds_as_much_as_the_worst_supplier_that_has_delivered() -> None:
    runner = t.table(
        factories=["koeln", "dortmund", "koblenz", "stuttgart", "ulm"],
        lines=["dortmund/koeln", "stuttgart/ulm"],
        sectors=PATRON_STATES,
        delivered=["nordrhein-westfalen", "baden-wuerttemberg"],
    )
    t.phase(runner, 5)
    assert t.options(runner, "lose-sector", "west") == tuple(PATRON_STATES), "the West says where"
    t.answer(runner, "lose-sector", "rheinland-pfalz")
    assert t.at_rest(runner)
    assert runner.position.sectors == {**PATRON_STATES, "rheinland-pfalz": 0}


def test_or_several_one_after_the_other() -> None:
    runner = t.table(factories=["koeln"], sectors={**PATRON_STATES, "rheinland-pfalz": 2})
    runner.position.delivered.append("nordrhein-westfalen")
    t.phase(runner, 5)
    t.answer(runner, "lose-sector", "rheinland-pfalz", "lose-sector", "baden-wuerttemberg")
    assert t.options(runner, "lose-sector", "west") == ("nordrhein-westfalen", "rheinland-pfalz")
    t.answer(runner, "lose-sector", "rheinland-pfalz")
    assert t.at_rest(runner)
    assert sum(runner.position.sectors.values()) == 1


def test_a_supplier_that_has_delivered_counts_for_good() -> None:
    """Even if its sector is empty again (ruling W29)."""
    runner = t.table(
        factories=["koeln"],
        sectors={"nordrhein-westfalen": 1},
        delivered=["nordrhein-westfalen", "rheinland-pfalz"],
    )
    assert runner.position.sectors["nordrhein-westfalen"] == 1
    t.phase(runner, 5)
    assert sum(runner.position.sectors.values()) == 0


def test_if_none_has_delivered_there_is_no_limit() -> None:
    """Only an event can have placed it there (ruling W29)."""
    runner = t.phase(t.table(sectors={"nordrhein-westfalen": 2}), 5)
    assert runner.position.sectors["nordrhein-westfalen"] == 2


def test_where_hamburg_counts_is_asked_only_if_it_matters() -> None:
    fields = {"factories": ["hamburg", "kiel"], "lines": ["kiel/hamburg"]}
    assert t.at_rest(t.phase(t.table(**fields, standard=by_code(SH=1)), 5)), "Kiel can hold it"
    runner = t.phase(t.table(**fields, standard=by_code(NI=2, SH=3)), 5)
    assert t.options(runner, "hamburg", "west") == ("niedersachsen", "schleswig-holstein")
    t.answer(runner, "hamburg", "niedersachsen")
    assert t.standard(runner) == by_code(NI=2, SH=2)
