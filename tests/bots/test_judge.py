"""Judging picks: chances, luck and errors, in a game whose chances are known exactly."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from tests.bots.urns import ANN, BOB, SEATS, UrnFeatures, UrnPosition, Urns, at, brain
from weimar_tui.bots.analysis import analyst
from weimar_tui.bots.analysis.chances import (
    FILE,
    Chances,
    chances_of_all,
    fitted_chances,
    save_chances,
)
from weimar_tui.bots.analysis.judge import Judge, Judged
from weimar_tui.bots.analysis.puzzles import daily
from weimar_tui.bots.analysis.review import Balance, Review, ReviewHead
from weimar_tui.bots.bot import NO_DIFFERENCE, Advice
from weimar_tui.bots.learned.features import NOBODY, SearchBudget
from weimar_tui.bots.learned.player import Brain, lacking
from weimar_tui.bots.learned.search import Tried
from weimar_tui.bots.learned.weights import CERTAIN, Value
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Pick

HALF = CERTAIN // 2


def at_score(score: int) -> int:
    """Ann's chance at a score."""
    known = brain()
    value, position = known.learned.value, at(score=score)
    return chances_of_all(known.features, value, position, SEATS)[ANN]


def judged(
    before: UrnPosition,
    option: str,
    faces: tuple[int, ...] = (),
    known: Brain | None = None,
    says_nothing: tuple[int, ...] = (),
    hints: Brain | None = None,
) -> Judged:
    """The judgement of an answer to the open question, with the dice rolled; `hints`: what
    confirms an error, if not `known`."""
    asked, after = before.decisions[0], before.copy()
    after.dice.script = list(faces)
    Urns().resume(after, listen=False).pick(asked.number, option)
    known = known or brain()
    judge = Judge(known, SEATS, "test", says_nothing)
    pick = Pick(
        n=1,
        seat=asked.seat,
        decision=asked.number,
        kind=asked.kind,
        option=option,
        drawn=tuple(after.dice.drawn),
    )
    with pytest.MonkeyPatch.context() as patch:  # hints of a game that ships know its weights
        patch.setattr(analyst, "analyst_brain", lambda game: hints or known)
        return judge.judged(before, pick, after, judge.chances(before, Random(1)))


# --- luck ---------------------------------------------------------------------------------------
def test_who_throws_a_six_is_lucky_and_who_throws_a_one_is_not() -> None:
    for face, sign in ((6, 1), (1, -1)):
        verdict = judged(at("roll", "gain-0", score=-3), "roll", (face,))
        assert verdict.chances[ANN] == at_score(face - 3)
        assert sign * verdict.luck[ANN] > 150_000, "a fair die adds 3.5"
        assert verdict.luck[BOB] == pytest.approx(-verdict.luck[ANN], abs=2)
        average = verdict.chances[ANN] - verdict.luck[ANN]
        assert min(abs(average - at_score(each)) for each in range(-2, 4)) > 9, "several throws"
    assert judged(at("gain-0", "gain-1"), "gain-1").luck == {}, "no chance in it"


def test_a_card_is_luck_by_what_else_could_have_been_drawn() -> None:
    """The one good card of five is at the bottom of the deck: other cards could have been drawn."""
    deck = ["0", "0", "0", "0", "9"]
    verdict = judged(at("draw", "gain-0", deck=deck), "draw")
    gain = at_score(9) - HALF
    assert verdict.chances[ANN] == at_score(9)
    assert 0.5 * gain < verdict.luck[ANN] < 0.99 * gain, "one in five draws is as good"
    poor = judged(at("draw", "gain-0", deck=deck[::-1]), "draw")
    assert -0.6 * gain < poor.luck[ANN] < -0.01 * gain


