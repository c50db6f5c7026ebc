"""The bots that have learnt *Wir sind das Volk!*: levels, the same answer everywhere, weights."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from tests.wir_sind_das_volk.test_random_games import game
from weimar_tui.bots.learned.player import brain_of
from weimar_tui.bots.learned.weights import LARGEST_FILE
from weimar_tui.bots.players import bot_names, make_player
from weimar_tui.games.wir_sind_das_volk.rules.names import SEATS
from weimar_tui.games.wir_sind_das_volk.words.wording import VolkWords
from weimar_tui.kernel.decision import Decision

LEVELS = ("beginner", "easy", "quick", "strong")


def questions(seed: str, every: int) -> list[tuple[Any, Decision]]:
    """Positions and their questions, from a game by chance."""
    play = game().start("main", seed, listen=False)
    random = Random(seed)
    found = []
    while play.position.outcome is None:
        decision = random.choice(play.position.decisions)
        if len(decision.options) > 1 and random.randrange(every) == 0:
            found.append((game().copy(play.position), decision))
        play.pick(decision.number, random.choice(decision.options))
    return found


def test_they_are_listed_by_strength() -> None:
    assert bot_names("wir_sind_das_volk") == (
        *("beginner", "easy", "steady"),
        *("quick", "strong", "random"),
    )


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_any_question(level: str) -> None:
    asked = questions("levels", 12 if level == "strong" else 3)
    assert len({decision.kind for _, decision in asked}) > 3
    for position, decision in asked:
        bot = make_player(level, decision.seat, "1", game())
        assert bot.decide(game().view(position, decision.seat), decision) in decision.options


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_they_say_why(lang: str) -> None:
    words = VolkWords(lang, game().components, strict=True)
    told = set()
    for position, decision in questions("reasons", 4):
        bot = make_player("easy", decision.seat, "1", game())
        assert bot.reasons == ()
        bot.decide(game().view(position, decision.seat), decision)
        for reason in bot.reasons:
            assert words.bot_reason(reason.id, reason.arguments)
            told.add(reason.id)
    assert len(told) > 3


def test_what_a_seat_cannot_know_changes_no_answer() -> None:
    """Of the same view another world is dealt: its owner sees no difference, nor does its bot."""
    for position, decision in questions("worlds", 6):
        view = game().view(position, decision.seat)
        other = game().determinize(view, Random(7))
        again = game().view(other, decision.seat)
        answers = {
            make_player("quick", decision.seat, "1", game()).decide(seen, decision)
            for seen in (view, again)
        }
        assert len(answers) == 1


_IN_ANOTHER_PROCESS = """
from tests.wir_sind_das_volk.test_learned_bots import answers
print(" ".join(answers()))
"""


def answers() -> list[str]:
    return [
        make_player("quick", decision.seat, "1", game()).decide(
            game().view(position, decision.seat), decision
        )
        for position, decision in questions("processes", 10)
    ]


def test_another_process_gives_the_same_answers() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", _IN_ANOTHER_PROCESS],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONHASHSEED": "5", "PYTHONPATH": ":".join(sys.path)},
    )
    assert ran.stdout.split() == answers()


@pytest.mark.parametrize("seat", SEATS)
def test_quick_beats_chance(seat: str) -> None:
    names = {**dict.fromkeys(SEATS, "random"), seat: "quick"}
    won = 0
    for seed in ("1", "2", "3"):
        bots = {place: make_player(name, place, seed, game()) for place, name in names.items()}
        play = game().start("main", f"chance/{seed}", listen=False)
        while play.position.outcome is None:
            decision = play.position.decisions[0]
            view = game().view(play.position, decision.seat)
            play.pick(decision.number, bots[decision.seat].decide(view, decision))
        won += seat in play.position.outcome.winners
    assert won == 3


def test_the_weights_fit_what_the_game_tells_of_itself() -> None:
    brain = brain_of(game())
    assert brain.learned.game == "wir_sind_das_volk"
    assert set(brain.learned.value) == set(SEATS)
    for value in brain.learned.value.values():
        assert value.outcomes == SEATS
        assert value.measures == brain.knowledge.measures
        assert {len(weights) for weights in value.weights} == {len(value.measures) + 1}
    assert brain.knowledge.weights.stat().st_size <= LARGEST_FILE
    assert {"command", "rules", "seed", "iteration"} <= set(brain.learned.provenance)


def test_every_measure_is_given() -> None:
    knowledge = brain_of(game()).knowledge
    for position, decision in questions("measures", 8):
        for seat in SEATS:
            view = game().view(position, decision.seat)
            assert len(knowledge.measure(view, seat)) == len(knowledge.measures)
