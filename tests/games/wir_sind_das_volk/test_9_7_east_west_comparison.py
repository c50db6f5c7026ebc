"""Rulebook 9.7: East and West compared."""

from __future__ import annotations

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import by_code
from weimar_tui.games.wir_sind_das_volk.rules.events import Attacked, ProtestStarted
from weimar_tui.games.wir_sind_das_volk.rules.names import PATRON_STATES


def test_an_area_attacks_one_neighbour_of_its_owners_choice() -> None:
    runner = t.phase(t.table(standard=by_code(BY=2)), 7)
    assert t.options(runner, "attack", "west") == ("sachsen", "thueringen")
    t.answer(runner, "attack", "thueringen")
    assert t.unrest(runner) == by_code(TH=2)
    assert t.at_rest(runner)


def test_the_east_attacks_too() -> None:
    runner = t.phase(t.table(standard=by_code(ST=1)), 7)
    assert t.options(runner, "attack", "east") == ("niedersachsen", "hessen")


def test_west_berlin_attacks_both_its_neighbours() -> None:
    runner = t.phase(
        t.table(sectors=dict.fromkeys(PATRON_STATES, 1), standard=by_code(OB=1, BB=1)), 7
    )
    assert t.happened(runner, Attacked)[:2] == [
        Attacked("west-berlin", "brandenburg", 3, 2),
        Attacked("west-berlin", "ost-berlin", 3, 2),
    ]


def test_the_whole_difference() -> None:
    runner = t.phase(t.table(standard=by_code(SH=3, MV=1)), 7)
    assert t.unrest(runner) == by_code(MV=2, NI=1)


def test_only_an_area_with_less_living_standard_gets_unrest() -> None:
    runner = t.phase(t.table(standard=by_code(SH=1, MV=1, NI=1, BB=1, ST=1)), 7)
    assert t.happened(runner, Attacked) == [
        Attacked("brandenburg", "west-berlin", 1, 1),
        Attacked("sachsen-anhalt", "hessen", 1, 1),
    ]


def test_living_standard_does_not_change() -> None:
    runner = t.phase(t.table(standard=by_code(SH=3)), 7)
    assert t.standard(runner) == by_code(SH=3)


def test_attacks_that_place_unrest_are_always_made() -> None:
    """Ruling W31."""
    runner = t.phase(t.table(standard=by_code(SH=1)), 7)
    assert t.unrest(runner) == by_code(MV=1)


def test_each_protest_of_the_attacker_makes_one_living_standard_unusable() -> None:
    runner = t.phase(t.table(standard=by_code(SH=3), unrest=by_code(SH=8)), 7)
    assert t.happened(runner, Attacked) == [Attacked("schleswig-holstein", "mecklenburg", 1, 1)]


def test_imported_protests_too() -> None:
    """North Rhine-Westphalia attacks nobody; its twin in West Berlin does."""
    runner = t.table(
        sectors=dict.fromkeys(PATRON_STATES, 1),
        unrest=by_code(WB=4),
        imported={"nordrhein-westfalen": 1},
    )
    assert t.happened(t.phase(runner, 7), Attacked)[0].usable == 2


def test_protests_of_the_attacked_area_do_not_matter() -> None:
    runner = t.phase(t.table(standard=by_code(SH=2), unrest=by_code(MV=4)), 7)
    assert runner.position.unrest["mecklenburg"] == 6


def test_markers_are_set_only_when_both_sides_have_attacked() -> None:
    """Saxony-Anhalt's living standard stays usable though it is attacked into a protest first."""
    runner = t.table(standard=by_code(HE=3, ST=2, MV=1), unrest=by_code(ST=3))
    t.phase(runner, 7)
    t.answer(runner, "attack", "sachsen-anhalt")
    assert runner.position.unrest["sachsen-anhalt"] == 4
    assert t.options(runner, "attack", "east") == ("schleswig-holstein", "niedersachsen")
    assert runner.position.protests["east"] == []
    t.answer(runner, "attack", "schleswig-holstein")
    assert t.happened(runner, Attacked)[-1] == Attacked("sachsen-anhalt", "niedersachsen", 2, 2)
    assert runner.position.protests["east"] == ["sachsen-anhalt"]


def test_several_areas_may_attack_the_same_one() -> None:
    """The rulebook's example: Bavaria with a protest, and Hesse, both against Thuringia."""
    runner = t.table(standard=by_code(BY=3, TH=1, HE=2), unrest=by_code(BY=4))
    t.phase(runner, 7)
    assert t.options(runner, "attack", "west") == ("sachsen-anhalt", "thueringen")
    t.answer(runner, "attack", "thueringen")
    assert t.options(runner, "attack", "west") == ("sachsen", "thueringen")
    t.answer(runner, "attack", "thueringen")
    assert runner.position.unrest["thueringen"] == 2
    assert t.happened(runner, Attacked)[:2] == [
        Attacked("hessen", "thueringen", 2, 1),
        Attacked("bayern", "thueringen", 2, 1),
    ]


def test_west_berlins_markers_are_imported_afterwards() -> None:
    runner = t.phase(t.table(standard=by_code(OB=2), unrest=by_code(WB=2)), 7)
    assert t.options(runner, "import", "east") == PATRON_STATES
    assert t.happened(runner, ProtestStarted) == [ProtestStarted("west-berlin", 1)]


def test_three_western_areas_have_no_neighbours() -> None:
    runner = t.phase(t.table(standard=by_code(NW=3, RP=3, BW=3)), 7)
    assert t.happened(runner, Attacked) == []
