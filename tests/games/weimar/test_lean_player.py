"""The lean player for simulated games, and the card search that uses it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from weimar_tui.bots.bot import Bot
from weimar_tui.bots.learned.player import brain_of
from weimar_tui.bots.players import make_player
from weimar_tui.games.weimar.bots import debates
from weimar_tui.games.weimar.bots.lean import LeanBot, Memory, worth_of_hands
from weimar_tui.games.weimar.rules import decision_types as dt
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import PARTIES, WeimarPosition
from weimar_tui.games.weimar.rules.subjects import WeimarDecision

Moment = tuple[WeimarPosition, WeimarDecision]
PICKS = 190
"""More than a round."""


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    return WeimarGame.load()


def lean(game: WeimarGame, seed: str, memory: Memory | None = None) -> dict[str, Bot]:
    return {seat: LeanBot(seat, seed, game, memory=memory) for seat in PARTIES}


def played(game: WeimarGame, bots: dict[str, Bot], number: int = PICKS) -> list[Moment]:
    """The moments of a game at which its bots had a choice, before their answers."""
    runner = game.start("main", "lean", listen=False)
    moments: list[Moment] = []
    while runner.position.outcome is None and len(moments) < number:
        decision = runner.position.decisions[0]
        if len(decision.options) > 1:
            moments.append((game.copy(runner.position), decision))
        runner.pick(decision.number, bots[decision.seat].decide(runner.position, decision))
    return moments


@pytest.fixture(scope="module")
def moments(game: WeimarGame) -> list[Moment]:
    return played(game, lean(game, "1"))


def cards(moments: list[Moment]) -> list[Moment]:
    return [one for one in moments if one[1].kind == dt.PLAY_CARD.kind]


def hidden_otherwise(game: WeimarGame, position: WeimarPosition, seat: str) -> WeimarPosition:
    """The same to the seat, but with other hidden cards and decks."""
    other = game.determinize(game.view(position, seat), Random("otherwise"))
    assert other.hands[seat] == position.hands[seat]
    return other


def test_the_same_position_gets_the_same_answer(game: WeimarGame, moments: list[Moment]) -> None:
    again = played(game, lean(game, "1"))
    assert [position for position, _ in again] == [position for position, _ in moments]
    for position, decision in moments[::7]:
        answers = {
            LeanBot(decision.seat, "2", game).decide(game.copy(position), decision)
            for _ in range(2)
        }
        assert len(answers) == 1
        assert answers <= set(decision.options)


def test_cards_that_the_seat_cannot_see_change_no_answer(
    game: WeimarGame, moments: list[Moment]
) -> None:
    asked = cards(moments)[:6]
    assert len({decision.seat for _, decision in asked}) == 4
    for position, decision in asked:
        seat = decision.seat
        other = hidden_otherwise(game, position, seat)
        assert other.hands != position.hands
        answers = {
            LeanBot(seat, "1", game).decide(game.view(each, seat), decision)
            for each in (position, other)
        }
        assert len(answers) == 1


def test_a_memory_shared_by_all_is_filled_once(game: WeimarGame, moments: list[Moment]) -> None:
    position, _ = cards(moments)[0]
    memory: Memory = {}
    first = worth_of_hands(position, game, "1", memory)
    known = len(memory)
    assert known
    assert worth_of_hands(position, game, "1", memory) == first
    assert len(memory) == known
    assert {use.partition(":")[0] for use in first["spd"]} == set(position.hands["spd"])


def test_it_carries_out_the_plan_it_chose_its_card_for_without_looking_again(
    game: WeimarGame,
) -> None:
    bots, blind = lean(game, "3"), lean(game, "3")
    runner = game.start("main", "plans", listen=False)
    position = runner.position
    carried_out: list[str] = []
    card = ""
    while position.outcome is None and len(carried_out) < 8:
        decision = position.decisions[0]
        seen = game.copy(position)
        planned = position.impulses and position.impulses[-1].card == card
        if planned and decision.kind in (dt.ACTION_CITY.kind, dt.ACTION.kind):
            for city in seen.cities.values():
                city.units, city.threats, city.bases = {}, [], {}
        option = bots[decision.seat].decide(position, decision)
        assert blind[decision.seat].decide(seen, decision) == option
        if decision.kind == dt.PLAY_CARD.kind:
            card = option.removesuffix(":actions")
        elif planned and decision.kind == dt.ACTION.kind and len(decision.options) > 1:
            carried_out.append(option)
        runner.pick(decision.number, option)
    assert set(carried_out) - {dt.DONE}


def test_it_weighs_the_issues_of_a_debate_once(
    game: WeimarGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When it chooses the card, not again for each move, unless a move has become impossible."""
    weighed: list[str] = []
    best_move = debates.best_move

    def counted(*arguments: Any) -> str:
        weighed.append(best_move(*arguments))
        return weighed[-1]

    monkeypatch.setattr(debates, "best_move", counted)
    bots = lean(game, "3")
    runner = game.start("main", "plans", listen=False)
    position = runner.position
    moved: list[str] = []
    again, card = 0, ""
    while position.outcome is None and len(moved) < 8:
        decision = position.decisions[0]
        before = len(weighed)
        option = bots[decision.seat].decide(position, decision)
        if decision.kind == dt.PLAY_CARD.kind:
            card = option.removesuffix(":debate")
        elif decision.kind == dt.MOVE_ISSUE.kind and position.impulses[-1].card == card:
            moved += [option] * (option != dt.PASS)
            again += len(weighed) > before
        runner.pick(decision.number, option)
    assert moved and again <= 1


