"""`weimar analyse`: writes a review; what cannot be analysed gives one line."""

from __future__ import annotations

import csv
import json
import os
import re
import socket
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.bots.review import judged, judged_in, recorded, save_in
from tests.cli.conftest import Command, assert_one_line
from weimar_tui.bots.analysis.review import head_of, read_review
from weimar_tui.data_files import data_folder
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.reviewing import kept_review
from weimar_tui.registry import games_of


def test_without_a_choice_it_is_printed_and_what_was_judged_is_only_read(
    command: Command, tmp_path: Path
) -> None:
    save, kept = judged_in(tmp_path), tmp_path / "short.weimar.analysis"
    for lang, head in (
        ("en", "# Analysis of short"),
        ("de", "# Analyse von short"),
        ("zh", "# short的分析"),
    ):
        ran = command("analyse", str(save), "--lang", lang)
        assert (ran.status, ran.err) == (0, "")
        assert ran.out.startswith(head)
        assert ran.out.count("\n### ") > 2
        assert kept.read_bytes() == judged()


@pytest.mark.slow
def test_what_is_forged_is_judged_again(command: Command, tmp_path: Path) -> None:
    save, kept = save_in(tmp_path), tmp_path / "short.weimar.analysis"
    said = command("analyse", str(save), "--csv", "-", "--markdown", "-", "--lang", "en").out
    judged = kept.read_bytes()
    kept.write_bytes(forged(judged, {"n": 10**9}, "pick"))
    again = command("analyse", str(save), "--csv", "-", "--markdown", "-", "--lang", "en")
    assert (again.status, again.err, again.out) == (0, "", said)
    assert kept.read_bytes() == judged


@pytest.mark.slow
def test_all_three_at_once_and_kept_elsewhere(command: Command, tmp_path: Path) -> None:
    names = {kind: tmp_path / f"out.{kind}" for kind in ("markdown", "csv", "svg")}
    said = [part for kind, path in names.items() for part in (f"--{kind}", str(path))]
    kept = tmp_path / "elsewhere"
    ran = command("analyse", str(save_in(tmp_path)), *said, "--keep", str(kept), "--lang", "en")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    assert kept.exists() and not (tmp_path / "short.weimar.analysis").exists()
    rows = list(csv.DictReader(names["csv"].open(encoding="utf-8")))
    assert [int(row["pick"]) for row in rows] == list(range(1, len(rows) + 1))
    root = ElementTree.parse(names["svg"]).getroot()
    texts = " ".join(root.itertext())
    assert "Analysis of short" in texts and "West" in texts and "East" in texts


def test_all_three_tell_the_same(command: Command, tmp_path: Path) -> None:
    names = {kind: tmp_path / f"out.{kind}" for kind in ("markdown", "csv", "svg")}
    options = [part for kind, path in names.items() for part in (f"--{kind}", str(path))]
    assert command("analyse", str(judged_in(tmp_path)), *options, "--lang", "en").status == 0
    text = names["markdown"].read_text(encoding="utf-8")
    rows = list(csv.DictReader(names["csv"].open(encoding="utf-8")))
    drawn = list(ElementTree.parse(names["svg"]).getroot())
    levels = [float(each.attrib["y1"]) for each in drawn if each.attrib.get("x2") == "990"]
    curves = [each.attrib["points"].split() for each in drawn if "points" in each.attrib]
    for seat, curve in zip(("west", "east"), curves, strict=True):
        chances = [float(row[f"chance.{seat}"]) for row in rows]
        heights = [float(point.partition(",")[2]) for point in curve]
        bottom, top = max(levels), min(levels)
        expected = [bottom - chance * (bottom - top) for chance in chances]
        assert heights[1:] == pytest.approx(expected, abs=0.1), "after each pick"
        found = re.search(rf"^{seat.title()} ([▁-█]+) +(\d+)$", text, re.MULTILINE)
        assert found is not None and int(found[2]) == round(100 * chances[-1])
        assert len(found[1]) == 60 and found[1][-1] == ("█" if chances[-1] == 1 else "▁")
        assert found[1][0] == "▁▂▃▄▅▆▇█"[int(8 * (bottom - heights[0]) / (bottom - top))]
        tried = [row for row in rows if (row["seat"], row["tried"]) == (seat, "1")]
        assert re.search(rf"^\| {seat.title()} \| \d+ of {len(tried)} \|", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("scenario", "agrees"), [("lesson", False), pytest.param("main", True, marks=pytest.mark.slow)]
)
def test_where_the_analyst_would_have_answered_otherwise_it_says_why(
    command: Command, tmp_path: Path, scenario: str, agrees: bool
) -> None:
    lines = command("analyse", str(judged_in(tmp_path, scenario)), "--lang", "en").out.splitlines()
    others = [n for n, line in enumerate(lines) if "analyst would have answered:" in line]
    assert others and ("- The analyst would have given the same answer." in lines) == agrees
    for n in others:
        assert re.search(r"\((\d+|\?) of 100\)\.$", lines[n])
        # Without a reason, the two best answers have no countable difference.
        assert not lines[n + 1] or lines[n + 1].startswith("- For ")
    assert any(" instead of " in lines[n + 1] for n in others)


