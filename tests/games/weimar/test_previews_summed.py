"""The important chances of a roll are summed up and compared, worded for the seat that is asked."""

from __future__ import annotations

import pytest

from tests.games.weimar.moves import actions
from tests.games.weimar.table import answer, asked, city, effects, hand, reserve, table
from weimar_tui.games.weimar.rules.effects.notation import parse_effects
from weimar_tui.games.weimar.rules.preview import preview, told_to, with_unit
from weimar_tui.games.weimar.rules.preview_rolls import Preview, Sum
from weimar_tui.games.weimar.rules.preview_sums import brings
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def told(runner: WeimarRunner, option: str, seat: str) -> Preview:
    found = preview(runner, asked(runner, seat), option)
    assert found is not None
    return found


def in_percent(sums: tuple[Sum, ...]) -> dict[str, int]:
    return {each.what: round(100 * each.probability) for each in sums}


# --- what a line brings -------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("base +1 here", {"base"}),
        ("base -1 here", set()),
        ("councils + here; unrest + here", {"councils"}),
        ("uprising + here", {"uprising"}),
        ("regime + here; dissolve 1 own here", {"regime", "dissolved"}),
        ("power - here", {"power"}),
        ("councils - here", {"power"}),
        ("withdraw 1 enemy here by self", set()),
        ("result -1", {"weakened"}),
        ("dice -1; unrest + here", {"weakened"}),
        ("cancel", {"weakened"}),
        ("none", set()),
    ],
)
def test_what_a_line_of_a_table_brings(text: str, what: set[str]) -> None:
    known = ("base", "councils", "uprising", "regime", "power", "dissolved", "weakened")
    assert {each for each in known if brings(parse_effects(text), each)} == what


# --- whose -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("reader", "actor", "opponent", "text", "as_told"),
    [
        ("spd", "spd", "", "base +1 here; seat -1", "base +1 here; seat -1"),
        ("spd", "dnvp", "", "base +1 here", "base +1 DNVP here"),
        ("spd", "dnvp", "", "vp +1 SPD", "vp +1"),
        ("kpd", "dnvp", "", "dissolve 1 own here", "dissolve 1 DNVP here by self"),
        ("dnvp", "dnvp", "", "dissolve 1 own here", "dissolve 1 own here"),
        ("spd", "spd", "kpd", "dissolve 2 enemy here by self", "dissolve 2 KPD here by self"),
        ("kpd", "spd", "kpd", "withdraw 1 enemy here by self", "withdraw 1 own here by self"),
        ("dnvp", "dnvp", "spd", "base -1 actor here", "base -1 SPD here"),
        ("spd", "dnvp", "spd", "base -1 actor here", "base -1 here"),
        ("spd", "kpd", "", "dissolve 1 enemy here", "dissolve 1 enemy here"),
        ("spd", "kpd", "", "unrest + here", "unrest + here"),
    ],
)
def test_your_own_is_the_readers(
    reader: str, actor: str, opponent: str, text: str, as_told: str
) -> None:
    assert told_to(reader, parse_effects(text), actor, opponent) == parse_effects(as_told)


# --- with and without the answer ----------------------------------------------------------------
def coup(**more: int) -> WeimarRunner:
    runner = table()
    units = {"workers": 1, "freikorps-2": 2, **more}
    city(runner, "essen", bases={"kpd": 1}, units=units, threats=["unrest"])
    actions(runner, "dnvp", 3, "essen")
    answer(runner, "coup")
    return runner


def test_opposing_is_weighed_against_staying_out_whichever_is_looked_at() -> None:
    runner = coup()
    for option in ("oppose", "neutral"):
        found = told(runner, option, "kpd")
        assert found.answer == "oppose"
        assert in_percent(found.sums) == {"regime": 52}
        assert in_percent(found.otherwise) == {"regime": 60}


def test_lending_and_paying_are_weighed_likewise() -> None:
    runner = table(government=("spd", "kpd"), chancellor="spd")
    runner = table()
    units = {"police": 2, "reichswehr-1-black": 1, "workers": 1}
    city(runner, "essen", units=units)
    actions(runner, "spd", 4, "essen")
    answer(runner, "fight:kpd")
    found = told(runner, "lend", "dnvp")
    assert found.answer == "lend"
    assert in_percent(found.sums)["dissolved"] > in_percent(found.otherwise)["dissolved"]
    answer(runner, "refuse", "dnvp")
    paid = told(runner, "increase", "spd")
    assert paid.answer == "increase"
    assert in_percent(paid.sums)["dissolved"] > in_percent(paid.otherwise)["dissolved"]
    assert paid.otherwise == told(runner, "pass", "spd").otherwise


