"""Who answers at a table when no person does."""

from __future__ import annotations

import asyncio
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from weimar_duel.rules import Duel

from tests.server.hosted import (
    DUEL,
    Bots,
    Guest,
    Hosted,
    answer,
    asked,
    bots_waits,
    refused,
    session_of,
    settled,
    three,
)
from tests.waiting import until
from weimar_tui.bots.question import BotAnswer, BotQuestion
from weimar_tui.kernel.decision import Decision
from weimar_tui.registry import load_game
from weimar_tui.server.answer_times import counts_as_answer, within
from weimar_tui.server.answering import Answering
from weimar_tui.server.clocks import ABSENCES, DECISION_CLOCKS, GAME_CLOCKS, Clock
from weimar_tui.server.host import HostedGame
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.record import read_record
from weimar_tui.server.replies import ScenarioOffered
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.subscription import Subscription
from weimar_tui.text.messages import Messages

pytestmark = pytest.mark.usefixtures("duel")


# --- clocks and bots ----------------------------------------------------------------------------
async def test_a_bot_answers_when_time_is_over_and_everybody_reads_so(hosted: Hosted) -> None:
    table, ann, _ = await hosted.duel(decision_clock=60)
    await answer(table, "blue")
    table.answering.run_clock(59.0)
    ann2 = await hosted.come(table, "Ann")
    assert ann2.status.decision_clock == 60 and ann2.status.decision_left == 1.0
    await settled()
    assert asked(table, "red").kind == "stance"
    table.answering.run_clock(1.0)
    await until(lambda: ann.lines == ["clock-over"])
    assert session_of(table).history.picks[-1].option == "guard"
    assert [question.bot for question, _ in hosted.bots.asked] == ["first"]
    assert table.record.seats["red"].stand_in == "", "only this once"


async def test_who_has_no_time_left_in_the_game_is_played_for_to_its_end(
    hosted: Hosted,
) -> None:
    table, ann, _ = await hosted.duel(game_clock=100)
    await answer(table, "blue")
    table.answering.run_clock(99.0)
    assert [seat.left for seat in table.state("Ann").seats] == [1.0, 100.0]
    table.answering.run_clock(1.0)
    await until(lambda: table.record.seats["red"].stand_in == "first")
    await until(lambda: "clock-empty" in ann.lines)
    await hosted.come(table, "Ann")
    assert table.record.seats["red"].stand_in == "first", "coming back brings no time"


async def test_without_clocks_time_goes_by_for_nobody(hosted: Hosted) -> None:
    table, ann, _ = await hosted.duel()
    table.answering.run_clock(1e9)
    await settled()
    assert hosted.bots.asked == [] and ann.status.decision_left == -1.0
    assert [seat.left for seat in ann.status.table.seats] == [-1.0, -1.0]


async def test_a_bots_time_is_not_taken_from_it(hosted: Hosted) -> None:
    table = await hosted.table(seats={"red": "", "blue": "first"}, game_clock=100)
    await hosted.seat(table, red="Ann")
    await table.seating.start("Ann")
    table.answering.run_clock(10.0)
    assert [seat.left for seat in table.state("Ann").seats] == [90.0, 100.0]


async def test_a_bot_is_told_what_its_seat_may_know_and_its_trouble_is_told(
    hosted: Hosted,
) -> None:
    hosted.bots.trouble = "late"
    table = await hosted.table(seats={"red": "", "blue": "last"})
    (ann,) = await hosted.seat(table, red="Ann")
    await table.seating.start("Ann")
    await until(lambda: session_of(table).history.picks)
    (question, patient), *_ = hosted.bots.asked
    view = DUEL.game.decode(question.view)
    assert set(view.hands["red"]) == {"?"} and "?" not in view.hands["blue"]
    assert (question.game, question.bot, question.quick, question.seat) == (
        "duel",
        "last",
        "first",
        "blue",
    )
    assert (question.digest, question.options) == (Duel().digest, ("guard", "lunge", "wait"))
    assert question.seconds == hosted.host.bot_seconds and not patient
    assert session_of(table).header.seed not in question.seed
    assert ann.lines == ["bot-replaced"]
    assert table.talk.lines == [], "it is told to those who are here, and not kept"


