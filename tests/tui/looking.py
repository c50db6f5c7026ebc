"""The screen as text and styles, and snapshots of it."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from functools import cached_property
from itertools import groupby, islice, product
from pathlib import Path
from string import ascii_letters
from typing import Any

import pytest
from rich.cells import cell_len
from rich.style import Style
from textual._context import visible_screen_stack
from textual.app import App
from textual.pilot import Pilot
from textual.strip import Strip

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.weimar_app import WeimarApp

NAMES = [*ascii_letters, *map("".join, product(ascii_letters, repeat=2))]
"""Names for styles in snapshots: one letter, or two."""
SIZES = [(160, 48), (120, 40), (80, 24), (200, 60)]
Size = tuple[int, int]


def sizes_and_languages(sizes: Sequence[Size] = SIZES) -> list[tuple[Size, str]]:
    """Every size in one language, and the other languages at the smallest size."""
    return [*((size, "en") for size in sizes), (min(sizes), "de"), (min(sizes), "zh")]


SIZES_BY_LANGUAGE: list[tuple[Sequence[Size], str]] = [
    (SIZES, "en"),
    ([min(SIZES)], "de"),
    ([min(SIZES)], "zh"),
]
"""The same, for tests that resize one app."""


@dataclass
class Seen:
    """What is visible of a running app, or of a part of it: each cell and its style."""

    strips: list[Strip]

    @cached_property
    def rows(self) -> list[str]:
        """The text of each row, without trailing spaces."""
        return [strip.text.rstrip() for strip in self.strips]

    @cached_property
    def styles(self) -> list[list[Style]]:
        """The style of every column of every row."""
        return [
            [segment.style or Style() for segment in strip for _ in range(cell_len(segment.text))]
            for strip in self.strips
        ]

    @property
    def text(self) -> str:
        return "\n".join(self.rows)

    def place(self, text: str) -> tuple[int, int]:
        """Column and row of a text's first occurrence; fails if it does not occur."""
        for y, row in enumerate(self.rows):
            if text in row:
                return cell_len(row[: row.index(text)]), y
        raise AssertionError(f"{text!r} is not shown:\n{self.text}")

    def style(self, text: str) -> Style:
        """The style of the first character of a text."""
        x, y = self.place(text)
        return self.styles[y][x]


def seen(app: App[Any], part: str = "") -> Seen:
    """The screen, or the part covered by a widget with this selector."""
    region = app.screen.query_one(part).region if part else app.screen.region
    visible_screen_stack.set(app._background_screens)  # drawn behind a dialog
    strips = app.screen._compositor.render_strips()[region.y : region.bottom]
    return Seen([strip.crop(region.x, region.right) for strip in strips])


def screen_text(shown: App[Any] | Canvas) -> str:
    """The text of the screen or a canvas with its background, by row, without trailing spaces."""
    if isinstance(shown, Canvas):
        return "\n".join(strip.text.rstrip() for strip in shown.strips())
    return seen(shown).text


async def until(pilot: Pilot[Any], true: Callable[[], object]) -> None:
    """Let the app run until a condition is true, as long as a busy machine needs."""
    for _ in range(1500):
        await pilot.pause(0.02)
        if true():
            return
    raise AssertionError(f"it never came:\n{screen_text(pilot.app)}")


def put_cursor_on(app: App[Any], start: str) -> None:
    """Put the cursor of the screen's list on the entry whose id begins like this."""
    pane = app.screen.query_one(ChoicePane)
    ids = [item.id for item in pane.choice.items if item.id.startswith(start)]
    assert ids and pane.choice.go(ids[0]), start
    pane.show()


def under_cursor(app: WeimarApp) -> str:
    """The text of the list entry under the cursor, without its number."""
    rows = seen(app, "ChoicePane").rows
    row = next(row for row in rows if row.startswith(app.look.glyph("pointer")))
    return row[1:].lstrip(" 0123456789")


def style_rows(shown: App[Any] | Canvas) -> list[list[str]]:
    """The style of every column: by name on a canvas, complete on the screen."""
    if isinstance(shown, Canvas):
        return [
            [style for text, style in shown.runs(y) for _ in range(cell_len(text))]
            for y in range(shown.height)
        ]
    return [[str(style) for style in row] for row in seen(shown).styles]


def picture(shown: App[Any] | Canvas) -> str:
    """Cells and styles: the text, the meaning of each letter, and the styles of each row.

    `7: .12 a3 .2 b1` says that row 7 has 12 columns in the most frequent style, then three in style
    a; the rest of a row in the most frequent style is left out.
    """
    text = screen_text(shown)
    rows = style_rows(shown)
    usual = Counter(style for row in rows for style in row).most_common(1)[0][0]
    letters = {usual: "."}
    lines = []
    for y, row in enumerate(rows):
        runs = [(style, len(list(run))) for style, run in groupby(row)]
        if runs and runs[-1][0] == usual:
            runs.pop()
        for style, _ in runs:
            letters.setdefault(style, NAMES[len(letters) - 1])
        if runs:
            lines.append(" ".join([f"{y}:", *(f"{letters[style]}{n}" for style, n in runs)]))
    legend = [f"{letter} {style or 'text'}" for style, letter in letters.items()]
    return "\n".join([text, "--- styles ---", *legend, "--- rows ---", *lines])


def same_as_snapshot(name: str, shown: App[Any] | Canvas) -> None:
    """Compare with `snapshots/<name>.txt` next to the test.

    WEIMAR_SNAPSHOTS=update rewrites it.
    """
    test = Path(sys._getframe(1).f_code.co_filename)
    path, now = test.parent / "snapshots" / f"{name}.txt", picture(shown) + "\n"
    if os.environ.get("WEIMAR_SNAPSHOTS") == "update":
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
        return
    assert path.exists(), f"no snapshot {name}; run with WEIMAR_SNAPSHOTS=update"
    before = path.read_text(encoding="utf-8")
    if now != before:
        lines = unified_diff(
            before.splitlines(), now.splitlines(), "stored", "drawn", "", "", 0, ""
        )
        pytest.fail("\n".join([f"{name} looks different:", *islice(lines, 60)]))
