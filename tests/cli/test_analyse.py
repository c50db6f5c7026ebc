"""`weimar analyse`: a review written out; what cannot be analysed is told in a line."""

from __future__ import annotations

import csv
from pathlib import Path
from xml.etree import ElementTree

from tests.bots.review import recorded, save_in
from tests.cli.conftest import Command, assert_one_line


def test_without_a_choice_it_is_printed_and_once_judged_only_read(
    command: Command, tmp_path: Path
) -> None:
    save, kept = save_in(tmp_path), tmp_path / "short.weimar.analysis"
    judged = b""
    for lang, head in (
        ("en", "# Analysis of short"),
        ("de", "# Analyse von short"),
        ("zh", "# short的分析"),
    ):
        ran = command("analyse", str(save), "--lang", lang)
        assert (ran.status, ran.err) == (0, "")
        assert ran.out.startswith(head)
        assert ran.out.count("\n### ") > 2
        judged = judged or kept.read_bytes()
        assert kept.read_bytes() == judged


def test_all_three_at_once_and_kept_elsewhere(command: Command, tmp_path: Path) -> None:
    names = {kind: tmp_path / f"out.{kind}" for kind in ("markdown", "csv", "svg")}
    said = [part for kind, path in names.items() for part in (f"--{kind}", str(path))]
    kept = tmp_path / "elsewhere"
    ran = command("analyse", str(save_in(tmp_path)), *said, "--keep", str(kept), "--lang", "en")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    assert kept.exists() and not (tmp_path / "short.weimar.analysis").exists()
    rows = list(csv.DictReader(names["csv"].open(encoding="utf-8")))
    assert [int(row["pick"]) for row in rows] == list(range(1, len(rows) + 1))
    assert float(rows[-1]["chance.west"]) == 1.0
    root = ElementTree.parse(names["svg"]).getroot()
    texts = " ".join(root.itertext())
    assert "Analysis of short" in texts and "West 100" in texts and "East 0" in texts


def test_a_game_that_is_not_over_is_not_analysed(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "begun.weimar"
    path.write_bytes(b"".join(recorded().splitlines(keepends=True)[:12]))
    ran = command("analyse", str(path), "--lang", "en")
    assert_one_line(ran, 2, "not over")


def test_where_it_cannot_be_kept_is_told_in_a_line(command: Command, tmp_path: Path) -> None:
    kept = tmp_path / "nowhere" / "kept"
    ran = command("analyse", str(save_in(tmp_path)), "--keep", str(kept), "--lang", "en")
    assert_one_line(ran, 1, "--keep")
