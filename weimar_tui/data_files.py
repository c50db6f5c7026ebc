"""Where the data files are: at the top of a checkout, or inside the installed package."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).resolve().parent


def data_folder(name: Literal["rules", "scenarios", "saves"]) -> Path:
    """The folder of rules, scenarios or ready-made saves.

    In a checkout it stands beside the package, for people to read and edit; the build puts it
    into the wheel as `weimar_tui/_data`.

    >>> (data_folder("rules") / "weimar").is_dir()
    True
    """
    for place in (_PACKAGE / "_data", _PACKAGE.parent):
        folder = place / name
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"The folder '{name}' of this installation is missing.")
