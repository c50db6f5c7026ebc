"""What a bot is asked and answers, and what happens when it cannot answer."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from weimar_duel.rules import Duel

from tests.bots.asking import BOTS, GAME, FirstBot, LastBot, make_player, question
from tests.toy.plugin import DuelPlugin
from weimar_tui import registry
from weimar_tui.bots import players
from weimar_tui.bots.bot import RandomBot
from weimar_tui.bots.question import (
    BotAnswer,
    InProcess,
    any_answer,
    decide,
    log_trouble,
    place_of,
)
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.journal import Reason


# --- chance -------------------------------------------------------------------------------------
def test_chance_takes_any_option_and_the_same_again() -> None:
    answers = {seed: any_answer(question(seed=str(seed))).option for seed in range(40)}
    assert set(answers.values()) == set(question().options)
    assert answers == {seed: any_answer(question(seed=str(seed))).option for seed in range(40)}
    numbers = {any_answer(question(number=number)).option for number in range(40)}
    assert numbers == set(question().options), "another question is another throw"


def test_the_bot_of_chance_takes_every_option_alike() -> None:
    bot, asked = RandomBot("red", "7"), Decision(1, "red", "x", ("a", "b", "c", "d"), None)
    taken = [bot.decide(None, asked) for _ in range(4000)]
    assert all(900 < taken.count(option) < 1100 for option in asked.options)
    again, other = RandomBot("red", "7"), RandomBot("blue", "7")
    assert [again.decide(None, asked) for _ in range(4000)] == taken
    assert [other.decide(None, asked) for _ in range(4000)] != taken
    assert not bot.needs_view


# --- a bot is asked -----------------------------------------------------------------------------
def test_a_bot_is_told_how_long_it_may_think_and_gives_its_reasons() -> None:
    bot = LastBot()
    bot.reasons = (Reason("bold"),)
    answer = decide(question(), GAME, lambda *_: bot)
    assert answer == BotAnswer(option="wait", by="last", reasons=(Reason("bold"),))
    assert bot.seconds == 3.0


def test_a_bot_need_not_say_why() -> None:
    bot = FirstBot()
    assert decide(question("first"), GAME, lambda *_: bot) == BotAnswer(option="guard", by="first")


def test_a_bot_that_fails_is_replaced_by_the_quick_one_and_it_is_said_where() -> None:
    answer = decide(question("broken"), GAME, make_player)
    assert (answer.option, answer.by, answer.trouble) == ("guard", "first", "failed")
    assert answer.where.startswith("RuntimeError at question.py:")
    assert " > asking.py:" in answer.where and "hand" not in answer.where


def test_an_answer_that_is_no_option_is_a_failure_too() -> None:
    answer = decide(question("lost"), GAME, make_player)
    assert (answer.option, answer.by, answer.trouble) == ("guard", "first", "failed")
    assert answer.where == "its answer to a stance is no option"


@pytest.mark.parametrize(
    ("bot", "quick", "where"),
    [
        ("lost", "broken", "its answer to a stance is no option"),
        ("broken", "lost", "RuntimeError at "),
        ("nobody", "nobody", "KeyError at "),
    ],
)
def test_where_both_fail_chance_answers_and_the_first_failure_is_told(
    bot: str, quick: str, where: str
) -> None:
    asked: list[str] = []

    def make(name: str, *rest: Any) -> Any:
        asked.append(name)
        return make_player(name, *rest)

    answer = decide(question(bot, quick=quick), GAME, make)
    assert (answer.by, answer.trouble) == ("random", "failed")
    assert answer.option in question().options and answer.where.startswith(where)
    assert asked == list(dict.fromkeys((bot, quick))), "none is asked twice"


def test_a_bot_is_asked_the_question_by_its_number() -> None:
    """Several questions are open at once."""
    seen: list[str] = []

    class Noting(FirstBot):
        def decide(self, view: Any, decision: Decision) -> str:
            seen.append(decision.seat)
            return decision.options[0]

    view = Duel().start("main", "1", {}, False).position
    for decision in view.decisions:
        decide(question(view=GAME.encode(view), number=decision.number), GAME, lambda *_: Noting())
    assert seen == ["red", "blue"]


def test_a_place_is_the_last_four_files_and_lines() -> None:
    def deep(left: int) -> None:
        if not left:
            raise ValueError("the hand is K05")
        deep(left - 1)

    try:
        deep(9)
    except ValueError as error:
        found = place_of(error)
    assert found.startswith("ValueError at test_questions.py:")
    assert found.count("test_questions.py:") == 4 and "K05" not in found and "/" not in found
    assert place_of(ValueError("x")) == "ValueError at "


# --- the log ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("answer", "line"),
    [
        (
            BotAnswer(option="guard", by="first", trouble="failed", where="x.py:3"),
            "bot last failed in the seat red of duel, first answered: x.py:3",
        ),
        (
            BotAnswer(option="guard", by="first", trouble="late"),
            "bot last was late in the seat red of duel, first answered",
        ),
        (BotAnswer(option="guard", by="last"), ""),
    ],
)
def test_trouble_is_written_down_and_nothing_else(
    answer: BotAnswer, line: str, caplog: pytest.LogCaptureFixture
) -> None:
    log_trouble(question(), answer)
    assert [record.getMessage() for record in caplog.records] == ([line] if line else [])
    assert all(record.levelno == logging.ERROR for record in caplog.records)


# --- in this process ----------------------------------------------------------------------------
def test_bots_here_are_made_once_for_seat_and_seed(caplog: pytest.LogCaptureFixture) -> None:
    made: list[tuple[str, str, str]] = []

    def make(name: str, seat: str, seed: str, game: Any) -> Any:
        made.append((name, seat, seed))
        return BOTS[name]()

    here = InProcess(lambda id: GAME, make)
    for changes in ({}, {}, {"seed": "8"}, {"seat": "blue"}, {"bot": "broken"}, {}):
        here.ask(question(**changes))
    assert made == [
        ("last", "red", "7"),
        ("last", "red", "8"),
        ("last", "blue", "7"),
        ("broken", "red", "7"),
        ("first", "red", "7"),
    ]
    assert caplog.text.count("bot broken failed") == 1


async def test_an_event_loop_is_answered_from_another_thread() -> None:
    threads: list[threading.Thread] = []

    class Noting(FirstBot):
        def decide(self, view: Any, decision: Decision) -> str:
            threads.append(threading.current_thread())
            return decision.options[0]

    here = InProcess(lambda id: GAME, lambda *_: Noting())
    assert (await here.answer(question("first"), patient=True)).option == "guard"
    assert threads[0] is not threading.main_thread()
    await asyncio.sleep(0)


# --- bots by name -------------------------------------------------------------------------------
@pytest.fixture
def duel() -> Iterator[None]:
    registry.register(DuelPlugin())
    yield
    registry.unregister("duel")


def test_every_game_has_its_bots_and_the_one_of_chance(duel: None) -> None:
    assert players.bot_names("duel") == ("first", "random")
    assert players.bot_names("weimar")[0] == "steady"
    assert players.bot_names("junta").count("random") == 1


def test_a_game_that_is_not_known_has_chance(duel: None) -> None:
    assert players.quick_bot("weimar") == "steady"
    assert players.quick_bot("chess") == "random"
    assert players.character("first", "red", "7", "chess") == ""
    assert players.character("steady", "spd", "7", "weimar") == ""


def test_a_bot_is_made_by_its_name_or_refused_with_those_there_are(duel: None) -> None:
    assert type(players.make_player("first", "red", "7", GAME)).__name__ == "FirstBot"
    assert isinstance(players.make_player("random", "red", "7", GAME), RandomBot)
    with pytest.raises(KernelError) as refused:
        players.make_player("grandmaster", "red", "7", GAME)
    assert refused.value.id == "bot-other"
    assert refused.value.arguments == {"name": "grandmaster", "known": "first, random"}
