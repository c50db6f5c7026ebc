"""The politicians of the KPD, line by line."""

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

OTHERS = {"spd", "z", "dnvp"}


@pytest.mark.parametrize("card", ["K05", "K06", "K07", "K18"])
def test_politicians_of_the_kpd_have_no_event(card: str) -> None:
    assert ways_to_play(card) == {"debate", "actions"}


def test_k05_is_offered_against_debates_and_demonstrations_of_the_spd() -> None:
    assert answers_to("K05") == {"demonstrate": {"spd"}, "debate": OTHERS}


def test_k05_moves_only_what_was_debated() -> None:
    runner = reacted("K05", "debate", "spd")  # the economy went from 0 to S1
    assert options(runner, "kpd") == {"economy-1:0", "economy-1:SK", "economy-1:K1"}
    answer(runner, "economy-1:K1", "kpd")
    decline_rest(runner)
    assert runner.position.issues["economy-1"] == "K1"
    assert spent(runner, "K05")


def test_k05_weakens_a_rally() -> None:
    runner = reacted("K05", "demonstrate", "spd", 5, 1, 1)
    assert rolled(runner, "demonstrate") == (3, 3)
    assert spent(runner, "K05")
    assert not runner.position.cities["berlin"].bases


def test_k06_is_offered_against_counter_coups_and_coups_of_the_dnvp() -> None:
    assert answers_to("K06") == {"counter-coup": {"spd", "z"}, "coup": {"dnvp"}}


def test_k06_weakens_a_counter_coup() -> None:
    runner = reacted("K06", "counter-coup", "spd", 4, 1, 1)
    assert rolled(runner, "counter-coup") == (3, 3)
    assert spent(runner, "K06")
    assert runner.position.cities["berlin"].threats == ["regime"]


def test_k06_weakens_a_coup() -> None:
    runner = reacted("K06", "coup", "dnvp", 6, 1, 1)
    assert rolled(runner, "coup") == (3, 5)
    assert spent(runner, "K06")


def test_k07_is_offered_against_reactions_and_events_of_the_dnvp() -> None:
    assert answers_to("K07") == {"reaction": OTHERS, "event": {"dnvp"}}


def test_k07_weakens_a_reaction() -> None:
    runner = reacted("K07", "reaction", "spd", 5, 1, 1)
    assert rolled(runner, "reaction") == (3, 3)
    assert spent(runner, "K07")


def test_k07_places_a_base_at_an_event_of_the_dnvp() -> None:
    runner = reacted("K07", "event", "dnvp")
    answer(runner, "hamburg", "kpd")
    assert runner.position.cities["hamburg"].bases == {"kpd": 1}
    answer(runner, "media-1:D3", "dnvp")
    decline_rest(runner)
    assert sum(len(each.bases) for each in runner.position.cities.values()) == 1
    assert runner.position.issues["media-1"] == "D3"  # the event still happened
    assert spent(runner, "K07")


def test_k18_is_offered_against_fights_and_demonstrations_of_others() -> None:
    assert answers_to("K18") == {"fight": OTHERS, "demonstrate": OTHERS}


def test_k18_weakens_a_fight_by_two() -> None:
    runner = reacted("K18", "fight", "spd", 6, 1, 1)
    assert rolled(runner, "fight") == (3, 4)
    assert spent(runner, "K18")


def test_k18_weakens_a_demonstration_by_one() -> None:
    runner = reacted("K18", "demonstrate", "z", 4, 1, 1)
    assert rolled(runner, "demonstrate") == (3, 3)
    assert spent(runner, "K18")
