"""Families run by the program: they play whole games, and by what they may know."""

from __future__ import annotations

import pytest

from tests.junta.table import (
    answer,
    asked,
    do,
    family,
    game,
    hand,
    on_table,
    options,
    pocket,
    table,
)
from weimar_tui.games.junta.bots.deals import value
from weimar_tui.games.junta.bots.personalities import PERSONALITIES, drawn
from weimar_tui.games.junta.bots.player import JuntaBot
from weimar_tui.games.junta.rules.negotiation.windows import Talk
from weimar_tui.games.junta.rules.phases.bank import BankPhase
from weimar_tui.games.junta.rules.phases.budget import Announce
from weimar_tui.games.junta.rules.phases.votes import HoldVote
from weimar_tui.games.junta.rules.play import JuntaPlay
from weimar_tui.games.junta.rules.position import Motion, Offer


def bot(name: str, personality: str, seed: str = "1") -> JuntaBot:
    from tests.junta.table import seat

    return JuntaBot(seat(name), seed, game(), personality)


def decides(player: JuntaBot, play: JuntaPlay) -> str:
    decision = play.decision_of(player.seat)
    assert decision is not None
    return player.decide(game().view(play.position, player.seat), decision)


def whole_game(seed: str, seats: int) -> JuntaPlay:
    play = game().start("main", seed, {"seats": seats})
    players = {name: JuntaBot(name, seed, game()) for name in play.position.order}
    for _ in range(12_000):
        if play.position.outcome is not None:
            return play
        decision = play.position.decisions[0]
        view = game().view(play.position, decision.seat)
        play.pick(decision.number, players[decision.seat].decide(view, decision))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", [4, 7])
def test_they_play_whole_games(seats: int) -> None:
    play = whole_game("bots", seats)
    assert game().check(play.position) == []
    assert any(each.account.total for each in play.position.families.values())


def test_the_same_seat_seed_and_view_give_the_same_answer() -> None:
    play = do(table(5, windows=True), Talk("budget"))
    assert decides(bot("B", "diplomat"), play) == decides(bot("B", "diplomat"), play)


def test_figures_are_drawn_anew_for_each_game_so_that_nobody_is_read_by_name() -> None:
    from random import Random

    one, other = (drawn("loyalist", Random(seed)) for seed in (1, 2))
    assert one != other
    for found in (one, other):
        assert found.id == "loyalist"
        assert abs(found.keep / PERSONALITIES["loyalist"].keep - 1) <= 0.15


def test_a_president_keeps_his_part_and_buys_a_majority() -> None:
    play = table(5)
    pocket(play, "A", 3, 3, 2, 2, 1, 1, 1, 1)
    family(play, "A").aid = family(play, "A").pocket
    do(play, Announce("budget"))
    kleptocrat = bot("A", "kleptocrat")
    while asked(play).kind == "announce":
        answer(play, decides(kleptocrat, play))
        if play.position.announced:
            break
    total = sum(play.position.announced.values())
    assert 2 <= total <= 9
    assert max(play.position.announced.values()) >= 1


@pytest.mark.parametrize(("share", "side"), [(0, "no"), (4, "yes")])
def test_a_voter_wants_his_share(share: int, side: str) -> None:
    play = table(5, announced={"bravo": share, "cortina": 0, "delgado": 0, "espino": 0})
    do(play, HoldVote("budget", "aguado"))
    answer(play, "pass", "A")
    assert decides(bot("B", "opportunist"), play).startswith(f"{side}:")


def test_money_is_taken_to_switzerland() -> None:
    play = table(5)
    family(play, "B").place = "bank"
    pocket(play, "B", 3)
    do(play, BankPhase())
    assert options(play)[0] == "in:all"
    assert decides(bot("B", "loyalist"), play) == "in:all"


def test_influence_is_laid() -> None:
    play = table(5, windows=True)
    hand(play, "B", "church")
    do(play, Talk("offices"))
    assert decides(bot("B", "loyalist"), play) == "lay:church"


def test_money_down_is_worth_more_than_a_promise_and_a_broken_word_is_worth_nothing() -> None:
    from weimar_tui.games.junta.rules.position import Promise

    play = table(5)
    me = bot("B", "opportunist").me
    view = game().view(play.position, "bravo")

    def worth(clause: str) -> float:
        return value(view, play.box, "bravo", Offer(1, "aguado", "bravo", (clause,)), me)

    assert worth("pay:2") == 2
    assert 0 < worth("later:2") < 2
    view.families["bravo"].promises = [
        Promise(n, "aguado", "bravo", "later:1", "round", 1, 1, "broken") for n in range(4)
    ]
    assert worth("later:2") == 0


def test_a_good_offer_is_taken_and_a_bad_one_refused() -> None:
    for gift, taken in (("pay:3", True), ("nothing", False)):
        play = table(5, windows=True)
        pocket(play, "A", 3)
        play.position.announced = {"bravo": 0}
        play.position.motion = Motion("budget", "cortina", result="announced")
        do(play, Talk("budget"))
        for pick in ("offer", "bravo", "vote:yes", gift, "private"):
            answer(play, pick, "A")
        assert decides(bot("B", "opportunist"), play) == ("accept:1" if taken else "refuse:1")


def test_a_bot_never_sees_more_than_its_view() -> None:
    """Hidden things changed, it answers the same."""
    play = table(5, windows=True)
    on_table(play, "C", "students")
    do(play, Talk("budget"))
    before = decides(bot("B", "hothead"), play)
    pocket(play, "A", 3, 3)
    hand(play, "D", "professional")
    assert decides(bot("B", "hothead"), play) == before
