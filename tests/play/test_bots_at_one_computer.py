"""Bots in local play: their questions, and when their process starts and ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from weimar_duel.rules import Duel

from weimar_tui.bots.bot import Bot
from weimar_tui.bots.question import BotAnswer, BotQuestion, bot_seed
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason
from weimar_tui.play import game_handle as local_table
from weimar_tui.play.game_handle import GameHandle

pytestmark = pytest.mark.usefixtures("duel")


class Pool:
    """The pool of this process, simulated by the test."""

    def __init__(self) -> None:
        self.prepared: list[tuple[str, str]] = []
        self.asked: list[BotQuestion] = []
        self.interrupted = 0
        self.reasons: tuple[Reason, ...] = ()

    def prepare(self, game: str, pack: str) -> None:
        self.prepared.append((game, pack))

    def ask(self, question: BotQuestion) -> BotAnswer:
        self.asked.append(question)
        return BotAnswer(option=question.options[0], by=question.bot, reasons=self.reasons)

    def interrupt(self) -> None:
        self.interrupted += 1


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Pool:
    found = Pool()
    monkeypatch.setattr(local_table, "shared_pool", lambda: found)
    return found


def new(red: str = "human", blue: str = "first", **options: Any) -> GameHandle:
    return GameHandle.new(Duel(), "main", {"red": red, "blue": blue}, "7", **options)


def bots_question(table: GameHandle) -> Decision:
    found = table.bot_decision()
    if found is None:
        first = table.human_decisions()[0]
        table.pick(first.number, first.options[0])
        found = table.bot_decision()
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("red", "blue", "prepared"),
    [
        ("human", "human", []),
        ("human", "random", []),
        ("human", "first", [("duel", "")]),
        ("first", "random", [("duel", "")]),
    ],
)
def test_a_process_is_got_ready_where_a_bot_of_the_game_plays(
    pool: Pool, red: str, blue: str, prepared: list[Any]
) -> None:
    table = new(red, blue)
    assert pool.prepared == prepared
    table.close()
    assert pool.interrupted == 1, "nobody waits for a bot that still thinks"


def test_bots_of_the_tests_own_need_no_process(pool: Pool) -> None:
    class Last(Bot):
        def decide(self, view: Any, decision: Decision) -> str:
            return decision.options[-1]

    table = new(bots=lambda name, seat, seed, game: Last())
    asked = bots_question(table)
    assert table.answer_of(asked).option == asked.options[-1]
    table.close()
    assert (pool.prepared, pool.asked, pool.interrupted) == ([], [], 0)


def test_a_bot_is_asked_with_its_own_view_and_all_that_its_process_must_know(
    pool: Pool, tmp_path: Path
) -> None:
    table = new(pack=tmp_path)
    assert pool.prepared == [("duel", str(tmp_path))]
    asked = bots_question(table)
    table.answer_of(asked)
    (question,) = pool.asked
    assert (question.game, question.pack, question.digest) == ("duel", str(tmp_path), Duel().digest)
    assert (question.bot, question.seat, question.number) == ("first", "blue", asked.number)
    assert (question.options, question.seed) == (asked.options, bot_seed("7", "blue"))
    view = Duel().decode(question.view)
    assert set(view.hands["red"]) == {"?"} and "?" not in view.hands["blue"]
    table.close()


def test_the_pack_of_a_saved_game_is_found_again(pool: Pool, tmp_path: Path) -> None:
    path = tmp_path / "duel.weimar"
    new(path=path).close()
    asked: list[str] = []

    def packs(game: str) -> Path | None:
        asked.append(game)
        return tmp_path / "pack"

    again = GameHandle.open(path, lambda header: Duel(), packs=packs)
    assert asked == ["duel"] and pool.prepared[-1] == ("duel", str(tmp_path / "pack"))
    again.close()
    plain = GameHandle.open(path, lambda header: Duel())
    assert pool.prepared[-1] == ("duel", "")
    plain.close()


def test_reasons_go_on_record_with_the_answer_they_were_given_for_and_no_other(
    pool: Pool,
) -> None:
    pool.reasons = (Reason("bold"), Reason("safe", {"card": "strike1-blue"}))
    for other in (False, True):
        table = new()
        first = table.human_decisions()[0]
        table.pick(first.number, "wait")
        stance = bots_question(table)
        table.pick(stance.number, table.answer_of(stance).option)
        while (asked := table.bot_decision()) is None or asked.kind != "strike":
            mine = table.human_decisions()[0]
            table.pick(mine.number, "pass" if "pass" in mine.options else mine.options[0])
        answer = table.answer_of(asked)
        told = [reason.id for reason in table.open_reasons(pool.asked[-1], answer)]
        assert told[0] == "bold"
        table.pick(asked.number, asked.options[1] if other else answer.option)
        kept = table.session.history.picks[-1].reasons
        assert [reason.id for reason in kept] == ([] if other else told)
        table.close()


def test_a_bot_without_reasons_has_none_that_are_told(pool: Pool) -> None:
    table = new()
    asked = bots_question(table)
    answer = table.answer_of(asked)
    assert table.open_reasons(pool.asked[-1], answer) == () and table.why(()) is None
    table.close()
