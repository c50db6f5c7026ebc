"""Junta's own colours: city blocks by kind and holder, marks, notes, bars."""

from __future__ import annotations

from collections.abc import Mapping

from weimar_tui.tui.paints import Paints

Trio = tuple[str, str, str]
"""A plate, the buildings on it, and their windows."""


def _blocks(kinds: Mapping[str, Trio]) -> Paints:
    return {
        name: colour
        for kind, (plate, built, lit) in kinds.items()
        for name, colour in ((kind, plate), (f"{kind}.built", built), (f"{kind}.lit", lit))
    }


_EMBLEM: Paints = {
    "emblem.sky.1": "#141c3a",
    "emblem.sky.2": "#241f42",
    "emblem.sky.3": "#3d2447",
    "emblem.sky.4": "#5f2c42",
    "emblem.sky.5": "#843a36",
    "emblem.sky.6": "#a8502c",
    "emblem.sun": "#ffd257",
    "emblem.house": "#171019",
    "emblem.palace": "#2b1c12",
    "emblem.window": "#ffcf6b",
    "emblem.flag": "#d2503a",
    "emblem.fire": "#ff8a3c",
    "emblem.bank": "#0d141b",
    "emblem.water.1": "#1d3f5e",
    "emblem.water.2": "#17334e",
    "emblem.water.3": "#12283e",
    "emblem.glitter": "#d99a4a",
}
"""The emblem, the same in every theme."""

_DARK: Paints = {
    **_EMBLEM,
    "ground.earth": "#15181a",
    "ground.street": "#3a3e45",
    "ground.river": "#123a54",
    "ground.bank": "#2b6384",
    "ground.ripple": "#1d557a",
    "ground.bridge": "#9c8550",
    "ground.rail": "#55492c",
    "street.open": "#8f7a2c",
    "street.pointed": "#d9b430",
    "mark.origin": "#ffffff",
    "mark.target": "#d9b430",
    "mark.pointed": "#ffe27a",
    "mark.start": "#8f7a2c",
    "mark.origin.plate": "#4a4e56",
    "mark.target.plate": "#423809",
    "mark.pointed.plate": "#5a4a10",
    "mark.start.plate": "#33301f",
    "ink.number": "#c4c6c9",
    "ink.power": "#ffe27a bold",
    "ink.junta": "#ffc8b2 bold",
    "ink.president": "#a8f0b4 bold",
    "ink.empty": "#d2d9d4 bold",
    "ink.embassy": "#9fe0ea",
    "ink.slum": "#e6cc98",
    "lamp.junta": "#ffffff on #a62d16 bold",
    "lamp.president": "#ffffff on #1c6b33 bold",
    "lamp.empty": "#e8e4d8 on #3c423e",
    "bar.rest": "#22262b",
    "bar.money": "#4f9a57",
    "note.1": "#e4f5e4 on #2d5636",
    "note.2": "#f2f5d8 on #4d5f1f",
    "note.3": "#fff0d8 on #7a5518",
    "band.unit": "#ffffff on #5c3d1e bold",
    "band.vote": "#ffffff on #244a6e bold",
    "band.bribe": "#ffffff on #5a2f5c bold",
    "band.assassin": "#ffffff on #6e2420 bold",
    "band.other": "#ffffff on #3a4048 bold",
    **_blocks(
        {
            "block.slum": ("#302619", "#6b5233", "#b08a4c"),
            "block.suburb": ("#252a26", "#4d5a48", "#7f8f6a"),
            "block.middle": ("#282b31", "#50565f", "#a8a48c"),
            "block.landmark": ("#2c2833", "#625a75", "#b8a8d8"),
            "block.barracks": ("#262e20", "#556442", "#8fa070"),
            "block.precinct": ("#1e2a40", "#3f5c8c", "#9cc4ff"),
            "block.embassy": ("#132f36", "#2f6d79", "#9fe0ea"),
            "block.power": ("#3d3413", "#8d7420", "#ffe27a"),
            "held.president": ("#16381f", "#62c478", "#d8ffe0"),
            "held.junta": ("#55170f", "#d2503a", "#ffd0a0"),
            "held.empty": ("#262a28", "#5b665f", "#8a9890"),
        }
    ),
}

