"""Every game's table in words: complete, and without secrets."""

from __future__ import annotations

import random

import pytest

from weimar_tui.kernel.session import Session
from weimar_tui.registry import load_game
from weimar_tui.text.game_messages import words_of

PARTS = {"wir_sind_das_volk": 6, "junta": 3}
"""Parts that are always shown."""


@pytest.fixture(scope="module", params=PARTS)
def session(request: pytest.FixtureRequest) -> Session:
    """A random game in progress."""
    session = Session.new(load_game(request.param), "main", "3")
    chance = random.Random(3)
    for _ in range(120):
        decision = session.decisions[0]
        session.pick(decision.number, chance.choice(decision.options))
    return session


def test_only_the_own_cards_are_told(session: Session) -> None:
    words = words_of(session.game, "en", strict=True)
    first, second, *_ = session.header.seats
    mine = words.hand(session.game, session.view(first), first)
    theirs = words.hand(session.game, session.view(second), second)
    assert mine and theirs
    assert words.hand(session.game, session.view(first), second) == ()
    sections = words.board(session.game, session.view(first), first)
    told = "\n".join(line for section in sections for line in section.lines)
    assert not [line for line in theirs if line in told]


def test_places_are_told_with_what_lies_there() -> None:
    session = Session.new(load_game("wir_sind_das_volk"), "main", "3")
    position = session.view("west")
    position.unrest["hessen"] = 5
    position.protests["west"] = ["hessen"]
    words = words_of(session.game, "en", strict=True)
    west = words.board(session.game, position, "west")[2].lines
    course = words.board(session.game, position, "west")[0].lines
    assert course[-4:] == (
        "COLLAPSE at 4: West 1",
        "East 0",
        "at decade's end, East pays 0 of 2 currency",
        "1 of 12 socialists",
    ), "the row below the title line of the screen"
    (hesse,) = [line for line in west if line.startswith("Hesse (HE)")]
    assert "economic power 0, export 0" in hesse, "a figure of 0 is a figure, too"
    assert "unrest 5" in hesse and f"protest {words.text('protest-west-1')}" in hesse
