"""Colours for pictures: the backgrounds of each theme by name, and the text colours on them.

Text is readable on every background: tests compute the contrast of every pair, and the distance
between backgrounds for people with colour blindness. Themes without their own colours have no
backgrounds.

Besides the names in the table, each seat has: `seat-1.tint` for regions it leads, `seat-1.heat.0`
to `.6` for fire there (0 is land without fire), `seat-1.chip` for its counters, `seat-1.ink` for
text and lines in its colour, `seat-1.mix.40` for its colour mixed with 40 % background; with
`.edge` after the name of a background, the colour of its border.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping

Paints = Mapping[str, str]
"""A colour, or a Rich style, for each name."""

HEATS = 6
"""Steps of heat above 0."""

_DARK = {
    "ground.sea": "#0c2233",
    "ground.shoal": "#174058",
    "ground.land": "#44474e",
    "ground.abroad": "#1d2126",
    "ground.frontier": "#343a42",
    "ground.border": "#b5ad9b",
    "ground.wall": "#f4eddd",
    "ground.plate": "#0d0f12",
    "chart.band": "#1e232a",
    "chart.now": "#343b46",
    "heat.1": "#382019",
    "heat.2": "#4f2416",
    "heat.3": "#662812",
    "heat.4": "#7d2f0f",
    "heat.5": "#92370d",
    "heat.6": "#9e3e0b",
    "ink.strong": "#ffffff bold",
    "ink.soft": "#dedad0",
    "ink.sea": "#8fc0dc italic",
    "ink.abroad": "#a4a7ac",
    "ink.choose": "#ffe27a",
    "place.number": "#1d1600 on #ffd24a bold",
    "place.choose": "#ffe27a on #352900 bold",
    "place.now": "#16181c on #f6f1e3 bold",
    "ink.good": "#8ff08a bold",
    "ink.danger": "#ffd6ca bold",
    "ink.badge": "#1d0d06 on #ff9a78 bold",
    "news.1": "#06222b on #a6e9f5 bold",
    "news.2": "#d6f4fa on #27505c bold",
    "paper.rest": "#2b2a26",
    "paper.title": "#ffffff bold",
    "paper.text": "#e8e4d8",
    "paper.note": "#a3a19a",
    "paper.focus": "#f1ead6",
    "paper.focus.title": "#000000 bold",
    "paper.focus.text": "#16181c",
    "paper.focus.note": "#5f5c52",
}

PAINTS: Mapping[str, Paints] = {
    "default": _DARK,
    "dark": _DARK
    | {
        "ground.sea": "#0a1c2a",
        "ground.shoal": "#13354a",
        "ground.land": "#3c4047",
        "ground.abroad": "#16191d",
        "ground.frontier": "#2c3239",
        "ground.border": "#a39c8c",
        "ground.wall": "#e6dfcf",
        "ground.plate": "#08090b",
        "heat.4": "#762c0e",
        "heat.5": "#87320c",
        "heat.6": "#96390a",
        "ink.badge": "#1d0d06 on #f0906e bold",
    },
    "light": {
        "ground.sea": "#a9c7d9",
        "ground.shoal": "#c3d9e5",
        "ground.land": "#dcd6c6",
        "ground.abroad": "#e9e4d6",
        "ground.frontier": "#c9c2b0",
        "ground.border": "#5d564a",
        "ground.wall": "#26221b",
        "ground.plate": "#fffdf6",
        "chart.band": "#ebe5d5",
        "chart.now": "#d6cdb8",
        "heat.1": "#f3dccb",
        "heat.2": "#f2cfb6",
        "heat.3": "#f1c1a0",
        "heat.4": "#efb38b",
        "heat.5": "#eca577",
        "heat.6": "#e89764",
        "ink.strong": "#000000 bold",
        "ink.soft": "#26282b",
        "ink.sea": "#123a54 italic",
        "ink.abroad": "#54575b",
        "ink.choose": "#5a0f06 bold",
        "place.number": "#fff8e0 on #5b4300 bold",
        "place.choose": "#3d2c00 on #ffe48a bold",
        "place.now": "#f8f4e8 on #16181c bold",
        "ink.good": "#08330f bold",
        "ink.danger": "#5c0b02 bold",
        "ink.badge": "#fff6f0 on #a8200d bold",
        "news.1": "#f2feff on #0a5566 bold",
        "news.2": "#06303a on #a9dbe4 bold",
        "paper.rest": "#fffaf0",
        "paper.title": "#000000 bold",
        "paper.text": "#1f2124",
        "paper.note": "#5c5f63",
        "paper.focus": "#2b2a26",
        "paper.focus.title": "#ffffff bold",
        "paper.focus.text": "#f4f0e4",
        "paper.focus.note": "#c9c4b6",
    },
    "high-contrast": _DARK
    | {
        "ground.sea": "#04121f",
        "ground.shoal": "#0d4a70",
        "ground.land": "#33363c",
        "ground.abroad": "#000000",
        "ground.frontier": "#4d5560",
        "ground.border": "#d8d0bc",
        "ground.wall": "#ffffff",
        "ground.plate": "#000000",
        "ink.soft": "#ffffff",
        "ink.sea": "#b8e2ff italic",
        "ink.abroad": "#dcdcdc",
        "ink.choose": "#ffff66",
        "ink.good": "#a8ffa8 bold",
        "ink.danger": "#ffe0d6 bold",
        "ink.badge": "#000000 on #ffb39c bold",
    },
    "colour-blind": _DARK
    | {
        "ground.sea": "#070b0e",
        "ground.shoal": "#2d4352",
        "ground.abroad": "#1f1f1f",
        "ground.frontier": "#383838",
        "ink.badge": "#121212 on #ffb366 bold",
        "place.number": "#121212 on #ffffff bold",
        "place.choose": "#ffffff on #101010 bold underline",
    },
}

_NATIVE: Mapping[str, Paints] = {
    "ansi": {
        "ink.strong": "bright_white bold",
        "ink.soft": "white",
        "ink.sea": "cyan",
        "ink.abroad": "white",
        "ink.choose": "bright_yellow",
        "place.number": "bright_yellow reverse not bold",
        "place.choose": "yellow bold underline",
        "place.now": "bright_white reverse not bold",
        "ink.good": "bright_green bold",
        "ink.danger": "bright_red bold",
        "ink.badge": "bright_red bold",
        "news.1": "bright_cyan reverse not bold",
        "news.2": "cyan not reverse not bold underline",
    },
    "plain": {
        **dict.fromkeys(("ink.strong", "ink.good", "ink.danger", "ink.badge"), "bold"),
        "place.number": "bold",
        "place.choose": "reverse",
        "place.now": "reverse bold",
        "news.1": "reverse",
        "news.2": "not reverse underline",
    },
}
"""Text styles for themes without backgrounds."""

_RAMPS: Mapping[str, tuple[tuple[float, float], tuple[float, float], float]] = {
    "dark": ((0.235, 0.445), (0.012, 0.155), 0.62),
    "light": ((0.915, 0.7), (0.012, 0.14), 0.84),
    "high-contrast": ((0.19, 0.455), (0.0, 0.17), 0.6),
}
_RAMP = ((0.262, 0.466), (0.012, 0.165), 0.62)
"""Lightness and chroma (Oklch) at rest and at the highest heat, and the fraction of it
for borders."""

_INK: Mapping[str, float] = {"light": 0.27, "high-contrast": 0.92}
_BRIGHT = 0.885
"""Lightness of text in a seat's colour on any background."""