# --- errors -------------------------------------------------------------------------------------
def test_an_error_is_what_the_best_answer_would_have_been_worth_more() -> None:
    position = at("gain-0", "gain-1", "gain-3")
    verdict = judged(position, "gain-1")
    assert (verdict.tried, verdict.best) == (True, "gain-3")
    assert verdict.error == at_score(3) - at_score(1) and verdict.doubt == 0
    assert verdict.is_error
    best = judged(position, "gain-3")
    assert (best.tried, best.best, best.error) == (True, "", 0)
    theirs = judged(at("gain-0", "gain-1", "gain-3", seat=BOB), "gain-3")
    assert (theirs.best, theirs.error) == ("gain-0", at_score(3) - HALF), "good for Ann"


class Stubborn(UrnFeatures):
    """Its usual search trusts its policy more than its findings."""

    budgets: ClassVar[Mapping[str, SearchBudget]] = {
        "quick": SearchBudget(worlds=4, keep=10, turns=0, least=0, prior=CERTAIN),
    }


def test_an_answer_that_proves_better_than_the_best_is_no_negative_error() -> None:
    known = brain(Stubborn, likes={"gain-0": 5})
    verdict = judged(at("gain-0", "gain-4"), "gain-4", known=known)
    assert (verdict.best, verdict.error, verdict.doubt) == ("gain-0", 0, 0)
    assert not verdict.is_error


class StubbornHints(UrnFeatures):
    """Hints look only at what their policy likes."""

    budgets: ClassVar[Mapping[str, SearchBudget]] = {
        "quick": UrnFeatures.budgets["quick"],
        "strong": SearchBudget(worlds=4, keep=10, turns=0, least=0, prior=CERTAIN),
    }


def test_what_a_hint_would_not_call_an_error_is_none() -> None:
    position = at("gain-0", "gain-3")
    verdict = judged(position, "gain-0", hints=brain(slope=-0.5))
    assert (verdict.tried, verdict.best, verdict.error, verdict.doubt) == (True, "", 0, 0)
    known = brain(StubbornHints, likes={"gain-0": 5, "gain-1": 5, "gain-2": 5})
    verdict = judged(at("gain-0", "gain-1", "gain-2", "gain-5", "gain-9"), "gain-5", known=known)
    assert (verdict.best, verdict.error) == ("gain-2", 0), "better than what a hint advises"


