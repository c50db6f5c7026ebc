"""The colours of each theme, for panes and for Textual.

Colour is never the only sign: seats also have letters, dangers have words, marks have signs. So
players can choose any theme that suits their eyes and terminal; `plain` has no colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from textual.theme import Theme

Palette = Mapping[str, str]
"""A Rich style for each style name of panes."""

THEMES = ("default", "dark", "light", "high-contrast", "ansi", "colour-blind")
"""The themes a player can choose."""

PLAIN = "plain"
"""The theme for NO_COLOR=1: no colours, only bold, reversed and underlined text."""

SEATS = tuple(f"seat-{number}" for number in range(1, 9))
"""The styles of seats; a game assigns them (`GameView.styles`)."""

SIDES = ("side-1", "side-2")
"""The styles of two opposing sides, distinguishable on any background with any colour vision."""

PALE = ("light",)
"""The themes with dark text on a light background."""
_NATIVE = ("ansi", PLAIN)


def _palette(
    text: str,
    ground: str,
    *,
    muted: str,
    faint: str,
    title: str,
    strong: str,
    danger: str,
    good: str,
    coast: str,
    seats: tuple[str, ...],
    sides: tuple[int, int] = (3, 0),
    on_title: str = "",
) -> dict[str, str]:
    on_title = on_title or ground
    return {
        "text": f"{text} on {ground}",
        "muted": muted,
        "faint": faint,
        "title": f"{title} bold",
        "active": f"{on_title} on {title} bold",
        "frame": faint,
        "coast": coast,
        "border": faint,
        "strong": f"{strong} bold",
        "danger": f"{danger} bold",
        "good": good,
        "cursor": f"{ground} on {text} bold",
        "mark": "underline",
        "key": title,
        **dict(zip(SEATS, seats, strict=True)),
        **dict(zip(SIDES, (seats[sides[0]], seats[sides[1]]), strict=True)),
        "government": strong,
    }


PALETTES: dict[str, Palette] = {
    # Red, blue and yellow on near-black and cream, as in Bauhaus prints.
    "default": _palette(
        "#e8e4d8",
        "#16181c",
        muted="#9a9ca0",
        faint="#6b6e74",
        title="#e8c547",
        strong="#ffffff",
        danger="#ff8f70",
        good="#8fd18a",
        coast="#6f9bb5",
        seats=(
            "#ff6b5e",
            "#e58ad8",
            "#7db8f0",
            "#d9a860",
            "#b0896b",
            "#a3cf62",
            "#5fd0c0",
            "#cfd2d6",
        ),
    ),
    "dark": _palette(
        "#c8ccd2",
        "#0c0e10",
        muted="#8a9099",
        faint="#5f656e",
        title="#9db4cc",
        strong="#f2f4f7",
        danger="#f08a6c",
        good="#86c08b",
        coast="#5f89a3",
        seats=(
            "#e8695f",
            "#cf86c6",
            "#78aede",
            "#c9a066",
            "#a68a74",
            "#98c05c",
            "#58bfb0",
            "#c0c4ca",
        ),
    ),
    "light": _palette(
        "#1f2124",
        "#f4f0e4",
        muted="#5c5f63",
        faint="#84868a",
        title="#8a1f11",
        strong="#000000",
        danger="#a8200d",
        good="#1f6b2c",
        coast="#2f6f8f",
        seats=(
            "#b3261a",
            "#8a2a84",
            "#13508f",
            "#7a4a00",
            "#5d4433",
            "#3d6b12",
            "#006a66",
            "#3f4348",
        ),
    ),
    "high-contrast": _palette(
        "#ffffff",
        "#000000",
        muted="#dcdcdc",
        faint="#b4b4b4",
        title="#ffff00",
        strong="#ffffff",
        danger="#ff9d85",
        good="#7dff7d",
        coast="#9fd8ff",
        seats=(
            "#ff8c80",
            "#ff9df2",
            "#8fd0ff",
            "#ffc566",
            "#d9b8a0",
            "#c4f07a",
            "#7df0e0",
            "#f0f0f0",
        ),
    ),
    # The 16 colours of every terminal, as the terminal defines them.
    "ansi": _palette(
        "default",
        "default",
        muted="white",
        faint="bright_black",
        title="bright_yellow",
        strong="bright_white",
        danger="bright_red",
        good="bright_green",
        coast="cyan",
        seats=(
            "bright_red",
            "bright_magenta",
            "bright_cyan",
            "yellow",
            "white",
            "bright_green",
            "bright_blue",
            "bright_white",
        ),
        on_title="black",
    )
    | {"cursor": "reverse bold"},
    # After Okabe and Ito: distinguishable with any kind of colour vision.
    "colour-blind": _palette(
        "#e8e8e8",
        "#121212",
        muted="#a0a0a0",
        faint="#707070",
        title="#f0e442",
        strong="#ffffff",
        danger="#ff9d4d",
        good="#3cc9a0",
        coast="#6fa8c8",
        seats=(
            "#e8702a",
            "#eebbdd",
            "#3f9ae0",
            "#f0e442",
            "#9c9c9c",
            "#c47064",
            "#90b0f8",
            "#e0a468",
        ),
        sides=(2, 0),
    ),
    PLAIN: {
        **dict.fromkeys(("text", "muted", "faint", "frame", "good", "coast", "border"), "default"),
        **dict.fromkeys(("title", "strong", "danger", "key", "government"), "bold"),
        **dict.fromkeys((*SEATS, *SIDES), "default"),
        "active": "reverse bold",
        "cursor": "reverse",
        "mark": "underline",
    },
}


def theme_for(wished: str, environ: Mapping[str, str]) -> str:
    """The initial theme. NO_COLOR rules out colours, the Linux console has only sixteen.

    >>> theme_for("light", {"NO_COLOR": "1"})
    'plain'
    >>> theme_for("default", {"TERM": "linux"}), theme_for("light", {"TERM": "xterm"})
    ('ansi', 'light')
    """
    if environ.get("NO_COLOR"):
        return PLAIN
    if environ.get("TERM") in ("linux", "vt100", "vt220") and wished == "default":
        return "ansi"
    return wished if wished in PALETTES else "default"


def textual_theme(name: str) -> Theme:
    """Return a theme for Textual's own widgets."""
    from textual.theme import BUILTIN_THEMES, Theme

    palette = PALETTES[name]
    if name in _NATIVE:
        return replace(BUILTIN_THEMES["ansi-dark"], name=f"weimar-{name}")
    text, _, ground = palette["text"].partition(" on ")
    return Theme(
        name=f"weimar-{name}",
        primary=palette["key"],
        foreground=text,
        background=ground,
        surface=ground,
        panel=ground,
        dark=name not in PALE,
    )


def is_native(name: str) -> bool:
    """Whether a theme uses the terminal's own colours."""
    return name in _NATIVE
