"""Panes at sizes where something just fits, or just does not: the contents of each row."""

from __future__ import annotations

import re
from dataclasses import replace as dataclass_replace
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.wir_sind_das_volk.view.moments import listed, scene
from tests.games.wir_sind_das_volk.view.tables import KIT, ending, sheet, styles, trouble
from tests.games.wir_sind_das_volk.view.test_figures import Peek, after, asked, facts, rows
from weimar_tui.games.wir_sind_das_volk.rules.subjects import Pieces
from weimar_tui.games.wir_sind_das_volk.view.maps import slots
from weimar_tui.games.wir_sind_das_volk.view.narration import VolkNarration
from weimar_tui.games.wir_sind_das_volk.view.panes.forecast import _cells, _draw_row
from weimar_tui.games.wir_sind_das_volk.words.forecast import ForecastRow
from weimar_tui.tui.canvas import Canvas


# --- the title line and the hand ----------------------------------------------------------------
@pytest.mark.parametrize(
    ("width", "told"),
    [
        (60, " ◂ WEST · your turn   Decade IV · first half           East"),
        (61, " ◂ WEST · your turn   Decade IV · first half            East"),
        (75, " ◂ WEST · your turn   Decade IV · first half · 7 cards left           East"),
        (76, " ◂ WEST · your turn   Decade IV · first half · 7 cards left            East"),
    ],
)
def test_the_title_drops_its_last_parts_where_they_do_not_fit(width: int, told: str) -> None:
    assert rows(scene(trouble()), "head", width, 1) == [told]


@pytest.mark.parametrize(
    ("width", "told"),
    [
        (78, "Hand 72 USSR tightens oil… 4/1 71 Massive decay of… 2/2     East holds 2 cards"),
        (79, "Hand 72 USSR tightens oil… 4/1  71 Massive decay of h… 2/2   East holds 2 cards"),
        (
            84,
            "Hand 72 USSR tightens oil su… 4/1 71 Massive decay of his… 2/2    East holds 2 cards",
        ),
    ],
)
def test_cards_of_the_hand_share_the_row_and_keep_their_values(width: int, told: str) -> None:
    assert rows(scene(trouble()), "handline", width, 1) == [told]


def test_an_empty_hand_is_said_on_its_row() -> None:
    nobody = after(trouble(), hands={"west": [], "east": ["1"]})
    assert rows(scene(nobody), "handline", 60, 1) == [
        "Hand no cards                              East holds 1 card"
    ]


# --- cards --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("width", "told"),
    [
        (50, " IV The Wall comes down           S      →"),
        (60, " IV The Wall c… S      →  Wall open no SP U-1 E P> S>>"),
        (80, " IV The Wall comes down             S      →  Wall open no SP U-1 E P> S>>"),
    ],
)
def test_names_give_way_to_signs_and_signs_take_half_a_row_at_most(width: int, told: str) -> None:
    assert rows(scene(trouble(), theme="ansi"), "display", width, 12)[7] == told


def test_every_column_of_a_card_has_its_place() -> None:
    told = rows(scene(trouble(), theme="ansi"), "display", 80, 13)
    assert told[5:] == [
        " 61 Peace Movement in East and West D  1/1 →  U+2 W @E U+2 E @W",
        " 67 Reconstruction of the…          R  2/2    L+1 SN U-1 E P>",
        " IV The Wall comes down             S      →  Wall open no SP U-1 E P> S>>",
        "",
        " 72 USSR tightens oil supply        Y  4/1    B-2 E C<<                     hand",
        " 71 Massive decay of historic city… Y  2/2    U+1 E C< S<                   hand",
        "East holds 2 cards · deck 9 · played: 2 · flight symbols: 1",
    ]


@pytest.mark.parametrize(
    ("display", "height", "numbers"),
    [
        (True, 12, ["IV", "72", "71", "de"]),
        (True, 13, ["IV", "", "72", "71", "de"]),
        (True, 14, ["IV", "", "72", "", "71", "de"]),
        (False, 6, ["IV", "72", "71", "de"]),
        (False, 7, ["IV", "", "72", "71", "de"]),
        (False, 8, ["IV", "", "72", "", "71", "de"]),
    ],
)
def test_empty_rows_part_hands_as_far_as_there_are_rows(
    display: bool, height: int, numbers: list[str]
) -> None:
    moment = after(trouble(), hands={"west": ["72"], "east": ["71"]})
    moment = moment if display else after(moment, display=[])
    told = [row[:3].strip() for row in rows(scene(moment, theme="ansi"), "display", 80, height)]
    start = told.index("IV")
    assert told[start : start + len(numbers)] == [
        "dec" if number == "de" else number for number in numbers
    ]


