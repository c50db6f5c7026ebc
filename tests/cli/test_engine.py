"""The engine protocol, line by line."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from weimar_duel.rules import Duel

from tests.cli.conftest import Command, Ran, assert_one_line
from weimar_tui.cli.engine import Engine
from weimar_tui.kernel.session import Session
from weimar_tui.registry import load_game
from weimar_tui.text.game_messages import words_of

DUEL = ("engine", "--game", "duel", "--seed", "7")
STANCES = (
    {"do": "pick", "decision": 1, "option": "lunge"},
    {"do": "pick", "decision": 2, "option": "wait"},
)

# The keys of a position that the protocol promises.
PUBLIC_KEYS = {
    *("round", "phase", "active", "turn_order", "chancellor", "government", "president", "vp"),
    *("seats", "reserve", "minor_parties", "cities", "dr_box", "dissolved", "supply", "economy"),
    *("foreign_affairs", "nsdap_track", "society", "issues", "flags", "hands", "decks"),
    *("discards", "removed", "agendas", "dice", "steps", "attempts"),
}


def types(ran: Ran) -> list[str]:
    return [message["type"] for message in ran.messages]


def test_hello_and_the_first_questions(command: Command) -> None:
    ran = command(*DUEL)
    assert ran.status == 0
    assert ran.err == ""
    assert ran.messages[0] == {
        "type": "hello",
        "protocol": 1,
        "game": "duel",
        "scenario": "main",
        "pack": Duel().digest,
        "seats": ["red", "blue"],
        "seed": 7,
        "bots": {},
    }
    assert ran.messages[1] == {
        "type": "decision",
        "decision": 1,
        "seat": "red",
        "kind": "stance",
        "subject": {},
        "private": {"card": "strike1-red"},
        "text": "stance",
        "options": [{"id": name, "text": name} for name in ("guard", "lunge", "wait")],
    }
    assert types(ran) == ["hello", "decision", "decision"]


def test_a_pick_tells_events_and_asks_on(command: Command) -> None:
    ran = command(*DUEL, lines=STANCES)
    assert types(ran) == ["hello", "decision", "decision", "event", "event", "event", "decision"]
    assert ran.messages[3] == {
        "type": "event",
        "n": 1,
        "kind": "ready",
        "seat": "red",
        "data": {},
        "text": "ready",
    }
    assert ran.messages[5] == {
        "type": "event",
        "n": 3,
        "kind": "revealed",
        "data": {
            "stances": {"red": "lunge", "blue": "wait"},
            "rivals": {"red": "blue", "blue": "red"},
        },
        "text": "revealed",
    }
    strike = ran.messages[6]["options"][0]["id"]
    number = ran.messages[6]["decision"]
    ran = command(*DUEL, lines=(*STANCES, {"do": "pick", "decision": number, "option": strike}))
    assert ran.of_type("event")[-1]["seat"] == "red"
    assert ran.of_type("event")[-1]["data"] == {"card": strike}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"no json", "This line is not JSON"),
        (b'{"do":"pick"', "This line is not JSON"),
        (b"\xff\xfe", "This line is not JSON"),
        (b"[" * 100_000, "This line is not JSON"),
        (b"[]", "Invalid request: "),
        (b"7", "Invalid request: "),
        ({}, "Invalid request: "),
        ({"do": "fly"}, "“fly” is not a command. The commands are pick, undo, position"),
        ({"do": 7}, "Invalid request: "),
        ({"do": "pick"}, "decision"),
        ({"do": "pick", "decision": "1", "option": "lunge"}, "Expected `int`"),
        ({"do": "pick", "decision": True, "option": "lunge"}, "Expected `int`"),
        ({"do": "pick", "decision": 1, "option": "lunge", "hurry": 1}, "hurry"),
        (
            {"do": "pick", "decision": 1, "option": "paris"},
            "“paris” is not among the 3 options of decision 1",
        ),
        ({"do": "pick", "decision": 9, "option": "lunge"}, "Decision 9 is not open"),
        ({"do": "view", "seat": "green"}, "There is no seat “green”"),
        ({"do": "view"}, "seat"),
        ({"do": "undo"}, "There is nothing to undo yet"),
        ({"do": "undo", "seat": "green"}, "There is no seat “green”"),
        ({"do": "save", "path": ""}, "“path” is empty"),
        ({"do": "save", "path": "/dev/null/x.weimar"}, "cannot be written"),
    ],
)
def test_bad_lines_answer_an_error_and_change_nothing(
    command: Command, line: Any, words: str
) -> None:
    ask = {"do": "position"}
    ran = command(*DUEL, lines=(ask, line, ask, {"do": "quit"}))
    assert ran.status == 0
    assert types(ran)[-3:] == ["position", "error", "position"]
    before, error, after = ran.messages[-3:]
    assert words in error["message"]
    assert "\n" not in error["message"]
    assert before == after


def test_quit_ends_at_once_and_blank_lines_are_skipped(command: Command) -> None:
    ran = command(*DUEL, lines=(b"", b"  ", {"do": "quit"}, {"do": "position"}))
    assert ran.status == 0
    assert types(ran) == ["hello", "decision", "decision"]


def test_views_hide_and_the_position_shows_all(command: Command) -> None:
    lines = ({"do": "position"}, {"do": "view", "seat": "red"}, {"do": "view", "seat": None})
    ran = command(*DUEL, lines=lines)
    position, red, spectator = ran.messages[-3:]
    assert position["position"]["dice"]["seed"] == "7"
    assert red["seat"] == "red"
    assert red["view"]["hands"]["red"] == position["position"]["hands"]["red"]
    assert set(red["view"]["hands"]["blue"]) == {"?"}
    assert red["view"]["dice"]["seed"] == ""
    assert set(spectator["view"]["hands"]["red"]) == {"?"}


def test_undo_takes_back_and_asks_again(command: Command) -> None:
    ran = command(*DUEL, lines=(STANCES[0], {"do": "undo"}))
    asked = ["decision", "decision"]
    assert types(ran) == ["hello", *asked, "event", "undone", *asked]
    assert ran.messages[4] == {"type": "undone", "picks": [1], "events": 0}
    ran = command(*DUEL, lines=(*STANCES, {"do": "undo"}))
    assert "drawn or revealed" in ran.messages[-1]["message"]
    ran = command(*DUEL, "--free-undo", lines=(*STANCES, {"do": "undo"}))
    assert types(ran)[-2:] == ["undone", "decision"]


def test_with_free_undo_an_undo_goes_back_past_the_bots(command: Command) -> None:
    duel = (*DUEL, "--free-undo", "--bots", "blue=random")
    ran = command(*duel, lines=({"do": "undo"}, STANCES[0], {"do": "undo"}))
    assert "only bots have answered" in ran.of_type("error")[0]["message"]
    undone = ran.of_type("undone")[0]
    assert undone["picks"][-1] == 2
    assert ran.messages[-1]["decision"] == 1


def test_bots_play_their_seats_to_the_end(command: Command) -> None:
    ran = command(*DUEL, "--bots", "random")
    assert ran.messages[0]["bots"] == {"red": "random", "blue": "random"}
    assert "decision" not in types(ran)
    outcome = ran.messages[-1]
    assert outcome["type"] == "outcome"
    assert outcome["ending"] in ("touched", "time")
    assert [event["n"] for event in ran.of_type("event")] == list(
        range(1, len(ran.of_type("event")) + 1)
    )
    ran = command(*DUEL, "--bots", "red=random")
    assert {decision["seat"] for decision in ran.of_type("decision")} == {"blue"}


def test_the_same_seed_is_the_same_game(command: Command) -> None:
    assert command(*DUEL, "--bots", "random").out == command(*DUEL, "--bots", "random").out
    assert command(*DUEL[:3], "--seed", "x").messages[0]["seed"] == "x"
    assert command(*DUEL[:3]).messages[0]["seed"] != command(*DUEL[:3]).messages[0]["seed"]


@pytest.mark.parametrize("overwrite", [False, True])
@pytest.mark.parametrize("name", [".", "..", "/", "folder", "pipe", "a\0b", "x" * 300, "~"])
def test_what_no_save_can_be_called_is_refused_in_a_line(
    command: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    overwrite: bool,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path.parent))
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    ran = command(*DUEL, lines=({"do": "save", "path": name, "overwrite": overwrite},))
    assert ran.status == 0 and types(ran)[-1] == "error"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "pipe"]
    assert (tmp_path / "pipe").is_fifo()


def test_a_path_with_a_tilde_is_in_the_home_and_a_link_stays_a_link(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path.parent))
    (tmp_path / "link").symlink_to("game.weimar")
    for name in ("~/game.weimar", "~/link"):
        save = {"do": "save", "path": name, "overwrite": True}
        assert types(command(*DUEL, lines=(*STANCES, save)))[-1] == "saved"
    assert (tmp_path / "link").is_symlink()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.weimar", "link"]
    assert Session.open(tmp_path / "game.weimar", lambda header: Duel())[0].history.picks


def test_save_writes_a_save_that_verifies(command: Command, tmp_path: Path) -> None:
    path = str(tmp_path / "x.weimar")
    save = {"do": "save", "path": path}
    ran = command(*DUEL, lines=(*STANCES, save, save, {**save, "overwrite": True}))
    assert types(ran)[-3:] == ["saved", "error", "saved"]
    ran = command("replay", path, "--verify")
    assert ran.status == 0
    assert ran.out.splitlines()[0] == f"{path}: 2 picks replayed as recorded, a game in progress"


def test_a_position_can_be_edited_and_given_back(command: Command, tmp_path: Path) -> None:
    message = command(*DUEL, lines=(*STANCES, {"do": "position"})).of_type("position")[0]
    message["position"]["courage"]["blue"] = 1
    for name, content in (("message", message), ("alone", message["position"])):
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(content))
        ran = command(
            "engine", "--game", "duel", "--position", str(path), lines=({"do": "position"},)
        )
        assert ran.err == ""
        assert ran.messages[0]["seed"] == 7
        assert ran.messages[-1]["position"] == message["position"]
    message["position"]["courage"]["blue"] = 9
    path.write_text(json.dumps(message))
    ran = command("engine", "--game", "duel", "--position", str(path))
    assert "breaks the rules: blue has too much courage" in ran.err
    assert ran.status == 0


@pytest.mark.parametrize("content", ["", "{", "[]", '{"hands":7}', '{"steps":[{"step":"x"}]}'])
def test_a_position_that_is_none(command: Command, tmp_path: Path, content: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(content)
    ran = command("engine", "--game", "duel", "--position", str(path))
    assert_one_line(ran, 1, str(path))


def test_a_position_nobody_can_play_on(command: Command, tmp_path: Path) -> None:
    message = command(*DUEL, lines=({"do": "position"},)).of_type("position")[0]
    message["position"]["decisions"] = []
    message["position"]["steps"] = []
    path = tmp_path / "position.json"
    path.write_text(json.dumps(message))
    ran = command("engine", "--game", "duel", "--position", str(path))
    assert_one_line(ran, 1, "nothing is left to do")


def test_weimar_in_words(command: Command) -> None:
    ran = command("engine", "--seed", "7", "--lang", "de", lines=({"do": "view", "seat": "kpd"},))
    question = ran.of_type("decision")[0]
    assert question["kind"] == "place-base"
    assert {"id": "koeln", "text": "Köln"} in question["options"]
    assert set(ran.messages[-1]["view"]["decks"]["spd"]) == {"?"}
    for key in PUBLIC_KEYS:
        assert key in ran.messages[-1]["view"]


def test_weimar_played_out_by_bots(command: Command) -> None:
    ran = command("engine", "--seed", "8", "--bots", "random")
    outcome = ran.messages[-1]
    assert outcome["type"] == "outcome"
    assert set(outcome["vp"]) == {"spd", "kpd", "z", "dnvp"}
    assert 1 <= outcome["round"] <= 6
    assert all(event["text"] for event in ran.of_type("event"))


def test_scripted_dice_fall_first(command: Command) -> None:
    position = ({"do": "position"},)
    six = command("engine", "--seed", "7", "--dice", "6,6,6,6,6,6,6,6", lines=position)
    drawn = six.messages[-1]["position"]["dice"]
    assert [face for face in drawn["drawn"] if face == 6][:6] or drawn["script"]
    assert six.of_type("event") != command("engine", "--seed", "7").of_type("event")


@pytest.mark.parametrize(
    "content",
    [
        b"[" * 100_000,
        b'{"position":' + b"[" * 100_000,
        b'{"steps":' + b"[" * 300 + b"]" * 300 + b"}",
    ],
)
def test_a_deep_position_is_told_in_one_line(
    command: Command, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "deep.json").write_bytes(content)
    for game in ("duel", "weimar"):
        ran = command("engine", "--game", game, "--position", str(tmp_path / "deep.json"))
        assert_one_line(ran, 1, "more than 64 lists inside one another")


def test_a_deep_line_changes_nothing(command: Command) -> None:
    ran = command(*DUEL, lines=(b"[" * 100_000, b'{"do":' * 1000, {"do": "undo"}))
    errors = [message["message"] for message in ran.of_type("error")]
    assert [error.partition(":")[0] for error in errors] == [
        "This line is not JSON",
        "This line is not JSON",
        "There is nothing to undo yet.",
    ]


@pytest.mark.parametrize("id", ["weimar", "wir_sind_das_volk", "junta"])
def test_open_is_what_was_told_and_neither_answered_nor_withdrawn(id: str) -> None:
    """A client that keeps count knows what is open, also when one question replaced another."""
    told: list[dict[str, Any]] = []
    game = load_game(id)
    session = Session.new(game, "main", "1")
    engine = Engine(session, {}, words_of(game, "en"), told.append)
    engine.begin()
    still_open: set[int] = set()
    kinds = Counter[str]()
    chance = Random(2)
    while session.outcome is None and session.history.end < 250:
        for message in told:
            kinds[message["type"]] += 1
            if message["type"] == "decision":
                still_open.add(message["decision"])
            elif message["type"] == "withdrawn":
                still_open.remove(message["decision"])
        told.clear()
        assert still_open == {decision.number for decision in session.decisions}
        asked = chance.choice(session.decisions)
        still_open.remove(asked.number)
        option = chance.choice(asked.options)
        engine.line(json.dumps({"do": "pick", "decision": asked.number, "option": option}).encode())
    assert kinds["withdrawn"] or id != "junta"


def test_every_answer_ends_in_ready(command: Command) -> None:
    ran = command(*DUEL, lines=({"do": "fly"}, b"", {"do": "view", "seat": "red"}))
    lines = [json.loads(line)["type"] for line in ran.out.splitlines()]
    assert [[m["type"] for m in answer] for answer in ran.answers[1:]] == [["error"], ["view"], []]
    assert lines[-1] == "ready" and lines.count("ready") == 3


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b'{"do":"pick","decision":-1' + b"0" * 400 + b',"option":"x"}', "more than 18 digits"),
        (b'{"do":"pick","decision":1e999999999,"option":"x"}', "not"),
        (b'{"do":"save","path":"' + b"x" * 1_100_000 + b'"}', "more than 1024 KiB"),
    ],
)
def test_what_is_too_long_is_no_line(command: Command, line: bytes, told: str) -> None:
    ran = command(*DUEL, lines=(line, {"do": "view", "seat": None}))
    (error,), (view,) = ran.answers[1:3]
    assert error["type"] == "error" and told in error["message"]
    assert len(error["message"]) < 300
    assert view["type"] == "view", "the rest of the line is no line of its own"
