"""The politicians of the SPD, line by line (rulebook 4.3)."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.cards_table import (
    answers_to,
    decline_rest,
    reacted,
    rolled,
    spent,
    wait_for,
    ways_to_play,
)
from weimar_tui.games.weimar.rules.events import ThreatRemoved

OTHERS = {"kpd", "z", "dnvp"}


@pytest.mark.parametrize("card", ["S06", "S07", "S08", "S24"])
def test_politicians_of_the_spd_have_no_event(card: str) -> None:
    assert ways_to_play(card) == {"debate", "actions"}


def test_s06_is_offered_against_counter_coups_and_reactions_of_others() -> None:
    assert answers_to("S06") == {"counter-coup": {"z"}, "reaction": OTHERS}


def test_s06_helps_a_counter_coup() -> None:
    runner = reacted("S06", "counter-coup", "z", 4, 1, 1)
    assert rolled(runner, "counter-coup") == (3, 5)
    assert spent(runner, "S06")


def test_s06_weakens_a_reaction() -> None:
    runner = reacted("S06", "reaction", "dnvp", 4, 1, 1)
    assert rolled(runner, "reaction") == (3, 3)
    assert spent(runner, "S06")


def test_s06_answers_the_street_fight_and_no_more_the_counter_coup() -> None:
    """The rulebook's example of reactions (4.3)."""
    runner = t.table()
    t.city(runner, "berlin", bases={"dnvp": 1}, units={"police": 3, "freikorps-1": 2})
    t.city(runner, "berlin", threats=["regime"])
    t.reserve(runner, dnvp=1)
    t.hand(runner, "spd", "S06")
    t.dice(runner, 4, 1, 5)
    t.effects(runner, "counter-coup Berlin", "z")
    assert t.asked(runner, "dnvp").subject.trigger == "counter-coup"
    t.answer(runner, "board", "dnvp", kind="react")
    assert t.asked(runner, "spd").subject.trigger == "reaction"
    t.answer(runner, "S06", "spd", kind="react")
    assert rolled(runner, "reaction") == (2, 3)  # 4 on the dice, which would be a result of -1
    assert rolled(runner, "counter-coup") == (1, 5)


def test_s06_kept_back_at_the_reaction_is_too_late_for_the_counter_coup() -> None:
    runner = t.table()
    t.city(runner, "berlin", bases={"dnvp": 1}, units={"police": 3, "freikorps-1": 2})
    t.city(runner, "berlin", threats=["regime"])
    t.reserve(runner, dnvp=1)
    t.hand(runner, "spd", "S06")
    t.effects(runner, "counter-coup Berlin", "z")
    t.answer(runner, "board", "dnvp")
    t.answer(runner, "pass", "spd")
    assert not wait_for(runner, "S06", "counter-coup")
    assert runner.position.hands["spd"] == ["S06"]


def test_s07_is_offered_against_coups_and_fights_of_others() -> None:
    assert answers_to("S07") == {"coup": {"kpd", "dnvp"}, "fight": OTHERS}


def test_s07_takes_two_dice_from_a_coup() -> None:
    runner = reacted("S07", "coup", "kpd", 4)
    assert rolled(runner, "coup") == (1, 4)
    assert spent(runner, "S07")


def test_s07_helps_a_fight() -> None:
    runner = reacted("S07", "fight", "z", 4, 1, 1)
    assert rolled(runner, "fight") == (3, 5)
    assert spent(runner, "S07")


def test_s08_is_offered_against_negotiations_and_debates_of_others() -> None:
    assert answers_to("S08") == {"negotiate": OTHERS, "debate": OTHERS}


def test_s08_helps_a_negotiation() -> None:
    runner = reacted("S08", "negotiate", "z", 4, 1, 1)
    assert rolled(runner, "negotiate") == (3, 5)
    assert spent(runner, "S08")


def test_s08_moves_only_what_was_debated() -> None:
    runner = reacted("S08", "debate", "dnvp")  # the economy went from 0 to D1
    assert t.options(runner, "spd") == {
        "economy-1:0",
        "economy-1:DS",
        "economy-1:S1",
    }
    t.answer(runner, "economy-1:S1", "spd")
    decline_rest(runner)
    assert runner.position.issues == {"economy-1": "S1", "security-1": "Z1"}
    assert spent(runner, "S08")


def test_s24_is_offered_against_demonstrations_and_events_of_the_radicals() -> None:
    radicals = {"kpd", "dnvp"}
    assert answers_to("S24") == {"demonstrate": radicals, "event": radicals}


def test_s24_weakens_a_demonstration() -> None:
    runner = reacted("S24", "demonstrate", "dnvp", 6, 1, 1)
    assert rolled(runner, "demonstrate") == (3, 4)
    assert spent(runner, "S24")


def test_s24_sends_police_before_the_event_and_does_not_stop_it() -> None:
    runner = reacted("S24", "event", "kpd")
    t.city(runner, "essen", threats=["unrest"])
    t.city(runner, "rostock", threats=["unrest"])
    t.answers(runner, "police:supply", "koeln", "police:supply", "essen")
    assert [removed.city for removed in t.happened(runner, ThreatRemoved)] == ["essen"]
    assert runner.position.cities["koeln"].units == {"police": 1}
    assert not runner.position.society  # the event comes afterwards
    t.answer(runner, "W1", "kpd")
    decline_rest(runner)
    assert runner.position.society == ["W1"]
    assert spent(runner, "S24")
