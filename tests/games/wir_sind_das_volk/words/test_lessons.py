"""The guided games: a hint for every question, shown once, to the end (handbook `learn/`)."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from weimar_tui.games.wir_sind_das_volk.rules import events as e
from weimar_tui.games.wir_sind_das_volk.rules.decision_types import DECISION_TYPES
from weimar_tui.games.wir_sind_das_volk.rules.endings import LESSON_OVER, WINNER
from weimar_tui.games.wir_sind_das_volk.rules.game import VolkGame
from weimar_tui.games.wir_sind_das_volk.rules.subjects import AtTurn
from weimar_tui.games.wir_sind_das_volk.words import lessons
from weimar_tui.games.wir_sind_das_volk.words.lessons import (
    FIRST_STEPS,
    LAST_DECADE,
    LEARNER,
    LESSONS,
    first_steps,
    places_of,
)
from weimar_tui.kernel.decision import Decision
from weimar_tui.text.handbook import hints
from weimar_tui.text.lessons import Lesson, Teacher

PLACES = {LAST_DECADE: places_of, FIRST_STEPS: first_steps}


@pytest.mark.parametrize("scenario", PLACES)
def test_a_guided_game_is_explained_from_beginning_to_end(scenario: str, game: VolkGame) -> None:
    """Every question to the learner has a hint, and the game reaches all places."""
    known = hints(VolkGame.id, "en")
    reached: set[str] = set()
    for seed in range(12):
        chance = Random(seed)
        runner = game.start(scenario, str(seed))
        while runner.position.decisions:
            decision = runner.position.decisions[0]
            if decision.seat == LEARNER:
                places = PLACES[scenario](decision)
                assert places[0] in known, places
                reached |= set(places)
            runner.pick(decision.number, chance.choice(decision.options))
        told = {place for event in runner.events or () for place in PLACES[scenario](event)}
        assert {"look-around", "phase-1"} <= told
        assert any(place.startswith("end-") for place in told)
        assert told <= set(known), told - set(known)
        reached |= told
    assert {"turn", "turn-last-cards", "build", "standard", "remove-unrest"} <= reached
    assert {"protest-west", "phase-7"} <= reached
    assert ("welcome" in reached) == (scenario == LAST_DECADE)
    assert ("welcome-steps" in reached) == (scenario == FIRST_STEPS)


def test_the_general_comes_before_the_special() -> None:
    asked = Decision(1, "west", "turn", ("16:build",), AtTurn(3))
    assert places_of(asked) == ("turn", "turn-last-cards")
    assert places_of(Decision(1, "west", "turn", ("16:build",), AtTurn(4))) == ("turn",)
    assert places_of(e.ProtestStarted("sachsen", 1)) == ("protest-east",)
    assert places_of(e.ProtestStarted("hessen", 1)) == ("protest-west",)
    assert first_steps(e.DecadeStarted(1, "I")) == ("welcome-steps", "look-around")


def test_every_hint_has_a_place_where_it_is_told() -> None:
    source = Path(str(lessons.__file__)).read_text("utf-8")
    fixed = set(re.findall(r'"([a-z0-9-]+)"', source))
    fixed |= {f"phase-{number}" for number in range(1, 11)} | {"protest-west", "protest-east"}
    fixed |= {f"end-{ending}" for ending in (*WINNER, LESSON_OVER)}
    for place in hints(VolkGame.id, "en"):
        base = re.sub(r"(?<!phase)(?<!half)-\d$", "", place)
        assert base in DECISION_TYPES.keys() | fixed, place


def test_every_ending_is_explained() -> None:
    for ending in WINNER:
        (place,) = places_of(e.GameEnded(ending, WINNER[ending]))
        assert place in hints(VolkGame.id, "en")


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_teacher_tells_every_hint_once(lesson: Lesson, game: VolkGame) -> None:
    teacher = Teacher(game.id, lesson, "de")
    runner = game.start(lesson.scenario, "1")
    told = [hint for event in runner.events or () for hint in teacher.of(event)]
    assert told[1] == hints(VolkGame.id, "de")["look-around"]
    first = "welcome" if lesson.id == LAST_DECADE else "welcome-steps"
    assert told[0] == hints(VolkGame.id, "de")[first]
    asked = runner.position.decisions[0]
    assert teacher.of(asked) == [hints(VolkGame.id, "de")["turn"]]
    assert teacher.of(asked) == [hints(VolkGame.id, "de")["turn-2"]]
    assert [hint for event in runner.events or () for hint in teacher.of(event)] == []
    assert set(lesson.players) == set(game.seats())
    assert lesson.players[LEARNER] == "human"


@pytest.mark.parametrize(
    ("language", "markers", "standing"),
    [
        ("en", "four protest markers", "still stands after four decades"),
        ("de", "vier Protestmarken", "nach vier Dekaden noch steht"),
        ("zh", "四個抗議標記", "撐過四個年代"),
    ],
)
def test_the_first_lesson_says_at_once_how_one_wins(
    language: str, markers: str, standing: str
) -> None:
    welcome = hints(VolkGame.id, language)["welcome-steps"]
    assert markers in welcome
    assert standing in welcome
