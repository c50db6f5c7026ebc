"""The short scenarios and the solo one, from set-up to scoring."""

from __future__ import annotations

import random

import pytest

from tests.games.weimar.table import at_rest, city, components, do, effects, issues, table
from weimar_tui.games.weimar.rules import decision_types as dt
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.parliament import bases
from weimar_tui.games.weimar.rules.phases.course import NextImpulse, NextRound
from weimar_tui.games.weimar.rules.position import PARTIES, WeimarPosition
from weimar_tui.games.weimar.rules.solo import CITY_ORDER, answer, grade
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.runner import Runner


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    return WeimarGame.load()


def play_out(game: WeimarGame, runner: Runner[WeimarPosition], seed: int) -> Runner[WeimarPosition]:
    chance = random.Random(seed)
    while runner.position.outcome is None:
        decision = runner.position.decisions[0]
        runner.pick(decision.number, chance.choice(decision.options))
        assert game.check(runner.position) == []
    return runner


# --- Born in Defeat -----------------------------------------------------------------------------
def test_born_in_defeat_begins_with_all_bases_placed(game: WeimarGame) -> None:
    position = game.start("born-in-defeat", "1").position
    assert {party: bases(position, party) for party in PARTIES} == {
        "spd": 6,
        "kpd": 4,
        "z": 5,
        "dnvp": 3,
    }
    assert position.vp == {"spd": 0, "z": 4, "kpd": 4, "dnvp": 7}
    assert "poverty" in position.cities["leipzig"].threats
    assert position.last_round == 2


def test_born_in_defeat_ends_after_two_rounds_with_a_last_scoring() -> None:
    runner = table(round=2, last_round=2, final_scores=("seats", "bases"))
    runner.position.seats.update(spd=7, z=3)
    city(runner, "berlin", bases={"spd": 2, "kpd": 3})
    do(runner, NextRound())
    assert runner.position.vp == {"spd": 3, "z": 1, "kpd": 1, "dnvp": 0}
    assert runner.position.outcome is not None
    assert runner.position.outcome.winners == ("spd",)


def test_the_main_scenario_has_no_last_scoring() -> None:
    runner = table(round=6)
    runner.position.seats.update(spd=7)
    runner.position.vp.update(z=1)
    do(runner, NextRound())
    assert runner.position.vp["spd"] == 0
    assert runner.position.outcome is not None
    assert runner.position.outcome.winners == ("z",)


# --- Republic on the Brink ----------------------------------------------------------------------
def test_republic_on_the_brink_begins_in_round_five(game: WeimarGame) -> None:
    position = game.start("republic-on-the-brink", "1").position
    assert position.round == 5
    assert {"black-friday", "violent-peace"} <= set(position.dr_box)
    assert position.president == "dnvp" and position.president_card == "active"
    assert position.stresemann == "out"
    assert position.nsdap_track == ["dnvp"] and position.seats["nsdap"] == 0
    assert position.foreign_affairs.deck == ["A15", "A16"]
    assert sum(bases(position, party) for party in PARTIES) == 28
    assert position.cities["koenigsberg"].units == {"reichswehr-1-black": 1, "stahlhelm": 1}
    assert position.dissolved == {"red-front": 2, "freikorps-2": 1}


def test_republic_on_the_brink_plays_eleven_cards_each_and_22_gray_with_8_brown(
    game: WeimarGame,
) -> None:
    position = game.start("republic-on-the-brink", "1").position
    timeline = position.decks["timeline"] + [
        card for hand in position.hands.values() for card in hand if card.startswith("A")
    ]
    assert len(timeline) == 30
    for party in PARTIES:
        own = [card for card in position.hands[party] if components().cards[card].deck == party]
        assert len(position.decks[party]) + len(own) == 11


@pytest.mark.parametrize("scenario", ["born-in-defeat", "republic-on-the-brink"])
def test_a_short_scenario_can_be_played_to_its_end(game: WeimarGame, scenario: str) -> None:
    for seed in range(8):
        runner = play_out(game, game.start(scenario, str(seed)), seed)
        assert runner.position.outcome is not None


# --- The First Winter ---------------------------------------------------------------------------
def test_only_the_spd_is_ever_asked_in_the_first_winter(game: WeimarGame) -> None:
    chance = random.Random(5)
    runner = game.start("first-winter", "5")
    while runner.position.outcome is None:
        decision = runner.position.decisions[0]
        assert decision.seat == "spd"
        assert all(not runner.position.hands[party] for party in ("kpd", "z", "dnvp"))
        runner.pick(decision.number, chance.choice(decision.options))


def test_the_first_winter_begins_with_six_issues_and_the_player_leads(game: WeimarGame) -> None:
    position = game.start("first-winter", "1").position
    assert position.turn_order == ("spd", "kpd", "z", "dnvp")
    assert position.vp == dict.fromkeys(PARTIES, 0)
    assert position.issues["economy-1"] == "S1"
    assert position.issues["protecting-republic-law"] == "0"
    assert len(position.hands["spd"]) == 2


