"""Themes: what is written can be read, and parties can be told apart."""

from __future__ import annotations

import itertools
import os
from typing import Any, get_args

import pytest
from rich.color import Color
from rich.style import Style

from tests.tui.looking import screen_text
from tests.tui.playing import begun
from tests.tui.scenes import busy_position, scene, weimar_look
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.screen.kit import WeimarKit
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.look import Look
from weimar_tui.tui.preferring import PreferringApp
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

Rgb = tuple[float, float, float]

COLOURED = [theme for theme in THEMES if not is_native(theme)]
READ = ("text", "muted", "title", "strong", "danger", "good", "key", *SEATS)

DRAWINGS = WeimarKit().drawings


def linear(color: Color) -> Rgb:
    """Light of red, green and blue, from 0 to 1."""

    def one(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    triplet = color.get_truecolor()
    return one(triplet.red), one(triplet.green), one(triplet.blue)


def luminance(color: Color) -> float:
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(style: Style) -> float:
    """The contrast of a style as the WCAG reckons it."""
    assert style.color is not None
    assert style.bgcolor is not None
    high, low = sorted((luminance(style.color), luminance(style.bgcolor)), reverse=True)
    return (high + 0.05) / (low + 0.05)


# Machado, Oliveira, Fernandes 2009, severity 1.0; on linear light.
SIGHTS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
}


def seen(color: Color, sight: str) -> Rgb:
    """The colour in Oklab, as somebody with this sight sees it."""
    light = linear(color)
    red, green, blue = (
        max(0.0, min(1.0, sum(a * b for a, b in zip(row, light, strict=True))))
        for row in SIGHTS[sight]
    )
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def apart(look: Look, sight: str) -> dict[tuple[str, str], float]:
    """How far the parties' colours are apart."""
    colors = {party: look.style(party).color or Color.default() for party in SEATS}
    return {
        (one, other): sum(
            (a - b) ** 2
            for a, b in zip(seen(colors[one], sight), seen(colors[other], sight), strict=True)
        )
        ** 0.5
        for one, other in itertools.combinations(SEATS, 2)
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


@pytest.mark.parametrize("name", sorted(PALETTES["ansi"]))
def test_sixteen_colours_are_no_more(name: str) -> None:
    style = weimar_look(theme="ansi").style(name)
    for color in (style.color, style.bgcolor):
        assert color is None or color.is_default or (color.number or 0) < 16


@pytest.mark.parametrize("name", [*sorted(PALETTES[PLAIN]), "spd bold", "mark kpd"])
def test_without_colours_there_are_none(name: str) -> None:
    style = weimar_look(theme=PLAIN).style(name)
    for color in (style.color, style.bgcolor):
        assert color is None or color.is_default


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_no_theme_changes_a_letter(game: WeimarGame, lang: str) -> None:
    """What is on the screen is said without colours: text is the same in all themes."""
    drawn = scene(game, busy_position(game), lang)
    texts = set()
    for theme in PALETTES:
        drawn.look.wear(theme)
        sheets = []
        for name, draw in DRAWINGS.items():
            canvas = Canvas(60, 16, drawn.look)
            draw(canvas, drawn)
            sheets += [name, *(strip.text for strip in canvas.strips())]
        texts.add("\n".join(sheets))
    assert len(texts) == 1


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
    app = PreferringApp(preferences=Preferences(Settings(theme=wished)), environ=environ)
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
        before = screen_text(app)
        grounds = set()
        for theme in (*THEMES[1:], "default"):
            await pilot.press("f9", "2", "right", "escape")
            await pilot.pause()
            assert app.look.theme == theme
            assert screen_text(app) == before
            first = next(iter(app.screen._compositor.render_strips()))
            style = next(iter(first)).style
            grounds.add(str(style.bgcolor) if style is not None else "")
        assert len(grounds) >= 5
