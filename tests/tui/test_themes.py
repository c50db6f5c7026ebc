"""Themes: text is readable, and parties are distinguishable."""

from __future__ import annotations

import itertools
import os
from typing import Any, get_args

import pytest
from rich.color import Color

from tests.games.weimar.view.scenes import busy_position, scene, weimar_look
from tests.tui.looking import screen_text
from tests.tui.playing import begun
from tests.tui.sight import SIGHTS, contrast, distance, words_in
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.view.game_view import WeimarView
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.look import Look
from weimar_tui.tui.settings import Preferences, Settings, Theme
from weimar_tui.tui.themes import (
    PALETTES,
    PLAIN,
    SEATS,
    THEMES,
    is_native,
    textual_theme,
    theme_for,
)
from weimar_tui.tui.weimar_app import WeimarApp

COLOURED = [theme for theme in THEMES if not is_native(theme)]
READ = ("text", "muted", "title", "strong", "danger", "good", "key", *SEATS)

DRAWINGS = WeimarView().drawings


def apart(look: Look, sight: str) -> dict[tuple[str, str], float]:
    """The distance between the parties' colours."""
    colors = {party: look.style(party).color or Color.default() for party in SEATS}
    return {
        pair: distance(colors[pair[0]], colors[pair[1]], sight)
        for pair in itertools.combinations(SEATS, 2)
    }


def test_settings_offer_the_themes_there_are() -> None:
    assert get_args(Theme) == THEMES
    assert set(PALETTES) == {*THEMES, PLAIN}
    assert len({frozenset(palette) for palette in PALETTES.values()}) == 1


@pytest.mark.parametrize("theme", COLOURED)
def test_everything_can_be_read(theme: str) -> None:
    look = weimar_look(theme=theme)
    least = 7.0 if theme == "high-contrast" else 4.5
    low = {name: round(contrast(look.style(name)), 2) for name in READ}
    assert {name: ratio for name, ratio in low.items() if ratio < least} == {}
    for name in ("active", "cursor"):
        assert contrast(look.style(name)) >= least, name
    assert contrast(look.style("faint")) >= 3.0


@pytest.mark.parametrize("theme", COLOURED)
def test_parties_have_colours_of_their_own(theme: str) -> None:
    near = {pair: d for pair, d in apart(weimar_look(theme=theme), "all cones").items() if d < 0.06}
    assert near == {}


@pytest.mark.parametrize("sight", list(SIGHTS))
def test_parties_differ_for_every_colour_vision(sight: str) -> None:
    look = weimar_look(theme="colour-blind")
    near = {pair: d for pair, d in apart(look, sight).items() if d < 0.06}
    assert near == {}


@pytest.mark.parametrize(("theme", "colours"), [("ansi", 16), (PLAIN, 0)])
def test_sixteen_colours_are_no_more_and_none_are_none(theme: str, colours: int) -> None:
    look = weimar_look(theme=theme)
    for name in (*PALETTES[theme], "spd bold", "mark kpd"):
        for color in (look.style(name).color, look.style(name).bgcolor):
            assert color is None or color.is_default or (color.number or 0) < colours, name


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_no_theme_changes_a_letter(game: WeimarGame, lang: str) -> None:
    """Colours carry no information: the text is the same in all themes with pictures.

    And in those without pictures, which use letters instead.
    """
    drawn = scene(game, busy_position(game), lang)
    texts: dict[bool, set[str]] = {True: set(), False: set()}
    for theme in PALETTES:
        drawn.look.wear(theme)
        sheets = []
        for name, draw in DRAWINGS.items():
            canvas = Canvas(60, 16, drawn.look)
            draw(canvas, drawn)
            sheets += [name, words_in(canvas.text())]
        texts[drawn.look.paints].add("\n".join(sheets))
    assert {paints: len(told) for paints, told in texts.items()} == {True: 1, False: 1}


@pytest.mark.parametrize(
    ("wished", "environ", "theme"),
    [
        ("default", {}, "default"),
        ("dark", {"TERM": "xterm"}, "dark"),
        ("default", {"TERM": "linux"}, "ansi"),
        ("high-contrast", {"TERM": "linux"}, "high-contrast"),
        ("light", {"NO_COLOR": "1"}, PLAIN),
        ("light", {"NO_COLOR": ""}, "light"),
        ("ansi", {}, "ansi"),
    ],
)
def test_which_theme_it_is(wished: Any, environ: dict[str, str], theme: str) -> None:
    app = WeimarApp(preferences=Preferences(Settings(theme=wished)), environ=environ)
    assert app.look.theme == theme_for(wished, environ) == theme
    assert app.theme == textual_theme(theme).name
    assert app.native_ansi_color == is_native(theme)


@pytest.mark.parametrize("colours", [False, True])
async def test_no_color_reaches_the_terminal(
    make_app: Any, make_table: Any, monkeypatch: pytest.MonkeyPatch, colours: bool
) -> None:
    if not colours:
        monkeypatch.setenv("NO_COLOR", "1")
    else:
        monkeypatch.delenv("NO_COLOR", raising=False)
    app = make_app()
    assert "NO_COLOR" not in os.environ or not colours
    async with app.run_test(size=(120, 40)) as pilot:
        await begun(app, pilot, make_table())
        found = {
            color.name
            for strip in app.screen._compositor.render_strips()
            for segment in strip
            if segment.style is not None
            for color in (segment.style.color, segment.style.bgcolor)
            if color is not None and not color.is_default
        }
        assert bool(found) == colours
        reversed_ = any(
            segment.style is not None and segment.style.reverse
            for strip in app.screen._compositor.render_strips()
            for segment in strip
        )
        assert reversed_ or colours, "the cursor is reversed where there are no colours"


async def test_every_theme_can_be_chosen_while_playing(make_app: Any, make_table: Any) -> None:
    app = make_app(preferences=Preferences())
    async with app.run_test(size=(120, 40)) as pilot:
        await begun(app, pilot, make_table())
        before = words_in(screen_text(app))
        grounds = set()
        for theme in (*THEMES[1:], "default"):
            await pilot.press("f9", "2", "right", "escape")
            await pilot.pause()
            assert app.look.theme == theme
            assert (words_in(screen_text(app)) == before) == app.look.paints
            first = next(iter(app.screen._compositor.render_strips()))
            style = next(iter(first)).style
            grounds.add(str(style.bgcolor) if style is not None else "")
        assert len(grounds) >= 5


@pytest.mark.parametrize("theme", [*THEMES, PLAIN])
async def test_the_board_stays_in_view_behind_a_dialog(
    make_app: Any, make_table: Any, monkeypatch: pytest.MonkeyPatch, theme: str
) -> None:
    if theme == PLAIN:
        monkeypatch.setenv("NO_COLOR", "1")
        wished: Any = "default"
    else:
        wished = theme
    app = make_app(preferences=Preferences(Settings(theme=wished)))
    async with app.run_test(size=(120, 40)) as pilot:
        await begun(app, pilot, make_table())
        head = screen_text(app).splitlines()[0]
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog)
        assert head.strip() and screen_text(app).splitlines()[0] == head
