"""Malicious save files: deeply nested, huge, with wrong types, but with valid hashes."""

from __future__ import annotations

import json
import os
import re
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.edited_positions import originals
from tests.kernel.playing import duel_for, new_duel, play_on
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel import journal
from weimar_tui.kernel.codec import check_json
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.verify import verify
from weimar_tui.registry import load_game

DEEP = b"[" * 100_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The save of a duel in progress."""
    path = tmp_path / "game.weimar"
    play_on(new_duel(2, path=path), 15).close()
    return path


def bodies_of(path: Path) -> list[bytes]:
    """The lines of a save without their hashes."""
    lines = path.read_bytes().splitlines()
    return [line[: -journal._TAIL_LENGTH] + b"}" for line in lines]


def rechained(bodies: list[bytes]) -> bytes:
    """The lines with matching hashes."""
    written, chain = b"", b""
    for body in bodies:
        chain = journal._link(chain, body)
        written += body[:-1] + journal._TAIL + chain + b'"}\n'
    return written


def with_header(path: Path, **changes: Any) -> None:
    """The same game with other contents in its first line."""
    header, *rest = bodies_of(path)
    said = msgspec.json.encode(msgspec.json.decode(header) | changes)
    path.write_bytes(rechained([said, *rest]))


@pytest.mark.parametrize(
    "content",
    [
        b'{"line":"header","format":1,"options":' + DEEP,
        b'{"line":"header","format":1,"options":' + DEEP + b"\n",
        DEEP,
        b'{"line":"header","format":1,"more":' + b'{"a":' * 100_000,
    ],
)
def test_a_deep_first_line_is_told_in_one_line(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    for opening in (lambda: Session.open(path, duel_for), lambda: Replay.open(path, duel_for)):
        with pytest.raises(SaveError, match=r"save-header|save-foreign") as refused:
            opening()
        assert "\n" not in str(refused.value)
    with pytest.raises(SaveError):
        verify(path, duel_for)
    assert path.read_bytes() == content


@pytest.mark.parametrize("steps", [DEEP, b"[" * 300 + b"]" * 300 + b","])
def test_deep_steps_in_a_chained_line_are_damage_of_that_line(path: Path, steps: bytes) -> None:
    header, opening, *rest = bodies_of(path)
    path.write_bytes(
        rechained([header, opening.replace(b'"steps":[', b'"steps":[' + steps), *rest])
    )
    saved = read_save(path)
    assert saved.damaged == 2
    assert saved.damage == "it holds more than 64 lists inside one another"
    session, notices = Session.open(path, duel_for, sync=False)
    assert [notice.kind for notice in notices] == ["damaged-line", "beside"]
    assert session.history.end == 0


@pytest.mark.parametrize(
    ("line", "damage"),
    [
        ({"n": 4}, "pick 4 follows pick 0"),
        ({"line": "undo", "n": 1}, "it speaks of pick 1 after pick 0"),
        ({"line": "undo", "n": 0}, "it undoes a pick that was not made"),
    ],
)
def test_lines_out_of_order_are_damage(path: Path, line: dict[str, Any], damage: str) -> None:
    header, opening, pick, *_ = bodies_of(path)
    if "line" not in line:
        line = msgspec.json.decode(pick) | line
    path.write_bytes(rechained([header, opening, msgspec.json.encode(line)]))
    saved = read_save(path)
    assert (saved.damaged, saved.damage) == (3, damage)


def test_only_the_first_checkpoint_says_where_a_game_begins(path: Path) -> None:
    header, opening, *rest = bodies_of(path)
    later = msgspec.json.encode(msgspec.json.decode(opening) | {"n": 7})
    for bodies in ([header, opening, later], [header, rest[0], later]):
        path.write_bytes(rechained(bodies))
        assert read_save(path).damaged == 3


@pytest.mark.parametrize(
    ("right", "wrong"),
    [(b'"}\n', b'"]\n'), (journal._TAIL, journal._TAIL[:2] + b"x" + journal._TAIL[3:])],
)
def test_a_line_must_end_as_lines_end(path: Path, right: bytes, wrong: bytes) -> None:
    header, opening, *rest = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([header, opening.replace(right, wrong), *rest]))
    assert read_save(path).damaged == 2


@pytest.mark.parametrize(
    ("data", "deep"),
    [
        (b"[" * 64 + b"]" * 64 + b"[]", False),
        (b"[" * 65, True),
        (b"{" * 65, True),
        (b"[]" * 40 + b"[" * 65, True),
        (b"[]" * 40 + b"[" * 64, False),
        (b"[]" * 100, False),
    ],
)
def test_how_deep_is_too_deep(data: bytes, deep: bool) -> None:
    with pytest.raises(ValueError, match="more than 64") if deep else nullcontext():
        check_json(data)


def test_brackets_inside_of_texts_are_not_deep(path: Path) -> None:
    with_header(path, program="[" * 200 + '"\\' + "{" * 200)
    assert not read_save(path).damaged


@pytest.mark.parametrize(
    "seats", [["red"], ["red", "green"], [], ["red", "blue", "x" * 1_000_000], ["x\x1b[2J", "red"]]
)
def test_other_seats_than_those_of_the_game_are_refused(path: Path, seats: list[str]) -> None:
    with_header(path, seats=seats)
    with pytest.raises(SaveError, match=r"cause=save-seats|a text of 1000000 letters") as refused:
        Session.open(path, duel_for)
    assert refused.value.text.isprintable()
    assert len(refused.value.text) < 500


def test_a_scenario_that_is_no_more_opens_from_its_position(path: Path) -> None:
    with_header(path, scenario="lost")
    assert Session.open(path, duel_for, sync=False)[0].history.end == 15


def test_damage_is_told_in_few_words(path: Path) -> None:
    header, opening, pick, *rest = bodies_of(path)
    odd = pick[:-1] + b',"' + b"x" * 1_000_000 + b'":1}'
    path.write_bytes(rechained([header, opening, odd, *rest]))
    saved = read_save(path)
    assert saved.damaged == 3
    assert len(saved.damage) <= 200


@pytest.mark.parametrize("field", ["seats", "players", "options", "seed", "scenario", "format"])
@pytest.mark.parametrize("value", [-5.5, None, [[1]], True])
def test_fields_of_the_header_of_another_type(path: Path, field: str, value: Any) -> None:
    with_header(path, **{field: value})
    with pytest.raises(SaveError) as refused:
        Session.open(path, duel_for)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "options",
    [
        {"dice": "abc"},
        {"dice": 5},
        {"dice": [[1]]},
        {"recorded": 3},
        {"dice": ["x"]},
    ],
)
def test_options_of_another_type_open_from_the_recorded_position(
    tmp_path: Path, options: dict[str, Any]
) -> None:
    path = tmp_path / "game.weimar"
    game = WeimarGame.load()
    session = Session.new(game, "main", "7", path=path, sync=False)
    play_on(session, 5).close()
    with_header(path, options=options)
    again, _ = Session.open(path, lambda _: game, sync=False)
    assert again.history.end == 5
    header, *_ = bodies_of(path)
    path.write_bytes(rechained([header]))
    with pytest.raises(SaveError, match=r"save-opening .*cause=save-options"):
        Session.open(path, lambda _: game)


def test_pipes_devices_and_large_files_are_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.weimar"
    os.mkfifo(pipe)
    with pytest.raises(SaveError, match="file-odd"):
        read_save(pipe)
    large = tmp_path / "large.weimar"
    with large.open("wb") as file:
        file.truncate(65 * 1024 * 1024)
    with pytest.raises(SaveError, match="file-large"):
        read_save(large)
    dangling = tmp_path / "dangling.weimar"
    dangling.symlink_to("nowhere")
    with pytest.raises(SaveError, match="file-missing"):
        read_save(dangling)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"dice": [1] * 200_000}, "options.dice: 200000 entries are more than there can be"),
        ({"seats": 10**17}, "options.seats: 100000000000000000 does not lie between"),
        ({"a": {"b": [{"c": -2000}]}}, "options.a.b[0].c: -2000 does not lie between"),
    ],
)
def test_a_header_says_nothing_that_takes_memory_or_time(
    path: Path, options: dict[str, Any], told: str
) -> None:
    with_header(path, options=options)
    with pytest.raises(SaveError, match=re.escape(told)):
        Session.open(path, duel_for)


@pytest.mark.parametrize(
    ("changes", "damage"),
    [
        ({"drawn": [1] * 2000}, "Expected `array` of length <= 1000"),
        ({"option": "x" * 1_100_000}, "it has more than 1024 KiB"),
        ({"decision": 10**30}, "a number of more than 18 digits"),
    ],
)
def test_a_pick_says_nothing_that_takes_memory_or_time(
    path: Path, changes: dict[str, Any], damage: str
) -> None:
    header, opening, pick, *_ = bodies_of(path)
    wrong = json.dumps(json.loads(pick) | changes).encode()
    path.write_bytes(rechained([header, opening, wrong]))
    saved = read_save(path)
    assert saved.damaged == 3
    assert damage in saved.damage


def test_a_file_of_nothing_but_ends_of_lines_is_no_game(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"\n" * 1_000_000)
    saved = read_save(path)
    assert (saved.damaged, len(saved.picks)) == (saved.lines + 1, 15)


@pytest.mark.parametrize(
    ("id", "changes"),
    [
        ("wir_sind_das_volk", {"unrest": {"sachsen": 1_200_000_000}}),
        ("weimar", {"supply": {"government": {"police": 1_200_000_000}}}),
        ("junta", {"bank_marker": 1_200_000_000}),
    ],
)
def test_a_forged_position_is_refused_when_it_is_opened(
    tmp_path: Path, id: str, changes: dict[str, Any]
) -> None:
    game = load_game(id)
    position = json.loads(originals(id)[0])
    for name, value in changes.items():
        position[name] = position[name] | value if isinstance(value, dict) else value
    path = tmp_path / "game.weimar"
    Session.new(game, "main", "1", path=path, sync=False).close()
    header, opening = bodies_of(path)
    header = json.dumps(json.loads(header) | {"opened_from": "position"}).encode()
    forged = json.dumps(json.loads(opening) | {"position": position}).encode()
    path.write_bytes(rechained([header, forged]))
    for opening_it in (Session.open, Replay.open, verify):
        with pytest.raises(SaveError, match="does not lie between") as refused:
            opening_it(path, lambda _: game)
        assert "\n" not in str(refused.value)
