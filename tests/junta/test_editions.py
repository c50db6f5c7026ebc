"""A game is played on by the edition of the rules it was begun with (docs/rulings-junta.md)."""

from __future__ import annotations

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
