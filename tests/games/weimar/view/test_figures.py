"""The contents of Weimar's panes in detail: parties, tracks, opinion, the map, hands."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.games.weimar.view.moments import ASKING
from tests.games.weimar.view.tables import (
    ACTION,
    KIT,
    WON,
    busy,
    game,
    last_round,
    question,
    seen,
    sheet,
)
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.rules.events import CardPlayed, RandomCityRolled
from weimar_tui.games.weimar.rules.position import PARTIES, Impulse
from weimar_tui.games.weimar.scene import WeimarScene
from weimar_tui.games.weimar.view.game_view import opinion_spots
from weimar_tui.games.weimar.view.narration import WeimarNarration
from weimar_tui.games.weimar.view.panes.dr_box import draw_dr_box
from weimar_tui.games.weimar.view.panes.half_circle import FULL, LOWER, UPPER, house, shares
from weimar_tui.games.weimar.view.panes.hand import draw_handlines, draw_hands
from weimar_tui.games.weimar.view.panes.map_lines import outline, project
from weimar_tui.games.weimar.view.panes.map_outline import BORDERS, COASTS
from weimar_tui.games.weimar.view.panes.map_places import city_spots
from weimar_tui.games.weimar.view.panes.opinion import halves, sign_of
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.look import Look


def rows(scene: WeimarScene, pane: str, width: int, height: int = 14) -> list[str]:
    return sheet(scene, pane, width, height).text().splitlines()


def style_of(canvas: Canvas, text: str, row: int | None = None) -> set[str]:
    """The styles of a text at its first occurrence, or on a row."""
    for y, line in enumerate(canvas.text().splitlines()):
        if text in line and row in (None, y):
            start = width_of(line[: line.index(text)])
            return set(canvas.styles()[y][start : start + width_of(text)])
    raise AssertionError(f"{text!r} is not there:\n{canvas.text()}")


# --- parties ------------------------------------------------------------------------------------
@pytest.mark.parametrize("width", [60, 38, 34])
def test_all_figures_of_the_parties_stand_in_columns(width: int) -> None:
    told = rows(seen(busy()), "parties", width)
    assert told[0].split() == ["VP", "Seats", "Bases", "Hand", "Reserve"]
    assert told[1].split() == ["*SPD", "12", "8", "5", "4", "●●"]
    assert told[4].startswith("+KPD ") and told[7].startswith(" Z ")


@pytest.mark.parametrize("width", [33, 27, 23])
def test_where_there_is_little_room_whole_columns_are_left_out(width: int) -> None:
    told = rows(seen(busy()), "parties", width)
    assert told[0].split() == ["VP", "Seats", "Bases"]
    assert told[1].split() == ["*SPD", "12", "8", "5"]


def test_whose_impulse_it_is_stands_out() -> None:
    canvas = sheet(seen(last_round(), ACTION, "z:kpd"), "parties", 40, 12)
    assert canvas.styles()[3][0] == "kpd bold place.now", "it acts, and is pointed at"
    assert canvas.styles()[5][0] == "z bold place.now"
    assert canvas.styles()[1][0] == "spd bold"
    assert canvas.styles()[3][3] == "kpd bold place.now" and canvas.styles()[3][4] == ""
    quiet = last_round()
    quiet.phase = "agenda"
    assert sheet(seen(quiet), "parties", 40, 12).styles()[3][0] == "kpd bold"
    assert style_of(canvas, "31") == {"strong"}


def test_the_order_of_impulses_marks_those_that_have_had_theirs() -> None:
    position = last_round()
    order = position.turn_order
    position.impulses, position.active = [], order[1]
    position.impulses_played = dict.fromkeys(PARTIES, 0)

    def told() -> str:
        return "".join(rows(seen(position), "head", 120, 1)[0].split())

    first, second = (seen(position).words.seat_short(party) for party in order[:2])
    assert f"✓{first}" not in told(), "cards before the impulses are none"
    position.impulses_played[order[0]] = 1
    assert f"✓{first}▸{second}" in told()
    position.impulses = [Impulse(order[1], "K05")]
    position.active = order[2]
    assert f"✓{first}▸{second}" in told(), "a forced card does not end the impulse"


def test_below_the_table_stands_who_governs_with_whom_and_for_what() -> None:
    told = rows(seen(busy()), "parties", 52, 13)
    assert told[9] == "Government: SPD* with KPD · President DNVP"
    assert told[10] == "USPD K DDP S DVP Z (Stresemann)"
    assert style_of(sheet(seen(busy()), "parties", 52, 13), "(Stresemann)") == {"faint"}
    alone = rows(seen(last_round()), "parties", 52, 16)
    assert alone[13].startswith("Government: Zentrum alone")
    assert alone[14] == "DDP S DVP D USPD K"
    assert alone[3].strip() and alone[12].strip(), "the open agendas"
    assert rows(seen(busy()), "parties", 35, 13)[12] == "Gov. SPD*+KPD · President DNVP"
    low = rows(seen(last_round()), "parties", 52, 8)
    assert low[5].startswith("Government: Zentrum alone"), "no empty row where rows are scarce"
    least = rows(seen(last_round()), "parties", 52, 6)
    assert least[5] == "DDP S DVP D USPD K"


def test_what_points_were_won_for_is_told_the_most_first() -> None:
    scene = seen(last_round(), events=WON)
    told = rows(scene, "parties", 80, 18)
    kpd = next(row for row in told if row.startswith("KPD ") and "  " in row and "  0" not in row)
    words = scene.words
    assert kpd == f"KPD {words.source('A13')} 4  {words.source('K03')} −2"
    narrow = rows(scene, "parties", 30, 18)
    cut = next(row for row in narrow if row.startswith("KPD ") and words.source("A13")[:8] in row)
    assert cut.endswith("…") and words.source("K03") not in cut
    exact = len(kpd)
    wide = rows(scene, "parties", exact + 1, 18)
    assert kpd in wide
    assert kpd not in rows(scene, "parties", exact, 18)


# --- tracks -------------------------------------------------------------------------------------
def test_levels_that_could_be_reached_and_the_present_one_stand_out() -> None:
    canvas = sheet(seen(last_round()), "tracks", 84, 8)
    assert style_of(canvas, "[5]") == {"active"}
    assert style_of(canvas, "[6]") == {"active"}
    assert "prosperity in 2 cities" in canvas.text()
    tight = rows(seen(last_round()), "tracks", 40, 8)
    assert " 1 2 3 4[5]" in tight[1]
    assert "2 done" not in "\n".join(tight) and "2 done" in canvas.text()


def test_the_nsdap_track_warns_from_the_fifth_figure() -> None:
    scene = seen(busy())
    canvas = sheet(scene, "tracks", 84, 8)
    assert style_of(canvas, "5 of 6") == {"danger"}
    assert "Iron Front" in canvas.text() and "□" in canvas.text()
    four = busy()
    four.nsdap_track = four.nsdap_track[:4]
    four.nsdap_shield = False
    canvas = sheet(seen(four), "tracks", 84, 8)
    assert style_of(canvas, "4 of 6") == {"text"} and "Iron Front" not in canvas.text()


def test_a_treaty_tells_what_it_needs_and_its_bonus_in_its_round() -> None:
    scene = seen(busy())
    card = scene.view.foreign_affairs.deck[0]
    found = scene.components.foreign_affairs[card]
    for number in (found.bonus_round, found.bonus_round + 1):
        position = busy()
        position.round = number
        told = "\n".join(rows(seen(position), "tracks", 84, 8))
        assert (" +1" in told) == (number == found.bonus_round)
    none = last_round()
    none.foreign_affairs.beside = []
    assert rows(seen(none), "tracks", 84, 8)[2] == "Treaties  nothing"


def test_what_an_answer_names_is_marked_on_the_tracks() -> None:
    asked = question("place-flag", ("usuk", "ussr"))
    canvas = sheet(seen(last_round(), asked, "ussr"), "tracks", 84, 8)
    assert style_of(canvas, "USSR 1") == {"place.now"}
    assert style_of(canvas, "USA/UK 0") == {"place.choose"}
    assert style_of(canvas, "France 2") == {"text"}
    society = question("remove-society", ("W1", "R2"))
    canvas = sheet(seen(busy(), society, "W1"), "tracks", 84, 8)
    assert style_of(canvas, "Workers") == {"place.now"}
    assert style_of(canvas, "The Rich") == {"place.choose"}
    assert canvas.spots.keys() >= {"W1", "R2", "usuk", "france", "ussr"}


def test_rounds_have_years_and_the_president_a_name() -> None:
    assert rows(seen(last_round()), "tracks", 84, 8)[5].endswith("1931-33 · President Ebert")
    assert rows(seen(busy()), "tracks", 84, 8)[5].endswith("1927-28 · President DNVP")
    none = last_round()
    none.president = ""
    none.round = 0
    told = rows(seen(none), "tracks", 84, 8)[5]
    assert "[" not in told and "19" not in told


# --- opinion ------------------------------------------------------------------------------------
def test_half_issues_are_counted_in_halves() -> None:
    look = Look()
    assert [halves(number, look) for number in range(6)] == ["0", "½", "1", "1½", "2", "2½"]


def test_issues_keep_their_letter_and_stand_at_their_cell() -> None:
    scene = seen(last_round())
    assert [sign_of(scene, marker) for marker in ("economy-1", "economy-2", "media-1")] == [
        "a",
        "b",
        "c",
    ]
    canvas = sheet(scene, "opinion", 80, 14)
    spots = KIT.spots("opinion", replace(scene, chosen=""), 83, 15, {})
    assert spots == {}, "nothing to choose"
    assert style_of(canvas, "acl") == {"muted reverse bold"}
    text = canvas.text()
    assert "a Economy I 0" in text and "i Poverty K6" in text


def test_many_issues_on_a_cell_are_shortened_with_a_plus() -> None:
    crowded = last_round()
    crowded.issues = dict.fromkeys(
        ("economy-1", "economy-2", "media-1", "media-2", "security-1"), "0"
    ) | {"uspd": "S3", "ddp": "S3", "poverty": "S3", "reparations": "K3"}
    told = rows(seen(crowded), "opinion", 54)
    assert "  6   5   4   ilm 2   1   ab+ 1   2   3" in told[7]
    tight = rows(seen(crowded), "opinion", 40)
    assert "i+" in tight[7] and "il" not in tight[7]


def test_cells_that_can_be_chosen_are_underlined_and_the_chosen_one_pointed_at() -> None:
    debate = question("debate", ("media-1:K1", "media-1:0", "uspd:S1", "pass"))
    scene = seen(last_round(), debate, "media-1:K1")
    canvas = sheet(scene, "opinion", 80, 14)
    x, y = opinion_spots(scene, 80, 14)["K1"]
    assert canvas.styles()[y][x] == "place.now"
    assert set(opinion_spots(scene, 80, 14)) == {"K1", "0"}, "of the issue under the cursor"
    x, y = opinion_spots(replace(scene, chosen="pass"), 80, 14)["S1"]
    assert canvas.styles()[y][x].endswith("underline")
    x, y = opinion_spots(scene, 80, 14)["0"]
    assert "underline" in canvas.styles()[y][x]
    assert style_of(canvas, "Media I") == {"place.now"}
    assert style_of(canvas, "USPD") == {"place.choose"}
    zero = question("pledge", ("0", "1", "2"))
    plain = sheet(seen(last_round(), zero), "opinion", 80, 14)
    assert "underline" not in plain.styles()[y][x], "a number, and no cell"


def test_beside_the_corners_of_the_track_issues_have_a_step_less_room() -> None:
    crowded = busy()
    crowded.issues = dict.fromkeys(list(seen(crowded).components.issue_kind)[:14], "S2")
    told = rows(seen(crowded), "opinion", 40)
    assert told[5].startswith("e Security I S2    2") and told[8] == "f Security II   ½  1  ½"
    assert told[9] == "g Foreign Affairs… 2" and told[2].endswith("l USPD S2")


def test_pointing_at_the_track_without_a_question_offers_nothing() -> None:
    assert opinion_spots(seen(last_round()), 80, 14) == {}


# --- hands --------------------------------------------------------------------------------------
def test_hands_laid_open_stand_two_beside_each_other() -> None:
    position = last_round()
    scene = replace(seen(position, chosen="K05:event"), view=position)
    canvas = Canvas(80, 14, scene.look)
    draw_hands(canvas, scene)
    told = canvas.text().splitlines()
    assert told[0].startswith("SPD") and told[0][40:] == "KPD"
    assert told[1][41:] == "United Front" and told[2][41:] == "Rosa Luxemburg 2/3"
    assert style_of(canvas, "Rosa Luxemburg") == {"cursor"}
    assert style_of(canvas, "2/3") == {"key"}
    assert told[1].startswith(" no cards") and told[2].startswith("Zentrum")
    assert told[6] == " " * 40 + "DNVP" and told[7] == " " * 41 + "no cards"
    lines = Canvas(80, 2, scene.look)
    draw_handlines(lines, scene)
    first, second = lines.text().splitlines()
    assert first.startswith("SPD no cards") and first[40:].startswith("KPD United Front · Rosa")
    assert second.startswith("Z no cards") and second[40:] == "DNVP no cards"


def test_the_hand_on_two_rows_shows_every_card() -> None:
    canvas = sheet(seen(last_round(), chosen="K07:event"), "handline", 80, 2)
    first, second = canvas.text().splitlines()
    assert first == "Hand United Front             Rosa Luxemburg 2/3       Treaty of Rapallo 2/2!"
    assert second == "     Clara Zetkin 2/2         Arm the Workers! 3/2"
    assert style_of(canvas, "Clara Zetkin") == {"cursor"} and style_of(canvas, "3/2") == {"key"}
    two = last_round()
    two.hands["kpd"] = ["K05", "K07"]
    line = rows(seen(two), "handline", 80, 2)
    assert line[0].startswith("Hand Rosa Luxemburg 2/3") and "Clara" in line[0]
    two.hands["kpd"] = []
    assert rows(seen(two), "handline", 80, 2)[0] == "Hand no cards"


def test_the_hand_pane_tells_the_chosen_card_first_and_counts_cards() -> None:
    position = last_round()
    scene = seen(position, question("play-card", ("K07:event",)), "K07:event")
    canvas = sheet(scene, "hand", 60, 7)
    told = canvas.text().splitlines()
    assert [row[:1] for row in told if row[:1].strip()] == ["1", "2", "3", "4", "5"]
    assert told[3].startswith("4 Clara Zetkin 2/2") and told[4].startswith("  When another")
    assert told[5].endswith("…") and told[6].startswith("5 Arm")
    assert told[0].endswith("K03") and style_of(canvas, "K03") == {"faint"}
    assert canvas.spots["K07"] == (0, 3)
    assert rows(seen(position, me=None), "hand", 60, 7)[0] == "You are watching."
    position.hands["kpd"] = []
    assert rows(seen(position), "hand", 60, 7)[0] == "no cards"


def test_a_hand_of_more_cards_than_rows_is_told_by_name_alone() -> None:
    scene = seen(last_round(), question("play-card", ("K03:event",)), "K03:event")
    told = rows(scene, "hand", 60, 4)
    assert [row[:1] for row in told] == ["1", "2", "3", "4"]
    assert told[0].endswith("K03") and told[3].endswith("↓")


@pytest.mark.parametrize(
    ("chosen", "shown"),
    [("K03", "123"), ("K05", "123"), ("A33", "234"), ("K07", "345"), ("K09", "345")],
)
def test_the_chosen_card_stands_in_the_middle_of_a_low_hand(chosen: str, shown: str) -> None:
    scene = seen(last_round(), question("play-card", ("K03:event",)), f"{chosen}:event")
    assert [row[:1] for row in rows(scene, "hand", 60, 3)] == list(shown)


def test_a_long_name_of_a_card_is_cut_before_its_values_and_number() -> None:
    told = rows(seen(last_round()), "hand", 26, 5)
    assert told[2] == "3 Treaty of Rapa… 2/2! A33"
    assert rows(seen(last_round()), "hand", 31, 5)[2] == "3 Treaty of Rapallo 2/2!    A33"


# --- the map ------------------------------------------------------------------------------------
def test_a_city_tells_bases_threats_and_units_and_what_can_be_chosen() -> None:
    canvas = sheet(seen(last_round(), ACTION, "workers:essen"), "map", 78, 14)
    text = canvas.text()
    assert "Essen [KK·]" in text and "UPRISING R4 P1 K1" in text
    assert style_of(canvas, "Essen") == {"place.now"}
    assert style_of(canvas, "Leipzig") == {"key underline"}
    assert style_of(canvas, "Berlin") == {"strong"}
    assert style_of(canvas, "UPRISING") == {"kpd reverse"}
    assert style_of(canvas, "R4") == {"government bold"} and style_of(canvas, "K1") == {"kpd bold"}
    assert style_of(canvas, "[KK·]") == {"muted", "kpd bold", "faint"}


def test_cities_that_can_be_chosen_can_be_pointed_at_else_all() -> None:
    scene = seen(last_round(), ACTION, "workers:essen")
    spots = KIT.spots("map", scene, 79, 15, {})
    assert set(spots) == {"essen", "leipzig", "koeln"}
    assert spots["essen"] == city_spots(78, 14)["essen"]
    canvas = sheet(scene, "map", 78, 14)
    x, y = spots["essen"]
    assert canvas.text().splitlines()[y][x:].startswith("Essen")
    assert len(KIT.spots("map", seen(last_round()), 79, 15, {})) == 11


def test_labels_stand_close_to_where_their_cities_lie() -> None:
    """On the layout map of 60 columns; neighbours in a row start on the same row."""
    large, small = city_spots(60, 21), city_spots(60, 13)
    assert [large[city] for city in ("essen", "berlin", "leipzig", "breslau", "muenchen")] == [
        (3, 7),
        (30, 7),
        (24, 10),
        (42, 10),
        (26, 16),
    ]
    assert [large[city] for city in ("hamburg", "rostock", "koenigsberg", "koeln")] == [
        (11, 4),
        (28, 4),
        (45, 1),
        (3, 10),
    ]
    assert [small[city] for city in ("frankfurt", "stuttgart", "berlin", "hamburg")] == [
        (8, 8),
        (5, 10),
        (29, 4),
        (6, 2),
    ]
    assert large["frankfurt"] == (9, 13) and large["stuttgart"] == (6, 16)
    assert city_spots(60, 19)["rostock"][0] == 28, "three rows a city from 19 rows on"
    assert city_spots(60, 18)["rostock"][0] == 25


def test_dissolved_units_lie_below_breslau() -> None:
    for height, below in ((14, 2), (21, 4)):
        canvas = sheet(seen(busy()), "map", 84, height)
        _, y = city_spots(84, height)["breslau"]
        assert "Dissolved: " in canvas.text().splitlines()[y + below]
    assert "Dissolved" not in sheet(seen(last_round()), "map", 84, 14).text()


def test_the_dr_box_turns_red_when_one_more_ends_the_republic() -> None:
    for number, style in ((5, "title"), (6, "danger")):
        position = busy()
        position.dr_box = ["poverty"] * number
        scene = seen(position)
        canvas = Canvas(78, 6, scene.look)
        draw_dr_box(canvas, scene, 30, [78] * 5)
        assert style_of(canvas, f"DR box {number} of 7") == {style}
        assert canvas.text().splitlines()[1].startswith(f"poverty {number}")


def test_where_the_corner_is_too_small_the_dr_box_begins_beside_its_title() -> None:
    position = busy()
    position.dr_box = ["poverty", "inflation", "blockade"]
    scene = seen(position)
    canvas = Canvas(40, 4, scene.look)
    draw_dr_box(canvas, scene, 8, [32, 30, 10])
    told = canvas.text().splitlines()
    assert told[0] == "DR box 3 of 7  poverty,"
    assert told[1].startswith("inflation, blockade")


def test_coasts_are_wet_and_borders_dry() -> None:
    styles = {cell: style for cell, (_, style) in outline(120, 42).cells.items()}

    def near(place: tuple[float, float]) -> set[str]:
        u, v = project(place)
        x, y = int(2 * u), int(2 * v)
        return {
            styles[c]
            for c in [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            if c in styles
        }

    assert near((7.9, 53.75)) == {"coast"}, "the Frisian coast"
    assert near((20.5, 54.98)) == {"coast"}, "Samland"
    assert near((12.2, 47.62)) == {"border"}, "the Alps"
    assert near((6.2, 51.45)) == {"border"}, "the Netherlands"


def test_germany_has_the_shape_it_had_after_1921() -> None:
    """Every corner of the outline is close to the next: none is misplaced."""
    for line in (*COASTS, *BORDERS):
        for (x, y), (u, v) in pairwise(line):
            assert abs(x - u) < 1.35 and abs(y - v) < 0.6, (x, y, u, v)
            assert 5.8 < x < 23 and 47.2 < y < 55.4
    ends = [(line[0], line[-1]) for line in (*COASTS, *BORDERS)]
    assert all(any(end == other[0] for other in ends if other[1] != end) for _, end in ends)


def test_places_lie_where_they_are_on_the_land() -> None:
    """Berlin is north-east of Munich, Königsberg the farthest east; knots are met exactly."""
    assert project((13.4, 51.4)) == pytest.approx((31.0, 10.0))
    assert project((7.0, 47.3)) == pytest.approx((4.0, 20.7))
    berlin, munich = project((13.4, 52.52)), project((11.58, 48.14))
    assert berlin[0] > munich[0] and berlin[1] < munich[1]
    assert project((5.0, 56.0))[0] < 0.6, "beyond the first knot the line goes on"


# --- parliament ---------------------------------------------------------------------------------
def test_seats_are_shared_out_as_long_as_the_rings_are() -> None:
    assert shares(24, (5.0, 4.0, 3.0)) == (10, 8, 6)
    assert shares(25, (5.0, 4.0, 3.0)) == (11, 8, 6)
    assert sum(shares(31, (1.0, 0.7, 0.49))) == 31


def test_where_seats_stand_closer_on_the_inner_rings_there_are_more_of_them() -> None:
    found = house(60, 12, 31)
    assert [sum(y == row for _, y in found.spots) for row in (6, 7)] == [2, 5]
    assert (found.room, len(found.cells)) == (15, 310)


def test_large_blocks_reach_half_a_cell_above_and_below_their_letter() -> None:
    found = house(110, 30, 24)
    for seat, (x, y) in enumerate(found.spots):
        own = {(column, row): half for column, row, of, half in found.cells if of == seat}
        assert {own[x, y - 1], own[x, y], own[x, y + 1]} == {LOWER, FULL, UPPER}
        assert own[x, y] == FULL and own[x, y - 1] == LOWER


def test_single_letters_fill_the_rows_there_are() -> None:
    found = house(25, 5, 24)
    assert found.floor == 4 and min(y for _, y in found.spots) == 0
    wide = house(78, 7, 24)
    across = [x for x, _ in wide.spots]
    assert max(across) - min(across) == 2 * 17, "about as round as a cell is high"


def test_the_ends_of_every_ring_stand_on_the_floor() -> None:
    for size in ((53, 13), (25, 5), (110, 30)):
        found = house(*size, 24)
        on_floor = [x for x, y in found.spots if y == found.floor]
        assert len(on_floor) >= 6, size
        assert found.room < max(on_floor) - min(on_floor)


def test_coalitions_and_counts_stand_below_the_house() -> None:
    canvas = sheet(seen(last_round(), ACTION, "z:kpd"), "parliament", 60, 13)
    text = canvas.text()
    assert "KPD 7  SPD 9  Z 6  DNVP 5  NSDAP 4 · 7 above 24" in text
    assert "S+Z 15  S+K 16 yes  Z+D 11" in text
    assert style_of(canvas, "S+K 16 yes") == {"good"} and style_of(canvas, "S+Z 15") == {"text"}
    assert style_of(canvas, "7 above 24") == {"danger"}
    seats = {style for row in canvas.styles() for style in row if "place.now" in style}
    assert seats == {"place.now"}, "the parties under the cursor"
    without = last_round()
    without.seats = {"spd": 8, "kpd": 6, "z": 5, "dnvp": 5, "nsdap": 0}
    text = sheet(seen(without), "parliament", 60, 13).text()
    assert "NSDAP" not in text and "above" not in text
    narrow = sheet(seen(last_round()), "parliament", 25, 7).text()
    assert "S+K 16✓" in narrow and "16 of 31 · +7" in narrow
    exact = rows(seen(last_round()), "parliament", 31, 7)
    assert exact[5] == " Majority 16 of 31 · 7 above 24"
    assert rows(seen(last_round()), "parliament", 30, 7)[5] == " Majority 16 of 31 · +7"


def test_where_the_floor_has_no_room_the_majority_stands_before_the_sums() -> None:
    told = rows(seen(last_round()), "parliament", 78, 7)
    assert told[6].strip() == "Majority 16 of 31 · 7 above 24 · S+Z 15  S+K 16 yes  Z+D 11"
    high = rows(seen(last_round()), "parliament", 60, 17)
    assert high[16].strip() == "S+Z 15  S+K 16 yes  Z+D 11"
    bars = rows(seen(last_round()), "parliament", 60, 18)
    assert bars[17].strip().startswith("Z+D  ") and bars[17].endswith(" 11")


# --- the title line -----------------------------------------------------------------------------
def test_the_title_tells_round_phase_government_and_points() -> None:
    head = rows(seen(busy()), "head", 160, 1)[0]
    assert head.startswith("Weimar · Round 4 of 6 · Impulse Phase · Chancellor SPD · Government")
    assert head.endswith("VP SPD 12  KPD 9  Z 14  DNVP 7") and "SPD+KPD" in head
    wide, narrow = (rows(seen(busy()), "head", width, 1)[0] for width in (130, 129))
    assert wide.startswith("Weimar · Round 4 of 6 · Impulse Phase")
    assert narrow.startswith("Round 4/6"), "whose turn it is goes before what other panes tell"
    assert all("▸ KPD" in head for head in (wide, narrow))
    short = rows(seen(busy()), "head", 100, 1)[0]
    assert short.startswith("Round 4/6 · Impulse Phase · SPD*+KPD")
    canvas = sheet(seen(busy()), "head", 120, 1)
    points = canvas.text().rindex("DNVP")
    assert canvas.styles()[0][points] == "dnvp bold" and style_of(canvas, "14") == {"strong"}
    small = sheet(seen(busy()), "head", 80, 1)
    assert style_of(small, " KPD ") == {"kpd reverse bold"}, "whose turn it is, among the points"


# --- the kit ------------------------------------------------------------------------------------
def test_the_house_is_drawn_again_with_the_cursor_only_where_parties_can_be_chosen() -> None:
    assert "parliament" in KIT.on_cursor(seen(last_round(), ACTION))
    assert "parliament" not in KIT.on_cursor(
        seen(last_round(), question("move-unit", ("base:essen",)))
    )
    told = tuple(warning.sentence for warning in KIT.pane_warnings(seen(busy())))
    assert told == seen(busy()).words.warnings(game(), seen(busy()).view)


def test_what_the_kit_draws_and_asks_is_what_its_parts_do() -> None:
    scene, asked = seen(last_round(), ACTION), question("increase", ("increase", "pass"))
    for draw, same in ((KIT.draw_hands, draw_hands), (KIT.draw_handlines, draw_handlines)):
        one, other = Canvas(80, 9, scene.look), Canvas(80, 9, scene.look)
        draw(one, scene)
        same(other, scene)
        assert one.text() == other.text() != Canvas(80, 9, scene.look).text()
    assert ASKING.first_answer(asked) == "pass" and KIT.pane_for(asked) == "map"
    assert "increase" in KIT.dialogs and KIT.places(40, 10, "map") == {}
    page = Canvas(80, 30, scene.look)
    assert KIT.draw_standing(page, 0, scene, "kpd", WeimarNarration()) > 10
    assert "31" in page.text()
    before = last_round()
    told = [CardPlayed("kpd", "K05", "event")]
    assert "K05" not in KIT.before_roll(before, told).hands["kpd"]
    later = last_round()
    later.economy = 3
    assert [moment.economy for moment in KIT.between(before, later)] == [4]
    words = scene.words
    assert KIT.falls([RandomCityRolled((2, 6), "essen")], words)[0].pane == "map"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("party", PARTIES)
def test_every_party_has_a_short_name_that_fits_its_column(party: str, lang: str) -> None:
    assert width_of(seen(busy(), lang=lang).words.seat_short(party)) <= 4
