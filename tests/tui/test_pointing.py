"""Answering on the pane itself: cities, cells, cards, markers, nations and parties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tui.looking import screen_text, seen, under_cursor
from tests.tui.playing import begun
from weimar_tui.games.weimar.rules.decision_types import PLAY_CARD
from weimar_tui.text.choice import Choice
from weimar_tui.tui.look import Look
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.point_pane import PointPane
from weimar_tui.tui.screens.codex import CodexScreen

pytestmark = pytest.mark.usefixtures("at_once")

WAYS = [
    ("place-base", "map", "f2"),
    ("play-card", "hand", "f7"),
    ("debate", "opinion", "f4"),
    ("place-flag", "tracks", "f5"),
    ("remove-society", "tracks", "f5"),
    ("negotiate", "tracks", "f5"),
    ("name-opponent", "parties", "f6"),
    ("name-opponent", "parliament", "f3"),
]


@pytest.mark.parametrize(("kind", "pane", "key"), WAYS)
async def test_everything_that_can_be_chosen_lies_on_a_pane(
    make_app: Any, at_question: Any, kind: str, pane: str, key: str
) -> None:
    path = at_question(kind)
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(path)
        await pilot.pause()
        await pilot.press(key)
        focused = app.screen.query_one(f"#{pane}", Pane)
        assert focused.has_focus
        spots = focused.spots(focused)
        named = app.screen.board.scene.marked
        assert spots
        assert set(spots) <= named
        for turn in ("down", "right", "up", "left"):
            await pilot.press(turn)
            await pilot.pause()
        assert focused.spot in app.screen.board.bar.choice.current.names


@pytest.mark.parametrize("size", [(160, 48), (80, 24)])
@pytest.mark.parametrize(("kind", "pane", "key"), [way for way in WAYS if way[1] != "hand"])
async def test_a_click_on_a_thing_points_at_it_and_a_second_one_chooses(
    make_app: Any, at_question: Any, kind: str, pane: str, key: str, size: tuple[int, int]
) -> None:
    path = at_question(kind)
    app = make_app()
    async with app.run_test(size=size) as pilot:
        app.open_save(path)
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
        board = app.screen.board
        shown = app.screen.query_one(f"#{pane}", PointPane)
        drawn = shown.draw(*shown.size)
        asked = board.asked
        spots = list(shown.spots(shown))
        for spot in spots[:: 1 + len(spots) // 6]:
            thing = drawn.things[spot]
            assert await pilot.click(shown, offset=(thing.end - 1, thing.y))
            await pilot.pause()
            assert spot in board.bar.choice.current.names, "its last column belongs to it"
            assert board.asked is asked, "one click chooses nothing"
        assert await pilot.click(shown, offset=(thing.x, thing.y))
        await pilot.pause()
        assert board.asked is not asked or board.bar.choice.within == spot


async def test_a_click_on_a_part_means_the_whole(make_app: Any, at_question: Any) -> None:
    path = at_question("place-base")
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(path)
        await pilot.press("f2")
        await pilot.pause()
        board = app.screen.board
        shown = app.screen.query_one("#map", PointPane)
        drawn = shown.draw(*shown.size)
        cities = set(shown.spots(shown))
        # One part of each city: a second click on the same city would choose it.
        parts = {
            city: thing
            for key, thing in drawn.things.items()
            if (city := key.partition("/")[0]) in cities and city != key and thing.end > thing.x
        }
        assert parts, "there are bases or threats"
        for city, thing in parts.items():
            await pilot.click(shown, offset=(thing.x, thing.y))
            await pilot.pause()
            assert city in board.bar.choice.current.names


async def test_enter_on_a_pane_without_the_answer_answers_nothing(
    make_app: Any, at_question: Any
) -> None:
    path = at_question("place-base")
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(path)
        await pilot.pause()
        asked = app.screen.board.asked
        await pilot.press("f4", "enter")
        await pilot.pause()
        assert app.screen.board.asked is asked
        assert app.screen.board.bar.has_focus
        await pilot.press("f2", "enter")
        await pilot.pause()
        assert app.screen.board.asked is not asked


async def test_a_card_is_played_from_the_hand(make_app: Any, at_question: Any) -> None:
    path = at_question("play-card", 6)
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(path)
        await pilot.pause()
        asked = app.screen.board.asked
        cards = list(dict.fromkeys(PLAY_CARD.read(option).card for option in asked.options))
        board, bar = app.screen.board, app.screen.board.bar
        await pilot.press("down", "f7", "right")
        await pilot.pause()
        assert bar.choice.current.id == cards[2], "pane and list have one cursor"
        await pilot.press("left", "enter")
        await pilot.pause()
        assert board.asked is asked, "what the card is used for is asked first"
        assert bar.has_focus
        assert bar.choice.within == cards[1]
        await pilot.press("escape")
        await pilot.pause()
        assert bar.choice.current.id == cards[1]
        await pilot.press("enter", "down")
        await pilot.pause()
        second = bar.choice.current.id
        assert PLAY_CARD.read(second).card == cards[1]
        await pilot.press("enter")
        await pilot.pause()
        picks = app.table_now().session.history.picks
        assert next(p.option for p in picks if p.decision == asked.number) == second


async def test_beyond_the_last_card_one_is_turned_to_what_it_is_used_for(
    make_app: Any, at_question: Any
) -> None:
    """To the uses of the selected card, among them, and out of them to another card."""
    path = at_question("play-card", 6)
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(path)
        await pilot.pause()
        choice, card = app.screen.board.bar.choice, under_cursor(app)
        await pilot.press("f7", "left")
        await pilot.pause()
        first = under_cursor(app)
        assert choice.within == choice.current.group != "" and app.focused.id == "hand"
        await pilot.press("left")
        await pilot.pause()
        assert choice.within and under_cursor(app) != first, "around to the last use"
        await pilot.press("right")
        await pilot.pause()
        assert not choice.within and under_cursor(app) not in (first, card), "another card"


async def test_where_nothing_is_asked_what_is_pointed_at_can_be_looked_at(
    make_app: Any, make_table: Any
) -> None:
    app = make_app("en")
    async with app.run_test(size=(120, 40)) as pilot:
        await begun(app, pilot, make_table())
        board = app.screen
        board.board.bar.ask(Choice())  # as while bots think
        pane = board.query_one("#map", PointPane)
        pane.focus()
        pane.spot = "essen"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, CodexScreen)
        assert "Essen: no bases" in screen_text(app)


@pytest.mark.parametrize("size", [(160, 48), (120, 40), (80, 24)])
@pytest.mark.parametrize("kind", ["place-base", "choose-city", "action-city"])
async def test_a_city_is_chosen_on_the_map(
    make_app: Any, at_question: Any, kind: str, size: tuple[int, int]
) -> None:
    """F2 leads to the map, arrows go from city to city as the list does, and Enter answers."""
    app = make_app()
    async with app.run_test(size=size) as pilot:
        app.open_save(at_question(kind, 4))
        await pilot.pause()
        table = app.table_now()
        (seat,) = table.humans
        choice, words = app.screen.board.bar.choice, app.screen.board.words
        await pilot.press("f2")
        cities = {choice.current.id}
        for key in ("down", "down", "right", "up", "left", "down"):
            await pilot.press(key)
            await pilot.pause()
            cities.add(choice.current.id)
        assert len(cities) >= 3, cities
        city = choice.current.id
        assert f"▸{words.city(city)}" in seen(app, "#map").text, "the map marks it as the list does"
        picks = len(table.session.history.picks)
        await pilot.press("enter")
        await pilot.pause()
        pick = table.session.history.picks[picks]
        assert (pick.seat, pick.option) == (seat, city)


def test_a_click_counts_for_the_nearest_spot_to_its_left() -> None:
    """In the spot's row or the one below, and not too far to the right."""
    pane = PointPane(Look(), lambda _: {"one": (5, 2), "two": (30, 2)}, id="map")
    assert [pane.spot_at(x, 3) for x in (4, 5, 21, 22)] == ["", "one", "one", ""]
    assert [pane.spot_at(5, y) for y in (2, 3, 4, 5)] == ["", "one", "one", ""]
    assert pane.spot_at(30, 3) == "two"
