"""The location of the data files: at the top of a checkout, or inside an installed package."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).resolve().parent

_elsewhere: dict[str, Path] = {}


def add_data(game: str, folder: Path) -> None:
    """Register the folder with the `rules`, `scenarios` and `saves` of another package's game."""
    _elsewhere[game] = folder


def is_in_the_box(game: str) -> bool:
    """Whether a game came with this program, not with another package."""
    return game not in _elsewhere


def data_folder(name: Literal["rules", "scenarios", "saves", "docs"]) -> Path:
    """The folder of rules, scenarios or example saves of the bundled games, or of the docs.

    In a checkout it is next to the package, for people to read and edit; the build puts it into the
    wheel as `weimar_tui/_data`.


    >>> (data_folder("rules") / "weimar").is_dir()
    True
    """
    for place in (_PACKAGE / "_data", _PACKAGE.parent):
        folder = place / name
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"The folder '{name}' of this installation is missing.")


def game_folder(name: Literal["rules", "scenarios"], game: str) -> Path:
    """The folder of one game's rules or scenarios, whichever package it came with.

    >>> game_folder("scenarios", "weimar").name
    'weimar'
    """
    elsewhere = _elsewhere.get(game)
    return data_folder(name) / game if elsewhere is None else elsewhere / name


def save_folders() -> tuple[Path, ...]:
    """The folders of recorded games that ship as examples."""
    others = (folder / "saves" for folder in _elsewhere.values())
    return (data_folder("saves"), *(folder for folder in others if folder.is_dir()))
