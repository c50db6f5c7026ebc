"""Reasons with figures: only certain differences, and only those that can be revealed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from tests.wordings import LANGUAGES
from weimar_tui.bots.learned.counted import ENDED, Count, Counts, changes
from weimar_tui.kernel.journal import COUNT
from weimar_tui.registry import game_ids, load_game, plugin_of
from weimar_tui.text.game_messages import words_of

ONLY_SOMETIMES = {"junta": ("units rebel", "units loyal")}
"""Figures that only some positions have: units in a coup."""

MEANING = {
    "seats": Count(1.0),
    "unrest": Count(-3.0),
    "gold": Count(5.0, is_secret=True),
    "alive": Count(2.0, is_chance=True),
    "rival a": Count(-0.1),
}


def told(
    here: Sequence[Counts], there: Sequence[Counts], **how: bool
) -> list[tuple[str, int, int, str]]:
    found = changes(MEANING, list(zip(here, there, strict=True)), **how)
    figures = [
        (r.id.removeprefix(COUNT), *(r.arguments[name] for name in ("here", "there", "better")))
        for r in found
    ]
    return [(str(id), int(here), int(there), str(better)) for id, here, there, better in figures]


def test_the_largest_effect_comes_first_and_says_whether_it_is_good() -> None:
    here: Counts = {"seats": 8, "unrest": 2}
    there: Counts = {"seats": 7, "unrest": 1}
    assert told([here] * 3, [there] * 3) == [("unrest", 20, 10, "no"), ("seats", 80, 70, "yes")]


def test_both_sides_are_heard_even_if_the_largest_effects_are_on_one() -> None:
    meaning = {name: Count(-9.0) for name in ("a", "b", "c")} | {"seats": Count(1.0)}
    here: Counts = {"a": 1, "b": 1, "c": 1, "seats": 5}
    there: Counts = {"a": 0, "b": 0, "c": 0, "seats": 4}
    found = changes(meaning, [(here, there)] * 3)
    assert [reason.arguments["better"] for reason in found] == ["no", "no", "yes"]
    assert found[-1].id == f"{COUNT}seats"
    (only,) = changes(meaning, [(here, there)] * 3, most=1)
    assert only.arguments["better"] == "no"


def test_means_are_rounded_to_halves_and_shares_to_tenths() -> None:
    ones = [{"seats": 1, "alive": 1}] * 7 + [{"seats": 0, "alive": 0}] * 3
    nones: list[Counts] = [{"seats": 0, "alive": 0}] * 10
    assert told(ones, nones) == [("alive", 7, 0, "yes"), ("seats", 5, 0, "yes")]


def test_what_rounds_to_the_same_or_may_be_chance_is_left_out() -> None:
    assert told([{"seats": 1.1}] * 9, [{"seats": 1.0}] * 9) == []
    assert told([{"seats": 9}, {"seats": 0}], [{"seats": 0}, {"seats": 3}]) == [], "chance"
    assert told([{"seats": 1}, {"seats": 3}], [{"seats": 0}] * 2) == [], "just two standard errors"
    assert told([{"seats": 9}], [{"seats": 0}]) == [], "one world says nothing"
    few: list[Counts] = [{"seats": seats} for seats in (1, 2, 3, 4)]
    assert told(few, [{"seats": 0}] * 4) == [], "four worlds need more than many"
    assert told(few * 3, [{"seats": 0}] * 12) == [("seats", 25, 0, "yes")]


def test_only_worlds_that_have_a_figure_are_compared() -> None:
    over: Counts = {"won": 1, "lost": 0}
    lasting: Counts = {"won": 0, "lost": 0, "seats": 4}
    other: Counts = {"won": 0, "lost": 0, "seats": 1}
    here, there = [*[over] * 8, lasting, lasting], [other] * 10
    assert told(here, there) == [("won", 8, 0, "yes"), ("seats", 40, 10, "yes")]


def test_what_only_its_seat_knows_is_not_told_to_all() -> None:
    here: Counts = {"gold": 9, "seats": 1}
    there: Counts = {"gold": 0, "seats": 0}
    assert [one[0] for one in told([here] * 2, [there] * 2)] == ["gold", "seats"]
    assert [one[0] for one in told([here] * 2, [there] * 2, for_all=True)] == ["seats"]


def test_a_figure_of_somebody_else_names_them() -> None:
    (reason,) = changes(MEANING, [({"rival a": 1}, {"rival a": 3})] * 2)
    assert (reason.id, reason.arguments["about"]) == ("count-rival", "a")


@pytest.mark.parametrize("name", [n for n in game_ids() if plugin_of(n).features()])
def test_every_figure_that_may_be_told_is_counted_and_worded(name: str) -> None:
    game = load_game(name)
    of_game = plugin_of(name).features()
    assert of_game is not None
    features = of_game(game)
    seats = game.seats()
    runner = game.start("main", "counted")
    view = game.view(runner.position, seats[0])
    world = game.determinize(view, Random(1))
    meaning = features.counted(view, seats[0])
    assert meaning.keys() == features.counts(world, seats[0]).keys()
    for lang in LANGUAGES:
        words = words_of(game, lang, strict=True)
        texts = set()
        keys = (*ENDED, *meaning, *ONLY_SOMETIMES.get(name, ()))
        for key, (here, there) in product(keys, ((15, 0), (-10, 10))):
            id, _, about = key.partition(" ")
            arguments = {"here": here, "there": there, "about": about, "better": "yes"}
            texts.add(words.bot_reason(COUNT + id, arguments))
        assert len(texts) == 2 * len(keys), "each is worded, and shows its figures"
        assert "" not in texts