@pytest.mark.parametrize("doubt", [0, NO_DIFFERENCE // 2, NO_DIFFERENCE])
@pytest.mark.parametrize("by", [-1, 0, 1])
def test_what_is_no_clear_difference_for_a_hint_is_no_error(by: int, doubt: int) -> None:
    for gap in (NO_DIFFERENCE + by, 2 * NO_DIFFERENCE + by):
        verdict = Judged(n=1, seat=ANN, kind="choose", chances={}, error=gap, doubt=doubt)
        assert verdict.is_error != Advice(option="x", behind=gap, doubt=doubt).is_equal


def test_an_error_by_dice_is_doubtful_and_compared_in_enough_worlds() -> None:
    """A roll is worth more on average, but varies from world to world."""
    verdict = judged(at("gain-2", "roll"), "gain-2")
    assert verdict.best == "roll" and 0 < verdict.error < at_score(6) - at_score(2)
    spread = [at_score(face) for face in range(1, 7)]
    deviation = (sum((each - sum(spread) / 6) ** 2 for each in spread) / 6) ** 0.5
    assert verdict.doubt == pytest.approx(deviation / 64**0.5, rel=0.4), "64 worlds, as for a hint"


def test_an_answer_is_judged_by_what_its_seat_knew() -> None:
    """The good card lay on top, but nobody could know that."""
    verdict = judged(at("draw", "gain-6", deck=["0", "0", "0", "0", "9"]), "gain-6")
    assert (verdict.tried, verdict.best) == (True, "")


class Restless(UrnFeatures):
    """Every second turn is unsettled."""

    def quiet(self, position: UrnPosition, decision: Decision) -> Hashable | None:
        return None if position.turn % 2 else position.turn


def test_talk_changes_no_chances_unless_something_falls() -> None:
    known = brain(Restless)
    position = at("talk", "roll", "gain-0", kind="talk", score=-2)
    before = Judge(known, SEATS, "test").chances(position, Random(1))
    assert before[ANN] == at_score(-2)
    assert judged(position, "talk", known=known).chances == before
    assert judged(position, "roll", (6,), known=known).chances != before
    ended = judged(at("won", "gain-0", kind="talk"), "won", known=known)
    assert ended.chances == {ANN: CERTAIN, BOB: 0}, "the last word ends the game"
    settled = judged(at("gain-3", "talk", kind="talk"), "gain-3")
    assert settled.chances[ANN] == at_score(3), "what can be judged is judged"


def test_close_answers_are_compared_in_twice_as_many_worlds_as_the_search_uses() -> None:
    for score in (-2, -1, 0, 1):
        verdict = judged(at("gain-3", "roll", score=score), "roll")
        assert verdict.best == "gain-3" and not verdict.is_error
        spread = [at_score(score + face) for face in range(1, 7)]
        deviation = (sum((each - sum(spread) / 6) ** 2 for each in spread) / 6) ** 0.5
        assert verdict.doubt == pytest.approx(deviation / 32**0.5, rel=0.2)


def test_what_a_rule_asks_or_has_one_answer_or_is_open_is_not_compared() -> None:
    asked: list[tuple[Any, dict[str, Any]]] = [
        (at("gain-0", "talk", kind="talk"), {}),
        (at("gain-0"), {}),
        (at("gain-0", "gain-3"), {"says_nothing": (1,)}),
    ]
    found = [judged(position, "gain-0", **more) for position, more in asked]
    assert [(each.tried, each.best, each.error, each.open) for each in found] == [
        (False, "", 0, False),
        (False, "", 0, False),
        (False, "", 0, True),
    ]
    assert not judged(at("gain-0", "gain-3"), "gain-3", says_nothing=(2,)).open


# --- chances ------------------------------------------------------------------------------------
def test_an_unsettled_moment_is_played_on_by_other_dice_and_cards() -> None:
    """Bob has still to answer; the value is the average of several playouts."""
    position = at("ask", "gain-0", follow=["gain-0", "gain-9"])
    asked = position.decisions[0]
    Urns().resume(position, listen=False).pick(asked.number, "ask")
    before = position.copy()
    for likes, low, high in (({"gain-9": 9}, 9, 9), ({"gain-0": 9}, 0, 0), ({}, 0, 9)):
        judge = Judge(brain(likes=likes), SEATS, "test")
        chance = judge.chances(position, Random(2), times=20)[ANN]
        assert at_score(low) <= chance <= at_score(high)
        assert low == high or at_score(low) < chance < at_score(high)
    assert position == before, "the real one is left as it is"
    draws = at("ask", "gain-0", follow=["draw"], deck=["0", "0", "0", "0", "9"])
    Urns().resume(draws, listen=False).pick(draws.decisions[0].number, "ask")
    chance = Judge(brain(), SEATS, "test").chances(draws, Random(2), times=30)[ANN]
    assert HALF < chance < (HALF + at_score(9)) // 2, "not by the card that lies on top"


def test_who_has_won_has_it_whole_and_who_shares_has_a_share() -> None:
    for option, share in (("won", CERTAIN), ("lost", 0), ("shared", HALF)):
        verdict = judged(at("gain-0", option), option)
        assert verdict.chances == {ANN: share, BOB: CERTAIN - share}


class EachItsOwn(UrnFeatures):
    """Each seat has its own judge, which knows of games that nobody wins."""

    def role(self, seat: str) -> str:
        return seat

    def outcomes(self, seats: Sequence[str]) -> tuple[str, ...]:
        return (*seats, NOBODY)

    def class_of(self, winner: str, seat: str) -> str:
        return winner


def test_what_nobody_wins_is_nobodys_by_the_judge_who_fears_it_most() -> None:
    def value(*chances: float) -> Value:
        rows = tuple((math.log(chance), 0.0) for chance in chances)
        return Value((ANN, BOB, NOBODY), ("score",), rows)

    features, position = EachItsOwn(Urns()), at("gain-0")
    for doubts in ((0.2, 0.5), (0.5, 0.2)):
        values = {
            seat: value(0.5 * (1 - doubt), 0.5 * (1 - doubt), doubt)
            for seat, doubt in zip(SEATS, doubts, strict=True)
        }
        found = chances_of_all(features, values, position, SEATS)
        assert sum(found.values()) == pytest.approx(HALF, abs=3_000)
        assert found[ANN] / found[BOB] == pytest.approx((1 - doubts[0]) / (1 - doubts[1]), rel=0.02)


def test_fitted_chances_are_put_in_the_order_of_the_games_measures(tmp_path: Path) -> None:
    class Metals(UrnFeatures):
        measures = ("lead", "gold", "tin")
        weights = tmp_path / "learned.json.gz"

    features = Metals(Urns())
    assert fitted_chances(features) is None, "no file"
    for names, row in ((("gold", "lead"), (7.0, 2.0, 1.0)), (("gold", "iron"), None)):
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}"
        path.mkdir()
        Metals.weights = path / "learned.json.gz"
        value = Value(("mine",), names, ((7.0, 1.0, 2.0),))
        save_chances(Chances("urns", {}, {"": value}, (3,)), path / FILE)
        fitted = fitted_chances(features)
        if row is None:
            assert fitted is None, "fitted to a measure that is no more"
        else:
            assert fitted is not None and fitted.says_nothing == (3,)
            assert fitted.value[""].measures == features.measures
            assert fitted.value[""].weights == ((7.0, 2.0, 1.0, 0.0),)


# --- how much one answer lacks -------------------------------------------------------------------
def test_answers_are_compared_in_the_worlds_that_both_were_tried_in() -> None:
    best = Tried("a", 1, chances=[500, 700, 600, 800, 0, 0])
    other = Tried("b", 1, chances=[400, 500, 700, 600])
    assert lacking(best, other) == (100, 71), "differences of 100, 200, -100, 200"
    assert lacking(other, best) == (-100, 71)
    assert lacking(best, Tried("c", 1, chances=[100])) == (0, 0), "one world says nothing"


# --- what is made of it -------------------------------------------------------------------------
def test_a_balance_has_ones_own_errors_and_everybodys_luck() -> None:
    def pick(n: int, seat: str, chance: int, **more: Any) -> Judged:
        chances = {ANN: chance, BOB: CERTAIN - chance}
        return Judged(n=n, seat=seat, kind="choose", chances=chances, **more)

    picks = [
        pick(1, ANN, 450_000, tried=True, best="roll", error=50_000, doubt=1_000),
        pick(2, ANN, 450_000, tried=True, best="roll", error=50_000, doubt=40_000),
        pick(3, BOB, 400_000, luck={ANN: -30_000, BOB: 30_000}),
    ]
    head = ReviewHead(1, "urns", "", "", "", SEATS, {ANN: HALF, BOB: HALF})
    review = Review(head, picks, [], 3)
    assert review.balance(ANN) == Balance(50_000, 1, 2, -30_000, 400_000)
    assert review.balance(BOB) == Balance(0, 0, 0, 30_000, 600_000)


def test_puzzles_come_in_another_order_once_all_have_come() -> None:
    puzzles: Any = range(30)
    first = date.fromordinal(30 * 24_600)
    days = [daily(puzzles, first + timedelta(days=n)) for n in range(60)]
    assert sorted(days[:30]) == sorted(days[30:]) == list(puzzles) and days[:30] != days[30:]