async def test_bots_play_while_somebody_watches_or_plays(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weimar_tui.server.answering._PACE_ALONE", 0.0)
    table = await hosted.table(seats={"red": "", "blue": "first"})
    (ann,) = await hosted.seat(table, red="Ann")
    await table.seating.start("Ann")
    table.leave(ann)
    await until(lambda: session_of(table).history.picks)
    assert hosted.bots.asked[0][0].seat == "blue", "Ann will be asked when she comes back"
    lonely, *connections = await hosted.duel()
    await lonely.votes.resign("Bob")
    await until(lambda: not asked_by_bots(lonely))
    for connection in connections:
        lonely.leave(connection)
    lonely.record.seats["red"].stand_in = "first"
    lonely.set_player("red")
    before = len(hosted.bots.asked)
    lonely.answering.wake()
    await settled()
    assert len(hosted.bots.asked) == before, "bots do not play for themselves"
    await hosted.come(lonely, "Eve")
    await until(lambda: len(hosted.bots.asked) > before)


def asked_by_bots(table: ServerTable) -> bool:
    return table.answering.asked() is not None


async def test_a_mistake_in_a_bots_answer_is_written_down_and_tried_again_later(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    waits = bots_waits(monkeypatch)
    ask, left = hosted.bots.answer, [ZeroDivisionError(), ZeroDivisionError()]

    async def broken(*asked: Any, **how: Any) -> Any:
        if left:
            raise left.pop()
        return await ask(*asked, **how)

    monkeypatch.setattr(hosted.bots, "answer", broken)
    table = await hosted.table(seats={"red": "", "blue": "first"})
    await hosted.seat(table, red="Ann")
    await table.seating.start("Ann")
    await until(lambda: session_of(table).history.picks)
    assert waits == [60.0, 60.0]
    assert caplog.text.count(f"table {table.record.id}: a bot's pick failed") == 2
    assert session_of(table).history.picks[0].seat == "blue"


async def test_only_peoples_questions_have_a_clock(hosted: Hosted) -> None:
    table = await hosted.table(seats={"red": "", "blue": "first"}, decision_clock=60)
    (ann,) = await hosted.seat(table, red="Ann")
    await table.seating.start("Ann")
    await until(lambda: session_of(table).history.picks)
    assert ann.status.decision_left == 60.0
    table.asked = tuple(replace(decision, seat="blue") for decision in table.asked)
    assert table.status("Ann").decision_left == -1.0


@pytest.mark.parametrize("ends", [True, False])
async def test_a_late_answer_is_not_taken_after_the_end_or_the_players_own(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, ends: bool
) -> None:
    table, ann, _ = await hosted.duel(decision_clock=60)
    thinking, meanwhile = asyncio.Event(), asyncio.Event()
    answer_at_once = hosted.bots.answer

    async def slowly(question: BotQuestion, *, patient: bool = False) -> BotAnswer:
        thinking.set()
        await meanwhile.wait()
        return await answer_at_once(question, patient=patient)

    monkeypatch.setattr(hosted.bots, "answer", slowly)
    table.asked = (asked(table, "red"),)
    table.answering.run_clock(60.0)
    await asyncio.wait_for(thinking.wait(), 30)
    if ends:
        await table.end("closed")
    else:
        await answer(table, "red")
    meanwhile.set()
    await until(lambda: hosted.bots.asked)
    await settled()
    assert [pick.seat for pick in session_of(table).history.picks] == ([] if ends else ["red"])
    assert "disk-waits" not in ann.lines


async def test_what_a_bot_has_thought_of_is_not_played_after_the_end(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await hosted.table(seats={"red": "", "blue": "first"})
    (ann,) = await hosted.seat(table, red="Ann")
    thinking, meanwhile = asyncio.Event(), asyncio.Event()
    answer_at_once = hosted.bots.answer

    async def slowly(question: BotQuestion, *, patient: bool = False) -> BotAnswer:
        thinking.set()
        await meanwhile.wait()
        return await answer_at_once(question, patient=patient)

    monkeypatch.setattr(hosted.bots, "answer", slowly)
    await table.seating.start("Ann")
    await asyncio.wait_for(thinking.wait(), 30)
    await table.end("closed")
    meanwhile.set()
    await until(lambda: hosted.bots.asked)
    await settled()
    assert session_of(table).history.picks == []
    assert ann.lines == ["ended-closed"] and not caplog.records


# --- one seat cannot hold up a table ------------------------------------------------------------
async def to_reds_strike(hosted: Hosted, **clock: Any) -> tuple[ServerTable, Guest, Guest]:
    """A duel with a clock at the point where red can strike, with no card drawn before."""
    table, ann, bob = await hosted.duel(**clock)
    await answer(table, "blue")
    await answer(table, "red")
    assert asked(table, "red").kind == "strike"
    return table, ann, bob


async def test_who_answers_and_takes_it_back_over_and_over_runs_out_of_time(
    hosted: Hosted,
) -> None:
    table, ann, _ = await to_reds_strike(hosted, decision_clock=120)
    held_up = 0.0
    while held_up < 3000:
        table.answering.run_clock(10.0)
        held_up += 10.0
        if not table.status("Ann").decision_left:
            break
        await answer(table, "red", "pass")
        table.answering.run_clock(0.5)
        await table.undoing.undo("Ann", table.turns["red"])
    assert held_up == 120.0
    await until(lambda: ann.lines == ["clock-over"])
    assert [question.seat for question, _ in hosted.bots.asked] == ["red"]


@pytest.mark.parametrize("clock", ["decision_clock", "game_clock"])
async def test_who_takes_an_answer_back_has_thought_on_meanwhile(
    hosted: Hosted, clock: str
) -> None:
    table, *_ = await to_reds_strike(hosted, **{clock: 120})

    def left() -> float:
        status = table.status("Ann")
        return status.decision_left if status.decision_clock else status.table.seats[0].left

    table.answering.run_clock(20.0)
    await answer(table, "red", "pass")
    table.answering.run_clock(70.0)
    await table.undoing.undo("Ann", table.turns["red"])
    assert left() == 30.0
    await answer(table, "red", "pass")
    assert table.status("Bob").table.seats[1].left in (-1.0, 120.0), "Bob is asked anew"
    assert table.status("Bob").decision_left in (-1.0, 120.0)
    table.answering.run_clock(30.0)
    assert await refused(table.undoing.undo("Ann", table.turns["red"])) == "undo-late", (
        "no time is left"
    )
    assert asked(table, "blue").kind == "strike", "what was answered stands"


async def test_questions_in_a_row_share_one_clock_until_somebody_else_has_acted(
    hosted: Hosted,
) -> None:
    table, *_ = await three(hosted, decision_clock=120)
    table.answering.run_clock(50.0)
    await answer(table, "red")
    assert asked(table, "red").kind == "rival"
    assert table.status("Ann").decision_left == 70.0
    await answer(table, "blue")
    assert table.status("Ann").decision_left == 70.0, "it is the same question"
    await answer(table, "red")
    for seat in ("green", "green", "blue"):
        await answer(table, seat)
    assert asked(table, "red").kind == "strike"
    assert table.status("Ann").decision_left == 120.0


async def test_after_a_restart_time_used_is_used(tmp_path: Path) -> None:
    hosted = Hosted(tmp_path)
    table, *_ = await to_reds_strike(hosted, decision_clock=120)
    table.answering.run_clock(50.0)
    await hosted.close()
    again = Hosted(tmp_path)
    (found,) = again.lobby.tables.values()
    assert found.status("Ann").decision_left == 70.0
    await again.close()


async def test_who_lets_time_run_out_in_a_talk_is_ready_and_no_bot_acts_for_him(
    tmp_path: Path,
) -> None:
    """No bot lays his cards or cashes his donations."""
    hosted = Hosted(tmp_path, games={"junta": junta()})
    families = ("aguado", "bravo", "cortina", "delgado")
    table = await hosted.table(game="junta", seats=dict.fromkeys(families, ""), decision_clock=120)
    await hosted.seat(table, **dict(zip(families, ("Ann", "Bob", "Cy", "Dan"), strict=True)))
    await table.seating.start("Ann")
    while table.asked[0].kind != "talk":
        await answer(table, table.asked[0].seat)
    talking = [decision.seat for decision in table.asked]
    composing = next(d for d in table.asked if "offer" in d.options)
    await answer(table, composing.seat, "offer")
    before, talk = len(session_of(table).history.picks), table.status("Ann")
    assert len(talking) == 4 and talk.decision_left > 0
    table.answering.run_clock(120.0)
    await until(lambda: table.asked[0].kind != "talk" or running_late(table))
    picks = session_of(table).history.picks[before:]
    assert {pick.seat: pick.option for pick in picks if pick.kind == "talk"} == dict.fromkeys(
        talking, "ready"
    )
    assert hosted.bots.asked == []
    assert hosted.connections["Ann"].lines[:4] == ["clock-silent"] * 4
    await hosted.close()


def running_late(table: ServerTable) -> bool:
    """An answer that led to a further question must be late once more."""
    table.answering.run_clock(0.0)
    return False


def junta() -> HostedGame:
    """Junta for four."""
    game = load_game("junta")
    seats = game.seats("main", {"seats": 4})
    offered = ScenarioOffered(id="main", seats=(seats,))
    return HostedGame(game, (offered,), ("random",), options=lambda *_: {"seats": 4})


async def test_what_a_bot_does_in_a_row_is_paused_for_once_and_what_tells_nothing_never(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards are laid at once, and no pause occurs while families become ready one after
    the other."""
    waits = bots_waits(monkeypatch)
    hosted = Hosted(tmp_path, games={"junta": junta()}, bots=Laying(), pace=0.5)
    seats = dict.fromkeys(("bravo", "cortina", "delgado"), "random")
    table = await hosted.table(game="junta", seats={"aguado": "", **seats})
    await hosted.seat(table, aguado="Ann")
    await table.seating.start("Ann")
    talks = 0
    for _ in range(20):
        await bots_rest(table)
        before, known = len(waits), len(session_of(table).history.picks) + 1
        options = asked(table, "aguado").options
        await answer(table, "aguado", "ready" if "ready" in options else options[0])
        await bots_rest(table)
        picks = session_of(table).history.picks[known:]
        in_a_row = list(groupby(picks, lambda pick: (pick.seat, pick.kind)))
        assert len(waits) - before <= len(in_a_row)
        if {pick.kind for pick in picks} == {"talk"}:
            talks += 1
            laying = {pick.seat for pick in picks if pick.option.startswith("lay:")}
            assert len(waits) - before == len(laying)
    assert talks
    await hosted.close()


async def bots_rest(table: ServerTable) -> None:
    """Wait until all bots have answered and paused."""
    await until(lambda: not asked_by_bots(table))
    async with table.lock:  # the last answer is on disk
        pass
    await settled()


class Laying(Bots):
    """Bots that lay all their influence and are then ready."""

    async def answer(self, question: BotQuestion, *, patient: bool = False) -> BotAnswer:
        lay = (option for option in question.options if option.startswith("lay:"))
        ready = "ready" if "ready" in question.options else question.options[0]
        return BotAnswer(option=next(lay, ready), by=question.bot)


async def test_after_the_end_no_clock_runs(hosted: Hosted) -> None:
    table, *_ = await hosted.duel(game_clock=100, decision_clock=60)
    table.answering.run_clock(10.0)
    await table.end("closed")
    table.answering.run_clock(1000.0)
    await settled()
    assert [seat.left for seat in table.state("Ann").seats] == [90.0, 90.0]
    assert hosted.bots.asked == []


def test_clocks_are_offered_the_shortest_first_none_at_all_before() -> None:
    said = LobbyMessages(Messages("en")).duration
    decision, game = (
        ["2 minutes", "5 minutes", "15 minutes", "1 hour", "1 day", "3 days"],
        ["30 minutes", "1 hour", "2 hours", "7 days"],
    )
    for offered, told in ((DECISION_CLOCKS, decision), (GAME_CLOCKS, game)):
        assert [Clock(game=seconds).on for seconds in offered] == [False] + len(told) * [True]
        assert [said(seconds) for seconds in offered[1:]] == told
        assert all(seconds % 60 == 0 for seconds in offered)
    assert [said(seconds) for seconds in ABSENCES] == [
        "10 minutes",
        "1 hour",
        "1 day",
        "3 days",
        "7 days",
    ]
    assert all(seconds % 60 == 0 for seconds in ABSENCES)


# --- what a late answer must look at again ------------------------------------------------------
class Pondering(Bots):
    """Bots that think until `go_on` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking, self.go_on = asyncio.Event(), asyncio.Event()

    async def answer(self, question: BotQuestion, *, patient: bool = False) -> BotAnswer:
        self.thinking.set()
        await self.go_on.wait()
        return await super().answer(question, patient=patient)


async def test_a_bot_whose_player_came_back_while_it_thought_answers_nothing(
    tmp_path: Path,
) -> None:
    bots = Pondering()
    hosted = Hosted(tmp_path, bots=bots)
    table, _, bob, cy = await three(hosted)
    for seat, guest in (("blue", bob), ("green", cy)):
        table.leave(guest)
        await table.votes.seat_bot(seat, "")
    await asyncio.wait_for(bots.thinking.wait(), 30)
    await hosted.come(table, "Bob")
    bots.go_on.set()
    await until(lambda: len(bots.asked) > 1)
    await bots_rest(table)
    seats = {pick.seat for pick in session_of(table).history.picks}
    assert bots.asked[0][0].seat == "blue" and seats == {"green"}
    await hosted.close()


async def test_a_late_answer_is_dropped_if_there_is_time_again(tmp_path: Path) -> None:
    """While the bot was thinking, the question was undone and asked again."""
    bots = Pondering()
    hosted = Hosted(tmp_path, bots=bots)
    table, *_ = await hosted.duel(decision_clock=60)
    table.answering.run_clock(60.0)
    await asyncio.wait_for(bots.thinking.wait(), 30)
    for stint in table.record.clock.stints.values():
        stint.used = 0.0
    bots.go_on.set()
    await until(lambda: len(bots.asked) == 2)
    await settled()
    async with table.lock:
        assert session_of(table).history.picks == []
    await hosted.close()


def test_time_that_was_free_is_not_given_back_with_a_question_taken_back() -> None:
    """Only time taken from the game clock returns to it."""
    question = [Decision(1, "red", "recount", ("pass",), None)]
    clock = Clock(game=100)
    clock.follow(question, {"blue": 1})
    clock.run(question, 30.0, sealed={1})
    assert clock.seat_left("red") == 100.0
    clock.run(question, 40.0, sealed={1})
    assert clock.seat_left("red") == 60.0
    clock.follow([], {})
    assert clock.seat_left("red") == 100.0


# --- pace ---------------------------------------------------------------------------------------
async def test_a_pace_gives_time_for_each_turn_up_to_a_cap(hosted: Hosted) -> None:
    table, *_ = await hosted.duel(pace="day", game_clock=60)
    clock, day = table.record.clock, 86400
    assert (clock.game, clock.increment, clock.cap) == (3 * day, day // 2, 5 * day)
    assert table.state("").pace == "day" and read_record(table.file.folder).pace == "day"
    hosted.later(1)
    table.answering.run_clock(day)
    assert clock.seat_left("red") == 2 * day
    lefts = []
    for _ in range(12):
        for seat in ("red", "blue"):
            if any(one.seat == seat for one in table.asked):
                await answer(table, seat)
        lefts.append(clock.seat_left("red"))
    assert lefts == sorted(lefts) and lefts[-1] > 2 * day, "each turn adds to it"
    assert max(clock.seat_left("red"), clock.seat_left("blue")) <= 5 * day


@pytest.mark.parametrize(("pace", "rests"), [("day", True), ("slow", True), ("live", False)])
async def test_on_vacation_a_clock_rests_at_slow_paces_only(
    hosted: Hosted, pace: str, rests: bool
) -> None:
    table, *_ = await hosted.duel(pace=pace)
    before = table.record.clock.seat_left("red")
    hosted.host.vacations = {"ann": 2_000_000_000}
    table.answering.run_clock(100)
    assert table.record.clock.seat_left("red") == (before if rests else before - 100)
    hosted.host.vacations = {"bob": 2_000_000_000}
    table.answering.run_clock(100)
    assert table.record.clock.seat_left("red") == before - (100 if rests else 200)


@pytest.mark.parametrize("pace", ["day", "live"])
async def test_answer_times_are_counted_in_games_over_days_only(hosted: Hosted, pace: str) -> None:
    table, *_ = await hosted.duel(pace=pace)
    now = [1_000_000.0]
    hosted.host.now = lambda: now[0]
    table.record.asked_at = dict.fromkeys(table.record.asked_at, now[0])
    seat = table.asked[0].seat
    now[0] += 3 * 3600
    await answer(table, seat)
    expected = {seat: [0] * 8 + [1]} if pace == "day" else {}
    assert table.record.times == expected
    assert table.record.asked_at.get(seat, now[0]) == now[0], "the next question is new"
    assert within([10, *[0] * 7, 1], 1.0) == 256 * 60, "three hours are under 256 minutes"


def test_questions_that_could_tell_about_a_hand_are_not_counted() -> None:
    reaction: Decision = Decision(1, "red", "reaction", ("pass", "card"), {})
    sealed: Decision = Decision(2, "red", "agenda", ("a", "b"), {})
    plain: Decision = Decision(3, "red", "action", ("a", "b"), {})
    assert not counts_as_answer(reaction, frozenset())
    assert not counts_as_answer(sealed, frozenset({"agenda"}))
    assert counts_as_answer(plain, frozenset({"agenda"}))


def test_the_time_of_a_turn_that_is_withdrawn_is_not_kept() -> None:
    clock = Clock(game=100, increment=10, cap=200)
    first: Decision = Decision(1, "red", "action", ("a", "b"), {})
    second: Decision = Decision(2, "red", "action", ("a", "b"), {})
    clock.follow([first], {})
    assert clock.seat_left("red") == 100.0, "nothing for the first turn"
    clock.follow([second], {"red": 1, "blue": 1})
    assert clock.seat_left("red") == 110.0
    clock.run([second], 5)
    clock.follow([first], {})
    assert clock.seat_left("red") == 100.0


# --- players who are away -----------------------------------------------------------------------
async def test_absent_players_pass_after_a_while_where_they_can_do_nothing_else(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    only: set[str] = set()
    monkeypatch.setattr(
        Duel,
        "nothing_to_decide",
        lambda self, view, asked: asked.options[0] if asked.seat in only else None,
    )
    table, _, bob = await hosted.duel()
    table.leave(bob)
    picks = session_of(table).history.picks

    async def a_minute_later(times: int = 1) -> list[str]:
        for _ in range(times):
            hosted.clock.now += 60
            table.answering.pass_for_absent()
            await settled()
        await asyncio.sleep(0.05)
        return [pick.seat for pick in picks]

    only.update(("red",))
    assert await a_minute_later(60) == [], "Bob can do something, Ann is here"
    only.update(("red", "blue"))
    table.answering = Answering(table)
    table.answering.pass_for_absent()
    await settled()
    assert picks == [], "not at once"
    assert await a_minute_later(8) == ["blue"], "Ann is here: her own client answers"
    await hosted.come(table, "Bob")
    await answer(table, "red")
    before = len(picks)
    assert len(await a_minute_later(8)) == before, "and now Bob is here too"


async def test_who_comes_back_in_time_answers_for_themselves(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Duel, "nothing_to_decide", lambda self, view, asked: asked.options[0])
    table, ann, bob = await hosted.duel()
    table.leave(ann)
    table.leave(bob)
    table.answering.pass_for_absent()
    hosted.clock.now += 3600
    async with table.lock:
        table.answering.pass_for_absent()
        await settled()
        table.audience.add(hosted.connections["Bob"], Subscription(seat="blue"))
    await asyncio.sleep(0.05)
    assert [pick.seat for pick in session_of(table).history.picks] == ["red"]
