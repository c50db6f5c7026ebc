"""Rulebook 9.3: Western currency."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import by_code
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.currency import count_currency
from weimar_tui.games.wir_sind_das_volk.rules.events import CurrencyCounted, FactoryRundown
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner

WEST = ["kiel", "hannover", "dortmund", "frankfurt", "koblenz", "stuttgart", "muenchen"]
"""A factory in each western area; the worst export is 1."""

WEST_2 = [*WEST, "flensburg", "wolfsburg", "koeln", "giessen", "saarbruecken", "ulm", "nuernberg"]
LINES_2 = [
    *("flensburg/kiel", "hannover/wolfsburg", "dortmund/koeln", "giessen/frankfurt"),
    *("koblenz/saarbruecken", "stuttgart/ulm", "nuernberg/muenchen"),
]
"""Two connected factories in each western area; the worst export is 2."""


def counted(**fields: object) -> CurrencyCounted:
    return count_currency(t.board(), t.table(**fields).position)


# --- income -------------------------------------------------------------------------------------
def test_only_the_east_needs_currency() -> None:
    runner = t.phase(t.table(factories=WEST, standard=by_code(NW=3, BY=3)), 3)
    assert t.at_rest(runner)
    assert t.happened(runner, CurrencyCounted)[0].needed == 0


@pytest.mark.parametrize("field", [-6, -1, 0, 4])
def test_income_of_the_track_is_the_field_even_a_negative_one(field: int) -> None:
    found = counted(factories=WEST, tracks={"currency": field}, standard=by_code(SN=3))
    assert found.track == field
    assert found.missing == max(0, 3 - field)


def test_an_export_at_least_as_good_as_the_worst_western_one_earns_one() -> None:
    found = counted(
        factories=[*WEST_2, "leipzig", "dresden", "berlin"], lines=[*LINES_2, "leipzig/dresden"]
    )
    assert found.worst == 2
    assert found.exports == ("sachsen",)
    assert found.values == by_code(OB=1, SN=2)


def test_each_area_has_one_export_factory_the_one_with_the_highest_value() -> None:
    found = counted(
        factories=["bitterfeld", "magdeburg", "leipzig"],
        lines=["magdeburg/bitterfeld", "bitterfeld/leipzig"],
    )
    assert found.values == by_code(ST=3, SN=2)
    assert found.exports == ("sachsen-anhalt", "sachsen")


def test_if_a_western_area_has_no_factory_every_export_factory_earns_one() -> None:
    """Even a rundown one with value 0."""
    found = counted(
        factories=dict.fromkeys([*WEST_2[1:7], "leipzig"], "sound") | {"jena": "rundown"}
    )
    assert found.worst == -1
    assert found.exports == ("sachsen", "thueringen")


def test_hamburg_counts_where_it_helps_the_west() -> None:
    """Ruling W28; it counts for one area only."""
    without_kiel = [city for city in WEST if city != "kiel"]
    assert counted(factories=without_kiel).worst == -1
    found = counted(factories=[*without_kiel, "hamburg"])
    assert (found.worst, found.hamburg) == (1, "schleswig-holstein")
    without_both = [city for city in without_kiel if city != "hannover"]
    assert counted(factories=[*without_both, "hamburg"]).worst == -1


def test_foreign_factories_never_earn_currency() -> None:
    found = counted(
        factories=["berlin", "schwedt", "polska-s"], lines=["berlin/polska-s", "schwedt/polska-s"]
    )
    assert found.values == by_code(BB=2, OB=2)


# --- what is needed and what is missing ---------------------------------------------------------
def test_each_living_standard_costs_one() -> None:
    found = counted(factories=WEST, standard=by_code(SN=2, OB=1))
    assert (found.needed, found.missing) == (3, 3)


@pytest.mark.parametrize(("track", "missing"), [(3, 3), (-3, 9)])
def test_the_rulebooks_example(track: int, missing: int) -> None:
    """Exports 0, 1, 1, 2, 3, 5 against a worst western one of 3; eight living standards."""
    west = [*WEST_2, "bremen", "duisburg", "kassel", "hamburg", "kaiserslautern", "mannheim"]
    west += ["heilbronn", "ingolstadt"]
    lines = [
        *LINES_2,
        *("kiel/hamburg", "wolfsburg/kassel", "duisburg/koeln", "kassel/giessen"),
        *("saarbruecken/kaiserslautern", "mannheim/stuttgart", "ingolstadt/muenchen"),
    ]
    east = {
        "cottbus": "rundown",
        "rostock": "sound",
        "eisenach": "sound",
        "leipzig": "sound",
        "dresden": "sound",
        "berlin": "sound",
        "magdeburg": "sound",
        "bitterfeld": "sound",
        "jena": "sound",
    }
    runner = t.table(
        factories=dict.fromkeys(west, "sound") | east,
        lines=[
            *lines,
            *("leipzig/dresden", "berlin/bitterfeld", "berlin/bitterfeld"),
            *("berlin/magdeburg", "magdeburg/bitterfeld", "bitterfeld/jena", "bitterfeld/eisenach"),
        ],
        standard=by_code(SN=2, ST=3, OB=3),
        tracks={"currency": track},
    )
    found = count_currency(t.board(), runner.position)
    assert found.worst == 3
    assert sorted(found.values.values()) == [0, 1, 2, 2, 3, 5]
    assert found.exports == ("ost-berlin", "sachsen-anhalt")
    assert (found.needed, found.missing) == (8, missing)


def test_for_each_missing_one_a_factory_becomes_rundown_in_turns() -> None:
    runner = t.table(
        factories=[*WEST_2, "berlin", "jena", "leipzig", "rostock"],
        lines=LINES_2,
        standard=by_code(OB=2),
    )
    t.phase(runner, 3)
    assert t.options(runner, "rundown", "west") == ("rostock", "berlin", "leipzig", "jena")
    t.answer(runner, "rundown", "berlin")
    assert t.options(runner, "rundown", "east") == ("rostock", "leipzig", "jena")
    t.answer(runner, "rundown", "jena")
    assert t.at_rest(runner)
    rundown = [city for city, state in runner.position.factories.items() if state == "rundown"]
    assert sorted(rundown) == ["berlin", "jena"]


def test_the_holder_of_the_advantage_begins() -> None:
    runner = t.table(
        factories=[*WEST_2, "berlin", "jena"],
        lines=LINES_2,
        standard=by_code(OB=1),
        tracks={"prestige": 1},
    )
    assert t.asked(t.phase(runner, 3)).seat == "east"


def short_of(missing: int, prestige: int = 0) -> VolkRunner:
    """Two sound factories, three lines, a rundown Rheinsberg, and this much missing currency."""
    runner = t.table(
        factories={
            **dict.fromkeys(WEST_2, "sound"),
            "berlin": "sound",
            "bitterfeld": "sound",
            "rheinsberg": "rundown",
        },
        lines=[*LINES_2, "berlin/bitterfeld", "schwedt/berlin", "berlin/magdeburg"],
        standard=by_code(OB=missing),
        tracks={"prestige": prestige},
    )
    return t.phase(runner, 3)


def test_without_enough_factories_all_become_rundown_and_lines_go_for_the_rest() -> None:
    runner = short_of(4)
    assert {event.city for event in t.happened(runner, FactoryRundown)} == {"berlin", "bitterfeld"}
    assert t.options(runner, "dismantle", "west") == (
        *("rheinsberg", "schwedt/berlin"),
        *("berlin/magdeburg", "berlin/bitterfeld"),
    )
    t.answer(runner, "dismantle", "berlin/magdeburg")
    assert t.options(runner, "dismantle", "east") == (
        "rheinsberg",
        "schwedt/berlin",
        "berlin/bitterfeld",
    )
    t.answer(runner, "dismantle", "rheinsberg")
    assert t.at_rest(runner)


def test_dismantling_begins_anew_with_the_advantage() -> None:
    assert t.asked(short_of(4, prestige=1)).seat == "east"
    assert t.asked(short_of(5, prestige=1)).seat == "east"


def test_a_surplus_is_worth_nothing() -> None:
    runner = t.phase(t.table(factories=["berlin"], tracks={"currency": 6}), 3)
    assert t.at_rest(runner)
    assert runner.position.tracks["currency"] == 6


def test_living_standard_stays() -> None:
    runner = short_of(1)
    t.answer(runner, "rundown", "berlin")
    assert t.standard(runner) == by_code(OB=1)


def test_exactly_as_many_missing_as_there_are_factories_leave_nothing_to_choose() -> None:
    runner = short_of(2)
    assert t.at_rest(runner)
    assert {event.city for event in t.happened(runner, FactoryRundown)} == {"berlin", "bitterfeld"}
    assert runner.position.lines["berlin/bitterfeld"] == 1
