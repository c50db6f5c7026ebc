"""Write the man page and the shell completions from the command line parser: `make packaging`."""

from __future__ import annotations

import sys
from pathlib import Path

import shtab
from argparse_manpage.manpage import Manpage  # type: ignore[import-untyped]

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from weimar_tui.cli.options import make_parser  # noqa: E402
from weimar_tui.cli.words import cli_words  # noqa: E402

COMPLETIONS = {"bash": "weimar.bash", "zsh": "_weimar", "fish": "weimar.fish"}


def man_page() -> str:
    """The page `weimar(1)`, without the day it was made."""
    parser = make_parser(cli_words("en"))
    parser.man_short_description = "political board games in the terminal"  # type: ignore[attr-defined]
    page = str(Manpage(parser))
    head = '.TH WEIMAR "1" "" "weimar-tui" "Games"'
    return "\n".join([head, *page.splitlines()[1:], ""])


def main() -> None:
    """Write the files next to this one."""
    (HERE / "weimar.1").write_text(man_page(), encoding="utf-8")
    for shell, name in COMPLETIONS.items():
        script = shtab.complete(make_parser(cli_words("en")), shell=shell)
        (HERE / name).write_text(script.rstrip("\n") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
