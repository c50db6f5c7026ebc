"""What a table sends a seat is byte for byte the same, whatever the seat may not know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.toy.rules import Duel
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.secrecy import exchanged
from weimar_tui.kernel.session import Session
from weimar_tui.table.feed import Feed, Moment
from weimar_tui.table.local_table import LocalTable


def sent(local: LocalTable, seat: str) -> bytes:
    """A whole first message to a seat: view, events, disabled options, what it may take back."""
    return msgspec.json.encode(Feed(seat=seat)._update(Moment("t1", local, {}), seat))


@pytest.mark.parametrize(
    ("game", "scenario", "seats"),
    [(Duel(), "main", 3), (Duel(), "quick", 2), (WeimarGame.load(), "first-winter", 4)],
)
def test_nothing_that_a_seat_may_not_know_is_in_what_it_is_sent(
    game: Game, scenario: str, seats: int
) -> None:
    session = Session.new(game, scenario, "feed", options={"seats": seats})
    local = LocalTable(session)
    chance = Random(scenario)
    compared = 0
    while session.outcome is None and session.history.end < 60:
        decision = chance.choice(session.decisions)
        session.pick(decision.number, chance.choice(decision.options))
        truth = session.play.position
        players = session.header.seats if session.outcome is None else ()
        for seat in (*players, ""):
            before = sent(local, seat)
            session.play.position = exchanged(truth, seat or None)
            assert sent(local, seat) == before
            session.play.position = truth
            compared += 1
    assert compared >= 30


def test_after_the_end_the_players_are_told_everything_and_spectators_what_is_open() -> None:
    session = Session.new(Duel(), "quick", "feed", options={"seats": 2})
    local = LocalTable(session)
    chance = Random("the end")
    red = Feed(seat="red")
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
    for feed, seat in ((Feed(), ""), (Feed(through="red"), "red")):
        open_ = feed._update(moment, seat)
        assert open_.view == session.game.encode(session.view(seat or None))
