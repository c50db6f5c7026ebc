"""Legal positions that a View could be of, and the figures followed over a game."""

from __future__ import annotations

from random import Random

import pytest

from tests.wir_sind_das_volk.test_random_games import game


@pytest.mark.parametrize("seed", range(3))
def test_the_view_stays_and_the_position_is_whole(seed: int) -> None:
    random = Random(seed)
    play = game().start("main", str(seed), listen=False)
    while play.position.outcome is None:
        for seat in ("west", "east", None):
            view = game().view(play.position, seat)
            found = game().determinize(view, random)
            assert game().check(found) == []
            assert all(decision.options for decision in found.decisions)
            if seat is not None:
                seen = game().view(found, seat)
                seen.dice = view.dice
                assert seen == view
        decision = random.choice(play.position.decisions)
        play.pick(decision.number, random.choice(decision.options))


@pytest.mark.parametrize("seed", range(5))
def test_it_can_be_played_on(seed: int) -> None:
    random = Random(seed)
    play = game().start("main", str(seed), listen=False)
    for _ in range(40 * seed):
        if play.position.outcome is None:
            decision = random.choice(play.position.decisions)
            play.pick(decision.number, random.choice(decision.options))
    view = game().view(play.position, "west")
    other = game().resume(game().determinize(view, random), listen=False)
    while other.position.outcome is None:
        decision = random.choice(other.position.decisions)
        other.pick(decision.number, random.choice(decision.options))
        assert game().check(other.position) == []


def test_nothing_true_is_learnt() -> None:
    """Two positions that look alike to a seat are made into the same one."""
    play = game().start("main", "7", listen=False)
    other = game().copy(play.position)
    other.hands["east"] = other.deck[:2]
    other.deck[:2] = play.position.hands["east"]
    other.dice.seed = "another"
    views = [game().view(position, "west") for position in (play.position, other)]
    assert views[0] == views[1]
    made = [game().determinize(view, Random(3)) for view in views]
    assert made[0] == made[1]


def test_key_figures_are_open() -> None:
    play = game().start("1980", "1", listen=False)
    figures = game().key_figures(play.position)
    assert figures == game().key_figures(game().view(play.position, None))
    assert (figures["points.east"], figures["exports"], figures["standard.east"]) == (15, 5, 7)
    assert (figures["track.prestige"], figures["socialists"], figures["state-power"]) == (-1, 6, 2)