def test_of_several_reactions_each_is_weighed_against_none() -> None:
    runner = table()
    city(runner, "essen", bases={"kpd": 1}, units={"workers": 2})
    hand(runner, "kpd", "K05", "K18")
    reserve(runner, kpd=1)
    actions(runner, "spd", 1, "essen")
    answer(runner, "demonstrate")
    passed = told(runner, "pass", "kpd")
    assert (passed.answer, passed.otherwise) == ("", ())
    assert in_percent(passed.sums) == {"base": 88}
    found = {option: in_percent(told(runner, option, "kpd").sums) for option in ("K05", "K18")}
    assert found == {"K05": {"base": 42}, "K18": {"base": 70}}
    board = told(runner, "board", "kpd")
    assert in_percent(board.sums) == {"base": 66}
    assert in_percent(board.otherwise) == {"base": 88}
    assert board.answer == "react"


def test_a_reaction_that_may_cancel_leaves_nothing_of_the_action_then() -> None:
    """Five dice: 4 % of the Reactions reach 8, and then no base is placed."""
    runner = table()
    city(runner, "essen", bases={"kpd": 1}, units={"workers": 3, "soldiers": 2})
    reserve(runner, kpd=1)
    actions(runner, "spd", 1, "essen")
    answer(runner, "demonstrate")
    board = told(runner, "board", "kpd")
    weakened = sum(each.probability for each in board.chances if each.effects)
    assert weakened == pytest.approx(0.969, abs=0.001)
    expected = 0.0312 * 0.875 + 0.3689 * 0.704 + 0.402 * 0.4213 + 0.1614 * 0.4213
    assert board.sums[0].probability == pytest.approx(expected, abs=0.02)


def test_own_actions_say_what_they_bring_and_no_alternative() -> None:
    runner = table()
    city(runner, "essen", units={"workers": 4}, threats=["uprising"])
    actions(runner, "kpd", 4, "essen")
    march = told(runner, "demonstrate", "kpd")
    assert (march.answer, march.otherwise) == ("", ())
    assert in_percent(march.sums) == {"base": 97, "councils": 60}
    rising = told(runner, "coup", "kpd")
    assert in_percent(rising.sums) == {"councils": 80}


def test_a_free_action_in_a_city_and_a_treaty() -> None:
    runner = table()
    city(runner, "essen", threats=["regime"], units={"police": 3})
    effects(runner, "counter-coup any", "spd")
    runner = table()
    city(runner, "essen", threats=["regime"], units={"police": 3, "freikorps-1": 1})
    city(runner, "koeln", threats=["regime"], units={"police": 1})
    effects(runner, "counter-coup any", "spd")
    found = told(runner, "essen", "spd")
    assert in_percent(found.sums) == {"power": 75}
    assert any(
        "DNVP" in repr(each.effects) or "dnvp" in repr(each.effects) for each in found.chances
    )
    runner = table(round=2)
    actions(runner, "spd", 2, "essen")
    assert in_percent(told(runner, "negotiate:A11", "spd").sums) == {"treaty": 50}


# --- once a unit has come -----------------------------------------------------------------------
def test_moving_a_unit_says_what_the_city_then_allows() -> None:
    runner = table()
    city(runner, "essen", units={"workers": 1}, threats=["regime"])
    found = with_unit(runner, "spd", "reichswehr-2", "supply", "essen")
    assert [(each.action, each.target, each.dice) for each in found] == [
        ("demonstrate", "", 3),
        ("counter-coup", "dnvp", 2),
        ("fight", "kpd", 2),
    ]
    assert {each.short for each in found} == {0}, "no action points are asked about"
    assert runner.position.cities["essen"].units == {"workers": 1}, "nothing has moved"


def test_what_was_done_in_the_impulse_is_not_told_again_and_points_are_counted() -> None:
    runner = table()
    city(runner, "essen", threats=["unrest"])
    actions(runner, "dnvp", 3, "essen")
    impulse = runner.position.impulses[-1]
    found = {
        each.action: each.short
        for each in with_unit(runner, "dnvp", "freikorps-2", "supply", "essen", 1)
    }
    assert found == {"demonstrate": 0, "coup": 1}
    reserve(runner, dnvp=1)
    found = {
        each.action: each.short
        for each in with_unit(runner, "dnvp", "freikorps-2", "supply", "essen", 1)
    }
    assert found == {"demonstrate": 0, "coup": 0}
    impulse.used = ("demonstrate",)
    found = {
        each.action: each.short
        for each in with_unit(runner, "dnvp", "freikorps-2", "supply", "essen", 1)
    }
    assert found == {"coup": 0}


def test_moves_by_an_effect_tell_it_too() -> None:
    runner = effects(table(), "move 1 own Berlin", "kpd")
    assert [each.action for each in told(runner, "workers:supply", "kpd").then] == [
        "demonstrate",
        "coup",
    ]
    runner = effects(table(), "move 1 own any", "kpd")
    assert preview(runner, asked(runner, "kpd"), "workers:supply") is None
    answer(runner, "workers:supply")
    assert [each.dice for each in told(runner, "essen", "kpd").then] == [2, 1]
