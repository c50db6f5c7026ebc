"""`weimar lab`: every combination with the same seeds, results with intervals; it can
be stopped."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Command, assert_one_line

LAB = ("lab", "--game", "wir_sind_das_volk", "--bots", "random", "--workers", "1", "--seed", "3")
GRID = """
[[parameter]]
name = "middle"
file = "tracks.toml"
at = "AT"
values = VALUES
names = ["low", "high"]
"""


def grid(folder: Path, at: str, values: str) -> str:
    path = folder / "grid.toml"
    path.write_text(GRID.replace("AT", at).replace("VALUES", values))
    return str(path)


def numbers_in(folder: Path) -> list[int]:
    lines = (folder / "games.jsonl").read_text().splitlines()[1:]
    return [json.loads(line)["number"] for line in lines]


def test_every_combination_is_played_and_told(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "lab"
    values = grid(tmp_path, "prestige.fields[7]", '["none", "build east"]')
    path = Path(values)  # as saved by an editor on Windows
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    more = ("--bots", "west=random,east=steady", "--grid", values, "--folder", str(folder))
    ran = command(*LAB, *more, "-n", "3", "--json")
    assert ran.status == 0
    cells = json.loads(ran.out)
    assert [cell["name"] for cell in cells] == [
        f"{who}, middle: {name}"
        for who in ("random", "west=random,east=steady")
        for name in ("low", "high")
    ]
    for cell in cells:
        assert cell["games"] == 3
        for shares in (cell["winners"], cell["endings"], cell["rounds"]):
            assert sum(share["games"] for share in shares.values()) == 3
            assert all(
                0 <= share["low"] <= share["share"] <= share["high"] <= 1
                for share in shares.values()
            )
        for measure in cell["measures"].values():
            assert measure["low"] <= measure["high"]
    assert sorted(numbers_in(folder)) == list(range(12))
    report = (folder / "report.md").read_text()
    assert "## random, middle: high" in report
    for name in ("winners", "endings", "rounds"):
        assert f"({name}.svg)" in report
        assert ElementTree.parse(folder / f"{name}.svg").getroot().tag.endswith("svg")


def test_its_games_are_those_of_simulate(command: Command, tmp_path: Path) -> None:
    ran = command(*LAB, "-n", "4", "--folder", str(tmp_path), "--json")
    (cell,) = json.loads(ran.out)
    simulate = ("simulate", *LAB[1:5], "--seed", "3", "-n", "4", "--json")
    games = json.loads(command(*simulate).out)
    assert {name: share["games"] for name, share in cell["winners"].items()} == games["winners"]
    assert cell["measures"]["turns"]["found"] == games["balance"]["turns"]["found"]


def test_cards_are_told_with_how_their_seats_won(command: Command, tmp_path: Path) -> None:
    ran = command(*LAB, "-n", "8", "--folder", str(tmp_path), "--json")
    (cell,) = json.loads(ran.out)
    assert cell["cards"]
    for card in cell["cards"]:
        assert 5 <= card["games"] <= 8
        assert card["low"] <= card["won"] <= card["high"]
    west = [card for card in cell["cards"] if card["seat"] == "west"]
    assert {card["usually"] for card in west} == {cell["winners"]["west"]["share"]}


def test_what_was_ended_goes_on(command: Command, tmp_path: Path) -> None:
    whole = command(*LAB, "-n", "5", "--folder", str(tmp_path / "whole"), "--json").out
    folder = tmp_path / "ended"
    command(*LAB, "-n", "3", "--folder", str(folder))
    path = folder / "games.jsonl"
    path.write_bytes(path.read_bytes()[:-9])
    assert command(*LAB, "-n", "5", "--folder", str(folder), "--json").out == whole
    other = command(*LAB[:-1], "4", "-n", "5", "--folder", str(folder))
    assert_one_line(other, 2, "games.jsonl")


def test_points_are_told_by_source(command: Command, tmp_path: Path) -> None:
    asked = ("lab", "--bots", "random", "--workers", "1", "-n", "2", "--folder", str(tmp_path))
    (cell,) = json.loads(command(*asked, "--json").out)
    assert set(cell["points"]["goals"]) == {"spd", "kpd", "z", "dnvp"}
    told = " ".join(command(*asked, "--lang", "en").out.split())
    assert "2 games each" in told
    assert "SPD" in told


@pytest.mark.parametrize(
    ("at", "values", "words"),
    [
        ("prestige.nothing.here", "[1, 2]", "prestige.nothing.here"),
        ("prestige.fields[99]", '["none", "none"]', "prestige.fields[99]"),
        ("prestige.fields", "7", "grid.toml"),
    ],
)
def test_a_value_that_fits_nowhere_is_told_in_a_line(
    command: Command, tmp_path: Path, at: str, values: str, words: str
) -> None:
    asked = (*LAB, "-n", "1", "--folder", str(tmp_path / "lab"))
    assert_one_line(command(*asked, "--grid", grid(tmp_path, at, values)), 2, words)
