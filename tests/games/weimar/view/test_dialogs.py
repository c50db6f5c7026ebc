"""The rows above the answers of a dialog, and the number of rows it uses."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.weimar.view.moments import ASKING
from tests.games.weimar.view.tables import busy, last_round, question, rolling, seen
from tests.games.weimar.view.test_figures import style_of
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.games.weimar.view.dialogs import DIALOGS
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas

VOTES = (("spd", 31), ("kpd", 0), ("z", 6), ("dnvp", 1))
GIVEN = (("spd", "kpd"), ("z", "yes"))


def facts(
    kind: str, position: WeimarPosition, width: int = 60, **subject: Any
) -> tuple[Canvas, list[str], int]:
    """The text of a dialog, and the number of rows it reports."""
    asked = question(kind, ("yes", "no"), **subject)
    scene = replace(seen(position), decision=asked)
    canvas = Canvas(width, 8, scene.look)
    used = DIALOGS[kind](Choice(), asked, scene).facts(canvas)
    return canvas, [row for row in canvas.text().splitlines() if row], used


@pytest.mark.parametrize(
    ("width", "first", "third"), [(84, 31, 6), (82, 31, 6), (80, 30, 6), (60, 20, 4), (40, 10, 2)]
)
def test_bars_of_votes_take_half_the_dialog_at_most(width: int, first: int, third: int) -> None:
    canvas, told, used = facts("cast-vote", last_round(), width, counted=VOTES, given=GIVEN)
    assert told == [
        f"SPD  {'█' * first} 31 ▸ KPD",
        "KPD   0",
        f"Z    {'█' * third} 6 ▸ YES",
        "DNVP █ 1",
    ]
    assert used == 5, "a row below them"
    assert style_of(canvas, "31") == {"strong"} and style_of(canvas, "▸ KPD") == {"text"}


def test_before_any_vote_there_are_no_bars() -> None:
    assert facts("cast-vote", last_round())[1:] == ([], 0)


def test_coalitions_are_bars_with_a_mark_at_the_majority() -> None:
    canvas, told, used = facts("order-coalitions", last_round())
    assert told == [
        "SPD + Z    ███████████████ │ 15",
        "SPD + KPD  ████████████████│ 16  yes",
        "Z + DNVP   ███████████     │ 11",
        "Majority 16 of 31",
    ]
    assert used == 5
    assert style_of(canvas, "16  yes") == {"good"} and style_of(canvas, "15") == {"text"}
    assert facts("join-coalition", last_round())[2] == 0, "its answers have figures"
    more = facts("order-coalitions", busy())[1]
    assert more[1:3] == ["SPD + KPD  █████████████│  14  yes", "Z + DNVP   ██████████   │  10"]


def test_a_divided_issue_tells_whose_it_is_and_what_they_hold() -> None:
    told, used = facts("propose-issue", busy(), issue="security-2")[1:]
    assert told == ["Security II  KPD 1½ (4)  Zentrum 1½ (2)"] and used == 2
    assert facts("propose-issue", busy(), issue="none")[1:] == ([], 0)


def test_a_full_city_and_the_own_standing_are_told_on_a_row() -> None:
    assert facts("full-city", busy(), city="berlin")[1:] == (["Berlin [SSKZD]"], 2)
    assert facts("full-city", busy(), city="nowhere")[1:] == ([], 0)
    assert facts("agenda", busy())[1:] == (["9 VP · Reserve 1 of 2 · 6 seats · 7 bases"], 1)


def test_fallen_dice_are_chips_the_one_that_counts_bright() -> None:
    after, fallen, used = facts("react", rolling(3, 5))
    assert fallen == [" 3   5"] and used == 1
    assert style_of(after, "5") == {"badge.government"} and style_of(after, "3") == {"@track.box"}
    assert facts("react", rolling())[1:] == ([], 0) == facts("react", busy())[1:]


def test_a_quick_enter_spends_nothing() -> None:
    assert ASKING.first_answer(question("action", ("kpd:z", "done"), ap=0)) == "done"
    assert ASKING.first_answer(question("action", ("kpd:z", "done"), ap=1)) == ""
    assert ASKING.first_answer(question("debate", ("pass",))) == ""
    for kind in ("give-up-base", "discard"):  # what is given up is chosen first
        assert ASKING.first_answer(question(kind, ("essen", "berlin"))) is None
