"""Previews of a roll's results (rulebook 5.5): only what can happen there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weimar.moves import actions
from tests.games.weimar.table import answer, asked, city, effects, reserve, table
from weimar_tui.games.weimar.rules.effects.notation import parse_effects
from weimar_tui.games.weimar.rules.position import Attempt
from weimar_tui.games.weimar.rules.preview import preview, roll_preview
from weimar_tui.games.weimar.rules.preview_effects import effects_now
from weimar_tui.games.weimar.rules.preview_rolls import wins_with
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def left(threats: list[str], text: str, *, party: str = "spd", **options: Any) -> object:
    runner = table()
    city(runner, "essen", threats=threats, **options)
    return effects_now(runner, parse_effects(text), party, "essen")


@pytest.mark.parametrize("threat", ["poverty", "unrest", "prosperity", "councils", "regime"])
def test_a_marker_that_does_not_lie_there_is_not_removed(threat: str) -> None:
    text = f"base +1 here; {threat} - here"
    assert left([], text) == parse_effects("base +1 here")
    assert left([threat], text) == parse_effects(text)


def test_power_is_removed_only_where_a_party_holds_it() -> None:
    assert left(["unrest"], "power - here") == ()
    assert left(["uprising"], "power - here") == parse_effects("uprising - here")
    assert left(["councils"], "power - here") == parse_effects("councils - here")


@pytest.mark.parametrize("threat", ["unrest", "councils"])
def test_a_marker_that_finds_no_place_there_is_not_placed(threat: str) -> None:
    text = f"{threat} + here; base +1 here"
    assert left([threat], text, party="kpd") == parse_effects("base +1 here")
    assert left([], text, party="kpd") == parse_effects(text)


def test_a_second_poverty_goes_to_the_dr_box_and_is_told() -> None:
    assert left(["poverty"], "poverty + here") == parse_effects("poverty + here")


def test_other_cities_are_not_judged() -> None:
    assert left([], "poverty - any") == parse_effects("poverty - any")


def test_a_condition_of_the_city_is_decided() -> None:
    text = "base +1 here; if here(uprising) { councils + here } else { uprising + here }"
    assert left([], text, party="kpd") == parse_effects("base +1 here; uprising + here")
    assert left(["uprising"], text, party="kpd") == parse_effects("base +1 here; councils + here")


def test_what_follows_a_step_in_vain_is_told() -> None:
    assert left([], "poverty - here; base +1 here") == parse_effects("base +1 here")
    text = "if here(unrest) { base +1 here }; seat +1"
    assert left([], text) == parse_effects("seat +1")
    assert left(["unrest"], text) == parse_effects("base +1 here; seat +1")


def test_a_condition_is_decided_unless_a_step_before_touched_what_it_asks() -> None:
    march = "unrest + here; if here(uprising) { councils + here } else { uprising + here }"
    assert left(["uprising"], march, party="kpd") == parse_effects("unrest + here; councils + here")
    asks = "unrest + here; if here(unrest) { base +1 here }"
    assert left([], asks) == parse_effects(asks)


@pytest.mark.parametrize(
    ("held", "where", "danger"),
    [
        (["essen", "koeln"], "berlin", True),
        (["essen", "koeln"], "hamburg", False),
        (["essen", "koeln", "rostock"], "hamburg", True),
        (["berlin", "koeln"], "hamburg", True),
        (["berlin"], "hamburg", False),
    ],
)
def test_a_coup_that_would_overthrow_the_republic_says_so(
    held: list[str], where: str, danger: bool
) -> None:
    runner = table()
    for name in held:
        city(runner, name, threats=["regime"])
    city(runner, where, units={"freikorps-2": 2})
    told = roll_preview(runner, Attempt("dnvp", "coup", where), dice=4, modifier=0)
    assert [each.kind for each in told.dangers] == ["overthrow"] * danger
    assert {each.party for each in told.dangers} <= {"dnvp"}


def test_no_danger_from_an_uprising_or_from_who_governs() -> None:
    for marker, party, government in (
        ("uprising", "kpd", ("spd", "z")),
        ("regime", "dnvp", ("z", "dnvp")),
    ):
        runner = table(government=government)
        for name in ("essen", "koeln", "rostock"):
            city(runner, name, threats=[marker])
        assert not wins_with(runner.position, marker, "berlin"), party
    assert not wins_with(table().position, "regime", "")


def test_what_follows_a_new_marker_is_left_as_it_is_written() -> None:
    text = "unrest + here; unrest - here"
    assert left([], text) == parse_effects(text)


def test_equal_outcomes_are_one_chance() -> None:
    runner = table()
    city(runner, "essen")
    attempt = Attempt("spd", "demonstrate", "essen")
    chances = roll_preview(runner, attempt, dice=1, modifier=1).chances
    # 2 and 3: nothing; 4, 5, 6 and 7: a base, since there is nothing to remove.
    assert [(chance.probability, chance.effects) for chance in chances] == [
        (pytest.approx(4 / 6), parse_effects("base +1 here")),
        (pytest.approx(2 / 6), ()),
    ]


def coup_in_berlin() -> WeimarRunner:
    """DNVP announces a Coup with 4 points of strength where the KPD has a base and a unit."""
    runner = table()
    city(runner, "berlin", bases={"kpd": 1}, units={"workers": 1, "freikorps-2": 2})
    reserve(runner, kpd=2)
    actions(runner, "dnvp", 3, "berlin")
    answer(runner, "coup")
    return runner


def test_units_that_may_oppose_are_told_what_becomes_of_the_dice() -> None:
    runner = coup_in_berlin()
    question = asked(runner, "kpd")
    told = {option: preview(runner, question, option) for option in question.options}
    assert {option: each.dice for option, each in told.items() if each} == {
        "oppose": 3,
        "neutral": 4,
    }


def test_letting_a_coup_happen_tells_its_odds_as_it_stands() -> None:
    runner = coup_in_berlin()
    answer(runner, "oppose", "kpd", kind="oppose-coup")
    question = asked(runner, "kpd")
    passed = preview(runner, question, "pass")
    assert question.kind == "react"
    assert passed is not None
    assert passed.dice == 3
    assert sum(chance.probability for chance in passed.chances) == pytest.approx(1)
    assert any(
        chance.effects == parse_effects("regime + here; dr instable-state +1")
        for chance in passed.chances
    )


def test_police_moved_first_add_their_dice_to_the_demonstration() -> None:
    runner = table()
    city(runner, "leipzig", units={"reichswehr-1": 1})
    effects(runner, "demonstrate Leipzig", "z")
    question = asked(runner, "z")
    assert question.kind == "move-police"
    told = {option: preview(runner, question, option) for option in question.options}
    assert {option: each.dice for option, each in told.items() if each} == {"supply": 3, "pass": 2}
    assert all(each is not None and each.sums[0].what == "base" for each in told.values())
    assert runner.position.cities["leipzig"].units == {"reichswehr-1": 1}, "nothing has moved"
