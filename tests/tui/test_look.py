"""Signs and styles: by name, in ASCII, in another theme, under a game's own names."""

from __future__ import annotations

import unicodedata

from rich.style import Style

from tests.tui.sight import contrast
from weimar_tui.text.languages import languages
from weimar_tui.text.messages import Messages
from weimar_tui.tui.look import _SIGNS, Look
from weimar_tui.tui.themes import PALETTES, PLAIN, THEMES, is_native, textual_theme


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


def test_plain_signs_leave_every_script_its_letters() -> None:
    plain = Look(ascii_only=True)
    assert plain.plain("▸ 開始，“選” 威瑪。…") == '> 開始，"選" 威瑪。...'
    assert plain.plain("Στρατός ♞ ō") == "Στρατός ? o", "Latin loses its accents"
    plain.has_scripts = False
    assert plain.plain("開始 ō a") == "?? o a"


def test_where_signs_are_two_cells_wide_none_is_drawn_that_could_be() -> None:
    wide = Look(wide_signs=True)
    assert wide.ascii_only and not wide.paints
    assert {glyph for name in _SIGNS if not (glyph := wide.glyph(name)).isascii()} == set()
    for language in languages():
        words = Messages(language)
        for name in ("settings-help-wide-signs", "settings-help-theme", "settings-form-keys"):
            shown = wide.plain(words.text(name))
            assert not [sign for sign in shown if unicodedata.east_asian_width(sign) == "A"]
    assert wide.plain("Grüße: § 5 → é · 開始…") == "Gruesse: ? 5 -> e . 開始..."
    wide.wide_signs = False
    assert not wide.ascii_only


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


def test_the_library_is_told_the_theme_too() -> None:
    told = {name: textual_theme(name) for name in (*THEMES, PLAIN)}
    assert {name for name, theme in told.items() if not theme.dark} == {"light"}
    assert all(theme.name == f"weimar-{name}" for name, theme in told.items())
    assert {name for name in told if is_native(name)} == {"ansi", PLAIN}
    default, palette = told["default"], PALETTES["default"]
    assert f"{default.foreground} on {default.background}" == palette["text"]
    assert default.primary == palette["key"]
    assert default.surface == default.panel == default.background


def test_what_a_theme_paints_its_marks_with() -> None:
    for name in THEMES:
        palette = PALETTES[name]
        text, _, ground = palette["text"].partition(" on ")
        if name != "ansi":
            assert palette["cursor"] == f"{ground} on {text} bold"
            assert palette["active"] == f"{ground} on {palette['key']} bold"
        assert palette["frame"] == palette["border"] == palette["faint"]
    assert PALETTES["ansi"]["active"].startswith("black on ")


def test_the_terminals_own_colours_are_never_replaced_by_the_nearest_ones() -> None:
    for theme, colours in (("ansi", 256), ("ansi", 16), (PLAIN, 16)):
        look = Look(theme=theme)
        in_all = [look.style(name) for name in ("seat-3.chip", "place.choose", "news.1")]
        look.have(colours)
        assert [look.style(name) for name in ("seat-3.chip", "place.choose", "news.1")] == in_all


def test_with_sixteen_colours_seats_differ_from_muted_text_and_every_text_is_readable() -> None:
    for theme in ("default", "dark", "light", "high-contrast", "colour-blind"):
        look = Look(theme=theme)
        look.have(16)
        muted = look.style("muted").color
        seats = [look.style(f"seat-{number}").color for number in (1, 2, 3, 4)]
        assert len({str(colour) for colour in (muted, *seats)}) >= 4, (theme, seats)
        for name in ("text", "muted", "title", "good", "danger", "seat-3", "seat-3.chip", "cursor"):
            assert contrast(look.style(name)) >= 4.0, (theme, name)