_LIGHT: Paints = {
    **_EMBLEM,
    "ground.earth": "#e4ddcb",
    "ground.street": "#c4bba6",
    "ground.river": "#a9c7d9",
    "ground.bank": "#7fa9c2",
    "ground.ripple": "#93b8ce",
    "ground.bridge": "#a58a55",
    "ground.rail": "#6e5c38",
    "street.open": "#cfa94a",
    "street.pointed": "#a87400",
    "mark.origin": "#1f2124",
    "mark.target": "#b07a00",
    "mark.pointed": "#8a5a00",
    "mark.start": "#c9a94e",
    "mark.origin.plate": "#ffffff",
    "mark.target.plate": "#efe2a0",
    "mark.pointed.plate": "#f6d860",
    "mark.start.plate": "#eae2bf",
    "ink.number": "#3a3e43",
    "ink.power": "#4c3600 bold",
    "ink.junta": "#6e140a bold",
    "ink.president": "#0f3f1a bold",
    "ink.empty": "#3a3e43 bold",
    "ink.embassy": "#083f46",
    "ink.slum": "#4f340c",
    "lamp.junta": "#ffffff on #a62d16 bold",
    "lamp.president": "#ffffff on #1c6b33 bold",
    "lamp.empty": "#1f2124 on #cfd2cc",
    "bar.rest": "#ddd6c4",
    "bar.money": "#4f9a57",
    "note.1": "#0f3318 on #c2e3c4",
    "note.2": "#2b3608 on #dbe5ac",
    "note.3": "#4a2f04 on #f0d6a4",
    "band.unit": "#2e1c06 on #dcc0a0 bold",
    "band.vote": "#0c2238 on #b4cce6 bold",
    "band.bribe": "#301032 on #dcbcde bold",
    "band.assassin": "#3c0a08 on #ebb8b2 bold",
    "band.other": "#1f2124 on #d8d4c8 bold",
    **_blocks(
        {
            "block.slum": ("#dfcfb8", "#a08560", "#f8ecd8"),
            "block.suburb": ("#dde0d2", "#98a58c", "#ffffff"),
            "block.middle": ("#dcdbd8", "#96948e", "#fffbe8"),
            "block.landmark": ("#dcd4e2", "#9384a8", "#ffffff"),
            "block.barracks": ("#d5dcc4", "#7f8f66", "#f4f8ea"),
            "block.precinct": ("#cfd9ea", "#6d88b4", "#f4f8ff"),
            "block.embassy": ("#c4e0e2", "#5d9ba2", "#f4ffff"),
            "block.power": ("#efdc9c", "#b08d2a", "#fff6d8"),
            "held.president": ("#c2e3c4", "#3f8a4c", "#f4fff4"),
            "held.junta": ("#f0bfae", "#b33a20", "#fff0e8"),
            "held.empty": ("#d3d6d0", "#84908a", "#ffffff"),
        }
    ),
}

_COLOUR_BLIND: Paints = {
    **_DARK,
    "ink.junta": "#ffd9a8 bold",
    "ink.president": "#b8dcff bold",
    "lamp.junta": "#16181c on #f0a040 bold",
    "lamp.president": "#ffffff on #1d5a96 bold",
    **_blocks(
        {
            "held.president": ("#12304f", "#3f86c8", "#d4ebff"),
            "held.junta": ("#5a3408", "#e0902a", "#ffe6b8"),
        }
    ),
}

PAINTS: Mapping[str, Paints] = {
    "default": _DARK,
    "dark": _DARK,
    "light": _LIGHT,
    "high-contrast": {**_DARK, "ground.earth": "#000000", "ground.street": "#5a6068"},
    "colour-blind": _COLOUR_BLIND,
}
