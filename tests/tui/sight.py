"""How people see colours: contrasts, and distances between colours for each colour vision."""

from __future__ import annotations

import math
from collections.abc import Iterable

from rich.color import Color
from rich.style import Style

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.look import Look

Rgb = tuple[float, float, float]


def linear(color: Color) -> Rgb:
    """Linear red, green and blue, from 0 to 1."""

    def one(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    triplet = color.get_truecolor()
    return one(triplet.red), one(triplet.green), one(triplet.blue)


def luminance(color: Color) -> float:
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(style: Style) -> float:
    """The contrast of a style by the WCAG."""
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
    """The colour in Oklab, as seen with this colour vision."""
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


def distance(one: Color, other: Color, sight: str) -> float:
    """The distance of two colours in Oklab, as seen with this colour vision."""
    pairs = zip(seen(one, sight), seen(other, sight), strict=True)
    return math.hypot(*(a - b for a, b in pairs))


def is_word(char: str) -> bool:
    """Whether a character is text rather than part of a picture: a line, a block, dots."""
    drawn = "\u2500" <= char <= "\u259f" or "\u2800" <= char <= "\u28ff"
    return not (char.isspace() or drawn)


def words_in(text: str) -> str:
    """A text with blanks for everything that is part of a picture, without trailing blanks."""
    rows = ("".join(char if is_word(char) else " " for char in row) for row in text.split("\n"))
    return "\n".join(row.rstrip() for row in rows)


def unreadable(canvas: Canvas, least: float = 4.5) -> set[tuple[str, str, float]]:
    """Texts of a canvas with too little contrast to their background: text, style, contrast."""
    return {
        (text, names, round(contrast(canvas.look.style(names)), 2))
        for y in range(canvas.height)
        for text, names in canvas.runs(y)
        if any(map(is_word, text)) and contrast(canvas.look.style(names)) < least
    }


def confused(
    look: Look, pairs: Iterable[tuple[str, str]], least: float
) -> dict[tuple[str, str, str], float]:
    """Pairs of background colours that some colour vision hardly distinguishes, with
    the distance."""
    return {
        (one, other, sight): round(far, 3)
        for one, other in pairs
        for sight in SIGHTS
        if (far := distance(ground(look, one), ground(look, other), sight)) < least
    }


def ground(look: Look, name: str) -> Color:
    """The background colour with this name."""
    color = look.style(f"@{name}").bgcolor
    assert color is not None
    return color
