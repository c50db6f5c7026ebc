"""`weimar replay` and `weimar cards`."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.cli.conftest import Command
from tests.kernel.playing import new_duel, play_on
from tests.kernel.test_hostile_saves import bodies_of, rechained
from tests.make_saves import SAVES
from weimar_tui.kernel.session import Session
from weimar_tui.registry import load_game


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "game.weimar"
    play_on(new_duel(2, path=path)).close()
    return path


def test_a_finished_game_verifies(command: Command, save: Path) -> None:
    ran = command("replay", str(save), "--verify")
    assert ran.status == 0
    assert ran.err == ""
    assert "picks replayed as recorded, a finished game" in ran.out


def test_a_game_that_differs_is_told_with_its_pick(command: Command, save: Path) -> None:
    session = new_duel(2)
    play_on(session)
    first = session.history.picks[0]
    session.history.picks[0] = type(first)(
        n=1, seat=first.seat, decision=first.decision, kind=first.kind, option="fly"
    )
    session._history._snapshots[1:] = []
    session._history._moments[1:] = []
    session._history.chapters = {0: 1}
    save.write_bytes(session.to_bytes())
    ran = command("replay", str(save), "--verify")
    assert ran.status == 1
    assert "differs at pick 1: “fly” is not among the 3 options" in ran.out


def test_the_verdict_on_an_ordinary_save_ends_with_what_is_proved(
    command: Command, save: Path
) -> None:
    said = command("replay", str(save), "--verify").out.splitlines()
    assert said[0].endswith("picks replayed as recorded, a finished game")
    assert [line.split(":")[0] for line in said[1:]] == [
        "cannot be checked",
        "not proved",
        "proved",
    ]
    asked = command("replay", str(save), "--verify", "--commitment", "0123456789abcdef" * 4)
    assert asked.status == 1
    assert asked.out.splitlines()[-1].startswith("cannot be checked")


def test_a_pick_of_another_kind_is_told(command: Command, save: Path) -> None:
    """The record contains the question; changing it changes what happened."""
    header, opening, pick, *rest = bodies_of(save)
    other = pick.replace(b'"kind":"stance"', b'"kind":"strike"')
    assert other != pick
    save.write_bytes(rechained([header, opening, other, *rest]))
    ran = command("replay", str(save), "--verify")
    assert ran.status == 1
    assert "differs at pick 1: the answer was to strike, but question 1 is stance" in ran.out


def test_a_checkpoint_is_compared_as_it_stands(command: Command, tmp_path: Path) -> None:
    """A marker that was added by hand is not removed because the unrest contradicts it."""
    game, path = load_game("wir_sind_das_volk"), tmp_path / "game.weimar"
    session = Session.new(game, "main", "3", path=path, sync=False)
    chance = Random(1)
    while session.outcome is None and session.position.decade < 2:
        asked = session.decisions[0]
        session.pick(asked.number, chance.choice(asked.options))
    session.close()
    lines = [json.loads(line) for line in bodies_of(path)]
    place = next(n for n, line in enumerate(lines) if line.get("chapter") == 2)
    lines[place]["position"]["protests"]["west"].append("bayern")
    path.write_bytes(rechained([json.dumps(line).encode() for line in lines]))
    ran = command("replay", str(path), "--verify")
    assert ran.status == 1
    assert "differs at pick" in ran.out and "round 2" in ran.out


def test_damage_is_told_and_fails(command: Command, save: Path) -> None:
    lines = save.read_bytes().splitlines(keepends=True)
    save.write_bytes(b"".join([*lines[:5], b"rubbish\n", *lines[5:]]))
    ran = command("replay", str(save), "--verify")
    assert ran.status == 1
    assert "line 6 is damaged" in ran.err
    assert "picks replayed as recorded" in ran.out
    ran = command("replay", str(save))
    assert ran.status == 1
    assert "line 6 is damaged" in ran.err


def test_the_chronicle_is_told(command: Command, save: Path) -> None:
    ran = command("replay", str(save))
    assert ran.status == 0
    assert ran.out.splitlines()[0].split() == ["1", "ready"]


def test_the_list_as_data(command: Command) -> None:
    cards = json.loads(command("cards", "list", "--json").out)
    decks = Counter(card["deck"] for card in cards)
    assert [decks[deck] for deck in ("spd", "kpd", "z", "dnvp", "timeline")] == [22, 22, 22, 22, 48]
    assert sum(decks[f"agenda-{party}"] for party in ("spd", "kpd", "z", "dnvp")) == 16
    assert (decks["round"], decks["foreign-affairs"]) == (6, 9)
    keys = {"id", "deck", "set", "stage", "large", "small", "name", "source"}
    for card in cards:
        assert set(card) == keys
        assert card["name"]["en"]
        assert card["source"] in ("rulebook", "report", "original")
    first = next(card for card in cards if card["id"] == "S05")
    assert (first["large"], first["small"], first["set"]) == (3, 2, "basic")
    timeline = [card for card in cards if card["deck"] == "timeline"]
    assert Counter(card["stage"] for card in timeline) == {
        "gray": 24,
        "yellow": 8,
        "orange": 8,
        "brown": 8,
    }


def test_the_list_for_people_in_their_language(command: Command) -> None:
    german = command("cards", "list", "--lang", "de").out
    assert "S05   spd" in german
    assert "Pakt mit den alten Mächten" in german


def test_cards_are_shown_whatever_their_kind_and_case(command: Command) -> None:
    ran = command("cards", "show", "s05", "A33", "K01", "A07")
    assert ran.status == 0
    for name in ("Pact with the Old Powers", "Rapallo", "Revolution Now!", "Stresemann"):
        assert name in ran.out


def test_cards_are_found_by_what_their_names_have_in_them(command: Command) -> None:
    ran = command("cards", "show", "otto wels", "GEWERKSCHAFT")
    assert ran.status == 0
    heads = [line for line in ran.out.splitlines() if line[:1] in "SZ" and line[1:3].isdigit()]
    assert [head[:3] for head in heads] == ["S06", "S12", "Z11"]
    assert command("cards", "show", "").status == 1, "nothing is asked for"


@pytest.mark.parametrize("last", ["weimar", "junta", "wir_sind_das_volk"])
def test_a_card_is_found_in_whatever_game_was_played_last(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    """An id before a name, the current game before the others; with --game, only that one."""
    config = tmp_path / "config.toml"
    config.write_text(f'game = "{last}"\n')
    monkeypatch.setenv("WEIMAR_CONFIG", str(config))
    ran = command("cards", "show", "S05", "wels", "bodyguard")
    assert (ran.status, ran.err) == (0, "")
    for name in ("Pact with the Old Powers", "Otto Wels", "Bodyguard"):
        assert name in ran.out
    assert command("--game", "junta", "cards", "show", "S05").status == 1
    assert command("cards", "show", "X99").status == 1


def test_every_card_can_be_shown(command: Command) -> None:
    ids = [card["id"] for card in json.loads(command("cards", "list", "--json").out)]
    for language in ("en", "de"):
        ran = command("cards", "show", *ids, "--lang", language)
        assert ran.status == 0
        assert ran.out.count("\n\n") == len(ids) - 1


def test_our_own_cards_are_in_order(command: Command) -> None:
    ran = command("cards", "check")
    assert ran.status == 0
    assert "timeline 48" in ran.out


def test_a_wrong_pack_is_told_line_by_line(command: Command, tmp_path: Path) -> None:
    (tmp_path / "spd.toml").write_text('[[card]]\nid = "S05"\nlarge = "much"\ncolour = 7\n')
    ran = command("cards", "check", str(tmp_path))
    assert ran.status == 1
    assert ran.out == ""
    assert all(line.startswith("weimar: ") for line in ran.err.splitlines())
    assert "spd.toml" in ran.err


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "proved: the setup and all 573"),
        ("de", "bewiesen: Aufbau und alle 573"),
        ("zh", "已證明：開局布置與全部573"),
    ],
)
def test_verifying_says_what_is_proved(command: Command, lang: str, said: str) -> None:
    ran = command("replay", str(SAVES / "example.weimar"), "--verify", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert said in ran.out