# --- areas --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("width", "told"),
    [
        (
            44,
            [
                "   power export living unrest→  protest",
                "NW 9     4      2       1       MACHT (1 WB)",
                "BY 7     3      2       4▲      KEINE",
                "MV 0     0      1−1     3       -",
                "SN 8     3✓     1       9▲▲     WIR DAS",
            ],
        ),
        (
            56,
            [
                "   pow  exp LS   unrest    protest        soc end now",
                "NW 9    4   2     1 ▪      MACHT (1 WB)   -   +0+0=1",
                "BY 7    3   2     4 ▪▪▪▪   KEINE          -   +0+0=4▲",
                "MV 0    0   1−1   3 ▪▪▪    -              1   +1+1-2=3",
                "SN 8    3✓  1     9 ▪▪▪▪▪▪ WIR DAS        2   +0+0=9▲▲",
            ],
        ),
        (
            80,
            [
                "                          pow  exp LS   unrest    protest         soc end now",
                "NW North Rhine-Westphalia 9    4   2     1 ▪      MACHT (1 WB)    -   +0+0=1",
                "BY Bavaria                7    3   2     4 ▪▪▪▪   KEINE           -   +0+0=4▲",
                "MV Mecklenburg-Vorpommern 0    0   1−1   3 ▪▪▪    -               1   +1+1-2=3",
                "SN Saxony                 8    3✓  1     9 ▪▪▪▪▪▪ WIR DAS         2   +0+0=9▲▲",
            ],
        ),
    ],
)
def test_every_figure_of_an_area_has_its_column(width: int, told: list[str]) -> None:
    found = rows(scene(trouble(), theme="ansi"), "areas", width, 17)
    assert [found[y] for y in (0, 3, 7, 10, 14)] == told


# --- tracks -------------------------------------------------------------------------------------
_PRESTIGE = "Prestige   −6−5−4−3−2−1 0 1 2 3 4 5 6"
_CURRENCY = "Currency   −6−5−4−3−2−1 0 1 2 3 4 5 6"
_SOCIALISTS = "Socialists −6−5−4−3−2−1 0 1 2 3 4 5 6"
_POWER = "State power ○ 5 red (used)  ● 51 pink"
_FIELD = ["  E: Build 1 point in the East; remove 1", "  unrest in the East"]
_FLIGHT = [
    "Flight 3 steps = 1 point: cards 1 + best",
    "  West 2 + red power 1 + protest East 1 −",
    "  worst East 1 − protest West 1",
]
_WALL = "Wall 9.1 costs 1 prestige and 1 point"


@pytest.mark.parametrize(
    ("wall", "height", "told"),
    [
        (
            True,
            8,
            [
                _PRESTIGE,
                "  E: Build 1 point in the East; remove 1…",
                _CURRENCY,
                "  income −2 + 4 exported = 2; pays 7",
                _SOCIALISTS,
                "  +1; box 1, board MV1 BB1 ST1 SN2 TH1",
                _WALL,
                _POWER,
            ],
        ),
        (
            True,
            9,
            [
                _PRESTIGE,
                *_FIELD,
                _CURRENCY,
                "  income −2 + 4 exported = 2; pays 7",
                _SOCIALISTS,
                "  +1; box 1, board MV1 BB1 ST1 SN2 TH1",
                _WALL,
                _POWER,
            ],
        ),
        (
            True,
            10,
            [
                _PRESTIGE,
                *_FIELD,
                _CURRENCY,
                "  income −2 + 4 exported = 2; pays 7",
                _SOCIALISTS,
                "  +1; box 1, board MV1 BB1 ST1 SN2 TH1",
                _WALL,
                _POWER,
            ],
        ),
        (
            False,
            11,
            [
                _PRESTIGE,
                *_FIELD,
                _CURRENCY,
                "  income −2 + 4 exported = 2; pays 7",
                _SOCIALISTS,
                "  +1; box 1, board MV1 BB1 ST1 SN2 TH1",
                *_FLIGHT,
                _POWER,
            ],
        ),
    ],
)
def test_tracks_take_more_rows_as_far_as_there_are_any(
    wall: bool, height: int, told: list[str]
) -> None:
    assert rows(scene(trouble(wall=wall)), "tracks", 41, height) == told


