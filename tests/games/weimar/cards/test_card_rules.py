"""Rules for all party cards: where they go, who can react to them (rulebook 4.3)."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.cards_table import (
    announced,
    decline_rest,
    gone,
    kept,
    play_event,
    reacted,
    spent,
    wait_for,
    ways_to_play,
)
from weimar_tui.games.weimar.rules.events import (
    AttemptFailed,
    DiceRolled,
    IssueMoved,
    NothingToDiscard,
    Reacted,
)
from weimar_tui.games.weimar.rules.phases.impulse import PlayImpulse
from weimar_tui.games.weimar.rules.position import PARTIES


def test_who_discards_two_cards_chooses_one_after_the_other_as_far_as_they_go() -> None:
    runner = t.table()
    t.hand(runner, "z", "Z05", "Z07", "Z08")
    t.hand(runner, "spd", "S05")
    t.effects(runner, "discard 2 Z; discard 2 SPD", "kpd")
    t.answer(runner, "Z07", "z", kind="discard")
    assert t.options(runner, "z") == {"Z05", "Z08"}
    t.answer(runner, "Z08", "z")
    assert runner.position.hands["z"] == ["Z05"] and runner.position.hands["spd"] == []
    assert t.at_rest(runner) and len(t.happened(runner, NothingToDiscard)) == 1


@pytest.mark.parametrize("use", ["debate", "actions"])
def test_a_card_to_be_removed_is_only_discarded_when_not_used_for_its_event(use: str) -> None:
    runner = t.table()
    t.hand(runner, "spd", "S10")
    t.do(runner, PlayImpulse("spd"))
    t.answer(runner, f"S10:{use}", "spd")
    decline_rest(runner)
    assert kept(runner, "S10")
    assert runner.position.seats["spd"] == 0


def test_an_event_that_can_do_nothing_may_be_played() -> None:
    runner = t.table()
    runner.position.government = ("z",)
    assert gone(play_event(runner, "K08"), "K08")


def test_the_increase_inside_an_event_is_bought_with_reserve_points() -> None:
    runner = t.table()
    t.reserve(runner, kpd=2)
    t.dice(runner, 3)
    play_event(runner, "K11", "pass")
    t.answer(runner, "increase", "kpd", kind="increase")
    assert t.happened(runner, DiceRolled)[-1].result == 5  # 3, the card, the increase
    assert runner.position.reserve["kpd"] == 0
    assert gone(runner, "K11")


def test_the_increase_cannot_be_bought_with_one_reserve_point() -> None:
    runner = t.table()
    t.reserve(runner, kpd=1)
    assert gone(play_event(runner, "K11", "pass"), "K11")


def test_only_one_reacts_to_a_trigger_and_the_next_is_asked_after_a_refusal() -> None:
    runner = announced("Z06", "demonstrate", "dnvp")
    t.hand(runner, "kpd", "K18")
    t.hand(runner, "spd", "S24")
    t.effects(runner, "demonstrate Berlin", "dnvp")
    assert t.options(runner, "spd") == {"S24", "pass"}  # clockwise from the DNVP
    t.answer(runner, "pass", "spd")
    t.answer(runner, "K18", "kpd")
    assert not wait_for(runner, "Z06", "demonstrate")
    assert [each.card for each in t.happened(runner, Reacted)] == ["K18"]
    assert runner.position.hands["z"] == ["Z06"]


def test_a_reaction_of_a_board_is_answered_clockwise_from_the_active_player() -> None:
    """A Reaction opens its own window (R4); KPD is active, so Zentrum comes before SPD."""
    runner = t.table()
    t.city(runner, "berlin", bases={"dnvp": 1}, units={"freikorps-1": 1})
    t.reserve(runner, dnvp=1)
    t.hand(runner, "spd", "S06")
    t.hand(runner, "z", "Z24")
    play_event(runner, "K11")
    while "board" not in t.options(runner):
        t.answer(runner, "pass")
    t.answer(runner, "board", "dnvp")
    assert (t.asked(runner, "z").subject.trigger, t.options(runner, "z")) == (
        "reaction",
        {"Z24", "pass"},
    )
    t.answer(runner, "pass", "z")
    assert t.options(runner, "spd") == {"S06", "pass"}


def test_dice_taken_down_to_none_end_the_action() -> None:
    runner = announced("S07", "coup", "kpd")
    t.city(runner, "berlin", units={"soldiers": 2})
    t.effects(runner, "coup Berlin", "kpd")
    t.answer(runner, "S07", "spd")
    decline_rest(runner)
    assert [each.action for each in t.happened(runner, AttemptFailed)] == ["coup"]
    assert not t.happened(runner, DiceRolled)
    assert runner.position.cities["berlin"].units == {"soldiers": 2}  # no table effect
    assert spent(runner, "S07")


def test_no_politician_answers_a_timeline_event() -> None:
    runner = t.table()
    t.hand(runner, "dnvp", "A30")
    t.hand(runner, "kpd", "K07")
    t.do(runner, PlayImpulse("dnvp"))
    t.answers(runner, "A30:debate", "event-first")
    assert not wait_for(runner, "K07", "event")


def test_a_debate_inside_an_event_is_not_answered() -> None:
    runner = t.table(rentenmark=True)
    t.issues(runner, {"economy-1": "0"})
    t.hand(runner, "spd", "S08")
    play_event(runner, "Z12", "economy-1:Z2")
    assert [moved.party for moved in t.happened(runner, IssueMoved)] == ["z"]
    assert kept(runner, "Z12")
    assert runner.position.hands["spd"] == ["S08"]


def test_a_debate_in_answer_is_not_answered_in_turn() -> None:
    runner = reacted("S08", "debate", "kpd")
    t.hand(runner, "dnvp", "D05")
    t.answer(runner, "economy-1:S1", "spd")
    assert not wait_for(runner, "D05", "debate")
    assert runner.position.issues["economy-1"] == "S1"


def test_the_card_drawn_after_a_reaction_comes_from_a_fresh_deck_if_need_be() -> None:
    runner = announced("S06", "counter-coup", "z")
    runner.position.decks["spd"] = []
    assert wait_for(runner, "S06", "counter-coup")
    t.answer(runner, "S06", "spd")
    decline_rest(runner)
    assert runner.position.hands["spd"] == ["S06"]  # the only card in the discard pile


def test_a_politician_played_in_its_own_impulse_draws_nothing() -> None:
    runner = t.table()
    t.hand(runner, "spd", "S06")
    t.do(runner, PlayImpulse("spd"))
    t.answer(runner, "S06:actions", "spd")
    decline_rest(runner)
    assert kept(runner, "S06")
    assert runner.position.hands["spd"] == []


def test_the_president_debates_with_a_card_used_for_its_event() -> None:
    runner = t.table(president="spd", president_card="active")
    t.issues(runner, {"economy-1": "0", "media-1": "0"})
    play_event(runner, "S10")
    t.answer(runner, "debate", "spd", kind="president-debate")
    t.answers(runner, "economy-1:S2", "media-1:S3")  # values 2 and 3 of the National Assembly
    assert runner.position.issues == {"economy-1": "S2", "media-1": "S3"}
    assert runner.position.president_card == "inactive"
    assert gone(runner, "S10")


def test_no_second_presidential_debate_after_a_reaction() -> None:
    runner = announced("S06", "counter-coup", "z", 4, 1, 1)
    runner.position.president, runner.position.president_card = "spd", "active"
    assert wait_for(runner, "S06", "counter-coup")
    t.answer(runner, "S06", "spd")
    decline_rest(runner)
    assert runner.position.president_card == "active"


OWN = {
    "spd": {"reichsbanner"},
    "kpd": {"soldiers", "workers", "spartacists", "ruhr-army", "red-front"},
    "dnvp": {
        "freikorps-1",
        "freikorps-2",
        "stahlhelm",
        "reichswehr-1-black",
        "reichswehr-2-black",
    },
}
WHITE = {"reichswehr-1", "reichswehr-2"}
GOVERNMENT = {"police"} | WHITE


@pytest.mark.parametrize(
    ("card", "number", "units"),
    [
        ("S05", 2, OWN["spd"] | GOVERNMENT),
        ("S23", 3, {"police"}),
        ("S25", 3, OWN["spd"]),
        ("Z08", 3, GOVERNMENT),
        ("Z15", 2, WHITE),
        ("Z16", 3, {"police"}),
        ("Z17", 1, GOVERNMENT),
        *((card, 2, OWN["kpd"]) for card in ("K11", "K12", "K13", "K26")),
        *((card, 3, OWN["kpd"]) for card in ("K10", "K22", "K23")),
        ("D15", 1, OWN["dnvp"]),
        ("D17", 2, OWN["dnvp"]),
        *((card, 3, OWN["dnvp"]) for card in ("D07", "D08", "D27")),
    ],
)
def test_cards_move_units_of_the_right_kind_and_no_more_than_they_say(
    card: str, number: int, units: set[str]
) -> None:
    runner = t.table(supply={owner: {} for owner in ("government", "spd", "kpd", "z", "dnvp")})
    every = GOVERNMENT | OWN["spd"] | OWN["kpd"] | OWN["dnvp"]
    t.city(runner, "stuttgart", units=dict.fromkeys(sorted(every), 4))
    t.city(runner, "frankfurt", threats=["councils"])
    play_event(runner, card)
    moved = 0
    while not t.at_rest(runner) and t.asked(runner).kind in ("move-unit", "move-to"):
        if t.asked(runner).kind == "move-unit":
            offered = {option.split(":")[0] for option in t.asked(runner).options} - {"pass"}
            assert offered == units
            moved += 1
            t.answer(runner, next(o for o in t.asked(runner).options if o.endswith(":stuttgart")))
        else:
            t.answer(runner, t.asked(runner).options[-1])
    assert moved == number


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        *((card, 2) for card in ("S09", "S13", "Z12", "Z13", "K15", "D12", "D14", "D22")),
        ("Z26", 3),
    ],
)
def test_debates_inside_events_move_one_issue_as_far_as_the_card_says(
    card: str, steps: int
) -> None:
    runner = t.table(government=("spd",))
    t.issues(runner, {"economy-1": "0", "security-1": "0"})
    play_event(runner, card)
    while t.asked(runner).kind != "debate":
        t.answer(runner, t.asked(runner).options[0])
    arm = card[0]
    offered = {
        option.split(":")[1] for option in t.options(runner) if option.startswith("economy-1")
    }
    assert offered == {f"{arm}{step}" for step in range(1, steps + 1)}
    t.answer(runner, f"economy-1:{arm}1")
    assert t.at_rest(runner)


def test_only_three_events_are_for_the_first_two_impulses() -> None:
    late = {
        card.id
        for card in t.components().cards.values()
        if card.deck in PARTIES
        and card.kind == "event"
        and "event" not in ways_to_play(card.id, impulses_played=2)
    }
    assert late == {"K13", "K26", "D17"}


@pytest.mark.parametrize("card", ["S12", "S26", "K09", "K11", "D21", "Z11"])
def test_demonstrations_inside_events_can_be_answered_by_a_board(card: str) -> None:
    runner = t.table()
    reactor = "spd" if card[0] == "D" else "dnvp"
    for place in ("hamburg", "berlin"):
        t.city(runner, place, bases={reactor: 1}, units={"freikorps-1": 1})
    t.reserve(runner, **{reactor: 1})
    play_event(runner, card)
    while not t.at_rest(runner) and t.asked(runner).kind != "react":
        wanted = [
            o for o in ("hamburg", "pass", *t.asked(runner).options) if o in t.options(runner)
        ]
        t.answer(
            runner, wanted[0] if t.asked(runner).kind != "move-unit" else t.asked(runner).options[0]
        )
    assert t.options(runner, reactor) == {"board", "pass"}


@pytest.mark.parametrize("deck", [["A16"], []])
def test_an_optional_step_does_not_make_an_option_less_full(deck: list[str]) -> None:
    """G5: `may` does not count for the test of the fullest option."""
    runner = t.table()
    runner.position.foreign_affairs.deck = deck
    t.effects(runner, "choose { flag +1 any; may { negotiate } / vp +1 }", "z")
    assert t.options(runner, "z") == {"1", "2"}
