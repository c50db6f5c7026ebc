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
        for seat in (*session.header.seats, ""):
            before = sent(local, seat)
            session.play.position = exchanged(truth, seat or None)
            assert sent(local, seat) == before
            session.play.position = truth
            compared += 1
    assert compared >= 30