@pytest.mark.parametrize(("height", "nearer"), [(8, 0), (9, 1), (10, 2), (11, 2), (14, 2)])
def test_the_fields_beside_the_marker_have_the_rows_that_are_left(height: int, nearer: int) -> None:
    told = rows(scene(trouble()), "tracks", 76, height)
    west = [
        "  one field to the West: Remove 1 unrest in the East; to the East: Place 1",
        "  living standard in the East and remove 1 unrest there",
    ]
    if nearer == 1:
        west[0] += "…"
    assert told[1] == "  East: Build 1 point in the East; remove 1 unrest in the East"
    assert told[2 : 2 + nearer] == west[:nearer]
    assert told[2 + nearer].startswith("Currency    −6 −5 ")
    power = told.index("State power ○ 5 red (used)  ● 51 pink")
    assert power == 7 + nearer and not any(told[power + 1 :])


def test_state_power_has_the_last_row_where_rows_are_too_few() -> None:
    assert rows(scene(trouble(wall=False)), "tracks", 41, 8)[7].startswith("State power")


def test_tracks_can_be_pointed_at_and_more_flight_is_worse() -> None:
    shown = sheet(scene(trouble()), "tracks", 76, 12)
    assert shown.spots == {"prestige": (0, 0), "currency": (0, 4), "socialists": (0, 6)}
    open_border = scene(trouble(wall=False), option="61:build")
    assert styles(sheet(open_border, "tracks", 76, 15), "4 steps") == {"danger reverse"}


# --- the map ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("pane", "size", "both"),
    [
        ("west", (104, 34), True),
        ("east", (104, 34), True),
        ("west", (78, 25), True),
        ("east", (78, 25), True),
        ("west", (77, 25), False),
        ("west", (78, 24), False),
        ("east", (77, 25), False),
        ("east", (78, 24), False),
    ],
)
def test_all_of_germany_is_drawn_where_there_is_just_room(
    pane: str, size: tuple[int, int], both: bool
) -> None:
    text = sheet(scene(trouble()), pane, *size).text()
    assert [code in text for code in ("SH L1", "SN L1")] == (
        [True, True] if both else [pane == "west", pane == "east"]
    )


@pytest.mark.parametrize(
    ("size", "where"),
    [
        ((104, 34), (31, 2)),
        ((105, 35), (31, 2)),
        ((106, 36), (32, 3)),
        ((80, 17), (54, 3)),
        ((81, 18), (55, 3)),
        ((60, 12), (54, 2)),
    ],
)
def test_a_map_stands_in_the_middle_or_is_cut_at_its_right(
    size: tuple[int, int], where: tuple[int, int]
) -> None:
    told = rows(scene(trouble()), "west", *size)
    assert told[where[1]].index("SH") == where[0]


@pytest.mark.parametrize(
    ("unrest", "protests", "small", "large"),
    [
        (4, [], "BY L2 U4", "BY L2 U4  │"),
        (4, ["bayern"], "BY L2 U4▲", "BY L2 U4  │"),
        (12, [], "BY L2 U12", "BY L2 U12 │"),
        (12, ["bayern"], "BY L2U12▲", "BY L2 U12 │"),
    ],
)
def test_the_sign_of_an_area_takes_nine_columns(
    unrest: int, protests: list[str], small: str, large: str
) -> None:
    """Gaps are dropped before contents; the next thing on the map follows directly."""
    moment = trouble()
    moment[0].unrest["bayern"], moment[0].protests["west"] = unrest, protests
    for size, told in (((79, 15), small), ((104, 34), large)):
        assert any(told in row for row in rows(scene(moment, theme="ansi"), "west", *size))


def test_areas_that_can_be_chosen_can_be_pointed_at_on_the_map() -> None:
    shown = sheet(scene(trouble("77:unrest")), "west", 79, 15)
    assert shown.spots["bayern"] == (69, 10) and shown.spots["west-berlin"] == (65, 3)
    assert shown.text().splitlines()[10].index("BY") == 69


