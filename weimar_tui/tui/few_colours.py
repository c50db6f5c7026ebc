"""Colours of pictures on terminals that have 256: the nearest one that can still be read.

What a library would choose by itself turns dark amber into red and dark blue into grey. Here hue
counts more than lightness, a ground gets no brighter than words on it bear, and words no dimmer.
"""

from __future__ import annotations

from functools import cache

from weimar_tui.tui.paints import lab, luminance

_CUBE = (0, 95, 135, 175, 215, 255)
_LIGHTNESS = 0.3
"""How much a difference in lightness counts against one in colour."""
_LIVELY, _SEA = 1.5, 2.4
"""Dull colours are looked for as if they were so much livelier: there are no dull dark ones."""
_DARK, _PALE = 0.112, 0.3
"""How bright a ground may be that light words stand on, and must be for dark ones."""


@cache
def _colours() -> dict[str, tuple[tuple[float, float, float], float]]:
    """The 240 colours that look alike everywhere, with what the eye makes of them."""
    cube = [(red, green, blue) for red in _CUBE for green in _CUBE for blue in _CUBE]
    greys = [(level, level, level) for level in range(8, 248, 10)]
    names = (f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in (*cube, *greys))
    return {name: (lab(name), luminance(name)) for name in names}


@cache
def nearest(name: str, of: str, *, dark: bool) -> str:
    """The colour of 256 to use for one of this name in a dark theme or a light one.

    >>> nearest("heat.1", "#523b18", dark=True), nearest("ink.soft", "#dedad0", dark=True)
    ('#5f5f00', '#e4e4e4')
    """
    lightness, a, b = lab(of)
    bright = luminance(of)
    lively = _SEA if name == "ground.sea" else _LIVELY
    ink = name.startswith("ink.") or name.endswith(".ink")
    limit = bright if ink else max(bright, _DARK) if dark else min(bright, _PALE)
    brighter = dark == ink

    def far(other: str) -> float:
        (light, red, yellow), _ = _colours()[other]
        colour = (lively * a - red) ** 2 + (lively * b - yellow) ** 2
        return _LIGHTNESS * (lightness - light) ** 2 + colour

    fit = (
        n
        for n, (_, seen) in _colours().items()
        if abs(seen - limit) < 1e-6 or (seen > limit) == brighter
    )
    return min(fit, key=far)
