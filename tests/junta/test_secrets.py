"""Private means private: money, places, offers, promises, hands and accounts."""

from __future__ import annotations

from random import Random

import pytest

from tests.junta.table import game
from weimar_tui.games.junta.rules.game import VIEWER
from weimar_tui.games.junta.rules.position import Family
from weimar_tui.kernel.copying import hints_of, shared_parts
from weimar_tui.kernel.secrecy import Watched, leaks_of_views
from weimar_tui.kernel.visibility import OPEN, declaration


def test_these_fields_are_hidden_and_no_others() -> None:
    hidden = {name for name, visibility in VIEWER.declared.items() if visibility is not OPEN}
    assert hidden == {"families", "stack", "deck", "offer_number", "promise_number"}
    own = {name for name, hint in hints_of(Family).items() if declaration(name, hint) is not OPEN}
    assert own == {
        "hand",
        "pocket",
        "account",
        "choice",
        "answer",
        "draft",
        "aid",
        "envelope",
        "envelopes",
        "offers",
        "promises",
        "paid_towards",
        "made",
        "given",
        "asides",
        "declined",
        "accounts_seen",
        "turned_down",
        "was_ready",
    }


@pytest.mark.parametrize("seats", [4, 7])
def test_nobody_learns_what_is_secret(seats: int) -> None:
    """Some picks of a random game, watched: by views, by events, by questions put to others."""
    chance = Random(seats)
    play = game().start("main", "secrets", {"seats": seats})
    order = play.position.order
    while play.position.outcome is None and play.position.asked < 900:
        decision = chance.choice(play.position.decisions)
        option = chance.choice(decision.options)
        if chance.randrange(15):
            play.pick(decision.number, option)
            continue
        watched = Watched(game(), play.position, decision, option, order, chance)
        told = len(play.events or ())
        play.pick(decision.number, option)
        found = watched.leaks(play, (play.events or [])[told:])
        assert found == [], (decision.kind, option)
        assert leaks_of_views(game(), play.position, order, chance) == []


def test_the_number_of_notes_left_is_never_shown() -> None:
    """Ruling J3."""
    play = game().start("main", "7", {"seats": 5})
    for seat in (*play.position.order, None):
        assert game().view(play.position, seat).stack == []


def test_copies_and_views_share_nothing_that_can_change() -> None:
    chance = Random(1)
    play = game().start("main", "copies", {"seats": 5})
    for _ in range(120):
        decision = chance.choice(play.position.decisions)
        play.pick(decision.number, chance.choice(decision.options))
        position = play.position
        assert shared_parts(position.copy(), position) == []
        assert shared_parts(game().view(position, "bravo"), position) == []
