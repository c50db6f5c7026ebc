"""The steady player: legal, reproducible, better than random, and with reasons."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import asked, board, phase, power, table, turn
from tests.games.wir_sind_das_volk.test_random_games import game
from weimar_tui.games.wir_sind_das_volk import bots
from weimar_tui.games.wir_sind_das_volk.bots.evaluation import evaluate, score
from weimar_tui.games.wir_sind_das_volk.bots.player import SteadyBot
from weimar_tui.games.wir_sind_das_volk.bots.reasons import (
    DENIES,
    REASONS,
    ROUTINE,
    SPARE,
    reasons_for,
)
from weimar_tui.games.wir_sind_das_volk.rules.position import VolkPosition
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner


def choice(runner: VolkRunner) -> str:
    """The steady player's answer to the open question."""
    decision = asked(runner)
    view = game().view(runner.position, decision.seat)
    return SteadyBot(decision.seat, "1", game()).decide(view, decision)


def against_chance(seat: str, seed: int, scenario: str = "main") -> VolkPosition:
    """A game between the steady player in a seat and a random one."""
    random = Random(seed)
    runner = game().start(scenario, str(seed), listen=False)
    bot = SteadyBot(seat, str(seed), game())
    while runner.position.outcome is None:
        decision = runner.position.decisions[0]
        if decision.seat == seat:
            option = bot.decide(game().view(runner.position, seat), decision)
            assert option in decision.options
            assert bot.reasons
        else:
            option = random.choice(decision.options)
        runner.pick(decision.number, option)
    return runner.position


@pytest.mark.parametrize("seat", ["west", "east"])
def test_it_beats_chance(seat: str) -> None:
    """49 of 50; some of them here."""
    for seed in range(3):
        outcome = against_chance(seat, seed).outcome
        assert outcome is not None
        assert outcome.winners == (seat,), seed


@pytest.mark.parametrize("scenario", ["main", "1980"])
def test_two_of_them_play_a_whole_game_with_reasons(scenario: str) -> None:
    known = {*REASONS.values(), *SPARE.values(), DENIES, ROUTINE}
    told: set[str] = set()
    runner = game().start(scenario, "5", listen=False)
    players = {seat: SteadyBot(seat, "5", game()) for seat in ("west", "east")}
    while runner.position.outcome is None:
        decision = runner.position.decisions[0]
        bot = players[decision.seat]
        runner.pick(
            decision.number, bot.decide(game().view(runner.position, decision.seat), decision)
        )
        told.update(reason.id for reason in bot.reasons)
        assert game().check(runner.position) == []
    assert told <= known
    assert len(told) > 5


def test_the_same_view_gives_the_same_answer() -> None:
    runner = game().start("main", "3", listen=False)
    decision = runner.position.decisions[0]
    view = game().view(runner.position, decision.seat)
    answers = {SteadyBot("west", str(n), game()).decide(view, decision) for n in range(3)}
    assert len(answers) == 1
    assert game().encode(view) == game().encode(game().view(runner.position, "west"))


def test_it_knows_no_card_by_its_number() -> None:
    folder = Path(bots.__file__).parent
    for path in folder.glob("*.py"):
        assert not re.search(r"[\"'](\d{1,2}|I{1,3}|IV[ab])[\"']", path.read_text("utf-8")), path


