"""Figures beside answers: chances of a roll, and what a coalition would bring next round."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.view.moments import asked, moments
from tests.games.weimar.view.scenes import busy_position, scene
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.prompts.figures import with_figures
from weimar_tui.games.weimar.rules.events import CoalitionAnswered, SeatsChanged, VpChanged
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.phases.politics import DeclareGovernment
from weimar_tui.games.weimar.rules.subjects import OfCoalition
from weimar_tui.kernel.decision import Decision
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import draw_choice

JOIN = Decision(
    1,
    "kpd",
    "join-coalition",
    ("agree", "refuse"),
    OfCoalition(seats=14, coalition="left", partner="spd"),
)


def list_of(choice: Choice, look: Any, width: int = 76) -> list[str]:
    canvas = Canvas(width, 9, look)
    draw_choice(canvas, choice, focus=True, filter_label="", empty="")
    return canvas.text().splitlines()


def joining(game: WeimarGame, lang: str = "en", **changes: Any) -> Choice:
    position = busy_position(game)
    for name, value in changes.items():
        setattr(position, name, value)
    shown = scene(game, position, lang)
    items = (Item("agree", "Join the government"), Item("refuse", "Stay out"))
    return with_figures(Choice("Join?", items=items), JOIN, shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reaction_shows_its_chances_in_columns(game: WeimarGame, lang: str) -> None:
    moment = moments(game)["react"]
    choice, shown = asked(game, moment, lang)
    figured = with_figures(choice, moment[1], shown)
    react, leave = figured.items
    preview = game.preview(moment[0], moment[1], moment[1].options[0])
    assert preview is not None
    assert react.figures == tuple(shown.words.chance(one.probability) for one in preview.sums)
    assert leave.figures == tuple(shown.words.chance(one.probability) for one in preview.otherwise)
    assert react.figures != leave.figures
    rows = list_of(figured, shown.look, 100)
    assert not any("…" in row for row in rows[:4])
    assert rows[1].startswith(figured.context) and rows[1].endswith(figured.heads[-1])
    assert rows[2].endswith(react.figures[-1]) and rows[3].endswith(leave.figures[-1])
    assert all(shown.words.ui("preview-what-base") not in text for text in figured.preview.values())


def test_the_figures_of_a_coalition_are_those_of_the_declaration(game: WeimarGame) -> None:
    agree, refuse = joining(game).items
    runner = t.table()
    position = runner.position
    other = busy_position(game)
    position.cities, position.seats = other.cities, other.seats
    position.chancellor, position.government = "spd", ("spd", "kpd")
    DeclareGovernment().run(runner)
    vp = next(event for event in t.happened(runner, VpChanged) if event.party == "kpd")
    lost = next(event for event in t.happened(runner, SeatsChanged) if event.party == "kpd")
    assert agree.figures == (f"+{vp.amount}", f"−{-lost.amount}", "5"), "six markers, five rolls"
    assert refuse.figures == ("0", "0", "0")


def test_a_minority_brings_one_more_marker_and_a_majority_takes_it_away(game: WeimarGame) -> None:
    seats = {"spd": 3, "kpd": 3, "z": 9, "dnvp": 9, "nsdap": 0}
    assert joining(game, seats=seats).items[0].figures[2] == "6"
    box = ["minority-cabinet", "inflation"]
    assert joining(game, dr_box=box).items[0].figures[2] == "0"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_follows_a_refusal_is_said(game: WeimarGame, lang: str) -> None:
    choice = joining(game, lang, government=("spd", "z"))
    words = scene(game, busy_position(game), lang).words
    assert words.seats(("spd", "z")) in choice.preview["refuse"]
    assert "13" in choice.preview["refuse"], "the largest of the others"
    assert words.name("councils") in choice.preview["agree"], "they turn face down"
    assert not any("…" in row for row in list_of(choice, scene(game, busy_position(game)).look)[:4])


def test_a_coalition_that_refused_is_not_asked_again(game: WeimarGame) -> None:
    shown = scene(game, busy_position(game))
    asked_before = (CoalitionAnswered("z", "dnvp", False),)
    later = replace(shown, events=asked_before)
    items = (Item("agree", "Join"), Item("refuse", "Stay out"))
    text = with_figures(Choice("Join?", items=items), JOIN, later).preview["refuse"]
    assert "SPD + Zentrum (13) is asked next and must accept." in text
