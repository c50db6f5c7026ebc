"""Panes at sizes where something just fits, or just does not: the contents of each row."""

from __future__ import annotations

import pytest

from tests.games.weimar.view.tables import WON, busy, last_round, seen
from tests.games.weimar.view.test_figures import rows
from weimar_tui.games.weimar.rules.events import VpChanged
from weimar_tui.games.weimar.scene import WeimarScene
from weimar_tui.games.weimar.view.panes.dr_box import _flow, _ways, draw_dr_box
from weimar_tui.games.weimar.view.panes.half_circle import house
from weimar_tui.games.weimar.view.panes.map import (
    _dr_box_ends,
    _in_two_rows,
    _put_if_blank,
    depth,
    room,
    taken_by,
)
from weimar_tui.games.weimar.view.panes.map_labels import Tag
from weimar_tui.games.weimar.view.panes.map_lines import outline
from weimar_tui.games.weimar.view.panes.points import draw_points, draw_race
from weimar_tui.kernel.position import Outcome
from weimar_tui.tui.canvas import Canvas


# --- the DR box ---------------------------------------------------------------------------------
def dr_box(corner: int, ends: list[int], *markers: str) -> list[str]:
    """The four rows of the DR box."""
    position = busy()
    position.dr_box = list(
        markers or ("poverty", "inflation", "violent-peace", "blockade", "inflation")
    )
    canvas = Canvas(60, 4, seen(position).look)
    draw_dr_box(canvas, seen(position), corner, ends)
    return [row for row in canvas.text().splitlines() if row]


@pytest.mark.parametrize(
    ("corner", "ends", "told"),
    [
        (30, [30, 30, 20, 30, 30], ["", "poverty, inflation 2,", "violent peace,", "blockade"]),
        (20, [30, 30, 20], [" poverty,", "inflation 2, violent peace,", "blockade"]),
        (20, [30, 30], [" poverty,", "inflation 2, violent, blockade"]),
        (9, [60, 30, 10], [" poverty, inflation 2, violent peace, blockade"]),
        (9, [36, 22, 10], [" poverty, inflation 2,", "violent peace,", "blockade"]),
        (9, [59, 22, 10], [" poverty, inflation 2, violent peace,", "blockade"]),
        (4, [18, 21, 40], ["", "poverty, inflation 2,", "violent peace, blockade"]),
        (4, [20, 21, 40], ["", "poverty, inflation 2,", "violent peace, blockade"]),
    ],
)
def test_markers_stand_below_the_title_then_beside_it_then_shortened(
    corner: int, ends: list[int], told: list[str]
) -> None:
    first, *others = told
    assert dr_box(corner, ends) == [f"DR box 5 of 7 {first}".rstrip(), *others]


@pytest.mark.parametrize(("corner", "row"), [(7, 1), (6, 0)])
def test_a_name_may_take_the_whole_corner(corner: int, row: int) -> None:
    told = dr_box(corner, [40, 40, 40], "poverty")
    assert "poverty" in told[row] and len(told) == 1 + row


def test_lines_of_fewer_than_five_columns_are_of_no_use() -> None:
    scene = seen(busy())
    assert _flow(scene, ["ab"], [(0, 0, 4), (3, 1, 8)]) == [(3, 1, "ab")]
    assert _flow(scene, ["ab", "cd"], [(3, 1, 8), (0, 2, 5)]) == [(3, 1, "ab,"), (0, 2, "cd")]
    assert _flow(scene, ["ab", "c"], [(3, 1, 8)]) == [(3, 1, "ab,"), (7, 1, "c")]
    assert _flow(scene, ["ab", "cd"], [(3, 1, 8)]) == [] == _flow(scene, ["ab"], [])


def test_names_that_save_most_are_shortened_first() -> None:
    most_first = ("minority-cabinet", "violent-peace", "instable-state", "black-friday")
    for counted in (most_first, most_first[::-1], ("poverty", *most_first)):
        ways = _ways(seen(busy()), dict.fromkeys(counted, 1))
        assert [len(way) for way in ways] == [0, 1, 2, 3, 4], "poverty has no shorter name"
        assert ways[1] == ("minority-cabinet",), "seven columns less"


# --- parties ------------------------------------------------------------------------------------
_GOVERNMENT = "Gov. SPD*+KPD · President DNVP"
_MINOR = "USPD K DDP S DVP Z"
_AGENDAS = ["Socialism", "United Front", "Stability", "Fundamental Opposition"]


