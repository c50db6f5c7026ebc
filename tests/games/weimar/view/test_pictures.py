"""The board as a picture: the meaning of its colours, and that all text on it is readable.

Without colours every pane shows the same in letters (`test_boards.py`, `tests/tui/test_panes.py`).
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.games.weimar.view.tables import ACTION, WON, board, busy, last_round, seen, sheet
from tests.tui.looking import same_as_snapshot, sizes_and_languages
from tests.tui.sight import confused, unreadable
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.rules.opinion import PLACES
from weimar_tui.games.weimar.rules.position import CITIES, PARTIES, WeimarPosition
from weimar_tui.games.weimar.scene import WeimarScene
from weimar_tui.games.weimar.view.panes.map_places import city_spots
from weimar_tui.tui.canvas import Canvas, width_of

PAINTED = ("default", "dark", "light", "high-contrast", "colour-blind")
SIZES = [(80, 24), (120, 40), (160, 48), (200, 60)]
PANES = ("map", "parliament", "opinion", "tracks", "parties", "hand")


def grounds(canvas: Canvas, x: int, y: int) -> set[str]:
    """The background and text colours of a cell."""
    column = 0
    for text, style in canvas.runs(y):
        column += width_of(text)
        if column > x:
            return set(style.split())
    return set()


def on_grounds(texts: Iterable[tuple[str, str, float]]) -> list[tuple[str, str, float]]:
    """Those texts that have a background."""
    return [text for text in texts if "@" in text[1] or "ink." in text[1]]


def crowded() -> WeimarPosition:
    """Every threat, every leader, issues on every arm."""
    position = busy()
    cells = iter(PLACES)
    position.issues = {marker: next(cells) for marker in position.issues}
    return position


# --- read ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("theme", PAINTED)
@pytest.mark.parametrize(("size", "lang"), sizes_and_languages(SIZES))
def test_everything_written_can_be_read(theme: str, size: tuple[int, int], lang: str) -> None:
    scenes = (
        seen(crowded(), me=None, lang=lang, theme=theme),
        seen(last_round(), ACTION, "workers:essen", lang=lang, events=WON, theme=theme),
    )
    for scene in scenes:
        for pane in PANES if size == (80, 24) else ("map",):
            assert on_grounds(unreadable(board(scene, *size, pane))) == []


@pytest.mark.parametrize("theme", PAINTED)
def test_who_leads_and_fire_are_told_apart_by_all_eyes(theme: str) -> None:
    look = seen(busy(), theme=theme).look
    leaders = [f"{party}.tint" for party in PARTIES]
    pairs = [(one, other) for one in leaders for other in leaders if one < other]
    pairs += [(tint, "ground.sea") for tint in leaders]
    assert not confused(look, pairs, 0.03)


# --- the map ------------------------------------------------------------------------------------
def land_at(scene: WeimarScene, city: str) -> set[str]:
    """The background just below and next to a city's label, on a large map."""
    canvas = sheet(scene, "map", 100, 34)
    x, y = city_spots(100, 34)[city]
    return grounds(canvas, x + 5, y - 1) | grounds(canvas, x - 1, y) | grounds(canvas, x + 12, y)


def test_a_region_has_the_tint_of_the_party_that_leads_there_alone() -> None:
    position = busy()
    for city in CITIES:
        position.cities[city].bases = {"z": 1, "spd": 1}
        position.cities[city].threats = []
    position.cities["stuttgart"].bases = {"kpd": 2, "spd": 1}
    scene = seen(position, theme="default")
    assert "@kpd.tint" in land_at(scene, "stuttgart")
    assert "@ground.land" in land_at(scene, "muenchen")


@pytest.mark.parametrize(
    ("threats", "hottest"),
    [([], ""), (["prosperity"], ""), (["unrest"], "heat.4"), (["regime"], "heat.6")],
)
def test_it_burns_where_threats_lie_and_most_where_a_party_rules(
    threats: list[str], hottest: str
) -> None:
    position = busy()
    for city in CITIES:
        position.cities[city].threats = []
        position.cities[city].units = {}
    position.cities["muenchen"].threats = threats
    position.government = ("spd",)
    canvas = sheet(seen(position, theme="default"), "map", 100, 34)
    seen_heats = {
        name.lstrip("@")
        for y in range(canvas.height - 1)  # the last row ends with the legend
        for _, style in canvas.runs(y)
        for name in style.split()
        if "heat." in name
    }
    assert max(seen_heats, default="") == hottest


