"""Changes on Weimar's panes are highlighted as whole things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.weimar.view.tables import KIT, busy, seen
from tests.tui.news import news, things_on
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.rules.opinion import PLACES
from weimar_tui.games.weimar.rules.position import CITIES, PARTIES, WeimarPosition

Change = Callable[[WeimarPosition], Any]

SIZES = {
    "head": [(160, 1), (120, 1), (80, 1)],
    "map": [(68, 26), (57, 20), (57, 16), (78, 13)],
    "parliament": [(48, 10), (60, 20), (24, 12), (30, 8)],
    "opinion": [(60, 14), (48, 14), (40, 13)],
    "tracks": [(160, 6), (58, 7), (58, 6), (28, 6)],
    "parties": [(38, 17), (35, 12), (30, 12), (38, 8)],
}
THEMES = ("default", "ansi")


def changed(pane: str, change: Change, size: tuple[int, int], theme: str) -> dict[str, str]:
    """The things that a pane highlights after a change on the crowded table."""
    after = busy()
    change(after)
    return news(KIT.drawings[pane], seen(busy(), theme=theme), seen(after, theme=theme), size)


def add_base(position: WeimarPosition) -> None:
    position.cities["koeln"].bases = {"z": 1}


def less_bases(position: WeimarPosition) -> None:
    position.cities["muenchen"].bases = {"kpd": 2}


def add_threat(position: WeimarPosition) -> None:
    position.cities["breslau"].threats = ["unrest"]


def no_threat(position: WeimarPosition) -> None:
    position.cities["essen"].threats = []


def more_units(position: WeimarPosition) -> None:
    position.cities["berlin"].units["police"] = 2


def no_units(position: WeimarPosition) -> None:
    position.cities["berlin"].units = {"reichswehr-2": 1, "reichswehr-1-black": 1}


def more_dissolved(position: WeimarPosition) -> None:
    position.dissolved["spartacists"] = 3


def more_inflation(position: WeimarPosition) -> None:
    position.dr_box[-1] = "inflation"


ON_THE_MAP: list[tuple[Change, set[str]]] = [
    (add_base, {"koeln/baseZ1"}),
    (less_bases, {"muenchen"}),
    (add_threat, {"breslau/unrest"}),
    (no_threat, {"essen"}),
    (more_units, {"berlin/units-police"}),
    (no_units, {"berlin"}),
    (more_dissolved, {"dissolved"}),
    (more_inflation, {"dr-box/inflation", "dr-box/poverty"}),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES["map"])
@pytest.mark.parametrize(("change", "keys"), ON_THE_MAP)
def test_on_the_map(change: Change, keys: set[str], size: tuple[int, int], theme: str) -> None:
    told = changed("map", change, size, theme)
    if keys == {"dr-box/inflation", "dr-box/poverty"} and size == (57, 16):
        assert set(told) in (keys, {"dr-box"})
    else:
        assert set(told) == keys
    for key, text in told.items():
        assert text.strip(), key
        if key in CITIES:
            assert text == seen(busy()).words.city(key)


def test_threats_that_turn_face_down_change() -> None:
    before, after = busy(), busy()
    after.government = ("spd",)
    told = news(KIT.drawings["map"], seen(before), seen(after), (68, 26))
    assert set(told) == {"essen/uprising", "muenchen/councils"}
    assert {text.strip("()").lower() for text in told.values()} == {"uprising", "councils"}


def more_seats(position: WeimarPosition) -> None:
    position.seats["z"] += 1


def one_more_vp(position: WeimarPosition) -> None:
    position.vp["kpd"] += 1


def next_round(position: WeimarPosition) -> None:
    position.round = 5


def new_chancellor(position: WeimarPosition) -> None:
    position.chancellor = "kpd"


def politics(position: WeimarPosition) -> None:
    position.phase = "politics"


def issue_moves(position: WeimarPosition) -> None:
    position.issues["media-1"] = "D2"


def economy_falls(position: WeimarPosition) -> None:
    position.economy = 1


def nsdap_grows(position: WeimarPosition) -> None:
    position.nsdap_track.append("z")


def marker_comes(position: WeimarPosition) -> None:
    position.society[0:0] = ["P2"]


def flag_comes(position: WeimarPosition) -> None:
    position.flags["france"] = 1


def more_reserve(position: WeimarPosition) -> None:
    position.reserve["z"] = 1


def poverty_goes(position: WeimarPosition) -> None:
    position.dr_box.remove("poverty")


ELSEWHERE: list[tuple[str, Change, set[str]]] = [
    ("head", one_more_vp, {"head/vp/kpd"}),
    ("head", next_round, {"head/round"}),
    ("head", new_chancellor, {"head/government"}),
    ("head", politics, {"head/phase"}),
    ("opinion", issue_moves, {"issue/media-1", "cross/media-1"}),
    ("tracks", economy_falls, {"economy"}),
    ("tracks", nsdap_grows, {"nsdap/5"}),
    ("tracks", marker_comes, {"P2"}),
    ("tracks", flag_comes, {"france"}),
    ("parties", one_more_vp, {"kpd/vp"}),
    ("parties", more_seats, {"z/seats"}),
    ("parties", more_reserve, {"z/reserve"}),
    ("parties", poverty_goes, {"spd/goal/poverty"}),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("pane", "change", "keys"), ELSEWHERE)
def test_on_the_other_panes(pane: str, change: Change, keys: set[str], theme: str) -> None:
    for size in SIZES[pane]:
        assert set(changed(pane, change, size, theme)) == keys, size
    told = changed(pane, change, SIZES[pane][0], theme)
    assert all(text.strip() for text in told.values())


def test_texts_are_whole() -> None:
    def told(pane: str, change: Change) -> set[str]:
        return set(changed(pane, change, SIZES[pane][0], "default").values())

    assert told("head", next_round) == {"Round 5 of 6"}
    assert told("head", politics) == {"Politics Phase"}
    assert told("head", new_chancellor) == {"Chancellor KPD · Government SPD+KPD"}
    assert told("head", one_more_vp) == {"10"}
    assert told("opinion", issue_moves) == {"c Media I D2", " c "}
    assert told("parties", poverty_goes) == {"× Poverty 4 (≤2)"}
    assert told("map", more_inflation) == {"inflation 3,", "poverty"}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES["parliament"])
def test_seats_of_a_party(size: tuple[int, int], theme: str) -> None:
    told = changed("parliament", more_seats, size, theme)
    assert len(told) == 1
    ((key, text),) = told.items()
    assert key in ("z", "z/seat-6") and text.strip()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pane", SIZES)
def test_another_size_or_language_is_no_change_of_things(pane: str, lang: str) -> None:
    """Keys and values do not depend on the available room."""
    draw = KIT.drawings[pane]
    drawn = [
        things_on(draw, seen(busy(), lang=shown, theme=theme), size)
        for size in SIZES[pane]
        for theme, shown in (("default", "en"), ("ansi", lang))
    ]
    fixed = {
        key: thing.value
        for key, thing in drawn[0].things.items()
        if not key.startswith("dr-box/") and "/seat-" not in key
    }
    for other in drawn[1:]:
        assert {key: thing.value for key, thing in other.things.items() if key in fixed} == fixed


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES["map"])
def test_cities_are_where_their_spots_are(size: tuple[int, int], theme: str) -> None:
    scene = seen(busy(), theme=theme)
    sheet = things_on(KIT.drawings["map"], scene, size)
    for city in CITIES:
        thing = sheet.things[city]
        assert (thing.x, thing.y) == KIT.spots("map", scene, size[0] + 1, size[1] + 1, {})[city]
        assert sheet.things_at(thing.x, thing.y)[0] == city


def test_cells_of_the_opinion_track_can_be_clicked() -> None:
    for theme in THEMES:
        sheet = things_on(KIT.drawings["opinion"], seen(busy(), theme=theme), (60, 14))
        for cell in PLACES:
            thing = sheet.things[cell]
            assert cell in sheet.things_at(thing.x, thing.y) and thing.end > thing.x


def test_parties_are_wholes_of_their_figures() -> None:
    sheet = things_on(KIT.drawings["parties"], seen(busy()), (38, 17))
    for party in PARTIES:
        assert sheet.things[party].end > sheet.things[party].x
        assert f"{party}/vp" in sheet.things
