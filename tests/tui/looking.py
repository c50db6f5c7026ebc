"""The screen as text and styles, and snapshots of it."""

from __future__ import annotations

import os
from collections import Counter
from itertools import groupby
from pathlib import Path
from string import ascii_letters

from rich.cells import cell_len

from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice_pane import ChoicePane

SNAPSHOTS = Path(__file__).parent / "snapshots"
SIZES = [(160, 48), (120, 40), (80, 24), (200, 60)]


def screen_text(app: LocalApp) -> str:
    """What is on the screen, row by row, without trailing spaces."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)


def put_cursor_on(app: LocalApp, start: str) -> None:
    """Put the cursor of the screen's list on the entry whose id begins so."""
    pane = app.screen.query_one(ChoicePane)
    ids = [item.id for item in pane.choice.items if item.id.startswith(start)]
    assert ids and pane.choice.go(ids[0]), start
    pane.show()


def style_rows(shown: LocalApp | Canvas) -> list[list[str]]:
    """The style of every column: by name on a sheet, in full on the screen."""
    if isinstance(shown, Canvas):
        return [list(row) for row in shown._styles]
    return [
        [str(segment.style) for segment in strip for _ in range(cell_len(segment.text))]
        for strip in shown.screen._compositor.render_strips()
    ]


def picture(shown: LocalApp | Canvas) -> str:
    """Cells and styles: the text, what each letter stands for, and the styles of each row.

    `7: .12 a3 .2 b1` says that row 7 has 12 columns in the most frequent style, then three in
    style a; the rest of a row in the most frequent style is left out.
    """
    text = shown.text() if isinstance(shown, Canvas) else screen_text(shown)
    rows = style_rows(shown)
    usual = Counter(style for row in rows for style in row).most_common(1)[0][0]
    letters = {usual: "."}
    lines = []
    for y, row in enumerate(rows):
        runs = [(style, len(list(run))) for style, run in groupby(row)]
        if runs and runs[-1][0] == usual:
            runs.pop()
        for style, _ in runs:
            letters.setdefault(style, ascii_letters[len(letters) - 1])
        if runs:
            lines.append(" ".join([f"{y}:", *(f"{letters[style]}{n}" for style, n in runs)]))
    legend = [f"{letter} {style or 'text'}" for style, letter in letters.items()]
    return "\n".join([text, "--- styles ---", *legend, "--- rows ---", *lines])


def same_as_snapshot(name: str, shown: LocalApp | Canvas) -> None:
    """Compare with `snapshots/<name>.txt`; WEIMAR_SNAPSHOTS=update writes it anew."""
    path, now = SNAPSHOTS / f"{name}.txt", picture(shown) + "\n"
    if os.environ.get("WEIMAR_SNAPSHOTS") == "update":
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
        return
    assert path.exists(), f"no snapshot {name}; run with WEIMAR_SNAPSHOTS=update"
    assert now == path.read_text(encoding="utf-8"), f"{name} looks different"
