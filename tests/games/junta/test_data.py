"""The components of Junta in `rules/junta/`: complete and in three languages."""

from __future__ import annotations

import tomllib
from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

from tests.text.chinese import ALLOWED, slip
from tests.wordings import LANGUAGES
from weimar_tui.data_files import data_folder

RULES = data_folder("rules") / "junta"
SCENARIOS = data_folder("scenarios") / "junta"


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((RULES / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def areas() -> dict[str, dict[str, Any]]:
    return {area["id"]: area for area in read("city")["area"]}


@pytest.fixture(scope="module")
def cards() -> list[dict[str, Any]]:
    return list(read("deck")["card"])


# --- texts ----------------------------------------------------------------------------------------
def texts() -> Iterator[tuple[str, dict[str, str]]]:
    """Every text in the files, with its place."""
    for folder in (RULES, SCENARIOS):
        for file in sorted(folder.glob("*.toml")):
            yield from _texts(file.name, tomllib.loads(file.read_text(encoding="utf-8")))


def _texts(where: str, value: Any) -> Iterator[tuple[str, dict[str, str]]]:
    if isinstance(value, list):
        for entry in value:
            name = entry.get("id", "") if isinstance(entry, dict) else ""
            yield from _texts(f"{where} {name}", entry)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key in ("name", "short", "note", "about"):
                yield f"{where} {key}", inner
            else:
                yield from _texts(where, inner)


def test_every_name_and_note_is_there_in_three_languages() -> None:
    found = list(texts())
    assert len(found) > 63 * 2 + 28 * 2
    for where, text in found:
        assert set(text) == set(LANGUAGES), where
        assert all(text.values()), where


def test_the_chinese_is_chinese() -> None:
    for where, text in texts():
        assert not slip(text["zh"], ALLOWED), (where, slip(text["zh"]), text["zh"])


def test_notes_are_one_short_line(cards: list[dict[str, Any]]) -> None:
    for card in cards:
        for language, note in card["note"].items():
            assert note.endswith((".", "。")), card["id"]
            assert cell_len(note) <= 80, (card["id"], language)


# --- the deck -------------------------------------------------------------------------------------
def test_the_deck_has_seventy_cards(cards: list[dict[str, Any]]) -> None:
    number = Counter[str]()
    for card in cards:
        number[card["type"]] += card.get("count", 1)
    assert number == {
        "influence": 12,
        "vote": 9,
        "donation": 8,
        "assassin": 8,
        "bribe": 7,
        "excuse": 3,
        "event": 11,
        "unit": 12,
    }
    assert number.total() == 70
    assert len({card["id"] for card in cards}) == len(cards)


def test_what_is_our_own_says_so(cards: list[dict[str, Any]]) -> None:
    ours = {card["id"] for card in cards if card["source"] == "original"}
    assert ours >= {card["id"] for card in cards if card["type"] in ("unit",)}
    assert ours >= {"bodyguard", "body-double", "foreign-correspondent", "electoral-fraud"}
    assert ours >= {card["id"] for card in cards if "sway" in card["effect"]}
    assert {card["source"] for card in cards} == {"fact", "original"}


def test_what_a_card_needs_is_influence_or_an_office(cards: list[dict[str, Any]]) -> None:
    influence = {card["id"] for card in cards if card["type"] == "influence"}
    offices = {f"office:{office['id']}" for office in read("offices")["office"]}
    needed = {card["needs"] for card in cards if "needs" in card}
    assert needed <= influence | offices
    assert "office:minister" in needed


# --- money ----------------------------------------------------------------------------------------
def test_the_money_is_156_million_in_96_notes() -> None:
    notes = {int(value): number for value, number in read("money")["notes"].items()}
    assert notes == {1: 51, 2: 30, 3: 15}
    assert sum(notes.values()) == 96
    assert sum(value * number for value, number in notes.items()) == 156


# --- units and offices ----------------------------------------------------------------------------
def test_units_are_commanded_by_offices(areas: dict[str, dict[str, Any]]) -> None:
    units = {unit["id"]: unit for unit in read("units")["unit"]}
    offices = [office["id"] for office in read("offices")["office"]]
    assert len(offices) == 7
    assert {unit.get("office", "president") for unit in units.values()} <= set(offices)
    red = [unit for unit in units.values() if unit.get("red")]
    assert {unit["id"] for unit in red} == {"rally", "rioters", "strikers", "demonstrators"}
    assert all(unit["number"] == 10 and unit["per"] == 2 for unit in red)
    placed = Counter[str]()
    for area in areas.values():
        if "start" in area:
            unit, _, number = area["start"].partition(" ")
            placed[unit] += int(number)
    assert placed == {"army1": 6, "army2": 6, "army3": 6, "guard": 4, "police": 4}
    assert all(units[unit]["number"] == number for unit, number in placed.items())


def test_names_fit_where_they_are_drawn(areas: dict[str, dict[str, Any]]) -> None:
    for area in areas.values():
        assert max(map(cell_len, area["short"].values())) <= 9, area["id"]
    for office in read("offices")["office"]:
        assert max(map(cell_len, office["short"].values())) <= 10, office["id"]


# --- the city -------------------------------------------------------------------------------------
def test_the_city_has_28_areas_of_eight_kinds(areas: dict[str, dict[str, Any]]) -> None:
    assert [area["number"] for area in areas.values()] == list(range(1, 29))
    assert Counter(area["kind"] for area in areas.values()) == {
        "power": 5,
        "barracks": 3,
        "precinct": 4,
        "embassy": 3,
        "slum": 1,
        "suburb": 3,
        "middle": 5,
        "landmark": 4,
    }
    river = {area["number"] for area in areas.values() if area.get("river")}
    assert river == {3, 4, 9, 10, 15, 16, 21, 22, 26}


def test_46_borders_each_named_from_both_sides(areas: dict[str, dict[str, Any]]) -> None:
    pairs = {frozenset((one, other)) for one, area in areas.items() for other in area["next"]}
    assert len(pairs) == 46
    for one, area in areas.items():
        assert len(set(area["next"])) == len(area["next"])
        assert all(one in areas[other]["next"] for other in area["next"]), one


def distances(areas: dict[str, dict[str, Any]], start: str, without: str = "") -> dict[str, int]:
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for other in areas[here]["next"]:
            if other not in found and other != without:
                found[other] = found[here] + 1
                waiting.append(other)
    return found


def test_no_single_area_cuts_the_city(areas: dict[str, dict[str, Any]]) -> None:
    for closed in areas:
        start = next(area for area in areas if area != closed)
        assert len(distances(areas, start, without=closed)) == 27, closed


@pytest.mark.parametrize(
    ("start", "ways"),
    [
        ("barracks-1", (2, 3, 3, 3, 5)),
        ("barracks-2", (2, 3, 2, 5, 5)),
        ("barracks-3", (4, 3, 4, 3, 2)),
        ("slum", (5, 4, 7, 2, 4)),
        ("harbour", (2, 2, 2, 4, 2)),
    ],
)
def test_the_ways_to_the_power_centres(
    areas: dict[str, dict[str, Any]], start: str, ways: tuple[int, ...]
) -> None:
    far = distances(areas, start)
    centres = ("palace", "chamber", "central-bank", "radio", "station")
    assert tuple(far[centre] for centre in centres) == ways


# --- scenarios ------------------------------------------------------------------------------------
def test_the_lesson_deals_only_what_is_in_the_box(cards: list[dict[str, Any]]) -> None:
    components = Counter({card["id"]: card.get("count", 1) for card in cards})
    start = tomllib.loads((SCENARIOS / "one-night.toml").read_text(encoding="utf-8"))["start"]
    dealt = Counter(start["deck"])
    for hand in start["hands"].values():
        dealt.update(hand)
    assert dealt <= components
    assert [len(hand) for hand in start["hands"].values()] == [5] * 5
    notes = Counter(start["stack"])
    assert notes <= Counter({1: 51, 2: 30, 3: 15})


def test_there_are_a_whole_a_short_and_a_teaching_game() -> None:
    rounds = {}
    for file in SCENARIOS.glob("*.toml"):
        scenario = tomllib.loads(file.read_text(encoding="utf-8"))
        assert scenario["id"] == file.stem
        rounds[file.stem] = scenario["rounds"]
    assert rounds == {"main": 11, "six-rounds": 6, "three-rounds": 3, "one-night": 3}