def test_lines_stand_spread_over_their_way() -> None:
    assert slots(tuple((x, 0) for x in range(7)), 1) == [(3, 0)]
    assert slots(tuple((x, 0) for x in range(8)), 2) == [(2, 0), (6, 0)]


# --- the forecast -------------------------------------------------------------------------------
THREE_PROTESTS = "If the decade ended now: 3 protests in the East; 4 mean collapse (as it stands)."


@pytest.mark.parametrize(
    ("height", "told"),
    [
        (20, []),
        (21, ["", THREE_PROTESTS]),
        (22, ["", THREE_PROTESTS]),
        (
            23,
            [
                "",
                THREE_PROTESTS,
                "",
                "Card by card, the West takes the last one and the East begins the next half.",
            ],
        ),
        (
            24,
            [
                "",
                THREE_PROTESTS,
                "",
                "Card by card, the West takes the last one and the East begins the next half.",
            ],
        ),
    ],
)
def test_below_the_forecast_stands_what_there_are_rows_for(height: int, told: list[str]) -> None:
    found = rows(scene(trouble()), "forecast", 80, height)
    assert found[18] == "                              decades                  decades"
    assert found[19:] == told


def test_the_forecast_cuts_each_cell_before_the_next_begins() -> None:
    assert rows(scene(trouble()), "forecast", 46, 11)[:3] == [
        "If Decade IV en… as it stands  played out",
        " 1 Wall: 1 pres… 1 point       Berlin–Polska-…",
        " 2 Prestige: fi… Remove 1 unr… Remove 1 unres…",
    ]
    assert rows(scene(trouble()), "forecast", 80, 13)[7:9] == [
        " 7 East-West                  SH on MV +1, NI on ST    SH on MV +1, NI on ST +1,",
        "                              +1, HE on TH +1, WB on…  HE on TH +1, WB on BB +1",
    ]
    german = scene(trouble(), "de")
    assert rows(german, "forecast", 36, 11)[0] == "Wenn Dekade… wie es st… durchgespie…"
    assert rows(german, "forecast", 30, 11)[0] == "Wenn Deka… wie es…  durchgesp…"


def test_while_the_decade_ends_what_is_to_come_has_both_columns() -> None:
    told = rows(scene(ending()), "forecast", 60, 16)
    assert told[:4] == [
        "The End of Decade IV  played out",
        " 1 Wall: 1 prestige,  nothing",
        "   1 point",
        " 2 Prestige: field 0  nothing",
    ]
    assert told[14] == "10 Protests           West 1, East 3; continues"


def test_the_second_row_of_what_is_counted_stands_behind_the_number_of_its_phase() -> None:
    lines = ForecastRow(5, "", "", "", "", head="at their limit: Mecklenburg 1, Saxony 1")
    cells = _cells(Canvas(60, 9, scene(trouble()).look), lines, False)[0]
    assert cells == [" 5 at their limit:", "Mecklenburg 1,", "Saxony 1"]
    lines = replace(lines, head="at their limit: Mecklenburg 12 34")
    cells = _cells(Canvas(60, 9, scene(trouble()).look), lines, False)[0]
    assert cells[1:] == ["Mecklenburg 12 34"], "seventeen columns"
    lines = replace(lines, head="at their limit: Mecklenburg 12 345")
    cells = _cells(Canvas(60, 9, scene(trouble()).look), lines, False)[0]
    assert cells[1:] == ["Mecklenburg 12", "345"]


_ROW = ForecastRow(4, "Power", "2", "2 points", "1 point")
_MUTED, _TEXT, _NEW, _ALARM = ["muted"], ["text"], ["cursor"], ["danger"]


