"""Finding puzzles: clear leads only, no secrets, and what is at stake."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import pytest

from tests.bots.urns import ANN, UrnFeatures, UrnPosition, Urns, at, brain
from weimar_tui.bots.analysis import puzzles
from weimar_tui.bots.analysis.puzzles import (
    checked,
    decision_of,
    endings_after,
    gains_over,
    goal_of,
    holds,
    lead_of,
    puzzle_of,
)
from weimar_tui.bots.bot import Advice
from weimar_tui.bots.learned.features import SearchBudget
from weimar_tui.bots.learned.player import Brain
from weimar_tui.bots.learned.weights import CERTAIN
from weimar_tui.kernel.journal import Reason

GAME = Urns()


class Hasty(UrnFeatures):
    """Advice from few worlds."""

    budgets: ClassVar[Mapping[str, SearchBudget]] = {
        **UrnFeatures.budgets,
        "strong": SearchBudget(worlds=16, keep=10, turns=0, least=0, prior=0),
    }


@pytest.fixture(autouse=True)
def known() -> Iterator[list[Brain]]:
    """What the analyst has learned; a test can replace it."""
    found = [brain()]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(puzzles, "analyst_brain", lambda game: found[0])
        yield found


def best_answers(position: UrnPosition) -> list[Advice]:
    return list(checked(GAME, position, position.decisions[0], "test"))


def test_only_a_clear_and_certain_lead_makes_a_puzzle(known: list[Brain]) -> None:
    found = best_answers(at("gain-0", "gain-1", "gain-3"))
    assert [one.option for one in found] == ["gain-3", "gain-1", "gain-0"]
    best, *others = found
    for one in others:
        assert one.behind >= lead_of(GAME, at("gain-0")) and one.doubt == 0
        assert one.chance == best.chance - one.behind
    assert not best_answers(at("roll", "roll-too", "gain-0")), "two answers are equally good"
    rolled, other = best_answers(at("roll", "gain-0"))
    assert rolled.option == "roll" and other.chance == rolled.chance - other.behind
    assert rolled.doubt + other.doubt > 0, "compared in many more worlds"
    deck = ["0", "0", "0", "9", "0"]
    assert best_answers(at("draw", "gain-0", deck=deck))
    known[0] = brain(Hasty, slope=0.3)
    for seed in "abcdefgh":
        unsure = at("draw", "gain-0", deck=deck)
        assert not checked(GAME, unsure, unsure.decisions[0], seed), "too uncertain"
    known[0] = brain(slope=0.1)
    assert not best_answers(at("gain-1", "gain-2")), "too close"


def test_the_lead_depends_on_the_number_of_players() -> None:
    class Many(Urns):
        def seats(self, *_: Any, **__: Any) -> tuple[str, ...]:
            return ("a", "b", "c", "d", "e", "f")

    assert lead_of(GAME, at("gain-0")) == puzzles.LEAD
    assert lead_of(Many(), at("gain-0")) == CERTAIN // 36


def test_a_puzzle_reveals_nothing_that_its_seat_could_not_know() -> None:
    """The same view makes the same puzzle, whatever is face down."""
    made = []
    for deck in (["9", "0", "0", "0", "0"], ["0", "0", "0", "0", "9"]):
        position = at("draw", "gain-0", deck=deck)
        question = position.decisions[0]
        advice = (Advice(option="draw", chance=600_000), Advice(option="gain-0", behind=90_000))
        made.append(puzzle_of(GAME, position, question, advice, "one"))
    assert made[0] == made[1]
    inside = GAME.decode(bytes(made[0].position))
    assert sorted(inside.deck) == sorted(["0", "0", "0", "0", "9"])
    assert decision_of(made[0], inside).options == ("draw", "gain-0")
    assert (made[0].seat, made[0].solution) == (ANN, "draw")


def test_a_puzzle_holds_as_long_as_its_answer_is_the_best(known: list[Brain]) -> None:
    def one(best: str, *others: str) -> bool:
        position = at(best, *others)
        advice = [Advice(option=option) for option in (best, *others)]
        return holds(GAME, puzzle_of(GAME, position, position.decisions[0], advice, "x"))

    assert one("gain-3", "gain-1", "gain-0")
    assert not one("gain-1", "gain-0", "gain-3")
    assert not one("roll", "roll-too"), "no better than the other"
    known[0] = brain(slope=-0.5)
    assert not one("gain-3", "gain-1"), "new weights think otherwise"


def test_endings_are_counted_for_the_seat_that_answers() -> None:
    position = at("won", "lost", "shared", "gain-0")
    advice = [Advice(option=option) for option in ("won", "lost", "gain-0")]
    counts = endings_after(GAME, position, position.decisions[0], advice, "test")
    assert counts == [{"won/taken": puzzles.WORLDS}, {"lost/taken": puzzles.WORLDS}]
    shared = endings_after(
        GAME, position, position.decisions[0], [Advice(option="shared"), advice[-1]], "test"
    )
    assert shared == [{"won/shared": puzzles.WORLDS}, {}], "a shared victory is one"


def test_gains_are_changes_of_the_chance_and_not_counts() -> None:
    position = at("gain-0", "gain-3")
    (question,) = position.decisions
    advice = [Advice(option="gain-3"), Advice(option="gain-0")]
    (gain, *_) = gains_over(GAME, position, question, advice, "one")
    assert (gain.id, gain.arguments["better"]) == ("bot-score", "yes")
    (loss, *_) = gains_over(GAME, position, question, advice[::-1], "one")
    assert loss.arguments["better"] == "no"
    assert gains_over(GAME, position, question, advice[:1], "one") == ()


def test_what_is_at_stake_is_an_ending_won_or_averted_else_the_largest_gain() -> None:
    features, view = brain().features, at("gain-0")
    gain = Reason("bot-score", {"better": "yes"})
    loss = Reason("bot-score", {"better": "no"})
    enough = puzzles.WORLDS // 4

    def goal(best: dict[str, int], other: dict[str, int], *reasons: Reason) -> Reason | None:
        return goal_of(features, view, ANN, reasons, [best, other])

    assert goal({"won/coup": 9}, {"won/coup": 1}, gain) == Reason("ending-coup", {"won": "yes"})
    assert goal({}, {"lost/coup": enough}, gain) == Reason("ending-coup", {"won": "no"})
    assert goal({"lost/coup": 20}, {}, gain) == Reason("score", {"better": "yes"})
    assert goal({"won/coup": enough - 1}, {}, gain) == Reason("score", {"better": "yes"})
    assert goal({"won/a": 7}, {"lost/b": 12}, loss) == Reason("ending-b", {"won": "no"})
    assert goal({}, {}, loss, gain) is None
    assert goal({}, {}) is None
