"""Signs and styles: by name, in plain letters, in another theme, under a game's own names."""

from __future__ import annotations

from rich.style import Style

from weimar_tui.tui.look import Look
from weimar_tui.tui.themes import PALETTES


def test_signs_have_plain_stand_ins_of_one_column() -> None:
    assert (Look().glyph("arrow"), Look(ascii_only=True).glyph("arrow")) == ("→", "-")
    assert (Look().glyph("line"), Look(ascii_only=True).glyph("line")) == ("─", "-")
    assert (Look().more, Look(ascii_only=True).more) == ("…", "~")


def test_texts_in_plain_letters() -> None:
    assert Look().plain("Köln → „Ruhe“") == "Köln → „Ruhe“"
    plain = Look(ascii_only=True)
    assert plain.plain("Koeln") == "Koeln"
    assert plain.plain("▸ 2 → 3 ╔═║━ …") == "> 2 -> 3 +=|= ..."
    assert plain.plain("Köln").isascii() and plain.plain("Köln")[0] == "K"
    assert plain.plain("開始 a") == "?? a"


def test_a_style_is_the_theme_text_with_what_its_names_add() -> None:
    look = Look()
    palette = PALETTES["default"]
    text = Style.parse(palette["text"])
    assert look.style("") == text
    assert look.style("key") == text + Style.parse(palette["key"])
    assert look.style("key reverse") == text + Style.parse(palette["key"]) + Style(reverse=True)
    assert look.style("key") is look.style("key")


def test_another_theme_and_other_names_change_what_styles_mean() -> None:
    look = Look()
    before, changes = look.style("key"), look.changes
    look.wear("light")
    assert look.theme == "light" and look.changes == changes + 1
    assert look.style("key") != before
    look.name_styles({"spd": "seat-1"})
    assert look.changes == changes + 2
    assert look.style("spd") == look.style("seat-1")
    look.name_styles({"spd": "seat-1"})
    look.name_styles({})
    assert look.changes == changes + 2, "that was known"
    look.name_styles({"spd": "seat-2", "kpd": "seat-1"})
    assert look.changes == changes + 3
    assert look.style("spd") == look.style("seat-2")
