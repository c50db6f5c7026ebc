"""Simulated worlds can be played on from every question, asked or watched.

A sample of what `python benchmarks/worlds.py` does with 200 games of each kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from weimar_duel.rules import Duel

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.effects.notation import parse_effects
from weimar_tui.games.weimar.rules.effects.run import start_effects
from weimar_tui.games.weimar.rules.effects.state_effects import discardable
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.worlds import ask_anew, problem_of_world
from weimar_tui.registry import load_game

SAMPLES = [
    ("weimar", {}, 40),
    ("wir_sind_das_volk", {}, 4),
    pytest.param("junta", {"seats": 4}, 500, marks=pytest.mark.slow),
    pytest.param("junta", {"seats": 7}, 2000, marks=pytest.mark.slow),
]
"""The game, its options, and one in how many questions is checked."""


def questions(game: Game, options: dict[str, Any], seed: str) -> Iterator[Any]:
    """The position at every question of a random game."""
    runner = game.start("main", seed, options, listen=False)
    random = Random(seed)
    while runner.position.outcome is None:
        yield runner.position
        asked = random.choice(runner.position.decisions)
        runner.pick(asked.number, random.choice(asked.options))


@pytest.mark.parametrize(("name", "options", "every"), SAMPLES)
def test_worlds_dealt_at_any_question_are_played_to_the_end_and_ask_the_same(
    name: str, options: dict[str, Any], every: int
) -> None:
    game = load_game(name)
    random = Random(name)
    seats = game.seats("main", options)
    looked = 0
    for position in questions(game, options, "worlds"):
        for seat in (*seats, None):
            if random.randrange(every) == 0:
                assert problem_of_world(game, game.view(position, seat), random) == ""
                looked += 1
        for seat in seats if random.randrange(every) == 0 else ():
            world = game.determinize(game.view(position, seat), random)
            assert all(asked.options for asked in world.decisions)
            for asked in position.decisions:
                assert asked.seat != seat or asked in world.decisions, "its own question is kept"
    assert looked > 5


def test_a_world_that_cannot_be_played_on_is_told() -> None:

    class Careless(Duel):
        def determinize(self, view: Any, chance: Any) -> Any:
            world = super().determinize(view, chance)
            world.decisions = [asked.seen_by("nobody") for asked in world.decisions]
            return world

    class Forgetful(Duel):
        def determinize(self, view: Any, chance: Any) -> Any:
            return view.copy()

    for game, problem in ((Careless(), "no options"), (Forgetful(), "too many cards")):
        view = game.view(game.start("main", "1").position, "red")
        assert problem in problem_of_world(game, view, Random(1))
    assert problem_of_world(Duel(), Duel().view(Duel().start().position, "red"), Random(1)) == ""


def test_only_what_a_view_leaves_out_is_asked_anew() -> None:
    game = load_game("wir_sind_das_volk")
    position = game.start("main", "1", listen=False).position
    before = game.encode(position)
    ask_anew(position, lambda world: game.resume(world, listen=False))
    assert game.encode(position) == before


def test_questions_keep_their_numbers_after_others_have_answered() -> None:
    """The Step that asks runs again and asks all four parties; one has answered already."""
    game = WeimarGame.load()
    for position in questions(game, {}, "worlds"):
        if position.decisions[0].kind == "agenda" and len(position.decisions) == 3:
            break
    world = game.determinize(game.view(position, None), Random(1))
    asked = [(each.number, each.seat) for each in position.decisions]
    assert [(each.number, each.seat) for each in world.decisions] == asked


def test_where_a_single_option_is_left_in_a_world_it_is_taken_and_the_world_goes_on() -> None:
    """Zentrum is asked which politician it discards; in some worlds it holds only one."""
    game = WeimarGame.load()
    for position in questions(game, {}, "hand"):
        runner = game.resume(position, listen=False)
        politicians = discardable(runner, "z", politician=True)
        asked = position.decisions[0]
        if (asked.seat, asked.kind) == ("z", "play-card") and len(politicians) > 1:
            break
    position.decisions.clear()
    start_effects(runner, parse_effects("discard 1 opp politician"), "spd", source="D11")
    runner.run()
    t.answer(runner, "z", "spd")
    view = game.view(position, "dnvp")
    kinds = set()
    for chance in map(Random, range(60)):
        kinds |= {each.kind for each in game.determinize(view, chance).decisions}
        assert problem_of_world(game, view, chance) == ""
    assert {"discard"} < kinds
