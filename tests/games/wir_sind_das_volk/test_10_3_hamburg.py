"""Rulebook 10.3: Hamburg."""

from __future__ import annotations

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import (
    answer,
    asked,
    at_rest,
    board,
    do,
    standard,
    table,
    unrest,
)
from weimar_tui.games.wir_sind_das_volk.rules.actions import LivingStandard
from weimar_tui.games.wir_sind_das_volk.rules.network import building_sites
from weimar_tui.games.wir_sind_das_volk.rules.standard import payment

NORTH = {
    "factories": ["hamburg", "bremen", "kiel"],
    "lines": ["hamburg/bremen", "kiel/hamburg"],
}
"""Hamburg has the value 3, Bremen and Kiel 2 each."""


def test_it_belongs_to_one_of_two_areas() -> None:
    assert board().areas_of["hamburg"] == ("niedersachsen", "schleswig-holstein")


def test_in_each_action_the_west_counts_it_where_it_is_needed() -> None:
    """The rulebook's example: Schleswig-Holstein with only Hamburg. Ruling W8."""
    runner = table(factories=["hamburg", "bremen", "hannover"], lines=["hamburg/bremen"])
    runner.position.factories |= {"wolfsburg": "sound"}
    do(runner, LivingStandard("west", "1", 1))
    answer(runner, "standard", "schleswig-holstein")
    found = payment(board(), runner.position, "west", ("schleswig-holstein",), (), 1)
    assert found is not None
    assert found.lent == {"hamburg": "schleswig-holstein"}
    assert "niedersachsen" in asked(runner).options, "it has enough without Hamburg"


def test_never_for_both_in_one_action() -> None:
    runner = do(table(**NORTH), LivingStandard("west", "1", 0))
    assert {"niedersachsen", "schleswig-holstein"} <= set(asked(runner).options)
    answer(runner, "standard", "niedersachsen")
    assert asked(runner).kind == "at-rest", "Schleswig-Holstein lacks 1, the card is worth nothing"
    assert standard(runner) == by_code(NI=1)


def test_what_one_area_needs_the_other_cannot_have() -> None:
    """Schleswig-Holstein has only Hamburg; Lower Saxony would have enough with it."""
    runner = table(factories=["hamburg", "bremen"], lines=["hamburg/bremen"])
    do(runner, LivingStandard("west", "1", 1))
    answer(runner, "standard", "schleswig-holstein")
    assert at_rest(runner)
    assert standard(runner) == by_code(SH=1)


def test_three_areas_with_one_point() -> None:
    """Hamburg for one, the card's point for the other, plus a transfer."""
    runner = table(
        factories=[*NORTH["factories"], "koblenz", "kaiserslautern", "saarbruecken"],
        lines=NORTH["lines"],
        unrest=by_code(SH=2, NI=2, RP=2, WB=2),
    )
    do(runner, LivingStandard("west", "1", 1))
    for area in ("niedersachsen", "schleswig-holstein", "rheinland-pfalz"):
        answer(runner, "standard", area)
    answer(runner, "transfer", "rheinland-pfalz")
    assert standard(runner) == by_code(NI=1, SH=1)
    assert runner.position.sectors["rheinland-pfalz"] == 1
    assert unrest(runner) == by_code(SH=1, NI=1, RP=2, WB=1)


def test_it_is_blocked_only_if_both_areas_have_a_protest() -> None:
    """Ruling W6."""
    runner = table(factories=["hamburg"], unrest=by_code(NI=4))
    sites = building_sites(runner, "west")
    assert "kiel/hamburg" in sites
    assert "hamburg/bremen" not in sites, "Bremen lies in the area with the protest"
    runner = table(factories=["hamburg"], unrest=by_code(NI=4, SH=4))
    assert not any("hamburg" in site for site in building_sites(runner, "west"))
