"""A game is played on by the edition of the rules it was begun with (docs/rulings-junta.md)."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from tests.junta.table import game
from weimar_tui.games.junta.rules.position import EDITION
from weimar_tui.kernel.errors import KernelError


def test_new_games_say_their_edition_and_old_ones_do_not() -> None:
    assert game().start(seed="1").position.begun_with == EDITION
    old = game().start(seed="1", options={"edition": 1}).position
    assert old.begun_with == 1
    assert b"edition" not in game().encode(old)


def test_a_position_says_how_its_set_up_is_begun_again() -> None:
    for edition in (1, EDITION):
        position = game().start(seed="1", options={"edition": edition}).position
        again = game().start(seed="1", options=game().options_of(position)).position
        assert game().encode(again) == game().encode(position)


@pytest.mark.parametrize("edition", [0, EDITION + 1])
def test_an_edition_that_is_not_known_is_told_in_a_line(edition: int) -> None:
    with pytest.raises(KernelError, match=f"edition {edition} of the rules is not known"):
        game().start(seed="1", options={"edition": edition})


def test_a_game_of_the_first_edition_says_nothing_it_did_not_say_then() -> None:
    chance = Random(1)
    play = game().start("main", "old", {"edition": 1, "seats": 4}, False)
    for _ in range(300):
        decision = chance.choice(play.position.decisions)
        play.pick(decision.number, chance.choice(decision.options))
        encoded = game().encode(play.position)
        assert b'"edition"' not in encoded
        assert b'"turned_down"' not in encoded


@pytest.mark.parametrize(
    ("edition", "came_to"),
    [
        (1, "c6d64343e9725a33"),
        (2, "ca3cde9a7052474b"),
        (3, "c6f5b36f16dcb47b"),
        (4, "1d892efc400b2459"),
    ],
)
def test_a_game_of_an_earlier_edition_goes_as_it_went_then(edition: int, came_to: str) -> None:
    """Written down before the next was made: saves of those games verify as long as this holds.

    Not to be renewed: what would be otherwise needs an edition of its own.
    """
    chance = Random(edition)
    options = {"edition": edition, "seats": 6, "rounds": 11}
    play = game().start("main", "editions", options, listen=False)
    while play.position.outcome is None:
        decision = chance.choice(play.position.decisions)
        play.pick(decision.number, chance.choice(decision.options))
    assert sha256(game().encode(play.position)).hexdigest()[:16] == came_to
