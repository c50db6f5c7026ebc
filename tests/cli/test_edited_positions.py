"""Edited positions: refused in one line or played, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import Command
from tests.edited_positions import edited, originals, tried
from weimar_tui.registry import load_game

GAMES = ("weimar", "wir_sind_das_volk", "junta")


@pytest.mark.parametrize("seed", range(0, 60, 20))
@pytest.mark.parametrize("id", GAMES)
def test_an_edited_position_is_refused_or_played(id: str, seed: int, tmp_path: Path) -> None:
    results = {
        (number, what): tried(load_game(id), data, tmp_path)
        for number in range(seed, seed + 20)
        for what, data in [edited(id, number)]
    }
    assert not {edit: result for edit, result in results.items() if result.kind == "traceback"}
    assert {"refused", "played"} <= {result.kind for result in results.values()}


def engine(command: Command, id: str, tmp_path: Path, **changes: Any) -> str:
    """What the engine says about the first position of a game with some changes."""
    position = msgspec.json.decode(originals(id)[0])
    for path, value in changes.items():
        *above, last = path.split("__")
        inner = position
        for key in above:
            inner = inner[key]
        if value is None:
            del inner[last]
        else:
            inner[last] = value
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position))
    ran = command("engine", "--game", id, "--position", str(file), lines=({"do": "quit"},))
    assert "Traceback" not in ran.err
    assert ran.err.count("\n") == 1, ran.err
    assert (ran.status == 0) == ("breaks the rules" in ran.err)
    return ran.err


@pytest.mark.parametrize(
    ("id", "changes", "told"),
    [
        ("weimar", {"cities__berlin": None}, "cities: 'berlin' is missing"),
        ("weimar", {"cities__atlantis": {}}, "cities: there is no city 'atlantis'"),
        ("weimar", {"vp__kpd": None}, "vp: 'kpd' is missing"),
        ("weimar", {"government": ["spd", "uspd"]}, "government[1]: there is no seat 'uspd'"),
        ("weimar", {"issues": {"x": "0"}}, "issues: there is no issue marker 'x'"),
        ("weimar", {"hands__spd": ["S99"]}, "hands.spd[0]: there is no card of a deck 'S99'"),
        ("weimar", {"vp__kpd": 10**400}, "a number of more than 18 digits"),
        ("weimar", {"reserve__kpd": 10**9}, "reserve.kpd: 1000000000 does not lie between"),
        ("weimar", {"dice__counter": -1}, "dice.counter: -1 does not lie between 0"),
        ("weimar", {"steps": []}, "nothing is left to do"),
        ("wir_sind_das_volk", {"unrest__sachsen": 1_200_000_000}, "unrest.sachsen: 1200000000"),
        ("wir_sind_das_volk", {"protests__east": None}, "protests: 'east' is missing"),
        ("wir_sind_das_volk", {"tracks__prestige": 7}, "Expected `int` <= 6"),
        ("wir_sind_das_volk", {"unrest__sachsen": 8}, "breaks the rules: 0 markers for 8 unrest"),
        ("junta", {"families__bravo": None}, "there is no seats 'fuentes'"),
        ("junta", {"president": "napoleon"}, "president: there is no seat 'napoleon'"),
        ("junta", {"dice__script": [1] * 200_000}, "dice.script: 200000 entries"),
    ],
)
def test_what_cannot_stand_in_a_position_is_told_in_a_line(
    command: Command, tmp_path: Path, id: str, changes: dict[str, Any], told: str
) -> None:
    assert told in engine(command, id, tmp_path, **changes)


@pytest.mark.parametrize("players", [4, 5, 7])
def test_a_position_says_itself_how_many_play(
    command: Command, tmp_path: Path, players: int
) -> None:
    """Bots play its seats, it is saved, and the save opens again."""
    begun = ("engine", "--game", "junta", "--players", str(players), "--seed", "3")
    position = command(*begun, lines=({"do": "position"},)).of_type("position")[0]
    path, save = tmp_path / "position.json", tmp_path / "game.weimar"
    path.write_text(json.dumps(position))
    ran = command(
        *("engine", "--game", "junta", "--position", str(path), "--bots", "bravo=random"),
        lines=({"do": "save", "path": str(save)},),
    )
    assert (ran.status, ran.err) == (0, "")
    assert len(ran.messages[0]["seats"]) == players
    assert ran.messages[0]["bots"] == {"bravo": "random"}
    assert ran.messages[-1]["type"] == "saved"
    assert command("replay", str(save), "--verify").status == 0
