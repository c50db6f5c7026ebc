"""Secrets stay secret: hands, draw deck, discards, simultaneous answers."""

from __future__ import annotations

from random import Random

from tests.games.wir_sind_das_volk.test_random_games import game
from weimar_tui.games.wir_sind_das_volk.rules.position import VIEWER
from weimar_tui.kernel.visibility import OPEN


def test_these_fields_are_hidden_and_no_others() -> None:
    hidden = {name for name, visibility in VIEWER.declared.items() if visibility is not OPEN}
    assert hidden == {"hands", "deck", "discards", "gone", "choices"}


def test_nothing_true_is_learnt() -> None:
    """Two positions that look the same to a seat give the same result."""
    runner = game().start("main", "7", listen=False)
    other = game().copy(runner.position)
    other.hands["east"] = other.deck[:2]
    other.deck[:2] = runner.position.hands["east"]
    other.dice.seed = "another"
    views = [game().view(position, "west") for position in (runner.position, other)]
    assert views[0] == views[1]
    made = [game().determinize(view, Random(3)) for view in views]
    assert made[0] == made[1]


def test_key_figures_are_open() -> None:
    runner = game().start("1980", "1", listen=False)
    figures = game().key_figures(runner.position)
    assert figures == game().key_figures(game().view(runner.position, None))
    assert (figures["points.east"], figures["exports"], figures["standard.east"]) == (15, 5, 7)
    assert (figures["track.prestige"], figures["socialists"], figures["state-power"]) == (-1, 6, 2)


def test_what_lies_face_down_is_dealt_by_chance() -> None:
    runner = game().start("main", "7", listen=False)
    position = runner.position
    position.decade, position.first_decade = 2, 1
    new = game().board.decade_cards(2)
    position.gone, position.pile = position.deck, [*position.display, *new[:4]]
    position.display, position.deck = new[4:11], new[11:]
    view = game().view(position, "west")
    made = [game().determinize(view, Random(seed)) for seed in range(8)]
    assert len({tuple(world.deck) for world in made}) > 1
    assert len({tuple(world.gone) for world in made}) > 1
    assert len({tuple(world.hands["east"]) for world in made}) > 1
    for world in made:
        assert game().check(world) == []
        assert world.hands["west"] == position.hands["west"]
        assert set(world.deck) <= set(game().board.decade_cards(2))
        assert set(world.gone) <= set(game().board.decade_cards(1))


def test_a_card_of_another_decade_may_lie_in_the_deck() -> None:
    """The East put it there in the Guillaume affair (ruling W20)."""
    position = game().start("main", "7", listen=False).position
    position.decade, position.first_decade = 2, 1
    new = game().board.decade_cards(2)
    old = [*position.display, *position.deck]
    position.hands = {"west": new[:2], "east": new[2:4]}
    position.display, position.pile = new[4:11], [*new[11:], *old[1:], *position.pile]
    position.deck, position.spent = old[:1], []
    position.pile += [c for c in game().board.decade_cards(1) if c not in old]
    world = game().determinize(game().view(position, "east"), Random(1))
    assert len(world.deck) == 1
    assert sorted([*world.deck, *world.hands["west"]]) == sorted([old[0], *new[:2]])
