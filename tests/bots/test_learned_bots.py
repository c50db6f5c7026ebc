"""The learning bots: levels, the same answer everywhere, weights that fit the game."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from tests.wordings import LANGUAGES
from weimar_tui.bots.bot import Bot
from weimar_tui.bots.learned.player import brain_of
from weimar_tui.bots.learned.weights import LARGEST_FILE
from weimar_tui.bots.players import bot_names, make_player
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.registry import load_game, plugin_of

LEARNT = ("wir_sind_das_volk", "junta", "weimar")
OPEN = ("weimar", "wir_sind_das_volk")
"""Games whose measures use open information only."""
LEVELS = ("beginner", "easy", "quick", "strong")
PLAYED = [(name, level) for name in LEARNT for level in plugin_of(name).levels]


@pytest.fixture(params=LEARNT)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def questions(game: Game, seed: str, number: int) -> list[tuple[Any, Decision]]:
    """Some positions of a random game with their questions."""
    runner = game.start("main", seed, listen=False)
    random = Random(seed)
    found = []
    while runner.position.outcome is None:
        decision = random.choice(runner.position.decisions)
        if len(decision.options) > 1:
            found.append((game.copy(runner.position), decision))
        runner.pick(decision.number, random.choice(decision.options))
    return random.sample(found, number)


def answered(game: Game, level: str, position: Any, decision: Decision) -> str:
    bot = make_player(level, decision.seat, "1", game)
    return bot.decide(game.view(position, decision.seat), decision)


def test_they_are_listed_by_strength_after_the_usual_one(game: Game) -> None:
    names = bot_names(game.id)
    assert names[0] == plugin_of(game.id).usual_bot == "steady"
    assert names[-3:] == ("quick", "strong", "random")
    assert set(names) >= set(plugin_of(game.id).levels) <= set(LEVELS)


@pytest.mark.parametrize(
    ("name", "level"),
    [
        pytest.param(name, level, marks=pytest.mark.slow)
        if level == "strong" and name != "wir_sind_das_volk"
        else (name, level)
        for name, level in PLAYED
    ],
)
def test_every_level_answers_any_question(name: str, level: str) -> None:
    game = load_game(name)
    for position, decision in questions(game, "levels", 3 if level == "strong" else 20):
        assert answered(game, level, position, decision) in decision.options


def test_what_a_seat_cannot_know_changes_no_answer(game: Game) -> None:
    """The view is dealt again as another world: neither the seat nor its bot sees a difference."""
    for position, decision in questions(game, "worlds", 6):
        other = game.determinize(game.view(position, decision.seat), Random(7))
        answers = [answered(game, "quick", each, decision) for each in (position, other)]
        assert answers[0] == answers[1]


def answers(name: str) -> list[str]:
    game = load_game(name)
    return [answered(game, "quick", *asked) for asked in questions(game, "processes", 5)]


def test_another_process_gives_the_same_answers() -> None:
    code = (
        "from tests.bots.test_learned_bots import LEARNT, answers; "
        "print(*(answer for name in LEARNT for answer in answers(name)))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONHASHSEED": "5", "PYTHONPATH": ":".join(sys.path)},
    )
    assert ran.stdout.split() == [answer for name in LEARNT for answer in answers(name)]


def test_they_say_why_in_the_words_of_the_game() -> None:
    game = load_game("wir_sind_das_volk")
    told: set[str] = set()
    for lang in LANGUAGES:
        words: Any = plugin_of(game.id).words(game, lang, strict=True)
        for position, decision in questions(game, "reasons", 12):
            bot: Bot = make_player("easy", decision.seat, "1", game)
            assert not bot.reasons
            bot.decide(game.view(position, decision.seat), decision)
            for reason in bot.reasons:
                assert words.bot_reason(reason.id, reason.arguments)
                told.add(reason.id)
    assert len(told) > 3


@pytest.mark.parametrize("seat", ["west", "east"])
def test_quick_beats_chance(seat: str) -> None:
    game = load_game("wir_sind_das_volk")
    names = {"west": "random", "east": "random", seat: "quick"}
    bots = {place: make_player(name, place, "1", game) for place, name in names.items()}
    runner = game.start("main", "chance/1", listen=False)
    while runner.position.outcome is None:
        decision = runner.position.decisions[0]
        view = game.view(runner.position, decision.seat)
        runner.pick(decision.number, bots[decision.seat].decide(view, decision))
    assert seat in runner.position.outcome.winners


# --- the weights --------------------------------------------------------------------------------
@pytest.mark.parametrize("name", LEARNT)
def test_the_weights_fit_what_the_game_tells_of_itself(name: str) -> None:
    game = load_game(name)
    brain = brain_of(game)
    seats = game.seats()
    assert brain.learned.game == game.id
    assert set(brain.learned.value) == {brain.features.judge(seat) for seat in seats}
    for value in brain.learned.value.values():
        assert value.outcomes == brain.features.outcomes(seats)
        assert value.measures == brain.features.measures
        assert {len(weights) for weights in value.weights} == {len(value.measures) + 1}
    assert brain.features.weights.stat().st_size <= LARGEST_FILE
    assert {"command", "rules", "seed", "iteration"} <= set(brain.learned.provenance)


@pytest.mark.parametrize("name", OPEN)
def test_every_measure_is_given_and_is_open(name: str) -> None:
    """Measures work on views, and a world dealt from a view has the same ones."""
    game = load_game(name)
    features = plugin_of(name).features()
    assert features is not None
    knows = features(game)
    for position, decision in questions(game, "measures", 10):
        view = game.view(position, decision.seat)
        world = game.determinize(view, Random(3))
        measured = knows.measure(view, decision.seat)
        assert len(measured) == len(knows.measures)
        assert knows.measure(world, decision.seat) == measured
