"""What a table sends a seat is byte for byte the same, whatever the seat may not know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from weimar_duel.rules import Duel, DuelRunner, Ready

from tests.server.hosted import Hosted, answer
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.session import Session
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.server.clocks import FREE
from weimar_tui.server.subscription import Moment, Subscription
from weimar_tui.server.wire import TableStatus, Update
from weimar_tui.testing.secrecy import exchanged


def sent(local: GameHandle, seat: str) -> bytes:
    """A whole first message to a seat: view, events, disabled options, what it may take back."""
    return msgspec.json.encode(Subscription(seat=seat)._update(Moment("t1", local, {}), seat))


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
        moment = Moment("t1", local, {})
        view = session.game.encode(session.view("red"))
        assert red._update(moment, "red").view == view, "not before"
        decision = chance.choice(session.decisions)
        session.pick(decision.number, chance.choice(decision.options))
    moment = Moment("t1", local, {})
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


# --- questions of which nobody may tell who has answered ----------------------------------------
@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Duels in which nobody is told who stands ready, either."""

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
    """A room sent at every answer told when one was given."""
    table, ann, bob = await hosted.duel(decision_clock=60, game_clock=1800)
    eve = await hosted.come(table, "Eve")
    before = [len(connection.all(TableStatus)) for connection in (bob, eve)]
    for seconds in (0.0, 7.0):
        table.run_clock(seconds)
        await answer(table, "red")
        if not seconds:
            await table.undo("Ann", table.turns["red"])
    assert [len(connection.all(TableStatus)) for connection in (bob, eve)] == before
    assert ann.room.table.waiting_for == ("blue",), "who has answered knows"
    await answer(table, "blue")
    assert bob.last(Update).seat == "blue" and bob.room.decision_left == 60.0


@pytest.mark.usefixtures("sealed")
async def test_the_clock_of_the_game_does_not_tell_who_thought_longer_about_it(
    hosted: Hosted,
) -> None:
    table, *_ = await hosted.duel(game_clock=1800)
    await answer(table, "red")
    table.run_clock(FREE)
    assert [seat.left for seat in table.state("Ann").seats] == [1800.0, 1800.0]
    table.run_clock(1.0)
    assert [seat.left for seat in table.state("Ann").seats] == [1800.0, 1799.0]
