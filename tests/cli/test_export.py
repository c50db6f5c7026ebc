"""`weimar export`, and `weimar replay` as text."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Command, assert_one_line
from tests.kernel.test_hostile_saves import bodies_of, rechained
from weimar_tui.kernel.journal import read_save

EXAMPLE = Path(__file__).parents[2] / "saves" / "example.weimar"
SHORT = EXAMPLE.with_name("overthrow-seats.weimar")


def test_without_a_choice_the_chronicle_is_printed(command: Command) -> None:
    ran = command("export", str(SHORT), "--lang", "de")
    assert ran.status == 0
    assert ran.out.startswith("# Weimar: eine aufgezeichnete Partie\n")
    assert "\n## Runde 1\n" in ran.out
    assert ran.err == ""


def test_all_three_at_once(command: Command, tmp_path: Path) -> None:
    names = {kind: tmp_path / f"out.{kind}" for kind in ("markdown", "csv", "svg")}
    said = [part for kind, path in names.items() for part in (f"--{kind}", str(path))]
    ran = command("export", str(EXAMPLE), *said, "--at", "300", "--lang", "en")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    assert names["markdown"].read_text("utf-8").startswith("# Weimar: a recorded game\n")
    rows = list(csv.DictReader(names["csv"].open(encoding="utf-8")))
    assert [row["round"] for row in rows if row["after"] == "round"] == list("123456")
    texts = _texts(names["svg"])
    assert "Pick 300 of" in texts
    assert "Parliament" in texts


def _texts(path: Path) -> str:
    """The texts in a picture."""
    root = ElementTree.parse(path).getroot()
    return " ".join("".join(root.itertext()).replace("\xa0", " ").split())


def test_pictures_differ_by_moment_and_by_view(command: Command, tmp_path: Path) -> None:
    texts = {}
    for at, view in (("140", "open"), ("141", "open"), ("140", "kpd"), ("140", "spectator")):
        path = tmp_path / f"{at}-{view}.svg"
        ran = command("export", str(SHORT), "--svg", str(path), "--at", at, "--view", view)
        assert ran.status == 0
        texts[at, view] = _texts(path)
    assert len(set(texts.values())) == 4


def test_a_picture_has_its_colours_where_the_terminal_has_none(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    path = tmp_path / "a.svg"
    assert command("export", str(SHORT), "--svg", str(path)).status == 0
    assert "#ff6b5e" in path.read_text("utf-8")


@pytest.mark.parametrize(
    ("said", "status", "words"),
    [
        (("--at", "3"), 2, "--svg"),
        (("--svg", "x.svg", "--at", "99999"), 2, "has picks 0 to"),
        (("--view", "nsdap"), 2, "open, spectator, spd"),
        (("--csv", "no/such/folder/x.csv"), 1, "no such file or folder"),
        (("--lang", "xx"), 2, "unknown language"),
    ],
)
def test_what_cannot_be_done_is_one_line(
    command: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    said: tuple[str, ...],
    status: int,
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_one_line(command("export", str(EXAMPLE), *said), status, words)
    assert list(tmp_path.iterdir()) == []


def test_what_a_file_says_of_itself_cannot_steer_the_terminal(
    command: Command, tmp_path: Path
) -> None:
    """Control codes in a scenario's name, a seed or a bot's name are written as numbers."""
    header, *rest = bodies_of(SHORT)
    said = json.loads(header)
    odd = {"scenario": "main\x1b[2J", "seed": "7\x1b]0;x\x07", "players": {"kpd": "a\x9bm"}}
    path = tmp_path / "odd.weimar"
    path.write_bytes(rechained([json.dumps(said | odd).encode(), *rest]))
    for ways in ((), ("--csv", "-")):
        ran = command("export", str(path), *ways, "--lang", "en")
        assert ran.status == 0
        assert not [sign for sign in ran.out if not sign.isprintable() and sign != "\n"]


def test_a_file_that_is_no_save_is_one_line(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "a.weimar"
    path.write_text("hello")
    assert_one_line(command("export", str(path)), 1, "not a saved game")


def test_a_damaged_game_is_exported_as_far_as_it_goes(command: Command, tmp_path: Path) -> None:
    lines = EXAMPLE.read_bytes().splitlines(keepends=True)
    lines[200] = lines[200].replace(b'"decision"', b'"decisiom"')
    path = tmp_path / "a.weimar"
    path.write_bytes(b"".join(lines))
    ran = command("export", str(path), "--lang", "en")
    assert ran.status == 1
    assert "line 201 is damaged" in ran.err
    assert f"- Picks: {len(read_save(path).picks)}\n" in ran.out


def test_replay_tells_the_game_where_there_is_no_terminal(command: Command) -> None:
    ran = command("replay", str(SHORT), "--lang", "en")
    assert ran.status == 0
    assert ran.out.count("\n") > 100
    assert "Round 1 begins" in ran.out


def test_the_end_on_one_page_as_picture_and_as_markdown(command: Command, tmp_path: Path) -> None:
    for name in ("end.svg", "end.md"):
        ran = command("export", str(EXAMPLE), "--end", str(tmp_path / name), "--lang", "de")
        assert (ran.status, ran.out, ran.err) == (0, "", "")
    drawn, written = _texts(tmp_path / "end.svg"), (tmp_path / "end.md").read_text("utf-8")
    for said in ("Die Republik hat überlebt", "Wendepunkte", "Wer war was", "Siegpunkte"):
        assert said in drawn and said in written
    assert "```text" in written and "| Partei |" in written
    assert "@font-face" not in (tmp_path / "end.svg").read_text("utf-8"), "it fetches nothing"


def test_a_game_that_is_not_over_has_no_page_of_its_end(command: Command, tmp_path: Path) -> None:
    lines = SHORT.read_bytes().splitlines(keepends=True)
    save = tmp_path / "short.weimar"
    save.write_bytes(b"".join(lines[:40]))
    ran = command("export", str(save), "--end", str(tmp_path / "end.svg"))
    assert_one_line(ran, 2, "is not over yet")
    assert not (tmp_path / "end.svg").exists()
