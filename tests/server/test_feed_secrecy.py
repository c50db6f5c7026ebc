"""What a table sends a seat is identical byte for byte, whatever that seat must not know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from weimar_duel.rules import STRIKE, Duel, DuelRunner, DuelSubject, Ready, Strike

from tests.kernel.playing import seal_stances
from tests.server.hosted import Hosted, answer, session_of
from tests.server.served import kinds
from tests.waiting import until
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.decision import LINKS
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.session import Session
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.server.clocks import FREE
from weimar_tui.server.replies import Reply, TableStatus, Update
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.subscription import GameMoment, Subscription
from weimar_tui.testing.exchanging import exchanged


def sent(local: GameHandle, seat: str) -> bytes:
    """A complete first message to a seat: view, events, disabled options, undo."""
    return msgspec.json.encode(Subscription(seat=seat)._update(GameMoment("t1", local, {}), seat))


@pytest.mark.parametrize(
    ("game", "scenario", "seats"),
    [(Duel(), "main", 3), (Duel(), "quick", 2), (WeimarGame.load(), "first-winter", 4)],
)
def test_nothing_that_a_seat_may_not_know_is_in_what_it_is_sent(
    game: Game, scenario: str, seats: int
) -> None:
    session = Session.new(game, scenario, "feed", options={"seats": seats})
    local = GameHandle(session)
    chance = Random(scenario)
    compared = 0
    while session.outcome is None and session.history.end < 60:
        decision = chance.choice(session.decisions)
        session.pick(decision.number, chance.choice(decision.options))
        truth = session.runner.position
        players = session.header.seats if session.outcome is None else ()
        for seat in (*players, ""):
            before = sent(local, seat)
            session.runner.position = exchanged(truth, seat or None)
            assert sent(local, seat) == before
            session.runner.position = truth
            compared += 1
    assert compared >= 30


def test_after_the_end_the_players_are_told_everything_and_spectators_what_is_open() -> None:
    session = Session.new(Duel(), "quick", "feed", options={"seats": 2})
    local = GameHandle(session)
    chance = Random("the end")
    red = Subscription(seat="red")
    while session.outcome is None:
        moment = GameMoment("t1", local, {})
        view = session.game.encode(session.view("red"))
        assert red._update(moment, "red").view == view, "not before"
        decision = chance.choice(session.decisions)
        session.pick(decision.number, chance.choice(decision.options))
    moment = GameMoment("t1", local, {})
    last = red._update(moment, "red")
    assert (
        last.view
        == session.game.encode(session.position)
        != session.game.encode(session.view("red"))
    )
    assert last.first == 0 and len(last.events) == len(session.events)
    assert last.events == tuple(map(msgspec.json.encode, session.events))
    for subscription, seat in ((Subscription(), ""), (Subscription(through="red"), "red")):
        open_ = subscription._update(moment, seat)
        assert open_.view == session.game.encode(session.view(seat or None))


# --- questions that hide who has answered -------------------------------------------------------
@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Duels that also hide who is ready."""

    def emit(self: DuelRunner, event: Event) -> None:
        if not isinstance(event, Ready):
            tell(self, event)

    tell = DuelRunner.emit
    monkeypatch.setattr(DuelRunner, "emit", emit)
    monkeypatch.setattr(Duel, "sealed_kinds", frozenset(("stance",)))


@pytest.mark.usefixtures("sealed")
async def test_the_lobby_does_not_tell_either_but_to_who_has_answered(hosted: Hosted) -> None:
    table, *_ = await hosted.duel()
    await answer(table, "red")
    assert table.state("").waiting_for == table.state("Bob").waiting_for == ("red", "blue")
    assert table.state("Ann").waiting_for == ("blue",)
    await answer(table, "blue")
    assert table.state("").waiting_for == table.state("Ann").waiting_for == ("red",)


@pytest.mark.usefixtures("sealed")
async def test_at_the_socket_no_room_tells_of_a_sealed_answer(hosted: Hosted) -> None:
    """A status sent at every answer would reveal it."""
    table, ann, bob = await hosted.duel(decision_clock=60, game_clock=1800)
    eve = await hosted.come(table, "Eve")
    before = [len(connection.all(TableStatus)) for connection in (bob, eve)]
    for seconds in (0.0, 7.0):
        table.answering.run_clock(seconds)
        await answer(table, "red")
        if not seconds:
            await table.undoing.undo("Ann", table.turns["red"])
    assert [len(connection.all(TableStatus)) for connection in (bob, eve)] == before
    assert ann.status.table.waiting_for == ("blue",), "who has answered knows"
    await answer(table, "blue")
    assert bob.last(Update).seat == "blue" and bob.status.decision_left == 60.0


