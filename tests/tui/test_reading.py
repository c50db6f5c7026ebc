"""A text with links in a box: the marked one, where each leads, and the way back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.looking import Seen, seen
from tests.tui.test_links import links_of
from weimar_tui.text.links import Links
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.dialogs.reading import ReadingDialog

pytestmark = pytest.mark.usefixtures("at_once")
PLACES = {1: "Berlin", 6: "Essen", 30: "Hamburg"}
TEXT = "\n".join(PLACES.get(row, f"line {row}") for row in range(1, 41))


@asynccontextmanager
async def reading(
    make_app: Any, text: str, links: Links | None = None, size: tuple[int, int] = (100, 24)
) -> AsyncIterator[tuple[LocalApp, Pilot[Any]]]:
    """A box with a text on a running app."""
    app = make_app()
    async with app.run_test(size=size) as pilot:
        await app.push_screen(ReadingDialog("Title", text, links))
        await pilot.pause()
        yield app, pilot


def lines(app: LocalApp) -> list[str]:
    """The visible rows of the text."""
    return [row.strip(" │↓") for row in seen(app, "#reading").rows[1:-1]]


def marked(app: LocalApp) -> str:
    """The target of the marked link, if one is visible."""
    shown: Seen = seen(app, "#reading")
    cursor = app.look.style("cursor")
    at = [
        place for place in PLACES.values() if place in shown.text and shown.style(place) == cursor
    ]
    return at[0] if at else ""


async def test_its_edge_names_the_keys_that_do_something(make_app: Any) -> None:
    links, follow, close = links_of("weimar"), "link-key-follow", "link-key-close"
    for text, known, keys in [
        ("Berlin.", links, [follow, close]),
        ("Berlin.\n\nBerlin.", links, ["link-key-mark", follow, close]),
        ("A text.", links, ["reading-keys"]),
        ("Berlin.", None, ["reading-keys"]),
    ]:
        async with reading(make_app, text, known) as (app, _):
            ui = app.words.ui
            named = ui("keys-between").join(ui(key) for key in keys)
            assert seen(app, "#reading").rows[-1].strip("└┘─ ") == named
            assert " Title " in seen(app, "#reading").rows[0]


async def test_the_box_is_as_wide_and_high_as_it_needs(make_app: Any) -> None:
    for text, size, width, height in [
        ("One line.", (100, 24), 84, 3),
        (f"{'a' * 39} {'b' * 40}", (100, 24), 84, 3),
        (f"{'a' * 40} {'b' * 40}", (100, 24), 84, 4),
        ("One line.", (80, 24), 76, 3),
        (TEXT, (100, 24), 84, 22),
    ]:
        async with reading(make_app, text, size=size) as (app, _):
            box = app.screen.query_one("#reading").region
            assert (box.width, box.height) == (width, height)


async def test_marking_scrolls_as_far_as_it_must_and_goes_around(make_app: Any) -> None:
    async with reading(make_app, TEXT, links_of("weimar")) as (app, pilot):
        assert marked(app) == "Berlin"
        places = []
        for key in ("tab", "tab", "tab", "shift+tab", "shift+tab", "shift+tab"):
            await pilot.press(key)
            await pilot.pause()
            places.append((marked(app), lines(app)[0]))
        assert places == [
            *(("Essen", "Berlin"), ("Hamburg", "line 11"), ("Berlin", "Berlin")),
            *(("Hamburg", "line 11"), ("Essen", "Essen"), ("Berlin", "Berlin")),
        ]
    async with reading(make_app, "A text.", links_of("weimar")) as (app, pilot):
        await pilot.press("tab", "o")
        await pilot.pause()
        assert lines(app) == ["A text."]


async def test_what_does_not_fit_is_scrolled_and_says_so(make_app: Any) -> None:
    async with reading(make_app, TEXT) as (app, pilot):
        for keys, first, more in [
            ((), "Berlin", True),
            (("pagedown",), "line 11", True),
            (("down", "j", "up"), "line 12", True),
            (("pagedown",) * 3, "line 21", False),
            (("pageup",) * 4, "Berlin", True),
        ]:
            await pilot.press(*keys)
            await pilot.pause()
            assert lines(app)[0] == first
            assert ("↓" in seen(app, "#reading").rows[-2]) == more


async def test_a_link_leads_to_its_page_and_back_where_one_was(make_app: Any) -> None:
    links = links_of("weimar")
    async with reading(make_app, TEXT, links) as (app, pilot):
        await pilot.press("shift+tab", "o")
        await pilot.pause()
        title, text = links.page(links.targets(["Hamburg"])[0])
        assert f" {title} " in seen(app, "#reading").rows[0]
        assert lines(app)[0][:20] == text.split("\n")[0].strip("# *")[:20]
        assert app.words.ui("link-key-return") in seen(app, "#reading").rows[-1]
        await pilot.press("backspace")
        await pilot.pause()
        assert " Title " in seen(app, "#reading").rows[0]
        assert (marked(app), lines(app)[0]) == ("Hamburg", "line 11")
        await pilot.press("backspace")
        await pilot.pause()
        assert not isinstance(app.screen, ReadingDialog), "back to where it was opened"