def test_each_other_seat_turns_its_four_behaviour_cards(game: WeimarGame) -> None:
    runner = play_out(game, game.start("first-winter", "2"), 2)
    turned = {card for card in runner.position.removed if "A18" <= card <= "A29"}
    assert turned == {f"A{number}" for number in range(18, 30)}


def test_a_card_run_seat_goes_on_when_the_player_has_no_card_left() -> None:
    runner = table(
        card_run=("kpd", "z", "dnvp"),
        behaviour={"kpd": ["A21"], "z": [], "dnvp": []},
        turn_order=PARTIES,
    )
    issues(runner, {"media-1": "0"})
    runner.push(NextImpulse("kpd"))
    while runner.position.behaviour["kpd"]:
        runner.position.steps.pop().run(runner)
    assert runner.position.impulses_played["kpd"] == 1


def test_the_kpd_spreads_unrest_in_the_first_city_of_its_list_and_debates() -> None:
    runner = table(card_run=("kpd", "z", "dnvp"))
    city(runner, "berlin", threats=["unrest"])
    issues(runner, {"economy-1": "S1", "media-1": "K1", "poverty": "0"})
    effects(runner, "unrest + any; debate 3", "kpd")
    assert "unrest" in runner.position.cities["essen"].threats
    # Poverty on 0 and Economy on S1 are not on its arm; Poverty is nearer.
    assert runner.position.issues == {"economy-1": "S1", "media-1": "K1", "poverty": "K3"}
    assert at_rest(runner)


def test_with_all_issues_on_its_arm_the_one_closest_to_0_moves_on() -> None:
    runner = table(card_run=("kpd", "z", "dnvp"))
    issues(runner, {"economy-1": "K4", "media-1": "K2"})
    effects(runner, "debate 2", "kpd")
    assert runner.position.issues == {"economy-1": "K4", "media-1": "K4"}


def test_units_come_from_the_supply_first_and_strongest_first() -> None:
    runner = table(card_run=("kpd", "z", "dnvp"))
    effects(runner, "move 3 own of(Berlin,München)", "dnvp")
    assert runner.position.cities["berlin"].units == {"freikorps-2": 1, "freikorps-1": 2}


def test_card_run_seats_never_react_and_only_zentrum_agrees() -> None:
    def answered(seat: str, question: dt.WeimarDecisionType, *options: str) -> str:
        return answer(table(card_run=("kpd", "z", "dnvp")), None, seat, question, options)

    assert answered("kpd", dt.REACT, "board", "K06", "pass") == "pass"
    assert answered("z", dt.INCREASE_RESULT, "increase", "pass") == "pass"
    assert answered("z", dt.JOIN_COALITION, "agree", "refuse") == "agree"
    assert answered("dnvp", dt.JOIN_COALITION, "agree", "refuse") == "refuse"
    assert answered("kpd", dt.ANSWER_PROPOSAL, "agree", "refuse") == "refuse"
    assert answered("z", dt.FULL_CITY, "spd", "kpd") == "kpd"
    assert answered("dnvp", dt.FULL_CITY, "spd", "kpd") == "spd"
    assert answered("kpd", dt.OPPOSE_COUP, "oppose", "neutral") == "oppose"


def test_every_list_of_cities_names_them_all() -> None:
    for order in CITY_ORDER.values():
        assert sorted(order) == sorted(components().spaces)


@pytest.mark.parametrize(
    ("vp", "how"),
    [
        (0, "limping"),
        (6, "limping"),
        (7, "solid"),
        (8, "solid"),
        (9, "strong"),
        (10, "outstanding"),
    ],
)
def test_the_spd_is_graded_by_its_vp(vp: int, how: str) -> None:
    runner = table(card_run=("kpd", "z", "dnvp"))
    runner.position.vp["spd"] = vp
    assert grade(runner.position, "spd") == how


def test_two_active_regimes_and_councils_or_five_dr_markers_lose_the_solo_game() -> None:
    runner = table(card_run=("kpd", "z", "dnvp"), round=1, last_round=1)
    runner.position.vp["spd"] = 12
    city(runner, "essen", threats=["councils"])
    assert grade(runner.position, "spd") == "outstanding"
    city(runner, "berlin", threats=["regime"])
    assert grade(runner.position, "spd") == "lost-power"
    city(runner, "berlin", threats=[])
    runner.position.dr_box = ["blockade", "blockade", "inflation", "violent-peace", "poverty"]
    assert grade(runner.position, "spd") == "lost-threats"
    do(runner, NextRound())
    assert runner.position.outcome is not None
    assert runner.position.outcome.winners == ()
    assert runner.position.outcome.reason == "lost-threats"


def test_an_unknown_scenario_is_refused(game: WeimarGame) -> None:
    with pytest.raises(KernelError, match=r"scenario-missing .*nowhere"):
        game.start("nowhere", "1")
