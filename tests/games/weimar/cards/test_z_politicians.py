"""The politicians of the Zentrum, line by line."""

from __future__ import annotations

import pytest

from tests.games.weimar.cards_table import (
    answers_to,
    decline_rest,
    reacted,
    rolled,
    spent,
    wait_for,
    ways_to_play,
)
from tests.games.weimar.table import answer, effects, hand, happened, options, table
from weimar_tui.games.weimar.rules.events import AttemptFailed, RollRepeated

OTHERS = {"spd", "kpd", "dnvp"}


@pytest.mark.parametrize("card", ["Z05", "Z06", "Z07", "Z24"])
def test_politicians_of_the_zentrum_have_no_event(card: str) -> None:
    assert ways_to_play(card) == {"debate", "actions"}


def test_z05_is_offered_against_negotiations_and_debates_of_the_dnvp() -> None:
    assert answers_to("Z05") == {"negotiate": OTHERS, "debate": {"dnvp"}}


def test_z05_helps_a_negotiation() -> None:
    runner = reacted("Z05", "negotiate", "spd", 5, 1, 1)
    assert rolled(runner, "negotiate") == (3, 6)
    assert spent(runner, "Z05")
    assert runner.position.foreign_affairs.done == ["A16"]


def test_z05_moves_three_spaces_what_the_dnvp_debated() -> None:
    runner = reacted("Z05", "debate", "dnvp")  # the economy went from 0 to D1
    assert options(runner, "z") == {
        "economy-1:0",
        "economy-1:ZD",
        "economy-1:Z1",
        "economy-1:Z2",
    }
    answer(runner, "economy-1:Z2", "z")
    decline_rest(runner)
    assert runner.position.issues["economy-1"] == "Z2"
    assert spent(runner, "Z05")


def test_z06_is_offered_against_the_dnvp_on_the_street() -> None:
    assert answers_to("Z06") == {"demonstrate": {"dnvp"}, "coup": {"dnvp"}}


def test_z06_weakens_a_demonstration_by_two() -> None:
    runner = reacted("Z06", "demonstrate", "dnvp", 5, 1, 1)
    assert rolled(runner, "demonstrate") == (3, 3)
    assert spent(runner, "Z06")


def test_z06_weakens_a_coup_by_one() -> None:
    runner = reacted("Z06", "coup", "dnvp", 6, 1, 1)
    assert rolled(runner, "coup") == (3, 5)
    assert spent(runner, "Z06")
    assert runner.position.cities["berlin"].threats == ["unrest"]


def test_z07_is_offered_against_reactions_of_others_but_no_roll_in_berlin() -> None:
    assert answers_to("Z07") == {"reaction": OTHERS}


@pytest.mark.parametrize("where", ["koeln", "essen", "frankfurt"])
def test_z07_is_offered_at_rolls_of_others_in_the_west(where: str) -> None:
    assert answers_to("Z07", where=where) == {"reaction": OTHERS, "roll": OTHERS}


def test_z07_weakens_a_reaction() -> None:
    runner = reacted("Z07", "reaction", "kpd", 6, 1, 1)
    assert rolled(runner, "reaction") == (3, 4)
    assert spent(runner, "Z07")


def test_z07_has_all_dice_rolled_again() -> None:
    runner = reacted("Z07", "roll", "spd", 6, 6, 6, 2, 1, 3, where="koeln")
    assert rolled(runner, "demonstrate") == (3, 3)
    assert len(happened(runner, RollRepeated)) == 1
    assert spent(runner, "Z07")


def test_z07_is_not_offered_at_a_crisis_roll() -> None:
    runner = table()
    hand(runner, "z", "Z07")
    effects(runner, "crisis 1 SPD", "spd")
    assert not wait_for(runner, "Z07", "roll")


def test_z24_is_offered_against_reactions_and_debates_of_others() -> None:
    assert answers_to("Z24") == {"reaction": OTHERS, "debate": OTHERS}


def test_z24_cancels_a_reaction() -> None:
    runner = reacted("Z24", "reaction", "dnvp")
    decline_rest(runner)
    failed = happened(runner, AttemptFailed)
    assert [(each.party, each.action) for each in failed] == [("dnvp", "reaction")]
    assert runner.position.reserve["dnvp"] == 0  # paid anyway
    assert spent(runner, "Z24")


def test_z24_moves_three_spaces_what_was_debated() -> None:
    runner = reacted("Z24", "debate", "kpd")  # the economy went from 0 to K1
    assert options(runner, "z") == {
        "economy-1:0",
        "economy-1:KZ",
        "economy-1:Z1",
        "economy-1:Z2",
    }
    answer(runner, "economy-1:Z2", "z")
    decline_rest(runner)
    assert spent(runner, "Z24")