@pytest.mark.parametrize(
    ("height", "told"),
    [
        (6, [f"{_MINOR} (Stresemann)"]),
        (7, [_GOVERNMENT, f"{_MINOR} (Stresemann)"]),
        (8, [_GOVERNMENT, f"{_MINOR} (Stresemann)", "S Socialism · K United Front · …"]),
    ],
)
def test_below_the_parties_stands_what_there_are_rows_for(height: int, told: list[str]) -> None:
    assert rows(seen(busy()), "parties", 34, height)[5:] == told


@pytest.mark.parametrize(
    ("height", "told"),
    [
        (9, []),
        (10, ["S Socialism · K United Front · …"]),
        (
            12,
            [
                "S Socialism · K United Front",
                "Z Stability · (Stresemann)",
                "D Fundamental Opposition",
            ],
        ),
        (
            13,
            [
                "S Socialism · K United Front",
                "Z Stability · (Stresemann)",
                "D Fundamental Opposition",
                _GOVERNMENT,
            ],
        ),
    ],
)
def test_from_nine_rows_on_goals_stand_with_their_parties(height: int, told: list[str]) -> None:
    """All open agendas come below them, before the government."""
    shown = rows(seen(busy()), "parties", 34, height)
    assert all(row.strip().startswith(("✓", "×")) for row in shown[2:9:2])
    assert shown[9:] == told


def test_the_longest_names_of_agendas_have_a_brief_form_for_small_screens() -> None:
    position = busy()
    position.agendas = {"spd": "S02", "kpd": "K02", "z": "Z04", "dnvp": "D01"}
    position.stresemann = "out"
    assert rows(seen(position), "parties", 35, 12)[9:] == [
        "S Republic · K Loyalty to Moscow",
        "Z Church and People",
        "D Stab-in-the-Back Campaign",
    ]


def test_before_agendas_are_open_the_government_has_their_rows() -> None:
    position = busy()
    position.agendas_open = False
    position.agendas = dict.fromkeys(position.agendas, "")
    assert rows(seen(position), "parties", 34, 12)[9:11] == [
        _GOVERNMENT,
        f"{_MINOR} (Stresemann)",
    ]


def test_the_narrow_parliament_shows_the_government_that_agendas_displace() -> None:
    for height, shown in ((9, False), (10, True), (12, True)):
        above = rows(seen(busy()), "parliament", 23, height)[:3]
        assert (above == ["Gov. SPD*+KPD", "President DNVP", _MINOR]) is shown
    assert rows(seen(busy()), "parliament", 44, 12)[0] != "Gov. SPD*+KPD"


@pytest.mark.parametrize("height", [14, 17])
def test_from_fourteen_rows_on_agendas_stand_below_the_goals(height: int) -> None:
    shown = rows(seen(busy()), "parties", 34, height)
    assert [row.strip() for row in shown[3:13:3]] == _AGENDAS
    assert all(row.strip().startswith(("✓", "×")) for row in shown[2:12:3])


@pytest.mark.parametrize(
    ("width", "title", "first"),
    [
        (23, "       VP Seats Bases", " SPD   31     9     0"),
        (33, "          VP    Seats    Bases", " SPD      31        9        0"),
        (34, "       VP Seats Bases Hand Reserve", " SPD   31     9     0    0      ○○"),
    ],
)
def test_figures_of_parties_stand_below_their_headings(width: int, title: str, first: str) -> None:
    assert rows(seen(last_round()), "parties", width, 6)[:2] == [title, first]


def test_a_source_too_wide_is_cut_and_more_of_them_are_hinted_at() -> None:
    scene = seen(last_round(), events=WON)
    exact = f"KPD {scene.words.source('A13')} 4"
    for width, told in (
        (len(exact) + 2, f"{exact} …"),
        (len(exact) + 1, f"{exact[:-2]}… …"),
    ):
        found = [row for row in rows(scene, "parties", width, 18) if row.startswith("KPD “")]
        assert found == [told]


# --- the hand -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("height", "starts"), [(5, "12345"), (6, "1 2345"), (7, "1 2 345"), (4, "1234")]
)
def test_cards_are_worded_as_far_as_there_are_rows(height: int, starts: str) -> None:
    told = rows(seen(last_round()), "hand", 120, height)
    assert "".join(row[0] for row in told)[: len(starts)] == starts