def test_a_game_that_is_not_over_is_not_analysed(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "begun.weimar"
    path.write_bytes(b"".join(recorded().splitlines(keepends=True)[:12]))
    ran = command("analyse", str(path), "--lang", "en")
    assert_one_line(ran, 2, "not over")


def test_where_it_cannot_be_kept_is_told_in_a_line(command: Command, tmp_path: Path) -> None:
    kept = tmp_path / "nowhere" / "kept"
    ran = command("analyse", str(save_in(tmp_path)), "--keep", str(kept), "--lang", "en")
    assert_one_line(ran, 1, "--keep")


# --- files that somebody else has put there -----------------------------------------------------
def forged(kept: bytes, change: dict[str, object], tag: str) -> bytes:
    """An analysis with the first line of this kind changed."""
    lines = [json.loads(line) for line in kept.splitlines()]
    next(line for line in lines if line["type"] == tag).update(change)
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


FORGERIES: list[tuple[str, dict[str, object]]] = [
    ("pick", {"kind": "\x1b[2Jboo"}),
    ("pick", {"best": "\x1b]0;boo\x07"}),
    ("pick", {"best": "=HYPERLINK(0)", "error": 0}),
    ("pick", {"best": "no such answer", "error": 900_000, "doubt": 0}),
    ("pick", {"chances": {}}),
    ("pick", {"chances": {"west": -5, "east": 10**30}}),
    ("pick", {"chances": {"west": 1, "east": 1, "north": 1}}),
    ("pick", {"luck": {"\x1b[2J": 5}}),
    ("pick", {"error": 10**400}),
    ("pick", {"n": 7}),
    ("pick", {"seat": "east"}),
    ("turning", {"n": 10**9}),
    ("turning", {"n": 0}),
    ("turning", {"n": -3}),
    ("turning", {"turned": {}}),
    ("turning", {"advice": [{"option": "no such answer"}]}),
    ("turning", {"advice": [{"option": "x", "reasons": [{"id": "\x1b[2J"}]}] * 500}),
]


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Replay:
    return Replay.open(save_in(tmp_path_factory.mktemp("forged")), games_of(None))


@pytest.mark.parametrize(("tag", "change"), FORGERIES)
def test_a_forged_analysis_is_read_up_to_what_was_changed(
    replay: Replay, tmp_path: Path, tag: str, change: dict[str, object]
) -> None:
    path, true = tmp_path / "kept", judged()
    path.write_bytes(true)
    head = head_of(replay)
    whole = read_review(path, head, replay)
    assert whole.is_finished and len(whole.turning) > 1
    path.write_bytes(forged(true, change, tag))
    review = read_review(path, head, replay)
    assert not review.is_finished and review.turning == []
    assert review.picks == ([] if tag == "pick" else whole.picks)


@pytest.mark.parametrize("odd", ["link", "hard link", "pipe", "folder", "socket"])
def test_nothing_is_written_or_waited_for_through_an_odd_file(
    command: Command, tmp_path: Path, odd: str
) -> None:
    save = save_in(tmp_path)
    kept, precious = tmp_path / "short.weimar.analysis", tmp_path / "precious"
    precious.write_bytes(b"mine")
    match odd:
        case "link":
            kept.symlink_to(precious)
        case "hard link":
            kept.hardlink_to(precious)
        case "pipe":
            os.mkfifo(kept)
        case "folder":
            kept.mkdir()
        case "socket":
            socket.socket(socket.AF_UNIX).bind(str(kept))
    elsewhere = kept_review(save)
    elsewhere.write_bytes(judged())  # otherwise it would be judged for seconds
    assert command("analyse", str(save), "--quietly").status == 0
    assert (precious.read_bytes(), elsewhere.read_bytes()) == (b"mine", judged())
    elsewhere.unlink()
    if odd not in ("folder",):
        ran = command("analyse", str(save), "--quietly", "--keep", str(kept), "--lang", "en")
        assert_one_line(ran, 1, "--keep")
        assert precious.read_bytes() == b"mine"


def test_an_analysis_of_any_size_is_not_read_whole(replay: Replay, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_bytes(judged())
    os.truncate(path, 1 << 40)  # sparse
    assert not read_review(path, head_of(replay), replay).picks


def test_the_analysis_of_a_game_that_ships_is_kept_among_the_players_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    example = data_folder("saves") / "example.weimar"
    (tmp_path / "link").symlink_to(example.parent)
    for save in (example, tmp_path / "link" / "example.weimar"):
        assert kept_review(save).parent == tmp_path / "weimar-tui" / "reviews"
    assert kept_review(tmp_path / "my.weimar") == tmp_path / "my.weimar.analysis"
