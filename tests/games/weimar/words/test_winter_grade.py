"""The First Winter is graded by its goals, and names those that were missed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from weimar_tui.games.weimar.rules.actions.negotiation import VERSAILLES
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.games.weimar.rules.solo import FAIR, FIRM, GOALS, NARROW, lesson_grade, missed_goals
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.position import Outcome

SURVIVED = Outcome("republic-survived", ("spd",), "outstanding")


@pytest.fixture
def firm(game: WeimarGame) -> WeimarPosition:
    """A winter in which every goal is reached."""
    position = game.start("first-winter", "1").position
    for city in position.cities.values():
        city.threats.clear()
    position.foreign_affairs.deck.remove(VERSAILLES)
    position.dr_box = []
    position.vp["spd"] = 10
    return position


def _councils(position: WeimarPosition) -> None:
    position.cities["muenchen"].threats.append("councils")


def _crowded(position: WeimarPosition) -> None:
    position.cities["essen"].threats.extend(["unrest", "poverty"])


def _berlin(position: WeimarPosition) -> None:
    position.cities["berlin"].bases["dnvp"] = 5


def _unsigned(position: WeimarPosition) -> None:
    position.foreign_affairs.deck.append(VERSAILLES)


def _full_box(position: WeimarPosition) -> None:
    position.dr_box = ["blockade", "inflation", "blockade"]


def _poor(position: WeimarPosition) -> None:
    position.vp["spd"] = 8


SPOILED: Mapping[str, tuple[Any, str]] = {
    "power": (_councils, "München"),
    "cities": (_crowded, "Essen"),
    "berlin": (_berlin, "DNVP"),
    "versailles": (_unsigned, "Versailles"),
    "dr-box": (_full_box, "3"),
    "points": (_poor, "8"),
}


def test_nothing_is_missed_in_a_firm_winter(
    firm: WeimarPosition, wordings: dict[str, WeimarMessages]
) -> None:
    assert missed_goals(firm, "spd") == ()
    assert lesson_grade(firm, "spd") == FIRM
    for wording in wordings.values():
        (line,) = wording.why(SURVIVED, firm, ())
        assert line.count("6") == 2


@pytest.mark.parametrize("goal", GOALS)
def test_a_missed_goal_is_named_with_what_was_wrong(
    goal: str, firm: WeimarPosition, wordings: dict[str, WeimarMessages]
) -> None:
    spoil, named = SPOILED[goal]
    spoil(firm)
    assert missed_goals(firm, "spd") == (goal,)
    _, line = wordings["en"].why(SURVIVED, firm, ())
    assert line.startswith("Missed: ") and named in line
    lines = {wording.why(SURVIVED, firm, ())[1] for wording in wordings.values()}
    assert len(lines) == len(wordings)


def test_prosperity_cancels_a_threat(firm: WeimarPosition) -> None:
    firm.cities["essen"].threats.extend(["unrest", "uprising", "prosperity"])
    assert missed_goals(firm, "spd") == ()
    firm.cities["essen"].threats.remove("prosperity")
    assert missed_goals(firm, "spd") == ("cities",)


@pytest.mark.parametrize(
    ("number", "grade"), [(0, FIRM), (1, FIRM), (2, FAIR), (3, NARROW), (6, NARROW)]
)
def test_three_grades(
    number: int, grade: int, firm: WeimarPosition, wordings: dict[str, WeimarMessages]
) -> None:
    for spoil, _ in list(SPOILED.values())[:number]:
        spoil(firm)
    assert lesson_grade(firm, "spd") == grade
    for wording in wordings.values():
        ended = wording.ended(SURVIVED, firm, "spd")
        assert ended.good and ended.title == wording.ui(f"solo-grade-{grade}")
        assert len(wording.why(SURVIVED, firm, ())) == 1 + number


def test_a_lost_winter_has_no_grade_but_says_what_was_missed(
    firm: WeimarPosition, wordings: dict[str, WeimarMessages]
) -> None:
    _councils(firm)
    lost = Outcome("republic-survived", (), "lost-power")
    first, second = wordings["en"].why(lost, firm, ())
    assert "Grade" not in first
    assert "München" in second
    assert not wordings["en"].ended(lost, firm, "spd").good


def test_a_game_for_four_has_no_grade(
    game: WeimarGame, wordings: dict[str, WeimarMessages]
) -> None:
    position = game.start("main", "1").position
    assert wordings["en"].why(Outcome("republic-survived", ("z",)), position, ()) == ()


@pytest.mark.parametrize("seed", range(8))
def test_the_first_answer_every_time_earns_no_praise(seed: int, game: WeimarGame) -> None:
    """Pressing only Enter never earns the best grade, however many points it brings."""
    runner = game.start("first-winter", str(seed), listen=False)
    while runner.position.outcome is None:
        decision = runner.position.decisions[0]
        runner.pick(decision.number, decision.options[0])
    assert lesson_grade(runner.position, "spd") < FIRM