def test_the_wording_of_a_card_is_cut_five_columns_before_the_edge() -> None:
    told = rows(seen(last_round()), "hand", 60, 6)
    assert told[0] == "1 United Front                                           K03"
    assert told[1] == "  Put the issue “USPD” on space KPD 1. Put the issue…"
    assert told[2] == "2 Rosa Luxemburg 2/3                                     K05"


# --- tracks -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("size", "society"),
    [
        ((84, 6), ["Society   Workers SPD · Red Flag · The Rich DNVP · Soldiers SPD"]),
        ((60, 5), ["Society   Workers SPD·Red Flag·The Rich DNVP·Soldiers SPD"]),
        ((44, 5), ["Society   Work… SPD·Red…·The… DNVP·Sold… SPD"]),
        ((60, 6), ["Society   Workers SPD · Red Flag · The Rich DNVP", "          Soldiers SPD"]),
        ((36, 6), ["Society   Workers SPD·Red Flag", "          The Rich DNVP·Soldiers SPD"]),
        (
            (36, 8),
            [
                "Society   Workers SPD · Red Flag",
                "          The Rich DNVP",
                "          Soldiers SPD",
            ],
        ),
        (
            (30, 8),
            ["Society   Workers SPD·Red Flag", "          The Rich DNVP", "          Soldiers SPD"],
        ),
    ],
)
def test_markers_of_society_are_shortened_until_all_have_room(
    size: tuple[int, int], society: list[str]
) -> None:
    told = rows(seen(busy()), "tracks", *size)
    assert told[: len(society)] == society
    assert told[len(society)].startswith("Economy ")


def test_long_names_of_society_have_short_ones_before_any_is_cut() -> None:
    position = busy()
    position.society = ["P2", "W4", "R2", "protecting-republic-law", "unemployment-insurance"]
    position.society += ["stinnes-legien", "swimming-trunks"]
    first, second, _ = rows(seen(position), "tracks", 58, 6)[:3]
    assert first == "Society   The Poor KPD·Workers USPD·The Rich DNVP"
    assert second == "Republic Law·Unempl. Ins.·Stinnes-Legien·Swimming Trunks"


@pytest.mark.parametrize(
    ("width", "told"),
    [
        (58, " 1  2 [3] 4  5   no effect · Rentenmark"),
        (80, " 1  2 [3] 4  5   no effect · Rentenmark"),
        (90, " 1  2 [3] 4  5   no effect · 4: ≤2 Councils and Regimes (now 2) · Rentenmark"),
    ],
)
def test_the_condition_of_the_next_level_is_there_in_words_where_they_fit(
    width: int, told: str
) -> None:
    position = busy()
    position.economy, position.rentenmark = 3, True
    assert f"Economy   {told}" in rows(seen(position), "tracks", width, 6)


def test_a_condition_that_is_not_met_comes_before_the_effect_of_the_level() -> None:
    told = rows(seen(last_round()), "tracks", 66, 8)
    assert "Economy    1 2 3 4[5]  5: no Councils or Regimes (now 1)" in told


@pytest.mark.parametrize(
    ("width", "told"),
    [
        (
            50,
            [
                "Economy    1[2] 3 4 5 poverty in 1 city·Rentenmark",
                "Treaties  Treaty of Versailles needs 4 with 1 die",
                "          flags USA/UK 1 France 0 USSR 2 · 0 done",
                "NSDAP     DDZKS□ 5 of 6 · Iron Front",
                "Round      1  2  3 [4] 5  6  1927-28 · President…",
            ],
        ),
        (
            84,
            [
                "Economy    1 [2] 3  4  5   poverty in 1 city each round · Rentenmark",
                "Treaties  Treaty of Versailles needs 4 with 1 die",
                "          flags USA/UK 1 France 0 USSR 2 · 0 done",
                "NSDAP     DDZKS□ 5 of 6: at 6 everyone loses · Iron Front",
                "Round      1  2  3 [4] 5  6  1927-28 · President DNVP",
            ],
        ),
    ],
)
def test_every_track_has_its_row(width: int, told: list[str]) -> None:
    assert rows(seen(busy()), "tracks", width, 7)[-5:] == told
    assert rows(seen(busy()), "tracks", width, 6)[-4:] == told[:-1], "the header shows the round"


