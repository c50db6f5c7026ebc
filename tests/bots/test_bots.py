"""Bots pick from the options, always the same one, using only a View."""

from __future__ import annotations

import pytest

from weimar_tui.bots.players import make_player
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.kernel.errors import KernelError


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    return WeimarGame.load()


def first_picks(game: WeimarGame, name: str, number: int) -> tuple[WeimarRunner, list[str]]:
    bots = {seat: make_player(name, seat, f"bot-{seat}", game) for seat in game.seats()}
    runner = game.start("main", "bots")
    assert isinstance(runner, WeimarRunner)
    answers: list[str] = []
    while runner.position.outcome is None and len(answers) < number:
        decision = runner.position.decisions[0]
        answer = bots[decision.seat].decide(game.view(runner.position, decision.seat), decision)
        assert answer in decision.options
        runner.pick(decision.number, answer)
        answers.append(answer)
    return runner, answers


@pytest.mark.parametrize("name", ["random", "steady"])
def test_bots_answer_only_what_is_offered_and_always_alike(game: WeimarGame, name: str) -> None:
    assert first_picks(game, name, 100)[1] == first_picks(game, name, 100)[1]


def test_what_a_bot_cannot_see_does_not_change_its_answer(game: WeimarGame) -> None:
    runner, _ = first_picks(game, "steady", 60)
    decision = runner.position.decisions[0]
    other = runner.position.copy()
    for deck in other.decks.values():
        deck.reverse()
    other.dice.seed = "another"
    answers = {
        make_player("steady", decision.seat, "same", game).decide(
            game.view(position, decision.seat), decision
        )
        for position in (runner.position, other)
    }
    assert len(answers) == 1


def test_an_unknown_bot_is_refused_in_one_line(game: WeimarGame) -> None:
    with pytest.raises(KernelError, match="steady"):
        make_player("grandmaster", "spd", "1", game)
