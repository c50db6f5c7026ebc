"""`weimar ladder`: every seat in turn, shares with intervals; killing it loses nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from weimar_tui.lab.ladder import Ladder, LadderGame, standings

LADDER = (
    "ladder",
    "--game",
    "duel",
    "--bots",
    "random,first",
    "--against",
    "random",
    "--seed",
    "7",
)


def numbers_in(path: Path) -> list[int]:
    return [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]


def games_in(path: Path) -> dict[int, dict[str, float]]:
    """The result of each game."""
    lines = map(json.loads, path.read_text().splitlines()[1:])
    return {game["number"]: game["shares"] for game in lines}


def test_every_bot_sits_in_every_seat_as_often(command: Command) -> None:
    rows = json.loads(command(*LADDER, "-n", "8", "--json").out)
    games = {(row["bot"], row["seat"]): row["games"] for row in rows}
    assert games == {
        (bot, seat): number
        for bot in ("random", "first")
        for seat, number in (("", 8), ("red", 4), ("blue", 4))
    }
    for row in rows:
        assert 0 <= row["low"] <= row["won"] <= row["high"] <= 1


def test_what_is_won_is_shared_out() -> None:
    ladder = Ladder(
        game="duel", seed="1", digest="", scenario="main", options={}, bots=("new",), against="old"
    )
    games = [
        LadderGame(0, "new", "red", {"red": 1.0}, "won"),
        LadderGame(1, "new", "blue", {"red": 0.5, "blue": 0.5}, "tie"),
        LadderGame(2, "new", "red", {}, "nobody"),
    ]
    every, red, blue = standings(ladder, games, ("red", "blue"))
    assert (every.won, red.won, blue.won) == (0.5, 0.5, 0.5)
    assert (red.others, blue.others) == (0.5, 0.0), "what the seat won when the bot sat elsewhere"


def test_the_same_seed_gives_the_same_games(command: Command, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for path in (first, second):
        command(*LADDER, "-n", "4", "--keep", str(path))
    assert games_in(first) == games_in(second)
    assert len(games_in(first)) == 8


def test_without_a_seed_every_ladder_is_a_new_one(command: Command, tmp_path: Path) -> None:
    seeds = set()
    for name in ("one", "two"):
        path = tmp_path / name
        command("ladder", "--game", "duel", "--bots", "random", "-n", "1", "--keep", str(path))
        seeds.add(json.loads(path.read_text().splitlines()[0])["seed"])
    assert len(seeds) == 2


def test_it_goes_on_with_what_is_kept(command: Command, tmp_path: Path) -> None:
    """The file keeps the seed of a ladder without one; an incomplete line is played again."""
    path = tmp_path / "ladder"
    asked = ("ladder", "--game", "duel", "--bots", "random", "--keep", str(path))
    command(*asked, "-n", "3")
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    assert command(*asked, "-n", "5").status == 0
    lines = [line for line in path.read_bytes().splitlines() if line.endswith(b"}")]
    assert [json.loads(line)["number"] for line in lines[1:]] == [0, 1, 2, 3, 4]
    assert whole.splitlines()[:3] == lines[:3]


@pytest.mark.parametrize(
    "other", [("--bots", "first"), ("--against", "first"), ("--game", "junta"), ("--seed", "8")]
)
def test_games_of_another_ladder_are_told_in_a_line(
    command: Command, tmp_path: Path, other: tuple[str, str]
) -> None:
    path = tmp_path / "ladder"
    command(*LADDER, "-n", "1", "--keep", str(path))
    before = path.read_bytes()
    asked = command(*LADDER, "-n", "1", "--keep", str(path), *other)
    assert asked.status == 2
    assert asked.err.count("\n") == 1
    assert path.read_bytes() == before


@pytest.mark.slow
def test_killed_three_times_it_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "ladder"
    asked = (sys.executable, "-m", "weimar_tui", "ladder", "--game", "junta", "--bots", "random")
    options = ("--against", "random", "-n", "40", "--keep", str(path), "--seed", "1")
    seen: set[int] = set()
    for lines in (2, 4, 6):
        with subprocess.Popen([*asked, *options], stdout=subprocess.DEVNULL) as process:
            while path.read_bytes().count(b"\n") < lines if path.exists() else True:
                assert process.poll() is None, "it ended too soon"
            process.kill()
        whole = path.read_bytes().rpartition(b"\n")[0].decode().splitlines()[1:]
        kept = [json.loads(line)["number"] for line in whole if line.endswith("}")]
        assert seen <= set(kept), "what was kept is still there"
        assert len(kept) == len(set(kept)), "no game was played twice"
        seen = set(kept)