def test_flags_are_counted_whole_or_without_what_is_done() -> None:
    """At 49 columns everything is shown; at 48 only the flags themselves."""
    assert rows(seen(busy()), "tracks", 49, 7)[4] == (
        "          flags USA/UK 1 France 0 USSR 2 · 0 done"
    )
    assert rows(seen(busy()), "tracks", 48, 7)[4] == "          flags USA/UK 1 France 0 USSR 2"


# --- opinion ------------------------------------------------------------------------------------
def test_the_cross_stands_in_the_middle_with_issues_in_its_corners() -> None:
    assert rows(seen(busy()), "opinion", 40, 14) == [
        "",
        "a Economy I S2     6  KPD 1½ (4)",
        "b Economy II 0     5",
        "c Media I D1       4",
        "f Security II KZ   l",
        "i Poverty 0        2",
        " SPD 1½ (3)     ½  1  f Zentrum 1½ (2)",
        " 6  5  4  3  a  1  b+ r  2  3  4  5  6",
        "j Reparations 0 m  c  ½",
        "k Stab in the Back 2",
        "l USPD K3          3",
        "m DDP DS           4",
        "r Armored Cruiser  5",
        "                   k  DNVP 2½ (8)",
    ]
    assert rows(seen(busy()), "opinion", 54, 14)[6:9] == [
        "  SPD 1½ (3)          ½   1   f      Zentrum 1½ (2)",
        "  6   5   4   3   a   1   bij r   2   3   4   5   6",
        "j Reparations 0       m   c   ½",
    ]


# --- the map ------------------------------------------------------------------------------------
_WORDS = [Tag("one", ""), Tag("two", ""), Tag("three", "")]


@pytest.mark.parametrize(
    ("width", "told"),
    [
        (7, ("one two", "three")),
        (6, None),
        (9, ("one two", "three")),
        (11, ("one two", "three")),
    ],
)
def test_threats_on_two_rows_fill_the_first(width: int, told: tuple[str, str] | None) -> None:
    found = _in_two_rows(_WORDS, width)
    assert told == (found and tuple("".join(tag.text for tag in row) for row in found))
    assert _in_two_rows(_WORDS[:1], 40) is None
    short, long = Tag("a", ""), Tag("bcdef", "")
    assert _in_two_rows([short, long], 5) == ([short], [long])


def test_threats_too_wide_for_two_rows_are_shortened() -> None:
    position = busy()
    position.cities["koenigsberg"].threats[:] = ["poverty", "unrest", "councils", "prosperity"]
    told = rows(seen(position), "map", 76, 24)
    (named,) = (y for y, row in enumerate(told) if "Königsberg" in row)
    assert told[named + 1].endswith("pov unr (cou) pro")


def test_units_without_a_row_stand_only_where_nothing_else_does() -> None:
    def fits(x: int, y: int, taken: tuple[int, int] = (9, 0)) -> bool:
        canvas = Canvas(10, 3, seen(busy()).look)
        canvas.put(*taken, "x")
        done = _put_if_blank(canvas, x, y, [Tag("ab", ""), Tag("c", "")])
        assert done == ("abc" in canvas.text())
        return done

    assert fits(0, 0) and fits(7, 1) and fits(7, 2)
    assert not fits(8, 1) and not fits(7, 3)
    assert fits(5, 0) and not fits(6, 0), "not right beside something"
    assert not fits(1, 0, (0, 0)) and fits(2, 0, (0, 0))


def test_text_ends_two_blanks_before_the_next_label_on_its_row() -> None:
    taken = {"a": (0, 2, 2), "b": (30, 2, 1), "c": (50, 3, 2)}
    assert [room(taken, 0, y, 60) for y in range(1, 6)] == [60, 28, 48, 48, 60]
    assert room(taken, 30, 2, 60) == 60 and room(taken, 29, 2, 60) == 28
    assert [depth(taken, x, 2, 12) for x in (0, 28, 29, 50, 71, 72)] == [10, 10, 1, 1, 1, 10]
    assert depth(taken, 50, 3, 12) == 9


@pytest.mark.parametrize(
    ("size", "ends"),
    [
        ((60, 13), [60, 60, 4]),
        ((60, 21), [60, 43, 43, 60, 9]),
        ((84, 14), [84, 84, 10]),
        ((58, 14), [58, 58, 3]),
    ],
)
def test_the_dr_box_has_the_rows_down_to_hamburg(size: tuple[int, int], ends: list[int]) -> None:
    assert _dr_box_ends(taken_by(seen(busy()), *size), size[0]) == ends