# --- the search ---------------------------------------------------------------------------------
def with_hand(moments: list[Moment], held: int) -> Moment:
    return next(one for one in cards(moments) if len(one[0].hands[one[1].seat]) == held)


@pytest.mark.parametrize("held", [1, 5])
def test_strong_finds_the_same_card_and_reasons_whatever_is_hidden(
    game: WeimarGame, moments: list[Moment], held: int
) -> None:
    """Late in a round and early."""
    position, decision = with_hand(moments, held)
    seat = decision.seat
    answers = []
    for each in (position, hidden_otherwise(game, position, seat)):
        bot = make_player("strong", seat, "1", game)
        answers.append((bot.decide(game.view(each, seat), decision), bot.reasons))
    assert answers[0] == answers[1]
    assert answers[0][0] in decision.options


@pytest.mark.slow
def test_answers_are_tried_in_the_same_worlds_and_the_rule_bot_s_is_one(
    game: WeimarGame, moments: list[Moment]
) -> None:
    position, decision = cards(moments)[0]
    seat, brain = decision.seat, brain_of(game)
    search = brain.own_search(seat, brain.features.budgets["strong"])
    assert search is not None
    view = game.view(position, seat)
    last = decision.options[-1]
    tried = search.answers(view, decision, Random("1"), last)
    best = tried[0].option
    again = search.answers(view, decision, Random("1"), best)
    assert search.steps
    for first, result in ((last, tried), (best, again)):
        assert len(result) == 3
        own = next(each for each in result if each.option == first)
        worlds = [each.worlds for each in result]
        assert worlds == sorted(worlds, reverse=True), "candidates that were dropped come last"
        assert own.worlds == worlds[0]
        ahead = any(each.chances[0] > own.chances[0] for each in result)
        assert (own.worlds > 1) == ahead, "it goes on while another card is ahead"
        assert worlds.count(worlds[0]) == (2 if ahead else 3)
    both = search.answers(view, decision, Random("1"), last, decision.options[:2])
    assert {each.option for each in both} == set(decision.options[:2])


def test_hands_of_three_and_four_cards_are_left_to_the_rule_bot(
    game: WeimarGame, moments: list[Moment]
) -> None:
    for held in (3, 4):
        position, decision = with_hand(moments, held)
        seat, brain = decision.seat, brain_of(game)
        view, budget = game.view(position, seat), brain.features.budgets["strong"]
        search = brain.own_search(seat, budget)
        assert search is not None
        by_rule = brain.features.teacher(seat, "1").decide(view, decision)
        assert [each.option for each in search.answers(view, decision, Random("1"), by_rule)] == [
            by_rule
        ]
        assert not search.steps
        assert make_player("strong", seat, "1", game).decide(view, decision) == by_rule


@pytest.mark.parametrize("level", ["quick", "strong"])
def test_an_agenda_that_draws_a_card_is_taken_if_there_is_one(
    game: WeimarGame, moments: list[Moment], level: str
) -> None:
    draws = {id for id, one in game.components.agendas.items() if one.draw}
    position, decision = next(one for one in moments if one[1].kind == dt.AGENDA.kind)
    view = game.view(position, decision.seat)
    others = tuple(one for one in decision.options if one not in draws)
    assert 0 < len(others) < len(decision.options)
    for seed in range(8):
        bot = make_player(level, decision.seat, str(seed), game)
        assert bot.decide(view, decision) in draws
        assert bot.decide(view, replace(decision, options=others)) in others


@pytest.mark.parametrize(
    ("held", "like", "searches"),
    [
        (1, "steady", False),
        pytest.param(2, "strong", True, marks=pytest.mark.slow),
        (3, "steady", False),
        (5, "steady", False),
    ],
)
def test_quick_searches_its_last_two_cards_like_strong_and_leaves_others_to_the_rule_bot(
    game: WeimarGame, moments: list[Moment], held: int, like: str, searches: bool
) -> None:
    position, decision = with_hand(moments, held)
    seat, brain = decision.seat, brain_of(game)
    view = game.view(position, seat)
    quick = make_player("quick", seat, "1", game).decide(view, decision)
    assert quick == make_player(like, seat, "1", game).decide(view, decision)
    search = brain.own_search(seat, brain.features.budgets["quick"])
    assert search is not None
    search.answers(view, decision, Random("1"), decision.options[-1])
    assert bool(search.steps) == searches
