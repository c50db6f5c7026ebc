"""The contents of the panes in detail, and what an answer would change."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import do, end_of_decade, table, turn
from tests.games.wir_sind_das_volk.view.moments import Moment, game, listed, opening, scene, words
from tests.games.wir_sind_das_volk.view.tables import KIT, board, ending, sheet, styles, trouble
from tests.wordings import LANGUAGES
from weimar_tui.games.wir_sind_das_volk.prompts import about_group, option_preview
from weimar_tui.games.wir_sind_das_volk.rules.actions import BuildEconomy
from weimar_tui.games.wir_sind_das_volk.rules.events import (
    DecadeStarted,
    FactoryBuilt,
    PhaseStarted,
    SocialistMoved,
)
from weimar_tui.games.wir_sind_das_volk.rules.position import DEALING, END_OF_DECADE
from weimar_tui.games.wir_sind_das_volk.rules.subjects import Pieces
from weimar_tui.games.wir_sind_das_volk.scene import VolkScene
from weimar_tui.games.wir_sind_das_volk.view.changes import changed_style
from weimar_tui.games.wir_sind_das_volk.view.dialogs import DIALOGS
from weimar_tui.games.wir_sind_das_volk.view.maps import stroke_sign
from weimar_tui.games.wir_sind_das_volk.view.narration import VolkNarration
from weimar_tui.games.wir_sind_das_volk.view.panes.forecast import _rows
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.position import Outcome
from weimar_tui.kernel.visibility import HIDDEN
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas, width_of


class Peek:
    """The parts of a table that a list needs; one use of a card is not possible."""

    def disabled_options(self, decision: Decision) -> list[tuple[str, str, dict[str, object]]]:
        return []


def rows(scene: VolkScene, pane: str, width: int = 80, height: int = 18) -> list[str]:
    return sheet(scene, pane, width, height).text().splitlines()


def after(moment: Moment, **fields: Any) -> Moment:
    """The moment with some fields of its view changed."""
    view = moment[0].copy()
    for name, value in fields.items():
        setattr(view, name, value)
    return view, moment[1], moment[2]


def test_no_change_is_no_gain() -> None:
    assert (changed_style(1), changed_style(0)) == ("good reverse", "danger reverse")


# --- areas --------------------------------------------------------------------------------------
def row_of(shown: VolkScene, code: str, width: int = 80) -> list[str]:
    """The figures of an area."""
    line = next(row for row in rows(shown, "areas", width) if row.startswith(code))
    return line[3:].split()


def test_an_area_tells_its_economy_its_people_and_the_end_of_the_decade() -> None:
    shown = scene(trouble())
    assert row_of(shown, "NI", 56) == ["9*", "3", "2", "2", "■■····", "-", "-", "+0+0=2"]
    assert row_of(shown, "RP", 56)[1] == "2<", "the worst export factory of the West"
    assert row_of(shown, "SN", 56)[1] == "3✓", "an eastern factory that earns currency"
    assert row_of(shown, "MV", 56)[2] == "1−1", "a living standard that cannot be held"
    assert row_of(shown, "MV", 56)[-2:] == ["1", "+1+1-2=3"], "a socialist; both comparisons"
    assert row_of(shown, "BB", 56)[-1] == "+0+1=3"
    assert row_of(shown, "WB", 56)[:2] == ["-", "-"], "West Berlin has no economy"
    assert row_of(shown, "HE", 56)[3] == "0"
    assert row_of(shown, "SN", 56)[4] == "■■■■■■", "six steps at most"
    assert row_of(shown, "BB", 56)[4] == "■■□···", "what the end of the decade adds"
    assert row_of(shown, "SN", 56)[-1] == "+0+0=9▲▲", "a marker for every four"
    nine = trouble()
    nine[0].unrest["sachsen"] = 30
    assert row_of(scene(nine), "SN", 56)[-1] == "+0+0=30▲▲▲", "as many as there is room for"


def test_the_words_of_protest_give_way_to_signs_where_there_is_no_room() -> None:
    shown = scene(trouble())
    assert "WIR DAS" in " ".join(row_of(shown, "SN", 56))
    assert "(1 WB)" in " ".join(row_of(shown, "NW", 80))
    assert "▲" in row_of(shown, "NW", 40) and "(1" not in " ".join(row_of(shown, "NW", 40))
    assert styles(sheet(shown, "areas", 56, 18), "WIR DAS") == {"ink.badge"}


def test_narrow_panes_leave_out_pips_and_names() -> None:
    shown = scene(trouble(), theme="ansi")
    assert "▪" not in "".join(rows(shown, "areas", 49))
    assert "▪" in "".join(rows(shown, "areas", 50))
    assert "Bavaria" in "".join(rows(shown, "areas", 70))
    assert "Bavaria" not in "".join(rows(shown, "areas", 69))
    assert rows(shown, "areas", 38)[9] == "West · worst export 2"
    assert rows(shown, "areas", 39)[9] == "West: LS 14, unrest 14 · worst export 2"


def test_totals_stand_where_there_are_rows_for_them() -> None:
    shown = scene(trouble())
    whole, one, none = (rows(shown, "areas", 80, height) for height in (17, 16, 15))
    assert whole[9].startswith("West: ") and whole[16].startswith("East: LS 7, unrest 23")
    assert whole[16].endswith("income 2, pays 7")
    assert one[9].startswith("MV") and one[15].startswith("East: ")
    assert not any(row.startswith(("West", "East")) for row in none)
    no_export = trouble(factories={"berlin": "sound"}, lines={})
    assert rows(scene(no_export), "areas", 80)[9].endswith("worst export none")


def test_figures_that_an_answer_would_change_stand_out() -> None:
    martial_law = sheet(scene(trouble(), option="73:event"), "areas", 56, 18)
    assert row_style(martial_law, "OB", "3") == "danger reverse", "East Berlin loses its import"
    assert row_style(martial_law, "SN", "8") == "text"
    calm = sheet(scene(trouble("77:unrest"), option="bayern"), "areas", 56, 18)
    assert row_style(calm, "BY", "3 ■■■", 1) == "good reverse"
    assert row_style(calm, "BY", "+0+0=3") == "good reverse"
    assert row_style(calm, "NI", "+0+0=2") == "faint"
    assert row_style(calm, "BY", "BY") == "cursor"
    build = sheet(scene(trouble("70:build"), option="hamburg/wolfsburg"), "areas", 56, 18)
    assert row_style(build, "SH", "6*") == "good reverse"
    standard = scene(trouble("70:standard"), option="bayern")
    raised = sheet(standard, "areas", 56, 18)
    assert row_style(raised, "BY", "3     3", 1) == "good reverse", "and loses an unrest"
    assert row_of(standard, "BY", 56)[2] == "3"


def row_style(canvas: Canvas, code: str, text: str, length: int = 0) -> str:
    """The style of a text, or of its beginning, in the row of an area; "mixed" if it
    has several."""
    for row, marks in zip(canvas.text().splitlines(), canvas.styles(), strict=True):
        if row.startswith(code):
            at = row.index(text)
            found = set(marks[at : at + (length or len(text))])
            return found.pop() if len(found) == 1 else "mixed"
    raise AssertionError(code)


# --- the map ------------------------------------------------------------------------------------
def test_unrest_that_would_go_stands_out_at_an_area_with_protests_too() -> None:
    """On the small map, where the sign of a protest follows the unrest."""
    now = sheet(scene(trouble("77:unrest")), "west", 80, 16)
    assert styles(now, "U4▲") == {"danger"}
    then = sheet(scene(trouble("77:unrest"), option="bayern"), "west", 80, 16)
    assert styles(then, "U3") == {"good reverse"}
    still = trouble("77:unrest")
    still[0].unrest["bayern"] = 6
    then = sheet(scene(still, option="bayern"), "west", 80, 16)
    assert styles(then, "U5▲") == {"good reverse"}
    assert styles(then, "U0") == {"text"}


def test_a_line_that_would_be_built_or_lost_stands_out_with_what_it_does() -> None:
    build = sheet(scene(trouble("70:build"), option="hamburg/wolfsburg"), "west", 104, 34)
    assert styles(build, "Wolfsburg 3") >= {"good reverse"}
    lost = sheet(scene(trouble("80:event"), option="berlin/magdeburg"), "east", 104, 34)
    assert styles(lost, "Magdeburg 1") >= {"danger reverse"}
    gone = sheet(scene(trouble(), option="73:event"), "east", 104, 34)
    assert styles(gone, "Polska-South ·") >= {"danger reverse"}
    assert "Rostock ×" in gone.text() and styles(gone, "×") == {"ink.soft"}
    assert styles(gone, "Schwedt↓") == {"ink.strong", "ink.danger"}
    assert "Bielefeld▲" in gone.text(), "a protest forbids building"
    assert styles(gone, "▲") == {"ink.badge"}
    assert "Rheinsberg -" in gone.text()


def test_ways_are_drawn_by_where_they_lead() -> None:
    assert stroke_sign((0, 0), (0, 1), (0, 2)) == "bar"
    assert stroke_sign((0, 0), (1, 1), (2, 2)) == "falling"
    assert stroke_sign((2, 2), (1, 1), (0, 0)) == "falling"
    assert stroke_sign((0, 2), (1, 1), (2, 0)) == "rising"
    assert stroke_sign((0, 0), (1, 1), (3, 1)) == "line"
    assert stroke_sign((1, 1), (1, 1), (1, 1)) == "line"


# --- tracks -------------------------------------------------------------------------------------
def test_the_marker_stands_out_and_where_it_would_go() -> None:
    canvas = sheet(scene(trouble(), option="80:event"), "tracks", 80, 12)
    assert styles(canvas, "+3") == {"east.chip"} and styles(canvas, "+2") == {"cursor"}
    assert "◂+2" in canvas.text(), "which way it goes"
    assert styles(canvas, "−2") == {"west.ink @west.heat.2"}, "a field like others"
    assert "  East: Remove 1 unrest in the East" in canvas.text()
    zero = trouble()
    zero[0].tracks["prestige"] = 0
    assert "no effect at 0" in "\n".join(rows(scene(zero), "tracks"))
    assert styles(sheet(scene(zero), "tracks", 80, 12), " 0") == {"west.chip"}, (
        "nobody's field is the West's on the prestige track"
    )


def test_narrow_tracks_leave_the_plus_signs_out() -> None:
    shown = scene(trouble())
    label = len("Socialists ")
    assert "+6" in rows(shown, "tracks", label + 39)[0]
    narrow = rows(shown, "tracks", label + 38)[0]
    assert "+6" not in narrow and narrow.endswith("5 6")
    assert "one field to the West" in "\n".join(rows(shown, "tracks", 50, 14))
    assert "one field to the West" not in "\n".join(rows(shown, "tracks", 49, 14))


def test_beside_the_last_field_lies_none() -> None:
    far = trouble()
    far[0].tracks["prestige"] = 6
    told = " ".join("\n".join(rows(scene(far), "tracks", 160, 16)).split())
    assert words("en").field(6) in told
    assert f"to the East: {words('en').field(6)}" in told


def test_without_the_wall_flight_is_counted_and_what_an_answer_would_change_of_it() -> None:
    open_border = trouble(wall=False)
    told = rows(scene(open_border), "tracks", 80, 16)
    flight = next(row for row in told if row.startswith("Flight"))
    assert flight.startswith("Flight 3 steps = 1 point: ")
    assert "cards 1 + best West 2 + red power 1 + protest East 1" in "\n".join(told)
    built = sheet(scene(open_border, option="80:event"), "tracks", 80, 16)
    assert styles(built, "3 steps") == {"strong"}
    wall = scene(trouble())
    assert "Wall 9.1 costs 1 prestige and 1 point" in "\n".join(rows(wall, "tracks"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_large_screen_the_tracks_are_told_whole(lang: str) -> None:
    place = KIT.places(200, 60, "west")["tracks"]
    for wall in (True, False):
        shown = scene(trouble(wall=wall), lang)
        text = sheet(shown, "tracks", place.width - 2, place.height - 1).text()
        assert shown.look.more not in text, text


def test_state_power_is_told_used_fresh_none_or_dissolved() -> None:
    canvas = sheet(scene(trouble()), "tracks", 80, 16)
    assert styles(canvas, "○ 5 red (used)") == {"muted"}
    assert styles(canvas, "● 51 pink") == {"east bold"}
    none = "\n".join(rows(scene(trouble(state_power=[])), "tracks"))
    assert "State power none" in none
    gone = "\n".join(rows(scene(trouble(state_power=[], dissolved=True)), "tracks"))
    assert "State power the Stasi is dissolved" in gone


# --- the title line -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, "Decade IV · first half · 7 cards left · prestige +3, East ahead"),
        ({"half": 2}, "Decade IV · second half · 7 cards left · prestige +3, East ahead"),
        ({"half": DEALING}, "Decade IV · cards are dealt · prestige +3, East ahead · Wall"),
        (
            {"half": END_OF_DECADE, "phase": 4},
            "Decade IV · End of Decade, 9.4 · prestige +3, East ahead",
        ),
    ],
)
def test_the_title_tells_where_the_game_stands(fields: dict[str, Any], told: str) -> None:
    head = rows(scene(after(trouble(), **fields)), "head", 99, 1)[0]
    assert told in head and head.startswith(" ◂ WEST · your turn ") and head.endswith(" East")


@pytest.mark.parametrize(("me", "said"), [("west", "your turn"), ("east", "thinking")])
def test_the_state_whose_turn_it_is_has_a_block_on_its_side(me: str, said: str) -> None:
    moment = trouble()
    canvas = sheet(replace(scene(moment), me=me, decision=None), "head", 99, 2)
    assert canvas.text().startswith(f" ◂ WEST · {said} ")
    assert styles(canvas, "◂ WEST") == {"west.chip"}
    east = replace(scene(after(moment, decisions=[], active="east")), me=me, decision=None)
    told = rows(east, "head", 99, 1)[0]
    assert told.startswith(" West · you " if me == "west" else " West  ") and told.endswith(" ▸")
    assert rows(replace(scene(moment), me=me), "head", 99, 1)[0].endswith("you") == (me == "east")


def test_at_zero_the_west_has_the_advantage_and_an_open_border_is_said() -> None:
    zero = trouble(wall=False)
    zero[0].tracks["prestige"] = 0
    canvas = sheet(scene(zero), "head", 120, 1)
    assert "prestige 0, West ahead · no Wall" in canvas.text()
    assert styles(canvas, "prestige 0, West ahead") == {"west bold"}
    assert styles(canvas, "no Wall") == {"muted"}
    assert styles(sheet(scene(trouble()), "head", 120, 1), "Wall") == {"strong"}


# --- the gauge ----------------------------------------------------------------------------------
def gauge_of(moment: Any, lang: str = "en", width: int = 120, **looks: Any) -> str:
    return rows(scene(moment, lang, **looks), "head", width, 2)[1]


def test_from_three_protests_the_gauge_is_a_warning() -> None:
    canvas = sheet(scene(trouble()), "head", 120, 2)
    row = canvas.text().splitlines()[1]
    assert row.startswith(
        " ! COLLAPSE at 4: East 3  West 2 · at decade's end, East lacks 5 currency:"
        " has 2 of 7 · 7 of 12 socialists"
    )
    assert set(canvas.styles()[1][1:20]) == {"danger reverse bold"}
    calm = trouble(protests={"west": [], "east": []}, unrest=opening()[0].unrest)
    calm[0].tracks["currency"] = 6
    quiet = sheet(scene(calm), "head", 120, 2)
    assert "!" not in quiet.text().splitlines()[1]
    assert set(quiet.styles()[1]) <= {"", "muted"}


def test_the_gauge_says_what_the_east_pays_and_when_and_is_brief_on_a_narrow_screen() -> None:
    rich = trouble(protests={"west": [], "east": []}, unrest=opening()[0].unrest)
    rich[0].tracks["currency"] = 6
    said = gauge_of(rich)
    assert "when the decade ends · West 0 → 1 · East then pays 7 of 10 currency · 7 of" in said
    assert "· currency 10, pays 7" in gauge_of(rich, width=95)
    assert "· currency 2 of 7: 5 short · 7 of 12 socialists" in gauge_of(trouble(), width=80)
    assert "· Devisen 2 von 7: 5 fehlen" in gauge_of(trouble(), "de", width=80)
    wide = gauge_of(trouble(), "de", width=160)
    assert "· am Dekadenende fehlen der DDR 5 Devisen: hat 2 von 7 ·" in wide
    poor = opening()
    poor[0].standard = dict.fromkeys(poor[0].standard, 0)
    poor[0].tracks["currency"] = -6
    short = " THE EAST LACKS 1 CURRENCY at decade's end: has −1, must pay 0 · protests"
    assert gauge_of(poor, width=110).startswith(short), "not −1 of 0"
    assert "currency −1" not in gauge_of(poor, width=160), "once is enough"
    assert (
        " DEVISENMANGEL: Am Dekadenende fehlt der DDR 1 Devise: hat −1, zahlt 0 · Pro"
        in gauge_of(poor, "de", 160)
    )


def test_what_is_short_comes_before_protests_that_do_not_press() -> None:
    calm = trouble(protests={"west": [], "east": []}, unrest=opening()[0].unrest)
    assert gauge_of(calm).startswith(
        " THE EAST LACKS 5 CURRENCY at decade's end: has 2 of 7 · protests"
    )


def test_an_ending_that_is_only_a_forecast_says_so() -> None:
    broke = {"factories": {"berlin": "sound"}, "lines": {}}
    said = gauge_of(trouble(**broke))
    assert said.startswith(
        " ! THE EAST GOES BANKRUPT if the decade ended now  protests East 3 · West 2"
    )
    runner = end_of_decade(
        table(factories=["berlin"], state_power=["5", "15", "51"], tracks={"prestige": 1})
    )
    asked = runner.position.decisions[0]
    now = gauge_of((game().view(runner.position, asked.seat), asked, ()))
    assert now.startswith(" ! THE EAST GOES BANKRUPT in phase 9.4  protests")


def test_the_gauge_says_how_many_socialists_there_are_and_how_many_go() -> None:
    calm = trouble(protests={"west": [], "east": []}, unrest=opening()[0].unrest)
    calm[0].tracks.update(currency=6, socialists=-1)
    calm[0].decade, calm[0].cadre_school = 3, 1
    calm[0].socialists = dict.fromkeys(calm[0].socialists, 0)
    assert gauge_of(calm).startswith(" SOCIALISM FAILS next decade: 0 left, 1 to lose · protests")


def test_in_the_end_of_decade_the_gauge_counts_what_is_on_the_board() -> None:
    runner = end_of_decade(
        table(
            factories=["berlin", "bitterfeld", "leipzig", "rostock", "hamburg"],
            standard=by_code(OB=2, ST=2, MV=1),
            tracks={"currency": -1},
            state_power=["5"],
        )
    )
    said = {}
    while runner.position.phase < 5:
        decision = runner.position.decisions[0]
        moment = game().view(runner.position, decision.seat), decision, ()
        said[runner.position.phase] = gauge_of(moment)
        assert "3 of 5" in said[runner.position.phase], "9.5 has not taken any yet"
        runner.pick(decision.number, decision.options[0])
    assert said.keys() == {3, 4}
    assert "LACKS" not in said[4] and "at decade's end" not in said[4], "9.3 is over"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gauge_never_cuts_what_it_says(lang: str) -> None:
    names, brief = ("East", "DDR", "東德"), ("currency", "Devisen", "外匯")
    for moment in (trouble(), trouble(protests={"west": [], "east": ["sachsen"] * 4}), opening()):
        whole = gauge_of(moment, lang, 200)
        assert any(name in whole for name in names)
        for width in (80, 95, 120):
            row = gauge_of(moment, lang, width)
            assert "…" not in row and width_of(row) <= width
            parts = [part for part in row.split(" · ") if not any(word in part for word in brief)]
            assert all(part.rstrip() in whole for part in parts), "parts are left out as a whole"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_title_never_loses_a_word(lang: str) -> None:
    for width in (80, 90, 100, 120):
        shown = scene(trouble(), lang)
        assert shown.look.more not in rows(shown, "head", width, 1)[0], width


# --- the hand on a row --------------------------------------------------------------------------
def test_the_hand_tells_number_name_and_values_and_what_the_other_side_holds() -> None:
    line = rows(scene(trouble()), "handline", 110, 1)[0]
    assert line.startswith("Hand 72 USSR tightens oil supply 4/1 ")
    assert line.endswith("East holds 2 cards") and "71 Massive decay" in line
    pointed = sheet(scene(trouble(), option="72:event"), "handline", 110, 1)
    assert styles(pointed, "USSR tightens") == {"cursor"}
    assert styles(pointed, "Massive") == {"text"}
    watched = replace(scene(trouble()), me=None, decision=None)
    assert watched.side == "west", "who watches looks from whose turn it is"
    nobody = after(trouble(), hands={"west": [], "east": ["1"]})
    assert "East holds 1 card" in rows(scene(nobody), "handline", 110, 1)[0]


def test_long_names_in_the_hand_are_cut_before_their_values() -> None:
    line = rows(scene(trouble()), "handline", 80, 1)[0]
    assert line == (
        "Hand 72 USSR tightens oil… 4/1  71 Massive decay of h… 2/2    East holds 2 cards"
    )


def test_cards_cities_and_lines_that_can_be_chosen_can_be_pointed_at() -> None:
    display = sheet(scene(trouble()), "display", 100, 20)
    assert display.spots["77"] == (0, 0) and display.spots["72"] == (32, 10)
    assert set(display.spots) == {*trouble()[0].display, "IVb", "72", "71"}
    germany = sheet(scene(trouble("70:build")), "west", 104, 34)
    options = set(trouble("70:build")[1].options) - {"stop"}
    assert set(germany.spots) == options, "only what can be chosen"
    x, y = germany.spots["ulm"]
    assert germany.text().splitlines()[y][x:].startswith("Ulm")


def test_a_question_about_a_place_tells_there_what_the_answer_brings() -> None:
    build = scene(trouble("70:build"), option="hamburg/wolfsburg")
    assert rows(build, "handline", 200, 1)[0].startswith("Factories: Hamburg 3→4, Wolfsburg 2→3 · ")
    assert rows(scene(trouble("70:build")), "handline", 110, 1)[0].startswith("Hand 72")
    assert rows(scene(trouble(), option="80:event"), "handline", 110, 1)[0].startswith("Hand 72")


# --- cards --------------------------------------------------------------------------------------
def test_cards_are_told_display_first_then_the_hand_and_what_lies_face_down() -> None:
    told = rows(scene(trouble(), theme="ansi"), "display", 100, 20)
    assert told[0].startswith(" 77 First Mondays' demos")
    assert told[7].startswith(" IV The Wall comes down") and told[8] == "", "the special card last"
    assert told[9].startswith(" 72 USSR") and told[9].endswith(" hand")
    assert told[11] == "East holds 2 cards · deck 9 · played: 2 · flight symbols: 1"
    tight = rows(scene(trouble(), theme="ansi"), "display", 100, 12)
    assert tight[8].startswith(" 72 USSR"), "no empty row where rows are scarce"
    playing = rows(scene(trouble("70:build"), theme="ansi"), "display", 100, 20)
    assert playing[0].startswith("▸70 Launching DAX")
    empty = after(trouble(), display=[], special="")
    assert rows(scene(empty, theme="ansi"), "display", 100, 20)[0] == "The display is empty."


def test_who_sees_both_hands_is_told_whose_each_is() -> None:
    whole = after(trouble(), hands={"west": ["72"], "east": ["71"]})
    told = rows(scene(whole, theme="ansi"), "display", 100, 20)
    assert [row[-6:] for row in told if row.endswith(("hand W", "hand E"))] == ["hand W", "hand E"]
    assert not any("holds" in row for row in told)
    shut = after(trouble(), hands={"west": [HIDDEN], "east": [HIDDEN, HIDDEN]}, playing=HIDDEN)
    told = rows(scene(shut, theme="ansi"), "display", 100, 20)
    assert told[-1] == "" and any("West holds 1 card · East holds 2 cards" in row for row in told)


def test_values_of_the_own_side_stand_out_in_the_list() -> None:
    canvas = sheet(scene(trouble(), theme="ansi"), "display", 100, 20)
    row, marks = canvas.text().splitlines()[1], canvas.styles()[1]
    at = row.index("3/1")
    assert marks[at : at + 3] == ["strong", "faint", "muted"]
    east = replace(scene(trouble(), theme="ansi"), me="east")
    canvas = sheet(east, "display", 100, 20)
    at = canvas.text().splitlines()[1].index("3/1")
    assert canvas.styles()[1][at : at + 3] == ["muted", "faint", "strong"]
    assert styles(sheet(scene(trouble(), theme="ansi"), "display", 100, 20), "→") == {"danger"}


# --- what an answer would bring -----------------------------------------------------------------
def test_only_what_lies_on_display_is_kept_from_the_other_side() -> None:
    shown = scene(trouble())
    assert "Denied to the East" in option_preview(shown, "67:build")
    assert "Denied to the East" in option_preview(shown, "61:build"), "dual cards are for both"
    assert "Denied to" not in option_preview(shown, "80:build"), "the East could not trigger it"
    assert "Denied to" not in option_preview(shown, "72:build"), "one's own hand"
    from_hand = after(trouble(), hands={"west": ["67"], "east": [HIDDEN]}, display=["80"])
    assert "Denied to" not in option_preview(scene(from_hand), "67:build")


def test_of_the_last_three_cards_of_the_first_half_is_told_who_takes_the_last() -> None:
    last = words("en").last_card
    for display, told in ((["80", "67", "61"], True), (["80", "67", "61", "63"], False)):
        moment = after(trouble(), display=display)
        assert (last(moment[0]) in option_preview(scene(moment), "80:build")) == told
    second = after(trouble(), display=["80", "67"], half=2)
    assert last(second[0]) not in option_preview(scene(second), "80:build")


def test_a_card_tells_its_event_for_whom_it_may_be() -> None:
    shown = scene(trouble())
    assert about_group(shown, "80").startswith("Event: Dismantle 2 points in the East")
    assert about_group(shown, "67").startswith("Only the East can trigger it: ")
    assert about_group(shown, "power") == "" == about_group(replace(shown, decision=None), "80")
    closed = trouble()[1]
    options = tuple(option for option in closed.options if option != "80:event")
    unable = replace(
        shown, decision=Decision(closed.number, closed.seat, "turn", options, closed.subject)
    )
    assert about_group(unable, "80").startswith("Event: "), "though nothing would come of it now"
    assert about_group(unable, "61").startswith("Event: ")


# --- the scene ----------------------------------------------------------------------------------
def test_an_option_under_the_cursor_counts_only_if_it_can_be_picked() -> None:
    shown = scene(trouble(), option="no-such")
    assert shown.hovered == "" and shown.then is shown.view and shown.areas_then is shown.areas
    assert shown.preview("") is None
    assert replace(shown, decision=None, chosen="80:event").hovered == ""
    assert replace(shown, decision=None).position_after("80:event") is shown.view
    assert scene(trouble(), option="80:event").then.tracks["prestige"] == 2


def test_what_is_told_of_the_end_begins_with_its_first_phase() -> None:
    first, second = PhaseStarted(1), PhaseStarted(2)
    shown = replace(scene(ending()), events=(PhaseStarted(9), first, second, first, second))
    assert list(shown.so_far) == [first, second], "of this decade"
    assert replace(shown, events=(second,)).so_far == ()
    assert replace(scene(trouble()), events=(first, second)).so_far == ()


def test_the_other_side_of_a_spectator_is_that_of_whose_turn_it_is_not() -> None:
    watched = replace(scene(trouble()), me=None)
    assert (watched.side, watched.other) == ("west", "east")
    east = replace(watched, view=after(trouble(), active="east")[0])
    assert (east.side, east.other) == ("east", "west")


# --- questions ----------------------------------------------------------------------------------
def asked(kind: str, *options: str, seat: str = "west", subject: Any = None) -> Decision:
    return Decision(1, seat, kind, options, subject or trouble()[1].subject, None)


@pytest.mark.parametrize(
    ("kind", "options", "seat", "pane"),
    [
        ("turn", ("80:event",), "west", "display"),
        ("guillaume", ("hand",), "east", "display"),
        ("overflow", ("up",), "west", "tracks"),
        ("hamburg", ("niedersachsen",), "west", "west"),
        ("raze", ("jena",), "west", "east"),
        ("remove-unrest", ("bayern", "hessen"), "east", "west"),
        ("place-unrest", ("sachsen",), "west", "east"),
        ("place-unrest", ("sachsen", "bayern"), "west", "west"),
        ("place-unrest", ("sachsen", "bayern"), "east", "east"),
    ],
)
def test_a_question_shows_the_half_of_germany_it_is_about(
    kind: str, options: tuple[str, ...], seat: str, pane: str
) -> None:
    assert KIT.pane_for(asked(kind, *options, seat=seat)) == pane


def test_uses_that_are_closed_are_listed_with_their_reason() -> None:
    moment = trouble()

    class Refusing(Peek):
        def disabled_options(self, decision: Decision) -> list[tuple[str, str, dict[str, object]]]:
            return list(game().disabled_options(moment[0], decision))

    table: Any = Refusing()
    choice: Choice = listed(moment[1], scene(moment), table)
    refused = {item.id: item for item in choice.items if item.refused}
    assert "67:event" in refused and set(refused).isdisjoint(moment[1].options)
    assert all(item.text and item.short for item in refused.values())


def test_cards_have_several_uses_and_are_chosen_first() -> None:
    moment = trouble()
    view, asked, _ = moment
    table: Any = Peek()
    cards = {*view.display, *view.hands["west"]}
    assert cards <= set(listed(asked, scene(moment), table).groups) <= {*cards, "power"}
    place = Decision(1, "west", "build", ("kassel", "ulm"), moment[1].subject)
    assert listed(place, scene(moment), table).groups == {}


def test_the_row_of_a_special_card_leaves_its_effects_to_the_preview() -> None:
    runner = turn(table(), "east", "1", "3", "I")
    asked = runner.position.decisions[0]
    choice = listed(asked, scene((runner.position, asked, ())), Peek())
    (row,) = [item for item in choice.shown if item.id == "I:event"]
    assert row.text == "“Russian tanks” (I): event"
    assert "remove 2 unrest" in choice.preview_of(row.id).lower()


def test_many_building_sites_are_listed_by_area() -> None:
    """As in plain mode: an area or the connections first, then its sites."""
    moment = trouble("70:build")
    choice = listed(moment[1], scene(moment), Peek())
    assert len(choice.items) == 20 and len(choice.shown) <= 12
    shown = [item.id for item in choice.shown]
    assert {"hessen", "connections"} <= set(shown)
    ulm = next(item for item in choice.shown if item.id == "ulm")
    assert ulm.text == "Ulm (Baden-Württemberg)", "the only site of its area says where it is"
    told = choice.preview_of("hessen")
    choice.enter("hessen")
    assert [item.id for item in choice.shown] == ["kassel", "fulda"]
    assert [item.text for item in choice.shown] == ["Kassel", "Fulda"]
    assert told == "Kassel, Fulda", "what there is can be seen before"
    choice.leave()
    assert choice.current is not None and choice.current.id == "hessen"


def test_connections_that_work_at_once_come_first_and_nothing_else_moves() -> None:
    runner = do(table(factories=["berlin", "bitterfeld", "leipzig"]), BuildEconomy("east", "3", 3))
    asked = runner.position.decisions[0]
    assert asked.options.index("berlin/bitterfeld") < asked.options.index("bitterfeld/leipzig")
    choice = listed(asked, scene((runner.position, asked, ())), Peek())
    top = [item.id for item in choice.shown]
    assert top.index("connections") < top.index("stop")
    assert choice.preview_of("connections").startswith("Bitterfeld–Leipzig, ")
    choice.enter("connections")
    within = [item.id for item in choice.shown]
    assert within[0] == "bitterfeld/leipzig", "Berlin–Bitterfeld has two lines"
    rest = [option for option in asked.options if option in within[1:]]
    assert within[1:] == rest


def test_connections_that_are_all_closed_are_one_row_next_to_the_areas() -> None:
    runner = do(table(), BuildEconomy("east", "3", 3))
    position = runner.position
    asked = position.decisions[0]

    class Refusing(Peek):
        def disabled_options(self, decision: Decision) -> list[tuple[str, str, dict[str, object]]]:
            return list(game().disabled_options(position, decision))

    choice = listed(asked, scene((position, asked, ())), Refusing())
    shown = {item.id: item for item in choice.shown}
    assert shown["connections"].refused and "berlin/magdeburg" not in shown
    assert "sachsen" in shown and choice.shown[-1].id == "connections"


def test_what_harms_least_is_given_up_first() -> None:
    runner = table(
        factories=["hamburg", "dortmund", "koeln", "kassel"],
        lines=["dortmund/koeln"],
        standard=by_code(SH=1, NI=1),
    )
    give = ("hamburg", "kassel", "dortmund/koeln")

    def given_up(side: str) -> list[str]:
        asked = Decision(1, "west", "dismantle", give, Pieces(side, 1, "price"))
        moment = (game().view(runner.position, "west"), asked, ())
        choice = listed(asked, scene(moment), Peek())
        return [item.id for item in choice.shown]

    assert given_up("west")[0] == "kassel"
    assert given_up("west")[-1] == "hamburg", "it holds living standard"
    assert given_up("east") == list(give), "what others lose stands in the order of the board"


def test_areas_and_their_cities_are_found_by_the_letters_of_the_map() -> None:
    moment, table = trouble(), Peek()
    options = ("bayern", "nordrhein-westfalen", "dortmund", "ulm")
    asked = Decision(1, "west", "dismantle", options, moment[1].subject)
    choice = listed(asked, scene(moment), table)
    for letter in "nw":
        choice.type(letter)
    assert [item.id for item in choice.shown] == ["nordrhein-westfalen", "dortmund"]


# --- dialogs ------------------------------------------------------------------------------------
def facts(kind: str, moment: Moment, theme: str = "default") -> list[str]:
    """What a dialog shows above its answers, followed by the number of rows."""
    shown = scene(moment, theme=theme)
    canvas = Canvas(76, 20, shown.look)
    used = DIALOGS[kind](Choice(), moment[1], shown).facts(canvas)
    return [*canvas.text().splitlines()[:used], str(used)]


def test_cards_to_be_discarded_are_shown_whole() -> None:
    moment = trouble()
    told = facts("discard-hand", (moment[0], asked("discard-hand", "71", "72"), ()), "ansi")
    assert told[0].startswith("72 USSR tightens oil supply") and told[0].endswith("yellow 4/1")
    assert told[-2:] == ["", "5"], "a row below them"
    empty = after(moment, hands={"west": [], "east": []})
    assert facts("discard-hand", (empty[0], asked("discard-hand", "1"), ())) == ["0"]


def test_where_a_marker_cannot_go_on_its_track_is_shown() -> None:
    class Track:
        track = "currency"

    moment = trouble()
    told = facts("overflow", (moment[0], asked("overflow", "a", "b", subject=Track()), ()))
    assert told[0].startswith("Currency") and told[-1] == "2"
    told = facts("prestige-field", (moment[0], asked("prestige-field", "a", "b"), ()))
    assert told[0].startswith("Prestige") and told[-1] == "2"


def test_hamburg_tells_what_either_area_would_lose() -> None:
    class Losses:
        schleswig_holstein = (("niedersachsen", 1), ("bayern", 2))
        niedersachsen = ()

    moment = trouble()
    told = facts("hamburg", (moment[0], asked("hamburg", "a", "b", subject=Losses()), ()))
    assert told[:2] == [
        "For Lower Saxony: nothing is lost",
        "For Schleswig-Holstein: Lower Saxony −1 · Bavaria −2 living standard",
    ]
    assert told[-1] == "3"


# --- the forecast -------------------------------------------------------------------------------
def test_every_phase_has_a_row_and_the_last_ones_the_rows_that_are_left() -> None:
    blocks = [[["a"], ["b"] * wanted, ["c"]] for wanted in (3, 1, 2)]
    assert _rows(blocks, 3) == [1, 1, 1]
    assert _rows(blocks, 4) == [1, 1, 2]
    assert _rows(blocks, 5) == [2, 1, 2]
    assert _rows(blocks, 9) == [3, 1, 2], "no more than they need"


def test_what_is_cut_from_the_forecast_says_so() -> None:
    tight = rows(scene(trouble()), "forecast", 80, 11)
    assert any(row.rstrip().endswith("…") for row in tight)
    wide = rows(scene(trouble()), "forecast", 160, 40)
    assert not any("…" in row for row in wide)
    assert wide[0].split("  ")[0] == "If Decade IV ended now"


# --- the kit ------------------------------------------------------------------------------------
def test_the_footer_has_no_warnings_since_the_gauge_has_them() -> None:
    assert not KIT.warnings(scene(trouble()))
    told = "\n".join(rows(scene(trouble()), "forecast", 120, 40))
    assert "If the decade ended now: " in told.replace("\n", " ")


@pytest.mark.parametrize(
    ("size", "shown", "pane", "place"),
    [
        ((160, 48), "east", "east", (0, 2, 104, 35)),
        ((160, 48), "display", "west", (0, 2, 104, 35)),
        ((160, 48), "west", "areas", (104, 2, 56, 18)),
        ((160, 48), "west", "tracks", (104, 20, 56, 11)),
        ((160, 48), "west", "display", (0, 37, 104, 10)),
        ((200, 60), "west", "west", (0, 2, 124, 39)),
        ((200, 60), "west", "tracks", (124, 20, 76, 14)),
        ((160, 52), "west", "tracks", (104, 20, 56, 12)),
        ((160, 47), "west", "west", (0, 2, 118, 30)),
        ((120, 40), "west", "west", (0, 2, 78, 27)),
        ((120, 40), "west", "tracks", (78, 29, 42, 10)),
        ((120, 40), "west", "decision", (0, 29, 78, 10)),
        ((80, 24), "west", "west", (0, 2, 80, 16)),
        ((80, 24), "tracks", "tracks", (0, 2, 80, 12)),
        ((80, 24), "decision", "display", (0, 2, 80, 12)),
        ((80, 26), "west", "handline", (0, 18, 80, 1)),
        ((100, 36), "areas", "areas", (0, 2, 100, 22)),
        ((100, 36), "chronicle", "chronicle", (0, 2, 100, 18)),
    ],
)
def test_panes_have_the_room_their_contents_need(
    size: tuple[int, int], shown: str, pane: str, place: tuple[int, int, int, int]
) -> None:
    found = KIT.places(*size, shown)[pane]
    assert (found.x, found.y, found.width, found.height) == place


def test_on_the_smallest_screen_the_decision_comes_before_the_hand() -> None:
    assert "handline" not in KIT.places(80, 24, "west")
    assert KIT.places(80, 24, "west")["decision"].height == 5
    assert KIT.places(40, 10, "west") == {}


# --- the end of the game ------------------------------------------------------------------------
def test_the_last_page_tells_both_states_and_every_phase() -> None:
    narration = VolkNarration()
    page = Canvas(80, 40, scene(trouble()).look)
    below = KIT.draw_standing(page, 2, scene(trouble()), "west", narration)
    told = page.text().splitlines()
    assert told[3].split() == ["West", "44", "31", "14", "14", "2"]
    assert told[4].split() == ["East", "22", "13", "7", "23", "3"]
    titles = [row[:2].strip() for row in told[5:below] if row[:2].strip().isdigit()]
    assert titles == [str(phase) for phase in range(1, 11)]
    assert styles(page, "West") == {"west bold"} and styles(page, "44") == {"strong"}
    assert styles(page, "Economy") == {"muted"} and styles(page, " 9") == {"key"}
    assert told[10].startswith(" 1 Wall   ") and told[below - 1].startswith("10 Protests")
    ends = Canvas(80, 40, page.look)
    KIT.draw_standing(ends, 0, scene(ending()), "west", narration)
    assert "3 Currency: track −2, exports 4, needs" in ends.text(), "what was counted"


def test_of_a_game_that_is_over_only_the_phases_up_to_its_end_are_told() -> None:
    shown = scene(after(ending(), outcome=Outcome("east-collapses", ("west",))))
    page = Canvas(80, 40, shown.look)
    KIT.draw_standing(page, 0, shown, "west", VolkNarration())
    told = [row[:2].strip() for row in page.text().splitlines() if row[:2].strip().isdigit()]
    last = shown.forecast.played_out.phase
    assert told == [str(phase) for phase in range(1, last + 1)]


# --- the story ----------------------------------------------------------------------------------
def test_a_decade_begins_with_the_deal_and_an_event_names_the_side_it_belongs_to() -> None:
    narration = VolkNarration()
    assert (
        narration.chapter(DecadeStarted(3, "IIIb")) == 3
        and narration.phase(DecadeStarted(3, "IIIb")) == "deal"
    )
    assert narration.chapter(PhaseStarted(3)) == 0
    assert narration.phase(FactoryBuilt("kiel", "west")) == ""
    assert not narration.is_turn(PhaseStarted(3))
    assert narration.seats(SocialistMoved("sachsen", 1), ("west", "east")) == {"east"}
    assert narration.style(PhaseStarted(2)) == ""


def test_boards_fit_every_size() -> None:
    for size in ((80, 24), (100, 30), (120, 40), (160, 48)):
        assert board(scene(trouble()), *size).text().strip()
