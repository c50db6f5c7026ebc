"""Small pictures of the games, stored as text, for pages that do not load the terminal's panes.

`tests/make_pictures.py` makes them from the games' emblems.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

Rows = list[list[str]]
"""Colours (`#rrggbb`): two rows, and two colours in each, per cell of a terminal."""


def read_pictures(text: str) -> list[Rows]:
    """Return the pictures of a file, largest first.

    A picture begins with its palette, a letter and a colour each; then its rows follow.

    >>> read_pictures("a#000000 b#ffffff\\nab\\nba\\n")
    [[['#000000', '#ffffff'], ['#ffffff', '#000000']]]
    """
    pictures: list[Rows] = []
    palette: dict[str, str] = {}
    for line in text.splitlines():
        if "#" in line:
            palette = {entry[0]: entry[1:] for entry in line.split()}
            pictures.append([])
        elif line:
            pictures[-1].append([palette[letter] for letter in line])
    return sorted(pictures, key=len, reverse=True)


@cache
def pictures_in(package: str) -> tuple[Rows, ...]:
    """Return the pictures in the file `picture.txt` of a game's package, largest first."""
    return tuple(read_pictures(files(package).joinpath("picture.txt").read_text("utf-8")))