@pytest.mark.parametrize(
    ("before", "now", "ends", "told"),
    [
        (_ROW, _ROW, False, [_MUTED, _TEXT, _TEXT]),
        (_ROW, replace(_ROW, played_out="2 points"), False, [_MUTED, _TEXT, _NEW]),
        (_ROW, replace(_ROW, counted="3"), False, [_NEW, _TEXT, _TEXT]),
        (_ROW, replace(_ROW, as_it_stands="1 point"), False, [_MUTED, _NEW, _MUTED]),
        (_ROW, replace(_ROW, counted="3"), True, [_NEW, _TEXT]),
        (_ROW, replace(_ROW, as_it_stands="3 points"), True, [_MUTED, _TEXT]),
        (_ROW, replace(_ROW, played_out="3 points"), True, [_MUTED, _NEW]),
        (replace(_ROW, danger=True), replace(_ROW, danger=True), False, [_ALARM, _ALARM, _ALARM]),
    ],
)
def test_a_cell_of_the_forecast_stands_out_if_it_changes(
    before: ForecastRow, now: ForecastRow, ends: bool, told: list[list[str]]
) -> None:
    canvas = Canvas(30, 3, scene(trouble()).look)
    cells = [["first"], ["second"], [] if ends else ["third"]]
    _draw_row(canvas, (before, now), cells, (1, 1), (10, 20))
    told_text = canvas.text().splitlines()[1].replace("!", " ").split()
    assert told_text == ["first", "second", "third"][: 2 if ends else 3]
    marks = [sorted(set(canvas.styles()[1][x : x + 5])) for x in (0, 10, 20)]
    assert marks[: len(told)] == told


def test_what_is_still_to_come_may_take_both_columns() -> None:
    canvas = Canvas(30, 1, scene(trouble()).look)
    _draw_row(canvas, (_ROW, _ROW), [["first cell"], ["a" * 20], []], (0, 1), (10, 20))
    assert canvas.text() == "first ce… " + "a" * 20
    canvas = Canvas(30, 2, scene(trouble()).look)
    cells = [["one", "two", "three"], ["a" * 10], ["b" * 10]]
    _draw_row(canvas, (_ROW, _ROW), cells, (0, 2), (10, 20))
    assert canvas.text().splitlines() == ["one       aaaaaaaa… bbbbbbbbbb", "   two t…"]


# --- the layout ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("size", "shown", "pane", "place"),
    [
        ((80, 25), "west", "decision", (0, 18, 80, 6)),
        ((80, 26), "west", "decision", (0, 19, 80, 6)),
        ((80, 30), "west", "west", (0, 2, 80, 16)),
        ((80, 31), "west", "west", (0, 2, 80, 17)),
        ((80, 31), "west", "handline", (0, 19, 80, 1)),
        ((80, 31), "west", "decision", (0, 20, 80, 10)),
        ((80, 30), "tracks", "tracks", (0, 2, 80, 12)),
        ((80, 31), "tracks", "tracks", (0, 2, 80, 13)),
        ((80, 31), "tracks", "decision", (0, 15, 80, 15)),
        ((80, 31), "tracks", "foot", (0, 30, 80, 1)),
        ((80, 31), "east", "foot", (0, 30, 80, 1)),
        ((80, 31), "tracks", "head", (0, 0, 80, 2)),
        ((137, 40), "west", "west", (0, 2, 95, 27)),
        ((138, 40), "west", "areas", (96, 2, 42, 17)),
        ((138, 44), "west", "display", (96, 19, 42, 12)),
        ((138, 44), "west", "decision", (0, 31, 96, 12)),
        ((138, 44), "west", "tracks", (96, 31, 42, 12)),
        ((138, 44), "west", "foot", (0, 43, 138, 1)),
        ((150, 48), "west", "west", (0, 2, 104, 35)),
        ((150, 48), "west", "chronicle", (104, 31, 46, 6)),
        ((150, 48), "west", "decision", (97, 37, 53, 10)),
        ((161, 48), "west", "display", (0, 37, 104, 10)),
        ((161, 48), "west", "areas", (104, 2, 57, 18)),
        ((162, 48), "west", "areas", (105, 2, 57, 18)),
        ((160, 49), "west", "tracks", (104, 20, 56, 12)),
        ((160, 50), "west", "west", (0, 2, 104, 35)),
        ((160, 51), "west", "west", (0, 2, 104, 36)),
        ((160, 53), "west", "tracks", (104, 20, 56, 13)),
        ((160, 57), "west", "tracks", (104, 20, 56, 14)),
        ((160, 61), "west", "tracks", (104, 20, 56, 14)),
        ((160, 61), "west", "foot", (0, 60, 160, 1)),
        ((160, 61), "forecast", "forecast", (0, 2, 104, 39)),
    ],
)
def test_a_row_or_column_more_goes_where_it_is_needed(
    size: tuple[int, int], shown: str, pane: str, place: tuple[int, int, int, int]
) -> None:
    found = KIT.places(*size, shown)[pane]
    assert (found.x, found.y, found.width, found.height) == place


