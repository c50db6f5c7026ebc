"""How much of an effect could be carried out: fully, partly or not at all (G4, 4.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weimar.table import city, hand, issues, reserve, seats, society, table, vp
from weimar_tui.games.weimar.rules.effects.notation import parse_effects
from weimar_tui.games.weimar.rules.effects.run import FULL, NONE, PART, feasibility
from weimar_tui.games.weimar.rules.position import Frame
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def some_table(**fields: Any) -> WeimarRunner:
    runner = table(**fields)
    runner.position.frames.append(Frame(source="S05", here="leipzig"))
    seats(runner, kpd=2, spd=1)
    vp(runner, kpd=2)
    reserve(runner, kpd=1, z=1)
    hand(runner, "kpd", "K05")
    issues(runner, {"media-1": "S2"})
    society(runner, "poor")
    city(runner, "leipzig", bases={"kpd": 1}, threats=["unrest"])
    return runner


def reach(text: str, **fields: Any) -> int:
    """The result for the KPD, at some table."""
    return feasibility(some_table(**fields), parse_effects(text), "kpd")


@pytest.mark.parametrize(
    ("text", "whole", "part", "nothing"),
    [
        ("seat -{}", 2, 3, None),
        ("vp -{}", 2, 3, None),
        ("vp +{}", 9, None, None),
        ("reserve -{}", 1, 2, None),
        ("reserve +{}", 1, 2, None),
        ("seat -{} SPD", 1, 2, None),
        ("seat -{} Z", None, None, 1),
        ("vp -{} Z", None, None, 1),
        ("base -{}", 1, 2, None),
        ("base +{} random", 3, None, None),
        ("base -{} Z", None, None, 1),
        ("dr inflation +{}", 2, 3, None),
        ("dr inflation -{}", 1, 2, None),
        ("dr blockade -{}", None, None, 1),
        ("dr minority-cabinet +{}", 1, 2, None),
        ("flag +{} France", 2, 3, None),
        ("flag -{} France", 1, 2, None),
        ("flag -{} USSR", None, None, 1),
        ("flag -{} any", 1, 2, None),
        ("flag +{} any", 8, 9, None),
        ("base +{} of(Essen) diff", 1, 2, None),
        ("base +{} of(Essen)", 2, None, None),
        ("discard {}", 3, None, None),
        ("discard {} Z", None, None, 1),
    ],
)
def test_how_many_there_are(text: str, whole: int | None, part: int | None, nothing: int) -> None:
    fields = {"dr_box": ["inflation"], "flags": {"usuk": 0, "france": 1, "ussr": 0}}
    for number, far in ((whole, FULL), (part, PART), (nothing, NONE)):
        if number is not None:
            assert reach(text.format(number), **fields) == far, number


@pytest.mark.parametrize(
    ("text", "far"),
    [
        ("issue Media S3", FULL),
        ("society Workers", FULL),
        ("society-off Poor", FULL),
        ("society-off Workers", NONE),
        ("society-off any", FULL),
        ("debate 2", FULL),
        ("debate 2 1", PART),
        ("debate 2 moved", NONE),
        ("force-play KPD", FULL),
        ("force-play Z", NONE),
        ("president-election", FULL),
        ("dr black-friday -1", NONE),
        ("none", FULL),
        ("unrest - any", FULL),
        ("unrest - Berlin", NONE),
        ("unrest + Leipzig", NONE),
        ("vp +1; seat -1 Z", PART),
        ("vp -1 Z; seat -1 Z", NONE),
    ],
)
def test_whether_it_is_there(text: str, far: int) -> None:
    assert reach(text) == far


@pytest.mark.parametrize(
    ("text", "far"),
    [
        ("choose { seat -1 Z / seat -3 }", PART),
        ("choose { seat -1 Z / vp -1 Z }", NONE),
        ("choose by SPD { seat -1 / seat -2 }", FULL),
        ("choose by Z { seat -1 / vp -1 }", NONE),
        ("first { seat -1 Z / seat -3 }", PART),
        ("may { seat -1 Z }", FULL),
        ("pay { reserve -1 } then { seat -1 Z }", FULL),
        ("pay { reserve -2 } then { vp +1 }", NONE),
        ("pay { reserve -2 } then { vp +1 } else { seat -3 }", PART),
        ("if in-gov { vp +1 }", NONE),
        ("if in-gov { vp +1 } else { seat -3 }", PART),
        ("if !in-gov { vp +1 }", FULL),
        ("as Z { seat -1 }", NONE),
        ("as SPD { seat -1 }", FULL),
        ("repeat 2 { seat -3 }", PART),
        ("seat -1 each", PART),
        ("seat -1 opp", FULL),
        ("seat -1 USPD", FULL),
        ("seat -1 gov", PART),
        ("vp -1 opp", NONE),
        ("vp +1 each", FULL),
    ],
)
def test_what_is_put_together_goes_as_far_as_its_parts(text: str, far: int) -> None:
    assert reach(text) == far


def test_after_ebert_no_president_is_elected_by_a_card() -> None:
    assert reach("president-election", president="z") == NONE


def test_what_depends_on_dice_is_possible() -> None:
    assert reach("base -1 Z random") == FULL
