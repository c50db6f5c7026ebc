"""Rulebook 9.5: living standard is held."""

from __future__ import annotations

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import by_code
from weimar_tui.games.wir_sind_das_volk.rules.events import StandardLost

PATRON_STATES = {"nordrhein-westfalen": 1, "rheinland-pfalz": 1, "baden-wuerttemberg": 1}


def test_no_more_than_the_value_of_the_export_factory() -> None:
    """The rulebook's example: Brandenburg."""
    play = t.phase(t.table(factories=["schwedt"], standard=by_code(BB=3)), 5)
    assert t.standard(play) == by_code(BB=1)
    assert t.happened(play, StandardLost) == [StandardLost("brandenburg", 2, "hold")]


def test_in_every_area_of_both_sides() -> None:
    play = t.table(
        factories=["koeln", "dortmund", "eisenach", "jena"],
        lines=["dortmund/koeln", "eisenach/jena"],
        standard=by_code(NW=3, HE=1, TH=2, SN=1),
    )
    assert t.standard(t.phase(play, 5)) == by_code(NW=2, TH=2)


def test_an_area_without_factories_holds_nothing() -> None:
    assert t.standard(t.phase(t.table(standard=by_code(SN=1)), 5)) == {}


def test_foreign_factories_hold_nothing() -> None:
    play = t.table(
        factories={"berlin": "rundown", "polska-s": "sound"},
        lines=["berlin/polska-s"],
        standard=by_code(OB=2),
    )
    assert t.standard(t.phase(play, 5)) == by_code(OB=1)


def test_west_berlin_holds_as_much_as_the_worst_supplier_that_has_delivered() -> None:
    play = t.table(
        factories=["koeln", "dortmund", "koblenz", "stuttgart", "ulm"],
        lines=["dortmund/koeln", "stuttgart/ulm"],
        sectors=PATRON_STATES,
        delivered=["nordrhein-westfalen", "baden-wuerttemberg"],
    )
    t.phase(play, 5)
    assert t.options(play, "lose-sector", "west") == tuple(PATRON_STATES), "the West says where"
    t.answer(play, "lose-sector", "rheinland-pfalz")
    assert t.at_rest(play)
    assert play.position.sectors == {**PATRON_STATES, "rheinland-pfalz": 0}


def test_or_several_one_after_the_other() -> None:
    play = t.table(factories=["koeln"], sectors={**PATRON_STATES, "rheinland-pfalz": 2})
    play.position.delivered.append("nordrhein-westfalen")
    t.phase(play, 5)
    t.answer(play, "lose-sector", "rheinland-pfalz", "lose-sector", "baden-wuerttemberg")
    assert t.options(play, "lose-sector", "west") == ("nordrhein-westfalen", "rheinland-pfalz")
    t.answer(play, "lose-sector", "rheinland-pfalz")
    assert t.at_rest(play)
    assert sum(play.position.sectors.values()) == 1


def test_a_supplier_that_has_delivered_counts_for_good() -> None:
    """Even if its sector is empty again (ruling W29)."""
    play = t.table(
        factories=["koeln"],
        sectors={"nordrhein-westfalen": 1},
        delivered=["nordrhein-westfalen", "rheinland-pfalz"],
    )
    assert play.position.sectors["nordrhein-westfalen"] == 1
    t.phase(play, 5)
    assert sum(play.position.sectors.values()) == 0


def test_if_none_has_delivered_there_is_no_limit() -> None:
    """Only an event can have put it there (ruling W29)."""
    play = t.phase(t.table(sectors={"nordrhein-westfalen": 2}), 5)
    assert play.position.sectors["nordrhein-westfalen"] == 2


def test_where_hamburg_counts_is_asked_only_if_it_matters() -> None:
    fields = {"factories": ["hamburg", "kiel"], "lines": ["kiel/hamburg"]}
    assert t.at_rest(t.phase(t.table(**fields, standard=by_code(SH=1)), 5)), "Kiel can hold it"
    play = t.phase(t.table(**fields, standard=by_code(NI=2, SH=3)), 5)
    assert t.options(play, "hamburg", "west") == ("niedersachsen", "schleswig-holstein")
    t.answer(play, "hamburg", "niedersachsen")
    assert t.standard(play) == by_code(NI=2, SH=2)
