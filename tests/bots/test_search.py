"""The search over simulated worlds, in a game whose chances are known exactly."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.bots.urns import ANN, BOB, GAINS, Urns, at, brain
from weimar_tui.bots.learned.features import Budget
from weimar_tui.bots.learned.player import Brain, lacking
from weimar_tui.bots.learned.search import Tried
from weimar_tui.bots.learned.weights import CERTAIN


def tried(position: Any, budget: Budget, known: Brain | None = None, **more: Any) -> list[Tried]:
    """The results of a search for the open question, best first."""
    asked = position.decisions[0]
    view = Urns().view(position, asked.seat)
    search = (known or brain()).search(asked.seat, budget)
    return search.answers(view, asked, Random(1), **more)


def budget(worlds: int = 8, keep: int = 10, turns: int = 0, **more: Any) -> Budget:
    return Budget(worlds, keep, turns, **{"least": 0, "prior": 0, **more})


def test_the_worst_third_is_dropped_at_each_cut_and_the_order_is_that_of_the_chances() -> None:
    found = tried(at(*GAINS), budget(worlds=20))
    assert [each.option for each in found] == GAINS[::-1], "also of those dropped earlier"
    assert [each.worlds for each in found] == [20, 20, 20, 20, 16, 8, 8, 4, 4, 4]


def test_all_candidates_meet_the_same_chance_in_a_world() -> None:
    """The dice and the other seat's answers are the same: neither of two equal answers
    is better."""
    for pair in (("ask", "ask-too"), ("roll", "roll-too")):
        first, second = tried(at(*pair, follow=GAINS), budget(worlds=12))
        assert first.chances == second.chances and len(set(first.chances)) > 2
        assert lacking(first, second) == (0, 0)


def test_a_shared_victory_counts_by_its_share() -> None:
    found = tried(at("lost", "shared", "won", "gain-0"), budget(worlds=2))
    chances = {each.option: each.chances for each in found}
    assert chances == {
        "won": [CERTAIN] * 2,
        "shared": [CERTAIN // 2] * 2,
        "gain-0": [CERTAIN // 2] * 2,
        "lost": [0, 0],
    }
    assert [each.option for each in found][::3] == ["won", "lost"]
    measures = {each.option: list(map(list, each.measures)) for each in found}
    assert measures["won"] == [[], []] and measures["gain-0"] == [[0.0], [0.0]]
    (theirs, *_) = tried(at("gain-9", "gain-0", seat=BOB), budget(worlds=2))
    assert theirs.option == "gain-0", "what is good for Ann is bad for Bob"


def test_candidates_are_the_likely_ones_and_the_answer_to_beat_is_one_of_them() -> None:
    likes = brain(likes={"gain-1": 3, "gain-2": 2, "gain-3": 1})
    position = at("gain-0", "gain-1", "gain-2", "gain-3")
    asked = position.decisions[0]
    view = Urns().view(position, ANN)

    def candidates(first: str = "", **more: Any) -> list[str]:
        search = likes.search(ANN, budget(**more))
        return [each.option for each in search.candidates(view, asked, first)]

    assert candidates() == ["gain-1", "gain-2", "gain-3", "gain-0"]
    assert candidates(keep=2) == ["gain-1", "gain-2"]
    assert candidates(least=100) == ["gain-1", "gain-2", "gain-3"], "e**-2 of the likeliest: 135"
    assert candidates(least=200) == ["gain-1", "gain-2"], "e**-1 of it: 368"
    assert candidates("gain-0", keep=2) == ["gain-0", "gain-1"]
    assert candidates("gain-0", least=200, trust=5) == ["gain-0", "gain-1", "gain-2"]
    only = likes.search(ANN, budget(keep=1)).candidates(view, asked, only={"gain-0", "gain-3"})
    assert [each.option for each in only] == ["gain-0", "gain-3"]


def test_what_the_policy_likes_wins_by_the_prior_alone() -> None:
    """Each doubling of the odds is worth `prior` millionths."""
    likes, position = brain(slope=0.001, likes={"gain-0": 3}), at("gain-9", "gain-0")
    for prior, best in ((0, "gain-9"), (10_000, "gain-0")):
        assert tried(position, budget(prior=prior), likes)[0].option == best


def test_a_search_looks_as_many_turns_ahead_as_its_budget_says() -> None:
    """Each turn adds one more answer: the likeliest one, which adds two."""
    for turns in (0, 1, 2, 3):
        found = tried(
            at("gain-1", "gain-2"), budget(worlds=1, turns=turns), brain(likes={"gain-2": 9})
        )
        assert {each.option: each.measures[0] for each in found} == {
            "gain-1": [1.0 + 2 * turns],
            "gain-2": [2.0 + 2 * turns],
        }


def test_steps_end_a_search_between_worlds() -> None:
    """Each candidate plays one more answer per turn, in each world."""
    position = at("gain-1", "gain-2")
    for steps, worlds in ((1, 1), (4, 1), (5, 2), (8, 2), (9, 3)):
        found = tried(position, budget(worlds=50, turns=2, steps=steps))
        assert {each.worlds for each in found} == {worlds}, steps
