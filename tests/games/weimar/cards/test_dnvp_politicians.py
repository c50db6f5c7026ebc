"""The politicians of the DNVP, line by line."""

from __future__ import annotations

import pytest

from tests.games.weimar.cards_table import (
    answers_to,
    decline_rest,
    reacted,
    rolled,
    spent,
    ways_to_play,
)
from tests.games.weimar.table import answer, options

OTHERS = {"spd", "kpd", "z"}


@pytest.mark.parametrize("card", ["D05", "D06", "D09", "D20"])
def test_politicians_of_the_dnvp_have_no_event(card: str) -> None:
    assert ways_to_play(card) == {"debate", "actions"}


def test_d05_is_offered_against_debates_and_negotiations_of_others() -> None:
    assert answers_to("D05") == {"debate": OTHERS, "negotiate": OTHERS}


def test_d05_moves_three_spaces_what_was_debated() -> None:
    runner = reacted("D05", "debate", "spd")  # the economy went from 0 to S1
    assert options(runner, "dnvp") == {
        "economy-1:0",
        "economy-1:DS",
        "economy-1:D1",
        "economy-1:D2",
    }
    answer(runner, "economy-1:D2", "dnvp")
    decline_rest(runner)
    assert runner.position.issues["economy-1"] == "D2"
    assert spent(runner, "D05")


def test_d05_weakens_a_negotiation_by_one() -> None:
    runner = reacted("D05", "negotiate", "spd", 6, 1, 1)
    assert rolled(runner, "negotiate") == (3, 5)
    assert spent(runner, "D05")
    assert not runner.position.foreign_affairs.done


def test_d06_is_offered_against_events_of_the_zentrum_and_negotiations() -> None:
    assert answers_to("D06") == {"event": {"z"}, "negotiate": OTHERS}


def test_d06_debates_any_one_issue_at_an_event_of_the_zentrum() -> None:
    runner = reacted("D06", "event", "z")
    assert options(runner, "dnvp") == {
        "economy-1:D1",
        "economy-1:D2",
        "security-1:0",
        "security-1:ZD",
        "security-1:D1",
    }
    answer(runner, "security-1:D1", "dnvp")
    decline_rest(runner)
    assert runner.position.issues == {"economy-1": "0", "security-1": "D1"}
    assert runner.position.seats["z"] == 1  # the event still happened
    assert spent(runner, "D06")


def test_d06_weakens_a_negotiation_by_two() -> None:
    runner = reacted("D06", "negotiate", "z", 6, 6, 1)
    assert rolled(runner, "negotiate") == (3, 5)
    assert spent(runner, "D06")


def test_d09_is_offered_against_reactions_and_counter_coups() -> None:
    assert answers_to("D09") == {"reaction": OTHERS, "counter-coup": {"spd", "z"}}


def test_d09_weakens_a_reaction() -> None:
    runner = reacted("D09", "reaction", "z", 4, 1, 1)
    assert rolled(runner, "reaction") == (3, 3)
    assert spent(runner, "D09")


def test_d09_weakens_a_counter_coup() -> None:
    runner = reacted("D09", "counter-coup", "z", 5, 1, 1)
    assert rolled(runner, "counter-coup") == (3, 4)
    assert spent(runner, "D09")


def test_d20_is_offered_against_counter_coups_and_fights() -> None:
    assert answers_to("D20") == {"counter-coup": {"spd", "z"}, "fight": OTHERS}


def test_d20_takes_two_dice_from_a_counter_coup() -> None:
    runner = reacted("D20", "counter-coup", "spd", 4)
    assert rolled(runner, "counter-coup") == (1, 4)
    assert spent(runner, "D20")


def test_d20_takes_two_dice_from_a_fight() -> None:
    runner = reacted("D20", "fight", "kpd", 4)
    assert rolled(runner, "fight") == (1, 4)
    assert spent(runner, "D20")