# --- evaluation ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("worse", "better"),
    [
        (
            {"unrest": by_code(SN=4), "cadre_school": 0},
            {"unrest": by_code(SN=3), "cadre_school": 0},
        ),
        ({"tracks": {"prestige": -1}}, {"tracks": {"prestige": 0}}),
        ({"factories": ["berlin"]}, {"factories": ["berlin", "jena"]}),
        ({"factories": ["koeln"]}, {}),
        ({"unrest": by_code(BY=1)}, {"unrest": by_code(BY=4)}),
        ({"unrest": by_code(BY=4)}, {"unrest": by_code(WB=4), "imported": {"rheinland-pfalz": 1}}),
        ({"pile": ["2", "12"]}, {"pile": ["1", "3"]}),
        ({"cadre_school": 0}, {"cadre_school": 2}),
        ({"state_power": [power("5")]}, {"state_power": [power("51")]}),
    ],
)
def test_what_is_better_for_the_east(worse: dict[str, object], better: dict[str, object]) -> None:
    board = game().board
    positions = [table(**fields).position for fields in (worse, better)]
    low, high = (score(board, position, "east") for position in positions)
    assert low < high
    assert score(board, positions[0], "west") > score(board, positions[1], "west")
    assert set(evaluate(board, positions[0])) <= {*REASONS, "wall"}


# --- single choices -----------------------------------------------------------------------------
def test_it_ends_a_protest_of_its_own() -> None:
    runner = turn(
        table(factories=["berlin"], unrest=by_code(SN=4, TH=2), cadre_school=0), "east", "34"
    )
    runner.pick(asked(runner).number, "34:unrest")
    assert choice(runner) == "sachsen"


def test_it_places_unrest_where_a_protest_comes_of_it() -> None:
    runner = turn(table(unrest=by_code(SN=3, TH=1), cadre_school=0), "west", "58", "69")
    runner.pick(asked(runner).number, "58:event")
    assert choice(runner) == "sachsen"


def test_it_takes_the_factory_that_hurts_most() -> None:
    runner = table(
        factories=["berlin", "jena", "eisenach", "leipzig"],
        lines=["eisenach/jena"],
        pile=["2", "12"],
    )
    phase(runner, 1)
    assert choice(runner) == "eisenach/jena"


@pytest.mark.parametrize(
    ("sign", "after", "said", "better"),
    [
        (1.0, 2.0, "bot-spare-more", "yes"),
        (1.0, -2.0, "bot-spare-fewer", "no"),
        (-1.0, 2.0, "bot-spare-more", "no"),
        (-1.0, -2.0, "bot-spare-fewer", "yes"),
    ],
)
def test_its_reason_says_whether_the_east_has_more_points_to_spare(
    sign: float, after: float, said: str, better: str
) -> None:
    (reason,) = reasons_for({"spare": 0.0}, {"spare": after}, sign)
    assert (reason.id, reason.arguments) == (said, {"better": better})


def test_it_throws_no_good_card_away_for_the_special_one() -> None:
    runner = table(deck=["55"], hands={"east": ["31", "75"]})
    turn(runner, "east", "II", "34")
    runner.pick(asked(runner).number, "II:event")
    assert choice(runner) != "discard:31"


@pytest.mark.parametrize("cards", [("30",), ("70", "67"), ("45",)])
def test_the_west_calms_its_own_foretold_collapse_at_its_last_turn(cards: tuple[str, ...]) -> None:
    """Four protests of 5 unrest each: one action can end one of them, and nothing matters more."""
    economy = ["berlin", "leipzig", "jena", "koeln", "frankfurt", "muenchen", "stuttgart"]
    unrest = by_code(BY=5, HE=5, NW=5, BW=5)
    runner = table(decade=2, half=2, unrest=unrest, factories=economy)
    assert choice(turn(runner, "west", *cards)).endswith(":unrest")


def test_a_foretold_collapse_weighs_more_the_fewer_cards_are_left() -> None:
    def worry(cards: int, unrest: int) -> float:
        fields = {"decade": 2, "half": 2, "display": ["31"] * cards}
        others = {"BY": unrest, "HE": unrest, "NW": unrest}
        calm = table(unrest=by_code(**others, BW=3), **fields)
        alarm = table(unrest=by_code(**others, BW=unrest), **fields)
        return score(board(), calm.position, "west") - score(board(), alarm.position, "west")

    assert worry(0, 4) > worry(3, 4) > worry(7, 4) > 0
    assert worry(0, 6) > worry(0, 4) + 10, "and the more would have to be calmed"
