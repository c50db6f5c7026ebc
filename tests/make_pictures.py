"""Store the games' emblems as text for the front door: `python -m tests.make_pictures`."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from string import ascii_letters, digits

from weimar_tui.registry import plugin_of
from weimar_tui.text.pictures import Rows
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.look import Look

SIZES = ((48, 20), (36, 15), (24, 8))
"""Cells of the pictures: for the largest terminals, for 120 columns, for 80."""
GAMES = ("weimar", "junta", "wir_sind_das_volk")
_BLOCKS = {block: number for number, block in enumerate(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")}


def drawn(game: str, size: tuple[int, int]) -> Rows:
    """Return a game's emblem in the default theme as quarters of cells."""
    emblem = plugin_of(game).emblem()
    assert emblem is not None
    look = Look()
    canvas = Canvas(*size, look)
    emblem.named(look).draw(canvas)
    rows: Rows = []
    for strip in canvas.strips():
        pair: Rows = [[], []]
        for segment in strip:
            style = segment.style
            assert style is not None and style.color is not None and style.bgcolor is not None
            colours = [one.get_truecolor().hex for one in (style.bgcolor, style.color)]
            for block in segment.text:
                for quarter in range(4):
                    inked = _BLOCKS[block] >> quarter & 1
                    pair[quarter // 2].append(colours[inked])
        rows += pair
    return rows


def stored(game: str) -> str:
    """Return the text for the file of a game's pictures."""
    return "\n".join(_as_text(drawn(game, size)) for size in SIZES)


def _as_text(rows: Rows) -> str:
    colours = sorted({colour for row in rows for colour in row})
    letters = dict(zip(colours, ascii_letters + digits, strict=False))
    palette = " ".join(f"{letters[colour]}{colour}" for colour in colours)
    return "\n".join([palette, *("".join(letters[one] for one in row) for row in rows)]) + "\n"


def file_of(game: str) -> Path:
    """Return where a game's pictures are stored."""
    return Path(str(files(f"weimar_tui.games.{game}").joinpath("picture.txt")))


def main() -> None:
    """Store the pictures of all games."""
    for game in GAMES:
        file_of(game).write_text(stored(game), "utf-8")


if __name__ == "__main__":
    main()
