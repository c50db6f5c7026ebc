"""Handbook texts laid out: nothing lost, nothing too wide, bold words and tables kept."""

from __future__ import annotations

import pytest

from tests.games.weimar.view.scenes import weimar_look
from tests.wordings import LANGUAGES
from weimar_tui.text.handbook import handbook, help_text, hints
from weimar_tui.tui.canvas import width_of
from weimar_tui.tui.prose import Row, flow, lay_out


def said(rows: list[Row]) -> str:
    return "\n".join("".join(text for text, _ in row) for row in rows)


def bare(text: str) -> str:
    """The letters of a text, without markup and line breaks."""
    kept = (line for line in text.split("\n") if not set(line) <= set("|-: ") or not line)
    letters = "".join(line.lstrip("# ") if line.startswith("#") else line for line in kept)
    return "".join(letter for letter in letters if letter not in " *|")


def texts(lang: str) -> list[str]:
    sections = [f"# {section.heading}\n\n{section.body}" for section in handbook("weimar", lang)]
    return [
        *sections,
        *hints("weimar", lang).values(),
        help_text("weimar", "map", lang),
        help_text("weimar", "roll", lang),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [44, 57, 74, 110])
def test_nothing_is_too_wide_or_lost(lang: str, width: int) -> None:
    for text in texts(lang):
        look = weimar_look()
        rows, drawn = lay_out(text, width, look), bare(look.plain(text))
        assert max(width_of(line) for line in said(rows).split("\n")) <= width
        tables = any(line.startswith("|") for line in text.split("\n"))
        if tables:  # cells are broken into columns, so letters are in another order
            assert sorted(bare(said(rows))) == sorted(drawn)
        else:
            assert bare(said(rows)) == drawn


def test_bold_words_are_strong_and_keep_what_stands_behind_them() -> None:
    (row,) = flow("Play it for **actions**, or **debate**.", 60, weimar_look())
    assert row == [
        ("Play it for ", "text"),
        ("actions", "strong"),
        (", or ", "text"),
        ("debate", "strong"),
        (".", "text"),
    ]
    rows = flow("One **bold word here** and on", 10, weimar_look())
    assert rows == [
        [("One ", "text"), ("bold", "strong")],
        [("word here", "strong")],
        [("and on", "text")],
    ]


def test_a_list_hangs_under_its_mark() -> None:
    rows = lay_out("- one two three\n2. vier fünf sechs", 10, weimar_look())
    assert said(rows) == "- one two\n  three\n2. vier\n   fünf\n   sechs"


def test_a_table_stands_in_columns() -> None:
    text = "| Dice | Result |\n|---|---|\n| 1 | a **base** |\n| 22 | 動盪 and more words |"
    assert said(lay_out(text, 20, weimar_look())) == (
        "Dice  Result\n1     a base\n22    動盪 and more\n      words"
    )