_TINT = 0.6
"""The position of a seat's tint on its ramp of lightness."""

_NAME = re.compile(r"((?:seat|side)-\d)\.(?:(tint|ink)|heat\.(\d))")
_MIXED = re.compile(r"((?:seat|side)-\d)\.mix\.(\d\d?)")


def paint_of(theme: str, name: str, seats: Mapping[str, str]) -> str:
    """The colour or style of a name in a theme; "" if the theme has no backgrounds.

    `seats` has the colour of each seat in this theme, and its `text` on its background. Raises
    KeyError for an unknown name.

    >>> paint_of("default", "ground.sea", {}), paint_of("ansi", "ground.sea", {})
    ('#0c2233', '')
    """
    seat, _, use = name.partition(".")
    if theme in _NATIVE:
        return f"{seats[seat]} reverse bold" if use == "chip" else _NATIVE[theme].get(name, "")
    known = PAINTS[theme]
    if name in known:
        return known[name]
    if use == "chip":
        return f"{seats['text'].partition(' on ')[2]} on {seats[seat]} bold"
    return _ground_of(theme, name, seats)


def _ground_of(theme: str, name: str, seats: Mapping[str, str]) -> str:
    """A background colour that is computed."""
    lightness, chroma, edge = _RAMPS.get(theme, _RAMP)
    if name.endswith(".edge"):
        whole = paint_of(theme, name.removesuffix(".edge"), seats)
        return shade(whole, edge)
    if (mixed := _MIXED.fullmatch(name)) is not None:
        seat, part = mixed.groups()
        return mix(seats[seat], seats["text"].partition(" on ")[2], int(part) / 100)
    match = _NAME.fullmatch(name)
    if match is None:
        raise KeyError(name)
    seat, use, heat = match.groups()
    of_seat, hue = polar(seats[seat])
    low, high = chroma
    strong = min(of_seat, high)
    if use == "ink":
        return colour(_INK.get(theme, _BRIGHT), strong, hue)
    part = _TINT if use == "tint" else min(int(heat), HEATS) / HEATS
    return colour(
        lightness[0] + part * (lightness[1] - lightness[0]), low + part * (strong - low), hue
    )


