"""Weimar's own colours, besides those of every theme (`tui/paints.py`)."""

from __future__ import annotations

from collections.abc import Mapping

from weimar_tui.tui.paints import Paints

from ..rules.position import PARTIES

_DARK: Paints = {
    "badge.good": "#d4f5d4 on #2a5a30",
    "badge.want": "#ff9f84 on #2a120c bold",
    "badge.government": "#16181c on #e8e4d8 bold",
    "ground.free": "#2a2d33",
    "cross.middle": "#3d3a24",
    "band.timeline": "#16181c on #c9b458",
    "band.large": "#f2d878 on #1b1a16 bold",
    "band.small": "#f4efe2 on #1b1a16 bold",
    "track.box": "#33363d",
    "track.past": "#57502f",
    "track.now": "#16181c on #e8c547 bold",
    "stair.up": "#2f5a35",
    "stair.now": "#e8c547",
    "stair.1": "#4a3a2e",
    "stair.2": "#5a332a",
    "stair.3": "#6a2c26",
    "stair.4": "#782622",
    "stair.5": "#86201e",
    "stair.6": "#951a1a",
    "society.yellow": "#f0d878 on #45401f bold",
    "society.white": "#e8e4d8 on #2f323a",
}
_LIGHT: Paints = {
    "badge.good": "#08330f on #cdeccd",
    "badge.want": "#8a1a08 on #ffeee6 bold",
    "badge.government": "#f8f4e8 on #26282b bold",
    "ground.free": "#d8d2c2",
    "cross.middle": "#e8dfb0",
    "band.timeline": "#1f2124 on #e2cf7a",
    "band.large": "#6b3f00 on #fffaf0 bold",
    "band.small": "#1f2124 on #fffaf0 bold",
    "track.box": "#ddd6c4",
    "track.past": "#e6dba6",
    "track.now": "#ffffff on #8a1f11 bold",
    "stair.up": "#bfe0bf",
    "stair.now": "#d9a520",
    "stair.1": "#eddccb",
    "stair.2": "#ecccb6",
    "stair.3": "#eabba2",
    "stair.4": "#e8a98f",
    "stair.5": "#e6977c",
    "stair.6": "#e4846a",
    "society.yellow": "#3a2c00 on #ecdc9a bold",
    "society.white": "#1f2124 on #e2dccc",
}

_TINTS: Mapping[str, tuple[str, str, str, str]] = {
    "default": ("#652822", "#4d1f48", "#194c77", "#664818"),
    "dark": ("#702722", "#612a5c", "#2d567a", "#6b4c1d"),
    "light": ("#eb7564", "#c792c1", "#bbd9fe", "#fecc96"),
    "high-contrast": ("#6c231f", "#642c5d", "#0d557d", "#624b27"),
    "colour-blind": ("#943f03", "#6a475f", "#00609a", "#312e02"),
}
"""Regions led by SPD, KPD, Zentrum and DNVP, by theme.

The colours are as far apart as possible for every kind of colour vision and readable behind text. A
search over lightness and chroma found them; the tests recompute the contrasts.
"""

PAINTS: Mapping[str, Paints] = {
    theme: {
        **(_LIGHT if theme == "light" else _DARK),
        **{f"{party}.tint": tint for party, tint in zip(PARTIES, tints, strict=True)},
    }
    for theme, tints in _TINTS.items()
}

STYLES: Mapping[str, str] = {
    party: f"seat-{number}" for number, party in enumerate(("spd", "kpd", "z", "dnvp", "nsdap"), 1)
}
"""The theme's style for each party, and for the NSDAP."""