@pytest.mark.usefixtures("sealed")
async def test_the_clock_of_the_game_does_not_tell_who_thought_longer_about_it(
    hosted: Hosted,
) -> None:
    table, *_ = await hosted.duel(game_clock=1800)
    await answer(table, "red")
    table.answering.run_clock(FREE)
    assert [seat.left for seat in table.state("Ann").seats] == [1800.0, 1800.0]
    table.answering.run_clock(1.0)
    assert [seat.left for seat in table.state("Ann").seats] == [1800.0, 1799.0]


async def heard_in_order(hosted: Hosted, *order: str) -> dict[str, list[Reply]]:
    """What the others are sent of a duel in which stances come in this order."""
    table, *_ = await hosted.duel(decision_clock=60, game_clock=1800)
    eve = await hosted.come(table, "Eve")
    heard: dict[str, list[Reply]] = {}
    for seat in order:
        before = len(eve.heard)
        await answer(table, seat, "wait")
        heard[seat] = eve.heard[before:]
    await table.end("closed")
    return heard


async def test_at_the_socket_sealed_answers_are_the_same_in_any_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No frame while others think, and then the same frames, whichever seat answered last."""
    seal_stances(monkeypatch)
    sent: list[object] = []
    for order in (("red", "blue"), ("blue", "red")):
        hosted = Hosted(tmp_path / order[0])
        table_heard = await heard_in_order(hosted, *order)
        assert table_heard[order[0]] == []
        # the id of the table and the cards differ; the numbers must be the same
        seen = [Duel().decode(r.view) for r in table_heard[order[1]] if isinstance(r, Update)]
        numbers = [(view.asked, [one.number for one in view.decisions]) for view in seen]
        sent.append((kinds(table_heard[order[1]]), numbers))
        await hosted.close()
    assert sent[0] == sent[1] and sent[0] != ([], [])


async def waits_of(table: ServerTable, seconds: float, times: int) -> list[float]:
    """How long bots pause that think for this long."""
    (decision, *_) = table.asked
    return [seconds + table.answering._time_to_wait(decision, seconds) for _ in range(times)]


async def test_how_long_a_bot_takes_does_not_tell_how_long_it_thought(hosted: Hosted) -> None:
    """It used to pass in 0.5 ms with nothing to play, and in 100 ms with a card."""
    hosted.host.answer_seconds = 0.3
    table, *_ = await hosted.duel()
    quick, slow = await waits_of(table, 0.0005, 400), await waits_of(table, 0.1, 400)
    for waits in (quick, slow):
        assert 0.3 <= min(waits) < 0.33 and 0.57 < max(waits) <= 0.6
    threshold = sorted(quick + slow)[400]
    told_apart = sum(wait < threshold for wait in quick) + sum(wait >= threshold for wait in slow)
    assert 0.4 < told_apart / 800 < 0.6
    long = await waits_of(table, 1.0, 400)
    assert min(long) > 1.0 and max(long) <= 1.6, "who thinks for longer waits for another such time"


async def test_an_answer_of_a_bot_comes_no_sooner_than_that(hosted: Hosted) -> None:
    hosted.host.answer_seconds = 0.05
    table = await hosted.table(seats={"red": "", "blue": "first"})
    await hosted.seat(table, red="Ann")
    loop = asyncio.get_running_loop()
    began = loop.time()
    await table.seating.start("Ann")
    await until(lambda: session_of(table).history.picks)
    assert loop.time() - began >= 0.05


async def test_the_links_of_a_private_chain_send_others_nothing(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The status used to be sent at every link, with the numbers of the questions."""

    def chosen(self: Strike, runner: DuelRunner, seat: str, option: str) -> None:
        private = DuelSubject(card=option)
        runner.ask(self, seat, STRIKE, ("pass",), private=private, always=True, link=True)

    monkeypatch.setattr(Strike, "chosen", chosen)
    table, ann, bob = await hosted.duel(decision_clock=60)
    await answer(table, "red")
    await answer(table, "blue")
    eve = await hosted.come(table, "Eve")
    heard = len(bob.heard), len(eve.heard), len(ann.heard)
    await answer(table, "red")
    assert table.asked[0].number > LINKS, "a link"
    assert (len(bob.heard), len(eve.heard)) == heard[:2] and len(ann.heard) > heard[2]