def test_a_legend_says_what_the_colours_of_a_large_map_stand_for() -> None:
    large = sheet(seen(busy(), theme="default"), "map", 74, 25)
    for told in ("who leads", "tied", "threatened"):
        assert told in large.text()
    last = large.text().splitlines()[-1]
    assert "@heat.5" in str(large.runs(24)) and last.endswith("threatened")
    assert "who leads" not in sheet(seen(busy(), theme="default"), "map", 58, 16).text()


def test_for_colour_blind_eyes_fire_is_woven() -> None:
    position = busy()
    woven = sheet(seen(position, theme="colour-blind"), "map", 100, 34)
    assert any("@ground.plate" in style for y in range(34) for _, style in woven.runs(y))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(62, 14), (58, 16), (64, 24), (91, 33)])
def test_every_city_stands_on_its_own_land(lang: str, size: tuple[int, int]) -> None:
    position = busy()
    for city in CITIES:
        position.cities[city].threats = []
        position.cities[city].bases = {}
        position.cities[city].units = {}
    for number, city in enumerate(CITIES):
        for other in CITIES:
            position.cities[other].bases = {"kpd": 1} if other == city else {}
        canvas = sheet(seen(position, lang=lang, theme="default"), "map", *size)
        x, y = city_spots(*size)[city]
        around = set().union(*(grounds(canvas, x + dx, y) for dx in range(14)))
        assert {"@kpd.tint", "@kpd.tint.edge"} & around, (number, city)


# --- the Reichstag ------------------------------------------------------------------------------
def test_the_government_is_lit_and_a_coalition_asked_about_instead() -> None:
    position = busy()
    position.seats = {"spd": 6, "kpd": 6, "z": 6, "dnvp": 6, "nsdap": 0}
    position.government = ("spd", "z")
    canvas = sheet(seen(position, theme="default"), "parliament", 50, 14)
    inks = {name for y in range(14) for _, style in canvas.runs(y) for name in style.split()}
    inks = {name.lstrip("@") for name in inks}
    assert {"spd.mix.0", "z.mix.0", "kpd.mix.52", "dnvp.mix.52", "title"} <= inks
    assert not {"kpd.mix.0", "spd.mix.52"} & inks


def test_parties_stand_by_their_seats_with_what_they_come_to() -> None:
    position = busy()
    position.seats = {"spd": 5, "kpd": 4, "z": 9, "dnvp": 4, "nsdap": 0}
    text = sheet(seen(position, theme="default"), "parliament", 46, 13).text()
    for said in ("SPD 5", "Z 9", "KPD 4", "DNVP 4", "11 of 22", "S+Z 14 ✓", "S+K 9", "Z+D 13 ✓"):
        assert said in text


# --- cards --------------------------------------------------------------------------------------
def test_cards_lie_side_by_side_the_one_under_the_cursor_raised() -> None:
    position = last_round()
    first, second = position.hands["kpd"][:2]
    position.hands["kpd"] = [first, second]
    scene = seen(position, chosen=f"{second}:event", theme="default")
    canvas = sheet(scene, "hand", 110, 12)
    (left, row), (right, same) = canvas.spots[first], canvas.spots[second]
    assert left < right
    assert row == same, "arrows go from one to the other"
    assert canvas.at(left + 2, 0) == " "
    assert "paper.focus" in " ".join(style for _, style in canvas.runs(1))
    for card in (first, second):
        assert scene.words.card(card)[:12] in canvas.text()


def test_of_a_hand_too_large_for_that_the_others_show_their_bands() -> None:
    position = last_round()
    position.hands["kpd"] = list(position.decks["kpd"][:7]) or position.hands["kpd"]
    scene = seen(position, theme="default")
    text = sheet(scene, "hand", 80, 13).text()
    for card in scene.view.hands["kpd"]:
        assert scene.words.card(card)[:8] in text


# --- whole --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("size", "theme", "lang"),
    [
        ((160, 48), "default", "en"),
        ((120, 40), "light", "de"),
        ((80, 24), "colour-blind", "zh"),
        ((200, 60), "default", "en"),
    ],
)
def test_painted_board(size: tuple[int, int], theme: str, lang: str) -> None:
    scene = seen(last_round(), ACTION, "workers:essen", lang=lang, events=WON, theme=theme)
    same_as_snapshot(f"painted-{theme}-{size[0]}-{lang}", board(scene, *size, "map"))
