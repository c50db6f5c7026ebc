"""The coach of *Wir sind das Volk!* sees the end of the decade come."""

from __future__ import annotations

import pytest

from weimar_tui.bots.analysis.analyst import advise, analyst_brain
from weimar_tui.bots.analysis.chances import FILE, chances_of_all, load_chances
from weimar_tui.bots.players import make_player
from weimar_tui.games.wir_sind_das_volk.rules.game import VolkGame
from weimar_tui.games.wir_sind_das_volk.rules.position import VolkPosition
from weimar_tui.registry import load_game


@pytest.fixture(scope="module")
def game() -> VolkGame:
    game = load_game("wir_sind_das_volk")
    assert isinstance(game, VolkGame)
    return game


def at_turn(game: VolkGame, half: int, left: int) -> VolkPosition:
    """The East chooses a card, in a game of bots, with at most `left` cards on display."""
    runner = game.start("main", "coach", listen=False)
    bots = {seat: make_player("steady", seat, "1", game) for seat in game.seats()}
    while True:
        position, asked = runner.position, runner.position.decisions[0]
        is_turn = asked.kind == "turn" and asked.seat == "east"
        if is_turn and position.half == half and len(position.display) <= left:
            return position
        view = game.view(position, asked.seat)
        runner.pick(asked.number, bots[asked.seat].decide(view, asked))


def chances(game: VolkGame, position: VolkPosition) -> list[int]:
    """What the coach gives the East after its best answers, in millionths."""
    asked = position.decisions[0]
    return [one.chance for one in advise(game, game.view(position, "east"), asked)]


@pytest.mark.parametrize("left", [2, 4])
def test_no_answer_looks_good_to_a_state_that_will_be_bankrupt(game: VolkGame, left: int) -> None:
    position = at_turn(game, 2, left)
    assert max(chances(game, position)) > 100_000
    position.factories = {
        city: state
        for city, state in position.factories.items()
        if city in game.board.cities["west"]
    }
    position.lines = {}
    position.standard |= {"nordrhein-westfalen": 5}
    assert max(chances(game, position)) < 20_000


def test_at_the_start_the_chances_are_the_share_of_games_that_each_side_won(
    game: VolkGame,
) -> None:
    """All games begin alike but for the cards; chances that were off said 15 in a hundred more."""
    brain = analyst_brain(game)
    fitted = load_chances(brain.features.weights.with_name(FILE))
    assert fitted is not None
    for seed in range(6):
        position = game.start("main", f"start/{seed}", listen=False).position
        said = chances_of_all(brain.features, brain.learned.value, position, game.seats())
        for seat, chance in said.items():
            won = fitted.provenance[f"won by {seat}"]
            assert isinstance(won, float)
            assert abs(chance / 1_000_000 - won) < 0.06


@pytest.mark.parametrize("left", [3, 5])
def test_worlds_that_all_go_the_same_way_do_not_make_the_coach_certain(
    game: VolkGame, left: int
) -> None:
    """Forty worlds played on by one and the same line are no more than one: it said 100 % once."""
    position = at_turn(game, 2, left)
    advice = advise(game, game.view(position, "east"), position.decisions[0])
    assert all(one.doubt for one in advice if one.behind > 150_000)
