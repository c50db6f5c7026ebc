"""Cities that answer a question have the same number in the list and on the map, every time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.weimar.view.moments import Peek, asked, moments
from tests.games.weimar.view.scenes import scene as scene_of, weimar_look
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.prompts.policy import WeimarPrompts
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.scene import CITY_NUMBERS
from weimar_tui.games.weimar.view.panes.map import draw_map
from weimar_tui.kernel.decision import Decision
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas, width_of

NORTH_TO_SOUTH = [
    *("koenigsberg", "hamburg", "rostock", "essen", "berlin", "koeln"),
    *("leipzig", "breslau", "frankfurt", "stuttgart", "muenchen"),
]


def question(game: WeimarGame, kind: str, lang: str = "en", without: str = "") -> Any:
    """The list and the scene of a kind of question, without one of its answers."""
    view, decision = moments(game)[kind]
    options = tuple(option for option in decision.options if option != without)
    asks = Decision(decision.number, decision.seat, kind, options, decision.subject)
    return asked(game, (view, asks), lang)


def numbers(choice: Choice) -> dict[str, int]:
    return {item.id: item.number or 0 for item in choice.items}


def test_cities_are_listed_from_north_to_south_with_their_numbers(game: WeimarGame) -> None:
    choice, _ = question(game, "place-base")
    assert [item.id for item in choice.items] == NORTH_TO_SOUTH
    assert choice.shown_numbers == list(range(1, 12))
    choice, _ = question(game, "action-city", without="essen")
    assert numbers(choice)["berlin"] == 5, "a missing city leaves a gap"
    assert choice.items[-1].id == "nowhere" and choice.items[-1].number == 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_number_of_a_city_that_is_not_offered_chooses_nothing(
    game: WeimarGame, lang: str
) -> None:
    choice, scene = question(game, "action-city", lang, without="essen")
    choice.digit("5")
    assert choice.current is not None and choice.current.id == "berlin"
    choice.digit("4")
    assert choice.current is None, "Enter would choose nothing"
    assert "4" in choice.absent and scene.words.city("essen") in choice.absent
    choice.digit("1")
    choice.digit("1")
    assert choice.current is not None and choice.current.id == "muenchen"


def test_only_questions_for_a_city_have_numbers_of_cities(game: WeimarGame) -> None:
    action, scene = question(game, "action")
    assert not any(numbers(action).values()) and not scene.asks_for_city
    assert not action.missing


@pytest.mark.parametrize("size", [(54, 14), (57, 19), (68, 25)])
def test_the_map_shows_the_numbers_of_the_list(game: WeimarGame, size: tuple[int, int]) -> None:
    choice, scene = question(game, "place-base", without="berlin")
    look = weimar_look()
    look.wear("light")
    canvas = Canvas(*size, look)
    draw_map(canvas, replace(scene, look=look, chosen="essen"))
    styles = canvas.styles()
    for city, number in CITY_NUMBERS.items():
        thing = canvas.things[city]
        row = "".join(canvas.at(x, thing.y) for x in range(thing.x, thing.end))
        name = scene.words.city(city)
        if city == "berlin":
            assert row == name and styles[thing.y][thing.x] == "ink.soft"
            continue
        sign = "▸" if city == "essen" else " "
        assert row == f"{number:>2}{sign}{name}"
        assert styles[thing.y][thing.x] == "place.number"
        plate = "place.now" if city == "essen" else "place.choose"
        assert styles[thing.y][thing.end - 1] == plate
    assert numbers(choice) == {city: CITY_NUMBERS[city] for city in numbers(choice)}


def test_a_question_about_a_city_marks_it(game: WeimarGame) -> None:
    _, scene = question(game, "react")
    city = scene.decision.subject.city
    canvas = Canvas(57, 19, scene.look)
    draw_map(canvas, scene)
    thing = canvas.things[city]
    assert canvas.styles()[thing.y][thing.x] == "place.now"


def test_moves_of_issues_are_listed_as_the_opinion_track_lists_them(game: WeimarGame) -> None:
    view, decision = moments(game)["debate"]
    mixed = tuple(reversed([option for option in decision.options if ":" in option]))
    asks = Decision(decision.number, decision.seat, "debate", (*mixed, "pass"), decision.subject)
    choice, scene = asked(game, (view, asks), "en")
    order = list(scene.components.issue_kind)
    issues = [order.index(item.id.split(":")[0]) for item in choice.items if item.id != "pass"]
    assert len(set(issues)) > 1 and issues == sorted(issues)
    assert choice.items[-1].id == "pass"


def test_the_second_move_of_a_debate_asks_for_another_issue(game: WeimarGame) -> None:
    view, decision = moments(game)["debate"]
    first = tuple(option for option in decision.options if option != "pass")
    for options, text in ((first, "which issue do"), ((*first, "pass"), "which other issue do")):
        asks = Decision(decision.number, decision.seat, "debate", options, decision.subject)
        assert text in asked(game, (view, asks), "en")[0].prompt


def test_only_who_governs_can_do_without_a_city_for_foreign_affairs(game: WeimarGame) -> None:
    view, decision = moments(game)["action-city"]
    for government, named in ((("spd", "z"), "Foreign"), (("z", "dnvp"), "only Reserve")):
        view.government = government
        asks = Decision(decision.number, "spd", "action-city", decision.options, decision.subject)
        choice, _ = asked(game, (view, asks), "en")
        assert named in choice.items[-1].text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_units_to_mobilize_say_their_strength_beside_the_map(game: WeimarGame, lang: str) -> None:
    """On a list of 57 columns no unit or strength is cut, whatever the city."""
    cities = ("supply", *CITY_NUMBERS)
    options = tuple(f"mobilize:{unit}:{origin}" for unit in game.data.units for origin in cities)
    view, decision = moments(game)["action"]
    asks = Decision(decision.number, decision.seat, "action", options, decision.subject)
    scene = scene_of(game, view, lang)
    for item in WeimarPrompts().items(asks, scene, Peek(game)):  # type: ignore[arg-type]
        unit = game.data.units[item.id.split(":")[1]]
        start = item.brief.index(str(unit.strength))
        assert width_of(item.brief[: start + 1]) < 57 - len(">12 "), item.brief
