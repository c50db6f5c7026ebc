"""The display: decisions in advance, pointing, warnings, open hands, the layout."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.junta.table import family, game, hand, table
from tests.games.junta.view.scenes import (
    ASKING,
    KIT,
    MOVE_ASKED,
    evening,
    look_of,
    private,
    question,
    recorded,
    seen,
    streets,
    vote,
)
from tests.wordings import LANGUAGES
from weimar_tui.games.junta.prompts.hot_seat import Plans
from weimar_tui.games.junta.prompts.policy import JuntaPrompts
from weimar_tui.games.junta.rules.component_data import Area
from weimar_tui.games.junta.rules.events import DieRolled, PlacesRevealed
from weimar_tui.games.junta.rules.subjects import Link, NextFamily
from weimar_tui.games.junta.view.layout import PANES
from weimar_tui.games.junta.view.narration import JuntaNarration
from weimar_tui.games.junta.view.panes.hand import draw_hand, draw_handlines, draw_hands
from weimar_tui.games.junta.view.panes.head import draw_handline, draw_head
from weimar_tui.games.junta.view.panes.map_grid import grid_of, river_of, strokes
from weimar_tui.games.junta.view.panes.money import draw_money
from weimar_tui.kernel.decision import Decision
from weimar_tui.tui.canvas import Canvas, width_of


def rows(canvas: Canvas) -> list[str]:
    return canvas.text().splitlines()


# --- the title line and its warnings ------------------------------------------------------------
def head(scene: Any, width: int = 120) -> str:
    canvas = Canvas(width, 1, scene.look)
    draw_head(canvas, scene)
    return canvas.text()


def test_the_title_says_whether_the_bank_is_closed_or_at_lunch_and_if_the_police_may_shoot() -> (
    None
):
    runner = table(5)
    assert " · bank" not in head(seen(runner))
    runner.position.bank_closed = runner.position.lunch = True
    assert head(seen(runner)).rstrip().split(" · ")[3].startswith("bank closed")
    assert "lunch" not in head(seen(runner))
    runner.position.bank_marker = 2
    assert "bank safe from the police" in head(seen(runner))
    coup_on = streets()
    coup_on.position.bank_marker = 2
    assert "bank safe" not in head(seen(coup_on)), "in a coup nobody goes to the bank"


def test_notes_of_the_title_never_write_over_whose_seat_it_is() -> None:
    runner = vote()
    for width in range(60, 121):
        said = head(seen(runner), width)
        assert said.endswith("you: Aguado"), width
        assert (
            "bank closed" not in said or " bank closed   " in said or "bank closed  you" in said
        ), width
    assert "excuse for a coup" in head(seen(runner), 85)
    assert "bank closed" not in head(seen(runner), 85)


def test_the_first_game_has_no_round_yet() -> None:
    runner = table(5, round=0, phase="election", president="")
    assert head(seen(runner)).startswith(" Junta Election · no President")


def warned(runner: Any) -> list[tuple[str, str]]:
    scene = seen(runner)
    assert not KIT.warnings(scene), "the footer keeps its keys"
    assert [one.sentence for one in KIT.pane_warnings(scene)] == list(
        scene.words.warnings(scene.game, scene.view)
    )
    return [(one.pane, one.short) for one in KIT.pane_warnings(scene)]


def test_before_the_last_rounds_and_the_third_centre_one_is_warned() -> None:
    more = ("offices", "one more round after this")
    assert warned(streets()) == [("map", "junta: 1 centre from victory"), more]
    assert warned(vote()) == [("offices", "last round")]
    assert warned(evening()) == []
    assert warned(table(5, round=0, rounds=1)) == [], "it has not begun"
    three = streets()
    three.position.areas["palace"] = three.position.areas["palace"][1:]
    assert warned(three) == [more], "three: it is decided"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_warnings_leave_room_for_the_title_of_their_pane(lang: str) -> None:
    for runner in (streets(), vote()):
        for one in KIT.pane_warnings(seen(runner, lang=lang)):
            assert width_of(one.short) <= 30


# --- hands --------------------------------------------------------------------------------------
def test_many_cards_share_the_line_and_the_chosen_one_is_pointed_at() -> None:
    runner = table(5)
    cards = ("bodyguard", "political-refugees", "spy-in-switzerland", "church", "bankers")
    hand(runner, "A", *cards)
    asked = question("over-limit", tuple(f"discard:{card}" for card in cards))
    scene = seen(runner, asked, "discard:church")
    canvas = Canvas(80, 1, scene.look)
    draw_handline(canvas, scene)
    line = canvas.text()
    assert line.endswith(" Pocket 0 · Account 0")
    assert line.startswith("Hand 5: Assassination · Vote · Event · Influence ×2 ")
    start = line.index("Influence ×2")
    assert {canvas.styles()[0][x] for x in range(start, start + 12)} == {"cursor"}
    assert canvas.styles()[0][start - 4] == "text"
    wide = Canvas(140, 1, scene.look)
    draw_handline(wide, scene)
    assert "The Church · Bankers" in wide.text() and "…" not in wide.text()


def test_a_small_hand_pane_tells_the_chosen_card_first() -> None:
    runner = table(5)
    hand(runner, "A", "bodyguard", "church", "spy-in-switzerland")
    asked = question("over-limit", ("discard:church",))
    scene = seen(runner, asked, "discard:church")
    canvas = Canvas(30, 4, scene.look)
    draw_hand(canvas, scene)
    assert [row.split()[0] for row in rows(canvas)] == ["Bodyguard", "The", "10", "A"]
    assert canvas.styles()[1][0] == "cursor" and canvas.styles()[0][0] == "strong"
    assert canvas.spots == {"bodyguard": (0, 0), "church": (0, 1), "spy-in-switzerland": (0, 3)}
    assert rows(canvas)[0].endswith("Assassination")
    cut = Canvas(22, 4, scene.look)
    draw_hand(cut, seen(runner))
    assert rows(cut)[1].endswith("…"), "the rest of its wording has no room"


def test_a_list_of_cards_uses_all_rows_for_their_texts() -> None:
    runner = table(5)
    cards = ("bribe-first-brigade", "political-refugees", "spy-in-switzerland", "church")
    hand(runner, "A", *cards)
    canvas = Canvas(120, 5, seen(runner).look)
    draw_hand(canvas, seen(runner))
    shown = rows(canvas)
    assert len(shown) == 5 and all(shown) and "…" not in canvas.text()
    assert [y for _, y in canvas.spots.values()] == sorted(y for _, y in canvas.spots.values())
    canvas = Canvas(120, 4, seen(runner).look)
    draw_hand(canvas, seen(runner))
    assert ["…" in row for row in rows(canvas)].count(True) == 1, "only the longest is cut"


def test_the_wording_of_a_card_breaks_before_the_edge() -> None:
    runner = table(5)
    hand(runner, "A", "bodyguard")
    for width, lines in ((28, 1), (27, 2)):
        canvas = Canvas(width, 4, seen(runner).look)
        draw_hand(canvas, seen(runner))
        assert len([row for row in rows(canvas)[1:] if row]) == lines, width


def test_a_long_name_of_a_card_never_runs_into_its_kind() -> None:
    runner = table(5)
    hand(runner, "A", "political-refugees", "spy-in-switzerland")
    canvas = Canvas(22, 2, seen(runner).look)
    draw_hand(canvas, seen(runner))
    assert rows(canvas) == ["Political Refugees", "A Spy in Switzerland"], "a name is never cut"


def test_hands_laid_open_show_money_notes_and_cards_of_all() -> None:
    runner = evening()
    scene = recorded(runner)
    canvas = Canvas(60, 12, scene.look)
    draw_hands(canvas, scene)
    assert rows(canvas)[:5] == [
        "Aguado Pocket 7 · Account 6 1·1·2·3",
        " Bodyguard · Students · A Spy in Switzerland",
        "Bravo Pocket 3 · Account 4 3",
        " Peasants",
        "Cortina Pocket 0 · Account 0",
    ]
    hidden = Canvas(60, 12, scene.look)
    draw_hands(hidden, replace(scene, view=game().view(runner.position, "aguado")))
    assert rows(hidden)[3] == " no cards", "face down"
    low = Canvas(60, 3, scene.look)
    draw_hands(low, scene)
    assert rows(low)[2].startswith("Bravo")
    line = Canvas(96, 1, scene.look)
    draw_handlines(line, scene)
    assert line.text().startswith("A 7/6 3 cards   B 3/4 1 card    C 0/0 0 cards   D 0/0")
    line = Canvas(72, 1, scene.look)
    draw_handlines(line, scene)
    assert line.text().startswith("A 7/6 3 ca… B 3/4 1 ca… C"), "the numbers come first"
    assert [line.text()[place * 12] for place in range(6)] == list("ABCDEF")


# --- money --------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("families", [4, 5, 6, 7])
def test_a_recorded_game_tells_the_account_of_every_family_at_every_size(
    families: int, lang: str
) -> None:
    runner = table(families)
    for size in ((38, 3), (43, 4), (78, 13)):
        scene = recorded(runner, lang)
        canvas = Canvas(*size, scene.look)
        draw_money(canvas, scene)
        assert scene.look.more not in canvas.text()
        assert all(scene.letter(seat) in canvas.text() for seat in scene.seats)
        assert canvas.text().count("0") == 2 * families
        if "0/0" in canvas.text():
            assert scene.words.ui("money-both") in canvas.text(), "what the figures are"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_s_purse_is_told_whole_beside_the_map(lang: str) -> None:
    scene = seen(evening(), lang=lang)
    canvas = Canvas(38, 4, scene.look)
    draw_money(canvas, scene)
    assert scene.look.more not in canvas.text(), canvas.text()
    assert rows(canvas)[0].endswith("1·1·2·3")
    narrow = Canvas(20, 4, scene.look)
    draw_money(narrow, scene)
    assert "1·1·2·3" not in narrow.text(), "notes one by one only where there is room"


def test_where_one_spends_the_evening_one_sees_until_all_do() -> None:
    runner = evening()
    own = family(runner, "A")
    for own.choice, own.place, shown in (("", "", 0), ("lover", "", 1), ("lover", "lover", 0)):
        scene = seen(runner)
        canvas = Canvas(38, 5, scene.look)
        draw_money(canvas, scene)
        assert canvas.text().count("Tonight you are here: Lover") == shown


# --- the map ------------------------------------------------------------------------------------
def test_areas_that_can_be_chosen_can_be_pointed_at() -> None:
    scene = seen(streets(), MOVE_ASKED, "chamber", me="bravo")
    canvas = Canvas(113, 27, scene.look)
    KIT.drawings["map"](canvas, scene)
    framed = KIT.spots("map", scene, 113, 28, canvas.spots)
    assert set(framed) == {"cathedral", "chamber"}
    for area, name in (("chamber", "15 ▲CHAMBER"), ("cathedral", "17 Cathedral")):
        x, y = framed[area]
        assert rows(canvas)[y][x : x + len(name)] == name
    small = Canvas(80, 18, scene.look)
    KIT.drawings["map"](small, scene)
    x, y = small.spots["chamber"]
    assert rows(small)[y][x:].startswith("15 ▲CHAMBER")
    offices = {"bravo": (0, 1)}
    assert KIT.spots(
        "offices",
        seen(evening(), private(question("shoot", ("bravo",)), NextFamily())),
        40,
        9,
        offices,
    )


def corners(width: int, height: int) -> dict[str, tuple[int, int]]:
    return dict(grid_of(game().components.areas, width, height).corners)


@pytest.mark.parametrize("size", [(80, 18), (80, 23), (113, 28), (113, 34), (136, 34), (170, 40)])
def test_areas_never_overlap_and_lie_on_the_sheet(size: tuple[int, int]) -> None:
    grid = grid_of(game().components.areas, *size)
    taken: dict[tuple[int, int], str] = {}
    for area, (x, y) in grid.corners.items():
        for cell in ((x + dx, y + dy) for dx in range(grid.width) for dy in range(grid.height)):
            assert 0 <= cell[0] < size[0] and 0 <= cell[1] < size[1], (area, cell)
            assert cell not in taken, (area, taken[cell])
            taken[cell] = area
    for stroke in strokes(game().components.areas, grid):
        for x, y in stroke.cells:
            if grid.framed:
                assert (x, y) not in taken, (stroke, taken[x, y])
            assert 0 <= x < size[0] and 0 <= y < size[1]


def test_frames_need_columns_and_rows() -> None:
    areas = game().components.areas
    assert grid_of(areas, 111, 24 + 5).framed
    assert not grid_of(areas, 110, 40).framed
    assert not grid_of(areas, 140, 22).framed
    assert grid_of(areas, 240, 40).width == 24, "no wider than what is in them"


def two(one: tuple[int, int], other: tuple[int, int], *, river: bool) -> dict[str, Area]:
    """A city of two connected areas."""
    components = game().components.areas
    first, second = list(components.values())[:2]
    from msgspec.structs import replace as changed

    return {
        "one": changed(first, id="one", next=("two",), river=river, small=one, wide=one),
        "two": changed(second, id="two", next=("one",), river=river, small=other, wide=other),
    }


def test_a_river_runs_between_the_columns_that_bridges_join() -> None:
    areas = two((0, 0), (30, 0), river=True)
    grid = grid_of(areas, 60, 10)
    (bridge,) = strokes(areas, grid)
    assert bridge.sign == "double-line"
    water = river_of(areas, grid)
    assert water is not None
    left, right = grid.corners["one"][0] + grid.width, grid.corners["two"][0]
    assert left <= water.left < water.right <= right
    assert (water.left - left) - (right - water.right) in (-1, 0, 1), "in the middle"
    assert (water.right - water.left) * 2 in range(right - left - 1, right - left + 2)
    dry = two((0, 0), (30, 0), river=False)
    assert river_of(dry, grid_of(dry, 60, 10)) is None
    (road,) = strokes(dry, grid_of(dry, 60, 10))
    assert road.sign == "line"


@pytest.mark.parametrize(
    ("other", "sign"), [((0, 6), "bar"), ((30, 6), "falling"), ((-30, 6), "rising")]
)
def test_lines_lead_down_or_aslant_from_area_to_area(other: tuple[int, int], sign: str) -> None:
    shift = 30 if other[0] < 0 else 0
    areas = two((shift, 0), (other[0] + shift, other[1]), river=False)
    grid = grid_of(areas, 60, 12)
    (stroke,) = strokes(areas, grid)
    assert stroke.sign == sign
    top = grid.corners["one"][1] + grid.height
    assert [y for _, y in stroke.cells] == list(range(top, grid.corners["two"][1]))


# --- decided beforehand -------------------------------------------------------------------------
def decision(kind: str, *options: str, step: str = "", seat: str = "aguado") -> Decision[Any]:
    asked = question(kind, options, seat)
    return private(asked, Link(step)) if step else asked


def test_where_there_is_no_question_a_table_of_one_s_own_goes_on_and_a_served_one_asks() -> None:
    """At a served table, others could conclude from it what a family holds."""

    class Served:
        pauses_tell = True
        humans = ("aguado",)

        def view(self, seat: str | None) -> Any:
            return seen(table(5)).view

    served: Any = Served()
    assert JuntaPrompts().planned(decision("cast", "pass", "talk"), served) is None


def test_links_of_an_offer_made_in_one_pick_are_answered_until_one_is_not_offered() -> None:
    plans = Plans()
    plans.compose("aguado", {"to": "bravo", "want": "vote:yes", "give-notes": "*"})
    assert plans.answer(decision("talk", "bravo", "drop", step="to", seat="cortina")) is None
    assert plans.answer(decision("talk", "cortina", "bravo", step="to")) == "bravo"
    assert plans.answer(decision("talk", "1.0.0", "2.0.0", step="give-notes")) == "1.0.0"
    assert plans.answer(decision("talk", "vote:no", step="want")) is None, "no longer offered"
    assert plans.answer(decision("talk", "bravo", step="to")) is None, "the rest is asked"


def test_who_pays_all_in_is_done_at_a_counter_where_nothing_can_be_paid_in() -> None:
    plans = Plans(deposits={"aguado"})
    assert plans.answer(decision("bank", "out:1", "done")) == "done"
    assert plans.answer(decision("bank", "in:1", "in:all", "done")) == "in:all"
    assert plans.answer(decision("bank", "in:all", "done", seat="bravo")) is None


def test_a_silence_holds_for_its_kind_of_question_once() -> None:
    plans = Plans(passing={"aguado": "coup"})
    assert plans.answer(decision("talk", "ready", "offer")) is None
    assert plans.answer(decision("coup", "rebel", "stay", step="sure")) is None
    assert plans.answer(decision("coup", "rebel", "stay")) == "stay"
    assert plans.answer(decision("coup", "rebel", "stay")) is None
    plans.passing["aguado"] = "coup"
    assert plans.answer(decision("coup", "rebel")) is None, "there is no answer that says nothing"


def test_what_the_kit_draws_is_what_its_parts_do() -> None:
    scene = recorded(evening())
    for draw, same in ((KIT.draw_hands, draw_hands), (KIT.draw_handlines, draw_handlines)):
        one, other = Canvas(80, 9, scene.look), Canvas(80, 9, scene.look)
        draw(one, scene)
        same(other, scene)
        assert one.text() == other.text() != Canvas(80, 9, scene.look).text()
    page = Canvas(80, 30, scene.look)
    assert KIT.draw_standing(page, 0, scene, "aguado", JuntaNarration()) > 10
    assert "Aguado" in page.text()
    assert "place" in KIT.dialogs and KIT.pane_for(question("shoot", ("spare",))) == "offices"
    assert ASKING.first_answer(question("shoot", ("bravo", "spare"))) == "spare"
    assert KIT.places(40, 10, "map") == {}
    evening_told = [PlacesRevealed((("aguado", "club"),))]
    assert KIT.interludes(evening_told, scene.words, None)[0].topic == "place"
    assert KIT.falls([DieRolled("aguado", "amateur", 3)], scene.words)[0].dice == (3,)


# --- where panes stand --------------------------------------------------------------------------
@pytest.mark.parametrize(
    "size", [(80, 24), (100, 30), (110, 38), (120, 40), (149, 46), (150, 46), (160, 48), (240, 70)]
)
def test_panes_cover_the_screen_and_never_each_other(size: tuple[int, int]) -> None:
    width, height = size
    found = KIT.places(width, height, "map")
    taken: dict[tuple[int, int], str] = {}
    for name, place in found.items():
        assert place.width > 0 and place.height > 0, name
        for cell in (
            (x, y)
            for x in range(place.x, place.x + place.width)
            for y in range(place.y, place.y + place.height)
        ):
            assert cell not in taken, (name, taken[cell])
            taken[cell] = name
    assert set(taken) == {(x, y) for x in range(width) for y in range(height)}
    if width >= 110 and height >= 38:
        assert set(found) >= {*PANES, "head", "decision", "foot"}


@pytest.mark.parametrize(
    ("size", "pane", "place"),
    [
        ((160, 48), "map", (0, 1, 113, 28)),
        ((160, 48), "offices", (113, 1, 47, 15)),
        ((160, 48), "budget", (113, 16, 47, 12)),
        ((160, 48), "money", (113, 28, 47, 5)),
        ((160, 48), "decision", (0, 29, 67, 18)),
        ((160, 48), "talk", (67, 29, 46, 8)),
        ((200, 60), "map", (0, 1, 136, 34)),
        ((200, 60), "offices", (136, 1, 64, 18)),
        ((200, 60), "budget", (136, 19, 64, 14)),
        ((200, 60), "talk", (81, 35, 55, 10)),
        ((160, 52), "map", (0, 1, 113, 29)),
        ((150, 46), "talk", (67, 29, 46, 7)),
        ((160, 58), "offices", (113, 1, 47, 18)),
        ((160, 58), "budget", (113, 19, 47, 14)),
        ((160, 57), "budget", (113, 16, 47, 12)),
        ((120, 40), "map", (0, 1, 80, 18)),
        ((120, 40), "decision", (0, 19, 80, 12)),
        ((120, 40), "hand", (0, 31, 43, 8)),
        ((120, 40), "money", (80, 24, 40, 4)),
        ((140, 60), "map", (0, 1, 86, 18)),
        ((140, 60), "decision", (0, 19, 86, 22)),
    ],
)
def test_panes_have_the_room_their_contents_need(
    size: tuple[int, int], pane: str, place: tuple[int, int, int, int]
) -> None:
    """The city needs 113 columns with frames, 18 rows without; families are next to it."""
    found = KIT.places(*size, "map")[pane]
    assert (found.x, found.y, found.width, found.height) == place


def test_only_panes_that_show_what_is_chosen_are_drawn_again_with_the_cursor() -> None:
    assert set(KIT.on_cursor(seen(evening()))) < {*PANES, "handline"}
    assert "money" not in KIT.on_cursor(seen(evening()))
    assert look_of(("aguado",)).style("aguado bold") != look_of(("bravo",)).style("")


def test_eight_cards_have_their_texts_beside_their_names() -> None:
    runner = table(5)
    cards = ("academics", "general-strike", "amateur", "bribe-police", "bodyguard")
    hand(runner, "A", *cards, "professional", "foreign-agent", "unstable-volunteer")
    canvas = Canvas(120, 8, seen(runner).look)
    draw_hand(canvas, seen(runner))
    shown = rows(canvas)
    assert len(shown) == 8
    assert any(row.startswith("Amateur Assassin") and "Pay 1 million" in row for row in shown)
    assert all(row.endswith(("Assassination", "Bribe", "Units", "Influence")) for row in shown)