def shade(of: str, part: float) -> str:
    """A darker colour: every component multiplied by `part`.

    >>> shade("#804020", 0.5)
    '#402010'
    """
    return "#" + "".join(f"{int(value * part):02x}" for value in _bytes(of))


def mix(one: str, other: str, part: float) -> str:
    """A colour mixed with a fraction of another.

    >>> mix("#ff0000", "#000000", 0.5)
    '#7f0000'
    """
    lights = zip(_bytes(one), _bytes(other), strict=True)
    return "#" + "".join(f"{int(a + (b - a) * part):02x}" for a, b in lights)


def _bytes(of: str) -> tuple[int, int, int]:
    return int(of[1:3], 16), int(of[3:5], 16), int(of[5:7], 16)


def _lights(of: str) -> tuple[float, float, float]:
    """The linear red, green and blue components of a colour, from 0 to 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in _bytes(of))
    )
    return red, green, blue


def luminance(of: str) -> float:
    """Return the relative luminance of a colour, from 0 to 1, as used for contrasts (WCAG 2.2)."""
    red, green, blue = _lights(of)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lab(of: str) -> tuple[float, float, float]:
    """Lightness, green-red and blue-yellow coordinates of a colour in Oklab (Ottosson 2020)."""
    red, green, blue = _lights(of)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def polar(of: str) -> tuple[float, float]:
    """Chroma and hue of a colour in Oklch, the hue in radians."""
    _, a, b = lab(of)
    return math.hypot(a, b), math.atan2(b, a)


def colour(lightness: float, chroma: float, hue: float) -> str:
    """The colour with this lightness, chroma and hue in Oklch, with chroma reduced to
    the sRGB range."""
    while True:
        a, b = chroma * math.cos(hue), chroma * math.sin(hue)
        long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
        middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
        short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
        lights = (
            4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
            -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
            -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
        )
        if all(-0.0005 <= light <= 1.0005 for light in lights) or chroma <= 0.001:
            break
        chroma -= 0.004
    shown = (
        12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
        for light in (min(1.0, max(0.0, light)) for light in lights)
    )
    return "#" + "".join(f"{round(255 * value):02x}" for value in shown)
