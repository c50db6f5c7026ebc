"""Rulebook 6 and 6.1: the uses of a card; removing unrest."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import answer, asked, options, table, turn
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner


def uses(runner: VolkRunner, card: str) -> set[str]:
    """The uses of a card in the open turn."""
    found = [option.split(":") for option in asked(runner).options]
    return {action for name, action in found if name == card}


def test_a_normal_card_can_be_used_in_four_ways() -> None:
    runner = turn(table(factories=["berlin"], unrest=by_code(SN=1)), "east", "1")
    assert uses(runner, "1") == {"unrest", "build", "standard", "event"}


def test_building_and_living_standard_are_always_possible() -> None:
    """Even without effect, so that passing is never necessary (ruling W3)."""
    runner = turn(table(), "west", "1", "2")
    assert uses(runner, "1") == {"build", "standard"}
    answer(runner, "turn", "1:standard")
    assert asked(runner).seat == "east"


def test_one_unrest_of_its_own_anywhere() -> None:
    runner = turn(table(unrest=by_code(SN=2, TH=1, SH=3)), "east", "1", "2")
    answer(runner, "turn", "1:unrest")
    assert options(runner, "remove-unrest", "east") == ("sachsen", "thueringen")
    answer(runner, "remove-unrest", "sachsen")
    assert runner.position.unrest["sachsen"] == 1


@pytest.mark.parametrize(
    ("seat", "card", "area"), [("east", "1", "sachsen"), ("west", "12", "bayern")]
)
def test_free_with_a_card_of_its_own_colour(seat: str, card: str, area: str) -> None:
    runner = turn(table(unrest={area: 1}, factories=["berlin", "koeln"]), seat, card, "3")
    answer(runner, "turn", f"{card}:unrest")
    assert runner.position.unrest[area] == 0
    assert set(runner.position.factories) == {"berlin", "koeln"}


@pytest.mark.parametrize("card", ["18", "11"])
def test_with_a_dual_or_the_other_colour_a_point_must_be_dismantled(card: str) -> None:
    """The rulebook's example, with card 18: Saxony loses unrest, Thuringia a factory."""
    runner = table(factories=["jena", "berlin"], unrest=by_code(SN=3, BB=1))
    turn(runner, "east", card, "1")
    answer(runner, "turn", f"{card}:unrest", "remove-unrest", "sachsen")
    assert runner.position.unrest["sachsen"] == 2, "the unrest goes first (ruling W10)"
    assert options(runner, "dismantle", "east") == ("berlin", "jena")
    answer(runner, "dismantle", "jena")
    assert set(runner.position.factories) == {"berlin"}
    assert asked(runner).seat == "west"


def test_who_cannot_dismantle_may_do_it_only_where_it_is_free() -> None:
    runner = table(factories={"jena": "rundown"}, unrest=by_code(SN=3))
    turn(runner, "east", "1", "11", "12")
    assert "unrest" in uses(runner, "1")
    assert "unrest" not in uses(runner, "11")
    assert "unrest" not in uses(runner, "12")


@pytest.mark.parametrize(
    ("factories", "lines", "possible"),
    [
        ({"rheinsberg": "rundown"}, [], True),
        ({"polska-s": "sound"}, [], False),
        ({"polska-s": "sound"}, ["berlin/polska-s"], True),
        ({"jena": "rundown"}, ["eisenach/jena"], True),
        ({"koeln": "sound"}, ["dortmund/koeln"], False),
    ],
)
def test_what_can_be_dismantled_pays_for_it(
    factories: dict[str, str], lines: list[str], possible: bool
) -> None:
    """External and rundown factories stay, lines to them do not (5.2, 5.3, 10.4)."""
    runner = table(factories=factories, lines=lines, unrest=by_code(SN=1))
    turn(runner, "east", "12", "1")
    assert ("unrest" in uses(runner, "12")) == possible


def test_without_own_unrest_it_is_not_possible() -> None:
    runner = turn(table(factories=["berlin"], unrest=by_code(SH=3)), "east", "1", "2")
    assert "unrest" not in uses(runner, "1")