def test_a_label_takes_a_row_for_threats_and_one_for_units_where_it_has_three() -> None:
    position = busy()
    for city, (threat, units) in {
        "essen": (["poverty"], {"police": 1}),
        "leipzig": (["poverty"], {}),
        "breslau": ([], {"police": 1}),
        "koeln": ([], {"police": 0}),
    }.items():
        position.cities[city].threats, position.cities[city].units = threat, units
    cities = ("essen", "leipzig", "breslau", "koeln")
    large, small = (taken_by(seen(position), 60, height) for height in (19, 18))
    assert [large[city][2] for city in cities] == [3, 2, 2, 1]
    assert [small[city][2] for city in cities] == [2, 2, 2, 1]


@pytest.mark.parametrize(
    ("size", "cells", "dots", "first", "last"),
    [
        ((58, 14), 174, 361, (0, 6, 8, "border"), (57, 1, 79, "border")),
        ((60, 21), 198, 429, (0, 9, 8, "border"), (59, 2, 68, "border")),
        ((120, 42), 407, 857, (1, 18, 24, "border"), (119, 3, 1, "border")),
    ],
)
def test_the_outline_reaches_from_edge_to_edge(
    size: tuple[int, int],
    cells: int,
    dots: int,
    first: tuple[int, int, int, str],
    last: tuple[int, int, int, str],
) -> None:
    """Counts dots: no step of a line is missing, and none is drawn off the line."""
    found = [(*cell, *drawn) for cell, drawn in sorted(outline(*size).cells.items())]
    assert (len(found), found[0], found[-1]) == (cells, first, last)
    assert sum(bits.bit_count() for _, _, bits, _ in found) == dots


def land(size: tuple[int, int]) -> list[str]:
    """The words of a busy map, without coast and borders."""
    found = rows(seen(busy()), "map", *size)
    return [
        "".join(" " if 0x2800 <= ord(c) <= 0x28FF else c for c in row).rstrip() for row in found
    ]


def test_labels_of_the_smallest_map_say_in_short_what_has_no_room() -> None:
    assert land((60, 14)) == [
        "DR box 6 of 7  inflation 2, blockade, violent peace,",
        "poverty 2",
        "      Hamburg [SSKK]     Rostock [··]        Königsberg [DD]",
        "      REGIME unrest      poverty             poverty",
        "   Essen [SK·]               Berlin [SSKZD]",
        "   (uprising)                unrest poverty REGIME P1 R2 B1",
        "",
        "   Köln [···]           Leipzig [···]     Breslau [···]",
        "",
        "        Frankfurt [Z·]                     Dissolved: K2 D1",
        "",
        "     Stuttgart [··]        München [KKK]",
        "     prosperity unrest     (cou) unrest prosperity K2 D2 P2",
        "",
    ]


def test_labels_of_the_large_map_have_a_row_for_units() -> None:
    assert land((66, 20)) == [
        "DR box 6 of 7",
        "inflation 2, blockade,                            Königsberg [DD]",
        "violent peace, poverty 2                          poverty",
        "",
        "            Hamburg [SSKK]    Rostock [··]",
        "            REGIME unrest     poverty",
        "",
        "   Essen [SK·]                   Berlin [SSKZD]",
        "   (uprising)                    unrest poverty REGIME",
        "                                 P1 R2 B1",
        "   Köln [···]             Leipzig [···]       Breslau [···]",
        "",
        "",
        "          Frankfurt [Z·]",
        "                                               Dissolved: K2 D1",
        "",
        "       Stuttgart [··]       München [KKK]",
        "       prosperity unrest    (councils) unrest prosperity",
        "                            K2 D2 P2",
        "",
    ]


# --- parliament ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("size", "middle", "spots"),
    [
        ((44, 9), (21, 8, 11, 144), [(4, 8), (9, 8), (13, 8), (29, 8)]),
        ((43, 9), (21, 8, 0, 0), [(0, 8), (5, 8), (11, 8), (31, 8)]),
        ((44, 8), (22, 7, 0, 0), [(2, 7), (7, 7), (12, 7), (32, 7)]),
        ((53, 13), (26, 11, 15, 360), [(2, 11), (8, 11), (15, 11), (37, 11)]),
        ((60, 11), (29, 10, 13, 240), [(7, 10), (13, 10), (19, 10), (39, 10)]),
        ((110, 30), (54, 28, 41, 504), [(3, 28), (18, 28), (29, 28), (79, 28)]),
    ],
)
def test_the_house_is_as_large_as_its_sheet(
    size: tuple[int, int], middle: tuple[int, int, int, int], spots: list[tuple[int, int]]
) -> None:
    found = house(*size, 24)
    assert (found.centre, found.floor, found.room, len(found.cells)) == middle
    assert [*found.spots[:3], found.spots[-1]] == spots


