"""When `steady` strikes back: Counter-Coups that a watchful democrat does not miss.

The tables follow positions of games in which the bots lost a city.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.test_steady import SEEDS, attempts, councils, effects, middle, pick, play_on
from tests.games.weimar.table import asked, city, do, hand, supply
from weimar_tui.games.weimar.bots.action_planner import ActionPlanner
from weimar_tui.games.weimar.bots.campaign import blow_to_come
from weimar_tui.games.weimar.bots.evaluation.sudden_endings import survey_chances
from weimar_tui.games.weimar.bots.evaluation.survey import Survey
from weimar_tui.games.weimar.bots.policy import quick_answer
from weimar_tui.games.weimar.bots.sandbox import Sandbox
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.phases.impulse import PlayImpulse
from weimar_tui.games.weimar.rules.runner import WeimarRunner

STRIKE = (15.0, 4, ("counter-coup",))


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    return WeimarGame.load()


def one_city_short(**fields: object) -> WeimarRunner:
    """Three Councils, of which only the one in München can be won back; Berlin is guarded."""
    runner = middle(**fields)
    councils(runner, "frankfurt", "muenchen", "rostock")
    city(runner, "frankfurt", units={"workers": 3})
    city(runner, "rostock", units={"soldiers": 3})
    city(runner, "berlin", units={"police": 3})
    city(runner, "muenchen", threats=["unrest", "councils"])
    supply(runner, "government")
    hand(runner, "kpd", "K14", "K15", "K16", "K10", "K11")
    return runner


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_reserve_point_goes_into_the_blow(game: WeimarGame, seed: str) -> None:
    """It could also be kept for a Reaction, in any of three cities; but only one of
    them will happen."""
    runner = one_city_short(round=1)
    city(runner, "muenchen", units={"police": 4, "reichswehr-2-black": 1})
    for name in ("berlin", "leipzig"):
        city(runner, name, bases={"spd": 3}, threats=["unrest"])
    city(runner, "hamburg", bases={"spd": 3}, threats=["unrest", "uprising"])
    hand(runner, "spd", "S07")
    runner.position.reserve["spd"] = 1
    play_on(do(runner, PlayImpulse("spd")), game, seed)
    assert "counter-coup" in attempts(runner, "spd")


@pytest.mark.parametrize("seed", SEEDS)
def test_points_saved_for_a_blow_are_not_spent_on_a_demonstration(
    game: WeimarGame, seed: str
) -> None:
    """Neither card alone pays for the attack."""
    runner = one_city_short()
    city(runner, "muenchen", units={"police": 3, "reichswehr-2-black": 1})
    hand(runner, "z", "Z05", "Z13")
    play_on(do(runner, PlayImpulse("z")), game, seed)
    assert runner.position.reserve["z"]
    play_on(do(runner, PlayImpulse("z")), game, seed)
    assert "counter-coup" in attempts(runner, "z")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("cards", "reacts"), [(("Z13",), False), ((), True)])
def test_a_point_that_a_blow_needs_is_not_spent_on_a_reaction(
    game: WeimarGame, seed: str, cards: tuple[str, ...], reacts: bool
) -> None:
    """With no card left, no attack remains to save it for."""
    runner = one_city_short()
    city(runner, "muenchen", units={"police": 4, "reichswehr-2-black": 1})
    city(runner, "leipzig", bases={"z": 1, "kpd": 1}, units={"police": 2, "workers": 1})
    hand(runner, "z", *cards)
    runner.position.reserve["z"] = 1
    effects(runner, "demonstrate Leipzig", "kpd")
    while asked(runner).kind != "react" or asked(runner).seat != "z":
        pick(runner, game, seed)
    assert (pick(runner, game, seed) == "board") == reacts


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("others", [("S10",), ("S07", "S05")])
def test_an_even_chance_now_is_better_than_a_good_one_after_three_cards_of_others(
    game: WeimarGame, seed: str, others: tuple[str, ...]
) -> None:
    """Two dice against the last but one city; if they fail, the next card can try again."""
    runner = one_city_short()
    city(runner, "muenchen", threats=["councils"], units={"police": 3, "workers": 1})
    city(runner, "berlin", units={"police": 4})
    supply(runner, "government", police=3)
    hand(runner, "spd", "S16", *others)
    play_on(do(runner, PlayImpulse("spd")), game, seed)
    assert "counter-coup" in attempts(runner, "spd")


@pytest.mark.parametrize("governs", [True, False])
def test_no_lost_city_is_overlooked_however_many_there_are(game: WeimarGame, governs: bool) -> None:
    """Elsewhere the search is cut short for speed. Only governing parties strike back."""
    lost = ("frankfurt", "muenchen", "rostock", "essen", "leipzig", "stuttgart", "koeln")
    runner = middle(government=("spd", "z") if governs else ("z", "dnvp"), chancellor="z")
    for name in lost:
        city(runner, name, bases={"kpd": 1}, threats=["uprising"])
    hand(runner, "spd", "S07")
    do(runner, PlayImpulse("spd"))
    street = ActionPlanner(
        Sandbox(game.view(runner.position, "spd"), "spd", game, Random("1"), quick_answer), "spd"
    )
    assert (set(lost) <= set(street.cities())) == governs


# --- the parts ----------------------------------------------------------------------------------
def test_a_reserve_point_answers_one_attempt_and_a_second_one_another() -> None:
    runner = one_city_short()
    for name in ("berlin", "hamburg", "essen", "leipzig", "breslau"):
        city(runner, name, bases={"spd": 3}, threats=["unrest"])
    chances = []
    for points in range(3):
        runner.position.reserve["spd"] = points
        chances.append(
            survey_chances(Survey(runner.position, runner.components), runner.position, 3)[0]
        )
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == 3


def test_what_a_later_card_pays_for_is_known_by_reserve_points() -> None:
    worth = [blow_to_come("spd", [STRIKE], points, later=3) for points in range(3)]
    assert worth[0] == 0 < worth[1] == worth[2] < STRIKE[0]


def test_a_card_that_pays_for_the_blow_alone_needs_no_reserve() -> None:
    assert blow_to_come("spd", [STRIKE], 0, later=4) == blow_to_come("spd", [STRIKE], 2, later=4)
    assert blow_to_come("z", [STRIKE], 0, later=4) > 0
