"""What a result would do (rulebook 5.5), told before it is rolled: only what can happen there."""

from __future__ import annotations

import pytest

from tests.weimar.table import city, table
from weimar_tui.games.weimar.effects.notation import parse_effects
from weimar_tui.games.weimar.foreseen import foreseen
from weimar_tui.games.weimar.position import Attempt
from weimar_tui.games.weimar.preview import roll_preview


def left(threats: list[str], text: str, *, party: str = "spd", **options: object) -> object:
    play = table()
    city(play, "essen", threats=threats, **options)
    return foreseen(play, parse_effects(text), party, "essen")


@pytest.mark.parametrize("threat", ["poverty", "unrest", "prosperity", "councils", "regime"])
def test_a_marker_that_does_not_lie_there_is_not_removed(threat: str) -> None:
    text = f"base +1 here; {threat} - here"
    assert left([], text) == parse_effects("base +1 here")
    assert left([threat], text) == parse_effects(text)


def test_power_is_removed_only_where_a_party_holds_it() -> None:
    assert left(["unrest"], "power - here") == ()
    assert left(["uprising"], "power - here") == parse_effects("power - here")


def test_other_cities_are_not_judged() -> None:
    assert left([], "poverty - any") == parse_effects("poverty - any")


def test_a_condition_of_the_city_is_decided() -> None:
    text = "base +1 here; if here(uprising) { councils + here } else { uprising + here }"
    assert left([], text, party="kpd") == parse_effects("base +1 here; uprising + here")
    assert left(["uprising"], text, party="kpd") == parse_effects("base +1 here; councils + here")


def test_what_follows_a_new_marker_is_left_as_it_is_written() -> None:
    text = "unrest + here; unrest - here"
    assert left([], text) == parse_effects(text)


def test_equal_outcomes_are_one_chance() -> None:
    play = table()
    city(play, "essen")
    attempt = Attempt("spd", "demonstrate", "essen")
    chances = roll_preview(play, attempt, dice=1, modifier=1).chances
    # 2 and 3: nothing; 4, 5, 6 and 7: a base, since there is nothing to remove.
    assert [(chance.probability, chance.effects) for chance in chances] == [
        (pytest.approx(4 / 6), parse_effects("base +1 here")),
        (pytest.approx(2 / 6), ()),
    ]
