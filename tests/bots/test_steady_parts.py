"""The parts of `steady`: sudden endings, stakes, and plans over several cards."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tests.games.weimar.table import city, table
from weimar_tui.games.weimar.bots.campaign import prepare
from weimar_tui.games.weimar.bots.evaluation.evaluator import Evaluator, Stakes
from weimar_tui.games.weimar.bots.evaluation.sudden_endings import nsdap_chance, overthrow_chance
from weimar_tui.games.weimar.bots.evaluation.survey import (
    Context,
    CountMemory,
    Survey,
    count_city,
)
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import WeimarPosition

CITIES = ((0.5, "berlin"), (0.4, "essen"), (0.3, "leipzig"), (0.2, "hamburg"))
COUNTED = [name for name in Survey.__slots__ if not name.startswith("_")]


@pytest.fixture(scope="module")
def positions() -> list[WeimarPosition]:
    """Positions of two games of random answers."""
    game = WeimarGame.load()
    kept: list[WeimarPosition] = []
    for seed in ("1", "2"):
        runner = game.start("main", seed, listen=False)
        random = Random(seed)
        while runner.position.outcome is None:
            if runner.position.asked % 12 == 0:
                kept.append(game.copy(runner.position))
            decision = runner.position.decisions[0]
            runner.pick(decision.number, random.choice(decision.options))
    return kept


# --- the evaluation -----------------------------------------------------------------------------
def test_what_it_reckons_at_once_is_what_it_would_reckon_anew() -> None:
    """Equal moments share tables; looking at other moments in between changes nothing."""
    moments = [
        table(
            round=number, government=government, rentenmark=number > 2, dr_box=components
        ).position
        for number in (1, 3, 6)
        for government in (("spd", "z"), ("z", "dnvp"))
        for components in ([], ["inflation", "inflation"])
    ]
    components = table().components
    first = [Evaluator(position, components) for position in moments]
    for position, evaluator in reversed([*zip(moments, first, strict=True)]):
        assert evaluator.expected == evaluator.prospects(position, Survey(position, components))
        assert evaluator.expected == Evaluator(position, components).expected
    assert len({tuple(evaluator.expected) for evaluator in first}) == len(moments)


def test_a_survey_near_another_counts_as_one_on_its_own(positions: list[WeimarPosition]) -> None:
    components = table().components
    for base, position in pairwise(positions):
        near = Survey(base, components)
        near.remember(base)
        survey, alone = Survey(position, components, near), Survey(position, components)
        assert {n: getattr(survey, n) for n in COUNTED} == {n: getattr(alone, n) for n in COUNTED}


def test_counts_of_cities_are_forgotten_when_there_are_too_many(
    positions: list[WeimarPosition],
) -> None:
    components, memory = table().components, CountMemory(7)
    contexts = [Context(governs, not governs, 1, (0, 1, 2, 1)) for governs in (False, True)]
    sizes = set()
    for position in positions[:40]:
        for context in contexts:
            known = memory.of(components, context)
            for state in position.cities.values():
                again = memory.count(state, known, components, context)
                assert again == count_city(state, components, context)
                sizes.add(len(memory))
    assert max(sizes) <= 7 and len(sizes) > 5, "it remembers some, and never more than seven"


def test_cities_that_change_after_a_survey_do_not_change_what_it_remembers() -> None:
    runner = table(round=3)
    near = Survey(runner.position, runner.components)
    near.remember(runner.position)
    city(runner, "essen", units={"police": 2}, threats=["unrest", "poverty"])
    survey = Survey(runner.position, runner.components, near)
    assert survey.unrest == near.unrest + 1
    assert survey.gov_units == near.gov_units + 2


def test_what_an_evaluator_has_valued_before_changes_no_value(
    positions: list[WeimarPosition],
) -> None:
    components, base = table().components, positions[len(positions) // 3]
    used = Evaluator(base, components)
    for position in positions:
        used.values(position)
    for position in positions[::4]:
        assert used.values(position) == Evaluator(base, components).values(position)


# --- sudden endings -------------------------------------------------------------------------------
def test_an_overthrow_is_nearer_with_each_city_held() -> None:
    chances = [
        overthrow_chance(held, held, has_berlin=False, chances=CITIES, tries=1.5)
        for held in range(4)
    ]
    assert chances == sorted(chances)
    assert chances[3] > 2 * chances[0] > 0


def test_berlin_counts_for_two_cities() -> None:
    elsewhere = CITIES[1:]
    with_berlin = overthrow_chance(2, 2, has_berlin=True, chances=elsewhere, tries=1.5)
    without = overthrow_chance(2, 2, has_berlin=False, chances=elsewhere, tries=1.5)
    assert with_berlin > without


def test_without_cards_to_come_nobody_overthrows_anything() -> None:
    assert overthrow_chance(3, 3, has_berlin=False, chances=CITIES, tries=0.0) == 0


def test_a_city_the_government_can_win_back_is_a_smaller_peril() -> None:
    firm = overthrow_chance(3, 3.0, has_berlin=False, chances=CITIES, tries=1.5)
    shaky = overthrow_chance(3, 2.2, has_berlin=False, chances=CITIES, tries=1.5)
    assert shaky < firm


def test_each_figure_brings_the_nsdap_nearer() -> None:
    chances = [nsdap_chance(table(round=3, nsdap_track=["dnvp"] * n).position) for n in range(7)]
    assert chances == sorted(chances)
    assert chances[6] == 1


# --- stakes -------------------------------------------------------------------------------------
def test_who_is_far_behind_gains_more_by_a_coup_and_loses_less_by_another_s() -> None:
    ahead = Stakes([40.0, 40.0, 40.0, 60.0], rounds_left=1)
    behind = Stakes([40.0, 40.0, 40.0, 30.0], rounds_left=1)
    assert behind.win[3] > ahead.win[3]
    assert behind.loss[3] < ahead.loss[3]


def test_the_gain_of_the_leader_hurts_most() -> None:
    row = Stakes([50.0, 40.0, 45.0, 35.0], rounds_left=1).rivalry[3]
    assert row[0] < row[2] < row[1] < 0
    assert row[3] == 1


# --- plans over several cards -------------------------------------------------------------------
STRIKE = (9.0, 6, ("mobilize:police:berlin", "mobilize:police:berlin", "counter-coup"))


def test_units_march_first_and_the_rest_is_saved() -> None:
    step = prepare("spd", [STRIKE], price=1, now=3, reserve=0, later=(3,))
    assert step is not None
    assert step.actions == ("mobilize:police:berlin", "mobilize:police:berlin", "reserve")
    assert step.gain < STRIKE[0]


def test_what_two_small_cards_do_not_pay_for_three_do_at_a_price() -> None:
    great = (20.0, 8, (*["mobilize:police:berlin"] * 2, "counter-coup"))
    assert prepare("z", [great], price=1, now=2, reserve=0, later=(2,)) is None
    one = prepare("z", [great], price=1, now=3, reserve=1, later=(4, 4))
    two = prepare("z", [great], price=1, now=2, reserve=0, later=(4, 4))
    assert one is not None and two is not None
    assert two.actions == ("mobilize:police:berlin", "mobilize:police:berlin")
    assert two.gain < one.gain


def test_points_that_no_reserve_can_hold_are_not_counted_on() -> None:
    dear = (20.0, 8, ("counter-coup",))
    assert prepare("spd", [dear], price=1, now=3, reserve=0, later=(3, 3)) is None


@pytest.mark.parametrize(
    ("party", "now", "later", "why"),
    [
        ("spd", 3, (1,), "the next card does not pay for it"),
        ("spd", 3, (), "there is no next card"),
        ("spd", 6, (3,), "this card pays for it alone"),
        ("kpd", 3, (3,), "the KPD does not wait"),
    ],
)
def test_nothing_is_prepared_in_vain(
    party: str, now: int, later: tuple[int, ...], why: str
) -> None:
    assert prepare(party, [STRIKE], price=1, now=now, reserve=0, later=later) is None, why


def test_the_dnvp_putsches_at_once_or_not_at_all() -> None:
    putsch = (9.0, 5, ("mobilize:freikorps-2:supply", "coup"))
    assert prepare("dnvp", [putsch], price=1, now=3, reserve=0, later=(3,)) is None