# --- the end of the game ------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("width", "head"),
    [
        (35, "Side  Econ… Poin… Stan… Unre… Prot…"),
        (36, "Side  Econ… Poin… Stan… Unre… Prot…"),
        (41, "Side  Econo… Point… Stand… Unrest Prote…"),
        (75, "Side  Economy      Points built Standard     Unrest       Protests"),
        (76, "Side  Economy       Points built  Standard      Unrest        Protests"),
        (90, "Side  Economy       Points built  Standard      Unrest        Protests"),
    ],
)
def test_the_standing_spreads_its_columns_up_to_fourteen_apart(width: int, head: str) -> None:
    page = Canvas(width, 30, scene(trouble()).look)
    KIT.draw_standing(page, 0, scene(trouble()), "west", VolkNarration())
    assert page.text().splitlines()[0] == head


def test_the_phases_stand_below_the_standing_in_two_columns() -> None:
    page = Canvas(60, 30, scene(trouble()).look)
    below = KIT.draw_standing(page, 1, scene(trouble()), "west", VolkNarration())
    told = page.text().splitlines()
    assert below == 20
    assert told[4] == "" and told[5].startswith("Prestige +3 · ") and told[7] == ""
    assert told[8] == "If Decade IV ended now"
    assert told[9] == " 1 Wall                       1 point"
    assert styles(page, "If Decade IV") == {"title"} and styles(page, " 1 Wall") == {
        "key",
        "",
        "text",
    }


# --- questions ----------------------------------------------------------------------------------
@pytest.mark.parametrize("side", ["west", "east"])
def test_a_question_about_a_side_shows_its_half_whoever_is_asked(side: str) -> None:
    subject = Pieces(side=side)
    for seat in ("west", "east"):
        assert (
            KIT.pane_for(asked("place-unrest", "sachsen", "bayern", seat=seat, subject=subject))
            == side
        )
        assert KIT.pane_for(asked("place-unrest", "sachsen", seat=seat, subject=subject)) == side


def test_what_a_card_does_stands_indented_below_its_name() -> None:
    moment = trouble()
    assert facts("discard-hand", (moment[0], asked("discard-hand", "71", "72"), ()), "ansi") == [
        "72 USSR tightens oil supply                                       yellow 4/1",
        "  Dismantle 2 points in the East; Western currency −2",
        "71 Massive decay of historic city centers                         yellow 2/2",
        "  Place 1 unrest in the East; Western currency −1; socialists −1",
        "",
        "5",
    ]


def test_the_list_of_cards_says_title_value_and_effects_and_cuts_no_title() -> None:
    table: Any = Peek()
    shown = scene(trouble())
    choice = KIT.shown_choice(listed(trouble()[1], shown, table), trouble()[1], shown)
    rows_of = {
        card: item.text.replace("\N{NO-BREAK SPACE}", " ") for card, item in choice.groups.items()
    }
    assert choice.context == "value, * your hand, (event not yours)"
    assert rows_of["80"].startswith("Hungary dismantles border fence")
    titles = {row.index(f" {value} ") for row, value in ((rows_of["80"], 3), (rows_of["77"], 2))}
    assert len(titles) == 1, "values stand below each other"
    for card, row in rows_of.items():
        foreign = shown.board.cards[card].colour not in ("yellow", "dual")
        assert row.endswith(")") == (" (" in row) == foreign, "brackets: not for the West"
        assert not re.findall(r"[BULFPCS][-+/<>]|[@<>]", row), "no sign that nobody explains"
        brief = choice.groups[card].brief
        assert brief.endswith("(…)") == foreign, "where effects have no room, the brackets stay"
    cut = {card for card, row in rows_of.items() if "…" in row}
    assert cut and all(re.search(r"\S, …\)?$", rows_of[card]) for card in cut), "clause by clause"
    hand = [card for card, row in rows_of.items() if "* " in row]
    assert hand == ["72", "71"], "the West holds them"


def test_without_a_question_nothing_is_foretold() -> None:
    shown = scene(trouble())
    assert dataclass_replace(shown, decision=None).preview("80:event") is None
    assert shown.preview("80:event") is not None