@pytest.mark.parametrize(
    ("size", "told"),
    [
        ((43, 8), [" Majority 16 of 31 · 7 above 24", " S+Z 15 S+K 16✓ Z+D 11"]),
        (
            (44, 8),
            [
                " KPD 7  SPD 9  Z 6  DNVP 5  NSDAP 4 · 7 abo…",
                " Majority 16 of 31 · +7 · S+Z 15 S+K 16✓ Z+…",
            ],
        ),
        (
            (60, 13),
            [
                "      KPD 7  SPD 9  Z 6  DNVP 5  NSDAP 4 · 7 above 24",
                "                 S+Z 15  S+K 16 yes  Z+D 11",
            ],
        ),
        (
            (60, 18),
            [
                "      KPD 7  SPD 9  Z 6  DNVP 5  NSDAP 4 · 7 above 24",
                "",
                "              S+Z  SSSSSSSSSZZZZZZ·│ 15",
                "              S+K  SSSSSSSSSKKKKKKK│ 16 yes",
                "              Z+D  ZZZZZZDDDDD·····│ 11",
            ],
        ),
    ],
)
def test_sums_stand_in_the_middle_of_the_last_rows(size: tuple[int, int], told: list[str]) -> None:
    assert rows(seen(last_round()), "parliament", *size)[-len(told) :] == told


def test_the_majority_stands_on_the_floor_between_the_benches() -> None:
    told = rows(seen(last_round()), "parliament", 60, 13)
    assert told[9] == "▄▄▄▄▄ ▄▄▄▄▄   ▄▄▄▄▄      Majority       ▄▄▄▄▄   ▄▄▄▄▄ ▄▄▄▄▄"
    assert told[10] == "  K     K       K        16 of 31         N       N     N"


# --- the page of the ending ---------------------------------------------------------------------
def page(scene: WeimarScene, width: int) -> list[str]:
    canvas = Canvas(width, 22, scene.look)
    below = draw_points(canvas, 1, scene, "kpd")
    return canvas.text().splitlines()[1:below]


def test_the_page_of_the_ending_has_its_columns_at_every_width() -> None:
    over = last_round()
    over.outcome = Outcome("republic-survived", ("spd",))
    scene = seen(over, events=WON)
    assert page(scene, 60)[:14] == [
        "SPD      █████ 31",
        "KPD      ██ 0",
        "Zentrum  █ 18",
        "DNVP      22",
        "",
        "Victory points by round           SPD    KPD      Z   DNVP",
        "Start                              26     −2     17     22",
        "Round 1                             5      2      1      ·",
        "Total                              31      0     18     22",
        "",
        "◂ Where the points of KPD…   1",
        "“Dawes Plan” (A13)           4    4 ████",
        "“United Front” (K03)        −2   −2",
        "",
    ]
    assert page(scene, 40)[:13] == [
        "SPD      ████ 31",
        "KPD      ██ 0",
        "Zentrum  █ 18",
        "DNVP      22",
        "",
        "Victory p…    SPD    KPD      Z   DNVP",
        "Start          26     −2     17     22",
        "Round 1         5      2      1      ·",
        "Total          31      0     18     22",
        "",
        "◂ Where the points of K…   1",
        "“Dawes Plan” (A13)         4    4 ████",
        "“United Front” (K03)      −2   −2",
    ]
    assert page(scene, 90)[5] == f"{'Victory points by round':46}    SPD    KPD      Z   DNVP"
    assert [len(page(scene, width)) for width in (40, 60, 90)] == [20, 20, 20]


@pytest.mark.parametrize(("width", "long"), [(60, 31), (45, 31), (44, 30), (30, 16)])
def test_the_longest_bar_of_the_race_leaves_five_columns_for_its_number(
    width: int, long: int
) -> None:
    scene = seen(last_round(), events=(VpChanged("spd", 31, 31, "A01"),))
    canvas = Canvas(width, 4, scene.look)
    assert draw_race(canvas, 0, scene.words, scene.events, scene.view.vp) == 4
    assert canvas.text().splitlines()[0] == f"SPD      {'█' * long} 31"
