"""Drawn cards: their faces, and the sizes at which they fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.wir_sind_das_volk.view.moments import game, opening, played, scene, words
from tests.games.wir_sind_das_volk.view.tables import sheet, styles, trouble
from tests.games.wir_sind_das_volk.view.test_figures import after, asked, facts
from tests.tui.looking import screen_text
from tests.tui.sight import unreadable
from tests.wordings import LANGUAGES
from weimar_tui.games.wir_sind_das_volk.view.panes.faces import CardTable, face_of
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.cards import draw_face
from weimar_tui.tui.layout import Place
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.settings import Preferences, Settings, Theme
from weimar_tui.tui.themes import THEMES, is_native

PAINTED = [theme for theme in THEMES if not is_native(theme)]
SIZES = ((79, 11), (80, 12), (107, 10), (134, 18))
"""The sizes available for cards on screens of 120, 80, 160 and 200 columns."""


def face(canvas: Canvas, card: str, width: int, height: int) -> list[str]:
    """The rows of a card."""
    x, y = canvas.spots[card]
    return [row[x : x + width].rstrip() for row in canvas.text().splitlines()[y : y + height]]


def test_a_card_has_its_number_values_name_and_what_it_does_in_words() -> None:
    canvas = sheet(scene(trouble()), "display", 134, 18)
    assert face(canvas, "80", 21, 6) == [
        " 80            W3 E1",
        " Hungary dismantles",
        " border fence",
        " Dismantle 2 East",
        " Unrest +1 East",
        " Prestige ◂ West",
    ]
    assert styles(canvas, "Dismantle 2 East") == {"east.ink"}
    assert styles(canvas, "Prestige ◂ West") == {"west.ink"}


def test_both_values_are_in_the_colour_of_their_side() -> None:
    canvas = sheet(scene(trouble()), "display", 107, 10)
    x, y = canvas.spots["80"]
    assert face(canvas, "80", 17, 1) == [" 80        W3 E1"]
    marks = canvas.styles()[y][x : x + 17]
    assert marks[-7:] == ["west.chip"] * 3 + ["east.chip"] * 4


@pytest.mark.parametrize(
    ("lang", "width", "band"),
    [
        ("de", 40, " Nr. 16 Ereignis: nur BRD  BRD 4  DDR 1"),
        ("de", 17, " 16    BRD4 DDR1"),
        ("de", 13, " 16    B4 D1"),
        ("en", 40, " No. 16 event: the West only   W 4  E 1"),
        ("en", 10, " 16   4 1"),
        ("zh", 40, " 16號 事件：僅西德           西 4  東 1"),
    ],
)
def test_values_name_their_sides_and_the_band_the_owner_as_far_as_that_fits(
    lang: str, width: int, band: str
) -> None:
    now = scene(opening(), lang)
    drawn = face_of(now.words, now.look, "16", width=width)
    canvas = Canvas(width, 4, now.look)
    draw_face(canvas, drawn, Place(0, 0, width, 4))
    assert canvas.text().splitlines()[0].rstrip() == band


def test_the_card_under_the_cursor_is_raised() -> None:
    canvas = sheet(scene(trouble(), option="80:event"), "display", 107, 10)
    x, y = canvas.spots["80"]
    assert canvas.at(x, y) == "▸" and canvas.styles()[y][x] == "cursor"
    assert "@west.heat.4" in str(canvas.runs(y + 1)), "lighter than the others"
    assert "@west.heat.4" not in str(sheet(scene(trouble()), "display", 107, 10).runs(y + 1))


def test_the_card_that_is_being_played_comes_first_and_stands_out() -> None:
    canvas = sheet(scene(trouble("70:build")), "display", 107, 10)
    assert canvas.spots["70"] == (0, 0)
    assert canvas.at(0, 0) == "▸" and canvas.styles()[0][0] == "active"


def test_a_card_in_hand_says_so_and_whose_hand() -> None:
    assert face(sheet(scene(trouble()), "display", 107, 10), "72", 17, 1)[0].startswith(" 72 hand")
    whole = after(trouble(), hands={"west": ["72"], "east": ["71"]})
    canvas = sheet(scene(whole), "display", 107, 10)
    assert face(canvas, "72", 17, 1)[0].startswith(" 72 hand W")
    assert face(canvas, "71", 17, 1)[0].startswith(" 71 hand E")


def test_what_has_no_room_in_words_is_told_in_signs() -> None:
    canvas = sheet(scene(trouble()), "display", 79, 11)
    assert face(canvas, "IVb", 15, 5) == [
        " IV special  →",
        " The Wall comes",
        " down",
        " The Wall opens",
        " no SP U-1 E P>",
    ], "the title comes first; clauses share the last row"


def test_the_deck_lies_behind_the_cards_and_tells_what_is_not_seen() -> None:
    text = sheet(scene(trouble()), "display", 107, 10).text()
    for told in ("East holds 2", "deck 9", "played: 2", "flight symbols: 1", "╱╲"):
        assert told in text
    narrow = sheet(scene(trouble()), "display", 79, 11).text().splitlines()
    assert narrow[-1] == "East holds 2 cards · deck 9 · played: 2 · flight symbols: 1"


def test_history_is_told_where_rows_are_left() -> None:
    few = after(trouble(), display=[], special="", hands={"west": ["72"], "east": []})
    text = sheet(scene(few), "display", 134, 18).text()
    assert "In 1982 the" in text and "The display is" in text
    assert "In 1982 the" not in sheet(scene(trouble()), "display", 107, 10).text()


@pytest.mark.parametrize(
    ("width", "height", "laid"), [(79, 11, True), (78, 11, False), (107, 9, True), (107, 7, False)]
)
def test_where_cards_have_no_room_there_is_a_list(width: int, height: int, laid: bool) -> None:
    text = sheet(scene(trouble()), "display", width, height).text()
    assert ("2/2" in text) != laid and "Hungary" in text


@pytest.mark.parametrize("looks", [{"theme": "ansi"}, {"theme": "plain"}, {"ascii_only": True}])
def test_without_colours_there_is_a_list(looks: dict[str, Any]) -> None:
    assert "2/2" in sheet(scene(trouble(), **looks), "display", 107, 10).text()


def test_a_dialog_about_groups_lays_them_beside_each_other() -> None:
    moment = trouble()
    told = facts("discard-hand", (moment[0], asked("discard-hand", "71", "72"), ()))
    assert told[0].split() == ["72", "4", "1", "71", "2", "2"]
    assert "Dismantle 2 East" in told[2] and "Massive decay" in told[1]
    assert told[-2] == "" and int(told[-1]) == len(told) - 1, "a row below them"


@pytest.mark.parametrize(("theme", "seen"), [("default", True), ("ansi", False)])
async def test_the_codex_shows_a_card_above_its_page(
    theme: Theme, seen: bool, tmp_path: Path
) -> None:
    preferences = Preferences(Settings(theme=theme))
    app = LocalApp(
        lang="en", motion=False, saves=tmp_path, game="wir_sind_das_volk", preferences=preferences
    )
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(CodexScreen(app.loaded()))
        await pilot.pause()
        await pilot.press("slash", *"steel crisis", "enter")
        await pilot.pause()
        text = screen_text(app)
        assert ("Dismantle 3 North Rhine" in text) == seen
        assert "Dismantle 3 points" in text, "the whole sentence below"


# --- for every card -----------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_has_words_from_long_to_short(lang: str) -> None:
    for card in game().data.cards:
        for brief, sign in zip(words(lang).briefs(card), words(lang).signs(card), strict=True):
            widths = [width_of(text) for text in brief.forms[:-1]]
            assert widths == sorted(widths, reverse=True), (card, brief.forms)
            assert brief.forms[-1] == sign.text and brief.colour == sign.colour
            assert all("{" not in text and text.strip() == text for text in brief.forms)


def test_briefs_say_what_the_clauses_say() -> None:
    said = {card: [brief.forms[0] for brief in words("en").briefs(card)] for card in ("16", "62")}
    assert said["16"] == ["Unrest +4 East, max 2", "Socialists ◂ West"]
    assert said["62"] == ["Unrest +2 West without WB by East", "Unrest +2 East by West"]
    german = {card: [b.forms[0] for b in words("de").briefs(card)] for card in ("16", "24")}
    assert german["16"] == ["Unruhe +4 DDR, max. 2", "Sozialisten ◂ BRD"]
    assert words("zh").briefs("16")[0].forms[0] == "動盪+4 東德，至多2"


@pytest.mark.parametrize("theme", PAINTED)
def test_everything_on_cards_areas_and_tracks_can_be_read(theme: str) -> None:
    moments = [*played()[0].values(), trouble(), opening()]
    for number, moment in enumerate(moments):
        option = moment[1].options[number % len(moment[1].options)]
        shown = scene(moment, LANGUAGES[number % 3], option, theme=theme)
        cards = sheet(shown, "display", *SIZES[number % 4])
        assert unreadable(cards, 4.5) == set(), moment[1].kind
        for pane in ("areas", "tracks"):
            low = unreadable(sheet(shown, pane, (38, 54)[number % 2], 18))
            assert {entry for entry in low if entry[1] != "faint"} == set(), moment[1].kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_title_is_cut_on_the_cards_of_a_screen_of_160_by_48(lang: str) -> None:
    """Ten cards and the deck in two rows of four lines, 16 columns each."""
    table = CardTable(102, 9, 10)
    assert table.rows == 2
    box = table.place(table.across)
    assert (box.width, box.height) == (16, 4)
    assert table.place(0).height == 5, "a row that is left over is used"
    now = scene(trouble(), lang, theme="dark")
    for card in now.board.cards:
        canvas = Canvas(box.width, box.height, now.look)
        face = face_of(now.words, now.look, card)
        draw_face(canvas, face, Place(0, 0, box.width, box.height))
        said = "".join(canvas.text().split()).replace("-", "")
        title = "".join(now.look.plain(now.words.card_name(card)).split()).replace("-", "")
        assert title in said, (title, canvas.text())
