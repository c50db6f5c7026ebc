"""Changes are highlighted as whole things; what the cursor previews is not a change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.wir_sind_das_volk.view.moments import scene
from tests.games.wir_sind_das_volk.view.tables import KIT, trouble
from tests.games.wir_sind_das_volk.view.test_by_keys import seated
from tests.tui.looking import screen_text
from tests.tui.news import news, text_of, things_on
from weimar_tui.games.wir_sind_das_volk.rules.names import AREAS, TRACKS
from weimar_tui.games.wir_sind_das_volk.rules.position import PowerCard, VolkPosition
from weimar_tui.tui.point_pane import PointPane

Change = Callable[[VolkPosition], Any]

SIZES = [(160, 48), (120, 40), (80, 24)]
THEMES = ("default", "ansi")


def size_of(pane: str, size: tuple[int, int]) -> tuple[int, int]:
    """Columns and rows of a pane on a screen of this size."""
    place = KIT.places(*size, pane)[pane]
    bare = pane == "head"
    return place.width - (0 if bare or not place.x else 2), place.height - (0 if bare else 1)


def changed(pane: str, change: Change, size: tuple[int, int], theme: str) -> dict[str, str]:
    """The things that a pane highlights after a change on the table in a bad year."""
    before, after = trouble(), trouble()
    change(after[0])
    shown = size_of(pane, size)
    old, new = (scene(moment, theme=theme) for moment in (before, after))
    return news(KIT.drawings[pane], old, new, shown)


def more_unrest(view: VolkPosition) -> None:
    view.unrest["hessen"] += 1


def protest(view: VolkPosition) -> None:
    view.protests["east"] = [*view.protests["east"], "mecklenburg"]


def no_protest(view: VolkPosition) -> None:
    view.protests["west"] = ["bayern"]


def razed(view: VolkPosition) -> None:
    view.factories.pop("schwedt")
    view.razed = [*view.razed, "schwedt"]


def socialists(view: VolkPosition) -> None:
    view.socialists["sachsen"] = 3


def line(view: VolkPosition) -> None:
    view.lines["flensburg/kiel"] = 1 - view.lines.get("flensburg/kiel", 0)


def prestige(view: VolkPosition) -> None:
    view.tracks["prestige"] = 2


def wall(view: VolkPosition) -> None:
    view.wall = not view.wall


def power_used(view: VolkPosition) -> None:
    view.state_power = [view.state_power[0], PowerCard("51", "pink", used=True)]


def power_gone(view: VolkPosition) -> None:
    view.state_power = view.state_power[:1]


def fewer_cards(view: VolkPosition) -> None:
    view.display = view.display[:-1]


def next_decade(view: VolkPosition) -> None:
    view.decade -= 1


CHANGES: list[tuple[str, Change, set[str]]] = [
    ("west", more_unrest, {"hessen/unrest"}),
    ("east", protest, {"mecklenburg/protests"}),
    ("west", no_protest, {"nordrhein-westfalen"}),
    ("east", razed, {"schwedt", "berlin"}),
    ("areas", more_unrest, {"hessen/unrest"}),
    ("areas", protest, {"mecklenburg/protest"}),
    ("areas", socialists, {"sachsen/socialists"}),
    ("tracks", prestige, {"prestige/marker"}),
    ("tracks", wall, {"wall"}),
    ("tracks", power_used, {"power/51"}),
    ("tracks", power_gone, {"power"}),
    ("head", prestige, {"head/advantage"}),
    ("head", wall, {"head/wall"}),
    ("head", fewer_cards, {"head/left"}),
    ("head", next_decade, {"head/decade"}),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("pane", "change", "keys"), CHANGES)
def test_exactly_what_has_changed_is_highlighted(
    pane: str, change: Change, keys: set[str], size: tuple[int, int], theme: str
) -> None:
    told = changed(pane, change, size, theme)
    if size == (120, 40):
        keys = keys - {"sachsen/socialists"}  # their track says it
    assert set(told) == keys
    narrow = pane == "head" and size[0] == 80
    assert narrow or all(text.strip() for text in told.values()), told


def test_things_are_whole() -> None:
    def told(pane: str, change: Change) -> list[str]:
        return [text.strip() for text in changed(pane, change, (160, 48), "ansi").values()]

    assert told("tracks", prestige) == ["+2"]
    assert told("head", fewer_cards)[0].startswith("6 ")
    assert any(text.startswith("Schwedt") for text in told("east", razed))
    assert told("west", no_protest) == ["NW"]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pane", ["west", "east", "areas", "tracks", "head"])
def test_what_an_answer_would_change_is_no_news(pane: str, theme: str) -> None:
    moment = trouble()
    for size in SIZES if theme == THEMES[0] else SIZES[-1:]:
        shown = size_of(pane, size)
        before = scene(moment, theme=theme)
        for option in moment[1].options:
            after = scene(moment, option=option, theme=theme)
            assert news(KIT.drawings[pane], before, after, shown) == {}, option


@pytest.mark.parametrize("theme", THEMES)
def test_areas_tracks_and_cards_can_be_clicked(theme: str) -> None:
    shown = scene(trouble(), theme=theme)
    for size in SIZES:
        for pane, keys in (
            ("areas", AREAS),
            ("tracks", TRACKS),
            ("display", shown.view.display),
        ):
            sheet = things_on(KIT.drawings[pane], shown, size_of(pane, size))
            for key in keys:
                thing = sheet.things[key]
                if thing.end == thing.x and pane == "display" and size != (160, 48):
                    continue  # one card in full
                assert key in sheet.things_at(thing.x, thing.y)
                assert text_of(sheet, key).strip()


@pytest.mark.parametrize("size", [(160, 48), (200, 60)])
async def test_a_click_on_a_card_points_at_it_and_a_second_one_opens_its_uses(
    size: tuple[int, int], tmp_path: Path
) -> None:
    app, table = seated(tmp_path)
    async with app.run_test(size=size) as pilot:
        app.play(table)
        await pilot.pause()
        bar = app.board_now().board.bar
        shown = app.screen.query_one("#display", PointPane)
        spots = shown.spots(shown)
        assert len(spots) > 2
        for card in list(spots)[::-1]:
            parts = [
                thing
                for key, thing in shown.draw(*shown.size).things.items()
                if key.partition("/")[0] == card
            ]
            low = max(parts, key=lambda thing: thing.y)
            assert await pilot.click(shown, offset=(low.end - 1, low.y))
            await pilot.pause()
            assert card in bar.choice.current.names and not bar.choice.within
        assert await pilot.click(shown, offset=(low.x, low.y))
        await pilot.pause()
        assert bar.choice.within == card


async def test_a_click_on_the_map_points_at_a_city_and_a_second_one_builds(tmp_path: Path) -> None:
    app, table = seated(tmp_path)
    async with app.run_test(size=(160, 48)) as pilot:
        app.play(table)
        await pilot.pause()
        await pilot.press("down", "down", "down", "down", "enter", "down", "left", "right", "enter")
        await pilot.pause()
        assert "Where do you build?" in screen_text(app)
        board = app.board_now().board
        asked = board.asked
        shown = app.screen.query_one("#west", PointPane)
        things = shown.draw(*shown.size).things
        spots = list(shown.spots(shown))
        assert len(spots) > 2
        for spot in spots:
            columns = range(things[spot].x, things[spot].end)
            assert {shown.spot_at(x, things[spot].y) for x in columns} == {spot}
        for city in spots:
            assert await pilot.click(shown, offset=(things[city].end - 1, things[city].y))
            await pilot.pause()
            assert city in board.bar.choice.current.names and board.asked is asked
        assert await pilot.click(shown, offset=(things[city].end - 1, things[city].y))
        await pilot.pause()
        assert board.asked is not asked
